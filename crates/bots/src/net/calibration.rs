//! Calibration of a network's win chances, and the combination of the chances that all seats see.

use std::collections::BTreeMap;

use rules::ids::Id;
use rules::open::Open;
use serde::{Deserialize, Serialize};

use super::evaluator::shares;
use super::weights::NeuralNetwork;

/// Number of stages in a game. The stage depends on the fewest trains that any seat has left.
pub const STAGES: usize = 4;
/// Number of units per 1.0. Calibrations are stored in integer thousandths.
const ONE: f64 = 1000.0;

/// The calibration for each stage of a game, in integer thousandths so that every machine gives the
/// same result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Calibration {
    /// Exponent for the chances that one seat sees.
    pub view: [i32; STAGES],
    /// Offset of the seat's own log chance. A network that was trained against weaker players
    /// overrates its own seat.
    pub own: [i32; STAGES],
    /// Exponent for the product of the chances that all seats see. It is used to analyse finished
    /// games.
    pub all: [i32; STAGES],
}

impl Calibration {
    /// Returns a calibration that leaves one seat's chances unchanged, and combines all seats'
    /// chances by taking the geometric mean.
    pub fn plain(seats: usize) -> Calibration {
        Calibration { view: [1000; STAGES], own: [0; STAGES], all: [1000 / seats as i32; STAGES] }
    }

    /// Returns the stage of a game. The first stage is 0.
    pub fn stage<const W: usize>(open: &Open<W>) -> usize {
        let least = open.all_seats().map(|seat| open.trains[seat.index()]).min().unwrap_or(0);
        let left = usize::from(least) * STAGES / (usize::from(open.terms.trains) + 1);
        STAGES - 1 - left.min(STAGES - 1)
    }

    /// Calibrates the log chances that one seat sees at this stage, and converts them to chances.
    pub fn view(&self, stage: usize, seat: usize, tendencies: &[f64]) -> Vec<f64> {
        let (power, own) = (f64::from(self.view[stage]) / ONE, f64::from(self.own[stage]) / ONE);
        let of = |(at, tendency): (usize, &f64)| power * tendency + if at == seat { own } else { 0.0 };
        shares(&tendencies.iter().enumerate().map(of).collect::<Vec<_>>())
    }

    /// Combines the log chances that all seats see at this stage, and converts them to chances.
    pub fn all(&self, stage: usize, views: &[Vec<f64>]) -> Vec<f64> {
        let power = f64::from(self.all[stage]) / ONE;
        let together = |seat: usize| power * views.iter().map(|view| view[seat]).sum::<f64>();
        shares(&(0..views.len()).map(together).collect::<Vec<_>>())
    }
}

/// A network's calibration file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pools {
    /// SHA-256 of the weights of the network for which the calibration was fitted.
    pub sha256: String,
    /// The command that fitted the calibration.
    pub made: String,
    /// The calibration for each number of seats.
    pub seats: BTreeMap<usize, Calibration>,
    /// The weight of playouts in the values that a search computes, in percent, for each number of
    /// seats at which the network alone judges worse.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub playouts: BTreeMap<usize, u8>,
}

impl Pools {
    /// Returns the calibration for this number of seats. Returns `None` if there is none, or if the
    /// file belongs to another network.
    pub fn of(&self, network: &NeuralNetwork, seats: usize) -> Option<Calibration> {
        self.seats.get(&seats).filter(|_| self.is_for(network)).copied()
    }

    /// Returns the weight of playouts for this number of seats, from 0 to 1.
    pub fn playouts(&self, network: &NeuralNetwork, seats: usize) -> f64 {
        self.playouts.get(&seats).filter(|_| self.is_for(network)).map_or(0.0, |&percent| f64::from(percent) / 100.0)
    }

    fn is_for(&self, network: &NeuralNetwork) -> bool {
        self.sha256 == network.header.sha256
    }
}
