//! Random campaigns with plausible results: the invariants hold after every input, and replaying
//! the log gives the same state.

use std::collections::BTreeSet;

use campaign::fact::CampaignFact;
use campaign::input::{CampaignInput, CampaignWaiting, CompanyQuestion};
use campaign::log::CampaignLog;
use campaign::result::{GameResult, SeatResult};
use dealer::Stream;

use crate::rulebook::scene::{PACK, Scene};
use crate::rulebook::secrets::leaks;

const COMPANIES: [&str; 5] = ["blue", "red", "green", "yellow", "black"];

fn chance(stream: &mut Stream, percent: usize) -> bool {
    stream.below(100) < percent
}

/// Removes up to `most` random items from a list, and returns them.
fn some<T>(stream: &mut Stream, from: &mut Vec<T>, most: usize) -> Vec<T> {
    let count = stream.below(most + 1).min(from.len());
    (0..count).map(|_| from.swap_remove(stream.below(from.len()))).collect()
}

/// Makes up a plausible result for a game.
fn result(scene: &Scene, stream: &mut Stream) -> GameResult {
    let game = scene.campaign().open_game().expect("a game is played");
    let view = scene.view();
    let mut tickets: Vec<String> = view.tickets.into_iter().map(|ticket| ticket.id).collect();
    let mut events: Vec<String> = view.events.into_iter().map(|event| event.id).collect();
    let mut delivery = game.delivery.clone();
    let seats = game.seats.iter().map(|seat| {
        let used = seat.postcards.iter().filter(|_| stream.below(4) == 0).copied().collect::<Vec<_>>();
        SeatResult {
            company: seat.company,
            slip: stream.below(140) as u16,
            completed: some(stream, &mut tickets, 6),
            stakes: if chance(stream, 50) { stream.below(6) as u16 } else { 0 },
            used: used.into_iter().map(|(number, left)| (number, stream.below(usize::from(left)) as u8)).collect(),
            drawn: if chance(stream, 10) { some(stream, &mut delivery, 1) } else { Vec::new() },
            certificates: if chance(stream, 10) { 4 } else { 0 },
        }
    });
    let seats = seats.collect();
    let discarded = some(stream, &mut events, 8);
    let retired = if chance(stream, 20) { some(stream, &mut events, 1) } else { Vec::new() };
    GameResult { seats, evidence: u8::from(chance(stream, 40)), discarded, retired }
}

/// Picks the seats of the next game. Usually everyone plays, but sometimes a company is absent or
/// new.
fn seats(scene: &mut Scene, signed: &mut usize, stream: &mut Stream) -> String {
    if *signed < COMPANIES.len() && chance(stream, 5) {
        scene.give(&format!("sign {} person newcomer", COMPANIES[*signed]));
        answer(scene, stream, |waiting| *waiting == CampaignWaiting::Table);
        *signed += 1;
    }
    if chance(stream, 10) {
        scene.give(&format!("sign {} bot planner", COMPANIES[stream.below(*signed)]));
    }
    let mut present: Vec<&str> = COMPANIES[..*signed].to_vec();
    while present.len() > 2 && chance(stream, 15) {
        present.swap_remove(stream.below(present.len()));
    }
    let turned = stream.below(present.len());
    present.rotate_left(turned);
    present.join(" ")
}

/// Answers at random until `done`, and checks that other answers are refused.
fn answer(scene: &mut Scene, stream: &mut Stream, done: impl Fn(&CampaignWaiting) -> bool) {
    while !done(&scene.campaign().waiting()) {
        assert!(scene.ledger.apply(CampaignInput::Play { seats: Vec::new() }).is_err());
        let input = match scene.campaign().waiting() {
            CampaignWaiting::Chance(_) => {
                let mut outcomes = scene.campaign().outcomes();
                CampaignInput::Deal(outcomes.swap_remove(stream.below(outcomes.len())))
            }
            CampaignWaiting::Company(company, question) => {
                let mut choices = scene.campaign().choices();
                assert!(choices.len() > 1, "an only answer is not asked for");
                let at = match question {
                    CompanyQuestion::Fork { .. } => scene.forks.remove(0),
                    _ => stream.below(choices.len()),
                };
                CampaignInput::Answer { company, answer: choices.swap_remove(at) }
            }
            other => panic!("it waits for {other:?}"),
        };
        scene.apply(input);
    }
}

fn campaign(players: usize, forks: [usize; 2], seed: u64) -> Scene {
    let mut stream = Stream::new(seed);
    let mut scene = Scene::new(&COMPANIES[..players].join(" "));
    scene.forks = forks.to_vec();
    let mut signed = players;
    for game in 1..=12 {
        let seats = seats(&mut scene, &mut signed, &mut stream);
        scene.give(&format!("play {seats}"));
        answer(&mut scene, &mut stream, |waiting| *waiting == CampaignWaiting::Game);
        if game % 3 == 0 {
            assert_eq!(leaks(&scene.view(), scene.campaign(), None), None);
        }
        let result = result(&scene, &mut stream);
        scene.game(&result);
        answer(&mut scene, &mut stream, |waiting| matches!(waiting, CampaignWaiting::Table | CampaignWaiting::Over));
    }
    assert_eq!(scene.campaign().waiting(), CampaignWaiting::Over);
    scene
}

/// Returns the name of a fact's variant.
fn kind(fact: &CampaignFact) -> String {
    let text = format!("{fact:?}");
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or("").to_string()
}

#[test]
fn random_campaigns_of_all_sizes_and_board_orders() {
    let mut kinds = BTreeSet::new();
    for players in 2..=5 {
        for forks in [[0, 0], [0, 1], [1, 0], [1, 1]] {
            for seed in 0..2 {
                let scene =
                    campaign(players, forks, dealer::game_seed(seed, (players * 4 + forks[0] * 2 + forks[1]) as u64));
                kinds.extend(scene.campaign().facts().iter().map(kind));
                let log = CampaignLog::import(&scene.ledger.log().export()).expect("it reads");
                let again = log.replay(PACK.clone()).expect("it plays");
                assert!(again == *scene.campaign(), "replay gives the same campaign");
                let back = log.rewind(PACK.clone(), 6).expect("it goes back");
                assert_eq!(back.replay(PACK.clone()).expect("it plays").games_closed(), 6);
            }
        }
    }
    assert_eq!(kinds.len(), 37, "every kind of fact happened: {kinds:?}");
}
