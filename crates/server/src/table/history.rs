//! The messages of a game, recomputed: facts are not stored, and the redaction decides who saw
//! what.

use std::sync::Arc;

use protocol::Told;
use rules::fact::Fact;
use rules::record::{Input, Record, Recorder};
use rules::seen::{Seen, Viewer};
use rules::tables::Tables;
use words::message;

use super::order::Outcome;
use super::play::raw;
use super::state::Table;
use crate::refusal::Refusal;

/// Returns all messages to a viewer. Each answer was sent together with the following deals, the
/// first deals together with the start; undone answers were sent as well.
pub fn told<const W: usize>(tables: Arc<Tables<W>>, record: &Record, viewer: Viewer) -> Option<Vec<Told>> {
    let mut facts: Vec<Fact<W>> = Vec::new();
    let mut recorder = Recorder::new(tables, record.header.clone(), &mut facts).ok()?;
    let tell = |facts: &mut Vec<Fact<W>>, inputs: u32| {
        let seen: Vec<Seen<W>> = facts.drain(..).map(|fact| fact.seen_by(viewer)).collect();
        Told { inputs, seen: raw(&seen) }
    };
    let mut history = Vec::new();
    for (inputs, input) in (0..).zip(&record.inputs) {
        if !matches!(input, Input::Deal(_)) {
            history.push(tell(&mut facts, inputs));
        }
        recorder.apply(*input, &mut facts).ok()?;
    }
    history.push(tell(&mut facts, record.inputs.len() as u32));
    Some(history)
}

impl Table {
    pub(super) fn history(&self, viewer: Option<u8>) -> Result<Outcome, Refusal> {
        let recalling = self.begun()?.history(viewer);
        Ok(Outcome::Later(Box::new(move || recalling().map(Outcome::History))))
    }

    pub(super) fn moment(&self, viewer: Option<u8>, inputs: u32) -> Result<Outcome, Refusal> {
        let moment = self.begun()?.moment(&self.id, viewer, inputs);
        let recalling = moment.ok_or_else(Refusal::no_such_move)?;
        Ok(Outcome::Later(Box::new(move || recalling().map(|seeing| Outcome::Seeing(Box::new(seeing))))))
    }

    fn begun(&self) -> Result<&dyn super::Play, Refusal> {
        self.game.as_deref().ok_or_else(|| Refusal::Phase(message!("refusal-not-begun")))
    }
}
