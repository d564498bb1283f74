//! The networks of `data/nets`, inside the program.

use std::sync::{Arc, OnceLock};

use rules::edition::Edition;

use super::weights::Network;

struct Embedded {
    edition: &'static str,
    bytes: &'static [u8],
    network: OnceLock<Option<Arc<Network>>>,
}

macro_rules! nets {
    ($($name:literal)*) => {
        [$(Embedded {
            edition: $name,
            bytes: include_bytes!(concat!("../../../../data/nets/", $name, ".net")),
            network: OnceLock::new(),
        }),*]
    };
}

static EMBEDDED: [Embedded; 4] = nets!["usa-classic" "usa-new" "germany" "legends"];

/// Every embedded network with the name of its edition, as it lies in its file.
pub fn files() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    EMBEDDED.iter().map(|net| (net.edition, net.bytes))
}

/// The network trained for the edition of this name; it is read and checked the first time. Whether it fits is for
/// [`Network::fits`] to say: an own map can have the same name.
pub fn network(edition: &Edition) -> Option<Arc<Network>> {
    let net = EMBEDDED.iter().find(|net| net.edition == edition.name)?;
    net.network.get_or_init(|| Network::read(net.bytes).ok().map(Arc::new)).clone()
}
