//! The arena is fair: bots change seats, blocks are independent, and the results depend only on the
//! plan.

use std::sync::Arc;
use std::time::Duration;

use bots::arena::{ArenaReport, BadPlan, Block, Format, Host, Pairing, Seated, TournamentPlan, play_block};
use bots::{Player, Roster};
use rules::limits::SMALL;
use rules::setup::Setup;
use rules::tables::Tables;

/// A host that creates bots under other names: `greedy/2` plays like `greedy`.
struct Twins(Roster<SMALL>);

impl Host<SMALL> for Twins {
    fn sit(&self, bot: &str, seated: &Seated<'_>) -> Result<Box<dyn Player<SMALL>>, String> {
        let name = bot.split('/').next().unwrap_or(bot);
        self.0.seat(name, seated.seed).map_err(|unknown| unknown.0)
    }

    fn clock(&self, _bot: &str) -> Duration {
        Duration::ZERO
    }
}

fn tables() -> Arc<Tables<SMALL>> {
    let name = maps::names().next().expect("a map is embedded");
    Tables::new(maps::edition(name).expect("it is embedded")).expect("it fits")
}

fn named(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| name.to_string()).collect()
}

fn plan(names: &[&str], players: usize, games: u64) -> TournamentPlan {
    TournamentPlan::new(&named(names), players, None, games, 5).expect("the plan is sound")
}

fn blocks(plan: &TournamentPlan) -> Vec<Block> {
    let tables = tables();
    let (setup, host) = (Setup::of(tables.edition(), plan.players), Twins(Roster::new(&tables)));
    (0..plan.blocks()).map(|number| play_block(plan, number, &tables, &setup, &host).expect("no trouble")).collect()
}

