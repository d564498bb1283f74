//! The course of a game: start, answers, undo, and expiry of clocks.

use campaign::pack::Pack;
use campaign::result::GameResult;
use protocol::{Accepted, Done, Occupant, PersonId, Phase, TableId};
use rules::action::Action;
use rules::ids::{Id, Seat};
use rules::record::RecordInput;
use rules::refused::Refused;
use words::message;

use super::entry::TableEntry;
use super::state::Table;
use crate::clock::Millis;
use crate::editions::LoadedEdition;
use crate::limits::GATHERING_LIFE_MS;
use crate::refusal::Refusal;

/// Creates a table with all its players. The game starts immediately, with bots for absent people.
pub fn begin_table(
    id: TableId,
    loaded: LoadedEdition,
    first: TableEntry,
    away: Vec<Option<String>>,
    time: Millis,
) -> Result<Table, Refusal> {
    let mut table = Table::open(id, loaded, first)?;
    table.start(time)?;
    for (bot, seat) in away.into_iter().zip(0..) {
        if let Some(bot) = bot {
            table.stand_in(seat, &bot, time);
        }
    }
    Ok(table)
}

impl Table {
    /// Starts the game if everybody is seated and ready.
    pub fn start(&mut self, time: Millis) -> Result<(), Refusal> {
        if self.phase != Phase::Gathering {
            return Err(Refusal::Phase(message!("refusal-begun")));
        }
        let waits = |sitter: &Occupant| matches!(sitter, Occupant::Open | Occupant::Person { ready: false, .. });
        if self.seats.iter().any(|seat| waits(&seat.sitter)) {
            return Err(Refusal::NotReady);
        }
        self.begin(time)?;
        self.journal.fresh.push(TableEntry::Started { time });
        self.step(None, None, time);
        Ok(())
    }

    /// Deals after an input, and records the whole step.
    fn step(&mut self, seat: Option<u8>, input: Option<RecordInput>, time: Millis) {
        self.wake();
        let mut dealer = self.dealer();
        let Some(game) = &mut self.game else { return };
        let before = game.inputs() - u32::from(input.is_some());
        let dealt = game.deal(&mut dealer);
        let lines = input.iter().chain(&dealt).map(|input| game.line(input)).collect();
        self.deals += dealt.len() as u64;
        self.stepped(time, seat, input, before);
        self.journal.fresh.push(TableEntry::Step { time, seat, lines });
    }

    /// Converts a refusal by the rules to one by the server.
    fn refusal(&self, refused: Refused) -> Refusal {
        let colors = &self.setup.colors;
        Refusal::Rules(refused, protocol::words::refusal(refused, |seat| &colors[seat.index()]))
    }

    fn accepted(&self, done: Done, seat: u8, at: u32, inputs: u32) -> Accepted {
        Accepted { table: self.id.clone(), seat, at, done, inputs }
    }

    /// Applies a seat's answer. A repeated answer gets the same reply; a different answer to an old
    /// question is refused as stale.
    pub fn act(&mut self, seat: u8, at: u32, action: Action, time: Millis) -> Result<Accepted, Refusal> {
        self.answer(seat, at, action, false, time)
    }

    /// Applies an answer by the seat's own person. Once it is accepted, the person's stand-in bot
    /// is removed.
    pub fn act_in_person(&mut self, seat: u8, at: u32, action: Action, time: Millis) -> Result<Accepted, Refusal> {
        self.answer(seat, at, action, true, time)
    }

    fn answer(&mut self, seat: u8, at: u32, action: Action, is_back: bool, time: Millis) -> Result<Accepted, Refusal> {
        let state = self.seat(seat)?;
        let now = state.questions.at();
        if now != Some(at) {
            return match state.questions.answer(at) {
                Some(answer) if answer.action == action => Ok(self.accepted(Done::Act, seat, at, answer.after)),
                _ if self.phase != Phase::Playing => Err(Refusal::Phase(message!("refusal-not-playing"))),
                _ => Err(Refusal::Stale { at, now }),
            };
        }
        if self.phase != Phase::Playing {
            return Err(Refusal::Phase(message!("refusal-not-playing")));
        }
        self.give(seat, RecordInput::Act(Seat::new(usize::from(seat)), action), is_back, time)?;
        let inputs = self.game.as_ref().map_or(0, |game| game.inputs());
        Ok(self.accepted(Done::Act, seat, at, inputs))
    }

