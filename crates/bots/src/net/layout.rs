//! Positions of the inputs in an observation.

use rules::limits::SEATS_MAX;
use rules::tables::Tables;

/// Version of observations and actions. A network works only with the version for which it was
/// trained.
pub const VERSION: u32 = 1;

/// Number of planes with one bit per route.
pub const ROUTE_PLANES: usize = 13;
/// Number of planes with one bit per ticket.
pub const TICKET_PLANES: usize = 14;
/// Number of bits for each kind of card in the seat's hand.
pub const HAND_STEPS: usize = 12;
/// Number of bits about cards: the seat's hand, the market, and marks in both.
pub const CARD_BITS: usize = 9 * HAND_STEPS + 9 * 5 + 32 + 16;
/// Number of bits per seat.
pub const SEAT_BITS: usize = 32;
/// Number of kinds of question, one bit each. The other bits about the table are the number of the
/// card or place that the question concerns, the turns left, and the number of seats.
pub const QUESTIONS: usize = 25;
pub const NUMBERS: usize = 64;
pub const TABLE_BITS: usize = QUESTIONS + NUMBERS + 7 + 4;
/// Number of bits that only campaign editions use: for events that are current, in the deck or in
/// the discard pile, and for cards in a telegram.
pub const EXTRA_BITS: usize = 96 + 3 * 25;
/// Number of card counts: unseen and discarded cards of each kind.
pub const CARD_COUNTS: usize = 18;
/// Number of counts per seat.
pub const SEAT_COUNTS: usize = 27;
/// Number of counts about the table.
pub const TABLE_COUNTS: usize = 17;
/// Number of counts per place, in editions with passengers.
pub const PLACE_COUNTS: usize = 8;

/// A group of adjacent inputs of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    pub name: &'static str,
    /// First bit or count of the group.
    pub from: usize,
    pub len: usize,
    /// Whether the inputs of the group are one-byte counts rather than bits.
    pub counts: bool,
}

/// The shape of an observation: 64-bit words, lowest bits first, followed by one-byte counts.
///
/// Planes are as wide as the capacity of sets, so that sets can be copied unchanged.
/// [`live_bits`](Self::live_bits) lists the bits that an edition uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObservationLayout {
    /// Number of bits per plane.
    pub width: usize,
    pub routes: usize,
    pub tickets: usize,
    pub(super) small_word: usize,
    pub(super) words: usize,
    pub(super) seats_bit: usize,
    pub(super) table_bit: usize,
    pub(super) extra_bit: usize,
    /// Number of bits outside the planes.
    pub(super) small_bits: usize,
    pub counts: usize,
    places: usize,
}

impl ObservationLayout {
    /// Computes the layout of an edition.
    pub fn new<const W: usize>(tables: &Tables<W>) -> ObservationLayout {
        let edition = tables.edition();
        let places = if edition.passengers.is_empty() { 0 } else { edition.places.len() };
        let seats_bit = CARD_BITS;
        let table_bit = seats_bit + SEATS_MAX * SEAT_BITS;
        let extra_bit = table_bit + TABLE_BITS;
        let small_bits = extra_bit + if edition.has_campaign_state() { EXTRA_BITS } else { 0 };
        let small_word = (ROUTE_PLANES + TICKET_PLANES) * W;
        ObservationLayout {
            width: 64 * W,
            routes: edition.routes.len(),
            tickets: edition.tickets.len(),
            small_word,
            words: small_word + small_bits.div_ceil(64),
            seats_bit,
            table_bit,
            extra_bit,
            small_bits,
            counts: CARD_COUNTS + SEATS_MAX * SEAT_COUNTS + TABLE_COUNTS + PLACE_COUNTS * places,
            places,
        }
    }

    /// Returns the number of bytes that the bits take up. The counts follow them.
    pub fn bit_bytes(&self) -> usize {
        8 * self.words
    }

    /// Returns the size of an observation in bytes.
    pub fn bytes(&self) -> usize {
        self.bit_bytes() + self.counts
    }

    /// Returns the number of action indices.
    pub fn actions(&self) -> usize {
        super::actions::FIXED + 2 * self.width
    }

    /// Returns the size of a mask in bytes.
    pub fn mask_bytes(&self) -> usize {
        8 * self.actions().div_ceil(64)
    }

    /// Returns the bits that this edition can set, in order.
    pub fn live_bits(&self) -> Vec<u32> {
        let planes = (0..ROUTE_PLANES).map(|_| self.routes).chain((0..TICKET_PLANES).map(|_| self.tickets));
        let planes = planes.enumerate().flat_map(|(plane, used)| (0..used).map(move |at| plane * self.width + at));
        let small = (0..self.small_bits).map(|bit| 64 * self.small_word + bit);
        planes.chain(small).map(|bit| bit as u32).collect()
    }

    /// Returns the action indices that this edition can offer, in order.
    pub fn live_actions(&self) -> Vec<u32> {
        let fixed = 0..super::actions::FIXED;
        let routes = (0..self.routes).map(|at| super::actions::FIXED + at);
        let tickets = (0..self.tickets).map(|at| super::actions::FIXED + self.width + at);
        fixed.chain(routes).chain(tickets).map(|index| index as u32).collect()
    }

    /// Returns the divisor that networks apply to each count.
    pub fn scales(&self) -> Vec<f32> {
        let mut scales = vec![12.0; 9];
        scales.extend([12.0; 9]);
        for _ in 0..SEATS_MAX {
            scales.extend([20.0, 16.0, 64.0, 4.0, 4.0, 4.0, 4.0, 24.0]);
            scales.extend([4.0; 9]);
            scales.extend([4.0; 8]);
            scales.extend([16.0, 4.0]);
        }
        scales.extend([64.0, 64.0, 4.0, 4.0, 32.0, 32.0, 32.0, 32.0, 32.0, 32.0, 4.0, 4.0, 4.0, 4.0, 4.0, 15.0, 15.0]);
        scales.extend(vec![4.0; PLACE_COUNTS * self.places]);
        debug_assert_eq!(scales.len(), self.counts);
        scales
    }

    /// Returns all groups of inputs, for the documentation and for ablations.
    pub fn groups(&self) -> Vec<Group> {
        let small = 64 * self.small_word;
        let bits = |name, from, len| Group { name, from, len, counts: false };
        let counts = |name, from, len| Group { name, from, len, counts: true };
        let seats = CARD_COUNTS + SEATS_MAX * SEAT_COUNTS;
        vec![
            bits("routes", 0, ROUTE_PLANES * self.width),
            bits("tickets", ROUTE_PLANES * self.width, TICKET_PLANES * self.width),
            bits("cards", small, CARD_BITS),
            bits("seats", small + self.seats_bit, SEATS_MAX * SEAT_BITS),
            bits("table", small + self.table_bit, TABLE_BITS),
            bits("extras", small + self.extra_bit, self.small_bits - self.extra_bit),
            counts("cards", 0, CARD_COUNTS),
            counts("seats", CARD_COUNTS, SEATS_MAX * SEAT_COUNTS),
            counts("table", seats, TABLE_COUNTS),
            counts("places", seats + TABLE_COUNTS, self.counts - seats - TABLE_COUNTS),
        ]
    }
}
