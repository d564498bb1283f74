//! Opaque ids. Each kind of thing in a game has its own type, so code cannot mistake a route for a
//! ticket.

use serde::{Deserialize, Serialize};

/// An id that can be a member of a [`Set`](crate::set::Set).
pub trait Id: Copy {
    /// Creates the id with this number.
    fn new(index: usize) -> Self;
    /// Returns the number of this id, counted from 0.
    fn index(self) -> usize;
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
        #[serde(transparent)]
        pub struct $name(u8);

        impl $name {
            /// The first id.
            pub const ZERO: $name = $name(0);
        }

        impl Id for $name {
            #[inline(always)]
            fn new(index: usize) -> Self {
                debug_assert!(index < 256);
                $name(index as u8)
            }
            #[inline(always)]
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A seat at the table, counted clockwise from 0. The game does not know which player sits
    /// there.
    Seat;
    /// The id of a place that tickets can name: a city, or a country with its ports.
    PlaceId;
    /// The id of a board piece, on boards that are made of several pieces.
    PieceId;
    /// The number printed on a postcard.
    PostcardId;
    /// The id of a stop, which is a vertex of the route graph: a city, or one port of a country.
    StopId;
    /// The id of a route between two stops.
    RouteId;
    /// The id of a ticket; ids are unique across all decks of an edition.
    TicketId;
    /// A slot of the market, 0 to 4.
    Slot;
}
