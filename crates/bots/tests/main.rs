//! One program for the tests of bots: each file by itself would be built with all its crates once more.

mod archetypes;
mod arena;
mod cast;
mod linked;
mod repeat;
mod toy_boards;
