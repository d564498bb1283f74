//! Train cards, their faces in the deck, and multisets of cards.

use serde::{Deserialize, Serialize};

use crate::limits::TRAIN_CARDS_MAX;

/// A colour of train cards, routes and passengers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Counted in the lowest byte of [`Cards`]; the other colours follow in order.
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
    pub const COUNT: usize = 8;
    /// All colours, in order.
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

    /// Returns the word for this colour in maps and records.
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

    /// Parses the word for a colour, as used in maps and records.
    pub fn named(name: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }
}

/// A mark that some train cards show in addition to their colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Mark {
    Pickaxe,
    Skull,
}

impl Mark {
    pub const ALL: [Mark; 2] = [Mark::Pickaxe, Mark::Skull];
}

/// A train card in a hand or in the market, without its mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    Color(Color),
    Locomotive,
}

impl Card {
    /// Number of kinds of card: one for each colour, and the locomotive.
    pub const KINDS: usize = Color::COUNT + 1;

    /// Returns the card with this kind number: the colours in order, then the locomotive.
    #[inline(always)]
    pub fn new(kind: usize) -> Card {
        if kind < Color::COUNT { Card::Color(Color::ALL[kind]) } else { Card::Locomotive }
    }

    #[inline(always)]
    pub fn kind(self) -> usize {
        match self {
            Card::Color(color) => color as usize,
            Card::Locomotive => Color::COUNT,
        }
    }

    /// Returns the colour of the card; `None` for a locomotive.
    pub fn color(self) -> Option<Color> {
        match self {
            Card::Color(color) => Some(color),
            Card::Locomotive => None,
        }
    }

    /// Returns the word for this card in records.
    pub fn name(self) -> &'static str {
        match self {
            Card::Color(color) => color.name(),
            Card::Locomotive => "locomotive",
        }
    }

    /// Parses the word for a card, as used in records.
    pub fn named(name: &str) -> Option<Card> {
        if name == "locomotive" { Some(Card::Locomotive) } else { Color::named(name).map(Card::Color) }
    }
}

/// Words for marked cards in records, by colour and mark.
const MARKED: [[&str; 2]; Color::COUNT] = [
    ["purple-pickaxe", "purple-skull"],
    ["red-pickaxe", "red-skull"],
    ["orange-pickaxe", "orange-skull"],
    ["yellow-pickaxe", "yellow-skull"],
    ["green-pickaxe", "green-skull"],
    ["blue-pickaxe", "blue-skull"],
    ["white-pickaxe", "white-skull"],
    ["black-pickaxe", "black-skull"],
];

/// The face of a card in the deck. A newspaper is a `Face` but not a `Card`, so it cannot get into
/// a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    Card(Card),
    /// A card of this colour that shows a mark.
    Marked(Color, Mark),
    Newspaper,
}

impl Face {
    /// Returns the word for this face in records.
    pub fn name(self) -> &'static str {
        match self {
            Face::Card(card) => card.name(),
            Face::Marked(color, mark) => MARKED[color as usize][mark as usize],
            Face::Newspaper => "newspaper",
        }
    }

    /// Returns the number of this face: first the unmarked cards, then each colour with a pickaxe,
    /// each colour with a skull, and the newspaper.
    pub(crate) fn number(self) -> u8 {
        match self {
            Face::Card(card) => card.kind() as u8,
            Face::Marked(color, mark) => (Card::KINDS + Color::COUNT * mark as usize + color as usize) as u8,
            Face::Newspaper => (Card::KINDS + 2 * Color::COUNT) as u8,
        }
    }

    /// Returns the face whose [`number`](Self::number) this is.
    pub(crate) fn numbered(number: u8) -> Face {
        match (number as usize).checked_sub(Card::KINDS) {
            None => Face::Card(Card::new(number as usize)),
            Some(rest) if rest < 2 * Color::COUNT => {
                Face::Marked(Color::ALL[rest % Color::COUNT], Mark::ALL[rest / Color::COUNT])
            }
            Some(_) => Face::Newspaper,
        }
    }

    /// Returns the face of a card with an optional mark.
    pub fn of(card: Card, mark: Option<Mark>) -> Face {
        card.color().zip(mark).map_or(Face::Card(card), |(color, mark)| Face::Marked(color, mark))
    }

    /// Returns the card and its mark, if any; `None` for a newspaper.
    pub fn card(self) -> Option<(Card, Option<Mark>)> {
        match self {
            Face::Card(card) => Some((card, None)),
            Face::Marked(color, mark) => Some((Card::Color(color), Some(mark))),
            Face::Newspaper => None,
        }
    }

    /// Iterates over all faces: unmarked cards, cards with marks by colour, and the newspaper.
    pub(crate) fn all() -> impl Iterator<Item = Face> {
        let marked = Color::ALL.into_iter().flat_map(|color| Mark::ALL.map(|mark| Face::Marked(color, mark)));
        (0..Card::KINDS).map(|kind| Face::Card(Card::new(kind))).chain(marked).chain([Face::Newspaper])
    }

    /// Parses the word for a face, as used in records.
    pub fn named(name: &str) -> Option<Face> {
        Face::all().find(|face| face.name() == name)
    }
}

