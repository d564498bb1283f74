//! The planner. It connects its tickets with one plan, counts turns and cards, and draws no more
//! tickets than it expects to complete.

mod claims;
mod draw;
mod income;
mod mechanisms;
mod passengers;
mod plan;
mod purse;
mod tempo;
mod tickets;

use std::sync::Arc;

use rules::action::Action;
use rules::choices::{Choices, TurnChoices};
use rules::ids::{Id, RouteId, TicketId};
use rules::set::Set;
use rules::view::Sight;

use crate::Player;
use crate::atlas::Atlas;
use crate::style::Style;
use claims::Moment;
use income::{Income, Wishes};
pub(crate) use mechanisms::marks;
use plan::Site;
pub use plan::TicketPlan;

/// Number of orders in which the tickets are connected to find the cheapest plan.
const ORDERS: usize = 6;

/// A choice and its value in points. Only the differences between values are meaningful.
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    pub action: Action,
    pub worth: f32,
}

pub struct Planner<const W: usize> {
    atlas: Arc<Atlas<W>>,
    style: Style,
    light: bool,
    /// Whether the planner also considers choices outside the plan, so that a search can explore
    /// these.
    broad: bool,
    plan: Option<TicketPlan<W>>,
    /// Value of drawing tickets, which is computed together with the plan.
    tickets_bring: Option<f32>,
    judged: Vec<Judged>,
}

impl<const W: usize> Planner<W> {
    pub fn new(atlas: &Arc<Atlas<W>>, style: Style) -> Planner<W> {
        Planner { light: false, ..Planner::light(atlas, style) }
    }

    /// Creates a light planner. To save time, it uses the first plan that it finds, and treats all
    /// routes as equally hard to replace.
    pub fn light(atlas: &Arc<Atlas<W>>, style: Style) -> Planner<W> {
        let atlas = Arc::clone(atlas);
        let style = if atlas.linked { style.linked() } else { style };
        Planner { atlas, style, light: true, broad: false, plan: None, tickets_bring: None, judged: Vec::new() }
    }

    /// Creates a planner that also considers choices outside the plan.
    pub fn broad(atlas: &Arc<Atlas<W>>, style: Style) -> Planner<W> {
        Planner { broad: true, ..Planner::new(atlas, style) }
    }

    /// Replaces the stored plan with this one. `None` removes the plan.
    pub fn begin(&mut self, plan: Option<&TicketPlan<W>>) {
        self.plan = plan.cloned();
        self.tickets_bring = None;
    }

    /// Returns the plan for the seat's current view.
    pub fn plan_for(&mut self, sight: &Sight<'_, W>) -> &TicketPlan<W> {
        self.refresh(sight);
        self.plan()
    }

    /// Returns a plan for these tickets instead of the seat's current ones.
    pub fn plan_with(&self, sight: &Sight<'_, W>, tickets: Set<TicketId, W>) -> TicketPlan<W> {
        self.site(&self.atlas, sight, Income::new(&self.atlas, sight).as_ref()).plan(tickets)
    }

    /// Returns the choices worth considering with their values, best first.
    pub fn judge(&mut self, sight: &Sight<'_, W>) -> &[Judged] {
        self.weigh(sight);
        self.judged.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        &self.judged
    }

