//! Checks that bots do not peek. If two games differ only in what the bot's seat must not see, the
//! bot must make the same decisions in both.

use std::sync::Arc;

use bots::{Player, Roster};
use dealer::{Stream, game_seed};
use rules::action::Action;
use rules::fact::{Fact, NoListener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::SMALL;
use rules::record::{RecordHeader, RecordInput, Recorder};
use rules::seen::Viewer;
use rules::tables::Tables;

use crate::twins::Play;
use crate::{EDITIONS, embedded, twins};

/// The fast bots under test.
const WATCHED: [&str; 6] = ["planner", "policy", "path", "hungry", "one-step", "long-route"];
const RECORDED: [&str; 7] = ["planner", "path", "hungry", "one-step", "long-route", "greedy", "random"];
/// One in `SLOW_EVERY` comparisons tests a slow bot, with only one pair, because slow bots take far
/// longer.
const SLOW_EVERY: u64 = 4;
const SLOW: [&str; 4] = ["search:20n", "expert:32n", "blocker", "master:64n"];
/// Number of twins for each recorded game. Each is compared with the same original.
pub const PAIRS_EACH: u64 = 8;
/// Number of changes tried on each twin. Most of them would make the recorded game illegal.
const TRIES: usize = 40;
/// Maximum number of changes to a twin.
const CHANGES: usize = 8;

/// A function that receives the whole game before a seat decides. Honest bots do not use the game;
/// a planted cheat does.
pub type Leak = Box<dyn FnMut(&Game<SMALL>, Seat)>;

/// A bot under test, and the function through which a planted cheat peeks.
pub struct Watched {
    pub player: Box<dyn Player<SMALL>>,
    pub leak: Leak,
}

/// A function that creates the bot under test from a roster and a seed.
pub type Sit<'a> = &'a (dyn Fn(&Roster<SMALL>, u64) -> Watched + Sync);

/// The number of pairs compared, and the pairs in which a bot peeked. A pair consists of a recorded
/// game and its twin.
#[derive(Clone, Default)]
pub struct PeekReport {
    pub pairs: u64,
    /// Number of pairs that tested a searching bot.
    pub searched: u64,
    /// Number of times that two hidden cards or tickets were swapped.
    pub changes: u64,
    /// Number of decisions compared between twins.
    pub decisions: u64,
    /// Descriptions of the pairs in which the bot decided differently.
    pub peeked: Vec<String>,
}

impl PeekReport {
    pub fn add(&mut self, other: &PeekReport) {
        self.pairs += other.pairs;
        self.searched += other.searched;
        self.changes += other.changes;
        self.decisions += other.decisions;
        self.peeked.extend_from_slice(&other.peeked);
    }
}

/// All editions, each with its roster of bots.
pub struct Stage(Vec<(Arc<Tables<SMALL>>, Roster<SMALL>)>);

impl Stage {
    pub fn new() -> Stage {
        let set = |name: &&str| {
            let tables = Tables::new(embedded(name)).expect("it fits");
            let roster = Roster::new(&tables);
            (tables, roster)
        };
        Stage(EDITIONS.iter().map(set).collect())
    }

    /// Runs comparison `number` for a bot from the roster. The seed and the number determine the
    /// edition, the number of seats and the bot.
    pub fn honest(&self, seed: u64, number: u64) -> PeekReport {
        let (name, pairs) = match number % SLOW_EVERY {
            0 => (SLOW[(number / SLOW_EVERY) as usize % SLOW.len()], 1),
            _ => (WATCHED[game_seed(seed ^ 2, number) as usize % WATCHED.len()], PAIRS_EACH),
        };
        let sit = |roster: &Roster<SMALL>, seed| Watched {
            player: roster.seat(name, seed).expect("the bot is listed"),
            leak: Box::new(|_, _| {}),
        };
        let mut report = self.compare(seed, number, pairs, &sit);
        report.searched = if SLOW.contains(&name) { report.pairs } else { 0 };
        report.peeked.iter_mut().for_each(|line| line.insert_str(0, &format!("{name}: ")));
        report
    }

    /// Compares the given bot's decisions in this many pairs of games.
    pub fn compare(&self, seed: u64, number: u64, pairs: u64, sit: Sit<'_>) -> PeekReport {
        let stream = &mut Stream::new(game_seed(seed, number));
        let (tables, roster) = &self.0[stream.below(self.0.len())];
        let seats = 2 + stream.below(4);
        let mut report = PeekReport::default();
        while report.pairs < pairs {
            let mut sit_any = |_| {
                let name = RECORDED[stream.below(RECORDED.len())];
                roster.seat(name, stream.next_u64()).expect("the bot is listed")
            };
            let mut players: Vec<_> = (0..seats).map(&mut sit_any).collect();
            let play = twins::play(tables, stream.next_u64(), &mut players);
            let (viewer, luck) = (Seat::new(stream.below(seats)), stream.next_u64());
            let decide = |inputs: &[RecordInput]| decisions(tables, &play.header, inputs, viewer, sit(roster, luck));
            let original = decide(&play.inputs);
            for _ in 0..PAIRS_EACH {
                let (inputs, changes) = changed(tables, &play, viewer, stream);
                if inputs == play.inputs || report.pairs == pairs {
                    continue;
                }
                let twin = decide(&inputs);
                report.pairs += 1;
                report.changes += changes;
                report.decisions += original.len() as u64;
                if let Some(at) = (0..original.len()).find(|&at| original[at] != twin[at]) {
                    report.peeked.push(format!(
                        "pair {number} of seed {seed}, {} with {seats} seats, decision {at} of seat {}: {:?} and {:?}",
                        tables.edition().name,
                        viewer.index(),
                        original[at],
                        twin[at]
                    ));
                }
            }
        }
        report
    }
}

impl Default for Stage {
    fn default() -> Self {
        Stage::new()
    }
}

/// Returns the inputs of a twin with several changes, and the number of changes.
fn changed(tables: &Arc<Tables<SMALL>>, play: &Play, viewer: Seat, stream: &mut Stream) -> (Vec<RecordInput>, u64) {
    let (mut twin, mut changes) = (play.clone(), 0);
    for _ in 0..TRIES {
        let inputs = twins::twin(tables, &twin, viewer, stream);
        if let Some(inputs) = inputs.filter(|inputs| changes < CHANGES && is_legal(tables, &play.header, inputs)) {
            twin.inputs = inputs;
            changes += 1;
        }
    }
    (twin.inputs, changes as u64)
}

/// Checks whether the changed game is legal. It is illegal if, for example, a seat now pays with
/// cards that it does not have.
fn is_legal(tables: &Arc<Tables<SMALL>>, header: &RecordHeader, inputs: &[RecordInput]) -> bool {
    let mut recorder = Recorder::new(tables.clone(), header.clone(), &mut NoListener).expect("the table can start");
    inputs.iter().all(|&input| recorder.apply(input, &mut NoListener).is_ok())
}

/// Returns the bot's decision at every point where its seat acts in the record.
fn decisions(
    tables: &Arc<Tables<SMALL>>,
    header: &RecordHeader,
    inputs: &[RecordInput],
    viewer: Seat,
    mut watched: Watched,
) -> Vec<Action> {
    let mut facts: Vec<Fact<SMALL>> = Vec::new();
    let mut recorder = Recorder::new(tables.clone(), header.clone(), &mut facts).expect("the table can start");
    let mut decided = Vec::new();
    for &input in inputs {
        if watched.player.hears() {
            for fact in &facts {
                watched.player.notice(tables, &fact.seen_by(Viewer::Seat(viewer)));
            }
        }
        facts.clear();
        if matches!(input, RecordInput::Act(seat, _) if seat == viewer) {
            (watched.leak)(recorder.game(), viewer);
            decided.push(watched.player.decide(&recorder.game().sight(viewer)));
        }
        recorder.apply(input, &mut facts).expect("it is legal");
    }
    decided
}
