//! Checks that no part of a drawing covers another part.

use super::labels::Label;
use super::shape::Plate;
use super::{Layout, WagonSlot};

/// Two parts of a drawing that are too close together, or one part that does not fit.
#[derive(Clone, Debug, PartialEq)]
pub enum Overlap {
    /// Slots of two routes overlap.
    Slots(String, String),
    /// A slot of a route overlaps a stop.
    OnStop(String, String),
    /// A name overlaps one of a route's slots.
    NameOnSlot(String, String),
    /// A name overlaps a stop, which may be its own.
    NameOnStop(String, String),
    /// Two names overlap.
    Names(String, String),
    /// Two stops overlap.
    Stops(String, String),
    /// A slot is too short for a wagon.
    Short(String),
    /// A part lies beyond the edge of the drawing.
    Outside(String),
}

/// Minimum distance between slots of two routes.
const SLOTS: f64 = 1.5;
/// Minimum distance between slots and stops or names.
const CLEAR: f64 = 1.5;
const SHORTEST: f64 = 28.0;

impl Overlap {
    /// Checks whether the overlap involves the name of the stop with this id.
    pub(super) fn names(&self, stop: &str) -> bool {
        match self {
            Overlap::NameOnSlot(name, _) | Overlap::NameOnStop(name, _) => name == stop,
            Overlap::Names(a, b) => a == stop || b == stop,
            _ => false,
        }
    }

    /// Checks whether the overlap involves this route or one of its stops.
    pub(super) fn touches(&self, route: &super::RouteDrawn, stops: &[super::StopDrawn]) -> bool {
        let (a, b) = match self {
            Overlap::Slots(a, b)
            | Overlap::OnStop(a, b)
            | Overlap::NameOnSlot(a, b)
            | Overlap::NameOnStop(a, b)
            | Overlap::Names(a, b)
            | Overlap::Stops(a, b) => (a, b),
            Overlap::Short(a) | Overlap::Outside(a) => (a, a),
        };
        let ends = route.ends.map(|end| &stops[end].id);
        [&route.id, ends[0], ends[1]].into_iter().any(|id| id == a || id == b)
    }
}

impl Label {
    pub(crate) fn plate(&self) -> Plate {
        Plate::level(self.at, self.size)
    }
}

impl Layout {
    /// Lists all overlaps; a good drawing has none.
    pub fn overlaps(&self) -> Vec<Overlap> {
        let mut found = Vec::new();
        let rows: Vec<Vec<Plate>> =
            self.routes.iter().map(|route| route.slots.iter().map(WagonSlot::plate).collect()).collect();
        let near = |a: &[Plate], b: &[Plate], least: f64| a.iter().any(|a| b.iter().any(|b| a.gap(b, least) < least));
        for (at, route) in self.routes.iter().enumerate() {
            let id = || route.id.clone();
            for (other, second) in self.routes[..at].iter().enumerate() {
                if near(&rows[at], &rows[other], SLOTS) {
                    found.push(Overlap::Slots(id(), second.id.clone()));
                }
            }
            for stop in &self.stops {
                if rows[at].iter().any(|slot| slot.gap_to(stop.at) < stop.radius + CLEAR) {
                    found.push(Overlap::OnStop(id(), stop.id.clone()));
                }
                if near(&rows[at], &[stop.label.plate()], CLEAR) {
                    found.push(Overlap::NameOnSlot(stop.id.clone(), id()));
                }
            }
            if route.slots.iter().any(|slot| slot.length < SHORTEST) {
                found.push(Overlap::Short(id()));
            }
        }
        for (at, stop) in self.stops.iter().enumerate() {
            let name = stop.label.plate();
            for (other, second) in self.stops.iter().enumerate() {
                let ids = || (stop.id.clone(), second.id.clone());
                if name.gap_to(second.at) < second.radius + if other == at { 0.0 } else { CLEAR } {
                    let (a, b) = ids();
                    found.push(Overlap::NameOnStop(a, b));
                }
                if other < at && name.gap(&second.label.plate(), CLEAR) < CLEAR {
                    let (a, b) = ids();
                    found.push(Overlap::Names(a, b));
                }
                let apart = super::shape::distance(stop.at, second.at);
                if other < at && apart < stop.radius + second.radius + SHORTEST {
                    let (a, b) = ids();
                    found.push(Overlap::Stops(a, b));
                }
            }
            let inside = |[x, y]: [f64; 2]| (0.0..=self.size[0]).contains(&x) && (0.0..=self.size[1]).contains(&y);
            if !name.corners().into_iter().chain([stop.at]).all(inside) {
                found.push(Overlap::Outside(stop.id.clone()));
            }
        }
        found
    }
}
