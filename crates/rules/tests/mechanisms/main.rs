//! What linked games add to a single one, a file for each mechanism.

mod freight;
#[path = "../rulebook/scene.rs"]
#[allow(dead_code, reason = "the tests of the rulebook use the rest of it")]
mod scene;
#[allow(dead_code)]
mod toy;
