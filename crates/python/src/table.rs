//! One game with its record. [`ErasedGame`] hides the game's capacity `W`.

use std::sync::Arc;

use bots::net::actions::{ActionStep, Actions, Mask, PaymentDetail, Pending};
use bots::net::{Chart, TableMemory, observe};
use dealer::Fast;
use rules::action::Action;
use rules::chance::Dealer;
use rules::fact::{Fact, Listener, NoListener};
use rules::game::Waiting;
use rules::ids::{Id, Seat};
use rules::record::{RecordHeader, RecordInput, Recorder};
use rules::score::Standings;
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;

use crate::record;

/// Maximum number of characters that an error message quotes from an unreadable answer.
const SHOWN_MAX: usize = 80;

/// A seat's view as JSON, the number of its choices, and the observation and mask for a network.
pub struct ShownPosition {
    pub view: String,
    pub choices: usize,
    pub obs: Vec<u8>,
    pub mask: Vec<u8>,
}

/// A game of any capacity. Errors are human-readable sentences.
pub trait ErasedGame: Send {
    fn copy(&self) -> Box<dyn ErasedGame>;
    fn seats(&self) -> usize;
    fn to_move(&self) -> Option<usize>;
    fn show(&self, seat: usize) -> Result<ShownPosition, String>;
    fn choice(&self, seat: usize, number: usize) -> Result<String, String>;
    fn act(&mut self, action: &str) -> Result<(), String>;
    fn step(&mut self, index: i64) -> Result<(), String>;
    fn ask(&self, bot: &str, seed: u64) -> Result<String, String>;
    fn undo(&mut self) -> Result<(), String>;
    fn hash(&self) -> String;
    fn record(&self) -> Result<String, String>;
    fn standings(&self) -> Option<Standings>;
}

#[derive(Clone)]
struct Core<const W: usize> {
    chart: Arc<Chart<W>>,
    recorder: Recorder<W>,
    /// The seed of the deals, or of the remaining deals in a game from a record.
    seed: u64,
    deals: u64,
    heard: TableMemory<W>,
    pending: Pending,
}

struct Ear<'a, const W: usize>(&'a mut TableMemory<W>);

impl<const W: usize> Listener<W> for Ear<'_, W> {
    fn hear(&mut self, fact: Fact<W>) {
        self.0.hear(&fact);
    }
}

pub fn new<const W: usize>(tables: &Arc<Tables<W>>, setup: Setup, seed: u64) -> Result<Box<dyn ErasedGame>, String> {
    let header = RecordHeader::new(tables.edition(), setup, Fast::NAME, Some(dealer::seed_hash(&seed.to_be_bytes())));
    let mut heard = TableMemory::default();
    let recorder =
        Recorder::new(Arc::clone(tables), header, &mut Ear(&mut heard)).map_err(|error| error.to_string())?;
    let chart = Arc::new(Chart::new(tables));
    let mut core = Core { chart, recorder, seed, deals: 0, heard, pending: Pending::Nothing };
    core.deal_on()?;
    Ok(Box::new(core))
}

/// Creates the game from a record, after the given number of inputs.
pub fn from_record<const W: usize>(
    tables: &Arc<Tables<W>>,
    text: &str,
    at: Option<usize>,
    seed: u64,
) -> Result<Box<dyn ErasedGame>, String> {
    let record = record::parse(text, tables.edition())?;
    let until = at.unwrap_or(record.inputs.len());
    if until > record.inputs.len() {
        return Err(format!("the record has {} inputs, not {until}", record.inputs.len()));
    }
    let recorder =
        Recorder::replay(Arc::clone(tables), &record, until).map_err(|error| record::replay_error(&record, error))?;
    if until == record.inputs.len() {
        record::check_end(&record, recorder.game())?;
    }
    let chart = Arc::new(Chart::new(tables));
    let mut core = Core { chart, recorder, seed, deals: 0, heard: TableMemory::default(), pending: Pending::Nothing };
    core.listen_again()?;
    core.deal_on()?;
    Ok(Box::new(core))
}

impl<const W: usize> Core<W> {
    fn apply(&mut self, input: RecordInput) -> Result<(), String> {
        let refused = self.recorder.apply(input, &mut Ear(&mut self.heard));
        refused.map_err(record::refusal)
    }

    /// Deals until a seat must answer or the game is over.
    fn deal_on(&mut self) -> Result<(), String> {
        while let Waiting::Chance(draw) = self.recorder.game().waiting() {
            let outcome = Fast::new(self.seed, self.deals).pick(&draw);
            self.deals += 1;
            self.apply(RecordInput::Deal(outcome))?;
        }
        Ok(())
    }

    /// Rebuilds the seats' memories from the start of the game, without undone actions.
    fn listen_again(&mut self) -> Result<(), String> {
        let record = self.recorder.record();
        self.heard = TableMemory::default();
        let mut ear = Ear(&mut self.heard);
        let mut again = Recorder::new(Arc::clone(self.chart.tables()), record.header.clone(), &mut ear)
            .map_err(|error| error.to_string())?;
        for input in record.standing() {
            again.apply(input, &mut ear).map_err(record::refusal)?;
        }
        Ok(())
    }

