use ::campaign::reveal::PavilionSeen;
use rules::ability::{Clause, Effect, Modifier, Trigger};
use rules::claim_step::ClaimStep;
use rules::edition::{Crew, Edition};
use rules::ids::Id;
use rules::mechanism::Amounts;
use rules::score::{ScoreLine, SeatScore, Standings, Tie};

use super::{
    AbilityOwner, ClaimStepData, CompanyData, CrewData, EditionData, EventData, GoodData, LinePoints, PlaceData,
    RouteData, ScoreLineData, StandingData, StopData, TicketData,
};

impl EditionData {
    /// Converts an edition to data for programs, given the number of seats; `docs/bot-protocol.md`
    /// explains the fields.
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
            conditions: None,
            amounts: None,
            ability_owners: ability_owners(edition),
            ties: edition.ties.iter().map(tie).collect(),
            campaign: None,
        }
    }

    /// Adds the parsed abilities of events and companies, the parsed conditions of pavilions, and
    /// the amounts of money that questions do not state, so that clients need not parse the card
    /// language. The abilities of postcards and crew stay sealed.
    pub fn described(mut self, edition: &Edition) -> EditionData {
        let ability = |number: usize| edition.abilities.get(number).cloned();
        for (number, event) in self.events.iter_mut().enumerate() {
            event.ability = ability(number);
        }
        for (data, company) in self.companies.iter_mut().zip(&edition.companies) {
            data.ability = ability(usize::from(company.ability));
        }
        self.amounts = Some(Amounts::ALL);
        self.conditions = Some(edition.pavilions.iter().map(|pavilion| pavilion.when.clone()).collect());
        self
    }
}

/// Rules that use data printed on the board and on tickets. Data that no active rule uses is
/// omitted, since in campaign games it would give away later parts of the campaign.
struct InPlay {
    freight: bool,
    snow: bool,
    watch: bool,
    bookings: bool,
}

impl InPlay {
    fn of(edition: &Edition) -> InPlay {
        let steps = |word: &str| edition.claim_steps.iter().flatten().any(|step| step.mechanism_word() == Some(word));
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
        points: edition.route_points(route.length),
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

/// Returns the ability with this number, in the card language.
fn does(edition: &Edition, ability: u8) -> String {
    edition.abilities[usize::from(ability)].text.clone()
}

fn companies(edition: &Edition) -> Vec<CompanyData> {
    let company = |company: &rules::edition::Company| CompanyData {
        seat: company.seat.clone(),
        color: company.color,
        does: does(edition, company.ability),
        ability: None,
    };
    edition.companies.iter().map(company).collect()
}

fn events(edition: &Edition) -> Vec<EventData> {
    let event = |(event, ability): (&rules::edition::Event, u8)| EventData {
        id: event.id.clone(),
        title: event.title.clone(),
        text: event.text.clone(),
        bolt: event.bolt,
        active: event.active,
        kept: event.kept,
        does: does(edition, ability),
        ability: None,
    };
    edition.events.iter().zip(0..).map(event).collect()
}

/// Returns the rules that have no numbered step.
fn beside(edition: &Edition) -> Vec<&'static str> {
    edition.mechanisms.keys().collect()
}

/// Converts a crew card without its text, which is sealed until somebody reveals the card.
fn crew(edition: &Edition, crew: &Crew) -> CrewData {
    let acts = &edition.abilities[usize::from(crew.ability)].clauses;
    let words = Modifier::WORDS.iter().filter(|(_, modifier)| {
        acts.iter().any(|act| matches!(act, Clause::Do(_, Effect::Mod(found)) if found == modifier))
    });
    CrewData { id: crew.id.clone(), wage: crew.wage, uses: crew.uses, changes: words.map(|(word, _)| *word).collect() }
}

/// Returns the claim steps with their numbers.
fn claim_steps(edition: &Edition) -> Vec<ClaimStepData> {
    let numbered = edition.claim_steps.iter().zip(1u8..).filter_map(|(step, number)| Some((number, step.as_ref()?)));
    numbered.map(|(number, found)| step(found, number)).collect()
}

/// Returns the owner of each ability. A postcard's ability is its holder's secret, so only the
/// postcard's number is included.
fn ability_owners(edition: &Edition) -> Vec<Option<AbilityOwner>> {
    let mut owners = vec![None; edition.abilities.len()];
    let card = |id: &str| Some(AbilityOwner::Card(id.to_string()));
    edition.events.iter().zip(0..).for_each(|(event, ability): (_, usize)| owners[ability] = card(&event.id));
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

fn step(step: &ClaimStep, number: u8) -> ClaimStepData {
    let plain = |word| ClaimStepData { step: word, number, points: None, coins: None };
    match step {
        ClaimStep::RoutePoints(points) => ClaimStepData { points: Some(points.to_vec()), ..plain("route_points") },
        ClaimStep::Passengers => plain("passengers"),
        ClaimStep::Collect(coins) => ClaimStepData { coins: Some(*coins), ..plain("collect") },
        ClaimStep::LargeCity => plain("large_city"),
        ClaimStep::CompanyBonus => plain("company_bonus"),
        ClaimStep::Load | ClaimStep::EatingHouses | ClaimStep::Mechanism(_) => {
            plain(step.mechanism_word().expect("they all have a word"))
        }
    }
}

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

/// Converts the final scores, seat by seat.
pub fn standings(edition: &Edition, standings: &Standings) -> Vec<StandingData> {
    let seat = |(result, seat): (&SeatScore, u8)| {
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
