//! The time needed to compute the win-chance curve of a whole game, with a network and with
//! playouts from every position.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::analysis::Judge;
use bots::{Player, Roster, player_seed};
use dealer::{Fast, game_seed};
use rules::chance::Dealer;
use rules::fact::NoListener;
use rules::game::Waiting;
use rules::ids::Id;
use rules::record::{Record, RecordHeader, RecordInput, Recorder};
use rules::setup::Setup;
use rules::tables::Tables;

/// Number of playouts from a position. The server uses the same number for boards without a
/// network.
pub const PLAYED_OUT: u32 = 48;

/// The time needed to compute the win-chance curves of the same games, by network and by playouts,
/// on one thread.
#[derive(Clone, Default)]
pub struct CurveCost {
    pub games: u32,
    pub network: Duration,
    pub playouts: Duration,
}

impl CurveCost {
    pub fn add(&mut self, other: &CurveCost) {
        self.games += other.games;
        self.network += other.network;
        self.playouts += other.playouts;
    }
}

/// Plays a game between planners and returns its record.
fn played<const W: usize>(tables: &Arc<Tables<W>>, roster: &Roster<W>, players: usize, seed: u64) -> Record {
    let header = RecordHeader::new(tables.edition(), Setup::of(tables.edition(), players), "fast", None);
    let mut game = Recorder::new(Arc::clone(tables), header, &mut NoListener).expect("it starts");
    let sit = |seat| roster.seat("planner", player_seed(seed, seat)).expect("it is listed");
    let mut sitting: Vec<Box<dyn Player<W>>> = (0..players).map(sit).collect();
    let mut dealer = Fast::new(seed, 0);
    loop {
        let input = match (game.game().waiting(), game.game().to_move()) {
            (Waiting::Chance(draw), _) => RecordInput::Deal(dealer.pick(&draw)),
            (_, Some(seat)) => RecordInput::Act(seat, sitting[seat.index()].decide(&game.game().sight(seat))),
            (_, None) => return game.record().clone(),
        };
        game.apply(input, &mut NoListener).expect("it is legal");
    }
}

/// Plays one game and measures how long it takes to compute the game's curves. Returns `None` for
/// an edition without a network.
pub fn cost<const W: usize>(
    tables: &Arc<Tables<W>>,
    roster: &Roster<W>,
    players: usize,
    seed: u64,
    number: u64,
) -> Option<CurveCost> {
    let record = played(tables, roster, players, game_seed(seed, number));
    let started = Instant::now();
    roster.course(&record).filter(|course| course.judge == Judge::Network)?;
    let network = started.elapsed();
    let mut game = Recorder::new(Arc::clone(tables), record.header.clone(), &mut NoListener).expect("it starts");
    let started = Instant::now();
    for &input in &record.inputs {
        if game.game().to_move().is_some() {
            roster.win_shares(game.game(), PLAYED_OUT, 0);
        }
        game.apply(input, &mut NoListener).expect("it was legal");
    }
    Some(CurveCost { games: 1, network, playouts: started.elapsed() })
}
