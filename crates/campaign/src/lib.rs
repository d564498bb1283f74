//! A campaign: what survives between games.

pub mod pack;
