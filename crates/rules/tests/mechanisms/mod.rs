//! What campaign games add to a single one, a file for each mechanism.

mod crew;
mod ending;
mod freight;
mod hazard;
mod heading;
mod houses;
mod opening;
mod pool;
mod postcards;
mod snow;
mod survey;
mod telegraph;
mod toy;
mod vocabulary;
mod watch;
mod window;
