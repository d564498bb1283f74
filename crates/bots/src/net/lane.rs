//! Lanes, which are sequences of training games. Many lanes are played in parallel. Learners answer
//! with indices, while bots make their own decisions.

use std::sync::Arc;

use dealer::{Fast, Stream, game_seed};
use rules::action::Action;
use rules::card::Card;
use rules::fact::{Fact, Listener, NoListener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::{SEATS_MAX, SEATS_MIN};
use rules::score::Standings;
use rules::seen::{Seen, Viewer};
use rules::setup::Setup;
use rules::tables::Tables;
use rules::view::Sight;

use super::actions::{ActionStep, Actions, Mask, PaymentDetail, Pending};
use super::chart::Chart;
use super::encode::{Known, encode, observe};
use super::memory::TableMemory;
use super::outlook::{Outlook, Paths};
use crate::planner::Planner;
use crate::style::Style;
use crate::{Player, Roster, UnknownBot, player_seed};

/// Maximum number of choices in an [`Advice`].
pub const ADVICE: usize = 16;

/// The assignment of learners and bots to seats.
#[derive(Clone, Debug)]
pub enum Casting {
    /// The number of seats is chosen at random, with the given weights. For each seat, one of
    /// `bots` is drawn with the given probabilities; otherwise, the seat has a learner. At least
    /// one seat has a learner.
    Mixed { seats: Vec<(usize, f64)>, bots: Vec<(String, f64)> },
    /// One learner plays against bots with this name. Every deal is played once with the learner in
    /// each seat.
    Duel { seats: usize, bot: String },
}

/// The reason why a casting is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadCasting {
    /// The edition does not allow this number of seats.
    Seats(usize),
    /// A probability is negative or not finite, or a sum of probabilities is out of range.
    Chances,
    /// No bot has this name.
    Bot(String),
}

impl std::fmt::Display for BadCasting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadCasting::Seats(seats) => write!(f, "this edition cannot be played with {seats} seats"),
            BadCasting::Chances => f.write_str("probabilities must be 0 or more; those of seats must not all be 0, and those of bots must add up to at most 1"),
            BadCasting::Bot(name) => write!(f, "no bot is called '{name}'"),
        }
    }
}

impl std::error::Error for BadCasting {}

/// Settings that all games of a training or evaluation run share.
pub struct Run<const W: usize> {
    pub chart: Chart<W>,
    roster: Roster<W>,
    casting: Casting,
    payments: PaymentDetail,
    seed: u64,
    /// One setup for each number of seats.
    setups: Vec<Setup>,
}

impl<const W: usize> Run<W> {
    /// Validates the casting, and prepares games of this edition.
    ///
    /// # Errors
    /// Fails if the edition does not allow one of the numbers of seats, a bot is unknown, or the
    /// probabilities are invalid.
    pub fn new(
        tables: &Arc<Tables<W>>,
        casting: Casting,
        payments: PaymentDetail,
        seed: u64,
    ) -> Result<Run<W>, BadCasting> {
        let most = tables.edition().seat_colors.len().min(SEATS_MAX);
        let roster = Roster::new(tables);
        let fits = |seats: &usize| (SEATS_MIN..=most).contains(seats);
        let known = |name: &String| roster.seat(name, 0).map(drop).map_err(|UnknownBot(name)| BadCasting::Bot(name));
        match &casting {
            Casting::Mixed { seats, bots } => {
                if let Some((seats, _)) = seats.iter().find(|(seats, _)| !fits(seats)) {
                    return Err(BadCasting::Seats(*seats));
                }
                let chances = || seats.iter().map(|(_, chance)| *chance);
                let of_bots = || bots.iter().map(|(_, chance)| *chance);
                let bad = |chance: f64| !chance.is_finite() || chance < 0.0;
                if chances().chain(of_bots()).any(bad) || chances().sum::<f64>() <= 0.0 || of_bots().sum::<f64>() > 1.0
                {
                    return Err(BadCasting::Chances);
                }
                bots.iter().try_for_each(|(name, _)| known(name))?;
            }
            Casting::Duel { seats, bot } => {
                if !fits(seats) {
                    return Err(BadCasting::Seats(*seats));
                }
                known(bot)?;
            }
        }
        let setups = (0..=most).map(|seats| Setup::of(tables.edition(), seats)).collect();
        Ok(Run { chart: Chart::new(tables), roster, casting, payments, seed, setups })
    }

