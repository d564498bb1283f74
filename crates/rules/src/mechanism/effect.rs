//! Effects of abilities on a seat or the table. Effects are applied one at a time, so that the
//! state is consistent if a newspaper interrupts them.

use serde::{Deserialize, Serialize};

use super::StakesFact;
use super::claim::ClaimFact;
use super::payment::PaymentAid;
use crate::ability::Effect;
use crate::agenda::{Ask, Deal, Task};
use crate::card::Cards;
use crate::chance::Chance;
use crate::fact::{FactData, Listener};
use crate::ids::{Id, Seat};
use crate::market::Market;
use crate::open::Open;
use crate::state::Transition;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum EffectFact {
    /// A seat paid money to the bank.
    Paid { seat: Seat, coins: u8 },
    /// A seat discarded cards in addition to a payment.
    Discarded { seat: Seat, cards: Cards },
    /// The face-up cards were discarded and will be replaced.
    Refreshed { seat: Seat },
    /// A seat will take another turn.
    ExtraTurn { seat: Seat },
    /// More tickets will be drawn in the current action.
    MoreTickets { count: u8 },
    /// A seat draws tickets and must keep at least this many.
    TicketsGiven { seat: Seat, keep: u8 },
    /// A choice of tickets, or the action that drew them, has ended.
    TicketsDone,
    /// Money was added to the tickets line of a seat's score.
    TicketValue { seat: Seat, value: u8 },
    /// A seat got a certificate for its vault.
    Vault { seat: Seat, value: u8 },
    /// A seat got more trains.
    TrainsAdded { seat: Seat, trains: u8 },
    /// A card took effect for a seat. The money facts that directly follow are attributed to the
    /// card.
    Acted {
        #[serde(rename = "deed")]
        ability: u8,
        seat: Seat,
    },
    /// A seat took a face-up card. If the refill turns up a newspaper, the seat is credited with
    /// it.
    Replaced { seat: Seat },
    /// Evidence was found; it counts for the whole table.
    Evidence { count: u8 },
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn effect(&mut self, seat: Seat, effect: Effect) {
        let length = self.campaign().claim.map(|claim| self.tables.route(claim.claim.route).length);
        match length.map_or(effect, |length| effect.for_length(length)) {
            Effect::Gain(coins) => self.gain(seat, coins),
            Effect::Pay(coins) => self.pay(seat, coins),
            Effect::Pool(coins) => self.pay_pool(seat, coins),
            Effect::Draw(count) => self.draw_given(seat, count),
            Effect::Take(count) => (0..count).for_each(|_| self.push_deep(Task::Take(seat))),
            Effect::Tickets { draw, keep } => self.give_tickets(seat, draw, keep),
            Effect::TicketValue(value) => self.fact(EffectFact::TicketValue { seat, value }),
            Effect::Vault(value) => self.fact(EffectFact::Vault { seat, value }),
            Effect::Trains(trains) => self.add_trains(seat, trains),
            Effect::Refresh => self.refresh(seat),
            Effect::RetireCurrent => self.retire_event(),
            // Only the current seat can get an extra turn.
            Effect::ExtraTurn if self.state.open.turns_left.is_none() && self.state.open.turn == Some(seat) => {
                self.fact(EffectFact::ExtraTurn { seat });
            }
            Effect::ExtraTurn | Effect::Mod(_) => {}
            Effect::GainByLength(_) | Effect::DrawByLength(_) => unreachable!("effects by length follow a claim"),
            Effect::Free(_) | Effect::AnyColor | Effect::Unlock => {
                let mut aid = PaymentAid::default();
                aid.add(&effect);
                self.fact(ClaimFact::Helped { free: aid.free, any_color: aid.any_color, unlocked: aid.unlocked });
            }
            Effect::Stakes(stakes) => self.fact(StakesFact::Gained { seat, stakes }),
            Effect::Evidence(count) => self.fact(EffectFact::Evidence { count }),
            Effect::Postcards(count) => self.draw_postcards(seat, count),
        }
    }

    pub(super) fn gain(&mut self, seat: Seat, coins: u8) {
        self.happen(FactData::Collected { seat, coins: i16::from(coins) });
    }

    /// Pays money to the bank, but not more than the seat has.
    pub(super) fn pay(&mut self, seat: Seat, coins: u8) {
        let coins = self.campaign().coins[seat.index()].min(i16::from(coins)) as u8;
        if coins > 0 {
            self.fact(EffectFact::Paid { seat, coins });
        }
    }

    pub(super) fn draw_given(&mut self, seat: Seat, count: u8) {
        (0..count).for_each(|_| self.push_deep(Task::Bonus(seat)));
    }

    fn give_tickets(&mut self, seat: Seat, draw: u8, keep: u8) {
        let count = self.state.open.tickets_up_to(draw, 0);
        if count > 0 {
            self.fact(EffectFact::TicketsGiven { seat, keep });
            self.push(Task::TicketsDone);
            self.push(Task::Ask(Ask::Tickets(seat)));
            self.push(Task::DealTickets(seat, [count, 0]));
        }
    }

    /// Gives a seat more trains. For trains above the maximum, the seat receives money instead.
    fn add_trains(&mut self, seat: Seat, trains: u8) {
        let terms = &self.state.open.terms;
        let room = terms.trains_max.saturating_sub(self.campaign().stock[seat.index()]);
        let added = trains.min(room);
        if added > 0 {
            self.fact(EffectFact::TrainsAdded { seat, trains: added });
        }
        if trains > added {
            self.gain(seat, trains - added);
        }
    }

    /// Discards all face-up cards and refills every slot. Pending replacements are cancelled, and a
    /// refresh within a refresh has no effect.
    fn refresh(&mut self, seat: Seat) {
        if self.state.open.tasks().any(|task| task == Task::Refreshing) {
            return;
        }
        self.forget_replacements();
        self.fact(EffectFact::Refreshed { seat });
        self.push(Task::Refreshing);
        self.refill_market();
    }

    /// Refills the market, then lets a seat take a face-up card other than a locomotive, if there
    /// is one.
    pub(super) fn take(&mut self, seat: Seat) {
        let open = &self.state.open;
        if open.market.gap().is_some() && open.card_left() {
            self.forget_replacements();
            self.push(Task::Take(seat));
            self.refill_market();
        } else if open.market.colored() != 0 {
            self.push(Task::Ask(Ask::Take(seat)));
        }
    }

    /// Cancels pending replacements of face-up cards.
    fn forget_replacements(&mut self) {
        let Open { agenda, campaign, .. } = &mut self.state.open;
        let spilled = campaign.iter_mut().flat_map(|campaign| &mut campaign.spilled);
        for task in agenda.tasks_mut().chain(spilled).filter(|task| matches!(task, Task::Deal(Deal::Market(_)))) {
            *task = Task::Nothing;
        }
    }
}

