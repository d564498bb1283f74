//! Text shared by all clients: refusals, counts and titles.

use ::words::{Message, message};
use rules::ids::Seat;
use rules::refused::Refused;

/// Returns a number with its noun, such as `2 cards`.
pub fn count(number: impl Into<i64>, what: &str) -> String {
    let number = number.into();
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// Returns the title of a built-in edition; `None` for other editions.
pub fn edition_title(edition: &str) -> Option<Message> {
    Some(match edition {
        "usa-new" => message!("edition-usa-new"),
        "usa-classic" => message!("edition-usa-classic"),
        "usa-1910" => message!("edition-usa-1910"),
        "usa-mega" => message!("edition-usa-mega"),
        "germany" => message!("edition-germany"),
        "legends" => message!("edition-legends"),
        _ => return None,
    })
}

/// Explains why an answer was refused, as a clause about the seat that gave it. `name` returns the
/// word for a seat.
pub fn refusal<'a>(refused: Refused, name: impl Fn(Seat) -> &'a str) -> Message {
    refusal_for(refused, false, name)
}

/// Explains why an answer was refused, as a clause. If `you` is true, the clause addresses the
/// reader as the one who gave the answer. `name` returns the word for a seat, which may be "you".
pub fn refusal_for<'a>(refused: Refused, you: bool, name: impl Fn(Seat) -> &'a str) -> Message {
    let you = if you { "yes" } else { "no" };
    match refused {
        Refused::NotYourTurn => message!("refused-not-your-turn", you = you),
        Refused::WrongPhase => message!("refused-wrong-phase", you = you),
        Refused::DrawBarred { piles } => message!("refused-draw-barred", you = you, piles = piles),
        Refused::SlotEmpty => message!("refused-slot-empty"),
        Refused::LocomotiveSecond => message!("refused-locomotive-second"),
        Refused::LocomotiveBarred => message!("refused-locomotive-barred"),
        Refused::DeckEmpty => message!("refused-deck-empty"),
        Refused::NoSuchRoute => message!("refused-no-such-route"),
        Refused::RouteTaken { owner } => message!("refused-route-taken", owner = name(owner)),
        Refused::TwinOwned => message!("refused-twin-owned", you = you),
        Refused::RouteClosed => message!("refused-route-closed", you = you),
        Refused::NotEnoughTrains { have, need } => {
            message!("refused-not-enough-trains", you = you, have = have, need = need)
        }
        Refused::WrongPayment { need } => message!("refused-wrong-payment", you = you, need = need),
        Refused::NotEnoughCards => message!("refused-not-enough-cards", you = you),
        Refused::TicketsEmpty => message!("refused-tickets-empty"),
        Refused::BadMix => message!("refused-bad-mix"),
        Refused::BadTicketSet => message!("refused-bad-ticket-set"),
        Refused::KeepTooFew { keep } => message!("refused-keep-too-few", keep = keep),
        Refused::BadReturnOrder => message!("refused-bad-return-order"),
        Refused::BadPassenger => message!("refused-bad-passenger"),
        Refused::BadAnswer => message!("refused-bad-answer"),
        Refused::CannotPass => message!("refused-cannot-pass", you = you),
        Refused::CannotUndo => message!("refused-cannot-undo", you = you),
        Refused::BadDeal => message!("refused-bad-deal"),
    }
}
