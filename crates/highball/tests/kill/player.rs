//! A person in a seat, who remembers everything the server has sent and compares every new state
//! with it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::time::Duration;

use dealer::Stream;
use serde_json::{Value, json};

use crate::kill::wire::{Gone, PATIENCE, Socket, ask_within};

/// The parts of a position that must be the same after a restart.
const PARTS: [&str; 8] = ["inputs", "asked", "at", "undo", "view", "choices", "progress", "barred"];
/// Number of accepted answers that are sent again after each restart. The others are sent again at
/// the end of the game.
const AGAIN: usize = 4;
/// At one in this many draws and offers, a player waits until the server is killed.
const WAITS: usize = 5;
/// One in this many undoable answers is undone.
const REGRETS: usize = 3;
/// Number of attempts to repeat an answer at the end of a game.
const TRIES: usize = 10;
/// Refusal codes of a node that cannot reach the table's owner or the database.
const AWAY: [&str; 2] = ["unavailable", "no-storage"];
/// Refusal codes of an undo if somebody else was faster.
const TOO_LATE: [&str; 3] = ["cannot_undo", "wrong_phase", "wrong-time"];

/// A message about a question.
#[derive(Clone)]
enum Said {
    Answer(Value),
    /// Undoes the answer.
    Undo,
}

/// An accepted message.
#[derive(Clone)]
struct Acked {
    at: u64,
    said: Said,
    /// Number of inputs in the record after the message.
    inputs: u64,
}

/// Counts of the checks after restarts.
#[derive(Clone, Copy, Default, Debug)]
pub struct Checks {
    pub repeated: u64,
    /// Number of answers that had no reply when the server was killed, and number of those that
    /// turned out to be saved.
    pub unanswered: u64,
    pub unanswered_kept: u64,
    /// Number of positions that were found unchanged because nobody had acted since.
    pub same: u64,
    /// Number of unchanged positions in the middle of drawing two cards, and number of those with
    /// tickets on offer.
    pub draws: u64,
    pub offers: u64,
    /// Number of answers that were undone, and number of undos that got no reply.
    pub undone: u64,
    pub undone_unanswered: u64,
}

impl Checks {
    pub fn add(&mut self, other: &Checks) {
        self.repeated += other.repeated;
        self.unanswered += other.unanswered;
        self.unanswered_kept += other.unanswered_kept;
        self.same += other.same;
        self.draws += other.draws;
        self.offers += other.offers;
        self.undone += other.undone;
        self.undone_unanswered += other.undone_unanswered;
    }
}

/// The reason why a player stops.
pub enum Stop {
    /// The server was killed, or at least the socket was closed.
    Killed,
    Over,
    /// A guarantee was broken.
    Broken(String),
}

impl From<Gone> for Stop {
    fn from(_: Gone) -> Stop {
        Stop::Killed
    }
}

pub struct Player {
    pub name: String,
    pub cookie: String,
    pub table: String,
    pub seat: u64,
    /// Whether this table allows undo.
    forgiving: bool,
    acked: Vec<Acked>,
    /// The message sent that has no reply yet.
    pending: Option<(u64, Said)>,
    /// The last position sent to this player.
    told: Option<Value>,
    /// Number of inputs after the last answer considered for undo.
    pondered: Option<u64>,
    pub over: bool,
    /// Whether this player sometimes waits until the server is killed.
    pub patient: bool,
    /// Maximum time to wait for a silent server.
    pub patience: Duration,
    /// Time before each answer.
    pub thinking: Duration,
    /// Set to end the round.
    pub stop: Arc<AtomicBool>,
    pub checks: Checks,
    luck: Stream,
}

impl Player {
    pub fn new(name: &str, cookie: String, table: String, seat: u64, forgiving: bool, luck: Stream) -> Player {
        Player {
            name: name.to_string(),
            cookie,
            table,
            seat,
            forgiving,
            acked: Vec::new(),
            pending: None,
            told: None,
            pondered: None,
            over: false,
            patient: true,
            patience: PATIENCE,
            thinking: Duration::ZERO,
            stop: Arc::default(),
            checks: Checks::default(),
            luck,
        }
    }

    fn broken<T>(&self, what: &str) -> Result<T, Stop> {
        Err(Stop::Broken(format!("{} at seat {} of table {}: {what}", self.name, self.seat, self.table)))
    }

