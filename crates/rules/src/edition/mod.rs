//! An edition: a board, its tickets and its rules, checked and ready to play.
//!
//! An edition configures the rules with data: [`Terms`] (numbers and simple options), the [`Menu`]
//! of turns, the numbered claim steps, the score sheet and, in campaigns, mechanisms and cards. No
//! code checks for a particular edition.

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
pub use printed::{Company, Crew, Event, Good, Pavilion, Postcard};
pub use sheet::CsvSheet;

use serde::Serialize;

use crate::ability::Ability;
use crate::board::{Place, Route, Stop};
use crate::card::{Cards, Color};
use crate::claim_step::ClaimStep;
use crate::limits::{CLAIM_STEPS_MAX, SEATS_MIN};
use crate::mechanism::{Mechanism, Mechanisms};
use crate::score::{ScoreLine, Tie};
use crate::ticket::Ticket;

/// A board, its tickets and its rules.
///
/// ```
/// let edition = maps::find(Some("usa-new"), None)?;
/// assert_eq!(edition.seat_colors.len(), 5);
/// assert!(edition.routes.iter().all(|route| (1..=6).contains(&route.length)));
/// # Ok::<(), maps::MapError>(())
/// ```
#[derive(Clone)]
pub struct Edition {
    /// Name of the edition, as used on the command line and in records.
    pub name: String,
    /// Version of the data, incremented with every change; a record names the version used.
    pub version: u32,
    /// Display name of the edition.
    pub title: String,
    /// The seat colours, one for each possible seat.
    pub seat_colors: Vec<String>,
    /// Places in map order.
    pub places: Vec<Place>,
    /// Stops: the cities in the order of their places, then the ports.
    pub stops: Vec<Stop>,
    /// Routes in map order.
    pub routes: Vec<Route>,
    /// Names of the one or two ticket decks.
    pub decks: Vec<String>,
    /// Tickets of all decks.
    pub tickets: Vec<Ticket>,
    /// The train cards, excluding newspapers.
    pub cards: Cards,
    /// Number of newspapers in the deck, by number of seats, starting with two seats.
    pub newspapers: Vec<u8>,
    /// Number of passengers of each colour. The locomotive count is ignored.
    pub passengers: Cards,
    /// Names of the board's pieces, if it is made of pieces.
    pub pieces: Vec<String>,
    /// Names of the zones, in the order of the edition's file.
    pub zones: Vec<String>,
    /// Events. The ability of each event has the same index as the event.
    pub events: Vec<Event>,
    /// Companies, at most one for each seat colour.
    pub companies: Vec<Company>,
    pub postcards: Vec<Postcard>,
    pub crew: Vec<Crew>,
    pub pavilions: Vec<Pavilion>,
    /// Abilities of all cards, in this order: events, companies, postcards, crew.
    pub abilities: Vec<Ability>,
    pub goods: Vec<Good>,
    /// Names of the ticket bands. The score line for through bookings counts sets of tickets from
    /// different bands.
    pub bands: Vec<String>,
    /// The mechanisms of setup steps 10 to 13.
    pub setup_steps: [Option<Mechanism>; 4],
    /// Enabled mechanisms, except those with a numbered step.
    pub mechanisms: Mechanisms,
    /// The choice that [`Mechanism::CaboosePrivilege`] offers.
    pub privilege: Privilege,
    /// Numbers and options of the rules. Each game has its own copy, which may differ.
    pub terms: Terms,
    /// The kinds of turn that players can choose.
    pub menu: Menu,
    /// The steps after a claim, numbered from 1; `None` for steps that this edition does not use.
    pub claim_steps: [Option<ClaimStep>; CLAIM_STEPS_MAX],
    /// The lines of the score sheet, in order.
    pub lines: Vec<ScoreLine>,
    /// Minimum total score, if the edition has one.
    pub floor: Option<i16>,
    /// Tie-breaks, in order.
    pub ties: Vec<Tie>,
    /// SHA-256 of the canonical text, which omits names and texts that are only for display; see
    /// `docs/record.md`.
    pub hash: [u8; 32],
}

impl Edition {
    /// Returns the number of newspapers for this number of seats. The last number
    /// in the list also applies to more seats.
    pub fn newspapers_for(&self, seats: usize) -> u8 {
        let at = (seats - SEATS_MIN).min(self.newspapers.len().saturating_sub(1));
        self.newspapers.get(at).copied().unwrap_or(0)
    }

