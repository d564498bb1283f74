//! Tests of `highball campaign` and its files.

use std::process::{Command, Stdio};
use std::time::Duration;

use dealer::Stream;
use serde_json::Value;

use crate::cli::play::anything;
use crate::cli::{Scratch, highball, highball_with, refused, told};

/// Number of kills in the test; HIGHBALL_KILLS overrides it.
const KILLS: u64 = 20;

/// Creates a campaign with these companies.
fn new(name: &str, companies: &str) -> Scratch {
    let file = Scratch::new(name);
    told(&highball(&["campaign", "new", file.path(), "--companies", companies, "--seed", "5"]));
    file
}

#[allow(dead_code, reason = "the server's tests use the rest")]
#[path = "../../../server/tests/campaign/sealed.rs"]
mod sealed;

fn sealed_in(file: &Scratch) -> sealed::Sealed {
    let view: Value = serde_json::from_str(&told(&highball(&["campaign", "status", file.path(), "--json"]))).unwrap();
    sealed::Sealed::of(&view)
}

/// Searches everything that the terminal prints about a campaign for sealed texts, in each
/// language. A text planted in any of these outputs must be found.
fn terminal_prints_nothing_sealed(file: &Scratch) {
    let (path, sealed) = (file.path(), sealed_in(file));
    assert!(sealed.texts.len() > 500, "{} texts are sealed", sealed.texts.len());
    let copy = Scratch::new("campaign-sealed-copy");
    for language in ["en", "de", "fr"] {
        let status = ["campaign", "status", path, "--language", language];
        let mut outlets = vec![told(&highball(&status)), told(&highball(&[&status[..], &["--story"]].concat()))];
        outlets.push(told(&highball(&[&status[..], &["--json"]].concat())));
        outlets.push(refused(&highball(&["campaign", "keepsake", path, "--language", language])));
        outlets.push(file.read());
        outlets.iter().for_each(|outlet| search(&sealed, outlet));
        // The person leaves at the first card of the next game. That card counts as opened from
        // then on.
        std::fs::write(copy.path(), file.read()).unwrap();
        let play = ["campaign", "play", copy.path(), "--language", language, "--companies", "blue=Ada"];
        let played = told(&highball_with("q\n", &play));
        search(&sealed_in(&copy), &played);
    }
}

/// Checks that an output contains no sealed text, and that the search finds a sealed text planted
/// in the output.
fn search(sealed: &sealed::Sealed, outlet: &str) {
    // The terminal breaks lines between words.
    let line = outlet.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(sealed.leak(&line), None, "{outlet}");
    let planted = &sealed.texts[sealed.texts.len() / 2];
    assert_eq!(sealed.leak(&format!("{line} {planted}")), Some(planted.as_str()));
}

const BOTS: &str = "blue=bot:greedy,red=bot:planner";

/// Checks that the board left by a campaign is an ordinary map.
fn board_can_be_played(file: &Scratch) {
    let folder = Scratch::new("campaign-board");
    told(&highball(&["campaign", "board", file.path(), folder.path()]));
    told(&highball(&["map", "check", folder.path()]));
    told(&highball(&["simulate", "--map", folder.path(), "--players", "5", "--games", "2", "--bots", "planner"]));
    let again = refused(&highball(&["campaign", "board", file.path(), folder.path()]));
    assert!(again.contains("Choose a folder that does not exist yet"), "{again}");
    std::fs::remove_dir_all(folder.path()).unwrap();
    told(&highball(&["campaign", "board", file.path(), folder.path(), "--rules", "plain"]));
    told(&highball(&["map", "check", folder.path()]));
    told(&highball(&["simulate", "--map", folder.path(), "--players", "5", "--games", "2", "--bots", "planner"]));
    std::fs::remove_dir_all(folder.path()).unwrap();
    let young = new("campaign-young", BOTS);
    let early = refused(&highball(&["campaign", "board", young.path(), folder.path()]));
    assert!(early.contains("is not finished yet"), "{early}");
}

