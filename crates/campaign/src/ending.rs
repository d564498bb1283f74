//! The end of a game: all steps from writing bank slips to putting everything away.

use std::cmp::Reverse;

use rules::card::Color;

use crate::agenda::CampaignTask;
use crate::campaign::Campaign;
use crate::choices::{candidates, entries};
use crate::fact::{CampaignFact, Cause, Slip};
use crate::input::{CampaignDraw, CompanyQuestion};
use crate::pack::{Mechanism, PostcardSource};
use crate::result::{GameResult, SeatResult};

/// Ranks the seats; `first` is the starting seat.
///
/// The seat with the most dollars wins. Ties go to the seat with more completed tickets, then to
/// the later seat in turn order (LEG-30).
pub fn places(seats: &[SeatResult], first: Color) -> Vec<&SeatResult> {
    let began = seats.iter().position(|seat| seat.company == first).unwrap_or(0);
    let turn = |at: usize| (at + seats.len() - began) % seats.len();
    let mut order: Vec<usize> = (0..seats.len()).collect();
    order.sort_by_key(|&at| Reverse((seats[at].slip, seats[at].completed.len(), turn(at))));
    order.into_iter().map(|at| &seats[at]).collect()
}

impl Campaign {
    /// Records the result of the game, retires lapsed postcards, and gives the caboose to the
    /// company in last place. Then schedules the remaining end steps.
    pub(crate) fn hear_result(&mut self, result: &GameResult) {
        let first = self.state.caboose().expect("somebody holds the caboose while a game is played");
        let order = places(&result.seats, first);
        for seat in &order {
            let SeatResult { company, slip: dollars, completed, stakes, .. } = (*seat).clone();
            self.happen(CampaignFact::SlipWritten(Slip { company, dollars: Some(dollars), completed, stakes }));
        }
        if result.evidence > 0 {
            self.happen(CampaignFact::EvidenceMarked { marks: result.evidence });
        }
        self.happen(CampaignFact::EventsDiscarded { events: result.discarded.clone() });
        for event in result.retired.iter().cloned() {
            self.happen(CampaignFact::EventRetired { event, cause: Cause::Play });
        }
        result.seats.iter().for_each(|seat| self.hear_office(seat));
        result.seats.iter().for_each(|seat| self.lapse_postcards(seat.company));
        let last = order.last().expect("at least two played").company;
        self.happen(CampaignFact::CabooseTaken { company: last });
        self.next([
            CampaignTask::Ask(last, CompanyQuestion::RetireEvent),
            CampaignTask::Read,
            CampaignTask::PostOffice,
            CampaignTask::Council,
            CampaignTask::FileSlips,
            CampaignTask::Personnel,
            CampaignTask::Close,
        ]);
    }

    fn hear_office(&mut self, seat: &SeatResult) {
        let company = seat.company;
        for &(postcard, left) in &seat.used {
            self.happen(match left {
                0 => CampaignFact::PostcardCompleted { company, postcard },
                _ => CampaignFact::PostcardUsed { company, postcard, left },
            });
        }
        seat.drawn.iter().for_each(|&postcard| self.happen(CampaignFact::PostcardDrawn { company, postcard }));
        if seat.certificates > 0 {
            self.happen(CampaignFact::Certified { company, dollars: Some(seat.certificates) });
        }
    }

    /// Retires a company's postcards that lapse after this game.
    fn lapse_postcards(&mut self, company: Color) {
        for postcard in self.state.postcards(company) {
            if self.state.games_left(&self.pack, company, postcard) == Some(0) {
                self.happen(CampaignFact::PostcardLapsed { company, postcard });
            }
        }
    }

    /// Returns the companies of this game from first place to last.
    pub(crate) fn by_place(&self) -> Vec<Color> {
        let slips = self.state.current().map(|played| &played.slips[..]).unwrap_or_default();
        slips.iter().map(|slip| slip.company).collect()
    }

    /// Checks whether this mechanism's end step takes place. Steps 4 to 7 are skipped after the
    /// audit.
    fn takes_place(&self, mechanism: Mechanism) -> bool {
        self.plays(mechanism) && self.state.audit.is_none()
    }

    pub(crate) fn post_office(&mut self) {
        if self.takes_place(Mechanism::PostOffice) {
            let order = self.by_place();
            let take = order.iter().copied().map(CampaignTask::TakePostcards);
            let keep = order.iter().copied().map(CampaignTask::KeepPostcards);
            self.next(take.chain([CampaignTask::GeneralDelivery]).chain(keep));
        }
    }

