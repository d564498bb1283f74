//! What a seat may do, from the open table and its own side alone: a set that can be counted and indexed without
//! being listed.

use crate::action::Action;
use crate::agenda::{Ask, Task};
use crate::card::{Cards, Color};
use crate::ids::{Id, PlaceId, RouteId, Seat, Slot};
use crate::limits::LENGTH_MAX;
use crate::market::BITS;
use crate::open::Open;
use crate::own::Own;
use crate::payment::{Payments, ROWS, RouteCounts};
use crate::set::Set;
use crate::tables::Tables;
use crate::ticket::{Mix, TicketList};

/// The answers a seat may give now.
pub enum Choices<'a, const W: usize> {
    /// This seat is not asked.
    Nothing,
    /// The mixes it may name.
    Mixes(Mixes),
    /// The ways to choose from an offer.
    Keep(Keep),
    /// A whole turn.
    Turn(Turn<'a, W>),
    /// A second card.
    SecondCard { blind: bool, slots: u8 },
    /// Passengers at a place, a bit for each colour.
    Passenger { place: PlaceId, colors: u8 },
}

/// What this seat may answer.
#[inline(always)]
pub fn choices<'a, const W: usize>(
    tables: &'a Tables<W>,
    open: &'a Open<W>,
    own: &'a Own<W>,
    seat: Seat,
) -> Choices<'a, W> {
    let Task::Ask(ask) = open.agenda.top() else {
        return Choices::Nothing;
    };
    let answered = open.answered >> seat.index() & 1 == 1;
    match ask {
        Ask::Turn(on) if on == seat => Choices::Turn(Turn::new(tables, open, own, seat)),
        Ask::SecondCard(on) if on == seat => {
            Choices::SecondCard { blind: open.card_left(), slots: open.market.colored() }
        }
        Ask::Tickets(on) if on == seat => Choices::Keep(Keep::in_play(tables, open, own)),
        Ask::Passenger(on, place) if on == seat => {
            let waiting = open.waiting_at(tables, place).iter().flatten();
            Choices::Passenger { place, colors: waiting.fold(0, |bits, &color| bits | 1 << color as u8) }
        }
        Ask::OpeningMix if !answered => Choices::Mixes(Mixes::new(open, open.terms.opening_tickets.deal)),
        Ask::OpeningTickets if !answered => Choices::Keep(Keep::at_opening(tables, open, own)),
        _ => Choices::Nothing,
    }
}

impl<const W: usize> Choices<'_, W> {
    /// How many there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        match self {
            Choices::Nothing => 0,
            Choices::Mixes(mixes) => mixes.len(),
            Choices::Keep(keep) => keep.len(),
            Choices::Turn(turn) => turn.len(),
            Choices::SecondCard { blind, slots } => usize::from(*blind) + BITS[*slots as usize] as usize,
            Choices::Passenger { colors, .. } => colors.count_ones() as usize,
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The choice of this number, counted from 0.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline(always)]
    pub fn nth(&self, number: usize) -> Action {
        match self {
            Choices::Nothing => panic!("there are no choices"),
            Choices::Mixes(mixes) => Action::NameMix(mixes.nth(number)),
            Choices::Keep(keep) => keep.nth(number),
            Choices::Turn(turn) => turn.nth(number),
            Choices::SecondCard { blind, slots } => draw(*blind, *slots, number),
            Choices::Passenger { place, colors } => {
                let bit = nth_bit(*colors, number);
                Action::TakePassenger { place: *place, color: Color::ALL[bit] }
            }
        }
    }

    /// All of them in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        let claims = match self {
            Choices::Turn(turn) => Some(turn.all_claims()),
            _ => None,
        };
        let skipped = match self {
            Choices::Turn(turn) => turn.draws + turn.tickets..turn.draws + turn.tickets + turn.claims,
            _ => 0..0,
        };
        let before = (0..self.len().min(skipped.start)).map(|number| self.nth(number));
        let after = (skipped.end..self.len()).map(|number| self.nth(number));
        before.chain(claims.into_iter().flatten()).chain(after)
    }
}

