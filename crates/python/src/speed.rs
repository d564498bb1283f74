//! The Rust counterparts of the loops in `python -m highball.speed`. They measure processor time on
//! one thread, in seconds.

use std::hint::black_box;
use std::sync::Arc;

use bots::net::actions::PaymentDetail;
use bots::net::{Casting, Lane, Run};
use cpu_time::ThreadTime;
use dealer::{Fast, Stream, game_seed};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rules::fact::NoListener;
use rules::game::Game;
use rules::record::Recorder;
use rules::setup::Setup;
use rules::tables::Tables;
use rules::with_capacity;

use crate::edition::PyEdition;
use crate::record;
use crate::vector::edition_of;

/// The work done at each decision in addition to choosing an action and taking the step.
#[derive(Clone, Copy, PartialEq)]
enum Work {
    Nothing,
    Observe,
    /// Does the same as `Observe`, then computes the mask again. The extra time is the cost of a
    /// mask.
    Mask,
}

/// Returns the time in seconds for `steps` steps in each of `games` games. Actions are drawn as in
/// `Vector.sample`.
#[pyfunction]
pub fn lane_seconds(
    py: Python<'_>,
    #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
    seats: usize,
    games: usize,
    steps: usize,
    work: &str,
) -> PyResult<f64> {
    let work = match work {
        "nothing" => Work::Nothing,
        "observe" => Work::Observe,
        "mask" => Work::Mask,
        _ => return Err(PyValueError::new_err("work is 'nothing', 'observe' or 'mask'")),
    };
    with_capacity!(&edition.get().tables, |tables| py.detach(|| lanes(tables, seats, games, steps, work)))
        .map_err(|bad| PyValueError::new_err(bad.to_string()))
}

fn lanes<const W: usize>(
    tables: &Arc<Tables<W>>,
    seats: usize,
    games: usize,
    steps: usize,
    work: Work,
) -> Result<f64, bots::net::BadCasting> {
    let casting = Casting::Mixed { seats: vec![(seats, 1.0)], bots: Vec::new() };
    let run = Arc::new(Run::new(tables, casting, PaymentDetail::Thrifty, 1)?);
    let mut lanes: Vec<Lane<W>> = (0..games).map(|row| Lane::new(&run, row as u64, games as u64)).collect();
    let (bytes, masks) = (run.chart.layout.bytes(), run.chart.layout.mask_bytes());
    let (mut obs, mut mask) = (vec![0; games * bytes], vec![0; games * masks]);
    let start = ThreadTime::now();
    for step in 0..steps {
        for (row, lane) in lanes.iter_mut().enumerate() {
            if work != Work::Nothing {
                lane.observe(&mut obs[row * bytes..(row + 1) * bytes]);
                lane.mask().write(&mut mask[row * masks..(row + 1) * masks]);
            }
            if work == Work::Mask {
                black_box(lane.mask_anew());
            }
            let mut stream = Stream::new(game_seed(step as u64, row as u64));
            let index = lane.mask().nth(stream.below(lane.mask().len())).expect("there is a choice");
            black_box(lane.step(index));
        }
        black_box((&obs, &mask));
    }
    Ok(start.elapsed().as_secs_f64())
}

/// Returns the time in seconds that `bots::play` takes for `games` whole games between `random`
/// bots. The seed of a game depends on its number.
#[pyfunction]
pub fn game_seconds(
    py: Python<'_>,
    #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
    seats: i64,
    games: u64,
) -> PyResult<f64> {
    let setup = edition.get().setup(seats)?;
    Ok(with_capacity!(&edition.get().tables, |tables| py.detach(|| whole_games(tables, &setup, games))))
}

fn whole_games<const W: usize>(tables: &Arc<Tables<W>>, setup: &Setup, games: u64) -> f64 {
    let roster = bots::Roster::new(tables);
    let start = ThreadTime::now();
    for number in 0..games {
        let seed = game_seed(1, number);
        let player = |seat| roster.seat("random", bots::player_seed(seed, seat)).expect("it is in the roster");
        let mut players: Vec<_> = (0..setup.colors.len()).map(player).collect();
        let mut game = Game::new(Arc::clone(tables), setup, &mut NoListener).expect("the set-up is sound");
        bots::play(&mut game, &mut players, &mut Fast::new(seed, 0), &mut NoListener);
        black_box(game.standings());
    }
    start.elapsed().as_secs_f64()
}

/// Returns the seconds needed to parse records, check every input, and replay the records to their
/// final hashes.
#[pyfunction]
pub fn record_seconds(
    py: Python<'_>,
    #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
    records: Vec<String>,
) -> PyResult<f64> {
    with_capacity!(&edition.get().tables, |tables| py.detach(|| read(tables, &records))).map_err(PyValueError::new_err)
}

fn read<const W: usize>(tables: &Arc<Tables<W>>, records: &[String]) -> Result<f64, String> {
    let start = ThreadTime::now();
    for text in records {
        let record = record::parse(text, tables.edition())?;
        let replayed = Recorder::replay(Arc::clone(tables), &record, usize::MAX);
        let replayed = replayed.map_err(|error| record::replay_error(&record, error))?;
        if record.final_hash.is_some_and(|hash| hash != replayed.hash()) {
            return Err("a record ends differently".to_string());
        }
    }
    Ok(start.elapsed().as_secs_f64())
}
