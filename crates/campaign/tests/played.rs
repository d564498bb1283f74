//! Whole campaigns with randomly played games. Every invariant of campaign and game holds after
//! every answer.

use std::collections::BTreeMap;
use std::sync::Arc;

use campaign::Campaign;
use campaign::edition::OpenGame;
use campaign::input::{CampaignInput, CampaignWaiting, Operator};
use campaign::pack::Pack;
use campaign::result::GameResult;
use dealer::{Fast, Stream};
use rules::chance::Dealer;
use rules::fact::{Fact, FactData, NoListener};
use rules::game::{Game, Waiting as GameWaiting};
use rules::ids::{Id, Seat};
use rules::limits::LARGE;
use rules::seen::Viewer;
use rules::tables::Tables;

/// Number of facts of each kind, by name.
type Tally = BTreeMap<String, u64>;

fn tally(facts: &mut Vec<Fact<LARGE>>, tally: &mut Tally) {
    for fact in facts.drain(..) {
        if let FactData::Mechanism(extra) = fact.seen_by(Viewer::Spectator).what() {
            let fact = serde_json::to_value(extra).expect("facts can be written");
            let name = fact["extra"].as_str().expect("every fact has a kind");
            *tally.entry(name.to_string()).or_default() += 1;
        }
    }
}

/// Plays the open game with random choices, all equally likely.
fn play(open: &OpenGame, pack: &Pack, seed: u64, seen: &mut Tally) -> GameResult {
    let edition = open.text.edition().unwrap_or_else(|flaws| panic!("{}: {flaws:#?}", open.text.name));
    let tables = Tables::<LARGE>::new(edition).expect("it fits");
    let mut game = Game::new(tables, &open.setup(), &mut NoListener).expect("the table can start");
    let (mut dealer, mut stream) = (Fast::new(seed, 0), Stream::new(seed));
    let mut facts = Vec::new();
    for answer in 0.. {
        tally(&mut facts, seen);
        assert_eq!(game.broken_law(), None, "{} of seed {seed} after {answer} answers", open.text.name);
        assert!(answer < 60_000, "{} of seed {seed} does not end", open.text.name);
        let seat = match game.waiting() {
            GameWaiting::Over => break,
            GameWaiting::Chance(draw) => {
                game.deal(dealer.pick(&draw), &mut facts).expect("a pick is allowed");
                continue;
            }
            GameWaiting::Seat(seat) => seat,
            GameWaiting::Seats(seats) => Seat::new(seats.trailing_zeros() as usize),
        };
        let action = {
            let choices = game.choices(seat);
            assert!(!choices.is_empty(), "{:?} in {}", game.asking(), open.text.name);
            choices.nth(stream.below(choices.len()))
        };
        if let Err(refused) = game.act(seat, &action, &mut facts) {
            panic!("{action:?} to {:?} in {}: {refused:?}", game.asking(), open.text.name);
        }
    }
    open.result(pack, &game).expect("the game is over")
}

fn campaign(players: usize, seed: u64, seen: &mut Tally) {
    let pack = Pack::embedded("meridian").expect("it is embedded");
    let mut campaign = Campaign::new(Arc::clone(&pack));
    let mut stream = Stream::new(seed);
    let colors: Vec<_> = pack.companies.iter().take(players).map(|company| company.color).collect();
    for &company in &colors {
        campaign
            .apply(&CampaignInput::Sign { company, player: Operator::Bot("random".to_string()) })
            .expect("a free company");
    }
    let mut games = 0;
    loop {
        assert_eq!(campaign.broken_law(), None, "after {games} games of seed {seed}");
        let input = match campaign.waiting() {
            CampaignWaiting::Over => break,
            CampaignWaiting::Table => CampaignInput::Play { seats: colors.clone() },
            CampaignWaiting::Chance(_) => {
                let mut outcomes = campaign.outcomes();
                CampaignInput::Deal(outcomes.swap_remove(stream.below(outcomes.len())))
            }
            CampaignWaiting::Company(company, _) => {
                let mut choices = campaign.choices();
                CampaignInput::Answer { company, answer: choices.swap_remove(stream.below(choices.len())) }
            }
            CampaignWaiting::Game => {
                games += 1;
                let open = campaign.open_game().expect("a game waits");
                CampaignInput::Result(play(&open, &pack, stream.next_u64(), seen))
            }
        };
        if let Err(refused) = campaign.apply(&input) {
            panic!("{input:?} after {games} games of seed {seed}: {refused:?}");
        }
    }
    assert_eq!(games, 12);
}

#[test]
fn campaigns_are_played_to_their_end() {
    let mut seen = Tally::new();
    for players in 2..=5 {
        for seed in 0..2 {
            campaign(players, seed, &mut seen);
        }
    }
    // Facts that random play hardly ever produces are tested elsewhere.
    for name in [
        "chest-taken",
        "crew-paid",
        "crew-used",
        "delivered",
        "dined",
        "discarded",
        "event-retired",
        "event-turned",
        "evidence",
        "extra-turn",
        "freight-laid",
        "helped",
        "house-built",
        "loaded",
        "more-tickets",
        "pavilion-laid",
        "pooled",
        "postcard-used",
        "posted",
        "refreshed",
        "snow-cleared",
        "snow-fell",
        "staked",
        "stakes-spent",
        "stamped",
        "tickets-given",
        "trains-added",
        "turned",
        "vault",
        "window-shown",
        "window-taken",
    ] {
        assert!(seen.contains_key(name), "{name} never happened: {seen:#?}");
    }
}
