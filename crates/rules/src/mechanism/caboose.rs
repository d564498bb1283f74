//! The caboose privilege: the starting seat takes cards or money before the first turn.

use super::Mechanism;
use crate::ability::Effect;
use crate::agenda::{Ask, Task};
use crate::chance::Chance;
use crate::edition::Privilege;
use crate::fact::Listener;
use crate::ids::Seat;
use crate::question::AnswerInfo;
use crate::state::Transition;

/// Describes an answer: 0 takes cards, any other number takes money.
pub(super) fn describe(privilege: Privilege, info: AnswerInfo, answer: u8) -> AnswerInfo {
    info.has(if answer == 0 { Effect::Draw(privilege.cards) } else { Effect::Gain(privilege.coins) })
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn lay_out_caboose(&mut self, first: Seat) {
        if self.tables.edition.mechanisms.contains(Mechanism::CaboosePrivilege) {
            self.push(Task::Ask(Ask::Privilege(first)));
        }
    }

    pub(super) fn take_privilege(&mut self, seat: Seat, answer: u8) {
        let Privilege { cards, coins } = self.tables.edition.privilege;
        match answer {
            0 => self.draw_given(seat, cards),
            _ => self.gain(seat, coins),
        }
    }
}
