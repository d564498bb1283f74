//! A game is a flat value: small, and played without heap allocations except for campaign state.

use dealer::{Fast, Stream};
use rules::fact::NoListener;
use rules::game::Game;
use rules::limits::{LARGE, SMALL};
use rules::setup::Setup;
use rules::tables::Tables;

#[test]
fn games_are_small() {
    assert!(size_of::<Game<SMALL>>() <= 1024, "{}", size_of::<Game<SMALL>>());
    assert!(size_of::<Game<LARGE>>() <= 2048, "{}", size_of::<Game<LARGE>>());
}

const GAMES: u64 = 5;

#[test]
fn games_allocate_only_their_campaign_state() {
    for name in maps::names() {
        let tables = Tables::<SMALL>::new(maps::edition(name).expect("it is embedded")).expect("it fits");
        for seats in 2..=5 {
            let setup = Setup::of(tables.edition(), seats);
            let used = allocation_counter::measure(|| {
                for seed in 0..GAMES {
                    let (mut dealer, mut stream) = (Fast::new(seed, 0), Stream::new(seed));
                    let mut game = Game::new(tables.clone(), &setup, &mut NoListener).expect("the table can start");
                    game.deal_all(&mut dealer, &mut NoListener);
                    while let Some(seat) = game.to_move() {
                        let action = {
                            let choices = game.choices(seat);
                            choices.nth(stream.below(choices.len()))
                        };
                        game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
                    }
                    assert!(game.standings().is_some());
                }
            });
            // Campaign state is allocated once per game, and a second time if a deep agenda spills to the heap.
            let allowed = if tables.edition().has_campaign_state() { GAMES..=2 * GAMES } else { 0..=0 };
            assert!(allowed.contains(&used.count_total), "{name} with {seats} seats: {}", used.count_total);
        }
    }
    // Check that the counter works: a list does allocate.
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1]))).count_total, 1);
}
