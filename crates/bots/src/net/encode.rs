//! Observations: everything that a seat sees and remembers, as bits and counts.

use rules::agenda::Ask;
use rules::card::{Card, Cards, Color, Mark};
use rules::ids::{Id, PlaceId, RouteId, Seat, TicketId};
use rules::limits::{MARKET_SLOTS, SEATS_MAX, SEATS_MIN};
use rules::set::Set;
use rules::view::Sight;

use super::actions::{Pending, face_number};
use super::chart::Chart;
use super::layout::{
    CARD_BITS, CARD_COUNTS, EXTRA_BITS, HAND_STEPS, NUMBERS, PLACE_COUNTS, QUESTIONS, ROUTE_PLANES, SEAT_BITS,
    SEAT_COUNTS, TABLE_BITS, TABLE_COUNTS,
};
use super::memory::{PublicMemory, SeatMemory};
use super::outlook::{Outlook, Paths};

/// Thresholds for the bits about trains left. A bit is set if the number is at most its threshold.
const TRAINS: [u8; 10] = [0, 2, 4, 6, 8, 11, 14, 18, 24, 32];
/// Thresholds for the bits about hand sizes. A bit is set if the size is at least its threshold.
const HAND: [u8; 10] = [1, 3, 5, 7, 9, 12, 15, 19, 24, 30];

/// The bits for each number of trains left.
static TRAINS_BITS: [u32; 256] = steps(&TRAINS, true);
/// The bits for each hand size.
static HAND_BITS: [u32; 256] = steps(&HAND, false);

const fn steps(steps: &[u8; 10], at_most: bool) -> [u32; 256] {
    let mut bits = [0; 256];
    let mut number = 0;
    while number < bits.len() {
        let mut step = 0;
        while step < steps.len() {
            let is_set = if at_most { number <= steps[step] as usize } else { number >= steps[step] as usize };
            if is_set {
                bits[number] |= 1 << step;
            }
            step += 1;
        }
        number += 1;
    }
    bits
}

/// The inputs of an observation, apart from the edition's chart.
pub struct Known<'a, const W: usize> {
    pub sight: &'a Sight<'a, W>,
    pub ledger: &'a PublicMemory,
    pub memory: &'a SeatMemory<W>,
    pub pending: Pending,
    pub outlook: &'a Outlook<W>,
    pub paths: &'a Paths<W>,
}

/// Fills an observation from a seat's view and memory, without a cache.
pub fn observe<const W: usize>(
    chart: &Chart<W>,
    sight: &Sight<'_, W>,
    ledger: &PublicMemory,
    memory: &SeatMemory<W>,
    pending: Pending,
    bytes: &mut [u8],
) {
    let (mut outlook, mut paths) = (Outlook::default(), Paths::default());
    outlook.refresh(chart, sight);
    paths.refresh(chart, sight.open);
    encode(chart, &Known { sight, ledger, memory, pending, outlook: &outlook, paths: &paths }, bytes);
}

/// Fills an observation from cached values and the seat's view.
///
/// # Panics
/// Panics if the slice does not have the length of the layout.
pub fn encode<const W: usize>(chart: &Chart<W>, known: &Known<'_, W>, bytes: &mut [u8]) {
    let layout = &chart.layout;
    assert_eq!(bytes.len(), layout.bytes());
    let (bits, counts) = bytes.split_at_mut(layout.bit_bytes());
    let (planes, small_bytes) = bits.split_at_mut(8 * layout.small_word);
    known.routes(chart, &mut planes[..8 * ROUTE_PLANES * W]);
    known.tickets(&mut planes[8 * ROUTE_PLANES * W..]);
    let market = known.sight.open.market.cards();
    let mut small = Bits::default();
    known.card_bits(&market, &mut small);
    known.seat_bits(&mut small, layout.seats_bit);
    known.table_bits(&mut small, layout.table_bit);
    known.extra_bits(&mut small, layout.extra_bit);
    for (to, word) in small_bytes.chunks_exact_mut(8).zip(small.0) {
        to.copy_from_slice(&word.to_le_bytes());
    }
    let (cards, rest) = counts.split_at_mut(CARD_COUNTS);
    let (seats, rest) = rest.split_at_mut(SEATS_MAX * SEAT_COUNTS);
    let (table, places) = rest.split_at_mut(TABLE_COUNTS);
    known.card_counts(&market, cards);
    known.seat_counts(seats);
    known.table_counts(chart, table);
    known.place_counts(chart, places);
}