    /// Counts accepted answers and undos.
    pub fn accepted_in_all(&self) -> u64 {
        self.acked.len() as u64
    }

    /// Returns the kind of a message, and its content.
    fn message(&self, at: u64, said: &Said) -> (&'static str, Value) {
        let mut message = json!({ "table": self.table, "seat": self.seat, "at": at });
        match said {
            Said::Answer(action) => {
                message["action"] = action.clone();
                ("act", message)
            }
            Said::Undo => ("undo", message),
        }
    }

    fn say(&mut self, socket: &mut Socket, at: u64, said: Said) -> Result<(), Stop> {
        let (kind, message) = self.message(at, &said);
        self.pending = Some((at, said));
        socket.say(&json!({ kind: message })).map_err(Stop::from)
    }

    /// Plays until the server is killed or the game is over. `most` is the largest number of inputs
    /// reported at this table; `enough` requests the kill.
    pub fn live(&mut self, address: &str, most: &AtomicU64, enough: &AtomicBool) -> Stop {
        match self.play(address, most, enough) {
            Ok(()) => {
                self.over = true;
                Stop::Over
            }
            Err(stop) => stop,
        }
    }

    fn play(&mut self, address: &str, most: &AtomicU64, enough: &AtomicBool) -> Result<(), Stop> {
        // The largest number of inputs reported before this round. Other players may already know more while this
        // player reconnects.
        let before = most.load(SeqCst);
        let mut socket = Socket::open(address, &self.cookie, self.patience)?;
        socket.say(&json!({ "watch": { "table": self.table } }))?;
        let found = loop {
            let message = socket.hear()?;
            if let Some(refused) = message.get("refused") {
                self.check_away(refused)?;
                return self.broken(&format!("the table is not found again: {refused}"));
            }
            if let Some(snapshot) = message.get("snapshot") {
                break snapshot.clone();
            }
        };
        self.compare(&found, before)?;
        self.repeat(address, &found)?;
        self.told = Some(found);
        loop {
            let seeing = self.told.clone().unwrap_or_default();
            most.fetch_max(inputs_of(&seeing), SeqCst);
            // The update after the last answer may arrive before its reply.
            if !seeing["standings"].is_null() && self.pending.is_none() {
                return Ok(());
            }
            if self.pending.is_none()
                && let Some(at) = self.regretted(&seeing)
            {
                self.say(&mut socket, at, Said::Undo)?;
            } else if self.pending.is_none()
                && let Some(at) = self.unanswered(&seeing)
            {
                let risky = !seeing["asked"]["second-card"].is_null() || !seeing["asked"]["tickets"].is_null();
                if risky && self.patient && self.luck.below(WAITS) == 0 {
                    // Request the kill now: after the restart, exactly this position must be found
                    // again.
                    enough.store(true, SeqCst);
                    while socket.hear().is_ok() {}
                    return Err(Stop::Killed);
                }
                let action = self.choose(&seeing);
                std::thread::sleep(self.thinking);
                self.say(&mut socket, at, Said::Answer(action))?;
            }
            let message = socket.hear()?;
            if message["refused"]["code"] == "too-fast" {
                // Reconnect, since each socket has its own message limit.
                return Err(Stop::Killed);
            }
            self.hear(&message, most)?;
            if self.stop.load(SeqCst) {
                return Err(Stop::Killed);
            }
        }
    }

    /// Stops if the server cannot answer now; anything sent counts as unanswered.
    fn check_away(&self, refused: &Value) -> Result<(), Stop> {
        let code = refused["code"].as_str().unwrap_or_default();
        if AWAY.contains(&code) && self.patience < PATIENCE { Err(Stop::Killed) } else { Ok(()) }
    }

    /// Returns the number of the question in a position, unless it has been answered since.
    fn unanswered(&self, seeing: &Value) -> Option<u64> {
        let open = |at: &u64| self.acked.last().is_none_or(|last| last.at < *at && last.inputs <= inputs_of(seeing));
        seeing["at"].as_u64().filter(open)
    }

