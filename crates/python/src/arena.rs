//! Simulations and tournaments, which release the interpreter lock while they play.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bots::arena::{self, ArenaReport, BadPlan, Block, Format, Host, Seated, journal, play_block};
use bots::simulation::{self, CHUNK, SimulationPlan, SimulationTally};
use bots::{BotFailure, Player, Roster};
use cpu_time::ThreadTime;
use pyo3::exceptions::{PyRuntimeError, PyRuntimeWarning, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;
use rules::capacity::AnyTables;
use rules::setup::Setup;
use rules::tables::Tables;
use rules::with_capacity;

use crate::arguments;
use crate::edition::PyEdition;
use crate::game::parsed;
use crate::vector::{edition_of, pool};

/// Number of chunks or blocks per thread between checks for signals.
const CHUNKS_PER_THREAD: u64 = 8;

/// A host that creates bots and records their failures.
struct Hall<const W: usize> {
    roster: Roster<W>,
    failures: Mutex<BTreeSet<(String, BotFailure)>>,
}

impl<const W: usize> Hall<W> {
    fn new(tables: &Arc<Tables<W>>) -> Hall<W> {
        Hall { roster: Roster::new(tables), failures: Mutex::default() }
    }

    /// Warns once for each bot and reason.
    fn warn(&self, py: Python<'_>) -> PyResult<()> {
        let failures = std::mem::take(&mut *self.failures.lock().unwrap_or_else(PoisonError::into_inner));
        for (bot, failure) in failures {
            let text = format!("the bot '{bot}' failed, and '{}' decided in its place: {}", failure.by, failure.why);
            let text = std::ffi::CString::new(text.replace('\0', " "))?;
            PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &text, 1)?;
        }
        Ok(())
    }
}

impl<const W: usize> Host<W> for Hall<W> {
    fn sit(&self, bot: &str, seated: &Seated<'_>) -> Result<Box<dyn Player<W>>, String> {
        self.roster.seat(bot, seated.seed).map_err(|unknown| format!("no bot is called '{}'", unknown.0))
    }

    /// Returns the processor time of the thread, the same measure that the command line uses.
    fn clock(&self, _bot: &str) -> Duration {
        ThreadTime::now().as_duration()
    }

    fn failed(&self, bot: &str, failure: BotFailure) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).insert((bot.to_string(), failure));
    }
}

fn bad(text: impl Into<String>) -> PyErr {
    PyValueError::new_err(text.into())
}

/// Parses one or more bot names, and checks that the bots exist.
fn names(value: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
    let names = match value.extract::<String>() {
        Ok(name) => vec![name],
        Err(_) => value.extract::<Vec<String>>().map_err(|_| bad("bots is a name or a list of names"))?,
    };
    match names.iter().find(|name| !bots::known(name)) {
        Some(name) => Err(bad(format!("no bot is called '{name}'; highball.bots() lists them"))),
        None => Ok(names),
    }
}

/// Plays games between the given bots and counts the results, like `highball simulate`. The same
/// seed gives the same results with any number of threads, unless a bot has a time limit. If there
/// are fewer bots than seats, the bots are repeated. Games are numbered from `first`. With
/// `records=True`, the returned dict has the text of all records, in order, under "records".
#[pyfunction]
#[pyo3(signature = (edition, bots=None, *, seats=4, games=1000, seed=1, first=0, threads=0, records=false))]
#[allow(clippy::too_many_arguments)]
pub fn simulate(
    py: Python<'_>,
    #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
    bots: Option<&Bound<'_, PyAny>>,
    #[pyo3(from_py_with = arguments::seats)] seats: i64,
    #[pyo3(from_py_with = arguments::games)] games: u64,
    #[pyo3(from_py_with = arguments::seed)] seed: u64,
    #[pyo3(from_py_with = arguments::first)] first: u64,
    #[pyo3(from_py_with = arguments::threads)] threads: usize,
    records: bool,
) -> PyResult<Py<PyAny>> {
    let tables = &edition.get().tables;
    let named = bots.map_or(Ok(Vec::new()), names)?;
    let setup = edition.get().setup(seats)?;
    let seats = setup.colors.len();
    if named.len() > seats {
        return Err(bad(format!("{} bots do not fit at a table of {seats}", named.len())));
    }
    let Some(last) = first.checked_add(games).filter(|_| games > 0) else {
        return Err(bad("a simulation has 1 game or more, and as many as can be counted"));
    };
    let usual = if named.is_empty() { vec!["random".to_string()] } else { named };
    let bots = usual.iter().cycle().take(seats).cloned().collect();
    let order = SimulationPlan { edition: Arc::clone(tables.edition()), setup, bots, games, seed };
    let pool = pool(threads)?;
    let start = Instant::now();
    let (tally, text) = with_capacity!(tables, |tables| play_games(py, &order, tables, &pool, first..last, records))?;
    let summary = simulation::summary(&order, &tally, start.elapsed().as_secs_f64()).to_string();
    let report = parsed(py, &summary)?;
    if records {
        report.bind(py).set_item("records", text)?;
    }
    Ok(report)
}

