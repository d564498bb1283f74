//! The reading side of what `rules` writes: views, facts as a seat saw them, questions and answers.
//!
//! Lists by seat always have five entries. Ids of routes, places and tickets are positions in the edition's lists. Cards
//! are named as in records.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;

/// How many of each kind of train card.
pub type Cards = BTreeMap<String, u8>;

/// Tickets by deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
#[ts(type = "[number, number]")]
#[schema(value_type = Vec<u8>)]
pub struct Mix(pub [u8; 2]);

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The table all can see.
    pub open: Open,
    /// The viewer's own side; null for a spectator.
    pub own: Option<Own>,
    /// After the end, what is turned over.
    pub shown: Option<Shown>,
}

/// The table all can see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// The numbers of the rules in force.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub terms: Value,
    pub steps: u16,
    pub seats: u8,
    pub first: Option<u8>,
    pub turn: Option<u8>,
    pub market: Vec<Option<String>>,
    pub resets: u8,
    pub stands: bool,
    pub deck: u8,
    pub deck_newspapers: u8,
    pub discard: Cards,
    pub discard_newspapers: u8,
    pub hands: Vec<u8>,
    pub trains: Vec<u8>,
    pub score: Vec<i16>,
    pub owned: Vec<Vec<u8>>,
    pub free: Vec<u8>,
    pub twins: Vec<Vec<u8>>,
    pub held: Vec<Mix>,
    pub offered: Vec<Mix>,
    pub layers: Vec<Vec<u16>>,
    pub mixes: Vec<Mix>,
    pub answered: u8,
    pub bag: Vec<u8>,
    pub waiting: Vec<Option<String>>,
    pub passengers: Vec<Vec<u8>>,
    pub passes: u8,
    pub turns_left: Option<u8>,
    pub over: bool,
    /// What is still to be done, in the words of the rules.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub agenda: Vec<Value>,
    /// Money, events and the rest, in editions that have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Record<string, unknown>", optional)]
    #[schema(value_type = Option<Object>)]
    pub extras: Option<Value>,
}

/// A seat's own side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Own {
    pub hand: Cards,
    pub tickets: Vec<u8>,
    pub offer: Vec<u8>,
    pub sealed_mix: Option<Mix>,
    pub sealed_choice: u8,
    pub wire: Vec<String>,
}

/// What is turned over after the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    pub hands: Vec<Cards>,
    pub tickets: Vec<Vec<u8>>,
    pub deck: Cards,
}

