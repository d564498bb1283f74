//! BASE-01 to BASE-11: seats, the first deals, and whose turn it is.

use rules::agenda::Deal;
use rules::card::Cards;
use rules::chance::Draw;
use rules::fact::FactData;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat, TicketId};
use rules::limits::SMALL;
use rules::set::Set;
use rules::setup::{Setup, SetupError};
use rules::tables::Tables;

use crate::rulebook::scene::{Scene, Table};

/// Returns the text of an edition with BASE rules, few trains and tickets, these cards and these
/// extra terms.
pub fn edition(cards: &str, terms: &str) -> String {
    format!(
        "version = 1\ntitle = \"Toy\"\nseats = [\"blue\", \"red\", \"green\", \"yellow\", \"black\"]\n\
         menu = [\"draw-cards\", \"claim-route\", \"draw-tickets\"]\n\
         [cards]\n{cards}\n\
         [[decks]]\nname = \"tickets\"\ntickets = [\"toy\"]\n\
         [terms]\ntrains = 20\nhand = 4\n\
         opening_tickets = {{ deal = 2, keep = 1, returned = \"shuffled-under\" }}\n\
         drawn_tickets = {{ deal = 3, keep = 1 }}\nsecond_owner_from = {{ double = 4, triple = 4 }}\n{terms}\n\
         [steps.claimed]\n1 = {{ route-points = [1, 2, 4, 7, 10, 15] }}\n\
         [score]\nlines = [\"routes\", \"tickets\", {{ longest-path = 10 }}]\n\
         ties = [\"tickets-completed\", \"longest-path\"]\n"
    )
}

/// Enough cards for any toy edition.
pub const CARDS: &str = "red = 12\nyellow = 12\ngreen = 12\nblue = 12\nwhite = 12\nblack = 12\nlocomotive = 14";

/// Returns a scene for three seats on a map of four cities in a row. Two routes that are not a
/// group connect the first two cities.
pub fn toy(terms: &str) -> Scene {
    toy_with(CARDS, terms)
}

/// Returns the scene of [`toy`] with these train cards.
pub fn toy_with(cards: &str, terms: &str) -> Scene {
    let edition = edition(cards, terms).replace(", \"yellow\", \"black\"]", "]");
    let cities = "id,name\na,A\nb,B\nc,C\nd,D\n";
    let routes = "a,b,length,color,group\na,b,2,red,\na,b,2,gray,\nb,c,6,red,\nc,d,6,red,\n";
    let tickets = "deck,a,b,value\ntoy,a,b,1\ntoy,a,c,2\ntoy,a,d,3\ntoy,b,c,4\ntoy,b,d,5\ntoy,c,d,6\n";
    Scene::toy(&edition, cities, routes, tickets, 3)
}

/// Starts a game in which nearly every market is reset.
pub fn locomotives(seed: u64) -> Table {
    let scene = toy_with("red = 12\nlocomotive = 90", "");
    Table::start(scene.tables, scene.setup, seed)
}

fn setup(edition: &str, colors: &[&str]) -> Result<(), SetupError> {
    let edition = maps::edition(edition).expect("the edition is embedded");
    let colors = colors.iter().map(|color| color.to_string()).collect();
    let setup = Setup { colors, first: None, open_cards: false, offices: Vec::new(), delivery: Vec::new() };
    let tables = Tables::<SMALL>::new(edition).expect("it fits");
    Game::new(tables, &setup, &mut rules::fact::NoListener).map(|_| ())
}

const COLORS: [&str; 5] = ["blue", "red", "green", "yellow", "black"];

#[test]
fn base_01_a() {
    assert_eq!(maps::edition("usa-new").expect("it is embedded").seat_colors, COLORS);
    for seats in 2..=5 {
        assert_eq!(setup("usa-new", &COLORS[..seats]), Ok(()));
    }
}

#[test]
fn base_01_b() {
    let refused = |seats| Err(SetupError::SeatCount { seats, min: 2, max: 5 });
    assert_eq!(setup("usa-new", &COLORS[..1]), refused(1));
    assert_eq!(setup("usa-new", &["blue", "red", "green", "yellow", "black", "white"]), refused(6));
}

#[test]
fn base_01_c() {
    let twice = SetupError::ColorTwice { color: "red".into() };
    assert_eq!(setup("usa-new", &["red", "blue", "red"]), Err(twice));
}

