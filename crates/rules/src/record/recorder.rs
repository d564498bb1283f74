//! A game together with its record, which grows with every input. Only this type supports undo.

use std::sync::Arc;

use super::{Record, RecordHeader, RecordInput};
use crate::action::Action;
use crate::agenda::{Ask, Task};
use crate::fact::{Fact, FactData, Listener};
use crate::game::Game;
use crate::hash::state_hash;
use crate::ids::Seat;
use crate::limits::INPUTS_MAX;
use crate::refused::Refused;
use crate::setup::SetupError;
use crate::tables::Tables;

/// A game with the record of its inputs, and the earlier states needed for undo.
#[derive(Clone)]
pub struct Recorder<const W: usize> {
    game: Game<W>,
    record: Record,
    /// The seat that acted last; `None` if no seat has acted since the last deal.
    last: Option<Seat>,
    /// Actions that the last seat can undo. Each entry has the number of inputs before the action,
    /// and the game at that point.
    back: Vec<(u32, Game<W>)>,
}

impl<const W: usize> Recorder<W> {
    /// Begins a game. The header and the tables must be for the same edition.
    pub fn new(
        tables: Arc<Tables<W>>,
        header: RecordHeader,
        listener: &mut impl Listener<W>,
    ) -> Result<Self, SetupError> {
        let game = Game::new(tables, &header.setup, listener)?;
        let record = Record { header, inputs: Vec::new(), lines: Vec::new(), final_hash: None, seed: None };
        Ok(Recorder { game, record, last: None, back: Vec::new() })
    }

    /// Replays the first `until` inputs of a record. If an input is refused, the error contains its
    /// index.
    pub fn replay(tables: Arc<Tables<W>>, record: &Record, until: usize) -> Result<Self, ReplayError> {
        let mut recorder =
            Recorder::new(tables, record.header.clone(), &mut crate::fact::NoListener).map_err(ReplayError::Setup)?;
        for (at, input) in record.inputs.iter().enumerate().take(until) {
            recorder
                .apply(*input, &mut crate::fact::NoListener)
                .map_err(|refused| ReplayError::Refused { at, refused })?;
        }
        Ok(recorder)
    }

    pub fn game(&self) -> &Game<W> {
        &self.game
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Applies one input. If it is refused, the game and the record are unchanged.
    pub fn apply(&mut self, input: RecordInput, listener: &mut impl Listener<W>) -> Result<(), Refused> {
        if self.record.inputs.len() == INPUTS_MAX {
            return Err(Refused::WrongPhase);
        }
        match input {
            RecordInput::Act(seat, action) => self.act(seat, &action, listener)?,
            RecordInput::Deal(outcome) => {
                self.game.deal(outcome, listener)?;
                self.last = None;
                self.back.clear();
            }
            RecordInput::Undo(seat, to) => self.undo(seat, to, listener)?,
        }
        self.record.inputs.push(input);
        self.record.lines.push(0);
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &Action, listener: &mut impl Listener<W>) -> Result<(), Refused> {
        self.game.check(seat, action)?;
        let top = *self.game.state.open.agenda.top();
        let reversible = match action {
            Action::Claim { .. } | Action::TakePassenger { .. } | Action::Answer(_) => true,
            Action::Name(_) | Action::Pay { .. } => true,
            Action::KeepTickets { .. } => matches!(top, Task::Ask(Ask::Tickets(_))),
            Action::NameMix(_) | Action::DrawBlind | Action::DrawFaceUp(_) | Action::DrawTickets(_) | Action::Pass => {
                false
            }
        };
        if self.last != Some(seat) || !reversible {
            self.back.clear();
        }
        if reversible {
            self.back.push((self.record.inputs.len() as u32, self.game.clone()));
        }
        self.last = Some(seat);
        self.game.act_unchecked(seat, action, listener);
        Ok(())
    }

    /// Undoes a seat's last actions. This is refused if cards have since been dealt or revealed, or
    /// if another seat has acted (ENG-06).
    fn undo(&mut self, seat: Seat, to: u32, listener: &mut impl Listener<W>) -> Result<(), Refused> {
        let open = &self.game.state.open;
        let deal_due = self.game.deal_due().is_some();
        if open.over || deal_due && open.turn == Some(seat) {
            return Err(Refused::WrongPhase);
        }
        let found = self.back.iter().position(|(before, _)| *before == to);
        match found {
            Some(at) if self.last == Some(seat) && !deal_due => {
                let (_, game) = self.back.swap_remove(at);
                self.back.truncate(at);
                self.game = game;
                listener.hear(Fact(FactData::TakenBack { seat, to }));
                Ok(())
            }
            _ => Err(Refused::CannotUndo),
        }
    }

    /// Returns the input counts to which this seat can rewind the game, in ascending order.
    pub fn undo_points(&self, seat: Seat) -> Vec<u32> {
        let allowed = self.last == Some(seat) && !self.game.state.open.over && self.game.deal_due().is_none();
        self.back.iter().filter(|_| allowed).map(|(before, _)| *before).collect()
    }

    /// Returns the current state hash.
    pub fn hash(&self) -> String {
        state_hash(&self.game, &self.record.header.setup.colors)
    }

    /// Completes the record of a finished game with the final hash and, if given, the seed.
    pub fn finish(mut self, seed: Option<String>) -> Record {
        self.record.final_hash = Some(self.hash());
        self.record.seed = seed;
        self.record
    }
}

/// The reason why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The table cannot start.
    Setup(SetupError),
    /// An input is illegal.
    Refused { at: usize, refused: Refused },
}
