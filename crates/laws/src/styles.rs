//! The playing styles of the levels: how many cards they hoard, when they first claim a route, and
//! how often each level beats the one below.

use std::sync::Arc;

use bots::{Player, Roster, play_with, player_seed};
use dealer::{Fast, game_seed};
use rules::action::Action;
use rules::choices::Choices;
use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::Id;
use rules::setup::Setup;
use rules::tables::Tables;

/// `random`, the three lowest levels and `planner`, weakest first. Each plays against the one
/// before it.
pub const LADDER: [&str; 5] = ["random", "easy", "normal", "hard", "planner"];
/// The last bin for the turn of the first claim. It also counts claims in later turns.
const TURNS_MAX: usize = 63;

/// The habits of one bot over many games.
#[derive(Clone)]
pub struct Habits {
    games: u64,
    /// Sum of the largest hand size of each game.
    peaks: u64,
    /// Number of games by the turn of the bot's first claim. Only the bot's own turns are counted.
    /// Games without a claim are in the last bin.
    first_claims: [u64; TURNS_MAX + 1],
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { games: 0, peaks: 0, first_claims: [0; TURNS_MAX + 1] }
    }
}

impl Habits {
    /// Adds a game, given the bot's largest hand size and the turn of its first claim, if any.
    pub fn count(&mut self, peak: u8, first_claim: Option<u32>) {
        self.games += 1;
        self.peaks += u64::from(peak);
        self.first_claims[first_claim.map_or(TURNS_MAX, |turn| (turn as usize).min(TURNS_MAX))] += 1;
    }

    fn add(&mut self, other: &Habits) {
        self.games += other.games;
        self.peaks += other.peaks;
        self.first_claims.iter_mut().zip(&other.first_claims).for_each(|(sum, more)| *sum += more);
    }

    /// Returns the average, over all games, of the bot's largest hand size in a game.
    pub fn peak(&self) -> f64 {
        self.peaks as f64 / self.games.max(1) as f64
    }

    /// Returns the median turn of the first claim. Only the bot's own turns are counted.
    pub fn first_claim(&self) -> usize {
        let mut games = 0;
        let reached = |count: &u64| {
            games += count;
            2 * games >= self.games
        };
        self.first_claims.iter().position(reached).unwrap_or(TURNS_MAX)
    }
}

/// The results of two bots against each other. Every deal is played in both seatings.
#[derive(Clone, Default)]
pub struct StyleMatch {
    deals: u64,
    /// Sum of the first bot's win share over all deals.
    shares: f64,
    /// Sum of the squares of the first bot's win shares.
    squares: f64,
    pub habits: [Habits; 2],
}

impl StyleMatch {
    /// Adds a deal, given the first bot's win share.
    pub fn count(&mut self, share: f64) {
        self.deals += 1;
        self.shares += share;
        self.squares += share * share;
    }

    pub fn add(&mut self, other: &StyleMatch) {
        self.deals += other.deals;
        self.shares += other.shares;
        self.squares += other.squares;
        self.habits.iter_mut().zip(&other.habits).for_each(|(sum, more)| sum.add(more));
    }

    /// Returns the first bot's win share and half the width of its 95 % interval. The interval is
    /// computed from the variance between deals.
    pub fn share(&self) -> (f64, f64) {
        let deals = self.deals.max(1) as f64;
        let mean = self.shares / deals;
        let variance = (self.squares / deals - mean * mean).max(0.0);
        (mean, 1.96 * (variance / deals).sqrt())
    }
}

/// Lets two bots play the deal with this number, once in each seating.
pub fn deal<const W: usize>(
    tables: &Arc<Tables<W>>,
    roster: &Roster<W>,
    bots: [&str; 2],
    seed: u64,
    number: u64,
) -> StyleMatch {
    let (seed, mut found) = (game_seed(seed, number), StyleMatch::default());
    let shares = [0, 1].map(|first| game(tables, roster, bots, first, seed, &mut found.habits));
    found.count(0.5 * (shares[0] + shares[1]));
    found
}

/// Plays one game with the first bot in this seat. Counts both bots' habits, and returns the first
/// bot's win share.
fn game<const W: usize>(
    tables: &Arc<Tables<W>>,
    roster: &Roster<W>,
    bots: [&str; 2],
    first: usize,
    seed: u64,
    habits: &mut [Habits; 2],
) -> f64 {
    let bot = |seat: usize| seat ^ first;
    let sit = |seat| roster.seat(bots[bot(seat)], player_seed(seed, seat)).expect("it is listed");
    let mut players: Vec<Box<dyn Player<W>>> = (0..2).map(sit).collect();
    let setup = Setup::of(tables.edition(), 2);
    let mut game = Game::new(Arc::clone(tables), &setup, &mut NoListener).expect("it starts");
    let (mut peaks, mut turns, mut claims) = ([0u8; 2], [0u32; 2], [None; 2]);
    play_with(&mut game, &mut players, &mut Fast::new(seed, 0), &mut NoListener, |seat, player, sight| {
        let (action, seat) = (player.decide(sight), seat.index());
        peaks[seat] = peaks[seat].max(sight.own.hand.len());
        if matches!(sight.choices(), Choices::Turn(_)) {
            turns[seat] += 1;
            if matches!(action, Action::Claim { .. } | Action::Name(_)) {
                claims[seat].get_or_insert(turns[seat]);
            }
        }
        Some(action)
    });
    (0..2).for_each(|seat| habits[bot(seat)].count(peaks[seat], claims[seat]));
    let standings = game.standings().expect("it is over");
    match standings.results()[first].place {
        1 => 1.0 / standings.winners().count() as f64,
        _ => 0.0,
    }
}
