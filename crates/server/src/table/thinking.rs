//! Decisions of bots, on this node or on a worker.
//!
//! A new bot is created for each decision and receives all facts again. A crash therefore loses
//! nothing, and the same position with the same seed gives the same answer on every machine.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{BotFailure, UnknownBot};
use rules::action::Action;
use rules::ids::{Id, Seat};
use rules::record::Recorder;
use rules::seat_record::SeatRecord;
use rules::seen::Seen;
use rules::view::Sight;
use rules::with_capacity;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::play::raw;
use super::state::Table;
use crate::editions::{LoadedEdition, SizedEdition};

/// The bot that decides in place of an unknown one.
const UNKNOWN_BOT: &str = "planner";
/// The name reported for a decision that no bot could make.
const FIRST_CHOICE: &str = "first choice";

/// A bot's decision. If another bot had to make it, the failure gives the reason.
pub type Decided = (Action, Option<BotFailure>);

/// A computation of a bot's answer, to be run on the bots' threads. It returns `None` if there is
/// nothing to decide.
pub type Thinking = Box<dyn FnOnce() -> Option<Decided> + Send>;

/// A position in which a bot decides for a seat. It contains nothing that the seat has not seen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ThinkRequest {
    /// The name of the edition; `hash` is the hash of its data.
    pub edition: String,
    pub hash: String,
    pub bot: String,
    /// The seed of the bot's random choices in this position.
    pub seed: u64,
    /// A `SeatRecord` as JSON.
    record: Box<RawValue>,
}

impl ThinkRequest {
    /// Creates a request; `seed` is the seed of the table's bots. `None` if the game cannot be
    /// replayed.
    pub(super) fn of<const W: usize>(
        recorder: &Recorder<W>,
        seat: Seat,
        bot: String,
        seed: u64,
    ) -> Option<ThinkRequest> {
        let record = raw(&SeatRecord::of(recorder, seat).ok()?);
        let edition = recorder.game().tables().edition();
        let (hash, seed) = (hex::encode(edition.hash), seed_now(recorder, seat, seed));
        Some(ThinkRequest { edition: edition.name.clone(), hash, bot, seed, record })
    }

    /// Makes the requested decision on a worker; `None` if the request does not fit the edition, or
    /// if there is nothing to decide.
    pub fn decide(&self, loaded: &LoadedEdition) -> Option<Decided> {
        fn on<const W: usize>(request: &ThinkRequest, sized: &SizedEdition<W>) -> Option<Decided> {
            let record: SeatRecord<W> = serde_json::from_str(request.record.get()).ok()?;
            let view = record.view(&sized.tables)?;
            let sight = view.sight(&sized.tables)?;
            decided(&sight, || decide(sized, &sight, &request.bot, request.seed, || Ok(record.seen)))
        }
        // Contradictory facts make the rules panic.
        catch_unwind(AssertUnwindSafe(|| with_capacity!(&loaded.0, |sized| on(self, sized)))).ok().flatten()
    }
}

impl Table {
    /// Returns the request that a worker would get for a seat; `None` if there is no game.
    pub fn think_request(&self, seat: u8, bot: &str) -> Option<ThinkRequest> {
        self.game.as_ref()?.think_request(seat, bot, self.bots_seed())()
    }

    /// Decides for a seat on this node; `None` if there is nothing to decide.
    pub fn decide(&self, seat: u8, bot: &str) -> Option<Decided> {
        self.game.as_ref()?.thinking(seat, bot, self.bots_seed())()
    }
}

/// Lets a bot decide on this node, from its seat's view; `None` if there is nothing to decide.
pub(super) fn decide_here<const W: usize>(
    sized: &SizedEdition<W>,
    recorder: &Recorder<W>,
    seat: Seat,
    bot: &str,
    seed: u64,
) -> Option<Decided> {
    let sight = recorder.game().sight(seat);
    let seen = || Ok(SeatRecord::of(recorder, seat).map_err(|error| format!("{error:?}"))?.seen);
    decided(&sight, || decide(sized, &sight, bot, seed_now(recorder, seat, seed), seen))
}

/// Returns the seed for a decision in this position.
fn seed_now<const W: usize>(recorder: &Recorder<W>, seat: Seat, seed: u64) -> u64 {
    bots::player_seed(dealer::game_seed(seed, recorder.record().inputs.len() as u64), seat.index())
}

/// Lets a bot decide for a seat. An unknown bot, for example one named in another version's
/// journal, is replaced by a planner.
fn decide<const W: usize>(
    sized: &SizedEdition<W>,
    sight: &Sight<'_, W>,
    bot: &str,
    seed: u64,
    seen: impl FnOnce() -> Result<Vec<Seen<W>>, String>,
) -> Result<Decided, String> {
    let (mut player, unknown) = match sized.roster.seat(bot, seed) {
        Ok(player) => (player, None),
        Err(UnknownBot(name)) => {
            let failure = BotFailure { why: format!("no bot is called {name}"), by: UNKNOWN_BOT.into() };
            (sized.roster.seat(UNKNOWN_BOT, seed).map_err(|unknown| unknown.0)?, Some(failure))
        }
    };
    if player.hears() {
        seen()?.iter().for_each(|seen| player.notice(&sized.tables, seen));
    }
    let action = player.decide(sight);
    Ok((action, player.failure().or(unknown)))
}

/// Returns a decision, or the first choice if the bot fails.
fn decided<const W: usize>(sight: &Sight<'_, W>, decide: impl FnOnce() -> Result<Decided, String>) -> Option<Decided> {
    let found = catch_unwind(AssertUnwindSafe(decide)).unwrap_or_else(|panic| Err(bots::reason(&*panic)));
    found.map(Some).unwrap_or_else(|why| {
        let first = sight.choices().iter().next();
        first.map(|action| (action, Some(BotFailure { why, by: FIRST_CHOICE.into() })))
    })
}
