//! What a seat may do, from the open table and its own side alone: a set that can be counted and indexed without
//! being listed.

use crate::action::Action;
use crate::agenda::{Ask, Task};
use crate::card::Color;
use crate::ids::{Id, PlaceId, RouteId, Seat, Slot};
use crate::limits::LENGTH_MAX;
use crate::market::BITS;
use crate::open::Open;
use crate::own::Own;
use crate::payment::Payments;
use crate::set::Set;
use crate::tables::{ROWS, Tables};
use crate::ticket::{Mix, TicketList};

/// The answers a seat may give now.
pub enum Choices<'a, const W: usize> {
    /// This seat is not asked.
    Nothing,
    /// The mixes it may name.
    Mixes(Mixes),
    /// The ways to choose from an offer.
    Keep(Keep<'a, W>),
    /// A whole turn.
    Turn(Turn<'a, W>),
    /// A second card.
    SecondCard { blind: bool, slots: u8 },
    /// Passengers at a place, a bit for each colour.
    Passenger { place: PlaceId, colors: u8 },
}

/// What this seat may answer.
#[inline(always)]
pub fn choices<'a, const W: usize>(tables: &'a Tables<W>, open: &Open<W>, own: &Own<W>, seat: Seat) -> Choices<'a, W> {
    let Some(Task::Ask(ask)) = open.agenda.top() else {
        return Choices::Nothing;
    };
    let answered = open.answered >> seat.index() & 1 == 1;
    match ask {
        Ask::Turn(on) if on == seat => Choices::Turn(Turn::new(tables, open, own, seat)),
        Ask::SecondCard(on) if on == seat => {
            Choices::SecondCard { blind: open.deck + open.deck_newspapers > 0, slots: open.market.colored() }
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
        (0..self.len()).map(|number| self.nth(number))
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
    blind: bool,
    slots: u8,
    draws: usize,
    mixes: Mixes,
    names_mix: bool,
    tickets: usize,
    routes: Set<RouteId, W>,
    payments: Payments,
    counts: [[u8; LENGTH_MAX]; ROWS],
    claims: usize,
}

impl<'a, const W: usize> Turn<'a, W> {
    #[inline(always)]
    fn new(tables: &'a Tables<W>, open: &Open<W>, own: &Own<W>, seat: Seat) -> Self {
        let menu = tables.edition.menu;
        let may_draw = menu.draw_cards && !draw_barred(open);
        let blind = may_draw && open.deck + open.deck_newspapers > 0;
        let slots = if may_draw { open.market.filled() } else { 0 };
        let mixes = Mixes::new(open, open.terms.drawn_tickets.deal);
        let tickets = match (menu.draw_tickets, open.terms.names_mix) {
            (false, _) => 0,
            (true, true) => mixes.len(),
            (true, false) => usize::from(mixes.total > 0),
        };
        let payments = Payments::new(&own.hand, open.trains[seat.index()]);
        let mut counts = open.counts;
        for route in open.free & open.twins[seat.index()] {
            let row = tables.route(route);
            counts[row.row as usize][row.length as usize - 1] -= 1;
        }
        let mut claims = 0;
        for (row, counts) in counts.iter().enumerate() {
            claims += dot(counts, &payments.row(row));
        }
        Turn {
            tables,
            blind,
            slots,
            draws: usize::from(blind) + BITS[slots as usize] as usize,
            mixes,
            names_mix: open.terms.names_mix,
            tickets,
            routes: open.claimable(seat),
            payments,
            counts,
            claims: if menu.claim_route { claims as usize } else { 0 },
        }
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
            return Action::DrawTickets(self.names_mix.then(|| self.mixes.nth(number)));
        }
        let number = number - self.tickets;
        if number < self.claims { self.claim(number) } else { Action::Pass }
    }

    fn claim(&self, mut number: usize) -> Action {
        for (row, counts) in self.counts.iter().enumerate() {
            let ways = self.payments.row(row);
            let here = dot(counts, &ways) as usize;
            if number >= here {
                number -= here;
                continue;
            }
            for (at, &count) in counts.iter().enumerate() {
                let ways = ways[at] as usize;
                let here = count as usize * ways;
                if number < here {
                    let route = (self.tables.alike[row][at] & self.routes).nth(number / ways);
                    return Action::Claim { route, payment: self.payments.nth(row, at + 1, number % ways) };
                }
                number -= here;
            }
        }
        unreachable!("the number is below the number of claims")
    }

    /// The payments for one route, fewest locomotives first.
    pub fn payments(&self, route: RouteId) -> impl Iterator<Item = crate::card::Cards> + '_ {
        let row = self.tables.route(route);
        let count =
            if self.routes.contains(route) { self.payments.count(row.row as usize, row.length as usize) } else { 0 };
        (0..count).map(move |number| self.payments.nth(row.row as usize, row.length as usize, number))
    }
}

