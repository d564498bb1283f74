//! The plan: the routes that connect a seat's tickets as cheaply as possible.

use rules::card::Cards;
use rules::ids::{RouteId, Seat, TicketId};
use rules::open::Open;
use rules::set::Set;

use super::income::{Income, Wishes};
use super::purse;
use super::tempo;
use crate::atlas::{Atlas, CLOSED, Prices};
use crate::style::Style;

/// Maximum number of open tickets in a plan. A seat with more tickets can complete only a few, and
/// the computing time grows with the cube of their number.
const OPEN_MOST: usize = 6;

/// Maximum number of paid connections in a plan, in addition to tickets.
const WISHES_MOST: usize = 3;

/// Routes to build, and the tickets that they complete.
#[derive(Clone)]
pub struct TicketPlan<const W: usize> {
    /// Routes still to be built.
    pub wanted: Set<RouteId, W>,
    /// Open tickets that these routes complete.
    pub aims: Set<TicketId, W>,
    /// Open tickets that the plan gives up.
    pub lost: Set<TicketId, W>,
    /// Whether the plan gives up tickets because there are too many of them, or too few turns or
    /// trains.
    pub overdrawn: bool,
    /// Number of trains that the wanted routes need.
    pub trains: u8,
    /// Number of turns that the wanted routes need.
    pub turns: f32,
    /// Points won or lost by the tickets, minus the price of the routes.
    pub worth: f32,
    /// The tickets for which the plan was made.
    pub tickets: Set<TicketId, W>,
    /// Paid connections that were possible when the plan was made.
    pub wishes: Set<TicketId, W>,
}

/// The inputs of a plan: public information, and private information of the planner's seat.
pub struct Site<'a, const W: usize> {
    pub atlas: &'a Atlas<W>,
    pub open: &'a Open<W>,
    pub seat: Seat,
    pub hand: &'a Cards,
    pub style: Style,
    /// Price of each route for this seat.
    pub prices: Prices<W>,
    /// Expected number of turns left.
    pub horizon: f32,
    /// Number of orders in which the tickets are connected to find the cheapest plan.
    pub orders: usize,
    /// Connections for which cards pay.
    pub wishes: Wishes<W>,
}

impl<'a, const W: usize> Site<'a, W> {
    /// Creates the inputs for a seat with this hand, and computes the price of each route.
    pub fn new(
        atlas: &'a Atlas<W>,
        open: &'a Open<W>,
        seat: Seat,
        hand: &'a Cards,
        style: Style,
        orders: usize,
        income: Option<(&Income<W>, Wishes<W>)>,
    ) -> Self {
        let prices = atlas.prices(open, seat, |route, rail| {
            let missing = f32::from(rail.length) - style.credit * purse::fitting(hand, rail);
            let work = style.turn * tempo::turns(&style, missing, 1.0) + style.train * f32::from(rail.length);
            let least = style.least * f32::from(rail.length);
            if let Some((income, _)) = income {
                return (work - income.of(&style, route) - style.likes(rail.length)).max(least);
            }
            let passengers = super::passengers::of_route(atlas, open, rail, &style);
            (work - rail.points as f32 - style.likes(rail.length) - passengers).max(least)
        });
        let wishes = income.map_or_else(Wishes::default, |(_, wishes)| wishes);
        let horizon = tempo::horizon(&style, open, seat);
        Site { atlas, open, seat, hand, style, prices, horizon, orders, wishes }
    }

    /// Returns the gain from completing a ticket.
    fn value(&self, ticket: TicketId) -> f32 {
        match self.atlas.is_ticket(ticket) {
            true => self.atlas.errand(ticket).value as f32 + self.atlas.booked,
            false => self.style.wish * self.wishes.value(ticket),
        }
    }

    /// Returns the cost of failing a ticket.
    fn fine(&self, ticket: TicketId) -> f32 {
        if self.atlas.is_ticket(ticket) { self.atlas.errand(ticket).value as f32 } else { 0.0 }
    }

    /// Returns the difference between completing and failing a ticket.
    fn swing(&self, ticket: TicketId) -> f32 {
        self.value(ticket) + self.fine(ticket)
    }

