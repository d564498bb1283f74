//! The face-up cards.

use serde::Serialize;

use crate::card::{Card, Cards, Face, Mark};
use crate::ids::{Id, Slot};
use crate::limits::MARKET_SLOTS;

/// The face-up train cards, in their slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Market {
    slots: [Option<Card>; MARKET_SLOTS],
    /// The marks of the cards, in editions with marks.
    marks: [Option<Mark>; MARKET_SLOTS],
    /// One bit for each slot that holds a card.
    filled: u8,
    /// One bit for each slot that holds a locomotive.
    locomotives: u8,
}

/// Serializes the market as a list of faces.
impl Serialize for Market {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.faces().serialize(serializer)
    }
}

/// A bit set of all slots.
const ALL_SLOTS: u8 = (1 << MARKET_SLOTS) - 1;

impl Market {
    /// Returns the card in a slot; `None` if the slot is empty or does not exist.
    #[inline(always)]
    pub fn card(&self, slot: Slot) -> Option<Card> {
        self.slots.get(slot.index()).copied().flatten()
    }

    /// Returns all slots in order.
    pub fn slots(&self) -> [Option<Card>; MARKET_SLOTS] {
        self.slots
    }

    /// Puts a card into an empty slot.
    #[inline(always)]
    pub(crate) fn lay(&mut self, slot: Slot, card: Card, mark: Option<Mark>) {
        self.slots[slot.index()] = Some(card);
        self.marks[slot.index()] = mark;
        self.filled |= 1 << slot.index();
        self.locomotives |= u8::from(card == Card::Locomotive) << slot.index();
    }

    /// Removes the card and its mark from a slot.
    #[inline(always)]
    pub(crate) fn take(&mut self, slot: Slot) {
        self.slots[slot.index()] = None;
        self.marks[slot.index()] = None;
        self.filled &= !(1 << slot.index());
        self.locomotives &= !(1 << slot.index());
    }

    /// Returns the face-up cards as a multiset, with their marks.
    pub fn cards(&self) -> Cards {
        let mut cards = Cards::NONE;
        for (card, mark) in self.slots.iter().zip(self.marks) {
            if let Some(card) = card {
                cards.add_marked(*card, mark);
            }
        }
        cards
    }

    /// Returns the mark of the card in a slot, if any.
    #[inline(always)]
    pub fn mark(&self, slot: Slot) -> Option<Mark> {
        self.marks.get(slot.index()).copied().flatten()
    }

    /// Returns the face in each slot, marks included.
    pub fn faces(&self) -> [Option<Face>; MARKET_SLOTS] {
        std::array::from_fn(|at| self.slots[at].map(|card| Face::of(card, self.marks[at])))
    }

    /// Returns the lowest empty slot, if any.
    #[inline(always)]
    pub fn gap(&self) -> Option<Slot> {
        (self.filled != ALL_SLOTS).then(|| Slot::new(self.filled.trailing_ones() as usize))
    }

    /// Returns one bit for each slot that holds a card.
    #[inline(always)]
    pub(crate) fn filled(&self) -> u8 {
        self.filled
    }

    /// Returns one bit for each slot that holds a card other than a locomotive.
    #[inline(always)]
    pub(crate) fn colored(&self) -> u8 {
        self.filled & !self.locomotives
    }

    /// Counts the face-up locomotives.
    #[inline(always)]
    pub fn locomotives(&self) -> u8 {
        BITS[self.locomotives as usize]
    }
}

/// Number of set bits in each byte value. Not every processor has an instruction that counts bits,
/// and indexing with a byte needs no bounds check.
pub(crate) static BITS: [u8; 256] = {
    let mut bits = [0; 256];
    let mut at = 0;
    while at < bits.len() {
        bits[at] = at.count_ones() as u8;
        at += 1;
    }
    bits
};
