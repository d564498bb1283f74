//! Watchers and their messages. Each watcher sees what its own seat sees; the view is recomputed
//! for each message.

use std::collections::BTreeMap;
use std::net::IpAddr;

use protocol::{ChatHistory, PersonId, ServerMessage, TableClock, TableInfo, TablePresence};
use words::Language;

use super::outbox::{Frame, Outbox, frame};
use super::state::Table;
use super::waiting::WaitedSeats;
use crate::clock::Millis;
use crate::cluster::note::Crowd;
use crate::limits::{COUNT_EVERY_MS, WATCHERS_MAX, WATCHERS_PER_ADDRESS};

pub struct TableWatcher {
    pub socket: u64,
    pub person: Option<PersonId>,
    /// The client's address; `None` for watchers within the server.
    pub address: Option<IpAddr>,
    /// The seat whose cards are shown on the watcher's device.
    pub uncovered: Option<u8>,
    /// Whether messages include the description of the seat's question.
    pub describe: bool,
    /// The language of refusals.
    pub language: Language,
    pub out: Outbox,
}

impl TableWatcher {
    /// Returns the seat of this watcher. The seat is looked up each time, since it may have a new
    /// player.
    pub fn viewer(&self, table: &Table) -> Option<u8> {
        let own = self.person.as_ref().map(|person| table.seats_of(person)).unwrap_or_default();
        match (self.uncovered, &own[..]) {
            (Some(seat), own) => own.contains(&seat).then_some(seat),
            (None, [only]) => Some(*only),
            (None, _) => None,
        }
    }
}

/// Checks whether another watcher may join from an address.
pub fn has_room(others: impl Iterator<Item = Option<IpAddr>>, address: Option<IpAddr>) -> bool {
    let (mut all, mut neighbours) = (0, 0);
    for other in others {
        all += 1;
        neighbours += usize::from(other.is_some() && other == address);
    }
    all < WATCHERS_MAX && neighbours < WATCHERS_PER_ADDRESS
}

#[derive(Default)]
pub struct Watchers {
    list: Vec<TableWatcher>,
    /// People connected through other nodes.
    pub elsewhere: Crowd,
    /// The table information last sent. It leaves out whose turn it is, because every update
    /// contains that.
    described: Option<TableInfo>,
    present: Option<TablePresence>,
    /// Time at which the number of spectators is sent again, if it has changed.
    count_at: Millis,
    count_changed: bool,
}

/// The kind of a game message: the whole game, or the latest changes.
#[derive(Clone, Copy, PartialEq)]
pub enum FrameKind {
    Snapshot,
    Update,
}

