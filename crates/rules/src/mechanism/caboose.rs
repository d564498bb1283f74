//! The caboose privilege: the starting seat takes cards or money before the first turn.

use crate::agenda::{Ask, Task};
use crate::chance::Chance;
use crate::fact::{Listener, What};
use crate::ids::Seat;
use crate::state::Work;

const CARDS: u8 = 2;
const COINS: i16 = 3;

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Work<'_, W, C, L> {
    pub(super) fn lay_out_caboose(&mut self, first: Seat) {
        if self.tables.edition.beside.caboose_privilege {
            self.push(Task::Ask(Ask::Privilege(first)));
        }
    }

    pub(super) fn take_privilege(&mut self, seat: Seat, answer: u8) {
        match answer {
            0 => self.draw_given(seat, CARDS),
            _ => self.happen(What::Collected { seat, coins: COINS }),
        }
    }
}
