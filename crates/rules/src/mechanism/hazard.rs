//! Hazard freight: skulls in the set can be declared, and a turned card decides about money.

use serde::Serialize;

use super::{Moment, Next};
use crate::ability::{Modifier, modifier};
use crate::agenda::{Ask, Deal, Task};
use crate::card::{Card, Mark};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::Seat;
use crate::open::Open;
use crate::state::Work;

/// Money won for each declared skull; then the money lost.
const WIN: u8 = 2;
const LOSE: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum HazardFact {
    /// A card was turned up and discarded.
    Turned { card: Card, mark: Option<Mark> },
}

pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let skulls = at.claim.skulls;
    let can = skulls > 0 && (at.has(Modifier::HazardSafe) || at.affords(LOSE * skulls));
    Next::ask_if(can, Ask::Hazard(at.seat))
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Work<'_, W, C, L> {
    pub(super) fn declare_hazard(&mut self, seat: Seat) {
        self.push(Task::Deal(Deal::Hazard(seat)));
    }

    /// Resolves hazard freight with the turned card.
    pub(super) fn hazard_dealt(&mut self, seat: Seat, card: Card, mark: Option<Mark>) {
        self.fact(HazardFact::Turned { card, mark });
        let skulls = self.campaign().claim.map_or(0, |claim| claim.skulls);
        match mark {
            Some(Mark::Skull) if modifier(self.tables, &self.state.open, seat, Modifier::HazardSafe) > 0 => {}
            Some(Mark::Skull) => self.pay(seat, LOSE * skulls),
            _ => self.gain(seat, WIN * skulls),
        }
        self.tidy();
    }
}

pub(super) fn note<const W: usize>(open: &mut Open<W>, fact: HazardFact) {
    let HazardFact::Turned { card, mark } = fact;
    open.deck -= 1;
    open.discard.add_marked(card, mark);
}
