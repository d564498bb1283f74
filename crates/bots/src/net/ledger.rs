//! Memory of facts: public ones as a spectator sees them, and those that only one seat remembers.

use rules::card::{Card, Cards};
use rules::fact::{Fact, Listener, What};
use rules::ids::{Id, TicketId};
use rules::limits::SEATS_MAX;
use rules::mechanism::{EffectFact, MechanismFact};
use rules::seen::{Seen, Viewer};
use rules::set::Set;

/// Public facts that the open table does not store. All viewers see the same, so one ledger serves
/// a whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    /// Cards that each seat was seen to take and not to spend, without marks.
    pub known: [Cards; SEATS_MAX],
    /// Consecutive forced passes.
    pub passes: u8,
}

impl Ledger {
    /// Processes a fact as any viewer saw it; ignores the viewer's own secrets.
    #[inline]
    pub fn notice<const W: usize>(&mut self, seen: &Seen<W>) {
        match *seen.what() {
            What::CardTaken { seat, card, .. } => {
                self.known[seat.index()].add(card);
                self.passes = 0;
            }
            What::Claimed { seat, payment, .. } => {
                self.spent(seat.index(), &payment);
                self.passes = 0;
            }
            What::Mechanism(MechanismFact::Effect(EffectFact::Discarded { seat, cards })) => {
                self.spent(seat.index(), &cards)
            }
            What::CardDrawn { .. } | What::TicketsDrawn { .. } => self.passes = 0,
            What::Passed { .. } => self.passes = self.passes.saturating_add(1),
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

/// Own secrets that a seat remembers although its `Own` no longer holds them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory<const W: usize> {
    /// Tickets that this seat returned.
    pub returned: Set<TicketId, W>,
}

impl<const W: usize> Default for Memory<W> {
    fn default() -> Self {
        Memory { returned: Set::EMPTY }
    }
}

impl<const W: usize> Memory<W> {
    /// Processes a fact as the seat saw it.
    #[inline]
    pub fn notice(&mut self, seen: &Seen<W>) {
        match *seen.what() {
            What::OpeningKept { tickets: Some([_, back]), .. } => self.returned |= back,
            What::TicketsKept { tickets: Some((_, back)), .. } => {
                back.as_slice().iter().for_each(|&ticket| self.returned.insert(ticket));
            }
            _ => {}
        }
    }
}

/// The ledger of a game with the memory of every seat, for programs that encode for all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heard<const W: usize> {
    pub ledger: Ledger,
    pub memories: [Memory<W>; SEATS_MAX],
}

impl<const W: usize> Heard<W> {
    /// Passes a fact to every seat as that seat may see it.
    #[inline]
    pub fn hear(&mut self, fact: &Fact<W>) {
        let seen = fact.seen_by(Viewer::Spectator);
        self.ledger.notice(&seen);
        if let What::OpeningKept { seat, .. } | What::TicketsKept { seat, .. } = *seen.what() {
            self.memories[seat.index()].notice(&fact.seen_by(Viewer::Seat(seat)));
        }
    }
}

impl<const W: usize> Listener<W> for Heard<W> {
    #[inline]
    fn hear(&mut self, fact: Fact<W>) {
        Heard::hear(self, &fact);
    }
}
