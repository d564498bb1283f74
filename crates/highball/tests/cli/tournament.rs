//! Tournaments run from the command line.

use serde_json::Value;

use crate::cli::{Scratch, highball, number, refused, told};

/// Returns the report without thinking times.
fn report(arguments: &[&str]) -> Value {
    let json = told(&highball(&[&["tournament", "--json"], arguments].concat()));
    assert_eq!(json.lines().count(), 1, "{json}");
    let mut report: Value = serde_json::from_str(&json).expect("the report is JSON");
    for bot in report["bots"].as_array_mut().expect("a list") {
        let thinking = bot.as_object_mut().and_then(|bot| bot.remove("thinking_ms")).expect("times");
        assert!(number(&thinking["mean"]) <= number(&thinking["longest"]));
    }
    report
}

const THREE: [&str; 8] = ["--players", "3", "--bots", "random,greedy,path", "--games", "40", "--seed", "7"];

#[test]
fn the_same_seed_gives_the_same_tournament_with_any_number_of_threads() {
    let all = ["1", "2", "5"].map(|threads| report(&[&THREE[..], &["--threads", threads]].concat()));
    assert!(all[0] == all[1] && all[0] == all[2]);
    assert_eq!((&all[0]["games"], &all[0]["blocks"]), (&42.into(), &14.into()), "whole blocks of three");
    let other = report(&[&THREE[..7], &["8"]].concat());
    assert_ne!(other["bots"], all[0]["bots"], "another seed gives other games");
}

#[test]
fn table_and_chart_agree() {
    let picture = Scratch::new("ratings.svg");
    let arguments = [&["tournament"], &THREE[..], &["--plot", picture.path()]].concat();
    let table = told(&highball(&arguments));
    for words in ["42 games: 14 blocks, each one deal in 3 seatings", "rating", "wins", "mean score", "tickets done"] {
        assert!(table.contains(words), "{words} is missing in {table}");
    }
    let first = table.lines().find(|line| line.starts_with("path ")).expect("a row for each bot");
    let rating = first.split_whitespace().nth(1).expect("a rating");
    let drawn = picture.read();
    assert!(drawn.starts_with("<svg") && drawn.trim_end().ends_with("</svg>") && drawn.contains("fill=\"#fff\""));
    assert!(drawn.contains(">path<") && drawn.contains(&format!(">{rating}<")), "{drawn}");
    assert_eq!(drawn.matches("<circle").count(), 3);
    assert!(refused(&highball(&arguments)).contains("already exists"));
    let pairs = told(&highball(&["tournament", "--players", "2", "--bots", "random,greedy,path", "--games", "6"]));
    assert!(pairs.contains("round-robin") && pairs.contains("Ahead of the bot of the column"), "{pairs}");
}

#[test]
fn records_of_a_tournament_replay_to_its_results() {
    let kept = ["1", "3"].map(|threads| {
        let file = Scratch::new(&format!("records-{threads}.txt"));
        let report = report(&[&THREE[..], &["--threads", threads, "--records", file.path()]].concat());
        assert_eq!(report, self::report(&THREE), "keeping records changes no game");
        (told(&highball(&["replay", file.path(), "--json"])), file)
    });
    let [(records, file), (others, _)] = &kept;
    assert_eq!(records, others, "the records come in the same order");
    let records: Vec<Value> = records.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(records.len(), 42);
    let total = |record: &Value| -> f64 {
        let seats = record["result"]["seats"].as_array().expect("seats");
        seats.iter().map(|seat| number(&seat["total"])).sum()
    };
    let mean = records.iter().map(total).sum::<f64>() / 126.0;
    let report = report(&THREE);
    let means = report["bots"].as_array().expect("bots").iter().map(|bot| number(&bot["mean_score"]));
    assert!((means.sum::<f64>() / 3.0 - mean).abs() < 0.01, "{report}");
    assert!(
        refused(&highball(&[&["tournament"], &THREE[..], &["--records", file.path()]].concat()))
            .contains("already exists")
    );
}

/// Creates a file with these lines.
fn file(name: &str, text: &str) -> Scratch {
    let file = Scratch::new(name);
    std::fs::write(&file.0, text).expect("it can be written");
    file
}

/// Returns the report of the tournament saved in this file.
fn resumed(file: &Scratch) -> Value {
    report(&[&THREE[..], &["--resume", file.path()]].concat())
}

#[test]
fn stopped_tournament_resumes_with_the_same_results() {
    let whole = Scratch::new("whole.jsonl");
    let expected = report(&THREE);
    assert_eq!(resumed(&whole), expected);
    let text = whole.read();
    assert_eq!(text.lines().count(), 15, "{text}");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let cut = |line: &str| line[..line.len() / 2].to_string();
    for (name, kept) in [
        ("nothing", String::new()),
        ("torn-header", cut(lines[0])),
        ("header", lines[0].to_string()),
        ("some", lines[..6].concat()),
        ("torn", lines[..6].concat() + &cut(lines[6])),
        ("unended", lines[..6].concat() + lines[6].trim_end()),
        ("shuffled", [lines[0], lines[9], lines[2], lines[14], lines[3]].concat()),
        ("all", text.clone()),
    ] {
        let file = file(&format!("{name}.jsonl"), &kept);
        assert_eq!(resumed(&file), expected, "{name}");
        assert_eq!(file.read().lines().count(), 15, "{name}");
        assert_eq!(resumed(&file), expected, "{name} again");
    }
    // A request for more games continues after the saved blocks; a request for fewer games uses
    // only some of them.
    let more = [&THREE[..5], &["60"], &THREE[6..], &["--resume", whole.path()]].concat();
    assert_eq!(report(&more), report(&more[..8]));
    assert_eq!(resumed(&whole), expected);
}

