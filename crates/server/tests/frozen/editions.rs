//! Canonical texts and hashes of all editions and of twelve campaign games, and the campaign as
//! each viewer sees it.
//!
//! The campaign is replayed from a frozen log, so nothing here depends on how games are
//! played or dealt.

use std::path::Path;
use std::sync::Arc;

use campaign::Campaign;
use campaign::edition::{LeftoverRules, OpenGame};
use campaign::input::{CampaignInput, CampaignWaiting, Operator};
use campaign::log::{CampaignLog, LogHeader, LogWriter};
use campaign::pack::Pack;
use campaign::result::GameResult;
use campaign::reveal::CampaignViewer;
use dealer::Fast;
use rules::card::Color;
use rules::edition::{Edition, canonical_text};
use rules::fact::NoListener;
use rules::game::Game;
use rules::limits::LARGE;
use rules::tables::Tables;

use super::fixture::{self, HOW};
use super::json::{Limit, canonical, sha256};
use super::stage::Dice;
use super::transcript::{Transcript, listed};
use crate::support::house::first_edition;

/// Input of these tests. It is never rewritten.
const LOG: &str = "campaign.log";
const COMPANIES: [Color; 3] = [Color::Blue, Color::Red, Color::Green];

fn pack() -> Arc<Pack> {
    first_edition()
}

fn log() -> CampaignLog {
    let text = fixture::text(LOG).expect("the log is frozen");
    CampaignLog::import(&text).unwrap_or_else(|damage| panic!("{LOG}: {damage}"))
}

/// Replays the log, and passes the campaign to `look` after each input unless it is waiting for a
/// deal.
fn along(mut look: impl FnMut(usize, &Campaign)) {
    let log = log();
    log.check_pack(&pack()).unwrap_or_else(|damage| panic!("campaigns of today cannot go on: {damage}"));
    let mut campaign = Campaign::new(pack());
    for (at, input) in log.inputs().iter().enumerate() {
        campaign.apply(input).unwrap_or_else(|refused| panic!("input {at}, {input}: {refused}"));
        if !matches!(campaign.waiting(), CampaignWaiting::Chance(_)) {
            look(at + 1, &campaign);
        }
    }
}

/// Returns all editions by name: built-in, from folders, of campaign games, and of
/// the leftover board.
fn editions() -> Vec<(String, Arc<Edition>)> {
    let mut editions: Vec<(String, Arc<Edition>)> =
        maps::names().map(|name| (name.to_string(), maps::edition(name).expect("a built-in edition"))).collect();
    for folder in ["data/examples/three-cities", "data/lesson"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
        let map = maps::folder(&path).unwrap_or_else(|error| panic!("{folder}: {error}"));
        editions.extend(map.editions.iter().map(|edition| (edition.name.clone(), Arc::clone(edition))));
    }
    along(|_, campaign| {
        let game = campaign.open_game().map(|open| open.text);
        let left = campaign.leftover(LeftoverRules::Campaign).map(|text| ("leftover".to_string(), text));
        for (name, text) in game.map(|text| (text.name.clone(), text)).into_iter().chain(left) {
            let edition = text.edition().unwrap_or_else(|flaws| panic!("{name}: {flaws:?}"));
            editions.push((name, edition));
        }
    });
    editions
}

#[test]
fn canonical_texts_and_hashes_match_fixtures() {
    let editions = editions();
    let of_campaign = editions.iter().filter(|(name, _)| name.starts_with("meridian-")).count();
    assert_eq!((editions.len(), of_campaign), (maps::names().count() + 2 + 12 + 1, 12));
    let mut hashes = String::new();
    for (name, edition) in &editions {
        let (text, hash) = (canonical_text(edition), hex::encode(edition.hash));
        assert_eq!(sha256(&text), hash, "the hash of {name} is that of its text");
        fixture::check(&format!("editions/{name}.txt.gz"), &text);
        hashes += &format!("{name} {} {hash}\n", edition.version);
    }
    fixture::check("editions/hashes.txt", &hashes);
}

#[test]
fn changed_editions_are_reported() {
    if fixture::is_blessing() {
        return;
    }
    let frozen = fixture::text("editions/germany.txt.gz").expect("the text is frozen");
    for (from, to) in [("trains 45", "trains 44"), ("\nplace ", "\ncity "), ("\nroute ", "\nroute x")] {
        let now = frozen.replacen(from, to, 1);
        assert_ne!(now, frozen, "{from}");
        let report = fixture::difference(&frozen, &now).expect("a line is another");
        assert!(report.contains("line ") && report.contains(to.trim()), "{report}");
    }
    let hashes = fixture::text("editions/hashes.txt").expect("the hashes are frozen");
    let last = hashes.trim_end().chars().last().expect("a digit");
    let other = if last == '0' { "1\n" } else { "0\n" };
    let now = format!("{}{other}", &hashes[..hashes.len() - 2]);
    let report = fixture::difference(&hashes, &now).expect("a digit is another");
    assert!(report.contains("leftover"), "{report}");
}

