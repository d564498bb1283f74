//! A game at a table, behind a trait that hides the capacity of its edition (`rules::capacity`).

use std::cell::RefCell;
use std::sync::Arc;

use campaign::edition::OpenGame;
use campaign::pack::Pack;
use campaign::result::GameResult;
use dealer::Chacha;
use protocol::edition::{StandingData, standings};
use protocol::{GameSnapshot, Hint, HistoryEntry, SeatSide, TableId};
use rules::action::Action;
use rules::chance::Dealer;
use rules::edition::Edition;
use rules::fact::{Fact, NoListener};
use rules::game::{Game, Waiting};
use rules::hints::ProgressKey;
use rules::ids::{Id, Seat};
use rules::limits::SEATS_MAX;
use rules::own::Own;
use rules::record::{RecordHeader, RecordInput, Recorder, parse_input};
use rules::refused::Refused;
use rules::seen::{Seen, Viewer};
use rules::view::{Shown, Sight, View};
use rules::with_capacity;
use serde::Serialize;
use serde_json::value::RawValue;
use words::message;

use super::course::GameCurve;
use super::history::told;
use super::thinking::{self, ThinkRequest, Thinking};
use crate::editions::{LoadedEdition, SizedEdition};
use crate::refusal::Refusal;

/// A computation that replays the game, to be run on another thread.
pub type Recalling<T> = Box<dyn FnOnce() -> Option<T> + Send>;

/// A game of any capacity, with its record.
pub trait GameRuntime: Send {
    /// Applies a seat's input. If it is refused, the game is unchanged.
    fn give(&mut self, input: RecordInput) -> Result<(), Refused>;
    /// Deals until a seat is asked or the game is over; returns the deals.
    fn deal(&mut self, dealer: &mut Chacha) -> Vec<RecordInput>;
    /// Returns an input as a line of the record.
    fn line(&self, input: &RecordInput) -> String;
    /// Applies a line of the journal again, and returns its input.
    fn again(&mut self, line: &str) -> Result<RecordInput, String>;
    fn inputs(&self) -> u32;
    /// Returns the seats that must answer.
    fn to_move(&self) -> Vec<u8>;
    /// Checks whether the current question starts a turn or the opening.
    fn begins_turn(&self) -> bool;
    fn is_over(&self) -> bool;
    /// Returns the input counts that a seat can undo to, in ascending order.
    fn undo_points(&self, seat: u8) -> Vec<u32>;
    /// Returns the game as a viewer sees it, with the facts that have not been cleared.
    fn seeing(&self, table: &TableId, viewer: Option<u8>, at: Option<u32>, undo: Option<u32>) -> GameSnapshot;
    /// Describes the seat's question, if a card or mechanism asks it.
    fn question(&self, seat: u8) -> Option<Box<RawValue>>;
    /// Returns the cards and tickets of each seat. Only for positions of finished games.
    fn sides(&self) -> Vec<SeatSide>;
    /// Clears the facts after everybody has received them.
    fn clear_seen(&mut self);
    fn thinking(&self, seat: u8, bot: &str, seed: u64) -> Thinking;
    /// Returns the request that asks a worker to decide for a seat.
    fn think_request(&self, seat: u8, bot: &str, seed: u64) -> Recalling<ThinkRequest>;
    /// Returns the record as text. Once the game is over or abandoned, it includes the final hash
    /// and the revealed seed.
    fn record(&self, seed: Option<String>) -> String;
    fn standings(&self) -> Option<Vec<StandingData>>;
    /// Returns the ids of the events that have been turned up so far.
    fn events_turned(&self) -> Vec<String>;
    /// Returns the result of a finished campaign game with this setup.
    fn result(&self, open: &OpenGame, pack: &Pack) -> Option<GameResult>;
    fn edition(&self) -> &Arc<Edition>;
    /// Computes all messages to a viewer, each with the number of inputs at that time.
    fn history(&self, viewer: Option<u8>) -> Recalling<Vec<HistoryEntry>>;
    /// Computes the game as a viewer saw it after the given number of inputs; `None` if there were
    /// fewer.
    fn moment(&self, table: &TableId, viewer: Option<u8>, inputs: u32) -> Option<Recalling<GameSnapshot>>;
    /// Returns the data and functions for analysing the decisions of these seats.
    fn course(&self, seats: Vec<usize>) -> GameCurve;
    /// Computes the choice that a strong player would make for a seat that must answer, with
    /// `nodes` search trials.
    fn hint(&self, seat: u8, nodes: u32) -> Recalling<Hint>;
    /// Returns the record up to the given number of inputs, for a fork; `None` if the game was
    /// already over at that point.
    fn fork(&self, inputs: u32) -> Option<String>;
    /// Returns the game after the given number of inputs, with the facts of the last of these
    /// inputs, and that input as a line of the record.
    fn position(&self, inputs: u32) -> Option<(Box<dyn GameRuntime>, Option<String>)>;
}

