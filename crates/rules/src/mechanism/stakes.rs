//! Survey stakes, which seats earn by paying with pickaxes. Two stakes can replace one of the cards
//! for a route of three or more spaces.

use serde::{Deserialize, Serialize};

use super::claim::ClaimFact;
use super::payment::{Stages, still_payable};
use super::{CampaignState, Mechanism, Moment, Next};
use crate::ability::{Effect, Modifier};
use crate::agenda::Ask;
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, RouteId, Seat};
use crate::open::Open;
use crate::own::Own;
use crate::question::AnswerInfo;
use crate::state::Transition;
use crate::tables::Tables;

/// Number of stakes that replace a card.
const PRICE: u8 = 2;
/// Minimum length of a route for which stakes can replace a card.
const LENGTH_MIN: u8 = 3;
/// Number of cards that the stakes replace.
const FREE: u8 = 1;

pub(super) fn describe(info: AnswerInfo) -> AnswerInfo {
    info.costs_stakes(PRICE).has(Effect::Free(FREE))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum StakesFact {
    /// A seat gained survey stakes.
    #[serde(rename = "staked")]
    Gained { seat: Seat, stakes: u8 },
    /// A seat spent stakes to pay one fewer card.
    #[serde(rename = "stakes-spent")]
    Spent { seat: Seat, stakes: u8 },
}

/// Checks whether stakes can replace one of the cards for this route.
pub(super) fn can_pay<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, route: RouteId) -> bool {
    let stakes = open.campaign.as_ref().map_or(0, |campaign| campaign.tableaus[seat.index()].stakes);
    tables.edition.mechanisms.contains(Mechanism::CutOffs)
        && stakes >= u16::from(PRICE)
        && tables.route(route).length >= LENGTH_MIN
}

/// Plans the stakes earned by the pickaxes in a payment.
pub(super) fn plan_survey<const W: usize>(at: &Moment<'_, W>) -> Next {
    let first = if at.has(Modifier::StakeOne) { 1 } else { 2 };
    let stakes = u8::from(at.claim.picks >= first) + u8::from(at.claim.picks >= 3);
    if stakes == 0 {
        return Next::Nothing;
    }
    Next::Fact(StakesFact::Gained { seat: at.seat, stakes }.into())
}

/// Plans the question of whether to use stakes in place of a card for the named route.
pub(super) fn plan_cut_off<const W: usize>(at: &Moment<'_, W>) -> Next {
    Next::ask_if(can_pay(at.tables, at.open, at.seat, at.claim.claim.route), Ask::Stakes(at.seat))
}

pub(super) fn options<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>, seat: Seat) -> u16 {
    0b10 | u16::from(still_payable(tables, open, own, seat, Stages::POSTCARDS, None))
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn spend_stakes(&mut self, seat: Seat) {
        self.fact(StakesFact::Spent { seat, stakes: PRICE });
        self.fact(ClaimFact::Helped { free: FREE, any_color: false, unlocked: false });
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: StakesFact) {
    match fact {
        StakesFact::Gained { seat, stakes } => campaign.tableaus[seat.index()].stakes += u16::from(stakes),
        StakesFact::Spent { seat, stakes } => campaign.tableaus[seat.index()].stakes -= u16::from(stakes),
    }
}
