//! Additional rules of an edition that follow a claim, each in its numbered slot.

mod collect;
mod company_bonus;
mod large_city;
mod passengers;
mod route_points;

use crate::agenda::{Claim, Task};
use crate::fact::What;
use crate::limits::LENGTH_MAX;
use crate::open::Open;
use crate::tables::Tables;

/// One line of a rulebook that some editions have and others lack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Points by length, at once; the entry for length 1 comes first.
    RoutePoints([u8; LENGTH_MAX]),
    /// One passenger from each end.
    Passengers,
    /// So many coins from the bank.
    Collect(u8),
    /// A card from the deck if an end is a large city.
    LargeCity,
    /// The bonus of the company for a route in its colour.
    CompanyBonus,
}

/// What follows from a step: something that happens at once, then tasks, the first to be done first.
pub(crate) struct Plan<const W: usize> {
    pub happens: Option<What<W>>,
    pub tasks: [Option<Task>; 2],
}

impl<const W: usize> Plan<W> {
    const NOTHING: Plan<W> = Plan { happens: None, tasks: [None; 2] };
}

impl Step {
    /// Says what follows from a claim. Reads the open table only, and changes nothing.
    #[inline(always)]
    pub(crate) fn plan<const W: usize>(&self, tables: &Tables<W>, open: &Open<W>, claim: Claim) -> Plan<W> {
        match self {
            Step::RoutePoints(points) => route_points::plan(tables, points, claim),
            Step::Passengers => passengers::plan(tables, open, claim),
            Step::Collect(coins) => collect::plan(*coins, claim),
            Step::LargeCity => large_city::plan(tables, open, claim),
            Step::CompanyBonus => company_bonus::plan(tables, open, claim),
        }
    }
}
