//! A table, computed from its journal. It changes only when an entry is added or loaded.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use dealer::{Chacha, seed_hash};
use protocol::{ChatLine, FormerHolder, NewTable, Occupant, Pace, PersonId, Phase, SeatChange, TableId, TimeOut};
use rules::ids::{Id, Seat};
use rules::record::{Nonce, Record, RecordHeader, RecordInput, parse_record};
use rules::setup::Setup;
use words::message;

use super::entry::{CampaignGameEntry, TableEntry};
use super::offers::Offer;
use super::play::{self, GameRuntime};
use super::questions::Questions;
use super::signs::Signs;
use super::timing::Timing;
use crate::clock::Millis;
use crate::editions::LoadedEdition;
use crate::hands::Hands;
use crate::journal::PendingJournal;
use crate::refusal::Refusal;
use crate::store::{Append, StoredJournal};

/// A seat with its occupant, questions and clock.
#[derive(Clone)]
pub struct SeatState {
    pub sitter: Occupant,
    /// The stand-in bot, if any.
    pub stand_in: Option<String>,
    /// Whether the seat has run out of time or is vacant, and no bot stands in. The host may then
    /// give the seat away.
    pub overdue: bool,
    pub offer: Option<Offer>,
    /// The player's contribution to the seed, before the game begins.
    pub(super) nonce: Option<String>,
    /// The previous player, who can reclaim the seat for a while.
    pub former: Option<FormerHolder>,
    pub signs: Signs,
    pub questions: Questions,
    pub timing: Timing,
}

/// A table with its settings, seats and chat, and its game once it has started.
pub struct Table {
    pub id: TableId,
    pub loaded: LoadedEdition,
    pub settings: NewTable,
    /// The colours of the seats and the settings of the game.
    pub setup: Setup,
    /// The table of the game that this one continues, and its record up to the fork.
    pub(super) forked: Option<(TableId, Record)>,
    /// The campaign that this game belongs to, if any, with the game's setup.
    pub campaign_game: Option<Box<CampaignGameEntry>>,
    pub host: PersonId,
    pub seats: Vec<SeatState>,
    pub phase: Phase,
    pub game: Option<Box<dyn GameRuntime>>,
    pub chat: VecDeque<ChatLine>,
    /// Number of chat messages per person.
    pub chat_lines: BTreeMap<PersonId, usize>,
    /// Number of chat messages from people without a seat.
    pub spectator_lines: usize,
    pub rematch: Option<TableId>,
    /// The hands that each person has seen since the game began.
    pub(super) hands: Hands<u8>,
    /// Seat changes since the game began, at most `CHANGES_KEPT`. The oldest are dropped first,
    /// except those that started a current stand-in.
    pub(super) changes: VecDeque<SeatChange>,
    /// People who removed the table from their lists.
    pub(super) forgotten: BTreeSet<PersonId>,
    pub created: Millis,
    /// The text of an imported game.
    pub imported: Option<String>,
    /// The seed of all deals; empty if the game was imported.
    seed: String,
    /// The contributions to the seed, fixed when the game began.
    nonces: Vec<Nonce>,
    pub(super) deals: u64,
    /// Total time during which all clocks were stopped according to the journal, in milliseconds.
    pub(super) slept: i64,
    /// Total time during which all clocks were stopped up to now, in milliseconds.
    pub(super) slept_now: i64,
    pub(super) touched: Millis,
    pub(super) journal: PendingJournal<TableEntry>,
}

