//! Search is repeatable: with a budget of trials, the seed decides everything.

use bots::{Roster, play_with};
use dealer::Fast;
use rules::action::Action;
use rules::fact::NoListener;
use rules::game::Game;
use rules::limits::SMALL;
use rules::setup::Setup;
use rules::tables::Tables;

/// Returns all decisions of a game between a search and a planner. The deal is always the same;
/// `luck` seeds only the search.
fn game(name: &str, luck: u64) -> Vec<Action> {
    let tables = Tables::<SMALL>::new(maps::edition(name).expect("it is embedded")).expect("it fits");
    let roster = Roster::new(&tables);
    let mut players = vec![
        roster.seat("search:16n", luck).expect("the bot is listed"),
        roster.seat("planner", 1).expect("the bot is listed"),
    ];
    let mut game =
        Game::new(tables.clone(), &Setup::of(tables.edition(), 2), &mut NoListener).expect("the table can start");
    let mut actions = Vec::new();
    play_with(&mut game, &mut players, &mut Fast::new(9, 0), &mut NoListener, |_, player, sight| {
        let action = player.decide(sight);
        actions.push(action);
        Some(action)
    });
    actions
}

#[test]
fn equal_seeds_and_budgets_give_equal_games() {
    for name in ["usa-new", "germany", "legends"] {
        assert_eq!(game(name, 1), game(name, 1), "{name}");
    }
}

/// If all seeds gave the same game, the test above would prove nothing.
#[test]
fn other_seeds_can_give_other_games() {
    let first = game("usa-new", 1);
    assert!((2..6).any(|luck| game("usa-new", luck) != first));
}
