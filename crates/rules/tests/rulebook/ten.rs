//! The tickets of 1910 and the mega game: section 4.1 of docs/rules.md.

use std::collections::BTreeSet;

use rules::score::Tie;
use rules::ticket::Ticket;

use crate::rulebook::ending::{Side, count, line, places, side};
use crate::rulebook::scene::{Scene, Table};

const TEN: &str = "usa-1910";
const MEGA: &str = "usa-mega";

fn tickets(edition: &str) -> Vec<Ticket> {
    Scene::new(edition, 2).tables.edition().tickets.clone()
}

fn completed(completed: usize) -> Side {
    Side { completed, ..Side::default() }
}

#[test]
fn ten_01() {
    let ids = |edition| tickets(edition).into_iter().map(|ticket| ticket.id).collect::<BTreeSet<String>>();
    assert_eq!(ids(TEN).len(), 35);
    assert!(ids(TEN).is_subset(&ids(MEGA)));
    assert!(!ids(TEN).contains("boston-miami"), "that is a classic one");
}

#[test]
fn ten_02_a() {
    let standings = count(TEN, &[completed(5), completed(5), completed(3)]);
    assert_eq!(line(&standings, 2), [15, 15, 0]);
    assert_eq!(line(&count(TEN, &[completed(0), completed(0)]), 2), [0, 0]);
}

#[test]
fn ten_02_b() {
    let standings = count(TEN, &[Side { long: true, ..completed(3) }, completed(3)]);
    let [first, second] = [&standings.results()[0], &standings.results()[1]];
    assert_eq!(first.total, second.total, "a longer path gives nothing");
}

#[test]
fn ten_03_a() {
    assert_eq!(places(TEN, &[side(100, 3, true), side(100, 4, false)]), [2, 1]);
    assert_eq!(places(TEN, &[side(100, 4, true), side(100, 4, false)]), [1, 1]);
}

#[test]
fn mega_01() {
    assert_eq!(tickets(MEGA).len(), 69);
}

#[test]
fn mega_02_a() {
    for kept in 3..=5 {
        let mut t = Table::new(MEGA, 5, 1);
        assert!((0..5).all(|seat| t.offer(seat).len() == 5));
        t.keep_all(kept);
        assert!((0..5).all(|seat| t.tickets(seat).len() == kept));
        assert_eq!(usize::from(t.left(0)), 69 - 5 * kept);
    }
}

#[test]
fn mega_02_b() {
    let mut t = Table::new(MEGA, 2, 1);
    let two = format!("keep {} {}", t.offer(0)[0], t.offer(0)[1]);
    assert_eq!(t.refused(0, &two), "keep_too_few");
}

#[test]
fn mega_02_c() {
    let mut t = Scene::new(MEGA, 2).market("r g b y k").deck("wwwwwwww").play();
    t.act(0, "tickets");
    let offer = t.offer(0);
    assert_eq!(offer.len(), 4);
    assert_eq!(t.refused(0, "keep"), "keep_too_few");
    assert!(t.allows(0, &format!("keep {}", offer.join(" "))));
    t.act(0, &format!("keep {} under {}", offer[0], offer[1..].join(" ")));
    assert_eq!(t.tickets(0).len(), 1);
}

#[test]
fn mega_03_a() {
    let standings = count(MEGA, &[Side { long: true, ..completed(5) }, completed(4)]);
    assert_eq!([line(&standings, 2), line(&standings, 3)], [[15, 0], [10, 0]]);
    assert_eq!(places(MEGA, &[side(100, 4, false), side(100, 4, true)]), [2, 1]);
}

/// Rules that TEN and MEGA do not mention are the same as in the classic edition.
#[test]
fn r_62() {
    let edition = |name| maps::edition(name).expect("it is embedded");
    let classic = edition("usa-classic");
    for name in [TEN, MEGA] {
        let other = edition(name);
        let ids = |edition: &rules::edition::Edition| -> Vec<(String, u8)> {
            edition.routes.iter().map(|route| (route.id.clone(), route.length)).collect()
        };
        assert_eq!(ids(&other), ids(&classic), "{name}");
        assert_eq!((other.cards, &other.decks), (classic.cards, &classic.decks), "{name}");
        assert_eq!(other.claim_steps, classic.claim_steps, "{name}");
        assert_eq!((other.menu, &other.floor), (classic.menu, &classic.floor), "{name}");
        let mut terms = other.terms;
        (terms.opening_tickets, terms.drawn_tickets) = (classic.terms.opening_tickets, classic.terms.drawn_tickets);
        assert_eq!(terms, classic.terms, "{name}");
    }
    assert_eq!(edition(TEN).ties, [Tie::TicketsCompleted]);
    assert_eq!(edition(MEGA).ties, classic.ties);
}
