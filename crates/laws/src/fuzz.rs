//! Random games of all editions, with any number of seats and any policies. The laws are checked
//! throughout each game; expensive checks take place only at intervals.

use std::sync::Arc;

use bots::{Census, NAMES, by_name};
use dealer::{Fast, Stream, game_seed, seed_hash};
use rules::chance::Dealer;
use rules::edition::Edition;
use rules::fact::{Fact, FactData, Listener, NoListener};
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::limits::SMALL;
use rules::mechanism::{EffectFact, MechanismFact};
use rules::record::{Record, RecordHeader, RecordInput, Recorder, parse_record};
use rules::seat_record::SeatRecord;
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;
use rules::view::View;

use crate::{EDITIONS, boards, candidates, embedded, oracle, reference};

/// The parameters of a run of random games.
#[derive(Clone, Copy)]
pub struct FuzzPlan {
    /// The seed of the whole run.
    pub seed: u64,
    /// Average interval, in states, between full checks of listed and unlisted actions.
    pub refusals_every: usize,
    pub refusals: usize,
    /// Number of games from one replayed game to the next. A replay compares hashes after every
    /// step.
    pub replay_every: u64,
}

/// The counts from a run of random games.
#[derive(Clone, Default)]
pub struct FuzzReport {
    pub games: u64,
    pub inputs: u64,
    pub undone: u64,
    pub refusals: u64,
    /// Counts of rare states by name.
    pub rare: Vec<(&'static str, u64)>,
}

impl FuzzReport {
    pub fn add(&mut self, other: &FuzzReport) {
        self.games += other.games;
        self.inputs += other.inputs;
        self.undone += other.undone;
        self.refusals += other.refusals;
        for &(name, count) in &other.rare {
            match self.rare.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => *sum += count,
                None => self.rare.push((name, count)),
            }
        }
    }
}

/// Interval, in inputs, between checks that each view can be rebuilt from the text sent to its
/// seat.
const SENT_EVERY: u64 = 89;

/// Returns the edition of a game. Successive games use each embedded edition in turn, and then a
/// generated one.
pub fn edition_of(plan: &FuzzPlan, game: u64) -> Arc<Edition> {
    match EDITIONS.get(game as usize % (EDITIONS.len() + 1)) {
        Some(name) => embedded(name),
        None => boards::generated(game_seed(plan.seed, game)),
    }
}

/// Plays one game of the plan with randomly chosen bots and checks the laws.
///
/// # Errors
/// Returns the broken law, with a record of the game.
pub fn game(plan: &FuzzPlan, number: u64) -> Result<FuzzReport, String> {
    let edition = edition_of(plan, number);
    let tables = Tables::<SMALL>::new(edition).expect("these boards are small");
    Run::new(plan, number, tables, refusals, |edition, stream| {
        let seats = 2 + stream.below(edition.seat_colors.len() - 1);
        let mut setup = Setup::of(edition, seats);
        setup.open_cards = stream.below(4) == 0;
        setup.first = (stream.below(4) == 0).then(|| Seat::new(stream.below(seats)));
        setup
    })
    .play(&NAMES)
}

/// A function that tries actions in a state and returns the number of refusals.
pub(crate) type Refusals = fn(&Game<SMALL>, &Setup, &mut Stream, usize) -> Result<u64, String>;

/// A random game in progress, with the state that the checks need.
pub(crate) struct Run {
    plan: FuzzPlan,
    refusals: Refusals,
    number: u64,
    seed: u64,
    stream: Stream,
    setup: Setup,
    tables: Arc<Tables<SMALL>>,
    recorder: Recorder<SMALL>,
    facts: Vec<Fact<SMALL>>,
    views: Vec<View<SMALL>>,
    turns: Turns,
    report: FuzzReport,
}

/// The turn order that follows from the facts (INV-10).
#[derive(Default)]
struct Turns {
    last: Option<usize>,
    left: Option<u8>,
    /// Number of extra turns that are still to come.
    extra: u8,
    ended: bool,
}

