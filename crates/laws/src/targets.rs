//! The functions of the fuzz targets. `fuzz/` runs them on generated inputs with a nightly
//! toolchain. The tests run them on seed inputs and on small mutations of these.

use std::sync::{Arc, OnceLock};

use dealer::{Fast, Stream};
use protocol::ClientMessage;
use rules::edition::{Files, check, parse};
use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::{LARGE, SMALL};
use rules::record::{Recorder, parse_header, parse_record, split_records};
use rules::setup::Setup;
use rules::tables::Tables;

use crate::{EDITIONS, boards, candidates, embedded, oracle};

/// Separator between a map's files when they are joined into one text. The files are, in this
/// order: edition, cities, routes, tickets and ports.
pub const FILE_SEPARATOR: &str = "=====\n";
/// Number of decisions after which a game on a generated map is abandoned.
const MAP_DECISIONS_MAX: usize = 2_000;

fn tables() -> &'static [Arc<Tables<SMALL>>] {
    static TABLES: OnceLock<Vec<Arc<Tables<SMALL>>>> = OnceLock::new();
    TABLES.get_or_init(|| EDITIONS.map(|name| Tables::new(embedded(name)).expect("it fits")).into())
}

/// Plays an arbitrary sequence of actions. Listed actions must be accepted, other actions must be
/// refused for the specified reason, and no law may be broken.
pub fn actions(bytes: &[u8]) {
    let [board, seats, seed, actions @ ..] = bytes else { return };
    let edition = match EDITIONS.get(*board as usize) {
        Some(name) => embedded(name),
        None => boards::generated(u64::from(*board)),
    };
    let tables = Tables::<SMALL>::new(edition).expect("these boards are small");
    let most = tables.edition().seat_colors.len();
    let setup = Setup::of(tables.edition(), 2 + *seats as usize % (most - 1));
    let mut game = Game::new(tables, &setup, &mut NoListener).expect("the table can start");
    let mut dealer = Fast::new(u64::from(*seed), 0);
    game.deal_all(&mut dealer, &mut NoListener);
    for pair in actions.chunks_exact(2) {
        if game.open().over {
            break;
        }
        let seat = Seat::new(pair[0] as usize % game.open().seats());
        let listed = game.choices(seat);
        let action = match (pair[0] & 0x80 == 0, listed.len()) {
            (true, len) if len > 0 => listed.nth(pair[1] as usize * 31 % len),
            _ => candidates::random(&game, seat, &mut Stream::new(u64::from(pair[1]))),
        };
        let expected = oracle::expected(&game, seat, &action);
        let answer = game.act(seat, &action, &mut NoListener);
        assert_eq!(answer.err().map(|refused| refused.code()), expected);
        game.deal_all(&mut dealer, &mut NoListener);
        assert_eq!(game.broken_law(), None);
    }
}

/// Parses arbitrary files. The result must be either a playable map or a list of flaws. Returns
/// true for a map.
pub fn map(text: &str) -> bool {
    let mut parts = text.splitn(5, FILE_SEPARATOR);
    let mut part = || parts.next().unwrap_or("");
    let (edition, cities, routes, tickets, ports) = (part(), part(), part(), part(), part());
    let ports = (!ports.is_empty()).then_some(ports);
    let files = Files { name: "fuzzed", edition, cities, routes, ports, tickets };
    // A draft that has flaws is not a map. It exists only so that the check can find more flaws.
    let (Some(draft), flaws) = parse(&files) else { return false };
    let (true, Ok(edition)) = (flaws.is_empty(), check(draft)) else { return false };
    let tables = Tables::<LARGE>::new(Arc::new(edition)).expect("a checked edition fits the large capacity");
    let setup = Setup::of(tables.edition(), tables.edition().seat_colors.len());
    let mut game = Game::new(tables, &setup, &mut NoListener).expect("a checked edition can be dealt");
    let (mut dealer, mut stream) = (Fast::new(1, 0), Stream::new(2));
    game.deal_all(&mut dealer, &mut NoListener);
    for _ in 0..MAP_DECISIONS_MAX {
        let Some(seat) = game.to_move() else { break };
        let action = {
            let choices = game.choices(seat);
            choices.nth(stream.below(choices.len()))
        };
        game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
        assert_eq!(game.broken_law(), None);
    }
    true
}

/// Parses arbitrary text. The result must be either a client message that survives a round trip, or
/// an error. If the message contains an action that is not among the choices, the rules must refuse
/// the action. Returns whether the text was a message.
pub fn message(text: &str) -> bool {
    let Ok(message) = serde_json::from_str::<ClientMessage>(text) else { return false };
    let written = serde_json::to_string(&message).expect("a message can be written");
    let again: ClientMessage = serde_json::from_str(&written).expect("its own text can be read");
    assert_eq!(serde_json::to_string(&again).expect("it can be written"), written);
    let ClientMessage::Act(act) = message else { return true };
    for game in begun_games() {
        let seat = Seat::new(usize::from(act.seat) % game.open().seats());
        let offered = game.choices(seat).iter().any(|choice| choice == act.action);
        let mut game = game.clone();
        assert_eq!(game.act(seat, &act.action, &mut NoListener).is_ok(), offered);
        game.deal_all(&mut Fast::new(9, 0), &mut NoListener);
        assert_eq!(game.broken_law(), None);
    }
    true
}

/// Returns two games of each edition: one at its first question, and one a little later.
fn begun_games() -> &'static [Game<SMALL>] {
    static GAMES: OnceLock<Vec<Game<SMALL>>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let begun = tables().iter().flat_map(|tables| {
            let setup = Setup::of(tables.edition(), 2);
            let mut game = Game::new(tables.clone(), &setup, &mut NoListener).expect("the table can start");
            let mut dealer = Fast::new(7, 0);
            game.deal_all(&mut dealer, &mut NoListener);
            let first = game.clone();
            for step in 0..24 {
                for seat in (0..2).map(Seat::new) {
                    let choices = game.choices(seat);
                    if !choices.is_empty() {
                        let action = choices.nth(step * 7 % choices.len());
                        game.act(seat, &action, &mut NoListener).expect("it is offered");
                        game.deal_all(&mut dealer, &mut NoListener);
                    }
                }
            }
            [first, game]
        });
        begun.collect()
    })
}

/// Parses arbitrary text. Every parsed record must survive a round trip through text, and its
/// replay must either fail or break no law. Returns the number of parsed records.
pub fn record(text: &str) -> usize {
    let mut parsed = 0;
    for (_, text) in split_records(text) {
        let Ok(header) = parse_header(text) else { continue };
        let known = tables().iter().find(|tables| tables.edition().name == header.edition);
        let Some(tables) = known else { continue };
        let Ok(record) = parse_record(text, tables.edition()) else { continue };
        parsed += 1;
        let again =
            parse_record(&record.to_text(tables.edition()), tables.edition()).expect("its own text can be read");
        assert!(again.inputs == record.inputs && again.header == record.header);
        if let Ok(recorder) = Recorder::replay(tables.clone(), &record, usize::MAX) {
            assert_eq!(recorder.game().broken_law(), None);
        }
    }
    parsed
}
