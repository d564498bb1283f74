//! Administrative changes to a table.

use protocol::{Occupant, Phase};
use serde::{Deserialize, Serialize};
use words::message;

use super::entry::TableEntry;
use super::task::TableTask;
use crate::admin::Change;
use crate::refusal::Refusal;

/// An administrative change to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum HostJob {
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
    /// Applies a change in memory. The journal is rewritten or deleted only at the commit.
    pub(super) fn administrate(&mut self, job: HostJob) -> Result<(), Refusal> {
        match job {
            HostJob::Close => {
                self.table.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
                let time = self.now();
                self.table.happen(TableEntry::BrokenOff { time });
            }
            HostJob::Remove { seat } => self.remove_person(seat)?,
            HostJob::Rewrite(_) | HostJob::Delete => self.job = Some(job),
        }
        Ok(())
    }

    /// Rewrites or deletes the journal in the store, if the change requires it.
    pub(super) async fn finish(&mut self, job: HostJob) -> Result<(), Refusal> {
        match job {
            HostJob::Rewrite(change) => {
                let done = self.shared.rewrite(&self.table.id, &change).await;
                self.is_gone = !self.again().await;
                done
            }
            HostJob::Delete => {
                self.shared.drop_game(&self.table.id).await?;
                self.is_gone = true;
                Ok(())
            }
            HostJob::Close | HostJob::Remove { .. } => Ok(()),
        }
    }

    fn remove_person(&mut self, seat: u8) -> Result<(), Refusal> {
        self.table.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
        let time = self.now();
        match &self.table.seat(seat)?.sitter {
            Occupant::Person { .. } => {
                self.table.happen(TableEntry::Sat { time, seat, sitter: Occupant::Open, by: None });
                Ok(())
            }
            _ => Err(Refusal::Bad(message!("refusal-nobody-there"))),
        }
    }
}
