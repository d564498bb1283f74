//! Reasons why an action is refused. The user interfaces turn them into text.

use serde::{Deserialize, Serialize};

use crate::ids::Seat;

/// The reason why an action is refused. If several apply, the first in this order is given
/// (ENG-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// The game is not waiting for an answer from this seat.
    NotYourTurn,
    /// The answer does not match the question, the game is over, or a deal is due first.
    WrongPhase,
    /// The piles contain too few cards to begin drawing, or no card can be taken.
    DrawBarred { piles: u8 },
    /// The slot is empty or does not exist.
    SlotEmpty,
    /// A face-up locomotive can be taken only as the first card.
    LocomotiveSecond,
    /// No face-up locomotive may be taken now.
    LocomotiveBarred,
    /// No train card is left in the deck or the discard pile.
    DeckEmpty,
    /// The route does not exist.
    NoSuchRoute,
    /// The route already has an owner.
    RouteTaken { owner: Seat },
    /// The seat owns another route of the same group.
    TwinOwned,
    /// Another route of the group is owned, and with this many seats no second owner is allowed.
    RouteClosed,
    /// The seat has fewer trains than the route has spaces.
    NotEnoughTrains { have: u8, need: u8 },
    /// The cards do not fit the route's length or colour.
    WrongPayment { need: u8 },
    /// The cards would be a valid payment, but the seat does not hold them.
    NotEnoughCards,
    /// No ticket can be drawn.
    TicketsEmpty,
    /// The seat cannot draw tickets in this mix.
    BadMix,
    /// A ticket was not offered, or is listed twice.
    BadTicketSet,
    /// Too few tickets were kept.
    KeepTooFew { keep: u8 },
    /// The returned tickets are not the rest of the offer, or their order is illegal.
    BadReturnOrder,
    /// No passenger of this colour is waiting at the place in question.
    BadPassenger,
    /// This is not one of the legal answers to the question.
    BadAnswer,
    /// The seat cannot pass, because it has another legal move.
    CannotPass,
    /// The seat has no undo point at this number of inputs (ENG-06).
    CannotUndo,
    /// The outcome of a deal is impossible, or no deal is pending.
    BadDeal,
}

impl Refused {
    /// Returns the reason's code, as listed in ENG-02.
    pub fn code(self) -> &'static str {
        match self {
            Refused::NotYourTurn => "not_your_turn",
            Refused::WrongPhase => "wrong_phase",
            Refused::DrawBarred { .. } => "draw_barred",
            Refused::SlotEmpty => "slot_empty",
            Refused::LocomotiveSecond => "locomotive_second",
            Refused::LocomotiveBarred => "locomotive_barred",
            Refused::DeckEmpty => "deck_empty",
            Refused::NoSuchRoute => "no_such_route",
            Refused::RouteTaken { .. } => "route_taken",
            Refused::TwinOwned => "twin_owned",
            Refused::RouteClosed => "route_closed",
            Refused::NotEnoughTrains { .. } => "not_enough_trains",
            Refused::WrongPayment { .. } => "wrong_payment",
            Refused::NotEnoughCards => "not_enough_cards",
            Refused::TicketsEmpty => "tickets_empty",
            Refused::BadMix => "bad_mix",
            Refused::BadTicketSet => "bad_ticket_set",
            Refused::KeepTooFew { .. } => "keep_too_few",
            Refused::BadReturnOrder => "bad_return_order",
            Refused::BadPassenger => "bad_passenger",
            Refused::BadAnswer => "bad_answer",
            Refused::CannotPass => "cannot_pass",
            Refused::CannotUndo => "cannot_undo",
            Refused::BadDeal => "bad_deal",
        }
    }
}
