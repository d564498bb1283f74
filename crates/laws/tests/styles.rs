//! The lower levels build routes early, and the measurement detects bots that hoard cards.

use bots::Roster;
use laws::embedded;
use laws::styles::{Habits, StyleMatch, deal};
use rules::limits::SMALL;
use rules::tables::Tables;

/// For each level, limits for the average size of the largest hand and for the median turn of the
/// first claim.
const LEVELS: [(&str, f64, usize); 3] = [("easy", 12.0, 5), ("normal", 15.0, 6), ("hard", 20.0, 8)];
/// Tolerance, in cards, for the small sample.
const SLACK: f64 = 1.0;

fn habits(bot: &str, deals: u64) -> Habits {
    let tables = Tables::<SMALL>::new(embedded("usa-classic")).expect("it fits");
    let roster = Roster::new(&tables);
    let mut sum = StyleMatch::default();
    (0..deals).for_each(|number| sum.add(&deal(&tables, &roster, [bot, "easy"], 5, number)));
    sum.habits[0].clone()
}

#[test]
fn lower_levels_build_as_they_go_and_planners_are_detected() {
    for (bot, cards, turn) in LEVELS {
        let found = habits(bot, if bot == "hard" { 3 } else { 12 });
        println!("{bot}: {:.1} cards, first claim by turn {}", found.peak(), found.first_claim());
        assert!(found.peak() <= cards + SLACK && found.first_claim() <= turn, "{bot}: {:.1}", found.peak());
    }
    let planner = habits("planner", 6);
    assert!(planner.peak() > 25.0 && planner.first_claim() > 8, "{:.1}", planner.peak());
}

#[test]
fn habits_and_shares_are_counted() {
    let mut habits = Habits::default();
    for (peak, first) in [(10, Some(3)), (12, Some(5)), (20, None)] {
        habits.count(peak, first);
    }
    assert_eq!((habits.peak(), habits.first_claim()), (14.0, 5));
    let mut found = StyleMatch::default();
    for share in [0.0, 0.5, 1.0, 1.0] {
        found.count(share);
    }
    let (share, width) = found.share();
    assert_eq!(share, 0.625);
    assert!((width - 0.406).abs() < 0.001, "{width}");
}
