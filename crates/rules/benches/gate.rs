//! Measures playing speed: `cargo bench`, or `cargo xtask bench`, which also compares builds and
//! counts instructions.
//!
//! Rates are games per second of CPU time on one core, so other load on the machine hardly affects
//! them.

use std::sync::Arc;

use cpu_time::ProcessTime;
use dealer::{Fast, Stream, game_seed};
use rules::fact::{Fact, Listener, NoListener};
use rules::game::Game;
use rules::limits::SMALL;
use rules::record::{Record, RecordHeader, RecordInput, Recorder, parse_record};
use rules::setup::Setup;
use rules::tables::Tables;

/// The totals of several uniformly random games, and the CPU time in seconds that they took.
struct Round {
    games: u64,
    decisions: u64,
    turns: u64,
    score: i64,
    seconds: f64,
}

impl Round {
    fn rate(&self) -> f64 {
        self.games as f64 / self.seconds
    }
}

/// Plays uniformly random games, each with a new listener. A turn is counted when a seat is asked
/// to take it.
fn play<L: Listener<SMALL>>(
    tables: &Arc<Tables<SMALL>>,
    seats: usize,
    games: u64,
    mut listener: impl FnMut() -> L,
) -> Round {
    let setup = Setup::of(tables.edition(), seats);
    let (mut decisions, mut turns, mut score) = (0, 0, 0);
    let start = ProcessTime::now();
    for number in 0..games {
        let mut listener = listener();
        let mut dealer = Fast::new(game_seed(1, number), 0);
        let mut stream = Stream::new(game_seed(2, number));
        let mut game = Game::new(tables.clone(), &setup, &mut listener).expect("the table can start");
        game.deal_all(&mut dealer, &mut listener);
        while let Some(seat) = game.to_move() {
            let (action, begins) = {
                let choices = game.choices(seat);
                (choices.nth(stream.below(choices.len())), matches!(choices, rules::choices::Choices::Turn(_)))
            };
            game.act_dealt(seat, &action, &mut dealer, &mut listener);
            decisions += 1;
            turns += u64::from(begins);
        }
        let standings = game.standings().expect("the game is over");
        score += standings.results().iter().map(|result| i64::from(result.total)).sum::<i64>();
    }
    Round { games, decisions, turns, score, seconds: start.elapsed().as_secs_f64() }
}

/// A listener that stores every fact, as the writer of a record or a viewer would.
struct Keep(Vec<Fact<SMALL>>);

impl Listener<SMALL> for Keep {
    fn hear(&mut self, fact: Fact<SMALL>) {
        self.0.push(fact);
    }
}

fn tables(edition: &str) -> Arc<Tables<SMALL>> {
    Tables::new(maps::edition(edition).expect("an embedded edition")).expect("it fits")
}

/// Measures how many records of random games are parsed, replayed and checked against their final
/// hash per second.
fn replays(edition: &str, seats: usize) -> f64 {
    let tables = tables(edition);
    let texts: Vec<String> = (0..200).map(|number| record(&tables, seats, number)).collect();
    let start = ProcessTime::now();
    let mut count = 0;
    for text in &texts {
        let record: Record = parse_record(text, tables.edition()).expect("it can be read");
        let replayed = Recorder::replay(tables.clone(), &record, usize::MAX).expect("it replays");
        assert_eq!(Some(replayed.hash()), record.final_hash);
        count += 1;
    }
    f64::from(count) / start.elapsed().as_secs_f64()
}

fn record(tables: &Arc<Tables<SMALL>>, seats: usize, number: u64) -> String {
    use rules::chance::Dealer;
    use rules::game::Waiting;
    let header = RecordHeader::new(tables.edition(), Setup::of(tables.edition(), seats), Fast::NAME, None);
    let mut recorder = Recorder::new(tables.clone(), header, &mut NoListener).expect("the table can start");
    let (mut dealer, mut stream) = (Fast::new(game_seed(1, number), 0), Stream::new(number));
    loop {
        let input = match recorder.game().waiting() {
            Waiting::Over => break,
            Waiting::Chance(draw) => RecordInput::Deal(dealer.pick(&draw)),
            _ => {
                let seat = recorder.game().to_move().expect("a seat is asked");
                let choices = recorder.game().choices(seat);
                RecordInput::Act(seat, choices.nth(stream.below(choices.len())))
            }
        };
        recorder.apply(input, &mut NoListener).expect("it is legal");
    }
    recorder.finish(None).to_text(tables.edition())
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let Some(at) = arguments.iter().position(|word| word == "--play") {
        let [edition, seats, games] = &arguments[at + 1..at + 4] else { panic!("--play EDITION SEATS GAMES") };
        let (seats, games) = (seats.parse().expect("a number"), games.parse().expect("a number"));
        let round = play(&tables(edition), seats, games, || NoListener);
        println!("{edition} {seats}: {:.0} games/s decisions: {}", round.rate(), round.decisions);
        return;
    }
    println!(
        "a game is {} bytes, on a large board {}",
        size_of::<Game<SMALL>>(),
        size_of::<Game<{ rules::limits::LARGE }>>()
    );
    for (edition, seats) in [
        ("usa-classic", 2),
        ("usa-classic", 4),
        ("usa-classic", 5),
        ("usa-new", 2),
        ("usa-new", 4),
        ("germany", 2),
        ("germany", 4),
    ] {
        let tables = tables(edition);
        let (silent, kept) = (
            play(&tables, seats, 40_000, || NoListener),
            play(&tables, seats, 20_000, || Keep(Vec::with_capacity(2048))),
        );
        let per_game = |count: u64| count as f64 / silent.games as f64;
        println!(
            "{edition} {seats}: {:.0} games/s, {:.1} M decisions/s, {:.1} turns and {:.1} decisions a game, mean score {:.1}; facts kept: {:.2} of that rate",
            silent.rate(),
            silent.decisions as f64 / silent.seconds / 1e6,
            per_game(silent.turns),
            per_game(silent.decisions),
            silent.score as f64 / silent.games as f64 / seats as f64,
            kept.rate() / silent.rate(),
        );
    }
    for edition in ["usa-classic", "germany"] {
        println!("{edition} 2: {:.0} records a second read, checked and replayed", replays(edition, 2));
    }
}
