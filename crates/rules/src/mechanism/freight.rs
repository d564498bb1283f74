//! Freight: after a claim, a seat can deliver freight tokens to cities that demand their goods, and
//! load tokens from cities that supply goods.

use serde::{Deserialize, Serialize};

use super::{CampaignState, Canon, MechanismStep, Moment, Next, Tableau};
use crate::ability::{Effect, Modifier, modifier};
use crate::agenda::{Ask, Claim, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, PlaceId, Seat};
use crate::network::Network;
use crate::open::Open;
use crate::question::{AnswerGain, AnswerInfo, AnswerSubject};
use crate::state::Transition;
use crate::tables::Tables;
use crate::view::Sight;

/// Maximum number of tokens a seat can hold without help from cards.
const HOLD: usize = 2;
/// Money that an undelivered token costs at the end of the game.
pub(super) const UNDELIVERED: u8 = 1;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum FreightFact {
    /// A freight token was put on a city.
    #[serde(rename = "freight-laid")]
    Laid { city: PlaceId },
    /// A seat loaded a freight token.
    Loaded { seat: Seat, city: PlaceId },
    /// A seat delivered a freight token.
    Delivered { seat: Seat, city: PlaceId, coins: u8 },
}

impl Tableau {
    /// Counts the freight tokens that the seat holds.
    pub fn tokens(&self) -> usize {
        self.freight.iter().flatten().count()
    }
}

/// Checks whether the network connects this city to another city that demands the good supplied
/// here.
fn deliverable<const W: usize>(tables: &Tables<W>, network: &Network<W>, city: PlaceId) -> bool {
    let places = &tables.edition.places;
    let good = places[city.index()].supply.expect("a token comes from where it is made");
    (0..places.len())
        .map(PlaceId::new)
        .any(|to| places[to.index()].demand >> good & 1 == 1 && to != city && network.joins(tables, [city, to]))
}

/// Returns the money for delivering a token from this city.
pub(super) fn price<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, city: PlaceId) -> u8 {
    let good = tables.edition.places[city.index()].supply.expect("it is made there");
    tables.edition.goods[good as usize].price + modifier(tables, open, seat, Modifier::FreightPay)
}

/// Describes a city's token as the subject of a question.
pub(super) fn token<const W: usize>(tables: &Tables<W>, city: PlaceId) -> AnswerSubject {
    let good = tables.edition.places[city.index()].supply.expect("a token comes from where it is made");
    AnswerSubject::Token { from: city, good }
}

pub(super) fn describe_load<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, city: PlaceId) -> AnswerInfo {
    info.gives(AnswerGain::Token(city)).about(token(sight.tables, city))
}

pub(super) fn describe_delivery<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, answer: u8) -> AnswerInfo {
    let tableau = sight.open.campaign.as_ref().map(|campaign| &campaign.tableaus[sight.seat.index()]);
    let held = tableau.and_then(|tableau| *tableau.freight.get(answer as usize - 1)?);
    let Some(city) = held else { return info };
    let coins = price(sight.tables, sight.open, sight.seat, city);
    info.has(Effect::Gain(coins)).about(token(sight.tables, city))
}

pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let tokens = &at.tableau().freight;
    // Most seats hold no tokens, and the network takes time to compute.
    if tokens.iter().all(Option::is_none) {
        return Next::ask_if(false, Ask::Deliver(at.seat));
    }
    let network = Network::new(at.tables, at.open.owned[at.seat.index()]);
    let can = tokens.iter().flatten().any(|&city| deliverable(at.tables, &network, city));
    Next::ask_if(can, Ask::Deliver(at.seat))
}

/// Plans the offer of a token at each end of the claimed route.
pub(super) fn load_tasks<const W: usize>(tables: &Tables<W>, claim: Claim) -> [Option<Task>; 2] {
    tables.route(claim.route).places.map(|city| Some(Task::Load(claim.seat, city)))
}

/// Lists the legal answers: declining, and each token that can be delivered.
pub(super) fn options<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    campaign: &CampaignState<W>,
    seat: Seat,
) -> u16 {
    let network = Network::new(tables, open.owned[seat.index()]);
    let tokens = campaign.tableaus[seat.index()].freight.iter().enumerate();
    tokens.fold(1, |bits, (slot, token)| {
        let can = token.is_some_and(|city| deliverable(tables, &network, city));
        bits | u16::from(can) << (slot + 1)
    })
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Puts a token on every city that supplies a good.
    pub(super) fn lay_out_freight(&mut self) {
        let tables = self.tables;
        let places = &tables.edition.places;
        for at in (0..places.len()).filter(|&at| places[at].supply.is_some()) {
            self.fact(FreightFact::Laid { city: PlaceId::new(at) });
        }
    }

    /// Offers the token of a city at one end of the claimed route.
    pub(super) fn offer_load(&mut self, seat: Seat, city: PlaceId) {
        let campaign = self.campaign();
        let hold = HOLD + usize::from(modifier(self.tables, &self.state.open, seat, Modifier::Hold));
        let room = campaign.tableaus[seat.index()].tokens() < hold.min(campaign.tableaus[0].freight.len());
        let barred = modifier(self.tables, &self.state.open, seat, Modifier::NoLoad) > 0;
        if campaign.freight.contains(city) && room && !barred {
            self.push(Task::Ask(Ask::Load(seat, city)));
        }
    }

    pub(super) fn load(&mut self, seat: Seat, city: PlaceId) {
        self.fact(FreightFact::Loaded { seat, city });
    }

    /// Delivers a token, then asks about the next one.
    pub(super) fn deliver(&mut self, seat: Seat, answer: u8) {
        let city = self.campaign().tableaus[seat.index()].freight[answer as usize - 1].expect("it was offered");
        let coins = price(self.tables, &self.state.open, seat, city);
        self.fact(FreightFact::Delivered { seat, city, coins });
        self.push(Task::Mechanism(MechanismStep::Deliver, seat));
    }

    /// Makes every seat pay for its undelivered tokens when the game ends.
    pub(super) fn end_freight(&mut self) {
        for seat in self.order() {
            let tokens = self.campaign().tableaus[seat.index()].tokens() as u8;
            self.pay(seat, UNDELIVERED * tokens);
        }
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: FreightFact) {
    match fact {
        FreightFact::Laid { city } => campaign.freight.insert(city),
        FreightFact::Loaded { seat, city } => {
            campaign.freight.remove(city);
            let room = campaign.tableaus[seat.index()].freight.iter_mut().find(|token| token.is_none());
            *room.expect("there was room for it") = Some(city);
        }
        FreightFact::Delivered { seat, city, coins } => {
            let tokens = &mut campaign.tableaus[seat.index()].freight;
            tokens.iter_mut().filter(|token| **token == Some(city)).for_each(|token| *token = None);
            campaign.receive(seat, coins);
        }
    }
}

pub(super) fn canon<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    at.list(out, "freight", at.campaign.freight.iter().map(|city| at.place(city)))
}

pub(super) fn canon_seat<const W: usize>(at: &Canon<'_, W>, seat: Seat, out: &mut String) -> std::fmt::Result {
    let tokens = at.campaign.tableaus[seat.index()].freight.iter().flatten();
    at.seat_list(out, "tokens", seat, tokens.map(|&city| at.place(city)))
}