pub(super) struct SizedRuntime<const W: usize> {
    pub(super) sized: Arc<SizedEdition<W>>,
    pub(super) recorder: Recorder<W>,
    /// Facts since the last notification.
    facts: Vec<Fact<W>>,
    written: RefCell<Written<W>>,
}

/// Cache of serialized parts of messages, which several viewers or moves share.
#[derive(Default)]
struct Written<const W: usize> {
    /// The public state, with the number of inputs after which it was serialized.
    open: Option<(u32, Box<RawValue>)>,
    /// The progress of each seat's tickets, with the cache key.
    progress: [Option<(ProgressKey<W>, Box<RawValue>)>; SEATS_MAX],
}

/// A serializable view whose public part has already been serialized.
#[derive(Serialize)]
struct WrittenView<'a, const W: usize> {
    open: &'a RawValue,
    own: &'a Option<Own<W>>,
    shown: &'a Option<Shown<W>>,
}

impl<const W: usize> Written<W> {
    fn view(&mut self, inputs: u32, view: &View<W>) -> Box<RawValue> {
        let open = match &mut self.open {
            Some((of, open)) if *of == inputs => open,
            open => &mut open.insert((inputs, raw(&view.open))).1,
        };
        raw(&WrittenView { open, own: &view.own, shown: &view.shown })
    }

    fn progress(&mut self, sight: &Sight<'_, W>) -> Box<RawValue> {
        let (key, known) = (sight.progress_key(), &mut self.progress[sight.seat.index()]);
        match known {
            Some((of, progress)) if *of == key => progress.clone(),
            known => known.insert((key, raw(&sight.progress()))).1.clone(),
        }
    }
}

/// Creates the game that a record header describes, as it is before the first deal.
pub fn begin(loaded: &LoadedEdition, header: RecordHeader) -> Result<Box<dyn GameRuntime>, Refusal> {
    fn on<const W: usize>(sized: &Arc<SizedEdition<W>>, header: RecordHeader) -> Result<Box<dyn GameRuntime>, Refusal> {
        let mut facts = Vec::new();
        let recorder = Recorder::new(Arc::clone(&sized.tables), header, &mut facts)
            .map_err(|error| Refusal::Bad(message!("refusal-cannot-start", detail = error.to_string())))?;
        Ok(Box::new(SizedRuntime::new(Arc::clone(sized), recorder, facts)))
    }
    with_capacity!(&loaded.0, |sized| on(sized, header))
}

pub(super) fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("what the rules write can be written")
}

/// Returns the viewer for a seat, or for spectators if there is no seat.
fn eyes(viewer: Option<u8>) -> Viewer {
    viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(usize::from(seat))))
}

/// Returns an empty list of facts.
pub fn nothing() -> Box<RawValue> {
    raw(&[(); 0])
}

impl<const W: usize> SizedRuntime<W> {
    fn new(sized: Arc<SizedEdition<W>>, recorder: Recorder<W>, facts: Vec<Fact<W>>) -> SizedRuntime<W> {
        SizedRuntime { sized, recorder, facts, written: RefCell::default() }
    }

    fn sees(&self, viewer: Viewer) -> Vec<Seen<W>> {
        self.facts.iter().map(|fact| fact.seen_by(viewer)).collect()
    }
}

impl<const W: usize> SizedRuntime<W> {
    /// Copies the game without its pending facts.
    pub(super) fn copied(&self) -> SizedRuntime<W> {
        SizedRuntime::new(Arc::clone(&self.sized), self.recorder.clone(), Vec::new())
    }

