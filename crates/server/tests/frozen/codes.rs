//! Refusal codes of the server, and the JSON of every reason that the rules give.

use protocol::{FaultInfo, TableId};
use rules::ids::{Id, Seat};
use rules::refused::Refused;
use server::refusal::Refusal;

use super::fixture;

/// Returns every reason that the rules can give.
fn reasons() -> Vec<Refused> {
    vec![
        Refused::NotYourTurn,
        Refused::WrongPhase,
        Refused::DrawBarred { piles: 3 },
        Refused::SlotEmpty,
        Refused::LocomotiveSecond,
        Refused::LocomotiveBarred,
        Refused::DeckEmpty,
        Refused::NoSuchRoute,
        Refused::RouteTaken { owner: Seat::new(1) },
        Refused::TwinOwned,
        Refused::RouteClosed,
        Refused::NotEnoughTrains { have: 2, need: 3 },
        Refused::WrongPayment { need: 4 },
        Refused::NotEnoughCards,
        Refused::TicketsEmpty,
        Refused::BadMix,
        Refused::BadTicketSet,
        Refused::KeepTooFew { keep: 2 },
        Refused::BadReturnOrder,
        Refused::BadPassenger,
        Refused::BadAnswer,
        Refused::CannotPass,
        Refused::CannotUndo,
        Refused::BadDeal,
    ]
}

/// Returns the position in [`reasons`]. The match is exhaustive, so a new reason must
/// be added here.
fn place_of_reason(reason: Refused) -> usize {
    match reason {
        Refused::NotYourTurn => 0,
        Refused::WrongPhase => 1,
        Refused::DrawBarred { .. } => 2,
        Refused::SlotEmpty => 3,
        Refused::LocomotiveSecond => 4,
        Refused::LocomotiveBarred => 5,
        Refused::DeckEmpty => 6,
        Refused::NoSuchRoute => 7,
        Refused::RouteTaken { .. } => 8,
        Refused::TwinOwned => 9,
        Refused::RouteClosed => 10,
        Refused::NotEnoughTrains { .. } => 11,
        Refused::WrongPayment { .. } => 12,
        Refused::NotEnoughCards => 13,
        Refused::TicketsEmpty => 14,
        Refused::BadMix => 15,
        Refused::BadTicketSet => 16,
        Refused::KeepTooFew { .. } => 17,
        Refused::BadReturnOrder => 18,
        Refused::BadPassenger => 19,
        Refused::BadAnswer => 20,
        Refused::CannotPass => 21,
        Refused::CannotUndo => 22,
        Refused::BadDeal => 23,
    }
}

/// Returns every refusal of the server.
fn refusals() -> Vec<Refusal> {
    let Refusal::NoSuchThing(any) = Refusal::no_such_move() else { panic!("another kind") };
    vec![
        Refusal::WhoAreYou,
        Refusal::NotKnown(any.clone()),
        Refusal::NotSeated,
        Refusal::NotYourSeat,
        Refusal::NotHost,
        Refusal::NoSuchTable,
        Refusal::NoSuchSeat,
        Refusal::NoSuchThing(any.clone()),
        Refusal::Phase(any.clone()),
        Refusal::SeatTaken,
        Refusal::Reserved,
        Refusal::NotOffered,
        Refusal::PlaysAlready,
        Refusal::NotReady,
        Refusal::Stale { at: 3, now: Some(4) },
        Refusal::Rules(Refused::NotEnoughCards, any.clone()),
        Refusal::UndoOff,
        Refusal::OfCampaign,
        Refusal::ChatOff,
        Refusal::Secret,
        Refusal::Bad(any.clone()),
        Refusal::Flawed("routes.csv has no rows".to_string()),
        Refusal::TooMany(any.clone()),
        Refusal::TooFast,
        Refusal::Origin,
        Refusal::Taken,
        Refusal::damaged(&TableId::from("t"), "entry 0 cannot be read"),
        Refusal::Unavailable,
        Refusal::Wrong(FaultInfo { code: "deal".to_string(), line: 12 }, any.clone()),
        Refusal::Host,
        Refusal::NoStorage,
        Refusal::StillHere,
        Refusal::NotAdmin,
        Refusal::Banned(any.clone()),
        Refusal::Muted(any.clone()),
        Refusal::InviteOnly(any),
    ]
}

/// Returns the position in [`refusals`]. The match is exhaustive, so a new one must be added here.
fn place_of_refusal(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::WhoAreYou => 0,
        Refusal::NotKnown(_) => 1,
        Refusal::NotSeated => 2,
        Refusal::NotYourSeat => 3,
        Refusal::NotHost => 4,
        Refusal::NoSuchTable => 5,
        Refusal::NoSuchSeat => 6,
        Refusal::NoSuchThing(_) => 7,
        Refusal::Phase(_) => 8,
        Refusal::SeatTaken => 9,
        Refusal::Reserved => 10,
        Refusal::NotOffered => 11,
        Refusal::PlaysAlready => 12,
        Refusal::NotReady => 13,
        Refusal::Stale { .. } => 14,
        Refusal::Rules(..) => 15,
        Refusal::UndoOff => 16,
        Refusal::OfCampaign => 17,
        Refusal::ChatOff => 18,
        Refusal::Secret => 19,
        Refusal::Bad(_) => 20,
        Refusal::Flawed(_) => 21,
        Refusal::TooMany(_) => 22,
        Refusal::TooFast => 23,
        Refusal::Origin => 24,
        Refusal::Taken => 25,
        Refusal::Damaged(_) => 26,
        Refusal::Unavailable => 27,
        Refusal::Wrong(..) => 28,
        Refusal::Host => 29,
        Refusal::NoStorage => 30,
        Refusal::StillHere => 31,
        Refusal::NotAdmin => 32,
        Refusal::Banned(_) => 33,
        Refusal::Muted(_) => 34,
        Refusal::InviteOnly(_) => 35,
    }
}

/// Lists the codes, one per line: origin, HTTP status, and, for a reason of the rules, its JSON.
fn codes() -> String {
    let mut lines: Vec<String> = refusals().iter().map(|it| format!("server {} {}", it.code(), it.status())).collect();
    for reason in reasons() {
        let written = serde_json::to_string(&reason).expect("a reason can be written");
        lines.push(format!("rules {} 409 {written}", reason.code()));
    }
    lines.sort();
    lines.dedup();
    lines.join("\n") + "\n"
}

#[test]
fn refusal_codes_match_fixture() {
    let places: Vec<usize> = reasons().into_iter().map(place_of_reason).collect();
    assert!(places.iter().copied().eq(0..places.len()), "{places:?}");
    let places: Vec<usize> = refusals().iter().map(place_of_refusal).collect();
    assert!(places.iter().copied().eq(0..places.len()), "{places:?}");
    fixture::check("codes.txt", &codes());
}

#[test]
fn renamed_codes_are_reported() {
    if fixture::is_blessing() {
        return;
    }
    let frozen = fixture::text("codes.txt").expect("the codes are frozen");
    for (from, to) in [("stale 409", "outdated 409"), ("not_enough_cards", "too_few_cards"), ("\"piles\"", "\"pile\"")]
    {
        let now = frozen.replacen(from, to, 1);
        assert_ne!(now, frozen, "{from}");
        let report = fixture::difference(&frozen, &now).expect("a word is another");
        assert!(report.contains(from) && report.contains(to), "{report}");
    }
}