/// Returns the cards in market, discard pile and hands.
fn seen_cards(t: &Table) -> Cards {
    let mut all = t.game.open().market.cards();
    all.add_all(&t.game.open().discard);
    (0..t.setup.colors.len()).for_each(|seat| all.add_all(&t.own(seat).hand));
    all
}

#[test]
fn base_02_a() {
    let all = crate::rulebook::scene::cards(&("proygbwk".repeat(12) + &"L".repeat(14)));
    assert_eq!(maps::edition("usa-new").expect("it is embedded").cards, all);
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        let mut t = Table::new("usa-new", seats, seed);
        t.random_play(seed, 5, |t| {
            let seen = seen_cards(t);
            assert_eq!(seen.len() + t.game.open().deck, 110);
            assert!(all.holds(&seen));
            // The contents of the deck are known when the game waits for a card.
            if let Waiting::Chance(Draw::Card { mut cards, .. }) = t.game.waiting() {
                cards.add_all(&seen);
                assert_eq!(cards, all);
            }
        });
        let mut end = seen_cards(&t);
        end.add_all(&t.game.view(rules::seen::Viewer::Spectator).shown.expect("all is shown").deck);
        assert_eq!(end, all);
    }
}

#[test]
fn base_03_a_r_60() {
    let edition = maps::edition("usa-new").expect("it is embedded");
    let classic = maps::edition("usa-classic").expect("it is embedded");
    let list = |tickets: &[rules::ticket::Ticket]| -> Vec<(String, u8)> {
        tickets.iter().map(|ticket| (ticket.id.clone(), ticket.value)).collect()
    };
    let more = [("washington-atlanta", 4), ("montreal-chicago", 7), ("winnipeg-omaha", 6)];
    assert_eq!((edition.tickets.len(), classic.tickets.len()), (33, 30));
    assert_eq!(list(&edition.tickets[..30]), list(&classic.tickets));
    assert_eq!(list(&edition.tickets[30..]), more.map(|(id, value)| (id.to_string(), value)));
    for (seats, seed) in [(2, 4), (5, 5)] {
        let mut t = Table::new("usa-new", seats, seed);
        t.random_play(seed, 2, |t| {
            let mut seen: Set<TicketId, SMALL> = Set::EMPTY;
            let mut count = usize::from(t.left(0));
            for seat in 0..seats {
                let own = t.own(seat);
                for ticket in own.tickets.iter().chain(own.offer.as_slice().iter().copied()) {
                    seen.insert(ticket);
                    count += 1;
                }
            }
            assert_eq!((count, seen.len() + usize::from(t.left(0))), (33, 33));
            if let Waiting::Chance(Draw::Ticket(next)) = t.game.waiting() {
                assert!(!next.meets(seen));
            }
        });
        let in_deck = t.log.iter().map(|what| match what {
            FactData::TicketsShown { layers, .. } => layers[0].len() + layers[1].len(),
            FactData::TicketShown { .. } => 1,
            FactData::HandShown { tickets, .. } => tickets.len(),
            _ => 0,
        });
        assert_eq!(in_deck.sum::<usize>(), 33);
    }
}

#[test]
fn base_04_a_r_01() {
    for edition in ["usa-new", "usa-classic"] {
        let mut t = Table::new(edition, 3, 1);
        t.keep_all(2);
        assert!(t.asks().starts_with("turn"));
        assert_eq!(t.game.open().score, [0; 5]);
        assert_eq!(t.game.open().trains, [45, 45, 45, 0, 0]);
    }
}

/// Deals the opening hands of a game and nothing else.
fn hands_dealt(seats: usize) -> (Table, Vec<usize>) {
    let edition = maps::edition("usa-new").expect("it is embedded");
    let setup = Setup::of(&edition, seats);
    let mut t = Table::undealt(Tables::new(edition).expect("it fits"), setup, 1);
    let mut order = Vec::new();
    while let Some(Deal::OpeningCard(seat)) = t.game.deal_due() {
        order.push(seat.index());
        t.deal_one();
    }
    (t, order)
}

