//! Redaction of facts for each viewer. No other code redacts facts.

use serde::{Deserialize, Serialize};

use crate::fact::{Fact, FactData};
use crate::ids::Seat;

/// A viewer of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A spectator, who sees only the public table.
    Spectator,
    /// A player, who sees the public table and the seat's own cards.
    Seat(Seat),
}

/// A fact as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seen<const W: usize>(FactData<W>);

impl<const W: usize> Seen<W> {
    /// Returns the fact as the viewer saw it. The secrets of other seats are `None`.
    #[inline(always)]
    pub fn what(&self) -> &FactData<W> {
        &self.0
    }
}

impl<const W: usize> Fact<W> {
    /// Returns the fact as this viewer may see it.
    #[inline(always)]
    pub fn seen_by(&self, viewer: Viewer) -> Seen<W> {
        Seen(self.0.redacted(viewer))
    }
}

impl<const W: usize> FactData<W> {
    /// Removes everything that this viewer must not know (ENG-05). The match lists every kind of
    /// fact, so a new kind does not compile until someone decides who can see it.
    #[inline(always)]
    pub(crate) fn redacted(mut self, viewer: Viewer) -> FactData<W> {
        match &mut self {
            FactData::CardDealt { seat, card, mark }
            | FactData::CardDrawn { seat, card, mark }
            | FactData::TelegramDealt { seat, card, mark }
            | FactData::TelegramKept { seat, card, mark, .. } => {
                hide(card, *seat, viewer);
                hide(mark, *seat, viewer);
            }
            FactData::MixSealed { seat, mix } => hide(mix, *seat, viewer),
            FactData::TicketDealt { seat, ticket, .. } => hide(ticket, *seat, viewer),
            FactData::ChoiceSealed { seat, kept } => hide(kept, *seat, viewer),
            FactData::OpeningKept { seat, tickets, .. } => hide(tickets, *seat, viewer),
            FactData::TicketsKept { seat, tickets, .. } => hide(tickets, *seat, viewer),
            FactData::PassengerPlaced { .. }
            | FactData::CardLaid { .. }
            | FactData::MarketReset
            | FactData::MarketStands
            | FactData::Reshuffled
            | FactData::NewspapersAdded { .. }
            | FactData::NewspaperTurned
            | FactData::MixesShown { .. }
            | FactData::TicketsDrawn { .. }
            | FactData::FirstFound { .. }
            | FactData::TurnBegan { .. }
            | FactData::CardTaken { .. }
            | FactData::NoSecondCard { .. }
            | FactData::Claimed { .. }
            | FactData::Scored { .. }
            | FactData::Collected { .. }
            | FactData::Boarded { .. }
            | FactData::Passed { .. }
            | FactData::LastRound { .. }
            | FactData::Ended
            | FactData::TicketsRevealed { .. }
            | FactData::HandShown { .. }
            | FactData::DeckShown { .. }
            | FactData::TicketsShown { .. }
            | FactData::TicketShown { .. }
            | FactData::Mechanism(_)
            | FactData::TakenBack { .. } => {}
        }
        self
    }
}

#[inline(always)]
fn hide<T>(secret: &mut Option<T>, owner: Seat, viewer: Viewer) {
    if viewer != Viewer::Seat(owner) {
        *secret = None;
    }
}
