//! All integration tests of this crate in one binary, because each binary links the whole crate
//! again.

mod fresh;
mod schemas;
