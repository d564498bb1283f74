//! Guard rails for refactoring: compares what clients, files and databases rely on with
//! the frozen `fixtures`.
//!
//! Refactoring commits leave the fixtures alone. An intended change rewrites them
//! with `HIGHBALL_BLESS=1 cargo test -p server frozen` and adds a line to
//! CHANGELOG.md; see docs/testing.md.

mod api;
mod bot_lines;
mod campaigns;
mod codes;
mod database;
mod editions;
mod fixture;
mod games;
mod json;
mod stage;
mod transcript;