/// Implements serialization and deserialization by name.
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

/// A multiset of train cards. The counts by colour are the bytes of one machine word, which is
/// always written as a whole: reading a word right after writing one of its bytes stalls the
/// processor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(C)]
pub struct Cards {
    colors: u64,
    locomotives: u8,
    /// Counts of marked cards, two bits per colour: pickaxes in the lower half, skulls in the
    /// upper.
    marks: u32,
}

/// A machine word in which every byte is 1.
const ONES: u64 = 0x0101_0101_0101_0101;
/// A machine word with the top bit of every byte set.
const TOPS: u64 = 0x8080_8080_8080_8080;

impl Cards {
    pub const NONE: Cards = Cards { colors: 0, locomotives: 0, marks: 0 };
    /// Maximum number of cards of one colour with the same mark.
    pub const MARKS_MAX: u8 = 3;

    /// Creates a multiset of `count` identical unmarked cards.
    pub fn of(card: Card, count: u8) -> Cards {
        match card {
            Card::Color(color) => Cards { colors: u64::from(count) << (8 * color as u8), ..Cards::NONE },
            Card::Locomotive => Cards { locomotives: count, ..Cards::NONE },
        }
    }

    /// Creates a multiset of `count` cards with this face.
    ///
    /// # Panics
    /// Panics if the face is a newspaper.
    pub fn of_face(face: Face, count: u8) -> Cards {
        let (card, mark) = face.card().expect("a newspaper is not a card");
        let marks = card.color().zip(mark).map_or(0, |(color, mark)| u32::from(count) << Cards::lane(color, mark));
        Cards { marks, ..Cards::of(card, count) }
    }

    /// Returns the bit offset in `marks` of the count for a colour and a mark.
    #[inline(always)]
    fn lane(color: Color, mark: Mark) -> u32 {
        16 * mark as u32 + 2 * color as u32
    }

    /// Creates a multiset from counts by colour, without locomotives.
    pub fn of_colors(counts: [u8; Color::COUNT]) -> Cards {
        Cards { colors: u64::from_le_bytes(counts), ..Cards::NONE }
    }

    /// Returns the counts by colour.
    pub fn colors(&self) -> [u8; Color::COUNT] {
        self.colors.to_le_bytes()
    }

    /// Counts the cards of this kind, with or without a mark.
    #[inline(always)]
    pub fn count(&self, card: Card) -> u8 {
        match card {
            Card::Color(color) => self.of_color(color),
            Card::Locomotive => self.locomotives,
        }
    }

    /// Counts the cards of this colour with this mark.
    #[inline(always)]
    pub fn marked(&self, color: Color, mark: Mark) -> u8 {
        (self.marks >> Cards::lane(color, mark)) as u8 & Cards::MARKS_MAX
    }

    /// Counts the unmarked cards of this colour.
    pub fn plain(&self, color: Color) -> u8 {
        self.of_color(color) - self.marked(color, Mark::Pickaxe) - self.marked(color, Mark::Skull)
    }

    /// Counts the cards of all colours that show this mark.
    pub fn showing(&self, mark: Mark) -> u8 {
        Color::ALL.map(|color| self.marked(color, mark)).iter().sum()
    }

    /// Returns the same cards without marks.
    pub fn unmarked(&self) -> Cards {
        Cards { marks: 0, ..*self }
    }

    /// Counts the cards of this colour, with or without a mark.
    #[inline(always)]
    pub fn of_color(&self, color: Color) -> u8 {
        (self.colors >> (8 * color as u8)) as u8
    }

    #[inline(always)]
    pub fn locomotives(&self) -> u8 {
        self.locomotives
    }

