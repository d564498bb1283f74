//! Many games between the same bots, and their totals.
//!
//! Every game has its own seed, and all totals are integers, so the result depends neither on the
//! order of games nor on the number of threads.

mod tally;

pub use tally::{Mean, SeatSums, SimulationTally};

use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

use dealer::{Fast, game_seed};
use rules::edition::Edition;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::record::RecordInput;
use rules::setup::Setup;
use rules::tables::Tables;
use serde_json::{Map, Value, json};

use crate::arena::{Host, Seated};
use crate::record::{Noted, record_of};
use crate::{NAMES, Player, play_with, player_seed};

/// Number of games that a thread plays at a time.
pub const CHUNK: u64 = 32;

/// A validated request to simulate games.
pub struct SimulationPlan {
    pub edition: Arc<Edition>,
    pub setup: Setup,
    /// Name of the bot in each seat.
    pub bots: Vec<String>,
    pub games: u64,
    pub seed: u64,
}

/// Plays the games with these numbers. Returns their totals and, if requested, their records as
/// text.
///
/// # Errors
/// Returns a message with the bot's name if a bot cannot be created or cannot decide.
pub fn play_games<const W: usize>(
    order: &SimulationPlan,
    tables: &Arc<Tables<W>>,
    host: &impl Host<W>,
    numbers: Range<u64>,
    keep: bool,
) -> Result<(SimulationTally, String), String> {
    // Policies only pick from the choices, so it would waste time to check them for failures.
    let fallible = order.bots.iter().any(|bot| !NAMES.contains(&bot.as_str()));
    let tally = SimulationTally::new(&order.edition, order.setup.colors.len());
    let mut run = Run { order, tables, host, fallible, tally };
    let mut records = String::new();
    for number in numbers {
        let seed = game_seed(order.seed, number);
        let inputs = keep.then(RefCell::default);
        let game = run.game(seed, inputs.as_ref())?;
        if let Some(inputs) = inputs {
            let record = record_of(&game, &order.setup, seed, inputs.into_inner());
            records.push_str(&record.to_text(&order.edition));
            records.push('\n');
        }
    }
    Ok((run.tally, records))
}

/// A simulation in progress, with the totals of its games.
struct Run<'a, const W: usize, H> {
    order: &'a SimulationPlan,
    tables: &'a Arc<Tables<W>>,
    host: &'a H,
    fallible: bool,
    tally: SimulationTally,
}

impl<const W: usize, H: Host<W>> Run<'_, W, H> {
    fn players(&self, seed: u64) -> Result<Vec<Box<dyn Player<W>>>, String> {
        let players = self.order.bots.iter().enumerate().map(|(seat, bot)| {
            let seated = Seated { setup: &self.order.setup, seat: Seat::new(seat), seed: player_seed(seed, seat) };
            self.host.sit(bot, &seated)
        });
        players.collect()
    }

    /// Plays one game, and adds its inputs to the list if there is one.
    fn game(&mut self, seed: u64, inputs: Option<&RefCell<Vec<RecordInput>>>) -> Result<Game<W>, String> {
        let mut players = self.players(seed)?;
        self.tally.census.begin(self.order.setup.colors.len());
        let game = Game::new(Arc::clone(self.tables), &self.order.setup, &mut self.tally.census);
        let mut game = game.expect("the set-up was checked before");
        let census = &mut self.tally.census;
        let (fallible, host, bots) = (self.fallible, self.host, &self.order.bots);
        let failed = |seat: Seat, player: &mut dyn Player<W>| {
            if let Some(failure) = if fallible { player.failure() } else { None } {
                host.failed(&bots[seat.index()], failure);
            }
            fallible && player.trouble().is_some()
        };
        let decisions = match inputs {
            None => play_with(&mut game, &mut players, &mut Fast::new(seed, 0), census, |seat, player, sight| {
                // The action is returned directly, so that it is not copied.
                if !fallible {
                    return Some(player.decide(sight));
                }
                let action = player.decide(sight);
                (!failed(seat, player)).then_some(action)
            }),
            Some(inputs) => {
                play_with(&mut game, &mut players, &mut Noted::new(seed, inputs), census, |seat, player, sight| {
                    let action = player.decide(sight);
                    inputs.borrow_mut().push(RecordInput::Act(seat, action));
                    (!failed(seat, player)).then_some(action)
                })
            }
        };
        if let Some(trouble) = players.iter().find_map(|player| player.trouble()) {
            return Err(trouble);
        }
        self.tally.count(&game, decisions);
        Ok(game)
    }
}

/// Returns the results of a simulation as JSON.
pub fn summary(order: &SimulationPlan, tally: &SimulationTally, seconds: f64) -> Value {
    let lines = &order.edition.lines;
    let mean_lines = |mean: &dyn Fn(usize) -> f64| -> Map<String, Value> {
        lines.iter().enumerate().map(|(at, line)| (line.name().to_string(), mean(at).into())).collect()
    };
    let seats = tally.seats.iter().enumerate().map(|(at, sums)| {
        let (score, wins) = (sums.score(tally.games), sums.wins(tally.games));
        json!({
            "seat": order.setup.colors[at],
            "bot": order.bots[at],
            "mean_score": score.value,
            "mean_score_interval": score.interval,
            "win_share": wins.value,
            "win_share_interval": wins.interval,
            "score_lines": mean_lines(&|line| sums.lines[line] as f64 / tally.games as f64),
        })
    });
    let rare: Map<String, Value> =
        tally.census.rare().map(|(name, number)| (name.to_string(), number.into())).collect();
    json!({
        "edition": order.edition.name,
        "edition_hash": hex::encode(order.edition.hash),
        "players": order.setup.colors.len(),
        "seed": order.seed,
        "games": tally.games,
        "seconds": seconds,
        "games_per_second": tally.games as f64 / seconds,
        "decisions": tally.decisions,
        "decisions_per_second": tally.decisions as f64 / seconds,
        "decisions_per_game": tally.per_game(tally.decisions),
        "turns_per_game": tally.per_game(tally.census.turns),
        "seats": seats.collect::<Vec<_>>(),
        "score_lines": mean_lines(&|line| tally.line(line)),
        "ticket_completion_rate": tally.completion(),
        "rare": rare,
    })
}
