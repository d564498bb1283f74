use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::record::{Record, RecordInput};
use rules::setup::Setup;
use rules::tables::Tables;

use super::block::{Block, Chair, Played};
use super::plan::TournamentPlan;
use crate::record::{Noted, record_of};
use crate::{BotFailure, Player, play_with, player_seed};

/// The seat that a new bot will take in one game.
pub struct Seated<'a> {
    pub setup: &'a Setup,
    pub seat: Seat,
    /// Seed of the bot's own random choices.
    pub seed: u64,
}

/// A factory that creates the bots of a tournament or simulation, and provides the clock.
pub trait Host<const W: usize>: Sync {
    /// Creates a bot for one game. The error is a message that says why it cannot be created.
    fn sit(&self, bot: &str, seated: &Seated<'_>) -> Result<Box<dyn Player<W>>, String>;

    /// Returns the current time on this bot's clock. The arena calls this before and after each
    /// decision to measure the thinking time.
    fn clock(&self, bot: &str) -> Duration;

    /// Handles a bot's failure after a simpler bot has made the decision in its place.
    fn failed(&self, _bot: &str, _failure: BotFailure) {}
}

/// Plays one block of a plan. The error is a message that says why a bot cannot be created or
/// cannot decide.
pub fn play_block<const W: usize>(
    plan: &TournamentPlan,
    block: u64,
    tables: &Arc<Tables<W>>,
    setup: &Setup,
    host: &impl Host<W>,
) -> Result<Block, String> {
    play_recorded(plan, block, tables, setup, host).map(|(block, _)| block)
}

/// Plays one block of a plan, and returns its results and the record of each game.
pub fn play_recorded<const W: usize>(
    plan: &TournamentPlan,
    block: u64,
    tables: &Arc<Tables<W>>,
    setup: &Setup,
    host: &impl Host<W>,
) -> Result<(Block, Vec<Record>), String> {
    let seed = plan.deal(block);
    let seatings = &plan.matches[plan.match_of(block)].seatings;
    let games = seatings.iter().map(|seating| {
        let mut players = Vec::with_capacity(seating.len());
        for (seat, &bot) in seating.iter().enumerate() {
            // The seed depends on the seat and not on the bot, so identical bots play the same game in every seating.
            let seated = Seated { setup, seat: Seat::new(seat), seed: player_seed(seed, seat) };
            players.push(host.sit(&plan.bots[bot], &seated)?);
        }
        let names: Vec<&str> = seating.iter().map(|&bot| &*plan.bots[bot]).collect();
        let mut game = Game::new(Arc::clone(tables), setup, &mut NoListener).expect("the set-up was checked before");
        let inputs = RefCell::default();
        let thinking = play_timed(&mut game, &mut players, &names, &mut Noted::new(seed, &inputs), &inputs, host);
        match players.iter().find_map(|player| player.trouble()) {
            Some(trouble) => Err(trouble),
            None => Ok((result(&game, seating, &thinking), record_of(&game, setup, seed, inputs.into_inner()))),
        }
    });
    let (games, records) = games.collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
    Ok((Block { block, games }, records))
}

/// The thinking time of one seat in one game.
#[derive(Clone, Copy, Default)]
struct Thinking {
    decisions: u32,
    all: Duration,
    longest: Duration,
}

/// Plays a game and measures the time of every decision. Stops if a player fails.
fn play_timed<const W: usize>(
    game: &mut Game<W>,
    players: &mut [Box<dyn Player<W>>],
    names: &[&str],
    dealer: &mut Noted<'_>,
    inputs: &RefCell<Vec<RecordInput>>,
    host: &impl Host<W>,
) -> Vec<Thinking> {
    let mut thinking = vec![Thinking::default(); players.len()];
    play_with(game, players, dealer, &mut NoListener, |seat, player, sight| {
        let (name, of_seat) = (names[seat.index()], &mut thinking[seat.index()]);
        let before = host.clock(name);
        let action = player.decide(sight);
        let spent = host.clock(name).saturating_sub(before);
        if let Some(failure) = player.failure() {
            host.failed(name, failure);
        }
        of_seat.decisions += 1;
        of_seat.all += spent;
        of_seat.longest = of_seat.longest.max(spent);
        inputs.borrow_mut().push(RecordInput::Act(seat, action));
        player.trouble().is_none().then_some(action)
    });
    thinking
}

fn result<const W: usize>(game: &Game<W>, seating: &[usize], thinking: &[Thinking]) -> Played {
    let standings = game.standings().expect("the game was played to its end");
    let lines = game.tables().edition().lines.len();
    let seats = standings.results().iter().zip(seating).zip(thinking).map(|((result, &bot), thinking)| Chair {
        bot,
        place: result.place,
        total: result.total,
        lines: result.lines[..lines].to_vec(),
        completed: result.completed,
        failed: result.failed,
        decisions: thinking.decisions,
        thought: thinking.all.as_nanos() as u64,
        longest: thinking.longest.as_nanos() as u64,
    });
    Played { seats: seats.collect() }
}
