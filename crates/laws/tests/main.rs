//! All integration tests of this crate as one program: every further program links the whole crate once more.

mod bots;
mod chances;
mod full_deck;
mod help;
mod laws;
mod net;
mod records;
mod rewrite;
mod special;
mod styles;
mod suppose;
mod targets;
