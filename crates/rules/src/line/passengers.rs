use crate::card::Color;
use crate::limits::SEATS_MAX;

/// GER-21: for each colour, the most and the second most; a tie for the most leaves no second, and a seat without a
/// passenger of the colour gets nothing in it.
pub(super) fn score(most: i16, second: i16, held: &[[u8; Color::COUNT]; SEATS_MAX]) -> [i16; SEATS_MAX] {
    let mut points = [0; SEATS_MAX];
    for color in 0..Color::COUNT {
        let counts = held.map(|of_seat| of_seat[color]);
        let best = counts.into_iter().max().unwrap_or(0);
        let tied = counts.iter().filter(|&&count| count == best).count() > 1;
        let next = if tied { 0 } else { counts.into_iter().filter(|&count| count < best).max().unwrap_or(0) };
        for (seat, &count) in counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
            if count == best {
                points[seat] += most;
            } else if count == next {
                points[seat] += second;
            }
        }
    }
    points
}
