//! Invariants that hold whenever a seat must answer and when the game is over. Tests and fuzzing
//! check them.

use crate::ability::{Ability, Effect};
use crate::agenda::Task;
use crate::card::{Card, Cards};
use crate::claim_step::ClaimStep;
use crate::game::Game;
use crate::ids::{Id, PlaceId, RouteId, TicketId};
use crate::limits::MARKET_SLOTS;
use crate::set::Set;

/// A law's id and its check.
type Law<const W: usize> = (&'static str, fn(&Game<W>) -> bool);

impl<const W: usize> Game<W> {
    /// Returns the id of the first broken law (INV-01 to INV-08). INV-11 needs no check, because
    /// the types keep newspapers out of hands and slots.
    pub fn broken_law(&self) -> Option<&'static str> {
        self.broken_laws().next()
    }

    /// Iterates over the ids of all broken laws. While a deal is pending, some laws do not hold, so
    /// none is checked.
    pub fn broken_laws(&self) -> impl Iterator<Item = &'static str> + '_ {
        let laws: [Law<W>; 10] = [
            ("INV-01 cards", Self::cards_are_complete),
            ("INV-01 tickets", Self::tickets_are_complete),
            ("INV-01 passengers", Self::passengers_are_complete),
            ("INV-01 events", Self::events_are_complete),
            ("INV-02", Self::trains_are_complete),
            ("INV-03", Self::score_is_earned),
            ("INV-04", Self::deck_is_refilled),
            ("INV-05 INV-06", Self::market_is_tidy),
            ("INV-07", Self::groups_are_shared),
            ("INV-08", Self::someone_can_answer),
        ];
        let waits = self.deal_due().is_some();
        laws.into_iter().filter(move |(_, holds)| !waits && !holds(self)).map(|(name, _)| name)
    }

    fn cards_are_complete(&self) -> bool {
        let (open, state) = (&self.state.open, &self.state);
        let mut all = Cards::NONE;
        for cards in [state.hidden.deck, open.discard, open.market.cards()] {
            all.add_all(&cards);
        }
        for own in &state.own {
            all.add_all(&own.hand);
            own.telegram.faces().for_each(|face| all.add_all(&Cards::of_face(face, 1)));
        }
        let expected = self.tables.edition.newspapers_for(open.seats());
        let newspapers = open.deck_newspapers + open.discard_newspapers;
        let sizes = state.own.iter().zip(open.hands).all(|(own, size)| own.hand.len() == size);
        all == self.tables.edition.cards
            && (newspapers == expected || newspapers == 0 && open.turn.is_none())
            && sizes
            && state.hidden.deck.len() == open.deck
    }

    fn tickets_are_complete(&self) -> bool {
        let mut times = vec![0; self.tables.tickets.len()];
        let mut count = |ticket: TicketId| times[ticket.index()] += 1;
        for own in &self.state.own {
            own.tickets.iter().for_each(&mut count);
            own.offer.as_slice().iter().copied().for_each(&mut count);
        }
        let window = self.state.open.campaign.as_ref().map_or([None; 2], |campaign| campaign.window);
        window.into_iter().flatten().for_each(&mut count);
        for deck in 0..self.tables.edition.decks.len() {
            let [top, under] = self.state.hidden.tickets.shuffled(deck);
            let bottom: Vec<TicketId> = self.state.hidden.tickets.in_order(deck).collect();
            if [top.len(), under.len(), bottom.len()].map(|size| size as u16) != self.state.open.layers[deck] {
                return false;
            }
            top.iter().chain(under).chain(bottom).for_each(&mut count);
        }
        times.iter().all(|&times| times == 1)
    }

    fn passengers_are_complete(&self) -> bool {
        let open = &self.state.open;
        let mut all = Cards::of_colors(open.bag);
        for place in 0..self.tables.edition.places.len() {
            let waiting = open.waiting_at(&self.tables, PlaceId::new(place));
            waiting.iter().flatten().for_each(|&color| all.add(Card::Color(color)));
        }
        for pool in &open.passengers {
            all.add_all(&Cards::of_colors(*pool));
        }
        all == self.tables.edition.passengers
    }

    fn events_are_complete(&self) -> bool {
        self.state.open.campaign.as_ref().is_none_or(|campaign| {
            let parts = [campaign.event_deck, campaign.event_discard, campaign.event_retired];
            let sizes: u32 = parts.iter().map(|part| part.count_ones()).sum();
            let all = self.tables.edition.all_events();
            parts.iter().fold(0, |sum, part| sum | part) == all
                && sizes == all.count_ones()
                && (campaign.event_discard | campaign.event_retired) & !campaign.event_turned == 0
                && campaign.event.is_none_or(|event| campaign.event_discard >> event & 1 == 1)
        })
    }

    fn trains_are_complete(&self) -> bool {
        let open = &self.state.open;
        open.all_seats().all(|seat| {
            let placed: u16 = open.owned[seat.index()].iter().map(|r| u16::from(self.tables.route(r).length)).sum();
            let stock = open
                .campaign
                .as_ref()
                .map_or(self.tables.edition.terms.trains, |campaign| campaign.stock[seat.index()]);
            u16::from(open.trains[seat.index()]) + placed == u16::from(stock)
        })
    }

    fn score_is_earned(&self) -> bool {
        let open = &self.state.open;
        let points = |route: RouteId| -> i16 {
            let length = self.tables.route(route).length as usize;
            let steps = self.tables.edition.claim_steps.iter().flatten();
            steps
                .map(|step| if let ClaimStep::RoutePoints(table) = step { i16::from(table[length - 1]) } else { 0 })
                .sum()
        };
        // A card may ask a question before the claim steps have scored the points.
        let claiming = open.campaign.as_ref().and_then(|campaign| campaign.claim).map(|claim| claim.claim.seat);
        open.all_seats().all(|seat| {
            let earned = open.owned[seat.index()].iter().map(points).sum::<i16>();
            open.coins(seat) >= 0 && (earned == open.score[seat.index()] || claiming == Some(seat))
        })
    }

    fn deck_is_refilled(&self) -> bool {
        let open = &self.state.open;
        open.deck + open.deck_newspapers > 0 || open.discard.is_empty() && open.discard_newspapers == 0
    }

    fn market_is_tidy(&self) -> bool {
        let open = &self.state.open;
        let lying = usize::from(open.market.cards().len());
        // If a newspaper turns up while a gap is filled, its event may ask a question first.
        let full = lying == MARKET_SLOTS || !open.card_left() || open.gap_waits();
        let reset_due = lying == MARKET_SLOTS && open.market.locomotives() >= open.terms.reset_at;
        full && (!reset_due || open.stands || open.piles() == 0)
    }

    fn groups_are_shared(&self) -> bool {
        let open = &self.state.open;
        // A card can open a closed route.
        let unlocks =
            self.tables.edition.abilities.iter().flat_map(Ability::effects).any(|effect| effect == Effect::Unlock);
        let mut owned: Set<RouteId, W> = Set::EMPTY;
        let mut apart = true;
        for routes in open.owned {
            apart &= !owned.meets(routes);
            owned |= routes;
        }
        apart
            && (0..self.tables.routes.len()).map(RouteId::new).all(|route| {
                let siblings = || self.tables.route(route).siblings.into_iter().flatten();
                let fewest = if siblings().count() == 1 { open.terms.double_from } else { open.terms.triple_from };
                let owners = siblings().chain([route]).filter_map(|route| open.owner(route));
                let mut owners: Vec<_> = owners.collect();
                let all = owners.len();
                owners.sort();
                owners.dedup();
                let closed = open.seats < fewest && siblings().any(|sibling| owned.contains(sibling));
                owners.len() == all
                    && (open.seats >= fewest || all <= 1 || unlocks)
                    && open.free.contains(route) == (!owned.contains(route) && !closed)
            })
    }

    fn someone_can_answer(&self) -> bool {
        let open = &self.state.open;
        let asked = |seat: &crate::ids::Seat| !self.choices(*seat).is_empty();
        let passes = |seat: crate::ids::Seat| {
            let choices = self.choices(seat);
            // If a pass is possible, it is the last choice.
            choices.len() < 2 || choices.nth(choices.len() - 1) != crate::action::Action::Pass
        };
        match *open.agenda.top() {
            Task::Ask(_) => open.all_seats().any(|seat| asked(&seat)) && open.all_seats().all(passes),
            _ => open.over,
        }
    }
}
