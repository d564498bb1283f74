//! Train cards: what a hand can hold, what the deck can hold, and multisets of both.

use serde::{Deserialize, Serialize};

use crate::limits::TRAIN_CARDS_MAX;

/// A colour of train cards, of routes and of passengers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Lane 0 of every multiset; the others follow.
    Purple,
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    White,
    Black,
}

impl Color {
    /// How many there are.
    pub const COUNT: usize = 8;
    /// All of them, in order.
    pub const ALL: [Color; Color::COUNT] = [
        Color::Purple,
        Color::Red,
        Color::Orange,
        Color::Yellow,
        Color::Green,
        Color::Blue,
        Color::White,
        Color::Black,
    ];

    /// The word for this colour in maps and records.
    pub fn name(self) -> &'static str {
        match self {
            Color::Purple => "purple",
            Color::Red => "red",
            Color::Orange => "orange",
            Color::Yellow => "yellow",
            Color::Green => "green",
            Color::Blue => "blue",
            Color::White => "white",
            Color::Black => "black",
        }
    }

    /// The colour with this name.
    pub fn named(name: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }
}

/// A train card as a hand or the market can hold it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    Color(Color),
    Locomotive,
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = Color::COUNT + 1;

    /// The kind with this number: the colours in order, then the locomotive.
    #[inline(always)]
    pub fn new(kind: usize) -> Card {
        if kind < Color::COUNT { Card::Color(Color::ALL[kind]) } else { Card::Locomotive }
    }

    /// The number of this kind.
    #[inline(always)]
    pub fn kind(self) -> usize {
        match self {
            Card::Color(color) => color as usize,
            Card::Locomotive => Color::COUNT,
        }
    }

    /// The word for this card in records.
    pub fn name(self) -> &'static str {
        match self {
            Card::Color(color) => color.name(),
            Card::Locomotive => "locomotive",
        }
    }

    /// The card with this name.
    pub fn named(name: &str) -> Option<Card> {
        if name == "locomotive" { Some(Card::Locomotive) } else { Color::named(name).map(Card::Color) }
    }
}

/// What the deck can hold. A newspaper is only a face, so it cannot reach a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    Card(Card),
    Newspaper,
}

impl Face {
    /// The word for this face in records.
    pub fn name(self) -> &'static str {
        match self {
            Face::Card(card) => card.name(),
            Face::Newspaper => "newspaper",
        }
    }

    /// The face with this name.
    pub fn named(name: &str) -> Option<Face> {
        if name == "newspaper" { Some(Face::Newspaper) } else { Card::named(name).map(Face::Card) }
    }
}

/// On the wire each of them is its word.
macro_rules! by_name {
    ($($type:ty)*) => {$(
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                <$type>::named(&name).ok_or_else(|| serde::de::Error::custom(format!("no card is called {name}")))
            }
        }
    )*};
}

by_name!(Color Card Face);

/// A multiset of train cards. The colours are counted in the bytes of one word and always changed as a whole word: a
/// processor stalls on reading a word of which it has just written a byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(C)]
pub struct Cards {
    colors: u64,
    locomotives: u8,
}

/// One in each lane of a machine word.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The top bit of each lane.
const TOPS: u64 = 0x8080_8080_8080_8080;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards { colors: 0, locomotives: 0 };

    /// Some cards of one kind.
    pub fn of(card: Card, count: u8) -> Cards {
        match card {
            Card::Color(color) => Cards { colors: u64::from(count) << (8 * color as u8), locomotives: 0 },
            Card::Locomotive => Cards { colors: 0, locomotives: count },
        }
    }

    /// So many of each colour, in their order, and no locomotive.
    pub fn of_colors(counts: [u8; Color::COUNT]) -> Cards {
        Cards { colors: u64::from_le_bytes(counts), locomotives: 0 }
    }

    /// How many of each colour, in their order.
    pub fn colors(&self) -> [u8; Color::COUNT] {
        self.colors.to_le_bytes()
    }

    /// How many of this kind.
    #[inline(always)]
    pub fn count(&self, card: Card) -> u8 {
        match card {
            Card::Color(color) => self.of_color(color),
            Card::Locomotive => self.locomotives,
        }
    }

    /// How many of this colour.
    #[inline(always)]
    pub fn of_color(&self, color: Color) -> u8 {
        (self.colors >> (8 * color as u8)) as u8
    }

    /// How many locomotives.
    #[inline(always)]
    pub fn locomotives(&self) -> u8 {
        self.locomotives
    }

    /// How many cards in all.
    #[inline(always)]
    pub fn len(&self) -> u8 {
        (self.colors.wrapping_mul(ONES) >> 56) as u8 + self.locomotives
    }

    /// Whether there are none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// Adds one card.
    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        match card {
            Card::Color(color) => self.colors += 1 << (8 * color as u8),
            Card::Locomotive => self.locomotives += 1,
        }
    }

    /// Takes one card away.
    #[inline(always)]
    pub fn take(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0);
        match card {
            Card::Color(color) => self.colors -= 1 << (8 * color as u8),
            Card::Locomotive => self.locomotives -= 1,
        }
    }

    /// Adds all of `other`.
    #[inline(always)]
    pub fn add_all(&mut self, other: &Cards) {
        self.colors += other.colors;
        self.locomotives += other.locomotives;
    }

    /// Takes all of `other` away.
    #[inline(always)]
    pub fn take_all(&mut self, other: &Cards) {
        debug_assert!(self.holds(other));
        self.colors -= other.colors;
        self.locomotives -= other.locomotives;
    }

    /// Whether all of `other` is here.
    pub fn holds(&self, other: &Cards) -> bool {
        (0..Card::KINDS).map(Card::new).all(|card| self.count(card) >= other.count(card))
    }

    /// The kinds that are here with their counts, in the order of kinds.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        let counts = (0..Card::KINDS).map(|kind| (Card::new(kind), self.count(Card::new(kind))));
        counts.filter(|(_, count)| *count > 0)
    }

    /// The card with `number` others before it when they lie sorted by kind: the weighted pick of a dealer.
    /// Each lane of a running sum is compared with the number at once; at most 127 cards keep the top bits free.
    #[inline(always)]
    pub fn nth(&self, number: u8) -> Card {
        let sums = self.colors.wrapping_mul(ONES);
        let passed = (((ONES * u64::from(number)) | TOPS).wrapping_sub(sums)) & TOPS;
        Card::new(((passed >> 7).wrapping_mul(ONES) >> 56) as usize)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// `red 2, locomotive 1`, as in records; `nothing` for no cards.
impl std::fmt::Display for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (at, (card, count)) in self.kinds().enumerate() {
            write!(f, "{}{} {count}", if at == 0 { "" } else { ", " }, card.name())?;
        }
        Ok(())
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|(card, count)| (card.name(), count)))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let counts = std::collections::BTreeMap::<String, u8>::deserialize(deserializer)?;
        // Sums are kept in one byte, and what comes from outside may name more than any deck holds.
        if counts.values().map(|&count| usize::from(count)).sum::<usize>() > TRAIN_CARDS_MAX {
            return Err(D::Error::custom(format!("no deck has more than {TRAIN_CARDS_MAX} train cards")));
        }
        let mut cards = Cards::NONE;
        for (name, count) in counts {
            let card = Card::named(&name).ok_or_else(|| D::Error::custom(format!("no train card is called {name}")))?;
            cards.add_all(&Cards::of(card, count));
        }
        Ok(cards)
    }
}
