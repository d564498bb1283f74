//! What linked games add to a single one, a file for each mechanism.

mod crew;
mod ending;
mod freight;
mod hazard;
mod heading;
mod houses;
mod opening;
mod pool;
mod postcards;
#[path = "../rulebook/scene.rs"]
#[allow(dead_code, reason = "the tests of the rulebook use the rest of it")]
mod scene;
mod snow;
mod survey;
mod telegraph;
mod toy;
mod vocabulary;
mod watch;
mod window;
