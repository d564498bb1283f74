//! The order in which cards react to a trigger: the event, then the crew, then postcards in the
//! order that their holder chooses.

use super::payment::{Stages, still_payable};
use super::{CampaignState, EffectFact, Hired};
use crate::ability::{Ability, Clause, Cost, Effect, Modifier, Scope, Trigger, applies};
use crate::agenda::{Ask, Task};
use crate::card::{Card, Cards};
use crate::chance::Chance;
use crate::edition::Edition;
use crate::fact::Listener;
use crate::ids::{Id, PostcardId, Seat};
use crate::open::Open;
use crate::own::Own;
use crate::question::{AnswerInfo, AnswerSubject, QuestionOrigin};
use crate::state::Transition;
use crate::tables::Tables;
use crate::view::Sight;

/// Checks whether a seat can pay a card's cost.
pub(super) fn affords<const W: usize>(open: &Open<W>, own: &Own<W>, seat: Seat, cost: Option<Cost>) -> bool {
    match cost {
        None => true,
        Some(Cost::Locomotives(count)) => own.hand.locomotives() >= count,
        Some(Cost::Cash(coins)) => open.coins(seat) >= i16::from(coins),
    }
}

/// Returns the card that an ability belongs to.
pub(super) fn owner(edition: &Edition, ability: u8) -> QuestionOrigin {
    let number = |at: Option<usize>| at.map(|at| at as u8);
    let company = || number(edition.companies.iter().position(|company| company.ability == ability));
    let crew = || number(edition.crew.iter().position(|crew| crew.ability == ability));
    let postcard = || edition.postcards.iter().find(|postcard| postcard.ability == ability);
    match ability as usize {
        event if event < edition.events.len() => QuestionOrigin::Event(ability),
        _ => company()
            .map(QuestionOrigin::Company)
            .or_else(|| crew().map(QuestionOrigin::Crew))
            .or_else(|| postcard().map(|card| QuestionOrigin::Postcard(PostcardId::new(card.number as usize))))
            .expect("every ability belongs to a card"),
    }
}

/// Returns the office card that an ability belongs to, if any.
pub(super) fn subject(edition: &Edition, ability: u8) -> Option<AnswerSubject> {
    match owner(edition, ability) {
        QuestionOrigin::Crew(crew) => Some(AnswerSubject::Crew(crew)),
        QuestionOrigin::Postcard(number) => Some(AnswerSubject::Postcard(number)),
        QuestionOrigin::Event(_) | QuestionOrigin::Company(_) | QuestionOrigin::Mechanism(_) => None,
    }
}

/// Adds the chosen effect to an answer's description.
pub(super) fn describe_choice<const W: usize>(
    sight: &Sight<'_, W>,
    info: AnswerInfo,
    ability: u8,
    answer: u8,
) -> AnswerInfo {
    let either = sight.tables.edition.abilities[ability as usize].either();
    let effect = either.map(|[one, other]| if answer == 0 { one } else { other });
    effect.map_or(info.clone(), |effect| info.has(sight.resolved(effect)))
}

/// Lists the legal answers to the question of whether to pay a card's cost in order to use the
/// card.
pub(super) fn use_options<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    campaign: &CampaignState<W>,
    seat: Seat,
    ability: u8,
) -> u16 {
    let crew = &tables.edition.crew;
    let is_of = |hired: &Option<Hired>| hired.is_some_and(|hired| crew[hired.crew as usize].ability == ability);
    let slot = campaign.tableaus[seat.index()].crew.iter().position(is_of);
    yes_or_no(tables, open, own, seat, ability, slot.map_or(0, |slot| slot + 1))
}

