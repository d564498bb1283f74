//! Answers to the questions that campaign games ask. The answers are based on the plan.

use rules::ability::Modifier;
use rules::action::Action;
use rules::agenda::Ask;
use rules::card::{Card, Cards, Face, Mark};
use rules::choices::Choices;
use rules::ids::{Id, PlaceId, RouteId};
use rules::set::Set;
use rules::view::Sight;

use super::claims::Moment;
use super::income::{self, Income};
use super::purse::CardNeeds;
use super::{Judged, Planner, draw};
use crate::cards;

/// Minimum number of free routes that a city needs to make a house there worthwhile.
const GUESTS: usize = 3;
/// Value of a skull that the seat can declare. A declared skull loses $3 if the card turned up
/// shows a skull, and otherwise wins $2.
const SKULL: f32 = 0.9;
/// Minimum value of a face-up ticket that the bot takes voluntarily. It must keep the ticket.
const OPEN_TICKET: f32 = 1.0;

impl<const W: usize> Planner<W> {
    /// Answers a question asked by a card or mechanism. `answers` has a bit for each legal answer.
    pub(super) fn answer(&mut self, sight: &Sight<'_, W>, answers: u16) {
        let yes = |at: u8| answers >> at & 1 == 1;
        let wanted = match sight.open.asking() {
            Some(Ask::Load(_, city)) => Some(u8::from(self.loads(sight, city))),
            Some(Ask::Telegraph(_)) => Some(u8::from(self.telegraphs(sight))),
            Some(Ask::TelegraphKeep(_)) => Some(self.kept(sight)),
            Some(Ask::HouseSite(_)) => Some(self.house(sight, answers)),
            Some(Ask::Window(_)) => Some(self.window(sight, answers)),
            _ => None,
        };
        let action = wanted.filter(|&wanted| yes(wanted)).map(Action::Answer);
        self.only(action.unwrap_or_else(|| cards::answer(sight, answers)));
    }

    fn needs(&mut self, sight: &Sight<'_, W>) -> CardNeeds {
        self.refresh(sight);
        let income = Income::new(&self.atlas, sight);
        Moment::new(&self.atlas, &self.style, sight, self.plan(), income.as_ref()).needs
    }

    /// Decides whether to load a city's freight. The bot loads it if the plan connects the city to
    /// one that demands the good.
    fn loads(&mut self, sight: &Sight<'_, W>, city: PlaceId) -> bool {
        if sight.open.turns_left.is_some() {
            return false;
        }
        self.refresh(sight);
        let routes = sight.open.owned[sight.seat.index()] | self.plan().wanted;
        let (from, to, _) = income::freight(&self.atlas, sight, city, routes);
        from.meets(to)
    }

    /// Checks whether a telegram is worth its price. This depends on how likely it is to contain a
    /// card that the plan needs.
    fn telegraphs(&mut self, sight: &Sight<'_, W>) -> bool {
        let needs = self.needs(sight);
        let unseen = draw::unseen(sight);
        let hand = &sight.own.hand;
        let fits = |card: Card| needs.value(card, hand, &self.style) >= self.style.wild_needed;
        let fitting: u8 = unseen.kinds().filter(|(card, _)| fits(*card)).map(|(_, count)| count).sum();
        let misses = 1.0 - f32::from(fitting) / f32::from(unseen.len().max(1));
        let (cost, looked) = sight.telegraph();
        self.style.telegraph * cards::price(sight) * (1.0 - misses.powi(looked.into())) > f32::from(cost)
    }

