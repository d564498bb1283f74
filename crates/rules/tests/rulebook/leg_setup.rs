//! Legends: the setup of one game, section 6.1 of docs/rules.md.

use rules::agenda::{Ask, Deal};
use rules::fact::FactData;
use rules::ids::Seat;
use rules::seen::Viewer;

use crate::rulebook::legends::{Near, SAME, coins, current, edited, newspapers, opening};
use crate::rulebook::scene::Table;

#[test]
fn leg_03_a_r_56() {
    // A card that costs money asks only seats that can pay. A mandatory payment takes at most the money that the seat
    // has.
    let event = [("cost = \"LOCO 1\"", "cost = \"CASH 3\"")];
    for (have, asks) in [(2, "turn 1"), (3, "use 0 ev07"), (5, "use 0 ev07")] {
        let mut t = edited(&event, &["blue", "red"]).turned(&["ev07"]).coins(0, have).hand(0, "g").play();
        t.claim(0, "lou-cin", "g");
        assert_eq!(t.asks(), asks, "with {have} dollars");
        if asks == "use 0 ev07" {
            t.act(0, "answer 1");
            assert_eq!(coins(&t)[0], have - 3 + 4);
        }
    }
    for (have, left) in [(0, 0), (1, 0), (2, 1)] {
        let mut t = SAME.scene(&["blue", "red"]).turned(&["ev03"]).coins(0, have).hand(0, "ggg").play();
        t.claim(0, "mtl-pme", "ggg");
        assert_eq!(coins(&t), [left, 5]);
    }
}

#[test]
fn leg_03_money_is_public() {
    let t = opening(3, 1);
    let seen = t.game.view(Viewer::Spectator).open;
    assert_eq!(seen.campaign.expect("there is money").coins, [5, 5, 5, 0, 0]);
}

#[test]
fn leg_04_a() {
    for (seats, all) in [(2, 90), (3, 88), (4, 87), (5, 87)] {
        let t = opening(seats, 1);
        assert_eq!(usize::from(t.game.open().piles()) + 4 * seats + 5, all, "{seats} players");
    }
}

#[test]
fn leg_05_a_r_41() {
    for seed in 0..20 {
        let t = opening(2, seed);
        // The types keep newspapers out of hands and market. This test checks that newspapers do not reduce the number
        // of cards dealt.
        assert_eq!([t.own(0).hand.len(), t.own(1).hand.len(), t.game.open().market.cards().len()], [4, 4, 5]);
        let added = t.log.iter().position(|what| matches!(what, FactData::NewspapersAdded { .. }));
        let dealt = |what: &FactData<2>| {
            matches!(what, FactData::CardDealt { .. } | FactData::CardLaid { .. } | FactData::MarketReset)
        };
        assert!(added > t.log.iter().rposition(dealt), "the newspapers come last");
    }
}

#[test]
fn leg_05_b() {
    for seed in 0..40 {
        let t = opening(5, seed);
        let campaign = t.game.open().campaign.as_ref().expect("there are events");
        assert_eq!((campaign.event_discard, campaign.event), (0, None));
        assert_eq!(t.count(|what| matches!(what, FactData::NewspaperTurned)), 0);
    }
}

#[test]
fn leg_05_c() {
    for (seats, all) in [(2, 6), (3, 4), (4, 3), (5, 3)] {
        let mut t = opening(seats, 3);
        t.keep_all(2);
        assert_eq!((t.asks().as_str(), newspapers(&t)), ("turn 0", [all, 0]));
    }
}

/// Starts a game with this many tickets in total.
fn few(seats: usize, tickets: usize) -> Table {
    let colors = ["blue", "red", "green", "yellow", "black"];
    let scene = Near { tickets, ..SAME }.scene(&colors[..seats]);
    let mut setup = scene.setup;
    setup.first = Some(Seat::ZERO);
    Table::start(scene.tables, setup, 5)
}

/// Returns the number of tickets offered to each seat, the minimum that a seat must keep, and the
/// number left in the deck.
fn offered(t: &mut Table) -> (Vec<usize>, usize, u16) {
    let sizes: Vec<usize> = (0..t.setup.colors.len()).map(|seat| t.offer(seat).len()).collect();
    let fewest = (0..=sizes[0]).find(|&count| t.allows(0, &format!("keep {}", t.offer(0)[..count].join(" "))));
    (sizes, fewest.expect("something may be kept"), t.left(0))
}

