//! The invariants of docs/rules.md hold in random play, and the checks can fail.
//!
//! `HIGHBALL_GAMES` sets the number of games.

use dealer::{Fast, Stream, game_seed};
use laws::{EDITIONS, boards, candidates, embedded, fuzz, linked, oracle, reference, twins};
use rayon::prelude::*;
use rules::card::{Card, Cards, Color};
use rules::chance::{Dealer, Draw, Outcome};
use rules::fact::NoListener;
use rules::game::{Game, Waiting};
use rules::ids::{Id, RouteId, Seat};
use rules::limits::{LARGE, SMALL};
use rules::network::Network;
use rules::set::Set;
use rules::setup::Setup;
use rules::tables::Tables;

fn games() -> u64 {
    std::env::var("HIGHBALL_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(600)
}

/// Plays all editions, seat counts and policies at random, and checks every law at every step.
#[test]
fn inv_01_inv_02_inv_03_inv_04_inv_05_inv_06_inv_07_inv_08_inv_09_inv_10_inv_11_inv_12_inv_13_inv_14_inv_15() {
    let plan = fuzz::FuzzPlan { seed: 2026, refusals_every: 8, refusals: 4, replay_every: 10 };
    let reports: Result<Vec<fuzz::FuzzReport>, String> =
        (0..games()).into_par_iter().map(|at| fuzz::game(&plan, at)).collect();
    let mut sum = fuzz::FuzzReport::default();
    reports.unwrap_or_else(|broken| panic!("{broken}")).iter().for_each(|report| sum.add(report));
    assert_eq!(sum.games, games());
    assert!(sum.refusals > sum.games && sum.undone > 0);
    println!("{} games, {} inputs, {} refusals, {} undone", sum.games, sum.inputs, sum.refusals, sum.undone);
    for (name, count) in sum.rare {
        println!("{name}: {count}");
        assert!(count > 0 || games() < 600, "{name} never came about");
    }
}

/// Positions that break the laws INV-01 to INV-07 are detected.
#[test]
fn broken_laws_are_reported() {
    use rules::position::Position;
    let tables = Tables::<SMALL>::new(embedded("usa-new")).expect("it fits");
    let setup = Setup::of(tables.edition(), 2);
    let broken = |change: &dyn Fn(&mut Position<SMALL>)| {
        let mut position = Position::new(&tables);
        position.market = [Some(Card::Color(Color::Red)); 5];
        change(&mut position);
        position.game(tables.clone(), &setup, &mut NoListener).expect("it can be set up").broken_law()
    };
    assert_eq!(broken(&|_| {}), None);
    assert_eq!(broken(&|position| position.newspapers[0] = 1), Some("INV-01 cards"));
    assert_eq!(broken(&|position| position.passengers[0][0] = 1), Some("INV-01 passengers"));
    assert_eq!(broken(&|position| position.trains[1] = 44), Some("INV-02"));
    assert_eq!(broken(&|position| position.score[0] = 3), Some("INV-03"));
    assert_eq!(broken(&|position| position.market[2] = None), Some("INV-05 INV-06"));
    let no_deck = |position: &mut Position<SMALL>| {
        position.discard = Cards::of(Card::Locomotive, 3);
        let mut rest = tables.edition().cards;
        [position.discard, Cards::of(Card::Color(Color::Red), 5)].iter().for_each(|lying| rest.take_all(lying));
        position.hands[1] = rest;
    };
    assert_eq!(broken(&no_deck), Some("INV-04"));
    let locomotives = |position: &mut Position<SMALL>| position.market = [Some(Card::Locomotive); 5];
    assert_eq!(broken(&locomotives), Some("INV-05 INV-06"));
    let both_of_a_double = |position: &mut Position<SMALL>| {
        position.routes = [vec![RouteId::new(3)], vec![RouteId::new(4)], vec![], vec![], vec![]];
        position.score = [7, 7, 0, 0, 0];
        position.trains = [41, 41, 45, 45, 45];
    };
    assert_eq!(broken(&both_of_a_double), Some("INV-07"));
}

/// The same seed gives the same game in either capacity.
#[test]
fn both_capacities_play_the_same_games() {
    fn play<const W: usize>(name: &str, seed: u64) -> Vec<String> {
        let tables = Tables::<W>::new(embedded(name)).expect("it fits");
        let setup = Setup::of(tables.edition(), 3);
        let mut game = Game::new(tables, &setup, &mut NoListener).expect("the table can start");
        let (mut dealer, mut stream) = (Fast::new(seed, 0), Stream::new(seed));
        let mut hashes = Vec::new();
        game.deal_all(&mut dealer, &mut NoListener);
        while let Some(seat) = game.to_move() {
            let action = {
                let choices = game.choices(seat);
                choices.nth(stream.below(choices.len()))
            };
            game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
            hashes.push(rules::hash::state_hash(&game, &setup.colors));
        }
        hashes
    }
    for name in EDITIONS {
        for seed in 0..4 {
            assert_eq!(play::<SMALL>(name, seed), play::<LARGE>(name, seed));
        }
    }
}

/// Tests ENG-03 exhaustively on small boards: among all sensible actions, exactly the listed ones
/// are accepted.
#[test]
fn offered_equals_accepted() {
    for seed in 0..60 {
        let tables = Tables::<SMALL>::new(boards::generated(seed)).expect("it fits");
        let setup = Setup::of(tables.edition(), tables.edition().seat_colors.len());
        let mut game = Game::new(tables, &setup, &mut NoListener).expect("the table can start");
        let (mut dealer, mut stream) = (Fast::new(seed, 0), Stream::new(seed));
        game.deal_all(&mut dealer, &mut NoListener);
        while let Some(seat) = game.to_move() {
            let listed: Vec<_> = game.choices(seat).iter().collect();
            for action in candidates::all(&game, seat) {
                let accepted = game.check(seat, &action).is_ok();
                assert_eq!(accepted, is_listed(&listed, &action), "board {seed}: {action:?}");
                assert_eq!(accepted, oracle::expected(&game, seat, &action).is_none(), "board {seed}: {action:?}");
            }
            let distinct = listed.iter().enumerate().all(|(at, action)| !listed[..at].contains(action));
            assert!(distinct, "board {seed}: a choice is listed twice");
            let action = listed[stream.below(listed.len())];
            game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
        }
    }
}

/// Checks whether an action is listed. A single returned ticket may be omitted: both forms are the
/// same action.
fn is_listed(listed: &[rules::action::Action], action: &rules::action::Action) -> bool {
    use rules::action::Action;
    listed.iter().any(|known| match (known, action) {
        (Action::KeepTickets { kept, returned }, Action::KeepTickets { kept: other, returned: none })
            if none.is_empty() && returned.len() == 1 =>
        {
            let sorted = |list: &rules::ticket::TicketList| {
                let mut ids = list.as_slice().to_vec();
                ids.sort();
                ids
            };
            sorted(kept) == sorted(other)
        }
        _ => known == action,
    })
}

/// If every deal on a small board has the first possible outcome, the number of different games
/// after some decisions is known. A missing or additional choice would change that number.
#[test]
fn counts_of_games() {
    struct First;
    impl Dealer for First {
        fn pick<const W: usize>(&mut self, draw: &Draw<W>) -> Outcome {
            draw.nth(0)
        }
    }
    fn count(game: &Game<SMALL>, depth: usize) -> u64 {
        let Some(seat) = game.to_move().filter(|_| depth > 0) else { return 1 };
        let choices: Vec<_> = game.choices(seat).iter().collect();
        choices.iter().fold(0, |sum, action| {
            let mut next = game.clone();
            next.act_dealt(seat, action, &mut First, &mut NoListener);
            sum + count(&next, depth - 1)
        })
    }
    let counts = |seed: u64| -> Vec<u64> {
        let tables = Tables::<SMALL>::new(boards::generated(seed)).expect("it fits");
        let mut game = Game::new(tables.clone(), &Setup::of(tables.edition(), 2), &mut NoListener).expect("it starts");
        game.deal_all(&mut First, &mut NoListener);
        (1..=5).map(|depth| count(&game, depth)).collect()
    };
    assert_eq!(counts(1), COUNTS[0]);
    assert_eq!(counts(2), COUNTS[1]);
    assert_eq!(counts(5), COUNTS[2]);
}

const COUNTS: [[u64; 5]; 3] = [[3, 9, 63, 333, 2331], [1, 1, 7, 29, 185], [1, 1, 10, 60, 507]];

/// Both path finders agree on random graphs, which are random routes on generated and embedded
/// boards.
#[test]
fn longest_path_agrees_with_every_walk() {
    let graphs = (games() * 100) as usize;
    let boards = 40;
    (0..boards as u64).into_par_iter().for_each(|board| {
        let edition =
            if board < EDITIONS.len() as u64 { embedded(EDITIONS[board as usize]) } else { boards::generated(board) };
        let tables = Tables::<SMALL>::new(edition.clone()).expect("it fits");
        let mut stream = Stream::new(board);
        for _ in 0..graphs / boards {
            let wanted = 1 + stream.below(11.min(edition.routes.len()));
            let routes: Set<RouteId, SMALL> =
                (0..wanted).map(|_| RouteId::new(stream.below(edition.routes.len()))).collect();
            let list: Vec<usize> = routes.iter().map(RouteId::index).collect();
            let found = Network::new(&tables, routes).longest_path(&tables) as usize;
            assert_eq!(found, reference::longest_path(&edition, &list), "{} {list:?}", edition.name);
        }
    });
}

/// Twins look the same to their viewer, and the test detects a planted leak.
#[test]
fn twins_see_the_same() {
    let pairs = (games() as usize / 5).clamp(30, 2_000);
    assert_eq!(twins::compare(pairs, 11, twins::honest), Ok(0));
    assert_eq!(twins::compare_linked(pairs, 11, twins::honest), Ok(0));
    let leaks: [(&str, twins::Eye); 4] = [
        ("the choices of another seat", |game, seat| {
            let other = Seat::new((seat.index() + 1) % game.open().seats());
            game.choices(other).len().to_string()
        }),
        ("what chance may deal", |game, _| match game.waiting() {
            Waiting::Chance(Draw::Card { cards, .. }) => cards.to_string(),
            _ => String::new(),
        }),
        ("the hash of the whole game", |game, _| {
            let colors: Vec<String> = (0..game.open().seats()).map(|seat| seat.to_string()).collect();
            rules::hash::state_hash(game, &colors)
        }),
        ("locomotives of the next seat", |game, seat| {
            let other = Seat::new((seat.index() + 1) % game.open().seats());
            game.sight(other).own.hand.locomotives().to_string()
        }),
    ];
    for (name, leak) in leaks {
        assert!(twins::compare(150, 12, leak).expect("records replay") > 0, "{name} was not noticed");
        assert!(twins::compare_linked(60, 12, leak).expect("records replay") > 0, "{name} was not noticed");
    }
}

/// Tests INV-13 for the dealer that servers use: the same seed gives the same opening deals, and a
/// different seed gives different ones.
#[test]
fn inv_13_chacha() {
    let deals = |seed: u8| {
        let tables = Tables::<SMALL>::new(embedded("germany")).expect("it fits");
        let mut game = Game::new(tables.clone(), &Setup::of(tables.edition(), 5), &mut NoListener).expect("it starts");
        game.deal_all(&mut dealer::Chacha::new([seed; 32], 0), &mut NoListener);
        rules::hash::state_hash(&game, &Setup::of(tables.edition(), 5).colors)
    };
    assert_eq!(deals(1), deals(1));
    assert_ne!(deals(1), deals(2));
    assert_ne!(game_seed(1, 0), game_seed(1, 1));
}

/// Plays generated campaign games at random, and checks every law at every step.
#[test]
fn campaign_games_obey_the_laws() {
    let plan = fuzz::FuzzPlan { seed: 1893, refusals_every: 1, refusals: 0, replay_every: 5 };
    let games = games() / 4;
    let reports: Result<Vec<fuzz::FuzzReport>, String> =
        (0..games).into_par_iter().map(|at| linked::game(&plan, at)).collect();
    let mut sum = fuzz::FuzzReport::default();
    reports.unwrap_or_else(|broken| panic!("{broken}")).iter().for_each(|report| sum.add(report));
    assert_eq!(sum.games, games);
    assert!(sum.refusals > sum.games && sum.undone > 0);
}
