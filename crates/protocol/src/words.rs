//! Text shared by all clients: refusals and counts.

use ::words::{Message, message};
use rules::ids::Seat;
use rules::refused::Refused;

/// Returns a number with its noun.
pub fn count(number: impl Into<i64>, what: &str) -> String {
    let number = number.into();
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Explains why an answer was refused, as a clause. `name` returns the word for a seat, which may
/// be `you`.
pub fn refusal<'a>(refused: Refused, name: impl Fn(Seat) -> &'a str) -> Message {
    match refused {
        Refused::NotYourTurn => message!("refusal-rules-not-your-turn"),
        Refused::WrongPhase => message!("refusal-rules-wrong-phase"),
        Refused::DrawBarred { piles } => message!("refusal-rules-draw-barred", piles = piles),
        Refused::SlotEmpty => message!("refusal-rules-slot-empty"),
        Refused::LocomotiveSecond => message!("refusal-rules-locomotive-second"),
        Refused::LocomotiveBarred => message!("refusal-rules-locomotive-barred"),
        Refused::DeckEmpty => message!("refusal-rules-deck-empty"),
        Refused::NoSuchRoute => message!("refusal-rules-no-such-route"),
        Refused::RouteTaken { owner } => message!("refusal-rules-route-taken", owner = name(owner)),
        Refused::TwinOwned => message!("refusal-rules-twin-owned"),
        Refused::RouteClosed => message!("refusal-rules-route-closed"),
        Refused::NotEnoughTrains { have, need } => {
            message!("refusal-rules-not-enough-trains", have = have, need = need)
        }
        Refused::WrongPayment { need } => message!("refusal-rules-wrong-payment", need = need),
        Refused::NotEnoughCards => message!("refusal-rules-not-enough-cards"),
        Refused::TicketsEmpty => message!("refusal-rules-tickets-empty"),
        Refused::BadMix => message!("refusal-rules-bad-mix"),
        Refused::BadTicketSet => message!("refusal-rules-bad-ticket-set"),
        Refused::KeepTooFew { keep } => message!("refusal-rules-keep-too-few", keep = keep),
        Refused::BadReturnOrder => message!("refusal-rules-bad-return-order"),
        Refused::BadPassenger => message!("refusal-rules-bad-passenger"),
        Refused::BadAnswer => message!("refusal-rules-bad-answer"),
        Refused::CannotPass => message!("refusal-rules-cannot-pass"),
        Refused::CannotUndo => message!("refusal-rules-cannot-undo"),
        Refused::BadDeal => message!("refusal-rules-bad-deal"),
    }
}
