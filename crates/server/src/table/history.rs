//! What was told of a game, worked out again: facts are not kept, and the one redaction says who saw what.

use std::sync::Arc;

use protocol::Told;
use rules::fact::Fact;
use rules::record::{Input, Record, Recorder};
use rules::seen::{Seen, Viewer};
use rules::tables::Tables;

use super::play::raw;
/// All that a viewer was told. Each answer was told together with what was dealt after it, and so were the first deals
/// together with the start; what was taken back was told as well.
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