#[test]
fn bots_play_a_campaign_to_its_end() {
    let file = new("campaign-bots", BOTS);
    let begun = file.read();
    let played = told(&highball(&["campaign", "play", file.path()]));
    assert!(played.contains("The final audit: 1st"), "{played}");
    assert!(file.read().starts_with(&begun));
    let status = told(&highball(&["campaign", "status", file.path()]));
    assert!(status.contains("The campaign is over.") && status.contains("the seed 0000000000000005"), "{status}");
    let view: Value = serde_json::from_str(&told(&highball(&["campaign", "status", file.path(), "--json"]))).unwrap();
    assert_eq!(view["story_left"], 0);
    let keepsake = told(&highball(&["campaign", "keepsake", file.path()]));
    assert!(keepsake.contains("BLUEWATER & LAKES RAILWAY\n") && keepsake.contains("1865: "), "{keepsake}");
    let picture = Scratch::new("campaign-picture");
    let draw = ["campaign", "keepsake", file.path(), "--picture", picture.path()];
    told(&highball(&draw));
    assert!(std::fs::read(picture.path()).unwrap().starts_with(b"\x89PNG"));
    assert!(refused(&highball(&draw)).contains("Choose a file that does not exist yet"));
    let story = told(&highball(&["campaign", "status", file.path(), "--story"]));
    let told_in = |text: &str, words: &str| text.contains(words);
    assert!(told_in(&status, "EVERY TOWN ITS OWN NOON") && !told_in(&status, "Albany's"), "{status}");
    assert!(told_in(&story, "Albany's"), "{story}");
    // Continuing a finished campaign changes nothing.
    let text = file.read();
    told(&highball(&["campaign", "play", file.path()]));
    assert_eq!(file.read(), text);
    board_can_be_played(&file);
    // Rewinding saves the later games in another file.
    let back = told(&highball(&["campaign", "rewind", file.path(), "--to-game", "3"]));
    let old = Scratch(format!("{}.1", file.path()).into());
    assert!(back.contains("is back at the end of game 3") && old.read() == text, "{back}");
    assert!(text.contains(file.read().lines().last().unwrap()) && file.read().len() < text.len());
    // Vaults are sealed, so only the slips of the last game are shown.
    let sealed = told(&highball(&["campaign", "status", file.path()]));
    let words = sealed.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(
        (words.matches("has a slip for $").count(), words.matches("put its slip into the vault").count()),
        (2, 4)
    );
    assert!(!sealed.contains("1874") && !sealed.contains("final audit"), "{sealed}");
    terminal_prints_nothing_sealed(&file);
    assert!(status.contains("has a slip for $"), "after the audit they are known");
    let fork = Scratch::new("campaign-fork");
    told(&highball(&["campaign", "fork", file.path(), fork.path(), "--after-game", "2"]));
    assert!(fork.read().contains("\nforked "));
    // The same seed and the same bots give the same campaign.
    told(&highball(&["campaign", "play", file.path()]));
    assert_eq!(file.read(), text);
    let out = Scratch::new("campaign-export");
    told(&highball(&["campaign", "export", file.path(), out.path()]));
    assert_eq!(out.read(), text);
    for (command, reason) in [
        (["campaign", "export", file.path(), out.path()], "already exists"),
        (["campaign", "rewind", file.path(), "--to-game=13"], "Use --to-game 0 to 12"),
    ] {
        assert!(refused(&highball(&command)).contains(reason), "{command:?}");
    }
    late_games_show_offices_table_and_rules(&file);
}

/// Lets a person take over before the last game, in which nearly every mechanism is in play.
fn late_games_show_offices_table_and_rules(file: &Scratch) {
    told(&highball(&["campaign", "rewind", file.path(), "--to-game", "11"]));
    let input = "c\n\n1 2\n1\n".repeat(60) + "q\n";
    let shown = told(&highball_with(&input, &["campaign", "play", file.path(), "--companies", "blue=Ada"]));
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in [
        "Your office:",
        "On the table:",
        "Extra rules in play",
        "Face-up tickets:",
        "Snowbound:",
        "Wanted in",
        "Stamps: Eastern–Central",
        "large cities in one network",
        "houses left to build",
        "stakes",
        // A crew card with its text.
        "Yardmaster (unpaid ($1)). Hold one more freight token; deliveries pay $1 more.",
        // The private side of your postcard, but not of a rival's.
        "Timetable Clerk (2 uses left). When you draw tickets, you may draw one more and collect $2.",
        "Snowshoes on Broadway (1 use left). Lighthouse Library (1 use left).",
        // Marked cards.
        "Your hand: 2 yellow with pickaxe, 1 blue with pickaxe and 1 blue with skull",
        // The band of a ticket, and its story.
        "Omaha – Boston (19, russet), open",
        "Stories of your tickets: Denison – Cleveland (15, teal): Pecan saplings: water at every second stop.",
    ] {
        assert!(shown.contains(words), "{words} is missing: {shown}");
    }
}

#[test]
fn people_at_one_keyboard_are_called_before_seeing_cards() {
    let file = new("campaign-two-people", "blue=Ada,red=Ben");
    // The program shows five sides of story cards. After that, the two people take turns at the
    // prompt.
    let shown = told(&highball_with("\n\n\n\n\n\n1 2\n\n1 2\nq\n", &["campaign", "play", file.path()]));
    let parts: Vec<&str> = shown.split("=== ").collect();
    assert!(!parts[0].contains("Your hand"), "{shown}");
    for (part, you) in parts[1..].iter().zip(["blue", "red"]) {
        assert!(part.starts_with(&format!("{you}: your decision.")), "{shown}");
    }
    assert_eq!(shown.matches("You are offered these tickets").count(), 2, "{shown}");
}

