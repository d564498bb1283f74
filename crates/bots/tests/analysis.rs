//! The analysis gives win chances for every position, and finds the cost of careless choices.

use std::sync::Arc;

use bots::analysis::{AnalysedMove, GameAnalysis, Judge, TURNING, Weighed, turning_points};
use bots::{Player, Roster, player_seed};
use dealer::Fast;
use rules::action::Action;
use rules::chance::Dealer;
use rules::choices::Choices;
use rules::edition::Edition;
use rules::fact::NoListener;
use rules::game::Waiting;
use rules::ids::Id;
use rules::limits::SMALL;
use rules::record::{Record, RecordHeader, RecordInput, Recorder};
use rules::setup::Setup;
use rules::tables::Tables;

fn tables(edition: &str) -> Arc<Tables<SMALL>> {
    Tables::new(maps::edition(edition).expect("it is embedded")).expect("it fits")
}

/// Returns the board of `usa-classic` under a name for which there is no network.
fn unlearned() -> Arc<Tables<SMALL>> {
    let edition = maps::edition("usa-classic").expect("it is embedded");
    Tables::new(Arc::new(Edition { name: "own".to_string(), ..(*edition).clone() })).expect("it fits")
}

/// Plays a game between two bots and returns its record. `spoil` can change a seat's action.
fn played(
    tables: &Arc<Tables<SMALL>>,
    bots: &[&str],
    seed: u64,
    mut spoil: impl FnMut(&Recorder<SMALL>, usize, Action) -> Vec<RecordInput>,
) -> Record {
    let setup = Setup::of(tables.edition(), bots.len());
    let header = RecordHeader::new(tables.edition(), setup, "fast", None);
    let mut game = Recorder::new(Arc::clone(tables), header, &mut NoListener).expect("it starts");
    let roster = Roster::new(tables);
    let sit = |(seat, name): (usize, &&str)| roster.seat(name, player_seed(seed, seat)).expect("it is listed");
    let mut players: Vec<Box<dyn Player<SMALL>>> = bots.iter().enumerate().map(sit).collect();
    let mut dealer = Fast::new(seed, 0);
    loop {
        let inputs = match game.game().waiting() {
            Waiting::Over => return game.record().clone(),
            Waiting::Chance(draw) => vec![RecordInput::Deal(dealer.pick(&draw))],
            Waiting::Seat(_) | Waiting::Seats(_) => {
                let seat = game.game().to_move().expect("somebody is asked");
                let action = players[seat.index()].decide(&game.game().sight(seat));
                spoil(&game, seat.index(), action)
            }
        };
        inputs.into_iter().for_each(|input| game.apply(input, &mut NoListener).expect("it is legal"));
    }
}

fn honest(game: &Recorder<SMALL>, _seat: usize, action: Action) -> Vec<RecordInput> {
    vec![RecordInput::Act(game.game().to_move().expect("somebody is asked"), action)]
}

