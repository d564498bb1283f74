//! Values that come in two capacities, small and large. Each edition uses the small one if its ids
//! fit; [`with_capacity!`](crate::with_capacity) calls code that is generic over the capacity.

use std::sync::Arc;

use crate::edition::Edition;
use crate::limits::{LARGE, SMALL};
use crate::tables::Tables;

/// Runs code that is generic over the capacity: `with_capacity!(&any, |tables| play(tables))`.
#[macro_export]
macro_rules! with_capacity {
    ($any:expr, |$value:ident| $body:expr) => {
        match $any {
            $crate::capacity::Capacity::Small($value) => $body,
            $crate::capacity::Capacity::Large($value) => $body,
        }
    };
}

/// A value in the small or the large capacity.
#[derive(Clone)]
pub enum Capacity<S, L> {
    Small(S),
    Large(L),
}

/// The tables of an edition, in the smallest capacity that is large enough.
pub type AnyTables = Capacity<Arc<Tables<SMALL>>, Arc<Tables<LARGE>>>;

impl AnyTables {
    /// Computes the tables of an edition, in the smallest capacity that is large enough.
    pub fn of(edition: &Arc<Edition>) -> AnyTables {
        let large = || Tables::new(Arc::clone(edition)).expect("an edition that is too large fails its check");
        Tables::new(Arc::clone(edition)).map_or_else(|| Capacity::Large(large()), Capacity::Small)
    }

    pub fn edition(&self) -> &Arc<Edition> {
        with_capacity!(self, |tables| tables.edition())
    }
}

impl<S, L> Capacity<S, L> {
    /// Converts the value, keeping its capacity.
    pub fn map<S2, L2>(self, small: impl FnOnce(S) -> S2, large: impl FnOnce(L) -> L2) -> Capacity<S2, L2> {
        match self {
            Capacity::Small(value) => Capacity::Small(small(value)),
            Capacity::Large(value) => Capacity::Large(large(value)),
        }
    }
}
