//! An edition as data for those outside: board, tickets, cards, and the numbers of its rules.

use std::collections::BTreeMap;

use ::campaign::opened::{CrewSeen, PavilionSeen, PostcardSeen, TicketSeen, Words};
use rules::ability::{Clause, Effect, Modifier, Trigger};
use rules::card::{Cards, Color};
use rules::claim_step::ClaimStep;
use rules::edition::{Beside, Crew, Edition, Menu, Terms};
use rules::ids::{Id, PlaceId, StopId};
use rules::score::{ScoreLine, Standings, Tie};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::words::route_points;

/// An edition: board, tickets, cards and rules. Numbers elsewhere are positions in these lists.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Edition")]
pub struct EditionData {
    /// The word for it in addresses and records.
    pub name: String,
    pub title: String,
    /// Counts up when the data change.
    pub version: u32,
    /// SHA-256 of the data.
    pub hash: String,
    pub places: Vec<PlaceData>,
    pub stops: Vec<StopData>,
    pub routes: Vec<RouteData>,
    /// Names of the ticket decks.
    pub decks: Vec<String>,
    pub tickets: Vec<TicketData>,
    /// Train cards of the deck, newspapers not counted.
    pub cards: Cards,
    /// Newspapers in the deck for this number of seats.
    pub newspapers: u8,
    /// Passengers of each colour.
    pub passengers: Cards,
    pub terms: Terms,
    pub menu: Menu,
    /// What follows a claim, in order.
    pub claim_steps: Vec<ClaimStepData>,
    /// Rules beside the numbered steps, such as `limited`.
    pub beside: Vec<&'static str>,
    /// Lines of the score sheet, in order.
    pub lines: Vec<ScoreLineData>,
    /// The lowest possible total, if there is one.
    pub floor: Option<i16>,
    pub companies: Vec<CompanyData>,
    pub events: Vec<EventData>,
    pub goods: Vec<GoodData>,
    /// Names of the bands of tickets, if sets of them count.
    pub bands: Vec<String>,
    /// Names of the time zones, if they count.
    pub zones: Vec<String>,
    /// Crew by number. Their words are not here: they may still be sealed.
    pub crew: Vec<CrewData>,
    pub pavilions: Vec<PavilionSeen>,
    /// The card that each ability belongs to, by the number of the ability.
    pub deeds: Vec<Option<AbilityOwner>>,
    /// How equal totals are ranked, in order.
    pub ties: Vec<&'static str>,
    /// Words of the campaign, in a campaign game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignWords>,
}

/// A city, or a country of several ports.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Place")]
pub struct PlaceData {
    /// The word for it in records.
    pub id: String,
    pub name: String,
    /// Its name in other languages, by language code, if it differs. Not in the lines for bots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<BTreeMap<&'static str, String>>,
    pub country: bool,
    pub large: bool,
    /// Passengers at the start.
    pub passengers: u8,
    /// The time zone, if zones count.
    pub zone: Option<String>,
    /// The good it makes, and those it wants.
    pub supply: Option<String>,
    pub demand: Vec<String>,
}

/// A city, or one port of a country: the ends of routes.
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
    /// The places of its stops.
    pub places: [PlaceId; 2],
    /// Null for a gray route, which takes any one colour.
    pub color: Option<Color>,
    pub length: u8,
    /// Points for a claim.
    pub points: i16,
    /// The double or triple route it is part of.
    pub group: Option<u8>,
    /// Whether snow can fall on it.
    pub snow: bool,
}

/// A ticket.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Ticket")]
pub struct TicketData {
    pub id: String,
    pub ends: [PlaceId; 2],
    pub value: u8,
    /// The number of its deck.
    pub deck: u8,
    /// The band it shows, if bands count.
    pub band: Option<String>,
}

/// A step that follows a claim.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ClaimStep")]
pub struct ClaimStepData {
    /// The word for it.
    pub step: &'static str,
    /// Its number, from 1.
    pub number: u8,
    /// Points by length from 1 on, for `route_points`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<u8>>,
    /// Money from the bank, for `collect`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coins: Option<u8>,
}

