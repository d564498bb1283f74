//! Any text is either a message of a client, which is written and read back as it was, or refused with a reason. An action
//! in it that is not among the choices is refused by the rules, and nothing breaks.

#![no_main]

use std::sync::{Arc, OnceLock};

use dealer::Fast;
use libfuzzer_sys::fuzz_target;
use protocol::ClientMessage;
use rules::fact::Deaf;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::SMALL;
use rules::setup::Setup;
use rules::tables::Tables;

/// A game of each edition, at its first questions and somewhat later.
fn games() -> &'static [Game<SMALL>] {
    static GAMES: OnceLock<Vec<Game<SMALL>>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let begun = laws::EDITIONS.iter().flat_map(|name| {
            let tables: Arc<Tables<SMALL>> = Tables::new(laws::embedded(name)).expect("it fits");
            let setup = Setup::of(tables.edition(), 2);
            let mut game = Game::new(tables, &setup, &mut Deaf).expect("the table can start");
            let mut dealer = Fast::new(7, 0);
            game.deal_all(&mut dealer, &mut Deaf);
            let first = game.clone();
            for step in 0..24 {
                for seat in (0..2).map(Seat::new) {
                    let choices = game.choices(seat);
                    if !choices.is_empty() {
                        let action = choices.nth(step * 7 % choices.len());
                        game.act(seat, &action, &mut Deaf).expect("it is offered");
                        game.deal_all(&mut dealer, &mut Deaf);
                    }
                }
            }
            [first, game]
        });
        begun.collect()
    })
}

fuzz_target!(|text: &str| {
    let Ok(message) = serde_json::from_str::<ClientMessage>(text) else { return };
    let written = serde_json::to_string(&message).expect("a message can be written");
    let again: ClientMessage = serde_json::from_str(&written).expect("its own text can be read");
    assert_eq!(serde_json::to_string(&again).expect("it can be written"), written);
    let ClientMessage::Act(act) = message else { return };
    for game in games() {
        let seat = Seat::new(usize::from(act.seat) % game.open().seats());
        let offered = game.choices(seat).iter().any(|choice| choice == act.action);
        let mut game = game.clone();
        assert_eq!(game.act(seat, &act.action, &mut Deaf).is_ok(), offered);
        game.deal_all(&mut Fast::new(9, 0), &mut Deaf);
        assert_eq!(game.broken_law(), None);
    }
});