#[test]
fn a_person_can_leave_the_prompt_and_resume() {
    let file = new("campaign-person", "blue=Ada,red=bot:normal");
    let left = told(&highball_with("\n\n\n\n\nq\n", &["campaign", "play", file.path()]));
    assert!(left.contains("The campaign is saved. Continue with:\n  highball campaign play"), "{left}");
    assert!(left.contains("THE CONTINENTAL GUIDE") || left.contains("Press Enter to continue."), "{left}");
    let before = file.read();
    let played = told(&highball_with(&anything(400), &["campaign", "play", file.path()]));
    assert!(played.contains("Final scores") && file.read().starts_with(&before), "{played}");
    // Questions with a single answer are not asked.
    assert!(played.contains("None of your postcards can be used now"), "{played}");
    let blocks = played.split("\n> ").map(|block| block.lines().filter(|line| line.starts_with("  ")));
    let lone = blocks.filter(|lines| lines.clone().eq(["  1  no"]) || lines.clone().eq(["  1  no", "  u  undo"]));
    assert_eq!(lone.count(), 0, "{played}");
    let status = told(&highball(&["campaign", "status", file.path()]));
    // The seed is revealed only when the campaign is over.
    let over = status.contains("The campaign is over");
    assert!(status.contains("(Ada)") && (over || !status.contains("seed 0")), "{status}");
}

#[test]
fn damaged_campaign_is_refused_with_its_line_and_unchanged() {
    let file = new("campaign-damaged", BOTS);
    told(&highball(&["campaign", "play", file.path()]));
    let text = file.read();
    let slip = text.lines().find(|line| line.starts_with("result ")).expect("a game was played");
    let more = slip.replacen(" slip ", " slip 1", 1);
    for (from, to, reason) in [
        ("seed 0000000000000005", "seed 0000000000000006", "the header gives the seed hash"),
        ("sign red bot planner", "sign red cat planner", "line 8: a player is a 'person' or a 'bot'"),
        ("deal caboose", "deal cabbage", "this is not an input"),
        (slip, &more, "the game above has a different result"),
        ("| red keep", "| red held", "is not an action"),
        ("| first ", "| thirst ", "line"),
    ] {
        assert!(text.contains(from), "{from}");
        let damaged = text.replacen(from, to, 1);
        std::fs::write(&file.0, &damaged).unwrap();
        let out = Scratch::new("campaign-damaged-out");
        for command in [&["campaign", "play", file.path()][..], &["campaign", "import", file.path(), out.path()]] {
            let error = refused(&highball(command));
            assert!(error.contains(reason), "{error}");
        }
        assert!(!out.0.exists() && file.read() == damaged, "{to}");
    }
    // A truncated line is ignored, and removed when the campaign continues.
    let cut = &text[..text.len() / 2];
    std::fs::write(&file.0, cut).unwrap();
    told(&highball(&["campaign", "status", file.path()]));
    assert_eq!(file.read(), cut);
    told(&highball(&["campaign", "play", file.path()]));
    let whole = &cut[..=cut.rfind('\n').expect("lines")];
    assert!(
        file.read().starts_with(whole) && told(&highball(&["campaign", "status", file.path()])).contains("is over")
    );
}

#[test]
fn invalid_new_campaign_is_refused() {
    let file = Scratch::new("campaign-refused");
    for (companies, reason) in [
        ("blue=Ada", "Add another one"),
        ("blue", "doesn’t say who runs which company"),
        ("blue=Ada,mauve=Bo", "There is no company called “mauve”"),
        ("blue=Ada,blue=Bo", "blue is listed twice"),
        ("blue=Ada,red=bot:plannr", "the closest match is planner"),
        ("blue=Ada,red=", "red cannot join the campaign"),
    ] {
        let error = refused(&highball(&["campaign", "new", file.path(), "--companies", companies]));
        assert!(error.contains(reason), "{error}");
        assert!(!file.0.exists());
    }
    let taken = new("campaign-taken", BOTS);
    let error = refused(&highball(&["campaign", "new", taken.path(), "--companies", BOTS]));
    assert!(error.contains("already exists"), "{error}");
}

/// Returns the complete lines of the file, as a resuming program sees them.
fn whole_lines(file: &Scratch) -> String {
    let bytes = std::fs::read(&file.0).expect("the file is there");
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    String::from_utf8(bytes[..end].to_vec()).expect("whole lines are text")
}