    /// Chooses the most valuable card in a telegram.
    fn kept(&mut self, sight: &Sight<'_, W>) -> u8 {
        let needs = self.needs(sight);
        let worth = |face: Face| face.card().map_or(0.0, |(card, _)| needs.value(card, &sight.own.hand, &self.style));
        let faces = sight.own.telegram.faces().map(worth).enumerate();
        faces.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0))).map_or(0, |(at, _)| at as u8)
    }

    /// Chooses the end of the claimed route at which to build a house, if any. Only large cities
    /// with at least [`GUESTS`] free routes are considered, and none late in the game.
    fn house(&self, sight: &Sight<'_, W>, answers: u16) -> u8 {
        let claim = sight.open.campaign.as_ref().and_then(|campaign| campaign.claim);
        let Some(claim) = claim.filter(|_| !cards::is_late(sight)) else { return 0 };
        let places = self.atlas.rail(claim.claim.route).places;
        let guests = |place: PlaceId| {
            let stops = self.atlas.stops_of[place.index()].iter();
            let routes: Set<RouteId, W> =
                stops.flat_map(|stop| self.atlas.ways(stop)).map(|&(route, _)| route).collect();
            (routes & sight.open.free).len()
        };
        let ends = (1..=2u8).filter(|at| answers >> at & 1 == 1).map(|at| (at, places[usize::from(at) - 1]));
        let large = ends.filter(|(_, place)| sight.tables.edition().places[place.index()].large);
        let best = large.map(|(at, place)| (guests(place), at)).filter(|(guests, _)| *guests >= GUESTS).max();
        best.map_or(0, |(_, at)| at)
    }

    /// Chooses the face-up ticket that adds most to the plan, if any ticket adds enough. If the
    /// deck is empty, a ticket must be chosen.
    fn window(&self, sight: &Sight<'_, W>, answers: u16) -> u8 {
        let Some(campaign) = &sight.open.campaign else { return 0 };
        let income = Income::new(&self.atlas, sight);
        let site = self.site(&self.atlas, sight, income.as_ref());
        let worth = |tickets| {
            let plan = site.plan(tickets);
            plan.worth - site.at_risk(&plan)
        };
        let without = worth(sight.own.tickets);
        let gain = |at: u8| {
            let ticket = campaign.window[usize::from(at) - 1]?;
            let mut tickets = sight.own.tickets;
            tickets.insert(ticket);
            Some((worth(tickets) - without, at))
        };
        let open = (1..=2u8).filter(|at| answers >> at & 1 == 1).filter_map(gain);
        let best = open.max_by(|a, b| a.0.total_cmp(&b.0));
        best.filter(|(gain, _)| *gain >= OPEN_TICKET || answers & 1 == 0).map_or(0, |(_, at)| at)
    }

    /// Chooses the payment for the named route. Prefers cards that are not needed elsewhere, and
    /// cards whose marks pay.
    pub(super) fn pay(&mut self, sight: &Sight<'_, W>, choices: &Choices<'_, W>) {
        self.refresh(sight);
        let named = sight.open.campaign.as_ref().and_then(|campaign| campaign.claim).map(|claim| claim.claim.route);
        let mut wanted = self.plan().wanted;
        named.into_iter().for_each(|route| wanted.remove(route));
        let needs = CardNeeds::new(&self.atlas, &sight.own.hand, wanted);
        let price = cards::price(sight).max(0.1);
        let loss = |action: &Action| match action {
            Action::Pay { cards, snow } => price * self.loss(&needs, cards, *snow) - marks(sight, cards),
            _ => f32::INFINITY,
        };
        let best = choices.iter().min_by(|a, b| loss(a).total_cmp(&loss(b)));
        self.only(best.expect("a route that was named can be paid for"));
    }

    /// Returns the cost of a payment to the rest of the plan, in cards.
    fn loss(&self, needs: &CardNeeds, cards: &Cards, snow: Option<Face>) -> f32 {
        let mut spent = *cards;
        snow.into_iter().for_each(|face| spent.add_all(&Cards::of_face(face, 1)));
        let colors = spent.colors().into_iter().zip(needs.spare);
        let colored: f32 = colors
            .map(|(count, spare)| {
                let own = count.min(spare);
                self.style.spare * f32::from(own) + f32::from(count - own)
            })
            .sum();
        colored + self.style.wild * f32::from(spent.locomotives())
    }

    /// Lists the useful second claims with their values, and the option of declining.
    pub(super) fn second(&mut self, sight: &Sight<'_, W>, routes: Set<RouteId, W>) {
        self.only(Action::Answer(0));
        self.refresh(sight);
        let income = Income::new(&self.atlas, sight);
        let moment = Moment::new(&self.atlas, &self.style, sight, self.plan(), income.as_ref());
        let found = routes.iter().filter_map(|route| Some((route, moment.second(route)?)));
        let found: Vec<Judged> = found.map(|(route, worth)| Judged { action: Action::Name(route), worth }).collect();
        self.judged.extend(found);
    }
}

/// Returns the value of the marks in a payment: skulls that can be declared, and pickaxes that earn
/// stakes.
pub fn marks<const W: usize>(sight: &Sight<'_, W>, cards: &Cards) -> f32 {
    let step = |word: &str| {
        let mut steps = sight.tables.edition().claim_steps.iter().flatten();
        steps.any(|step| step.mechanism_word() == Some(word))
    };
    let (skulls, picks) = (cards.showing(Mark::Skull), cards.showing(Mark::Pickaxe));
    let covered = sight.open.coins(sight.seat) >= i16::from(sight.hazard_loss(skulls));
    let declared = if covered && step("hazard") { SKULL * f32::from(skulls) } else { 0.0 };
    let first = if sight.changed(Modifier::StakeOne) > 0 { 1 } else { 2 };
    let staked = if step("survey") { u8::from(picks >= first) + u8::from(picks >= 3) } else { 0 };
    declared + f32::from(staked)
}
