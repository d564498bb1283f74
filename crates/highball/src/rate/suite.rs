//! The suite of tournaments for the ratings page. To change it, edit this file, run
//! `highball rate`, and commit the page.

/// The rated editions. Each has the same lists.
pub const EDITIONS: [&str; 4] = ["usa-classic", "usa-new", "germany", "legends"];

/// The bots of a quick run, which is only a smoke test.
pub const QUICK: &[&str] = &["random", "greedy"];

/// Random seed for every list and match-up.
pub const SEED: u64 = 1;

/// A list of bots that play a round-robin at tables of one size. The number of games is a minimum
/// for the whole list.
pub struct List {
    pub players: usize,
    pub bots: &'static [&'static str],
    pub games: u64,
}

const fn fast(players: usize) -> List {
    List { players, bots: FAST, games: 4000 }
}

const fn levels(players: usize) -> List {
    List { players, bots: LEVELS, games: 120 }
}

/// Fast bots, which do not search.
const FAST: &[&str] = &["random", "path", "hungry", "one-step", "long-route", "easy", "normal", "planner", "policy"];

/// The levels up to expert, and the policy bot. The expert has a small budget: a decision takes
/// about 30 milliseconds.
const LEVELS: &[&str] = &["easy", "normal", "hard", "policy", "expert:32n"];

/// The lists of every edition, two for each table size. No bot has a time limit, so anybody can
/// reproduce the results.
pub const LISTS: [List; 8] = [fast(2), fast(3), fast(4), fast(5), levels(2), levels(3), levels(4), levels(5)];

/// A comparison between a few bots, in at least `games` games.
pub struct MatchUp {
    pub edition: &'static str,
    pub players: usize,
    pub bots: &'static [&'static str],
    pub games: u64,
}

const fn classic(players: usize, bots: &'static [&'static str], games: u64) -> MatchUp {
    MatchUp { edition: "usa-classic", players, bots, games }
}

/// The match-ups on the page. docs/network-results.md covers the stronger bots.
pub const MATCH_UPS: &[MatchUp] = &[
    classic(2, &["planner", "long-route"], 2000),
    classic(4, &["planner", "long-route", "hungry", "one-step"], 2000),
    classic(2, &["blocker", "planner"], 2000),
    classic(2, &["policy", "planner"], 2000),
    classic(2, &["policy", "blocker"], 600),
    classic(4, &["policy", "planner", "planner", "planner"], 2000),
    classic(4, &["policy", "blocker", "blocker", "blocker"], 400),
];
