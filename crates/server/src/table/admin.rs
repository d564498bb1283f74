//! Changes of a table by hosts and by deletions of people.

use protocol::{Phase, Sitter};
use words::message;

use super::entry::Entry;
use super::task::Desk;
use crate::admin::Change;
use crate::refusal::Refusal;

/// Something that only a host may want of a table.
#[derive(Clone)]
pub enum Job {
    /// Ends the table, or its game without a result.
    Close,
    /// Removes the person from a seat.
    Remove { seat: u8 },
    /// Changes names or chat in the journal.
    Rewrite(Change),
    /// Deletes the table.
    Delete,
}

impl Desk {
    /// Does it; the first value says whether the table lives on.
    pub(super) async fn admin(&mut self, job: Job) -> (bool, Result<(), Refusal>) {
        match job {
            Job::Close => {
                let done = self.table.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"));
                if done.is_ok() {
                    let time = self.now();
                    self.table.happen(Entry::BrokenOff { time });
                }
                self.kept_after(done).await
            }
            Job::Remove { seat } => {
                let done = self.removed(seat);
                self.kept_after(done).await
            }
            Job::Rewrite(change) => {
                let done = self.shared.rewrite(&self.table.id, &change).await;
                (self.again().await, done)
            }
            Job::Delete => match self.shared.drop_game(&self.table.id).await {
                Ok(()) => (false, Ok(())),
                refused => (true, refused),
            },
        }
    }

    async fn kept_after(&mut self, done: Result<(), Refusal>) -> (bool, Result<(), Refusal>) {
        match done {
            Ok(()) => match self.keep().await {
                Ok(()) => (true, Ok(())),
                refused => (self.again().await, refused),
            },
            refused => (true, refused),
        }
    }

    fn removed(&mut self, seat: u8) -> Result<(), Refusal> {
        self.table.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
        let time = self.now();
        match &self.table.seat(seat)?.sitter {
            Sitter::Person { .. } => {
                self.table.happen(Entry::Sat { time, seat, sitter: Sitter::Open, by: None });
                Ok(())
            }
            _ => Err(Refusal::Bad(message!("refusal-nobody-there"))),
        }
    }
}