#[inline(always)]
fn dot(counts: &[u8; LENGTH_MAX], ways: &[u8; LENGTH_MAX]) -> u32 {
    (0..LENGTH_MAX).map(|at| u32::from(counts[at]) * u32::from(ways[at])).sum()
}

/// Whether the draw action cannot be chosen (BASE-22, R-12).
#[inline(always)]
pub(crate) fn draw_barred<const W: usize>(open: &Open<W>) -> bool {
    match open.terms.draw_floor {
        Some(floor) => open.piles() <= floor,
        None => open.deck + open.deck_newspapers == 0 && open.market.filled() == 0,
    }
}

/// The ways to choose from an offer: which to keep and, in play, in which order the others go under the decks.
pub struct Keep<'a, const W: usize> {
    tables: &'a Tables<W>,
    offer: TicketList,
    fewest: u32,
    ordered: bool,
}

impl<'a, const W: usize> Keep<'a, W> {
    fn in_play(tables: &'a Tables<W>, open: &Open<W>, own: &Own<W>) -> Self {
        Keep { tables, offer: own.offer, fewest: fewest_kept(open.terms.drawn_tickets.keep, &own.offer), ordered: true }
    }

    fn at_opening(tables: &'a Tables<W>, open: &Open<W>, own: &Own<W>) -> Self {
        Keep {
            fewest: fewest_kept(open.terms.opening_tickets.keep, &own.offer),
            ordered: false,
            ..Self::in_play(tables, open, own)
        }
    }

    /// The bit patterns of what may be kept, most tickets first.
    fn patterns(&self) -> impl Iterator<Item = u8> + '_ {
        (0..1u16 << self.offer.len()).rev().map(|bits| bits as u8).filter(|bits| bits.count_ones() >= self.fewest)
    }

    /// The returned tickets of a pattern, by deck.
    fn returned(&self, kept: u8) -> [TicketList; 2] {
        let returned = self.offer.chosen(!kept);
        [0, 1].map(|deck| {
            let of_deck = returned.as_slice().iter().copied().filter(|&ticket| self.tables.ticket(ticket).deck == deck);
            of_deck.collect()
        })
    }

    /// In how many orders they can go back.
    fn orders(&self, kept: u8) -> usize {
        if self.ordered { self.returned(kept).iter().map(|list| FACTORIAL[list.len()]).product() } else { 1 }
    }

    fn len(&self) -> usize {
        self.patterns().map(|kept| self.orders(kept)).sum()
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
                for list in self.returned(kept) {
                    let orders = FACTORIAL[list.len()];
                    permutation(&list, number % orders).as_slice().iter().for_each(|&ticket| {
                        returned.push(ticket);
                    });
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

const FACTORIAL: [usize; 7] = [1, 1, 2, 6, 24, 120, 720];

/// An order of a list by number; 0 leaves it as it is.
fn permutation(list: &TicketList, mut number: usize) -> TicketList {
    let mut left = *list;
    let mut ordered = TicketList::EMPTY;
    while !left.is_empty() {
        let block = FACTORIAL[left.len() - 1];
        ordered.push(left.remove(number / block));
        number %= block;
    }
    ordered
}
