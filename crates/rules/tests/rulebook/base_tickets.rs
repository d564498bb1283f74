//! BASE-33 to BASE-38: tickets, and turns without a choice.

use rules::action::Action;
use rules::fact::FactData;
use rules::game::Game;
use rules::ids::{Id, Seat, TicketId};
use rules::limits::SMALL;
use rules::network::Network;
use rules::record::{Recorder, parse_record};

use crate::rulebook::eng::Desk;
use crate::rulebook::scene::{Scene, Table};

/// Ten tickets in a known order.
const TEN: [&str; 10] = [
    "boston-miami",
    "calgary-phoenix",
    "calgary-salt_lake_city",
    "chicago-new_orleans",
    "chicago-santa_fe",
    "dallas-new_york",
    "denver-el_paso",
    "denver-pittsburgh",
    "duluth-el_paso",
    "duluth-houston",
];

/// Returns a scene in which seat 0 can draw from these tickets.
fn deck(tickets: &[&str]) -> Scene {
    Scene::new("usa-new", 2).market("r g b y k").deck("wwpp").pile(0, tickets)
}

/// Returns the table after seat 0 has drawn tickets.
fn drawn(tickets: &[&str]) -> Table {
    let mut t = deck(tickets).play();
    t.act(0, "tickets");
    t
}

#[test]
fn base_33_a() {
    let t = drawn(&TEN);
    assert_eq!(
        (t.offer(0), t.left(0), t.asks()),
        (TEN[..3].iter().map(|id| id.to_string()).collect(), 7, "tickets 0".into())
    );
}

#[test]
fn base_33_b() {
    let mut t = deck(&[]).play();
    assert_eq!(t.refused(0, "tickets"), "tickets_empty");
    assert!(!t.choices(0).contains(&Action::DrawTickets(None)));
}

#[test]
fn base_34_a() {
    for (keep, kept, left) in [
        ("boston-miami under calgary-salt_lake_city calgary-phoenix", 1, 9),
        ("boston-miami calgary-salt_lake_city under calgary-phoenix", 2, 8),
        ("boston-miami calgary-salt_lake_city calgary-phoenix", 3, 7),
    ] {
        let mut t = drawn(&TEN);
        t.act(0, &format!("keep {keep}"));
        assert_eq!((t.tickets(0).len(), t.left(0), t.asks()), (kept, left, "turn 1".into()));
    }
}

#[test]
fn base_34_b() {
    let mut t = drawn(&TEN);
    assert_eq!(t.refused(0, "keep"), "keep_too_few");
    assert_eq!(t.refused(0, "keep under boston-miami calgary-phoenix calgary-salt_lake_city"), "keep_too_few");
}

#[test]
fn base_34_c() {
    let mut t = deck(&TEN).holds(0, &["toronto-miami"]).play();
    t.act(0, "tickets");
    let keep = "keep boston-miami calgary-phoenix calgary-salt_lake_city under toronto-miami";
    assert_eq!(t.refused(0, keep), "bad_ticket_set");
    assert_eq!(t.refused(0, "keep boston-miami calgary-phoenix under toronto-miami"), "bad_ticket_set");
    t.act(0, "keep boston-miami under calgary-phoenix calgary-salt_lake_city");
    assert_eq!(t.tickets(0), ["boston-miami", "toronto-miami"]);
}

/// Draws and keeps tickets until none is left. Returns them in the order drawn.
fn draw_out(t: &mut Table) -> Vec<String> {
    let mut came = Vec::new();
    while t.left(0) > 0 {
        let seat = t.game.open().turn.expect("a turn is on").index();
        let mix = if t.game.open().terms.names_mix { format!(" {} 0", t.left(0).min(4)) } else { String::new() };
        t.act(seat, &format!("tickets{mix}"));
        let offer = t.offer(seat);
        t.act(seat, &format!("keep {}", offer.join(" ")));
        came.extend(offer);
    }
    came
}

