//! Repeats the placement of all parts with slightly more room until nothing overlaps, but at most
//! `TRIES` times.

use rules::edition::Edition;

use super::home::Home;
use super::labels::{self, Sign, Spot};
use super::link::Link;
use super::relax::{Body, Frame};
use super::shape::{Plate, Point};
use super::{Layout, WagonSlot, crossing};

/// Number of relaxation rounds before names are placed.
const FIRST: usize = 400;
const ROUNDS: usize = 36;
/// Initial size of growing parts, as a fraction of their full size.
const SMALL: f64 = 0.2;
const TRIES: usize = 50;
/// Number of attempts after which the drawing grows faster.
const PATIENCE: usize = 32;
/// Growth factors for the routes involved in an overlap, and for the whole drawing. `MUCH` is used
/// if there are many overlaps, or after many attempts.
const LITTLE: [f64; 2] = [1.02, 1.003];
const MUCH: [f64; 2] = [1.05, 1.008];

/// Returns the first layout without overlaps. If every attempt has overlaps, returns the one with
/// the fewest. `home` grows with the layout.
pub(super) fn placed(edition: &Edition, links: &[Link], home: &mut Home, signs: &[Sign<'_>]) -> Layout {
    let crossing = crossing::pairs(&home.stops, links);
    let mut rooms: Vec<f64> = links.iter().map(Link::room).collect();
    for &link in crossing.iter().flatten() {
        rooms[link] += crossing::ROOM;
    }
    let mut body = Body::new(&home.stops, links);
    let bare = Frame { links, home: &home.stops, rooms: &rooms, crossing: &crossing, spots: &[] };
    body.settle(&bare, FIRST, SMALL);
    let mut struck = vec![Vec::new(); signs.len()];
    let mut named = choose(&body, links, signs, Vec::new(), &struck);
    let mut best: Option<(usize, Layout)> = None;
    for attempt in 0..TRIES {
        let frame = Frame { links, home: &home.stops, rooms: &rooms, crossing: &crossing, spots: &named };
        body.settle(&frame, ROUNDS, 1.0);
        named = choose(&body, links, signs, named, &struck);
        let layout = Layout::drawn(edition, links, &body, signs, &named);
        let overlaps = layout.overlaps();
        if overlaps.is_empty() {
            return layout;
        }
        let much = overlaps.len() > links.len() / 8 || attempt > PATIENCE;
        let [longer, wider] = if much { MUCH } else { LITTLE };
        for (room, link) in rooms.iter_mut().zip(links) {
            let route = &layout.routes[link.routes[0]];
            if overlaps.iter().any(|overlap| overlap.touches(route, &layout.stops)) {
                *room *= longer;
            }
        }
        for (at, stop) in edition.stops.iter().enumerate() {
            if overlaps.iter().any(|overlap| overlap.names(&stop.id)) {
                struck[at].push(named[at].offset);
            }
        }
        home.grow(wider);
        body.grow(wider);
        if best.as_ref().is_none_or(|(least, _)| overlaps.len() < *least) {
            best = Some((overlaps.len(), layout));
        }
    }
    best.expect("there is more than one try").1
}

fn choose(body: &Body, links: &[Link], signs: &[Sign<'_>], named: Vec<Spot>, struck: &[Vec<Point>]) -> Vec<Spot> {
    let slots: Vec<Plate> = crossing::rows(body, links).concat().iter().map(WagonSlot::plate).collect();
    labels::choose(signs, &body.stops, &slots, named, struck)
}
