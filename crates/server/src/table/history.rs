//! Recomputes the messages of a game. Facts are not stored; the redaction decides who saw what.

use std::sync::Arc;

use protocol::HistoryEntry;
use rules::fact::Fact;
use rules::record::{Record, RecordInput, Recorder};
use rules::seen::{Seen, Viewer};
use rules::tables::Tables;

use super::play::raw;
/// Returns all messages to a viewer. Each answer was sent together with the deals that followed,
/// and the first deals with the start. Undone answers had also been sent.
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