fn play_games<const W: usize>(
    py: Python<'_>,
    order: &SimulationPlan,
    tables: &Arc<Tables<W>>,
    pool: &rayon::ThreadPool,
    numbers: Range<u64>,
    keep: bool,
) -> PyResult<(SimulationTally, String)> {
    let service = Hall::new(tables);
    let mut tally = SimulationTally::new(&order.edition, order.setup.colors.len());
    let mut text = String::new();
    let window = CHUNK * CHUNKS_PER_THREAD * pool.current_num_threads() as u64;
    let mut from = numbers.start;
    while from < numbers.end {
        let to = numbers.end.min(from.saturating_add(window));
        let chunks: Vec<u64> = (from..to).step_by(CHUNK as usize).collect();
        let played = py.detach(|| {
            pool.install(|| {
                let played = chunks
                    .into_par_iter()
                    .map(|first| simulation::play_games(order, tables, &service, first..to.min(first + CHUNK), keep));
                played.collect::<Result<Vec<_>, String>>()
            })
        });
        for (part, records) in played.map_err(PyRuntimeError::new_err)? {
            tally.add(&part);
            text.push_str(&records);
        }
        py.check_signals()?;
        from = to;
    }
    service.warn(py)?;
    Ok((tally, text))
}

/// The plan of a tournament: pairings, deals and seatings.
///
/// A block is one deal played once for each seating. A block depends only on the plan and the
/// block's number, unless a bot has a time limit, so blocks can be played in any order and on any
/// machine.
#[pyclass(frozen, name = "Plan", module = "highball")]
pub struct PyPlan {
    plan: arena::TournamentPlan,
    setup: Setup,
    edition: Py<PyEdition>,
}

impl PyPlan {
    fn tables(&self) -> &AnyTables {
        &self.edition.get().tables
    }

    fn numbers(&self, first: u64, last: Option<u64>) -> PyResult<Range<u64>> {
        let (blocks, last) = (self.plan.blocks(), last.unwrap_or(self.plan.blocks()));
        match first <= last && last <= blocks {
            true => Ok(first..last),
            false => Err(bad(format!("the plan has blocks 0 to {blocks}, not {first} to {last}"))),
        }
    }
}

#[pymethods]
impl PyPlan {
    /// Plans `games` games, rounded up so that every pairing has the same number of blocks.
    /// `format` is "tables" or "round-robin"; by default, all bots play at one table if they fit,
    /// otherwise in pairs.
    #[new]
    #[pyo3(signature = (edition, bots, seats=4, *, games=200, seed=1, format=None))]
    fn new(
        #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
        bots: &Bound<'_, PyAny>,
        #[pyo3(from_py_with = arguments::seats)] seats: i64,
        #[pyo3(from_py_with = arguments::games)] games: u64,
        #[pyo3(from_py_with = arguments::seed)] seed: u64,
        format: Option<&str>,
    ) -> PyResult<PyPlan> {
        let named = names(bots)?;
        let setup = edition.get().setup(seats)?;
        let unknown = || bad("format is 'tables' or 'round-robin'");
        let format = format.map(|name| Format::named(name).ok_or_else(unknown)).transpose()?;
        if games == 0 {
            return Err(bad("a tournament has 1 game or more"));
        }
        let plan = arena::TournamentPlan::new(&named, setup.colors.len(), format, games, seed)
            .map_err(|bad_plan| bad(unplanned(bad_plan)))?;
        Ok(PyPlan { plan, setup, edition })
    }