    #[inline(always)]
    pub fn len(&self) -> u8 {
        (self.colors.wrapping_mul(ONES) >> 56) as u8 + self.locomotives
    }

    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.colors == 0 && self.locomotives == 0
    }

    #[inline(always)]
    pub fn add(&mut self, card: Card) {
        match card {
            Card::Color(color) => self.colors += 1 << (8 * color as u8),
            Card::Locomotive => self.locomotives += 1,
        }
    }

    #[inline(always)]
    pub fn take(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0);
        match card {
            Card::Color(color) => self.colors -= 1 << (8 * color as u8),
            Card::Locomotive => self.locomotives -= 1,
        }
    }

    /// Adds one card with its mark, if any.
    #[inline(always)]
    pub fn add_marked(&mut self, card: Card, mark: Option<Mark>) {
        match mark {
            None => self.add(card),
            Some(_) => self.add_all(&Cards::of_face(Face::of(card, mark), 1)),
        }
    }

    /// Removes one card with its mark, if any.
    #[inline(always)]
    pub fn take_marked(&mut self, card: Card, mark: Option<Mark>) {
        match mark {
            None => self.take(card),
            Some(_) => self.take_all(&Cards::of_face(Face::of(card, mark), 1)),
        }
    }

    /// Adds the cards in `other`, with their marks.
    #[inline(always)]
    pub fn add_all(&mut self, other: &Cards) {
        self.colors += other.colors;
        self.locomotives += other.locomotives;
        self.marks += other.marks;
    }

    /// Removes the cards in `other`, all of which must be present.
    #[inline(always)]
    pub fn take_all(&mut self, other: &Cards) {
        debug_assert!(self.holds(other));
        self.colors -= other.colors;
        self.locomotives -= other.locomotives;
        self.marks -= other.marks;
    }

    /// Checks whether these cards include all of `other`.
    pub fn holds(&self, other: &Cards) -> bool {
        let enough = (0..Card::KINDS).map(Card::new).all(|card| self.count(card) >= other.count(card));
        enough && (self.marks | other.marks == 0 || Color::ALL.into_iter().all(|color| self.holds_marks(other, color)))
    }

    /// Checks whether these cards include all cards of this colour in `other`, with their marks.
    fn holds_marks(&self, other: &Cards, color: Color) -> bool {
        let marked = Mark::ALL.into_iter().all(|mark| self.marked(color, mark) >= other.marked(color, mark));
        marked && self.plain(color) >= other.plain(color)
    }

    /// Iterates over the kinds present with their counts, ordered by kind.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        let counts = (0..Card::KINDS).map(|kind| (Card::new(kind), self.count(Card::new(kind))));
        counts.filter(|(_, count)| *count > 0)
    }

    /// Iterates over the faces present with their counts: for each colour, the plain cards, those
    /// with a pickaxe and those with a skull; then the locomotives.
    pub fn faces(&self) -> impl Iterator<Item = (Face, u8)> + '_ {
        let colors = Color::ALL.into_iter().flat_map(|color| {
            let [pickaxe, skull] = Mark::ALL.map(|mark| (Face::Marked(color, mark), self.marked(color, mark)));
            [(Face::Card(Card::Color(color)), self.plain(color)), pickaxe, skull]
        });
        colors.chain([(Face::Card(Card::Locomotive), self.locomotives)]).filter(|(_, count)| *count > 0)
    }

    /// Returns the card at index `number` when all cards are listed in order of kind. Dealers use
    /// this for weighted picks.
    ///
    /// Compares `number` with the running sums of all colours at once. There are at most 127 cards,
    /// so the top bit of each byte stays free.
    #[inline(always)]
    pub fn nth(&self, number: u8) -> Card {
        let sums = self.colors.wrapping_mul(ONES);
        let passed = (((ONES * u64::from(number)) | TOPS).wrapping_sub(sums)) & TOPS;
        Card::new(((passed >> 7).wrapping_mul(ONES) >> 56) as usize)
    }

    /// Returns the face at index `number` when all cards are listed in order of kind and mark.
    #[cold]
    pub fn nth_face(&self, number: u8) -> Face {
        self.with_mark(self.nth(number), number)
    }

    /// Checks whether any card shows a mark.
    #[inline(always)]
    pub fn is_marked(&self) -> bool {
        self.marks != 0
    }

    /// Returns the face at index `number`, given the card at that index. Within a colour, unmarked
    /// cards come first.
    fn with_mark(&self, card: Card, number: u8) -> Face {
        let Some(color) = card.color() else { return Face::Card(card) };
        let before: u8 = Color::ALL[..color as usize].iter().map(|&color| self.of_color(color)).sum();
        let mut left = number - before;
        for (kind, count) in [
            (Face::Card(card), self.plain(color)),
            (Face::Marked(color, Mark::Pickaxe), self.marked(color, Mark::Pickaxe)),
        ] {
            if left < count {
                return kind;
            }
            left -= count;
        }
        Face::Marked(color, Mark::Skull)
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

/// Formats cards as in records, for example `red 2, locomotive 1`, or `nothing` if empty.
impl std::fmt::Display for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (at, (face, count)) in self.faces().enumerate() {
            write!(f, "{}{} {count}", if at == 0 { "" } else { ", " }, face.name())?;
        }
        Ok(())
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.faces().map(|(face, count)| (face.name(), count)))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let counts = std::collections::BTreeMap::<String, u8>::deserialize(deserializer)?;
        // A valid total fits in one byte, but the input may list more cards than any deck holds.
        if counts.values().map(|&count| usize::from(count)).sum::<usize>() > TRAIN_CARDS_MAX {
            return Err(D::Error::custom(format!("no deck has more than {TRAIN_CARDS_MAX} train cards")));
        }
        let mut cards = Cards::NONE;
        for (name, count) in counts {
            let face = Face::named(&name).filter(|face| *face != Face::Newspaper);
            let face = face.ok_or_else(|| D::Error::custom(format!("no train card is called {name}")))?;
            if matches!(face, Face::Marked(..)) && count > Cards::MARKS_MAX {
                return Err(D::Error::custom(format!("no deck has more than {} of {name}", Cards::MARKS_MAX)));
            }
            cards.add_all(&Cards::of_face(face, count));
        }
        Ok(cards)
    }
}