/// Number of words for all bits outside the planes.
const SMALL_WORDS: usize = (CARD_BITS + SEATS_MAX * SEAT_BITS + TABLE_BITS + EXTRA_BITS).div_ceil(64);

/// The bits outside the planes, lowest first.
#[derive(Default)]
struct Bits([u64; SMALL_WORDS]);

impl Bits {
    #[inline(always)]
    fn set(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    /// Sets bit `from` + *n* for every bit *n* that is set in `bits`.
    #[inline(always)]
    fn put(&mut self, from: usize, bits: u32) {
        let (at, shift) = (from / 64, from % 64);
        self.0[at] |= u64::from(bits) << shift;
        if shift > 32 {
            self.0[at + 1] |= u64::from(bits) >> (64 - shift);
        }
    }

    /// Sets `count` consecutive bits, starting at bit `from`, but never more than `most` bits.
    /// `most` must be less than 32.
    #[inline(always)]
    fn fill(&mut self, from: usize, count: u8, most: usize) {
        self.put(from, (1 << usize::from(count).min(most)) - 1);
    }
}

fn copy<I: Id, const W: usize>(planes: &mut [u8], number: usize, set: Set<I, W>) {
    let to = &mut planes[8 * W * number..8 * W * (number + 1)];
    for (to, word) in to.chunks_exact_mut(8).zip(set.words()) {
        to.copy_from_slice(&word.to_le_bytes());
    }
}

fn byte(number: impl TryInto<u8> + PartialOrd + Default) -> u8 {
    if number < Default::default() { 0 } else { number.try_into().unwrap_or(u8::MAX) }
}

impl<const W: usize> Known<'_, W> {
    /// Iterates over the seats in turn order, starting with this seat. Each is paired with its
    /// distance from this seat.
    fn around(&self) -> impl Iterator<Item = (usize, Seat)> + use<W> {
        let (seats, own) = (self.sight.open.seats(), self.sight.seat.index());
        (0..seats).map(move |far| (far, Seat::new((own + far) % seats)))
    }

    fn routes(&self, chart: &Chart<W>, planes: &mut [u8]) {
        let (open, own, seat) = (self.sight.open, self.sight.own, self.sight.seat);
        let claimable = open.claimable(seat);
        let mut owned = Set::EMPTY;
        for far in 0..SEATS_MAX {
            let of = if far < open.seats() { (seat.index() + far) % open.seats() } else { far };
            let routes = if far < open.seats() { open.owned[of] } else { Set::EMPTY };
            owned |= routes;
            copy(planes, far, routes);
        }
        copy(planes, 5, chart.all_routes - owned - claimable);
        let possible = claimable & chart.in_reach(open.trains[seat.index()]);
        for (missing, routes) in chart.within::<4>(&own.hand).into_iter().enumerate() {
            copy(planes, 6 + missing, routes & possible);
        }
        copy(planes, 10, self.outlook.ways);
        let at_hand = open.campaign.as_ref().and_then(|campaign| campaign.claim).map(|claim| claim.claim.route);
        let mut named: Set<RouteId, W> = at_hand.into_iter().collect();
        if let Pending::Claim(route) = self.pending {
            named.insert(route);
        }
        copy(planes, 11, named);
        copy(planes, 12, open.campaign.as_ref().map_or(Set::EMPTY, |campaign| campaign.snow));
    }