impl Turns {
    fn hear(&mut self, what: &FactData<SMALL>, seats: usize) -> Result<(), String> {
        match what {
            FactData::TurnBegan { seat } => {
                let step = usize::from(self.extra == 0);
                self.extra = self.extra.saturating_sub(1);
                let expected = self.last.map(|last| (last + step) % seats);
                if self.ended || expected.is_some_and(|expected| expected != seat.index()) || self.left == Some(0) {
                    return Err(format!("INV-10: seat {} began out of turn", seat.index()));
                }
                self.last = Some(seat.index());
                self.left = self.left.map(|left| left - 1);
            }
            FactData::LastRound { turns, .. } => (self.left, self.extra) = (Some(*turns), 0),
            FactData::Mechanism(MechanismFact::Effect(EffectFact::ExtraTurn { .. })) => self.extra += 1,
            FactData::Ended => self.ended = true,
            _ => {}
        }
        Ok(())
    }
}

impl Run {
    pub(crate) fn new(
        plan: &FuzzPlan,
        number: u64,
        tables: Arc<Tables<SMALL>>,
        refusals: Refusals,
        setup: impl Fn(&Edition, &mut Stream) -> Setup,
    ) -> Run {
        let seed = game_seed(plan.seed, number);
        let mut stream = Stream::new(game_seed(plan.seed ^ 1, number));
        let edition = tables.edition().clone();
        let setup = setup(&edition, &mut stream);
        let seats = setup.colors.len();
        let header = RecordHeader::new(&edition, setup.clone(), Fast::NAME, Some(seed_hash(&seed.to_be_bytes())));
        let mut facts = Vec::new();
        let recorder = Recorder::new(tables.clone(), header, &mut facts).expect("the table can start");
        let viewers = (0..seats).map(|seat| Viewer::Seat(Seat::new(seat))).chain([Viewer::Spectator]);
        let views = viewers.map(|viewer| View::new(&tables, &setup, viewer)).collect();
        let (turns, report) = (Turns::default(), FuzzReport::default());
        Run { plan: *plan, refusals, number, seed, stream, setup, tables, recorder, facts, views, turns, report }
    }

    /// Plays the game with bots picked at random from this list, and checks the laws during and
    /// after it.
    pub(crate) fn play(mut self, names: &[&str]) -> Result<FuzzReport, String> {
        let seats = self.setup.colors.len();
        let mut dealer = Fast::new(self.seed, 0);
        let mut players: Vec<_> = (0..seats)
            .map(|_| {
                let name = names[self.stream.below(names.len())];
                by_name::<SMALL>(name, self.stream.next_u64()).expect("the policy exists")
            })
            .collect();
        loop {
            self.listen().map_err(|broken| self.blame(&broken))?;
            let game = self.recorder.game();
            let input = match game.waiting() {
                Waiting::Over => break,
                Waiting::Chance(draw) => RecordInput::Deal(dealer.pick(&draw)),
                Waiting::Seat(_) | Waiting::Seats(_) => {
                    self.check().map_err(|broken| self.blame(&broken))?;
                    let game = self.recorder.game();
                    let seat = game.to_move().expect("a seat is asked");
                    match self.undo() {
                        Some(undo) => undo,
                        None => RecordInput::Act(seat, players[seat.index()].decide(&self.recorder.game().sight(seat))),
                    }
                }
            };
            if let Err(refused) = self.recorder.apply(input, &mut self.facts) {
                return Err(self.blame(&format!("INV-09: {input:?} was refused: {refused:?}")));
            }
            self.report.inputs += 1;
            if self.report.inputs > 60_000 {
                return Err(self.blame("INV-14: the game does not end"));
            }
        }
        self.check().and_then(|()| self.finish()).map_err(|broken| self.blame(&broken))?;
        self.report.games = 1;
        Ok(self.report)
    }

    /// Occasionally returns an input that undoes a random seat's last actions. Undo is rarer in
    /// long games, so that they make progress.
    fn undo(&mut self) -> Option<RecordInput> {
        let one_in = if self.report.inputs > 2_000 { 2_500 } else { 25 };
        if self.stream.below(one_in) != 0 {
            return None;
        }
        let seats: Vec<Seat> = self.recorder.game().open().all_seats().collect();
        let points: Vec<(Seat, u32)> = seats
            .iter()
            .flat_map(|&seat| self.recorder.undo_points(seat).into_iter().map(move |to| (seat, to)))
            .collect();
        if points.is_empty() {
            return None;
        }
        let (seat, to) = points[self.stream.below(points.len())];
        self.report.undone += 1;
        Some(RecordInput::Undo(seat, to))
    }

