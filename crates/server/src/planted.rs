//! Faults that tests switch on in debug builds, to prove that other tests find their consequences.

#[cfg(debug_assertions)]
static PLANTED: std::sync::LazyLock<Option<String>> =
    std::sync::LazyLock::new(|| std::env::var("HIGHBALL_PLANTED").ok());

/// Checks whether a fault is switched on.
pub fn is_planted(fault: &str) -> bool {
    #[cfg(debug_assertions)]
    return PLANTED.as_deref() == Some(fault);
    #[cfg(not(debug_assertions))]
    {
        let _ = fault;
        false
    }
}
