//! A manually defined position at the beginning of a turn, for tests, puzzles and analysis.

use std::sync::Arc;

use crate::agenda::Task;
use crate::card::{Card, Cards, Color};
use crate::chance::Later;
use crate::fact::{FactData, Listener, NoListener};
use crate::game::Game;
use crate::ids::{Id, PlaceId, RouteId, Seat, Slot, TicketId};
use crate::limits::{MARKET_SLOTS, SEATS_MAX, TICKET_DECKS_MAX};
use crate::mechanism::CampaignState;
use crate::open::Open;
use crate::own::Own;
use crate::pile::PileLayers;
use crate::set::Set;
use crate::setup::Setup;
use crate::suppose::{Contradiction, assemble};
use crate::tables::Tables;
use crate::ticket::Mix;

/// A table at the beginning of a turn. The deck consists of all train cards that the fields do not
/// list.
#[derive(Clone)]
pub struct Position<const W: usize> {
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The starting seat.
    pub first: Seat,
    pub market: [Option<Card>; MARKET_SLOTS],
    pub stands: bool,
    pub discard: Cards,
    /// Number of newspapers in the deck and in the discard pile.
    pub newspapers: [u8; 2],
    pub hands: [Cards; SEATS_MAX],
    pub trains: [u8; SEATS_MAX],
    pub score: [i16; SEATS_MAX],
    pub routes: [Vec<RouteId>; SEATS_MAX],
    pub tickets: [Set<TicketId, W>; SEATS_MAX],
    pub piles: [PileLayers<W>; TICKET_DECKS_MAX],
    /// Passengers waiting on the board.
    pub waiting: Vec<(PlaceId, Color)>,
    /// Passengers each seat has picked up, by colour.
    pub passengers: [[u8; Color::COUNT]; SEATS_MAX],
    /// Turns left in the last round, including the current one; `None` before the last round.
    pub turns_left: Option<u8>,
    /// Number of consecutive forced passes just before this turn.
    pub passes: u8,
    /// Each seat's money, if the edition has money.
    pub coins: [i16; SEATS_MAX],
    /// Bit sets of the events in the deck and in the discard pile. All other events are retired.
    pub events: [u32; 2],
    pub event: Option<u8>,
    /// The rest of the campaign state, if the edition has any. Money and events come from the
    /// fields above, companies and offices from the setup.
    pub campaign: Option<Box<CampaignState<W>>>,
}

impl<const W: usize> Position<W> {
    /// Creates a position in which seats have only their trains and initial money, and all tickets
    /// are in shuffled decks.
    pub fn new(tables: &Tables<W>) -> Self {
        let piles = tables.decks.map(|top| PileLayers { top, ..Default::default() });
        Position {
            turn: Seat::ZERO,
            first: Seat::ZERO,
            market: [None; MARKET_SLOTS],
            stands: false,
            discard: Cards::NONE,
            newspapers: [0; 2],
            hands: [Cards::NONE; SEATS_MAX],
            trains: [tables.edition.terms.trains; SEATS_MAX],
            score: [0; SEATS_MAX],
            routes: Default::default(),
            tickets: [Set::EMPTY; SEATS_MAX],
            piles,
            waiting: Vec::new(),
            passengers: [[0; Color::COUNT]; SEATS_MAX],
            turns_left: None,
            passes: 0,
            coins: [tables.edition.terms.coins; SEATS_MAX],
            events: [tables.edition.all_events(), 0],
            event: None,
            campaign: CampaignState::new(tables, SEATS_MAX),
        }
    }

    /// Creates a game at this position and begins the turn. The setup must be valid.
    pub fn game(
        &self,
        tables: Arc<Tables<W>>,
        setup: &Setup,
        listener: &mut impl Listener<W>,
    ) -> Result<Game<W>, Contradiction> {
        let seats = setup.colors.len();
        let mut open = Open::new(&tables, seats);
        open.campaign = self.campaign.clone();
        open.agree(&tables.edition, setup);
        // `trains` counts the trains left, so the routes placed here must not reduce it.
        open.trains = [u8::MAX; SEATS_MAX];
        for (at, routes) in self.routes.iter().enumerate() {
            for &route in routes {
                open.note(&tables, &FactData::Claimed { seat: Seat::new(at), route, payment: Cards::NONE });
            }
        }
        for &(place, color) in &self.waiting {
            open.note(&tables, &FactData::PassengerPlaced { place, color });
        }
        for (at, card) in self.market.iter().enumerate() {
            if let Some(card) = card {
                open.market.lay(Slot::new(at), *card, None);
            }
        }
        let mut deck = i16::from(tables.edition.cards.len()) - i16::from(open.market.cards().len());
        deck -= i16::from(self.discard.len());
        deck -= self.hands.iter().map(|hand| i16::from(hand.len())).sum::<i16>();
        open.deck = u8::try_from(deck).map_err(|_| Contradiction::Cards)?;
        open.discard = self.discard;
        [open.deck_newspapers, open.discard_newspapers] = self.newspapers;
        open.hands = self.hands.map(|hand| hand.len());
        open.trains = std::array::from_fn(|at| if at < seats { self.trains[at] } else { 0 });
        open.score = self.score;
        open.passengers = self.passengers;
        open.stands = self.stands;
        open.turns_left = self.turns_left;
        open.passes = self.passes;
        open.first = Some(self.first);
        open.held = self.tickets.map(|tickets| {
            let mut held = Mix::default();
            tickets.iter().for_each(|ticket| held.0[tables.ticket(ticket).deck as usize] += 1);
            held
        });
        open.layers = std::array::from_fn(|deck| {
            let layers = &self.piles[deck];
            [layers.top.len(), layers.under.len(), layers.bottom.len()].map(|size| size as u16)
        });
        if let Some(campaign) = &mut open.campaign {
            campaign.coins = std::array::from_fn(|at| if at < seats { self.coins[at] } else { 0 });
            campaign.stock[seats..].fill(0);
            [campaign.event_deck, campaign.event_discard] = self.events;
            campaign.event_retired = tables.edition.all_events() & !(self.events[0] | self.events[1]);
            campaign.event_turned = tables.edition.all_events() & !self.events[0];
            campaign.event = self.event;
        }
        open.agenda.push(Task::Turn(self.turn));
        let own = std::array::from_fn(|at| Own { hand: self.hands[at], tickets: self.tickets[at], ..Own::NEW });
        let mut game = assemble(tables, open, own, &self.piles)?;
        match listener.relay() {
            None => game.work(&mut Later, &mut NoListener).settle(),
            Some(relay) => game.work(&mut Later, relay).settle(),
        }
        Ok(game)
    }
}
