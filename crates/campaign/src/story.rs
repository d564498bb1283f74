//! Reading the story deck and carrying out its instructions (CAM-06, LEG-07, end step 3).

use crate::agenda::Task;
use crate::audit::FinalAudit;
use crate::campaign::Campaign;
use crate::fact::{Cause, Fact};
use crate::input::Question;
use crate::pack::{Instruction, Kind, ReadAt, Side, Slot, Target};
use crate::place::{Card, Place};

impl Campaign {
    /// Reads one side, carries it out, and schedules the next unless reading stops here.
    pub(crate) fn read(&mut self) {
        let Some(side) = self.pack.story.get(self.state.next_side).cloned() else { return };
        self.happen(Fact::SideRead { side: side.id.clone() });
        if !self.stops(&side) {
            self.next([Task::Read]);
        }
        if side.evidence.is_none_or(|needed| self.state.evidence >= needed) {
            self.next(side.instructions.into_iter().map(Task::Carry));
        }
    }

    /// Checks whether reading stops here: before a game at the front of PAUSE, after it at the back
    /// of STOP.
    fn stops(&self, side: &Side) -> bool {
        match side.kind {
            Kind::Pause => side.read_at == ReadAt::Setup,
            Kind::Stop => self.pack.story.get(self.state.next_side).is_none_or(|next| next.kind != Kind::Stop),
            Kind::Story | Kind::Event => false,
        }
    }

    pub(crate) fn carry(&mut self, instruction: &Instruction) {
        match instruction {
            Instruction::AddEvent(event) => self.happen(Fact::EventAdded { event: event.clone() }),
            Instruction::RetireEvent(event) if !self.state.barred_events.contains(event) => {
                self.happen(Fact::EventRetired { event: event.clone(), cause: Cause::Story });
            }
            Instruction::RetireEvent(_) => {}
            Instruction::OpenBox(target) => self.open_box(target),
            Instruction::PlaceRule(slot) => self.happen(Fact::RulePlaced { slot: *slot }),
            Instruction::RetireRule(slot) => self.retire_rule(*slot),
            Instruction::AddBoard(target) => self.happen(Fact::BoardAdded { board: self.state.board(target) }),
            Instruction::AddTickets(target) => self.happen(Fact::TicketsAdded { board: self.state.board(target) }),
            Instruction::Fork { name, boards } => {
                let question = Question::Fork { name: name.clone(), boards: boards.clone() };
                self.next(self.state.caboose().map(|holder| Task::Ask(holder, question)));
            }
            Instruction::Award { postcard, to } => {
                if self.state.at(&Card::Postcard(*postcard)) == Place::PostOffice {
                    self.happen(Fact::PostcardDrawn { company: self.state.who(*to), postcard: *postcard });
                }
            }
            Instruction::RecallEvent { by } => self.next([Task::Ask(self.state.who(*by), Question::RecallEvent)]),
            Instruction::AddCrew(crew) => self.happen(Fact::CrewAdded { crew: crew.clone() }),
            Instruction::AddPavilions(pavilions) => {
                self.happen(Fact::PavilionsAdded { pavilions: pavilions.clone() });
            }
            Instruction::FinalAudit => self.final_audit(),
            Instruction::Epilogue => {
                if let Some(company) = self.state.audit.as_ref().and_then(FinalAudit::winner) {
                    self.happen(Fact::EpilogueRead { company });
                }
            }
            Instruction::EndCampaign => self.happen(Fact::CampaignEnded),
        }
    }

    fn open_box(&mut self, target: &Target) {
        let chest = match target {
            Target::Named(id) => self.pack.chest(id),
            Target::Chosen(_) | Target::Other(_) => self.pack.chest_of(&self.state.board(target)),
        };
        let Some(chest) = chest.cloned() else { return };
        self.happen(Fact::BoxOpened { chest: chest.id });
        chest.places.into_iter().for_each(|slot| self.happen(Fact::RulePlaced { slot }));
    }

    fn retire_rule(&mut self, slot: Slot) {
        if self.state.rules.contains(&slot) {
            self.happen(Fact::RuleRetired { slot });
        }
    }

    /// Runs end step 6, then breaks every seal, including the offices of absent companies.
    fn final_audit(&mut self) {
        self.happen(Fact::SlipsFiled);
        self.void_postcards(self.state.firms.keys().copied().collect());
        self.happen(Fact::Audited(FinalAudit::of(&self.pack, &self.state)));
    }
}
