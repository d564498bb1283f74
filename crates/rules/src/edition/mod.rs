//! An edition: a board, its tickets and its rules, checked and ready to play.
//!
//! Behaviour sits in four sockets: [`Terms`] (numbers and small choices), the [`Menu`] of turns, the numbered
//! claim steps, and the score sheet. No code asks which edition it is in.

mod canon;
mod check;
mod loose;
mod parse;
mod printed;
mod schema;
mod sheet;

pub use canon::{canonical_text, edition_hash};
pub use check::{Draft, check};
pub use parse::{Files, Flaw, parse};
pub use printed::{Beside, Company, Crew, Event, Good, Pavilion, Postcard, SetupStep};
pub use sheet::Sheet;

use serde::Serialize;

use crate::ability::Ability;
use crate::board::{Place, Route, Stop};
use crate::card::{Cards, Color};
use crate::claim_step::ClaimStep;
use crate::limits::{CLAIM_STEPS_MAX, SEATS_MIN};
use crate::score::{ScoreLine, Tie};
use crate::ticket::Ticket;

/// A board, its tickets and its rules.
#[derive(Clone)]
pub struct Edition {
    /// The name people type.
    pub name: String,
    /// Counts up when the data change; a record names the version it was played under.
    pub version: u32,
    /// The name people read.
    pub title: String,
    /// The colours seats can have; as many seats as colours can play.
    pub seat_colors: Vec<String>,
    /// Places in the order of the map.
    pub places: Vec<Place>,
    /// The cities first, in the order of their places, then the ports.
    pub stops: Vec<Stop>,
    /// Routes in the order of the map.
    pub routes: Vec<Route>,
    /// Names of the ticket decks, one or two.
    pub decks: Vec<String>,
    /// Tickets of all decks.
    pub tickets: Vec<Ticket>,
    /// The train cards without newspapers.
    pub cards: Cards,
    /// Newspapers that go into the deck with two, three and more seats.
    pub newspapers: Vec<u8>,
    /// Passengers by colour; locomotives are none.
    pub passengers: Cards,
    /// Names of the pieces the board is put together of, where it is.
    pub pieces: Vec<String>,
    /// Names of the zones, in order.
    pub zones: Vec<String>,
    /// Events, each with the ability of its own number.
    pub events: Vec<Event>,
    /// Companies of the seats.
    pub companies: Vec<Company>,
    /// Postcards, crew and pavilions.
    pub postcards: Vec<Postcard>,
    pub crew: Vec<Crew>,
    pub pavilions: Vec<Pavilion>,
    /// What cards do: events first, then companies, postcards and crew.
    pub abilities: Vec<Ability>,
    /// What is carried.
    pub goods: Vec<Good>,
    /// Names of the bands of tickets.
    pub bands: Vec<String>,
    /// Setup steps 10 to 13.
    pub setup_steps: [Option<SetupStep>; 4],
    /// Rules beside the numbered steps.
    pub beside: Beside,
    /// The numbers in force when a game begins.
    pub terms: Terms,
    /// The kinds of turn on offer.
    pub menu: Menu,
    /// What follows a claim, by number from 1; holes are steps not in this edition.
    pub claim_steps: [Option<ClaimStep>; CLAIM_STEPS_MAX],
    /// The score sheet, in order.
    pub lines: Vec<ScoreLine>,
    /// No total is lower than this, where an edition says so.
    pub floor: Option<i16>,
    /// How equal totals are told apart, in order.
    pub ties: Vec<Tie>,
    /// SHA-256 of the canonical text of all of the above but the title; see `docs/record.md`.
    pub hash: [u8; 32],
}

impl Edition {
    /// Newspapers for this number of seats.
    pub fn newspapers_for(&self, seats: usize) -> u8 {
        let at = (seats - SEATS_MIN).min(self.newspapers.len().saturating_sub(1));
        self.newspapers.get(at).copied().unwrap_or(0)
    }