    /// Returns the points scored immediately for claiming a route of this length.
    pub fn route_points(&self, length: u8) -> i16 {
        let tables = self.claim_steps.iter().flatten().filter_map(|step| match step {
            ClaimStep::RoutePoints(points) => Some(i16::from(points[length as usize - 1])),
            _ => None,
        });
        tables.sum()
    }

    /// Checks whether the edition has money, cards with abilities or two-step claims, which all
    /// need the campaign state.
    pub fn has_campaign_state(&self) -> bool {
        let collects = self.claim_steps.iter().flatten().any(|step| matches!(step, ClaimStep::Collect(_)));
        self.terms.coins != 0 || collects || !self.abilities.is_empty() || self.menu.name_route
    }

    /// Returns a bit set of all events.
    pub(crate) fn all_events(&self) -> u32 {
        ((1u64 << self.events.len()) - 1) as u32
    }

    /// Returns the terms for this number of seats. If there are too few tickets and the edition
    /// allows fewer, every seat gets the same smaller number and must keep only one (LEG-06, R-51).
    pub(crate) fn terms_for(&self, seats: usize) -> Terms {
        let mut terms = self.terms;
        let share = self.tickets.len() / seats;
        if terms.fewer_tickets && share < usize::from(terms.opening_tickets.deal) {
            terms.opening_tickets = TicketDeal { deal: share as u8, keep: 1 };
        }
        terms
    }

    /// Returns the id of the card with this ability: the seat colour for a company, and `postcard`
    /// for any postcard.
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

    /// Iterates over the colours of the edition's passengers.
    pub fn passenger_colors(&self) -> impl Iterator<Item = Color> + '_ {
        Color::ALL.into_iter().filter(|&color| self.passengers.of_color(color) > 0)
    }
}

/// The caboose privilege: before its first turn, the starting seat takes either cards or money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Privilege {
    /// Number of train cards drawn from the deck.
    pub cards: u8,
    /// Money taken instead of cards.
    pub coins: u8,
}

impl Default for Privilege {
    fn default() -> Privilege {
        Privilege { cards: 2, coins: 3 }
    }
}

/// The number of tickets offered, and the minimum number to keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct TicketDeal {
    /// Number of tickets offered. If fewer are left, all of them are offered.
    pub deal: u8,
    /// Minimum number of tickets to keep; never more than the number offered.
    pub keep: u8,
}

/// The rule for returning opening tickets that are not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Returned {
    /// The tickets are shuffled together and put under the deck.
    ShuffledUnder,
    /// The tickets are shuffled into the deck that they came from.
    ShuffledIn,
}

/// Numbers and options of the rules. Each game has its own copy, which may differ from the
/// edition's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Terms {
    /// Number of trains each seat starts with.
    pub trains: u8,
    /// Number of cards in each opening hand.
    pub hand: u8,
    /// Money each seat starts with.
    pub coins: i16,
    pub opening_tickets: TicketDeal,
    /// Whether everyone gets fewer opening tickets if there are not enough for all.
    pub fewer_tickets: bool,
    /// The rule for returning opening tickets that are not kept.
    pub opening_returned: Returned,
    /// Tickets offered when a seat spends its turn drawing tickets.
    pub drawn_tickets: TicketDeal,
    /// Whether a seat chooses how many tickets to draw from each deck.
    pub names_mix: bool,
    /// Minimum number of seats at which both tracks of a double route can be claimed.
    pub double_from: u8,
    /// Minimum number of seats at which all tracks of a triple route can be claimed.
    pub triple_from: u8,
    /// Drawing is barred if deck and discard pile together hold this many cards or fewer. If
    /// `None`, it is barred only if no card can be taken, not even a face-up one (R-12).
    pub draw_floor: Option<u8>,
    /// Number of face-up locomotives that triggers a market reset.
    pub reset_at: u8,
    /// Maximum number of resets in a row. Without this limit, which the booklets lack, a market
    /// could be reset forever once few colour cards are left (R-11).
    pub resets_max: u8,
    /// Maximum number of trains a seat can have, including those added by effects.
    pub trains_max: u8,
    /// The last round starts when a seat has this many trains or fewer at the end of its turn.
    pub end_at: u8,
}

/// The kinds of turn that an edition allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Menu {
    /// Whether players can draw train cards.
    pub draw_cards: bool,
    /// Whether players can claim a route and pay for it at once.
    pub claim_route: bool,
    /// Whether players can draw tickets.
    pub draw_tickets: bool,
    /// Whether players can name a route first and pay for it later, after cards have taken effect.
    pub name_route: bool,
}
