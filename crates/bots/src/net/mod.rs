//! Input and output of networks. Bots and training use the same encoder.
//!
//! An observation is a function of a [`Sight`](rules::view::Sight) and the facts that the seat
//! received. A [`Game`](rules::game::Game) never reaches the encoder. [`ObservationLayout`]
//! specifies the bytes of an observation, and [`actions`] the indices of answers.

pub mod actions;
mod calibration;
mod chart;
mod embedded;
mod encode;
mod evaluator;
mod forward;
mod lane;
mod layer;
mod layout;
mod memory;
mod outlook;
mod policy;
mod weights;

pub use calibration::{Calibration, Pools, STAGES};
pub use chart::Chart;
pub use embedded::{files, network, playouts, pool};
pub use encode::{Known, encode, observe};
pub use evaluator::{Evaluator, Likely, Remembered, shares};
pub use forward::Forward;
pub use lane::{ADVICE, Advice, BadCasting, Casting, GameOutcome, Lane, Run};
pub use layout::{Group, ObservationLayout, VERSION};
pub use memory::{PublicMemory, SeatMemory, TableMemory};
pub use outlook::{Outlook, Paths};
pub use policy::Policy;
pub use weights::{Damaged, NetworkHeader, NeuralNetwork};
