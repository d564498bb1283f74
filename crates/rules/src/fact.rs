//! Everything that can happen in a game.

use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Color, Mark};
use crate::ids::{PlaceId, RouteId, Seat, Slot, TicketId};
use crate::limits::SEATS_MAX;
use crate::mechanism::MechanismFact;
use crate::set::Set;
use crate::ticket::{Mix, TicketList};

/// The content of a fact. A secret card, mix, choice or ticket is `None` for every viewer except
/// its seat. Only this crate sees a whole fact; other code sees a [`Seen`](crate::seen::Seen).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum FactData<const W: usize> {
    /// A passenger was placed.
    PassengerPlaced { place: PlaceId, color: Color },
    /// A card was dealt to an opening hand.
    CardDealt {
        seat: Seat,
        card: Option<Card>,
        #[serde(skip_serializing_if = "Option::is_none")]
        mark: Option<Mark>,
    },
    /// A card was dealt from the deck to the market.
    CardLaid {
        slot: Slot,
        card: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        mark: Option<Mark>,
    },
    /// All face-up cards were discarded (BASE-14).
    MarketReset,
    /// The market was reset the maximum number of times in a row, so it stays as it is (BASE-15).
    MarketStands,
    /// The discard pile was shuffled and became the deck.
    Reshuffled,
    /// This many newspapers were shuffled into the deck.
    NewspapersAdded { count: u8 },
    /// A newspaper was turned up and discarded.
    NewspaperTurned,
    /// A seat chose its opening mix. All mixes are revealed once every seat has chosen.
    MixSealed { seat: Seat, mix: Option<Mix> },
    /// All opening mixes were revealed.
    MixesShown { mixes: [Mix; SEATS_MAX] },
    /// A seat began to draw this many tickets from each deck.
    TicketsDrawn { seat: Seat, mix: Mix },
    /// A ticket was dealt into a seat's offer.
    TicketDealt { seat: Seat, deck: u8, ticket: Option<TicketId> },
    /// A seat chose among its opening tickets; `kept` has one bit per ticket of its offer. All
    /// choices are revealed once every seat has chosen.
    ChoiceSealed { seat: Seat, kept: Option<u8> },
    /// A seat's opening choice took effect. The counts are public, but the tickets are secret.
    OpeningKept { seat: Seat, kept: Mix, returned: Mix, tickets: Option<[Set<TicketId, W>; 2]> },
    /// A seat kept some of the tickets drawn and put the others under the decks.
    TicketsKept { seat: Seat, kept: Mix, returned: Mix, tickets: Option<(Set<TicketId, W>, TicketList)> },
    /// The starting seat was determined.
    FirstFound { seat: Seat },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A seat drew a card from the deck.
    CardDrawn {
        seat: Seat,
        card: Option<Card>,
        #[serde(skip_serializing_if = "Option::is_none")]
        mark: Option<Mark>,
    },
    /// A seat took a face-up card.
    CardTaken {
        seat: Seat,
        slot: Slot,
        card: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        mark: Option<Mark>,
    },
    /// The seat cannot take a second card, because none is available (BASE-18).
    NoSecondCard { seat: Seat },
    /// A seat claimed a route and paid for it.
    Claimed { seat: Seat, route: RouteId, payment: Cards },
    /// A seat scored points for a route.
    Scored { seat: Seat, points: i16 },
    /// A seat got money from the bank.
    Collected { seat: Seat, coins: i16 },
    /// A seat picked up a passenger.
    Boarded { seat: Seat, place: PlaceId, color: Color },
    /// A seat passed, because nothing else was possible.
    Passed { seat: Seat },
    /// The last round began, with this many turns left.
    LastRound { seat: Seat, turns: u8 },
    /// The game ended.
    Ended,
    /// A seat's tickets were revealed, after the last turn and before cards take effect.
    TicketsRevealed { seat: Seat, tickets: Set<TicketId, W> },
    /// A seat's hand and tickets were revealed after the end of the game (R-59).
    HandShown { seat: Seat, hand: Cards, tickets: Set<TicketId, W> },
    /// The rest of the train deck was revealed after the end of the game.
    DeckShown { cards: Cards },
    /// The shuffled layers of a ticket deck were revealed after the end of the game, top layer
    /// first. Separate facts reveal the ordered tickets below them.
    TicketsShown { deck: u8, layers: [Set<TicketId, W>; 2] },
    /// The next of the ordered tickets at the bottom of a deck was revealed after the end of the
    /// game.
    TicketShown { deck: u8, ticket: TicketId },
    /// A seat saw a card from its telegram. It keeps one of up to three cards.
    #[serde(rename = "wired")]
    TelegramDealt {
        seat: Seat,
        card: Option<Card>,
        #[serde(skip_serializing_if = "Option::is_none")]
        mark: Option<Mark>,
    },
    /// A seat kept one card from its telegram; the others were discarded.
    #[serde(rename = "wire-kept")]
    TelegramKept {
        seat: Seat,
        card: Option<Card>,
        #[serde(skip_serializing_if = "Option::is_none")]
        mark: Option<Mark>,
        discarded: Cards,
    },
    /// A fact produced by a campaign mechanism.
    #[serde(rename = "extra")]
    Mechanism(MechanismFact),
    /// A seat undid its last actions. The game is back in the state it was in after `to` inputs.
    TakenBack { seat: Seat, to: u32 },
}

