//! The game: the questions and deals it waits for, and how answers advance it.

use std::sync::Arc;

use crate::action::Action;
use crate::agenda::{Ask, Deal, Task};
use crate::chance::{Dealer, Draw, Later, Outcome};
use crate::check::check;
use crate::choices::{Choices, choices};
use crate::fact::{Listener, NoListener};
use crate::ids::{Id, Seat};
use crate::open::Open;
use crate::refused::Refused;
use crate::score::{Count, Standings};
use crate::setup::{Setup, SetupError};
use crate::state::{State, Transition};
use crate::tables::Tables;

/// A game in progress: a pure state machine without a clock or random number generator. Its sets
/// can hold `64 * W` ids.
///
/// ```
/// use rules::{fact::NoListener, game::Game, setup::Setup, tables::Tables};
///
/// let edition = maps::find(Some("germany"), None)?;
/// let tables = Tables::<2>::new(edition.clone()).expect("its ids fit");
/// let mut game = Game::new(tables, &Setup::of(&edition, 3), &mut NoListener)?;
/// let mut dealer = dealer::Fast::new(7, 0);
/// game.deal_all(&mut dealer, &mut NoListener);
/// for _ in 0..20 {
///     let seat = game.to_move().expect("a seat must answer");
///     let action = game.choices(seat).nth(0);
///     game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
/// }
/// assert!(game.standings().is_none(), "the game is not over");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A game contains every secret, so it implements neither `Debug` nor `Serialize`. Others receive a
/// [`View`](crate::view::View).
///
/// A game cannot be sent, but a view can be:
///
/// ```compile_fail,E0277
/// fn send(game: &rules::game::Game<2>) -> serde_json::Result<String> {
///     serde_json::to_string(game)
/// }
/// ```
///
/// ```
/// fn send(view: &rules::view::View<2>) -> serde_json::Result<String> {
///     serde_json::to_string(view)
/// }
/// ```
///
/// A game cannot be printed, but a fact as a viewer saw it can be:
///
/// ```compile_fail,E0277
/// fn print(game: &rules::game::Game<2>) -> String {
///     format!("{game:?}")
/// }
/// ```
///
/// ```
/// fn print(seen: &rules::seen::Seen<2>) -> String {
///     format!("{seen:?}")
/// }
/// ```
#[derive(Clone)]
pub struct Game<const W: usize> {
    pub(crate) tables: Arc<Tables<W>>,
    pub(crate) state: State<W>,
}

/// The question or deal that a game is waiting for.
pub enum Waiting<const W: usize> {
    /// One seat must answer.
    Seat(Seat),
    /// All seats must answer the same question; a set bit marks a seat that has not answered yet.
    Seats(u8),
    /// The outcome of a deal is pending.
    Chance(Draw<W>),
    /// The game is over and waits for nothing.
    Over,
}

impl<const W: usize> Game<W> {
    /// Creates a game from a setup and starts setting up the table.
    pub fn new(tables: Arc<Tables<W>>, setup: &Setup, listener: &mut impl Listener<W>) -> Result<Self, SetupError> {
        setup.check(&tables.edition)?;
        let mut game = Game { state: State::new(&tables, setup.colors.len()), tables };
        match listener.relay() {
            None => game.work(&mut Later, &mut NoListener).start(setup),
            Some(relay) => game.work(&mut Later, relay).start(setup),
        }
        Ok(game)
    }

