//! The board of a campaign: the pieces on the table from the start, the pieces that the story adds,
//! and their cities, routes and tickets.

use rules::card::Color;

/// A piece of the board, present from the first game or added by the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackBoard {
    /// Id such as `S1` or `F3`.
    pub id: String,
    /// Whether the piece is on the table from the first game. Other pieces are sealed until a card
    /// adds them.
    pub start: bool,
    /// Display name.
    pub name: String,
    /// The sides of story cards that can add the piece. Empty for a piece of the first game.
    pub added_by: Vec<String>,
    /// The first game in which the piece can appear.
    pub first_game: u8,
    /// Ids of the adjacent pieces.
    pub neighbours: Vec<String>,
    /// Text shown below the name of the piece.
    pub note: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct PackCity {
    /// Lower-case id as used in editions, such as `que`.
    pub id: String,
    pub name: String,
    /// The state or province.
    pub region: String,
    /// Longitude in degrees east.
    pub lon: f64,
    pub lat: f64,
    pub large: bool,
    /// Id of the piece on which the city is printed.
    pub board: String,
    /// The time zone of the city. It has no effect until the watch is in play.
    pub zone: Zone,
    /// The good that the city supplies. It has no effect until freight is in play.
    pub supply: Option<String>,
    /// The goods that the city demands.
    pub demand: Vec<String>,
}

/// The time zone of a city, which depends on the nearest standard meridian.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Zone {
    Eastern,
    Central,
    Mountain,
    Pacific,
}

impl Zone {
    /// All zones with their letters, from east to west.
    pub const WORDS: [(&str, Zone); 4] =
        [("E", Zone::Eastern), ("C", Zone::Central), ("M", Zone::Mountain), ("P", Zone::Pacific)];

    /// Returns the letter that stands for the zone in an edition's text.
    pub fn letter(self) -> &'static str {
        Zone::WORDS[self as usize].0
    }

    /// Returns the zone in which a longitude lies.
    ///
    /// The boundaries lie halfway between the meridians at 75, 90, 105 and 120 degrees west.
    pub fn of(lon: f64) -> Zone {
        match lon {
            lon if lon > -82.5 => Zone::Eastern,
            lon if lon > -97.5 => Zone::Central,
            lon if lon > -112.5 => Zone::Mountain,
            _ => Zone::Pacific,
        }
    }
}

/// A printed route. Each track of a double or triple route is a route of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackRoute {
    pub id: String,
    /// The ids of the two cities.
    pub ends: [String; 2],
    pub length: u8,
    /// The colour of the cards to play; `None` for a grey route.
    pub color: Option<Color>,
    /// Number of parallel routes, including this one: 1 for a single route, 2 for a double, 3 for a
    /// triple.
    pub parts: u8,
    /// Whether snow can fall on the route. It has no effect until snow is in play.
    pub snow: bool,
    /// The frontier boards that must be on the table, derived from the boards of the cities. Until
    /// they are, the route runs off the edge of the board.
    pub needs: Vec<String>,
}

/// A route that a company can build at the end of a game, in its own colour. Cut-offs are sealed
/// until their box is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CutOff {
    pub id: String,
    /// The ids of the two cities.
    pub ends: [String; 2],
    pub length: u8,
    /// The frontier boards that must be on the table.
    pub needs: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackTicket {
    pub id: String,
    /// The frontier board that adds the ticket; `None` for a ticket of the first game.
    pub pack: Option<String>,
    /// The ids of the two cities.
    pub ends: [String; 2],
    pub value: u8,
    /// The coloured band of the ticket. It has no effect until through bookings are in play.
    pub band: String,
    /// The number of the postcard that a company earns by completing the ticket, if any.
    pub entry: Option<u8>,
    /// The opening words of the postcard's story. Empty if `entry` is `None`.
    pub narrative: String,
    /// The board whose tickets replace this ticket, if any.
    pub retired_by: Option<String>,
}
