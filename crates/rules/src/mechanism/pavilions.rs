//! Pavilions of the exposition: the first and the second seat to meet a pavilion's condition get
//! money.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::{CampaignState, Canon, Mechanism};
use crate::ability::Trigger;
use crate::agenda::{Deal, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, Seat};
use crate::limits::SEATS_MIN;
use crate::state::Transition;

/// Maximum number of pavilions at a table of two or three seats.
const FEW: usize = 5;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum PavilionFact {
    /// A pavilion was laid out.
    #[serde(rename = "pavilion-laid")]
    Laid { pavilion: u8 },
    /// A seat met a pavilion's condition.
    #[serde(rename = "pavilion-met")]
    Met { seat: Seat, pavilion: u8, coins: u8 },
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Lays out all pavilions, or a random selection if there are few seats.
    pub(super) fn lay_out_pavilions(&mut self) {
        let count = self.tables.edition.pavilions.len();
        if !self.tables.edition.mechanisms.contains(Mechanism::Exposition) {
            return;
        }
        if self.state.open.seats() <= SEATS_MIN + 1 && count > FEW {
            self.push(Task::Deal(Deal::Pavilion));
        } else {
            (0..count as u8).for_each(|pavilion| self.fact(PavilionFact::Laid { pavilion }));
        }
    }

    /// Lays out the pavilion that was dealt, and deals another one if more are needed.
    pub(super) fn pavilion_dealt(&mut self, pavilion: u8) {
        self.fact(PavilionFact::Laid { pavilion });
        if (self.campaign().pavilions.count_ones() as usize) < FEW {
            self.push(Task::Deal(Deal::Pavilion));
        }
    }

    /// Rewards a seat for every pavilion whose condition it now meets. During play, only the first
    /// two seats are rewarded; at the end, all are.
    pub(super) fn visit_pavilions(&mut self, seat: Seat, check: Trigger) {
        let route = self.campaign().claim.map(|claim| claim.claim.route);
        for pavilion in 0..self.tables.edition.pavilions.len() as u8 {
            let card = &self.tables.edition.pavilions[pavilion as usize];
            let (laid, met) = (self.campaign().pavilions >> pavilion & 1 == 1, self.campaign().met[pavilion as usize]);
            let coins = match met.count_ones() {
                0 => card.first,
                _ if check == Trigger::GameEnd => card.first,
                1 => card.second,
                _ => 0,
            };
            let own = &self.state.own[seat.index()];
            let open = laid && card.check == check && met >> seat.index() & 1 == 0 && coins > 0;
            if open && card.when.of_seat(self.tables, &self.state.open, own, seat, route) {
                self.fact(PavilionFact::Met { seat, pavilion, coins });
            }
        }
    }

    pub(super) fn end_pavilions(&mut self) {
        self.order().for_each(|seat| self.visit_pavilions(seat, Trigger::GameEnd));
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: PavilionFact) {
    match fact {
        PavilionFact::Laid { pavilion } => campaign.pavilions |= 1 << pavilion,
        PavilionFact::Met { seat, pavilion, coins } => {
            campaign.met[pavilion as usize] |= 1 << seat.index();
            campaign.receive(seat, coins);
        }
    }
}

pub(super) fn canon<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    let laid = |(number, _): &(usize, _)| at.campaign.pavilions >> number & 1 == 1;
    for (number, pavilion) in at.edition.pavilions.iter().enumerate().filter(laid) {
        write!(out, "pavilion ")?;
        let met = at.colors.iter().enumerate().filter(|(seat, _)| at.campaign.met[number] >> seat & 1 == 1);
        at.list(out, &pavilion.id, met.map(|(_, color)| color))?;
    }
    Ok(())
}