#[test]
fn base_05_a_r_04() {
    let (mut t, order) = hands_dealt(2);
    assert_eq!(order, [0, 0, 0, 0, 1, 1, 1, 1]);
    assert_eq!((t.game.open().deck, t.market()), (102, "- - - - -".into()));
    assert_eq!(t.game.open().hands, [4, 4, 0, 0, 0]);
    // After the hands come the market from slot 0, four tickets for each seat from seat 0, and the question to all
    // seats.
    let mut due = Vec::new();
    while let Some(deal) = t.game.deal_due() {
        due.push(deal);
        t.deal_one();
    }
    let slots = (0..5).map(|slot| Deal::Market(Id::new(slot)));
    let tickets = [0, 0, 0, 0, 1, 1, 1, 1].map(|seat| Deal::Ticket(Seat::new(seat), 0));
    assert_eq!(due, slots.chain(tickets).collect::<Vec<_>>());
    assert_eq!(t.asks(), "opening");
}

#[test]
fn base_05_b() {
    let (t, order) = hands_dealt(5);
    assert_eq!((order.len(), t.game.open().deck), (20, 90));
    assert_eq!(t.game.open().hands, [4; 5]);
}

/// Starts a two-player game with a given market. Returns the market, deck and discard pile, and the
/// number of resets.
fn opening(market: &str) -> (String, [u8; 2], usize) {
    let t = Table::opening("usa-new", 2, "pppp oooo", market);
    assert_eq!((t.hand(0), t.hand(1)), ("pppp".into(), "oooo".into()));
    (t.market(), t.piles(), t.count(|what| *what == FactData::MarketReset))
}

#[test]
fn base_06_a() {
    assert_eq!(opening("r g L b L"), ("r g L b L".into(), [97, 0], 0));
}

#[test]
fn base_06_b() {
    assert_eq!(opening("rLLLb ykwgr"), ("y k w g r".into(), [92, 5], 1));
}

#[test]
fn base_06_c() {
    assert_eq!(opening("LLLLL ykwgr"), ("y k w g r".into(), [92, 5], 1));
}

#[test]
fn base_06_d() {
    assert_eq!(opening("rLLLb LgLyL LkwgL"), ("L k w g L".into(), [87, 10], 2));
}

#[test]
fn base_06_e() {
    let rows = ["rLLLb", "LgLyL", "kLLLk", "bLLLb"];
    for resets in 0..=4 {
        let market = rows[..resets].concat() + "ykwgr";
        let back = 5 * resets as u8;
        assert_eq!(opening(&market), ("y k w g r".into(), [97 - back, back], resets));
    }
}

#[test]
fn base_06_f() {
    let mut stood = 0;
    for seed in 0..20 {
        let t = locomotives(seed);
        let resets = t.count(|what| *what == FactData::MarketReset);
        assert!(resets <= 10);
        assert_eq!(t.game.open().stands, t.game.open().market.locomotives() >= 3);
        stood += usize::from(t.game.open().stands && resets == 10);
    }
    assert!(stood > 10);
}

#[test]
fn base_07() {
    let mut t = Scene::new("usa-new", 2).market("r g b y k").deck("ww").hand(0, "LL").play();
    t.claim(0, "denver-santa_fe", "LL");
    assert_eq!((t.score(0), t.score(1)), (2, 0));
    assert!(t.game.standings().is_none());
    let lines = |turns| {
        let scene = Scene::new("usa-new", 2).market("r g b y k").deck("ww").hand(0, "LL").turns_left(turns);
        let mut t = scene.play();
        t.claim(0, "denver-santa_fe", "LL");
        t.game.standings().map(|standings| standings.results()[0].lines[2])
    };
    assert_eq!((lines(2), lines(1)), (None, Some(10)));
}

#[test]
fn base_08_a() {
    for kept in 2..=4 {
        let mut t = Table::new("usa-new", 2, 1);
        let offer = t.offer(0);
        assert_eq!((offer.len(), t.left(0)), (4, 33 - 8));
        t.act(0, &format!("keep {}", offer[..kept].join(" ")));
        let kept_by_1 = t.offer(1).join(" ");
        t.act(1, &format!("keep {kept_by_1}"));
        let mut held = offer[..kept].to_vec();
        let mut have = t.tickets(0);
        held.sort();
        have.sort();
        assert_eq!((have, usize::from(t.left(0))), (held, 25 + 4 - kept));
    }
}

#[test]
fn base_08_b() {
    let mut t = Table::new("usa-new", 2, 1);
    let one = format!("keep {}", t.offer(0)[3]);
    assert_eq!(t.refused(0, "keep"), "keep_too_few");
    assert_eq!(t.refused(0, &one), "keep_too_few");
}

