//! The routes that a seat can claim now, and their values.

use rules::action::Action;
use rules::card::Card;
use rules::ids::{Id, RouteId, StopId, TicketId};
use rules::set::Set;
use rules::view::Sight;

use super::income::Income;
use super::plan::{Site, TicketPlan};
use super::purse::{self, CardNeeds};
use super::{Judged, passengers, tempo};
use crate::atlas::{Atlas, Rail};
use crate::rivals::Threats;
use crate::style::Style;

/// Maximum number of filler routes for which the planner collects cards at the same time.
const FILLERS: usize = 4;

/// The inputs of the planner for one turn.
pub struct Moment<'a, const W: usize> {
    atlas: &'a Atlas<W>,
    style: &'a Style,
    sight: &'a Sight<'a, W>,
    plan: &'a TicketPlan<W>,
    /// Income from claims, in games whose score is money.
    income: Option<&'a Income<W>>,
    /// Filler routes, which use up spare trains and turns after all wanted routes are built.
    fillers: Set<RouteId, W>,
    /// Stops that the seat's own routes touch.
    touched: Set<StopId, W>,
    pub needs: CardNeeds,
    /// Expected number of turns left.
    pub horizon: f32,
    /// Whether this is the seat's last turn.
    pub last: bool,
    /// Current value of a needed card.
    pub card: f32,
}

impl<'a, const W: usize> Moment<'a, W> {
    pub fn new(
        atlas: &'a Atlas<W>,
        style: &'a Style,
        sight: &'a Sight<'a, W>,
        plan: &'a TicketPlan<W>,
        income: Option<&'a Income<W>>,
    ) -> Self {
        let owned = sight.open.owned[sight.seat.index()];
        let horizon = tempo::horizon(style, sight.open, sight.seat);
        let mut moment = Moment {
            atlas,
            style,
            sight,
            plan,
            income,
            fillers: Set::EMPTY,
            touched: owned.iter().flat_map(|route| atlas.rail(route).ends).collect(),
            needs: CardNeeds::default(),
            horizon,
            last: sight.open.turns_left.is_some() && horizon < 2.0,
            card: 0.0,
        };
        if plan.wanted.is_empty() {
            moment.fillers = moment.find_fillers();
        }
        moment.needs = CardNeeds::new(atlas, &sight.own.hand, plan.wanted | moment.fillers);
        moment.card = moment.card_price();
        moment
    }

    fn trains(&self) -> u8 {
        self.sight.open.trains[self.sight.seat.index()]
    }

    /// Returns the value of a needed card. The value is lower if few turns or trains are left.
    fn card_price(&self) -> f32 {
        let hand = f32::from(self.sight.own.hand.len());
        let time = ((self.horizon - 1.0) / self.style.late).clamp(0.0, 1.0);
        self.style.turn / self.style.cards_a_turn * time * self.room(hand)
    }

    /// Returns a factor for the value of further cards, which decreases from 1 as the hand fills.
    /// Hoarding does not pay in campaign games: they have few cards for many trains, give no points
    /// for claims, and forbid drawing when too few cards are left.
    fn room(&self, hand: f32) -> f32 {
        let trains = f32::from(self.trains()) + 2.0;
        let (edition, seats) = (self.sight.tables.edition(), self.sight.open.seats() as f32);
        let (most, least) = match self.atlas.linked {
            true => (trains.min(self.style.share * f32::from(edition.cards.len()) / seats), 0.0),
            false => (trains, 0.1),
        };
        ((most.min(self.style.hand) - hand) / self.style.room).clamp(least, 1.0)
    }

    /// Checks whether this route touches the seat's own routes or planned routes.
    fn is_near(&self, rail: &Rail) -> bool {
        let planned = |end: &StopId| self.plan.wanted.iter().any(|route| self.atlas.rail(route).ends.contains(end));
        rail.ends.iter().any(|end| self.touched.contains(*end) || planned(end))
    }

    /// Finds filler routes: the few with the highest value per turn among those that the remaining
    /// trains and turns allow.
    fn find_fillers(&self) -> Set<RouteId, W> {
        let mut fillers = Set::EMPTY;
        let (mut trains, mut turns) = (self.trains(), self.horizon);
        let mut found = [(0.0, RouteId::ZERO, 0.0); FILLERS];
        for route in self.sight.open.claimable(self.sight.seat) {
            let rail = self.atlas.rail(route);
            if rail.length > trains {
                continue;
            }
            let missing = f32::from(rail.length) - purse::fitting(&self.sight.own.hand, rail);
            let takes = tempo::turns(self.style, missing, 1.0);
            let rate = self.points(route, rail) / takes;
            if rate > found[FILLERS - 1].0 && takes <= turns {
                found[FILLERS - 1] = (rate, route, takes);
                found.sort_by(|a, b| b.0.total_cmp(&a.0));
            }
        }
        for (rate, route, takes) in found {
            let rail = self.atlas.rail(route);
            let twin = rail.siblings.into_iter().flatten().any(|sibling| fillers.contains(sibling));
            if rate > 0.0 && rail.length <= trains && takes <= turns && !twin {
                fillers.insert(route);
                trains -= rail.length;
                turns -= takes;
            }
        }
        fillers
    }