    /// Returns the number of seats in the game with this number, the seed of its deal, and the
    /// names of its bots.
    fn cast(&self, number: u64) -> (usize, u64, [Option<&str>; SEATS_MAX]) {
        let mut names = [None; SEATS_MAX];
        match &self.casting {
            Casting::Duel { seats, bot } => {
                let (block, learner) = (number / *seats as u64, (number % *seats as u64) as usize);
                (0..*seats).filter(|&seat| seat != learner).for_each(|seat| names[seat] = Some(bot.as_str()));
                (*seats, game_seed(self.seed, block), names)
            }
            Casting::Mixed { seats, bots } => {
                let seed = game_seed(self.seed, number);
                let mut stream = Stream::new(seed ^ 0x6c65_6172_6e65_7273);
                let mut part = || (stream.next_u64() >> 11) as f64 / (1u64 << 53) as f64;
                let mut left = part() * seats.iter().map(|(_, chance)| chance).sum::<f64>();
                let chosen = seats.iter().find(|(_, chance)| {
                    left -= chance;
                    left < 0.0
                });
                let count = chosen.unwrap_or(&seats[seats.len() - 1]).0;
                let spared = (part() * count as f64) as usize;
                for (seat, name) in names[..count].iter_mut().enumerate() {
                    let mut left = part();
                    let bot = bots.iter().find(|(_, chance)| {
                        left -= chance;
                        left < 0.0
                    });
                    *name = bot.filter(|_| seat != spared).map(|(name, _)| name.as_str());
                }
                (count, seed, names)
            }
        }
    }
}

/// The result of a finished game, by seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GameOutcome {
    pub seats: u8,
    /// Bit set of the learners' seats.
    pub learners: u8,
    /// Each seat's share of the win.
    pub share: [f32; SEATS_MAX],
    pub score: [i16; SEATS_MAX],
    /// Number of tickets that each seat completed.
    pub completed: [u8; SEATS_MAX],
    /// Number of tickets that each seat failed to complete.
    pub failed: [u8; SEATS_MAX],
    /// Number of steps taken by learners, not counting forced steps.
    pub decisions: u32,
}

impl GameOutcome {
    fn new(standings: &Standings, learners: u8, decisions: u32) -> GameOutcome {
        let results = standings.results();
        let mut outcome = GameOutcome { seats: results.len() as u8, learners, decisions, ..GameOutcome::default() };
        let winners = standings.winners().count() as f32;
        for (seat, result) in results.iter().enumerate() {
            outcome.share[seat] = if result.place == 1 { 1.0 / winners } else { 0.0 };
            outcome.score[seat] = result.total;
            outcome.completed[seat] = result.completed;
            outcome.failed[seat] = result.failed;
        }
        outcome
    }
}

/// A teacher's choices: indices with their probabilities, likeliest first. Unused entries have
/// probability 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    pub index: [u16; ADVICE],
    pub chance: [f32; ADVICE],
}

/// A sequence of games, one of which is in progress.
pub struct Lane<const W: usize> {
    run: Arc<Run<W>>,
    game: Game<W>,
    dealer: Fast,
    heard: TableMemory<W>,
    outlooks: [Outlook<W>; SEATS_MAX],
    paths: Paths<W>,
    pending: Pending,
    mask: Mask,
    seat: Seat,
    players: [Option<Box<dyn Player<W>>>; SEATS_MAX],
    untold: Vec<(Seat, Seen<W>)>,
    teachers: [Option<Box<Planner<W>>>; SEATS_MAX],
    learners: u8,
    decisions: u32,
    number: u64,
    stride: u64,
}

/// A listener that passes facts to the game's memory and to bots that want them.
struct Ear<'a, const W: usize> {
    heard: &'a mut TableMemory<W>,
    untold: &'a mut Vec<(Seat, Seen<W>)>,
    players: &'a [Option<Box<dyn Player<W>>>; SEATS_MAX],
}

impl<const W: usize> Listener<W> for Ear<'_, W> {
    #[inline]
    fn hear(&mut self, fact: Fact<W>) {
        self.heard.hear(&fact);
        for (at, player) in self.players.iter().enumerate() {
            if player.as_ref().is_some_and(|player| player.hears()) {
                self.untold.push((Seat::new(at), fact.seen_by(Viewer::Seat(Seat::new(at)))));
            }
        }
    }
}

