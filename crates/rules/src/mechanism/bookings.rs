//! Through bookings: points for sets of three completed tickets with three different bands.

use crate::limits::SEATS_MAX;

/// Points for each set.
const SET: i16 = 4;
/// The most bands of tickets.
pub const BANDS_MAX: usize = 8;

/// Points from each seat's number of completed tickets by band.
pub(crate) fn score(completed: [[u8; BANDS_MAX]; SEATS_MAX]) -> [i16; SEATS_MAX] {
    completed.map(|counts| SET * i16::from(sets_of_three(counts)))
}

/// The most sets of three different bands, each ticket in one set only: the largest number for which the bands, none
/// counted more often than that, make up three times as many.
fn sets_of_three(counts: [u8; BANDS_MAX]) -> u8 {
    let enough =
        |sets: &u8| counts.iter().map(|count| u32::from((*count).min(*sets))).sum::<u32>() >= 3 * u32::from(*sets);
    (0..=counts.iter().copied().max().unwrap_or(0)).rev().find(enough).unwrap_or(0)
}
