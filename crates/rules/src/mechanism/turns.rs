//! From one turn to the next, and from the last one to the count; agendas that get deep on the way.

use serde::Serialize;

use super::CampaignState;
use crate::ability::Trigger;
use crate::agenda::{Ask, Task};
use crate::chance::Chance;
use crate::fact::{Listener, What};
use crate::ids::{Id, Seat};
use crate::state::Work;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum TurnFact {
    /// A turn began, one beyond the usual ones or not.
    #[serde(rename = "turn-began")]
    Began { again: bool },
    /// A seat brought the game to its end. An extra turn still due is lost.
    EndInSight { seat: Seat },
    /// The last turn is over; cards have their say before the count.
    Ending,
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Work<'_, W, C, L> {
    pub(super) fn begin_campaign_turn(&mut self, seat: Seat, again: bool) {
        self.happen(What::TurnBegan { seat });
        self.fact(TurnFact::Began { again });
        self.push(Task::Trigger(Trigger::TurnEnd, seat));
        self.push(Task::Ask(Ask::Turn(seat)));
        self.push(Task::Trigger(Trigger::TurnStart, seat));
    }

    /// Nothing is left on the agenda: what a deep one had to leave outside comes back, or the turn is over. The next is
    /// another one of the same seat where one is due. The end in sight is told to everyone's cards.
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

    /// All tickets are shown, and the last things are put on the agenda.
    fn begin_ending(&mut self) {
        self.fact(TurnFact::Ending);
        for seat in self.state.open.all_seats() {
            let tickets = self.state.own[seat.index()].tickets;
            self.happen(What::TicketsRevealed { seat, tickets });
        }
        self.push(Task::Ending(0));
    }

    /// Puts a task on top of an agenda that may be deep: effects of many cards, cards of many effects.
    pub(super) fn push_deep(&mut self, task: Task) {
        self.make_room();
        self.push(task);
    }

    /// Deep agendas are rare: events that turn up events. Their lowest tasks then wait outside.
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
