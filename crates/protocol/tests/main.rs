//! All integration tests of this crate as one program: every further program links the whole crate once more.

mod fresh;
mod schemas;
