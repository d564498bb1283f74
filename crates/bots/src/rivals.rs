//! Estimates of rivals' intentions: the tickets that their routes suggest, and the routes that they
//! want.

use rules::ids::{Id, RouteId, Seat};
use rules::open::Open;

use crate::atlas::{Atlas, CLOSED, Prices};
use crate::belief::Odds;

/// Increase in the log likelihood that a rival holds a ticket, for each train that the ticket no
/// longer needs.
const PER_TRAIN: f32 = 0.3;
/// Relative likelihood that a seat holds a ticket that it can no longer complete.
const BLOCKED: f32 = 0.4;
/// Number of likeliest tickets to consider for each rival.
const TICKETS: usize = 6;
/// Maximum detour, in trains, that a rival would make for a ticket.
const DETOUR_MAX: f32 = 10.0;

/// Returns the relative likelihood that a seat holds each ticket. A ticket is likelier if the
/// seat's routes cover more of its path.
pub fn odds<const W: usize>(atlas: &Atlas<W>, open: &Open<W>, seat: Seat) -> Odds {
    if open.owned[seat.index()].is_empty() {
        return vec![1.0; atlas.tickets.len()];
    }
    let prices = trains(atlas, open, seat);
    (atlas.tickets.iter())
        .map(|errand| {
            let left = atlas.way(&prices, errand.stops[0], errand.stops[1]).map_or(CLOSED, |way| way.price);
            if left == CLOSED { BLOCKED } else { (PER_TRAIN * (errand.distance - left)).clamp(-3.0, 6.0).exp() }
        })
        .collect()
}

fn trains<const W: usize>(atlas: &Atlas<W>, open: &Open<W>, seat: Seat) -> Prices<W> {
    atlas.prices(open, seat, |_, rail| f32::from(rail.length))
}

/// The importance of each route to a seat's rivals.
pub struct Threats<const W: usize> {
    /// Likelihood that a rival wants each route.
    wanted: Prices<W>,
    /// Expected number of extra trains that losing each route would cost the rivals.
    missed: Prices<W>,
}

impl<const W: usize> Threats<W> {
    /// Computes the threats from each rival's likeliest tickets. Tickets that this seat holds
    /// itself are excluded.
    pub fn new(atlas: &Atlas<W>, open: &Open<W>, seat: Seat, own: rules::set::Set<rules::ids::TicketId, W>) -> Self {
        let mut threats = Threats { wanted: Prices::flat(0.0), missed: Prices::flat(0.0) };
        for rival in open.all_seats().filter(|&rival| rival != seat) {
            let mut odds = odds(atlas, open, rival);
            own.iter().for_each(|ticket| odds[ticket.index()] = 0.0);
            threats.follow(atlas, open, rival, &odds);
        }
        threats
    }

    fn follow(&mut self, atlas: &Atlas<W>, open: &Open<W>, rival: Seat, odds: &Odds) {
        let sum: f32 = odds.iter().sum();
        let held = open.held[rival.index()].total() as f32;
        if sum <= 0.0 || held == 0.0 || open.owned[rival.index()].is_empty() {
            return;
        }
        let mut likely: Vec<usize> = (0..odds.len()).collect();
        likely.sort_by(|&a, &b| odds[b].total_cmp(&odds[a]));
        let mut prices = trains(atlas, open, rival);
        for &ticket in likely.iter().take(TICKETS) {
            let chance = (held * odds[ticket] / sum).min(1.0);
            let [from, to] = atlas.tickets[ticket].stops;
            let Some(way) = atlas.way(&prices, from, to) else { continue };
            for route in way.routes {
                let siblings = atlas.rail(route).siblings;
                let lost = || [Some(route)].into_iter().chain(siblings).flatten();
                let kept: Vec<(RouteId, f32)> = lost().map(|route| (route, prices[route])).collect();
                lost().for_each(|route| prices[route] = CLOSED);
                let around = atlas.way(&prices, from, to).map_or(DETOUR_MAX, |other| other.price - way.price);
                kept.into_iter().for_each(|(route, price)| prices[route] = price);
                for route in lost() {
                    self.wanted[route] = (self.wanted[route] + chance).min(1.0);
                    self.missed[route] += chance * around.min(DETOUR_MAX);
                }
            }
        }
    }

    /// Returns the likelihood that a rival wants this route.
    pub fn wanted(&self, route: RouteId) -> f32 {
        self.wanted[route]
    }

    /// Returns the expected number of extra trains that losing this route would cost the rivals.
    pub fn missed(&self, route: RouteId) -> f32 {
        self.missed[route]
    }
}
