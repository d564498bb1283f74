//! Ratings in points like those of chess: 400 points more mean to be ahead ten times as often.
//!
//! The model is Bradley and Terry's: of two bots at a table, the chance to finish ahead depends on the difference of
//! their ratings alone. A game counts as all its pairs of seats with different bots, a shared place as half, each pair
//! with the weight 1 / (seats - 1), so that no seat counts more in a larger game. The ratings are the likeliest ones.
//! One imagined game, half won and half lost against an average bot, keeps them finite where somebody never lost.
//!
//! Intervals come from the blocks: how far the ratings would move if other blocks had been dealt, estimated from how
//! differently the blocks pull at them (the sandwich estimator). Blocks that all went the same way show no difference
//! at all, so one more game that goes either way is counted as noise for each bot; after many blocks it does not show.
//! A test measures how often such intervals hold the truth.

use super::stats::{Estimate, Z};

/// The mean rating of those who play, each weighted by how much its games tell about it: somebody who loses everything
/// could be anywhere below, and shall not make the others look uncertain.
pub const CENTER: f64 = 1000.0;
/// Points for each unit of the logarithm of the odds.
pub const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// The longest step of one correction, so that lopsided results do not throw the search off.
const STEP_MAX: f64 = 2.0;
/// The noise of one game that goes either way.
const DOUBT: f64 = 1.0;
/// Corrections at most; a dozen are usual.
const ROUNDS: usize = 200;

/// Two bots in some games: how often the first was ahead, of how many comparisons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Duel {
    pub bots: [usize; 2],
    pub ahead: f64,
    pub of: f64,
}

type Matrix = Vec<Vec<f64>>;

/// The chance to be ahead, from the difference in strength.
pub fn chance(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// The rating of each of so many bots. The duels come match by match, and in each match block by block.
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

/// Newton's method; the likelihood has one peak.
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

/// Which way, and how strongly, these duels pull at each strength.
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

/// How sharply the likelihood bends, the imagined games included.
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

/// The sandwich: the spread of the pulls, seen through the bend.
fn covariance(strength: &[f64], unbend: &Matrix, matches: &[Vec<Vec<Duel>>]) -> Matrix {
    let bots = strength.len();
    let mut spread = diagonal(bots, |_| DOUBT);
    for blocks in matches {
        let pulls: Vec<Vec<f64>> = blocks.iter().map(|duels| pull(strength, duels)).collect();
        // What all blocks of a match have in common is no noise; a single block cannot tell.
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
    // Both are symmetric, so rows serve as columns.
    (0..bots).map(|at| times(unbend, &column(at))).collect()
}

fn times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// The inverse of a positive definite matrix, by elimination.
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
