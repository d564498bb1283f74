//! The archetypes can play every board, and their results against each other resemble the published
//! ones.

use std::time::Duration;

use bots::arena::{ArenaReport, Host, Seated, TournamentPlan, play_block};
use bots::{Player, Roster, play};
use dealer::{Fast, game_seed};
use rules::fact::NoListener;
use rules::game::Game;
use rules::limits::{LARGE, SMALL};
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;

const ALL: [&str; 4] = ["hungry", "path", "one-step", "long-route"];

/// Bots with their published win percentages and mean scores. Shared wins count for both bots.
type Published = (&'static [&'static str], &'static [(f64, f64)]);

const PUBLISHED: [Published; 9] = [
    (&ALL, &[(20.0, 64.0), (0.0, 32.0), (2.0, 60.0), (79.0, 107.0)]),
    (&["hungry", "long-route"], &[(44.0, 87.0), (57.0, 101.0)]),
    (&["hungry", "one-step"], &[(83.0, 108.0), (17.0, 75.0)]),
    (&["hungry", "path"], &[(86.0, 103.0), (14.0, 54.0)]),
    (&["long-route", "one-step"], &[(92.0, 112.0), (10.0, 72.0)]),
    (&["long-route", "path"], &[(100.0, 119.0), (0.0, 34.0)]),
    (&["one-step", "path"], &[(68.0, 87.0), (32.0, 67.0)]),
    (&["long-route"], &[(50.0, 103.0)]),
    (&["hungry"], &[(50.0, 89.0)]),
];

/// Tolerance for win rates, in percentage points, and for scores: 12, plus the noise of so few
/// games.
const NEAR: f64 = 15.0;
const GAMES: u64 = 600;

struct Hall(Roster<SMALL>);

impl Host<SMALL> for Hall {
    fn sit(&self, bot: &str, seated: &Seated<'_>) -> Result<Box<dyn Player<SMALL>>, String> {
        self.0.seat(bot, seated.seed).map_err(|unknown| unknown.0)
    }

    fn clock(&self, _bot: &str) -> Duration {
        Duration::ZERO
    }
}

#[test]
fn results_match_the_published_ones() {
    let tables = Tables::new(maps::edition("usa-classic").expect("it is embedded")).expect("it fits");
    let service = Hall(Roster::new(&tables));
    for (names, published) in PUBLISHED {
        let named: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        let plan = TournamentPlan::new(&named, named.len().max(2), None, GAMES, 1).expect("the plan is sound");
        let setup = Setup::of(tables.edition(), plan.players);
        let blocks: Result<Vec<_>, _> =
            (0..plan.blocks()).map(|block| play_block(&plan, block, &tables, &setup, &service)).collect();
        let report = ArenaReport::new(&plan, &blocks.expect("no bot is in trouble"));
        let ours: Vec<(f64, f64)> = report.bots.iter().map(|bot| (100.0 * bot.wins, bot.score.value)).collect();
        for (ours, published) in ours.iter().zip(published) {
            assert!((ours.0 - published.0).abs() < NEAR, "{names:?} win {ours:?}, published {published:?}");
            assert!((ours.1 - published.1).abs() < NEAR, "{names:?} score {ours:?}, published {published:?}");
        }
        // Every published difference that is larger than noise must have the same sign here.
        for a in 0..names.len() {
            for b in 0..names.len() {
                if published[a].0 > published[b].0 + 5.0 {
                    assert!(ours[a].0 > ours[b].0, "{} and {}: {ours:?}", names[a], names[b]);
                }
            }
        }
    }
}

#[test]
fn going_first_matters_little() {
    let tables = Tables::<SMALL>::new(maps::edition("usa-classic").expect("it is embedded")).expect("it fits");
    let roster = Roster::new(&tables);
    for (name, published) in [("long-route", 47.0), ("hungry", 48.0)] {
        let mut won = 0.0;
        for number in 0..GAMES {
            let game = played(&tables, &roster, &[name, name], number);
            let (standings, open) = (game.standings().expect("it is over"), game.view(Viewer::Spectator).open);
            won += f64::from(u8::from(standings.winners().any(|seat| Some(seat) == open.first)));
        }
        let first = 100.0 * won / GAMES as f64;
        println!("{name} against itself: who goes first wins {first:.1} %");
        assert!((first - published).abs() < NEAR, "{name}: {first}, published {published}");
    }
}

/// Plays one game to its end. Debug assertions check every answer.
fn played<const W: usize>(
    tables: &std::sync::Arc<Tables<W>>,
    roster: &Roster<W>,
    names: &[&str],
    number: u64,
) -> Game<W> {
    let seed = game_seed(1, number);
    let mut players: Vec<_> = (names.iter().zip(seed..))
        .map(|(name, seed)| roster.seat(name, seed).expect("the roster knows the archetypes"))
        .collect();
    let mut game =
        Game::new(tables.clone(), &Setup::of(tables.edition(), names.len()), &mut NoListener).expect("it starts");
    play(&mut game, &mut players, &mut Fast::new(seed, 0), &mut NoListener);
    game
}

fn play_every_table<const W: usize>() {
    for edition in maps::names() {
        let tables = Tables::<W>::new(maps::edition(edition).expect("it is embedded")).expect("it fits");
        let roster = Roster::new(&tables);
        for seats in 2..=5 {
            for number in 0..12 {
                let names: Vec<&str> = (0..seats).map(|seat| ALL[(seat * (1 + number % 3) + number) % 4]).collect();
                let game = played(&tables, &roster, &names, number as u64);
                assert!(game.standings().is_some(), "{edition}: {names:?}");
            }
        }
    }
}

#[test]
fn archetypes_play_every_edition_and_table_size() {
    play_every_table::<SMALL>();
    play_every_table::<LARGE>();
}
