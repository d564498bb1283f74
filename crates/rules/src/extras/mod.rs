//! What editions with money and cards that do things add to the open table. Other editions carry none of it.

mod carry;
mod fact;
mod offers;

pub use fact::Extra;
pub(crate) use offers::{answers, modifier};

use serde::Serialize;

use crate::agenda::{Claim, Task};
use crate::edition::Edition;
use crate::ids::{Id, Seat};
use crate::limits::SEATS_MAX;
use crate::setup::Setup;
use crate::tables::Tables;

/// The public state of such an edition. It lies apart from the table that all editions share, so that those without it
/// stay small.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Extras {
    /// The company each seat runs, where the edition has companies.
    pub company: [Option<u8>; SEATS_MAX],
    /// Money of each seat.
    pub coins: [i16; SEATS_MAX],
    /// Events still in the deck, those turned up, and those retired during this game; a bit each.
    pub event_deck: u32,
    pub event_discard: u32,
    pub event_retired: u32,
    /// The event on top of the discard pile.
    pub event: Option<u8>,
    /// The claim being worked through, and the event that was current when it was made.
    pub claim: Option<(Claim, Option<u8>)>,
    /// Whose taking or refreshing the market is being refilled after.
    pub refill_by: Option<Seat>,
    /// Turns this seat has still to take after this one.
    pub extra_turns: u8,
    /// Tickets drawn beyond the usual number in the action at hand.
    pub more_tickets: u8,
    /// How many of the tickets drawn must be kept, where an effect drew them.
    pub keep: Option<u8>,
    /// Added to the ticket line of each seat.
    pub ticket_value: [u8; SEATS_MAX],
    /// Certificates for each vault.
    pub vault: [u8; SEATS_MAX],
    /// Trains added to each stock.
    pub trains_added: [u8; SEATS_MAX],
    /// Whoever brought the game to its end.
    pub ended_by: Option<Seat>,
    /// The lowest tasks of a deep agenda, see `carry`.
    #[serde(skip)]
    pub(crate) spilled: Vec<Task>,
}

impl Extras {
    /// The extras of this edition at the start, if it has any.
    pub(crate) fn new<const W: usize>(tables: &Tables<W>, seats: usize) -> Option<Box<Extras>> {
        let edition = &tables.edition;
        edition.has_extras().then(|| {
            Box::new(Extras {
                company: [None; SEATS_MAX],
                coins: std::array::from_fn(|seat| if seat < seats { edition.terms.coins } else { 0 }),
                event_deck: edition.all_events(),
                event_discard: 0,
                event_retired: 0,
                event: None,
                claim: None,
                refill_by: None,
                extra_turns: 0,
                more_tickets: 0,
                keep: None,
                ticket_value: [0; SEATS_MAX],
                vault: [0; SEATS_MAX],
                trains_added: [0; SEATS_MAX],
                ended_by: None,
                spilled: Vec::new(),
            })
        })
    }

    /// Which company each seat runs.
    pub(crate) fn agree(&mut self, edition: &Edition, setup: &Setup) {
        for (at, color) in setup.colors.iter().enumerate() {
            let company = edition.companies.iter().position(|company| company.seat == *color);
            self.company[at] = company.map(|company| company as u8);
        }
    }

    /// Seats with the most money and with the least, a bit each; none if all are equal.
    pub(crate) fn most_and_least(&self, seats: usize) -> [u8; 2] {
        let coins = &self.coins[..seats];
        let (most, least) = (coins.iter().max().copied(), coins.iter().min().copied());
        if most == least {
            return [0, 0];
        }
        [most, least].map(|wanted| {
            coins
                .iter()
                .enumerate()
                .filter(|(_, have)| Some(**have) == wanted)
                .fold(0, |bits, (seat, _)| bits | 1 << seat)
        })
    }

    /// Whether nobody has less money.
    pub(crate) fn has_least(&self, seat: Seat, seats: usize) -> bool {
        self.coins[..seats].iter().all(|&coins| coins >= self.coins[seat.index()])
    }
}
