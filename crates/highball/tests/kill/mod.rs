//! No accepted answer is lost or applied twice: people play through real sockets, the server is
//! killed at random moments as by a power cut, and everything it sent is compared with the state
//! after the restart.

mod campaign;
pub mod player;
pub mod wire;
pub mod world;

use indicatif::{ProgressBar, ProgressStyle};
use player::Checks;
use world::{Fault, run};

/// Number of kills in the test command. The soak test sets its own number.
const KILLS: u64 = 20;
const CAMPAIGN_KILLS: u64 = 20;

/// Returns the requested number of kills, with a progress bar.
fn kills(usual: u64) -> (u64, ProgressBar) {
    let asked = std::env::var("HIGHBALL_SERVER_KILLS").ok().and_then(|kills| kills.parse().ok());
    let kills = asked.unwrap_or(usual);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} kills, {eta} left");
    (kills, ProgressBar::new(kills).with_style(style.expect("the template is well formed")))
}

#[test]
fn killed_at_any_moment_nothing_accepted_is_lost_or_doubled() {
    let (kills, bar) = kills(KILLS);
    let report = run("honest", kills, kills, Fault::None, || bar.inc(1)).unwrap_or_else(|broken| panic!("{broken}"));
    bar.finish_and_clear();
    println!("{report:#?}");
    assert!(report.answers > 2 * kills && report.checks.repeated > kills / 2, "{report:?}");
    // Servers were killed in the middle of draws and offers, and between an answer and its reply.
    // How much happens between two kills depends on the machine, so a small number of kills need
    // not cover all of these.
    let Checks { draws, offers, unanswered, undone, .. } = report.checks;
    assert!(draws + offers + unanswered + undone > kills / 10, "{report:?}");
    let met = draws > kills / 10 && offers > kills / 20 && unanswered > kills / 10 && undone > kills / 25;
    assert!(met || kills < KILLS, "{report:?}");
}

#[test]
fn forgetting_or_inventing_server_is_reported() {
    let forgets = run("forgets", 12, 3, Fault::Forgets, || {}).expect_err("it forgets");
    let told = ["inputs are saved, but", "was over and is not"];
    assert!(told.iter().any(|told| forgets.contains(told)), "{forgets}");
    let invents = run("invents", 12, 4, Fault::Invents, || {}).expect_err("it invents");
    let told = ["without its answer", "sent again is refused", "are in the record"];
    assert!(told.iter().any(|told| invents.contains(told)), "{invents}");
}

#[test]
fn a_campaign_killed_at_any_moment_resumes() {
    let (kills, bar) = kills(CAMPAIGN_KILLS);
    let seen = campaign::run("campaign", kills, kills, Fault::None, || bar.inc(1));
    bar.finish_and_clear();
    let seen = seen.unwrap_or_else(|broken| panic!("{broken}"));
    println!("{seen:#?}");
    assert!(seen.accepted + seen.again > 0, "{seen:?}");
    assert!(seen.games > 0 && (seen.ceremonies > 0 || kills < 100), "{seen:?}");
}

#[test]
fn forgetting_campaign_server_is_reported() {
    let forgets = campaign::run("campaign-forgets", 12, 3, Fault::Forgets, || {}).expect_err("it forgets");
    // The fault shows up in a reply, or in the refusal of something that was valid before.
    let told = ["the journal is not what it was", "the campaign went back", "inputs stand where", "POST /api/"];
    assert!(told.iter().any(|told| forgets.contains(told)), "{forgets}");
}
