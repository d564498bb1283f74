//! The messages of a game, recomputed from its record. Facts are not stored; redaction determines
//! which of them a viewer sees.

use std::sync::Arc;

use protocol::HistoryEntry;
use rules::fact::Fact;
use rules::record::{Record, RecordInput, Recorder};
use rules::seen::{Seen, Viewer};
use rules::tables::Tables;

use super::play::raw;
/// Returns all messages to a viewer. Each answer was sent together with the deals that followed it,
/// and the first deals were sent at the start. Answers that were undone later are included.
pub fn told<const W: usize>(tables: Arc<Tables<W>>, record: &Record, viewer: Viewer) -> Option<Vec<HistoryEntry>> {
    let mut facts: Vec<Fact<W>> = Vec::new();
    let mut recorder = Recorder::new(tables, record.header.clone(), &mut facts).ok()?;
    let tell = |facts: &mut Vec<Fact<W>>, inputs: u32| {
        let seen: Vec<Seen<W>> = facts.drain(..).map(|fact| fact.seen_by(viewer)).collect();
        HistoryEntry { inputs, seen: raw(&seen) }
    };
    let mut history = Vec::new();
    for (inputs, input) in (0..).zip(&record.inputs) {
        if !matches!(input, RecordInput::Deal(_)) {
            history.push(tell(&mut facts, inputs));
        }
        recorder.apply(*input, &mut facts).ok()?;
    }
    history.push(tell(&mut facts, record.inputs.len() as u32));
    Some(history)
}
