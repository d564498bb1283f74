//! The computation of scores from an observation. All arithmetic is on integers, so that every
//! machine and vector width gives the same result.

use super::layer::ActivePairs;
use super::layout::ObservationLayout;
use super::weights::{NeuralNetwork, POINT};

/// Largest activation. Networks are trained with activations of at most 4.
const MOST: i32 = 4 << POINT;
/// Marker for a bit that has no network input.
const NONE: u32 = u32::MAX;

/// The hidden layers of a network for one observation. Their buffers are reused for every position.
pub struct Forward {
    /// The network input of each bit, or [`NONE`] for bits that this edition never sets.
    inputs: Vec<u32>,
    bits: usize,
    observed: Vec<i16>,
    active: ActivePairs,
    sums: Vec<i32>,
    now: Vec<i16>,
    inner: Vec<i16>,
}

impl Forward {
    /// Creates buffers for observations with this layout.
    pub fn new(layout: &ObservationLayout) -> Forward {
        let live = layout.live_bits();
        let mut inputs = vec![NONE; 8 * layout.bit_bytes()];
        live.iter().enumerate().for_each(|(input, &bit)| inputs[bit as usize] = input as u32);
        Forward {
            inputs,
            bits: live.len(),
            observed: Vec::new(),
            active: ActivePairs::default(),
            sums: Vec::new(),
            now: Vec::new(),
            inner: Vec::new(),
        }
    }

    /// Computes the hidden layers for an observation.
    ///
    /// # Panics
    /// Can panic if the network is for observations with another layout.
    pub fn run(&mut self, network: &NeuralNetwork, layout: &ObservationLayout, observation: &[u8]) {
        self.observe(layout, observation);
        self.active.fill(&self.observed);
        network.first.multiply(&self.active, &mut self.sums);
        self.now.clear();
        self.now.extend(self.sums.iter().map(|&sum| clip(scaled(sum, network.first.shift))));
        for [inner, outer] in &network.blocks {
            self.active.fill(&self.now);
            inner.multiply(&self.active, &mut self.sums);
            self.inner.clear();
            self.inner.extend(self.sums.iter().map(|sum| clip(sum >> inner.shift)));
            self.active.fill(&self.inner);
            outer.multiply(&self.active, &mut self.sums);
            for (now, sum) in self.now.iter_mut().zip(&self.sums) {
                *now = clip(i32::from(*now) + (sum >> outer.shift));
            }
        }
    }

    /// Returns the score of an action of the last observation, by its index among those that the
    /// edition can offer.
    pub fn action(&self, network: &NeuralNetwork, at: usize) -> i32 {
        network.actions.sum(&self.now, at)
    }

    /// Returns the expected reward, the expected margin, and a score for the win chance of each seat
    /// in the last observation. The evaluated seat comes first.
    pub fn judged(&self, network: &NeuralNetwork) -> Vec<i32> {
        (0..network.header.judged).map(|at| network.judged.sum(&self.now, at)).collect()
    }

    /// Converts an observation to the network's inputs.
    fn observe(&mut self, layout: &ObservationLayout, observation: &[u8]) {
        let (bits, counts) = observation.split_at(layout.bit_bytes());
        self.observed.clear();
        self.observed.resize(self.bits, 0);
        for (at, &byte) in bits.iter().enumerate().filter(|(_, byte)| **byte > 0) {
            for bit in (0..8).filter(|bit| byte >> bit & 1 == 1) {
                let input = self.inputs[8 * at + bit];
                if input != NONE {
                    self.observed[input as usize] = 1;
                }
            }
        }
        self.observed.extend(counts.iter().map(|&count| i16::from(count)));
    }
}

/// Converts a fixed-point sum to an activation.
#[inline(always)]
fn scaled(sum: i32, shift: u32) -> i32 {
    if shift >= POINT { sum >> (shift - POINT) } else { sum << (POINT - shift) }
}

#[inline(always)]
fn clip(value: i32) -> i16 {
    value.clamp(0, MOST) as i16
}
