//! Whatever the rules write is read by the shapes, and written by them again just so.

use std::sync::Arc;

use protocol::shape;
use rules::agenda::Ask;
use rules::fact::Fact;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::limits::SMALL;
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Games of each edition; every one is looked at after every answer.
const GAMES: u64 = 3;

fn same<T: Serialize + DeserializeOwned>(written: &impl Serialize) -> T {
    let value = serde_json::to_value(written).expect("it can be written");
    let read: T = serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"));
    assert_eq!(serde_json::to_value(&read).expect("it can be written"), value);
    read
}

#[test]
fn shapes_read_what_the_rules_write() {
    for name in maps::names() {
        let edition = maps::edition(name).expect("it is embedded");
        let tables = Tables::<SMALL>::new(edition).expect("it fits");
        for seed in 0..GAMES {
            play(&tables, seed);
        }
    }
}

fn play(tables: &Arc<Tables<SMALL>>, seed: u64) {
    let seats = 2 + seed as usize % 3;
    let setup = Setup::of(tables.edition(), seats);
    let mut facts: Vec<Fact<SMALL>> = Vec::new();
    let mut game = Game::new(Arc::clone(tables), &setup, &mut facts).expect("it can start");
    let mut dealer = dealer::Fast::new(seed, 0);
    let mut luck = dealer::Stream::new(seed);
    loop {
        game.deal_all(&mut dealer, &mut facts);
        let viewers = (0..seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Spectator]);
        for viewer in viewers {
            same::<shape::View>(&game.view(viewer));
            facts.iter().for_each(|fact| {
                same::<shape::Seen>(&fact.seen_by(viewer));
            });
        }
        facts.clear();
        let seat = match game.waiting() {
            Waiting::Seat(seat) => seat,
            Waiting::Seats(open) => Seat::new(open.trailing_zeros() as usize),
            Waiting::Chance(_) | Waiting::Over => break,
        };
        same::<Option<shape::Ask>>(&game.asking());
        let sight = game.sight(seat);
        for progress in sight.progress() {
            same::<shape::Progress>(&progress);
        }
        for (_, refused) in sight.barred() {
            same::<shape::Refused>(&refused);
        }
        if let Some(Ask::Turn(on)) = game.asking() {
            let offered = game.choices(on).iter().count();
            assert!(offered > 0);
        }
        let choices = game.choices(seat);
        let action = choices.nth(luck.below(choices.len()));
        same::<shape::Action>(&action);
        game.act(seat, &action, &mut facts).expect("it was offered");
    }
}
