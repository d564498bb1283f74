//! The limited (an express train): the longest path earns money when the game ends.

use super::Mechanism;
use crate::chance::Chance;
use crate::fact::{FactData, Listener};
use crate::ids::{Id, Seat};
use crate::network::Network;
use crate::state::Transition;

const COINS: i16 = 10;

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Rewards every seat whose path is the longest.
    pub(super) fn end_limited(&mut self) {
        if !self.tables.edition.mechanisms.contains(Mechanism::Limited) {
            return;
        }
        let run = |seat: Seat| Network::new(self.tables, self.state.open.owned[seat.index()]).longest_path(self.tables);
        let runs: Vec<(Seat, u16)> = self.state.open.all_seats().map(|seat| (seat, run(seat))).collect();
        let longest = runs.iter().map(|(_, run)| *run).max().filter(|run| *run > 0);
        for (seat, _) in runs.into_iter().filter(|(_, run)| Some(*run) == longest) {
            self.happen(FactData::Collected { seat, coins: COINS });
        }
    }
}