    /// Sometimes returns the number of a question whose answer to undo now, if that is possible.
    fn regretted(&mut self, seeing: &Value) -> Option<u64> {
        let newest = self.acked.last().map_or(0, |last| last.inputs);
        let at = seeing["undo"].as_u64().filter(|_| inputs_of(seeing) >= newest)?;
        // Each position is considered once, however many messages arrive while it lasts.
        let fresh = self.pondered.replace(newest) != Some(newest);
        (fresh && self.luck.below(REGRETS) == 0).then_some(at)
    }

    /// Chooses an answer. Tickets are drawn more often than at random, so that kills hit offers.
    fn choose(&mut self, seeing: &Value) -> Value {
        let choices = seeing["choices"].as_array().cloned().unwrap_or_default();
        let tickets = choices.iter().find(|choice| choice.get("draw-tickets").is_some());
        match tickets {
            Some(tickets) if self.luck.below(8) == 0 => tickets.clone(),
            _ => choices[self.luck.below(choices.len())].clone(),
        }
    }

    fn hear(&mut self, message: &Value, most: &AtomicU64) -> Result<(), Stop> {
        if let Some(accepted) = message.get("accepted") {
            most.fetch_max(inputs_of(accepted), SeqCst);
            return self.accepted(accepted, true);
        }
        if let Some(refused) = message.get("refused") {
            self.check_away(refused)?;
            if self.came_too_late(refused) {
                self.pending = None;
                return Ok(());
            }
            return self.broken(&format!("what was offered is refused: {refused}"));
        }
        if let Some(seeing) = message.get("update").or(message.get("snapshot")) {
            self.told = Some(seeing.clone());
        }
        Ok(())
    }

    fn accepted(&mut self, accepted: &Value, is_on_socket: bool) -> Result<(), Stop> {
        let Some((at, said)) = self.pending.take().filter(|(at, _)| accepted["at"] == *at) else {
            return self.broken(&format!("nobody has asked for {accepted}"));
        };
        let inputs = inputs_of(accepted);
        let undo = matches!(said, Said::Undo);
        // There is no update after an answer that is repeated over HTTP.
        if let Some(told) = self.told.as_ref().filter(|_| is_on_socket)
            && inputs_of(told) < inputs
        {
            return self.broken(&format!("{accepted} comes before what it is about"));
        }
        if self.acked.last().is_some_and(|last| !undo && last.at >= at || last.inputs >= inputs) {
            return self.broken(&format!("{accepted} is behind what was accepted before"));
        }
        self.checks.undone += u64::from(undo);
        self.acked.push(Acked { at, said, inputs });
        Ok(())
    }

    /// Checks that the state after a restart includes everything reported, and is unchanged if
    /// nothing can have happened since.
    fn compare(&mut self, found: &Value, most: u64) -> Result<(), Stop> {
        let inputs = inputs_of(found);
        if inputs < most {
            return self.broken(&format!("{inputs} inputs are saved, but {most} were sent"));
        }
        let Some(told) = &self.told else { return Ok(()) };
        if told["inputs"] != found["inputs"] {
            // Only this seat could have continued the game, and it has not. If undo is allowed, the
            // previous seat could also have acted.
            let open = self.pending.is_none() && self.unanswered(told).is_some() && !self.forgiving;
            return if open && told["to_move"] == json!([self.seat]) {
                self.broken("the game went on without its answer")
            } else {
                Ok(())
            };
        }
        if let Some(part) = PARTS.iter().find(|part| told[**part] != found[**part]) {
            return self.broken(&format!("{part} was {} and is {}", told[*part], found[*part]));
        }
        self.checks.same += 1;
        let own = found["at"].is_u64();
        self.checks.draws += u64::from(own && !found["asked"]["second-card"].is_null());
        let offer = !found["asked"]["tickets"].is_null() || found["asked"] == "opening-tickets";
        self.checks.offers += u64::from(own && offer);
        Ok(())
    }

    /// Resends messages that had no reply, and also accepted ones, which must get the same reply as before.
    fn repeat(&mut self, address: &str, found: &Value) -> Result<(), Stop> {
        if let Some((at, said)) = self.pending.clone() {
            let undo = matches!(said, Said::Undo);
            self.checks.unanswered += u64::from(!undo);
            self.checks.unanswered_kept += u64::from(!undo && found["at"] != at);
            match self.again(address, at, &said)? {
                Err(refused) if self.came_too_late(&refused) => self.pending = None,
                reply => {
                    let accepted = self.wanted(at, reply)?;
                    self.checks.undone_unanswered += u64::from(undo);
                    self.accepted(&accepted, false)?;
                }
            }
        }
        let last = self.acked.len().saturating_sub(AGAIN / 2);
        let mut some: Vec<usize> = (last..self.acked.len()).collect();
        if last > 0 {
            some.extend((0..AGAIN / 2).map(|_| self.luck.below(last)));
        }
        some.into_iter().try_for_each(|number| self.as_before(address, number))
    }

