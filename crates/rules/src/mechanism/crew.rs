//! Crew: people in an office who work for a wage. Some crew cards take effect automatically, and
//! others can be used a limited number of times per game.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::cards::yes_or_no;
use super::{CampaignState, Canon};
use crate::ability::{Trigger, applies};
use crate::agenda::{Ask, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, Seat};
use crate::limits::CREW_MAX;
use crate::open::Open;
use crate::own::Own;
use crate::question::{AnswerGain, AnswerInfo, AnswerSubject};
use crate::state::Transition;
use crate::tables::Tables;
use crate::view::Sight;

/// A crew card in an office.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Hired {
    /// The card's index in the edition.
    pub crew: u8,
    /// Whether the wage has been paid, so that the card works in this game.
    pub paid: bool,
    /// Remaining uses in this game, if they are counted.
    pub uses: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum CrewFact {
    /// A seat paid a crew card's wage, so the card works in this game.
    #[serde(rename = "crew-paid")]
    Paid { seat: Seat, slot: u8, coins: u8 },
    /// A seat used a crew card with limited uses.
    #[serde(rename = "crew-used")]
    Used { seat: Seat, slot: u8 },
}

/// Returns the crew card in an office slot, as its index in the edition.
pub(super) fn hired<const W: usize>(open: &Open<W>, seat: Seat, slot: u8) -> Option<u8> {
    let tableau = &open.campaign.as_ref()?.tableaus[seat.index()];
    tableau.crew.get(slot as usize)?.map(|hired| hired.crew)
}

/// Describes the answer that pays a crew card's wage.
pub(super) fn describe_wage<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, slot: u8) -> AnswerInfo {
    let Some(crew) = hired(sight.open, sight.seat, slot) else { return info };
    let wage = sight.tables.edition.crew[crew as usize].wage;
    info.costs_coins(wage).gives(AnswerGain::Crew(crew)).about(AnswerSubject::Crew(crew))
}

/// Describes the answer that uses a crew card.
pub(super) fn describe<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, slot: u8) -> AnswerInfo {
    let Some(crew) = hired(sight.open, sight.seat, slot) else { return info };
    sight.with_ability(info, sight.tables.edition.crew[crew as usize].ability).about(AnswerSubject::Crew(crew))
}

/// Lists the answers to the question of whether to use a crew card.
pub(super) fn options<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    campaign: &CampaignState<W>,
    seat: Seat,
    slot: u8,
) -> u16 {
    let hired = campaign.tableaus[seat.index()].crew[slot as usize].expect("only crew that is there asks");
    yes_or_no(tables, open, own, seat, tables.edition.crew[hired.crew as usize].ability, slot as usize + 1)
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn lay_out_crew(&mut self) {
        self.push(Task::CrewCall((1 << self.state.open.seats) - 1, 0));
    }

    /// Asks the next of these seats whether to pay a crew card's wage, if the seat can afford it.
    pub(super) fn crew_call(&mut self, seats: u8, slot: u8) {
        let Some(seat) = self.order().find(|seat| seats >> seat.index() & 1 == 1) else { return };
        if slot as usize >= CREW_MAX {
            return self.push(Task::CrewCall(seats & !(1 << seat.index()), 0));
        }
        self.push(Task::CrewCall(seats, slot + 1));
        if let Some(hired) = self.campaign().tableaus[seat.index()].crew[slot as usize]
            && self.campaign().coins[seat.index()] >= i16::from(self.tables.edition.crew[hired.crew as usize].wage)
        {
            self.push(Task::Ask(Ask::Wage(seat, slot)));
        }
    }

    /// Pays a crew card's wage and applies its setup ability, if it has one.
    pub(super) fn pay_wage(&mut self, seat: Seat, slot: u8) {
        let hired = self.campaign().tableaus[seat.index()].crew[slot as usize].expect("it asked");
        let crew = &self.tables.edition.crew[hired.crew as usize];
        self.fact(CrewFact::Paid { seat, slot, coins: crew.wage });
        if self.ability(crew.ability).trigger == Trigger::Setup {
            self.crew_speaks(Trigger::Setup, seat, slot);
        }
    }

    /// Applies the seat's crew cards one after another. If a card's uses are limited, the seat is
    /// asked first.
    pub(super) fn crew_acts(&mut self, trigger: Trigger, seat: Seat, slot: u8) {
        if slot as usize >= CREW_MAX {
            return;
        }
        self.push(Task::Crew(trigger, seat, slot + 1));
        self.crew_speaks(trigger, seat, slot);
    }

    /// Applies one crew card, or asks the seat first if the card's uses are limited.
    fn crew_speaks(&mut self, trigger: Trigger, seat: Seat, slot: u8) {
        let Some(hired) = self.campaign().tableaus[seat.index()].crew[slot as usize] else { return };
        let crew = &self.tables.edition.crew[hired.crew as usize];
        if !hired.paid || self.ability(crew.ability).trigger != trigger {
            return;
        }
        match crew.uses {
            None => self.offer(crew.ability, trigger, seat),
            Some(_) if hired.uses > 0 && self.crew_applies(crew.ability, seat) => {
                self.push(Task::Ask(Ask::Crew(seat, slot)));
            }
            Some(_) => {}
        }
    }

    fn crew_applies(&self, ability: u8, seat: Seat) -> bool {
        applies(self.tables, &self.state.open, &self.state.own[seat.index()], ability, seat)
    }

    pub(super) fn use_crew(&mut self, seat: Seat, slot: u8) {
        let hired = self.campaign().tableaus[seat.index()].crew[slot as usize].expect("it asked");
        self.fact(CrewFact::Used { seat, slot });
        self.use_ability(seat, self.tables.edition.crew[hired.crew as usize].ability);
    }

    /// Schedules the effects of all crew cards at the end of the game, before those of the
    /// postcards.
    pub(super) fn end_crew(&mut self) {
        self.order().rev().for_each(|seat| self.push(Task::Crew(Trigger::GameEnd, seat, 0)));
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: CrewFact) {
    match fact {
        CrewFact::Paid { seat, slot, coins } => {
            campaign.spend(seat, coins);
            if let Some(hired) = &mut campaign.tableaus[seat.index()].crew[slot as usize] {
                hired.paid = true;
            }
        }
        CrewFact::Used { seat, slot } => {
            if let Some(hired) = &mut campaign.tableaus[seat.index()].crew[slot as usize] {
                hired.uses -= 1;
            }
        }
    }
}

pub(super) fn canon_seat<const W: usize>(at: &Canon<'_, W>, seat: Seat, out: &mut String) -> std::fmt::Result {
    let name = at.seat(Some(seat));
    for hired in at.campaign.tableaus[seat.index()].crew.iter().flatten() {
        let (id, paid) = (&at.edition.crew[hired.crew as usize].id, u8::from(hired.paid));
        writeln!(out, "crew {name} {id} {paid} {}", hired.uses)?;
    }
    Ok(())
}
