use crate::card::Color;
use crate::limits::SEATS_MAX;

/// Scores passengers of all colours (GER-21).
pub(super) fn score(most: i16, second: i16, held: &[[u8; Color::COUNT]; SEATS_MAX]) -> [i16; SEATS_MAX] {
    let mut points = [0; SEATS_MAX];
    for color in 0..Color::COUNT {
        let given = of_color(most, second, held.map(|of_seat| of_seat[color]));
        points.iter_mut().zip(given).for_each(|(sum, here)| *sum += here);
    }
    points
}

/// Scores one colour of passengers, given the number that each seat has (GER-21). If several seats
/// tie for the most, nobody is second. A seat without passengers of this colour gets nothing
///
pub fn of_color(most: i16, second: i16, counts: [u8; SEATS_MAX]) -> [i16; SEATS_MAX] {
    let best = counts.into_iter().max().unwrap_or(0);
    let tied = counts.iter().filter(|&&count| count == best).count() > 1;
    let next = if tied { 0 } else { counts.into_iter().filter(|&count| count < best).max().unwrap_or(0) };
    counts.map(|count| match count {
        0 => 0,
        _ if count == best => most,
        _ if count == next => second,
        _ => 0,
    })
}
