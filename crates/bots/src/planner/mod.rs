//! The planner: joins its tickets by one plan, counts turns, counts cards, and knows when enough is enough.

mod draw;
mod passengers;
mod plan;
mod purse;
mod tempo;
mod tickets;

use std::sync::Arc;

use rules::action::Action;
use rules::choices::{Choices, Turn};
use rules::ids::{Id, RouteId};
use rules::set::Set;
use rules::view::Sight;

use crate::Player;
use crate::atlas::Atlas;
use crate::style::Style;
pub use plan::Plan;
use plan::Site;
use purse::Needs;

/// Orders in which tickets are laid before the cheapest plan is taken.
const ORDERS: usize = 6;

/// A choice and what it is worth, in points; only the differences mean something.
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    pub action: Action,
    pub worth: f32,
}

/// The planner.
pub struct Planner<const W: usize> {
    atlas: Arc<Atlas<W>>,
    style: Style,
    light: bool,
    plan: Option<Plan<W>>,
    /// What drawing tickets would bring, worked out with the plan.
    tickets_bring: Option<f32>,
    judged: Vec<Judged>,
}

impl<const W: usize> Planner<W> {
    /// Plays in this style.
    pub fn new(atlas: &Arc<Atlas<W>>, style: Style) -> Planner<W> {
        Planner { light: false, ..Planner::light(atlas, style) }
    }

    /// Plays in this style in a hurry: plans as good as the first thought, routes all alike hard to replace.
    pub fn light(atlas: &Arc<Atlas<W>>, style: Style) -> Planner<W> {
        Planner { atlas: Arc::clone(atlas), style, light: true, plan: None, tickets_bring: None, judged: Vec::new() }
    }

    /// Forgets its plan; what was planned for the seat in this position may be given in its place.
    pub fn begin(&mut self, plan: Option<&Plan<W>>) {
        self.plan = plan.cloned();
        self.tickets_bring = None;
    }

    /// The plan for what the seat sees now.
    pub fn plan_for(&mut self, sight: &Sight<'_, W>) -> &Plan<W> {
        self.refresh(sight);
        self.plan()
    }

    /// The choices worth a thought, each with its worth, the best first.
    pub fn judge(&mut self, sight: &Sight<'_, W>) -> &[Judged] {
        self.weigh(sight);
        self.judged.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        &self.judged
    }

    fn weigh(&mut self, sight: &Sight<'_, W>) {
        self.judged.clear();
        let choices = sight.choices();
        match &choices {
            Choices::Nothing => {}
            Choices::Mixes(_) => {
                let action = tickets::mix(&choices, self.style.long_opening);
                self.only(action.expect("a mix can be named"));
            }
            Choices::Keep(_) => {
                let opening = sight.open.turn.is_none();
                let terms = &sight.open.terms;
                let fewest = if opening { terms.opening_tickets.keep } else { terms.drawn_tickets.keep };
                let fewest = usize::from(fewest).min(sight.own.offer.len());
                let atlas = Arc::clone(&self.atlas);
                let site = self.site(&atlas, sight);
                let action = tickets::keep(&site, sight, fewest, !opening);
                self.only(action);
            }
            Choices::Passenger { colors, place } => {
                let color = passengers::choose(&self.atlas, sight.open, sight.seat, *colors);
                self.only(Action::TakePassenger { place: *place, color });
            }
            Choices::SecondCard { blind, slots } => {
                let needs = self.needs(sight);
                draw::second(&mut self.judged, &self.style, sight, &needs, *blind, *slots);
            }
            Choices::Turn(turn) => self.turn(sight, &choices, turn),
        }
    }

    fn only(&mut self, action: Action) {
        self.judged.push(Judged { action, worth: 0.0 });
    }

    fn site<'a>(&self, atlas: &'a Atlas<W>, sight: &Sight<'a, W>) -> Site<'a, W>
    where
        Self: 'a,
    {
        Site::new(atlas, sight.open, sight.seat, &sight.own.hand, self.style, if self.light { 1 } else { ORDERS })
    }