    /// Passes facts to every viewer. Whenever a seat must answer, the view built from facts must
    /// equal the view of the game (INV-12).
    fn listen(&mut self) -> Result<(), String> {
        let mut taken_back = false;
        for fact in std::mem::take(&mut self.facts) {
            taken_back |= matches!(fact.seen_by(Viewer::Spectator).what(), FactData::TakenBack { .. });
            for view in &mut self.views {
                let seen = fact.seen_by(view.viewer());
                view.note(&self.tables, &seen);
            }
            self.turns.hear(fact.seen_by(Viewer::Spectator).what(), self.setup.colors.len())?;
        }
        let game = self.recorder.game();
        if game.deal_due().is_some() && !taken_back {
            return Ok(());
        }
        for view in &mut self.views {
            let cut = game.view(view.viewer()).without_agenda();
            if taken_back {
                *view = cut;
            } else if view.clone().without_agenda() != cut {
                return Err(format!("INV-12: {:?} folded another view", view.viewer()));
            }
        }
        if taken_back {
            let open = game.open();
            let extra = open.campaign.as_ref().map_or(0, |campaign| campaign.extra_turns);
            self.turns = Turns { last: open.turn.map(Id::index), left: open.turns_left, extra, ended: false };
        }
        Ok(())
    }

    /// Checks the laws of a state in which a seat must answer.
    fn check(&mut self) -> Result<(), String> {
        let game = self.recorder.game();
        if let Some(law) = game.broken_law() {
            return Err(format!("{law}, asked {:?}", game.asking()));
        }
        if self.report.inputs.is_multiple_of(SENT_EVERY) {
            self.sent()?;
        }
        if self.stream.below(self.plan.refusals_every) == 0 {
            self.report.refusals += (self.refusals)(game, &self.setup, &mut self.stream, self.plan.refusals)?;
        }
        Ok(())
    }

    /// Checks that each seat's view can be rebuilt exactly from the text of everything that the
    /// seat has seen (INV-12).
    fn sent(&self) -> Result<(), String> {
        for seat in self.recorder.game().open().all_seats() {
            let record = SeatRecord::of(&self.recorder, seat).map_err(|error| format!("INV-13: {error:?}"))?;
            let text = serde_json::to_string(&record).expect("it can be sent");
            let read: SeatRecord<SMALL> = serde_json::from_str(&text).map_err(|error| format!("INV-12: {error}"))?;
            let own = self.recorder.game().view(Viewer::Seat(seat));
            if read != record || read.view(&self.tables) != Some(own) {
                return Err(format!("INV-12: {seat:?} is sent something else than it sees"));
            }
        }
        Ok(())
    }

    /// Checks the laws of a finished game: the second scorer must agree (INV-15), undone actions
    /// must leave no trace, and the record must survive a round trip (INV-13). Some records are
    /// also replayed.
    fn finish(&mut self) -> Result<(), String> {
        let game = self.recorder.game();
        let edition = self.tables.edition();
        let standings = game.standings().ok_or("a finished game has no standings")?;
        let sheets = reference::count(edition, &game.view(Viewer::Spectator));
        for (result, sheet) in standings.results().iter().zip(&sheets) {
            let lines: Vec<i32> = result.lines[..edition.lines.len()].iter().map(|&line| line.into()).collect();
            let same = lines == sheet.lines
                && i32::from(result.total) == sheet.total
                && usize::from(result.place) == sheet.place
                && usize::from(result.completed) == sheet.completed
                && usize::from(result.longest_path) == sheet.longest;
            if !same {
                return Err(format!("INV-15: the scorers disagree: {result:?} and {sheet:?}"));
            }
        }
        let record = self.recorder.clone().finish(None);
        // Rare states are not counted in campaign games, where trains and tickets come from other sources too.
        let hash = if edition.menu.name_route {
            self.without_undo(&mut NoListener)?
        } else {
            let mut census = Census::new(edition);
            census.begin(self.setup.colors.len());
            let hash = self.without_undo(&mut census)?;
            self.report.rare = census.rare().collect();
            hash
        };
        if hash != record.final_hash {
            return Err("INV-13: an undo left a trace".to_string());
        }
        let text = record.to_text(edition);
        let read = parse_record(&text, edition).map_err(|damage| format!("INV-13: {damage}"))?;
        if read.inputs != record.inputs || read.header != record.header {
            return Err("INV-13: the text reads back as another record".to_string());
        }
        if self.number.is_multiple_of(self.plan.replay_every) {
            replay(&self.tables, &read, self.seed)?;
        }
        Ok(())
    }

