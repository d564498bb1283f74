//! From what a network tells one seat to chances that are true: calibrated, and put together from the views of all seats.

use std::collections::BTreeMap;

use rules::ids::Id;
use rules::open::Open;
use serde::{Deserialize, Serialize};

use super::evaluator::shares;
use super::weights::Network;

/// Stages that a game is divided into, by the trains of whoever has fewest.
pub const STAGES: usize = 4;
/// Powers are thousandths.
const ONE: f64 = 1000.0;

/// How much is put on what a network says, at each stage of a game: thousandths, whole numbers, so that every machine tells
/// the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pool {
    /// The power to which the chances are raised that one seat sees.
    pub view: [i32; STAGES],
    /// What is added to the logarithm of its own chance: a network that met weaker players thinks too well of itself.
    pub own: [i32; STAGES],
    /// The power to which the product of what all seats see is raised, for games that are over.
    pub all: [i32; STAGES],
}

impl Pool {
    /// Takes chances as they are, and the geometric mean of all views.
    pub fn plain(seats: usize) -> Pool {
        Pool { view: [1000; STAGES], own: [0; STAGES], all: [1000 / seats as i32; STAGES] }
    }

    /// The stage of a game, 0 at its beginning.
    pub fn stage<const W: usize>(open: &Open<W>) -> usize {
        let least = open.all_seats().map(|seat| open.trains[seat.index()]).min().unwrap_or(0);
        let left = usize::from(least) * STAGES / (usize::from(open.terms.trains) + 1);
        STAGES - 1 - left.min(STAGES - 1)
    }

    /// Chances as this seat sees them at this stage, from their logarithms.
    pub fn view(&self, stage: usize, seat: usize, tendencies: &[f64]) -> Vec<f64> {
        let (power, own) = (f64::from(self.view[stage]) / ONE, f64::from(self.own[stage]) / ONE);
        let of = |(at, tendency): (usize, &f64)| power * tendency + if at == seat { own } else { 0.0 };
        shares(&tendencies.iter().enumerate().map(of).collect::<Vec<_>>())
    }

    /// Chances as all seats see them together at this stage, from the logarithms of each view.
    pub fn all(&self, stage: usize, views: &[Vec<f64>]) -> Vec<f64> {
        let power = f64::from(self.all[stage]) / ONE;
        let together = |seat: usize| power * views.iter().map(|view| view[seat]).sum::<f64>();
        shares(&(0..views.len()).map(together).collect::<Vec<_>>())
    }
}

/// The calibration of a network in its file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pools {
    /// The network it was fitted for, by the hash of its weights.
    pub sha256: String,
    /// The command that fitted it.
    pub made: String,
    /// By the number of seats.
    pub seats: BTreeMap<usize, Pool>,
}

impl Pools {
    /// For a table of so many; none if it belongs to another network.
    pub fn of(&self, network: &Network, seats: usize) -> Option<Pool> {
        self.seats.get(&seats).filter(|_| self.sha256 == network.header.sha256).copied()
    }
}
