//! All integration tests of this crate in one binary, because each binary links the whole crate
//! again.

mod deploy;
mod documents;
mod house;
mod kubernetes;
mod views;
