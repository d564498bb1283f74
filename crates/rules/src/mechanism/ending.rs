//! After the last turn, before the count: tickets are shown, then rules, crew and postcards have their say.

use super::MechanismFact;
use crate::ability::Trigger;
use crate::agenda::Task;
use crate::card::Color;
use crate::chance::Chance;
use crate::fact::{Listener, What};
use crate::ids::{Id, RouteId, Seat};
use crate::network::Network;
use crate::state::Work;

/// For a freight token that was not delivered.
const UNDELIVERED: u8 = 1;
/// For the longest run.
const LIMITED: i16 = 10;

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Work<'_, W, C, L> {
    /// All tickets are shown, and the last things are put on the agenda.
    pub(super) fn begin_ending(&mut self) {
        self.extra(MechanismFact::Ending);
        for seat in self.state.open.all_seats() {
            let tickets = self.state.own[seat.index()].tickets;
            self.happen(What::TicketsRevealed { seat, tickets });
        }
        self.push(Task::Ending(0));
    }

    pub(super) fn ending(&mut self, stage: u8) {
        match stage {
            0 => self.take_chest(),
            1 => {
                for seat in self.order() {
                    let tokens = self.campaign().tableaus[seat.index()].tokens() as u8;
                    self.pay(seat, UNDELIVERED * tokens);
                }
            }
            2 if self.tables.edition.beside.limited => self.reward_longest(),
            3 => self.order().for_each(|seat| self.visit_pavilions(seat, Trigger::GameEnd)),
            4 => {
                self.push(Task::Ending(5));
                return self.order().rev().for_each(|seat| self.push(Task::Crew(Trigger::GameEnd, seat, 0)));
            }
            5 => {
                return self.tell_all(Trigger::GameEnd);
            }
            _ => {}
        }
        self.push(Task::Ending(stage + 1));
    }

    /// The chest goes to the most routes of the pool's colour, then the most spaces, then the later in turn order.
    fn take_chest(&mut self) {
        let Some(color) = self.campaign().pool else { return };
        let first = self.state.open.first.map_or(0, Id::index);
        let count = self.state.open.seats();
        let key = |seat: &Seat| {
            let of = self.of_color(*seat, color);
            let spaces: u32 = of.iter().map(|&route| u32::from(self.tables.route(route).length)).sum();
            (of.len(), spaces, (seat.index() + count - first) % count)
        };
        let best = self.state.open.all_seats().max_by_key(key).filter(|seat| key(seat).0 > 0);
        self.extra(MechanismFact::ChestTaken { seat: best });
    }

    fn of_color(&self, seat: Seat, color: Color) -> Vec<RouteId> {
        let owned = self.state.open.owned[seat.index()];
        owned.iter().filter(|&route| self.tables.route(route).color == Some(color)).collect()
    }

    /// Everyone whose longest run nobody exceeds.
    fn reward_longest(&mut self) {
        let runs: Vec<(Seat, u16)> = (self.state.open.all_seats())
            .map(|seat| {
                (seat, Network::new(self.tables, self.state.open.owned[seat.index()]).longest_path(self.tables))
            })
            .collect();
        let longest = runs.iter().map(|(_, run)| *run).max().filter(|run| *run > 0);
        for (seat, _) in runs.into_iter().filter(|(_, run)| Some(*run) == longest) {
            self.happen(What::Collected { seat, coins: LIMITED });
        }
    }
}
