//! Matches between bots, played so that luck says as little as it can.
//!
//! A [`Plan`] says who meets whom. Its unit is the **block**: one deal, played once for each seating of the same bots,
//! so that every bot sits on every chair with the same cards to come. Blocks have deals of their own and are
//! independent of one another; the games inside one are not. So all intervals are made from blocks.
//!
//! Nothing here reads a clock or starts a thread: a [`Host`] lends the clock, and blocks can be played in any order on
//! any number of threads. The same plan gives the same blocks, except for thinking times and for bots that think by
//! the clock.

mod block;
pub mod journal;
mod plan;
mod play;
pub mod rating;
mod report;
pub mod stats;
mod summary;

pub use block::{Block, Chair, Played};
pub use plan::{BadPlan, Format, Match, Plan, Seating};
pub use play::{Host, Seated, play_block, play_recorded};
pub use rating::{CENTER, Duel, rate};
pub use report::{Pair, Report, Scored};
pub use stats::Estimate;
pub use summary::summary;
