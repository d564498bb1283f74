//! The excursion window: two tickets lie face up, and a seat that draws tickets can take one of
//! them first.

use rules::ids::Id;

use crate::mechanisms::toy::{Toy, campaign, edition, office};
use crate::rulebook::scene::{Scene, Table, ticket};

fn toy() -> Toy {
    Toy::new().rule("window").event("more", ["TICKETS", "true", "-", "MOD draw_tickets+1; GAIN 1"])
}

/// Returns a scene with tickets in the window and an ordered deck; seat 1 holds all other tickets.
fn scene(window: [Option<&str>; 2], pile: &[&str]) -> Scene {
    let scene = toy().scene(2).pile(0, pile);
    let tables = scene.tables.clone();
    let mut scene = scene.laid(|_, campaign| campaign.window = window.map(|id| id.map(|id| ticket(&tables, id))));
    for id in window.into_iter().flatten() {
        scene.position.tickets[1].remove(ticket(&tables, id));
    }
    scene
}

fn window(t: &Table) -> Vec<&str> {
    let id = |found: &Option<rules::ids::TicketId>| {
        found.map_or("-", |ticket| edition(t).tickets[ticket.index()].id.as_str())
    };
    campaign(t).window.iter().map(id).collect()
}

const FOUR: [&str; 4] = ["alba-dart", "bern-eton", "cody-ford", "alba-ford"];

#[test]
fn two_tickets_lie_open_from_the_start() {
    for seed in 0..5 {
        let t = toy().start(&[office(), office()], seed);
        assert!(!window(&t).contains(&"-"));
        assert_eq!(t.left(0), 12 - 2 - 2, "two of the opening tickets are back");
    }
}

#[test]
fn open_ticket_taken_must_be_kept() {
    let mut t = scene([Some("alba-cody"), Some("dart-ford")], &FOUR).play();
    t.act(0, "tickets");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("window 0", vec![0, 1, 2]));
    t.act(0, "answer 2");
    assert_eq!(
        (t.tickets(0), t.offer(0)),
        (vec!["dart-ford".to_string()], vec!["alba-dart".into(), "bern-eton".into()])
    );
    // The ticket from the window is the one that the seat must keep. It can return the others, and only then is the
    // window refilled.
    t.act(0, "keep under bern-eton alba-dart");
    assert_eq!((window(&t), t.left(0)), (vec!["alba-cody", "cody-ford"], 3));
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn open_tickets_can_be_declined() {
    let mut t = scene([Some("alba-cody"), Some("dart-ford")], &FOUR).play();
    t.act(0, "tickets").act(0, "answer 0");
    assert_eq!(t.offer(0).len(), 3);
    assert_eq!(t.refused(0, "keep under alba-dart bern-eton cody-ford"), "keep_too_few");
    t.act(0, "keep alba-dart under bern-eton cody-ford");
    assert_eq!(window(&t), ["alba-cody", "dart-ford"]);
}

#[test]
fn open_ticket_with_joined_cities_cannot_be_taken() {
    let scene = || scene([Some("alba-cody"), Some("dart-ford")], &FOUR).owns(0, &["alba-cody:1"]);
    let mut t = scene().play();
    t.act(0, "tickets");
    assert_eq!(t.answers(0), [0, 2]);
    let mut t = scene().owns(0, &["alba-cody:1", "dart-ford"]).play();
    t.act(0, "tickets");
    assert_eq!(t.asks(), "tickets 0", "nothing to be asked about");
}

#[test]
fn an_open_ticket_must_be_taken_if_the_deck_is_empty() {
    let mut t = scene([Some("alba-cody"), Some("dart-ford")], &[]).play();
    t.act(0, "tickets");
    assert_eq!(t.answers(0), [1, 2]);
    t.act(0, "answer 1");
    assert_eq!((window(&t), t.asks().as_str()), (vec!["-", "dart-ford"], "turn 1"));
    // If no ticket can be taken, the action is not allowed.
    let mut t = scene([Some("alba-cody"), None], &[]).owns(0, &["alba-cody:1"]).play();
    assert_eq!(t.refused(0, "tickets"), "tickets_empty");
}

#[test]
fn window_is_refilled_while_the_deck_lasts() {
    let mut t = scene([Some("alba-cody"), None], &["dart-ford"]).play();
    t.act(0, "tickets").act(0, "answer 1").act(0, "keep dart-ford");
    assert_eq!(window(&t), ["-", "-"]);
    let mut t = scene([Some("alba-cody"), None], &["dart-ford", "bern-eton"]).play();
    t.act(0, "tickets").act(0, "answer 1").act(0, "keep dart-ford under bern-eton");
    assert_eq!(window(&t), ["bern-eton", "-"]);
}

#[test]
fn more_tickets_come_from_the_deck() {
    let mut t = scene([Some("alba-cody"), Some("dart-ford")], &FOUR).turned(&["more"]).play();
    t.act(0, "tickets").act(0, "answer 1");
    assert_eq!(t.offer(0).len(), 3);
}

#[test]
fn effects_that_give_tickets_ignore_the_window() {
    let toy = toy().event("bolt", ["REVEAL", "true", "-", "CURRENT: TICKETS 3 0"]);
    let mut scene = toy.scene(2).pile(0, &FOUR).deck("N yyyyyyyyyyyyyy").events(&["bolt"]);
    let open = ["alba-cody", "dart-ford"].map(|id| ticket(&scene.tables, id));
    open.iter().for_each(|&ticket| scene.position.tickets[1].remove(ticket));
    let mut t = scene.laid(|_, campaign| campaign.window = open.map(Some)).play();
    t.act(0, "draw");
    assert_eq!((t.asks().as_str(), t.offer(0).len()), ("tickets 0", 3));
    t.act(0, "keep under alba-dart bern-eton cody-ford");
    assert_eq!((window(&t), t.asks().as_str()), (vec!["alba-cody", "dart-ford"], "second 0"));
}
