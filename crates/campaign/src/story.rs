//! Reads the story deck and runs its instructions (CAM-06, LEG-07, end step 3).

use rules::card::Color;

use crate::agenda::CampaignTask;
use crate::audit::FinalAudit;
use crate::campaign::Campaign;
use crate::fact::{CampaignFact, Cause};
use crate::input::CompanyQuestion;
use crate::location::{CardId, Location};
use crate::pack::{Instruction, Payee, ReadAt, RuleSlot, StoryKind, StorySide, Target};

impl Campaign {
    /// Reads one side and runs its instructions. Then schedules the next side, unless reading stops
    /// here.
    pub(crate) fn read(&mut self) {
        if self.state.next_side >= self.pack.story.len() {
            return;
        }
        let side = self.pack.story[self.state.next_row(&self.pack)].clone();
        self.happen(CampaignFact::SideRead { side: side.id.clone() });
        if !self.stops(&side) {
            self.next([CampaignTask::Read]);
        }
        if side.evidence.is_none_or(|needed| self.state.evidence >= needed) {
            self.next(side.instructions.into_iter().map(CampaignTask::Carry));
        }
    }

    /// Checks whether reading stops after this side. Before a game, reading stops at the front of
    /// PAUSE; after a game, at the back of STOP.
    fn stops(&self, side: &StorySide) -> bool {
        match side.kind {
            StoryKind::Pause => side.read_at == ReadAt::Setup,
            StoryKind::Stop => {
                self.pack.story.get(self.state.next_side).is_none_or(|next| next.kind != StoryKind::Stop)
            }
            StoryKind::Story | StoryKind::Event => false,
        }
    }

    pub(crate) fn carry(&mut self, instruction: &Instruction) {
        match instruction {
            Instruction::AddEvent(event) => self.happen(CampaignFact::EventAdded { event: event.clone() }),
            Instruction::RetireEvent(event) if self.may_retire(event) => {
                self.happen(CampaignFact::EventRetired { event: event.clone(), cause: Cause::Story });
            }
            Instruction::RetireEvent(_) => {}
            Instruction::OpenBox(target) => self.open_box(target),
            Instruction::PlaceRule(slot) => self.happen(CampaignFact::RulePlaced { slot: *slot }),
            Instruction::RetireRule(slot) => self.retire_rule(*slot),
            Instruction::AddBoard(target) => self.happen(CampaignFact::BoardAdded { board: self.state.board(target) }),
            Instruction::AddTickets(target) => {
                self.happen(CampaignFact::TicketsAdded { board: self.state.board(target) })
            }
            Instruction::Fork { name, boards } => {
                let question = CompanyQuestion::Fork { name: name.clone(), boards: boards.clone() };
                self.next(self.state.caboose().map(|holder| CampaignTask::Ask(holder, question)));
            }
            Instruction::Award { postcard, to } => {
                if self.state.at(&CardId::Postcard(*postcard)) == Location::PostOffice {
                    self.happen(CampaignFact::PostcardDrawn { company: self.state.who(*to), postcard: *postcard });
                }
            }
            Instruction::RecallEvent { by } => {
                self.next([CampaignTask::Ask(self.state.who(*by), CompanyQuestion::RecallEvent)])
            }
            Instruction::Accuse { suspects } => self.accuse(suspects),
            Instruction::Certify { dollars, to } => {
                for company in self.payees(*to) {
                    self.happen(CampaignFact::Certified { company, dollars: Some((*dollars).into()) });
                }
            }
            Instruction::AddCrew(crew) => self.happen(CampaignFact::CrewAdded { crew: crew.clone() }),
            Instruction::AddPavilions(pavilions) => {
                self.happen(CampaignFact::PavilionsAdded { pavilions: pavilions.clone() });
            }
            Instruction::FinalAudit => self.final_audit(),
            Instruction::Epilogue => {
                let books = self.state.audit.iter().flat_map(|audit| &audit.books);
                let companies: Vec<Color> = books.map(|book| book.company).collect();
                for company in companies.into_iter().rev() {
                    self.happen(CampaignFact::EpilogueRead { company });
                }
            }
            Instruction::EndCampaign => self.happen(CampaignFact::CampaignEnded),
        }
    }

    /// Checks whether the story can retire an event. An event that was never added remains sealed,
    /// and the story never retires the same event twice.
    fn may_retire(&self, event: &str) -> bool {
        let sealed = self.state.at(&CardId::Event(event.to_string())) == Location::Sealed;
        !sealed && !self.state.barred_events.contains(event)
    }

    /// Asks each company in this game whom it accuses, from last place to first.
    fn accuse(&mut self, suspects: &[String]) {
        let question = CompanyQuestion::Accuse { suspects: suspects.to_vec() };
        let ask = self.by_place().into_iter().rev().map(|company| CampaignTask::Ask(company, question.clone()));
        self.next(ask.chain([CampaignTask::OpenBallots]).collect::<Vec<_>>());
    }

    /// Reveals all accusations at once. If several suspects have the most votes, the holder of the
    /// caboose decides.
    pub(crate) fn open_ballots(&mut self) {
        let ballots = std::mem::take(&mut self.ballots);
        for (company, suspect) in ballots.iter().cloned() {
            self.happen(CampaignFact::Accused { company, suspect });
        }
        let votes = |suspect: &str| ballots.iter().filter(|(_, accused)| accused == suspect).count();
        let most = self.pack.suspects.iter().map(|suspect| votes(&suspect.id)).max().unwrap_or(0);
        let leading = self.pack.suspects.iter().map(|suspect| suspect.id.clone()).filter(|id| votes(id) == most);
        let question = CompanyQuestion::Verdict { suspects: leading.collect() };
        self.next(self.state.caboose().map(|holder| CampaignTask::Ask(holder, question)));
    }

    /// Returns the companies that a story card pays.
    fn payees(&self, to: Payee) -> Vec<Color> {
        let guilty = self.pack.suspects.iter().find(|suspect| suspect.guilty).map(|suspect| &suspect.id);
        match to {
            Payee::One(who) => vec![self.state.who(who)],
            Payee::Right => {
                let right = self.state.accusations.iter().filter(|(_, accused)| Some(*accused) == guilty);
                right.map(|(company, _)| *company).collect()
            }
        }
    }

    fn open_box(&mut self, target: &Target) {
        let chest = match target {
            Target::Named(id) => self.pack.chest(id),
            Target::Chosen(_) | Target::Other(_) => self.pack.chest_of(&self.state.board(target)),
        };
        let Some(chest) = chest.cloned() else { return };
        self.happen(CampaignFact::BoxOpened { chest: chest.id });
        chest.places.into_iter().for_each(|slot| self.happen(CampaignFact::RulePlaced { slot }));
    }

    fn retire_rule(&mut self, slot: RuleSlot) {
        if self.state.rules.contains(&slot) {
            self.happen(CampaignFact::RuleRetired { slot });
        }
    }

    /// Runs end step 6, voids the postcards of retired rules in all offices (even those of absent
    /// companies), redeems the founding bonds, and runs the audit.
    fn final_audit(&mut self) {
        self.happen(CampaignFact::SlipsFiled);
        let companies: Vec<Color> = self.state.firms.keys().copied().collect();
        self.void_postcards(companies.clone());
        for firm in self.pack.clone().companies.iter().filter(|firm| companies.contains(&firm.color)) {
            let dollars = firm.bond_of(companies.len());
            if dollars > 0 {
                self.happen(CampaignFact::Certified { company: firm.color, dollars: Some(dollars) });
            }
        }
        self.happen(CampaignFact::Audited(FinalAudit::of(&self.pack, &self.state)));
    }
}