#[test]
fn killed_at_any_moment_campaign_resumes() {
    let kills = std::env::var("HIGHBALL_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let mut luck = Stream::new(kills);
    let mut killed = 0;
    while killed < kills {
        let file = new(&format!("campaign-killed-{killed}"), "blue=bot:planner,red=bot:greedy,green=bot:random");
        let mut before = file.read();
        loop {
            let mut child = Command::new(env!("CARGO_BIN_EXE_highball"))
                .args(["campaign", "play", file.path()])
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .spawn()
                .expect("the program starts");
            std::thread::sleep(Duration::from_millis(luck.below(150) as u64));
            let _ = child.kill();
            let finished = child.wait().expect("it ended").success();
            let after = whole_lines(&file);
            assert!(after.starts_with(&before), "after {killed} kills: nothing that stood there is lost or changed");
            told(&highball(&["campaign", "status", file.path()]));
            before = after;
            killed += u64::from(!finished);
            if finished || killed == kills {
                break;
            }
        }
        told(&highball(&["campaign", "play", file.path()]));
        // The whole file can be replayed, and importing it gives the same text, so nothing is
        // repeated.
        let out = Scratch::new(&format!("campaign-killed-{killed}-out"));
        told(&highball(&["campaign", "import", file.path(), out.path()]));
        assert_eq!(out.read(), file.read());
    }
}

#[test]
fn simulated_campaigns_are_the_same_with_any_number_of_threads() {
    let report = |threads: &str| {
        let arguments = ["--players", "3", "--campaigns", "3", "--seed", "2", "--bots", "greedy", "--json"];
        let all = [&["campaign", "simulate", "--threads", threads][..], &arguments].concat();
        let mut report: Value = serde_json::from_str(&told(&highball(&all))).expect("the report is JSON");
        report.as_object_mut().expect("an object").remove("seconds");
        report
    };
    let one = report("1");
    assert_eq!(one, report("4"));
    assert_eq!((&one["laws_broken"], &one["games_without_end"], &one["campaigns"]), (&0.into(), &0.into(), &3.into()));
    for game in one["games"].as_array().expect("a list") {
        let money: f64 = game["money"].as_object().expect("sources").values().filter_map(Value::as_f64).sum();
        assert!((money - game["mean_slip"].as_f64().expect("a number")).abs() < 1e-6, "{game}");
    }
    let table = told(&highball(&["campaign", "simulate", "--campaigns", "1", "--players", "2", "--forks", "10"]));
    assert!(table.contains("dollars of a slip") && table.contains("Cut-offs built"), "{table}");
}

/// A failing bot is reported on standard error and counted in the report, and the games are played
/// to their end.
#[test]
fn failing_bots_do_not_end_a_simulation() {
    let error = |output: &std::process::Output| String::from_utf8_lossy(&output.stderr).to_string();
    let simulate = ["simulate", "--edition", "legends", "--players", "2", "--games", "3", "--bots"];
    for (bot, why) in [
        ("faulty:panic", "it fails on purpose"),
        ("faulty:notice", "it fails on purpose"),
        ("faulty:illegal", "an illegal answer (wrong_phase)"),
    ] {
        let output = highball(&[&simulate[..], &[&format!("{bot},greedy")]].concat());
        let sentence = format!("The bot '{bot}' failed, and 'planner' decides in its place: {why}");
        assert!(told(&output).contains("3 games") && error(&output).contains(&sentence), "{}", error(&output));
        // The bot is reported once, however often it fails.
        assert_eq!(error(&output).matches(&sentence).count(), 1, "{}", error(&output));
    }
    let sound = highball(&[&simulate[..], &["normal,greedy"]].concat());
    assert!(told(&sound).contains("3 games") && !error(&sound).contains("failed"), "{}", error(&sound));
    let levels = ["simulate", "--edition", "legends", "--players", "4", "--bots", "hard,easy,normal,planner"];
    let mixed = highball(&[&levels[..], &["--games", "4", "--seed", "1"]].concat());
    assert!(told(&mixed).contains("4 games") && !error(&mixed).contains("failed"), "{}", error(&mixed));
    let linked = ["campaign", "simulate", "--players", "2", "--campaigns", "1", "--json", "--bots"];
    let counted = |bots: &str| {
        let report: Value = serde_json::from_str(&told(&highball(&[&linked[..], &[bots]].concat()))).expect("JSON");
        assert_eq!((&report["campaigns"], &report["games_without_end"]), (&1.into(), &0.into()), "{report}");
        report["failed_decisions"].as_u64().expect("a number")
    };
    assert!(counted("faulty:panic,greedy") > 100);
    assert_eq!(counted("hungry,greedy"), 0);
}
