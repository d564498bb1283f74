//! The board: places named by tickets, stops joined by routes, and the routes.

use crate::card::Color;
use crate::ids::{PieceId, PlaceId, StopId};

/// An end of a ticket: a city with one stop, or a country with one stop for each route into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Id in records: lower-case letters, digits and underscores.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Whether it is a country, whose stops are dead ends: routes into it do not connect there
    /// (GER-16).
    pub country: bool,
    /// Whether it is a large city, in editions with a rule about them.
    pub large: bool,
    /// Number of passengers waiting here at the start.
    pub passengers: u8,
    /// The piece it is on, for boards made of pieces.
    pub piece: Option<PieceId>,
    /// The zone it is in, counted from 0, for editions with zones.
    pub zone: Option<u8>,
    /// The good it supplies, by number.
    pub supply: Option<u8>,
    /// The goods it demands, one bit each.
    pub demand: u8,
}

/// A vertex of the route graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The id of the city, or of the port of a country.
    pub id: String,
    /// The place to which it belongs.
    pub place: PlaceId,
}

/// A railway between two stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Id in records: `a-b`, with a suffix such as `:2` for parallel routes.
    pub id: String,
    /// Its two stops.
    pub ends: [StopId; 2],
    /// The colour of cards it takes; `None` if it is grey and takes any one colour.
    pub color: Option<Color>,
    /// Number of cards to play and trains to place.
    pub length: u8,
    /// The double or triple route it belongs to. Parallel routes without a group are independent of
    /// each other.
    pub group: Option<u8>,
    /// Whether snow can fall on it.
    pub snow: bool,
}