/// Something that happened in a game, including any secrets. Code outside this crate can read only
/// the part that a viewer saw.
///
/// A fact cannot be sent, but the part that a viewer saw can be:
///
/// ```compile_fail,E0277
/// fn send(fact: &rules::fact::Fact<2>) -> serde_json::Result<String> {
///     serde_json::to_string(fact)
/// }
/// ```
///
/// ```
/// fn send(seen: &rules::seen::Seen<2>) -> serde_json::Result<String> {
///     serde_json::to_string(seen)
/// }
/// ```
///
/// A fact cannot be printed, but the part that a viewer saw can be:
///
/// ```compile_fail,E0277
/// fn print(fact: &rules::fact::Fact<2>) -> String {
///     format!("{fact:?}")
/// }
/// ```
///
/// ```
/// fn print(seen: &rules::seen::Seen<2>) -> String {
///     format!("{seen:?}")
/// }
/// ```
///
/// Code outside this crate cannot read the content of a fact:
///
/// ```compile_fail,E0616
/// fn peek(fact: rules::fact::Fact<2>) -> rules::fact::FactData<2> {
///     fact.0
/// }
/// ```
///
/// ```
/// fn look(seen: rules::seen::Seen<2>) -> rules::fact::FactData<2> {
///     *seen.what()
/// }
/// ```
pub struct Fact<const W: usize>(pub(crate) FactData<W>);

/// A receiver of facts. [`NoListener`] adds no overhead.
pub trait Listener<const W: usize> {
    /// Receives a fact immediately after it has been applied.
    fn hear(&mut self, fact: Fact<W>);

    /// Returns the listener to notify, if any. The engine is large, so it is compiled only twice:
    /// without a listener, and for all listeners behind a trait object. Functions that take a
    /// dealer are compiled for each listener type.
    fn relay<'a>(&'a mut self) -> Option<&'a mut (dyn Listener<W> + 'a)>
    where
        Self: Sized,
    {
        Some(self)
    }
}

/// A listener that ignores everything.
pub struct NoListener;

impl<const W: usize> Listener<W> for NoListener {
    #[inline(always)]
    fn hear(&mut self, _: Fact<W>) {}

    #[inline(always)]
    fn relay<'a>(&'a mut self) -> Option<&'a mut (dyn Listener<W> + 'a)> {
        None
    }
}

impl<const W: usize> Listener<W> for Vec<Fact<W>> {
    fn hear(&mut self, fact: Fact<W>) {
        self.push(fact);
    }
}