impl Table {
    /// Creates a table from its first entry.
    fn new(id: TableId, loaded: LoadedEdition, first: &TableEntry) -> Result<Table, Refusal> {
        let record = |text: &str| parse_record(text, loaded.edition()).map_err(|damage| Refusal::damaged(&id, damage));
        let (time, host, settings, sitters, seed, forked, campaign_game, slept) = match first {
            TableEntry::Opened { time, host, table, seats, seed, forked, campaign_game, slept } => {
                let forked = forked.as_ref().map(|fork| Ok::<_, Refusal>((fork.table.clone(), record(&fork.text)?)));
                let (table, seats) = (table.clone(), seats.clone());
                (time, host, table, seats, seed.clone(), forked.transpose()?, campaign_game.clone(), *slept)
            }
            TableEntry::Imported { time, host, text, map } => {
                let (settings, sitters) = imported(&record(text)?, map);
                (time, host, settings, sitters, String::new(), None, None, 0)
            }
            _ => return Err(Refusal::damaged(&id, "the journal does not begin with its making")),
        };
        let pace = settings.pace;
        let seat = |sitter| SeatState {
            sitter,
            stand_in: None,
            overdue: false,
            offer: None,
            nonce: None,
            former: None,
            signs: Signs::default(),
            questions: Questions::default(),
            timing: Timing::new(pace),
        };
        let setup = match (first, &forked, &campaign_game) {
            (TableEntry::Imported { text, .. }, ..) => Some(record(text)?.header.setup),
            (_, Some((_, record)), _) => Some(record.header.setup.clone()),
            (.., Some(campaign_game)) => Some(campaign_game.open.setup()),
            _ => None,
        };
        let setup = setup.unwrap_or_else(|| Setup {
            first: settings.first.map(|seat| Seat::new(usize::from(seat))),
            open_cards: settings.open_cards,
            ..Setup::of(loaded.edition(), sitters.len())
        });
        let mut table = Table {
            id,
            setup,
            forked,
            campaign_game,
            loaded,
            host: host.clone(),
            seats: sitters.into_iter().map(seat).collect(),
            settings,
            phase: Phase::Gathering,
            game: None,
            chat: VecDeque::new(),
            chat_lines: BTreeMap::new(),
            spectator_lines: 0,
            rematch: None,
            hands: Hands::default(),
            changes: VecDeque::new(),
            forgotten: BTreeSet::new(),
            created: *time,
            imported: None,
            seed,
            nonces: Vec::new(),
            deals: 0,
            slept,
            slept_now: slept,
            touched: *time,
            journal: PendingJournal::new(),
        };
        if let TableEntry::Imported { text, .. } = first {
            let game = replayed(&table.loaded, text).map_err(|why| Refusal::damaged(&table.id, why))?;
            table.game = Some(game);
            table.phase = Phase::Over;
            table.imported = Some(text.clone());
        }
        Ok(table)
    }

    /// Creates a table that is not saved yet.
    pub fn open(id: TableId, loaded: LoadedEdition, first: TableEntry) -> Result<Table, Refusal> {
        let mut table = Table::new(id, loaded, &first)?;
        table.journal.fresh.push(first);
        Ok(table)
    }

    /// Loads a saved table from its journal.
    pub fn load(id: TableId, loaded: LoadedEdition, journal: &StoredJournal) -> Result<Table, Refusal> {
        let damaged = |number: usize, why: &str| Refusal::damaged(&id, format!("entry {number} cannot be read: {why}"));
        let mut table: Option<Table> = None;
        for (number, text) in journal.entries.iter().enumerate() {
            let entry: TableEntry = serde_json::from_str(text).map_err(|error| damaged(number, &error.to_string()))?;
            match &mut table {
                None => table = Some(Table::new(id.clone(), loaded.clone(), &entry)?),
                Some(table) => table.replay(&entry).map_err(|why| damaged(number, &why))?,
            }
            if let Some(game) = table.as_mut().and_then(|table| table.game.as_mut()) {
                game.clear_seen();
            }
        }
        let mut table = table.ok_or_else(|| damaged(0, "there is none"))?;
        table.journal = PendingJournal::kept(journal, table.listed_for());
        Ok(table)
    }

    /// Applies entries that another node has saved, and returns them. The resulting facts stay
    /// available for watchers.
    pub fn follow(&mut self, texts: &[String], sum: &str) -> Result<Vec<TableEntry>, String> {
        let entries = texts.iter().map(|text| serde_json::from_str(text).map_err(|error| error.to_string()));
        let entries: Vec<TableEntry> = entries.collect::<Result<_, _>>()?;
        entries.iter().try_for_each(|entry| self.replay(entry))?;
        let members = self.listed_for();
        self.journal.follow(texts.len() as u32, sum, members);
        Ok(entries)
    }

    fn replay(&mut self, entry: &TableEntry) -> Result<(), String> {
        match entry {
            TableEntry::Started { time } => self.begin(*time).map_err(|refusal| refusal.to_string()),
            TableEntry::Step { time, seat, lines } => {
                let game = self.game.as_mut().ok_or("the game has not begun")?;
                let before = game.inputs();
                let inputs = lines.iter().map(|line| game.again(line)).collect::<Result<Vec<_>, _>>()?;
                self.deals += inputs.iter().filter(|input| matches!(input, RecordInput::Deal(_))).count() as u64;
                self.stepped(*time, *seat, inputs.first().copied(), before);
                Ok(())
            }
            TableEntry::Opened { .. } | TableEntry::Imported { .. } => Err("a table is made once".to_string()),
            _ => {
                self.note(entry);
                Ok(())
            }
        }
    }

    /// Applies a new entry, which the next commit saves. Entries that start or advance the game are
    /// added elsewhere.
    pub(super) fn happen(&mut self, entry: TableEntry) {
        self.wake();
        self.note(&entry);
        self.journal.fresh.push(entry);
    }

