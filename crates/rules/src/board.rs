//! The board: places that tickets name, stops that routes join, and the routes.

use crate::card::Color;
use crate::ids::{PieceId, PlaceId, StopId};

/// What a ticket names: a city with one stop, or a country with one stop for each route into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The word for it in records: small letters, digits and underscores.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// A country's stops are dead ends: two routes into it do not meet there (GER-16).
    pub country: bool,
    /// A large city, for editions with a rule about those.
    pub large: bool,
    /// How many passengers wait here at the start.
    pub passengers: u8,
    /// The piece it lies on, for boards that are put together.
    pub piece: Option<PieceId>,
    /// The zone it lies in, counted from the first, for editions with zones.
    pub zone: Option<u8>,
    /// The good it makes, by number.
    pub supply: Option<u8>,
    /// The goods it wants, a bit each.
    pub demand: u8,
}

/// A vertex of the graph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The place's own id for a city, the port's for a country.
    pub id: String,
    /// The place it belongs to.
    pub place: PlaceId,
}

/// A railway between two stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The word for it in records: `a-b`, with `:2` and so on behind parallel ones.
    pub id: String,
    /// Its two stops.
    pub ends: [StopId; 2],
    /// The colour of cards it takes; none for a gray one, which takes any one colour.
    pub color: Option<Color>,
    /// Cards to play and trains to place.
    pub length: u8,
    /// The double or triple route it is part of. Parallel routes without a group are independent.
    pub group: Option<u8>,
    /// Snow can fall on it.
    pub snow: bool,
}
