//! Any sequence of actions: the listed ones are accepted, the others refused for the reason of the specification, and
//! no law ever breaks.

#![no_main]

use dealer::{Fast, Stream};
use laws::{boards, candidates, embedded, oracle};
use libfuzzer_sys::fuzz_target;
use rules::fact::Deaf;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::SMALL;
use rules::setup::Setup;
use rules::tables::Tables;

fuzz_target!(|bytes: &[u8]| {
    let [board, seats, seed, actions @ ..] = bytes else { return };
    let edition = match laws::EDITIONS.get(*board as usize) {
        Some(name) => embedded(name),
        None => boards::generated(u64::from(*board)),
    };
    let tables = Tables::<SMALL>::new(edition).expect("these boards are small");
    let most = tables.edition().seat_colors.len();
    let setup = Setup::of(tables.edition(), 2 + *seats as usize % (most - 1));
    let mut game = Game::new(tables, &setup, &mut Deaf).expect("the table can start");
    let mut dealer = Fast::new(u64::from(*seed), 0);
    game.deal_all(&mut dealer, &mut Deaf);
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
        let answer = game.act(seat, &action, &mut Deaf);
        assert_eq!(answer.err().map(|refused| refused.code()), expected);
        game.deal_all(&mut dealer, &mut Deaf);
        assert_eq!(game.broken_law(), None);
    }
});
