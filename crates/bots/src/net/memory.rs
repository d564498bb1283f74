//! Memory of facts: facts that every spectator sees, and facts that only one seat knows.

use rules::card::{Card, Cards};
use rules::fact::{Fact, FactData, Listener};
use rules::ids::{Id, TicketId};
use rules::limits::SEATS_MAX;
use rules::mechanism::{EffectFact, MechanismFact};
use rules::seen::{Seen, Viewer};
use rules::set::Set;

/// Public information that is not part of the table's current state. It is the same for all
/// viewers, so one memory is enough for a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PublicMemory {
    /// Cards that each seat was seen to take and has not spent yet, without marks.
    pub known: [Cards; SEATS_MAX],
    /// Number of consecutive forced passes.
    pub passes: u8,
}

impl PublicMemory {
    /// Updates the memory with a fact. Any viewer's version will do, because secrets are ignored.
    #[inline]
    pub fn notice<const W: usize>(&mut self, seen: &Seen<W>) {
        match *seen.what() {
            FactData::CardTaken { seat, card, .. } => {
                self.known[seat.index()].add(card);
                self.passes = 0;
            }
            FactData::Claimed { seat, payment, .. } => {
                self.spent(seat.index(), &payment);
                self.passes = 0;
            }
            FactData::Mechanism(MechanismFact::Effect(EffectFact::Discarded { seat, cards })) => {
                self.spent(seat.index(), &cards)
            }
            FactData::CardDrawn { .. } | FactData::TicketsDrawn { .. } => self.passes = 0,
            FactData::Passed { .. } => self.passes = self.passes.saturating_add(1),
            _ => {}
        }
    }

    fn spent(&mut self, seat: usize, cards: &Cards) {
        let known = &mut self.known[seat];
        for kind in (0..Card::KINDS).map(Card::new) {
            (0..cards.count(kind).min(known.count(kind))).for_each(|_| known.take(kind));
        }
    }
}

/// Secrets that a seat remembers although its private state no longer contains them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatMemory<const W: usize> {
    /// Tickets that this seat has returned.
    pub returned: Set<TicketId, W>,
}

impl<const W: usize> Default for SeatMemory<W> {
    fn default() -> Self {
        SeatMemory { returned: Set::EMPTY }
    }
}

impl<const W: usize> SeatMemory<W> {
    /// Updates the memory with a fact as seen by the seat.
    #[inline]
    pub fn notice(&mut self, seen: &Seen<W>) {
        match *seen.what() {
            FactData::OpeningKept { tickets: Some([_, back]), .. } => self.returned |= back,
            FactData::TicketsKept { tickets: Some((_, back)), .. } => {
                back.as_slice().iter().for_each(|&ticket| self.returned.insert(ticket));
            }
            _ => {}
        }
    }
}

/// The public memory of a game and the memory of every seat, for programs that encode observations
/// of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableMemory<const W: usize> {
    pub ledger: PublicMemory,
    pub memories: [SeatMemory<W>; SEATS_MAX],
}

impl<const W: usize> TableMemory<W> {
    /// Adds a fact to the public memory. If a seat returns tickets, adds them to that seat's
    /// memory.
    #[inline]
    pub fn hear(&mut self, fact: &Fact<W>) {
        let seen = fact.seen_by(Viewer::Spectator);
        self.ledger.notice(&seen);
        if let FactData::OpeningKept { seat, .. } | FactData::TicketsKept { seat, .. } = *seen.what() {
            self.memories[seat.index()].notice(&fact.seen_by(Viewer::Seat(seat)));
        }
    }
}

impl<const W: usize> Listener<W> for TableMemory<W> {
    #[inline]
    fn hear(&mut self, fact: Fact<W>) {
        TableMemory::hear(self, &fact);
    }
}
