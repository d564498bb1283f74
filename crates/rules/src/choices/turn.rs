//! The choices for a whole turn.

use std::ops::Range;

use super::{Mixes, draw, draw_barred, first_slots};
use crate::action::Action;
use crate::ids::{Id, RouteId, Seat};
use crate::limits::LENGTH_MAX;
use crate::market::BITS;
use crate::mechanism::{names, window_open};
use crate::open::Open;
use crate::own::Own;
use crate::payment::{Payments, ROWS, RouteCounts};
use crate::set::Set;
use crate::tables::Tables;

/// The choices for a turn: draw a card, draw tickets, claim a route with a payment, or name a
/// route. Passing is the only choice if none of these is possible.
pub struct TurnChoices<'a, const W: usize> {
    tables: &'a Tables<W>,
    open: &'a Open<W>,
    own: &'a Own<W>,
    seat: Seat,
    blind: bool,
    slots: u8,
    draws: usize,
    mixes: Mixes,
    tickets: usize,
    claims: usize,
}

impl<'a, const W: usize> TurnChoices<'a, W> {
    #[inline(always)]
    pub(super) fn new(tables: &'a Tables<W>, open: &'a Open<W>, own: &'a Own<W>, seat: Seat) -> Self {
        let menu = &tables.edition.menu;
        let first_slots = first_slots(tables, open, seat);
        let may_draw = menu.draw_cards && !draw_barred(open, first_slots);
        let blind = may_draw && open.card_left();
        let slots = if may_draw { first_slots } else { 0 };
        let mixes = Mixes::new(open, open.terms.drawn_tickets.deal);
        let tickets = match (menu.draw_tickets, open.terms.names_mix) {
            (false, _) => 0,
            (true, true) => mixes.len(),
            (true, false) => usize::from(mixes.total > 0 || window_open(tables, open, seat)),
        };
        let draws = usize::from(blind) + BITS[slots as usize] as usize;
        let mut turn = TurnChoices { tables, open, own, seat, blind, slots, draws, mixes, tickets, claims: 0 };
        if menu.claim_route {
            let payments = Payments::new(&own.hand);
            // If the seat may claim every free route, the table's own counts apply.
            turn.claims =
                if turn.may_claim_all() { payments.total(&open.counts) } else { payments.total(&turn.counts()) };
        } else if menu.name_route {
            turn.claims = names(tables, open, own, seat).len();
        }
        turn
    }

    /// Returns the routes that can be named, in editions where a named route is paid for later.
    fn names(&self) -> Set<RouteId, W> {
        names(self.tables, self.open, self.own, self.seat)
    }

    /// Checks whether the top card of the deck can be drawn.
    pub fn blind(&self) -> bool {
        self.blind
    }

    /// Returns the market slots from which a card can be taken, as a bit set.
    pub fn slots(&self) -> u8 {
        self.slots
    }

    /// Checks whether tickets can be drawn.
    pub fn tickets(&self) -> bool {
        self.tickets > 0
    }

    /// Checks whether a route can be claimed or named.
    pub fn claims(&self) -> bool {
        self.claims > 0
    }

    /// Checks whether this seat can claim every free route: none is barred for this seat, and it
    /// has enough trains for a route of the maximum length.
    #[inline(always)]
    fn may_claim_all(&self) -> bool {
        !self.open.free.meets(self.open.twins[self.seat.index()])
            && self.open.trains[self.seat.index()] as usize >= LENGTH_MAX
    }

    /// Counts the routes that this seat can claim if it has the cards, by payment row and length.
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

    /// Returns the range of choice numbers that stand for claims.
    pub(super) fn claim_numbers(&self) -> Range<usize> {
        self.draws + self.tickets..self.draws + self.tickets + self.claims
    }

    /// Checks whether passing is the only choice.
    pub(crate) fn only_pass(&self) -> bool {
        self.draws + self.tickets + self.claims == 0
    }

    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        (self.draws + self.tickets + self.claims).max(1)
    }

    #[inline(always)]
    pub(super) fn nth(&self, number: usize) -> Action {
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
        if self.tables.edition.menu.name_route {
            return Action::Name(self.names().nth(number));
        }
        let own_counts;
        let counts = if self.may_claim_all() {
            &self.open.counts
        } else {
            own_counts = self.counts();
            &own_counts
        };
        let way = Payments::new(&self.own.hand).nth_way(counts, number);
        let alike = self.tables.payable[way.row][way.length - 1] & self.open.claimable(self.seat);
        Action::Claim { route: alike.nth(way.route), payment: way.payment }
    }

    /// Iterates over all claims in order. This is faster than looking up each one by number.
    pub(super) fn all_claims(&self) -> impl Iterator<Item = Action> + use<'a, W> {
        let (payments, payable) = (Payments::new(&self.own.hand), &self.tables.payable);
        let claimable = if self.claims > 0 { self.open.claimable(self.seat) } else { Set::EMPTY };
        let longest = LENGTH_MAX.min(self.open.trains[self.seat.index()] as usize);
        let kinds = (0..ROWS).flat_map(move |row| (1..=longest).map(move |length| (row, length)));
        let named = if self.tables.edition.menu.name_route { self.names() } else { Set::EMPTY };
        let named = named.iter().map(Action::Name);
        let claimable = if self.tables.edition.menu.claim_route { claimable } else { Set::EMPTY };
        named.chain(kinds.flat_map(move |(row, length)| {
            let ways = payments.count(row, length);
            let routes = if ways > 0 { payable[row][length - 1] & claimable } else { Set::EMPTY };
            routes.iter().flat_map(move |route| {
                (0..ways).map(move |number| Action::Claim { route, payment: payments.nth(row, length, number) })
            })
        }))
    }
}
