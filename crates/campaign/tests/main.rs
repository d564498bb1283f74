//! All integration tests of this crate as one program: every further program links the whole crate once more.

mod pack_embedded;
mod pack_flaws;
mod played;
mod rulebook;
