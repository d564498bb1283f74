//! Face-down tickets: unordered layers, with returned tickets in a known order below them.

use crate::ids::{Id, TicketId};
use crate::limits::TICKET_DECKS_MAX;
use crate::set::Set;

/// The face-down tickets of all decks. Shuffled tickets are stored without an order, so no order
/// can leak.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct TicketPiles<const W: usize> {
    /// The shuffled tickets on top of each deck.
    top: [Set<TicketId, W>; TICKET_DECKS_MAX],
    /// The returned opening tickets below the top layer, shuffled together.
    under: [Set<TicketId, W>; TICKET_DECKS_MAX],
    /// The tickets at the bottom of each deck, in a known order.
    bottom: [Chain; TICKET_DECKS_MAX],
    /// For each ticket in a known order, the ticket below it. The entry is 0 for the last ticket of
    /// a chain and for tickets that are in no chain.
    below: [[u8; 64]; W],
}

/// The face-down tickets of one deck, as part of a guess or a position.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct PileLayers<const W: usize> {
    /// The shuffled tickets on top.
    pub top: Set<TicketId, W>,
    /// The tickets returned at the opening, shuffled together.
    pub under: Set<TicketId, W>,
    /// The tickets returned during play, in order.
    pub bottom: Vec<TicketId>,
}

/// The first and last ticket of a chain. Every value of a byte is a valid ticket, so `some` stores
/// whether the chain has any tickets. Both ends of an empty chain are 0.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Chain {
    some: bool,
    first: u8,
    last: u8,
}

impl<const W: usize> TicketPiles<W> {
    /// Creates complete, shuffled decks.
    pub fn new(decks: [Set<TicketId, W>; TICKET_DECKS_MAX]) -> Self {
        let (under, bottom) = Default::default();
        TicketPiles { top: decks, under, bottom, below: [[0; 64]; W] }
    }

    /// Creates decks with these layers.
    pub fn of(layers: &[PileLayers<W>; TICKET_DECKS_MAX]) -> Self {
        let mut piles = TicketPiles::new([Set::EMPTY; TICKET_DECKS_MAX]);
        for (deck, layers) in layers.iter().enumerate() {
            piles.shuffle_in(deck, layers.top);
            piles.put_under_shuffled(deck, layers.under);
            layers.bottom.iter().for_each(|&ticket| piles.put_under(deck, ticket));
        }
        piles
    }

    /// Returns the tickets that this deck can deal next.
    #[inline]
    pub fn next(&self, deck: usize) -> Set<TicketId, W> {
        if !self.top[deck].is_empty() {
            self.top[deck]
        } else if !self.under[deck].is_empty() {
            self.under[deck]
        } else {
            self.in_order(deck).take(1).collect()
        }
    }

    /// Removes a ticket returned by [`next`](Self::next).
    #[inline]
    pub fn take(&mut self, deck: usize, ticket: TicketId) {
        if self.top[deck].contains(ticket) {
            self.top[deck].remove(ticket);
        } else if self.under[deck].contains(ticket) {
            self.under[deck].remove(ticket);
        } else {
            let chain = &mut self.bottom[deck];
            let below = std::mem::take(&mut self.below[ticket.index() / 64][ticket.index() % 64]);
            *chain = if chain.first == chain.last { Chain::default() } else { Chain { first: below, ..*chain } };
        }
    }

    /// Shuffles tickets into the top layer.
    pub fn shuffle_in(&mut self, deck: usize, tickets: Set<TicketId, W>) {
        self.top[deck] |= tickets;
    }

    /// Shuffles tickets into the layer below the top. This is allowed only at the opening, while no
    /// ticket is in a known order.
    pub fn put_under_shuffled(&mut self, deck: usize, tickets: Set<TicketId, W>) {
        self.under[deck] |= tickets;
    }

    /// Puts one ticket at the bottom of the deck.
    #[inline]
    pub fn put_under(&mut self, deck: usize, ticket: TicketId) {
        let (chain, number) = (&mut self.bottom[deck], ticket.index() as u8);
        match chain.some {
            false => chain.first = number,
            true => self.below[chain.last as usize / 64][chain.last as usize % 64] = number,
        }
        (chain.some, chain.last) = (true, number);
    }

    /// Returns the two shuffled layers of a deck, top layer first.
    pub fn shuffled(&self, deck: usize) -> [Set<TicketId, W>; 2] {
        [self.top[deck], self.under[deck]]
    }

    /// Iterates over the tickets at the bottom of a deck in their known order.
    pub fn in_order(&self, deck: usize) -> impl Iterator<Item = TicketId> + '_ {
        let chain = self.bottom[deck];
        let mut next = chain.some.then_some(chain.first);
        std::iter::from_fn(move || {
            let at = next?;
            next = (at != chain.last).then(|| self.below[at as usize / 64][at as usize % 64]);
            Some(TicketId::new(at as usize))
        })
    }
}
