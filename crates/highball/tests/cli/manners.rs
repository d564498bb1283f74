//! The program never overwrites existing files, prints obscure errors, or lets a file control the
//! terminal.

use serde_json::Value;

use crate::cli::{Scratch, changed, highball, highball_with, record, refused, told};

#[test]
fn existing_file_is_not_overwritten() {
    let (file, text) = record("kept");
    for arguments in
        [&["simulate", "--games", "1", "--records", file.path()][..], &["map", "show", "usa", "--svg", file.path()]]
    {
        let expected = format!("{} already exists. Choose another name or remove it first.", file.path());
        assert_eq!(refused(&highball(arguments)), expected);
        assert_eq!(file.read(), text);
    }
    let picture = Scratch::new("picture");
    told(&highball(&["map", "show", "usa", "--svg", picture.path()]));
    assert!(picture.read().starts_with('<'));
}

#[cfg(target_os = "linux")]
#[test]
fn system_errors_are_reported_like_other_errors() {
    for arguments in
        [["map", "show", "usa", "--svg", "/proc/x.svg"], ["simulate", "--games", "1", "--records", "/dev/full"]]
    {
        assert!(refused(&highball(&arguments)).contains("Cannot write "));
    }
}

#[test]
fn single_record_of_several_can_be_selected() {
    let file = Scratch::new("chosen");
    told(&highball(&["simulate", "--games", "3", "--records", file.path()]));
    let state = told(&highball(&["replay", file.path(), "--record", "2", "--until", "40", "--json"]));
    let state: Value = serde_json::from_str(&state).expect("the state is JSON");
    assert!(state["line"].as_u64() > Some(1), "{state}");
    assert_eq!((&state["inputs"], &state["checked"]["final_hash"]), (&40.into(), &Value::Null));
    assert!(told(&highball(&["replay", file.path(), "--record", "3"])).contains("Final scores"));
    for number in ["0", "4"] {
        assert!(refused(&highball(&["replay", file.path(), "--record", number])).contains("Use --record with 1 to 3."));
    }
}

#[test]
fn no_control_character_of_a_file_reaches_the_terminal() {
    let (_file, text) = record("control");
    let (text, _) = changed(&text, "deal ", |_| "deal \u{1b}[2J\u{9b}".to_string());
    let error = refused(&highball_with(&text, &["replay", "-"]));
    assert!(error.contains("\\u001b[2J\\u009b") && !error.contains(char::is_control), "{error}");
}

#[test]
fn errors_include_advice() {
    let (_file, text) = record("due");
    let keeps = |line: &&str| line.starts_with("blue keep ");
    let before: Vec<&str> = text.lines().take_while(|line| !keeps(line)).collect();
    let kept = text.lines().find(keeps).expect("blue keeps tickets");
    let red = text.lines().find(|line| line.starts_with("red keep ")).expect("red keeps tickets");
    for (more, due) in [
        ("deal red".to_string(), "blue and red must first choose which opening tickets to keep."),
        (format!("{red}\ndeal red"), "blue must first choose which opening tickets to keep."),
        (format!("{kept}\n{red}\n{kept}"), "before that, the first player must be chosen at random."),
    ] {
        let error = refused(&highball_with(&format!("{}\n{more}\n", before.join("\n")), &["replay", "-"]));
        assert!(error.ends_with(due), "{error}");
    }
    let unknown = "There is no map, edition or folder called “atlantis”. The built-in ones are germany, legends, usa, usa-1910, \
                   usa-classic, usa-mega and usa-new; to use your own map, give its folder.";
    assert_eq!(refused(&highball(&["map", "show", "atlantis"])), unknown);
    let far = refused(&highball(&["simulate", "--edition", "atlantis"]));
    assert!(far.contains("“atlantis”; choose one of legends, ") && far.contains("usa-mega"), "{far}");
}

#[test]
fn rare_states_are_listed_on_request() {
    let plain = told(&highball(&["simulate", "--games", "1", "--players", "2"]));
    assert!(plain.contains("2 players, 1 game, seed 1") && !plain.contains("Rare states"), "{plain}");
    let rare = told(&highball(&["simulate", "--games", "1", "--players", "2", "--rare"]));
    assert!(rare.contains("Rare states\n  locked double "), "{rare}");
}

#[test]
fn command_help_lists_every_bot_and_fits_the_screen() {
    for command in ["play", "simulate", "tournament"] {
        let help = told(&highball(&[command, "--help"]));
        assert!(bots::BOTS.iter().all(|bot| help.contains(&format!(" {}: ", bot.name))), "{help}");
        assert_eq!(help.lines().find(|line| line.chars().count() > 80), None);
    }
}
