//! The agenda: tasks to run before the campaign waits for input again.

use rules::card::Color;

use crate::campaign::Campaign;
use crate::input::{Draw, Question};
use crate::pack::Instruction;

/// A pending step of the campaign.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Task {
    /// Wait for the table to sign companies and start the next game.
    Table,
    /// Wait for the result of the game.
    Game,
    /// Wait for the outcome of a draw.
    Draw(Draw),
    /// Wait for a company.
    Ask(Color, Question),
    /// Read the story deck up to the next PAUSE or STOP.
    Read,
    /// Carry out an instruction of the story.
    Carry(Instruction),
    /// End step 4: the post office.
    PostOffice,
    /// Award the postcards named by a company's tickets.
    TakePostcards(Color),
    /// Draw from general delivery for the companies entitled to it.
    GeneralDelivery,
    /// Discard postcards above the company's limit.
    KeepPostcards(Color),
    /// End step 5: the surveyors' council.
    Council,
    /// End step 6: slips go into the vaults.
    FileSlips,
    /// End step 7: the personnel office.
    Personnel,
    /// End step 8: everything is put away.
    Close,
}

impl Campaign {
    /// Runs a task that needs no answer.
    pub(crate) fn work(&mut self, task: Task) {
        match task {
            Task::Read => self.read(),
            Task::Carry(instruction) => self.carry(&instruction),
            Task::PostOffice => self.post_office(),
            Task::TakePostcards(company) => self.take_postcards(company),
            Task::GeneralDelivery => self.general_delivery(),
            Task::KeepPostcards(company) => self.keep_postcards(company),
            Task::Council => self.council(),
            Task::FileSlips => self.file_slips(),
            Task::Personnel => self.personnel(),
            Task::Close => self.close(),
            Task::Table | Task::Game | Task::Draw(_) | Task::Ask(..) => {
                unreachable!("the campaign waits for an answer")
            }
        }
    }
}
