//! The budget of a search, which limits each of its decisions.

use std::time::Duration;

/// The limit for one decision of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of trials, each of which tries one choice. The decision then depends only on the
    /// seed.
    Nodes(u32),
    /// A thinking time. The decision then also depends on the speed of the machine.
    Time(Duration),
}

impl Budget {
    /// Parses a budget such as `20n` or `100ms`.
    pub fn parse(text: &str) -> Option<Budget> {
        match (text.strip_suffix("ms"), text.strip_suffix('n')) {
            (Some(number), _) => Some(Budget::Time(Duration::from_millis(number.parse().ok()?))),
            (_, Some(number)) => Some(Budget::Nodes(number.parse().ok()?)),
            _ => None,
        }
    }

    /// Checks whether the budget is too small to explore many choices or to trust the results.
    pub(super) fn is_small(self) -> bool {
        match self {
            Budget::Nodes(nodes) => nodes < 150,
            Budget::Time(time) => time < Duration::from_millis(15),
        }
    }
}
