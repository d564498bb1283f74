//! The Python module `highball._highball`: editions, single games and vectors of games, simulations
//! and tournaments, and records as data.

mod arena;
mod arguments;
mod data;
mod edition;
mod game;
mod lanes;
mod record;
mod speed;
mod table;
mod vector;

use pyo3::prelude::*;

#[pymodule]
fn _highball(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ENCODER", bots::net::VERSION)?;
    module.add("PanicException", module.py().get_type::<pyo3::panic::PanicException>())?;
    module.add_class::<edition::PyEdition>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<game::PyView>()?;
    module.add_class::<game::PyChoices>()?;
    module.add_class::<vector::Vector>()?;
    module.add_function(wrap_pyfunction!(edition::edition, module)?)?;
    module.add_function(wrap_pyfunction!(edition::editions, module)?)?;
    module.add_function(wrap_pyfunction!(edition::bot_names, module)?)?;
    module.add_function(wrap_pyfunction!(edition::network, module)?)?;
    module.add_class::<arena::PyPlan>()?;
    module.add_function(wrap_pyfunction!(arena::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(speed::lane_seconds, module)?)?;
    module.add_function(wrap_pyfunction!(speed::game_seconds, module)?)?;
    module.add_function(wrap_pyfunction!(speed::record_seconds, module)?)?;
    module.add_function(wrap_pyfunction!(data::split_records, module)?)?;
    module.add_function(wrap_pyfunction!(data::record_arrays, module)?)?;
    module.add_function(wrap_pyfunction!(data::record_json, module)?)?;
    Ok(())
}
