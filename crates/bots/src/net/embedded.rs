//! The networks of `data/nets`, inside the program.

use std::sync::{Arc, OnceLock};

use rules::edition::Edition;

use super::pool::{Pool, Pools};
use super::weights::Network;

struct Embedded {
    /// The name of the edition, with `.net` behind it.
    file: &'static str,
    bytes: &'static [u8],
    /// How its chances are calibrated.
    calibration: &'static str,
    network: OnceLock<Option<Arc<Network>>>,
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

/// Every embedded network with the name of its edition, as it lies in its file.
pub fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    EMBEDDED.iter().map(|net| (net.edition(), net.bytes))
}

/// The network trained for the edition of this name; it is read and checked the first time. Whether it fits is for
/// [`Network::fits`] to say: an own map can have the same name.
pub fn network(edition: &Edition) -> Option<Arc<Network>> {
    let net = EMBEDDED.iter().find(|net| net.edition() == edition.name)?;
    net.network.get_or_init(|| Network::read(net.bytes).ok().map(Arc::new)).clone()
}

/// How the chances of this network are calibrated at a table of so many: plainly where that was not measured for it.
pub fn pool(network: &Network, seats: usize) -> Pool {
    let of = |net: &Embedded| {
        net.pools.get_or_init(|| serde_json::from_str(net.calibration).ok()).as_ref()?.of(network, seats)
    };
    EMBEDDED.iter().filter(|net| net.edition() == network.header.edition).find_map(of).unwrap_or(Pool::plain(seats))
}