    #[inline(always)]
    pub(crate) fn work<'a, C, L: ?Sized>(
        &'a mut self,
        chance: &'a mut C,
        listener: &'a mut L,
    ) -> Transition<'a, W, C, L> {
        Transition { tables: &self.tables, state: &mut self.state, chance, listener }
    }

    /// Returns the edition and its lookup tables.
    pub fn tables(&self) -> &Arc<Tables<W>> {
        &self.tables
    }

    /// Returns the public table.
    #[inline(always)]
    pub fn open(&self) -> &Open<W> {
        &self.state.open
    }

    /// Returns the question or deal that the game is waiting for.
    #[inline(always)]
    pub fn waiting(&self) -> Waiting<W> {
        match *self.state.open.agenda.top() {
            Task::Deal(deal) => Waiting::Chance(self.state.draw(&self.tables, deal)),
            Task::Ask(ask) => match ask.seat() {
                Some(seat) => Waiting::Seat(seat),
                None => Waiting::Seats(!self.state.open.answered & ((1 << self.state.open.seats) - 1)),
            },
            _ => Waiting::Over,
        }
    }

    /// Returns the first seat that must answer, if any.
    #[inline(always)]
    pub fn to_move(&self) -> Option<Seat> {
        match self.waiting() {
            Waiting::Seat(seat) => Some(seat),
            Waiting::Seats(open) => Some(Seat::new(open.trailing_zeros() as usize)),
            Waiting::Chance(_) | Waiting::Over => None,
        }
    }

    /// Returns the pending question, if there is one.
    pub fn asking(&self) -> Option<Ask> {
        self.state.open.asking()
    }

    /// Returns the pending deal, if there is one.
    pub fn deal_due(&self) -> Option<Deal> {
        match *self.state.open.agenda.top() {
            Task::Deal(deal) => Some(deal),
            _ => None,
        }
    }

    /// Returns a seat's legal answers.
    #[inline(always)]
    pub fn choices(&self, seat: Seat) -> Choices<'_, W> {
        choices(&self.tables, &self.state.open, &self.state.own[seat.index()], seat)
    }

    /// Checks whether this answer is legal.
    ///
    /// # Errors
    /// Returns the reason if the action is refused.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        let own = self.state.own.get(seat.index()).ok_or(Refused::NotYourTurn)?;
        check(&self.tables, &self.state.open, own, seat, action)
    }

    /// Applies a seat's answer. If it is illegal, the game is unchanged (ENG-02).
    pub fn act(&mut self, seat: Seat, action: &Action, listener: &mut impl Listener<W>) -> Result<(), Refused> {
        self.check(seat, action)?;
        self.act_unchecked(seat, action, listener);
        Ok(())
    }

    /// Applies an answer that is known to be among the seat's choices.
    ///
    /// # Panics
    /// May panic, or leave the game in an impossible state, if the answer is not among the choices.
    #[inline(always)]
    pub fn act_unchecked(&mut self, seat: Seat, action: &Action, listener: &mut impl Listener<W>) {
        match listener.relay() {
            None => self.work(&mut Later, &mut NoListener).act(seat, action),
            Some(relay) => self.work(&mut Later, relay).act(seat, action),
        }
    }

    /// Applies an answer, then lets a dealer deal until a seat is asked again or the game is over.
    ///
    /// # Panics
    /// Panics in the same cases as [`act_unchecked`](Self::act_unchecked).
    #[inline(always)]
    pub fn act_dealt(
        &mut self,
        seat: Seat,
        action: &Action,
        dealer: &mut impl Dealer,
        listener: &mut impl Listener<W>,
    ) {
        self.work(dealer, listener).act(seat, action);
    }

    /// Applies the outcome of the pending deal. If the outcome is impossible, or no deal is
    /// pending, the game is unchanged.
    pub fn deal(&mut self, outcome: Outcome, listener: &mut impl Listener<W>) -> Result<(), Refused> {
        let deal = self.deal_due().ok_or(Refused::BadDeal)?;
        if !self.state.draw(&self.tables, deal).allows(outcome) {
            return Err(Refused::BadDeal);
        }
        match listener.relay() {
            None => self.work(&mut Later, &mut NoListener).deal_now(deal, outcome),
            Some(relay) => self.work(&mut Later, relay).deal_now(deal, outcome),
        }
        Ok(())
    }

    /// Lets a dealer deal until a seat is asked or the game is over.
    pub fn deal_all(&mut self, dealer: &mut impl Dealer, listener: &mut impl Listener<W>) {
        self.work(dealer, listener).settle();
    }

    /// Returns the final scores, once the game is over.
    pub fn standings(&self) -> Option<Standings> {
        let count =
            Count { tables: &self.tables, open: &self.state.open, tickets: self.state.own.map(|own| own.tickets) };
        self.state.open.over.then(|| count.standings())
    }
}