/// A line of the score sheet.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ScoreLine")]
pub struct ScoreLineData {
    /// The word for it.
    pub line: &'static str,
    /// Points; for `trains_left` by the number of trains left, from 0 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<LinePoints>,
    /// Points for the most and second most, for `passengers`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<i16>,
}

/// Points of a line of the score sheet: one number, or a table.
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
    /// The colour of its seat.
    pub seat: String,
    /// The colour of the routes that give its bonus.
    pub color: Color,
    /// Its bonus in the card language.
    pub does: String,
}

/// An event.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "EventCard")]
pub struct EventData {
    pub id: String,
    pub title: String,
    pub text: String,
    /// Whether it acts once.
    pub bolt: bool,
    /// Whether everything it needs is in play; otherwise it has no effect.
    pub active: bool,
    /// Its effect in the card language.
    pub does: String,
}

/// A good that is carried.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Good")]
pub struct GoodData {
    pub name: String,
    /// Money for a delivery.
    pub price: u8,
}

/// A crew card.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "CrewCard")]
pub struct CrewData {
    pub id: String,
    pub wage: u8,
    /// Uses in a game; null if it acts by itself.
    pub uses: Option<u8>,
    /// What it changes about prices, so that questions can name them.
    pub changes: Vec<&'static str>,
}

/// The card that an ability belongs to: the number of a postcard; the id of an event or crew card; the seat of a company.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum AbilityOwner {
    Postcard(u8),
    Card(String),
}

/// Words of a campaign that its games need, as everybody may know them.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CampaignWords {
    pub title: String,
    pub year: Option<u16>,
    /// Rules in play beside those of the book; ids are slots.
    pub rules: Vec<Words>,
    pub pavilions: Vec<PavilionSeen>,
    pub crew: Vec<CrewSeen>,
    pub postcards: Vec<PostcardSeen>,
    /// Every ticket of the game, in the order of the edition, with the story it begins.
    pub tickets: Vec<TicketSeen>,
}

/// The result of a seat.
// Fields are in the order in which they have always been written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Standing")]
pub struct StandingData {
    /// Tickets completed.
    pub completed: u8,
    /// Tickets not completed.
    pub failed: u8,
    /// Points by line of the score sheet.
    pub lines: BTreeMap<String, i16>,
    /// Trains on the longest path.
    pub longest_path: u16,
    /// 1 for the winner; equal seats share a place.
    pub place: u8,
    pub seat: u8,
    pub total: i16,
}

impl EditionData {
    /// Everything a program needs to know of an edition for this number of seats; `docs/bot-protocol.md` explains the fields.
    pub fn new(edition: &Edition, seats: usize) -> EditionData {
        let rules = InPlay::of(edition);
        EditionData {
            name: edition.name.clone(),
            title: edition.title.clone(),
            version: edition.version,
            hash: hex::encode(edition.hash),
            places: places(edition, &rules),
            stops: edition.stops.iter().map(|stop| StopData { id: stop.id.clone(), place: stop.place }).collect(),
            routes: routes(edition, &rules),
            decks: edition.decks.clone(),
            tickets: tickets(edition, &rules),
            cards: edition.cards,
            newspapers: edition.newspapers_for(seats),
            passengers: edition.passengers,
            terms: edition.terms,
            menu: edition.menu,
            claim_steps: claim_steps(edition),
            beside: beside(edition),
            lines: edition.lines.iter().map(line).collect(),
            floor: edition.floor,
            companies: companies(edition),
            events: events(edition),
            goods: goods(edition, &rules),
            bands: if rules.bookings { edition.bands.clone() } else { Vec::new() },
            zones: if rules.watch { edition.zones.clone() } else { Vec::new() },
            crew: edition.crew.iter().map(|found| crew(edition, found)).collect(),
            pavilions: pavilions(edition),
            deeds: deeds(edition),
            ties: edition.ties.iter().map(tie).collect(),
            campaign: None,
        }
    }
}

/// Rules that read what is printed on the board and on tickets. Before such a rule is in play, what it reads is not told:
/// in linked games it would give away what is still to come.
struct InPlay {
    freight: bool,
    snow: bool,
    watch: bool,
    bookings: bool,
}

