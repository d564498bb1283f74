//! Income from claims and from cards that pay for connections, in games whose score is money.

use rules::ability::{Modifier, Trigger};
use rules::claim_step::ClaimStep;
use rules::ids::{Id, PlaceId, RouteId, StopId, TicketId};
use rules::mechanism::Amounts;
use rules::set::Set;
use rules::view::Sight;

use crate::atlas::{Atlas, Link, Prices};
use crate::cards;
use crate::style::Style;

/// Extra value of a stamp towards a full set, by the number of stamps that the seat already has.
const STAMPS_ON_THE_WAY: [f32; 3] = [1.0, 3.0, 8.0];
/// Share of the delivery price that is credited for reaching a freight token that the seat could
/// load.
const LOADED: f32 = 0.5;

/// The money and cards that a seat gains by claiming each route, including credit for later income.
pub struct Income<const W: usize> {
    cash: Prices<W>,
    cards: Prices<W>,
}

impl<const W: usize> Income<W> {
    /// Estimates the income from each claim. Returns `None` if the score is not money.
    pub fn new(atlas: &Atlas<W>, sight: &Sight<'_, W>) -> Option<Income<W>> {
        if !atlas.linked {
            return None;
        }
        let mut income = Income { cash: Prices::flat(0.0), cards: Prices::flat(0.0) };
        income.companies(atlas, sight);
        income.cards_that_pay(atlas, sight);
        income.mechanisms(atlas, sight);
        Some(income)
    }

    /// Returns the money that a claim brings, including credit for later income.
    pub fn cash(&self, route: RouteId) -> f32 {
        self.cash[route]
    }

    /// Returns the value of a claim apart from tickets. Cards are valued by the turns that they
    /// save.
    pub fn of(&self, style: &Style, route: RouteId) -> f32 {
        let card = style.turn / style.cards_a_turn;
        style.income * (self.cash[route] + card * self.cards[route])
    }

    /// Adds the bonus for routes in the company's colour, and the cards for large cities.
    fn companies(&mut self, atlas: &Atlas<W>, sight: &Sight<'_, W>) {
        let edition = sight.tables.edition();
        let has = |wanted: ClaimStep| edition.claim_steps.iter().flatten().any(|step| *step == wanted);
        let company = sight.open.campaign.as_ref().and_then(|campaign| campaign.company[sight.seat.index()]);
        let company = company.map(|at| &edition.companies[usize::from(at)]).filter(|_| has(ClaimStep::CompanyBonus));
        let times = f32::from(1 + sight.changed(Modifier::CompanyTwice));
        let large = has(ClaimStep::LargeCity) && sight.changed(Modifier::NoLargeBonus) == 0;
        for (at, rail) in atlas.routes.iter().enumerate() {
            let route = RouteId::new(at);
            if let Some(company) = company.filter(|company| rail.color == Some(company.color)) {
                let (cash, drawn) = cards::brings(&edition.abilities[usize::from(company.ability)], rail.length);
                self.cash[route] += times * cash;
                self.cards[route] += times * drawn;
            }
            if large && rail.places.iter().any(|place| edition.places[place.index()].large) {
                self.cards[route] += 1.0;
            }
        }
    }

    /// Adds the income from the event, the crew and the postcards that take effect after a claim.
    fn cards_that_pay(&mut self, atlas: &Atlas<W>, sight: &Sight<'_, W>) {
        let edition = sight.tables.edition();
        let Some(campaign) = &sight.open.campaign else { return };
        let tableau = &campaign.tableaus[sight.seat.index()];
        let crew = tableau.crew.iter().flatten().filter(|hired| hired.paid);
        let crew = crew.filter(|hired| edition.crew[usize::from(hired.crew)].uses.is_none() || hired.uses > 0);
        let held = tableau.postcards.iter().flatten();
        let held = held
            .filter_map(|(number, _)| edition.postcards.iter().find(|card| usize::from(card.number) == number.index()));
        let abilities = (campaign.event.into_iter())
            .chain(crew.map(|hired| edition.crew[usize::from(hired.crew)].ability))
            .chain(held.filter(|card| card.active).map(|card| card.ability));
        for number in abilities {
            let ability = &edition.abilities[usize::from(number)];
            if ability.trigger != Trigger::Claim || ability.cost.is_some() {
                continue;
            }
            for route in sight.routes_meeting(number) {
                let (cash, drawn) = cards::brings(ability, atlas.routes[route.index()].length);
                self.cash[route] += cash;
                self.cards[route] += drawn;
            }
        }
    }