    fn tickets(&self, planes: &mut [u8]) {
        let offer = self.sight.own.offer;
        let chosen = if let Pending::Tickets(chosen) = self.pending { chosen } else { self.sight.own.sealed_choice };
        let set = |list: &[TicketId]| -> Set<TicketId, W> { list.iter().copied().collect() };
        copy(planes, 0, self.outlook.open);
        copy(planes, 1, self.outlook.joined);
        copy(planes, 2, self.outlook.dead);
        copy(planes, 3, set(offer.as_slice()));
        copy(planes, 4, set(offer.chosen(chosen).as_slice()));
        copy(planes, 5, self.memory.returned);
        let window = self.sight.open.campaign.as_ref().map(|campaign| campaign.window);
        copy(planes, 6, window.iter().flatten().flatten().copied().collect::<Set<TicketId, W>>());
        for (at, near) in self.outlook.needs.iter().enumerate() {
            copy(planes, 7 + at, *near);
        }
    }

    fn card_bits(&self, market: &Cards, bits: &mut Bits) {
        let hand = &self.sight.own.hand;
        let (held, open) = (kinds(hand), kinds(market));
        for kind in 0..Card::KINDS {
            bits.fill(HAND_STEPS * kind, held[kind], HAND_STEPS);
            bits.fill(9 * HAND_STEPS + 5 * kind, open[kind], MARKET_SLOTS);
        }
        if hand.is_marked() || market.is_marked() {
            let from = 9 * HAND_STEPS + 45;
            for (at, mark) in Mark::ALL.into_iter().enumerate() {
                for color in Color::ALL {
                    let number = Color::COUNT * at + color as usize;
                    bits.fill(from + 2 * number, hand.marked(color, mark), 2);
                    bits.fill(from + 32 + number, market.marked(color, mark), 1);
                }
            }
        }
    }

    fn seat_bits(&self, bits: &mut Bits, from: usize) {
        let open = self.sight.open;
        for (far, seat) in self.around() {
            let (at, from) = (seat.index(), from + SEAT_BITS * far);
            bits.set(from);
            bits.put(from + 1, TRAINS_BITS[usize::from(open.trains[at])]);
            bits.put(from + 11, HAND_BITS[usize::from(open.hands[at])]);
            let flags = [open.first == Some(seat), open.has_answered(seat), open.turn == Some(seat)];
            bits.put(from + 21, flags.into_iter().rev().fold(0, |bits, flag| bits << 1 | u32::from(flag)));
            if let Some(company) = open.campaign.as_ref().and_then(|campaign| campaign.company[at]) {
                bits.set(from + 24 + usize::from(company) % 8);
            }
        }
    }

    fn table_bits(&self, bits: &mut Bits, from: usize) {
        let open = self.sight.open;
        if let Some((question, number)) = self.question() {
            bits.set(from + question);
            bits.set(from + QUESTIONS + number % NUMBERS);
        }
        let turns = open.turns_left.map_or(0, |left| 1 + usize::from(left).min(5));
        bits.set(from + QUESTIONS + NUMBERS + turns);
        bits.set(from + QUESTIONS + NUMBERS + 7 + open.seats() - SEATS_MIN);
    }

    /// Returns the index of the question, and the number of the card or place that it concerns.
    /// Returns `None` if nothing is asked.
    fn question(&self) -> Option<(usize, usize)> {
        if let Pending::Claim(_) = self.pending {
            return Some((QUESTIONS - 1, 0));
        }
        let place = |place: PlaceId| place.index();
        Some(match self.sight.open.asking()? {
            Ask::OpeningMix => (0, 0),
            Ask::OpeningTickets => (1, 0),
            Ask::Turn(_) => (2, 0),
            Ask::SecondCard(_) => (3, 0),
            Ask::Tickets(_) => (4, 0),
            Ask::Passenger(_, at) => (5, place(at)),
            Ask::Use(_, ability) => (6, ability.into()),
            Ask::Choose(_, ability) => (7, ability.into()),
            Ask::Take(_) => (8, 0),
            Ask::Crew(_, slot) => (9, slot.into()),
            Ask::Cards(_, trigger) => (10, trigger as usize),
            Ask::Wage(_, slot) => (11, slot.into()),
            Ask::Privilege(_) => (12, 0),
            Ask::Stakes(_) => (13, 0),
            Ask::Pay(_) => (14, 0),
            Ask::Second(_) => (15, 0),
            Ask::Hazard(_) => (16, 0),
            Ask::Deliver(_) => (17, 0),
            Ask::Load(_, at) => (18, place(at)),
            Ask::Telegraph(_) => (19, 0),
            Ask::TelegraphKeep(_) => (20, 0),
            Ask::HouseMeal(_) => (21, 0),
            Ask::HouseSite(_) => (22, 0),
            Ask::Window(_) => (23, 0),
        })
    }

