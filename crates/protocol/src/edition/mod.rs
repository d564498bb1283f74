//! An edition as data for clients: board, tickets, cards, and the numbers of its rules.

mod convert;

pub use convert::standings;

use std::collections::BTreeMap;

use ::campaign::reveal::{CardText, CrewSeen, PavilionSeen, PostcardSeen, TicketSeen};
use rules::ability::{Ability, Condition};
use rules::card::{Cards, Color};
use rules::edition::{Menu, Terms};
use rules::ids::{PlaceId, StopId};
use rules::mechanism::Amounts;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An edition: board, tickets, cards and rules. Other messages refer to items by their index in these lists.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Edition")]
pub struct EditionData {
    /// The edition's id in URLs and records.
    pub name: String,
    pub title: String,
    /// The version of the edition, incremented when its data changes.
    pub version: u32,
    /// SHA-256 of the data.
    pub hash: String,
    pub places: Vec<PlaceData>,
    pub stops: Vec<StopData>,
    pub routes: Vec<RouteData>,
    /// Names of the ticket decks.
    pub decks: Vec<String>,
    pub tickets: Vec<TicketData>,
    /// Train cards in the deck, not counting newspapers.
    pub cards: Cards,
    /// Newspapers in the deck for this number of seats.
    pub newspapers: u8,
    /// Number of passengers of each colour.
    pub passengers: Cards,
    pub terms: Terms,
    pub menu: Menu,
    /// Steps that follow a claim, in order.
    pub claim_steps: Vec<ClaimStepData>,
    /// Rules that have no numbered step, such as `limited`.
    pub beside: Vec<&'static str>,
    /// Lines of the score sheet, in order.
    pub lines: Vec<ScoreLineData>,
    /// The lowest total that a seat can score, if the edition sets one.
    pub floor: Option<i16>,
    pub companies: Vec<CompanyData>,
    pub events: Vec<EventData>,
    pub goods: Vec<GoodData>,
    /// Names of the ticket bands, if the edition scores sets of them.
    pub bands: Vec<String>,
    /// Names of the time zones, if the edition scores them.
    pub zones: Vec<String>,
    /// Crew by number. Their text is not included, since it may still be sealed.
    pub crew: Vec<CrewData>,
    pub pavilions: Vec<PavilionSeen>,
    /// The parsed conditions of the pavilions, in the same order. Only with `describe`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conditions: Option<Vec<Condition>>,
    /// Amounts of money that questions do not state. Only with `describe`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amounts: Option<Amounts>,
    /// The card that each ability belongs to, by the ability's number.
    #[serde(rename = "deeds")]
    pub ability_owners: Vec<Option<AbilityOwner>>,
    /// Tie-breaks, in order.
    pub ties: Vec<&'static str>,
    /// The campaign's text, in a campaign game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignWords>,
}

/// A city, or a country with several ports.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Place")]
pub struct PlaceData {
    /// The place's id in records.
    pub id: String,
    pub name: String,
    /// The place's names in other languages, by language code, where they differ. Not included in
    /// the lines for bots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<BTreeMap<&'static str, String>>,
    pub country: bool,
    pub large: bool,
    /// Number of passengers at the start.
    pub passengers: u8,
    /// The time zone, if the edition scores time zones.
    pub zone: Option<String>,
    /// The good that the place supplies.
    pub supply: Option<String>,
    /// The goods that the place demands.
    pub demand: Vec<String>,
}

/// A city, or one port of a country: the end of a route.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Stop")]
pub struct StopData {
    pub id: String,
    pub place: PlaceId,
}

/// A route between two stops.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Route")]
pub struct RouteData {
    pub id: String,
    pub ends: [StopId; 2],
    /// The places to which the two stops belong.
    pub places: [PlaceId; 2],
    /// The colour of the cards that pay for the route; null for a grey route, which accepts any one
    /// colour.
    pub color: Option<Color>,
    pub length: u8,
    /// Points for claiming the route.
    pub points: i16,
    /// The number of the double or triple route to which the route belongs.
    pub group: Option<u8>,
    /// Whether snow can fall on the route.
    pub snow: bool,
}

