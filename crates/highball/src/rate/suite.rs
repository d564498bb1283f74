//! The tournaments that `highball rate` plays. To change them, edit this file, run the command, and
//! commit the page.

/// The rated editions, each with its lists. Most lists of levels have fewer games in Germany, where
/// games take much longer.
pub const EDITIONS: &[(&str, &[List])] = &[("usa-classic", USA), ("usa-new", USA), ("germany", GERMANY)];

/// The bots of a quick run, which is only a smoke test.
pub const QUICK: &[&str] = &["random", "greedy"];

/// Random seed for every list and match-up.
pub const SEED: u64 = 1;

/// A list of bots in which every pair meets, at tables of one size. The number of games is a
/// minimum for the whole list.
pub struct List {
    pub players: usize,
    pub bots: &'static [&'static str],
    pub games: u64,
}

const fn suite(players: usize) -> List {
    List { players, bots: SUITE, games: 8000 }
}

const fn levels(players: usize, bots: &'static [&'static str], games: u64) -> List {
    List { players, bots, games }
}

/// Bots that decide within microseconds.
const SUITE: &[&str] = &["random", "path", "hungry", "one-step", "long-route", "easy", "normal", "planner"];

/// Rating lists for the USA board: the suite and the levels, at every table size. The expert's
/// budgets are small: a decision takes about five milliseconds (`hard` takes about two).
const USA: &[List] = &[
    suite(2),
    suite(3),
    suite(4),
    suite(5),
    levels(2, &["easy", "normal", "hard", "expert:75n"], 600),
    levels(3, &["easy", "normal", "hard", "expert:50n"], 600),
    levels(4, &["easy", "normal", "hard", "expert:36n"], 600),
    levels(5, &["easy", "normal", "hard", "expert:30n"], 600),
];

/// Rating lists for Germany, with smaller budgets because a rollout takes three times as long.
const GERMANY: &[List] = &[
    suite(2),
    suite(3),
    suite(4),
    suite(5),
    levels(2, &["easy", "normal", "hard", "expert:22n"], 200),
    levels(3, &["easy", "normal", "hard", "expert:20n"], 600),
    levels(4, &["easy", "normal", "hard", "expert:12n"], 200),
    levels(5, &["easy", "normal", "hard", "expert:6n"], 200),
];

/// A comparison between a few bots, in at least this number of games.
pub struct MatchUp {
    pub edition: &'static str,
    pub players: usize,
    pub bots: &'static [&'static str],
    pub games: u64,
}

const fn classic(players: usize, bots: &'static [&'static str], games: u64) -> MatchUp {
    MatchUp { edition: "usa-classic", players, bots, games }
}

/// The most requested match-ups. Match-ups with a time limit take 15 minutes each.
pub const MATCH_UPS: &[MatchUp] = &[
    classic(2, &["planner", "long-route"], 2000),
    classic(4, &["planner", "long-route", "hungry", "one-step"], 2000),
    classic(4, &["path", "hungry", "one-step", "long-route"], 2000),
    classic(2, &["blocker", "planner"], 2000),
    classic(2, &["search:100ms", "planner"], 400),
    classic(2, &["expert:100ms", "planner"], 400),
    classic(4, &["search:100ms", "planner", "planner", "planner"], 400),
    classic(4, &["expert:100ms", "planner", "planner", "planner"], 400),
    classic(4, &["expert:100ms", "expert:100ms", "expert:100ms", "expert:100ms"], 100),
];
