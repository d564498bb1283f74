//! Carrying out what cards say: triggers, abilities and their effects, one at a time, so that a newspaper in between finds
//! everything in order.

use super::MechanismFact;
use super::claim::PaymentAid;
use super::offers::window_open;
use crate::ability::{Ability, Clause, Cost, Effect, Modifier, Scope, Trigger};
use crate::agenda::{Ask, Deal, Task};
use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::fact::{Listener, What};
use crate::ids::{Id, Seat};
use crate::open::Open;
use crate::state::Work;

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Work<'_, W, C, L> {
    /// The campaign state of a game that has one.
    pub(super) fn campaign(&self) -> &super::CampaignState<W> {
        self.state.open.campaign.as_ref().expect("only campaign games come here")
    }

    #[inline(never)]
    pub(crate) fn extra(&mut self, extra: MechanismFact) {
        self.happen(What::Mechanism(extra));
    }

    pub(super) fn ability(&self, ability: u8) -> &Ability {
        &self.tables.edition.abilities[ability as usize]
    }

    /// Carries out the tasks of campaign games.
    #[inline(never)]
    pub(crate) fn carry(&mut self, task: Task) {
        self.pop();
        self.make_room();
        match task {
            Task::All(trigger, seats) => self.tell(trigger, seats),
            Task::Turn(seat) => self.push(Task::TurnBegins(seat, false)),
            Task::Trigger(trigger, seat) => self.trigger(trigger, seat),
            Task::Crew(trigger, seat, slot) => self.crew_acts(trigger, seat, slot),
            Task::Cards(trigger, seat, used) => self.ask_cards(trigger, seat, used),
            Task::News(seat) => self.extra(MechanismFact::News { seat }),
            Task::ClaimEvent(seat) => {
                if let Some(event) = self.campaign().claim.and_then(|claim| claim.event) {
                    self.offer(event, Trigger::Claim, seat);
                }
            }
            Task::Trade(trade, seat) => self.trade(trade, seat),
            Task::Load(seat, city) => self.offer_load(seat, city),
            Task::ClaimDone => self.extra(MechanismFact::ClaimDone),
            Task::Begin(ability, seat) => self.begin_ability(ability, seat),
            Task::Clause { ability, clause, seats } => self.apply_clause(ability, clause, seats),
            Task::Take(seat) => self.take(seat),
            Task::TurnEvent(by) => self.turn_event(by),
            Task::DrawTickets(seat) => self.draw_more_tickets(seat),
            Task::TicketsDone => self.tickets_done(),
            Task::Layout(stage) => self.lay_out(stage),
            Task::CrewCall(seats, slot) => self.crew_call(seats, slot),
            Task::Ending(stage) => self.ending(stage),
            Task::TurnBegins(seat, again) => {
                self.happen(What::TurnBegan { seat });
                self.extra(MechanismFact::TurnBegan { again });
                self.push(Task::Trigger(Trigger::TurnEnd, seat));
                self.push(Task::Ask(Ask::Turn(seat)));
                self.push(Task::Trigger(Trigger::TurnStart, seat));
            }
            _ => {}
        }
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
            self.extra(MechanismFact::EndInSight { seat });
        }
        let again = self.campaign().extra_turns > 0;
        let next = if again { seat } else { self.next_seat(seat) };
        self.push(Task::TurnBegins(next, again));
        if in_sight {
            self.tell_all(Trigger::LastRound);
        }
    }

    /// A moment of every seat, in turn order from the one whose turn it is.
    pub(super) fn tell_all(&mut self, trigger: Trigger) {
        self.push(Task::All(trigger, (1 << self.state.open.seats) - 1));
    }

    /// The moment of the first of these seats, then of the others.
    fn tell(&mut self, trigger: Trigger, seats: u8) {
        let Some(seat) = self.order().find(|seat| seats >> seat.index() & 1 == 1) else { return };
        self.push(Task::All(trigger, seats & !(1 << seat.index())));
        match trigger {
            // Crew that works from the setup on is asked for its wage, and at the end it goes before all postcards.
            Trigger::Setup | Trigger::GameEnd => self.push(Task::Cards(trigger, seat, 0)),
            // The event that was turned up has had its say.
            Trigger::Reveal => {
                self.push(Task::Cards(trigger, seat, 0));
                self.push(Task::Crew(trigger, seat, 0));
            }
            _ => self.push(Task::Trigger(trigger, seat)),
        }
    }

    /// All seats, from the one whose turn it is; before the first turn, from the one that begins.
    pub(super) fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<W, C, L> {
        let open = &self.state.open;
        let (seats, from) = (open.seats(), open.turn.or(open.first).map_or(0, Id::index));
        (0..seats).map(move |at| Seat::new((from + at) % seats))
    }

    /// What a card costs is paid before it acts.
    pub(super) fn pay_cost(&mut self, seat: Seat, cost: Option<Cost>) {
        match cost {
            None => {}
            Some(Cost::Cash(coins)) => self.extra(MechanismFact::Paid { seat, coins }),
            Some(Cost::Locomotives(count)) => {
                let cards = Cards::of(Card::Locomotive, count);
                self.extra(MechanismFact::Discarded { seat, cards });
            }
        }
    }

    /// Puts all clauses of an ability on the agenda. Whom they meet is settled now, before the first of them.
    pub(super) fn begin_ability(&mut self, ability: u8, seat: Seat) {
        let open = &self.state.open;
        let seats = open.seats();
        let [most, least] = self.campaign().most_and_least(seats);
        for clause in (0..self.ability(ability).clauses.len()).rev() {
            let meets = match &self.ability(ability).clauses[clause] {
                Clause::Choose(..) | Clause::Do(Scope::You, _) => 1 << seat.index(),
                Clause::Do(Scope::Current, _) => 1 << self.state.open.turn.map_or(seat, |turn| turn).index(),
                Clause::Do(Scope::Most, _) => most,
                Clause::Do(Scope::Least, _) => least,
                Clause::Do(Scope::All(condition), _) => {
                    let open = &self.state.open;
                    let own = &self.state.own;
                    let holds = |seat: &Seat| condition.of_seat(self.tables, open, &own[seat.index()], *seat, None);
                    let met = open.all_seats().filter(holds);
                    met.fold(0, |bits, seat| bits | 1 << seat.index())
                }
            };
            if meets != 0 {
                self.push_deep(Task::Clause { ability, clause: clause as u8, seats: meets });
            }
        }
    }

    /// One clause on the next of its seats, counted from the one whose turn it is.
    fn apply_clause(&mut self, ability: u8, clause: u8, seats: u8) {
        let Some(seat) = self.order().find(|seat| seats >> seat.index() & 1 == 1) else { return };
        let others = seats & !(1 << seat.index());
        if others != 0 {
            self.push_deep(Task::Clause { ability, clause, seats: others });
        }
        match &self.ability(ability).clauses[clause as usize] {
            Clause::Choose(..) => self.push(Task::Ask(Ask::Choose(seat, ability))),
            Clause::Do(_, Effect::Mod(Modifier::DrawTickets)) if self.ability(ability).trigger == Trigger::Tickets => {
                self.extra(MechanismFact::MoreTickets { count: 1 });
            }
            Clause::Do(_, effect) => {
                let effect = *effect;
                self.extra(MechanismFact::Acted { ability, seat });
                self.effect(seat, effect);
            }
        }
    }

    pub(super) fn effect(&mut self, seat: Seat, effect: Effect) {
        let by_length = |numbers: [u8; 3]| {
            let claim = self.campaign().claim.expect("effects by length follow a claim").claim;
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
                    self.extra(MechanismFact::TicketsGiven { seat, keep });
                    self.push(Task::TicketsDone);
                    self.push(Task::Ask(Ask::Tickets(seat)));
                    self.push(Task::DealTickets(seat, [count, 0]));
                }
            }
            Effect::TicketValue(value) => self.extra(MechanismFact::TicketValue { seat, value }),
            Effect::Vault(value) => self.extra(MechanismFact::Vault { seat, value }),
            Effect::Trains(trains) => self.add_trains(seat, trains),
            Effect::Refresh => self.refresh(seat),
            Effect::RetireCurrent => {
                if let Some(event) = self.campaign().event {
                    self.extra(MechanismFact::EventRetired { event });
                    self.push(Task::TurnEvent(None));
                }
            }
            // Only whose turn it is has one after which another can come.
            Effect::ExtraTurn if self.state.open.turns_left.is_none() && self.state.open.turn == Some(seat) => {
                self.extra(MechanismFact::ExtraTurn { seat });
            }
            Effect::ExtraTurn | Effect::Mod(_) => {}
            Effect::Pool(coins) => {
                let coins = self.campaign().coins[seat.index()].min(i16::from(coins)) as u8;
                if coins > 0 && self.campaign().pool.is_some() {
                    self.extra(MechanismFact::Pooled { seat, coins });
                }
            }
            Effect::Free(_) | Effect::AnyColor | Effect::Unlock => {
                let mut help = PaymentAid::default();
                help.add(&effect);
                self.extra(MechanismFact::Helped {
                    free: help.free,
                    any_color: help.any_color,
                    unlocked: help.unlocked,
                });
            }
            Effect::Stakes(stakes) => self.extra(MechanismFact::Staked { seat, stakes }),
            Effect::Evidence(count) => self.extra(MechanismFact::Evidence { count }),
            Effect::Postcards(count) => {
                let left = self.campaign().delivery.len().min(usize::from(count));
                (0..left).for_each(|_| self.push(Task::Deal(Deal::Postcard(seat))));
            }
        }
    }

    pub(super) fn gain(&mut self, seat: Seat, coins: u8) {
        self.happen(What::Collected { seat, coins: i16::from(coins) });
    }

    /// As far as the money goes.
    pub(super) fn pay(&mut self, seat: Seat, coins: u8) {
        let coins = self.campaign().coins[seat.index()].min(i16::from(coins)) as u8;
        if coins > 0 {
            self.extra(MechanismFact::Paid { seat, coins });
        }
    }

    pub(super) fn draw_given(&mut self, seat: Seat, count: u8) {
        (0..count).for_each(|_| self.push_deep(Task::Bonus(seat)));
    }

    /// What the stock cannot hold is paid out instead.
    fn add_trains(&mut self, seat: Seat, trains: u8) {
        let terms = &self.state.open.terms;
        let room = terms.trains_max.saturating_sub(self.campaign().stock[seat.index()]);
        let added = trains.min(room);
        if added > 0 {
            self.extra(MechanismFact::TrainsAdded { seat, trains: added });
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
        self.extra(MechanismFact::Refreshed { seat });
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
        let Open { agenda, campaign, .. } = &mut self.state.open;
        let spilled = campaign.iter_mut().flat_map(|campaign| &mut campaign.spilled);
        for task in agenda.tasks_mut().chain(spilled).filter(|task| matches!(task, Task::Deal(Deal::Market(_)))) {
            *task = Task::Nothing;
        }
    }

    /// LEG-15: the next event, if there is one, and on whose account. An empty deck is made of the discarded events
    /// without the current one, once in a turn: cards that draw and discard whenever an event comes could
    /// otherwise keep one turn going for ever.
    fn turn_event(&mut self, by: Option<Seat>) {
        self.make_room();
        let campaign = self.campaign();
        if campaign.event_deck == 0 {
            let current = campaign.event.map_or(0, |event| 1u32 << event);
            if campaign.events_shuffled || campaign.event_discard & !current == 0 {
                return;
            }
            self.extra(MechanismFact::EventsShuffled);
        }
        self.deal(Deal::Event(by));
    }

    /// LEG-16: an event with the lightning mark acts at once; then everyone's cards have their say.
    pub(crate) fn event_turned(&mut self, event: u8, by: Option<Seat>) {
        self.extra(MechanismFact::EventTurned { event });
        let seat = self.state.open.turn.expect("events are turned after the first turn has begun");
        self.tell_all(Trigger::Reveal);
        // What the event does may turn up another one.
        self.push(Task::News(by));
        self.extra(MechanismFact::News { seat: by });
        self.offer(event, Trigger::Reveal, seat);
    }

    /// The account a newspaper comes up on: whoever draws, or whose card is being replaced.
    pub(crate) fn news_by(&self, deal: Deal) -> Option<Seat> {
        match deal {
            Deal::Card(seat) | Deal::Wire(seat) | Deal::Hazard(seat) => Some(seat),
            Deal::Market(_) => self.campaign().refill_by,
            _ => None,
        }
    }

    /// A turn of drawing tickets, after what cards have to say about it.
    fn draw_more_tickets(&mut self, seat: Seat) {
        if window_open(self.tables, &self.state.open, seat) {
            self.push(Task::Ask(Ask::Window(seat)))
        } else {
            self.deal_more_tickets(seat, 0)
        }
    }

    /// Puts a task on top of an agenda that may be deep: effects of many cards, cards of many effects.
    fn push_deep(&mut self, task: Task) {
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
