//! All integration tests of this crate in one binary, because each binary would link the whole
//! crate again.

mod bots;
mod chances;
mod full_deck;
mod help;
mod laws;
mod net;
mod questions;
mod records;
mod rewrite;
mod special;
mod styles;
mod suppose;
mod targets;