    /// Replays the record and visits every position.
    pub(super) fn along(&self, mut look: impl FnMut(&Game<W>)) {
        let record = self.recorder.record();
        let Ok(mut again) = Recorder::new(Arc::clone(&self.sized.tables), record.header.clone(), &mut NoListener)
        else {
            return;
        };
        look(again.game());
        for input in &record.inputs {
            if again.apply(*input, &mut NoListener).is_err() {
                return;
            }
            look(again.game());
        }
    }
}

impl<const W: usize> GameRuntime for SizedRuntime<W> {
    fn give(&mut self, input: RecordInput) -> Result<(), Refused> {
        self.recorder.apply(input, &mut self.facts)
    }

    fn deal(&mut self, dealer: &mut Chacha) -> Vec<RecordInput> {
        let mut dealt = Vec::new();
        while let Waiting::Chance(draw) = self.recorder.game().waiting() {
            let input = RecordInput::Deal(dealer.pick(&draw));
            self.recorder.apply(input, &mut self.facts).expect("a dealer picks what can be dealt");
            dealt.push(input);
        }
        dealt
    }

    fn line(&self, input: &RecordInput) -> String {
        self.recorder.record().line(self.edition(), input)
    }

    fn again(&mut self, line: &str) -> Result<RecordInput, String> {
        let input = parse_input(self.edition(), &self.recorder.record().header.setup.colors, line)?;
        self.recorder
            .apply(input, &mut self.facts)
            .map_err(|refused| format!("'{line}' is refused ({})", refused.code()))?;
        Ok(input)
    }

    fn inputs(&self) -> u32 {
        self.recorder.record().inputs.len() as u32
    }

    fn to_move(&self) -> Vec<u8> {
        match self.recorder.game().waiting() {
            Waiting::Seat(seat) => vec![seat.index() as u8],
            Waiting::Seats(open) => (0..8).filter(|seat| open >> seat & 1 == 1).collect(),
            Waiting::Chance(_) | Waiting::Over => Vec::new(),
        }
    }

    fn begins_turn(&self) -> bool {
        use rules::agenda::Ask;
        matches!(self.recorder.game().asking(), Some(Ask::Turn(_) | Ask::OpeningMix | Ask::OpeningTickets))
    }

    fn is_over(&self) -> bool {
        self.recorder.game().open().over
    }

    fn undo_points(&self, seat: u8) -> Vec<u32> {
        self.recorder.undo_points(Seat::new(usize::from(seat)))
    }

    fn seeing(&self, table: &TableId, viewer: Option<u8>, at: Option<u32>, undo: Option<u32>) -> GameSnapshot {
        let game = self.recorder.game();
        let eyes = eyes(viewer);
        let sight = viewer.map(|seat| game.sight(Seat::new(usize::from(seat))));
        let choices: Vec<Action> = sight.iter().flat_map(|sight| sight.choices().iter().collect::<Vec<_>>()).collect();
        let mut written = self.written.borrow_mut();
        GameSnapshot {
            table: table.clone(),
            inputs: self.inputs(),
            seat: viewer,
            asked: serde_json::to_value(game.asking()).ok().filter(|asked| !asked.is_null()),
            to_move: self.to_move(),
            at,
            undo,
            view: written.view(self.inputs(), &game.view(eyes)),
            seen: raw(&self.sees(eyes)),
            choices: raw(&choices),
            question: None,
            progress: sight.map_or_else(nothing, |sight| written.progress(&sight)),
            barred: raw(&sight.map(|sight| sight.barred()).unwrap_or_default()),
            standings: self.standings(),
        }
    }

    fn question(&self, seat: u8) -> Option<Box<RawValue>> {
        let question = self.recorder.game().sight(Seat::new(usize::from(seat))).question()?;
        Some(raw(&question))
    }

    fn sides(&self) -> Vec<SeatSide> {
        let game = self.recorder.game();
        (0..game.open().seats())
            .map(|seat| {
                let sight = game.sight(Seat::new(seat));
                SeatSide { own: raw(sight.own), progress: raw(&sight.progress()) }
            })
            .collect()
    }

