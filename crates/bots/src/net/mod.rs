//! Input and output of networks: one encoder for bots and training.
//!
//! An observation is a function of a [`Sight`](rules::view::Sight) and the facts that the seat
//! received; a [`Game`](rules::game::Game) never reaches the encoder. Bytes and masks are specified
//! by [`Layout`] and [`actions`].

pub mod actions;
mod chart;
mod embedded;
mod encode;
mod evaluator;
mod forward;
mod lane;
mod layout;
mod ledger;
mod outlook;
mod policy;
mod pool;
mod weights;

pub use chart::Chart;
pub use embedded::{files, network, pool};
pub use encode::{Known, encode, observe};
pub use evaluator::{Evaluator, Likely, Remembered, shares};
pub use forward::{Forward, Scores};
pub use lane::{ADVICE, Advice, BadCasting, Casting, Lane, Outcome, Run};
pub use layout::{Group, Layout, VERSION};
pub use ledger::{Heard, Ledger, Memory};
pub use outlook::{Outlook, Paths};
pub use policy::Policy;
pub use pool::{Pool, Pools, STAGES};
pub use weights::{Damaged, Header, Network};