#[test]
fn leg_06_a() {
    assert_eq!(offered(&mut few(5, 20)), (vec![4; 5], 2, 0));
}

#[test]
fn leg_06_b() {
    let mut t = few(5, 19);
    assert_eq!(offered(&mut t), (vec![3; 5], 1, 4));
    t.keep_all(1);
    assert_eq!((t.asks().as_str(), t.left(0)), ("turn 0", 14), "the rest goes under the deck");
}

#[test]
fn leg_06_c() {
    assert_eq!(offered(&mut few(5, 14)), (vec![2; 5], 1, 4));
}

#[test]
fn leg_06_d() {
    assert_eq!(offered(&mut few(3, 11)), (vec![3; 3], 1, 2));
}

#[test]
fn leg_06_r_51() {
    assert_eq!(offered(&mut few(5, 9)), (vec![1; 5], 1, 4));
    // There is less than one ticket for each seat. No seat gets tickets or is asked, and the deck remains for drawing.
    let mut t = few(5, 4);
    assert_eq!((t.asks().as_str(), t.left(0)), ("turn 0", 4));
    t.act(0, "tickets");
    assert_eq!(t.offer(0).len(), 3);
}

#[test]
fn leg_06_too_few_tickets_need_the_word() {
    let without = [(", fewer = true", "")];
    let near = Near { edition: &without, tickets: 19, ..SAME };
    let caught = std::panic::catch_unwind(|| near.scene(&["blue", "red"]).tables);
    assert!(caught.is_err(), "five seats cannot be dealt four each");
}

#[test]
fn leg_08() {
    let mut t = opening(4, 2);
    t.keep_all(2);
    let campaign = t.game.open().campaign.as_ref().expect("there are events");
    assert_eq!((campaign.event_deck.count_ones(), campaign.event_discard, campaign.event_retired), (7, 0, 0));
    assert_eq!(current(&t), None);
    // The events are shuffled, so nobody can know which one comes first.
    let first = |seed| {
        let mut t = opening(2, seed);
        t.keep_all(2).random_play(seed, 10, |_| {});
        t.log.iter().find_map(|what| match what {
            FactData::Mechanism(rules::mechanism::MechanismFact::Event(rules::mechanism::EventFact::Turned {
                event,
            })) => Some(*event),
            _ => None,
        })
    };
    let mut firsts: Vec<_> = (0..40).filter_map(first).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts, [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn leg_09_trains() {
    let t = opening(5, 2);
    assert!((0..5).all(|seat| t.trains(seat) == 20));
    assert_eq!(t.game.open().terms.trains_max, 56);
    // Trains that an effect adds beyond 56 are replaced by money.
    let near = Near { edition: &[("trains = 20", "trains = 55"), ("DRAW 1; GAIN 2", "TRAINS 3")], ..SAME };
    let mut t = near.scene(&["blue", "red"]).trains(0, 55).hand(0, "b").play();
    t.claim(0, "bal-was:1", "b");
    assert_eq!((t.trains(0), coins(&t)[0]), (55 - 1 + 1, 5 + 2));
}

/// Only hands, market and tickets are dealt before the first turn, in this order.
#[test]
fn leg_05_order_of_deals() {
    let scene = SAME.scene(&["blue", "red", "green"]);
    let mut t = Table::undealt(scene.tables, scene.setup, 9);
    let mut kinds = Vec::new();
    while t.game.asking().is_none() {
        kinds.push(match t.game.deal_due() {
            Some(Deal::OpeningCard(_)) => 'h',
            Some(Deal::Market(_)) => 'm',
            Some(Deal::Ticket(..)) => 't',
            other => panic!("{other:?}"),
        });
        t.deal_one();
    }
    assert_eq!(t.game.asking(), Some(Ask::OpeningTickets));
    let mut order = kinds.clone();
    order.dedup();
    assert_eq!(order, ['h', 'm', 't']);
    assert_eq!(kinds.iter().filter(|kind| **kind == 't').count(), 12);
}
