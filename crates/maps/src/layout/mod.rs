//! The layout of a map: stops, wagon slots and names, in drawing units with y pointing down.
//!
//! Stops start at their real positions and move apart until, if possible, every route has room for
//! its slots and no name covers anything. The same map always gives the same drawing, on the
//! command line and in the browser.

mod cartouche;
mod crossing;
mod ground;
mod hit;
mod home;
mod labels;
mod link;
mod overlap;
mod relax;
mod shape;
mod tries;

pub use cartouche::Cartouche;
pub use ground::Ground;
pub use labels::{Label, LabelSide, Line, Named};
pub use overlap::Overlap;

use std::collections::BTreeMap;

use rules::edition::Edition;
use rules::ids::Id;
use serde::Serialize;

use crate::Map;
use home::Home;
use labels::Sign;
use link::Link;
use relax::Body;
use shape::{Plate, Point};

/// The positions of all parts of a map.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Layout {
    /// Width and height of the drawing.
    pub size: [f64; 2],
    /// The stops, in the edition's order.
    pub stops: Vec<StopDrawn>,
    /// The routes, in the edition's order.
    pub routes: Vec<RouteDrawn>,
    /// Width of the smallest hit area. If a page shows this width as 24 pixels, every hit area is
    /// at least 24 pixels wide. Parallel routes count as one area, because the page can ask the
    /// player which route they mean.
    pub hit: f64,
    /// Position of the map's name.
    pub cartouche: Cartouche,
    /// Land and water beneath the stops.
    pub ground: Ground,
}

/// A city, or a border point of a country.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct StopDrawn {
    pub id: String,
    /// The id of the stop's place. It differs from the stop's own id only for border points of a
    /// country.
    pub place: String,
    pub kind: StopKind,
    pub at: [f64; 2],
    pub radius: f64,
    pub label: Label,
    /// Passenger spots next to the name. A country's passengers are at its middle border point.
    pub waiting: Vec<[f64; 2]>,
    /// Translations of the label, which fit into the same box. Languages without a translation use
    /// the label itself.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<&'static str, Named>,
}

/// A city, a large city, or a border point of a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "wire", schemars(rename = "StopKind"))]
#[serde(rename_all = "kebab-case")]
pub enum StopKind {
    City,
    Large,
    /// A border point of a country.
    Port,
}

/// A route with its row of wagon slots.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct RouteDrawn {
    pub id: String,
    /// Indices of the stops that the route connects.
    pub ends: [usize; 2],
    /// The colour of the cards that pay for the route; `None` for a grey route.
    #[cfg_attr(feature = "wire", schemars(with = "Option<rules::card::Color>"))]
    pub color: Option<&'static str>,
    /// Index of this route among the parallel routes between the same two stops.
    pub track: usize,
    /// Number of parallel routes between these stops.
    pub tracks: usize,
    pub slots: Vec<WagonSlot>,
    /// Corners of the hit area, a polygon that extends about halfway to the neighbouring routes.
    pub hit: Vec<[f64; 2]>,
}

/// A space for one wagon.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "wire", schemars(rename = "WagonSlot"))]
pub struct WagonSlot {
    /// The centre of the space.
    pub at: [f64; 2],
    /// Direction in degrees, clockwise from east.
    pub angle: f64,
    /// Length of the slot. All slots are [`WagonSlot::WIDTH`] wide.
    pub length: f64,
}

impl WagonSlot {
    /// Width of a slot across the track.
    pub const WIDTH: f64 = 14.0;
    /// Slot spacing for which the layout reserves room.
    pub(crate) const PITCH: f64 = 42.0;
    /// Maximum slot spacing in a row. If the line has room to spare, the row is centred on it.
    pub(crate) const PITCH_MAX: f64 = 46.0;
    /// Distance between the centres of parallel tracks.
    pub(crate) const TRACK: f64 = 16.5;

    /// Returns the midpoints of the edges at both ends of the slot.
    pub(crate) fn ends(&self) -> [Point; 2] {
        let turn = self.angle.to_radians();
        [-0.5, 0.5]
            .map(|share| [self.at[0] + turn.cos() * self.length * share, self.at[1] + turn.sin() * self.length * share])
    }

    pub(crate) fn plate(&self) -> Plate {
        let turn = self.angle.to_radians();
        Plate { middle: self.at, half: [self.length / 2.0, WagonSlot::WIDTH / 2.0], turn: [turn.cos(), turn.sin()] }
    }
}

/// Radius of a city's dot.
pub(crate) const DOT: f64 = 10.0;
const LARGE: f64 = 13.0;
/// Margin around the drawing.
const MARGIN: f64 = 46.0;
impl Layout {
    pub(crate) fn new(map: &Map) -> Layout {
        let edition = &map.editions[0];
        let links = link::links(edition);
        let mut home = Home::new(edition, &map.spots, &map.drawing, &links);
        let signs = signs(map, &home.stops);
        let mut layout = tries::placed(edition, &links, &mut home, &signs);
        layout.point();
        layout.round();
        let mut ashore = Vec::new();
        if let (Some(land), Some(globe)) = (&map.land, &home.globe) {
            let drawn: Vec<Point> = layout.stops.iter().map(|stop| stop.at).collect();
            (layout.ground, ashore) = Ground::new(land, globe, &home.true_stops, &drawn, layout.size);
        }
        layout.cartouche = Cartouche::new(&map.title, &layout, &ashore);
        layout
    }

