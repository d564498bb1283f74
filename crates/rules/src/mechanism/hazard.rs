//! Hazard freight: a seat can declare the skulls in its payment. The next card of the deck then
//! decides whether the seat wins or loses money.

use serde::{Deserialize, Serialize};

use super::{Moment, Next};
use crate::ability::{Modifier, modifier};
use crate::agenda::{Ask, Deal, Task};
use crate::card::{Card, Mark};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::Seat;
use crate::open::Open;
use crate::question::{AnswerGain, AnswerInfo};
use crate::state::Transition;
use crate::tables::Tables;
use crate::view::Sight;

/// Money won for each declared skull.
const WIN: u8 = 2;
/// Money lost for each declared skull.
const LOSE: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum HazardFact {
    /// A card was turned up for hazard freight and discarded.
    Turned { card: Card, mark: Option<Mark> },
}

/// Returns the money that a seat loses if the next card shows a skull.
pub(super) fn loss<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, skulls: u8) -> u8 {
    if modifier(tables, open, seat, Modifier::HazardSafe) > 0 { 0 } else { LOSE * skulls }
}

pub(super) fn describe<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo) -> AnswerInfo {
    let claim = sight.open.campaign.as_ref().and_then(|campaign| campaign.claim);
    let skulls = claim.map_or(0, |claim| claim.skulls);
    let lose = loss(sight.tables, sight.open, sight.seat, skulls);
    info.gives(AnswerGain::Wager { win: WIN * skulls, lose })
}

pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let skulls = at.claim.skulls;
    let can = skulls > 0 && at.affords(loss(at.tables, at.open, at.seat, skulls));
    Next::ask_if(can, Ask::Hazard(at.seat))
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn declare_hazard(&mut self, seat: Seat) {
        self.push(Task::Deal(Deal::Hazard(seat)));
    }

    /// Resolves hazard freight: the dealt card decides whether the seat wins or loses money.
    pub(super) fn hazard_dealt(&mut self, seat: Seat, card: Card, mark: Option<Mark>) {
        self.fact(HazardFact::Turned { card, mark });
        let skulls = self.campaign().claim.map_or(0, |claim| claim.skulls);
        match mark {
            Some(Mark::Skull) => self.pay(seat, loss(self.tables, &self.state.open, seat, skulls)),
            _ => self.gain(seat, WIN * skulls),
        }
        self.refill_market();
    }
}

pub(super) fn note<const W: usize>(open: &mut Open<W>, fact: HazardFact) {
    let HazardFact::Turned { card, mark } = fact;
    open.deck -= 1;
    open.discard.add_marked(card, mark);
}