    /// Updates the total time during which all clocks were stopped, in milliseconds; returns
    /// whether it has changed.
    pub fn hear_of_sleep(&mut self, total: i64) -> bool {
        std::mem::replace(&mut self.slept_now, total) != total
    }

    /// Adds an entry for the time during which clocks were stopped, before any other new entry.
    pub(super) fn wake(&mut self) {
        if self.slept != self.slept_now && self.settings.pace != Pace::None {
            let entry = TableEntry::Slept { total: self.slept_now };
            self.note(&entry);
            self.journal.fresh.push(entry);
        }
    }

    /// Starts the game with the current occupants.
    pub(super) fn begin(&mut self, time: Millis) -> Result<(), Refusal> {
        let nonces = self.seats.iter().enumerate().filter_map(|(at, seat)| {
            let bytes = Nonce::read(seat.nonce.as_deref()?)?;
            Some(Nonce { seat: Seat::new(at), bytes })
        });
        self.nonces = nonces.collect();
        let mut game = play::begin(&self.loaded, self.header())?;
        for input in self.forked.iter().flat_map(|(_, record)| &record.inputs) {
            let illegal =
                |refused: rules::refused::Refused| Refusal::Bad(message!("refusal-taken-over", code = refused.code()));
            game.give(*input).map_err(illegal)?;
            self.deals += u64::from(matches!(input, RecordInput::Deal(_)));
            game.clear_seen();
        }
        self.game = Some(game);
        self.phase = Phase::Playing;
        self.touched = time;
        self.hands_are_seen();
        Ok(())
    }

    fn header(&self) -> RecordHeader {
        let header = RecordHeader::new(self.loaded.edition(), self.setup.clone(), Chacha::NAME, self.seed_hash());
        let forked = self.forked.as_ref().map_or(0, |(_, record)| record.inputs.len() as u32);
        RecordHeader { forked, nonces: self.nonces.clone(), ..header }
    }

    /// Returns the dealer in its state after all deals so far.
    pub(super) fn dealer(&self) -> Chacha {
        let seed = hex::decode(&self.seed).ok().and_then(|bytes| bytes.try_into().ok());
        Chacha::mixed(seed.expect("a table is made with a seed"), &self.nonces, self.deals)
    }

    /// Updates questions, clocks and phase after a step.
    pub(super) fn stepped(&mut self, time: Millis, by: Option<u8>, input: Option<RecordInput>, before: u32) {
        self.touched = time;
        let Some(game) = &self.game else { return };
        let (after, to_move, begins) = (game.inputs(), game.to_move(), game.begins_turn());
        for (at, seat) in self.seats.iter_mut().enumerate() {
            let (own, asked) = (by == Some(at as u8), to_move.contains(&(at as u8)));
            if own {
                match input {
                    Some(RecordInput::Act(_, action)) => seat.questions.answered(action, before, after),
                    Some(RecordInput::Undo(_, to)) => seat.questions.take_back(to, after),
                    Some(RecordInput::Deal(_)) | None => {}
                }
                seat.timing.answered(time, asked && !begins);
            }
            let was = seat.questions.at();
            seat.questions.note(asked, own);
            match was == seat.questions.at() {
                _ if own => seat.sign(time),
                false => seat.signs.asked(asked.then_some(time)),
                true => {}
            }
            let runs = matches!(seat.sitter, Occupant::Person { .. }) && seat.stand_in.is_none() && !seat.overdue;
            if asked && runs && was != seat.questions.at() {
                seat.timing.asked(time, begins || !own);
            } else if !asked {
                seat.timing.stop();
            }
        }
        if game.is_over() {
            self.phase = Phase::Over;
        }
    }

    pub fn seed_hash(&self) -> Option<String> {
        hex::decode(&self.seed).ok().filter(|seed| !seed.is_empty()).map(|seed| seed_hash(&seed))
    }

    /// Returns the seed once it is public. The seed of an abandoned campaign game stays secret,
    /// since the rewound campaign plays that game again.
    pub fn seed(&self) -> Option<String> {
        let ended = match self.phase {
            Phase::Over => true,
            Phase::BrokenOff => self.game.is_some() && self.campaign_game.is_none(),
            Phase::Gathering | Phase::Playing => false,
        };
        (ended && !self.seed.is_empty()).then(|| self.seed.clone())
    }

    /// Returns the contributions to the seed, by seat; empty before the game begins.
    pub fn nonces(&self) -> Vec<Option<String>> {
        if self.game.is_none() || self.imported.is_some() {
            return Vec::new();
        }
        let of = |at: usize| self.nonces.iter().find(|nonce| nonce.seat.index() == at);
        (0..self.seats.len()).map(|at| of(at).map(|nonce| hex::encode(nonce.bytes))).collect()
    }

