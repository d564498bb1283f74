//! Faults that tests switch on in debug builds, to prove that other tests find their consequences.

use std::cell::Cell;

#[cfg(debug_assertions)]
static PLANTED: std::sync::LazyLock<Option<String>> =
    std::sync::LazyLock::new(|| std::env::var("HIGHBALL_PLANTED").ok());

thread_local! {
    static ON_THIS_THREAD: Cell<&'static str> = const { Cell::new("") };
}

/// Switches on a fault for everything that runs on this thread; an empty name switches it off.
pub fn plant(fault: &'static str) {
    ON_THIS_THREAD.set(fault);
}

/// Checks whether a fault is switched on.
pub fn is_planted(fault: &str) -> bool {
    #[cfg(debug_assertions)]
    return PLANTED.as_deref() == Some(fault) || ON_THIS_THREAD.get() == fault;
    #[cfg(not(debug_assertions))]
    {
        let _ = fault;
        false
    }
}
