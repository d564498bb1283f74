//! The public state that only campaign games have.

use serde::Serialize;

use super::{ClaimInProgress, Hired};
use crate::agenda::Task;
use crate::card::Color;
use crate::edition::Edition;
use crate::ids::{Id, PlaceId, PostcardId, RouteId, Seat, TicketId};
use crate::limits::{CREW_MAX, FREIGHT_MAX, HOUSES_MAX, OFFICE_MAX, PAVILIONS_MAX, SEATS_MAX, SMALL};
use crate::set::Set;
use crate::setup::Setup;
use crate::tables::Tables;

/// The public state of campaign mechanisms. It is stored apart from the state that every game has,
/// so that non-campaign games stay small.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct CampaignState<const W: usize> {
    /// Each seat's company, if the edition has companies.
    pub company: [Option<u8>; SEATS_MAX],
    /// Each seat's money.
    pub coins: [i16; SEATS_MAX],
    /// Number of trains each seat has in total, on the board and in its supply.
    pub stock: [u8; SEATS_MAX],
    /// Events in the deck, one bit each.
    pub event_deck: u32,
    /// Events in the discard pile, one bit each.
    pub event_discard: u32,
    /// Events retired in this game, one bit each.
    pub event_retired: u32,
    /// Events turned up at least once, including those that were shuffled back into the deck
    /// (LEG-32).
    pub event_turned: u32,
    /// Whether the event deck was rebuilt this turn.
    #[serde(skip)]
    pub events_shuffled: bool,
    /// The current event, on top of the discard pile.
    pub event: Option<u8>,
    /// The claim being processed.
    pub claim: Option<ClaimInProgress>,
    /// The seat credited with the last event.
    pub news_for: Option<Seat>,
    /// The seat that took or refreshed the face-up cards that are being replaced.
    pub refill_by: Option<Seat>,
    /// Number of extra turns that the current seat takes after this turn.
    pub extra_turns: u8,
    /// Number of extra tickets to draw in the current action.
    pub more_tickets: u8,
    /// Number of drawn tickets that must be kept, if it differs from the terms.
    pub keep: Option<u8>,
    /// Each seat's public holdings.
    #[serde(rename = "desks")]
    pub tableaus: [Tableau; SEATS_MAX],
    /// The seat that triggered the end of the game.
    pub ended_by: Option<Seat>,
    /// Whether the last turn is over. Cards then take effect before scoring.
    pub ending: bool,
    /// The colour of the routes that pay into the pool.
    pub pool: Option<Color>,
    /// Money in the pool's chest.
    pub chest: u8,
    /// Pieces of evidence found in this game.
    pub evidence: u8,
    /// Routes with snow.
    pub snow: Set<RouteId, W>,
    /// Cities with a freight token.
    pub freight: Set<PlaceId, W>,
    /// Face-up tickets.
    pub window: [Option<TicketId>; 2],
    /// Pavilions in play, one bit each.
    pub pavilions: u8,
    /// The seats that met each pavilion's condition, one bit each.
    pub met: [u8; PAVILIONS_MAX],
    /// Postcards that can still be drawn from general delivery.
    pub delivery: Set<PostcardId, SMALL>,
    /// Number of cards in the current seat's telegram. The seat keeps one of them.
    #[serde(rename = "wired")]
    pub telegram_cards: u8,
    /// Tasks moved from the bottom of the agenda's stack to make room; see `turns`.
    #[serde(skip)]
    pub(crate) spilled: Vec<Task>,
}

/// A seat's public holdings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Tableau {
    /// Postcards by number, each with its remaining uses.
    pub postcards: [Option<(PostcardId, u8)>; OFFICE_MAX],
    /// Postcards drawn in this game, which can be used from the next game on.
    pub drawn: Set<PostcardId, SMALL>,
    pub crew: [Option<Hired>; CREW_MAX],
    /// Money added to the tickets line of the seat's score.
    pub ticket_value: u16,
    /// Total value of the seat's vault certificates.
    pub vault: u16,
    pub stakes: u16,
    /// Freight tokens, each given as the city that it comes from.
    pub freight: [Option<PlaceId>; FREIGHT_MAX],
    /// Cities where this seat has an eating house.
    pub houses: [Option<PlaceId>; HOUSES_MAX],
    /// Stamped lines between zones, one bit each.
    pub stamps: u8,
}

impl<const W: usize> CampaignState<W> {
    /// Creates the initial campaign state; `None` for editions without campaign state.
    pub(crate) fn new(tables: &Tables<W>, seats: usize) -> Option<Box<CampaignState<W>>> {
        let edition = &tables.edition;
        let per_seat = |seat| seat < seats;
        edition.has_campaign_state().then(|| {
            Box::new(CampaignState {
                company: [None; SEATS_MAX],
                coins: std::array::from_fn(|seat| if per_seat(seat) { edition.terms.coins } else { 0 }),
                stock: std::array::from_fn(|seat| if per_seat(seat) { edition.terms.trains } else { 0 }),
                event_deck: edition.all_events(),
                event_discard: 0,
                event_retired: 0,
                event_turned: 0,
                events_shuffled: false,
                event: None,
                claim: None,
                news_for: None,
                refill_by: None,
                extra_turns: 0,
                more_tickets: 0,
                keep: None,
                tableaus: [Tableau::default(); SEATS_MAX],
                ended_by: None,
                ending: false,
                pool: None,
                chest: 0,
                evidence: 0,
                snow: Set::EMPTY,
                freight: Set::EMPTY,
                window: [None; 2],
                pavilions: 0,
                met: [0; PAVILIONS_MAX],
                delivery: Set::EMPTY,
                telegram_cards: 0,
                spilled: Vec::new(),
            })
        })
    }

    /// Sets up general delivery, each seat's company, and the contents of each seat's office.
    pub(crate) fn agree(&mut self, edition: &Edition, setup: &Setup) {
        for (at, color) in setup.colors.iter().enumerate() {
            let company = edition.companies.iter().position(|company| company.seat == *color);
            self.company[at] = company.map(|company| company as u8);
        }
        for (at, office) in setup.offices.iter().enumerate().take(SEATS_MAX) {
            self.stock[at] = office.trains;
            for (slot, &(number, uses)) in office.postcards.iter().enumerate().take(OFFICE_MAX) {
                self.tableaus[at].postcards[slot] = Some((PostcardId::new(number as usize), uses));
            }
            for (slot, id) in office.crew.iter().enumerate().take(CREW_MAX) {
                let crew = edition.crew.iter().position(|crew| crew.id == *id);
                let hire =
                    |crew: usize| Hired { crew: crew as u8, paid: false, uses: edition.crew[crew].uses.unwrap_or(0) };
                self.tableaus[at].crew[slot] = crew.map(hire);
            }
        }
        self.delivery = setup.delivery.iter().map(|&number| PostcardId::new(number as usize)).collect();
    }

    /// Returns two bit sets: the seats with the most money, and the seats with the least. Both sets
    /// are empty if all seats have the same amount.
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

    /// Checks whether every other seat has at least as much money as this one.
    pub(crate) fn has_least(&self, seat: Seat, seats: usize) -> bool {
        self.coins[..seats].iter().all(|&coins| coins >= self.coins[seat.index()])
    }

    pub(super) fn receive(&mut self, seat: Seat, coins: u8) {
        self.coins[seat.index()] += i16::from(coins);
    }

    pub(super) fn spend(&mut self, seat: Seat, coins: u8) {
        self.coins[seat.index()] -= i16::from(coins);
    }
}
