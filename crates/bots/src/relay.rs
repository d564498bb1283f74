//! Delivery of facts to players. Each player gets them as its seat saw them.

use rules::fact::{Fact, Listener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::SEATS_MAX;
use rules::seen::{Seen, Viewer};
use rules::tables::Tables;

use crate::Player;

/// A listener that collects facts for a table's players and forwards every fact to another
/// listener.
pub struct FactRelay<'a, const W: usize, L> {
    listener: &'a mut L,
    /// Seats whose players want facts.
    hearing: Vec<Seat>,
    /// For each seat, the facts that have not been delivered yet.
    untold: [Vec<Seen<W>>; SEATS_MAX],
}

impl<'a, const W: usize, L: Listener<W>> FactRelay<'a, W, L> {
    /// Creates a relay for these players, in seat order.
    pub fn new(players: &[Box<dyn Player<W>>], listener: &'a mut L) -> Self {
        let hearing = (0..players.len()).filter(|&seat| players[seat].hears()).map(Seat::new).collect();
        FactRelay { listener, hearing, untold: Default::default() }
    }

    /// Delivers all facts that were collected since the last call.
    #[inline]
    pub fn tell(&mut self, tables: &Tables<W>, players: &mut [Box<dyn Player<W>>]) {
        for &seat in &self.hearing {
            for seen in self.untold[seat.index()].drain(..) {
                players[seat.index()].notice(tables, &seen);
            }
        }
    }

    /// Delivers the remaining facts and the final scores.
    pub fn close(&mut self, game: &Game<W>, players: &mut [Box<dyn Player<W>>]) {
        if self.hearing.is_empty() {
            return;
        }
        self.tell(game.tables(), players);
        if let Some(standings) = game.standings() {
            self.hearing.iter().for_each(|seat| players[seat.index()].over(&standings));
        }
    }
}

impl<const W: usize, L: Listener<W>> Listener<W> for FactRelay<'_, W, L> {
    #[inline(always)]
    fn hear(&mut self, fact: Fact<W>) {
        for &seat in &self.hearing {
            self.untold[seat.index()].push(fact.seen_by(Viewer::Seat(seat)));
        }
        self.listener.hear(fact);
    }
}
