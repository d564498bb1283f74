//! The pool: claimers of routes in the posted colour pay dues into a chest, which goes to the seat
//! with the most such routes.

use serde::{Deserialize, Serialize};

use super::{CampaignState, Canon, Moment, Next};
use crate::agenda::{Deal, Task};
use crate::card::Color;
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, RouteId, Seat};
use crate::state::Transition;

pub(super) const DUE: u8 = 1;
/// Initial money in the chest, in addition to $1 for each seat.
const CHEST: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum PoolFact {
    /// The pool's colour was drawn, and its chest got its initial money.
    Posted { color: Color, coins: u8 },
    /// A seat put money into the chest.
    Pooled { seat: Seat, coins: u8 },
    /// The chest went to a seat, or back to the bank.
    ChestTaken { seat: Option<Seat> },
}

pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let color = at.route().color;
    if color.is_none() || color != at.campaign.pool || !at.affords(DUE) {
        return Next::Nothing;
    }
    Next::Fact(PoolFact::Pooled { seat: at.seat, coins: DUE }.into())
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn lay_out_pool(&mut self) {
        self.push(Task::Deal(Deal::Rate));
    }

    pub(super) fn rate_dealt(&mut self, color: Color) {
        let coins = CHEST + self.state.open.seats;
        self.fact(PoolFact::Posted { color, coins });
    }

    /// Makes a seat pay into the chest, up to the money it has. Has no effect if there is no pool.
    pub(super) fn pay_pool(&mut self, seat: Seat, coins: u8) {
        let coins = self.campaign().coins[seat.index()].min(i16::from(coins)) as u8;
        if coins > 0 && self.campaign().pool.is_some() {
            self.fact(PoolFact::Pooled { seat, coins });
        }
    }

    /// Gives the chest to the seat with the most routes of the pool's colour. Ties go to the seat
    /// with the most spaces on those routes, then to the later seat in turn order. If nobody has
    /// such a route, the bank gets the chest.
    pub(super) fn end_pool(&mut self) {
        let Some(color) = self.campaign().pool else { return };
        let first = self.state.open.first.map_or(0, Id::index);
        let count = self.state.open.seats();
        let key = |seat: &Seat| {
            let of = self.of_color(*seat, color);
            let spaces: u32 = of.iter().map(|&route| u32::from(self.tables.route(route).length)).sum();
            (of.len(), spaces, (seat.index() + count - first) % count)
        };
        let best = self.state.open.all_seats().max_by_key(key).filter(|seat| key(seat).0 > 0);
        self.fact(PoolFact::ChestTaken { seat: best });
    }

    fn of_color(&self, seat: Seat, color: Color) -> Vec<RouteId> {
        let owned = self.state.open.owned[seat.index()];
        owned.iter().filter(|&route| self.tables.route(route).color == Some(color)).collect()
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: PoolFact) {
    match fact {
        PoolFact::Posted { color, coins } => {
            campaign.pool = Some(color);
            campaign.chest = coins;
        }
        PoolFact::Pooled { seat, coins } => {
            campaign.spend(seat, coins);
            campaign.chest += coins;
        }
        PoolFact::ChestTaken { seat } => {
            let chest = std::mem::take(&mut campaign.chest);
            if let Some(seat) = seat {
                campaign.receive(seat, chest);
            }
        }
    }
}

pub(super) fn canon<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    let color = at.campaign.pool.map_or("none", |color| color.name());
    at.list(out, "pool", [color, &at.campaign.chest.to_string()])
}
