//! Face-down tickets: layers without an order inside, and below them tickets put back one by one in an order.

use crate::ids::{Id, TicketId};
use crate::limits::TICKET_DECKS_MAX;
use crate::set::Set;

/// The face-down tickets of all decks. What has no known order has none here either, so none can leak.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct TicketPiles<const W: usize> {
    layers: [Layers<W>; TICKET_DECKS_MAX],
    /// The ticket below each one that lies in a known order, as its number plus one; 0 for none.
    below: [[u8; 64]; W],
}

/// The face-down tickets of one deck, as someone guesses or describes them.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct PileLayers<const W: usize> {
    /// Shuffled, on top.
    pub top: Set<TicketId, W>,
    /// Given back at the opening and shuffled together.
    pub under: Set<TicketId, W>,
    /// Given back in play, in their order.
    pub bottom: Vec<TicketId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Layers<const W: usize> {
    /// The shuffled tickets on top.
    top: Set<TicketId, W>,
    /// Opening tickets given back, shuffled together, under those.
    under: Set<TicketId, W>,
    /// The first and last of the tickets in a known order at the bottom, as numbers plus one; 0 for none.
    first: u8,
    last: u8,
}

impl<const W: usize> TicketPiles<W> {
    /// All decks complete and shuffled.
    pub fn new(decks: [Set<TicketId, W>; TICKET_DECKS_MAX]) -> Self {
        let layers = decks.map(|top| Layers { top, under: Set::EMPTY, first: 0, last: 0 });
        TicketPiles { layers, below: [[0; 64]; W] }
    }

    /// Decks with these layers, the ordered tickets last.
    pub fn of(layers: &[PileLayers<W>; TICKET_DECKS_MAX]) -> Self {
        let mut piles = TicketPiles::new([Set::EMPTY; TICKET_DECKS_MAX]);
        for (deck, layers) in layers.iter().enumerate() {
            piles.shuffle_in(deck, layers.top);
            piles.put_under_shuffled(deck, layers.under);
            layers.bottom.iter().for_each(|&ticket| piles.put_under(deck, ticket));
        }
        piles
    }

    /// The tickets that can be the next of this deck.
    #[inline]
    pub fn next(&self, deck: usize) -> Set<TicketId, W> {
        let layers = &self.layers[deck];
        if !layers.top.is_empty() {
            layers.top
        } else if !layers.under.is_empty() {
            layers.under
        } else {
            self.in_order(deck).take(1).collect()
        }
    }

    /// Takes a ticket that [`next`](Self::next) named.
    #[inline]
    pub fn take(&mut self, deck: usize, ticket: TicketId) {
        let layers = &mut self.layers[deck];
        if layers.top.contains(ticket) {
            layers.top.remove(ticket);
        } else if layers.under.contains(ticket) {
            layers.under.remove(ticket);
        } else {
            let below = &mut self.below[ticket.index() / 64][ticket.index() % 64];
            layers.first = *below;
            *below = 0;
            if layers.first == 0 {
                layers.last = 0;
            }
        }
    }

    /// Shuffles tickets into the top layer.
    pub fn shuffle_in(&mut self, deck: usize, tickets: Set<TicketId, W>) {
        self.layers[deck].top |= tickets;
    }

    /// Puts tickets under the top layer, shuffled together. Only at the opening, when nothing lies in an order.
    pub fn put_under_shuffled(&mut self, deck: usize, tickets: Set<TicketId, W>) {
        self.layers[deck].under |= tickets;
    }

    /// Puts one ticket at the very bottom.
    #[inline]
    pub fn put_under(&mut self, deck: usize, ticket: TicketId) {
        let layers = &mut self.layers[deck];
        let number = ticket.index() as u8 + 1;
        match layers.last {
            0 => layers.first = number,
            last => self.below[(last - 1) as usize / 64][(last - 1) as usize % 64] = number,
        }
        layers.last = number;
    }

    /// The layers of a deck from the top: two shuffled ones.
    pub fn shuffled(&self, deck: usize) -> [Set<TicketId, W>; 2] {
        [self.layers[deck].top, self.layers[deck].under]
    }

    /// The tickets at the bottom of a deck in their known order.
    pub fn in_order(&self, deck: usize) -> impl Iterator<Item = TicketId> + '_ {
        let mut number = self.layers[deck].first;
        std::iter::from_fn(move || {
            let at = number.checked_sub(1)? as usize;
            number = self.below[at / 64][at % 64];
            Some(TicketId::new(at))
        })
    }
}