    /// Makes the plan anew if it no longer stands.
    fn refresh(&mut self, sight: &Sight<'_, W>) {
        let owned = sight.open.owned[sight.seat.index()];
        let claimable = sight.open.claimable(sight.seat);
        if let Some(plan) = &mut self.plan
            && plan.tickets == sight.own.tickets
        {
            let built = plan.wanted & owned;
            plan.wanted -= owned;
            let lost = plan.wanted - claimable;
            if built.is_empty() && lost.is_empty() && plan.trains <= sight.open.trains[sight.seat.index()] {
                return;
            }
            if lost.is_empty() && self.light {
                plan.trains -= built.iter().map(|route| self.atlas.rail(route).length).sum::<u8>();
                plan.turns = tempo::turns(
                    &self.style,
                    purse::missing(&self.atlas, &sight.own.hand, plan.wanted),
                    plan.wanted.len() as f32,
                );
                return;
            }
        }
        let atlas = Arc::clone(&self.atlas);
        let site = self.site(&atlas, sight);
        self.plan = Some(site.plan(sight.own.tickets));
        self.tickets_bring = None;
    }

    fn plan(&self) -> &Plan<W> {
        self.plan.as_ref().expect("refreshed before")
    }

    fn needs(&mut self, sight: &Sight<'_, W>) -> Needs {
        self.refresh(sight);
        let targets = self.plan().wanted | self.fillers(sight);
        Needs::new(&self.atlas, &sight.own.hand, targets)
    }

    /// Routes for trains and turns that the tickets leave: those that bring most for a turn.
    fn fillers(&self, sight: &Sight<'_, W>) -> Set<RouteId, W> {
        let plan = self.plan();
        let mut fillers = Set::EMPTY;
        let mut trains = sight.open.trains[sight.seat.index()].saturating_sub(plan.trains);
        let mut turns = tempo::horizon(&self.style, sight.open, sight.seat) - plan.turns;
        if turns < 1.0 || trains == 0 || !plan.wanted.is_empty() {
            return fillers;
        }
        let mut found: [(f32, RouteId, u8, f32); 4] = [(0.0, RouteId::ZERO, 0, 0.0); 4];
        for route in sight.open.claimable(sight.seat) - plan.wanted {
            let rail = self.atlas.rail(route);
            if rail.length > trains {
                continue;
            }
            let missing = f32::from(rail.length) - purse::fitting(&sight.own.hand, rail);
            let takes = tempo::turns(&self.style, missing, 1.0);
            let rate = self.points(sight, route) / takes;
            if rate > found[3].0 && takes <= turns {
                found[3] = (rate, route, rail.length, takes);
                found.sort_by(|a, b| b.0.total_cmp(&a.0));
            }
        }
        for (rate, route, length, takes) in found {
            let rail = self.atlas.rail(route);
            let twin = rail.siblings.into_iter().flatten().any(|sibling| fillers.contains(sibling));
            if rate > 0.0 && length <= trains && takes <= turns && !twin {
                fillers.insert(route);
                trains -= length;
                turns -= takes;
            }
        }
        fillers
    }

    /// Points that a claim brings at once or nearly so.
    fn points(&self, sight: &Sight<'_, W>, route: RouteId) -> f32 {
        let rail = self.atlas.rail(route);
        let owned = sight.open.owned[sight.seat.index()];
        let attached =
            rail.ends.iter().any(|&end| self.atlas.ways(end).iter().any(|&(other, _)| owned.contains(other)));
        let path = if attached && self.atlas.longest_path > 0 { self.style.path * f32::from(rail.length) } else { 0.0 };
        rail.points as f32 + path + passengers::of_route(&self.atlas, sight.open, rail, &self.style)
    }

    fn turn(&mut self, sight: &Sight<'_, W>, choices: &Choices<'_, W>, turn: &Turn<'_, W>) {
        let needs = self.needs(sight);
        let atlas = Arc::clone(&self.atlas);
        let horizon = tempo::horizon(&self.style, sight.open, sight.seat);
        let last = sight.open.turns_left.is_some() && horizon < 2.0;
        let card = self.card_price(sight, horizon);
        if turn.claims() {
            self.claims(sight, &needs, card, last);
        }
        if turn.blind() || turn.slots() != 0 {
            let card = if last { 0.0 } else { card };
            draw::first(&mut self.judged, &self.style, sight, &needs, turn.blind(), turn.slots(), card);
        }
        if turn.tickets() && !last {
            self.draw_tickets(&atlas, sight, choices, horizon);
        }
        if self.judged.is_empty() {
            self.only(choices.nth(0));
        }
    }

