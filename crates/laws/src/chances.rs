//! The accuracy of a network's win chances, measured against the results of games and against
//! playouts.
//!
//! Players see two kinds of win chances, and both are measured. The **view** of a seat is computed
//! from what that seat has seen. It is used for hints and costs, and is compared with playouts from
//! guesses about the hidden cards. The **curve** of a finished game is computed from the views of
//! all seats, and is compared with playouts in which all cards are known.

use std::sync::Arc;

use bots::net::{Calibration, Chart, Evaluator, Remembered, STAGES, TableMemory, network, pool};
use bots::{Adviser, Player, Roster, player_seed};
use dealer::{Fast, Stream, game_seed};
use rules::choices::Choices;
use rules::fact::{Fact, Listener, NoListener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::seen::{Seen, Viewer};
use rules::setup::Setup;
use rules::tables::Tables;

/// The bots that play the games. All seats of a game have the same bot, because a seat cannot know
/// that a rival is weaker.
const PLAYERS: [&str; 8] = ["policy", "planner", "policy", "planner", "policy", "planner", "hard", "expert:16n"];
/// Average number of turns from one sampled position to the next. Positions of consecutive turns
/// would be too similar.
const TURNS: usize = 4;
/// Number of playouts from a position.
pub const PLAYED_OUT: u32 = 300;
/// On average, one in `COMPARED` positions gets playouts, because playouts take a long time.
const COMPARED: usize = 20;
/// Number of equally wide bins for chances.
const PARTS: usize = 20;

/// A tally of predicted win chances and actual results.
#[derive(Clone, Default)]
pub struct ChancesTally {
    /// For each bin, the count, the sum of chances, and the sum of win shares.
    parts: [(u64, f64, f64); PARTS],
    squares: f64,
}

impl ChancesTally {
    /// Adds a predicted chance and the seat's actual share of the win.
    pub fn add(&mut self, chance: f64, share: f64) {
        let part = &mut self.parts[((chance * PARTS as f64) as usize).min(PARTS - 1)];
        *part = (part.0 + 1, part.1 + chance, part.2 + share);
        self.squares += (chance - share).powi(2);
    }

    fn sum(&mut self, other: &ChancesTally) {
        for (part, other) in self.parts.iter_mut().zip(&other.parts) {
            *part = (part.0 + other.0, part.1 + other.1, part.2 + other.2);
        }
        self.squares += other.squares;
    }

    pub fn count(&self) -> u64 {
        self.parts.iter().map(|part| part.0).sum()
    }

    /// Returns the expected calibration error: the absolute difference between the mean chance and
    /// the mean result of a bin, averaged over all bins weighted by their counts.
    pub fn error(&self) -> f64 {
        self.parts.iter().map(|part| (part.1 - part.2).abs()).sum::<f64>() / self.count().max(1) as f64
    }

    /// Returns the mean squared error of the chances.
    pub fn brier(&self) -> f64 {
        self.squares / self.count().max(1) as f64
    }
}

/// A position at the beginning of a turn in a finished game.
#[derive(Clone)]
pub struct JudgedPosition {
    stage: usize,
    /// The seat whose turn it is.
    seat: usize,
    /// Log chances of all seats, as estimated by each seat at its own last decision.
    views: Vec<Vec<f64>>,
    /// Each seat's final share of the win.
    shares: Vec<f64>,
    /// Win chances from playouts with guessed cards, and from playouts with all cards known.
    played_out: Option<[Vec<f64>; 2]>,
}

impl JudgedPosition {
    /// Creates a position without playouts.
    pub fn new(stage: usize, seat: usize, views: Vec<Vec<f64>>, shares: Vec<f64>) -> JudgedPosition {
        JudgedPosition { stage, seat, views, shares, played_out: None }
    }
}

/// One of the two kinds of win chances shown to players, compared with playouts.
#[derive(Clone, Default)]
pub struct ShownChances {
    /// Results for all seats in all positions.
    pub network: ChancesTally,
    /// Results for only those positions that have playouts.
    pub compared: ChancesTally,
    pub playouts: ChancesTally,
}

impl ShownChances {
    fn count(&mut self, chances: &[f64], played_out: Option<&Vec<f64>>, shares: &[f64]) {
        for (seat, &share) in shares.iter().enumerate() {
            self.network.add(chances[seat], share);
            if let Some(played_out) = played_out {
                self.compared.add(chances[seat], share);
                self.playouts.add(played_out[seat], share);
            }
        }
    }

    fn add(&mut self, other: &ShownChances) {
        self.network.sum(&other.network);
        self.compared.sum(&other.compared);
        self.playouts.sum(&other.playouts);
    }

    /// Returns the relative improvement of the network's Brier score over that of playouts.
    pub fn better(&self) -> f64 {
        1.0 - self.compared.brier() / self.playouts.brier()
    }
}

/// The accuracy of the win chances in several games.
#[derive(Clone, Default)]
pub struct ChancesReport {
    pub positions: u64,
    /// Results for the view of the seat whose turn it is.
    pub view: ShownChances,
    pub curve: ShownChances,
}

impl ChancesReport {
    /// Measures how accurate this calibration makes the win chances in these positions.
    pub fn new(positions: &[JudgedPosition], pool: &Calibration) -> ChancesReport {
        let mut report = ChancesReport { positions: positions.len() as u64, ..ChancesReport::default() };
        for JudgedPosition { stage, seat, views, shares, played_out } in positions {
            let view = pool.view(*stage, *seat, &views[*seat]);
            report.view.count(&view, played_out.as_ref().map(|both| &both[0]), shares);
            report.curve.count(&pool.all(*stage, views), played_out.as_ref().map(|both| &both[1]), shares);
        }
        report
    }

    pub fn add(&mut self, other: &ChancesReport) {
        self.positions += other.positions;
        self.view.add(&other.view);
        self.curve.add(&other.curve);
    }
}

/// Facts that the players have not received yet. There is one entry for each fact and seat.
struct Untold<const W: usize> {
    seen: Vec<(usize, Seen<W>)>,
    seats: usize,
    heard: TableMemory<W>,
}

impl<const W: usize> Listener<W> for Untold<W> {
    fn hear(&mut self, fact: Fact<W>) {
        self.heard.hear(&fact);
        self.seen.extend((0..self.seats).map(|at| (at, fact.seen_by(Viewer::Seat(Seat::new(at))))));
    }
}

/// The data that all games of an edition share.
pub struct ChancesSetup<const W: usize> {
    tables: Arc<Tables<W>>,
    roster: Roster<W>,
    chart: Arc<Chart<W>>,
}

impl<const W: usize> ChancesSetup<W> {
    /// Prepares the games of an edition. Returns `None` if the edition has no network.
    pub fn new(tables: &Arc<Tables<W>>) -> Option<ChancesSetup<W>> {
        network(tables.edition())?;
        let chart = Arc::new(Chart::new(tables));
        Some(ChancesSetup { tables: Arc::clone(tables), roster: Roster::new(tables), chart })
    }

    /// Returns the network's current calibration for this number of players.
    pub fn pool(&self, players: usize) -> Calibration {
        pool(&network(self.tables.edition()).expect("it was there before"), players)
    }

    /// Plays the game with this number, and samples positions at some of its turns. If `compare` is
    /// set, some of these positions get playouts.
    pub fn game(&self, players: usize, seed: u64, number: u64, compare: bool) -> Vec<JudgedPosition> {
        let seed = game_seed(seed, number);
        let mut stream = Stream::new(seed ^ 0x6368_616e_6365_7321);
        let name = PLAYERS[number as usize % PLAYERS.len()];
        let sit = |seat| self.roster.seat(name, player_seed(seed, seat)).expect("it is listed");
        let mut sitting: Vec<Box<dyn Player<W>>> = (0..players).map(sit).collect();
        let mut advisers: Vec<Adviser<W>> = (0..players).map(|_| Adviser::new(&self.tables, seed)).collect();
        let net = network(self.tables.edition()).expect("it was there before");
        let mut evaluator = Evaluator::new(&self.chart, &net).expect("it fits");
        let setup = Setup::of(self.tables.edition(), players);
        let mut game = Game::new(Arc::clone(&self.tables), &setup, &mut NoListener).expect("it starts");
        let mut dealer = Fast::new(seed, 0);
        let mut found: Vec<JudgedPosition> = Vec::new();
        let mut views = vec![vec![0.0; players]; players];
        let mut untold = Untold { seen: Vec::new(), seats: players, heard: TableMemory::default() };
        game.deal_all(&mut dealer, &mut untold);
        while let Some(seat) = game.to_move() {
            for (at, seen) in untold.seen.drain(..) {
                sitting[at].notice(&self.tables, &seen);
                advisers[at].notice(&seen);
            }
            let (sight, at) = (game.sight(seat), seat.index());
            let turn = matches!(sight.choices(), Choices::Turn(_));
            let action = sitting[at].decide(&sight);
            let remembered = Remembered { ledger: &untold.heard.ledger, memory: &untold.heard.memories[at] };
            views[at] = evaluator.look(&sight, remembered, &action).0;
            if turn && stream.below(TURNS) == 0 {
                let played_out = (stream.below(COMPARED) == 0 && compare).then(|| {
                    let guessed = advisers[at].win_shares(&sight, PLAYED_OUT);
                    [guessed, self.roster.win_shares(&game, PLAYED_OUT, stream.next_u64())]
                });
                let (stage, views) = (Calibration::stage(game.open()), views.clone());
                found.push(JudgedPosition { stage, seat: at, views, shares: Vec::new(), played_out });
            }
            game.act_dealt(seat, &action, &mut dealer, &mut untold);
        }
        let standings = game.standings().expect("it is over");
        let winners = standings.winners().count() as f64;
        let share = |seat: usize| if standings.results()[seat].place == 1 { 1.0 / winners } else { 0.0 };
        found.iter_mut().for_each(|position| position.shares = (0..players).map(share).collect());
        found
    }
}

/// Fits the calibration under which these positions' results are most likely. Evaluate it on
/// different positions.
pub fn fit(positions: &[JudgedPosition], players: usize) -> Calibration {
    let mut pool = Calibration::plain(players);
    for stage in 0..STAGES {
        let here: Vec<&JudgedPosition> = positions.iter().filter(|position| position.stage == stage).collect();
        // Skip a stage that has too few positions for a fit.
        if here.len() < 100 {
            continue;
        }
        let view = |pool: &Calibration| surprise(&here, |of| pool.view(stage, of.seat, &of.views[of.seat]));
        for _ in 0..6 {
            pool.view[stage] = least(0, 2000, |value| view(&with(pool, |pool| pool.view[stage] = value)));
            pool.own[stage] = least(-2000, 2000, |value| view(&with(pool, |pool| pool.own[stage] = value)));
        }
        let all = |pool: &Calibration| surprise(&here, |of| pool.all(stage, &of.views));
        pool.all[stage] = least(0, 2000, |value| all(&with(pool, |pool| pool.all[stage] = value)));
    }
    pool
}

fn with(mut pool: Calibration, change: impl FnOnce(&mut Calibration)) -> Calibration {
    change(&mut pool);
    pool
}

/// Returns the cross-entropy of the results, given these chances.
fn surprise(positions: &[&JudgedPosition], chances: impl Fn(&JudgedPosition) -> Vec<f64>) -> f64 {
    let of = |position: &&JudgedPosition| -> f64 {
        let chances = chances(position);
        chances.iter().zip(&position.shares).map(|(chance, share)| -share * chance.max(1e-9).ln()).sum()
    };
    positions.iter().map(of).sum()
}

/// Minimises a unimodal function over a range of integers.
fn least(mut low: i32, mut high: i32, of: impl Fn(i32) -> f64) -> i32 {
    while high - low > 2 {
        let third = (high - low) / 3;
        if of(low + third) <= of(high - third) { high -= third } else { low += third }
    }
    (low..=high).min_by(|a, b| of(*a).total_cmp(&of(*b))).unwrap_or(low)
}
