//! Elo-like ratings. With a lead of 400 points, the odds of finishing ahead are ten to one.
//!
//! This is the Bradley–Terry model: the chance that one of two bots at a table finishes ahead of
//! the other depends only on the difference between their ratings. A game provides one comparison
//! for each pair of seats with different bots, and a shared place counts as half. Each pair has the
//! weight 1 / (seats - 1), so that a seat does not weigh more in a larger game. The ratings
//! maximise the likelihood. To keep the ratings of undefeated bots finite, each bot also has one
//! imaginary game against an average bot, half won and half lost.
//!
//! Intervals are based on blocks: the sandwich estimator measures how much the ratings would change
//! if other blocks had been dealt. Identical blocks show no variance at all, so the noise of one
//! more game is added for each bot. This noise is negligible after many blocks. A test measures how
//! often the intervals contain the true value.

use super::stats::{Estimate, Z};

/// Mean rating. Each bot is weighted by the information in its games: a bot that loses every game
/// could have any low rating, and must not make the other ratings look uncertain.
pub const CENTER: f64 = 1000.0;
/// Rating points per unit of log odds.
pub const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// Maximum step of one iteration. With larger steps, the iteration could diverge for one-sided
/// results.
const STEP_MAX: f64 = 2.0;
/// Variance added to each bot's gradient, as if it came from one more game. Without this variance,
/// identical blocks would produce intervals of zero width.
const DOUBT: f64 = 1.0;
/// Maximum number of iterations. Usually about a dozen are enough.
const ROUNDS: usize = 200;

/// The results of two bots against each other: how often the first one finished ahead, and the
/// number of comparisons. Both numbers are weighted by the size of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Duel {
    pub bots: [usize; 2],
    pub ahead: f64,
    pub of: f64,
}

type Matrix = Vec<Vec<f64>>;

/// Returns the chance of finishing ahead of a rival, given the lead in strength (log odds).
pub fn chance(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// Rates all bots. Duels are grouped by match, and within a match by block.
pub fn rate(bots: usize, matches: &[Vec<Vec<Duel>>]) -> Vec<Estimate> {
    let strength = likeliest(bots, matches);
    let bend = information(&strength, matches.iter().flatten().flatten());
    let told: f64 = (0..bots).map(|at| bend[at][at]).sum();
    let weights: Vec<f64> = (0..bots).map(|at| bend[at][at] / told).collect();
    let weighted = |values: &[f64]| values.iter().zip(&weights).map(|(value, weight)| value * weight).sum::<f64>();
    let spread = covariance(&strength, &inverse(bend), matches);
    let with_mean: Vec<f64> = spread.iter().map(|row| weighted(row)).collect();
    let rated = strength.iter().enumerate().map(|(at, own)| {
        let value = CENTER + POINTS * (own - weighted(&strength));
        let variance = spread[at][at] - 2.0 * with_mean[at] + weighted(&with_mean);
        let reach = POINTS * Z * variance.max(0.0).sqrt();
        Estimate { value, interval: Some([value - reach, value + reach]) }
    });
    rated.collect()
}

/// Maximises the likelihood, which has a single peak, with Newton's method.
fn likeliest(bots: usize, matches: &[Vec<Vec<Duel>>]) -> Vec<f64> {
    let mut sums: Vec<Duel> = Vec::new();
    for duel in matches.iter().flatten().flatten() {
        match sums.iter_mut().find(|sum| sum.bots == duel.bots) {
            Some(sum) => (sum.ahead, sum.of) = (sum.ahead + duel.ahead, sum.of + duel.of),
            None => sums.push(*duel),
        }
    }
    let mut strength = vec![0.0; bots];
    for _ in 0..ROUNDS {
        let mut pull = pull(&strength, &sums);
        pull.iter_mut().zip(&strength).for_each(|(pull, own)| *pull += 0.5 - chance(*own));
        let steps = times(&inverse(information(&strength, sums.iter())), &pull);
        let longest = steps.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
        let damped = if longest > STEP_MAX { STEP_MAX / longest } else { 1.0 };
        strength.iter_mut().zip(&steps).for_each(|(own, step)| *own += damped * step);
        if longest < 1e-12 {
            break;
        }
    }
    strength
}

/// Returns the gradient of the log likelihood of these duels.
fn pull(strength: &[f64], duels: &[Duel]) -> Vec<f64> {
    let mut pull = vec![0.0; strength.len()];
    for duel in duels {
        let [a, b] = duel.bots;
        let surplus = duel.ahead - duel.of * chance(strength[a] - strength[b]);
        pull[a] += surplus;
        pull[b] -= surplus;
    }
    pull
}

/// Returns the curvature of the log likelihood, including one imaginary game per bot.
fn information<'a>(strength: &[f64], duels: impl Iterator<Item = &'a Duel>) -> Matrix {
    let mut bend = diagonal(strength.len(), |at| chance(strength[at]) * (1.0 - chance(strength[at])));
    for duel in duels {
        let [a, b] = duel.bots;
        let won = chance(strength[a] - strength[b]);
        let weight = duel.of * won * (1.0 - won);
        bend[a][a] += weight;
        bend[b][b] += weight;
        bend[a][b] -= weight;
        bend[b][a] -= weight;
    }
    bend
}

