//! What a seat can answer.

use serde::{Deserialize, Serialize};

use crate::card::{Cards, Color, Face};
use crate::ids::{PlaceId, RouteId, Slot};
use crate::ticket::{Mix, TicketList};

/// An answer of a seat (ENG-01). Taking back is an input of its own: see [`Input`](crate::record::Input).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// At the opening: how many tickets of each deck to be dealt.
    NameMix(Mix),
    /// After an offer: the tickets kept, and in play the others in the order in which they go under the deck.
    KeepTickets { kept: TicketList, returned: TicketList },
    /// The top card of the deck, as first or second card.
    DrawBlind,
    /// A card of the market, as first or second card.
    DrawFaceUp(Slot),
    /// A route and the cards paid for it.
    Claim { route: RouteId, payment: Cards },
    /// A passenger at one end of the route just claimed.
    TakePassenger { place: PlaceId, color: Color },
    /// Draw tickets; with the mix where the edition asks for one.
    DrawTickets(Option<Mix>),
    /// A route to be claimed, where it is paid for after cards have helped.
    Name(RouteId),
    /// The cards paid for the route that was named, and one more for snow.
    Pay { cards: Cards, snow: Option<Face> },
    /// The answer of this number to a question of a card; 0 is no, or the first of two effects.
    Answer(u8),
    /// Nothing else is possible.
    Pass,
}
