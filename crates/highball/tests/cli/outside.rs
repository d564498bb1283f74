//! External bot programs: a correct one, and every kind of faulty one.

use std::process::{Command, Output};

use serde_json::Value;

use crate::cli::play::anything;
use crate::cli::{Scratch, highball, highball_with, number, refused, told};

/// Checks whether Python is installed. If not, these tests are skipped, or fail if
/// `HIGHBALL_PYTHON` is `must`.
pub fn python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    let must = std::env::var("HIGHBALL_PYTHON").as_deref() == Ok("must");
    assert!(there || !must, "python3 is to be tried and is not there");
    there
}

const EXAMPLE: &str = "program:python3 examples/bot.py";

#[test]
fn example_bot_plays_every_edition_and_beats_random() {
    if !python() {
        return;
    }
    for (edition, players) in [("usa-new", "2"), ("usa-classic", "3"), ("germany", "4"), ("legends", "3")] {
        let bots = format!("{EXAMPLE},random");
        let arguments = ["tournament", "--edition", edition, "--players", players, "--bots", &bots, "--games", "6"];
        let report = told(&highball(&[&arguments[..], &["--json"]].concat()));
        let report: Value = serde_json::from_str(&report).expect("the report is JSON");
        let (own, random) = (&report["bots"][0], &report["bots"][1]);
        assert_eq!(own["name"], EXAMPLE);
        assert!(number(&own["win_share"]) > number(&random["win_share"]), "{edition}: {report}");
        assert!(number(&own["thinking_ms"]["mean"]) > 0.0);
    }
}

#[test]
fn example_bot_plays_in_simulations_and_against_people() {
    if !python() {
        return;
    }
    let file = Scratch::new("simulated");
    let arguments = ["simulate", "--players", "2", "--bots", EXAMPLE, "--games", "2", "--records", file.path()];
    assert!(told(&highball(&arguments)).contains(EXAMPLE));
    assert!(told(&highball(&["replay", file.path()])).contains("verified"));
    let record = Scratch::new("played-outside");
    let play = ["play", "--players", "2", "--seed", "3", "--bots", EXAMPLE, "--record", record.path()];
    let left = told(&highball_with("1 2\n1\n1\nq\n", &play));
    assert!(left.contains(&format!("--bots '{EXAMPLE}'")), "{left}");
    // The program is started again and receives everything that happened before.
    let played = told(&highball_with(&anything(500), &play));
    assert!(played.contains("Final scores"), "{played}");
    assert!(told(&highball(&["replay", record.path()])).contains("reproduces every deal"));
}

#[test]
fn bot_observations_add_up_to_its_view_despite_undo() {
    if !python() {
        return;
    }
    // The bot adds up its observations and compares the result with the state of the table.
    let lines = "hand, owned = {}, [set() for _ in range(5)]\n\
        seat = json.loads(sys.stdin.readline())['hello']['seat']\n\
        while True:\n    question = ask()\n    if question is None:\n        break\n    \
        for seen in question['seen']:\n        what = seen['what']\n        mine = seen.get('seat') == seat\n        \
        if what in ('card-dealt', 'card-drawn', 'card-taken') and mine:\n            \
        hand[seen['card']] = hand.get(seen['card'], 0) + 1\n        \
        if what == 'claimed':\n            owned[seen['seat']].add(seen['route'])\n            \
        if mine:\n                for card, count in seen['payment'].items():\n                    hand[card] -= count\n    \
        view = question['view']\n    \
        assert [set(routes) for routes in view['open']['owned']] == owned, 'routes'\n    \
        assert {card: count for card, count in hand.items() if count} == view['own']['hand'], 'cards'\n    \
        say(len(question['choices']) // 2)";
    let (_script, bot) = program("folding", lines);
    let file = Scratch::new("folded");
    let arguments = ["play", "--players", "2", "--seed", "5", "--bots", &bot, "--record", file.path()];
    let left = told(&highball_with("1 2\n3\n1\nu\n1\n1\n3\n1\nu\n1\n1\n", &arguments));
    assert!(left.contains("You undid the last action."), "{left}");
    assert!(file.read().matches(" undo to ").count() > 0, "{left}");
    let played = told(&highball_with(&anything(500), &arguments));
    assert!(played.contains("Final scores"), "{played}");
    let edition = ["--edition", "germany", "--games", "1", "--bots", &bot];
    told(&highball(&[&["tournament"], &edition[..]].concat()));
    told(&highball(&[&["simulate"], &edition[..]].concat()));
}

/// Creates a program with these lines; `ask()` reads a question and `say()` answers.
fn program(name: &str, lines: &str) -> (Scratch, String) {
    let file = Scratch::new(&format!("{name}.py"));
    let start = "import json, sys, time\n\
                 def ask():\n    for line in sys.stdin:\n        if 'decide' in json.loads(line):\n            \
                 return json.loads(line)['decide']\n\
                 def say(text):\n    print(text, flush=True)\n";
    std::fs::write(&file.0, format!("{start}{lines}\n")).expect("it can be written");
    let name = format!("program:python3 {}", file.path());
    (file, name)
}

/// Runs a short tournament with this bot.
fn run(bot: &str, patience: &str) -> Output {
    let bots = format!("{bot},random");
    highball(&["tournament", "--players", "2", "--bots", &bots, "--games", "2", "--patience", patience])
}

