//! Any files are either a map that can be played, or refused with flaws.

#![no_main]

use std::sync::Arc;

use dealer::{Fast, Stream};
use libfuzzer_sys::fuzz_target;
use rules::edition::{Files, check, parse};
use rules::fact::Deaf;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::limits::LARGE;
use rules::setup::Setup;
use rules::tables::Tables;

fuzz_target!(|text: &str| {
    let mut parts = text.splitn(5, "=====\n");
    let mut part = || parts.next().unwrap_or("");
    let (edition, cities, routes, tickets, ports) = (part(), part(), part(), part(), part());
    let ports = (!ports.is_empty()).then_some(ports);
    let files = Files { name: "fuzzed", edition, cities, routes, ports, tickets };
    // A draft with flaws is mended just enough to look for more: only one without any is a map.
    let (Some(draft), flaws) = parse(&files) else { return };
    let (true, Ok(edition)) = (flaws.is_empty(), check(draft)) else { return };
    let tables = Tables::<LARGE>::new(Arc::new(edition)).expect("a checked edition fits the large board");
    let setup = Setup::of(tables.edition(), tables.edition().seat_colors.len());
    let mut game = Game::new(tables, &setup, &mut Deaf).expect("a checked edition can be dealt");
    let (mut dealer, mut stream) = (Fast::new(1, 0), Stream::new(2));
    game.deal_all(&mut dealer, &mut Deaf);
    for _ in 0..2_000 {
        let seat = match game.waiting() {
            Waiting::Seat(seat) => seat,
            Waiting::Seats(open) => Seat::new(open.trailing_zeros() as usize),
            Waiting::Chance(_) | Waiting::Over => break,
        };
        let action = {
            let choices = game.choices(seat);
            choices.nth(stream.below(choices.len()))
        };
        game.act_dealt(seat, &action, &mut dealer, &mut Deaf);
        assert_eq!(game.broken_law(), None);
    }
});