#[test]
fn base_08_c() {
    let mut t = Table::new("usa-new", 2, 1);
    let (mine, theirs) = (t.offer(0), t.offer(1));
    assert_eq!(t.refused(0, &format!("keep {} {}", mine[0], theirs[0])), "bad_ticket_set");
    assert_eq!(t.refused(0, &format!("keep {} {}", mine[0], mine[0])), "bad_ticket_set");
    assert_eq!(t.refused(0, &format!("keep {} {} {}", mine[0], mine[1], mine[0])), "bad_ticket_set");
}

#[test]
fn base_08_d_r_05() {
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let mut t = Table::new("usa-new", 3, 1);
        for seat in order {
            assert_eq!((t.asks(), t.game.open().turn), ("opening".into(), None));
            assert_eq!(t.refused(seat, "draw"), "wrong_phase");
            let kept = t.offer(seat)[1..3].join(" ");
            t.act(seat, &format!("keep {kept}"));
        }
        assert!(t.asks().starts_with("turn"));
    }
}

#[test]
fn base_08_e() {
    let tables = [2, 4].map(|kept| {
        let mut t = Table::new("usa-new", 3, 1);
        for seat in [0, 1] {
            let kept = t.offer(seat)[..kept].join(" ");
            t.act(seat, &format!("keep {kept}"));
        }
        t
    });
    let seen = tables.each_ref().map(|t| {
        assert_eq!((t.game.open().held[0].total(), t.game.open().offered[0].total()), (0, 4));
        let view = t.game.view(rules::seen::Viewer::Seat(Seat::new(2)));
        (t.told[2].clone(), t.log.clone(), serde_json::to_string(&view).expect("a view can be sent"))
    });
    assert_eq!(seen[0], seen[1]);
    let [mut t, _] = tables;
    let kept = t.offer(2)[..3].join(" ");
    t.act(2, &format!("keep {kept}"));
    assert_eq!(t.game.open().held.map(|held| held.total()), [2, 2, 3, 0, 0]);
}

#[test]
fn base_08_f() {
    let mut t = Table::new("usa-new", 2, 1);
    let offer = t.offer(0);
    t.act(0, &format!("keep {} {}", offer[0], offer[1]));
    assert_eq!(t.refused(0, &format!("keep {} {}", offer[2], offer[3])), "wrong_phase");
    assert_eq!(t.refused(0, &format!("keep {} {}", offer[0], offer[1])), "wrong_phase");
    let kept = t.offer(1).join(" ");
    t.act(1, &format!("keep {kept}"));
    let mut held = t.tickets(0);
    held.sort();
    let mut kept = offer[..2].to_vec();
    kept.sort();
    assert_eq!(held, kept);
}

#[test]
fn base_08_g() {
    let mut t = Table::new("usa-new", 5, 1);
    t.keep_all(2);
    assert_eq!((t.left(0), t.game.open().layers[0]), (23, [13, 10, 0]));
}

#[test]
fn base_08_h() {
    let mut t = Table::new("usa-new", 5, 1);
    t.keep_all(4);
    assert_eq!((t.left(0), t.game.open().layers[0]), (13, [13, 0, 0]));
}

#[test]
fn base_08_i_r_06() {
    for (edition, undealt, returned) in [("usa-new", 13, 10), ("usa-classic", 15, 5)] {
        let mut t = Table::new(edition, 5, 1);
        let dealt: Vec<TicketId> = (0..5).flat_map(|seat| t.own(seat).offer.as_slice().to_vec()).collect();
        let kept: Vec<TicketId> = (0..5).flat_map(|seat| t.own(seat).offer.as_slice()[..2].to_vec()).collect();
        t.keep_all(2);
        let mut came = Vec::new();
        let mut sizes = Vec::new();
        while t.left(0) > 0 {
            let seat = t.game.open().turn.expect("a turn is on").index();
            t.act_alone(seat, "tickets");
            while let Waiting::Chance(Draw::Ticket(next)) = t.game.waiting() {
                sizes.push(next.len());
                t.deal_one();
            }
            came.extend(t.own(seat).offer.as_slice());
            let all = t.offer(seat).join(" ");
            t.act(seat, &format!("keep {all}"));
        }
        assert!(came[..undealt].iter().all(|ticket| !dealt.contains(ticket)));
        assert!(came[undealt..].iter().all(|ticket| dealt.contains(ticket) && !kept.contains(ticket)));
        // Any ticket not dealt at the opening can come first. Once these are gone, any returned
        // ticket can come next.
        assert_eq!(sizes, (1..=undealt).rev().chain((1..=returned).rev()).collect::<Vec<_>>());
    }
}