    /// Returns the hash of the same game without the undone actions.
    fn without_undo(&self, listener: &mut impl Listener<SMALL>) -> Result<Option<String>, String> {
        let mut kept: Vec<RecordInput> = Vec::new();
        let mut lengths = vec![0];
        for input in &self.recorder.record().inputs {
            match input {
                RecordInput::Undo(_, to) => kept.truncate(lengths[*to as usize]),
                input => kept.push(*input),
            }
            lengths.push(kept.len());
        }
        let header = self.recorder.record().header.clone();
        let mut again = Recorder::new(self.tables.clone(), header, listener).map_err(|error| error.to_string())?;
        for input in kept {
            again.apply(input, listener).map_err(|refused| format!("INV-13: {input:?} is refused: {refused:?}"))?;
        }
        Ok(Some(again.hash()))
    }

    /// Formats a report of the broken law, with the record of the game.
    fn blame(&self, broken: &str) -> String {
        let edition = self.tables.edition();
        let text = self.recorder.record().to_text(edition);
        format!("game {} of seed {}: {broken}\n{text}", self.number, self.plan.seed)
    }
}

/// Replays a record. Checks that the seed produces its deals, that two replays have the same hash
/// at every step, and that the final hash is correct.
pub fn replay(tables: &Arc<Tables<SMALL>>, record: &Record, seed: u64) -> Result<(), String> {
    let start = || {
        Recorder::new(tables.clone(), record.header.clone(), &mut rules::fact::NoListener).map_err(|e| e.to_string())
    };
    let (mut first, mut second) = (start()?, start()?);
    let mut dealer = Fast::new(seed, 0);
    for (at, &input) in record.inputs.iter().enumerate() {
        first.apply(input, &mut Vec::new()).map_err(|refused| format!("INV-13: input {at} is refused: {refused:?}"))?;
        let again = match second.game().waiting() {
            Waiting::Chance(draw) => RecordInput::Deal(dealer.pick(&draw)),
            _ => input,
        };
        if again != input {
            return Err(format!("INV-13: the seed deals {again:?} as input {at}, not {input:?}"));
        }
        second.apply(again, &mut rules::fact::NoListener).map_err(|refused| format!("INV-13: {refused:?}"))?;
        if first.hash() != second.hash() {
            return Err(format!("INV-13: input {at} gives two hashes"));
        }
    }
    if Some(first.hash()) != record.final_hash {
        return Err("INV-13: the replay ends with another hash".to_string());
    }
    Ok(())
}

/// Tries random actions of random seats, and checks all listed actions. Listed actions must be
/// legal; other actions must be refused for the specified reason, without changing the hash
/// (ENG-02, ENG-03, INV-09). Returns the number of refusals.
pub fn refusals(game: &Game<SMALL>, setup: &Setup, stream: &mut Stream, count: usize) -> Result<u64, String> {
    let mut refused = 0;
    let hash = rules::hash::state_hash(game, &setup.colors);
    for _ in 0..count {
        let seat = Seat::new(stream.below(game.open().seats()));
        let action = candidates::random(game, seat, stream);
        let expected = oracle::expected(game, seat, &action);
        let mut copy = game.clone();
        let answer = copy.act(seat, &action, &mut rules::fact::NoListener).map_err(|refused| refused.code());
        if answer.err() != expected {
            return Err(format!("INV-09: {action:?} of {seat:?}: {answer:?}, expected {expected:?}"));
        }
        if answer.is_err() {
            refused += 1;
            if rules::hash::state_hash(&copy, &setup.colors) != hash {
                return Err(format!("INV-09: the refusal of {action:?} changed the game"));
            }
        }
    }
    for seat in game.open().all_seats() {
        let choices = game.choices(seat);
        if choices.iter().count() != choices.len() {
            return Err(format!("INV-09: {seat:?} has another number of choices when they are listed"));
        }
        for (number, action) in choices.iter().enumerate() {
            if choices.nth(number) != action {
                return Err(format!("INV-09: choice {number} of {seat:?} is another when it is listed"));
            }
            if oracle::expected(game, seat, &action).is_some() || game.check(seat, &action).is_err() {
                return Err(format!("INV-09: {action:?} of {seat:?} is listed but not legal"));
            }
        }
    }
    Ok(refused)
}