    /// Returns a seed for bots. It is a hash of the game's seed, so that it reveals nothing about
    /// the deals.
    pub(super) fn bots_seed(&self) -> u64 {
        let hash = seed_hash(format!("bots {}", self.seed).as_bytes());
        u64::from_str_radix(&hash[..16], 16).unwrap_or_default()
    }

    /// Returns the seats that must answer now.
    pub fn to_move(&self) -> Vec<u8> {
        match (&self.game, self.phase) {
            (Some(game), Phase::Playing) => game.to_move(),
            _ => Vec::new(),
        }
    }

    /// Returns the next seat for which a bot must answer, and the bot's name.
    pub fn bot_to_move(&self) -> Option<(u8, String)> {
        self.to_move().into_iter().find_map(|at| {
            let seat = &self.seats[usize::from(at)];
            match (&seat.sitter, &seat.stand_in) {
                (Occupant::Bot { bot }, _) | (_, Some(bot)) => Some((at, bot.clone())),
                _ => None,
            }
        })
    }

    /// Returns the current clock of a seat.
    pub fn timing(&self, seat: &SeatState) -> Timing {
        let mut timing = seat.timing;
        timing.stand_still(self.slept_now - self.slept);
        timing
    }

    /// Returns the seat whose time expires first, and the time of expiry.
    pub fn next_due(&self) -> Option<(u8, Millis)> {
        if self.phase != Phase::Playing {
            return None;
        }
        let due = self.seats.iter().zip(0..).filter_map(|(seat, at)| Some((at, self.timing(seat).due()?)));
        due.min_by_key(|(_, due)| *due)
    }

    /// Returns the host and everybody who has a seat.
    pub fn members_now(&self) -> Vec<PersonId> {
        let mut members: Vec<PersonId> = vec![self.host.clone()];
        members.extend(self.seats.iter().filter_map(|seat| match &seat.sitter {
            Occupant::Person { id, .. } => Some(id.clone()),
            _ => None,
        }));
        members.sort();
        members.dedup();
        members
    }

    /// Returns everybody whose list of tables includes this one.
    fn listed_for(&self) -> Vec<PersonId> {
        self.members_now().into_iter().filter(|person| !self.forgotten.contains(person)).collect()
    }

    pub fn seats_of(&self, person: &PersonId) -> Vec<u8> {
        let own = |seat: &SeatState| matches!(&seat.sitter, Occupant::Person { id, .. } if id == person);
        self.seats.iter().zip(0..).filter(|(seat, _)| own(seat)).map(|(_, at)| at).collect()
    }

    /// Returns an `Append` with the entries that are not saved yet; `None` if there are none.
    pub fn unkept(&self) -> Option<Append> {
        self.journal.unkept(&self.id, || self.head(), self.listed_for())
    }

    /// Returns the number of saved entries and the checksum of the last one.
    pub fn saved(&self) -> (u32, &str) {
        self.journal.saved()
    }

    /// Checks whether all entries are saved.
    pub fn is_kept(&self) -> bool {
        self.journal.fresh.is_empty()
    }

    /// Marks the entries in an `Append` as saved.
    pub fn kept(&mut self, append: &Append) {
        let members = self.listed_for();
        self.journal.note(append, members);
    }
}

/// Returns the settings and seats of an imported game.
fn imported(record: &Record, map: &Option<String>) -> (NewTable, Vec<Occupant>) {
    let setup = &record.header.setup;
    let settings = NewTable {
        edition: record.header.edition.clone(),
        map: map.clone(),
        seats: Vec::new(),
        listed: false,
        pace: Default::default(),
        time_out: TimeOut::Wait,
        first: setup.first.map(|seat| seat.index() as u8),
        undo: true,
        chat: protocol::ChatRule::Nobody,
        open_cards: setup.open_cards,
    };
    (settings, vec![Occupant::Open; setup.colors.len()])
}

/// Replays a record to its end. The record was verified before it was saved; an error explains why
/// it can no longer be replayed.
fn replayed(loaded: &LoadedEdition, text: &str) -> Result<Box<dyn GameRuntime>, String> {
    let record = parse_record(text, loaded.edition()).map_err(|damage| damage.to_string())?;
    let mut game = play::begin(loaded, record.header.clone()).map_err(|refusal| refusal.to_string())?;
    for (input, line) in record.inputs.iter().zip(&record.lines) {
        game.give(*input).map_err(|refused| format!("line {line} is not legal ({})", refused.code()))?;
        game.clear_seen();
    }
    if game.is_over() { Ok(game) } else { Err("the game is not over".to_string()) }
}
