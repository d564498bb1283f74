//! Whose turn it is to speak at a moment: the event, the crew, then postcards in the order their holder likes.

use super::MechanismFact;
use super::claim::STAKES_PAID;
use super::offers::{affords, applies};
use crate::ability::{Cost, Trigger};
use crate::agenda::{Ask, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, Seat};
use crate::limits::CREW_MAX;
use crate::state::Work;

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Work<'_, W, C, L> {
    /// Everything that has a say at this moment of a seat.
    pub(super) fn trigger(&mut self, trigger: Trigger, seat: Seat) {
        self.push(Task::Cards(trigger, seat, 0));
        self.push(Task::Crew(trigger, seat, 0));
        self.event_at(trigger, seat);
    }

    /// What the current event does at this moment of a seat.
    pub(super) fn event_at(&mut self, trigger: Trigger, seat: Seat) {
        if let Some(event) = self.campaign().event {
            self.offer(event, trigger, seat);
        }
    }

    /// Lets an ability act if it applies: at once, or after a question where it has a cost. What a hand holds is a secret,
    /// so a seat is asked whether or not it could pay with a card.
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

    /// One crew card after the other; those with counted uses ask.
    pub(super) fn crew_acts(&mut self, trigger: Trigger, seat: Seat, slot: u8) {
        if slot as usize >= CREW_MAX {
            return;
        }
        self.push(Task::Crew(trigger, seat, slot + 1));
        self.crew_speaks(trigger, seat, slot);
    }

    /// One crew card.
    pub(super) fn crew_speaks(&mut self, trigger: Trigger, seat: Seat, slot: u8) {
        let Some(hired) = self.campaign().tableaus[seat.index()].crew[slot as usize] else { return };
        let crew = &self.tables.edition.crew[hired.crew as usize];
        if !hired.paid || self.ability(crew.ability).trigger != trigger {
            return;
        }
        match crew.uses {
            None => self.offer(crew.ability, trigger, seat),
            Some(_) if hired.uses > 0 && self.crew_applies(crew.ability, seat) => {
                self.push(Task::Ask(Ask::Crew(seat, slot)));
            }
            Some(_) => {}
        }
    }

    fn crew_applies(&self, ability: u8, seat: Seat) -> bool {
        applies(self.tables, &self.state.open, &self.state.own[seat.index()], ability, seat)
    }

    /// A seat is asked about its postcards whenever it holds one, whatever the card says, so that nobody can tell.
    pub(super) fn ask_cards(&mut self, trigger: Trigger, seat: Seat, used: u8) {
        let held = self.campaign().tableaus[seat.index()].postcards;
        let left = held.iter().enumerate().any(|(slot, held)| held.is_some() && used >> slot & 1 == 0);
        if left && self.tables.postcard_triggers >> trigger as u16 & 1 == 1 {
            self.push(Task::Cards(trigger, seat, used));
            self.push(Task::Ask(Ask::Cards(seat, trigger)));
        }
    }

    /// A seat answers a question of a card.
    pub(crate) fn answer(&mut self, seat: Seat, answer: u8) {
        let Task::Ask(ask) = *self.state.open.agenda.top() else { unreachable!("the answer was checked") };
        self.pop();
        match (ask, answer) {
            (Ask::Cards(..), _) => self.answer_cards(seat, answer),
            (Ask::Choose(_, ability), _) => {
                let [one, other] = self.ability(ability).either().expect("only such cards ask");
                self.extra(MechanismFact::Acted { ability, seat });
                self.effect(seat, if answer == 0 { one } else { other });
            }
            (Ask::Privilege(_), _) => self.take_privilege(seat, answer),
            (Ask::WireKeep(_), _) => self.keep_wired(seat, answer),
            (Ask::Window(_), _) => self.take_from_window(seat, answer),
            (_, 0) => {}
            (Ask::Use(_, ability), _) => {
                self.extra(MechanismFact::Acted { ability, seat });
                self.pay_cost(seat, self.ability(ability).cost);
                self.begin_ability(ability, seat);
                self.tidy();
            }
            (Ask::Crew(_, slot), _) => {
                let hired = self.campaign().tableaus[seat.index()].crew[slot as usize].expect("it asked");
                let ability = self.tables.edition.crew[hired.crew as usize].ability;
                self.extra(MechanismFact::CrewUsed { seat, slot });
                self.extra(MechanismFact::Acted { ability, seat });
                self.pay_cost(seat, self.ability(ability).cost);
                self.begin_ability(ability, seat);
                self.tidy();
            }
            (Ask::Stakes(_), _) => {
                self.extra(MechanismFact::StakesSpent { seat, stakes: STAKES_PAID });
                self.extra(MechanismFact::Helped { free: 1, any_color: false, unlocked: false });
            }
            (Ask::Wage(_, slot), _) => self.pay_wage(seat, slot),
            (ask, _) => self.answer_trade(ask, seat, answer),
        }
    }

    /// A postcard is used, and the others are asked about again.
    fn answer_cards(&mut self, seat: Seat, answer: u8) {
        let Task::Cards(trigger, _, used) = *self.state.open.agenda.top() else { unreachable!("it stands below") };
        self.pop();
        let Some(slot) = answer.checked_sub(1) else { return };
        let (number, _) = self.campaign().tableaus[seat.index()].postcards[slot as usize].expect("it was offered");
        let ability = self.tables.postcard(number).ability;
        self.push(Task::Cards(trigger, seat, used | 1 << slot));
        self.extra(MechanismFact::PostcardUsed { seat, number });
        self.extra(MechanismFact::Acted { ability, seat });
        self.pay_cost(seat, self.ability(ability).cost);
        self.begin_ability(ability, seat);
        self.tidy();
    }
}