    /// Whether there is money, a card that does something, or anything else that only linked games have.
    pub fn has_campaign_state(&self) -> bool {
        let collects = self.claim_steps.iter().flatten().any(|step| matches!(step, ClaimStep::Collect(_)));
        self.terms.coins != 0 || collects || !self.abilities.is_empty() || self.menu.name_route
    }

    /// All events, a bit each.
    pub(crate) fn all_events(&self) -> u32 {
        ((1u64 << self.events.len()) - 1) as u32
    }

    /// The numbers in force for so many seats. Where there are too few tickets for all, everyone gets the same lower
    /// number and keeps one of them (LEG-06, R-51).
    pub(crate) fn terms_for(&self, seats: usize) -> Terms {
        let mut terms = self.terms;
        let share = self.tickets.len() / seats;
        if terms.fewer_tickets && share < usize::from(terms.opening_tickets.deal) {
            terms.opening_tickets = TicketDeal { deal: share as u8, keep: 1 };
        }
        terms
    }

    /// The word for a card by the number of its ability.
    pub fn card_id(&self, ability: u8) -> &str {
        match self.events.get(ability as usize) {
            Some(event) => &event.id,
            None => {
                let company =
                    self.companies.iter().find(|company| company.ability == ability).map(|company| &company.seat);
                let crew = self.crew.iter().find(|crew| crew.ability == ability).map(|crew| &crew.id);
                company.or(crew).map_or("postcard", |id| id)
            }
        }
    }

    /// The colours in which passengers come.
    pub fn passenger_colors(&self) -> impl Iterator<Item = Color> + '_ {
        Color::ALL.into_iter().filter(|&color| self.passengers.of_color(color) > 0)
    }
}

/// How many tickets are offered and how many of them must be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct TicketDeal {
    /// Offered, or as many as there are.
    pub deal: u8,
    /// Kept at least, or as many as were offered.
    pub keep: u8,
}

/// What becomes of the opening tickets that were not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Returned {
    /// Shuffled together and put under the deck.
    ShuffledUnder,
    /// Shuffled into the deck they came from.
    ShuffledIn,
}

/// Numbers and small choices. A game holds its own copy, which a rule in force may amend: code reads that copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Terms {
    /// Trains of each seat at the start.
    pub trains: u8,
    /// Cards of each opening hand.
    pub hand: u8,
    /// Money of each seat at the start.
    pub coins: i16,
    /// Tickets at the opening.
    pub opening_tickets: TicketDeal,
    /// Whether all get fewer opening tickets where there are too few.
    pub fewer_tickets: bool,
    /// What becomes of opening tickets that were not kept.
    pub opening_returned: Returned,
    /// Tickets of a ticket turn.
    pub drawn_tickets: TicketDeal,
    /// Whether a seat names how many tickets of which deck it draws.
    pub names_mix: bool,
    /// The fewest seats with which a second seat may own a route of a double.
    pub double_from: u8,
    /// The same for a triple.
    pub triple_from: u8,
    /// Drawing is barred while deck and discard together hold this many cards or fewer; none: while no card at
    /// all can be taken, face-up ones included.
    pub draw_floor: Option<u8>,
    /// Locomotives among five face-up cards that reset the market.
    pub reset_at: u8,
    /// The most resets in a row before the market stands as it is. The booklets set no limit; without one, a
    /// deck of nearly all locomotives would never settle.
    pub resets_max: u8,
    /// The most trains a seat can have, with what effects add.
    pub trains_max: u8,
    /// A stock of this many trains or fewer at the end of its turn starts the last round.
    pub end_at: u8,
}

/// The kinds of turn on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Menu {
    /// Draw train cards.
    pub draw_cards: bool,
    /// Claim a route.
    pub claim_route: bool,
    /// Draw tickets.
    pub draw_tickets: bool,
    /// Claim a route that is named first and paid for after cards have helped.
    pub name_route: bool,
}