    /// Returns the value of a claim apart from tickets: points or money, the longest path, and
    /// passengers.
    fn points(&self, route: RouteId, rail: &Rail) -> f32 {
        let attached = rail.ends.iter().any(|&end| self.touched.contains(end));
        let path = if attached && self.atlas.longest_path > 0 { self.style.path * f32::from(rail.length) } else { 0.0 };
        if let Some(income) = self.income {
            let laid = self.style.lay * f32::from(rail.length);
            return income.of(self.style, route) + laid + self.style.likes(rail.length) + path;
        }
        rail.points as f32
            + self.style.likes(rail.length)
            + path
            + passengers::of_route(self.atlas, self.sight.open, rail, self.style)
    }

    /// Lists every useful route that the seat can pay for, with its best payment. With a `site`,
    /// the value of a planned route includes how hard the route is to replace. If `broad` is true,
    /// routes outside the plan are listed too.
    pub fn claims(&self, judged: &mut Vec<Judged>, site: Option<&Site<'_, W>>, broad: bool) {
        let (sight, plan, style) = (self.sight, self.plan, self.style);
        let watches = !self.last && (style.wary > 0.0 || style.block > 0.0);
        let threats = watches.then(|| Threats::new(self.atlas, sight.open, sight.seat, sight.own.tickets));
        let claimable = sight.open.claimable(sight.seat);
        let twins = |route: RouteId| self.atlas.rail(route).siblings.into_iter().flatten();
        let wanted = (plan.wanted | plan.wanted.iter().flat_map(twins).collect()) & claimable;
        let hand = f32::from(sight.own.hand.len());
        let (full, bursting) = (hand > style.hand, hand > style.burst);
        let narrow = !self.last && !watches && !broad && !full && !plan.wanted.is_empty();
        for route in if narrow { wanted } else { claimable } {
            let rail = self.atlas.rail(route);
            let meant = wanted.contains(route) || self.fillers.contains(route);
            if rail.length > self.trains() || purse::cannot_pay(&sight.own.hand, rail) {
                continue;
            }
            let paid = purse::payment(&sight.own.hand, rail, &self.needs, style, meant);
            let Some((payment, loss)) = paid else { continue };
            let missed = threats.as_ref().map_or(0.0, |threats| style.block * threats.missed(route));
            let mut worth = self.points(route, rail) + missed - self.card * loss;
            if self.last {
                worth = self.at_last(route, rail) + self.completed_by(route);
            } else if wanted.contains(route) {
                let hard = site.map_or(0.0, |site| site.replacement(plan, route));
                let feared = threats.as_ref().map_or(0.0, |threats| style.wary * threats.wanted(route));
                worth += style.claim + (style.caution + feared) * hard;
            } else if !plan.wanted.is_empty() {
                // With a full hand, spend cards that are not needed. With an overfull hand, spend any cards.
                let idle = bursting || full && loss < style.spare * f32::from(rail.length) + 0.01;
                let short = plan.trains + rail.length > self.trains() && !bursting;
                if short || missed == 0.0 && !broad && !idle {
                    continue;
                }
                worth -= match (idle, self.is_near(rail)) {
                    (false, _) => style.aside,
                    (true, false) => style.astray,
                    (true, true) => 0.0,
                };
            } else if self.fillers.contains(route) {
                worth += style.fill;
            } else {
                worth -= 0.2 * self.card * f32::from(rail.length);
            }
            judged.push(Judged { action: Action::Claim { route, payment }, worth });
        }
    }

    /// Returns the value of a claim in the last turn, apart from tickets. If the score is money,
    /// the value includes the change in the money for trains left.
    fn at_last(&self, route: RouteId, rail: &Rail) -> f32 {
        let Some(income) = self.income else { return self.points(route, rail) };
        let left = |trains: u8| self.atlas.trains_left.get(usize::from(trains)).copied().unwrap_or(0) as f32;
        income.cash(route) + left(self.trains() - rail.length) - left(self.trains())
    }

    /// Returns the value of a second claim in this turn: the value of the route plus that of the
    /// saved turn, minus the cost of the cards. Returns `None` if the route is not wanted or cannot
    /// be paid for.
    pub fn second(&self, route: RouteId) -> Option<f32> {
        let rail = self.atlas.rail(route);
        let mut hand = self.sight.own.hand;
        hand.take(Card::Locomotive);
        let meant = self.plan.wanted.contains(route) || self.fillers.contains(route);
        let (_, loss) = purse::payment(&hand, rail, &self.needs, self.style, meant).filter(|_| meant)?;
        Some(self.points(route, rail) + self.style.turn - self.card * (loss + self.style.wild))
    }

    /// Returns twice the value of the tickets that this route would complete: each then earns its
    /// value instead of losing it.
    fn completed_by(&self, route: RouteId) -> f32 {
        let mut owned = self.sight.open.owned[self.sight.seat.index()];
        let open = self.sight.own.tickets.iter().filter(|&ticket| !self.atlas.completes(owned, ticket));
        let open: Set<TicketId, W> = open.collect();
        owned.insert(route);
        let done = open.iter().filter(|&ticket| self.atlas.completes(owned, ticket));
        done.map(|ticket| 2.0 * self.atlas.errand(ticket).value as f32).sum()
    }
}
