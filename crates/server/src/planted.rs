//! Faults that tests enable in debug builds, to prove that other tests detect them.

use std::cell::Cell;

#[cfg(debug_assertions)]
static PLANTED: std::sync::LazyLock<Option<String>> =
    std::sync::LazyLock::new(|| std::env::var("HIGHBALL_PLANTED").ok());

thread_local! {
    static ON_THIS_THREAD: Cell<&'static str> = const { Cell::new("") };
}

/// Enables a fault on this thread; an empty name disables it.
pub fn plant(fault: &'static str) {
    ON_THIS_THREAD.set(fault);
}

/// Checks whether a fault is enabled, on this thread or by `HIGHBALL_PLANTED`. Always false in
/// release builds.
pub fn is_planted(fault: &str) -> bool {
    #[cfg(debug_assertions)]
    return PLANTED.as_deref() == Some(fault) || ON_THIS_THREAD.get() == fault;
    #[cfg(not(debug_assertions))]
    {
        let _ = fault;
        false
    }
}