#[test]
fn base_34_d_r_23() {
    for edition in ["usa-new", "usa-classic"] {
        let mut t = Scene::new(edition, 2).market("r g b y k").deck("wwpp").pile(0, &TEN[..7]).play();
        t.act(0, "tickets").act(0, "keep boston-miami under calgary-salt_lake_city calgary-phoenix");
        t.end_turn_by_drawing(1);
        t.act(0, "tickets").act(0, "keep chicago-santa_fe under dallas-new_york chicago-new_orleans");
        let order = ["denver-el_paso", TEN[2], TEN[1], TEN[5], TEN[3]];
        assert_eq!(draw_out(&mut t), order);
    }
    // In GER, each ticket goes under its own deck.
    let short = ["mannheim-stuttgart", "mainz-stuttgart", "berlin-leipzig", "hamburg-rostock"];
    let mut t = Scene::new("germany", 2).market("r g b y k").deck("wwpp").pile(0, &short).play();
    t.act(0, "tickets 3 1");
    let long = t.offer(0)[3].clone();
    t.act(0, &format!("keep {} under {} {} {long}", short[0], short[2], short[1]));
    assert_eq!(t.game.open().layers, [[0, 0, 3], [33, 0, 1]]);
    assert_eq!(t.left(1), 34);
    t.act(1, "tickets 3 1");
    assert_eq!(t.offer(1)[..3], [short[3], short[2], short[1]]);
}

#[test]
fn base_34_e() {
    let mut t = drawn(&TEN);
    for keep in [
        "boston-miami",
        "boston-miami under calgary-phoenix",
        "boston-miami under calgary-phoenix calgary-phoenix",
        "boston-miami under calgary-phoenix boston-miami",
        "boston-miami under calgary-phoenix calgary-salt_lake_city boston-miami",
        "boston-miami calgary-phoenix calgary-salt_lake_city under boston-miami",
    ] {
        assert_eq!(t.refused(0, &format!("keep {keep}")), "bad_return_order", "{keep}");
    }
}

#[test]
fn base_34_f_r_22() {
    let mut t = drawn(&TEN);
    for words in ["draw", "take 0", "pass", "tickets", "claim denver-santa_fe with white 2"] {
        assert_eq!(t.refused(0, words), "wrong_phase");
    }
    assert!(t.choices(0).iter().all(|choice| matches!(choice, Action::KeepTickets { .. })));
    // After a restart, the record is replayed and the seat still has the same offer.
    let mut desk = Desk::new("usa-new", 2, 5);
    desk.keep_all();
    desk.act(0, "tickets").expect("tickets can be drawn");
    let edition = desk.game().tables().edition().clone();
    let text = desk.recorder.record().to_text(&edition);
    let record = parse_record(&text, &edition).expect("the record can be read");
    let again = Recorder::replay(desk.game().tables().clone(), &record, record.inputs.len());
    let again = again.unwrap_or_else(|error| panic!("it replays: {error:?}"));
    let offer = |game: &Game<SMALL>| game.sight(Seat::ZERO).own.offer;
    assert_eq!(offer(again.game()).len(), 3);
    assert_eq!(offer(again.game()), offer(desk.game()));
    assert_eq!(again.hash(), desk.recorder.hash());
}

#[test]
fn base_35_a() {
    let mut t = drawn(&TEN[..2]);
    assert_eq!((t.offer(0).len(), t.left(0)), (2, 0));
    assert_eq!(t.refused(0, "keep under boston-miami calgary-phoenix"), "keep_too_few");
    t.act(0, "keep calgary-phoenix under boston-miami");
    assert_eq!((t.tickets(0), t.left(0)), (vec!["calgary-phoenix".into()], 1));
}

#[test]
fn base_35_b() {
    let mut t = drawn(&TEN[..1]);
    assert_eq!(t.refused(0, "keep"), "keep_too_few");
    assert_eq!(t.refused(0, "keep under boston-miami"), "keep_too_few");
    assert_eq!(t.choices(0), [t.action("keep boston-miami")]);
}

#[test]
fn base_35_c() {
    assert_eq!(deck(&[]).play().refused(0, "tickets"), "tickets_empty");
}

#[test]
fn base_35_d() {
    let mut t = drawn(&TEN[..2]);
    t.act(0, "keep boston-miami under calgary-phoenix");
    t.act(1, "tickets");
    assert_eq!((t.offer(1), t.choices(1).len()), (vec!["calgary-phoenix".into()], 1));
    t.act(1, "keep calgary-phoenix");
    assert_eq!((t.left(0), t.asks()), (0, "turn 0".into()));
}