#[inline(always)]
fn nth_bit(mut bits: u8, number: usize) -> usize {
    for _ in 0..number {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

/// A card by number: the deck first, then the slots.
#[inline(always)]
fn draw(blind: bool, slots: u8, number: usize) -> Action {
    match number.checked_sub(usize::from(blind)) {
        None => Action::DrawBlind,
        Some(number) => Action::DrawFaceUp(Slot::new(nth_bit(slots, number))),
    }
}

/// The mixes of short and long tickets that can be drawn: all of the named number, or of what is left.
#[derive(Clone, Copy)]
pub struct Mixes {
    total: u8,
    fewest: u8,
    most: u8,
}

impl Mixes {
    #[inline(always)]
    pub(crate) fn new<const W: usize>(open: &Open<W>, deal: u8) -> Mixes {
        let left = [open.tickets_left(0), open.tickets_left(1)];
        let total = deal.min(left[0].saturating_add(left[1]));
        Mixes { total, fewest: total.saturating_sub(left[1]), most: total.min(left[0]) }
    }

    #[inline(always)]
    fn len(self) -> usize {
        if self.total == 0 { 0 } else { usize::from(self.most - self.fewest) + 1 }
    }

    fn nth(self, number: usize) -> Mix {
        let first = self.most - number as u8;
        Mix([first, self.total - first])
    }

    /// Whether this mix can be drawn.
    pub fn contains(self, mix: Mix) -> bool {
        mix.total() == u16::from(self.total) && (self.fewest..=self.most).contains(&mix.0[0])
    }
}

/// A turn: draw a card, draw tickets, claim a route with a payment; or pass when none of these is possible.
pub struct Turn<'a, const W: usize> {
    tables: &'a Tables<W>,
    open: &'a Open<W>,
    hand: &'a Cards,
    seat: Seat,
    blind: bool,
    slots: u8,
    draws: usize,
    mixes: Mixes,
    tickets: usize,
    claims: usize,
}

impl<'a, const W: usize> Turn<'a, W> {
    #[inline(always)]
    fn new(tables: &'a Tables<W>, open: &'a Open<W>, own: &'a Own<W>, seat: Seat) -> Self {
        let menu = tables.edition.menu;
        let may_draw = menu.draw_cards && !draw_barred(open);
        let blind = may_draw && open.card_left();
        let slots = if may_draw { open.market.filled() } else { 0 };
        let mixes = Mixes::new(open, open.terms.drawn_tickets.deal);
        let tickets = match (menu.draw_tickets, open.terms.names_mix) {
            (false, _) => 0,
            (true, true) => mixes.len(),
            (true, false) => usize::from(mixes.total > 0),
        };
        let draws = usize::from(blind) + BITS[slots as usize] as usize;
        let mut turn = Turn { tables, open, hand: &own.hand, seat, blind, slots, draws, mixes, tickets, claims: 0 };
        if menu.claim_route {
            turn.claims = Payments::new(turn.hand).total(&turn.counts());
        }
        turn
    }

    /// Routes this seat may claim, counted by row of payments and length.
    #[inline(always)]
    fn counts(&self) -> RouteCounts {
        let mut counts = self.open.counts;
        for route in self.open.free & self.open.twins[self.seat.index()] {
            self.tables.route(route).leave(&mut counts);
        }
        let trains = self.open.trains[self.seat.index()] as usize;
        if trains < LENGTH_MAX {
            counts.iter_mut().for_each(|row| row[trains..].fill(0));
        }
        counts
    }

    /// Whether nothing but passing is left.
    pub(crate) fn only_pass(&self) -> bool {
        self.draws + self.tickets + self.claims == 0
    }

    #[inline(always)]
    fn len(&self) -> usize {
        (self.draws + self.tickets + self.claims).max(1)
    }

    #[inline(always)]
    fn nth(&self, number: usize) -> Action {
        if number < self.draws {
            return draw(self.blind, self.slots, number);
        }
        let number = number - self.draws;
        if number < self.tickets {
            return Action::DrawTickets(self.open.terms.names_mix.then(|| self.mixes.nth(number)));
        }
        let number = number - self.tickets;
        if number < self.claims { self.claim(number) } else { Action::Pass }
    }

    fn claim(&self, number: usize) -> Action {
        let way = Payments::new(self.hand).nth_way(&self.counts(), number);
        let alike = self.tables.payable[way.row][way.length - 1] & self.open.claimable(self.seat);
        Action::Claim { route: alike.nth(way.route), payment: way.payment }
    }

    /// All claims in the order of their numbers, without looking each up.
    fn all_claims(&self) -> impl Iterator<Item = Action> + use<'a, W> {
        let (payments, payable) = (Payments::new(self.hand), &self.tables.payable);
        let claimable = if self.claims > 0 { self.open.claimable(self.seat) } else { Set::EMPTY };
        let longest = LENGTH_MAX.min(self.open.trains[self.seat.index()] as usize);
        let kinds = (0..ROWS).flat_map(move |row| (1..=longest).map(move |length| (row, length)));
        kinds.flat_map(move |(row, length)| {
            let ways = payments.count(row, length);
            let routes = if ways > 0 { payable[row][length - 1] & claimable } else { Set::EMPTY };
            routes.iter().flat_map(move |route| {
                (0..ways).map(move |number| Action::Claim { route, payment: payments.nth(row, length, number) })
            })
        })
    }
}

