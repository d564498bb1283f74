//! Initial positions of the stops, before relaxation moves them apart.

use rules::edition::Edition;
use rules::ids::Id;

use super::link::Link;
use super::shape::{Point, distance};
use crate::columns::Spot;
use crate::drawing::{Drawing, Projection};
use crate::project::Plane;

/// Initial positions in drawing units, and the projection that produced them.
pub(crate) struct Home {
    pub stops: Vec<Point>,
    /// Real positions on the same plane. They differ from `stops` for stops that `drawing.toml`
    /// moves.
    pub true_stops: Vec<Point>,
    /// The projection; `None` if the map does not show part of the globe.
    pub globe: Option<Globe>,
}

/// The projection from longitude and latitude to the plane of the initial positions.
pub(crate) struct Globe {
    plane: Plane,
    scale: f64,
    stretch: f64,
}

impl Globe {
    pub fn place(&self, spot: Point) -> Point {
        let [x, y] = self.plane.place(spot);
        [x * self.stretch * self.scale, y * self.scale]
    }
}

impl Home {
    pub fn new(edition: &Edition, spots: &[Spot], drawing: &Drawing, links: &[Link]) -> Home {
        let lies = |id: &str| spots.iter().find(|spot| spot.id == id).and_then(|spot| spot.at);
        let given: Vec<Option<Point>> =
            edition.stops.iter().map(|stop| drawing.hint(&stop.id).at.or(lies(&stop.id))).collect();
        let cities = (edition.stops.iter()).filter(|stop| !edition.places[stop.place.index()].country).count();
        if !given[..cities].iter().all(Option::is_some) {
            let mut stops = outward(edition, circle(given.len(), cities));
            scale(&mut stops, links);
            return Home { true_stops: stops.clone(), stops, globe: None };
        }
        let known: Vec<Point> = given.iter().flatten().copied().collect();
        let plane = Plane::new(drawing.projection, &known);
        let mut globe = Globe { plane, scale: 1.0, stretch: drawing.stretch.unwrap_or(1.0) };
        let mut stops = outward(edition, given.iter().map(|spot| spot.map(|spot| globe.place(spot))).collect());
        globe.scale = scale(&mut stops, links);
        let lying = edition.stops.iter().zip(&stops).map(|(stop, at)| lies(&stop.id).map_or(*at, |at| globe.place(at)));
        let true_stops = lying.collect();
        Home { stops, true_stops, globe: (drawing.projection == Projection::Conic).then_some(globe) }
    }
}

impl Home {
    /// Multiplies all positions by this factor.
    pub fn grow(&mut self, factor: f64) {
        self.stops.iter_mut().chain(&mut self.true_stops).flatten().for_each(|axis| *axis *= factor);
        if let Some(globe) = &mut self.globe {
            globe.scale *= factor;
        }
    }
}

/// Puts the cities on a circle, in file order.
fn circle(stops: usize, cities: usize) -> Vec<Option<Point>> {
    (0..stops)
        .map(|stop| {
            let turn = stop as f64 / cities as f64 * std::f64::consts::TAU;
            (stop < cities).then(|| [turn.sin(), -turn.cos()])
        })
        .collect()
}

/// Puts each port without a position near the city at the other end of its route, on the side
/// facing away from the centre.
fn outward(edition: &Edition, mut at: Vec<Option<Point>>) -> Vec<Point> {
    let known: Vec<Point> = at.iter().flatten().copied().collect();
    let middle = [0, 1].map(|axis| known.iter().map(|at| at[axis]).sum::<f64>() / known.len() as f64);
    for route in &edition.routes {
        let [a, b] = route.ends.map(Id::index);
        for (port, city) in [(a, b), (b, a)] {
            if let (None, Some(from)) = (at[port], at[city]) {
                at[port] = Some([0, 1].map(|axis| from[axis] + (from[axis] - middle[axis]) * 0.4));
            }
        }
    }
    at.into_iter().map(|at| at.unwrap_or(middle)).collect()
}

/// Scales the positions of the stops so that about two thirds of the links have enough room.
/// Returns the factor used.
fn scale(stops: &mut [Point], links: &[Link]) -> f64 {
    let mut scales: Vec<f64> =
        (links.iter()).map(|link| link.room() / distance(stops[link.ends[0]], stops[link.ends[1]]).max(1e-9)).collect();
    scales.sort_by(f64::total_cmp);
    let scale = scales.get(scales.len() * 13 / 20).copied().unwrap_or(1.0);
    stops.iter_mut().flatten().for_each(|axis| *axis *= scale);
    // Move all stops slightly, since two stops at the same point would have no direction in which
    // to separate.
    for (at, stop) in stops.iter_mut().enumerate() {
        stop[0] += 1e-3 * at as f64;
    }
    scale
}