    fn extra_bits(&self, bits: &mut Bits, from: usize) {
        let Some(campaign) = &self.sight.open.campaign else { return };
        let current = campaign.event.map_or(0, |event| 1 << event);
        for (row, events) in [current, campaign.event_deck, campaign.event_discard].into_iter().enumerate() {
            (0..32).filter(|at| events >> at & 1 == 1).for_each(|at| bits.set(from + 32 * row + at));
        }
        for (slot, face) in self.sight.own.telegram.faces().enumerate() {
            if let Some((card, mark)) = face.card() {
                bits.set(from + 96 + 25 * slot + face_number(card, mark));
            }
        }
    }

    fn card_counts(&self, market: &Cards, counts: &mut [u8]) {
        let open = self.sight.open;
        let mut unseen = self.sight.tables.edition().cards.unmarked();
        for seen in [&self.sight.own.hand, market, &open.discard] {
            unseen.take_all(&seen.unmarked());
        }
        // Cards in a telegram are neither in the deck nor in a hand, and only the telegram's holder has seen them.
        for (card, _) in self.sight.own.telegram.faces().filter_map(|face| face.card()) {
            unseen.take(card);
        }
        write_kinds(&mut counts[..9], &unseen);
        write_kinds(&mut counts[9..], &open.discard);
    }

    fn seat_counts(&self, counts: &mut [u8]) {
        counts.fill(0);
        let open = self.sight.open;
        for ((_, seat), to) in self.around().zip(counts.chunks_exact_mut(SEAT_COUNTS)) {
            let at = seat.index();
            to[0] = open.trains[at];
            to[1] = open.hands[at];
            to[2] = byte(open.score[at]);
            to[3..5].copy_from_slice(&open.held[at].0);
            to[5..7].copy_from_slice(&open.offered[at].0);
            to[7] = byte(self.paths.of(seat));
            write_kinds(&mut to[8..17], &self.ledger.known[at]);
            to[17..25].copy_from_slice(&open.passengers[at]);
            to[25] = byte(open.coins(seat));
            to[26] = open.campaign.as_ref().map_or(0, |campaign| byte(campaign.tableaus[at].stakes));
        }
    }

    fn table_counts(&self, chart: &Chart<W>, counts: &mut [u8]) {
        let open = self.sight.open;
        let terms = &open.terms;
        let layers = open.layers.as_flattened();
        counts[..4].copy_from_slice(&[open.deck, open.discard.len(), open.deck_newspapers, open.discard_newspapers]);
        counts[4..10].iter_mut().zip(layers).for_each(|(to, &size)| *to = byte(size));
        counts[10..].copy_from_slice(&[
            self.ledger.passes,
            terms.opening_tickets.deal,
            terms.opening_tickets.keep,
            terms.drawn_tickets.deal,
            open.keep(),
            byte(chart.atlas.longest_path),
            byte(chart.atlas.globetrotter),
        ]);
    }

    fn place_counts(&self, chart: &Chart<W>, counts: &mut [u8]) {
        counts.fill(0);
        for (&place, waiting) in chart.waiting.iter().zip(self.sight.open.all_waiting()) {
            if let Some(color) = waiting {
                counts[PLACE_COUNTS * usize::from(place) + *color as usize] += 1;
            }
        }
    }
}

/// Counts cards by kind.
#[inline(always)]
fn kinds(cards: &Cards) -> [u8; Card::KINDS] {
    let mut counts = [cards.locomotives(); Card::KINDS];
    counts[..Color::COUNT].copy_from_slice(&cards.colors());
    counts
}

fn write_kinds(to: &mut [u8], cards: &Cards) {
    to.copy_from_slice(&kinds(cards));
}
