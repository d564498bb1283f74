//! Networks in files: a line of JSON that says what they are for, and their weights as whole numbers.
//!
//! `HBNET1`, a line feed, the header on one line, a line feed, then `i16` little-endian: the first layer input by input,
//! every other layer output by output, each followed by its biases. What is stored is what is computed.

use rules::limits::{SEATS_MAX, SEATS_MIN};
use serde::{Deserialize, Serialize};

use super::layout::{Layout, VERSION};

const MAGIC: &[u8] = b"HBNET1\n";
/// The largest weight of a layer that multiplies: twelve bits, so that sums stay in range in any order.
const WEIGHT_MAX: i16 = 2047;
/// The widest layer for which that holds.
const WIDTH_MAX: usize = 512;

/// What a network is for and how it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The edition by name and hash.
    pub edition: String,
    pub edition_hash: String,
    /// The version of observations and actions.
    pub encoder: u32,
    pub inputs: usize,
    pub width: usize,
    pub blocks: usize,
    pub actions: usize,
    /// Outputs beside the actions.
    pub judged: usize,
    /// Bits behind the point of the weights of each layer.
    pub shifts: Vec<u32>,
    /// Seats it was trained for.
    pub seats: Vec<usize>,
    /// The run that made it: commit, command and seed.
    pub run: String,
    /// SHA-256 of the weights.
    pub sha256: String,
}

/// Why a file is no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(pub &'static str);

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "this is no network: {}", self.0)
    }
}

impl std::error::Error for Damaged {}

/// A layer that multiplies.
pub(super) struct Layer {
    /// Output by output.
    pub weights: Vec<i16>,
    pub biases: Vec<i32>,
    pub shift: u32,
}

/// A network that was read and checked.
pub struct Network {
    pub header: Header,
    /// Input by input: only those that are set are added.
    pub(super) first: Vec<i16>,
    pub(super) first_biases: Vec<i32>,
    pub(super) layers: Vec<Layer>,
}

impl Network {
    /// Reads a network.
    ///
    /// # Errors
    /// If the file is cut, changed, or larger than sums can hold.
    pub fn read(bytes: &[u8]) -> Result<Network, Damaged> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(Damaged("it does not begin like one"))?;
        let end = rest.iter().position(|&byte| byte == b'\n').ok_or(Damaged("its header has no end"))?;
        let header: Header = serde_json::from_slice(&rest[..end]).map_err(|_| Damaged("its header cannot be read"))?;
        let body = &rest[end + 1..];
        if dealer::seed_hash(body) != header.sha256 {
            return Err(Damaged("its weights are not those that were written"));
        }
        let Header { inputs, width, blocks, actions, judged, .. } = header;
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
            return Err(Damaged("it is longer or shorter than it says"));
        }
        Ok(Network { header, first, first_biases, layers })
    }

    /// Whether it was trained for this edition at every table size, and for observations as they are made now.
    pub fn fits(&self, edition: &rules::edition::Edition, layout: &Layout) -> bool {
        let hash: String = edition.hash.iter().map(|byte| format!("{byte:02x}")).collect();
        let most = edition.seat_colors.len().min(SEATS_MAX);
        self.header.encoder == VERSION
            && (SEATS_MIN..=most).all(|seats| self.header.seats.contains(&seats))
            && self.header.edition_hash == hash
            && self.header.inputs == layout.live_bits().len() + layout.counts
            && self.header.actions == layout.live_actions().len()
    }
}

/// Biases are stored in two words each, the lower half first.
fn biases(words: &mut impl Iterator<Item = i16>, count: usize) -> Vec<i32> {
    let words: Vec<i16> = words.take(2 * count).collect();
    words.chunks_exact(2).map(|pair| i32::from(pair[0] as u16) | i32::from(pair[1]) << 16).collect()
}
