//! Eating houses: a claim lets a seat dine at a rival's house to get a card, and build its own
//! house.

use serde::{Deserialize, Serialize};

use super::{CampaignState, Canon, MechanismStep, Moment, Next};
use crate::ability::{Effect, Modifier, modifier};
use crate::agenda::{Ask, Claim, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, PlaceId, Seat};
use crate::limits::SEATS_MIN;
use crate::open::Open;
use crate::question::{AnswerGain, AnswerInfo, AnswerSubject};
use crate::state::Transition;
use crate::tables::Tables;
use crate::view::Sight;

/// Price of a meal.
const MEAL: u8 = 1;
/// The owner's income from a meal if there are more than two seats. The diner and the bank pay it
/// together.
const OWNER: u8 = 2;
/// Number of cards a diner draws.
const CARDS: u8 = 1;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum HouseFact {
    /// A seat dined at another seat's house: `paid` is its payment, `got` the owner's income.
    Dined { seat: Seat, owner: Seat, paid: u8, got: u8 },
    /// An eating house was built.
    #[serde(rename = "house-built")]
    Built { seat: Seat, city: PlaceId, coins: u8 },
}

impl<const W: usize> CampaignState<W> {
    /// Returns the owner of the eating house in a city, if there is one.
    pub fn house_in(&self, place: PlaceId) -> Option<Seat> {
        self.tableaus.iter().position(|tableau| tableau.houses.contains(&Some(place))).map(Seat::new)
    }

    fn is_rival_house(&self, place: PlaceId, seat: Seat) -> bool {
        self.house_in(place).is_some_and(|owner| owner != seat)
    }
}

/// Returns the price of building a house.
fn price<const W: usize>(open: &Open<W>) -> u8 {
    if open.seats() == SEATS_MIN { 1 } else { 2 }
}

/// Returns the diner's payment and the owner's income. The bank pays the difference. In a
/// two-player game, the income is lower.
pub(super) fn meal<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat) -> (u8, u8) {
    let free = modifier(tables, open, seat, Modifier::MealFree) > 0;
    let two = u8::from(open.seats() == SEATS_MIN);
    (if free { 0 } else { MEAL }, OWNER - two)
}

pub(super) fn describe_meal<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, answer: u8) -> AnswerInfo {
    let Some((place, Some(owner))) = site(sight, answer) else { return info };
    let (paid, coins) = meal(sight.tables, sight.open, sight.seat);
    let info = info.costs_coins(paid).has(Effect::Draw(CARDS)).gives(AnswerGain::Rival { seat: owner, coins });
    info.about(AnswerSubject::House { place, owner: Some(owner) })
}

pub(super) fn describe_site<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, answer: u8) -> AnswerInfo {
    let Some((place, owner)) = site(sight, answer) else { return info };
    let info = info.costs_coins(price(sight.open)).gives(AnswerGain::House(place));
    info.about(AnswerSubject::House { place, owner })
}

/// Returns the place that an answer refers to, and the owner of the eating house there, if any.
fn site<const W: usize>(sight: &Sight<'_, W>, answer: u8) -> Option<(PlaceId, Option<Seat>)> {
    let campaign = sight.open.campaign.as_ref()?;
    let place = answered_end(sight.tables, campaign, answer)?;
    Some((place, campaign.house_in(place)))
}

fn answered_end<const W: usize>(tables: &Tables<W>, campaign: &CampaignState<W>, answer: u8) -> Option<PlaceId> {
    tables.route(campaign.claim?.claim.route).places.get(usize::from(answer).checked_sub(1)?).copied()
}

/// Plans the two questions: first about dining, then about building.
pub(super) fn tasks(claim: Claim) -> [Option<Task>; 2] {
    [MechanismStep::HouseMeal, MechanismStep::HouseSite].map(|step| Some(Task::Mechanism(step, claim.seat)))
}

pub(super) fn plan_meal<const W: usize>(at: &Moment<'_, W>) -> Next {
    let rival = at.route().places.iter().any(|&city| at.campaign.is_rival_house(city, at.seat));
    Next::ask_if(rival && at.affords(meal(at.tables, at.open, at.seat).0), Ask::HouseMeal(at.seat))
}

pub(super) fn plan_site<const W: usize>(at: &Moment<'_, W>) -> Next {
    let room = at.route().places.iter().any(|&city| at.campaign.house_in(city).is_none());
    let can = at.tableau().houses.contains(&None) && room && at.affords(price(at.open));
    Next::ask_if(can, Ask::HouseSite(at.seat))
}

/// Lists the legal answers: declining, and each end of the claimed route at which the seat can
/// dine.
pub(super) fn meal_options<const W: usize>(tables: &Tables<W>, campaign: &CampaignState<W>, seat: Seat) -> u16 {
    ends(tables, campaign, |city| campaign.is_rival_house(city, seat))
}

/// Lists the legal answers: declining, and each end of the claimed route without a house.
pub(super) fn site_options<const W: usize>(tables: &Tables<W>, campaign: &CampaignState<W>) -> u16 {
    ends(tables, campaign, |city| campaign.house_in(city).is_none())
}

/// Lists the legal answers: declining, and each end of the claimed route for which `holds` is true.
fn ends<const W: usize>(tables: &Tables<W>, campaign: &CampaignState<W>, holds: impl Fn(PlaceId) -> bool) -> u16 {
    let Some(claim) = campaign.claim else { return 1 };
    let places = tables.route(claim.claim.route).places.into_iter().enumerate();
    places.fold(1, |bits, (at, place)| bits | u16::from(holds(place)) << (at + 1))
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Pays for a meal at the chosen end of the route, and draws a card for the diner.
    pub(super) fn dine(&mut self, seat: Seat, answer: u8) {
        let place = answered_end(self.tables, self.campaign(), answer).expect("it was offered");
        let owner = self.campaign().house_in(place).expect("it was offered");
        let (paid, got) = meal(self.tables, &self.state.open, seat);
        self.fact(HouseFact::Dined { seat, owner, paid, got });
        self.draw_given(seat, CARDS);
    }

    pub(super) fn build_house(&mut self, seat: Seat, answer: u8) {
        let city = answered_end(self.tables, self.campaign(), answer).expect("it was offered");
        let coins = price(&self.state.open);
        self.fact(HouseFact::Built { seat, city, coins });
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: HouseFact) {
    match fact {
        HouseFact::Dined { seat, owner, paid, got } => {
            campaign.spend(seat, paid);
            campaign.receive(owner, got);
        }
        HouseFact::Built { seat, city, coins } => {
            campaign.spend(seat, coins);
            let room = campaign.tableaus[seat.index()].houses.iter_mut().find(|house| house.is_none());
            *room.expect("there was a house left") = Some(city);
        }
    }
}

pub(super) fn canon_seat<const W: usize>(at: &Canon<'_, W>, seat: Seat, out: &mut String) -> std::fmt::Result {
    let houses = at.campaign.tableaus[seat.index()].houses.iter().flatten();
    at.seat_list(out, "houses", seat, houses.map(|&city| at.place(city)))
}
