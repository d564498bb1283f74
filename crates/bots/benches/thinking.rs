//! Benchmark of thinking times and playouts: run `cargo bench -p bots --bench thinking`.
//!
//! Times are processor time on one core.

use std::sync::Arc;

use bots::{Atlas, Budget, Player, Roster, Search, play};
use cpu_time::ProcessTime;
use dealer::{Fast, Stream, game_seed};
use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::Id;
use rules::limits::SMALL;
use rules::setup::Setup;
use rules::tables::Tables;

const EDITION: &str = "usa-classic";
const SEATS: usize = 2;
/// Number of decisions after which a game between planners is about half over.
const MIDDLE: usize = 54;

fn begin(tables: &Arc<Tables<SMALL>>) -> Game<SMALL> {
    Game::new(tables.clone(), &Setup::of(tables.edition(), SEATS), &mut NoListener).expect("the table can start")
}

fn seated(roster: &Roster<SMALL>, bot: &str, seed: u64) -> Vec<Box<dyn Player<SMALL>>> {
    (0..SEATS).map(|seat| roster.seat(bot, seed + seat as u64).expect("the bot is listed")).collect()
}

/// Plays games between copies of one bot. Returns microseconds per decision and games per second.
fn mirror(tables: &Arc<Tables<SMALL>>, roster: &Roster<SMALL>, bot: &str, games: u64) -> [f64; 2] {
    let start = ProcessTime::now();
    let mut decisions = 0;
    for number in 0..games {
        let seed = game_seed(1, number);
        let mut players = seated(roster, bot, seed);
        decisions += play(&mut begin(tables), &mut players, &mut Fast::new(seed, 0), &mut NoListener);
    }
    let seconds = start.elapsed().as_secs_f64();
    [1e6 * seconds / f64::from(decisions), games as f64 / seconds]
}

/// Returns a half-played game between planners.
fn middle(tables: &Arc<Tables<SMALL>>, roster: &Roster<SMALL>, number: u64) -> Game<SMALL> {
    let seed = game_seed(2, number);
    let (mut game, mut dealer) = (begin(tables), Fast::new(seed, 0));
    let mut players = seated(roster, "planner", seed);
    game.deal_all(&mut dealer, &mut NoListener);
    for _ in 0..MIDDLE {
        let Some(seat) = game.to_move() else { break };
        let action = players[seat.index()].decide(&game.sight(seat));
        game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
    }
    game
}

/// Returns the number of random playouts per second from the middle of a game.
fn random_playouts(games: &[Game<SMALL>], each: u64) -> f64 {
    let start = ProcessTime::now();
    for game in games {
        for number in 0..each {
            let (mut game, mut dealer) = (game.clone(), Fast::new(number, 0));
            let mut stream = Stream::new(number);
            while let Some(seat) = game.to_move() {
                let choices = game.choices(seat);
                let action = choices.nth(stream.below(choices.len()));
                game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
            }
            game.standings().expect("it is over");
        }
    }
    games.len() as f64 * each as f64 / start.elapsed().as_secs_f64()
}

/// Returns the number of light-planner playouts per second in a search from the middle of a game,
/// including the work for guesses and the tree.
fn light_playouts(atlas: &Arc<Atlas<SMALL>>, games: &[Game<SMALL>], nodes: u32) -> f64 {
    let start = ProcessTime::now();
    let mut played = 0;
    for (number, game) in games.iter().enumerate() {
        let Some(seat) = game.to_move() else { continue };
        let mut search = Search::new(atlas, Budget::Nodes(nodes), number as u64);
        search.decide(&game.sight(seat));
        played += search.played();
    }
    f64::from(played) / start.elapsed().as_secs_f64()
}

fn main() {
    let tables = Tables::new(maps::edition(EDITION).expect("it is embedded")).expect("it fits");
    let (roster, atlas) = (Roster::new(&tables), Arc::new(Atlas::new(&tables)));
    println!("{EDITION}, {SEATS} players, the same bot in every seat");
    let bots = [("path", 2000), ("hungry", 1000), ("one-step", 2000), ("long-route", 2000), ("planner", 2000)];
    for (bot, games) in bots.into_iter().chain([("blocker", 20)]) {
        let [microseconds, rate] = mirror(&tables, &roster, bot, games);
        println!("{bot:<11} {microseconds:>9.1} µs a decision {rate:>9.1} games/s");
    }
    let games: Vec<_> = (0..40).map(|number| middle(&tables, &roster, number)).collect();
    println!("played out from the middle of a game: {:.0}/s at random", random_playouts(&games, 1000));
    println!("played on by light planners in a search: {:.0}/s", light_playouts(&atlas, &games, 500));
}
