//! `Game` and `View`: one game, new or from a record, as its seats see it.

use std::sync::Mutex;

use numpy::PyArray1;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use rules::with_capacity;

use crate::arguments;
use crate::edition::PyEdition;
use crate::table::{self, ErasedGame};
use crate::vector::edition_of;

/// A game, which itself shows no cards; a `View` shows the game as one seat sees it.
#[pyclass(frozen, name = "Game", module = "highball")]
pub struct PyGame {
    table: Mutex<Box<dyn ErasedGame>>,
    edition: Py<PyEdition>,
}

/// One seat's view, and its legal answers.
#[pyclass(frozen, name = "View", module = "highball")]
pub struct PyView {
    game: Py<PyGame>,
    #[pyo3(get)]
    seat: usize,
    choices: usize,
    /// The public state of the table, as plain dicts and lists.
    #[pyo3(get)]
    open: Py<PyAny>,
    /// The seat's own cards and tickets.
    #[pyo3(get)]
    own: Py<PyAny>,
    /// After the end, every seat's hand and tickets, and the rest of the train deck; otherwise
    /// None.
    #[pyo3(get)]
    shown: Py<PyAny>,
    /// The observation for a network.
    #[pyo3(get)]
    obs: Py<PyArray1<u8>>,
    /// Legal indices, one bit each.
    #[pyo3(get)]
    mask: Py<PyArray1<u8>>,
    /// Hash of the game's state when this view was taken.
    hash: String,
}

/// The choices of a view, computed on demand.
#[pyclass(frozen, sequence, name = "Choices", module = "highball")]
pub struct PyChoices {
    view: Py<PyView>,
}

fn bad(text: String) -> PyErr {
    PyValueError::new_err(text)
}

/// Parses JSON into plain dicts and lists.
pub fn parsed(py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
    Ok(py.import("json")?.call_method1("loads", (text,))?.unbind())
}

impl PyGame {
    fn table(&self) -> std::sync::MutexGuard<'_, Box<dyn ErasedGame>> {
        self.table.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

#[pymethods]
impl PyGame {
    /// Creates a game with this number of seats. The seed determines the deals.
    #[new]
    #[pyo3(signature = (edition, seats=2, seed=1))]
    fn new(
        #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
        #[pyo3(from_py_with = arguments::seats)] seats: i64,
        #[pyo3(from_py_with = arguments::seed)] seed: u64,
    ) -> PyResult<PyGame> {
        let setup = edition.get().setup(seats)?;
        let table = with_capacity!(&edition.get().tables, |tables| table::new(tables, setup, seed));
        Ok(PyGame { table: Mutex::new(table.map_err(bad)?), edition })
    }

    /// Creates the game from a record, after its first `at` inputs. The seed determines later
    /// deals.
    #[staticmethod]
    #[pyo3(signature = (edition, text, at=None, seed=1))]
    fn from_record(
        #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
        text: &str,
        #[pyo3(from_py_with = arguments::at)] at: Option<usize>,
        #[pyo3(from_py_with = arguments::seed)] seed: u64,
    ) -> PyResult<PyGame> {
        let table = with_capacity!(&edition.get().tables, |tables| table::from_record(tables, text, at, seed));
        Ok(PyGame { table: Mutex::new(table.map_err(bad)?), edition })
    }

    /// The edition being played.
    #[getter]
    fn edition(&self, py: Python<'_>) -> Py<PyEdition> {
        self.edition.clone_ref(py)
    }

    /// Number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.table().seats()
    }

    /// The seat to move; None once the game is over. If all seats are asked at once, this is the
    /// lowest seat that has not answered.
    #[getter]
    fn to_move(&self) -> Option<usize> {
        self.table().to_move()
    }

    /// Hash of the whole state, as in records.
    #[getter]
    fn hash(&self) -> String {
        self.table().hash()
    }