impl Watchers {
    /// Checks whether another watcher can be admitted. Players and the host are always admitted.
    pub fn admits(&self, watcher: &TableWatcher, table: &Table) -> bool {
        let is_seated = |watcher: &TableWatcher| {
            watcher.person.as_ref().is_some_and(|person| *person == table.host || !table.seats_of(person).is_empty())
        };
        let others = self.list.iter().filter(|other| other.socket != watcher.socket && !is_seated(other));
        is_seated(watcher) || has_room(others.map(|other| other.address), watcher.address)
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds a watcher, or moves an existing one to another seat, and sends it the current state of
    /// the table.
    pub fn add(&mut self, watcher: TableWatcher, table: &Table, now: Millis) {
        self.list.retain(|other| other.socket != watcher.socket);
        let mut first = vec![frame(&ServerMessage::Table(Box::new(table.info())))];
        if !table.chat.is_empty() {
            let lines = table.chat.iter().cloned().collect();
            first.push(frame(&ServerMessage::ChatHistory(ChatHistory { table: table.id.clone(), lines })));
        }
        first.extend(seeing(table, watcher.viewer(table), watcher.describe, FrameKind::Snapshot));
        first.extend(clock(table, now));
        if first.iter().all(|frame| watcher.out.send(frame)) {
            self.list.push(watcher);
        }
    }

    /// Sends a list of the people present to one watcher.
    pub fn tell_present(&self, table: &Table, waited: WaitedSeats, out: &Outbox) {
        out.send(&frame(&ServerMessage::Presence(self.present_now(table, waited))));
    }

    pub fn remove(&mut self, socket: u64) {
        self.list.retain(|watcher| watcher.socket != socket);
    }

    pub fn cut_all(&mut self) {
        self.list.drain(..).for_each(|watcher| watcher.out.cut_off());
    }

    fn everybody(&mut self, frame: &Frame) {
        self.list.retain(|watcher| watcher.out.send(frame));
    }

    /// Sends the table information if anything in it has changed, other than whose turn it is.
    pub fn describe(&mut self, table: &Table) {
        if self.list.is_empty() {
            self.described = None;
            return;
        }
        let mut now = table.info();
        let to_move = std::mem::take(&mut now.to_move);
        if self.described.as_ref() != Some(&now) {
            self.everybody(&frame(&ServerMessage::Table(Box::new(TableInfo { to_move, ..now.clone() }))));
            self.described = Some(now);
        }
    }

    /// Sends the last `lines` chat messages.
    pub fn chat(&mut self, table: &Table, lines: usize) {
        let from = table.chat.len().saturating_sub(lines);
        let fresh: Vec<Frame> =
            table.chat.iter().skip(from).map(|line| frame(&ServerMessage::Chat(line.clone()))).collect();
        fresh.iter().for_each(|frame| self.everybody(frame));
    }

    /// Sends each watcher its own view of the game, and then the clocks.
    pub fn game(&mut self, table: &Table, kind: FrameKind, now: Millis) {
        let mut frames: BTreeMap<(Option<u8>, bool), Option<Frame>> = BTreeMap::new();
        self.list.retain(|watcher| {
            let (viewer, describe) = (watcher.viewer(table), watcher.describe);
            let frame = frames.entry((viewer, describe)).or_insert_with(|| seeing(table, viewer, describe, kind));
            frame.as_ref().is_none_or(|frame| watcher.out.send(frame))
        });
        self.clock(table, now);
    }

    /// Sends the clocks of all seats, if the table has any.
    pub fn clock(&mut self, table: &Table, now: Millis) {
        if let Some(frame) = clock(table, now) {
            self.everybody(&frame);
        }
    }

    /// Checks whether a person is connected to the table.
    pub fn has(&self, person: &PersonId) -> bool {
        self.has_here(person) || self.elsewhere.people.contains(person)
    }

    fn has_here(&self, person: &PersonId) -> bool {
        self.list.iter().any(|watcher| watcher.person.as_ref() == Some(person))
    }

    /// Returns the people connected to the table through this node.
    pub fn crowd(&self, table: &Table) -> Crowd {
        if self.list.is_empty() {
            return Crowd::default();
        }
        let people: Vec<PersonId> = table.members_now().into_iter().filter(|person| self.has_here(person)).collect();
        let watching = self.others(&people);
        Crowd { people, watching }
    }

    /// Returns the number of connections to the table through this node, not counting those of the
    /// given people.
    fn others(&self, people: &[PersonId]) -> u32 {
        let others = |watcher: &&TableWatcher| watcher.person.as_ref().is_none_or(|person| !people.contains(person));
        self.list.iter().filter(others).count() as u32
    }

    /// Checks whether nobody is connected to the table through any node.
    pub fn is_deserted(&self) -> bool {
        self.list.is_empty() && self.elsewhere.is_empty()
    }

    /// Returns the connected members of the table.
    pub fn people(&self, table: &Table) -> Vec<PersonId> {
        table.members_now().into_iter().filter(|person| self.has(person)).collect()
    }

    /// Checks whether the last presence message listed no absent or quiet seats.
    pub fn is_nobody_waited_for(&self) -> bool {
        self.present.as_ref().is_some_and(|present| present.absent.is_empty() && present.quiet.is_empty())
    }

    fn present_now(&self, table: &Table, waited: WaitedSeats) -> TablePresence {
        let people = self.people(table);
        let watching = self.others(&people) + self.elsewhere.watching;
        let WaitedSeats { absent, quiet, .. } = waited;
        TablePresence { table: table.id.clone(), people, watching, absent, quiet }
    }

    /// Notifies everybody of changes in presence; returns whether there were any. The number of
    /// spectators is sent only periodically, so that a crowd does not cause a flood of messages.
    pub fn presence(&mut self, table: &Table, waited: WaitedSeats, now: Millis) -> bool {
        let presence = self.present_now(table, waited);
        let same = self.present.as_ref() == Some(&presence);
        let watching = presence.watching;
        let same_people =
            self.present.as_ref().is_some_and(|known| TablePresence { watching, ..known.clone() } == presence);
        self.count_changed = same_people && !same && now < self.count_at;
        if same || self.count_changed {
            return false;
        }
        self.everybody(&frame(&ServerMessage::Presence(presence.clone())));
        self.present = Some(presence);
        self.count_at = now + COUNT_EVERY_MS;
        true
    }

    /// Returns the time at which a delayed presence update is due.
    pub fn presence_at(&self) -> Option<Millis> {
        self.count_changed.then_some(self.count_at)
    }
}

fn clock(table: &Table, now: Millis) -> Option<Frame> {
    if table.settings.pace == protocol::Pace::None || table.game.is_none() {
        return None;
    }
    let seats = table.seats.iter().map(|seat| table.timing(seat).shown()).collect();
    Some(frame(&ServerMessage::Clock(TableClock { table: table.id.clone(), now, seats })))
}

/// Returns the game as this viewer sees it; `None` before the start.
fn seeing(table: &Table, viewer: Option<u8>, describe: bool, kind: FrameKind) -> Option<Frame> {
    let mut seeing = table.seeing(viewer, describe)?;
    Some(frame(&match kind {
        FrameKind::Snapshot => {
            seeing.seen = super::play::nothing();
            ServerMessage::Snapshot(Box::new(seeing))
        }
        FrameKind::Update => ServerMessage::Update(Box::new(seeing)),
    }))
}

impl Table {
    /// Returns the game as this viewer sees it; `None` before the start.
    pub fn seeing(&self, viewer: Option<u8>, describe: bool) -> Option<protocol::GameSnapshot> {
        let game = self.game.as_ref()?;
        let playing = self.phase == protocol::Phase::Playing;
        let at = viewer.filter(|_| playing).and_then(|seat| self.seats.get(usize::from(seat))?.questions.at());
        let undo = viewer.and_then(|seat| self.undo_at(seat));
        let question = viewer.filter(|_| describe && playing).and_then(|seat| game.question(seat));
        Some(protocol::GameSnapshot { question, ..game.seeing(&self.id, viewer, at, undo) })
    }
}