#[test]
fn base_36() {
    // A seat can hold any number of tickets: 32 of the 33, and even the last one.
    let all: Vec<String> =
        maps::edition("usa-new").expect("it is embedded").tickets.iter().map(|ticket| ticket.id.clone()).collect();
    let ids: Vec<&str> = all.iter().map(String::as_str).collect();
    let mut t = deck(&ids[..1]).holds(0, &ids[1..]).play();
    t.act(0, "tickets").act(0, &format!("keep {}", ids[0]));
    assert_eq!((t.tickets(0).len(), t.game.open().held[0].total()), (33, 33));
    // Tickets stay secret: before the end, no seat sees another seat's tickets.
    let mut t = Table::new("usa-new", 3, 2);
    t.random_play(2, 3, |_| {});
    for (viewer, told) in t.told.iter().enumerate() {
        let play = told.split(|what| *what == FactData::Ended).next().expect("there was play");
        for what in play {
            let (seat, known) = match what {
                FactData::TicketDealt { seat, ticket, .. } => (seat, ticket.is_some()),
                FactData::OpeningKept { seat, tickets, .. } => (seat, tickets.is_some()),
                FactData::TicketsKept { seat, tickets, .. } => (seat, tickets.is_some()),
                FactData::HandShown { .. } | FactData::TicketsShown { .. } | FactData::TicketShown { .. } => {
                    panic!("too early")
                }
                _ => continue,
            };
            assert_eq!(known, seat.index() == viewer);
        }
        assert!(told.iter().any(|what| matches!(what, FactData::HandShown { .. })));
    }
}

/// Counts seat 0's completed and failed tickets, given its routes and those of seat 1.
fn completed(mine: &[&str], theirs: &[&str], tickets: &[&str]) -> (u8, u8) {
    let standings = Scene::new("usa-new", 2).owns(0, mine).owns(1, theirs).holds(0, tickets).count();
    (standings.results()[0].completed, standings.results()[0].failed)
}

#[test]
fn base_37_a() {
    let [north, south] = ["denver-santa_fe", "el_paso-santa_fe"];
    assert_eq!(completed(&[north], &[south], &["denver-el_paso"]), (0, 1));
    assert_eq!(completed(&[], &[north, south], &["denver-el_paso"]), (0, 1));
    assert_eq!(completed(&[north, south], &[], &["denver-el_paso"]), (1, 0));
}

#[test]
fn base_37_b() {
    let detour =
        ["denver-phoenix", "los_angeles-phoenix", "el_paso-los_angeles", "denver-oklahoma_city", "phoenix-santa_fe"];
    assert_eq!(completed(&detour, &[], &["denver-el_paso"]), (1, 0));
}

#[test]
fn base_37_c_r_24() {
    let scene = deck(&["denver-el_paso"]).owns(0, &["denver-santa_fe", "el_paso-santa_fe"]);
    let mut t = scene.turns_left(1).play();
    t.act(0, "tickets").act(0, "keep denver-el_paso");
    let result = t.standings().results()[0];
    assert_eq!((result.completed, result.failed, result.lines[1]), (1, 0, 4));
}

#[test]
fn base_37_d() {
    let routes = [
        "denver-santa_fe",
        "el_paso-santa_fe",
        "denver-kansas_city:1",
        "dallas-el_paso",
        "dallas-houston:1",
        "duluth-omaha:1",
        "kansas_city-omaha:1",
    ];
    let tickets = ["denver-el_paso", "kansas_city-houston", "duluth-el_paso", "duluth-houston", "boston-miami"];
    assert_eq!(completed(&routes, &[], &tickets), (4, 1));
}

#[test]
fn base_37_e() {
    let routes = ["denver-santa_fe", "denver-kansas_city:1", "kansas_city-omaha:1"];
    assert_eq!(completed(&routes, &[], &["duluth-el_paso", "denver-el_paso"]), (0, 2));
    // Seat 0's routes touch both ends, but in two separate components.
    assert_eq!(completed(&["denver-santa_fe", "el_paso-phoenix"], &[], &["denver-el_paso"]), (0, 1));
}

#[test]
fn base_37_f() {
    let mut completed = 0;
    for seed in 0..5 {
        let scene = crate::rulebook::base_setup::toy("");
        let tables = scene.tables.clone();
        let mut done = [const { Vec::new() }; 3];
        Table::start(scene.tables, scene.setup, seed).random_play(seed, 5, |t| {
            for (seat, done) in done.iter_mut().enumerate() {
                let network = Network::new(&tables, t.game.open().owned[seat]);
                let joined = |ticket: &TicketId| network.joins(&tables, tables.edition().tickets[ticket.index()].ends);
                let now: Vec<TicketId> = t.own(seat).tickets.iter().filter(joined).collect();
                assert!(done.iter().all(|ticket| now.contains(ticket)));
                *done = now;
            }
        });
        completed += done.iter().map(Vec::len).sum::<usize>();
    }
    assert!(completed > 0);
}