#[test]
fn persistent_programs_play_many_games() {
    if !python() {
        return;
    }
    // The bot plays game after game, picks the choice in the middle, and logs each start.
    let starts = Scratch::new("starts.txt");
    let lines = |first: &str| {
        format!(
            "open('{}', 'a').write('x')\n{first}\nfor line in sys.stdin:\n    what = json.loads(line)\n    \
             if 'decide' in what:\n        say(len(what['decide']['choices']) // 2)",
            starts.path()
        )
    };
    let tournament = |bot: &str| {
        let bots = format!("{bot},greedy");
        let arguments = ["--edition", "legends", "--players", "2", "--games", "6", "--threads", "1", "--json"];
        let report = told(&highball(&[&["tournament", "--bots", &bots], &arguments[..]].concat()));
        let mut report: Value = serde_json::from_str(&report).expect("the report is JSON");
        report["bots"][0]["thinking_ms"].take();
        report["bots"][0]["name"].take();
        let count = starts.read().len();
        std::fs::remove_file(&starts.0).expect("it was started");
        (report["bots"][0].clone(), count)
    };
    let (_script, anew) = program("anew", &lines(""));
    let (_script, stays) = program("stays", &lines("say(json.dumps({'stays': True}))"));
    let (anew, starts_anew) = tournament(&anew);
    let (stayed, starts_stayed) = tournament(&stays);
    assert_eq!((starts_anew, starts_stayed), (6, 1));
    assert_eq!(anew, stayed, "the same games");
    // A program may announce that it stays only before its first answer; later, the announcement is
    // an invalid answer.
    let (_script, late) = program("late", "ask()\nsay(0)\nask()\nsay(json.dumps({'stays': True}))");
    assert!(refused(&run(&late, "20")).contains("that is not an action"));
    // An error in a later game is reported in the same way as one in the first game.
    let tired = lines("say(json.dumps({'stays': True}))\ngames = 0").replace(
        "    if 'decide'",
        "    games += 'hello' in what\n    if games > 2: raise ValueError('tired')\n    if 'decide'",
    );
    let (_script, tired) = program("tired", &tired);
    let bots = format!("{tired},random");
    let error =
        refused(&highball(&["tournament", "--bots", &bots, "--games", "6", "--threads", "1", "--patience", "20"]));
    assert!(error.contains("its last words: 'ValueError: tired'"), "{error}");
}

#[test]
fn faulty_program_ends_the_tournament_with_its_output() {
    if !python() {
        return;
    }
    // These programs keep tickets correctly, and fail in their first turn.
    for (name, lines, reason) in [
        ("illegal", "say('\"pass\"')", "It answered '\"pass\"', but a player may pass only if"),
        ("unknown", "say(9999)", "It answered '9999', but the choices have the numbers 0 to"),
        ("no-action", "say('{\"dance\": 1}')", "that is not an action"),
        ("garbage", "say('hello there')", "It answered 'hello there', but that is not JSON"),
        ("huge", "say('x' * 100000)", "Its answer was longer than 65536 characters"),
        ("rich", "say('{\"claim\": {\"route\": 0, \"payment\": {\"red\": 200}}}')", "no deck has more than 127"),
        ("crash", "raise ValueError('no idea')", "exit status: 1; its last words: 'ValueError: no idea'."),
        ("gone", "", "It ended without an answer, exit status: 0."),
    ] {
        let (_script, bot) = program(name, &format!("ask()\nsay(0)\nask()\n{lines}"));
        let error = refused(&run(&bot, "20"));
        assert!(error.starts_with(&format!("The bot '{bot}' was asked as ")), "{name}: {error}");
        assert!(error.contains(" has to choose what to do this turn. ") && error.contains(reason), "{name}: {error}");
    }
    // On a busy machine, these programs may even fail to start within the time limit.
    for (name, lines) in [("silent", "ask()\ntime.sleep(60)"), ("deaf", "time.sleep(60)")] {
        let (_script, bot) = program(name, lines);
        let error = refused(&run(&bot, "0.6"));
        assert!(error.starts_with(&format!("The bot '{bot}' was asked as ")), "{name}: {error}");
        assert!(error.ends_with(" to keep. It was silent for 0.6 seconds."), "{name}: {error}");
    }
    // A duplicate answer is detected by the next question at the latest.
    let (_script, bot) = program("hasty", "while True:\n    ask()\n    say(0)\n    say('again')");
    assert!(refused(&run(&bot, "20")).contains("'again'"));
    let error = refused(&highball(&["tournament", "--bots", "program:no-such-program", "--games", "1"]));
    assert!(error.starts_with("The bot 'program:no-such-program' cannot be started: "), "{error}");
}

#[test]
fn blocks_finished_before_a_program_failed_are_saved() {
    if !python() {
        return;
    }
    let counter = Scratch::new("counter");
    // The bot counts its starts in a file, plays three games correctly, and fails in the fourth.
    let lines = format!(
        "try:\n    with open({0:?}, 'a') as file:\n        file.write('x')\n    played = len(open({0:?}).read())\n\
         except OSError:\n    played = 0\n\
         while True:\n    if ask() is None:\n        break\n    say(0 if played < 4 else 'enough')",
        counter.path()
    );
    let (script, bot) = program("tired", &lines);
    let (bots, file) = (format!("{bot},random"), Scratch::new("tired.jsonl"));
    let arguments = [
        "tournament",
        "--players",
        "2",
        "--bots",
        &bots,
        "--games",
        "6",
        "--threads",
        "1",
        "--json",
        "--resume",
        file.path(),
    ];
    let error = refused(&highball(&arguments));
    assert!(error.contains("'enough'") && error.ends_with(&format!("are saved in {}.", file.path())), "{error}");
    assert_eq!(file.read().lines().count(), 2, "the header and one block");
    let text = std::fs::read_to_string(&script.0).expect("it is there").replace("played < 4", "True");
    std::fs::write(&script.0, text).expect("it can be written");
    let report: Value = serde_json::from_str(&told(&highball(&arguments))).expect("the report is JSON");
    assert_eq!((&report["games"], file.read().lines().count()), (&6.into(), 4));
}