#[test]
fn unresumable_file_is_refused_and_unchanged() {
    let whole = Scratch::new("sound.jsonl");
    resumed(&whole);
    let text = whole.read();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let block: Value = serde_json::from_str(lines[3]).expect("a block is JSON");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut block = block.clone();
        change(&mut block);
        [&lines[..3].concat(), &format!("{block}\n"), &lines[4..].concat()].map(String::as_str).concat()
    };
    let swap_seats = |block: &mut Value| block["games"][0]["seats"].as_array_mut().expect("seats").swap(0, 1);
    let swap_games = |block: &mut Value| block["games"].as_array_mut().expect("games").swap(0, 1);
    let cases = [
        ("another seed", text.replace("\"seed\":7", "\"seed\":8"), "its seed is 8, not 7"),
        ("other bots", text.replace("\"path\"", "\"hungry\""), "its bots is"),
        ("another version", text.replace("tournament\":1", "tournament\":2"), "contains another tournament"),
        ("a letter", "Dear Sir or Madam".to_string(), "is not a tournament file"),
        ("a poem", "Roses are red,\nviolets are blue.\n".to_string(), "is not a tournament file"),
        ("a broken line", text.replace(lines[3], "{\"block\":\n"), "line 4: this is not a block"),
        ("a dishonest seating", changed(&swap_seats), "line 4: this block has other bots or seats"),
        ("a dishonest rotation", changed(&swap_games), "line 4: this block has other bots or seats"),
        ("twice", text.clone() + lines[3], "appears twice"),
        ("other results", text.replace("\"decisions\":", "\"decisions\":1"), "bots that have changed since"),
    ];
    for (name, text, reason) in cases {
        let file = file(&format!("{}.jsonl", name.replace(' ', "-")), &text);
        let error = refused(&highball(&[&["tournament"], &THREE[..], &["--resume", file.path()]].concat()));
        assert!(error.contains(reason), "{name}: {error}");
        assert_eq!(file.read(), text, "{name}");
    }
}

#[test]
fn two_runs_do_not_write_into_one_file() {
    let file = file("shared.jsonl", "");
    let held = std::fs::File::open(&file.0).expect("it is there");
    held.lock().expect("nobody else has it");
    let error = refused(&highball(&[&["tournament"], &THREE[..], &["--resume", file.path()]].concat()));
    assert!(error.ends_with("is in use by another run. Wait until it has ended."), "{error}");
    held.unlock().expect("it was locked");
    resumed(&file);
}

#[test]
fn impossible_tournament_is_refused_with_advice() {
    for (arguments, reason) in [
        (&[][..], "No bots are listed. Use, for example, --bots random,greedy."),
        (&["--bots", "random,gredy"], "There is no bot called “gredy”; the closest match is greedy"),
        (&["--bots", "random:3"], "There is no bot called “random:3”"),
        (&["--bots", "program:"], "“program:” does not name a program. Use, for example, program:python3 bot.py."),
        (&["--bots", "random,random", "--format", "round-robin"], "random is listed twice"),
        (&["--bots", "random", "--format", "round-robin"], "random has nobody to play against"),
        (&["--bots", "a,b", "--players", "9"], "Use --players 2 to 5"),
        (&["--bots", "random,greedy,path", "--players", "2", "--format", "tables"], "3 bots do not fit"),
        (&["--bots", "random", "--patience", "0"], "--patience needs a number of seconds above 0"),
        (&["--bots", "random", "--resume", "no-such-folder/x.jsonl"], "Cannot write"),
        (&["--bots", "random", "--games", "1", "--plot", "no-such-folder/x.svg"], "Cannot write"),
    ] {
        let error = refused(&highball(&[&["tournament"], arguments].concat()));
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
}

#[test]
fn a_quick_rating_writes_the_whole_page() {
    let (page, work) = (Scratch::new("ratings.md"), Scratch::new("rate"));
    let arguments = ["rate", "--quick", "--out", page.path(), "--work", work.path()];
    let told_once = told(&highball(&arguments));
    assert!(told_once.contains("holds 32 lists and "), "{told_once}");
    let first = page.read();
    let titles = first.lines().filter(|line| line.starts_with("### ")).count();
    let commands: Vec<&str> = first.lines().filter(|line| line.starts_with("highball tournament ")).collect();
    assert!(titles == commands.len() && titles > 32, "{first}");
    assert!(first.contains("a quick run") && first.contains("## Match-ups"), "{first}");
    // Finished games are not played again, so even the thinking times stay the same.
    told(&highball(&arguments));
    assert_eq!(page.read(), first);
    // The command below a list reproduces its numbers.
    let again: Vec<&str> = commands[1].split(' ').skip(1).collect();
    let table = told(&highball(&again));
    let row = table.lines().find(|line| line.starts_with("greedy ")).expect("a row for each bot");
    let rating = row.split_whitespace().nth(1).expect("a rating");
    assert!(first.contains(&format!("| greedy | {rating} (")), "{table}");
    // A page that was written by hand is not overwritten.
    std::fs::write(&page.0, "# My ratings\n").expect("it can be written");
    assert!(refused(&highball(&arguments)).contains("was not written by this command"));
    assert_eq!(page.read(), "# My ratings\n");
    let _ = std::fs::remove_dir_all(&work.0);
}