/// Returns a scene in which nothing but these tickets can be drawn. Every card is in the hand of
/// the last seat.
fn empty(edition: &str, seats: usize, tickets: &[&str]) -> Scene {
    Scene::new(edition, seats).market("- - - - -").deck("").pile(0, tickets)
}

/// Returns a scene with three seats that can only pass: nothing can be drawn, and every route is
/// taken.
fn stuck() -> Scene {
    crate::rulebook::base_setup::toy("").bare().owns(0, &["a-b:1", "a-b:2", "b-c", "c-d"])
}

#[test]
fn base_38_a_r_19() {
    let mut t = empty("usa-new", 2, &[]).play();
    assert_eq!(t.choices(0), [Action::Pass]);
    for (words, code) in [("draw", "draw_barred"), ("take 0", "draw_barred"), ("tickets", "tickets_empty")] {
        assert_eq!(t.refused(0, words), code);
    }
    assert_eq!(t.refused_claim(0, "atlanta-nashville", "r"), "not_enough_cards");
    t.act(0, "pass");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn base_38_b() {
    let mut t = empty("usa-new", 2, &["boston-miami"]).play();
    assert_eq!(t.choices(0), [Action::DrawTickets(None)]);
    assert_eq!(t.refused(0, "pass"), "cannot_pass");
}

#[test]
fn base_38_c() {
    let mut t = empty("usa-new", 3, &[]).hand(1, "rr").play();
    t.act(0, "pass");
    assert_eq!(t.asks(), "turn 1");
    t.claim(1, "denver-santa_fe", "rr");
    assert_eq!((t.market(), t.asks()), ("r r - - -".into(), "turn 2".into()));
    // After three passes, one seat claims a route and the next one passes. Without the claim, four passes in a row
    // would end the game.
    let mut t = empty("usa-classic", 4, &[]).hand(1, "rr").passes(2).play();
    t.act(0, "pass").claim(1, "denver-santa_fe", "rr").act(2, "pass");
    assert_eq!(t.asks(), "turn 3");
    // Drawing tickets also interrupts a series of passes.
    let mut t = empty("usa-new", 3, &["boston-miami"]).passes(2).play();
    t.act(0, "tickets").act(0, "keep boston-miami").act(1, "pass");
    assert_eq!(t.asks(), "turn 2");
    for (market, deck, words) in [("r - - - -", "", "take 0"), ("- - - - -", "r", "draw")] {
        let mut t = Scene::new("usa-new", 3).market(market).deck(deck).pile(0, &[]).passes(2).play();
        t.act(0, words).act(1, "pass");
        assert_eq!(t.asks(), "turn 2");
    }
    let mut t = empty("usa-classic", 4, &[]).passes(3).play();
    t.act(0, "pass");
    assert_eq!(t.asks(), "over");
}

#[test]
fn base_38_d_r_20() {
    let mut t = stuck().play();
    for seat in 0..3 {
        assert_eq!((t.asks(), t.choices(seat)), (format!("turn {seat}"), vec![Action::Pass]));
        t.act(seat, "pass");
    }
    assert_eq!(t.asks(), "over");
    assert_eq!(t.count(|what| matches!(what, FactData::LastRound { .. })), 0);
    assert_eq!(t.standings().results()[0].lines[2], 10);
}

#[test]
fn base_38_e_r_26() {
    let mut t = empty("usa-new", 3, &[]).turns_left(2).play();
    t.act(0, "pass");
    assert_eq!((t.asks(), t.game.open().turns_left), ("turn 1".into(), Some(0)));
    t.act(1, "pass");
    assert_eq!(t.asks(), "over");
}

#[test]
fn base_38_f() {
    let mut t = stuck().trains(0, 3).trains(1, 3).play();
    t.act(0, "pass").act(1, "pass");
    assert_eq!((t.asks(), t.game.open().turns_left), ("turn 2".into(), None));
}

#[test]
fn base_38_g() {
    for edition in ["usa-classic", "germany"] {
        let scene = Scene::new(edition, 2).market("r L y - k").deck("").pile(0, &[]);
        let scene = if edition == "germany" { scene.pile(1, &[]) } else { scene };
        let mut t = scene.play();
        assert_eq!(t.choices(0), [Action::Pass]);
        assert_eq!(t.refused(0, "take 0"), "draw_barred");
        t.act(0, "pass");
        assert_eq!(t.asks(), "turn 1");
    }
}
