//! Output from rules and bots matches its schema, and mismatches are reported.

use std::sync::{Arc, LazyLock};

use protocol::bot;
use protocol::schema::{self, Definitions};
use rules::action::Action;
use rules::agenda::Ask;
use rules::fact::Fact;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::limits::SMALL;
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;
use serde::Serialize;
use serde_json::{Value, json};

/// Number of games per edition. Messages are checked after every answer.
const GAMES: u64 = 3;

static ALL: LazyLock<Definitions> = LazyLock::new(schema::definitions);

fn fits(name: &str, written: &impl Serialize) {
    let value = serde_json::to_value(written).expect("it can be written");
    schema::check(&ALL, name, &value).unwrap_or_else(|why| panic!("{why}: {value}"));
}

fn line_fits(line: &str) {
    let line: Value = serde_json::from_str(line).expect("a line is JSON");
    fits("BotLine", &line);
}

#[test]
fn games_fit_their_schemas() {
    for name in maps::names() {
        let edition = maps::edition(name).expect("it is embedded");
        let tables = Tables::<SMALL>::new(edition).expect("it fits");
        for seed in 0..GAMES {
            play(&tables, seed);
        }
    }
}

fn play(tables: &Arc<Tables<SMALL>>, seed: u64) {
    let seats = 2 + seed as usize % 3;
    let setup = Setup::of(tables.edition(), seats);
    let mut facts: Vec<Fact<SMALL>> = Vec::new();
    let mut game = Game::new(Arc::clone(tables), &setup, &mut facts).expect("it can start");
    let mut dealer = dealer::Fast::new(seed, 0);
    let mut luck = dealer::Stream::new(seed);
    line_fits(&bot::hello(tables.edition(), &setup, Seat::ZERO, seed));
    loop {
        game.deal_all(&mut dealer, &mut facts);
        let viewers = (0..seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Spectator]);
        for viewer in viewers {
            fits("View", &game.view(viewer));
            facts.iter().for_each(|fact| fits("Seen", &fact.seen_by(viewer)));
        }
        let seen: Vec<_> = facts.drain(..).map(|fact| fact.seen_by(Viewer::Seat(Seat::ZERO))).collect();
        let seat = match game.waiting() {
            Waiting::Seat(seat) => seat,
            Waiting::Seats(open) => Seat::new(open.trailing_zeros() as usize),
            Waiting::Chance(_) | Waiting::Over => {
                let standings = game.standings().expect("it is over");
                return line_fits(&bot::over(tables.edition(), &seen, &standings));
            }
        };
        let sight = game.sight(seat);
        sight.progress().iter().for_each(|progress| fits("TicketProgress", progress));
        sight.barred().iter().for_each(|(_, refused)| fits("Refused", refused));
        if let Some(Ask::Turn(on)) = game.asking() {
            let offered = game.choices(on).iter().count();
            assert!(offered > 0);
        }
        let choices: Vec<Action> = game.choices(seat).iter().collect();
        line_fits(&bot::decide(&sight, &seen, &choices));
        let action = choices[luck.below(choices.len())];
        fits("Action", &action);
        game.act(seat, &action, &mut facts).expect("it was offered");
    }
}

#[test]
fn values_that_do_not_fit_are_reported() {
    let good = json!({ "what": "claimed", "seat": 1, "route": 3, "payment": { "red": 2 } });
    assert_eq!(schema::check(&ALL, "Seen", &good), Ok(()));
    let faults: [(&str, Value); 7] = [
        ("route", Value::Null),
        ("route", json!(-1)),
        ("route", json!(256)),
        ("seat", json!("1")),
        ("payment", json!({ "red": "2" })),
        ("what", json!("unclaimed")),
        ("unknown", json!(1)),
    ];
    for (key, value) in faults {
        let mut bad = good.clone();
        bad[key] = value;
        schema::check(&ALL, "Seen", &bad).expect_err("a planted fault");
    }
    let mut less = good.clone();
    less.as_object_mut().expect("fields").remove("route");
    let why = schema::check(&ALL, "Seen", &less).expect_err("a missing key");
    assert!(why.contains("route"), "{why}");
    let extra = json!({ "what": "extra", "extra": "paid", "seat": 0, "coins": 2 });
    assert_eq!(schema::check(&ALL, "Seen", &extra), Ok(()));
    for action in [json!("draw-red"), json!({ "draw-face-up": 1, "pass": 1 }), json!({ "claim": { "route": 1 } })] {
        schema::check(&ALL, "Action", &action).expect_err("no action");
    }
}

/// Lists of a fixed length are tuples in TypeScript, and properties that may be omitted are
/// optional.
#[test]
fn typescript_matches_the_schemas() {
    let text = schema::typescript();
    for wanted in [
        "export type Mix = [number, number]\n",
        "export type TableId = string\n",
        "\n  extras?: CampaignState\n",
        "coins: number; extra: 'paid'; seat: Seat; what: 'extra' }",
        "export type Color = 'purple' | 'red'",
        "payment: Cards",
        "export type Cards = Record<string, number>",
    ] {
        assert!(text.contains(wanted), "{wanted}");
    }
    assert!(!text.contains("unknown"), "a type without a description");
}
