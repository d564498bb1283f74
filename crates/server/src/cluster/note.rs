//! Messages between nodes.

use protocol::{PersonId, TableId};
use rules::action::Action;
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;
use crate::store::NodeId;

/// A message to other nodes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Note {
    /// A journal now has this number of entries, and the last one has this checksum. `last` contains
    /// the most recent entries, or none.
    Head {
        journal: TableId,
        entries: u32,
        sum: String,
        last: Vec<String>,
    },
    /// Journals have a new owner.
    Look {
        journals: Vec<TableId>,
    },
    /// A command for the owner of a journal, as JSON. The number is unique per sender.
    Ask {
        from: NodeId,
        number: u64,
        journal: TableId,
        command: String,
    },
    /// The reply to the `Ask` with this number.
    Answer {
        number: u64,
        answer: Answer,
    },
    /// The people connected to a table or campaign through one node.
    Here {
        node: NodeId,
        place: TableId,
        crowd: Crowd,
    },
    Revoked {
        key: String,
    },
    Restored {
        key: String,
    },
    /// Webhooks, mutes or bans have changed.
    Settings,
    /// A worker reports the number of decisions that it can take on.
    Worker {
        worker: NodeId,
        free: u32,
    },
    /// A request for a worker's decision: a `ThinkRequest` as JSON. The number is unique per
    /// sender.
    Think {
        from: NodeId,
        number: u64,
        request: String,
    },
    /// A worker's reply to the node that requested the decision.
    Thought {
        number: u64,
        answer: ThinkAnswer,
    },
}

impl Note {
    /// Checks whether a worker sends this message.
    pub fn is_of_worker(&self) -> bool {
        matches!(self, Note::Worker { .. } | Note::Thought { .. })
    }
}

/// A worker's reply to a request for a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ThinkAnswer {
    /// The bot's decision and, if another bot had to make it, the reason and that bot's name.
    Decided { action: Action, failure: Option<(String, String)> },
    /// The worker has no free capacity.
    Full,
    /// The worker cannot decide, because it runs a different version of the program or lacks the
    /// edition.
    Declined,
}

/// The reply to a command.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The owner executed or refused the command; afterwards the journal had this number of
    /// entries. `Ok` contains the answer as JSON.
    Done { entries: u32, result: Result<String, Refusal> },
    /// The replying node is not the owner, and has done nothing.
    Moved,
}

/// The people connected to a table or campaign.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Crowd {
    /// Members of the table or campaign.
    pub people: Vec<PersonId>,
    /// Number of connections from other people.
    pub watching: u32,
}

impl Crowd {
    pub fn is_empty(&self) -> bool {
        self.people.is_empty() && self.watching == 0
    }

    /// Adds the people and connections of another crowd.
    pub fn with(mut self, other: &Crowd) -> Crowd {
        self.people
            .extend(other.people.iter().filter(|person| !self.people.contains(person)).cloned().collect::<Vec<_>>());
        self.watching += other.watching;
        self
    }
}
