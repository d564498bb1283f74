//! Loaded campaigns, each locked by one caller at a time, and the watchers that are notified of
//! changes.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{CampaignId, NewTable, PersonId, Phase, ServerMessage, Sitter, TableId};
use words::message;

use super::chronicle::Chronicle;
use super::journal_id;
use super::waiting::Waited;
use crate::clock::Millis;
use crate::hall::Shared;
use crate::limits::TABLE_LETTERS;
use crate::refusal::Refusal;
use crate::store::Write;
use crate::table::entry::{Chapter, Entry};
use crate::table::outbox::{Outbox, frame};
use crate::table::state::Table;
use crate::table::{Order, begin_table, has_room};

/// A watcher of a campaign.
pub struct Watcher {
    pub socket: u64,
    pub person: Option<PersonId>,
    /// Address of the socket; `None` for watchers within the server.
    pub address: Option<IpAddr>,
    pub out: Outbox,
}

/// A campaign in use; loaded on demand.
#[derive(Default)]
pub struct Room {
    pub(super) chronicle: Option<Chronicle>,
    pub(super) watchers: Vec<Watcher>,
    /// The awaited companies at the last notification.
    pub(super) waited: Waited,
}

type Shelf = BTreeMap<CampaignId, Arc<tokio::sync::Mutex<Room>>>;

/// The loaded campaigns.
#[derive(Default)]
pub struct Rooms(Mutex<Shelf>);

impl Rooms {
    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn room(&self, id: &CampaignId) -> Arc<tokio::sync::Mutex<Room>> {
        Arc::clone(self.shelf().entry(id.clone()).or_default())
    }

    /// Returns all loaded campaigns.
    pub(super) fn in_use(&self) -> Vec<(CampaignId, Arc<tokio::sync::Mutex<Room>>)> {
        self.shelf().iter().map(|(id, room)| (id.clone(), Arc::clone(room))).collect()
    }

    /// Unloads a campaign that nobody watches or waits for.
    pub(super) fn put_away(&self, id: &CampaignId, room: &Arc<tokio::sync::Mutex<Room>>) {
        let mut shelf = self.shelf();
        // One reference is in the map and one is here.
        let alone = Arc::strong_count(room) == 2;
        if alone && room.try_lock().is_ok_and(|room| room.watchers.is_empty()) {
            shelf.remove(id);
        }
    }
}

impl Room {
    /// Checks whether there is room for another watcher. People with a company are always admitted.
    fn admits(&self, watcher: &Watcher) -> bool {
        let runners = self.chronicle.as_ref().map(Chronicle::runners).unwrap_or_default();
        let runs = |watcher: &Watcher| watcher.person.as_ref().is_some_and(|person| runners.contains(person));
        let others = self.watchers.iter().filter(|other| other.socket != watcher.socket && !runs(other));
        runs(watcher) || has_room(others.map(|other| other.address), watcher.address)
    }

    fn people(&self) -> Vec<PersonId> {
        let Some(chronicle) = &self.chronicle else { return Vec::new() };
        let here = |person: &PersonId| self.watchers.iter().any(|watcher| watcher.person.as_ref() == Some(person));
        chronicle.runners().into_iter().filter(here).collect()
    }
}

impl Shared {
    /// Changes a campaign, advances and saves it, notifies watchers, and then returns a view of it.
    pub async fn with_campaign<T>(
        self: &Arc<Shared>,
        id: &CampaignId,
        deed: impl FnOnce(&mut Chronicle, Millis) -> Result<(), Refusal>,
        look: impl FnOnce(&Chronicle) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let held = self.rooms.room(id);
        let outcome = {
            let mut room = held.lock().await;
            let done = self.in_room(id, &mut room, deed).await;
            done.and_then(|()| room.chronicle.as_ref().ok_or(Refusal::Unavailable).and_then(look))
        };
        self.rooms.put_away(id, &held);
        outcome
    }

    /// Reads a campaign.
    pub async fn look_into<T>(
        self: &Arc<Shared>,
        id: &CampaignId,
        look: impl FnOnce(&Chronicle) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        self.with_campaign(id, |_, _| Ok(()), look).await
    }

