//! Amounts of money for bots that plan ahead. Each amount comes from the mechanism that uses it.

use serde::Serialize;

use super::{freight, hazard, houses, pool, snow, telegraph, watch};
use crate::ids::PlaceId;
use crate::view::Sight;

/// Amounts of money that mechanisms pay or charge without asking the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Amounts {
    /// Money paid into the chest for a route in the pool's colour.
    pub pool_due: u8,
    /// Money earned by clearing snow from a route.
    pub snow_cleared: u8,
    /// Money lost for each undelivered freight token.
    pub undelivered: u8,
    /// Money earned by stamping a line between zones.
    pub stamp: u8,
    /// Bonus money for stamping all lines.
    pub all_stamps: u8,
}

impl Amounts {
    /// All amounts, which are the same in every edition.
    pub const ALL: Amounts = Amounts {
        pool_due: pool::DUE,
        snow_cleared: snow::CLEARED,
        undelivered: freight::UNDELIVERED,
        stamp: watch::STAMP,
        all_stamps: watch::ALL_STAMPS,
    };
}

impl<const W: usize> Sight<'_, W> {
    /// Returns the price of a telegram, and the number of cards that the seat sees.
    pub fn telegraph(&self) -> (u8, u8) {
        (telegraph::price(self.tables, self.open, self.seat), telegraph::CARDS)
    }

    /// Returns the price of a meal at a rival's house.
    pub fn meal(&self) -> u8 {
        houses::meal(self.tables, self.open, self.seat).0
    }

    /// Returns the money lost after declaring this many skulls, if the next card shows a skull.
    pub fn hazard_loss(&self, skulls: u8) -> u8 {
        hazard::loss(self.tables, self.open, self.seat, skulls)
    }

    /// Returns the money earned by delivering this city's freight token.
    pub fn delivery(&self, city: PlaceId) -> u8 {
        freight::price(self.tables, self.open, self.seat, city)
    }
}
