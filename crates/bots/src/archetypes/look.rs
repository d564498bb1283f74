//! What an archetype sees on its turn, and its wishes as actions, if they can be had.

use dealer::Stream;
use rules::action::Action;
use rules::card::{Card, Cards, Color};
use rules::choices::Choices;
use rules::ids::{Id, RouteId, Slot, TicketId};
use rules::set::Set;
use rules::ticket::TicketList;
use rules::view::Sight;

use crate::atlas::Atlas;

/// A decision to be made.
pub struct Look<'a, const W: usize> {
    pub atlas: &'a Atlas<W>,
    pub sight: &'a Sight<'a, W>,
    choices: &'a Choices<'a, W>,
    /// The share of the second deck in the tickets drawn.
    mix: f32,
    /// Routes it may claim if it can pay, now.
    claimable: Set<RouteId, W>,
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

impl<'a, const W: usize> Look<'a, W> {
    pub fn new(atlas: &'a Atlas<W>, sight: &'a Sight<'a, W>, choices: &'a Choices<'a, W>, mix: f32) -> Self {
        let mut look =
            Look { atlas, sight, choices, mix, claimable: Set::EMPTY, blind: false, slots: 0, tickets: false };
        match choices {
            Choices::Turn(turn) => {
                (look.blind, look.slots, look.tickets) = (turn.blind(), turn.slots(), turn.tickets());
                if turn.claims() {
                    look.claimable = sight.open.claimable(sight.seat);
                }
            }
            Choices::SecondCard { blind, slots } => (look.blind, look.slots) = (*blind, *slots),
            _ => {}
        }
        look
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

    /// Tickets held and not completed.
    pub fn errands(&self) -> impl Iterator<Item = TicketId> + '_ {
        let owned = self.owned();
        self.sight.own.tickets.iter().filter(move |&ticket| !self.atlas.completes(owned, ticket))
    }

    /// A route and those beside it, as far as they may be claimed.
    pub fn beside(&self, route: RouteId) -> impl Iterator<Item = RouteId> + '_ {
        let free = self.free();
        let all = [Some(route)].into_iter().chain(self.atlas.rail(route).siblings.map(Some).map(Option::flatten));
        all.flatten().filter(move |&route| free.contains(route))
    }

    /// The colour of which it has most, out of those that pay for a route or one beside it.
    pub fn color_for(&self, route: RouteId) -> Color {
        let bits = |route| self.atlas.rail(route).color.map_or(u8::MAX, |color| 1 << color as u8);
        let colors = self.beside(route).fold(0, |colors, route| colors | bits(route));
        most(if colors == 0 { u8::MAX } else { colors }, |color| self.sight.own.hand.of_color(color))
    }

    /// Claims a route with as few locomotives as possible.
    pub fn claim(&self, route: RouteId) -> Option<Action> {
        let hand = &self.sight.own.hand;
        let color = self.atlas.rail(route).color;
        self.claim_with(route, color.unwrap_or_else(|| most(u8::MAX, |color| hand.of_color(color))))
    }

    /// Claims a route with cards of this colour, and with locomotives where they are not enough.
    pub fn claim_with(&self, route: RouteId, color: Color) -> Option<Action> {
        let (rail, hand) = (self.atlas.rail(route), &self.sight.own.hand);
        let colored = hand.of_color(color).min(rail.length);
        let locomotives = rail.length - colored;
        let can = self.claimable.contains(route)
            && rail.length <= self.trains()
            && rail.color.is_none_or(|only| only == color)
            && locomotives <= hand.locomotives();
        can.then(|| {
            let mut payment = Cards::of(Card::Color(color), colored);
            payment.add_all(&Cards::of(Card::Locomotive, locomotives));
            Action::Claim { route, payment }
        })
    }

    /// Claims a route or one beside it, whichever takes fewer locomotives.
    pub fn claim_beside(&self, route: RouteId) -> Option<Action> {
        let claims = self.beside(route).filter_map(|route| self.claim(route));
        claims.min_by_key(|claim| match claim {
            Action::Claim { payment, .. } => payment.locomotives(),
            _ => 0,
        })
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
        let all = (first..self.choices.len()).map(|at| self.choices.nth(at));
        let count = all.take_while(|action| matches!(action, Action::DrawTickets(_))).count();
        self.tickets.then(|| self.choices.nth(first + self.mix_number(count)))
    }

    /// The number of the mix it likes, out of so many.
    pub fn mix_number(&self, count: usize) -> usize {
        (self.mix * (count.max(1) - 1) as f32) as usize
    }

    /// How many ways there are to draw a card; they are the first of all choices.
    fn draws(&self) -> usize {
        usize::from(self.blind) + self.slots.count_ones() as usize
    }

    /// Keeps these tickets of the offer, a bit each; where more must be kept, the cheapest of the others.
    pub fn keep(&self, mut kept: u8) -> Action {
        let offer = &self.sight.own.offer;
        let value = |at: usize| self.atlas.errand(offer.as_slice()[at]).value;
        while (kept.count_ones() as usize) < self.must_keep() {
            let rest = (0..offer.len()).filter(|at| kept >> at & 1 == 0);
            kept |= 1 << rest.min_by_key(|&at| value(at)).expect("no more must be kept than are offered");
        }
        let mut returned = TicketList::EMPTY;
        if self.sight.open.turn.is_some() {
            let mut rest = offer.chosen(!kept);
            while !rest.is_empty() {
                let deck = |at: &usize| self.atlas.errand(rest.as_slice()[*at]).deck;
                let next = (0..rest.len()).min_by_key(deck).expect("it is not empty");
                returned.push(rest.remove(next));
            }
        }
        Action::KeepTickets { kept: offer.chosen(kept), returned }
    }

    /// How many of the offer must be kept.
    pub fn must_keep(&self) -> usize {
        let (terms, opening) = (&self.sight.open.terms, self.sight.open.turn.is_none());
        let deal = if opening { terms.opening_tickets } else { terms.drawn_tickets };
        usize::from(deal.keep).min(self.sight.own.offer.len())
    }

    /// Any card, or else anything at all.
    pub fn anything(&self, stream: &mut Stream) -> Action {
        let draws = self.draws();
        self.choices.nth(stream.below(if draws > 0 { draws } else { self.choices.len() }))
    }
}