    /// Adds the income from clearing snow, from stamps, and from freight.
    fn mechanisms(&mut self, atlas: &Atlas<W>, sight: &Sight<'_, W>) {
        let edition = sight.tables.edition();
        let Some(campaign) = &sight.open.campaign else { return };
        let tableau = &campaign.tableaus[sight.seat.index()];
        for route in campaign.snow {
            self.cash[route] += f32::from(Amounts::ALL.snow_cleared);
            self.cards[route] -= f32::from(u8::from(sight.changed(Modifier::SnowFree) == 0));
        }
        if edition.claim_steps.iter().flatten().any(|step| step.mechanism_word() == Some("watch")) {
            let beside = STAMPS_ON_THE_WAY[tableau.stamps.count_ones().min(2) as usize];
            for (at, rail) in atlas.routes.iter().enumerate() {
                let [a, b] = rail.places.map(|place| edition.places[place.index()].zone);
                if let (Some(a), Some(b)) = (a, b)
                    && a != b
                    && tableau.stamps >> a.min(b) & 1 == 0
                {
                    self.cash[RouteId::new(at)] += f32::from(Amounts::ALL.stamp) + beside;
                }
            }
        }
        let owned = sight.open.owned[sight.seat.index()];
        for city in tableau.freight.into_iter().flatten() {
            let (from, to, price) = freight(atlas, sight, city, owned);
            for (at, rail) in atlas.routes.iter().enumerate() {
                let [a, b] = rail.ends;
                if from.contains(a) && to.contains(b) || from.contains(b) && to.contains(a) {
                    self.cash[RouteId::new(at)] += price;
                }
            }
        }
        for city in campaign.freight {
            let (from, to, price) = freight(atlas, sight, city, owned);
            if from.meets(to) && tableau.freight.contains(&None) {
                for stop in atlas.stops_of[city.index()] {
                    atlas.ways(stop).iter().for_each(|&(route, _)| self.cash[route] += LOADED * price);
                }
            }
        }
    }
}

/// Returns the stops connected to the city of a freight token, the stops connected to cities that
/// demand its good, and the price of a delivery.
pub fn freight<const W: usize>(
    atlas: &Atlas<W>,
    sight: &Sight<'_, W>,
    city: PlaceId,
    routes: Set<RouteId, W>,
) -> (Set<StopId, W>, Set<StopId, W>, f32) {
    let edition = sight.tables.edition();
    let Some(good) = edition.places[city.index()].supply else { return (Set::EMPTY, Set::EMPTY, 0.0) };
    let wants = |at: &usize| edition.places[*at].demand >> good & 1 == 1 && *at != city.index();
    let wanted = (0..edition.places.len()).filter(wants).flat_map(|at| atlas.stops_of[at].iter());
    let price = sight.delivery(city);
    let to = atlas.joined(wanted.collect(), routes);
    (atlas.joined(atlas.stops_of[city.index()], routes), to, f32::from(price))
}

/// The money that cards would pay a seat for connecting places.
#[derive(Clone, Default)]
pub struct Wishes<const W: usize> {
    pub set: Set<TicketId, W>,
    values: Vec<(TicketId, f32)>,
}

impl<const W: usize> Wishes<W> {
    /// Lists the connections for which cards would still pay this seat.
    pub fn new(atlas: &Atlas<W>, sight: &Sight<'_, W>) -> Wishes<W> {
        let (edition, seat) = (sight.tables.edition(), sight.seat.index());
        let Some(campaign) = &sight.open.campaign else { return Wishes::default() };
        let value = |link: &Link| match *link {
            Link::Pavilion(at) => {
                let (card, met) = (&edition.pavilions[usize::from(at)], campaign.met[usize::from(at)]);
                let open = campaign.pavilions >> at & 1 == 1 && met >> seat & 1 == 0;
                let coins = match met.count_ones() {
                    _ if card.check == Trigger::GameEnd => card.first,
                    0 => card.first,
                    1 => card.second,
                    _ => 0,
                };
                if open { f32::from(coins) } else { 0.0 }
            }
            Link::Postcard(at) => {
                let card = &edition.postcards[usize::from(at)];
                let mut held = campaign.tableaus[seat].postcards.iter().flatten();
                let held = card.active && held.any(|(number, _)| number.index() == usize::from(card.number));
                if held { cards::ability_gain(&edition.abilities[usize::from(card.ability)]) } else { 0.0 }
            }
        };
        let numbers = (atlas.tickets.len()..).map(TicketId::new);
        let values: Vec<(TicketId, f32)> = (numbers.zip(&atlas.links))
            .map(|(number, (_, link))| (number, value(link)))
            .filter(|(_, value)| *value > 0.0)
            .collect();
        Wishes { set: values.iter().map(|(number, _)| *number).collect(), values }
    }

    pub fn value(&self, wish: TicketId) -> f32 {
        self.values.iter().find(|(number, _)| *number == wish).map_or(0.0, |(_, value)| *value)
    }
}
