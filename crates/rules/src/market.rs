//! The face-up cards.

use serde::Serialize;

use crate::card::{Card, Cards};
use crate::ids::{Id, Slot};
use crate::limits::MARKET_SLOTS;

/// The five face-up slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Market {
    slots: [Option<Card>; MARKET_SLOTS],
    /// A bit for each slot that holds a card.
    #[serde(skip)]
    filled: u8,
    /// A bit for each slot that holds a locomotive.
    #[serde(skip)]
    locomotives: u8,
}

/// Bits of all slots.
const ALL_SLOTS: u8 = (1 << MARKET_SLOTS) - 1;

impl Market {
    /// The card in a slot; none if it is empty or there is no such slot.
    #[inline(always)]
    pub fn card(&self, slot: Slot) -> Option<Card> {
        self.slots.get(slot.index()).copied().flatten()
    }

    /// All slots in order.
    pub fn slots(&self) -> [Option<Card>; MARKET_SLOTS] {
        self.slots
    }

    /// Lays a card into an empty slot.
    #[inline(always)]
    pub(crate) fn lay(&mut self, slot: Slot, card: Card) {
        self.slots[slot.index()] = Some(card);
        self.filled |= 1 << slot.index();
        self.locomotives |= u8::from(card == Card::Locomotive) << slot.index();
    }

    /// Takes the card out of a slot.
    #[inline(always)]
    pub(crate) fn take(&mut self, slot: Slot) {
        self.slots[slot.index()] = None;
        self.filled &= !(1 << slot.index());
        self.locomotives &= !(1 << slot.index());
    }

    /// The cards that lie here.
    pub fn cards(&self) -> Cards {
        self.slots.iter().flatten().copied().collect()
    }

    /// The lowest empty slot.
    #[inline(always)]
    pub fn gap(&self) -> Option<Slot> {
        (self.filled != ALL_SLOTS).then(|| Slot::new(self.filled.trailing_ones() as usize))
    }

    /// A bit for each slot that holds a card.
    #[inline(always)]
    pub(crate) fn filled(&self) -> u8 {
        self.filled
    }

    /// A bit for each slot that holds a card other than a locomotive.
    #[inline(always)]
    pub(crate) fn colored(&self) -> u8 {
        self.filled & !self.locomotives
    }

    /// How many locomotives lie here.
    #[inline(always)]
    pub fn locomotives(&self) -> u8 {
        BITS[self.locomotives as usize]
    }
}

/// Set bits of a five-bit number.
pub(crate) static BITS: [u8; 1 << MARKET_SLOTS] = {
    let mut bits = [0; 1 << MARKET_SLOTS];
    let mut at = 0;
    while at < bits.len() {
        bits[at] = at.count_ones() as u8;
        at += 1;
    }
    bits
};