/// Edition texts, seats with their cards, and the first seat of each campaign game.
#[test]
fn campaign_setups_match_fixture() {
    let mut lines = String::new();
    along(|_, campaign| {
        let Some(open) = campaign.open_game() else { return };
        let data = serde_json::to_value(&open).expect("it is kept in journals");
        for (part, value) in data.as_object().expect("fields") {
            let value = canonical(value);
            let shown = if value.len() > 100 { sha256(&value) } else { value };
            lines += &format!("{} {part} {shown}\n", open.text.name);
        }
    });
    assert_eq!(lines.lines().filter(|line| line.contains(" first ")).count(), 12);
    fixture::check("campaign-games.txt", &lines);
}

#[test]
fn campaign_views_match_fixture() {
    let mut transcript = Transcript::new(Limit::WHOLE);
    along(|at, campaign| {
        let companies = COMPANIES.map(|company| (company.name(), CampaignViewer::Company(company)));
        for (name, viewer) in [("spectator", CampaignViewer::Spectator)].into_iter().chain(companies) {
            let view = serde_json::to_value(campaign.view(viewer)).expect("a view can be written");
            transcript.add(at, name, "view", &Arc::new(view));
        }
    });
    let paths = listed(&transcript.paths);
    for fact in ["side-read", "fork-chosen", "crew-hired", "postcard-used", "event-retired", "board-added"] {
        assert!(paths.contains(&format!("view/journal/*/fact/{fact}")), "{fact} never happened:\n{paths}");
    }
    if let Err(report) = transcript.check("campaign-views") {
        panic!("{report}\n{HOW}");
    }
    fixture::check("campaign-views.txt", &(transcript.sums("campaign") + &paths));
}

#[test]
fn campaign_log_survives_reading_and_writing() {
    let text = fixture::text(LOG).expect("the log is frozen");
    let log = log();
    assert_eq!(fixture::difference(&text, &log.export()), None);
    let campaign = log.replay(pack()).unwrap_or_else(|damage| panic!("{damage}"));
    assert_eq!(campaign.waiting(), CampaignWaiting::Over);
    for (from, to) in [("\ndeal ", "\ndealt "), (" completed ", " done "), ("pack meridian", "pack merid")] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let read = CampaignLog::import(&changed).and_then(|log| log.replay(pack()));
        assert!(read.is_err(), "{to} is no word of a log");
    }
}

/// Plays a game between bots and returns its result.
fn played(open: &OpenGame, pack: &Pack, dice: &mut Dice) -> GameResult {
    let tables = Tables::<LARGE>::new(open.text.edition().expect("it can be laid out")).expect("it fits");
    let (roster, seed) = (bots::Roster::new(&tables), dice.below(1 << 30) as u64);
    let bot = |seat| roster.seat("planner", bots::player_seed(seed, seat)).expect("a bot");
    let mut players: Vec<_> = (0..open.seats.len()).map(bot).collect();
    let mut game = Game::new(tables, &open.setup(), &mut NoListener).expect("the table can start");
    bots::play(&mut game, &mut players, &mut Fast::new(seed, 0), &mut NoListener);
    open.result(pack, &game).expect("the game is over")
}

/// Plays a campaign and writes its log if it is missing: `cargo test -p server frozen -- --ignored`.
#[test]
#[ignore = "writes a fixture"]
fn missing_campaign_log_is_written() {
    if fixture::bytes(LOG).is_some() {
        return;
    }
    let (pack, mut dice) = (pack(), Dice::new(1869));
    let mut ledger = LogWriter::new(Arc::clone(&pack), LogHeader::new(&pack));
    for (company, name) in COMPANIES.into_iter().zip(["Ada", "Bob", "Cleo"]) {
        ledger
            .apply(CampaignInput::Sign { company, player: Operator::Person(name.to_string()) })
            .expect("a free company");
    }
    loop {
        let campaign = ledger.campaign();
        let input = match campaign.waiting() {
            CampaignWaiting::Over => break,
            CampaignWaiting::Table => CampaignInput::Play { seats: COMPANIES.to_vec() },
            CampaignWaiting::Chance(_) => {
                let mut outcomes = campaign.outcomes();
                CampaignInput::Deal(outcomes.swap_remove(dice.below(outcomes.len())))
            }
            CampaignWaiting::Company(company, _) => {
                let mut choices = campaign.choices();
                CampaignInput::Answer { company, answer: choices.swap_remove(dice.below(choices.len())) }
            }
            CampaignWaiting::Game => {
                CampaignInput::Result(played(&campaign.open_game().expect("a game"), &pack, &mut dice))
            }
        };
        ledger.apply(input).expect("it is one of those offered");
    }
    fixture::write(LOG, ledger.log().export().as_bytes());
}
