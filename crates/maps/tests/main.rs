//! All integration tests of this crate in one binary, because each binary would link the whole
//! crate again.

mod drawing;
mod embedded;
mod folder;
