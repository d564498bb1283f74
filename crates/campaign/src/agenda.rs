//! The agenda: the pending tasks of a campaign. Some run at once, and others wait for an input.

use rules::card::Color;

use crate::campaign::Campaign;
use crate::input::{CampaignDraw, CompanyQuestion};
use crate::pack::Instruction;

/// A pending task of a campaign. It runs at once, or waits for an input.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum CampaignTask {
    /// Wait until companies have signed and the table starts the next game.
    Table,
    /// Wait for the result of the game in progress.
    Game,
    /// Wait for the outcome of a draw.
    Draw(CampaignDraw),
    /// Wait for a company's answer.
    Ask(Color, CompanyQuestion),
    /// Read the story deck up to the next PAUSE or STOP.
    Read,
    /// Run an instruction of the story.
    Carry(Instruction),
    /// Reveal the accusations that companies made in secret.
    OpenBallots,
    /// End step 4: the post office.
    PostOffice,
    /// Award the postcards that a company's completed tickets name.
    TakePostcards(Color),
    /// Draw postcards from general delivery for the companies that are entitled to them.
    GeneralDelivery,
    /// Ask a company to give up postcards as long as it holds too many.
    KeepPostcards(Color),
    /// End step 5: the surveyors' council.
    Council,
    /// End step 6: file the bank slips in the vaults.
    FileSlips,
    /// End step 7: the personnel office.
    Personnel,
    /// End step 8: put the game away.
    Close,
}

impl Campaign {
    /// Runs a task that needs no answer.
    pub(crate) fn work(&mut self, task: CampaignTask) {
        match task {
            CampaignTask::Read => self.read(),
            CampaignTask::Carry(instruction) => self.carry(&instruction),
            CampaignTask::OpenBallots => self.open_ballots(),
            CampaignTask::PostOffice => self.post_office(),
            CampaignTask::TakePostcards(company) => self.take_postcards(company),
            CampaignTask::GeneralDelivery => self.general_delivery(),
            CampaignTask::KeepPostcards(company) => self.keep_postcards(company),
            CampaignTask::Council => self.council(),
            CampaignTask::FileSlips => self.file_slips(),
            CampaignTask::Personnel => self.personnel(),
            CampaignTask::Close => self.close(),
            CampaignTask::Table | CampaignTask::Game | CampaignTask::Draw(_) | CampaignTask::Ask(..) => {
                unreachable!("the campaign waits for an answer")
            }
        }
    }
}
