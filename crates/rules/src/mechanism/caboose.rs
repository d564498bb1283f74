//! The caboose privilege: the starting seat takes cards or money before the first turn.

use super::Mechanism;
use crate::ability::Effect;
use crate::agenda::{Ask, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::Seat;
use crate::question::AnswerInfo;
use crate::state::Transition;

const CARDS: u8 = 2;
const COINS: u8 = 3;

/// Describes an answer: 0 takes cards, any other number takes money.
pub(super) fn describe(info: AnswerInfo, answer: u8) -> AnswerInfo {
    info.has(if answer == 0 { Effect::Draw(CARDS) } else { Effect::Gain(COINS) })
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    pub(super) fn lay_out_caboose(&mut self, first: Seat) {
        if self.tables.edition.mechanisms.contains(Mechanism::CaboosePrivilege) {
            self.push(Task::Ask(Ask::Privilege(first)));
        }
    }

    pub(super) fn take_privilege(&mut self, seat: Seat, answer: u8) {
        match answer {
            0 => self.draw_given(seat, CARDS),
            _ => self.gain(seat, COINS),
        }
    }
}
