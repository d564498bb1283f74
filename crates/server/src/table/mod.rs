//! Tables. One task owns each table, and changes are saved before anybody is notified.

mod admin;
mod answers;
mod apply;
mod bot_turns;
mod card;
pub mod commands;
mod course;
pub mod entry;
mod history;
mod offers;
mod order;
pub mod outbox;
mod play;
pub mod questions;
mod readings;
mod signs;
pub mod state;
mod steps;
mod task;
mod thinking;
pub mod timing;
mod waiting;
mod watchers;

pub use admin::HostJob;
pub use course::{CurvePoint, GameCurve, rounded};
pub use order::{TableAnswer, TableOrder};
pub use play::{GameRuntime, Recalling, begin};
pub use readings::{ReadBundle, ReadCourse, ReadEventsTurned, ReadFork, ReadOutside, ReadRematch, TableRead};
pub use signs::Signs;
pub use steps::begin_table;
pub use task::TableTask;
pub use thinking::{Decided, ThinkRequest};
pub use watchers::{TableWatcher, has_room};