/// Returns a bit set: bit 0 if the card may be declined, bit 1 if it may be used. While a route is
/// being paid for, neither answer may make the payment impossible.
pub(super) fn yes_or_no<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    ability: u8,
    crew_from: usize,
) -> u16 {
    let ability = &tables.edition.abilities[ability as usize];
    let paid = |using: Option<&Ability>| {
        let stages = Stages { crew_from, ..Stages::CREW };
        ability.trigger != Trigger::Pay || still_payable(tables, open, own, seat, stages, using)
    };
    let yes = affords(open, own, seat, ability.cost) && paid(Some(ability));
    u16::from(paid(None)) | u16::from(yes) << 1
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn ability(&self, ability: u8) -> &Ability {
        &self.tables.edition.abilities[ability as usize]
    }

    /// Schedules reactions to a trigger: those of the current event and of the seat's crew and
    /// postcards.
    pub(super) fn trigger(&mut self, trigger: Trigger, seat: Seat) {
        self.push(Task::Cards(trigger, seat, 0));
        self.push(Task::Crew(trigger, seat, 0));
        self.event_at(trigger, seat);
    }

    /// Schedules this trigger for every seat, in turn order from the current seat.
    pub(super) fn tell_all(&mut self, trigger: Trigger) {
        self.push(Task::All(trigger, (1 << self.state.open.seats) - 1));
    }

    /// Schedules this trigger for these seats, in turn order.
    pub(super) fn tell(&mut self, trigger: Trigger, seats: u8) {
        let Some(seat) = self.order().find(|seat| seats >> seat.index() & 1 == 1) else { return };
        self.push(Task::All(trigger, seats & !(1 << seat.index())));
        match trigger {
            // Only postcards react here. At setup, crew cards take effect when their wages are
            // paid; at the end of the game, they take effect before all postcards.
            Trigger::Setup | Trigger::GameEnd => self.push(Task::Cards(trigger, seat, 0)),
            // The event that was turned up has already taken effect.
            Trigger::Reveal => {
                self.push(Task::Cards(trigger, seat, 0));
                self.push(Task::Crew(trigger, seat, 0));
            }
            _ => self.push(Task::Trigger(trigger, seat)),
        }
    }

    /// Iterates over all seats in turn order, starting with the current seat or, before the first
    /// turn, the starting seat.
    pub(super) fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<W, C, L> {
        let open = &self.state.open;
        let (seats, from) = (open.seats(), open.turn.or(open.first).map_or(0, Id::index));
        (0..seats).map(move |at| Seat::new((from + at) % seats))
    }

    /// Applies an ability if it has this trigger and its condition holds: immediately, or after a
    /// question if it has a cost. If the cost is in cards, a seat without these cards is asked too,
    /// since hands are secret.
    pub(super) fn offer(&mut self, ability: u8, trigger: Trigger, seat: Seat) {
        let (open, own) = (&self.state.open, &self.state.own[seat.index()]);
        if self.ability(ability).trigger != trigger || !applies(self.tables, open, own, ability, seat) {
            return;
        }
        match self.ability(ability).cost {
            None => self.begin_ability(ability, seat),
            Some(cost @ Cost::Cash(_)) if !affords(open, own, seat, Some(cost)) => {}
            Some(_) => self.push(Task::Ask(Ask::Use(seat, ability))),
        }
    }

    /// Pays the cost of an ability that the seat decided to use, then applies the ability.
    pub(super) fn use_ability(&mut self, seat: Seat, ability: u8) {
        self.fact(EffectFact::Acted { ability, seat });
        match self.ability(ability).cost {
            None => {}
            Some(Cost::Cash(coins)) => self.fact(EffectFact::Paid { seat, coins }),
            Some(Cost::Locomotives(count)) => {
                let cards = Cards::of(Card::Locomotive, count);
                self.fact(EffectFact::Discarded { seat, cards });
            }
        }
        self.begin_ability(ability, seat);
        self.refill_market();
    }

    /// Applies one of the two effects that a card offers.
    pub(super) fn choose_effect(&mut self, seat: Seat, ability: u8, answer: u8) {
        let [one, other] = self.ability(ability).either().expect("only such cards ask");
        self.fact(EffectFact::Acted { ability, seat });
        self.effect(seat, if answer == 0 { one } else { other });
    }

    /// Puts all clauses of an ability on the agenda. The affected seats are determined before the
    /// first clause is applied.
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

    /// Applies one clause to the next seat that it affects, in turn order from the current seat.
    pub(super) fn apply_clause(&mut self, ability: u8, clause: u8, seats: u8) {
        let Some(seat) = self.order().find(|seat| seats >> seat.index() & 1 == 1) else { return };
        let others = seats & !(1 << seat.index());
        if others != 0 {
            self.push_deep(Task::Clause { ability, clause, seats: others });
        }
        match &self.ability(ability).clauses[clause as usize] {
            Clause::Choose(..) => self.push(Task::Ask(Ask::Choose(seat, ability))),
            Clause::Do(_, Effect::Mod(Modifier::DrawTickets)) if self.ability(ability).trigger == Trigger::Tickets => {
                self.fact(EffectFact::MoreTickets { count: 1 });
            }
            Clause::Do(_, effect) => {
                let effect = *effect;
                self.fact(EffectFact::Acted { ability, seat });
                self.effect(seat, effect);
            }
        }
    }
}
