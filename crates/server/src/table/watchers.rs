//! Who is told what: each watcher sees what its own seat sees, worked out anew every time.

use std::collections::BTreeMap;
use std::net::IpAddr;

use protocol::{ChatHistory, Clock, PersonId, Presence, ServerMessage, TableInfo};
use words::Language;

use super::outbox::{Frame, Outbox, frame};
use super::state::Table;
use super::waiting::Waited;
use crate::clock::Millis;
use crate::limits::{COUNT_EVERY_MS, WATCHERS_MAX, WATCHERS_PER_ADDRESS};

/// Somebody who is told of a table.
pub struct Watcher {
    pub socket: u64,
    pub person: Option<PersonId>,
    /// Where the socket comes from; none for watchers within the server.
    pub address: Option<IpAddr>,
    /// The seat whose side is uncovered on that device.
    pub uncovered: Option<u8>,
    /// Whether messages describe the question to the seat.
    pub describe: bool,
    /// In which a refusal is told.
    pub language: Language,
    pub out: Outbox,
}

impl Watcher {
    /// Whose side this watcher sees. It is looked up each time: a seat may have gone to somebody else.
    pub fn viewer(&self, table: &Table) -> Option<u8> {
        let own = self.person.as_ref().map(|person| table.seats_of(person)).unwrap_or_default();
        match (self.uncovered, &own[..]) {
            (Some(seat), own) => own.contains(&seat).then_some(seat),
            (None, [only]) => Some(*only),
            (None, _) => None,
        }
    }
}

/// Whether one more can watch from an address, beside those who watch already.
pub fn has_room(others: impl Iterator<Item = Option<IpAddr>>, address: Option<IpAddr>) -> bool {
    let (mut all, mut neighbours) = (0, 0);
    for other in others {
        all += 1;
        neighbours += usize::from(other.is_some() && other == address);
    }
    all < WATCHERS_MAX && neighbours < WATCHERS_PER_ADDRESS
}

/// All watchers of a table.
#[derive(Default)]
pub struct Watchers {
    list: Vec<Watcher>,
    /// The last description that was sent, without whose turn it is: that comes with every update.
    described: Option<TableInfo>,
    present: Option<Presence>,
    /// When the number of those who only watch is told again, if it has changed.
    count_at: Millis,
    count_changed: bool,
}

/// What a game message is.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    Snapshot,
    Update,
}

