//! A campaign together with its log, which grows with every input.

use std::sync::Arc;

use rules::record::Damage;

use super::{CampaignLog, INPUTS_MAX, Kept, LogHeader};
use crate::campaign::Campaign;
use crate::fact::CampaignFact;
use crate::input::{CampaignInput, CampaignWaiting};
use crate::pack::Pack;
use crate::refused::CampaignRefusal;

#[derive(Clone)]
pub struct LogWriter {
    campaign: Campaign,
    log: CampaignLog,
}

impl LogWriter {
    /// Starts a campaign. The header must be for this pack.
    pub fn new(pack: Arc<Pack>, header: LogHeader) -> LogWriter {
        LogWriter { campaign: Campaign::new(pack), log: CampaignLog::new(header) }
    }

    /// Resumes a campaign from its log.
    pub fn resume(pack: Arc<Pack>, log: CampaignLog) -> Result<LogWriter, Damage> {
        Ok(LogWriter { campaign: log.replay(pack)?, log })
    }

    /// Combines a campaign with the log that produced it.
    pub(super) fn played(campaign: Campaign, log: CampaignLog) -> LogWriter {
        LogWriter { campaign, log }
    }

    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    pub fn log(&self) -> &CampaignLog {
        &self.log
    }

    /// Applies one input and adds it to the log. If the input is refused, campaign and log are
    /// unchanged.
    pub fn apply(&mut self, input: CampaignInput) -> Result<&[CampaignFact], CampaignRefusal> {
        if self.log.inputs.len() == INPUTS_MAX {
            return Err(CampaignRefusal::NotNow);
        }
        let facts = self.campaign.apply(&input)?;
        self.log.inputs.push(input);
        self.log.lines.push(0);
        Ok(facts)
    }

    /// Saves the record of the game in progress, replacing the previous version.
    pub fn keep_record(&mut self, record: &str) -> Result<(), CampaignRefusal> {
        if self.campaign.waiting() != CampaignWaiting::Game {
            return Err(CampaignRefusal::NotNow);
        }
        let kept = Kept { before: 0, text: record.to_string() };
        self.log.records.insert(self.log.inputs.len(), kept);
        Ok(())
    }
}
