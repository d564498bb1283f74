//! Records as arrays and as lines of JSON.

use std::sync::Arc;

use bots::net::actions::{ActionStep, Actions, PaymentDetail, Pending};
use bots::net::{Chart, Known, Outlook, Paths, TableMemory, encode};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::ThreadPool;
use rayon::prelude::*;
use rules::action::Action;
use rules::fact::{Fact, Listener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::SEATS_MAX;
use rules::record::{Record, RecordInput, Recorder};
use rules::score::Standings;
use rules::tables::Tables;
use rules::with_capacity;
use serde_json::{Value, json};

use crate::arguments;
use crate::edition::PyEdition;
use crate::record;
use crate::vector::{edition_of, pool};

/// Splits a text of several records into single records.
#[pyfunction]
pub fn split_records(text: &str) -> Vec<&str> {
    rules::record::split_records(text).into_iter().map(|(_, record)| record).collect()
}

/// Number of games that each thread converts before the rows are copied to the common vectors and
/// the memory is reused. Allocating memory for each game would take longer than reading its record.
const GAMES_PER_THREAD: usize = 8;

/// The choices of one game, one row each, and its result.
#[derive(Default)]
struct Rows {
    obs: Vec<u8>,
    mask: Vec<u8>,
    action: Vec<i64>,
    seat: Vec<i8>,
    seats: i8,
    share: [f32; SEATS_MAX],
    score: [i16; SEATS_MAX],
    over: bool,
}

struct Ear<'a, const W: usize>(&'a mut TableMemory<W>);

impl<const W: usize> Listener<W> for Ear<'_, W> {
    fn hear(&mut self, fact: Fact<W>) {
        self.0.hear(&fact);
    }
}

/// Replays a record and checks every input.
fn replayed<const W: usize>(tables: &Arc<Tables<W>>, record: &Record) -> Result<Game<W>, String> {
    let recorder = Recorder::replay(Arc::clone(tables), record, record.inputs.len())
        .map_err(|error| record::replay_error(record, error))?;
    record::check_end(record, recorder.game())?;
    Ok(recorder.game().clone())
}

/// A converter from a record to rows.
struct Writer<'a, const W: usize> {
    chart: &'a Chart<W>,
    game: Game<W>,
    heard: TableMemory<W>,
    outlooks: [Outlook<W>; SEATS_MAX],
    paths: Paths<W>,
    rows: Rows,
}

impl<const W: usize> Writer<'_, W> {
    /// Adds the steps of an answer. Steps without a choice, which `Vector` takes automatically, are
    /// left out.
    fn answer(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        let sight = self.game.sight(seat);
        let layout = &self.chart.layout;
        let mut pending = Pending::Nothing;
        loop {
            let actions = Actions { chart: self.chart, sight: &sight, pending, payments: PaymentDetail::All };
            let mask = actions.mask();
            let index = actions.toward_within(&mask, action).ok_or("an answer has no index")?;
            if mask.len() > 1 {
                let (at, from) = (self.rows.obs.len(), self.rows.mask.len());
                self.rows.obs.resize(at + layout.bytes(), 0);
                self.rows.mask.resize(from + layout.mask_bytes(), 0);
                let outlook = &mut self.outlooks[seat.index()];
                outlook.refresh(self.chart, &sight);
                self.paths.refresh(self.chart, sight.open);
                let (ledger, memory) = (&self.heard.ledger, &self.heard.memories[seat.index()]);
                let known = Known { sight: &sight, ledger, memory, pending, outlook, paths: &self.paths };
                encode(self.chart, &known, &mut self.rows.obs[at..]);
                mask.write(&mut self.rows.mask[from..]);
                self.rows.action.push(index as i64);
                self.rows.seat.push(seat.index() as i8);
            }
            // Only these answers can take several steps.
            let has_steps = matches!(action, Action::Claim { .. } | Action::KeepTickets { .. });
            match has_steps.then(|| actions.follow(index)).flatten() {
                Some(ActionStep::Pending(next)) => pending = next,
                _ => return Ok(()),
            }
        }
    }

    fn input(&mut self, input: RecordInput) -> Result<(), String> {
        let mut ear = Ear(&mut self.heard);
        let refused = match input {
            RecordInput::Act(seat, action) => {
                self.answer(seat, &action)?;
                self.game.act(seat, &action, &mut Ear(&mut self.heard))
            }
            RecordInput::Deal(outcome) => self.game.deal(outcome, &mut ear),
            RecordInput::Undo(..) => return Err("undone actions are left out".to_string()),
        };
        refused.map_err(record::refusal)
    }
}

