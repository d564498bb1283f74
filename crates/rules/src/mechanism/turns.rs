//! The transition from one turn to the next, and from the last turn to scoring. This file also
//! deals with agendas that outgrow their stack.

use serde::{Deserialize, Serialize};

use super::CampaignState;
use crate::ability::Trigger;
use crate::agenda::{Ask, Task};
use crate::chance::Chance;
use crate::fact::{FactData, Listener};
use crate::ids::{Id, Seat};
use crate::state::Transition;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum TurnFact {
    /// A turn began; `again` is true for an extra turn.
    #[serde(rename = "turn-began")]
    Began { again: bool },
    /// A seat triggered the end of the game. A pending extra turn is lost.
    EndInSight { seat: Seat },
    /// The last turn is over. Cards take effect before scoring.
    Ending,
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn begin_campaign_turn(&mut self, seat: Seat, again: bool) {
        self.happen(FactData::TurnBegan { seat });
        self.fact(TurnFact::Began { again });
        self.push(Task::Trigger(Trigger::TurnEnd, seat));
        self.push(Task::Ask(Ask::Turn(seat)));
        self.push(Task::Trigger(Trigger::TurnStart, seat));
    }

    /// Handles an empty agenda. If tasks have been spilled, brings them back. Otherwise, ends the
    /// turn; the same seat takes an extra turn if one is due. If the end of the turn triggers the
    /// last round, the cards of all seats react. After the last turn, runs the stages before
    /// scoring, and then ends the game.
    #[inline(never)]
    pub(crate) fn close(&mut self) {
        let open = &mut self.state.open;
        if let Some(campaign) = &mut open.campaign
            && !campaign.spilled.is_empty()
        {
            return open.agenda.refill(&mut campaign.spilled);
        }
        if self.is_over() && !self.campaign().ending {
            return self.begin_ending();
        }
        let before = self.state.open.turns_left;
        let Some(seat) = self.turn_over() else { return };
        let in_sight = before.is_none() && self.state.open.turns_left.is_some();
        if in_sight {
            self.fact(TurnFact::EndInSight { seat });
        }
        let again = self.campaign().extra_turns > 0;
        let next = if again { seat } else { self.next_seat(seat) };
        self.push(Task::TurnBegins(next, again));
        if in_sight {
            self.tell_all(Trigger::LastRound);
        }
    }

    /// Reveals all tickets, then schedules the stages between the last turn and scoring.
    fn begin_ending(&mut self) {
        self.fact(TurnFact::Ending);
        for seat in self.state.open.all_seats() {
            let tickets = self.state.own[seat.index()].tickets;
            self.happen(FactData::TicketsRevealed { seat, tickets });
        }
        self.push(Task::Ending(0));
    }

    /// Pushes a task. If the effects of many cards have filled the agenda, makes room first.
    pub(super) fn push_deep(&mut self, task: Task) {
        self.make_room();
        self.push(task);
    }

    /// Moves the lowest tasks out of an agenda that is filling up. This is rare: it happens, for
    /// example, if events turn up further events.
    pub(crate) fn make_room(&mut self) {
        let open = &mut self.state.open;
        if let Some(campaign) = &mut open.campaign {
            open.agenda.spill(&mut campaign.spilled);
        }
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: TurnFact) {
    match fact {
        TurnFact::Began { again } => {
            campaign.extra_turns -= u8::from(again);
            campaign.refill_by = None;
            campaign.events_shuffled = false;
        }
        TurnFact::EndInSight { seat } => {
            campaign.extra_turns = 0;
            campaign.ended_by = Some(seat);
        }
        TurnFact::Ending => campaign.ending = true,
    }
}
