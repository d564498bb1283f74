//! The board of a campaign: pieces that are found one after another, their cities, routes and tickets.

use rules::card::Color;

/// A piece of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Such as `S1` or `F3`.
    pub id: String,
    /// On the table from the first game, or sealed until a card adds it.
    pub start: bool,
    /// The name people read.
    pub name: String,
    /// The sides of story cards that can add it; none for a start piece.
    pub added_by: Vec<String>,
    /// The first game it can take part in.
    pub first_game: u8,
    /// Pieces that lie beside it.
    pub neighbours: Vec<String>,
    /// What people read below its name.
    pub note: String,
}

/// A city.
#[derive(Clone, PartialEq, Debug)]
pub struct City {
    /// Small letters, as an edition wants them, such as `que`.
    pub id: String,
    pub name: String,
    /// The state or province.
    pub region: String,
    /// Degrees east and north.
    pub lon: f64,
    pub lat: f64,
    pub large: bool,
    /// The piece it is printed on.
    pub board: String,
    /// Without meaning before the watch.
    pub zone: Zone,
    /// The good that waits here. Without meaning before freight.
    pub supply: Option<String>,
    /// The goods that are wanted here.
    pub demand: Vec<String>,
}

/// The standard meridian nearest to a city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Zone {
    Eastern,
    Central,
    Mountain,
    Pacific,
}

impl Zone {
    /// All of them with their letters, from east to west.
    pub const WORDS: [(&str, Zone); 4] =
        [("E", Zone::Eastern), ("C", Zone::Central), ("M", Zone::Mountain), ("P", Zone::Pacific)];

    /// The letter in an edition's text.
    pub fn letter(self) -> &'static str {
        Zone::WORDS[self as usize].0
    }

    /// The zone of a longitude: lines lie halfway between the meridians at 75, 90, 105 and 120 degrees west.
    pub fn of(lon: f64) -> Zone {
        match lon {
            lon if lon > -82.5 => Zone::Eastern,
            lon if lon > -97.5 => Zone::Central,
            lon if lon > -112.5 => Zone::Mountain,
            _ => Zone::Pacific,
        }
    }
}

/// A printed route. Each part of a double or triple is a route of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    pub id: String,
    /// Ids of cities.
    pub ends: [String; 2],
    pub length: u8,
    /// None: gray.
    pub color: Option<Color>,
    /// 1 alone, 2 part of a double, 3 part of a triple.
    pub parts: u8,
    /// Whether snow can fall on it. Without meaning before snow.
    pub snow: bool,
    /// The frontier boards that must be on the table, from the cities' boards. Until then it runs off the edge.
    pub needs: Vec<String>,
}

/// A route that can be built at the end of a game, in its builder's colour. Sealed until the box with cut-offs is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CutOff {
    pub id: String,
    /// Ids of cities.
    pub ends: [String; 2],
    pub length: u8,
    /// The frontier boards that must be on the table.
    pub needs: Vec<String>,
}

/// A ticket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    pub id: String,
    /// The frontier board it comes with; none for the tickets of the first game.
    pub pack: Option<String>,
    /// Ids of cities.
    pub ends: [String; 2],
    pub value: u8,
    /// The coloured band. Without meaning before through bookings.
    pub band: String,
    /// The number of the postcard that completing it earns.
    pub entry: Option<u8>,
    /// The words that begin the postcard's story; empty without an entry.
    pub narrative: String,
    /// The board whose tickets take its place.
    pub retired_by: Option<String>,
}