impl<const W: usize> Lane<W> {
    /// Creates a lane. Its first game has this number, and the numbers of successive games are
    /// `stride` apart.
    pub fn new(run: &Arc<Run<W>>, number: u64, stride: u64) -> Lane<W> {
        let tables = run.chart.tables();
        let game =
            Game::new(Arc::clone(tables), &run.setups[SEATS_MIN], &mut NoListener).expect("the set-up was checked");
        let mut lane = Lane {
            run: Arc::clone(run),
            game,
            dealer: Fast::new(0, 0),
            heard: TableMemory::default(),
            outlooks: Default::default(),
            paths: Paths::default(),
            pending: Pending::Nothing,
            mask: Mask::default(),
            seat: Seat::ZERO,
            players: Default::default(),
            untold: Vec::new(),
            teachers: Default::default(),
            learners: 0,
            decisions: 0,
            number,
            stride,
        };
        lane.begin();
        lane
    }

    /// Starts the lane's next game. Skips games in which no learner has a choice.
    fn begin(&mut self) {
        loop {
            self.deal();
            if self.advance().is_none() {
                return;
            }
            self.number += self.stride;
        }
    }

    fn deal(&mut self) {
        let run = Arc::clone(&self.run);
        let (seats, seed, names) = run.cast(self.number);
        self.learners = 0;
        for (at, name) in names.iter().enumerate() {
            self.players[at] = name.map(|name| run.roster.seat(name, player_seed(seed, at)).expect("it was checked"));
            self.learners |= u8::from(at < seats && name.is_none()) << at;
        }
        self.heard = TableMemory::default();
        self.paths = Paths::default();
        self.pending = Pending::Nothing;
        self.decisions = 0;
        self.untold.clear();
        self.teachers.iter_mut().flatten().for_each(|teacher| teacher.begin(None));
        self.dealer = Fast::new(seed, 0);
        let mut ear = Ear { heard: &mut self.heard, untold: &mut self.untold, players: &self.players };
        let tables = Arc::clone(run.chart.tables());
        self.game = Game::new(tables, &run.setups[seats], &mut ear).expect("the set-up was checked");
        self.game.deal_all(&mut self.dealer, &mut ear);
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        debug_assert!(self.game.check(seat, action).is_ok());
        let mut ear = Ear { heard: &mut self.heard, untold: &mut self.untold, players: &self.players };
        self.game.act_dealt(seat, action, &mut self.dealer, &mut ear);
        self.pending = Pending::Nothing;
    }

    /// Lets bots decide, and takes forced steps, until a learner has a choice. Returns the result
    /// if the game ends.
    fn advance(&mut self) -> Option<GameOutcome> {
        while let Some(seat) = self.game.to_move() {
            if self.players[seat.index()].is_some() {
                self.let_play(seat);
                continue;
            }
            self.seat = seat;
            self.mask = self.actions(&self.game.sight(seat)).mask();
            match (self.mask.len(), self.mask.nth(0)) {
                (1, Some(only)) => self.follow(only),
                _ => return None,
            }
        }
        let standings = self.game.standings().expect("nobody is asked any more");
        Some(GameOutcome::new(&standings, self.learners, self.decisions))
    }

    fn let_play(&mut self, seat: Seat) {
        for (seat, seen) in self.untold.drain(..) {
            if let Some(player) = &mut self.players[seat.index()] {
                player.notice(self.run.chart.tables(), &seen);
            }
        }
        if let Some(player) = &mut self.players[seat.index()] {
            let action = player.decide(&self.game.sight(seat));
            self.act(seat, &action);
        }
    }

