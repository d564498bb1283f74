//! Words that everybody who talks to people or programs needs: refusals, and the names of score lines.

use rules::edition::Edition;
use rules::ids::Seat;
use rules::line::Line;
use rules::refused::Refused;
use rules::step::Step;

/// So many of something.
pub fn count(number: impl Into<i64>, what: &str) -> String {
    let number = number.into();
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// The name of a score line: in data with underscores.
pub fn line_name(line: &Line) -> &'static str {
    match line {
        Line::Routes => "routes",
        Line::Tickets => "tickets",
        Line::LongestPath(_) => "longest_path",
        Line::Globetrotter(_) => "globetrotter",
        Line::Passengers { .. } => "passengers",
        Line::Coins => "coins",
        Line::Bookings => "bookings",
        Line::TrainsLeft { .. } => "trains_left",
    }
}

/// What a claim of this length gives at once.
pub fn route_points(edition: &Edition, length: u8) -> i16 {
    let tables = edition.claim_steps.iter().flatten().filter_map(|step| match step {
        Step::RoutePoints(points) => Some(i16::from(points[length as usize - 1])),
        _ => None,
    });
    tables.sum()
}

/// Why an answer was refused, in the middle of a sentence; seats are named by whoever asks.
pub fn refusal<'a>(refused: Refused, name: impl Fn(Seat) -> &'a str) -> String {
    match refused {
        Refused::NotYourTurn => "it is not this seat's turn to answer".to_string(),
        Refused::WrongPhase => {
            "this does not answer what is asked now: another kind of answer or a deal is due, or the game is over"
                .to_string()
        }
        Refused::DrawBarred { piles } => {
            format!("cards cannot be drawn, because deck and discard pile hold {}", count(piles, "card"))
        }
        Refused::SlotEmpty => "no face-up card lies there".to_string(),
        Refused::LocomotiveSecond => "a face-up locomotive can only be the first card of a turn".to_string(),
        Refused::LocomotiveBarred => "the current event bars open locomotives".to_string(),
        Refused::DeckEmpty => "the deck is empty".to_string(),
        Refused::NoSuchRoute => "there is no such route".to_string(),
        Refused::RouteTaken { owner } => format!("the route already belongs to {}", name(owner)),
        Refused::TwinOwned => "this seat owns a parallel route of the same group already".to_string(),
        Refused::RouteClosed => "a parallel route is taken, and with so few seats that closes this one".to_string(),
        Refused::NotEnoughTrains { have, need } => {
            format!("the route needs {}, and this seat has {have}", count(need, "train"))
        }
        Refused::WrongPayment { need } => format!(
            "the payment must be exactly {} of one colour that fits the route, with locomotives in place of any",
            count(need, "card")
        ),
        Refused::NotEnoughCards => "this seat does not hold those cards".to_string(),
        Refused::TicketsEmpty => "no ticket is left to draw".to_string(),
        Refused::BadMix => "tickets cannot be drawn in that mix".to_string(),
        Refused::BadTicketSet => "a ticket is named that was not offered, or one is named twice".to_string(),
        Refused::KeepTooFew { keep } => format!("at least {} must be kept", count(keep, "ticket")),
        Refused::BadReturnOrder => {
            "the tickets given back must be exactly those not kept, the first deck's before the second's".to_string()
        }
        Refused::BadPassenger => "no such passenger waits at the place that is asked about".to_string(),
        Refused::BadAnswer => "this is none of the answers that can be given".to_string(),
        Refused::CannotPass => "passing is only for a seat that can do nothing else".to_string(),
        Refused::CannotUndo => {
            "this cannot be taken back: only one's own last action can, before a card is dealt or another seat acts"
                .to_string()
        }
        Refused::BadDeal => "this cannot be dealt now".to_string(),
    }
}