    /// Resends a message over HTTP; returns the reply or the refusal.
    fn again(&self, address: &str, at: u64, said: &Said) -> Result<Result<Value, Value>, Stop> {
        let (kind, message) = self.message(at, said);
        let path = format!("/api/{kind}");
        let (status, _, body) = ask_within(self.patience, address, &self.cookie, "POST", &path, &message)?;
        let body = serde_json::from_str(&body).unwrap_or(Value::String(body));
        self.check_away(&body)?;
        Ok(if status == 200 { Ok(body) } else { Err(body) })
    }

    /// Checks whether the pending message was refused because somebody else was faster, either with
    /// an answer that prevents the undo or by undoing the answer that had led to the question.
    fn came_too_late(&self, refused: &Value) -> bool {
        let code = refused["code"].as_str().unwrap_or_default();
        match &self.pending {
            Some((_, Said::Undo)) => TOO_LATE.contains(&code),
            Some((_, Said::Answer(_))) => self.forgiving && code == "stale",
            None => false,
        }
    }

    fn wanted(&self, at: u64, reply: Result<Value, Value>) -> Result<Value, Stop> {
        reply.or_else(|refused| self.broken(&format!("answer {at} sent again is refused: {refused}")))
    }

    fn as_before(&mut self, address: &str, number: usize) -> Result<(), Stop> {
        let Acked { at, said, inputs } = self.acked[number].clone();
        let reply = self.again(address, at, &said)?;
        let accepted = self.wanted(at, reply)?;
        if accepted["at"] != at || accepted["inputs"] != inputs {
            return self.broken(&format!("answer {at} brought {inputs} inputs, and now {accepted}"));
        }
        self.checks.repeated += 1;
        Ok(())
    }

    /// Checks at the end that the server still knows every accepted message, and that the record
    /// contains each one exactly once, in the right place.
    pub fn settle(&mut self, address: &str, record: &Record) -> Result<(), Stop> {
        for number in 0..self.acked.len() {
            // In a cluster, a node can be unavailable for a moment. Repeating is always safe.
            let mut tries = 0;
            while let Err(stop) = self.as_before(address, number) {
                tries += 1;
                if tries == TRIES || !matches!(stop, Stop::Killed) {
                    return Err(stop);
                }
            }
        }
        let kept = &record.ends[self.seat as usize];
        let acked: Vec<u64> = self.acked.iter().map(|acked| acked.inputs).collect();
        if *kept == acked {
            return Ok(());
        }
        self.broken(&format!("{} answers were accepted and {} are in the record", acked.len(), kept.len()))
    }
}

/// Returns the number of inputs reported by a message.
fn inputs_of(message: &Value) -> u64 {
    message["inputs"].as_u64().unwrap_or_default()
}

/// A record, reduced to the order of answers.
pub struct Record {
    /// For each seat, the number of inputs after each of its answers and its deals.
    ends: Vec<Vec<u64>>,
}

impl Record {
    pub fn read(text: &str) -> Record {
        let seats = text.lines().find_map(|line| line.strip_prefix("seats ")).unwrap_or_default();
        let seats: Vec<&str> = seats.split_whitespace().collect();
        let first = |line: &str| line.split_whitespace().next().unwrap_or_default().to_string();
        let inputs: Vec<String> = text.lines().map(first).collect();
        let inputs: Vec<&String> =
            inputs.iter().filter(|word| *word == "deal" || seats.contains(&word.as_str())).collect();
        let mut ends = vec![Vec::new(); seats.len()];
        for (at, word) in inputs.iter().enumerate() {
            let Some(seat) = seats.iter().position(|seat| seat == word) else { continue };
            let deals = inputs[at + 1..].iter().take_while(|word| **word == "deal").count();
            ends[seat].push((at + 1 + deals) as u64);
        }
        Record { ends }
    }
}
