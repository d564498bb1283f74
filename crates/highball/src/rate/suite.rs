//! What is rated: change it here, run `highball rate`, and commit the page it writes.

/// The editions, each with lists of its own.
pub const EDITIONS: &[&str] = &["usa-classic", "usa-new", "germany"];

/// Who plays everything in a quick run, which only shows that the command works.
pub const QUICK: &[&str] = &["random", "greedy"];

/// The number all chance comes from, in every list and match-up.
pub const SEED: u64 = 1;

/// A list: every two of these bots meet at tables of so many players, in at least so many games in all.
pub struct List {
    pub players: usize,
    pub bots: &'static [&'static str],
    pub games: u64,
}

/// The bots of the lists.
const SUITE: &[&str] = &["random", "greedy", "path", "hungry", "one-step", "long-route", "planner"];

/// The lists of every edition.
pub const LISTS: &[List] = &[
    List { players: 2, bots: SUITE, games: 6000 },
    List { players: 3, bots: SUITE, games: 6000 },
    List { players: 4, bots: SUITE, games: 6000 },
    List { players: 5, bots: SUITE, games: 6000 },
];

/// Bots that are compared by name, in at least so many games.
pub struct MatchUp {
    pub edition: &'static str,
    pub players: usize,
    pub bots: &'static [&'static str],
    pub games: u64,
}

/// The match-ups people ask about.
pub const MATCH_UPS: &[MatchUp] = &[
    MatchUp { edition: "usa-new", players: 2, bots: &["planner", "long-route"], games: 2000 },
    MatchUp { edition: "usa-new", players: 2, bots: &["long-route", "path"], games: 2000 },
    MatchUp { edition: "usa-new", players: 2, bots: &["hungry", "one-step"], games: 2000 },
    MatchUp { edition: "usa-new", players: 4, bots: &["path", "hungry", "one-step", "long-route"], games: 2000 },
];
