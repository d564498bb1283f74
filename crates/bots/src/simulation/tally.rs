//! Totals over many games. All totals are integers, so the order of addition does not matter.

use rules::edition::Edition;
use rules::game::Game;
use rules::score::LINES_MAX;

use crate::Census;

/// Value of a win. It is divisible by every possible number of winners.
const WIN: i64 = 60;

/// Totals of one seat.
#[derive(Clone, Default)]
pub struct SeatSums {
    score: i64,
    score_squares: i64,
    wins: i64,
    /// Total points on each line of the score sheet.
    pub lines: [i64; LINES_MAX],
}

/// Totals over all games.
#[derive(Clone)]
pub struct SimulationTally {
    pub games: u64,
    pub decisions: u64,
    pub completed: u64,
    pub failed: u64,
    pub seats: Vec<SeatSums>,
    pub census: Census,
}

/// A mean with its 95 % interval.
pub struct Mean {
    pub value: f64,
    pub interval: [f64; 2],
}

/// Number of standard errors on each side of a 95 % interval.
const Z: f64 = 1.959_964;

impl SimulationTally {
    pub fn new(edition: &Edition, seats: usize) -> SimulationTally {
        let census = Census::new(edition);
        SimulationTally {
            games: 0,
            decisions: 0,
            completed: 0,
            failed: 0,
            seats: vec![SeatSums::default(); seats],
            census,
        }
    }

    /// Adds a finished game. The census of this tally must already have observed the game's facts.
    pub fn count<const W: usize>(&mut self, game: &Game<W>, decisions: u32) {
        let standings = game.standings().expect("the game was played to its end");
        self.games += 1;
        self.decisions += u64::from(decisions);
        let share = WIN / standings.winners().count() as i64;
        for (sums, result) in self.seats.iter_mut().zip(standings.results()) {
            let score = i64::from(result.total);
            sums.score += score;
            sums.score_squares += score * score;
            sums.wins += if result.place == 1 { share } else { 0 };
            for (sum, points) in sums.lines.iter_mut().zip(result.lines) {
                *sum += i64::from(points);
            }
            self.completed += u64::from(result.completed);
            self.failed += u64::from(result.failed);
        }
    }

    pub fn add(&mut self, other: &SimulationTally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.completed += other.completed;
        self.failed += other.failed;
        self.census.add(&other.census);
        for (sums, more) in self.seats.iter_mut().zip(&other.seats) {
            sums.score += more.score;
            sums.score_squares += more.score_squares;
            sums.wins += more.wins;
            sums.lines.iter_mut().zip(more.lines).for_each(|(sum, points)| *sum += points);
        }
    }

    /// Returns the completed tickets as a share of all tickets held at the end. Returns `None` if
    /// no seat held a ticket.
    pub fn completion(&self) -> Option<f64> {
        let held = self.completed + self.failed;
        (held > 0).then(|| self.completed as f64 / held as f64)
    }

    /// Divides a sum over all games by the number of games.
    pub fn per_game(&self, sum: u64) -> f64 {
        sum as f64 / self.games as f64
    }

    /// Returns the mean of a score line over all seats.
    pub fn line(&self, at: usize) -> f64 {
        let sum: i64 = self.seats.iter().map(|seat| seat.lines[at]).sum();
        sum as f64 / (self.games * self.seats.len() as u64) as f64
    }
}

impl SeatSums {
    /// Returns the mean score, with an interval from the variance of the scores. After a single
    /// game, the interval has no width.
    pub fn score(&self, games: u64) -> Mean {
        let games = games as f64;
        let value = self.score as f64 / games;
        let squares = self.score_squares as f64 - self.score as f64 * value;
        let variance = if games > 1.0 { (squares / (games - 1.0)).max(0.0) } else { 0.0 };
        let reach = Z * (variance / games).sqrt();
        Mean { value, interval: [value - reach, value + reach] }
    }

    /// Returns the share of wins with Wilson's interval, which stays between 0 and 1 and is wide
    /// enough even for few games.
    pub fn wins(&self, games: u64) -> Mean {
        let games = games as f64;
        let value = self.wins as f64 / (WIN as f64 * games);
        let weight = 1.0 + Z * Z / games;
        let middle = (value + Z * Z / (2.0 * games)) / weight;
        let reach = Z * (value * (1.0 - value) / games + Z * Z / (4.0 * games * games)).sqrt() / weight;
        Mean { value, interval: [(middle - reach).max(0.0), (middle + reach).min(1.0)] }
    }
}