fn diagonal(size: usize, cell: impl Fn(usize) -> f64) -> Matrix {
    (0..size).map(|at| (0..size).map(|other| if at == other { cell(at) } else { 0.0 }).collect()).collect()
}

/// Returns the sandwich covariance: the variance of the gradients between two inverted curvatures.
fn covariance(strength: &[f64], unbend: &Matrix, matches: &[Vec<Vec<Duel>>]) -> Matrix {
    let bots = strength.len();
    let mut spread = diagonal(bots, |_| DOUBT);
    for blocks in matches {
        let pulls: Vec<Vec<f64>> = blocks.iter().map(|duels| pull(strength, duels)).collect();
        // The mean over the blocks of a match is not noise. A single block shows no variance, so
        // its whole gradient counts as noise.
        let several = pulls.len() > 1;
        let mean = |at: usize| pulls.iter().map(|pull| pull[at]).sum::<f64>() / pulls.len() as f64;
        let common: Vec<f64> = (0..bots).map(|at| if several { mean(at) } else { 0.0 }).collect();
        let unbiased = if several { pulls.len() as f64 / (pulls.len() - 1) as f64 } else { 1.0 };
        for pull in &pulls {
            let own: Vec<f64> = pull.iter().zip(&common).map(|(pull, common)| pull - common).collect();
            for (row, a) in spread.iter_mut().zip(&own) {
                row.iter_mut().zip(&own).for_each(|(cell, b)| *cell += unbiased * a * b);
            }
        }
    }
    let right: Matrix = spread.iter().map(|row| times(unbend, row)).collect();
    let column = |at: usize| right.iter().map(|row| row[at]).collect::<Vec<f64>>();
    // Both matrices are symmetric, so rows serve as columns.
    (0..bots).map(|at| times(unbend, &column(at))).collect()
}

fn times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// Inverts a positive definite matrix by elimination.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let mut out = diagonal(size, |_| 1.0);
    for at in 0..size {
        let pivot = matrix[at][at];
        matrix[at].iter_mut().chain(out[at].iter_mut()).for_each(|cell| *cell /= pivot);
        let (row, out_row) = (matrix[at].clone(), out[at].clone());
        for other in (0..size).filter(|&other| other != at) {
            let factor = matrix[other][at];
            matrix[other].iter_mut().zip(&row).for_each(|(cell, own)| *cell -= factor * own);
            out[other].iter_mut().zip(&out_row).for_each(|(cell, own)| *cell -= factor * own);
        }
    }
    out
}
