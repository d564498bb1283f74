//! Chances to win that a network tells, held against how the games ended: are they true, and do they say more than games
//! played out?

use std::sync::Arc;

use bots::net::{Chart, Policy, network};
use bots::{Player, Roster, player_seed};
use dealer::{Fast, Stream, game_seed};
use rules::choices::Choices;
use rules::fact::{Deaf, Fact, Listener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::seen::{Seen, Viewer};
use rules::setup::Setup;
use rules::tables::Tables;

/// Who plays the games, all seats of one the same: nobody can see from a seat that a rival is weaker.
const PLAYERS: [&str; 2] = ["policy", "planner"];
/// One in so many turns is a position: those of a game are much alike.
const TURNS: usize = 4;
/// Games played out from a position, and one in so many positions that has them, since they take so long.
pub const PLAYED_OUT: u32 = 300;
const COMPARED: usize = 10;
/// Chances are sorted into so many parts of equal width.
const PARTS: usize = 20;

/// Chances and what came of them.
#[derive(Clone, Default)]
pub struct Tally {
    /// Of each part how many, the sum of the chances, and the sum of the shares of the win.
    parts: [(u64, f64, f64); PARTS],
    squares: f64,
}

impl Tally {
    /// A chance, and the share of the win that the seat had in the end.
    pub fn add(&mut self, chance: f64, share: f64) {
        let part = &mut self.parts[((chance * PARTS as f64) as usize).min(PARTS - 1)];
        *part = (part.0 + 1, part.1 + chance, part.2 + share);
        self.squares += (chance - share).powi(2);
    }

    fn sum(&mut self, other: &Tally) {
        for (part, other) in self.parts.iter_mut().zip(&other.parts) {
            *part = (part.0 + other.0, part.1 + other.1, part.2 + other.2);
        }
        self.squares += other.squares;
    }

    /// Chances counted.
    pub fn count(&self) -> u64 {
        self.parts.iter().map(|part| part.0).sum()
    }

    /// The expected calibration error: how far chances are from what came of them, part by part, in the mean.
    pub fn error(&self) -> f64 {
        self.parts.iter().map(|part| (part.1 - part.2).abs()).sum::<f64>() / self.count().max(1) as f64
    }

    /// The mean square of what chances were off.
    pub fn brier(&self) -> f64 {
        self.squares / self.count().max(1) as f64
    }
}

/// What was found in some games.
#[derive(Clone, Default)]
pub struct Report {
    pub positions: u64,
    /// All seats in all positions, as the seat to move sees them.
    pub network: Tally,
    /// The same in the positions that were played out, and what that told.
    pub compared: Tally,
    pub playouts: Tally,
}

impl Report {
    /// Adds another.
    pub fn add(&mut self, other: &Report) {
        self.positions += other.positions;
        self.network.sum(&other.network);
        self.compared.sum(&other.compared);
        self.playouts.sum(&other.playouts);
    }

    /// The part of the Brier score of games played out by which that of the network is below it.
    pub fn better(&self) -> f64 {
        1.0 - self.compared.brier() / self.playouts.brier()
    }
}

/// What seats have seen and their players have not been told yet, for a table of so many.
struct Untold<const W: usize>(Vec<(usize, Seen<W>)>, usize);

impl<const W: usize> Listener<W> for Untold<W> {
    fn hear(&mut self, fact: Fact<W>) {
        self.0.extend((0..self.1).map(|at| (at, fact.seen_by(Viewer::Seat(Seat::new(at))))));
    }
}

/// What all games of an edition share.
pub struct Stand<const W: usize> {
    tables: Arc<Tables<W>>,
    roster: Roster<W>,
    chart: Arc<Chart<W>>,
}

impl<const W: usize> Stand<W> {
    /// None for an edition without a network.
    pub fn new(tables: &Arc<Tables<W>>) -> Option<Stand<W>> {
        network(tables.edition())?;
        let chart = Arc::new(Chart::new(tables));
        Some(Stand { tables: Arc::clone(tables), roster: Roster::new(tables), chart })
    }

    /// Plays the game of this number and looks at some of its turns.
    pub fn game(&self, players: usize, seed: u64, number: u64) -> Report {
        let seed = game_seed(seed, number);
        let mut stream = Stream::new(seed ^ 0x6368_616e_6365_7321);
        let name = PLAYERS[number as usize % PLAYERS.len()];
        let sit = |seat| self.roster.seat(name, player_seed(seed, seat)).expect("it is listed");
        let mut sitting: Vec<Box<dyn Player<W>>> = (0..players).map(sit).collect();
        let net = network(self.tables.edition()).expect("it was there before");
        let watching = || Policy::new(&self.chart, &net).expect("it fits");
        let mut watchers: Vec<Policy<W>> = (0..players).map(|_| watching()).collect();
        let setup = Setup::of(self.tables.edition(), players);
        let mut game = Game::new(Arc::clone(&self.tables), &setup, &mut Deaf).expect("it starts");
        let mut dealer = Fast::new(seed, 0);
        let mut told: Vec<(Vec<f64>, Option<Vec<f64>>)> = Vec::new();
        let mut untold = Untold(Vec::new(), players);
        game.deal_all(&mut dealer, &mut untold);
        while let Some(seat) = game.to_move() {
            for (at, seen) in untold.0.drain(..) {
                sitting[at].notice(&self.tables, &seen);
                watchers[at].notice(&self.tables, &seen);
            }
            let sight = game.sight(seat);
            let turn = matches!(sight.choices(), Choices::Turn(_));
            let action = sitting[seat.index()].decide(&sight);
            if turn && stream.below(TURNS) == 0 {
                let chances = watchers[seat.index()].chances(&sight);
                let compared = stream.below(COMPARED) == 0;
                let shares = compared.then(|| self.roster.win_shares(&game, PLAYED_OUT, stream.next_u64()));
                told.push((chances, shares));
            }
            game.act_dealt(seat, &action, &mut dealer, &mut untold);
        }
        let standings = game.standings().expect("it is over");
        let winners = standings.winners().count() as f64;
        let share = |seat: usize| if standings.results()[seat].place == 1 { 1.0 / winners } else { 0.0 };
        let mut report = Report { positions: told.len() as u64, ..Report::default() };
        for (chances, shares) in &told {
            for seat in 0..players {
                report.network.add(chances[seat], share(seat));
                if let Some(shares) = shares {
                    report.compared.add(chances[seat], share(seat));
                    report.playouts.add(shares[seat], share(seat));
                }
            }
        }
        report
    }
}
