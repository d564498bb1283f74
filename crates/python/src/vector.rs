//! `Vector`: thousands of games that advance together in one call, over arrays that are allocated
//! once.

use std::convert::Infallible;
use std::sync::Mutex;

use bots::net::actions::PaymentDetail;
use bots::net::{ADVICE, Casting};
use numpy::ndarray::Dimension;
use numpy::{
    Element, Ix1, Ix2, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
    PyReadwriteArray1, PyReadwriteArray2, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyOverflowError, PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use rayon::{ThreadPool, ThreadPoolBuilder};
use rules::limits::SEATS_MAX;
use rules::with_capacity;

use crate::arguments;
use crate::edition::{PyEdition, edition};
use crate::lanes::{self, Ends, Lanes, Sights};

const GAMES_MAX: usize = 1 << 20;
const THREADS_MAX: usize = 1024;

/// An array that is filled in place. Python code has access to the same array and can change its
/// shape and type.
struct Buffer<T, D> {
    array: Py<PyArray<T, D>>,
    len: usize,
}

impl<T: Element, D: Dimension> Buffer<T, D> {
    /// Borrows the array for writing, if its type and length are unchanged.
    fn write<'py>(&self, py: Python<'py>) -> PyResult<PyReadwriteArray<'py, T, D>> {
        let array = self.array.bind(py).as_any().cast::<PyArray<T, D>>().ok().filter(|array| array.len() == self.len);
        let array =
            array.ok_or_else(|| PyRuntimeError::new_err("the shape or type of a vector's array was changed"))?;
        array.try_readwrite().map_err(in_use)
    }
}

impl<'py, T: Element, D: Dimension> IntoPyObject<'py> for &Buffer<T, D> {
    type Target = PyArray<T, D>;
    type Output = Bound<'py, Self::Target>;
    type Error = Infallible;

    fn into_pyobject(self, py: Python<'py>) -> Result<Self::Output, Infallible> {
        Ok(self.array.bind(py).clone())
    }
}

/// Many games that advance together in one call. Game *k* of row *i* is dealt the same cards
/// regardless of the number of threads.
#[pyclass(frozen, module = "highball")]
pub struct Vector {
    lanes: Mutex<Box<dyn Lanes>>,
    pool: ThreadPool,
    edition: Py<PyEdition>,
    games: usize,
    /// Observations, one row of bytes per game.
    #[pyo3(get)]
    obs: Buffer<u8, Ix2>,
    /// Legal indices, one bit each, in one row per game.
    #[pyo3(get)]
    mask: Buffer<u8, Ix2>,
    /// The seat that has a choice, in each game.
    #[pyo3(get)]
    seat: Buffer<i8, Ix1>,
    /// Number of seats in each game.
    #[pyo3(get)]
    seats: Buffer<i8, Ix1>,
    /// Whether the last step ended the row's game. If so, the arrays from `share` to `length`
    /// contain the result.
    #[pyo3(get)]
    done: Buffer<u8, Ix1>,
    /// Each seat's share of the win.
    #[pyo3(get)]
    share: Buffer<f32, Ix2>,
    /// Each seat's final score.
    #[pyo3(get)]
    score: Buffer<i16, Ix2>,
    /// Each seat's number of completed tickets, then each seat's number of failed tickets.
    #[pyo3(get)]
    tickets: Buffer<u8, Ix2>,
    /// The learners' seats, one bit each. A learner is a seat that no bot plays.
    #[pyo3(get)]
    learners: Buffer<u8, Ix1>,
    /// Number of choices that learners made in the game.
    #[pyo3(get)]
    length: Buffer<i32, Ix1>,
    /// Indices of a planner's choices, likeliest first, filled by `advise`.
    #[pyo3(get)]
    advice: Buffer<u16, Ix2>,
    /// The probability of each choice in `advice`; 0 in unused entries.
    #[pyo3(get)]
    advice_chance: Buffer<f32, Ix2>,
    /// Each seat's hand as counts by kind, in turn order from the seat that has a choice; None
    /// unless `reveal=True`. Use it only as a training target, never as input.
    #[pyo3(get)]
    hidden_hands: Option<Buffer<u8, Ix2>>,
    /// Each seat's tickets, one bit each, in the order of `hidden_hands` and with the same
    /// restrictions.
    #[pyo3(get)]
    hidden_tickets: Option<Buffer<u8, Ix2>>,
}

