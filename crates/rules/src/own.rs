//! A seat's private state, which changes only through facts that the seat sees.

use crate::card::{Cards, Face};
use crate::fact::FactData;
use crate::ids::{Seat, TicketId};
use crate::mechanism::{EffectFact, MechanismFact, WindowFact};
use crate::set::Set;
use crate::ticket::{Mix, TicketList};

/// A seat's private state: its hand, tickets and pending choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Own<const W: usize> {
    /// Train cards in hand.
    pub hand: Cards,
    /// Tickets held.
    pub tickets: Set<TicketId, W>,
    /// Tickets to choose from, in the order dealt.
    pub offer: TicketList,
    /// The chosen opening mix, until the opening tickets are dealt.
    pub sealed_mix: Option<Mix>,
    /// The tickets kept in the opening choice, one bit for each ticket of the offer, until all
    /// choices take effect.
    pub sealed_choice: u8,
    /// The cards in a telegram, one of which the seat will keep.
    #[serde(rename = "wire")]
    pub telegram: Telegram,
}

/// Up to three train cards in the order dealt, each stored as the number of its face plus one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Telegram([u8; 3]);

impl Telegram {
    /// Iterates over the cards, in order.
    pub fn faces(&self) -> impl Iterator<Item = Face> + '_ {
        self.0.iter().filter(|number| **number > 0).map(|&number| Face::numbered(number - 1))
    }

    fn add(&mut self, face: Face) {
        let room = self.0.iter_mut().find(|number| **number == 0);
        *room.expect("at most three cards are offered") = face.number() + 1;
    }
}

impl FromIterator<Face> for Telegram {
    /// Collects up to three cards.
    ///
    /// # Panics
    /// Panics if there are more than three cards.
    fn from_iter<T: IntoIterator<Item = Face>>(faces: T) -> Self {
        let mut telegram = Telegram::default();
        faces.into_iter().for_each(|face| telegram.add(face));
        telegram
    }
}

impl serde::Serialize for Telegram {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.faces())
    }
}

impl<const W: usize> Own<W> {
    pub(crate) const NEW: Own<W> = Own {
        hand: Cards::NONE,
        tickets: Set::EMPTY,
        offer: TicketList::EMPTY,
        sealed_mix: None,
        sealed_choice: 0,
        telegram: Telegram([0; 3]),
    };

    /// Applies a fact about this seat, as the seat saw it.
    #[inline(always)]
    pub(crate) fn note(&mut self, what: &FactData<W>) {
        match *what {
            FactData::CardDealt { card: Some(card), mark, .. }
            | FactData::CardDrawn { card: Some(card), mark, .. }
            | FactData::CardTaken { card, mark, .. } => self.hand.add_marked(card, mark),
            FactData::Claimed { payment, .. } => self.hand.take_all(&payment),
            FactData::Mechanism(MechanismFact::Effect(EffectFact::Discarded { cards, .. })) => {
                self.hand.take_all(&cards)
            }
            FactData::Mechanism(MechanismFact::Window(WindowFact::Taken { ticket, .. })) => self.tickets.insert(ticket),
            FactData::TelegramDealt { card: Some(card), mark, .. } => self.telegram.add(Face::of(card, mark)),
            FactData::TelegramKept { card: Some(card), mark, .. } => {
                self.hand.add_marked(card, mark);
                self.telegram = Telegram::default();
            }
            FactData::MixSealed { mix, .. } => self.sealed_mix = mix,
            FactData::TicketDealt { ticket: Some(ticket), .. } => {
                self.sealed_mix = None;
                self.offer.push(ticket);
            }
            FactData::ChoiceSealed { kept: Some(kept), .. } => self.sealed_choice = kept,
            FactData::OpeningKept { tickets: Some([kept, _]), .. }
            | FactData::TicketsKept { tickets: Some((kept, _)), .. } => {
                self.tickets |= kept;
                self.offer = TicketList::EMPTY;
                self.sealed_choice = 0;
            }
            _ => {}
        }
    }
}

impl<const W: usize> FactData<W> {
    /// Returns the seat whose private state this fact changes, if any.
    #[inline(always)]
    pub(crate) fn changes_own(&self) -> Option<Seat> {
        match *self {
            FactData::CardDealt { seat, .. }
            | FactData::CardDrawn { seat, .. }
            | FactData::CardTaken { seat, .. }
            | FactData::Claimed { seat, .. }
            | FactData::MixSealed { seat, .. }
            | FactData::TicketDealt { seat, .. }
            | FactData::ChoiceSealed { seat, .. }
            | FactData::OpeningKept { seat, .. }
            | FactData::TicketsKept { seat, .. }
            | FactData::TelegramDealt { seat, .. }
            | FactData::TelegramKept { seat, .. }
            | FactData::Mechanism(
                MechanismFact::Effect(EffectFact::Discarded { seat, .. })
                | MechanismFact::Window(WindowFact::Taken { seat, .. }),
            ) => Some(seat),
            _ => None,
        }
    }
}