pub(super) fn note<const W: usize>(open: &mut Open<W>, fact: EffectFact) {
    match fact {
        EffectFact::Discarded { seat, cards } => {
            open.hands[seat.index()] -= cards.len();
            open.discard.add_all(&cards);
        }
        EffectFact::Refreshed { .. } => {
            open.discard.add_all(&open.market.cards());
            open.market = Market::default();
            open.stands = false;
        }
        EffectFact::TrainsAdded { seat, trains } => open.trains[seat.index()] += trains,
        _ => {}
    }
    let campaign = open.campaign_mut();
    match fact {
        EffectFact::Paid { seat, coins } => campaign.spend(seat, coins),
        EffectFact::Refreshed { seat } | EffectFact::Replaced { seat } => campaign.refill_by = Some(seat),
        EffectFact::ExtraTurn { .. } => campaign.extra_turns += 1,
        EffectFact::MoreTickets { count } => campaign.more_tickets += count,
        EffectFact::TicketsGiven { keep, .. } => campaign.keep = Some(keep),
        EffectFact::TicketsDone => {
            campaign.keep = None;
            campaign.more_tickets = 0;
        }
        EffectFact::TicketValue { seat, value } => campaign.tableaus[seat.index()].ticket_value += u16::from(value),
        EffectFact::Vault { seat, value } => campaign.tableaus[seat.index()].vault += u16::from(value),
        EffectFact::TrainsAdded { seat, trains } => campaign.stock[seat.index()] += trains,
        EffectFact::Evidence { count } => campaign.evidence += count,
        EffectFact::Acted { .. } | EffectFact::Discarded { .. } => {}
    }
}
