//! Editions by name or from a map folder.

use std::path::Path;
use std::sync::Arc;

use pyo3::exceptions::{PyFileNotFoundError, PyValueError};
use pyo3::prelude::*;
use rules::limits::{LARGE, SEATS_MAX, SEATS_MIN, SMALL};
use rules::tables::Tables;

/// A board, its tickets and its rules.
#[pyclass(frozen, module = "highball")]
#[derive(Clone)]
pub struct Edition {
    pub tables: AnyTables,
}

/// Tables in the smallest capacity that holds the edition.
#[derive(Clone)]
pub enum AnyTables {
    Small(Arc<Tables<SMALL>>),
    Large(Arc<Tables<LARGE>>),
}

impl AnyTables {
    fn new(edition: Arc<rules::edition::Edition>) -> Option<AnyTables> {
        let small = Tables::new(Arc::clone(&edition)).map(AnyTables::Small);
        small.or_else(|| Tables::new(edition).map(AnyTables::Large))
    }

    pub fn edition(&self) -> &Arc<rules::edition::Edition> {
        match self {
            AnyTables::Small(tables) => tables.edition(),
            AnyTables::Large(tables) => tables.edition(),
        }
    }
}

/// The edition of this name, or of a map folder; `of` names one of several editions in a folder.
#[pyfunction]
#[pyo3(signature = (name, of=None))]
pub fn edition(name: &str, of: Option<&str>) -> PyResult<Edition> {
    let found = if maps::names().any(|known| known == name) {
        maps::find(Some(name), None)
    } else if Path::new(name).is_dir() {
        maps::find(of, Some(Path::new(name)))
    } else {
        let known: Vec<&str> = maps::names().collect();
        let text = format!("no edition or map folder is called '{name}'; there is {}", known.join(", "));
        return Err(PyFileNotFoundError::new_err(text));
    };
    let found = found.map_err(|error| PyValueError::new_err(error.to_string()))?;
    let tables = AnyTables::new(found).ok_or_else(|| PyValueError::new_err("the map is larger than any capacity"))?;
    Ok(Edition { tables })
}

/// Names of the embedded editions.
#[pyfunction]
pub fn editions() -> Vec<&'static str> {
    maps::names().collect()
}

/// Names of the bots that can be opponents.
#[pyfunction(name = "bots")]
pub fn bot_names() -> Vec<&'static str> {
    bots::BOTS.iter().map(|bot| bot.name).collect()
}

#[pymethods]
impl Edition {
    /// The name people type.
    #[getter]
    fn name(&self) -> &str {
        &self.tables.edition().name
    }

    /// SHA-256 of the canonical text, as in records.
    #[getter]
    fn hash(&self) -> String {
        self.tables.edition().hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The fewest and the most seats.
    #[getter]
    fn seats(&self) -> (usize, usize) {
        (SEATS_MIN, self.tables.edition().seat_colors.len().min(SEATS_MAX))
    }

    /// Ticket ids, in the order of their numbers.
    #[getter]
    fn tickets(&self) -> Vec<String> {
        self.tables.edition().tickets.iter().map(|ticket| ticket.id.clone()).collect()
    }

    /// Route ids, in the order of their numbers.
    #[getter]
    fn routes(&self) -> Vec<String> {
        self.tables.edition().routes.iter().map(|route| route.id.clone()).collect()
    }

    fn __repr__(&self) -> String {
        format!("highball.edition({:?})", self.name())
    }
}