    fn owned(&self) -> Set<RouteId, W> {
        self.open.owned[rules::ids::Id::index(self.seat)]
    }

    pub fn plan(&self, tickets: Set<TicketId, W>) -> TicketPlan<W> {
        let mut plan = TicketPlan {
            wanted: Set::EMPTY,
            aims: Set::EMPTY,
            lost: Set::EMPTY,
            overdrawn: false,
            trains: 0,
            turns: 0.0,
            worth: 0.0,
            tickets,
            wishes: self.wishes.set,
        };
        for ticket in tickets | self.worthwhile() {
            if self.atlas.completes(self.owned(), ticket) {
                plan.worth += self.value(ticket);
            } else {
                plan.aims.insert(ticket);
            }
        }
        plan.lost = self.hopeless(plan.aims);
        plan.aims -= plan.lost;
        plan.overdrawn = !plan.lost.is_empty();
        let mut price;
        loop {
            let unreachable;
            (plan.wanted, price, unreachable) = self.lay(plan.aims, self.orders);
            if !unreachable.is_empty() {
                plan.aims -= unreachable;
                plan.lost |= unreachable;
                continue;
            }
            plan.trains = plan.wanted.iter().map(|route| self.atlas.rail(route).length).sum();
            plan.turns = self.turns(plan.wanted);
            let fits = plan.trains <= self.open.trains[rules::ids::Id::index(self.seat)]
                && plan.turns <= self.horizon * self.style.rush + self.style.slack;
            match self.given_up(&plan, price, fits) {
                Some(ticket) => {
                    plan.aims.remove(ticket);
                    plan.lost.insert(ticket);
                    plan.overdrawn |= self.atlas.is_ticket(ticket);
                }
                None => break,
            }
        }
        plan.worth -= price;
        plan.worth += plan.aims.iter().map(|ticket| self.value(ticket)).sum::<f32>();
        plan.worth -= plan.lost.iter().map(|ticket| self.fine(ticket)).sum::<f32>();
        plan
    }

    /// Returns a few paid connections that are worth more than they would cost if built alone.
    fn worthwhile(&self) -> Set<TicketId, W> {
        let gain = |ticket: TicketId| {
            let [from, to] = self.atlas.errand(ticket).stops;
            self.value(ticket) - self.atlas.way(&self.prices, from, to).map_or(CLOSED, |way| way.price)
        };
        let mut gains: Vec<(f32, TicketId)> = self.wishes.set.iter().map(|ticket| (gain(ticket), ticket)).collect();
        gains.sort_by(|a, b| b.0.total_cmp(&a.0));
        gains.iter().filter(|(gain, _)| *gain > 0.0).take(WISHES_MOST).map(|&(_, ticket)| ticket).collect()
    }

    /// Returns all tickets except the [`OPEN_MOST`] with the highest gain.
    fn hopeless(&self, open: Set<TicketId, W>) -> Set<TicketId, W> {
        if open.len() <= OPEN_MOST {
            return Set::EMPTY;
        }
        let gain = |ticket: TicketId| {
            let [from, to] = self.atlas.errand(ticket).stops;
            self.swing(ticket) - self.atlas.way(&self.prices, from, to).map_or(CLOSED, |way| way.price)
        };
        let mut gains: Vec<(f32, TicketId)> = open.iter().map(|ticket| (gain(ticket), ticket)).collect();
        gains.sort_by(|a, b| b.0.total_cmp(&a.0));
        gains[OPEN_MOST..].iter().map(|&(_, ticket)| ticket).collect()
    }

    /// Returns the risk that a plan of this length is not finished in time. It grows with the
    /// square of the length.
    pub fn risk(&self, turns: f32) -> f32 {
        let part = (turns / self.horizon.max(1.0)).min(1.0);
        self.style.risk * part * part
    }

    /// Returns the expected loss from not finishing the plan in time.
    pub fn at_risk(&self, plan: &TicketPlan<W>) -> f32 {
        self.risk(plan.turns) * plan.aims.iter().map(|ticket| self.swing(ticket)).sum::<f32>()
    }