/// Returns the seats whose turns began.
fn turns(t: &Table) -> Vec<usize> {
    let began = t.log.iter().filter_map(|what| match what {
        FactData::TurnBegan { seat } => Some(seat.index()),
        _ => None,
    });
    began.collect()
}

#[test]
fn base_09_a() {
    for seats in 2..=5 {
        let mut t = Table::new("usa-new", seats, 3);
        t.random_play(3, 5, |_| {});
        let turns = turns(&t);
        assert!(turns.len() > 2 * seats);
        assert!(turns.windows(2).all(|pair| pair[1] == (pair[0] + 1) % seats));
    }
}

#[test]
fn base_09_b_r_03() {
    let found = |t: &Table| t.log.iter().position(|what| matches!(what, FactData::FirstFound { .. }));
    let mut firsts = Vec::new();
    for seed in 0..40 {
        let mut t = Table::new("usa-new", 3, seed);
        for seat in [1, 2] {
            let kept = t.offer(seat).join(" ");
            t.act(seat, &format!("keep {kept}"));
        }
        assert_eq!((found(&t), t.game.open().first, t.game.open().turn), (None, None, None));
        let kept = t.offer(0).join(" ");
        t.act_alone(0, &format!("keep {kept}"));
        assert!(t.game.deal_due() == Some(Deal::First));
        t.deal_one();
        firsts.push(t.game.open().first.expect("it is settled").index());
        assert_eq!(turns(&t), firsts[firsts.len() - 1..]);
    }
    assert!((0..3).all(|seat| firsts.contains(&seat)));
    // The host can choose the starting seat, but it too is announced only after the choice of
    // tickets.
    let edition = maps::edition("usa-new").expect("it is embedded");
    let setup = Setup { first: Some(Seat::new(2)), ..Setup::of(&edition, 3) };
    let mut t = Table::start(Tables::new(edition).expect("it fits"), setup, 1);
    assert_eq!(found(&t), None);
    t.keep_all(2);
    assert!(found(&t).is_some());
    assert_eq!(t.asks(), "turn 2");
}

fn midgame(edition: &str) -> Scene {
    Scene::new(edition, 2).market("r g b y k").deck("wwpp").hand(0, "oooorrr")
}

#[test]
fn base_10_a() {
    for first in ["draw", "take 0"] {
        let mut t = midgame("usa-new").play();
        t.act(0, first);
        assert_eq!(t.refused_claim(0, "calgary-vancouver", "rrr"), "wrong_phase");
    }
}

#[test]
fn base_10_b() {
    let mut t = midgame("usa-new").play();
    t.claim(0, "calgary-vancouver", "rrr");
    assert_eq!(t.refused(0, "tickets"), "not_your_turn");
    let mut t = midgame("germany").waiting("berlin", "rg").play();
    t.claim(0, "berlin-leipzig", "oooo");
    assert_eq!(t.asks(), "passenger 0 berlin");
    assert_eq!(t.refused(0, "tickets 2 2"), "wrong_phase");
}

#[test]
fn base_10_c_r_21() {
    let draw = midgame("usa-new").hand(0, "").pile(0, &[]);
    let claim = midgame("usa-new").bare().hand(0, "r");
    let tickets = midgame("usa-new").market("- - - - -").deck("").hand(0, "");
    for (scene, kinds) in [(draw, 6), (claim, 9), (tickets, 1)] {
        let mut t = scene.play();
        assert_eq!(t.choices(0).len(), kinds);
        assert_eq!(t.refused(0, "pass"), "cannot_pass");
    }
}

#[test]
fn base_11() {
    let standings = Scene::new("usa-new", 2)
        .owns(0, &["denver-santa_fe", "el_paso-santa_fe"])
        .score(0, 4)
        .holds(0, &["denver-el_paso", "new_york-atlanta"])
        .owns(1, &["atlanta-nashville"])
        .score(1, 1)
        .count();
    let [first, second] = standings.results() else { panic!("two seats") };
    assert_eq!((&first.lines[..3], first.total, first.place), (&[4, 4 - 6, 10][..], 12, 1));
    assert_eq!((&second.lines[..3], second.total, second.place), (&[1, 0, 0][..], 1, 2));
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::ZERO]);
}
