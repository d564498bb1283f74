//! Changes of a table for the host of the server.

use protocol::{Phase, Sitter};
use serde::{Deserialize, Serialize};
use words::message;

use super::entry::Entry;
use super::task::TableTask;
use crate::admin::Change;
use crate::refusal::Refusal;

/// A job for the host of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Job {
    /// Closes the table. A game in progress ends without a result.
    Close,
    /// Removes the person from a seat.
    Remove { seat: u8 },
    /// Changes names or chat in the journal.
    Rewrite(Change),
    /// Deletes the table.
    Delete,
}

impl TableTask {
    /// Applies a job in memory. Changes of the journal itself wait for the commit.
    pub(super) fn administrate(&mut self, job: Job) -> Result<(), Refusal> {
        match job {
            Job::Close => {
                self.table.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
                let time = self.now();
                self.table.happen(Entry::BrokenOff { time });
            }
            Job::Remove { seat } => self.remove_person(seat)?,
            Job::Rewrite(_) | Job::Delete => self.job = Some(job),
        }
        Ok(())
    }

    /// Changes the journal itself in the store.
    pub(super) async fn finish(&mut self, job: Job) -> Result<(), Refusal> {
        match job {
            Job::Rewrite(change) => {
                let done = self.shared.rewrite(&self.table.id, &change).await;
                self.is_gone = !self.again().await;
                done
            }
            Job::Delete => {
                self.shared.drop_game(&self.table.id).await?;
                self.is_gone = true;
                Ok(())
            }
            Job::Close | Job::Remove { .. } => Ok(()),
        }
    }

    fn remove_person(&mut self, seat: u8) -> Result<(), Refusal> {
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
