//! The ticket window: two tickets lie face up, and a seat that draws tickets can take one of them
//! first.

use serde::{Deserialize, Serialize};

use super::effect::EffectFact;
use super::{CampaignState, Canon, Mechanism};
use crate::ability::{Effect, Modifier, modifier};
use crate::agenda::{Ask, Deal, Task};
use crate::chance::Chance;
use crate::fact::{FactData, Listener};
use crate::ids::{Id, Seat, TicketId};
use crate::limits::OFFER_MAX;
use crate::network::Network;
use crate::open::Open;
use crate::question::{AnswerGain, AnswerInfo, AnswerSubject};
use crate::state::Transition;
use crate::tables::Tables;
use crate::ticket::Mix;
use crate::view::Sight;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum WindowFact {
    /// A ticket was turned face up.
    #[serde(rename = "window-shown")]
    Shown { slot: u8, ticket: TicketId },
    /// A seat took a face-up ticket and keeps it.
    #[serde(rename = "window-taken")]
    Taken { seat: Seat, slot: u8, ticket: TicketId },
}

/// Checks whether a seat can take this face-up ticket. It cannot take a ticket that its routes
/// already complete.
fn takeable<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, ticket: TicketId) -> bool {
    !Network::new(tables, open.owned[seat.index()]).joins(tables, tables.ticket(ticket).ends)
}

/// Returns the number of tickets to draw from the deck, after `taken` tickets from the window.
fn from_deck<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, taken: u8) -> u8 {
    let more = open.campaign.as_ref().map_or(0, |campaign| campaign.more_tickets);
    let more = more + modifier(tables, open, seat, Modifier::DrawTickets);
    open.tickets_up_to((open.terms.drawn_tickets.deal + more).min(OFFER_MAX as u8) - taken, 0)
}

/// Returns the number of tickets from the deck that the seat must keep.
fn keep_from_deck<const W: usize>(open: &Open<W>, taken: u8) -> u8 {
    open.terms.drawn_tickets.keep.saturating_sub(taken)
}

/// Describes an answer that takes one face-up ticket or none, and then draws from the deck.
pub(super) fn describe<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, answer: u8) -> AnswerInfo {
    let slot = usize::from(answer).checked_sub(1);
    let window = sight.open.campaign.as_ref().map_or([None; 2], |campaign| campaign.window);
    let ticket = slot.and_then(|slot| *window.get(slot)?);
    let info = match ticket {
        Some(ticket) => info.gives(AnswerGain::Ticket(ticket)).about(AnswerSubject::Ticket(ticket)),
        None => info.declining(),
    };
    let taken = u8::from(ticket.is_some());
    let draw = from_deck(sight.tables, sight.open, sight.seat, taken);
    info.has(Effect::Tickets { draw, keep: keep_from_deck(sight.open, taken) })
}

/// Checks whether a seat can take at least one face-up ticket.
#[inline(always)]
pub(crate) fn window_open<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat) -> bool {
    open.campaign.as_ref().is_some_and(|campaign| any_takeable(tables, open, seat, campaign.window))
}

#[inline(never)]
fn any_takeable<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, window: [Option<TicketId>; 2]) -> bool {
    window.iter().flatten().any(|&ticket| takeable(tables, open, seat, ticket))
}

/// Lists the legal answers: each face-up ticket that can be taken and, if the deck has a ticket,
/// declining.
pub(super) fn options<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    campaign: &CampaignState<W>,
    seat: Seat,
) -> u16 {
    let can = |ticket| takeable(tables, open, seat, ticket);
    let slots = campaign.window.iter().enumerate();
    let taken = slots.fold(0, |bits, (slot, ticket)| bits | u16::from(ticket.is_some_and(can)) << (slot + 1));
    taken | u16::from(open.tickets_left(0) > 0)
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Starts drawing a turn's tickets after cards have reacted: from the window if the seat can
    /// take a ticket there, otherwise from the deck.
    pub(super) fn draw_more_tickets(&mut self, seat: Seat) {
        if window_open(self.tables, &self.state.open, seat) {
            self.push(Task::Ask(Ask::Window(seat)))
        } else {
            self.deal_more_tickets(seat, 0)
        }
    }

    /// Takes the chosen face-up ticket, if any, and draws the remaining tickets from the deck.
    pub(super) fn take_from_window(&mut self, seat: Seat, answer: u8) {
        let taken = answer.checked_sub(1);
        if let Some(slot) = taken {
            let ticket = self.campaign().window[slot as usize].expect("it was offered");
            self.fact(WindowFact::Taken { seat, slot, ticket });
            let keep = keep_from_deck(&self.state.open, 1);
            self.fact(EffectFact::TicketsGiven { seat, keep });
        }
        self.deal_more_tickets(seat, u8::from(taken.is_some()));
    }

    /// Deals a turn's remaining tickets from the deck, after any ticket taken from the window.
    fn deal_more_tickets(&mut self, seat: Seat, taken: u8) {
        let mix = Mix([from_deck(self.tables, &self.state.open, seat, taken), 0]);
        self.happen(FactData::TicketsDrawn { seat, mix });
        self.push(Task::TicketsDone);
        if mix.0[0] > 0 {
            self.push(Task::Ask(Ask::Tickets(seat)));
            self.push(Task::DealTickets(seat, mix.0));
        }
    }

    /// Ends the choice of tickets, then refills the window if the deck still has tickets.
    pub(super) fn tickets_done(&mut self) {
        self.fact(EffectFact::TicketsDone);
        self.fill_window();
    }

    /// Deals a ticket to the next empty slot of the window.
    pub(super) fn fill_window(&mut self) {
        let gap = self.campaign().window.iter().position(Option::is_none);
        if let (true, Some(slot), true) =
            (self.tables.edition.mechanisms.contains(Mechanism::Window), gap, self.state.open.tickets_left(0) > 0)
        {
            self.push(Task::Deal(Deal::Window(slot as u8)));
        }
    }

    pub(super) fn window_dealt(&mut self, slot: u8, ticket: TicketId) {
        self.fact(WindowFact::Shown { slot, ticket });
        self.fill_window();
    }
}

pub(super) fn note<const W: usize>(open: &mut Open<W>, fact: WindowFact) {
    let (slot, ticket) = match fact {
        WindowFact::Shown { slot, ticket } => {
            open.leave_pile(0);
            (slot, Some(ticket))
        }
        WindowFact::Taken { seat, slot, .. } => {
            open.held[seat.index()].0[0] += 1;
            (slot, None)
        }
    };
    open.campaign_mut().window[slot as usize] = ticket;
}

pub(super) fn canon<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    let tickets = &at.edition.tickets;
    at.list(out, "window", at.campaign.window.map(|ticket| ticket.map_or("-", |ticket| &tickets[ticket.index()].id)))
}