/// A question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    OpeningMix,
    OpeningTickets,
    Turn(u8),
    SecondCard(u8),
    Tickets(u8),
    Passenger(#[ts(type = "[number, number]")] Vec<u8>),
    Use(#[ts(type = "[number, number]")] Vec<u8>),
    Choose(#[ts(type = "[number, number]")] Vec<u8>),
    Take(u8),
    Crew(#[ts(type = "[number, number]")] Vec<u8>),
    Cards(#[ts(type = "[number, string]")] Vec<Value>),
    Wage(#[ts(type = "[number, number]")] Vec<u8>),
    Privilege(u8),
    Stakes(u8),
    Pay(u8),
    Second(u8),
    Hazard(u8),
    Deliver(u8),
    Load(#[ts(type = "[number, number]")] Vec<u8>),
    Wire(u8),
    WireKeep(u8),
    Dine(u8),
    House(u8),
    Window(u8),
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    NameMix(Mix),
    KeepTickets { kept: Vec<u8>, returned: Vec<u8> },
    DrawBlind,
    DrawFaceUp(u8),
    Claim { route: u8, payment: Cards },
    TakePassenger { place: u8, color: String },
    DrawTickets(Option<Mix>),
    Name(u8),
    Pay { cards: Cards, snow: Option<String> },
    Answer(u8),
    Pass,
}

/// Why an answer is not allowed, with the numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    NotYourTurn,
    WrongPhase,
    DrawBarred { piles: u8 },
    SlotEmpty,
    LocomotiveSecond,
    LocomotiveBarred,
    DeckEmpty,
    NoSuchRoute,
    RouteTaken { owner: u8 },
    TwinOwned,
    RouteClosed,
    NotEnoughTrains { have: u8, need: u8 },
    WrongPayment { need: u8 },
    NotEnoughCards,
    TicketsEmpty,
    BadMix,
    BadTicketSet,
    KeepTooFew { keep: u8 },
    BadReturnOrder,
    BadPassenger,
    BadAnswer,
    CannotPass,
    CannotUndo,
    BadDeal,
}

/// How an own ticket stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Progress {
    pub ticket: u8,
    pub state: Stand,
}

/// Done over these own routes, possible over these still to be claimed, or not possible any more.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stand {
    Done { way: Vec<u8> },
    Open { way: Vec<u8>, trains: u16 },
    CutOff,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub seat: u8,
    /// 1 for the winner; equal seats share a place.
    pub place: u8,
    pub total: i16,
    /// Points by line of the score sheet.
    pub lines: BTreeMap<String, i16>,
    pub completed: u8,
    pub failed: u8,
    pub longest_path: u16,
}

/// Something that happened, as one viewer saw it: secrets of others are null.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Seen {
    PassengerPlaced {
        place: u8,
        color: String,
    },
    CardDealt {
        seat: u8,
        card: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        mark: Option<String>,
    },
    CardLaid {
        slot: u8,
        card: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        mark: Option<String>,
    },
    MarketReset,
    MarketStands,
    Reshuffled,
    NewspapersAdded {
        count: u8,
    },
    NewspaperTurned,
    MixSealed {
        seat: u8,
        mix: Option<Mix>,
    },
    MixesShown {
        mixes: Vec<Mix>,
    },
    TicketsDrawn {
        seat: u8,
        mix: Mix,
    },
    TicketDealt {
        seat: u8,
        deck: u8,
        ticket: Option<u8>,
    },
    ChoiceSealed {
        seat: u8,
        kept: Option<u8>,
    },
    OpeningKept {
        seat: u8,
        kept: Mix,
        returned: Mix,
        tickets: Option<Vec<Vec<u8>>>,
    },
    TicketsKept {
        seat: u8,
        kept: Mix,
        returned: Mix,
        tickets: Option<Vec<Vec<u8>>>,
    },
    FirstFound {
        seat: u8,
    },
    TurnBegan {
        seat: u8,
    },
    CardDrawn {
        seat: u8,
        card: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        mark: Option<String>,
    },
    CardTaken {
        seat: u8,
        slot: u8,
        card: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        mark: Option<String>,
    },
    NoSecondCard {
        seat: u8,
    },
    Claimed {
        seat: u8,
        route: u8,
        payment: Cards,
    },
    Scored {
        seat: u8,
        points: i16,
    },
    Collected {
        seat: u8,
        coins: i16,
    },
    Boarded {
        seat: u8,
        place: u8,
        color: String,
    },
    Passed {
        seat: u8,
    },
    LastRound {
        seat: u8,
        turns: u8,
    },
    Ended,
    TicketsRevealed {
        seat: u8,
        tickets: Vec<u8>,
    },
    HandShown {
        seat: u8,
        hand: Cards,
        tickets: Vec<u8>,
    },
    DeckShown {
        cards: Cards,
    },
    TicketsShown {
        deck: u8,
        layers: Vec<Vec<u8>>,
    },
    TicketShown {
        deck: u8,
        ticket: u8,
    },
    Wired {
        seat: u8,
        card: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        mark: Option<String>,
    },
    WireKept {
        seat: u8,
        card: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        mark: Option<String>,
        discarded: Cards,
    },
    Extra {
        extra: String,
        #[serde(flatten)]
        #[ts(skip)]
        #[schema(value_type = Object)]
        more: Map<String, Value>,
    },
    TakenBack {
        seat: u8,
        to: u32,
    },
}
