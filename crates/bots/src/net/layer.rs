//! The layers of a network. All arithmetic is on integers, so that every machine and vector width
//! gives the same sums.

use wide::{i16x16, i32x8};

/// Number of outputs in a vector of sums.
const LANES: usize = 8;
/// Number of vectors of sums that are computed at the same time, so that they stay in registers.
const TILE: usize = 4;

/// The inputs of a layer that are not 0, in pairs of neighbours. At least one input of each pair is
/// not 0.
#[derive(Default)]
pub(super) struct ActivePairs(Vec<(usize, i16x16)>);

impl ActivePairs {
    /// Replaces the pairs by those of these inputs.
    pub fn fill(&mut self, inputs: &[i16]) {
        self.0.clear();
        for (number, pair) in inputs.chunks(2).enumerate() {
            let [even, odd] = [pair[0], pair.get(1).copied().unwrap_or(0)];
            if even != 0 || odd != 0 {
                self.0.push((number, i16x16::new(std::array::from_fn(|lane| [even, odd][lane % 2]))));
            }
        }
    }
}

/// A layer whose inputs are mostly 0. Only the weights of the other inputs are read.
pub(super) struct SparseLayer {
    /// The weights of two neighbouring inputs, alternating, for each output of a tile. Ordered by
    /// tile and then by pair of inputs.
    weights: Vec<[i16x16; TILE]>,
    pairs: usize,
    biases: Vec<i32>,
    pub shift: u32,
}

impl SparseLayer {
    /// Creates a layer, given the weight of each input and output.
    pub fn new(inputs: usize, weight: impl Fn(usize, usize) -> i16, biases: Vec<i32>, shift: u32) -> SparseLayer {
        let (outputs, pairs) = (biases.len(), inputs.div_ceil(2));
        let mut weights = vec![[i16x16::ZERO; TILE]; outputs.div_ceil(TILE * LANES) * pairs];
        for output in 0..outputs {
            let (vector, lane) = (output / LANES, output % LANES);
            let (tile, vector) = (vector / TILE, vector % TILE);
            for input in 0..inputs {
                let vector = &mut weights[tile * pairs + input / 2][vector];
                vector.as_mut_array()[2 * lane + input % 2] = weight(input, output);
            }
        }
        SparseLayer { weights, pairs, biases, shift }
    }

    /// Computes the sums of all outputs.
    pub fn multiply(&self, active: &ActivePairs, sums: &mut Vec<i32>) {
        sums.clear();
        for tile in self.weights.chunks_exact(self.pairs) {
            let mut vectors = [i32x8::ZERO; TILE];
            for &(pair, inputs) in &active.0 {
                for (sum, weights) in vectors.iter_mut().zip(&tile[pair]) {
                    *sum += weights.dot(inputs);
                }
            }
            vectors.iter().for_each(|vector| sums.extend(vector.to_array()));
        }
        sums.truncate(self.biases.len());
        sums.iter_mut().zip(&self.biases).for_each(|(sum, bias)| *sum += bias);
    }
}

/// A layer of which often only a few outputs are needed.
pub(super) struct OutputLayer {
    /// Weights, ordered by output.
    pub weights: Vec<i16>,
    pub biases: Vec<i32>,
    pub shift: u32,
}

impl OutputLayer {
    /// Computes the sum of one output.
    pub fn sum(&self, inputs: &[i16], output: usize) -> i32 {
        let row = &self.weights[output * inputs.len()..(output + 1) * inputs.len()];
        let sum: i32 = row.iter().zip(inputs).map(|(&weight, &input)| i32::from(weight) * i32::from(input)).sum();
        sum + self.biases[output]
    }
}
