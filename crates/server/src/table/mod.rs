//! One task owns each table. Whatever it accepts is kept before anybody is told.

pub mod deeds;
pub mod entry;
mod history;
mod offers;
pub mod outbox;
mod play;
mod questions;
pub mod state;
mod steps;
mod task;
mod timing;
mod watchers;

pub use play::{Course, Play, Point, begin};
pub use state::replayed;
pub use steps::begin_table;
pub use task::{Deed, Desk, Handle, Order, Outcome, Recall, open};
pub use watchers::Watcher;