/// Converts seat counts with their probabilities, and checks that the edition allows them.
fn chances(edition: &PyEdition, value: &Bound<'_, PyAny>) -> PyResult<Vec<(usize, f64)>> {
    let checked = |seats: i64| edition.setup(seats).map(|setup| setup.colors.len());
    match arguments::seats(value) {
        Ok(seats) => return Ok(vec![(checked(seats)?, 1.0)]),
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => return Err(error),
        Err(_) => {}
    }
    if let Ok(dict) = value.cast::<PyDict>() {
        let each = |(seats, chance): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
            Ok((checked(arguments::seats(&seats)?)?, chance.extract()?))
        };
        return dict.iter().map(each).collect();
    }
    let list: Vec<i64> = value
        .extract()
        .map_err(|_| PyValueError::new_err("seats is a number, a list of numbers, or a dict of numbers to chances"))?;
    list.into_iter().map(|seats| Ok((checked(seats)?, 1.0))).collect()
}

#[pymethods]
impl Vector {
    /// Creates the games. `seats` is a number, a list of numbers, or a dict with probabilities.
    /// `bots` maps each bot's name to the probability that a given seat goes to that bot. `duel` is
    /// the name of a bot: one learner plays against copies of it, and every deal is played from
    /// each seat.
    #[new]
    #[pyo3(signature = (edition, games, *, seats=None, seed=1, threads=0, bots=None, duel=None, payments="thrifty", reveal=false))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
        #[pyo3(from_py_with = arguments::games)] games: usize,
        seats: Option<&Bound<'_, PyAny>>,
        #[pyo3(from_py_with = arguments::seed)] seed: u64,
        #[pyo3(from_py_with = arguments::threads)] threads: usize,
        bots: Option<&Bound<'_, PyDict>>,
        duel: Option<String>,
        payments: &str,
        reveal: bool,
    ) -> PyResult<Vector> {
        if games == 0 || games > GAMES_MAX {
            return Err(PyValueError::new_err(format!("a vector has 1 to {GAMES_MAX} games, not {games}")));
        }
        let payments = match payments {
            "thrifty" => PaymentDetail::Thrifty,
            "all" => PaymentDetail::All,
            _ => return Err(PyValueError::new_err("payments is 'thrifty' or 'all'")),
        };
        let seats = seats.map_or(Ok(vec![(2, 1.0)]), |seats| chances(edition.get(), seats))?;
        let casting = match duel {
            Some(_) if bots.is_some() => return Err(PyValueError::new_err("give either bots or duel")),
            Some(bot) => match seats[..] {
                [(seats, _)] => Casting::Duel { seats, bot },
                _ => return Err(PyValueError::new_err("a duel has one number of seats")),
            },
            None => {
                let bots = bots.map_or(Ok(Vec::new()), |bots| {
                    bots.iter().map(|(name, chance)| Ok((name.extract()?, chance.extract()?))).collect::<PyResult<_>>()
                })?;
                Casting::Mixed { seats, bots }
            }
        };
        let pool = pool(threads)?;
        let tables = edition.get().tables.clone();
        let lanes = py.detach(|| {
            pool.install(|| with_capacity!(&tables, |tables| lanes::new(tables, casting, payments, seed, games)))
        });
        let lanes = lanes.map_err(|bad| PyValueError::new_err(bad.to_string()))?;
        let layout = lanes.layout().clone();
        let vector = Vector {
            obs: array(py, games, layout.bytes()),
            mask: array(py, games, layout.mask_bytes()),
            seat: row(py, games),
            seats: row(py, games),
            done: row(py, games),
            share: array(py, games, SEATS_MAX),
            score: array(py, games, SEATS_MAX),
            tickets: array(py, games, 2 * SEATS_MAX),
            learners: row(py, games),
            length: row(py, games),
            advice: array(py, games, ADVICE),
            advice_chance: array(py, games, ADVICE),
            hidden_hands: reveal.then(|| array(py, games, 9 * SEATS_MAX)),
            hidden_tickets: reveal.then(|| array(py, games, layout.width / 8 * SEATS_MAX)),
            lanes: Mutex::new(lanes),
            pool,
            edition,
            games,
        };
        vector.reset(py)?;
        Ok(vector)
    }

    /// Restarts every row with its first game.
    fn reset(&self, py: Python<'_>) -> PyResult<()> {
        let (mut arrays, mut done) = (self.sights(py)?, self.done.write(py)?);
        let (sights, done_slots) = (arrays.slices()?, done.as_slice_mut()?);
        py.detach(|| self.pool.install(|| self.lanes().reset(sights)));
        done_slots.fill(0);
        drop((arrays, done));
        self.show_hidden(py)
    }

    /// Takes one step in every row; `actions[i]` is the index for row *i*. If any index is illegal,
    /// raises ValueError and changes nothing.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let wanted =
            || PyTypeError::new_err(format!("actions must be a contiguous int64 array of shape ({},)", self.games));
        let actions: PyReadonlyArray1<'_, i64> = actions.extract().map_err(|_| wanted())?;
        let actions = actions.as_slice().map_err(|_| wanted())?;
        if actions.len() != self.games {
            let text = format!("there are {} games and {} actions", self.games, actions.len());
            return Err(PyValueError::new_err(text));
        }
        let mut arrays = self.sights(py)?;
        let mut ends = EndArrays {
            done: self.done.write(py)?,
            share: self.share.write(py)?,
            score: self.score.write(py)?,
            tickets: self.tickets.write(py)?,
            learners: self.learners.write(py)?,
            length: self.length.write(py)?,
        };
        let (sights, told) = (arrays.slices()?, ends.slices()?);
        let done = py.detach(|| self.pool.install(|| self.lanes().step(actions, sights, told)));
        drop((arrays, ends));
        done.map_err(|(row, index)| PyValueError::new_err(format!("row {row} cannot take action {index} now")))?;
        self.show_hidden(py)
    }

    /// Returns a random legal index for every row, with equal probabilities.
    fn sample<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = arguments::seed)] seed: u64,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let actions = PyArray1::<i64>::zeros(py, self.games, false);
        {
            let mut slots = actions.readwrite();
            let slots = slots.as_slice_mut()?;
            py.detach(|| self.pool.install(|| self.lanes().sample(seed, slots)));
        }
        Ok(actions)
    }

    /// Fills `advice` and `advice_chance` with a planner's choices and their probabilities.
    #[pyo3(signature = (temperature=0.25))]
    fn advise(&self, py: Python<'_>, temperature: f32) -> PyResult<()> {
        if !temperature.is_finite() || temperature <= 0.0 {
            return Err(PyValueError::new_err("a temperature is above 0"));
        }
        let mut index = self.advice.write(py)?;
        let mut chance = self.advice_chance.write(py)?;
        let (index, chance) = (index.as_slice_mut()?, chance.as_slice_mut()?);
        py.detach(|| self.pool.install(|| self.lanes().advise(temperature, index, chance)));
        Ok(())
    }

    /// The edition being played.
    #[getter]
    fn edition(&self, py: Python<'_>) -> Py<PyEdition> {
        self.edition.clone_ref(py)
    }

    /// Number of games, which is the number of rows.
    #[getter]
    fn games(&self) -> usize {
        self.games
    }

    /// The structure of observations and masks, as a dict of plain numbers and lists.
    #[getter]
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let layout = self.lanes().layout().clone();
        let dict = PyDict::new(py);
        dict.set_item("version", bots::net::VERSION)?;
        dict.set_item("bytes", layout.bytes())?;
        dict.set_item("bit_bytes", layout.bit_bytes())?;
        dict.set_item("counts", layout.counts)?;
        dict.set_item("actions", layout.actions())?;
        dict.set_item("mask_bytes", layout.mask_bytes())?;
        dict.set_item("routes", layout.routes)?;
        dict.set_item("tickets", layout.tickets)?;
        dict.set_item("width", layout.width)?;
        dict.set_item("live_bits", layout.live_bits())?;
        dict.set_item("live_actions", layout.live_actions())?;
        dict.set_item("scales", layout.scales())?;
        let groups = PyList::empty(py);
        for group in layout.groups() {
            groups.append((group.name, if group.counts { "counts" } else { "bits" }, group.from, group.len))?;
        }
        dict.set_item("groups", groups)?;
        Ok(dict)
    }

    fn __len__(&self) -> usize {
        self.games
    }

    fn __repr__(&self) -> String {
        format!("<highball.Vector of {} games of {}>", self.games, self.edition.get().tables.edition().name)
    }
}

