//! Views: the public table and, for a seat, its private state.

use serde::Serialize;

use crate::ability::{Modifier, modifier, routes_meeting};
use crate::action::Action;
use crate::card::Cards;
use crate::check::check;
use crate::choices::{Choices, choices};
use crate::fact::FactData;
use crate::game::Game;
use crate::ids::{Id, RouteId, Seat, TicketId};
use crate::limits::SEATS_MAX;
use crate::open::Open;
use crate::own::Own;
use crate::refused::Refused;
use crate::seen::{Seen, Viewer};
use crate::set::Set;
use crate::setup::Setup;
use crate::state::State;
use crate::tables::Tables;

/// A game as one viewer sees it. It can be stored, compared and sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct View<const W: usize> {
    #[serde(skip)]
    viewer: Viewer,
    /// The public table.
    pub open: Open<W>,
    /// The viewer's private state; `None` for a spectator.
    pub own: Option<Own<W>>,
    /// Every seat's hand and tickets, and the rest of the train deck, once the game is over. If
    /// cards take effect after the last turn, the tickets are shown as soon as that turn is over.
    pub shown: Option<Shown<W>>,
}

/// Hands, tickets and the rest of the train deck, as revealed after the end of the game (R-59).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Shown<const W: usize> {
    pub hands: [Cards; SEATS_MAX],
    pub tickets: [Set<TicketId, W>; SEATS_MAX],
    pub deck: Cards,
}

impl<const W: usize> Shown<W> {
    const NOTHING: Shown<W> =
        Shown { hands: [Cards::NONE; SEATS_MAX], tickets: [Set::EMPTY; SEATS_MAX], deck: Cards::NONE };
}

impl<const W: usize> View<W> {
    /// Creates the view before the first fact; [`note`](Self::note) applies facts to it.
    pub fn new(tables: &Tables<W>, setup: &Setup, viewer: Viewer) -> Self {
        let mut open = State::new(tables, setup.colors.len()).open;
        open.agree(&tables.edition, setup);
        let own = matches!(viewer, Viewer::Seat(_)).then_some(Own::NEW);
        View { viewer, open, own, shown: None }
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns the viewer's legal answers.
    pub fn choices<'a>(&'a self, tables: &'a Tables<W>) -> Choices<'a, W> {
        match (self.viewer, &self.own) {
            (Viewer::Seat(seat), Some(own)) => choices(tables, &self.open, own, seat),
            _ => Choices::Nothing,
        }
    }

    /// Returns what the viewer's seat sees; `None` for a spectator.
    pub fn sight<'a>(&'a self, tables: &'a Tables<W>) -> Option<Sight<'a, W>> {
        match (self.viewer, &self.own) {
            (Viewer::Seat(seat), Some(own)) => Some(Sight { tables, seat, open: &self.open, own }),
            _ => None,
        }
    }

    /// Applies a fact as the viewer saw it. A view built from facts alone is complete except for
    /// the agenda, which no fact contains (INV-12).
    pub fn note(&mut self, tables: &Tables<W>, seen: &Seen<W>) {
        let what = seen.what();
        self.open.note(tables, what);
        if let (Some(seat), Viewer::Seat(viewer), Some(own)) = (what.changes_own(), self.viewer, &mut self.own)
            && seat == viewer
        {
            own.note(what);
        }
        match *what {
            FactData::TicketsRevealed { seat, tickets } => {
                self.shown.get_or_insert(Shown::NOTHING).tickets[seat.index()] = tickets;
            }
            FactData::HandShown { seat, hand, tickets } => {
                let shown = self.shown.get_or_insert(Shown::NOTHING);
                shown.hands[seat.index()] = hand;
                shown.tickets[seat.index()] = tickets;
            }
            FactData::DeckShown { cards } => self.shown.get_or_insert(Shown::NOTHING).deck = cards,
            _ => {}
        }
    }

    /// Returns the same view without the agenda.
    pub fn without_agenda(mut self) -> Self {
        self.open.agenda = crate::agenda::Agenda::EMPTY;
        self.open.campaign.iter_mut().for_each(|campaign| campaign.spilled.clear());
        self
    }
}

/// The table as seen by a seat, borrowed from a game or from a [`View`].
#[derive(Clone, Copy)]
pub struct Sight<'a, const W: usize> {
    pub tables: &'a Tables<W>,
    pub seat: Seat,
    pub open: &'a Open<W>,
    pub own: &'a Own<W>,
}

impl<'a, const W: usize> Sight<'a, W> {
    /// Returns the seat's legal answers.
    #[inline(always)]
    pub fn choices(&self) -> Choices<'a, W> {
        choices(self.tables, self.open, self.own, self.seat)
    }

    /// Checks whether the seat may give this answer.
    ///
    /// # Errors
    /// Returns the reason if the action is refused.
    pub fn check(&self, action: &Action) -> Result<(), Refused> {
        check(self.tables, self.open, self.own, self.seat, action)
    }

    /// Returns the free routes for which an ability's condition would hold now if the route were
    /// the one being claimed.
    pub fn routes_meeting(&self, ability: u8) -> Set<RouteId, W> {
        routes_meeting(self.tables, self.open, self.own, ability, self.seat, self.open.free)
    }

    /// Returns the number of times this modifier applies to the seat.
    pub fn changed(&self, by: Modifier) -> u8 {
        modifier(self.tables, self.open, self.seat, by)
    }

    /// Copies this sight into a view, which can be stored and sent. The view omits the other seats'
    /// cards, even after the end of the game.
    pub fn view(&self) -> View<W> {
        View { viewer: Viewer::Seat(self.seat), open: self.open.clone(), own: Some(*self.own), shown: None }
    }
}

impl<const W: usize> Game<W> {
    /// Returns what a seat sees during play, without copying it.
    #[inline(always)]
    pub fn sight(&self, seat: Seat) -> Sight<'_, W> {
        Sight { tables: &self.tables, seat, open: &self.state.open, own: &self.state.own[seat.index()] }
    }

    /// Returns the game as this viewer sees it.
    ///
    /// ```
    /// use rules::{fact::NoListener, game::Game, ids::{Id, Seat}, seen::Viewer, setup::Setup, tables::Tables};
    ///
    /// let edition = maps::find(Some("usa-new"), None)?;
    /// let tables = Tables::<2>::new(edition.clone()).expect("its ids fit");
    /// let mut game = Game::new(tables, &Setup::of(&edition, 2), &mut NoListener)?;
    /// game.deal_all(&mut dealer::Fast::new(7, 0), &mut NoListener);
    ///
    /// let red = game.view(Viewer::Seat(Seat::new(0)));
    /// assert_eq!(red.own.expect("a seat has its own side").hand.len(), 4);
    /// assert!(game.view(Viewer::Spectator).own.is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view(&self, viewer: Viewer) -> View<W> {
        let own = match viewer {
            Viewer::Spectator => None,
            Viewer::Seat(seat) => Some(self.state.own[seat.index()]),
        };
        let open = &self.state.open;
        let ending = open.campaign.as_ref().is_some_and(|campaign| campaign.ending);
        let tickets = self.state.own.map(|own| own.tickets);
        let shown = match (open.over, ending) {
            (true, _) => {
                Some(Shown { hands: self.state.own.map(|own| own.hand), tickets, deck: self.state.hidden.deck })
            }
            (false, true) => Some(Shown { tickets, ..Shown::NOTHING }),
            (false, false) => None,
        };
        View { viewer, open: self.state.open.clone(), own, shown }
    }
}