    /// Among these routes, returns the one for which the hand lacks the fewest cards. Ties go to
    /// the longest route. Returns `None` if there are no routes.
    pub fn nearest(&self, sight: &Sight<'_, W>, routes: Set<RouteId, W>) -> Option<RouteId> {
        let missing = |route| purse::missing(&self.atlas, &sight.own.hand, [route].into_iter().collect());
        let far = |route| (missing(route), std::cmp::Reverse(self.atlas.rail(route).length));
        routes.iter().min_by(|&a, &b| far(a).partial_cmp(&far(b)).expect("cards are counted"))
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
                let fewest = if opening { sight.open.terms.opening_tickets.keep } else { sight.open.keep() };
                let fewest = usize::from(fewest).min(sight.own.offer.len());
                let atlas = Arc::clone(&self.atlas);
                let site = self.site(&atlas, sight, Income::new(&atlas, sight).as_ref());
                tickets::keep(&mut self.judged, &site, sight, fewest, !opening);
            }
            Choices::Passenger { colors, place } => {
                let color = passengers::choose(&self.atlas, sight.open, sight.seat, *colors);
                self.only(Action::TakePassenger { place: *place, color });
            }
            Choices::SecondCard { blind, slots } => {
                self.refresh(sight);
                let income = Income::new(&self.atlas, sight);
                let needs = Moment::new(&self.atlas, &self.style, sight, self.plan(), income.as_ref()).needs;
                draw::second(&mut self.judged, &self.style, sight, &needs, *blind, *slots);
            }
            Choices::Answers(answers) => self.answer(sight, *answers),
            Choices::Payments(_) => self.pay(sight, &choices),
            Choices::Second(routes) => self.second(sight, *routes),
            Choices::Turn(turn) => self.turn(sight, &choices, turn),
        }
    }

    fn only(&mut self, action: Action) {
        self.judged.push(Judged { action, worth: 0.0 });
    }

    fn site<'a>(&self, atlas: &'a Atlas<W>, sight: &Sight<'a, W>, income: Option<&Income<W>>) -> Site<'a, W> {
        let orders = if self.light { 1 } else { ORDERS };
        let income = income.map(|income| (income, Wishes::new(atlas, sight)));
        Site::new(atlas, sight.open, sight.seat, &sight.own.hand, self.style, orders, income)
    }

    fn plan(&self) -> &TicketPlan<W> {
        self.plan.as_ref().expect("refreshed before")
    }

    /// Makes a new plan if the old one is no longer valid. A light planner keeps its plan while it
    /// builds the plan's routes.
    fn refresh(&mut self, sight: &Sight<'_, W>) {
        let owned = sight.open.owned[sight.seat.index()];
        let wishes = if self.atlas.linked { Wishes::new(&self.atlas, sight).set } else { Set::EMPTY };
        let same = |plan: &&mut TicketPlan<W>| plan.tickets == sight.own.tickets && plan.wishes == wishes;
        if let Some(plan) = self.plan.as_mut().filter(same) {
            let built = plan.wanted & owned;
            plan.wanted -= owned;
            let stands = (plan.wanted - sight.open.claimable(sight.seat)).is_empty();
            if stands && built.is_empty() && plan.trains <= sight.open.trains[sight.seat.index()] {
                return;
            }
            if stands && self.light {
                plan.trains -= built.iter().map(|route| self.atlas.rail(route).length).sum::<u8>();
                let missing = purse::missing(&self.atlas, &sight.own.hand, plan.wanted);
                plan.turns = tempo::turns(&self.style, missing, plan.wanted.len() as f32);
                return;
            }
        }
        let atlas = Arc::clone(&self.atlas);
        let income = Income::new(&atlas, sight);
        self.plan = Some(self.site(&atlas, sight, income.as_ref()).plan(sight.own.tickets));
        self.tickets_bring = None;
    }

    fn turn(&mut self, sight: &Sight<'_, W>, choices: &Choices<'_, W>, turn: &TurnChoices<'_, W>) {
        self.refresh(sight);
        let atlas = Arc::clone(&self.atlas);
        let plan = self.plan.take().expect("refreshed before");
        let income = Income::new(&atlas, sight);
        let moment = Moment::new(&atlas, &self.style, sight, &plan, income.as_ref());
        if turn.claims() {
            let site = (!moment.last && !self.light).then(|| self.site(&atlas, sight, income.as_ref()));
            moment.claims(&mut self.judged, site.as_ref(), self.broad);
            if sight.tables.edition().menu.name_route {
                name_first(&mut self.judged, sight);
            }
        }
        if turn.blind() || turn.slots() != 0 {
            let price = if moment.last { 0.0 } else { moment.card };
            draw::first(&mut self.judged, &self.style, sight, &moment.needs, turn.blind(), turn.slots(), price);
        }
        let time = moment.horizon - plan.turns;
        self.plan = Some(plan);
        if turn.tickets() && sight.open.turns_left.is_none() {
            self.draw_tickets(&atlas, sight, choices, time, income.as_ref());
        }
        if self.judged.is_empty() {
            self.only(choices.nth(0));
        }
    }

    /// Adds the option to draw tickets, with its value, if the plan leaves enough time. If the
    /// score is points, the plan must also be complete unless the planner is broad. If the score is
    /// money, the plan must not give up any ticket.
    fn draw_tickets(
        &mut self,
        atlas: &Atlas<W>,
        sight: &Sight<'_, W>,
        choices: &Choices<'_, W>,
        time: f32,
        income: Option<&Income<W>>,
    ) {
        let plan = self.plan();
        let busy = !plan.wanted.is_empty();
        let (enough, leisure) = match atlas.linked {
            false => (busy && !self.broad, self.style.leisure),
            // If a seat has more tickets than it can complete, it needs no more.
            true => (plan.overdrawn, self.style.leisure),
        };
        if time < leisure || enough {
            return;
        }
        let share = self.style.long_later;
        let bring = self.tickets_bring.unwrap_or_else(|| {
            let mut site = self.site(atlas, sight, income);
            plan.wanted.iter().for_each(|route| site.prices[route] = 0.0);
            site.horizon = time;
            let spare = sight.open.trains[sight.seat.index()].saturating_sub(plan.trains);
            tickets::expected(&site, sight, spare, share)
        });
        self.tickets_bring = Some(bring);
        let mixed = sight.open.terms.names_mix;
        let action = if mixed { tickets::mix(choices, share) } else { Some(Action::DrawTickets(None)) };
        if let Some(action) = action {
            let aside = if atlas.linked { self.style.busy } else { self.style.aside };
            let worth = bring + self.style.appetite - if busy { aside } else { 0.0 };
            self.judged.push(Judged { action, worth });
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

/// Replaces claims with `Name` actions, in games that ask for the route first. Each action has the
/// value of its best payment.
fn name_first<const W: usize>(judged: &mut Vec<Judged>, sight: &Sight<'_, W>) {
    let mut named: Vec<Judged> = Vec::new();
    for Judged { action, worth } in judged.drain(..) {
        let Action::Claim { route, .. } = action else { continue };
        let action = Action::Name(route);
        match named.iter_mut().find(|other| other.action == action) {
            Some(other) => other.worth = other.worth.max(worth),
            None if sight.check(&action).is_ok() => named.push(Judged { action, worth }),
            None => {}
        }
    }
    *judged = named;
}
