//! The networks of `data/nets`, embedded in the program.

use std::sync::{Arc, OnceLock};

use rules::edition::Edition;

use super::calibration::{Calibration, Pools};
use super::weights::NeuralNetwork;

struct Embedded {
    /// File name of the network: the name of the edition, followed by `.net`.
    file: &'static str,
    bytes: &'static [u8],
    /// Text of the network's calibration file.
    calibration: &'static str,
    network: OnceLock<Option<Arc<NeuralNetwork>>>,
    pools: OnceLock<Option<Pools>>,
}

macro_rules! nets {
    ($($file:literal $pools:literal)*) => {
        [$(Embedded {
            file: $file,
            bytes: include_bytes!(concat!("../../../../data/nets/", $file)),
            calibration: include_str!(concat!("../../../../data/nets/", $pools)),
            network: OnceLock::new(),
            pools: OnceLock::new(),
        }),*]
    };
}

static EMBEDDED: [Embedded; 5] = nets![
    "usa-classic.net" "usa-classic.pool.json"
    "usa-new.net" "usa-new.pool.json"
    "usa-mega.net" "usa-mega.pool.json"
    "germany.net" "germany.pool.json"
    "legends.net" "legends.pool.json"
];

impl Embedded {
    fn edition(&self) -> &'static str {
        self.file.trim_end_matches(".net")
    }
}

/// Iterates over the embedded networks, each as its edition's name and its file's contents.
pub fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    EMBEDDED.iter().map(|net| (net.edition(), net.bytes))
}

/// Returns the network for the edition with this name, if there is one. It is parsed and checked on
/// first use. A custom map can have the same name, so callers must check [`NeuralNetwork::fits`].
pub fn network(edition: &Edition) -> Option<Arc<NeuralNetwork>> {
    let net = EMBEDDED.iter().find(|net| net.edition() == edition.name)?;
    net.network.get_or_init(|| NeuralNetwork::read(net.bytes).ok().map(Arc::new)).clone()
}

/// Returns the network's calibration for this number of seats, or the default if there is none.
pub fn pool(network: &NeuralNetwork, seats: usize) -> Calibration {
    pools(network).find_map(|pools| pools.of(network, seats)).unwrap_or(Calibration::plain(seats))
}

/// Returns the weight of playouts in a search with this network, from 0 to 1.
pub fn playouts(network: &NeuralNetwork, seats: usize) -> f64 {
    pools(network).map(|pools| pools.playouts(network, seats)).next().unwrap_or(0.0)
}

/// Iterates over the calibration file of the network's edition, if there is one.
fn pools(network: &NeuralNetwork) -> impl Iterator<Item = &'static Pools> {
    let nets = EMBEDDED.iter().filter(|net| net.edition() == network.header.edition);
    nets.filter_map(|net| net.pools.get_or_init(|| serde_json::from_str(net.calibration).ok()).as_ref())
}
