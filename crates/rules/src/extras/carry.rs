//! Carrying out what cards say: triggers, deeds and their effects, one at a time, so that a newspaper in between finds
//! everything in order.

use super::Extra;
use super::offers::{applies, modifier};
use crate::agenda::{Ask, Deal, Task};
use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::deed::{Act, Cost, Deed, Effect, Modifier, Scope, Trigger};
use crate::fact::{Listener, What};
use crate::ids::{Id, Seat};
use crate::limits::OFFER_MAX;
use crate::open::Open;
use crate::state::Work;
use crate::ticket::Mix;

impl<const W: usize, C: Chance, L: Listener<W>> Work<'_, W, C, L> {
    /// The extras of an edition that has them.
    fn extras(&self) -> &super::Extras {
        self.state.open.extras.as_ref().expect("only editions with extras come here")
    }

    pub(crate) fn extra(&mut self, extra: Extra) {
        self.happen(What::Extra(extra));
    }

    fn deed(&self, deed: u8) -> &Deed {
        &self.tables.edition.deeds[deed as usize]
    }

    /// The tasks of extras.
    #[inline(never)]
    pub(crate) fn carry(&mut self, task: Task) {
        self.pop();
        match task {
            Task::Turn(seat) => self.push(Task::TurnBegins(seat, false)),
            Task::Trigger(trigger, seat) => self.trigger(trigger, seat),
            Task::ClaimEvent(seat) => {
                if let Some(event) = self.extras().claim.and_then(|(_, event)| event) {
                    self.offer(event, Trigger::Claim, seat);
                }
            }
            Task::ClaimDone => self.extra(Extra::ClaimDone),
            Task::Begin(deed, seat) => self.begin_deed(deed, seat),
            Task::Act { deed, act, seats } => self.act_on(deed, act, seats),
            Task::Take(seat) => self.take(seat),
            Task::TurnEvent => self.turn_event(),
            Task::DrawTickets(seat) => self.draw_more_tickets(seat),
            Task::TicketsDone => self.extra(Extra::TicketsDone),
            Task::TurnBegins(seat, again) => {
                self.happen(What::TurnBegan { seat });
                self.extra(Extra::TurnBegan { again });
                self.push(Task::TurnEnd(seat));
                self.push(Task::Ask(Ask::Turn(seat)));
                self.push(Task::Trigger(Trigger::TurnStart, seat));
            }
            Task::TurnEnd(seat) => self.push(Task::Trigger(Trigger::TurnEnd, seat)),
            _ => {}
        }
    }

    /// Nothing is left on the agenda: what a deep one had to leave outside comes back, or the turn is over. The next is
    /// another one of the same seat where one is due. The end in sight is told to everyone's cards.
    #[inline(never)]
    pub(crate) fn close(&mut self) {
        let open = &mut self.state.open;
        if let Some(extras) = &mut open.extras
            && !extras.spilled.is_empty()
        {
            return open.agenda.refill(&mut extras.spilled);
        }
        let before = open.turns_left;
        let Some(seat) = self.turn_over() else { return };
        let seats = self.state.open.seats();
        let in_sight = before.is_none() && self.state.open.turns_left.is_some();
        if in_sight {
            self.extra(Extra::EndInSight { seat });
        }
        let again = self.extras().extra_turns > 0;
        let next = if again { seat } else { self.next_seat(seat) };
        self.push(Task::TurnBegins(next, again));
        for at in (0..seats).rev().filter(|_| in_sight) {
            self.push(Task::Trigger(Trigger::LastRound, Seat::new((seat.index() + at) % seats)));
        }
    }

    /// What the current event does at this moment of a seat.
    fn trigger(&mut self, trigger: Trigger, seat: Seat) {
        if let Some(event) = self.extras().event {
            self.offer(event, trigger, seat);
        }
    }

    /// Lets a deed act if it applies: at once, or after a question where it has a cost. What a hand holds is a secret,
    /// so a seat is asked whether or not it could pay with a card.
    fn offer(&mut self, deed: u8, trigger: Trigger, seat: Seat) {
        let (tables, open) = (self.tables, &self.state.open);
        if self.deed(deed).trigger != trigger || !applies(tables, open, deed, seat) {
            return;
        }
        match self.deed(deed).cost {
            None => self.begin_deed(deed, seat),
            Some(Cost::Cash(coins)) if self.extras().coins[seat.index()] < i16::from(coins) => {}
            Some(_) => self.push(Task::Ask(Ask::Use(seat, deed))),
        }
    }

    /// A seat answers a question of a card.
    pub(crate) fn answer(&mut self, seat: Seat, answer: u8) {
        let Task::Ask(ask) = *self.state.open.agenda.top() else { unreachable!("the answer was checked") };
        self.pop();
        match ask {
            Ask::Use(_, _) if answer == 0 => {}
            Ask::Use(_, deed) => {
                match self.deed(deed).cost {
                    Some(Cost::Cash(coins)) => self.extra(Extra::Paid { seat, coins }),
                    Some(Cost::Locomotives(count)) => {
                        let cards = Cards::of(Card::Locomotive, count);
                        self.extra(Extra::Discarded { seat, cards });
                    }
                    None => {}
                }
                self.begin_deed(deed, seat);
                self.tidy();
            }
            Ask::Choose(_, deed) => {
                let [one, other] = self.deed(deed).either().expect("only such cards ask");
                self.effect(seat, if answer == 0 { one } else { other });
            }
            _ => unreachable!("the answer was checked"),
        }
    }

    /// Puts all acts of a deed on the agenda. Whom they meet is settled now, before the first of them.
    fn begin_deed(&mut self, deed: u8, seat: Seat) {
        let open = &self.state.open;
        let seats = open.seats();
        let [most, least] = self.extras().most_and_least(seats);
        for act in (0..self.deed(deed).acts.len()).rev() {
            let meets = match &self.deed(deed).acts[act] {
                Act::Choose(..) | Act::Do(Scope::You, _) => 1 << seat.index(),
                Act::Do(Scope::Current, _) => 1 << self.state.open.turn.map_or(seat, |turn| turn).index(),
                Act::Do(Scope::Most, _) => most,
                Act::Do(Scope::Least, _) => least,
                Act::Do(Scope::All(condition), _) => {
                    let open = &self.state.open;
                    let met = open.all_seats().filter(|&seat| condition.of_seat(self.tables, open, seat));
                    met.fold(0, |bits, seat| bits | 1 << seat.index())
                }
            };
            if meets != 0 {
                self.push_deep(Task::Act { deed, act: act as u8, seats: meets });
            }
        }
    }

    /// One act on the next of its seats, counted from the one whose turn it is.
    fn act_on(&mut self, deed: u8, act: u8, seats: u8) {
        let (count, from) = (self.state.open.seats(), self.state.open.turn.map_or(0, Id::index));
        let order = (0..count).map(|at| (from + at) % count);
        let Some(seat) = order.map(Seat::new).find(|seat| seats >> seat.index() & 1 == 1) else { return };
        let others = seats & !(1 << seat.index());
        if others != 0 {
            self.push_deep(Task::Act { deed, act, seats: others });
        }
        match &self.deed(deed).acts[act as usize] {
            Act::Choose(..) => self.push(Task::Ask(Ask::Choose(seat, deed))),
            Act::Do(_, Effect::Mod(Modifier::DrawTickets)) if self.deed(deed).trigger == Trigger::Tickets => {
                self.extra(Extra::MoreTickets { count: 1 });
            }
            Act::Do(_, effect) => {
                let effect = *effect;
                self.effect(seat, effect);
            }
        }
    }

    fn effect(&mut self, seat: Seat, effect: Effect) {
        let by_length = |numbers: [u8; 3]| {
            let (claim, _) = self.extras().claim.expect("effects by length follow a claim");
            numbers[(usize::from(self.tables.route(claim.route).length - 1) / 2).min(2)]
        };
        match effect {
            Effect::Gain(coins) => self.gain(seat, coins),
            Effect::GainByLength(numbers) => self.gain(seat, by_length(numbers)),
            Effect::Pay(coins) => self.pay(seat, coins),
            Effect::Draw(count) => self.draw_given(seat, count),
            Effect::DrawByLength(numbers) => self.draw_given(seat, by_length(numbers)),
            Effect::Take(count) => (0..count).for_each(|_| self.push_deep(Task::Take(seat))),
            Effect::Tickets { draw, keep } => {
                let count = self.state.open.tickets_up_to(draw, 0);
                if count > 0 {
                    self.extra(Extra::TicketsGiven { seat, keep });
                    self.push(Task::TicketsDone);
                    self.push(Task::Ask(Ask::Tickets(seat)));
                    self.push(Task::DealTickets(seat, [count, 0]));
                }
            }
            Effect::TicketValue(value) => self.extra(Extra::TicketValue { seat, value }),
            Effect::Vault(value) => self.extra(Extra::Vault { seat, value }),
            Effect::Trains(trains) => self.add_trains(seat, trains),
            Effect::Refresh => self.refresh(seat),
            Effect::RetireCurrent => {
                if let Some(event) = self.extras().event {
                    self.extra(Extra::EventRetired { event });
                    self.push(Task::TurnEvent);
                }
            }
            Effect::ExtraTurn if self.state.open.turns_left.is_none() => self.extra(Extra::ExtraTurn { seat }),
            Effect::ExtraTurn | Effect::Mod(_) => {}
            Effect::Pool(_)
            | Effect::Free(_)
            | Effect::AnyColor
            | Effect::Unlock
            | Effect::Stakes(_)
            | Effect::Evidence(_)
            | Effect::Postcards(_) => {}
        }
    }

    fn gain(&mut self, seat: Seat, coins: u8) {
        self.happen(What::Collected { seat, coins: i16::from(coins) });
    }

    /// As far as the money goes.
    fn pay(&mut self, seat: Seat, coins: u8) {
        let coins = self.extras().coins[seat.index()].min(i16::from(coins)) as u8;
        if coins > 0 {
            self.extra(Extra::Paid { seat, coins });
        }
    }

    fn draw_given(&mut self, seat: Seat, count: u8) {
        (0..count).for_each(|_| self.push_deep(Task::Bonus(seat)));
    }

    /// What the stock cannot hold is paid out instead.
    fn add_trains(&mut self, seat: Seat, trains: u8) {
        let terms = &self.state.open.terms;
        let room = terms.trains_max - terms.trains.min(terms.trains_max) - self.extras().trains_added[seat.index()];
        let added = trains.min(room);
        if added > 0 {
            self.extra(Extra::TrainsAdded { seat, trains: added });
        }
        if trains > added {
            self.gain(seat, trains - added);
        }
    }

    /// All open cards go and every slot is filled. A replacement that was due no longer is, and within a refreshing
    /// another one has no effect.
    fn refresh(&mut self, seat: Seat) {
        if self.state.open.tasks().any(|task| task == Task::Refreshing) {
            return;
        }
        self.forget_replacements();
        self.extra(Extra::Refreshed { seat });
        self.push(Task::Refreshing);
        self.tidy();
    }

    /// A face-up card for a seat, once the market is full; nothing if none qualifies.
    fn take(&mut self, seat: Seat) {
        let open = &self.state.open;
        if open.market.gap().is_some() && open.card_left() {
            self.forget_replacements();
            self.push(Task::Take(seat));
            self.tidy();
        } else if open.market.colored() != 0 {
            self.push(Task::Ask(Ask::Take(seat)));
        }
    }

    /// Replacements that are due are no longer.
    fn forget_replacements(&mut self) {
        let Open { agenda, extras, .. } = &mut self.state.open;
        let spilled = extras.iter_mut().flat_map(|extras| &mut extras.spilled);
        for task in agenda.tasks_mut().chain(spilled).filter(|task| matches!(task, Task::Deal(Deal::Market(_)))) {
            *task = Task::Nothing;
        }
    }

    /// LEG-15: the next event, where there is one. An empty deck is made of the events turned up before the current
    /// one, where the edition says so.
    fn turn_event(&mut self) {
        self.make_room();
        let extras = self.extras();
        if extras.event_deck == 0 {
            let current = extras.event.map_or(0, |event| 1u32 << event);
            if !self.state.open.terms.events_again || extras.event_discard & !current == 0 {
                return;
            }
            self.extra(Extra::EventsShuffled);
        }
        self.deal(Deal::Event);
    }

    /// LEG-16: an event with the lightning mark acts at once.
    pub(crate) fn event_turned(&mut self, event: u8) {
        self.extra(Extra::EventTurned { event });
        let seat = self.state.open.turn.expect("events are turned after the first turn has begun");
        self.offer(event, Trigger::Reveal, seat);
    }

    /// A turn of drawing tickets, after what cards have to say about it.
    fn draw_more_tickets(&mut self, seat: Seat) {
        let open = &self.state.open;
        let more = self.extras().more_tickets + modifier(self.tables, open, seat, Modifier::DrawTickets);
        let deal = (open.terms.drawn_tickets.deal + more).min(OFFER_MAX as u8);
        let mix = Mix([open.tickets_up_to(deal, 0), 0]);
        self.happen(What::TicketsDrawn { seat, mix });
        self.push(Task::TicketsDone);
        self.push(Task::Ask(Ask::Tickets(seat)));
        self.push(Task::DealTickets(seat, mix.0));
    }

    /// Puts a task on top of an agenda that may be deep: effects of many cards, cards of many effects.
    fn push_deep(&mut self, task: Task) {
        self.make_room();
        self.push(task);
    }

    /// Deep agendas are rare: events that turn up events. Their lowest tasks then wait outside.
    fn make_room(&mut self) {
        let open = &mut self.state.open;
        if let Some(extras) = &mut open.extras {
            open.agenda.spill(&mut extras.spilled);
        }
    }
}