impl Vector {
    fn lanes(&self) -> std::sync::MutexGuard<'_, Box<dyn Lanes>> {
        self.lanes.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn sights<'py>(&self, py: Python<'py>) -> PyResult<SightArrays<'py>> {
        Ok(SightArrays {
            obs: self.obs.write(py)?,
            mask: self.mask.write(py)?,
            seat: self.seat.write(py)?,
            seats: self.seats.write(py)?,
        })
    }

    fn show_hidden(&self, py: Python<'_>) -> PyResult<()> {
        let (Some(hands), Some(tickets)) = (&self.hidden_hands, &self.hidden_tickets) else { return Ok(()) };
        let mut hands = hands.write(py)?;
        let mut tickets = tickets.write(py)?;
        let (hands, tickets) = (hands.as_slice_mut()?, tickets.as_slice_mut()?);
        py.detach(|| self.pool.install(|| self.lanes().reveal(hands, tickets)));
        Ok(())
    }
}

struct SightArrays<'py> {
    obs: PyReadwriteArray2<'py, u8>,
    mask: PyReadwriteArray2<'py, u8>,
    seat: PyReadwriteArray1<'py, i8>,
    seats: PyReadwriteArray1<'py, i8>,
}

impl SightArrays<'_> {
    fn slices(&mut self) -> PyResult<Sights<'_>> {
        Ok(Sights {
            obs: self.obs.as_slice_mut()?,
            mask: self.mask.as_slice_mut()?,
            seat: self.seat.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
        })
    }
}

