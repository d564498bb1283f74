//! The board: places, which are the ends of tickets; stops, which are the ends of routes; and the
//! routes.

use crate::card::Color;
use crate::ids::{PieceId, PlaceId, StopId};

/// An end of a ticket: a city with one stop, or a country with one stop for each route into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Id in records: lower-case letters, digits and underscores.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Whether the place is a country. Routes into a country do not connect to each other there
    /// (GER-16).
    pub country: bool,
    /// Whether the place is a large city. Only some editions have rules about large cities.
    pub large: bool,
    /// Number of passengers waiting here at the start.
    pub passengers: u8,
    /// The board piece on which the place lies, if the board is made of pieces.
    pub piece: Option<PieceId>,
    /// Index of the zone in which the place lies, in editions with zones.
    pub zone: Option<u8>,
    /// Index of the good that the place supplies, if any.
    pub supply: Option<u8>,
    /// The goods that the place demands, one bit each.
    pub demand: u8,
}

/// A vertex of the route graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Id of the city, or of the port if the stop belongs to a country.
    pub id: String,
    /// The place to which the stop belongs.
    pub place: PlaceId,
}

/// A railway between two stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Id in records: `a-b`, with a suffix such as `:2` for parallel routes.
    pub id: String,
    /// The two stops that the route connects.
    pub ends: [StopId; 2],
    /// The colour of the cards that pay for the route; `None` for a grey route, which accepts any
    /// one colour.
    pub color: Option<Color>,
    /// Number of spaces: the trains that a claim needs, and its price in cards before any discount.
    pub length: u8,
    /// Index of the double or triple route to which the route belongs, if any. Parallel routes
    /// without a group are independent of each other.
    pub group: Option<u8>,
    /// Whether snow can fall on the route.
    pub snow: bool,
}
