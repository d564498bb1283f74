//! Additional rules of an edition that follow a claim, each in its numbered slot.

mod collect;
mod company_bonus;
mod large_city;
mod passengers;
mod route_points;

use crate::agenda::{Claim, Task};
use crate::extras::Trade;
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
    /// A token from each end.
    Load,
    /// Dine, then build.
    EatingHouses,
    /// Anything else that asks or pays the claimer.
    Trade(Trade),
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
    /// Steps of trade by their words.
    pub const TRADES: [(&str, Step); 10] = [
        ("hazard", Step::Trade(Trade::Hazard)),
        ("pool-dues", Step::Trade(Trade::PoolDues)),
        ("snowbound", Step::Trade(Trade::Snowbound)),
        ("deliver", Step::Trade(Trade::Deliver)),
        ("load", Step::Load),
        ("survey", Step::Trade(Trade::Survey)),
        ("telegraph", Step::Trade(Trade::Telegraph)),
        ("eating-houses", Step::EatingHouses),
        ("watch", Step::Trade(Trade::Watch)),
        ("cards", Step::Trade(Trade::Cards)),
    ];

    /// The step of trade of this word.
    pub(crate) fn trade(word: &str) -> Step {
        let found = Step::TRADES.into_iter().find(|(known, _)| *known == word);
        found.map(|(_, step)| step).expect("the schema knows the same words")
    }

    /// The word of a step of trade.
    pub fn trade_word(&self) -> Option<&'static str> {
        Step::TRADES.iter().find(|(_, step)| step == self).map(|(word, _)| *word)
    }

    /// Says what follows from a claim. Reads the open table only, and changes nothing.
    #[inline(always)]
    pub(crate) fn plan<const W: usize>(&self, tables: &Tables<W>, open: &Open<W>, claim: Claim) -> Plan<W> {
        match self {
            Step::RoutePoints(points) => route_points::plan(tables, points, claim),
            Step::Passengers => passengers::plan(tables, open, claim),
            Step::Collect(coins) => collect::plan(*coins, claim),
            Step::LargeCity => large_city::plan(tables, open, claim),
            Step::CompanyBonus => company_bonus::plan(tables, open, claim),
            Step::Load => {
                let tasks = tables.route(claim.route).places.map(|city| Some(Task::Load(claim.seat, city)));
                Plan { tasks, ..Plan::NOTHING }
            }
            Step::EatingHouses => {
                let tasks = [Trade::Dine, Trade::Build].map(|trade| Some(Task::Trade(trade, claim.seat)));
                Plan { tasks, ..Plan::NOTHING }
            }
            Step::Trade(trade) => Plan { tasks: [Some(Task::Trade(*trade, claim.seat)), None], ..Plan::NOTHING },
        }
    }
}
