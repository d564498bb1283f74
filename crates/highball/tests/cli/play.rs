//! A game at the prompt, through a pipe.

use crate::cli::{Scratch, highball, highball_with, refused, told};

/// Returns input lines that work in any game: they draw from the deck if possible, and otherwise
/// make any other choice.
pub fn anything(times: usize) -> String {
    "1\n\n1 2\n\n4\n5\n6\n7\n8\n3\n1\n\n2\n1\n\n9\n".repeat(times)
}

#[test]
fn a_whole_game_can_be_played_through_a_pipe() {
    for edition in ["usa-new", "usa-classic", "usa-1910", "germany", "legends"] {
        let file = Scratch::new(&format!("played-{edition}"));
        let arguments = ["play", "--edition", edition, "--seed", "3", "--record", file.path()];
        let played = told(&highball_with(&anything(500), &arguments));
        assert!(played.contains("Final scores") && played.contains("won with"), "{edition}: {played}");
        // Piped input adds no line break after the prompt, so remove the prompt from the start of
        // the line.
        let mut lines = played.lines().map(|line| line.trim_start_matches("> "));
        let wide = lines.find(|line| line.chars().count() > 80 && !line.contains(file.path()));
        assert_eq!(wide, None);
        let again = told(&highball(&["replay", file.path()]));
        assert!(again.contains("the revealed seed reproduces every deal"), "{again}");
        assert!(refused(&highball(&arguments)).contains("contains a finished game"));
    }
}

#[test]
fn interrupted_game_can_be_resumed() {
    let file = Scratch::new("left");
    let arguments = ["play", "--players", "2", "--seed", "4", "--record", file.path()];
    let left = told(&highball_with("1 2\n1\n1\nq\n", &arguments));
    assert!(left.contains(&format!("Continue with:\n  highball play --record {}\n", file.path())), "{left}");
    let length = file.read().lines().count();
    // The end of the input also ends the session.
    let ended = told(&highball_with("1\n", &["play", "--record", file.path()]));
    assert!(ended.contains("game continued.") && ended.contains("Continue with:"), "{ended}");
    assert!(file.read().lines().count() > length);
    for (arguments, reason) in [
        (["--players", "3"], "Leave out --players"),
        (["--edition", "germany"], "Leave out --edition"),
        (["--seed", "5"], "Leave out --seed"),
    ] {
        let error = refused(&highball(&[&["play", "--record", file.path()][..], &arguments].concat()));
        assert!(error.contains(reason), "{error}");
    }
    let finished = told(&highball_with(&anything(500), &arguments));
    assert!(finished.contains("Final scores"), "{finished}");
    assert!(told(&highball(&["replay", file.path()])).contains("reproduces every deal"));
    let gone = told(&highball_with("", &["play"]));
    assert!(gone.contains("is not saved") && gone.contains("  highball play --record FILE\n"), "{gone}");
}

#[test]
fn invalid_entries_are_asked_again_and_actions_can_be_undone() {
    let file = Scratch::new("asked-again");
    let begin = "1 1\n1 9\n1\n1 2\nu\nx\n99\nm\n?\n";
    let arguments = ["play", "--players", "2", "--seed", "5", "--bots", "hoarder", "--record", file.path()];
    let played = told(&highball_with(begin, &arguments));
    for words in [
        "the bot is red (hoarder).",
        "1 appears twice.",
        "“9” is not a number from 1 to 4.",
        "Keep at least 2 tickets",
        "There is nothing to undo now.",
        "Enter one of 1, 2, 3",
        "“99” is not a choice",
        "Enter the number of a choice",
        "  highball map show usa --svg usa.svg\n",
    ] {
        assert!(played.contains(words), "{words} is missing in {played}");
    }
    let input = "3\nb\n3 atlantis\n3\n1\nu\n3\n1\nx\n4\n";
    let played = told(&highball_with(input, &["play", "--record", file.path()]));
    for words in [
        "claim a route (",
        "Which route?",
        "“atlantis” matches none of the routes you can pay for.",
        "You claimed ",
        "Press Enter to end your turn, or u to undo.",
        "You undid the last action.",
        "Please press Enter or type u, not “x”.",
        "Please press Enter or type u, not “4”.",
    ] {
        assert!(played.contains(words), "{words} is missing in {played}");
    }
    // A returning player sees what can be undone.
    let again = told(&highball_with("\nq\n", &["play", "--record", file.path()]));
    let claimed = again.find("You claimed ").expect("the last action is shown");
    let table = again.find("Your hand: ").expect("the table is shown");
    assert!(claimed < table && table < again.find("Press Enter").expect("the question"), "{again}");
    assert!(file.read().lines().any(|line| line.starts_with("blue undo to ")), "{}", file.read());
    assert!(told(&highball(&["replay", file.path()])).contains("reproduces every deal"));
}

