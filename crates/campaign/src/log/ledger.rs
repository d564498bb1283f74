//! A campaign together with its growing log.

use std::sync::Arc;

use rules::record::Damage;

use super::{Header, INPUTS_MAX, Kept, Log};
use crate::campaign::Campaign;
use crate::fact::Fact;
use crate::input::{Input, Waiting};
use crate::pack::Pack;
use crate::refused::Refused;

#[derive(Clone)]
pub struct Ledger {
    campaign: Campaign,
    log: Log,
}

impl Ledger {
    /// Starts a campaign. The header must be for this pack.
    pub fn new(pack: Arc<Pack>, header: Header) -> Ledger {
        Ledger { campaign: Campaign::new(pack), log: Log::new(header) }
    }

    /// Resumes a campaign from its log.
    pub fn resume(pack: Arc<Pack>, log: Log) -> Result<Ledger, Damage> {
        Ok(Ledger { campaign: log.replay(pack)?, log })
    }

    /// Combines a campaign with the log that produced it.
    pub(super) fn played(campaign: Campaign, log: Log) -> Ledger {
        Ledger { campaign, log }
    }

    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Applies one input. If it is refused, nothing changes.
    pub fn apply(&mut self, input: Input) -> Result<&[Fact], Refused> {
        if self.log.inputs.len() == INPUTS_MAX {
            return Err(Refused::NotNow);
        }
        let facts = self.campaign.apply(&input)?;
        self.log.inputs.push(input);
        self.log.lines.push(0);
        Ok(facts)
    }

    /// Saves the record of the game in progress, replacing the previous version.
    pub fn keep_record(&mut self, record: &str) -> Result<(), Refused> {
        if self.campaign.waiting() != Waiting::Game {
            return Err(Refused::NotNow);
        }
        let kept = Kept { before: 0, text: record.to_string() };
        self.log.records.insert(self.log.inputs.len(), kept);
        Ok(())
    }
}