    /// The edition being played.
    #[getter]
    fn edition(&self, py: Python<'_>) -> Py<PyEdition> {
        self.edition.clone_ref(py)
    }

    /// The bots, each listed once, in the order given.
    #[getter]
    fn bots(&self) -> Vec<String> {
        self.plan.bots.clone()
    }

    /// Number of blocks; they are numbered from 0.
    #[getter]
    fn blocks(&self) -> u64 {
        self.plan.blocks()
    }

    /// Number of games in all blocks.
    #[getter]
    fn games(&self) -> u64 {
        self.plan.games()
    }

    /// The first line of a file for `highball tournament --resume`; the other lines are blocks.
    #[getter]
    fn header(&self) -> String {
        journal::header_line(&self.plan, self.tables().edition())
    }

    /// Whether blocks are reproducible, which is the case if no bot has a time limit.
    #[getter]
    fn repeatable(&self) -> bool {
        !self.plan.bots.iter().any(|bot| bots::by_clock(bot))
    }

    /// Plays the blocks from `first` up to, but not including, `last`; returns a line of JSON for
    /// each.
    #[pyo3(signature = (first=0, last=None, *, threads=0))]
    fn play(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = arguments::first)] first: u64,
        #[pyo3(from_py_with = arguments::last)] last: Option<u64>,
        #[pyo3(from_py_with = arguments::threads)] threads: usize,
    ) -> PyResult<Vec<String>> {
        let (numbers, pool) = (self.numbers(first, last)?, pool(threads)?);
        with_capacity!(self.tables(), |tables| {
            let service = Hall::new(tables);
            let mut lines = Vec::new();
            let window = CHUNKS_PER_THREAD * pool.current_num_threads() as u64;
            let mut from = numbers.start;
            while from < numbers.end {
                let to = numbers.end.min(from.saturating_add(window));
                let played = py.detach(|| {
                    pool.install(|| {
                        let played = (from..to)
                            .into_par_iter()
                            .map(|number| play_block(&self.plan, number, tables, &self.setup, &service));
                        played.collect::<Result<Vec<Block>, String>>()
                    })
                });
                lines.extend(played.map_err(PyRuntimeError::new_err)?.iter().map(journal::block_line));
                py.check_signals()?;
                from = to;
            }
            service.warn(py)?;
            Ok(lines)
        })
    }

    /// Returns the lines without thinking times, which differ in every run.
    fn timeless(&self, lines: Vec<String>) -> PyResult<Vec<String>> {
        let blocks = self.read(&lines)?;
        Ok(blocks.iter().map(|block| journal::block_line(&block.timeless())).collect())
    }

    /// Returns ratings, win shares and scores with 95 % intervals, in the format of
    /// `highball tournament --json`. The blocks' lines may be in any order.
    fn report(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<Py<PyAny>> {
        let blocks = self.read(&lines)?;
        if blocks.is_empty() {
            return Err(bad("there is no block to report on"));
        }
        let report = ArenaReport::new(&self.plan, &blocks);
        parsed(py, &arena::summary(self.tables().edition(), &self.plan, &report).to_string())
    }

    fn __repr__(&self) -> String {
        let (edition, plan) = (self.tables().edition(), &self.plan);
        format!("<highball.Plan of {} blocks of {} with {} seats>", plan.blocks(), edition.name, plan.players)
    }
}

impl PyPlan {
    fn read(&self, lines: &[String]) -> PyResult<Vec<Block>> {
        let lines = lines.iter().map(String::as_str);
        let blocks = journal::read_blocks(&self.plan, self.tables().edition(), lines, 1);
        Ok(blocks.map_err(|error| bad(error.to_string()))?.into_values().collect())
    }
}

fn unplanned(plan: BadPlan) -> String {
    match plan {
        BadPlan::Nobody => "no bot is named".to_string(),
        BadPlan::TooMany { bots, players } => {
            format!("{bots} bots do not fit at a table of {players}; name fewer, or say format='round-robin'")
        }
        BadPlan::Twice(name) => format!("{name} is named twice, and no bot meets itself in a round-robin"),
        BadPlan::Alone(name) => format!("{name} is alone and has nobody to meet"),
        BadPlan::Endless => "the number of games is too large".to_string(),
    }
}