#[test]
fn turn_numbers_always_mean_the_same() {
    let played = told(&highball_with("1 2\n1\n2\n3\n1\n", &["play", "--players", "2", "--seed", "5"]));
    assert!(played.contains("  1  draw a card from the deck\n  2  draw tickets\n  3  claim a route ("), "{played}");
    let (_, second) = played.split_once("Take your second card.\n").expect("a second card is asked for");
    assert!(second.starts_with("  1  draw a card from the deck\n  "), "{second}");
    assert_eq!(second.matches("All you can do now is take the second card of your turn.").count(), 2, "{second}");
    let (menu, _) = second.split_once('>').expect("the prompt");
    assert!(!menu.contains("  2  ") && !menu.contains("  3  "), "{menu}");
    // With this seed the opening hand cannot pay for anything.
    let poor = ["play", "--map", "data/examples/three-cities", "--seed", "5"];
    let played = told(&highball_with("1\n3\n", &poor));
    assert!(played.contains("You cannot pay for any route with your cards."), "{played}");
}

#[test]
fn cargo_users_see_cargo_commands() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_highball"))
        .arg("play")
        .env("CARGO", "cargo")
        .stdin(std::process::Stdio::null())
        .output()
        .expect("the program starts");
    let told = told(&output);
    assert!(told.contains("  cargo run --release -- map show usa --svg usa.svg\n"), "{told}");
    assert!(told.ends_with("  cargo play terminal --record FILE\n"), "{told}");
}

#[test]
fn help_matches_the_edition() {
    let usa = told(&highball_with("?\n", &["play", "--edition", "usa-classic"]));
    for words in ["Passengers wait", "separate decks", "ollars", "newspaper"] {
        assert!(!usa.contains(words), "{words} is out of place in {usa}");
    }
    let germany = told(&highball_with("?\n", &["play", "--edition", "germany"]));
    for words in ["Passengers wait", "separate decks, short and long", "m augsburg", "map show germany --svg"] {
        assert!(germany.contains(words), "{words} is missing in {germany}");
    }
}

/// Games with money, events and bonuses show them where players need them.
#[test]
fn games_with_money_and_events_show_them() {
    let help = told(&highball_with("?\n", &["play", "--edition", "legends"]));
    for words in ["You play for dollars", "Yellow routes give yellow a bonus: collect $2 or", "Chicago", "an event"] {
        assert!(help.contains(words), "{words} is missing in {help}");
    }
    let played = told(&highball_with(&anything(500), &["play", "--edition", "legends", "--seed", "3"]));
    for words in [
        "Every blue route you claim gives you your company’s bonus: draw a card",
        "           dollars trains  cards tickets\n",
        "Current event: none yet\n",
        "* A newspaper was drawn from the deck.\n* News: ",
        "newspapers, ",
        ", your bonus",
        ", a card for a large city",
        "  Dollars  ",
        " won with $",
    ] {
        assert!(played.contains(words), "{words} is missing in {played}");
    }
    assert!(!played.contains("points"), "{played}");
}

#[test]
fn piped_nonsense_ends_the_game() {
    let output = highball_with(&"nonsense\n".repeat(2000), &["play", "--seed", "1"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(error, "1,000 invalid entries in a row; the game stops here.\n");
}

#[test]
fn failing_bot_at_the_prompt_is_replaced() {
    let arguments = ["play", "--edition", "legends", "--seed", "3", "--bots", "faulty:panic"];
    let played = told(&highball_with(&anything(500), &arguments));
    assert!(played.contains("failed at this decision, so planner decides instead."), "{played}");
    assert!(played.contains("Final scores"), "{played}");
}
