//! Advice at one point in a recorded game.

use serde_json::Value;

use crate::cli::{Scratch, highball, highball_with, number, record, refused, told};

/// Number of cards in an opening hand. Each seat gets all of its cards before the next seat gets
/// any.
const OPENING: usize = 4;

/// Returns the advice at the point after this many inputs of a record.
fn advised(text: &str, at: usize, more: &[&str]) -> Value {
    let at = at.to_string();
    let told = told(&highball_with(text, &[&["advise", "-", "--at", &at, "--json"], more].concat()));
    serde_json::from_str(&told).expect("the advice is JSON")
}

/// Returns the inputs of a record.
pub fn inputs(text: &str) -> Vec<&str> {
    let seats = text.lines().find_map(|line| line.strip_prefix("seats ")).expect("the seats are named");
    let words: Vec<&str> = seats.split(' ').chain(["deal"]).collect();
    text.lines().filter(|line| line.split_once(' ').is_some_and(|(word, _)| words.contains(&word))).collect()
}

/// Returns the record of a game between two bots of this kind.
fn game(edition: &str, bot: &str) -> String {
    let file = Scratch::new(&format!("{edition}-{bot}"));
    let arguments = ["simulate", "--edition", edition, "--players", "2", "--games", "1", "--seed", "2", "--bots", bot];
    told(&highball(&[&arguments[..], &["--records", file.path()]].concat()));
    file.read()
}

#[test]
fn every_level_advises_on_every_kind_of_question() {
    let text = game("germany", "easy");
    let inputs = inputs(&text);
    // Use the last decision of every kind, so that playouts are short. At the opening, the last
    // decision is that of the seat that answers second.
    for kind in [" mix ", " keep ", " take ", " draw", " claim ", " board "] {
        let at = inputs.iter().rposition(|input| input.contains(kind) && !input.starts_with("deal "));
        let at = at.unwrap_or_else(|| panic!("{kind}is in no line of {text}"));
        let advice = advised(&text, at, &[]);
        assert_eq!((&advice["at"], &advice["seat"]), (&at.into(), &inputs[at].split(' ').next().into()), "{advice}");
        let levels = advice["advice"].as_array().expect("a list");
        let names: Vec<&str> = levels.iter().filter_map(|level| level["level"].as_str()).collect();
        assert_eq!(names, bots::LEVELS);
        for level in levels {
            assert!((0.0..=1.0).contains(&number(&level["win_chance"])), "{level}");
            assert!(
                !level["action"].is_null() && level["text"].as_str().is_some_and(|text| !text.is_empty()),
                "{level}"
            );
            assert!(
                level["why"].as_str().is_some_and(|why| why.ends_with('.') && why.contains("win chance ")),
                "{level}"
            );
            assert_eq!(level["judge"], "network", "{level}");
        }
        let expert = advised(&text, at, &["--level", "expert"]);
        assert_eq!(expert["advice"], Value::from(vec![levels[3].clone()]), "asked again and alone, it says the same");
    }
}

#[test]
fn hidden_information_does_not_change_advice() {
    let text = game("usa-new", "planner");
    let (text, _) = crate::cli::changed(&text, "seed ", |_| String::new());
    let inputs = inputs(&text);
    // Compare the advice for blue's first turn with the advice after red's opening cards were
    // replaced by others.
    let at = inputs.iter().position(|input| input.starts_with("blue ") && !input.contains("keep")).expect("blue acts");
    assert!(inputs[..at].iter().all(|input| !input.contains(" claim ")), "red has paid with nothing yet");
    let mut lines = inputs.clone();
    for card in &mut lines[OPENING..2 * OPENING] {
        *card = if *card == "deal purple" { "deal white" } else { "deal purple" };
    }
    let head: Vec<&str> = text.lines().take_while(|line| !line.starts_with("deal ")).collect();
    let changed = format!("{}\n{}\n", head.join("\n"), lines[..at].join("\n"));
    let hands = |text: &str| {
        let state = told(&highball_with(text, &["replay", "-", "--until", &at.to_string(), "--json"]));
        let state: Value = serde_json::from_str(&state).expect("the state is JSON");
        [0, 1].map(|seat| state["state"]["seats"][seat]["hand"].clone())
    };
    let (before, after) = (hands(&text), hands(&changed));
    assert!(before[0] == after[0] && before[1] != after[1], "only red's hand was changed");
    assert_eq!(advised(&changed, at, &[]), advised(&text, at, &[]));
}