    /// Runs an action in a room. If it is refused or cannot be saved, the campaign is loaded again
    /// from the store.
    pub(super) async fn in_room(
        self: &Arc<Shared>,
        id: &CampaignId,
        room: &mut Room,
        deed: impl FnOnce(&mut Chronicle, Millis) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let done = self.done_in_room(id, room, deed).await;
        if done.is_err() {
            room.chronicle.take_if(|chronicle| !chronicle.is_kept());
        }
        done
    }

    async fn done_in_room(
        self: &Arc<Shared>,
        id: &CampaignId,
        room: &mut Room,
        deed: impl FnOnce(&mut Chronicle, Millis) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        if room.chronicle.is_none() {
            let mut chronicle = self.load_campaign(id).await?;
            self.go_on(&mut chronicle).await?;
            room.chronicle = Some(chronicle);
        }
        let Some(chronicle) = &mut room.chronicle else { return Err(Refusal::Unavailable) };
        let (before, table) = (chronicle.entries(), chronicle.table().cloned());
        deed(chronicle, self.clock.now())?;
        self.lend_agreed(chronicle);
        if chronicle.entries() != before {
            self.go_on(chronicle).await?;
        }
        if let Some(table) = table.filter(|table| chronicle.table() != Some(table) && !chronicle.has_table(table)) {
            let _ = self.way(&table).send(Order::BreakOff).await;
        }
        if chronicle.entries() != before {
            self.tell_room(room);
        }
        Ok(())
    }

    /// Notifies everybody that something or somebody's presence has changed. Each watcher then
    /// fetches its own view.
    pub(super) fn tell_room(&self, room: &mut Room) {
        let people = room.people();
        let Some(chronicle) = &room.chronicle else { return };
        room.waited = self.waited(chronicle);
        let news = frame(&ServerMessage::Campaign(chronicle.news(people, room.waited.clone())));
        room.watchers.retain(|watcher| watcher.out.send(&news));
    }

    async fn load_campaign(&self, id: &CampaignId) -> Result<Chronicle, Refusal> {
        let missing = || Refusal::NoSuchThing(message!("refusal-no-such-campaign"));
        if !super::is_campaign(&journal_id(id)) {
            return Err(missing());
        }
        let journal = self.store.journal(&journal_id(id)).await?.ok_or_else(missing)?;
        Chronicle::load(id.clone(), &journal)
    }