/// Converts a record to rows. Writes observations and masks to the given empty vectors.
fn rows<const W: usize>(chart: &Chart<W>, text: &str, [obs, mask]: [Vec<u8>; 2]) -> Result<Rows, String> {
    let tables = chart.tables();
    let record = record::parse(text, tables.edition())?;
    // The conversion below checks all inputs that were not undone. If any were, check the whole
    // record first.
    if record.inputs.iter().any(|input| matches!(input, RecordInput::Undo(..))) {
        replayed(tables, &record)?;
    }
    let mut heard = TableMemory::default();
    let game = Game::new(Arc::clone(tables), &record.header.setup, &mut Ear(&mut heard));
    let game = game.map_err(|error| error.to_string())?;
    let seats = game.open().seats() as i8;
    let (outlooks, paths) = (Default::default(), Paths::default());
    let rows = Rows { seats, obs, mask, ..Rows::default() };
    let mut writer = Writer { chart, game, heard, outlooks, paths, rows };
    let written = record.standing().into_iter().try_for_each(|input| writer.input(input));
    // Replaying the whole record gives an error that names the line.
    written.map_err(|why| replayed(tables, &record).err().unwrap_or(why))?;
    record::check_end(&record, &writer.game)?;
    let mut rows = writer.rows;
    if let Some(standings) = writer.game.standings() {
        rows.over = true;
        let winners = standings.winners().count() as f32;
        for (seat, result) in standings.results().iter().enumerate() {
            rows.share[seat] = if result.place == 1 { 1.0 / winners } else { 0.0 };
            rows.score[seat] = result.total;
        }
    }
    Ok(rows)
}

/// The rows of all games, with their observations and masks in two vectors.
#[derive(Default)]
struct AllRows {
    games: Vec<Rows>,
    obs: Vec<u8>,
    mask: Vec<u8>,
}

fn all_rows<const W: usize>(chart: &Chart<W>, records: &[String], pool: &ThreadPool) -> Result<AllRows, String> {
    let mut all = AllRows::default();
    let mut spare: Vec<[Vec<u8>; 2]> = Vec::new();
    let at_once = GAMES_PER_THREAD * pool.current_num_threads();
    for texts in records.chunks(at_once) {
        let from = all.games.len();
        spare.resize_with(texts.len(), Default::default);
        let each = |((at, text), vectors): ((usize, &String), [Vec<u8>; 2])| {
            rows(chart, text, vectors).map_err(|why| format!("record {at}: {why}"))
        };
        let numbered = (from..from + texts.len()).into_par_iter().zip(texts);
        let vectors = std::mem::take(&mut spare);
        let games: Result<Vec<Rows>, String> = pool.install(|| numbered.zip(vectors).map(each).collect());
        for mut game in games? {
            let mut vectors = [std::mem::take(&mut game.obs), std::mem::take(&mut game.mask)];
            all.obs.extend_from_slice(&vectors[0]);
            all.mask.extend_from_slice(&vectors[1]);
            vectors.iter_mut().for_each(Vec::clear);
            spare.push(vectors);
            all.games.push(game);
        }
    }
    Ok(all)
}