impl InPlay {
    fn of(edition: &Edition) -> InPlay {
        let steps = |word: &str| edition.claim_steps.iter().flatten().any(|step| step.trade_word() == Some(word));
        InPlay {
            freight: steps("load") || steps("deliver"),
            snow: steps("snowbound"),
            watch: steps("watch"),
            bookings: edition.lines.contains(&ScoreLine::Bookings),
        }
    }
}

fn goods(edition: &Edition, rules: &InPlay) -> Vec<GoodData> {
    let goods = edition.goods.iter().filter(|_| rules.freight);
    goods.map(|good| GoodData { name: good.name.clone(), price: good.price }).collect()
}

fn places(edition: &Edition, rules: &InPlay) -> Vec<PlaceData> {
    let goods = goods(edition, rules);
    let place = |place: &rules::board::Place| {
        let demand = goods.iter().enumerate().filter(|(at, _)| place.demand >> at & 1 == 1);
        PlaceData {
            id: place.id.clone(),
            name: place.name.clone(),
            names: None,
            country: place.country,
            large: place.large,
            passengers: place.passengers,
            zone: place.zone.filter(|_| rules.watch).map(|zone| edition.zones[usize::from(zone)].clone()),
            supply: place.supply.and_then(|at| goods.get(usize::from(at))).map(|good| good.name.clone()),
            demand: demand.map(|(_, good)| good.name.clone()).collect(),
        }
    };
    edition.places.iter().map(place).collect()
}

fn routes(edition: &Edition, rules: &InPlay) -> Vec<RouteData> {
    let route = |route: &rules::board::Route| RouteData {
        id: route.id.clone(),
        ends: route.ends,
        places: route.ends.map(|stop| edition.stops[stop.index()].place),
        color: route.color,
        length: route.length,
        points: route_points(edition, route.length),
        group: route.group,
        snow: rules.snow && route.snow,
    };
    edition.routes.iter().map(route).collect()
}

fn tickets(edition: &Edition, rules: &InPlay) -> Vec<TicketData> {
    let ticket = |ticket: &rules::ticket::Ticket| TicketData {
        id: ticket.id.clone(),
        ends: ticket.ends,
        value: ticket.value,
        deck: ticket.deck,
        band: ticket.band.filter(|_| rules.bookings).map(|band| edition.bands[usize::from(band)].clone()),
    };
    edition.tickets.iter().map(ticket).collect()
}

/// The ability of this number in the card language.
fn does(edition: &Edition, deed: u8) -> String {
    edition.abilities[usize::from(deed)].text.clone()
}

fn companies(edition: &Edition) -> Vec<CompanyData> {
    let company = |company: &rules::edition::Company| CompanyData {
        seat: company.seat.clone(),
        color: company.color,
        does: does(edition, company.ability),
    };
    edition.companies.iter().map(company).collect()
}

fn events(edition: &Edition) -> Vec<EventData> {
    let event = |(event, deed): (&rules::edition::Event, u8)| EventData {
        id: event.id.clone(),
        title: event.title.clone(),
        text: event.text.clone(),
        bolt: event.bolt,
        active: event.active,
        does: does(edition, deed),
    };
    edition.events.iter().zip(0..).map(event).collect()
}

/// Rules beside the numbered steps.
fn beside(edition: &Edition) -> Vec<&'static str> {
    let words = Beside::WORDS.into_iter().zip(edition.beside.flags());
    words.filter(|(_, flag)| *flag).map(|(word, _)| word).collect()
}

/// A crew card without its words: those that nobody has turned up yet are still sealed.
fn crew(edition: &Edition, crew: &Crew) -> CrewData {
    let acts = &edition.abilities[usize::from(crew.ability)].clauses;
    let words = Modifier::WORDS.iter().filter(|(_, modifier)| {
        acts.iter().any(|act| matches!(act, Clause::Do(_, Effect::Mod(found)) if found == modifier))
    });
    CrewData { id: crew.id.clone(), wage: crew.wage, uses: crew.uses, changes: words.map(|(word, _)| *word).collect() }
}