#[test]
fn every_bot_plays_from_every_seat_equally_often() {
    let names = ["a", "b", "c", "d", "e", "f"];
    for players in 2..=5 {
        for bots in 1..=6 {
            for format in [Format::Tables, Format::RoundRobin] {
                let Ok(plan) = TournamentPlan::new(&named(&names[..bots]), players, Some(format), 1, 0) else {
                    assert!(bots == 1 || bots > players, "{bots} bots at {players} seats");
                    continue;
                };
                let pairs = if format == Format::Tables { 1 } else { bots * (bots - 1) / 2 };
                assert_eq!(plan.matches.len(), pairs);
                for one in &plan.matches {
                    assert!(one.is_fair(), "{one:?}");
                    // All bots have the same number of seats.
                    let chairs = |bot: usize| one.seatings.iter().flatten().filter(|&&sits| sits == bot).count();
                    let first = one.seatings[0][0];
                    assert!(one.seatings.iter().flatten().all(|&bot| chairs(bot) == chairs(first)), "{one:?}");
                }
            }
        }
    }
    assert_eq!(plan(&["a", "b", "c"], 3, 1).matches[0].seatings, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    assert_eq!(plan(&["a", "b"], 4, 1).matches[0].seatings, [[0, 1, 0, 1], [1, 0, 1, 0]]);
    assert_eq!(plan(&["a", "b", "b"], 3, 1).matches[0].seatings, [[0, 1, 1], [1, 1, 0], [1, 0, 1]]);
    assert_eq!(plan(&["a", "b"], 3, 1).matches[0].seatings.len(), 6);
}

#[test]
fn planted_unfair_rotations_are_detected() {
    for seatings in [vec![vec![0, 1], vec![0, 1]], vec![vec![0, 1, 2], vec![1, 2, 0], vec![2, 1, 0]], vec![vec![0, 1]]]
    {
        assert!(!Pairing { seatings: seatings.clone() }.is_fair(), "{seatings:?}");
    }
    let plan = plan(&["random", "greedy", "path"], 3, 3);
    let block = blocks(&plan).remove(0);
    let lines = tables().edition().lines.len();
    assert!(plan.includes(&block, lines));
    let changes: [fn(&mut Block); 6] = [
        |block| block.games[0].seats.swap(0, 1),
        |block| block.games.swap(1, 2),
        |block| block.games[2] = block.games[1].clone(),
        |block| drop(block.games.pop()),
        |block| drop(block.games[0].seats.pop()),
        |block| block.games[0].seats.iter_mut().for_each(|chair| chair.place = 2),
    ];
    for (at, change) in changes.iter().enumerate() {
        let mut changed = block.clone();
        change(&mut changed);
        assert!(!plan.includes(&changed, lines), "change {at}");
    }
}

#[test]
fn equal_bots_share_every_block() {
    for players in 2..=4 {
        let names = ["greedy", "greedy/2", "greedy/3", "greedy/4"];
        let plan = plan(&names[..players], players, 40);
        let blocks = blocks(&plan);
        for block in &blocks {
            let totals = |game: usize| block.games[game].seats.iter().map(|chair| chair.total).collect::<Vec<_>>();
            assert!((1..players).all(|game| totals(game) == totals(0)), "one deal, whoever sits where");
        }
        assert_ne!(blocks[0].games[0].seats[0].total, blocks[1].games[0].seats[0].total, "another deal");
        for bot in ArenaReport::new(&plan, &blocks).bots {
            assert!((bot.win_share.value - 1.0 / players as f64).abs() < 1e-9, "{}", bot.win_share.value);
            assert!((bot.rating.value - 1000.0).abs() < 1e-6, "{}", bot.rating.value);
        }
    }
}

#[test]
fn reports_add_up() {
    for (names, players) in [(&["random", "greedy", "path"][..], 3), (&["random", "greedy", "path", "hungry"], 3)] {
        let plan = plan(names, players, 60);
        let blocks = blocks(&plan);
        let report = ArenaReport::new(&plan, &blocks);
        assert_eq!((report.games, report.blocks), (plan.games(), plan.blocks()));
        let chairs: u64 = report.bots.iter().map(|bot| bot.chairs).sum();
        assert_eq!(chairs, report.games * players as u64);
        let wins: f64 = report.bots.iter().map(|bot| bot.win_share.value * bot.chairs as f64).sum();
        assert!((wins - report.games as f64).abs() < 1e-6, "each game has one win to share: {wins}");
        for bot in &report.bots {
            assert!((bot.lines.iter().sum::<f64>() - bot.score.value).abs() < 1e-6);
            assert!(bot.wins >= bot.win_share.value - 1e-9 && bot.winning_score >= bot.score.value);
            let [low, high] = bot.win_share.interval.expect("shares have bounds");
            assert!(0.0 <= low && low <= bot.win_share.value && bot.win_share.value <= high && high <= 1.0);
        }
        let comparisons: u64 = report.pairs.iter().map(|pair| pair.of).sum();
        let per_game = if names.len() == players { 3 } else { 2 };
        assert_eq!(comparisons, report.games * per_game);
        let order = report.by_strength();
        assert!(order.windows(2).all(|two| report.bots[two[0]].rating.value >= report.bots[two[1]].rating.value));
        assert_eq!(report.bots[*order.last().expect("somebody")].name, "random");
    }
}

#[test]
fn impossible_plans_are_refused() {
    let plan = |names: &[&str], players, format| {
        TournamentPlan::new(&named(names), players, format, 10, 0).map(|plan| plan.format)
    };
    assert_eq!(plan(&[], 2, None), Err(BadPlan::Nobody));
    assert_eq!(plan(&["a", "b", "c"], 2, Some(Format::Tables)), Err(BadPlan::TooMany { bots: 3, players: 2 }));
    assert_eq!(plan(&["a", "a", "b"], 2, None), Err(BadPlan::Twice("a".to_string())));
    assert_eq!(plan(&["a"], 2, Some(Format::RoundRobin)), Err(BadPlan::Alone("a".to_string())));
    let endless = TournamentPlan::new(&named(&["a", "b"]), 2, None, u64::MAX, 0);
    assert_eq!(endless, Err(BadPlan::Endless), "rounded up it cannot be counted");
    assert_eq!(plan(&["a", "b", "c"], 2, None), Ok(Format::RoundRobin));
    assert_eq!(plan(&["a", "b", "c"], 4, None), Ok(Format::Tables));
    assert_eq!(plan(&["a", "a", "b"], 3, None), Ok(Format::Tables));
}
