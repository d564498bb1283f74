//! An archetype's view of a decision, with helpers that find legal actions for its aims.

use dealer::Stream;
use rules::action::Action;
use rules::card::{Card, Cards, Color};
use rules::choices::Choices;
use rules::ids::{Id, RouteId, Slot, TicketId};
use rules::set::Set;
use rules::ticket::TicketList;
use rules::view::Sight;

use super::named;
use crate::atlas::{Atlas, Prices, Rail};

/// A decision for an archetype: the seat's view of the game and its legal choices.
pub struct Look<'a, const W: usize> {
    pub atlas: &'a Atlas<W>,
    pub sight: &'a Sight<'a, W>,
    choices: &'a Choices<'a, W>,
    /// Preferred share of tickets from the second deck.
    mix: f32,
    /// Whether a route can be claimed.
    claims: bool,
    /// Whether a card can be drawn from the deck.
    blind: bool,
    /// Market slots whose cards can be taken, one bit each.
    slots: u8,
    /// Whether tickets can be drawn.
    tickets: bool,
}

/// Returns the colour with the largest `number` among the colours in a bit set. Ties go to the
/// first colour.
///
/// # Panics
/// Panics if the set is empty.
pub fn most(colors: u8, number: impl Fn(Color) -> u8) -> Color {
    let all = Color::ALL.into_iter().rev().filter(|&color| colors >> color as u8 & 1 == 1);
    all.max_by_key(|&color| number(color)).expect("there is a colour")
}

/// Returns the colours that can pay for a route, as a bit set.
pub fn colors_of(rail: &Rail) -> u8 {
    rail.color.map_or(u8::MAX, |color| 1 << color as u8)
}

impl<'a, const W: usize> Look<'a, W> {
    pub fn new(atlas: &'a Atlas<W>, sight: &'a Sight<'a, W>, choices: &'a Choices<'a, W>, mix: f32) -> Self {
        let (claims, blind, slots, tickets) = match choices {
            Choices::Turn(turn) => (turn.claims(), turn.blind(), turn.slots(), turn.tickets()),
            Choices::SecondCard { blind, slots } => (false, *blind, *slots, false),
            _ => (false, false, 0, false),
        };
        Look { atlas, sight, choices, mix, claims, blind, slots, tickets }
    }

    pub fn trains(&self) -> u8 {
        self.sight.open.trains[self.sight.seat.index()]
    }

    pub fn owned(&self) -> Set<RouteId, W> {
        self.sight.open.owned[self.sight.seat.index()]
    }

    /// Returns the routes that this seat can claim, now or later.
    pub fn free(&self) -> Set<RouteId, W> {
        self.sight.open.claimable(self.sight.seat)
    }

    pub fn held(&self, color: Color) -> u8 {
        self.sight.own.hand.of_color(color)
    }

