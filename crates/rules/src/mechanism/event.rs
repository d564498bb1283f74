//! Events. A newspaper in the deck turns up an event, which stays current until it is replaced or
//! retired.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::{CampaignState, Canon};
use crate::ability::Trigger;
use crate::agenda::{Deal, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::Seat;
use crate::state::Transition;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum EventFact {
    /// An event was turned up and is now current.
    #[serde(rename = "event-turned")]
    Turned { event: u8 },
    /// The event deck was rebuilt from all discarded events except the current one.
    #[serde(rename = "events-shuffled")]
    Shuffled,
    /// The current event left the game.
    #[serde(rename = "event-retired")]
    Retired { event: u8 },
    /// A seat was credited with the last event; `None` if nobody was.
    News { seat: Option<Seat> },
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Lets the current event react to a trigger for a seat.
    pub(super) fn event_at(&mut self, trigger: Trigger, seat: Seat) {
        if let Some(event) = self.campaign().event {
            self.offer(event, trigger, seat);
        }
    }

    /// Lets the event that was current when a claim began react to the claim.
    pub(super) fn event_after_claim(&mut self, seat: Seat) {
        if let Some(event) = self.campaign().claim.and_then(|claim| claim.event) {
            self.offer(event, Trigger::Claim, seat);
        }
    }

    /// Turns up the next event, if there is one, and credits a seat (LEG-15).
    ///
    /// An empty deck is rebuilt from the discarded events without the current one, but only once
    /// per turn. Otherwise, cards that draw and discard whenever an event is turned up could
    /// keep a turn going forever.
    pub(super) fn turn_event(&mut self, by: Option<Seat>) {
        self.make_room();
        let campaign = self.campaign();
        if campaign.event_deck == 0 {
            let current = campaign.event.map_or(0, |event| 1u32 << event);
            if campaign.events_shuffled || campaign.event_discard & !current == 0 {
                return;
            }
            self.fact(EventFact::Shuffled);
        }
        self.deal(Deal::Event(by));
    }

    /// Makes a dealt event current (LEG-16). An event with a lightning bolt takes effect
    /// immediately. Then the cards of all seats react.
    pub(super) fn event_dealt(&mut self, event: u8, by: Option<Seat>) {
        self.fact(EventFact::Turned { event });
        let seat = self.state.open.turn.expect("events are turned after the first turn has begun");
        self.tell_all(Trigger::Reveal);
        // The event may turn up another event.
        self.push(Task::News(by));
        self.credit_news(by);
        self.offer(event, Trigger::Reveal, seat);
    }

    /// Records which seat is credited with the last event.
    pub(super) fn credit_news(&mut self, seat: Option<Seat>) {
        self.fact(EventFact::News { seat });
    }

    /// Retires the current event and turns up the next one. An event that cannot be retired is only
    /// replaced.
    pub(super) fn retire_event(&mut self) {
        if let Some(event) = self.campaign().event {
            if !self.tables.edition.events[usize::from(event)].kept {
                self.fact(EventFact::Retired { event });
            }
            self.push(Task::TurnEvent(None));
        }
    }

    /// Returns the seat credited with a newspaper: the seat that drew it, or the seat that took or
    /// refreshed the face-up cards being replaced.
    pub(crate) fn news_by(&self, deal: Deal) -> Option<Seat> {
        match deal {
            Deal::Card(seat) | Deal::Telegraph(seat) | Deal::Hazard(seat) => Some(seat),
            Deal::Market(_) => self.campaign().refill_by,
            _ => None,
        }
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: EventFact) {
    match fact {
        EventFact::Turned { event } => {
            campaign.event_deck &= !(1 << event);
            campaign.event_discard |= 1 << event;
            campaign.event_turned |= 1 << event;
            campaign.event = Some(event);
        }
        EventFact::Shuffled => {
            let current = campaign.event.map_or(0, |event| 1 << event);
            campaign.event_deck |= campaign.event_discard & !current;
            campaign.event_discard &= current;
            campaign.events_shuffled = true;
        }
        EventFact::Retired { event } => {
            campaign.event_discard &= !(1 << event);
            campaign.event_retired |= 1 << event;
            campaign.event = None;
        }
        EventFact::News { seat } => campaign.news_for = seat,
    }
}

pub(super) fn canon<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    let campaign = at.campaign;
    let piles = [
        ("deck", campaign.event_deck),
        ("discard", campaign.event_discard),
        ("retired", campaign.event_retired),
        ("turned", campaign.event_turned),
    ];
    for (name, bits) in piles {
        let found = at.edition.events.iter().enumerate().filter(|(number, _)| bits >> number & 1 == 1);
        write!(out, "events ")?;
        at.list(out, name, found.map(|(_, event)| &event.id))?;
    }
    if campaign.events_shuffled {
        writeln!(out, "events shuffled")?;
    }
    writeln!(out, "event {}", at.event(campaign.event))
}

pub(super) fn canon_news<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    writeln!(out, "news-for {}", at.seat(at.campaign.news_for))
}