    pub(crate) fn take_postcards(&mut self, company: Color) {
        if !entries(&self.pack, &self.state, company).is_empty() {
            self.next([CampaignTask::Ask(company, CompanyQuestion::TakePostcards)]);
        }
    }

    /// Schedules a postcard draw for the company in last place, and for every other company that
    /// holds fewer than `draw_below` postcards and took none for its tickets after this game.
    pub(crate) fn general_delivery(&mut self) {
        let mut order = self.by_place();
        let last = order.pop();
        let few = usize::from(self.pack.numbers.post_office.draw_below);
        order.retain(|&company| !self.took_postcard(company) && self.state.postcards(company).len() < few);
        self.next(last.into_iter().chain(order).map(|company| CampaignTask::Draw(CampaignDraw::Postcard(company))));
    }

    /// Checks whether the company took a postcard for one of its tickets after this game.
    fn took_postcard(&self, company: Color) -> bool {
        let since = self.facts().iter().rev().take_while(|fact| !matches!(fact, CampaignFact::SlipWritten(_)));
        let mut drawn = since.filter_map(|fact| match fact {
            CampaignFact::PostcardDrawn { company: drawer, postcard } if *drawer == company => {
                self.pack.postcard(*postcard)
            }
            _ => None,
        });
        drawn.any(|postcard| matches!(postcard.source, PostcardSource::Entry(_)))
    }

    pub(crate) fn keep_postcards(&mut self, company: Color) {
        if self.state.postcards(company).len() > usize::from(self.pack.numbers.post_office.keep_max) {
            self.next([
                CampaignTask::Ask(company, CompanyQuestion::RetirePostcard),
                CampaignTask::KeepPostcards(company),
            ]);
        }
    }

    /// Lets the company with the most stakes build a cut-off. Ties go to the company in the lower
    /// place. Companies that have reached their limit are skipped.
    pub(crate) fn council(&mut self) {
        if !self.takes_place(Mechanism::SurveyorsCouncil) || candidates(&self.pack, &self.state).is_empty() {
            return;
        }
        let built = |company| self.state.cut_offs.iter().filter(|(_, builder)| *builder == company).count();
        let slips = self.state.current().map(|played| &played.slips[..]).unwrap_or_default();
        let able = slips.iter().filter(|slip| slip.stakes > 0);
        let able = able.filter(|slip| built(slip.company) < usize::from(self.pack.numbers.cut_offs_max));
        let builder = able.max_by_key(|slip| slip.stakes).map(|slip| slip.company);
        self.next(builder.map(|company| CampaignTask::Ask(company, CompanyQuestion::Build)));
    }

    pub(crate) fn file_slips(&mut self) {
        if self.state.audit.is_none() {
            self.happen(CampaignFact::SlipsFiled);
        }
    }

    /// Fills the crew display, then lets the companies of this game hire crew, last place first.
    pub(crate) fn personnel(&mut self) {
        if self.takes_place(Mechanism::PersonnelOffice) {
            let order = self.by_place();
            let wanted = order.len() + usize::from(self.pack.numbers.crew_display_more);
            let missing = wanted.saturating_sub(self.state.display.len());
            let draws = std::iter::repeat_n(CampaignTask::Draw(CampaignDraw::CrewDisplay), missing);
            self.next(
                draws.chain(order.into_iter().rev().map(|company| CampaignTask::Ask(company, CompanyQuestion::Hire))),
            );
        }
    }

    pub(crate) fn close(&mut self) {
        self.happen(CampaignFact::GameClosed { game: self.state.game() });
        if !self.state.over {
            self.next([CampaignTask::Table]);
        }
    }

    /// Voids postcards whose rule was retired, and gives their holders certificates instead.
    pub(crate) fn void_postcards(&mut self, companies: Vec<Color>) {
        let dollars = u16::from(self.pack.numbers.post_office.certificate);
        for company in companies {
            for postcard in self.state.postcards(company) {
                let needs = self.pack.postcard(postcard).and_then(|card| card.private.needs);
                if needs.is_some_and(|slot| self.state.retired_rules.contains(&slot)) {
                    self.happen(CampaignFact::PostcardVoid { company, postcard, dollars });
                }
            }
        }
    }
}