    fn drawn(edition: &Edition, links: &[Link], body: &Body, signs: &[Sign<'_>], named: &[labels::Spot]) -> Layout {
        let stops = edition.stops.iter().enumerate().map(|(at, stop)| {
            let place = &edition.places[stop.place.index()];
            let (label, waiting, names) = named[at].written(body.stops[at]);
            let kind = match (place.country, place.large) {
                (true, _) => StopKind::Port,
                (false, true) => StopKind::Large,
                (false, false) => StopKind::City,
            };
            let (id, place, radius) = (stop.id.clone(), place.id.clone(), signs[at].radius);
            StopDrawn { id, place, kind, at: body.stops[at], radius, label, waiting, names }
        });
        let rows = crossing::rows(body, links);
        let routes = edition.routes.iter().enumerate().map(|(at, route)| {
            let link = links.iter().find(|link| link.routes.contains(&at)).expect("every route belongs to a link");
            let track = link.routes.iter().position(|route| *route == at).expect("just found");
            RouteDrawn {
                id: route.id.clone(),
                ends: link.ends,
                color: route.color.map(|color| color.name()),
                track,
                tracks: link.routes.len(),
                slots: rows[at].clone(),
                hit: Vec::new(),
            }
        });
        let mut layout = Layout {
            size: [0.0; 2],
            stops: stops.collect(),
            routes: routes.collect(),
            hit: 0.0,
            cartouche: Cartouche::default(),
            ground: Ground::default(),
        };
        let [low, high] = shape::corners(layout.extent().into_iter());
        layout.size = [0, 1].map(|axis| (high[axis] - low[axis] + 2.0 * MARGIN).ceil());
        layout.shift([MARGIN - low[0], MARGIN - low[1]]);
        layout
    }

    /// Returns the corners of all parts that must be visible.
    fn extent(&self) -> Vec<Point> {
        let slots = self.routes.iter().flat_map(|route| &route.slots).map(WagonSlot::plate);
        let labels = self.stops.iter().map(|stop| stop.label.plate());
        let dots = self.stops.iter().map(|stop| Plate::level(stop.at, [2.0 * stop.radius; 2]));
        slots.chain(labels).chain(dots).flat_map(|plate| plate.corners()).collect()
    }

    /// Returns mutable references to all points of the drawing.
    fn spots(&mut self) -> Vec<&mut Point> {
        let mut spots = Vec::new();
        for stop in &mut self.stops {
            spots.extend([&mut stop.at, &mut stop.label.at]);
            spots.extend(stop.label.lines.iter_mut().map(|line| &mut line.at));
            spots.extend(&mut stop.waiting);
            for named in stop.names.values_mut() {
                spots.extend(named.lines.iter_mut().map(|line| &mut line.at));
                spots.extend(&mut named.waiting);
            }
        }
        for route in &mut self.routes {
            spots.extend(route.slots.iter_mut().map(|slot| &mut slot.at));
            spots.extend(&mut route.hit);
        }
        spots
    }

    fn shift(&mut self, way: Point) {
        for spot in self.spots() {
            *spot = [spot[0] + way[0], spot[1] + way[1]];
        }
    }

    /// Rounds all numbers to tenths, which is precise enough for any screen and keeps the files
    /// small.
    fn round(&mut self) {
        let tenths = |number: &mut f64| *number = (*number * 10.0).round() / 10.0;
        self.spots().into_iter().flatten().for_each(tenths);
        for stop in &mut self.stops {
            stop.label.size.iter_mut().for_each(tenths);
            let others = stop.names.values_mut().flat_map(|named| &mut named.lines);
            stop.label.lines.iter_mut().chain(others).for_each(|line| tenths(&mut line.width));
        }
        for slot in self.routes.iter_mut().flat_map(|route| &mut route.slots) {
            tenths(&mut slot.angle);
            tenths(&mut slot.length);
        }
        tenths(&mut self.hit);
    }
}

/// Returns the name to place at each stop. A country's passengers wait at its middle border point.
fn signs<'a>(map: &'a Map, home: &[Point]) -> Vec<Sign<'a>> {
    let edition = &map.editions[0];
    let sign = |(at, stop): (usize, &rules::board::Stop)| {
        let place = &edition.places[stop.place.index()];
        let same: Vec<usize> = (0..home.len()).filter(|other| edition.stops[*other].place == stop.place).collect();
        let all = |stop: usize| same.iter().map(|other| shape::distance(home[stop], home[*other])).sum::<f64>();
        let middle = same.iter().copied().min_by(|a, b| all(*a).total_cmp(&all(*b)));
        Sign {
            name: &place.name,
            names: map.names.get(&place.id),
            letters: match (place.country, place.large) {
                (true, _) => 16.0,
                (false, true) => 20.0,
                (false, false) => 18.5,
            },
            radius: if place.large { LARGE } else { DOT },
            waiting: if middle == Some(at) { place.passengers.into() } else { 0 },
            side: map.drawing.hint(&stop.id).label,
        }
    };
    edition.stops.iter().enumerate().map(sign).collect()
}
