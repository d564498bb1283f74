//! Laws that must hold, whatever fails.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use protocol::{Phase, TableId};
use serde_json::Value;
use server::editions::LoadedEdition;
use server::table::entry::TableEntry;

use crate::simulation::disk::Disk;
use crate::simulation::guest::Memory;

/// Parts of a view that depend only on the journal. Facts are for animation only.
const PARTS: [&str; 10] =
    ["inputs", "seat", "asked", "to_move", "at", "undo", "view", "choices", "progress", "standings"];

/// Upper bound for the number of questions to a seat.
const QUESTIONS: u32 = 2000;

/// The laws checked during the simulation.
pub struct Checks {
    pub disk: Arc<Disk>,
    pub book: LoadedEdition,
    broken: Mutex<Option<String>>,
}

impl Checks {
    pub fn new(disk: Arc<Disk>, book: LoadedEdition) -> Checks {
        Checks { disk, book, broken: Mutex::default() }
    }

    pub fn fail(&self, what: String) {
        self.broken.lock().expect("a lock").get_or_insert(what);
    }

    pub fn broken(&self) -> Option<String> {
        self.broken.lock().expect("a lock").clone()
    }

    /// Checks that nobody is notified of unsaved inputs.
    pub fn kept(&self, table: &TableId, inputs: u64, what: &str) {
        let kept = self.disk.inputs(table);
        if inputs > u64::from(kept) {
            self.fail(format!("{what} tells of {inputs} inputs where {kept} are kept"));
        }
    }

    /// Checks that a state that was sent is saved and, if it is the last one, matches that viewer's
    /// view of the journal.
    pub async fn told(&self, table: &TableId, seeing: &Value, whole: bool) {
        let inputs = seeing["inputs"].as_u64().unwrap_or_default();
        self.kept(table, inputs, "a state");
        if whole && inputs == u64::from(self.disk.inputs(table)) {
            let cut = self.cut(table, seeing["seat"].as_u64().map(|seat| seat as u8)).await;
            if let Some(part) = ["view", "choices", "asked"].iter().find(|part| seeing[**part] != cut[**part]) {
                self.fail(format!("{part} of a state is not what the journal shows"));
            }
        }
    }

    /// Returns a viewer's view of the journal.
    async fn cut(&self, table: &TableId, seat: Option<u8>) -> Value {
        let table = self.disk.table(table, &self.book).await;
        serde_json::to_value(table.seeing(seat, false)).expect("JSON")
    }

    /// Checks that listening clients have received the last state.
    pub async fn heard(&self, table: &TableId, seat: Option<u8>, memory: &Memory) {
        let cut = self.cut(table, seat).await;
        let Some(last) = &memory.last else {
            return self.fail(format!("{seat:?} is connected and knows no state"));
        };
        for part in PARTS {
            if last[part] != cut[part] {
                return self.fail(format!("{seat:?} last heard {part} = {}, and kept is {}", last[part], cut[part]));
            }
        }
    }

    /// Checks that every acknowledged answer is in the journal exactly once, and that somebody gave
    /// every answer in the journal.
    pub async fn answers(&self, table: &TableId, seat: u8, memory: &Memory) {
        let mut kept = self.disk.table(table, &self.book).await;
        let entries = self.disk.entries(table).await;
        for (at, action, inputs) in &memory.acknowledged {
            let given = serde_json::from_value(action.clone()).expect("an action");
            match kept.act(seat, *at as u32, given, 0) {
                Ok(accepted) if u64::from(accepted.inputs) == *inputs => {}
                _ => return self.fail(format!("seat {seat}: the acknowledged {action} to question {at} is lost")),
            }
        }
        if kept.unkept().is_some() {
            return self.fail(format!("seat {seat}: an acknowledged answer could be given again"));
        }
        let bots = steps_by_bots(&entries, seat);
        let mut others = 0;
        for at in 1..=QUESTIONS {
            let Some(answer) = kept.seats[usize::from(seat)].questions.answer(at) else { continue };
            let action = serde_json::to_value(answer.action).expect("JSON").to_string();
            let sent = memory.sent.get(&u64::from(at)).is_some_and(|sent| sent.contains(&action));
            others += u32::from(!sent);
        }
        if others > bots {
            self.fail(format!("seat {seat}: {others} answers were not its own, and bots gave {bots}"));
        }
    }

    /// Checks that each chat message is saved once, and that only saved messages were received.
    pub async fn chat(&self, table: &TableId, memory: &Memory) {
        let mut said: BTreeMap<String, u32> = BTreeMap::new();
        for entry in self.disk.entries(table).await {
            if let TableEntry::Chat { text, .. } = entry {
                *said.entry(text).or_default() += 1;
            }
        }
        if let Some((text, _)) = said.iter().find(|(_, times)| **times > 1) {
            self.fail(format!("'{text}' is kept twice"));
        }
        if let Some(text) = memory.chat_heard.iter().find(|text| !said.contains_key(*text)) {
            self.fail(format!("'{text}' was heard and is not kept"));
        }
    }

    /// Checks whether anything can happen without people: a clock runs, or a bot must move.
    pub async fn goes_on(&self, table: &TableId) -> bool {
        let table = self.disk.table(table, &self.book).await;
        table.phase == Phase::Playing && (table.next_due().is_some() || table.bot_to_move().is_some())
    }
}

/// Returns the number of a seat's steps that a stand-in bot took.
fn steps_by_bots(entries: &[TableEntry], of: u8) -> u32 {
    let (mut stands_in, mut steps) = (false, 0);
    for entry in entries {
        match entry {
            TableEntry::TimedOut { seat, .. } if *seat == of => stands_in = true,
            TableEntry::Back { seat, .. } | TableEntry::Sat { seat, .. } if *seat == of => stands_in = false,
            TableEntry::Step { seat: Some(seat), .. } if *seat == of => steps += u32::from(stands_in),
            _ => {}
        }
    }
    steps
}
