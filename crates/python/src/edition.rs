//! Editions by name or from a map folder.

use std::path::PathBuf;

use bots::net::ObservationLayout;
use pyo3::exceptions::{PyFileNotFoundError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use rules::capacity::AnyTables;
use rules::limits::{SEATS_MAX, SEATS_MIN};
use rules::setup::Setup;
use rules::with_capacity;

use crate::vector::edition_of;

/// A board, its tickets and its rules.
#[pyclass(frozen, name = "Edition", module = "highball")]
#[derive(Clone)]
pub struct PyEdition {
    pub tables: AnyTables,
}

/// Returns the edition with this name, or the edition in a map folder; `of` selects one of several
/// editions in a folder.
#[pyfunction]
#[pyo3(signature = (name, of=None))]
pub fn edition(name: PathBuf, of: Option<&str>) -> PyResult<PyEdition> {
    let embedded = maps::names().find(|known| name.as_os_str() == *known);
    let found = match (embedded, of) {
        (Some(name), None) => maps::find(Some(name), None),
        (Some(name), Some(_)) => {
            return Err(PyValueError::new_err(format!(
                "of selects an edition in a map folder, and {name} is an edition"
            )));
        }
        (None, _) if name.is_dir() => maps::find(of, Some(&name)),
        (None, _) => {
            let (name, known) = (name.display(), maps::names().collect::<Vec<_>>().join(", "));
            let text = format!("no edition or map folder is called '{name}'; the editions are {known}");
            return Err(PyFileNotFoundError::new_err(text));
        }
    };
    let found = found.map_err(|error| PyValueError::new_err(error.to_string()))?;
    Ok(PyEdition { tables: AnyTables::of(&found) })
}

/// Returns the names of the embedded editions.
#[pyfunction]
pub fn editions() -> Vec<&'static str> {
    maps::names().collect()
}

/// Returns the names of all bots, including those that are not meant as opponents.
#[pyfunction(name = "bots")]
pub fn bot_names() -> Vec<&'static str> {
    bots::BOTS.iter().map(|bot| bot.name).collect()
}

/// Returns the contents of the network file for this edition; None if there is none.
#[pyfunction]
pub fn network<'py>(
    py: Python<'py>,
    #[pyo3(from_py_with = edition_of)] edition: Py<PyEdition>,
) -> Option<Bound<'py, PyBytes>> {
    let tables = &edition.get().tables;
    let named = tables.edition();
    let layout = with_capacity!(tables, |tables| ObservationLayout::new(tables));
    bots::net::network(named).filter(|network| network.fits(named, &layout))?;
    let (_, bytes) = bots::net::files().find(|(name, _)| *name == named.name)?;
    Some(PyBytes::new(py, bytes))
}

impl PyEdition {
    /// Returns the setup of a game with this number of seats, if the edition allows that number.
    pub fn setup(&self, seats: i64) -> PyResult<Setup> {
        let (least, most) = self.seats();
        let fits = usize::try_from(seats).ok().filter(|seats| (least..=most).contains(seats));
        let seats = fits.ok_or_else(|| {
            PyValueError::new_err(format!("{} is for {least} to {most} seats, not {seats}", self.name()))
        })?;
        Ok(Setup::of(self.tables.edition(), seats))
    }
}

#[pymethods]
impl PyEdition {
    /// Name in records and on the command line.
    #[getter]
    fn name(&self) -> &str {
        &self.tables.edition().name
    }

    /// SHA-256 of the canonical text, as in records.
    #[getter]
    fn hash(&self) -> String {
        self.tables.edition().hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The minimum and maximum number of seats.
    #[getter]
    fn seats(&self) -> (usize, usize) {
        (SEATS_MIN, self.tables.edition().seat_colors.len().min(SEATS_MAX))
    }

    /// Ids of all tickets. A ticket's number is its index in this list.
    #[getter]
    fn tickets(&self) -> Vec<String> {
        self.tables.edition().tickets.iter().map(|ticket| ticket.id.clone()).collect()
    }

    /// Ids of all routes. A route's number is its index in this list.
    #[getter]
    fn routes(&self) -> Vec<String> {
        self.tables.edition().routes.iter().map(|route| route.id.clone()).collect()
    }

    /// Names of the lines of the score sheet, in the order of a score's `lines`.
    #[getter]
    fn score_lines(&self) -> Vec<&'static str> {
        self.tables.edition().lines.iter().map(|line| line.name()).collect()
    }

    fn __eq__(&self, other: &PyEdition) -> bool {
        self.tables.edition().hash == other.tables.edition().hash
    }

    fn __hash__(&self) -> u64 {
        self.tables.edition().hash.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
    }

    fn __repr__(&self) -> String {
        format!("highball.edition({:?})", self.name())
    }
}