#[test]
fn advice_is_given_in_words() {
    let (file, text) = record("worded");
    let inputs = inputs(&text);
    let turn = inputs.iter().position(|input| input.starts_with("blue draw")).expect("blue draws").to_string();
    let told = told(&highball(&["advise", file.path(), "--at", &turn]));
    for words in ["Advice for blue:", "easy: ", "expert: ", "ims for ", " next, and expects to need ", "win chance "] {
        assert!(told.replace("\n  ", " ").contains(words), "{words} is missing in {told}");
    }
    assert_eq!(told.lines().find(|line| line.chars().count() > 80), None);
}

#[test]
fn whole_game_is_analysed_by_default() {
    let (file, text) = record("analysed");
    // Try few choices, since debug builds are slow. The mistakes of random players are obvious
    // anyway.
    let advise = ["advise", file.path(), "--nodes", "24"];
    let analysed = told(&highball(&[&advise[..], &["--json"]].concat()));
    let analysed: Value = serde_json::from_str(&analysed).expect("JSON");
    assert_eq!(analysed["judge"], "network");
    assert_eq!(analysed["chances"].as_array().map(Vec::len), Some(inputs(&text).len() + 1));
    assert_eq!(analysed["balances"].as_array().map(Vec::len), Some(2));
    let points = analysed["turning_points"].as_array().expect("a list");
    assert!(!points.is_empty(), "{analysed}");
    for point in points {
        assert!(number(&point["cost"]) >= 0.05 && point["chosen"] != point["best"], "{point}");
    }
    let told = told(&highball(&advise));
    assert!(
        told.contains("Evaluated by the neural network")
            && told.contains("through decisions")
            && told.contains("through luck"),
        "{told}"
    );
    assert!(refused(&highball(&["advise", file.path(), "--level", "easy"])).contains("--at"));
}

#[test]
fn no_decision_gives_no_advice() {
    let (file, text) = record("undecided");
    let end = inputs(&text).len();
    let (at_end, beyond) = (end.to_string(), (end + 1).to_string());
    let first = inputs(&text).iter().position(|input| !input.starts_with("deal ")).expect("someone acts");
    for (arguments, reason) in [
        ([file.path(), "--at", &at_end], "the game is over, and there is nothing left to decide.".to_string()),
        ([file.path(), "--at", &beyond], format!("Choose a number from 0 to {end}.")),
        (
            [file.path(), "--at", "0"],
            format!("nobody has a decision to make. A card must be dealt to blue. Use --at {first}."),
        ),
        (["no-such-file", "--at", "3"], "Cannot read no-such-file".to_string()),
        (["README.md", "--at", "3"], "a record must begin with 'highball 1'".to_string()),
    ] {
        let error = refused(&highball(&[&["advise"][..], &arguments].concat()));
        assert!(error.contains(&reason), "{error}");
    }
    let unknown = refused(&highball(&["advise", file.path(), "--at", "3", "--level", "hrad"]));
    assert!(unknown.contains("There is no level called “hrad”; the closest match is hard"), "{unknown}");
    let two = format!("{text}\n{text}");
    assert!(refused(&highball_with(&two, &["advise", "-", "--at", "3"])).contains("Choose one with --record N."));
}

#[test]
fn default_opponent_is_the_second_level() {
    assert!(told(&highball(&["play", "--players", "2"])).contains("the bot is red (normal)."));
    let named = ["play", "--players", "3", "--seed", "3", "--bots", "ada,expert:4n"];
    let played = told(&highball_with(&crate::cli::play::anything(30), &named));
    assert!(played.contains("red (ada) and ") && played.contains(" (expert:4n)."), "{played}");
}