struct EndArrays<'py> {
    done: PyReadwriteArray1<'py, u8>,
    share: PyReadwriteArray2<'py, f32>,
    score: PyReadwriteArray2<'py, i16>,
    tickets: PyReadwriteArray2<'py, u8>,
    learners: PyReadwriteArray1<'py, u8>,
    length: PyReadwriteArray1<'py, i32>,
}

impl EndArrays<'_> {
    fn slices(&mut self) -> PyResult<Ends<'_>> {
        Ok(Ends {
            done: self.done.as_slice_mut()?,
            share: self.share.as_slice_mut()?,
            score: self.score.as_slice_mut()?,
            tickets: self.tickets.as_slice_mut()?,
            learners: self.learners.as_slice_mut()?,
            length: self.length.as_slice_mut()?,
        })
    }
}

/// Creates a pool with this number of threads; 0 means one per core.
pub fn pool(threads: usize) -> PyResult<ThreadPool> {
    if threads > THREADS_MAX {
        return Err(PyValueError::new_err(format!("there can be {THREADS_MAX} threads, not {threads}")));
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

/// Converts an argument to an edition: an edition itself, its name, or the path of a map folder.
pub fn edition_of(value: &Bound<'_, PyAny>) -> PyResult<Py<PyEdition>> {
    if let Ok(edition) = value.cast::<PyEdition>() {
        return Ok(edition.clone().unbind());
    }
    Py::new(value.py(), edition(value.extract()?, None)?)
}

fn array<T: Element>(py: Python<'_>, rows: usize, columns: usize) -> Buffer<T, Ix2> {
    Buffer { array: PyArray2::zeros(py, [rows, columns], false).unbind(), len: rows * columns }
}

fn row<T: Element>(py: Python<'_>, rows: usize) -> Buffer<T, Ix1> {
    Buffer { array: PyArray1::zeros(py, rows, false).unbind(), len: rows }
}

fn in_use(error: numpy::BorrowError) -> PyErr {
    PyRuntimeError::new_err(format!("the arrays of this vector are in use: {error}"))
}
