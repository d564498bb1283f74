//! Redaction of facts for each viewer, the only one in the project.

use serde::Serialize;

use crate::fact::{Fact, What};
use crate::ids::Seat;

/// A viewer of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Sees the open table only.
    Spectator,
    /// Sees the open table and its own cards.
    Seat(Seat),
}

/// A fact as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Seen<const W: usize>(What<W>);

impl<const W: usize> Seen<W> {
    /// Returns what this viewer saw; secrets of others are `None`.
    #[inline(always)]
    pub fn what(&self) -> &What<W> {
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

impl<const W: usize> What<W> {
    /// Removes what this viewer may not know (ENG-05). Every kind of fact is listed, so a new one
    /// does not compile until someone has decided who sees it.
    #[inline(always)]
    pub(crate) fn redacted(mut self, viewer: Viewer) -> What<W> {
        match &mut self {
            What::CardDealt { seat, card, mark }
            | What::CardDrawn { seat, card, mark }
            | What::Wired { seat, card, mark }
            | What::WireKept { seat, card, mark, .. } => {
                hide(card, *seat, viewer);
                hide(mark, *seat, viewer);
            }
            What::MixSealed { seat, mix } => hide(mix, *seat, viewer),
            What::TicketDealt { seat, ticket, .. } => hide(ticket, *seat, viewer),
            What::ChoiceSealed { seat, kept } => hide(kept, *seat, viewer),
            What::OpeningKept { seat, tickets, .. } => hide(tickets, *seat, viewer),
            What::TicketsKept { seat, tickets, .. } => hide(tickets, *seat, viewer),
            What::PassengerPlaced { .. }
            | What::CardLaid { .. }
            | What::MarketReset
            | What::MarketStands
            | What::Reshuffled
            | What::NewspapersAdded { .. }
            | What::NewspaperTurned
            | What::MixesShown { .. }
            | What::TicketsDrawn { .. }
            | What::FirstFound { .. }
            | What::TurnBegan { .. }
            | What::CardTaken { .. }
            | What::NoSecondCard { .. }
            | What::Claimed { .. }
            | What::Scored { .. }
            | What::Collected { .. }
            | What::Boarded { .. }
            | What::Passed { .. }
            | What::LastRound { .. }
            | What::Ended
            | What::TicketsRevealed { .. }
            | What::HandShown { .. }
            | What::DeckShown { .. }
            | What::TicketsShown { .. }
            | What::TicketShown { .. }
            | What::Mechanism(_)
            | What::TakenBack { .. } => {}
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