    /// Iterates over the tickets that the seat holds and has not completed.
    pub fn errands(&self) -> impl Iterator<Item = TicketId> + '_ {
        let owned = self.owned();
        self.sight.own.tickets.iter().filter(move |&ticket| !self.atlas.completes(owned, ticket))
    }

    /// Returns the price of each route. The seat's own routes cost `own`.
    pub fn prices(&self, own: f32, price: impl Fn(&Rail) -> f32) -> Prices<W> {
        let mut prices = self.atlas.prices(self.sight.open, self.sight.seat, |_, rail| price(rail));
        self.owned().iter().for_each(|route| prices[route] = own);
        prices
    }

    /// Returns the routes on a ticket's cheapest path that the seat has not built yet. Returns
    /// `None` if no path is left.
    pub fn way(&self, prices: &Prices<W>, ticket: TicketId) -> Option<Set<RouteId, W>> {
        let [from, to] = self.atlas.errand(ticket).stops;
        Some(self.atlas.way(prices, from, to)?.routes - self.owned())
    }

    /// Iterates over this route and its parallel routes, except those that the seat cannot claim.
    pub fn beside(&self, route: RouteId) -> impl Iterator<Item = RouteId> + '_ {
        let (free, siblings) = (self.free(), self.atlas.rail(route).siblings);
        let all = [Some(route), siblings[0], siblings[1]].into_iter().flatten();
        all.filter(move |&route| free.contains(route))
    }

    /// Returns the best colour for this route or a parallel one: among those that can pay, the most
    /// frequent in the seat's hand.
    pub fn color_for(&self, route: RouteId) -> Color {
        let colors = self.beside(route).fold(0, |colors, route| colors | colors_of(self.atlas.rail(route)));
        most(if colors == 0 { u8::MAX } else { colors }, |color| self.held(color))
    }

    /// Returns a claim of this route with as few locomotives as possible, if it is legal.
    pub fn claim(&self, route: RouteId) -> Option<Action> {
        self.claim_in(route, colors_of(self.atlas.rail(route)))
    }

    /// Returns a claim of this route in one of these colours, with as few locomotives as possible,
    /// if it is legal.
    pub fn claim_in(&self, route: RouteId, colors: u8) -> Option<Action> {
        let color = most(colors & colors_of(self.atlas.rail(route)), |color| self.held(color));
        self.pay(route, color, self.held(color))
    }

    /// Returns a claim of this route or a parallel one, with as few locomotives as possible, if any
    /// is legal.
    pub fn claim_beside(&self, route: RouteId) -> Option<Action> {
        let claims = self.beside(route).filter_map(|route| self.claim(route));
        claims.min_by_key(|claim| match claim {
            Action::Claim { payment, .. } => payment.locomotives(),
            _ => 0,
        })
    }

    /// Returns a claim of this route or a parallel one, with as many locomotives as possible, if
    /// any is legal.
    pub fn squander_beside(&self, route: RouteId) -> Option<Action> {
        self.beside(route).find_map(|route| {
            let rail = self.atlas.rail(route);
            let color = most(colors_of(rail), |color| self.held(color));
            let rest = rail.length.saturating_sub(self.sight.own.hand.locomotives());
            self.pay(route, color, self.held(color).min(rest))
        })
    }

    /// Returns a claim paid with at most `colored` cards of a colour and locomotives for the rest,
    /// if it is legal.
    fn pay(&self, route: RouteId, color: Color, colored: u8) -> Option<Action> {
        let length = self.atlas.rail(route).length;
        let colored = colored.min(length);
        let can = self.claims
            && self.free().contains(route)
            && length <= self.trains()
            && length - colored <= self.sight.own.hand.locomotives();
        can.then(|| {
            let mut payment = Cards::of(Card::Color(color), colored);
            payment.add_all(&Cards::of(Card::Locomotive, length - colored));
            Action::Claim { route, payment }
        })
        // A rule of a campaign can forbid a claim for which the seat has the cards and trains.
        .filter(|claim| self.sight.check(&named(self.sight, *claim)).is_ok())
    }

    /// Returns the action that draws the top card of the deck, if it is legal.
    pub fn blind(&self) -> Option<Action> {
        self.blind.then_some(Action::DrawBlind)
    }

    /// Returns the action that takes a face-up card of this kind, if it is legal.
    pub fn face_up(&self, card: Card) -> Option<Action> {
        let slots = self.sight.open.market.slots();
        let at = (0..slots.len()).find(|&at| self.slots >> at & 1 == 1 && slots[at] == Some(card));
        at.map(|at| Action::DrawFaceUp(Slot::new(at)))
    }

    /// Returns the action that draws tickets, if it is legal.
    pub fn tickets(&self) -> Option<Action> {
        let first = self.draws();
        let rest = (first..self.choices.len()).map(|at| self.choices.nth(at));
        let mixes = rest.take_while(|action| matches!(action, Action::DrawTickets(_))).count();
        self.tickets.then(|| self.choices.nth(first + self.mix_number(mixes)))
    }

    /// Returns the index of the preferred mix among `count` mixes.
    pub fn mix_number(&self, count: usize) -> usize {
        (self.mix * count.saturating_sub(1) as f32) as usize
    }

    /// Returns the number of legal card draws, which come first in the list of choices.
    fn draws(&self) -> usize {
        usize::from(self.blind) + self.slots.count_ones() as usize
    }

    /// Returns the number of tickets that must be kept.
    pub fn must_keep(&self) -> usize {
        let open = self.sight.open;
        let keep = if open.turn.is_none() { open.terms.opening_tickets.keep } else { open.keep() };
        usize::from(keep).min(self.sight.own.offer.len())
    }

    /// Returns the action that keeps these tickets of the offer, given as a bit set. If these are
    /// too few, the cheapest of the others are added.
    pub fn keep(&self, mut kept: u8) -> Action {
        let offer = &self.sight.own.offer;
        let value = |at: usize| self.atlas.errand(offer.as_slice()[at]).value;
        while (kept.count_ones() as usize) < self.must_keep() {
            let rest = (0..offer.len()).filter(|at| kept >> at & 1 == 0);
            kept |= 1 << rest.min_by_key(|&at| value(at)).expect("no more must be kept than are offered");
        }
        // During play, tickets are returned deck by deck. At the opening, their order does not matter.
        let mut returned = TicketList::EMPTY;
        if self.sight.open.turn.is_some() {
            let rest = offer.chosen(!kept);
            for deck in 0..=1 {
                let of_deck = rest.as_slice().iter().filter(|&&ticket| self.atlas.errand(ticket).deck == deck);
                of_deck.for_each(|&ticket| _ = returned.push(ticket));
            }
        }
        Action::KeepTickets { kept: offer.chosen(kept), returned }
    }

    /// Returns a random card draw or, if there is none, a random legal action.
    pub fn anything(&self, stream: &mut Stream) -> Action {
        let draws = self.draws();
        self.choices.nth(stream.below(if draws > 0 { draws } else { self.choices.len() }))
    }
}

/// The state on which a plan is based: the free routes and the seat's tickets. The plan stays valid
/// until these change.
#[derive(Default)]
pub struct Basis<const W: usize> {
    free: Set<RouteId, W>,
    tickets: Set<TicketId, W>,
}

impl<const W: usize> Basis<W> {
    /// Checks whether routes or tickets have changed since the last call, and stores the current
    /// state.
    pub fn has_changed(&mut self, look: &Look<'_, W>) -> bool {
        let (free, tickets) = (look.sight.open.free, look.sight.own.tickets);
        let changed = free != self.free || tickets != self.tickets;
        (self.free, self.tickets) = (free, tickets);
        changed
    }
}
