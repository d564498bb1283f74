//! What an archetype sees on its turn, and its wishes as actions, if they can be had.

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

/// A decision to be made.
pub struct Look<'a, const W: usize> {
    pub atlas: &'a Atlas<W>,
    pub sight: &'a Sight<'a, W>,
    choices: &'a Choices<'a, W>,
    /// The share of the second deck in the tickets drawn.
    mix: f32,
    /// What can be done now: claim, draw from the deck, take from these slots, draw tickets.
    claims: bool,
    blind: bool,
    slots: u8,
    tickets: bool,
}

/// The colour of a set of bits for which a number is largest, the first of several.
///
/// # Panics
/// If there is no bit.
pub fn most(colors: u8, number: impl Fn(Color) -> u8) -> Color {
    let all = Color::ALL.into_iter().rev().filter(|&color| colors >> color as u8 & 1 == 1);
    all.max_by_key(|&color| number(color)).expect("there is a colour")
}

/// The bits of the colours that pay for a route.
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

    /// Trains left.
    pub fn trains(&self) -> u8 {
        self.sight.open.trains[self.sight.seat.index()]
    }

    /// Routes owned.
    pub fn owned(&self) -> Set<RouteId, W> {
        self.sight.open.owned[self.sight.seat.index()]
    }

    /// Routes it may claim, now or in a later turn.
    pub fn free(&self) -> Set<RouteId, W> {
        self.sight.open.claimable(self.sight.seat)
    }

    /// How many cards of a colour it holds.
    pub fn held(&self, color: Color) -> u8 {
        self.sight.own.hand.of_color(color)
    }

    /// Tickets held and not completed.
    pub fn errands(&self) -> impl Iterator<Item = TicketId> + '_ {
        let owned = self.owned();
        self.sight.own.tickets.iter().filter(move |&ticket| !self.atlas.completes(owned, ticket))
    }

    /// What routes cost, its own all the same.
    pub fn prices(&self, own: f32, price: impl Fn(&Rail) -> f32) -> Prices<W> {
        let mut prices = self.atlas.prices(self.sight.open, self.sight.seat, |_, rail| price(rail));
        self.owned().iter().for_each(|route| prices[route] = own);
        prices
    }

    /// The routes to be built on the cheapest way of a ticket; none if there is no way.
    pub fn way(&self, prices: &Prices<W>, ticket: TicketId) -> Option<Set<RouteId, W>> {
        let [from, to] = self.atlas.errand(ticket).stops;
        Some(self.atlas.way(prices, from, to)?.routes - self.owned())
    }

    /// A route and those beside it, as far as they may be claimed.
    pub fn beside(&self, route: RouteId) -> impl Iterator<Item = RouteId> + '_ {
        let (free, siblings) = (self.free(), self.atlas.rail(route).siblings);
        let all = [Some(route), siblings[0], siblings[1]].into_iter().flatten();
        all.filter(move |&route| free.contains(route))
    }

    /// The colour of which it has most, out of those that pay for a route or one beside it.
    pub fn color_for(&self, route: RouteId) -> Color {
        let colors = self.beside(route).fold(0, |colors, route| colors | colors_of(self.atlas.rail(route)));
        most(if colors == 0 { u8::MAX } else { colors }, |color| self.held(color))
    }

    /// Claims a route with as few locomotives as it can.
    pub fn claim(&self, route: RouteId) -> Option<Action> {
        self.claim_in(route, colors_of(self.atlas.rail(route)))
    }

    /// Claims a route with as few locomotives as it can, and with one of these colours.
    pub fn claim_in(&self, route: RouteId, colors: u8) -> Option<Action> {
        let color = most(colors & colors_of(self.atlas.rail(route)), |color| self.held(color));
        self.pay(route, color, self.held(color))
    }

    /// Claims a route, or one beside it, with as few locomotives as it can.
    pub fn claim_beside(&self, route: RouteId) -> Option<Action> {
        let claims = self.beside(route).filter_map(|route| self.claim(route));
        claims.min_by_key(|claim| match claim {
            Action::Claim { payment, .. } => payment.locomotives(),
            _ => 0,
        })
    }

    /// Claims a route, or one beside it, with as many locomotives as it can.
    pub fn squander_beside(&self, route: RouteId) -> Option<Action> {
        self.beside(route).find_map(|route| {
            let rail = self.atlas.rail(route);
            let color = most(colors_of(rail), |color| self.held(color));
            let rest = rail.length.saturating_sub(self.sight.own.hand.locomotives());
            self.pay(route, color, self.held(color).min(rest))
        })
    }

    /// Claims a route with so many cards of a colour at most, the rest in locomotives.
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
        // Rules of linked games may forbid more than cards and trains do.
        .filter(|claim| self.sight.check(&named(self.sight, *claim)).is_ok())
    }

    /// The top card of the deck.
    pub fn blind(&self) -> Option<Action> {
        self.blind.then_some(Action::DrawBlind)
    }

    /// A face-up card of this kind.
    pub fn face_up(&self, card: Card) -> Option<Action> {
        let slots = self.sight.open.market.slots();
        let at = (0..slots.len()).find(|&at| self.slots >> at & 1 == 1 && slots[at] == Some(card));
        at.map(|at| Action::DrawFaceUp(Slot::new(at)))
    }

    /// New tickets.
    pub fn tickets(&self) -> Option<Action> {
        let first = self.draws();
        let rest = (first..self.choices.len()).map(|at| self.choices.nth(at));
        let mixes = rest.take_while(|action| matches!(action, Action::DrawTickets(_))).count();
        self.tickets.then(|| self.choices.nth(first + self.mix_number(mixes)))
    }

    /// The number of the mix it likes, out of so many.
    pub fn mix_number(&self, count: usize) -> usize {
        (self.mix * count.saturating_sub(1) as f32) as usize
    }

    /// How many ways there are to draw a card; they are the first of all choices.
    fn draws(&self) -> usize {
        usize::from(self.blind) + self.slots.count_ones() as usize
    }

    /// How many tickets of the offer must be kept.
    pub fn must_keep(&self) -> usize {
        let open = self.sight.open;
        let keep = if open.turn.is_none() { open.terms.opening_tickets.keep } else { open.keep() };
        usize::from(keep).min(self.sight.own.offer.len())
    }

    /// Keeps these tickets of the offer, a bit each; where more must be kept, the cheapest of the others.
    pub fn keep(&self, mut kept: u8) -> Action {
        let offer = &self.sight.own.offer;
        let value = |at: usize| self.atlas.errand(offer.as_slice()[at]).value;
        while (kept.count_ones() as usize) < self.must_keep() {
            let rest = (0..offer.len()).filter(|at| kept >> at & 1 == 0);
            kept |= 1 << rest.min_by_key(|&at| value(at)).expect("no more must be kept than are offered");
        }
        // In play the others go back deck by deck; at the opening no order is named.
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

    /// Any card, or else anything at all.
    pub fn anything(&self, stream: &mut Stream) -> Action {
        let draws = self.draws();
        self.choices.nth(stream.below(if draws > 0 { draws } else { self.choices.len() }))
    }
}

/// What a plan was made from: the routes still free and the tickets held. While these stay, so does the plan.
#[derive(Default)]
pub struct Basis<const W: usize> {
    free: Set<RouteId, W>,
    tickets: Set<TicketId, W>,
}

impl<const W: usize> Basis<W> {
    /// Whether a new plan is due.
    pub fn has_changed(&mut self, look: &Look<'_, W>) -> bool {
        let (free, tickets) = (look.sight.open.free, look.sight.own.tickets);
        let changed = free != self.free || tickets != self.tickets;
        (self.free, self.tickets) = (free, tickets);
        changed
    }
}
