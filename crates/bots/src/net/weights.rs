//! Network files, which consist of a JSON header and integer weights.
//!
//! A file consists of `HBNET1`, a line feed, the header on one line, another line feed, and
//! little-endian `i16` numbers. The first layer is stored by input and every other layer by output,
//! each followed by its biases. The stored numbers are used without conversion.

use rules::limits::{SEATS_MAX, SEATS_MIN};
use serde::{Deserialize, Serialize};

use super::layout::{ObservationLayout, VERSION};

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

/// A layer that multiplies its inputs by weights.
pub(super) struct Layer {
    /// Weights, ordered by output.
    pub weights: Vec<i16>,
    pub biases: Vec<i32>,
    pub shift: u32,
}

/// A parsed and checked network.
pub struct NeuralNetwork {
    pub header: NetworkHeader,
    /// Weights of the first layer, ordered by input, because the layer adds up the rows of its
    /// inputs.
    pub(super) first: Vec<i16>,
    pub(super) first_biases: Vec<i32>,
    pub(super) layers: Vec<Layer>,
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
        if width == 0 || width > WIDTH_MAX || blocks > 8 || inputs > 1 << 14 || actions > 1 << 10 || judged > 64 {
            return Err(Damaged("its shape is out of range"));
        }
        if header.shifts.len() != 3 + 2 * blocks || header.shifts.iter().any(|&shift| shift > 20) {
            return Err(Damaged("its shifts do not fit its shape"));
        }
        let mut words = body.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let first: Vec<i16> = words.by_ref().take(inputs * width).collect();
        let first_biases = biases(&mut words, width);
        let mut layers = Vec::new();
        for (at, &shift) in header.shifts[1..].iter().enumerate() {
            let outputs = match at.checked_sub(2 * blocks) {
                None => width,
                Some(0) => actions,
                Some(_) => judged,
            };
            let weights: Vec<i16> = words.by_ref().take(outputs * width).collect();
            let biases = biases(&mut words, outputs);
            if weights.len() != outputs * width || biases.len() != outputs {
                return Err(Damaged("it is cut"));
            }
            if weights.iter().any(|weight| !(-WEIGHT_MAX..=WEIGHT_MAX).contains(weight)) {
                return Err(Damaged("a weight is out of range"));
            }
            layers.push(Layer { weights, biases, shift });
        }
        if first.len() != inputs * width || first_biases.len() != width || words.next().is_some() {
            return Err(Damaged("its length does not match its header"));
        }
        Ok(NeuralNetwork { header, first, first_biases, layers })
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
