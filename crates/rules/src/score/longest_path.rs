use super::SeatScore;
use crate::limits::SEATS_MAX;

/// Scores the bonus for the longest path (BASE-44). All tied seats get the bonus. If no train is on
/// the board, no seat gets it.
pub(super) fn score(points: i16, results: &[SeatScore; SEATS_MAX]) -> [i16; SEATS_MAX] {
    let longest = results.iter().map(|result| result.longest_path).max().unwrap_or(0);
    results.map(|result| if longest > 0 && result.longest_path == longest { points } else { 0 })
}