    /// Returns the number of turns needed to build these routes with this hand.
    pub fn turns(&self, routes: Set<RouteId, W>) -> f32 {
        let missing = purse::missing(self.atlas, self.hand, routes);
        tempo::turns(&self.style, missing, routes.len() as f32)
    }

    /// Returns the ticket to give up, if any. This is a paid connection that costs more than it
    /// gains or, if not all tickets can be completed, the ticket with the lowest gain.
    fn given_up(&self, plan: &TicketPlan<W>, price: f32, fits: bool) -> Option<TicketId> {
        // Paid connections are kept only if they gain something. Tickets are kept as long as there is time.
        let doubtful = if fits { plan.aims & self.wishes.set } else { plan.aims };
        let orders = if self.atlas.linked { 1 } else { self.orders };
        let mut worst: Option<(f32, TicketId)> = None;
        for ticket in doubtful {
            let mut others = plan.aims;
            others.remove(ticket);
            let (routes, without, _) = self.lay(others, orders);
            // The gain is divided by the number of routes that giving up the ticket would save.
            let saved = (price - without).max(0.0);
            let freed = (plan.wanted.len() as f32 - routes.len() as f32).max(0.5);
            let gain = (self.swing(ticket) - saved) / freed;
            if worst.is_none_or(|(least, _)| gain < least) {
                worst = Some((gain, ticket));
            }
        }
        worst.filter(|(gain, _)| !fits || *gain < 0.0).map(|(_, ticket)| ticket)
    }

    /// Connects these tickets one after another, in several orders. Each ticket pays only for
    /// routes that are still missing. Returns the routes, their price, and the tickets that cannot
    /// be connected at all.
    fn lay(&self, tickets: Set<TicketId, W>, orders: usize) -> (Set<RouteId, W>, f32, Set<TicketId, W>) {
        let mut order: Vec<TicketId> = tickets.iter().collect();
        order.sort_by_key(|&ticket| std::cmp::Reverse(self.atlas.errand(ticket).value));
        if order.is_empty() {
            return (Set::EMPTY, 0.0, Set::EMPTY);
        }
        let tries = match order.len() {
            1 => 1,
            2 => orders.min(2),
            _ => orders,
        };
        let mut best = (Set::EMPTY, CLOSED, Set::EMPTY);
        for number in 0..tries {
            let laid = self.lay_in_order(&order);
            if laid.1 < best.1 {
                best = laid;
            }
            order.rotate_left(1);
            if number + 1 == order.len() {
                order.reverse();
            }
        }
        best
    }

    fn lay_in_order(&self, order: &[TicketId]) -> (Set<RouteId, W>, f32, Set<TicketId, W>) {
        let mut prices = self.prices.clone();
        let (mut wanted, mut price, mut unreachable) = (Set::EMPTY, 0.0, Set::EMPTY);
        for &ticket in order {
            let [from, to] = self.atlas.errand(ticket).stops;
            match self.atlas.way(&prices, from, to) {
                None => unreachable.insert(ticket),
                Some(way) => {
                    price += way.price;
                    wanted |= way.routes;
                    way.routes.iter().for_each(|route| prices[route] = 0.0);
                }
            }
        }
        (wanted, price, unreachable)
    }

    /// Returns the extra cost of connecting a route's ends if the route is lost, assuming that the
    /// rest of the plan is built.
    pub fn replacement(&self, plan: &TicketPlan<W>, route: RouteId) -> f32 {
        let mut prices = self.prices.clone();
        plan.wanted.iter().for_each(|wanted| prices[wanted] = 0.0);
        let rail = self.atlas.rail(route);
        prices[route] = CLOSED;
        for sibling in rail.siblings.into_iter().flatten() {
            // If this route is lost, the other track of a double route may be closed too.
            prices[sibling] = CLOSED;
        }
        let [from, to] = rail.ends.map(|end| [end].into_iter().collect());
        let most = 40.0;
        self.atlas.way(&prices, from, to).map_or(most, |way| way.price.min(most))
    }
}
