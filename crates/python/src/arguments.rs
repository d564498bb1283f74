//! Conversion of numeric arguments. Errors name the argument and its limits, which PyO3's own error
//! for a negative number does not.

use std::fmt::Display;

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

/// A numeric type to which Python numbers are converted.
pub trait Number: for<'a, 'py> FromPyObject<'a, 'py, Error = PyErr> + Display {
    const LEAST: Self;
    const MOST: Self;
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Number for $number {
            const LEAST: Self = Self::MIN;
            const MOST: Self = Self::MAX;
        })*
    };
}

numbers!(i64, u64, usize);

fn number<T: Number>(name: &str, value: &Bound<'_, PyAny>) -> PyResult<T> {
    value.extract().map_err(|error: PyErr| {
        if !error.is_instance_of::<PyOverflowError>(value.py()) {
            return error;
        }
        PyOverflowError::new_err(format!("{name} must be between {} and {}, not {value}", T::LEAST, T::MOST))
    })
}

macro_rules! arguments {
    ($($name:ident),*) => {
        $(pub fn $name<T: Number>(value: &Bound<'_, PyAny>) -> PyResult<T> {
            number(stringify!($name), value)
        })*
    };
}

arguments!(first, games, index, seat, seats, seed, threads);

/// Converts the number of inputs to replay from a record; `None` for all.
pub fn at(value: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
    if value.is_none() { Ok(None) } else { number("at", value).map(Some) }
}

/// Converts the exclusive end of a range of blocks; `None` for the end of the plan.
pub fn last(value: &Bound<'_, PyAny>) -> PyResult<Option<u64>> {
    if value.is_none() { Ok(None) } else { number("last", value).map(Some) }
}
