//! A race between choices. All choices are tried in the same guessed games, and choices that are
//! clearly behind are dropped.

use rules::action::Action;

use super::Candidate;

/// Number of standard errors by which a choice must be behind the best one to be dropped.
const BEHIND: f64 = 2.5;

/// A choice in the race.
pub struct Branch {
    pub action: Action,
    /// The prior's value of this choice minus that of the best choice.
    prior: f64,
    /// The result of each round until the choice is dropped.
    pub results: Vec<f64>,
    pub alive: bool,
}

impl Branch {
    pub fn new(candidate: &Candidate) -> Branch {
        Branch { action: candidate.action, prior: candidate.prior, results: Vec::new(), alive: true }
    }

    /// Returns the weighted mean of the results and the prior.
    pub fn weighed(&self, level: f64, trust: f64) -> f64 {
        let count = self.results.len() as f64;
        (count * self.mean() + trust * (level + self.prior)) / (count + trust)
    }

    /// Returns the mean lead over another choice in the guesses in which both choices were tried,
    /// and the standard error of that lead.
    pub fn ahead_of(&self, other: &Branch) -> (f64, f64) {
        let gaps = || self.results.iter().zip(&other.results).map(|(a, b)| a - b);
        let count = gaps().count().max(1) as f64;
        let mean = gaps().sum::<f64>() / count;
        let variance = gaps().map(|gap| (gap - mean).powi(2)).sum::<f64>() / count;
        (mean, (variance / count).sqrt())
    }

    /// Returns the mean of the results, without the prior.
    pub fn mean(&self) -> f64 {
        self.results.iter().sum::<f64>() / self.results.len().max(1) as f64
    }
}

/// Drops choices that are clearly behind the best one in the same guesses.
pub fn drop_those_behind(branches: &mut [Branch]) {
    let alive = || (0..branches.len()).filter(|&at| branches[at].alive);
    let best = alive().max_by(|&a, &b| branches[a].mean().total_cmp(&branches[b].mean())).expect("one is alive");
    let behind: Vec<usize> = alive()
        .filter(|&at| at != best)
        .filter(|&at| {
            let gaps = branches[best].results.iter().zip(&branches[at].results).map(|(a, b)| a - b);
            let count = branches[at].results.len() as f64;
            let (sum, squares) = gaps.fold((0.0, 0.0), |(sum, squares), gap| (sum + gap, squares + gap * gap));
            let mean = sum / count;
            let variance = (squares / count - mean * mean).max(1e-6);
            mean > BEHIND * (variance / count).sqrt()
        })
        .collect();
    behind.into_iter().for_each(|at| branches[at].alive = false);
}