    fn seat(&self, seat: usize) -> Result<Seat, String> {
        let seats = self.recorder.game().open().seats();
        if seat < seats { Ok(Seat::new(seat)) } else { Err(format!("there are {seats} seats, and none is {seat}")) }
    }

    fn asked(&self) -> Result<Seat, String> {
        self.recorder.game().to_move().ok_or_else(|| "the game is over".to_string())
    }

    fn pending_of(&self, seat: Seat) -> Pending {
        if self.recorder.game().to_move() == Some(seat) { self.pending } else { Pending::Nothing }
    }

    fn give(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        self.apply(RecordInput::Act(seat, action))?;
        self.pending = Pending::Nothing;
        self.deal_on()
    }
}

impl<const W: usize> ErasedGame for Core<W> {
    fn copy(&self) -> Box<dyn ErasedGame> {
        Box::new(self.clone())
    }

    fn seats(&self) -> usize {
        self.recorder.game().open().seats()
    }

    fn to_move(&self) -> Option<usize> {
        self.recorder.game().to_move().map(Id::index)
    }

    fn show(&self, seat: usize) -> Result<ShownPosition, String> {
        let seat = self.seat(seat)?;
        let game = self.recorder.game();
        let sight = game.sight(seat);
        let layout = &self.chart.layout;
        let (mut obs, mut mask) = (vec![0; layout.bytes()], vec![0; layout.mask_bytes()]);
        let (pending, memory) = (self.pending_of(seat), &self.heard.memories[seat.index()]);
        observe(&self.chart, &sight, &self.heard.ledger, memory, pending, &mut obs);
        let actions = Actions { chart: &self.chart, sight: &sight, pending, payments: PaymentDetail::All };
        let legal = if self.to_move() == Some(seat.index()) { actions.mask() } else { Mask::default() };
        legal.write(&mut mask);
        let view = serde_json::to_string(&game.view(Viewer::Seat(seat))).map_err(|error| error.to_string())?;
        Ok(ShownPosition { view, choices: sight.choices().len(), obs, mask })
    }

    fn choice(&self, seat: usize, number: usize) -> Result<String, String> {
        let choices = self.recorder.game().choices(self.seat(seat)?);
        if number >= choices.len() {
            return Err(format!("there are {} choices, and none is {number}", choices.len()));
        }
        serde_json::to_string(&choices.nth(number)).map_err(|error| error.to_string())
    }

    fn act(&mut self, action: &str) -> Result<(), String> {
        let seat = self.asked()?;
        let action = serde_json::from_str(action).map_err(|_| {
            let shown: String = action.chars().take(SHOWN_MAX).collect();
            format!("this is not one of view.choices: {shown}")
        })?;
        self.give(seat, action)
    }

    fn step(&mut self, index: i64) -> Result<(), String> {
        let seat = self.asked()?;
        let sight = self.recorder.game().sight(seat);
        let actions =
            Actions { chart: &self.chart, sight: &sight, pending: self.pending, payments: PaymentDetail::All };
        match usize::try_from(index).ok().and_then(|index| actions.step(index)) {
            None => Err(format!("action {index} cannot be taken now")),
            Some(ActionStep::Pending(pending)) => {
                self.pending = pending;
                Ok(())
            }
            Some(ActionStep::Answer(action)) => self.give(seat, action),
        }
    }

    fn ask(&self, bot: &str, seed: u64) -> Result<String, String> {
        let seat = self.asked()?;
        let tables = self.chart.tables();
        let roster = bots::Roster::new(tables);
        let mut player =
            roster.seat(bot, seed).map_err(|bots::UnknownBot(name)| format!("no bot is called '{name}'"))?;
        if player.hears() {
            let record = self.recorder.record();
            let mut facts: Vec<Fact<W>> = Vec::new();
            let mut again = Recorder::new(Arc::clone(tables), record.header.clone(), &mut facts)
                .map_err(|error| error.to_string())?;
            for input in record.standing() {
                again.apply(input, &mut facts).map_err(record::refusal)?;
            }
            facts.iter().for_each(|fact| player.notice(tables, &fact.seen_by(Viewer::Seat(seat))));
        }
        let action = player.decide(&self.recorder.game().sight(seat));
        serde_json::to_string(&action).map_err(|error| error.to_string())
    }

    fn undo(&mut self) -> Result<(), String> {
        if self.pending != Pending::Nothing {
            self.pending = Pending::Nothing;
            return Ok(());
        }
        let points = self
            .recorder
            .game()
            .open()
            .all_seats()
            .flat_map(|seat| self.recorder.undo_points(seat).into_iter().map(move |to| (seat, to)));
        let Some((seat, to)) = points.max_by_key(|(_, to)| *to) else {
            return Err("nothing can be undone: cards were dealt or revealed since".to_string());
        };
        self.recorder.apply(RecordInput::Undo(seat, to), &mut NoListener).map_err(record::refusal)?;
        self.listen_again()
    }

    fn hash(&self) -> String {
        self.recorder.hash()
    }

    fn record(&self) -> Result<String, String> {
        if self.recorder.game().open().over {
            let record = self.recorder.clone().finish(None);
            return Ok(record.to_text(self.chart.tables().edition()));
        }
        Err("a record shows all cards, so there is none before the game is over".to_string())
    }

    fn standings(&self) -> Option<Standings> {
        self.recorder.game().standings()
    }
}
