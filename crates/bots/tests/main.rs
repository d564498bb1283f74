//! The integration tests of this crate in one binary, because each binary would link the whole
//! crate again. Only `flat`, which counts allocations, has a binary of its own.

mod analysis;
mod archetypes;
mod arena;
mod cast;
mod linked;
mod nets;
mod repeat;
mod specification;
mod toy_boards;
mod units;