/// Returns the choices in records as arrays: `obs`, `mask`, `action`, `seat`, `seats` and `game`
/// with a row for each choice, and `share`, `score` and `over` with a row for each game. Undone
/// actions and steps without a choice are left out.
#[pyfunction]
#[pyo3(signature = (edition, records, *, threads=0))]
pub fn record_arrays<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
    records: Vec<String>,
    #[pyo3(from_py_with = arguments::threads)] threads: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let pool = pool(threads)?;
    let (all, bytes, masks) = with_capacity!(&edition.get().tables, |tables| py.detach(|| {
        let chart = Chart::new(tables);
        let all = all_rows(&chart, &records, &pool).map_err(PyValueError::new_err)?;
        PyResult::Ok((all, chart.layout.bytes(), chart.layout.mask_bytes()))
    }))?;
    let AllRows { games: all, obs, mask } = all;
    let choices: usize = all.iter().map(|rows| rows.action.len()).sum();
    let numbered = || all.iter().enumerate().flat_map(|(at, rows)| std::iter::repeat_n((at, rows), rows.action.len()));
    let dict = PyDict::new(py);
    dict.set_item("obs", PyArray1::from_vec(py, obs).reshape([choices, bytes])?)?;
    dict.set_item("mask", PyArray1::from_vec(py, mask).reshape([choices, masks])?)?;
    dict.set_item("action", PyArray1::from_iter(py, all.iter().flat_map(|rows| rows.action.iter().copied())))?;
    dict.set_item("seat", PyArray1::from_iter(py, all.iter().flat_map(|rows| rows.seat.iter().copied())))?;
    dict.set_item("seats", PyArray1::from_iter(py, numbered().map(|(_, rows)| rows.seats)))?;
    dict.set_item("game", PyArray1::from_iter(py, numbered().map(|(at, _)| at as i32)))?;
    let per_seat = [all.len(), SEATS_MAX];
    dict.set_item("share", PyArray1::from_iter(py, all.iter().flat_map(|rows| rows.share)).reshape(per_seat)?)?;
    dict.set_item("score", PyArray1::from_iter(py, all.iter().flat_map(|rows| rows.score)).reshape(per_seat)?)?;
    dict.set_item("over", PyArray1::from_iter(py, all.iter().map(|rows| u8::from(rows.over))))?;
    Ok(dict)
}

fn score_json(standings: &Standings, lines: usize) -> Value {
    let results = standings.results().iter().map(|result| {
        json!({
            "total": result.total,
            "place": result.place,
            "lines": result.lines[..lines],
            "completed": result.completed,
            "failed": result.failed,
            "longest_path": result.longest_path,
        })
    });
    Value::Array(results.collect())
}

fn to_json<const W: usize>(tables: &Arc<Tables<W>>, text: &str) -> Result<String, String> {
    let record = record::parse(text, tables.edition())?;
    let game = replayed(tables, &record)?;
    let (edition, header) = (tables.edition(), &record.header);
    let inputs = record.inputs.iter().map(|input| match input {
        RecordInput::Act(seat, action) => json!({ "seat": seat.index(), "action": action }),
        RecordInput::Deal(_) => json!({ "deal": record.line(edition, input).trim_start_matches("deal ") }),
        RecordInput::Undo(seat, to) => json!({ "seat": seat.index(), "undo": to }),
    });
    let lines = edition.lines.iter().map(|line| line.name());
    let line = json!({
        "edition": header.edition,
        "edition_hash": header.edition_hash,
        "seats": header.setup.colors,
        "first": header.setup.first.map(Id::index),
        "dealer": header.dealer,
        "seed": record.seed,
        "inputs": inputs.collect::<Vec<_>>(),
        "score_lines": lines.collect::<Vec<_>>(),
        "scores": game.standings().map(|standings| score_json(&standings, edition.lines.len())),
        "final_hash": record.final_hash,
    });
    Ok(line.to_string())
}

/// Returns a record as one line of JSON: its header, every input, and the scores if the game is
/// over.
#[pyfunction]
pub fn record_json(
    py: Python<'_>,
    #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
    record: &str,
) -> PyResult<String> {
    let line = py.detach(|| with_capacity!(&edition.get().tables, |tables| to_json(tables, record)));
    line.map_err(PyValueError::new_err)
}
