//! A campaign together with the log it grows.

use std::sync::Arc;

use rules::record::Damage;

use super::{Header, INPUTS_MAX, Kept, Log};
use crate::campaign::Campaign;
use crate::fact::Fact;
use crate::input::{Input, Waiting};
use crate::pack::Pack;
use crate::refused::Refused;

/// A campaign and its log.
#[derive(Clone)]
pub struct Ledger {
    campaign: Campaign,
    log: Log,
}

impl Ledger {
    /// Begins a campaign. The header's pack must be this one.
    pub fn new(pack: Arc<Pack>, header: Header) -> Ledger {
        Ledger { campaign: Campaign::new(pack), log: Log::new(header) }
    }

    /// Goes on with a campaign.
    pub fn resume(pack: Arc<Pack>, log: Log) -> Result<Ledger, Damage> {
        Ok(Ledger { campaign: log.replay(pack)?, log })
    }

    /// A campaign with the log that was played to it.
    pub(super) fn played(campaign: Campaign, log: Log) -> Ledger {
        Ledger { campaign, log }
    }

    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Gives an input. On refusal nothing changes.
    pub fn apply(&mut self, input: Input) -> Result<&[Fact], Refused> {
        if self.log.inputs.len() == INPUTS_MAX {
            return Err(Refused::NotNow);
        }
        let facts = self.campaign.apply(&input)?;
        self.log.inputs.push(input);
        self.log.lines.push(0);
        Ok(facts)
    }

    /// Keeps the record of the game that is being played, in place of what was kept of it before.
    pub fn keep_record(&mut self, record: &str) -> Result<(), Refused> {
        if self.campaign.waiting() != Waiting::Game {
            return Err(Refused::NotNow);
        }
        let kept = Kept { before: 0, text: record.to_string() };
        self.log.records.insert(self.log.inputs.len(), kept);
        Ok(())
    }
}
