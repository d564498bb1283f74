//! Network files, which consist of a JSON header and integer weights.
//!
//! A file consists of `HBNET1`, a line feed, the header on one line, another line feed, and
//! little-endian `i16` numbers. The first layer is stored by input and every other layer by output,
//! each followed by its biases.

use rules::limits::{SEATS_MAX, SEATS_MIN};
use serde::{Deserialize, Serialize};

use super::layer::{OutputLayer, SparseLayer};
use super::layout::{ObservationLayout, VERSION};

/// Number of fractional bits in activations.
pub(super) const POINT: u32 = 8;
const MAGIC: &[u8] = b"HBNET1\n";
/// Maximum absolute weight in any layer but the first. With twelve bits, sums stay in range in any
/// order of addition.
const WEIGHT_MAX: i16 = 2047;
/// Maximum width of a layer, which keeps sums in range.
const WIDTH_MAX: usize = 512;

/// The header of a network file: the network's purpose, shape and origin.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NetworkHeader {
    /// The name of the edition.
    pub edition: String,
    pub edition_hash: String,
    /// Version of observations and actions.
    pub encoder: u32,
    pub inputs: usize,
    pub width: usize,
    pub blocks: usize,
    pub actions: usize,
    /// Number of outputs other than actions.
    pub judged: usize,
    /// Number of fractional bits in each layer's weights.
    pub shifts: Vec<u32>,
    /// Numbers of seats for which the network was trained.
    pub seats: Vec<usize>,
    /// Commit, command and seed of the training run.
    pub run: String,
    /// SHA-256 of the weights.
    pub sha256: String,
}

/// The reason why a file is not a valid network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(pub &'static str);

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "this is not a network file: {}", self.0)
    }
}

impl std::error::Error for Damaged {}

/// A parsed and checked network.
pub struct NeuralNetwork {
    pub header: NetworkHeader,
    pub(super) first: SparseLayer,
    /// Pairs of layers. The sums of the second one are added to the inputs of the first one.
    pub(super) blocks: Vec<[SparseLayer; 2]>,
    pub(super) actions: OutputLayer,
    pub(super) judged: OutputLayer,
}

impl NeuralNetwork {
    /// Parses a network file, and checks its hash and shape.
    ///
    /// # Errors
    /// Fails if the file is truncated or altered, or if sums could overflow with its weights.
    pub fn read(bytes: &[u8]) -> Result<NeuralNetwork, Damaged> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(Damaged("it has no network header"))?;
        let end = rest.iter().position(|&byte| byte == b'\n').ok_or(Damaged("its header is incomplete"))?;
        let header: NetworkHeader =
            serde_json::from_slice(&rest[..end]).map_err(|_| Damaged("its header is invalid"))?;
        let body = &rest[end + 1..];
        if dealer::seed_hash(body) != header.sha256 {
            return Err(Damaged("its checksum does not match"));
        }
        let NetworkHeader { inputs, width, blocks, actions, judged, .. } = header;
        let is_empty = inputs == 0 || width == 0;
        if is_empty || inputs > 1 << 14 || width > WIDTH_MAX || blocks > 8 || actions > 1 << 10 || judged > 64 {
            return Err(Damaged("its shape is out of range"));
        }
        if header.shifts.len() != 3 + 2 * blocks || header.shifts.iter().any(|&shift| shift > 20) {
            return Err(Damaged("its shifts do not fit its shape"));
        }
        let mut words = body.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut layer = |inputs: usize, outputs: usize| -> Result<(Vec<i16>, Vec<i32>), Damaged> {
            let weights: Vec<i16> = words.by_ref().take(inputs * outputs).collect();
            let biases = biases(&mut words, outputs);
            let is_whole = weights.len() == inputs * outputs && biases.len() == outputs;
            is_whole.then_some((weights, biases)).ok_or(Damaged("it is cut"))
        };
        let (weights, biases) = layer(inputs, width)?;
        let first = SparseLayer::new(inputs, |input, output| weights[input * width + output], biases, header.shifts[0]);
        let mut checked = |outputs: usize, shift: u32| -> Result<OutputLayer, Damaged> {
            let (weights, biases) = layer(width, outputs)?;
            let is_small = weights.iter().all(|weight| (-WEIGHT_MAX..=WEIGHT_MAX).contains(weight));
            is_small.then_some(OutputLayer { weights, biases, shift }).ok_or(Damaged("a weight is out of range"))
        };
        let mut hidden = |shift: u32| -> Result<SparseLayer, Damaged> {
            let OutputLayer { weights, biases, .. } = checked(width, shift)?;
            Ok(SparseLayer::new(width, |input, output| weights[output * width + input], biases, shift))
        };
        let (hidden_shifts, output_shifts) = header.shifts[1..].split_at(2 * blocks);
        let blocks = hidden_shifts.chunks_exact(2).map(|pair| Ok([hidden(pair[0])?, hidden(pair[1])?]));
        let blocks = blocks.collect::<Result<_, Damaged>>()?;
        let actions = checked(actions, output_shifts[0])?;
        let judged = checked(judged, output_shifts[1])?;
        if words.next().is_some() {
            return Err(Damaged("its length does not match its header"));
        }
        Ok(NeuralNetwork { header, first, blocks, actions, judged })
    }

    /// Returns the number of units per 1.0 in the scores of actions.
    pub fn action_scale(&self) -> f64 {
        f64::from(1 << (self.actions.shift + POINT))
    }

    /// Returns the number of units per 1.0 in the judged values.
    pub fn judged_scale(&self) -> f64 {
        f64::from(1 << (self.judged.shift + POINT))
    }

    /// Checks whether the network was trained with the current encoder for this edition and every
    /// number of seats that the edition allows.
    pub fn fits(&self, edition: &rules::edition::Edition, layout: &ObservationLayout) -> bool {
        let hash: String = edition.hash.iter().map(|byte| format!("{byte:02x}")).collect();
        let most = edition.seat_colors.len().min(SEATS_MAX);
        self.header.encoder == VERSION
            && (SEATS_MIN..=most).all(|seats| self.header.seats.contains(&seats))
            && self.header.edition_hash == hash
            && self.header.inputs == layout.live_bits().len() + layout.counts
            && self.header.actions == layout.live_actions().len()
    }
}

/// Reads biases, which are stored in two words each, the lower half first.
fn biases(words: &mut impl Iterator<Item = i16>, count: usize) -> Vec<i32> {
    let words: Vec<i16> = words.take(2 * count).collect();
    words.chunks_exact(2).map(|pair| i32::from(pair[0] as u16) | i32::from(pair[1]) << 16).collect()
}