    fn clear_seen(&mut self) {
        self.facts.clear();
    }

    fn thinking(&self, seat: u8, bot: &str, seed: u64) -> Thinking {
        let (sized, recorder, bot) = (Arc::clone(&self.sized), self.recorder.clone(), bot.to_string());
        Box::new(move || thinking::decide_here(&sized, &recorder, Seat::new(usize::from(seat)), &bot, seed))
    }

    fn think_request(&self, seat: u8, bot: &str, seed: u64) -> Recalling<ThinkRequest> {
        let (recorder, bot) = (self.recorder.clone(), bot.to_string());
        Box::new(move || ThinkRequest::of(&recorder, Seat::new(usize::from(seat)), bot, seed))
    }

    fn record(&self, seed: Option<String>) -> String {
        let record = match self.is_over() || seed.is_some() {
            true => self.recorder.clone().finish(seed),
            false => self.recorder.record().clone(),
        };
        record.to_text(self.edition())
    }

    fn standings(&self) -> Option<Vec<StandingData>> {
        Some(standings(self.edition(), &self.recorder.game().standings()?))
    }

    fn events_turned(&self) -> Vec<String> {
        let turned = self.recorder.game().open().campaign.as_ref().map_or(0, |campaign| campaign.event_turned);
        let events = self.edition().events.iter().enumerate().filter(|(at, _)| turned >> at & 1 == 1);
        events.map(|(_, event)| event.id.clone()).collect()
    }

    fn result(&self, open: &OpenGame, pack: &Pack) -> Option<GameResult> {
        open.result(pack, self.recorder.game())
    }

    fn edition(&self) -> &Arc<Edition> {
        self.sized.tables.edition()
    }

    fn history(&self, viewer: Option<u8>) -> Recalling<Vec<HistoryEntry>> {
        let (tables, record) = (Arc::clone(&self.sized.tables), self.recorder.record().clone());
        Box::new(move || told(tables, &record, eyes(viewer)))
    }

    fn moment(&self, table: &TableId, viewer: Option<u8>, inputs: u32) -> Option<Recalling<GameSnapshot>> {
        let (table, sized, record) = (table.clone(), Arc::clone(&self.sized), self.recorder.record().clone());
        let recalling = move || {
            let recorder = Recorder::replay(Arc::clone(&sized.tables), &record, inputs as usize).ok()?;
            let then = SizedRuntime::new(sized, recorder, Vec::new());
            // The question at that time is no longer open, so there are no choices.
            let (choices, barred) = (nothing(), nothing());
            Some(GameSnapshot { choices, barred, ..then.seeing(&table, viewer, None, None) })
        };
        (inputs <= self.inputs()).then(|| Box::new(recalling) as Recalling<GameSnapshot>)
    }

    fn course(&self, seats: Vec<usize>) -> GameCurve {
        self.course_for(seats)
    }

    fn hint(&self, seat: u8, nodes: u32) -> Recalling<Hint> {
        self.hint_for(seat, nodes)
    }

    fn fork(&self, inputs: u32) -> Option<String> {
        let (before, _) = self.position(inputs)?;
        let mut record = self.recorder.record().clone();
        record.inputs.truncate(inputs as usize);
        record.header.forked = inputs;
        (!before.is_over()).then(|| record.to_text(self.edition()))
    }

    fn position(&self, inputs: u32) -> Option<(Box<dyn GameRuntime>, Option<String>)> {
        let record = self.recorder.record();
        let last = inputs.checked_sub(1).map(|last| record.inputs.get(last as usize)).unwrap_or(None);
        if inputs > 0 && last.is_none() {
            return None;
        }
        let tables = Arc::clone(&self.sized.tables);
        let before = inputs.saturating_sub(1) as usize;
        let mut facts = Vec::new();
        let mut recorder = match inputs {
            0 => Recorder::new(tables, record.header.clone(), &mut NoListener).ok()?,
            _ => Recorder::replay(tables, record, before).ok()?,
        };
        if let Some(input) = last {
            recorder.apply(*input, &mut facts).ok()?;
        }
        let line = last.map(|input| self.line(input));
        Some((Box::new(SizedRuntime::new(Arc::clone(&self.sized), recorder, facts)), line))
    }
}
