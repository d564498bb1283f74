//! Tables where people and programs meet.

#![forbid(unsafe_code)]

pub mod store;
