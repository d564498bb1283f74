//! Stand-ins for failing bots: simpler bots that decide in their place.

use std::any::Any;
use std::borrow::Cow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;

use dealer::Stream;
use rules::action::Action;
use rules::ids::{Id, Slot};
use rules::score::Standings;
use rules::seen::Seen;
use rules::tables::Tables;
use rules::view::Sight;

use crate::Player;
use crate::atlas::Atlas;
use crate::planner::Planner;
use crate::policies::Random;
use crate::style::Style;

/// A decision made by a simpler bot because the seat's own bot failed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct BotFailure {
    /// The reason for the failure, such as a panic message.
    pub why: String,
    /// The name of the bot that decided instead.
    pub by: Cow<'static, str>,
}

/// A player with stand-ins. If the player panics or returns an illegal action, a planner decides.
/// If the planner also fails, a legal action is chosen at random.
pub struct Steady<const W: usize> {
    atlas: Arc<Atlas<W>>,
    player: Box<dyn Player<W>>,
    seed: u64,
    /// The reason why the player failed to process a fact, if it did. The player is not asked again
    /// after that, because its memory is incomplete.
    missed: Option<String>,
    failure: Option<BotFailure>,
}

impl<const W: usize> Steady<W> {
    /// Wraps a player. The seed is used for random decisions.
    pub fn new(atlas: &Arc<Atlas<W>>, player: Box<dyn Player<W>>, seed: u64) -> Steady<W> {
        Steady { atlas: Arc::clone(atlas), player, seed, missed: None, failure: None }
    }

    #[cold]
    fn stand_in(&mut self, sight: &Sight<'_, W>, why: String) -> Action {
        let planner = || Planner::new(&self.atlas, Style::PLANNER).decide(sight);
        let (action, by) = match attempt(planner).and_then(|action| legal(sight, action)) {
            Ok(action) => (action, "planner"),
            Err(_) => (Random(Stream::new(self.seed)).decide(sight), "random"),
        };
        self.failure = Some(BotFailure { why, by: by.into() });
        action
    }
}

impl<const W: usize> Player<W> for Steady<W> {
    fn hears(&self) -> bool {
        self.player.hears()
    }

    fn notice(&mut self, tables: &Tables<W>, seen: &Seen<W>) {
        if self.missed.is_none() {
            self.missed = attempt(|| self.player.notice(tables, seen)).err();
        }
    }

    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        let answer = match &self.missed {
            Some(why) => Err(why.clone()),
            None => attempt(|| self.player.decide(sight)).and_then(|action| legal(sight, action)),
        };
        answer.unwrap_or_else(|why| self.stand_in(sight, why))
    }

    fn over(&mut self, standings: &Standings) {
        // The game is over, so a failure does not matter.
        let _ = attempt(|| self.player.over(standings));
    }

    fn trouble(&self) -> Option<String> {
        self.player.trouble()
    }

    fn failure(&mut self) -> Option<BotFailure> {
        self.failure.take()
    }
}

/// Returns the action if it is legal. The error does not contain the action, because it could
/// reveal the bot's hand.
fn legal<const W: usize>(sight: &Sight<'_, W>, action: Action) -> Result<Action, String> {
    sight.check(&action).map(|()| action).map_err(|refused| format!("an illegal answer ({})", refused.code()))
}

/// Runs code that can panic. If it does, returns the panic's message as the error.
fn attempt<T>(code: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(code)).map_err(|panic| reason(&*panic))
}

/// Returns a panic's message.
pub fn reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("it panicked without a message").to_string()
}

/// A bot that fails on purpose, to test hosts: `faulty:panic`, `faulty:illegal` or `faulty:notice`.
pub struct Faulty(Fault);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// The bot panics when it must decide.
    Panic,
    /// The bot returns an illegal action.
    Illegal,
    /// The bot panics when it receives the first fact.
    Notice,
}

impl Faulty {
    /// Parses a full name such as `faulty:panic`; returns `None` for any other bot's name.
    pub fn named(name: &str) -> Option<Faulty> {
        Some(Faulty(match name {
            "faulty:panic" => Fault::Panic,
            "faulty:illegal" => Fault::Illegal,
            "faulty:notice" => Fault::Notice,
            _ => return None,
        }))
    }

    /// Panics without printing a message to standard error.
    fn fail(&self) -> ! {
        resume_unwind(Box::new("it fails on purpose"))
    }
}

impl<const W: usize> Player<W> for Faulty {
    fn hears(&self) -> bool {
        self.0 == Fault::Notice
    }

    fn notice(&mut self, _: &Tables<W>, _: &Seen<W>) {
        self.fail()
    }

    fn decide(&mut self, _: &Sight<'_, W>) -> Action {
        match self.0 {
            Fault::Illegal => Action::DrawFaceUp(Slot::new(6)),
            Fault::Panic | Fault::Notice => self.fail(),
        }
    }
}
