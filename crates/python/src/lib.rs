//! The Python module `highball._highball`: editions, games with their views, and many games in one call.

mod edition;
mod game;
mod lanes;
mod table;
mod vector;

use pyo3::prelude::*;

#[pymodule]
fn _highball(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ENCODER", bots::net::VERSION)?;
    module.add_class::<edition::Edition>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<game::View>()?;
    module.add_class::<game::Choices>()?;
    module.add_class::<vector::Vector>()?;
    module.add_function(wrap_pyfunction!(edition::edition, module)?)?;
    module.add_function(wrap_pyfunction!(edition::editions, module)?)?;
    module.add_function(wrap_pyfunction!(edition::bot_names, module)?)?;
    Ok(())
}