    /// Returns the game as this seat sees it, with the seat's legal answers.
    fn view(slf: Bound<'_, Self>, #[pyo3(from_py_with = arguments::seat)] seat: i64) -> PyResult<PyView> {
        let py = slf.py();
        let (seat, shown, hash) = {
            let table = slf.get().table();
            let seats = table.seats();
            let found = usize::try_from(seat).ok().filter(|seat| *seat < seats);
            let seat =
                found.ok_or_else(|| PyIndexError::new_err(format!("the seats are 0 to {}, not {seat}", seats - 1)))?;
            (seat, table.show(seat).map_err(PyIndexError::new_err)?, table.hash())
        };
        let view = parsed(py, &shown.view)?;
        let part = |name: &str| -> PyResult<Py<PyAny>> {
            Ok(view.bind(py).cast::<PyDict>()?.get_item(name)?.map_or_else(|| py.None(), Bound::unbind))
        };
        Ok(PyView {
            seat,
            choices: shown.choices,
            open: part("open")?,
            own: part("own")?,
            shown: part("shown")?,
            obs: PyArray1::from_vec(py, shown.obs).unbind(),
            mask: PyArray1::from_vec(py, shown.mask).unbind(),
            game: slf.unbind(),
            hash,
        })
    }

    /// Answers on behalf of the seat to move, with one of the choices in its view. If the answer is
    /// refused, raises ValueError and changes nothing.
    fn act(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let text: String = py.import("json")?.call_method1("dumps", (action,))?.extract()?;
        self.table().act(&text).map_err(bad)
    }

    /// Takes the step with this index. An answer can consist of several steps.
    fn step(&self, #[pyo3(from_py_with = arguments::index)] index: i64) -> PyResult<()> {
        self.table().step(index).map_err(bad)
    }

    /// Returns a built-in bot's answer for the seat to move.
    #[pyo3(signature = (bot, seed=1))]
    fn ask(&self, py: Python<'_>, bot: &str, #[pyo3(from_py_with = arguments::seed)] seed: u64) -> PyResult<Py<PyAny>> {
        let action = py.detach(|| self.table().ask(bot, seed)).map_err(bad)?;
        parsed(py, &action)
    }

    /// Undoes the steps of an unfinished answer, or else the last answer if the rules allow it.
    fn undo(&self) -> PyResult<()> {
        self.table().undo().map_err(bad)
    }

    /// Returns an independent copy.
    fn clone(&self, py: Python<'_>) -> PyGame {
        PyGame { table: Mutex::new(self.table().copy()), edition: self.edition.clone_ref(py) }
    }

    fn __copy__(&self, py: Python<'_>) -> PyGame {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyGame {
        self.clone(py)
    }

    /// Returns the record of a finished game.
    fn record(&self) -> PyResult<String> {
        self.table().record().map_err(bad)
    }

    /// The final scores: a dict for each seat, with the lines of the score sheet. None
    /// before the end.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyList>>> {
        let Some(standings) = self.table().standings() else { return Ok(None) };
        let lines = self.edition.get().tables.edition().lines.len();
        let list = PyList::empty(py);
        for result in standings.results() {
            let dict = PyDict::new(py);
            dict.set_item("total", result.total)?;
            dict.set_item("place", result.place)?;
            dict.set_item("lines", result.lines[..lines].to_vec())?;
            dict.set_item("completed", result.completed)?;
            dict.set_item("failed", result.failed)?;
            dict.set_item("longest_path", result.longest_path)?;
            list.append(dict)?;
        }
        Ok(Some(list))
    }

    fn __repr__(&self) -> String {
        format!("<highball.Game of {} with {} seats>", self.edition.get().tables.edition().name, self.seats())
    }
}

#[pymethods]
impl PyView {
    /// The seat's legal answers, as a sequence that computes each one on demand.
    #[getter]
    fn choices(slf: Bound<'_, Self>) -> PyChoices {
        PyChoices { view: slf.unbind() }
    }

    fn __repr__(&self) -> String {
        format!("<highball.View of seat {} with {} choices>", self.seat, self.choices)
    }
}

#[pymethods]
impl PyChoices {
    fn __len__(&self) -> usize {
        self.view.get().choices
    }

    fn __getitem__(&self, py: Python<'_>, number: isize) -> PyResult<Py<PyAny>> {
        let view = self.view.get();
        let at = if number < 0 { number + view.choices as isize } else { number };
        let at = usize::try_from(at).ok().filter(|at| *at < view.choices);
        let at = at.ok_or_else(|| PyIndexError::new_err(format!("there are {} choices", view.choices)))?;
        let text = {
            let table = view.game.get().table();
            if table.hash() != view.hash {
                return Err(bad("the game has gone on since this view was taken".to_string()));
            }
            table.choice(view.seat, at).map_err(PyIndexError::new_err)?
        };
        parsed(py, &text)
    }
}