#[test]
fn networks_give_chances_for_every_position() {
    let tables = tables("usa-classic");
    let roster = Roster::new(&tables);
    let record = played(&tables, &["planner", "planner", "greedy"], 4, honest);
    let course = roster.course(&record).expect("it replays");
    assert_eq!(course.judge, Judge::Network);
    assert_eq!(course.chances.len(), record.inputs.len() + 1);
    for shares in &course.chances {
        assert!(shares.len() == 3 && (shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
    }
    assert_eq!(course.chances[0], vec![1.0 / 3.0; 3], "nobody is ahead at first");
    let last = course.chances.last().expect("there are some");
    assert_eq!(last.iter().filter(|share| **share == 0.0).count(), 2, "one has won: {last:?}");
    let acts = record.inputs.iter().filter(|input| matches!(input, RecordInput::Act(..))).count();
    assert_eq!(course.decisions.len(), acts);
    assert_eq!(Some(course), roster.course(&record), "the same record has the same course");
}

#[test]
fn boards_without_a_network_say_so() {
    let tables = unlearned();
    let roster = Roster::new(&tables);
    let record = played(&tables, &["greedy", "greedy"], 4, honest);
    let mut course = roster.course(&record).expect("it replays");
    assert!(course.judge == Judge::Playouts && course.chances.is_empty() && !course.decisions.is_empty());
    course.fill(vec![vec![0.25, 0.75]; record.inputs.len() + 1]);
    assert!(course.decisions.iter().all(|of| of.chance == if of.seat == 0 { 0.25 } else { 0.75 }));
}

#[test]
fn undone_answers_leave_no_trace() {
    let tables = tables("usa-classic");
    let roster = Roster::new(&tables);
    let plain = played(&tables, &["greedy", "greedy"], 6, honest);
    let mut hesitated = false;
    let record = played(&tables, &["greedy", "greedy"], 6, |game, seat, action| {
        let mut inputs = honest(game, seat, action);
        if !hesitated && matches!(action, Action::Claim { .. }) {
            hesitated = true;
            let (RecordInput::Act(seat, _), at) = (inputs[0], game.record().inputs.len()) else { unreachable!() };
            inputs.extend([RecordInput::Undo(seat, at as u32), inputs[0]]);
        }
        inputs
    });
    assert!(hesitated && record.inputs.len() == plain.inputs.len() + 2);
    let [plain, record] = [&plain, &record].map(|of| roster.course(of).expect("it replays"));
    assert_eq!(plain.chances.last(), record.chances.last());
    assert_eq!(plain.chances[plain.chances.len() - 9..], record.chances[record.chances.len() - 9..]);
}

/// Returns the record of a game in which a planner draws tickets too late to complete any, and the
/// number of inputs before that choice.
fn careless(tables: &Arc<Tables<SMALL>>) -> (Record, usize) {
    let mut slip = None;
    let record = played(tables, &["planner", "planner"], 11, |game, seat, action| {
        let on = game.game().to_move().expect("somebody is asked");
        let sight = game.game().sight(on);
        let late = sight.open.trains[..2].iter().all(|trains| *trains < 16);
        let draw = Action::DrawTickets(None);
        if slip.is_none()
            && seat == 0
            && late
            && matches!(sight.choices(), Choices::Turn(_))
            && sight.check(&draw).is_ok()
        {
            slip = Some(game.record().inputs.len());
            return vec![RecordInput::Act(on, draw)];
        }
        honest(game, seat, action)
    });
    (record, slip.expect("there was a chance to slip"))
}

#[test]
fn planted_blunders_are_found_and_cost() {
    let tables = tables("usa-classic");
    let roster = Roster::new(&tables);
    let (record, slip) = careless(&tables);
    let course = roster.course(&record).expect("it replays");
    assert!(course.doubtful(0).contains(&slip), "{:?} has no {slip}", course.doubtful(0));
    let weighed = roster.weigh(&record, slip, 96).expect("it was an answer");
    assert!(weighed.best != weighed.chosen && weighed.cost > 0.0, "{weighed:?}");
    assert_eq!(Some(&weighed), roster.weigh(&record, slip, 96).as_ref(), "the same question has the same answer");
    assert_eq!(roster.weigh(&record, record.inputs.len(), 8), None);
}

#[test]
fn hints_are_legal_on_boards_with_and_without_a_network() {
    for (tables, judge) in [(tables("usa-classic"), Judge::Network), (unlearned(), Judge::Playouts)] {
        let roster = Roster::new(&tables);
        let record = played(&tables, &["greedy", "greedy"], 2, honest);
        for part in [10, 60, record.inputs.len() - 6] {
            let mut game = Recorder::replay(Arc::clone(&tables), &record, part).expect("it replays");
            for &input in &record.inputs[part..] {
                if game.game().to_move().is_some() {
                    break;
                }
                game.apply(input, &mut NoListener).expect("it is legal");
            }
            let Some(seat) = game.game().to_move() else { continue };
            let hint = roster.hint(&game, seat, 12).expect("the seat is asked");
            assert!(game.game().check(seat, &hint.action).is_ok(), "{hint:?}");
            assert!((0.0..=1.0).contains(&hint.chance), "{hint:?}");
            assert_eq!(hint.judge, judge);
        }
    }
}

/// Creates the analysis of a game in which one seat has these win chances at its decisions.
fn course(chances: &[f64], likely: &[f64]) -> GameAnalysis {
    let decision = |(at, (&chance, &likely))| AnalysedMove { at, seat: 0, chance, likely, weighty: true };
    let decisions = chances.iter().zip(likely).enumerate().map(decision).collect();
    GameAnalysis { judge: Judge::Network, chances: vec![vec![0.5, 0.5], vec![1.0, 0.0]], decisions }
}

#[test]
fn choices_and_luck_add_up() {
    let course = course(&[0.5, 0.3, 0.6, 0.55], &[0.1, 1.0, 0.2, 0.9]);
    assert_eq!(course.doubtful(0), [0, 2], "what a strong player would do is not doubted, and large losses come first");
    let balance = course.balance(0, [0.1, 0.05].into_iter());
    assert!((balance.choice + 0.15).abs() < 1e-9 && (balance.luck - 0.65).abs() < 1e-9, "{balance:?}");
}

#[test]
fn accuracy_is_the_mean_over_ten_choices_or_more() {
    let few = course(&[0.5; 9], &[1.0; 9]);
    assert_eq!(few.balance(0, [0.2].into_iter()).accuracy, None);
    let mut enough = course(&[0.5; 11], &[1.0; 11]);
    enough.decisions[10].weighty = false;
    let accuracy = enough.balance(0, [0.2, 0.1].into_iter()).accuracy.expect("there are ten");
    let wanted = (8.0 + (-2.0f64).exp() + (-1.0f64).exp()) / 10.0;
    assert!((accuracy - wanted).abs() < 1e-9, "{accuracy} instead of {wanted}");
    assert_eq!(enough.balance(1, [].into_iter()).accuracy, None, "a seat without choices");
}

#[test]
fn turning_points_are_few_costly_and_significant() {
    let of = |(at, (cost, sure)): (usize, (f64, bool))| Weighed {
        at,
        seat: 0,
        chosen: Action::Pass,
        best: Action::DrawBlind,
        chance: 0.5,
        cost,
        sure,
        market: Default::default(),
    };
    let costs =
        [(0.04, true), (0.3, false), (0.05, true), (0.2, true), (0.06, true), (0.07, true), (0.08, true), (0.09, true)];
    let weighed: Vec<Weighed> = costs.into_iter().enumerate().map(of).collect();
    let found: Vec<usize> = turning_points(&weighed).iter().map(|of| of.at).collect();
    assert_eq!(found, [3, 7, 6, 5, 4]);
    assert!(weighed[2].cost >= TURNING);
}
