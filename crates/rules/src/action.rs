//! The answers that a seat can give.

use serde::{Deserialize, Serialize};

use crate::card::{Cards, Color, Face};
use crate::ids::{PlaceId, RouteId, Slot};
use crate::ticket::{Mix, TicketList};

/// A seat's answer (ENG-01). Undo is a separate input: see [`Input`](crate::record::Input).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// The number of opening tickets from each deck.
    NameMix(Mix),
    /// The reply to an offer: the tickets kept and, in play, the others in the order in which they
    /// go under the deck.
    KeepTickets { kept: TicketList, returned: TicketList },
    /// Take the top card of the deck, as the first or second card.
    DrawBlind,
    /// Take a face-up card, as the first or second card.
    DrawFaceUp(Slot),
    /// A route and the cards paid for it.
    Claim { route: RouteId, payment: Cards },
    /// A passenger at one end of the route just claimed.
    TakePassenger { place: PlaceId, color: Color },
    /// Draw tickets, with the mix if the edition asks for one.
    DrawTickets(Option<Mix>),
    /// A route to claim, in editions where other cards act before the payment.
    Name(RouteId),
    /// The cards paid for the named route, and the extra card for snow.
    Pay { cards: Cards, snow: Option<Face> },
    /// An answer to a card's question, by number; 0 declines, or picks the first of two effects.
    Answer(u8),
    /// Pass, which is legal only if nothing else is.
    Pass,
}
