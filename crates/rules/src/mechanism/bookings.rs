//! Through bookings: points for sets of three completed tickets with three different bands.

use crate::limits::SEATS_MAX;

/// Points for each set of three tickets.
const SET: i16 = 4;
pub const BANDS_MAX: usize = 8;

/// Returns each seat's points, given the number of its completed tickets in each band.
pub(crate) fn score(completed: [[u8; BANDS_MAX]; SEATS_MAX]) -> [i16; SEATS_MAX] {
    completed.map(|counts| SET * i16::from(sets_of_three(counts)))
}

/// Returns the largest number of sets of three tickets from different bands, if each ticket counts
/// towards only one set. This is the largest n for which the bands, each counted at most n times,
/// sum to at least 3n.
fn sets_of_three(counts: [u8; BANDS_MAX]) -> u8 {
    let enough =
        |sets: &u8| counts.iter().map(|count| u32::from((*count).min(*sets))).sum::<u32>() >= 3 * u32::from(*sets);
    (0..=counts.iter().copied().max().unwrap_or(0)).rev().find(enough).unwrap_or(0)
}
