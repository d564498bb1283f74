//! All integration tests of this crate as one program: every further program links the whole crate once more.

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