    /// Undoes a seat's answers from the given question on.
    pub fn undo(&mut self, seat: u8, at: u32, time: Millis) -> Result<Accepted, Refusal> {
        let state = self.seat(seat)?;
        let answer = *state.questions.answer(at).ok_or(Refusal::Stale { at, now: state.questions.at() })?;
        if let Some(after) = answer.taken_back {
            return Ok(self.accepted(Done::Undo, seat, at, after));
        }
        if self.phase != Phase::Playing {
            return Err(Refusal::Phase(message!("refusal-not-playing")));
        }
        if !self.settings.undo {
            return Err(Refusal::UndoOff);
        }
        self.give(seat, RecordInput::Undo(Seat::new(usize::from(seat)), answer.before), false, time)?;
        let inputs = self.game.as_ref().map_or(0, |game| game.inputs());
        Ok(self.accepted(Done::Undo, seat, at, inputs))
    }

    fn give(&mut self, seat: u8, input: RecordInput, is_back: bool, time: Millis) -> Result<(), Refusal> {
        let Some(game) = &mut self.game else {
            return Err(Refusal::Phase(message!("refusal-not-begun")));
        };
        game.give(input).map_err(|refused| self.refusal(refused))?;
        if is_back {
            self.back(seat, time)?;
        }
        self.step(Some(seat), Some(input), time);
        Ok(())
    }

    /// Returns the latest question whose answer a seat can undo.
    pub fn undo_at(&self, seat: u8) -> Option<u32> {
        if !self.settings.undo || self.phase != Phase::Playing {
            return None;
        }
        let points = self.game.as_ref()?.undo_points(seat);
        self.seats.get(usize::from(seat))?.questions.at_input(*points.last()?)
    }

    /// Checks whether a person can still undo something, in which case a bot should wait a moment.
    /// Seats played by a stand-in count only if every person has one. Bots then wait too, so that
    /// they do not finish the game before anyone comes back.
    pub fn may_be_taken_back(&self) -> bool {
        let people = || (0..).zip(&self.seats).filter(|(_, seat)| matches!(seat.sitter, Occupant::Person { .. }));
        let is_anyone_here = people().any(|(_, seat)| seat.stand_in.is_none());
        people().any(|(at, seat)| (seat.stand_in.is_none() || !is_anyone_here) && self.undo_at(at).is_some())
    }

    /// Lets a person take over from a stand-in bot, or confirm that they are still there.
    pub fn back(&mut self, seat: u8, time: Millis) -> Result<(), Refusal> {
        let state = self.seat(seat)?;
        if state.stand_in.is_some() || state.overdue {
            self.happen(TableEntry::Back { time, seat });
        } else if state.signs.still_there.is_some() || !state.signs.agreed.is_empty() {
            self.happen(TableEntry::Here { time, seat });
        }
        Ok(())
    }

    /// Gives a seat to the new holder of its company.
    pub fn seat_company(&mut self, seat: u8, sitter: Occupant, by: Option<PersonId>, time: Millis) {
        if self.phase == Phase::Playing && self.seat(seat).is_ok() {
            self.happen(TableEntry::Sat { time, seat, sitter, by });
        }
    }

    /// Starts a stand-in bot for an absent person.
    pub fn stand_in(&mut self, seat: u8, bot: &str, time: Millis) {
        self.happen(TableEntry::StoodIn { time, seat, bot: bot.to_string() });
    }

    pub fn abandon(&mut self, time: Millis) {
        if self.phase == Phase::Playing {
            self.happen(TableEntry::BrokenOff { time });
        }
    }

    /// Closes a table that has waited for players for too long.
    pub fn expire(&mut self, time: Millis) {
        if self.phase == Phase::Gathering && time >= self.touched + GATHERING_LIFE_MS {
            self.happen(TableEntry::BrokenOff { time });
        }
    }

    /// Returns the result and the record of a finished campaign game.
    pub fn brought_back(&self, pack: &Pack) -> Option<(GameResult, String)> {
        let (campaign_game, game) = (self.campaign_game.as_ref()?, self.game.as_ref()?);
        Some((game.result(&campaign_game.open, pack)?, game.record(self.seed())))
    }

    /// Marks a seat's time as expired.
    pub fn time_out(&mut self, seat: u8, time: Millis) {
        self.happen(TableEntry::TimedOut { time, seat });
    }
}
