//! How long a search may think.

use std::time::Duration;

/// How long a search may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many games played out; the decision depends on the seed alone.
    Nodes(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// `20n` or `100ms`.
    pub fn parse(text: &str) -> Option<Budget> {
        match (text.strip_suffix("ms"), text.strip_suffix('n')) {
            (Some(number), _) => Some(Budget::Time(Duration::from_millis(number.parse().ok()?))),
            (_, Some(number)) => Some(Budget::Nodes(number.parse().ok()?)),
            _ => None,
        }
    }

    /// Too little to look into many choices, or to trust what so few games say.
    pub(super) fn is_small(self) -> bool {
        match self {
            Budget::Nodes(nodes) => nodes < 150,
            Budget::Time(time) => time < Duration::from_millis(15),
        }
    }
}
