//! Planted leaks, each through a different outlet, to prove that every outlet is checked.

use protocol::TableId;
use serde_json::Value;

use crate::twins::base::Base;
use crate::twins::outlets::Heard;

/// Other seats' secrets.
pub struct Truth {
    /// A rival's hand.
    own: Value,
    /// The entries of the journal, and a hash of them.
    entries: Vec<String>,
    sum: String,
}

impl Truth {
    pub async fn of(base: &Base, table: &str, viewer: usize) -> Truth {
        let rival = (viewer + 1) % base.people.len();
        let seeing = base.house.see(&base.people[rival], table, rival as u8).await;
        let journal = base.house.store.journal(&TableId::from(table)).await.expect("whole").expect("there");
        // The journal's own checksum covers the id of the table, which is not secret.
        let entries: Vec<String> = journal.entries;
        let sum = entries
            .iter()
            .flat_map(|entry| entry.bytes())
            .fold(7u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Truth { own: seeing["view"]["own"].clone(), entries, sum: sum.to_string() }
    }

    fn locomotives(&self) -> String {
        self.own["hand"]["locomotive"].as_u64().unwrap_or_default().to_string()
    }
}

/// Adds something to the received texts.
pub type Leak = fn(&Truth, &mut Heard);

fn tell(heard: &mut Heard, outlet: &str, secret: &str) {
    let texts = heard.before.iter_mut().chain(&mut heard.after);
    texts.filter(|(name, _)| *name == outlet).for_each(|(_, text)| text.push_str(secret));
}

/// All planted leaks, each with a description.
pub const LEAKS: [(&str, Leak); 19] = [
    ("a snapshot with a rival's hand", |truth, heard| tell(heard, "snapshot", &truth.own["hand"].to_string())),
    ("an update with all that was dealt", |truth, heard| tell(heard, "update", &truth.entries.concat())),
    ("a resumed game with a rival's tickets", |truth, heard| tell(heard, "resume", &truth.own["tickets"].to_string())),
    ("a refusal that knows a rival's locomotives", |truth, heard| tell(heard, "refusal", &truth.locomotives())),
    ("choices that depend on a rival's red cards", |truth, heard| {
        tell(heard, "choices", &truth.own["hand"]["red"].to_string());
    }),
    ("spectators who see a hand", |truth, heard| tell(heard, "spectator", &truth.own["hand"].to_string())),
    ("a hash of the whole game over HTTP", |truth, heard| tell(heard, "http", &truth.sum)),
    ("spectators over HTTP who see tickets", |truth, heard| {
        tell(heard, "http for spectators", &truth.own["tickets"].to_string());
    }),
    ("the record before the end", |truth, heard| tell(heard, "record", &truth.entries.concat())),
    ("a position before the end", |truth, heard| tell(heard, "position", &truth.entries[truth.entries.len() / 2])),
    ("a history with all that was dealt", |truth, heard| tell(heard, "history", &truth.entries.concat())),
    ("a history for spectators with a rival's tickets", |truth, heard| {
        tell(heard, "history for spectators", &truth.own["tickets"].to_string());
    }),
    ("a history after an answer with a hash of the whole game", |truth, heard| {
        tell(heard, "history after it", &truth.sum);
    }),
    ("a past moment with a rival's hand", |truth, heard| tell(heard, "moment", &truth.own["hand"].to_string())),
    ("a past moment for spectators that knows a rival's locomotives", |truth, heard| {
        tell(heard, "moment for spectators", &truth.locomotives());
    }),
    ("the whole game in a request to a worker", |truth, heard| tell(heard, "bus", &truth.entries.concat())),
    ("locomotives counted in the metrics", |truth, heard| tell(heard, "metrics", &truth.locomotives())),
    ("a log with what was dealt", |truth, heard| tell(heard, "log", &truth.entries.concat())),
    ("a list of tables that counts a rival's tickets", |truth, heard| {
        tell(heard, "lobby", &truth.own["tickets"][0].to_string());
    }),
];
