//! The answers that a seat can give.

use serde::{Deserialize, Serialize};

use crate::card::{Cards, Color, Face};
use crate::ids::{PlaceId, RouteId, Slot};
use crate::ticket::{Mix, TicketList};

/// A seat's answer (ENG-01). Undo is a separate input: see
/// [`RecordInput`](crate::record::RecordInput).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Request this many opening tickets from each deck.
    NameMix(Mix),
    /// Keep some of the offered tickets. During play, `returned` lists the others in the order in
    /// which they go under their decks.
    KeepTickets { kept: TicketList, returned: TicketList },
    /// Take the top card of the deck, as the first or second card.
    DrawBlind,
    /// Take a face-up card, either as the first or second card of a turn or because of an effect.
    DrawFaceUp(Slot),
    /// Claim a route and pay for it with these cards.
    Claim { route: RouteId, payment: Cards },
    /// Take a passenger who is waiting at one end of the route just claimed.
    TakePassenger { place: PlaceId, color: Color },
    /// Draw tickets. The mix is present only if the edition lets seats choose one.
    DrawTickets(Option<Mix>),
    /// Name a route to claim, in editions where cards can change the price before the seat pays.
    Name(RouteId),
    /// Pay these cards for the named route, plus one more card if snow requires it.
    Pay { cards: Cards, snow: Option<Face> },
    /// Answer a card's or mechanism's question with the number of an option. 0 declines or, if the
    /// question is a choice that cannot be declined, picks the first option.
    Answer(u8),
    /// Pass, which is legal only if nothing else is.
    Pass,
}
