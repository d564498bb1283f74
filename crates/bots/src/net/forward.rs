//! The computation of scores from an observation. All arithmetic is on integers, so that every
//! machine and vector width gives the same result.

use super::layout::ObservationLayout;
use super::weights::{Layer, NeuralNetwork};

/// Number of fractional bits in activations.
const POINT: u32 = 8;
/// Largest activation. Networks are trained with activations of at most 4.
const MOST: i32 = 4 << POINT;
/// Marker for a bit that has no network input.
const NONE: u32 = u32::MAX;

/// The output of a network in fixed-point numbers; see [`scale`](Scores::scale) for the units.
#[derive(Clone, Default)]
pub struct Scores {
    /// One score for each action index that the edition can offer.
    pub actions: Vec<i32>,
    /// The expected reward, the expected margin, and a score for the win chance of each seat. The
    /// evaluated seat comes first.
    pub judged: Vec<i32>,
    shifts: [u32; 2],
}

impl Scores {
    /// Returns the number of units per 1.0: first for the action scores, then for the judged
    /// values.
    pub fn scale(&self) -> [f64; 2] {
        self.shifts.map(|shift| f64::from(1 << (shift + POINT)))
    }
}

/// Buffers for the layers of a network. They are reused for every position.
pub struct Forward {
    /// The network input of each bit, or [`NONE`] for bits that this edition never sets.
    inputs: Vec<u32>,
    bits: usize,
    sums: Vec<i32>,
    now: Vec<i16>,
    inner: Vec<i16>,
    scores: Scores,
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
            sums: Vec::new(),
            now: Vec::new(),
            inner: Vec::new(),
            scores: Scores::default(),
        }
    }

    /// Returns the scores of the last observation.
    pub fn scores(&self) -> &Scores {
        &self.scores
    }

    /// Computes the scores of an observation.
    ///
    /// # Panics
    /// Can panic if the network is for observations with another layout.
    pub fn run(&mut self, network: &NeuralNetwork, layout: &ObservationLayout, observation: &[u8]) -> &Scores {
        let width = network.header.width;
        self.first(network, layout, observation, width);
        let blocks = 2 * network.header.blocks;
        for pair in network.layers[..blocks].chunks_exact(2) {
            self.inner.clear();
            self.inner.extend(
                pair[0].biases.iter().enumerate().map(|(at, _)| clip(dot(&pair[0], &self.now, at) >> pair[0].shift)),
            );
            self.sums.clear();
            self.sums.extend((0..width).map(|at| dot(&pair[1], &self.inner, at) >> pair[1].shift));
            for (now, sum) in self.now.iter_mut().zip(&self.sums) {
                *now = clip(i32::from(*now) + sum);
            }
        }
        let [actions, judged] = [&network.layers[blocks], &network.layers[blocks + 1]];
        let fill = |to: &mut Vec<i32>, layer: &Layer, now: &[i16]| {
            to.clear();
            to.extend((0..layer.biases.len()).map(|at| dot(layer, now, at)));
        };
        fill(&mut self.scores.actions, actions, &self.now);
        fill(&mut self.scores.judged, judged, &self.now);
        self.scores.shifts = [actions.shift, judged.shift];
        &self.scores
    }

    /// Computes the first layer: the sum of the rows of all set bits, plus the rows of all counts,
    /// each multiplied by its count.
    fn first(&mut self, network: &NeuralNetwork, layout: &ObservationLayout, observation: &[u8], width: usize) {
        self.sums.clear();
        self.sums.extend_from_slice(&network.first_biases);
        let row = |input: usize| &network.first[input * width..(input + 1) * width];
        let (bits, counts) = observation.split_at(layout.bit_bytes());
        for (at, &byte) in bits.iter().enumerate().filter(|(_, byte)| **byte > 0) {
            for bit in (0..8).filter(|bit| byte >> bit & 1 == 1) {
                let input = self.inputs[8 * at + bit];
                if input != NONE {
                    self.sums.iter_mut().zip(row(input as usize)).for_each(|(sum, &weight)| *sum += i32::from(weight));
                }
            }
        }
        for (at, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let (row, count) = (row(self.bits + at), i32::from(count));
            self.sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum += count * i32::from(weight));
        }
        let shift = network.header.shifts[0];
        self.now.clear();
        self.now.extend(self.sums.iter().map(|&sum| clip(scaled(sum, shift))));
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

#[inline(always)]
fn dot(layer: &Layer, now: &[i16], at: usize) -> i32 {
    let row = &layer.weights[at * now.len()..(at + 1) * now.len()];
    let sum: i32 = row.iter().zip(now).map(|(&weight, &now)| i32::from(weight) * i32::from(now)).sum();
    sum + layer.biases[at]
}