/// What follows a claim, each with its number.
fn claim_steps(edition: &Edition) -> Vec<ClaimStepData> {
    let numbered = edition.claim_steps.iter().zip(1u8..).filter_map(|(step, number)| Some((number, step.as_ref()?)));
    numbered.map(|(number, found)| step(found, number)).collect()
}

/// The owner of each ability. What postcards do is a secret of their holders, so nothing else is said of them.
fn deeds(edition: &Edition) -> Vec<Option<AbilityOwner>> {
    let mut owners = vec![None; edition.abilities.len()];
    let card = |id: &str| Some(AbilityOwner::Card(id.to_string()));
    edition.events.iter().zip(0..).for_each(|(event, deed): (_, usize)| owners[deed] = card(&event.id));
    edition.companies.iter().for_each(|company| owners[usize::from(company.ability)] = card(&company.seat));
    for postcard in &edition.postcards {
        owners[usize::from(postcard.ability)] = Some(AbilityOwner::Postcard(postcard.number));
    }
    edition.crew.iter().for_each(|crew| owners[usize::from(crew.ability)] = card(&crew.id));
    owners
}

fn pavilions(edition: &Edition) -> Vec<PavilionSeen> {
    let pavilion = |found: &rules::edition::Pavilion| PavilionSeen {
        id: found.id.clone(),
        name: found.name.clone(),
        at_end: found.check == Trigger::GameEnd,
        when: found.text.clone(),
        first: found.first,
        second: Some(found.second),
    };
    edition.pavilions.iter().map(pavilion).collect()
}

/// What follows a claim.
fn step(step: &ClaimStep, number: u8) -> ClaimStepData {
    let plain = |word| ClaimStepData { step: word, number, points: None, coins: None };
    match step {
        ClaimStep::RoutePoints(points) => ClaimStepData { points: Some(points.to_vec()), ..plain("route_points") },
        ClaimStep::Passengers => plain("passengers"),
        ClaimStep::Collect(coins) => ClaimStepData { coins: Some(*coins), ..plain("collect") },
        ClaimStep::LargeCity => plain("large_city"),
        ClaimStep::CompanyBonus => plain("company_bonus"),
        ClaimStep::Load | ClaimStep::EatingHouses | ClaimStep::Trade(_) => {
            plain(step.trade_word().expect("they all have a word"))
        }
    }
}

/// A line of the score sheet.
fn line(line: &ScoreLine) -> ScoreLineData {
    let plain = ScoreLineData { line: line.name(), points: None, most: None, second: None };
    match line {
        ScoreLine::Routes | ScoreLine::Tickets | ScoreLine::Coins | ScoreLine::Bookings => plain,
        ScoreLine::LongestPath(points) | ScoreLine::Globetrotter(points) => {
            ScoreLineData { points: Some(LinePoints::One(*points)), ..plain }
        }
        ScoreLine::Passengers { most, second } => ScoreLineData { most: Some(*most), second: Some(*second), ..plain },
        ScoreLine::TrainsLeft { table, len } => {
            ScoreLineData { points: Some(LinePoints::Table(table[..usize::from(*len)].to_vec())), ..plain }
        }
    }
}

fn tie(tie: &Tie) -> &'static str {
    match tie {
        Tie::TicketsCompleted => "tickets_completed",
        Tie::LongestPath => "longest_path",
        Tie::Passengers => "passengers",
        Tie::LaterInTurnOrder => "later_in_turn_order",
    }
}

/// The final count, seat by seat.
pub fn standings(edition: &Edition, standings: &Standings) -> Vec<StandingData> {
    let seat = |(result, seat): (&rules::score::SeatScore, u8)| {
        let lines = edition.lines.iter().zip(result.lines);
        StandingData {
            completed: result.completed,
            failed: result.failed,
            lines: lines.map(|(line, points)| (line.name().to_string(), points)).collect(),
            longest_path: result.longest_path,
            place: result.place,
            seat,
            total: result.total,
        }
    };
    standings.results().iter().zip(0..).map(seat).collect()
}