impl Watchers {
    /// Whether there is room for one more. Whoever has a seat never waits for those who only watch.
    pub fn admits(&self, watcher: &Watcher, table: &Table) -> bool {
        let is_seated = |watcher: &Watcher| {
            watcher.person.as_ref().is_some_and(|person| *person == table.host || !table.seats_of(person).is_empty())
        };
        let others = self.list.iter().filter(|other| other.socket != watcher.socket && !is_seated(other));
        is_seated(watcher) || has_room(others.map(|other| other.address), watcher.address)
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds a watcher, or moves one that is there to another seat, and tells it all there is to know of the table.
    pub fn add(&mut self, watcher: Watcher, table: &Table, now: Millis) {
        self.list.retain(|other| other.socket != watcher.socket);
        let mut first = vec![frame(&ServerMessage::Table(Box::new(table.info())))];
        if !table.chat.is_empty() {
            let lines = table.chat.iter().cloned().collect();
            first.push(frame(&ServerMessage::ChatHistory(ChatHistory { table: table.id.clone(), lines })));
        }
        first.extend(seeing(table, watcher.viewer(table), watcher.describe, Kind::Snapshot));
        first.extend(clock(table, now));
        if first.iter().all(|frame| watcher.out.send(frame)) {
            self.list.push(watcher);
        }
    }

    /// Tells somebody who is there.
    pub fn tell_present(&self, table: &Table, waited: Waited, out: &Outbox) {
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

    /// The table itself, if anything about it but whose turn it is has changed.
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

    /// The last so many chat lines.
    pub fn chat(&mut self, table: &Table, lines: usize) {
        let from = table.chat.len().saturating_sub(lines);
        let fresh: Vec<Frame> =
            table.chat.iter().skip(from).map(|line| frame(&ServerMessage::Chat(line.clone()))).collect();
        fresh.iter().for_each(|frame| self.everybody(frame));
    }

    /// The game, to each as it may see it.
    pub fn game(&mut self, table: &Table, kind: Kind, now: Millis) {
        let mut frames: BTreeMap<(Option<u8>, bool), Option<Frame>> = BTreeMap::new();
        self.list.retain(|watcher| {
            let (viewer, describe) = (watcher.viewer(table), watcher.describe);
            let frame = frames.entry((viewer, describe)).or_insert_with(|| seeing(table, viewer, describe, kind));
            frame.as_ref().is_none_or(|frame| watcher.out.send(frame))
        });
        self.clock(table, now);
    }

    /// The clocks of all seats, where the table has any.
    pub fn clock(&mut self, table: &Table, now: Millis) {
        if let Some(frame) = clock(table, now) {
            self.everybody(&frame);
        }
    }

    /// Whether somebody is connected to the table.
    pub fn has(&self, person: &PersonId) -> bool {
        self.list.iter().any(|watcher| watcher.person.as_ref() == Some(person))
    }

    /// Those who belong to the table and are there.
    pub fn people(&self, table: &Table) -> Vec<PersonId> {
        table.members_now().into_iter().filter(|person| self.has(person)).collect()
    }

    /// Whether everybody was told last that nobody is waited for.
    pub fn is_nobody_waited_for(&self) -> bool {
        self.present.as_ref().is_some_and(|present| present.absent.is_empty() && present.quiet.is_empty())
    }

    fn present_now(&self, table: &Table, waited: Waited) -> Presence {
        let people = self.people(table);
        let others = |watcher: &&Watcher| watcher.person.as_ref().is_none_or(|person| !people.contains(person));
        let watching = self.list.iter().filter(others).count() as u32;
        let Waited { absent, quiet, .. } = waited;
        Presence { table: table.id.clone(), people, watching, absent, quiet }
    }

    /// Tells everybody who is there, if that has changed; true if they were told. How many only watch is told now and then:
    /// when a crowd comes, everybody would hear of everybody.
    pub fn presence(&mut self, table: &Table, waited: Waited, now: Millis) -> bool {
        let presence = self.present_now(table, waited);
        let same = self.present.as_ref() == Some(&presence);
        let watching = presence.watching;
        let same_people = self.present.as_ref().is_some_and(|known| Presence { watching, ..known.clone() } == presence);
        self.count_changed = same_people && !same && now < self.count_at;
        if same || self.count_changed {
            return false;
        }
        self.everybody(&frame(&ServerMessage::Presence(presence.clone())));
        self.present = Some(presence);
        self.count_at = now + COUNT_EVERY_MS;
        true
    }

    /// When presence is to be told again, if that waits.
    pub fn presence_at(&self) -> Option<Millis> {
        self.count_changed.then_some(self.count_at)
    }
}

fn clock(table: &Table, now: Millis) -> Option<Frame> {
    if table.settings.pace == protocol::Pace::None || table.game.is_none() {
        return None;
    }
    let seats = table.seats.iter().map(|seat| table.timing(seat).shown()).collect();
    Some(frame(&ServerMessage::Clock(Clock { table: table.id.clone(), now, seats })))
}

/// The game as this viewer sees it; none before the start.
fn seeing(table: &Table, viewer: Option<u8>, describe: bool, kind: Kind) -> Option<Frame> {
    let mut seeing = table.seeing(viewer, describe)?;
    Some(frame(&match kind {
        Kind::Snapshot => {
            seeing.seen = super::play::nothing();
            ServerMessage::Snapshot(Box::new(seeing))
        }
        Kind::Update => ServerMessage::Update(Box::new(seeing)),
    }))
}

impl Table {
    /// The game as this viewer sees it; none before the start.
    pub fn seeing(&self, viewer: Option<u8>, describe: bool) -> Option<protocol::Seeing> {
        let game = self.game.as_ref()?;
        let playing = self.phase == protocol::Phase::Playing;
        let at = viewer.filter(|_| playing).and_then(|seat| self.seats.get(usize::from(seat))?.questions.at());
        let undo = viewer.and_then(|seat| self.undo_at(seat));
        let question = viewer.filter(|_| describe && playing).and_then(|seat| game.question(seat));
        Some(protocol::Seeing { question, ..game.seeing(&self.id, viewer, at, undo) })
    }
}
