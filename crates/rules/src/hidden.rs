//! State that is hidden from everyone, and how facts change it.

use crate::card::Cards;
use crate::edition::Returned;
use crate::fact::FactData;
use crate::ids::TicketId;
use crate::mechanism::{HazardFact, MechanismFact, WindowFact};
use crate::open::Open;
use crate::pile::TicketPiles;

/// State that is hidden from everyone: the train deck and the face-down tickets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hidden<const W: usize> {
    pub deck: Cards,
    pub tickets: TicketPiles<W>,
}

impl<const W: usize> Hidden<W> {
    /// Applies a fact to the piles. `open` is the public table before the fact.
    #[inline(always)]
    pub fn note(&mut self, open: &Open<W>, deck_of: impl Fn(TicketId) -> usize, what: &FactData<W>) {
        match *what {
            FactData::CardDealt { card: Some(card), mark, .. }
            | FactData::CardDrawn { card: Some(card), mark, .. }
            | FactData::CardLaid { card, mark, .. }
            | FactData::TelegramDealt { card: Some(card), mark, .. }
            | FactData::Mechanism(MechanismFact::Hazard(HazardFact::Turned { card, mark })) => {
                self.deck.take_marked(card, mark)
            }
            FactData::Mechanism(MechanismFact::Window(WindowFact::Shown { ticket, .. })) => {
                self.tickets.take(deck_of(ticket), ticket)
            }
            FactData::Reshuffled => self.deck = open.discard,
            FactData::TicketDealt { deck, ticket: Some(ticket), .. } => self.tickets.take(deck as usize, ticket),
            FactData::OpeningKept { tickets: Some([_, returned]), .. } => {
                for ticket in returned {
                    let one = [ticket].into_iter().collect();
                    match open.terms.opening_returned {
                        Returned::ShuffledUnder => self.tickets.put_under_shuffled(deck_of(ticket), one),
                        Returned::ShuffledIn => self.tickets.shuffle_in(deck_of(ticket), one),
                    }
                }
            }
            FactData::TicketsKept { tickets: Some((_, returned)), .. } => {
                for &ticket in returned.as_slice() {
                    self.tickets.put_under(deck_of(ticket), ticket);
                }
            }
            _ => {}
        }
    }
}
