//! Rules that campaigns add to a game, one file per mechanism.

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
