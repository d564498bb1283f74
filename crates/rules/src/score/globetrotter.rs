use super::SeatScore;
use crate::limits::SEATS_MAX;

/// Scores the bonus for the most completed tickets (GER-20). All tied seats get the bonus. If no
/// ticket was completed, no seat gets it.
pub(super) fn score(points: i16, results: &[SeatScore; SEATS_MAX]) -> [i16; SEATS_MAX] {
    let most = results.iter().map(|result| result.completed).max().unwrap_or(0);
    results.map(|result| if most > 0 && result.completed == most { points } else { 0 })
}
