//! What numbered steps do after a claim: freight, telegraph, eating houses and the rest of a company's trade.

use serde::Serialize;

use super::Extra;
use super::claim::{can_stake, snow_markers};
use super::offers::deliverable;
use crate::agenda::{Ask, Claim, Deal, Task};
use crate::card::{Card, Cards, Face, Mark};
use crate::chance::Chance;
use crate::deed::{Modifier, Trigger};
use crate::extras::modifier;
use crate::fact::{Listener, What};
use crate::ids::{Id, PlaceId, RouteId, Seat};
use crate::limits::SEATS_MIN;
use crate::network::Network;
use crate::state::Work;
use crate::ticket::Mix;

/// A step of trade, for the seat that claims.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Trade {
    Hazard,
    PoolDues,
    Snowbound,
    Deliver,
    Survey,
    Telegraph,
    /// One of the cards looked at is kept.
    KeepWired,
    Dine,
    Build,
    Watch,
    /// Crew, postcards and pavilions.
    Cards,
    Pavilions,
    /// A second claim for a locomotive.
    Second,
    /// Stakes for a card of the route being paid for.
    Stakes,
}

/// Money won and lost for each declared skull.
const HAZARD: [u8; 2] = [2, 3];
const POOL_DUE: u8 = 1;
const SNOW_CLEARED: u8 = 3;
/// Tokens a seat may hold.
const HOLD: usize = 2;
const WIRE: u8 = 2;
/// The longest route that counts as short for the telegraph, and the cards looked at.
const WIRE_LEN: u8 = 2;
const WIRED: u8 = 3;
/// The first stamp of each line, and what all three bring beside.
const STAMP: u8 = 2;
const ALL_STAMPS: u8 = 8;
const LINES: u8 = 0b111;

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Work<'_, W, C, L> {
    /// Begins a step of trade.
    pub(super) fn trade(&mut self, trade: Trade, seat: Seat) {
        let claim = self.extras().claim.expect("trade follows a claim");
        let (route, row) = (claim.claim.route, *self.tables.route(claim.claim.route));
        let coins = self.extras().coins[seat.index()];
        match trade {
            Trade::Hazard => {
                let safe = self.has(seat, Modifier::HazardSafe);
                if claim.skulls > 0 && (safe || coins >= i16::from(HAZARD[1] * claim.skulls)) {
                    self.push(Task::Ask(Ask::Hazard(seat)));
                }
            }
            Trade::PoolDues => {
                if row.color.is_some() && row.color == self.extras().pool && coins > 0 {
                    self.extra(Extra::Pooled { seat, coins: POOL_DUE });
                }
            }
            Trade::Snowbound => {
                if self.extras().snow.contains(route) {
                    self.extra(Extra::SnowCleared { seat, route, coins: SNOW_CLEARED });
                }
            }
            Trade::Deliver => {
                let network = Network::new(self.tables, self.state.open.owned[seat.index()]);
                let tokens = self.extras().desks[seat.index()].freight;
                if tokens.iter().flatten().any(|&city| deliverable(self.tables, &network, city)) {
                    self.push(Task::Ask(Ask::Deliver(seat)));
                }
            }
            Trade::Survey => {
                let first = if self.has(seat, Modifier::StakeOne) { 1 } else { 2 };
                let stakes = u8::from(claim.picks >= first) + u8::from(claim.picks >= 3);
                if stakes > 0 {
                    self.extra(Extra::Staked { seat, stakes });
                }
            }
            Trade::Telegraph => {
                let short = WIRE_LEN + u8::from(self.has(seat, Modifier::WireThree));
                if row.length <= short && coins >= i16::from(self.wire_cost(seat)) && self.state.open.card_left() {
                    self.push(Task::Ask(Ask::Wire(seat)));
                }
            }
            // A newspaper may have taken the last card.
            Trade::KeepWired if self.extras().wired == 0 => {}
            Trade::KeepWired => self.push(Task::Ask(Ask::WireKeep(seat))),
            Trade::Dine => {
                let rival = |city: &PlaceId| self.extras().house_in(*city).is_some_and(|owner| owner != seat);
                let free = self.has(seat, Modifier::DineFree);
                if row.places.iter().any(rival) && (free || coins >= 1) {
                    self.push(Task::Ask(Ask::Dine(seat)));
                }
            }
            Trade::Build => {
                let desk = &self.extras().desks[seat.index()];
                let room = row.places.iter().any(|&city| self.extras().house_in(city).is_none());
                if desk.houses.contains(&None) && room && coins >= i16::from(self.house_cost()) {
                    self.push(Task::Ask(Ask::House(seat)));
                }
            }
            Trade::Watch => self.stamp(seat, row.places),
            Trade::Cards => {
                self.push(Task::Trade(Trade::Pavilions, seat));
                self.push(Task::Cards(Trigger::Claim, seat, 0));
                self.push(Task::Crew(Trigger::Claim, seat, 0));
            }
            Trade::Pavilions => self.visit_pavilions(seat, Trigger::Claim),
            Trade::Stakes => {
                if can_stake(self.tables, &self.state.open, seat, route) {
                    self.push(Task::Ask(Ask::Stakes(seat)));
                }
            }
            Trade::Second => {
                if !claim.second && self.state.open.turns_left.is_none() && self.state.open.hands[seat.index()] > 1 {
                    self.push(Task::Ask(Ask::Second(seat)));
                }
            }
        }
    }

    /// An answer to a step of trade that is not no.
    pub(super) fn answer_trade(&mut self, ask: Ask, seat: Seat, answer: u8) {
        let claim = self.extras().claim;
        let end = |at: u8| {
            let route = claim.expect("trade follows a claim").claim.route;
            self.tables.route(route).places[at as usize - 1]
        };
        match ask {
            Ask::Hazard(_) => self.push(Task::Deal(Deal::Hazard(seat))),
            Ask::Deliver(_) => {
                let city = self.extras().desks[seat.index()].freight[answer as usize - 1].expect("it was offered");
                let good = self.tables.edition.places[city.index()].supply.expect("it is made there");
                let price = self.tables.edition.goods[good as usize].price;
                let coins = price + modifier(self.tables, &self.state.open, seat, Modifier::FreightPay);
                self.extra(Extra::Delivered { seat, city, coins });
                // The next one is asked about only after a yes.
                self.push(Task::Trade(Trade::Deliver, seat));
            }
            Ask::Load(_, city) => self.extra(Extra::Loaded { seat, city }),
            Ask::Wire(_) => {
                self.extra(Extra::Paid { seat, coins: self.wire_cost(seat) });
                self.push(Task::Trade(Trade::KeepWired, seat));
                self.push(Task::Deal(Deal::Wire(seat)));
            }
            Ask::Dine(_) => {
                let owner = self.extras().house_in(end(answer)).expect("it was offered");
                let two = u8::from(self.state.open.seats() == SEATS_MIN);
                let free = self.has(seat, Modifier::DineFree);
                let paid = u8::from(!free);
                // The bank adds what the diner pays, or pays both; with two players it adds nothing.
                self.extra(Extra::Dined { seat, owner, paid, got: 2 - two });
                self.draw_given(seat, 1);
            }
            Ask::House(_) => {
                let city = end(answer);
                self.extra(Extra::HouseBuilt { seat, city, coins: self.house_cost() });
            }
            _ => unreachable!("the answer was checked"),
        }
    }

    fn has(&self, seat: Seat, wanted: Modifier) -> bool {
        modifier(self.tables, &self.state.open, seat, wanted) > 0
    }

    fn wire_cost(&self, seat: Seat) -> u8 {
        WIRE + modifier(self.tables, &self.state.open, seat, Modifier::WireCost)
    }

    fn house_cost(&self) -> u8 {
        if self.state.open.seats() == SEATS_MIN { 1 } else { 2 }
    }

    /// A token at an end of the claimed route.
    pub(super) fn offer_load(&mut self, seat: Seat, city: PlaceId) {
        let extras = self.extras();
        let hold = HOLD + usize::from(modifier(self.tables, &self.state.open, seat, Modifier::Hold));
        let room = extras.desks[seat.index()].tokens() < hold.min(extras.desks[0].freight.len());
        if extras.freight.contains(city) && room && !self.has(seat, Modifier::NoLoad) {
            self.push(Task::Ask(Ask::Load(seat, city)));
        }
    }

    fn stamp(&mut self, seat: Seat, places: [PlaceId; 2]) {
        let [a, b] = places.map(|place| self.tables.edition.places[place.index()].zone);
        let (Some(a), Some(b)) = (a, b) else { return };
        let (line, stamps) = (a.min(b), self.extras().desks[seat.index()].stamps);
        if a != b && stamps >> line & 1 == 0 {
            let all = stamps | 1 << line == LINES;
            self.extra(Extra::Stamped { seat, line, coins: STAMP + if all { ALL_STAMPS } else { 0 } });
        }
    }

    /// A card turned for hazard freight decides.
    pub(crate) fn hazard_turned(&mut self, seat: Seat, card: Card, mark: Option<Mark>) {
        self.extra(Extra::Turned { card, mark });
        let skulls = self.extras().claim.map_or(0, |claim| claim.skulls);
        match mark {
            Some(Mark::Skull) if self.has(seat, Modifier::HazardSafe) => {}
            Some(Mark::Skull) => self.pay(seat, HAZARD[1] * skulls),
            _ => self.gain(seat, HAZARD[0] * skulls),
        }
        self.tidy();
    }

    /// Another card to be looked at, up to three.
    pub(crate) fn wire_on(&mut self, seat: Seat) {
        if self.extras().wired < WIRED {
            self.push(Task::Deal(Deal::Wire(seat)));
        }
        self.reshuffle_if_empty();
    }

    /// One of the cards looked at is kept, the others are discarded.
    pub(super) fn keep_wired(&mut self, seat: Seat, answer: u8) {
        let wire = self.state.own[seat.index()].wire;
        let faces: Vec<Face> = wire.faces().collect();
        let mut discarded = Cards::NONE;
        for (_, &face) in faces.iter().enumerate().filter(|(at, _)| *at != answer as usize) {
            discarded.add_all(&Cards::of_face(face, 1));
        }
        let (card, mark) = faces[answer as usize].card().expect("a newspaper is no card");
        self.happen(What::WireKept { seat, card: Some(card), mark, discarded });
        self.tidy();
    }

    /// Pavilions that a seat meets now; two seats can meet one in play, all at the end.
    pub(super) fn visit_pavilions(&mut self, seat: Seat, check: Trigger) {
        let route = self.extras().claim.map(|claim| claim.claim.route);
        for pavilion in 0..self.tables.edition.pavilions.len() as u8 {
            let card = &self.tables.edition.pavilions[pavilion as usize];
            let (laid, met) = (self.extras().pavilions >> pavilion & 1 == 1, self.extras().met[pavilion as usize]);
            let coins = match met.count_ones() {
                0 => card.first,
                _ if check == Trigger::GameEnd => card.first,
                1 => card.second,
                _ => 0,
            };
            let own = &self.state.own[seat.index()];
            let open = laid && card.check == check && met >> seat.index() & 1 == 0 && coins > 0;
            if open && card.when.of_seat(self.tables, &self.state.open, own, seat, route) {
                self.extra(Extra::PavilionMet { seat, pavilion, coins });
            }
        }
    }

    /// A route is named; cards help, then it is paid for.
    pub(crate) fn name_route(&mut self, seat: Seat, route: RouteId) {
        let second = matches!(self.state.open.agenda.top(), Task::Ask(Ask::Second(_)));
        self.pop();
        let event = self.extras().event;
        self.extra(Extra::ClaimBegan { claim: Claim { seat, route }, event, second });
        self.push(Task::Ask(Ask::Pay(seat)));
        self.push(Task::Cards(Trigger::Pay, seat, 0));
        self.push(Task::Trade(Trade::Stakes, seat));
        self.push(Task::Crew(Trigger::Pay, seat, 0));
        self.event_at(Trigger::Pay, seat);
        if second {
            let cards = Cards::of(Card::Locomotive, 1);
            self.extra(Extra::Discarded { seat, cards });
            self.tidy();
        }
    }

    /// The named route is paid for and taken.
    pub(crate) fn pay_route(&mut self, seat: Seat, cards: &Cards, snow: Option<Face>) {
        self.pop();
        let claim = self.extras().claim.expect("a route was named").claim;
        self.happen(What::Claimed { seat, route: claim.route, payment: *cards });
        if let Some(face) = snow {
            self.extra(Extra::Discarded { seat, cards: Cards::of_face(face, 1) });
        }
        self.extra(Extra::Shown { picks: cards.showing(Mark::Pickaxe), skulls: cards.showing(Mark::Skull) });
        self.push(Task::ClaimDone);
        if self.tables.edition.beside.double_heading {
            self.push(Task::Trade(Trade::Second, seat));
        }
        self.push(Task::Steps(claim, 0));
        self.push(Task::ClaimEvent(seat));
        self.tidy();
    }

    /// A ticket that lies open is taken as the first of the draw, or none is; the rest comes from the deck.
    pub(super) fn take_from_window(&mut self, seat: Seat, answer: u8) {
        let taken = answer.checked_sub(1);
        if let Some(slot) = taken {
            let ticket = self.extras().window[slot as usize].expect("it was offered");
            self.extra(Extra::WindowTaken { seat, slot, ticket });
            let keep = self.state.open.terms.drawn_tickets.keep.saturating_sub(1);
            self.extra(Extra::TicketsGiven { seat, keep });
        }
        self.deal_more_tickets(seat, u8::from(taken.is_some()));
    }

    /// Tickets of a ticket turn from the deck, after so many from the window.
    pub(super) fn deal_more_tickets(&mut self, seat: Seat, taken: u8) {
        let open = &self.state.open;
        let more = self.extras().more_tickets + modifier(self.tables, open, seat, Modifier::DrawTickets);
        let deal = (open.terms.drawn_tickets.deal + more).min(crate::limits::OFFER_MAX as u8) - taken;
        let mix = Mix([open.tickets_up_to(deal, 0), 0]);
        self.happen(What::TicketsDrawn { seat, mix });
        self.push(Task::TicketsDone);
        if mix.0[0] > 0 {
            self.push(Task::Ask(Ask::Tickets(seat)));
            self.push(Task::DealTickets(seat, mix.0));
        }
    }

    /// The choice from tickets is over; the window is refilled as far as the deck goes.
    pub(super) fn tickets_done(&mut self) {
        self.extra(Extra::TicketsDone);
        self.fill_window();
    }

    /// The next gap of the window.
    pub(crate) fn fill_window(&mut self) {
        let gap = self.extras().window.iter().position(Option::is_none);
        if let (true, Some(slot), true) = (self.tables.edition.beside.window, gap, self.state.open.tickets_left(0) > 0)
        {
            self.push(Task::Deal(Deal::Window(slot as u8)));
        }
    }

    /// How many routes lie under snow at the start.
    pub(super) fn snow_due(&self) -> usize {
        snow_markers(self.state.open.seats())
    }
}