/// Whether the draw action cannot be chosen (BASE-22, R-12): too few cards in the piles, or none to be taken at all.
#[inline(always)]
pub(crate) fn draw_barred<const W: usize>(open: &Open<W>) -> bool {
    let too_few = open.terms.draw_floor.is_some_and(|floor| open.piles() <= floor);
    too_few || !open.card_left() && open.market.filled() == 0
}

/// The ways to choose from an offer: which to keep and, in play, in which order the others go under the decks.
pub struct Keep {
    offer: TicketList,
    /// A bit for each ticket of the second deck.
    second: u8,
    fewest: u32,
    ordered: bool,
}

impl Keep {
    fn in_play<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>) -> Self {
        let offer = own.offer;
        let second = offer.as_slice().iter().rev().fold(0, |bits, &ticket| bits << 1 | tables.ticket(ticket).deck);
        Keep { offer, second, fewest: fewest_kept(open.terms.drawn_tickets.keep, &offer), ordered: true }
    }

    fn at_opening<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>) -> Self {
        let fewest = fewest_kept(open.terms.opening_tickets.keep, &own.offer);
        Keep { fewest, ordered: false, ..Self::in_play(tables, open, own) }
    }

    /// All tickets of the offer, a bit each.
    #[inline(always)]
    fn all(&self) -> u8 {
        (1 << self.offer.len()) - 1
    }

    /// The bit patterns of what may be kept, most tickets first.
    #[inline(always)]
    fn patterns(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=self.all()).rev().filter(|bits| bits.count_ones() >= self.fewest)
    }

    /// The tickets that go back, a bit each, by deck.
    #[inline(always)]
    fn returned(&self, kept: u8) -> [u8; 2] {
        let back = self.all() & !kept;
        [back & !self.second, back & self.second]
    }

    /// In how many orders they can go back.
    #[inline(always)]
    fn orders(&self, kept: u8) -> usize {
        let [first, second] = self.returned(kept).map(|bits| FACTORIAL[bits.count_ones() as usize % 8]);
        if self.ordered { first * second } else { 1 }
    }

    /// The sum over all patterns; with i of a and j of b tickets kept, there are a!/i! times b!/j! ways.
    #[inline(always)]
    fn len(&self) -> usize {
        let [first, second] = self.returned(0).map(|bits| bits.count_ones() as usize);
        let mut sum = 0;
        for i in 0..=first {
            for j in (self.fewest as usize).saturating_sub(i)..=second {
                let orders = (FACTORIAL[first - i], FACTORIAL[second - j]);
                let patterns =
                    FACTORIAL[first] * FACTORIAL[second] / (FACTORIAL[i] * FACTORIAL[j] * orders.0 * orders.1);
                sum += if self.ordered { patterns * orders.0 * orders.1 } else { patterns };
            }
        }
        sum
    }

    fn nth(&self, mut number: usize) -> Action {
        for kept in self.patterns() {
            let orders = self.orders(kept);
            if number >= orders {
                number -= orders;
                continue;
            }
            let mut returned = TicketList::EMPTY;
            if self.ordered {
                for bits in self.returned(kept) {
                    let orders = FACTORIAL[bits.count_ones() as usize];
                    permute(self.offer.chosen(bits), number % orders, &mut returned);
                    number /= orders;
                }
            }
            return Action::KeepTickets { kept: self.offer.chosen(kept), returned };
        }
        panic!("there are not that many ways to choose")
    }
}

/// At least this many of an offer are kept; all of a smaller offer.
pub(crate) fn fewest_kept(keep: u8, offer: &TicketList) -> u32 {
    u32::from(keep).min(offer.len() as u32)
}

const FACTORIAL: [usize; 8] = [1, 1, 2, 6, 24, 120, 720, 5040];

/// Adds a list in the order of this number; 0 leaves it as it is.
fn permute(mut list: TicketList, mut number: usize, onto: &mut TicketList) {
    while !list.is_empty() {
        let block = FACTORIAL[list.len() - 1];
        onto.push(list.remove(number / block));
        number %= block;
    }
}
