//! Tests of the campaign file.

use campaign::input::{CampaignInput, CampaignWaiting};
use campaign::log::{CampaignLog, LogWriter};

use crate::rulebook::scene::{PACK, Scene, seat};

/// Returns the log of a campaign in the middle of its third game, with records.
fn log() -> CampaignLog {
    let mut scene = Scene::new("blue red");
    for game in 1..=3 {
        scene.play("blue red");
        scene.ledger.keep_record("highball 1\n").unwrap();
        scene.ledger.keep_record(&format!("highball 1\n# game {game}\n\ndeal red\n")).unwrap();
        if game < 3 {
            let mut result = scene.plain_result();
            seat(&mut result, "red").certificates = 4;
            result.discarded = vec![format!("EV0{game}"), format!("EV0{}", game + 2)];
            scene.game(&result);
            scene.finish();
        }
    }
    scene.ledger.log().clone()
}

#[test]
fn exported_logs_import_unchanged() {
    let text = log().export();
    let read = CampaignLog::import(&text).unwrap();
    assert_eq!(read.export(), text);
    assert_eq!(read.inputs(), log().inputs());
    assert_eq!(read.records().nth(1), Some("highball 1\n# game 2\n\ndeal red\n"));
    let campaign = read.replay(PACK.clone()).unwrap();
    assert!(campaign == log().replay(PACK.clone()).unwrap());
    assert_eq!(campaign.waiting(), CampaignWaiting::Game);
    let mut ledger = LogWriter::resume(PACK.clone(), read).unwrap();
    assert!(ledger.apply("play blue red".parse().unwrap()).is_err());
}

#[test]
fn log_lines_round_trip() {
    let lines = [
        "sign blue person Ada  of the Lake",
        "sign red bot planner",
        "play blue red",
        "deal caboose red",
        "deal postcard 33",
        "deal crew CR05",
        "result seat blue slip 30 seat red slip 0",
        "result evidence 2 discarded EV03 EV01 retired EV02 seat blue slip 30 completed T001 T002 stakes 3 used 63:0 64:1 drawn 33 certificates 5 seat red slip 7",
        "red retire-event EV03",
        "red fork F3",
        "red recall-event EV05",
        "red take-postcards 3 12",
        "red retire-postcard 33",
        "red build C01",
        "red hire CR05",
        "red hire CR05 instead CR01",
        "red hire nobody",
    ];
    for line in lines {
        let input: CampaignInput = line.parse().unwrap();
        assert_eq!(input.to_string(), line);
    }
}

#[test]
fn campaigns_rewind_to_the_end_of_a_game() {
    let log = log();
    for game in 0..=2 {
        let back = log.rewind(PACK.clone(), game).unwrap();
        let campaign = back.replay(PACK.clone()).unwrap();
        assert_eq!((campaign.games_closed(), campaign.waiting()), (game, CampaignWaiting::Table));
        assert_eq!(back.records().count(), usize::from(game));
        assert!(matches!(back.inputs().first(), Some(CampaignInput::Sign { .. })), "companies are founded once");
        assert!(log.inputs().starts_with(back.inputs()));
    }
    assert!(log.rewind(PACK.clone(), 3).is_err());
}

#[test]
fn forks_name_their_origin() {
    let log = log();
    let fork = log.fork(PACK.clone(), 1).unwrap();
    let forked = fork.header().forked.as_ref().unwrap();
    assert_eq!((&forked.log, forked.game), (&log.hash(), 1));
    let read = CampaignLog::import(&fork.export()).unwrap();
    assert!(read.header() == fork.header());
    let mut ledger = LogWriter::resume(PACK.clone(), read).unwrap();
    ledger.apply("play red blue".parse().unwrap()).unwrap();
}

#[test]
fn a_damaged_file_is_refused_with_line_and_reason() {
    let text = log().export();
    let damaged = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        let read = CampaignLog::import(&text).and_then(|log| log.replay(PACK.clone()).map(|_| ()));
        read.expect_err("it is damaged").to_string()
    };
    let hashed = format!("pack meridian 2 {}", PACK.hash);
    let other = format!("pack meridian 2 {}", "0".repeat(64));
    let cases = [
        ("highball-campaign 1", "highball-campaign 2", "line 1: this program supports campaigns of version 1, not 2"),
        ("highball-campaign 1\n", "", "line 1: a campaign must begin with 'highball-campaign 1'"),
        ("pack meridian 2 ", "pack meridian one ", "line 2: this 'pack' line is invalid"),
        ("dealer none\n", "pack meridian 2 ", "line 3: this 'pack' line is invalid"),
        ("pack meridian 2 ", "pack meridian 7 ", "this campaign is played with meridian 7, not meridian 2"),
        (&hashed, &other, "this campaign uses different data for meridian 2"),
        ("sign red person", "sign red dog", "line 6: a player is a 'person' or a 'bot', not a 'dog'"),
        ("play blue red", "play blue green", "line 7: nobody runs the green company"),
        ("play blue red", "play blue mauve", "line 7: no company is mauve"),
        ("deal caboose blue", "deal caboose green", "line 8: chance cannot give this answer here"),
        ("deal caboose blue", "dealer none", "line 8: 'dealer' belongs before the first input"),
        ("seat blue slip 30", "seat blue slip x", "line 13: 'x' is not a valid number here"),
        ("seat blue slip 30", "seat blue slip 30 slip 3", "line 13: 'slip' appears twice"),
        ("seat blue slip 30 ", "", "line 13: the result names companies that are not in the game"),
        ("discarded EV01", "discarded EV77", "line 13: EV77 is not an event of this game, or appears twice"),
        ("| # game 1", "hello", "line 10: this is not an input; see docs/campaign-log.md for the forms"),
        ("sign blue", "| # game 0\nsign blue", "line 6: the record above does not belong to a game"),
    ];
    for (from, to, message) in cases {
        assert!(text.contains(from), "{from} is not in\n{text}");
        assert_eq!(damaged(from, to), message);
    }
    assert_eq!(CampaignLog::import("").map(|_| ()).unwrap_err().line, 0);
}

/// A log with missing, duplicate, swapped or truncated lines is either refused, or played without
/// breaking an invariant.
#[test]
fn shuffled_lines_are_refused_or_played() {
    let text = Scene::after("blue red green", 12).ledger.log().export();
    let lines: Vec<&str> = text.lines().collect();
    let mut refused = 0;
    for at in 5..lines.len() {
        let mut without = lines.clone();
        without.remove(at);
        let mut twice = lines.clone();
        twice.insert(at, lines[at]);
        let mut swapped = lines.clone();
        swapped.swap(at, at - 1);
        let words: Vec<&str> = lines[at].split(' ').collect();
        let short = words[..words.len() - 1].join(" ");
        let mut cut = lines.clone();
        cut[at] = &short;
        for mixed in [without, twice, swapped, cut] {
            let read = CampaignLog::import(&mixed.join("\n")).and_then(|log| log.replay(PACK.clone()));
            match read {
                Ok(campaign) => assert_eq!(campaign.broken_law(), None),
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > lines.len(), "{refused} were refused");
}
