//! Matches between bots, organised to reduce the effect of luck.
//!
//! A [`TournamentPlan`] defines the matches. Its unit is the **block**: one deal, played once for
//! each seating of the same bots, so that every bot plays from every seat with the same cards.
//! Blocks are independent of one another, but the games of one block are not. All intervals are
//! therefore computed from blocks.
//!
//! This module reads no clock and starts no thread: a [`Host`] provides the clock, and blocks can
//! be played in any order on any number of threads. The same plan gives the same blocks, except for
//! thinking times and bots with a time limit.

mod block;
pub mod journal;
mod plan;
mod play;
pub mod rating;
mod report;
pub mod stats;
mod summary;

pub use block::{Block, Chair, Played};
pub use plan::{BadPlan, Format, Pairing, Seating, TournamentPlan};
pub use play::{Host, Seated, play_block, play_recorded};
pub use rating::{CENTER, Duel, rate};
pub use report::{ArenaReport, Pair, Scored};
pub use stats::Estimate;
pub use summary::summary;