    /// What a card that is needed is worth now: less when there is little time or trains to use it.
    fn card_price(&self, sight: &Sight<'_, W>, horizon: f32) -> f32 {
        let trains = f32::from(sight.open.trains[sight.seat.index()]);
        let hand = f32::from(sight.own.hand.len());
        let time = ((horizon - 1.0) / self.style.late).clamp(0.0, 1.0);
        let room = ((trains + 2.0 - hand) / self.style.room).clamp(0.1, 1.0);
        self.style.turn / self.style.cards_a_turn * time * room
    }

    /// Every route that can be paid for, with its best payment.
    fn claims(&mut self, sight: &Sight<'_, W>, needs: &Needs, card: f32, last: bool) {
        let (trains, hand) = (sight.open.trains[sight.seat.index()], &sight.own.hand);
        let plan = self.plan.take().expect("refreshed before");
        let fillers = if last { Set::EMPTY } else { self.fill_targets(sight, &plan) };
        let atlas = Arc::clone(&self.atlas);
        let site = (!last && !self.light).then(|| self.site(&atlas, sight));
        for route in sight.open.claimable(sight.seat) {
            let rail = atlas.rail(route);
            if rail.length > trains {
                continue;
            }
            let twin_wanted = || rail.siblings.into_iter().flatten().any(|twin| plan.wanted.contains(twin));
            let wanted = plan.wanted.contains(route) || twin_wanted();
            let meant = wanted || fillers.contains(route);
            let Some((payment, loss)) = purse::payment(hand, rail, needs, &self.style, meant) else { continue };
            let points = self.points(sight, route);
            let worth = if last {
                points + self.completed_by(sight, route)
            } else if wanted {
                let hard = site.as_ref().map_or(6.0, |site| site.replacement(&plan, route));
                points - card * loss + self.style.claim + self.style.caution * hard
            } else if !plan.wanted.is_empty() {
                continue;
            } else if fillers.contains(route) {
                points - card * loss + self.style.fill
            } else {
                points - card * (loss + 0.2 * f32::from(rail.length))
            };
            self.judged.push(Judged { action: Action::Claim { route, payment }, worth });
        }
        self.plan = Some(plan);
    }

    fn fill_targets(&mut self, sight: &Sight<'_, W>, plan: &Plan<W>) -> Set<RouteId, W> {
        self.plan = Some(plan.clone());
        self.fillers(sight)
    }

    /// What the tickets bring that this route would complete.
    fn completed_by(&self, sight: &Sight<'_, W>, route: RouteId) -> f32 {
        let mut owned = sight.open.owned[sight.seat.index()];
        let open = sight.own.tickets.iter().filter(|&ticket| !self.atlas.completes(owned, ticket));
        let open: Vec<_> = open.collect();
        owned.insert(route);
        let done = open.into_iter().filter(|&ticket| self.atlas.completes(owned, ticket));
        done.map(|ticket| 2.0 * self.atlas.errand(ticket).value as f32).sum()
    }

    fn draw_tickets(&mut self, atlas: &Atlas<W>, sight: &Sight<'_, W>, choices: &Choices<'_, W>, horizon: f32) {
        let plan = self.plan();
        let time = horizon - plan.turns;
        if time < self.style.leisure || sight.open.turns_left.is_some() || !plan.wanted.is_empty() {
            return;
        }
        let share = self.style.long_later;
        let bring = match self.tickets_bring {
            Some(bring) => bring,
            None => {
                let mut site = self.site(atlas, sight);
                for route in plan.wanted {
                    site.prices[route] = 0.0;
                }
                site.horizon = time;
                let spare = sight.open.trains[sight.seat.index()].saturating_sub(plan.trains);
                tickets::expected(&site, sight, spare, share)
            }
        };
        self.tickets_bring = Some(bring);
        let action =
            if sight.open.terms.names_mix { tickets::mix(choices, share) } else { Some(Action::DrawTickets(None)) };
        if let Some(action) = action {
            self.judged.push(Judged { action, worth: bring + self.style.appetite });
        }
    }
}

impl<const W: usize> Player<W> for Planner<W> {
    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        self.weigh(sight);
        let best = self.judged.iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
        best.expect("a seat that is asked has a choice").action
    }
}
