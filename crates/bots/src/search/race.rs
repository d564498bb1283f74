//! The race between choices: all meet the same guesses, and who falls clearly behind is out.

use rules::action::Action;

use super::Candidate;

/// A choice is dropped when it is so many standard errors behind the best.
const BEHIND: f64 = 2.5;

/// A choice under test.
pub struct Branch {
    pub action: Action,
    /// How far behind the best the prior puts it, as a value.
    prior: f64,
    /// Results round by round, as long as it is in the race.
    pub results: Vec<f64>,
    pub alive: bool,
}

impl Branch {
    /// A choice as it was proposed.
    pub fn new(candidate: &Candidate) -> Branch {
        Branch { action: candidate.action, prior: candidate.prior, results: Vec::new(), alive: true }
    }

    /// The mean of its results and of what the prior thinks of it.
    pub fn weighed(&self, level: f64, trust: f64) -> f64 {
        let count = self.results.len() as f64;
        (count * self.mean() + trust * (level + self.prior)) / (count + trust)
    }

    /// How far it is ahead of another on the guesses that both met, in the mean, with the standard error of that.
    pub fn ahead_of(&self, other: &Branch) -> (f64, f64) {
        let gaps = || self.results.iter().zip(&other.results).map(|(a, b)| a - b);
        let count = gaps().count().max(1) as f64;
        let mean = gaps().sum::<f64>() / count;
        let variance = gaps().map(|gap| (gap - mean).powi(2)).sum::<f64>() / count;
        (mean, (variance / count).sqrt())
    }

    /// The mean of its results.
    pub fn mean(&self) -> f64 {
        self.results.iter().sum::<f64>() / self.results.len().max(1) as f64
    }
}

/// Takes those out of the race that are clearly behind the best, game by game on the same cards.
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
