//! One program for the tests of laws: each file by itself would be built with all its crates once more.

mod bots;
mod full_deck;
mod help;
mod laws;
mod records;
mod special;
mod suppose;
