//! The timing of bots' decisions at a table, and the choice between this node and a worker.

use std::sync::Arc;
use std::time::Duration;

use bots::BotFailure;

use super::task::TableTask;
use super::thinking::Decided;
use crate::cluster::Missed;
use crate::planted::is_planted;

/// A bot's decision, for the position after this number of inputs.
pub struct BotThought {
    inputs: u32,
    seat: u8,
    decided: Option<Decided>,
    /// Whether a worker made the decision.
    is_from_worker: bool,
}

impl TableTask {
    /// Starts the bot whose turn it is, after a delay if a person can still undo.
    pub(super) fn consider_bots(&mut self) {
        let (Some((seat, bot)), Some(game)) = (self.table.bot_to_move(), &self.table.game) else {
            self.think_at = None;
            return;
        };
        let inputs = game.inputs();
        if self.thinking == Some(inputs) {
            return;
        }
        let now = self.now();
        if self.settled != Some(inputs) && self.table.may_be_taken_back() {
            let at = self.think_at.filter(|(of, _)| *of == inputs).map(|(_, at)| at);
            let at = at.unwrap_or(now + self.shared.settings.take_back_ms);
            if at > now {
                self.think_at = Some((inputs, at));
                return;
            }
        }
        self.think_at = None;
        self.thinking = Some(inputs);
        self.think(seat, &bot, inputs);
    }

    /// Confirms the last answer, so that bots need not wait.
    pub(super) fn settle(&mut self) {
        self.settled = self.table.game.as_ref().map(|game| game.inputs());
    }

    /// Starts a bot's decision on a worker or, if none can take it, on this node.
    fn think(&self, seat: u8, bot: &str, inputs: u32) {
        let Some(game) = &self.table.game else { return };
        let (seed, thinker) = (self.table.bots_seed(), self.thinker.clone());
        let deliver = move |decided, is_from_worker| {
            let _ = thinker.send(BotThought { inputs, seat, decided, is_from_worker });
        };
        let (shared, host) = (Arc::clone(&self.shared), self.table.host.clone());
        let thinking = game.thinking(seat, bot, seed);
        let Some(time) = self.time_elsewhere(bot, inputs) else {
            return shared.thinkers.think(&host.0, Box::new(move || deliver(thinking(), false)));
        };
        let request = game.think_request(seat, bot, seed);
        let hurried = game.thinking(seat, &bots::hurried(bot), seed);
        tokio::spawn(async move {
            let thinking = match shared.think_elsewhere(request, time).await {
                Ok(decided) => return deliver(Some(decided), true),
                Err(Missed::Refused) => thinking,
                Err(Missed::Late) => hurried,
            };
            shared.thinkers.think(&host.0, Box::new(move || deliver(thinking(), false)));
        });
    }

    /// Returns the time allowed for a worker's decision; `None` if this node must make the decision
    /// itself. Workers know only built-in editions, and quick decisions are not worth a message.
    fn time_elsewhere(&self, bot: &str, inputs: u32) -> Option<Duration> {
        let is_any_free = self.shared.node.get().is_some_and(|node| node.thinkers.is_any_free());
        let is_known = self.table.campaign_game.is_none() && self.table.settings.map.is_none();
        bots::thinking_time(bot).filter(|_| is_any_free && is_known && self.is_own_thought != Some(inputs))
    }

    /// Applies a bot's decision, unless the game has changed in the meantime.
    pub(super) async fn thought(&mut self, thought: BotThought) -> bool {
        if !self.is_owner && !is_planted("mirror-bots") {
            return true;
        }
        self.hear_of_sleep();
        self.thinking = None;
        let inputs = self.table.game.as_ref().map(|game| game.inputs());
        let bot = self.table.bot_to_move().filter(|(seat, _)| *seat == thought.seat);
        let (Some((action, failure)), true, Some((seat, bot))) = (thought.decided, inputs == Some(thought.inputs), bot)
        else {
            return true;
        };
        if let Some(BotFailure { why, by }) = failure {
            tracing::warn!(table = %self.table.id, seat, bot, why, by = &*by, "a bot failed, and a simpler one decided");
        }
        let Some(at) = self.table.seats[usize::from(thought.seat)].questions.at() else {
            return true;
        };
        match self.table.act(thought.seat, at, action, self.now()) {
            Ok(_) => self.keep().await.is_ok() || self.again().await,
            Err(refusal) if thought.is_from_worker => {
                tracing::warn!(table = %self.table.id, code = refusal.code(), "a worker chose what is not allowed");
                self.is_own_thought = Some(thought.inputs);
                true
            }
            Err(refusal) => {
                tracing::error!(table = %self.table.id, code = refusal.code(), "a bot chose what is not allowed");
                false
            }
        }
    }
}
