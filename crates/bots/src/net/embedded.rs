//! The networks of `data/nets`, inside the program.

use std::sync::{Arc, OnceLock};

use rules::edition::Edition;

use super::weights::Network;

struct Embedded {
    /// The name of the edition, with `.net` behind it.
    file: &'static str,
    bytes: &'static [u8],
    network: OnceLock<Option<Arc<Network>>>,
}

macro_rules! nets {
    ($($file:literal)*) => {
        [$(Embedded {
            file: $file,
            bytes: include_bytes!(concat!("../../../../data/nets/", $file)),
            network: OnceLock::new(),
        }),*]
    };
}

static EMBEDDED: [Embedded; 4] = nets!["usa-classic.net" "usa-new.net" "germany.net" "legends.net"];

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