/// A ticket: two places to connect, and its value.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Ticket")]
pub struct TicketData {
    pub id: String,
    pub ends: [PlaceId; 2],
    pub value: u8,
    /// The number of the ticket's deck.
    pub deck: u8,
    /// The ticket's band, if the edition scores bands.
    pub band: Option<String>,
}

/// A step that follows a claim.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ClaimStep")]
pub struct ClaimStepData {
    pub step: &'static str,
    /// The number of the step, counted from 1.
    pub number: u8,
    /// Points by route length, starting at length 1. Only for `route_points`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<u8>>,
    /// Money from the bank. Only for `collect`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coins: Option<u8>,
}

/// A line of the score sheet.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ScoreLine")]
pub struct ScoreLineData {
    pub line: &'static str,
    /// Points; for `trains_left`, by the number of trains left, starting at 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<LinePoints>,
    /// Points for the most passengers of a colour. Only for `passengers`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i16>,
    /// Points for the second most passengers of a colour. Only for `passengers`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<i16>,
}

/// Points for a line of the score sheet: one number, or a table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum LinePoints {
    One(i16),
    Table(Vec<i16>),
}

/// A railway company.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Company")]
pub struct CompanyData {
    /// The colour of the company's seat.
    pub seat: String,
    /// The colour of the routes that earn the company's bonus.
    pub color: Color,
    /// The company's bonus in the card language.
    pub does: String,
    /// The parsed bonus. Only with `describe`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
}

/// An event card with its effect.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventCard")]
pub struct EventData {
    pub id: String,
    pub title: String,
    pub text: String,
    /// Whether the event acts only once, immediately.
    pub bolt: bool,
    /// Whether everything that the event needs is in play; otherwise the event has no effect.
    pub active: bool,
    /// Whether only the story can retire the event.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
    /// The event's effect in the card language.
    pub does: String,
    /// The parsed effect. Only with `describe`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
}

/// A kind of freight.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Good")]
pub struct GoodData {
    pub name: String,
    /// Money paid for a delivery.
    pub price: u8,
}

/// A crew card, without its text.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "CrewCard")]
pub struct CrewData {
    pub id: String,
    pub wage: u8,
    /// Uses per game; null if the crew card acts automatically.
    pub uses: Option<u8>,
    /// Modifiers that the crew card applies, in the card language, such as `wire_cost+1`. Clients
    /// need them to show the right prices.
    pub changes: Vec<&'static str>,
}

/// The card that an ability belongs to: the number of a postcard, the id of an event or crew card,
/// or the seat of a company.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum AbilityOwner {
    Postcard(u8),
    Card(String),
}

/// Public campaign text that a game needs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CampaignWords {
    pub title: String,
    pub year: Option<u16>,
    /// Rules that the campaign has added. The id of a rule is the id of its slot.
    pub rules: Vec<CardText>,
    pub pavilions: Vec<PavilionSeen>,
    pub crew: Vec<CrewSeen>,
    pub postcards: Vec<PostcardSeen>,
    /// Every ticket in the game with its story, in the edition's order.
    pub tickets: Vec<TicketSeen>,
}

/// A seat's result.
// The order of fields is part of the format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Standing")]
pub struct StandingData {
    /// Number of completed tickets.
    pub completed: u8,
    /// Number of tickets that were not completed.
    pub failed: u8,
    /// Points by line of the score sheet.
    pub lines: BTreeMap<String, i16>,
    /// Number of trains on the longest path.
    pub longest_path: u16,
    /// The place: 1 for the winner; tied seats share a place.
    pub place: u8,
    pub seat: u8,
    pub total: i16,
}
