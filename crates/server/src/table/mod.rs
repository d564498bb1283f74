//! One task owns each table. Changes are saved before anybody is notified.

mod admin;
mod answers;
mod card;
mod course;
pub mod deeds;
pub mod entry;
mod history;
mod offers;
mod order;
pub mod outbox;
mod play;
pub mod questions;
mod signs;
pub mod state;
mod steps;
mod task;
pub mod timing;
mod waiting;
mod watchers;

pub use admin::Job;
pub use course::{Course, Point, rounded};
pub use order::{Deed, Handle, Order, Outcome, Recall};
pub use play::{Play, begin};
pub use signs::Signs;
pub use steps::begin_table;
pub use task::{Desk, open};
pub use watchers::{Watcher, has_room};
