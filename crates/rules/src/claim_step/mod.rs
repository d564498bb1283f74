//! Additional rules of an edition that follow a claim, each in its numbered slot.

mod collect;
mod company_bonus;
mod large_city;
mod passengers;
mod route_points;

use crate::agenda::{Claim, Task};
use crate::limits::LENGTH_MAX;
use crate::mechanism::{Trade, claim_tasks};
use crate::open::Open;
use crate::tables::Tables;

/// One line of a rulebook that some editions have and others lack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimStep {
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
    /// A token from each end.
    Load,
    /// Dine, then build.
    EatingHouses,
    /// Anything else that asks or pays the claimer.
    Trade(Trade),
}

/// What follows from a step.
pub(crate) enum Plan {
    Nothing,
    /// Money at once.
    Coins(i16),
    /// Tasks, the first to be done first.
    Tasks([Option<Task>; 2]),
}

impl ClaimStep {
    /// Steps of trade by their words.
    pub const TRADES: [(&str, ClaimStep); 10] = [
        ("hazard", ClaimStep::Trade(Trade::Hazard)),
        ("pool-dues", ClaimStep::Trade(Trade::PoolDues)),
        ("snowbound", ClaimStep::Trade(Trade::Snowbound)),
        ("deliver", ClaimStep::Trade(Trade::Deliver)),
        ("load", ClaimStep::Load),
        ("survey", ClaimStep::Trade(Trade::Survey)),
        ("telegraph", ClaimStep::Trade(Trade::Telegraph)),
        ("eating-houses", ClaimStep::EatingHouses),
        ("watch", ClaimStep::Trade(Trade::Watch)),
        ("cards", ClaimStep::Trade(Trade::Cards)),
    ];

    /// The step of trade of this word.
    pub(crate) fn trade(word: &str) -> ClaimStep {
        let found = ClaimStep::TRADES.into_iter().find(|(known, _)| *known == word);
        found.map(|(_, step)| step).expect("the schema knows the same words")
    }

    /// The word of a step of trade.
    pub fn trade_word(&self) -> Option<&'static str> {
        ClaimStep::TRADES.iter().find(|(_, step)| step == self).map(|(word, _)| *word)
    }

    /// Points for a claim at once. They are told apart from all else that may follow, since hardly a claim goes without.
    #[inline(always)]
    pub(crate) fn points<const W: usize>(&self, tables: &Tables<W>, claim: Claim) -> Option<i16> {
        match self {
            ClaimStep::RoutePoints(points) => Some(route_points::points(tables, points, claim)),
            _ => None,
        }
    }

    /// Says what else follows from a claim. Reads the open table only, and changes nothing.
    #[inline(always)]
    pub(crate) fn plan<const W: usize>(&self, tables: &Tables<W>, open: &Open<W>, claim: Claim) -> Plan {
        match self {
            ClaimStep::RoutePoints(_) => Plan::Nothing,
            ClaimStep::Passengers => passengers::plan(tables, open, claim),
            _ => self.rare_plan(tables, open, claim),
        }
    }

    /// What follows from the steps of campaign games.
    #[inline(never)]
    fn rare_plan<const W: usize>(&self, tables: &Tables<W>, open: &Open<W>, claim: Claim) -> Plan {
        match self {
            ClaimStep::Collect(coins) => collect::plan(*coins),
            ClaimStep::LargeCity => large_city::plan(tables, open, claim),
            ClaimStep::CompanyBonus => company_bonus::plan(tables, open, claim),
            ClaimStep::Load => Plan::Tasks(claim_tasks(tables, Trade::Load, claim)),
            ClaimStep::EatingHouses => Plan::Tasks(claim_tasks(tables, Trade::EatingHouses, claim)),
            ClaimStep::Trade(trade) => Plan::Tasks(claim_tasks(tables, *trade, claim)),
            ClaimStep::RoutePoints(_) | ClaimStep::Passengers => unreachable!("they are common"),
        }
    }
}
