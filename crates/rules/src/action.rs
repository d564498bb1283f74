//! The answers of a seat.

use serde::{Deserialize, Serialize};

use crate::card::{Cards, Color, Face};
use crate::ids::{PlaceId, RouteId, Slot};
use crate::ticket::{Mix, TicketList};

/// An answer of a seat (ENG-01). Undo is a separate input: see [`Input`](crate::record::Input).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// At the opening: how many tickets to get from each deck.
    NameMix(Mix),
    /// After an offer: the tickets kept and, in play, the order in which the others go under the
    /// deck.
    KeepTickets { kept: TicketList, returned: TicketList },
    /// The top card of the deck, as first or second card.
    DrawBlind,
    /// A card of the market, as first or second card.
    DrawFaceUp(Slot),
    /// A route and the cards paid for it.
    Claim { route: RouteId, payment: Cards },
    /// A passenger at one end of the route just claimed.
    TakePassenger { place: PlaceId, color: Color },
    /// Draw tickets, with the mix if the edition asks for one.
    DrawTickets(Option<Mix>),
    /// A route to claim, if it is paid for after cards have helped.
    Name(RouteId),
    /// The cards paid for the named route, and one more for snow.
    Pay { cards: Cards, snow: Option<Face> },
    /// The answer with this number to a card's question; 0 declines, or picks the first of two effects.
    Answer(u8),
    /// Pass, because nothing else is possible.
    Pass,
}
