//! The value of passengers, and the choice between them.

use rules::card::Color;
use rules::ids::{Id, PlaceId, Seat};
use rules::limits::SEATS_MAX;
use rules::open::Open;
use rules::score::passengers_of_color;

use crate::atlas::{Atlas, Rail};
use crate::style::Style;

/// Returns the value of the passengers that a claim would pick up: one at each end where passengers
/// wait. Each is worth a share of the mean prize per passenger.
pub fn of_route<const W: usize>(atlas: &Atlas<W>, open: &Open<W>, rail: &Rail, style: &Style) -> f32 {
    if atlas.passengers == [0; 2] {
        return 0.0;
    }
    let edition = atlas.tables.edition();
    let prizes = (atlas.passengers[0] + atlas.passengers[1]) as f32 * edition.passenger_colors().count() as f32;
    let each = style.passenger * prizes / f32::from(edition.passengers.len().max(1));
    let waits = |place: &PlaceId| !open.waiting_at(&atlas.tables, *place).is_empty();
    each * rail.places.iter().filter(|place| waits(place)).count() as f32
}

/// Chooses the colour in which one more passenger most improves the seat's prize compared with its
/// rivals' prizes. Close races count more.
pub fn choose<const W: usize>(atlas: &Atlas<W>, open: &Open<W>, seat: Seat, colors: u8) -> Color {
    let [most, second] = atlas.passengers.map(|points| points as i16);
    let margin = |counts: [u8; SEATS_MAX]| -> f32 {
        let given = passengers_of_color(most, second, counts);
        let others = (0..open.seats()).filter(|&other| other != seat.index()).map(|other| given[other]).max();
        f32::from(given[seat.index()]) - 0.5 * f32::from(others.unwrap_or(0))
    };
    let value = |color: &Color| -> f32 {
        let counts = open.passengers.map(|of_seat| of_seat[*color as usize]);
        let (mut one, mut two) = (counts, counts);
        one[seat.index()] += 1;
        two[seat.index()] += 2;
        let rivals = (0..open.seats()).filter(|&other| other != seat.index()).map(|other| counts[other]);
        let gap = f32::from(counts[seat.index()]) - f32::from(rivals.max().unwrap_or(0));
        // A passenger is worth more in a close race than in one that is already decided.
        let close = 3.0 / (1.0 + (gap + 0.5).abs());
        margin(one) - margin(counts) + 0.4 * (margin(two) - margin(one)) + close
    };
    (Color::ALL.into_iter().filter(|&color| colors >> color as u8 & 1 == 1))
        .max_by(|a, b| value(a).total_cmp(&value(b)))
        .expect("a seat that is asked for a passenger finds one")
}
