//! One seat's own side of the screen, and how what that seat sees changes it.

use crate::card::Cards;
use crate::extras::Extra;
use crate::fact::What;
use crate::ids::{Seat, TicketId};
use crate::set::Set;
use crate::ticket::{Mix, TicketList};

/// What one seat knows beside the open table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Own<const W: usize> {
    /// Train cards in hand.
    pub hand: Cards,
    /// Tickets held.
    pub tickets: Set<TicketId, W>,
    /// Tickets to choose from, in the order dealt.
    pub offer: TicketList,
    /// The opening mix named, until all are shown.
    pub sealed_mix: Option<Mix>,
    /// The opening choice made, a bit for each ticket of the offer kept, until all take effect.
    pub sealed_choice: u8,
}

impl<const W: usize> Own<W> {
    pub(crate) const NEW: Own<W> =
        Own { hand: Cards::NONE, tickets: Set::EMPTY, offer: TicketList::EMPTY, sealed_mix: None, sealed_choice: 0 };

    /// Changes this side by what its seat saw of a fact about itself.
    #[inline(always)]
    pub(crate) fn note(&mut self, what: &What<W>) {
        match *what {
            What::CardDealt { card: Some(card), mark, .. }
            | What::CardDrawn { card: Some(card), mark, .. }
            | What::CardTaken { card, mark, .. } => self.hand.add_marked(card, mark),
            What::Claimed { payment, .. } => self.hand.take_all(&payment),
            What::Extra(Extra::Discarded { cards, .. }) => self.hand.take_all(&cards),
            What::MixSealed { mix, .. } => self.sealed_mix = mix,
            What::TicketDealt { ticket: Some(ticket), .. } => {
                self.sealed_mix = None;
                self.offer.push(ticket);
            }
            What::ChoiceSealed { kept: Some(kept), .. } => self.sealed_choice = kept,
            What::OpeningKept { tickets: Some([kept, _]), .. } | What::TicketsKept { tickets: Some((kept, _)), .. } => {
                self.tickets |= kept;
                self.offer = TicketList::EMPTY;
                self.sealed_choice = 0;
            }
            _ => {}
        }
    }
}

impl<const W: usize> What<W> {
    /// The one seat whose own side this changes, if any.
    #[inline(always)]
    pub(crate) fn changes_own(&self) -> Option<Seat> {
        match *self {
            What::CardDealt { seat, .. }
            | What::CardDrawn { seat, .. }
            | What::CardTaken { seat, .. }
            | What::Claimed { seat, .. }
            | What::MixSealed { seat, .. }
            | What::TicketDealt { seat, .. }
            | What::ChoiceSealed { seat, .. }
            | What::OpeningKept { seat, .. }
            | What::TicketsKept { seat, .. }
            | What::Extra(Extra::Discarded { seat, .. }) => Some(seat),
            _ => None,
        }
    }
}
