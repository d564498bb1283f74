//! All integration tests of this crate in one binary, because each binary would link the whole
//! crate again.

mod pack_embedded;
mod pack_flaws;
mod played;
mod rulebook;