    fn actions<'a>(&'a self, sight: &'a Sight<'a, W>) -> Actions<'a, W> {
        Actions { chart: &self.run.chart, sight, pending: self.pending, payments: self.run.payments }
    }

    fn follow(&mut self, index: usize) {
        let step = self.actions(&self.game.sight(self.seat)).follow(index);
        match step.expect("the mask names steps that can be taken") {
            ActionStep::Pending(pending) => self.pending = pending,
            ActionStep::Answer(action) => self.act(self.seat, &action),
        }
    }

    /// Returns the seat of the learner that has a choice.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn seats(&self) -> usize {
        self.game.open().seats()
    }

    /// Returns the legal indices of the seat that has a choice.
    pub fn mask(&self) -> &Mask {
        &self.mask
    }

    /// Computes the mask without the cache, for benchmarks.
    pub fn mask_anew(&self) -> Mask {
        self.actions(&self.game.sight(self.seat)).mask()
    }

    pub fn number(&self) -> u64 {
        self.number
    }

    /// Takes the step with this index. At the end of the game, returns the result and starts the
    /// next game.
    ///
    /// # Panics
    /// Panics if the index is not in the mask.
    pub fn step(&mut self, index: usize) -> Option<GameOutcome> {
        assert!(self.mask.has(index), "{index} cannot be chosen");
        self.decisions += 1;
        self.follow(index);
        let outcome = self.advance();
        if outcome.is_some() {
            self.number += self.stride;
            self.begin();
        }
        outcome
    }

    /// Fills the observation of the seat that has a choice.
    pub fn observe(&mut self, bytes: &mut [u8]) {
        let run = Arc::clone(&self.run);
        let sight = self.game.sight(self.seat);
        let outlook = &mut self.outlooks[self.seat.index()];
        outlook.refresh(&run.chart, &sight);
        self.paths.refresh(&run.chart, sight.open);
        let known = Known {
            sight: &sight,
            ledger: &self.heard.ledger,
            memory: &self.heard.memories[self.seat.index()],
            pending: self.pending,
            outlook,
            paths: &self.paths,
        };
        encode(&run.chart, &known, bytes);
    }

    /// Fills the observation without the cache. Tests compare it with the result of
    /// [`Lane::observe`].
    pub fn observe_anew(&self, bytes: &mut [u8]) {
        let memory = &self.heard.memories[self.seat.index()];
        let sight = self.game.sight(self.seat);
        observe(&self.run.chart, &sight, &self.heard.ledger, memory, self.pending, bytes);
    }

    /// Returns a planner's best choices, at most [`ADVICE`]. Their probabilities are the softmax of
    /// their values divided by `temperature`.
    pub fn advise(&mut self, temperature: f32) -> Advice {
        let run = Arc::clone(&self.run);
        let sight = self.game.sight(self.seat);
        let teacher = self.teachers[self.seat.index()]
            .get_or_insert_with(|| Box::new(Planner::new(&run.chart.atlas, Style::PLANNER)));
        let judged = teacher.judge(&sight);
        let actions = Actions { chart: &run.chart, sight: &sight, pending: self.pending, payments: run.payments };
        let mut found: Vec<(usize, f32)> = Vec::with_capacity(ADVICE);
        let best = judged.first().map_or(0.0, |judged| judged.worth);
        for judged in judged {
            let Some(index) = actions.toward(&judged.action) else { continue };
            let chance = ((judged.worth - best) / temperature.max(1e-6)).exp();
            match found.iter_mut().find(|(other, _)| *other == index) {
                Some((_, sum)) => *sum += chance,
                None => found.push((index, chance)),
            }
        }
        // If the learner's last step is one that the teacher would never take, all choices are considered equally
        // likely.
        if found.iter().all(|(_, chance)| *chance < 1e-20) {
            found = self.mask.iter().map(|index| (index, 1.0)).collect();
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        found.truncate(ADVICE);
        let sum: f32 = found.iter().map(|(_, chance)| chance).sum();
        let mut advice = Advice { index: [0; ADVICE], chance: [0.0; ADVICE] };
        for (at, (index, chance)) in found.into_iter().enumerate() {
            advice.index[at] = index as u16;
            advice.chance[at] = chance / sum;
        }
        advice
    }

    /// Writes each seat's hand (counts by kind) and tickets (one bit each), in turn order from the
    /// seat that has a choice. This information is hidden: use it only for training targets, never
    /// as input.
    pub fn reveal(&self, hands: &mut [u8], tickets: &mut [u8]) {
        hands.fill(0);
        tickets.fill(0);
        let seats = self.game.open().seats();
        for far in 0..seats {
            let own = self.game.sight(Seat::new((self.seat.index() + far) % seats)).own;
            for kind in 0..Card::KINDS {
                hands[Card::KINDS * far + kind] = own.hand.count(Card::new(kind));
            }
            for ticket in own.tickets {
                tickets[8 * W * far + ticket.index() / 8] |= 1 << (ticket.index() % 8);
            }
        }
    }
}
