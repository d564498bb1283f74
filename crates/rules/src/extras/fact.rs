//! What can happen in an edition with extras, and how it changes them. All of it is public.

use serde::Serialize;

use super::Extras;
use crate::agenda::Claim;
use crate::card::Cards;
use crate::ids::{Id, Seat};

/// Something that happened beyond trains, routes and tickets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum Extra {
    /// An event was turned up and is the current one.
    EventTurned { event: u8 },
    /// The events turned up before the current one were shuffled and are the deck.
    EventsShuffled,
    /// The current event left the game.
    EventRetired { event: u8 },
    /// Money to the bank.
    Paid { seat: Seat, coins: u8 },
    /// Cards beside a payment were discarded.
    Discarded { seat: Seat, cards: Cards },
    /// The open cards were discarded for new ones.
    Refreshed { seat: Seat },
    /// A seat will have another turn.
    ExtraTurn { seat: Seat },
    /// So many tickets more in the action at hand.
    MoreTickets { count: u8 },
    /// An effect has tickets drawn, of which so many must be kept.
    TicketsGiven { seat: Seat, keep: u8 },
    /// The choice from tickets, or the action that drew them, is over.
    TicketsDone,
    /// Added to a ticket line.
    TicketValue { seat: Seat, value: u8 },
    /// A certificate for a vault.
    Vault { seat: Seat, value: u8 },
    /// Trains were added to a stock.
    TrainsAdded { seat: Seat, trains: u8 },
    /// What follows a claim begins; the event current until now has a say in it.
    ClaimBegan { claim: Claim, event: Option<u8> },
    /// All that follows a claim has been done.
    ClaimDone,
    /// A turn began, one beyond the usual ones or not.
    TurnBegan { again: bool },
    /// A seat took a face-up card, which is replaced on its account.
    Replaced { seat: Seat },
    /// A seat brought the game to its end. An extra turn still due is lost.
    EndInSight { seat: Seat },
}

impl Extras {
    /// Changes the extras by what happened.
    pub(crate) fn note(&mut self, extra: &Extra) {
        match *extra {
            Extra::EventTurned { event } => {
                self.event_deck &= !(1 << event);
                self.event_discard |= 1 << event;
                self.event = Some(event);
            }
            Extra::EventsShuffled => {
                let current = self.event.map_or(0, |event| 1 << event);
                self.event_deck |= self.event_discard & !current;
                self.event_discard &= current;
            }
            Extra::EventRetired { event } => {
                self.event_discard &= !(1 << event);
                self.event_retired |= 1 << event;
                self.event = None;
            }
            Extra::Paid { seat, coins } => self.coins[seat.index()] -= i16::from(coins),
            Extra::Refreshed { seat } => self.refill_by = Some(seat),
            Extra::ExtraTurn { .. } => self.extra_turns += 1,
            Extra::MoreTickets { count } => self.more_tickets += count,
            Extra::TicketsGiven { keep, .. } => self.keep = Some(keep),
            Extra::TicketsDone => {
                self.keep = None;
                self.more_tickets = 0;
            }
            Extra::TicketValue { seat, value } => self.ticket_value[seat.index()] += value,
            Extra::Vault { seat, value } => self.vault[seat.index()] += value,
            Extra::TrainsAdded { seat, trains } => self.trains_added[seat.index()] += trains,
            Extra::ClaimBegan { claim, event } => {
                self.claim = Some((claim, event));
                self.refill_by = None;
            }
            Extra::ClaimDone => self.claim = None,
            Extra::TurnBegan { again } => {
                self.extra_turns -= u8::from(again);
                self.refill_by = None;
            }
            Extra::Replaced { seat } => self.refill_by = Some(seat),
            Extra::EndInSight { seat } => {
                self.extra_turns = 0;
                self.ended_by = Some(seat);
            }
            Extra::Discarded { .. } => {}
        }
    }
}
