//! Checks a draft and turns it into an edition. The check does not stop at the first flaw.

mod board;
mod cards;
mod deal;
mod found;
mod sheet;

use self::found::Found;
use super::Edition;
use super::canon::edition_hash;
use super::parse::Flaw;
use super::schema::EditionText;
use crate::board::Place;

/// A parsed but unchecked edition.
pub struct Draft {
    pub(super) name: String,
    pub(super) file: String,
    pub(super) edition: EditionText,
    pub(super) cities: Vec<City>,
    pub(super) ports: Vec<Port>,
    pub(super) routes: Vec<RawRoute>,
    pub(super) tickets: Vec<RawTicket>,
}

pub(super) struct City {
    pub line: usize,
    pub id: String,
    pub name: String,
    pub kind: String,
    pub large: bool,
    pub passengers: u8,
    pub piece: String,
    pub zone: String,
    pub supply: String,
    pub demand: String,
}

pub(super) struct Port {
    pub line: usize,
    pub id: String,
    pub country: String,
}

pub(super) struct RawRoute {
    pub line: usize,
    pub ends: [String; 2],
    pub length: Option<u8>,
    pub color: String,
    pub group: Option<String>,
    pub port: Option<String>,
    pub snow: String,
}

pub(super) struct RawTicket {
    pub line: usize,
    pub deck: String,
    pub ends: [String; 2],
    pub value: Option<u8>,
    pub band: String,
}

const CITIES: &str = "cities.csv";
const PORTS: &str = "ports.csv";
const ROUTES: &str = "routes.csv";
const TICKETS: &str = "tickets.csv";

/// Checks a draft. Flaws in values that `parse` replaced by defaults are not reported again.
pub fn check(draft: Draft) -> Result<Edition, Vec<Flaw>> {
    draft.check()
}

impl Draft {
    /// Checks whether `tickets.csv` contains tickets of this deck.
    fn has_deck(&self, name: &str) -> bool {
        self.tickets.iter().any(|ticket| ticket.deck == name)
    }

    fn check(self) -> Result<Edition, Vec<Flaw>> {
        let mut found = Found::new(&self.file, &self.edition.spots);
        let pieces = board::pieces(&self);
        let places = board::places(&self, &pieces, &mut found);
        let doing = cards::cards(&self, &places, &pieces, &mut found);
        let stops = board::stops(&self, &places, &mut found);
        let routes = board::routes(&self, &places, &stops, &mut found);
        let cards = deal::cards(&self, &routes, &mut found);
        let cards = deal::marked(&self, cards, &mut found);
        let bands = deal::bands(&self);
        let (decks, tickets) = deal::tickets(&self, &places, &bands, &mut found);
        board::reachable(&self, &places, &stops, &routes, &tickets, &mut found);
        let passengers = deal::passengers(&self, &places, &mut found);
        let terms = self.edition.terms;
        deal::dealable(&self, &terms, &mut found);
        let claim_steps = sheet::claim_steps(&self, &routes, &mut found);
        let (lines, ties) = sheet::score(&self, &mut found);
        sheet::countable(&self, &routes, &tickets, &claim_steps, &lines, &mut found);
        let menu = sheet::menu(&self, &mut found);
        if self.edition.title.trim().is_empty() {
            found.at(&["title"], "give the edition a title.");
        }
        if !is_name(&self.name) {
            let message = "name the file with lower-case letters, digits and hyphens.";
            found.add(&self.file, 0, message);
        }
        let flaws = found.into_flaws();
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let text = self.edition;
        let mut edition = Edition {
            name: self.name,
            version: text.version,
            title: text.title,
            seat_colors: text.seats,
            places,
            stops,
            routes,
            decks,
            tickets,
            cards,
            newspapers: text.newspapers,
            passengers,
            pieces,
            zones: text.zones,
            events: doing.events,
            companies: doing.companies,
            postcards: doing.postcards,
            crew: doing.crew,
            pavilions: doing.pavilions,
            abilities: doing.abilities,
            goods: doing.goods,
            bands,
            setup_steps: doing.setup_steps,
            mechanisms: doing.mechanisms,
            privilege: text.privilege,
            terms,
            menu,
            claim_steps,
            lines,
            floor: text.floor,
            ties,
            hash: [0; 32],
        };
        edition.hash = edition_hash(&edition);
        Ok(edition)
    }
}

/// Checks whether this text is valid as the id of a city or the colour of a seat.
fn is_id(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    !text.is_empty() && text.bytes().all(allowed)
}

/// Checks whether this text is valid as the name of an edition or a deck.
fn is_name(text: &str) -> bool {
    is_id(&text.replace('-', "_"))
}

fn place_index(places: &[Place], id: &str) -> Option<usize> {
    places.iter().position(|place| place.id == id)
}
