use rules::action::Action;
use rules::choices::Choices;
use rules::ids::TicketId;
use rules::set::Set;
use rules::ticket::{Mix, TicketList};
use rules::view::Sight;

use super::Judged;
use super::plan::Site;

/// Adds every legal choice of one or more tickets from an offer. The value of a choice is based on
/// the resulting plan.
pub fn keep<const W: usize>(
    judged: &mut Vec<Judged>,
    site: &Site<'_, W>,
    sight: &Sight<'_, W>,
    fewest: usize,
    ordered: bool,
) {
    let offer = sight.own.offer;
    for bits in 1..1u8 << offer.len() {
        if (bits.count_ones() as usize) < fewest {
            continue;
        }
        let kept = offer.chosen(bits);
        let tickets: Set<TicketId, W> = kept.as_slice().iter().copied().collect();
        let plan = site.plan(sight.own.tickets | tickets);
        // Connections that cards pay for have no ticket value.
        let value: i32 = plan.aims.iter().map(|ticket| site.atlas.errand(ticket).value).sum();
        let faith = site.style.faith * value as f32;
        // Every completed ticket helps towards the bonus for the most tickets.
        let globetrotter = site.style.globetrotter * site.atlas.globetrotter as f32 * tickets.len() as f32;
        let risk = if site.atlas.linked { site.at_risk(&plan) } else { 0.0 };
        let worth = plan.worth + faith + globetrotter - risk;
        let returned = if ordered { offer.chosen(!bits & ((1 << offer.len()) - 1)) } else { TicketList::EMPTY };
        judged.push(Judged { action: Action::KeepTickets { kept, returned }, worth });
    }
}

/// Returns the action whose mix is closest to the desired share of long tickets; `None` if no mix
/// is offered.
pub fn mix<const W: usize>(choices: &Choices<'_, W>, share: f32) -> Option<Action> {
    let of = |action: &Action| match action {
        Action::NameMix(mix) | Action::DrawTickets(Some(mix)) => Some(*mix),
        _ => None,
    };
    let far = |mix: Mix| (f32::from(mix.0[1]) - share * f32::from(mix.total() as u8)).abs();
    let mixes = choices.iter().filter_map(|action| of(&action).map(|mix| (far(mix), action)));
    mixes.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
}

/// Returns the expected value of drawing tickets, not counting the cost of the turn.
pub fn expected<const W: usize>(site: &Site<'_, W>, sight: &Sight<'_, W>, trains_spare: u8, share: f32) -> f32 {
    let deal = usize::from(sight.open.terms.drawn_tickets.deal);
    let owned_turns = site.horizon * site.style.rush - 2.0;
    let mut gains: Vec<(f32, f32)> = Vec::new();
    for (at, errand) in site.atlas.tickets.iter().enumerate() {
        let ticket: TicketId = rules::ids::Id::new(at);
        if sight.own.tickets.contains(ticket) {
            continue;
        }
        // In an edition with two decks, tickets are weighted by their probability of being drawn.
        let weight = if sight.open.terms.names_mix { if errand.deck == 1 { share } else { 1.0 - share } } else { 1.0 };
        let way = site.atlas.way(&site.prices, errand.stops[0], errand.stops[1]);
        let (value, booked) = (errand.value as f32, site.atlas.booked);
        let gain = match way {
            None => -value,
            Some(way) => {
                let length: u8 = way.routes.iter().map(|route| site.atlas.rail(route).length).sum();
                let feasible = length <= trains_spare && site.turns(way.routes) <= owned_turns;
                let risk =
                    if site.atlas.linked { site.risk(site.turns(way.routes)) * (2.0 * value + booked) } else { 0.0 };
                if feasible { (value + booked - way.price - risk).max(-value) } else { -value }
            }
        };
        gains.push((gain, weight));
    }
    best_of(&mut gains, deal) + site.style.globetrotter * site.atlas.globetrotter as f32
}

/// Returns the mean value of the best of `deal` random tickets, plus half of the gain from the
/// other tickets.
fn best_of(gains: &mut [(f32, f32)], deal: usize) -> f32 {
    let all: f32 = gains.iter().map(|(_, weight)| weight).sum();
    if all <= 0.0 {
        return -100.0;
    }
    gains.sort_by(|a, b| b.0.total_cmp(&a.0));
    let (mut left, mut mean, mut positive) = (1.0f32, 0.0, 0.0);
    let mut below = all;
    for &(gain, weight) in gains.iter() {
        // `none_better` is the probability that all tickets of the offer are worse than this one.
        below -= weight;
        let none_better = (below / all).max(0.0).powi(deal as i32);
        mean += (left - none_better) * gain;
        left = none_better;
        positive += weight / all * gain.max(0.0);
    }
    mean + 0.5 * (deal as f32 * positive - mean.max(0.0)).max(0.0)
}