    /// Saves new entries and does what follows: creates tables and processes finished games.
    pub async fn go_on(self: &Arc<Shared>, chronicle: &mut Chronicle) -> Result<(), Refusal> {
        loop {
            let now = self.clock.now();
            chronicle.settle(now, || TableId(self.luck.word(TABLE_LETTERS)));
            if let Some(append) = chronicle.unkept() {
                self.store.write(Write::Append(append.clone())).await?;
                self.counts.kept(append.entries.len(), self.clock.now().saturating_sub(now));
                chronicle.kept(&append);
            }
            let Some(id) = chronicle.table().cloned() else { return Ok(()) };
            let table = match self.store.journal(&id).await? {
                Some(_) => self.load(&id).await?,
                None => self.lay_out(chronicle, &id).await?,
            };
            match table.phase {
                Phase::Over => {
                    let (result, record) = table.brought_back(&chronicle.pack).ok_or(Refusal::Unavailable)?;
                    // An expired clock is no reason to answer for a person who is present after the
                    // game.
                    chronicle.returned(&self.around(chronicle, None).here, self.clock.now());
                    chronicle.played(result, record, self.clock.now());
                }
                _ => {
                    let moved = chronicle.compare(&table, self.clock.now());
                    drop(table);
                    self.tell_table(&id, moved).await;
                    if chronicle.is_kept() {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Creates and starts the table of the next game.
    async fn lay_out(self: &Arc<Shared>, chronicle: &Chronicle, id: &TableId) -> Result<Table, Refusal> {
        let open = chronicle.campaign().open_game().ok_or(Refusal::Unavailable)?;
        let book = self.chapter_book(&open.text).await?;
        let holders: Vec<(Sitter, Option<String>)> =
            open.seats.iter().map(|seat| chronicle.holder(seat.company)).collect();
        let terms = chronicle.terms.clone();
        let settings = NewTable {
            edition: open.text.name.clone(),
            map: None,
            seats: Vec::new(),
            listed: false,
            pace: terms.pace,
            time_out: terms.time_out,
            first: Some(open.first as u8),
            undo: terms.undo,
            chat: terms.chat,
            open_cards: false,
        };
        let chapter =
            Chapter { campaign: chronicle.id.clone(), game: chronicle.game(), pack: chronicle.pack.name.clone(), open };
        let first = Entry::Opened {
            time: self.clock.now(),
            host: chronicle.host.clone(),
            table: settings,
            seats: holders.iter().map(|(sitter, _)| sitter.clone()).collect(),
            seed: self.luck.secret(),
            forked: None,
            chapter: Some(Box::new(chapter)),
            slept: self.slept(),
        };
        let away = holders.into_iter().map(|(_, away)| away).collect();
        let mut table = begin_table(id.clone(), book, first, away, self.clock.now())?;
        if let Some(append) = table.unkept() {
            self.store.write(Write::Append(append.clone())).await?;
            table.kept(&append);
        }
        self.counts.made_table();
        // Bots start without waiting for a visitor.
        let _ = self.way(id).send(Order::Look).await;
        Ok(table)
    }

    /// Advances a campaign after its game ended or its players changed.
    pub async fn look_at(self: &Arc<Shared>, id: &CampaignId) {
        let held = self.rooms.room(id);
        let outcome = {
            let mut room = held.lock().await;
            // A loaded campaign is notified automatically.
            let before = room.chronicle.as_ref().map(Chronicle::entries);
            let outcome = match &mut room.chronicle {
                Some(chronicle) => {
                    self.lend_agreed(chronicle);
                    self.go_on(chronicle).await
                }
                None => self.in_room(id, &mut room, |_, _| Ok(())).await,
            };
            let has_changed = before.is_some() && before != room.chronicle.as_ref().map(Chronicle::entries);
            match &outcome {
                Ok(()) if has_changed => self.tell_room(&mut room),
                Ok(()) => {}
                Err(_) => drop(room.chronicle.take_if(|chronicle| !chronicle.is_kept())),
            }
            outcome
        };
        self.rooms.put_away(id, &held);
        if let Err(refusal) = outcome {
            tracing::error!(campaign = %id, code = refusal.code(), "a campaign cannot go on");
        }
    }

    /// Saves a new campaign.
    pub async fn keep_campaign(self: &Arc<Shared>, mut chronicle: Chronicle) -> Result<Chronicle, Refusal> {
        self.go_on(&mut chronicle).await?;
        Ok(chronicle)
    }

    pub async fn watch_campaign(self: &Arc<Shared>, id: &CampaignId, watcher: Watcher) -> Result<(), Refusal> {
        let held = self.rooms.room(id);
        let outcome = {
            let mut room = held.lock().await;
            let arrives = |chronicle: &mut Chronicle, time| {
                watcher.person.iter().for_each(|person| chronicle.arrived(person, time));
                Ok(())
            };
            match self.in_room(id, &mut room, arrives).await {
                Ok(()) if !room.admits(&watcher) => Err(Refusal::TooMany(message!("refusal-many-followers"))),
                Ok(()) => {
                    room.watchers.retain(|other| other.socket != watcher.socket);
                    room.watchers.push(watcher);
                    self.presence.note(&journal_id(id), &room.people(), self.clock.now());
                    self.tell_room(&mut room);
                    Ok(())
                }
                Err(refusal) => Err(refusal),
            }
        };
        self.rooms.put_away(id, &held);
        outcome
    }

    /// Removes a watcher. An agreement among all others takes effect then.
    pub async fn unwatch_campaign(self: &Arc<Shared>, id: &CampaignId, socket: u64) {
        let held = self.rooms.room(id);
        {
            let mut room = held.lock().await;
            room.watchers.retain(|watcher| watcher.socket != socket);
            self.presence.note(&journal_id(id), &room.people(), self.clock.now());
            if room.chronicle.is_some()
                && let Err(refusal) = self.in_room(id, &mut room, |_, _| Ok(())).await
            {
                tracing::error!(campaign = %id, code = refusal.code(), "a campaign cannot go on");
            }
            self.tell_room(&mut room);
        }
        self.rooms.put_away(id, &held);
    }
}
