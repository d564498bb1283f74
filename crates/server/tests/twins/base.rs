//! Games played on a server, and their twins: journals that differ only in secrets that a given
//! seat has never seen.

use std::sync::Arc;

use protocol::TableId;
use rules::action::Action;
use rules::chance::Outcome;
use rules::edition::Edition;
use rules::fact::{Fact, FactData};
use rules::ids::{Id, Seat, TicketId};
use rules::limits::SMALL;
use rules::record::{RecordHeader, RecordInput, Recorder, parse_input};
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;
use rules::ticket::TicketList;
use serde_json::{Value, json};
use server::editions::LoadedEdition;
use server::service::Caller;
use server::store::{Append, EMPTY, Head, StoredJournal, TableFilter, Write};
use server::table::entry::TableEntry;
use server::table::state::Table;

use crate::support::house::{House, choice};
use dealer::Stream;

const EDITIONS: [&str; 4] = ["usa-classic", "germany", "usa-new", "legends"];
const ANSWERS: usize = 110;

/// A game on its own server.
pub struct Base {
    pub house: House,
    pub people: Vec<Caller>,
    tables: Arc<Tables<SMALL>>,
    book: LoadedEdition,
    header: RecordHeader,
    entries: Vec<TableEntry>,
    head: Head,
    inputs: Vec<RecordInput>,
    /// The seat to which each input dealt something only that seat saw.
    hidden_for: Vec<Option<Seat>>,
}

/// A position: the journal up to it, and its number of inputs.
pub struct Cut {
    pub entries: Vec<TableEntry>,
    inputs: usize,
}

impl Base {
    pub async fn play(seed: u64, luck: &mut Stream) -> Base {
        let house = House::new(seed);
        let edition = EDITIONS[seed as usize % EDITIONS.len()];
        let mut people = Vec::new();
        for name in ["Ada", "Bob", "Eve", "Kim"].into_iter().take(2 + luck.below(3)) {
            people.push(house.person(name).await);
        }
        let all: Vec<&Caller> = people.iter().collect();
        let table = house.begun(&all, &[], json!({ "edition": edition, "listed": true })).await;
        house.post(all[0], "/api/chat", json!({ "table": table, "text": "good luck" })).await.expect("a line");
        for _ in 0..ANSWERS {
            let info = house.get(all[0], &format!("/api/tables/{table}")).await.expect("a table");
            let Some(seat) = info["to_move"].get(0).and_then(Value::as_u64) else { break };
            let person = all[seat as usize];
            let seeing = house.see(person, &table, seat as u8).await;
            let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "action": choice(&seeing, luck) });
            house.post(person, "/api/act", act).await.expect("it was offered");
        }
        let journal = house.store.journal(&TableId(table)).await.expect("whole").expect("there");
        let entries = journal.entries.iter().map(|entry| serde_json::from_str(entry).expect("an entry")).collect();
        let head = house.store.list(TableFilter::All, 1).await.expect("a list").remove(0).head;
        let edition = maps::edition(edition).expect("it is embedded");
        let setup = Setup::of(&edition, people.len());
        let header = RecordHeader::new(&edition, setup, "none", None);
        let book = LoadedEdition::new(&edition);
        let tables = Tables::<SMALL>::new(edition).expect("it fits");
        let mut base =
            Base { house, people, tables, book, header, entries, head, inputs: Vec::new(), hidden_for: Vec::new() };
        base.look();
        base
    }

    fn edition(&self) -> &Arc<Edition> {
        self.tables.edition()
    }

    /// Replays the inputs to find deals that only one seat saw.
    fn look(&mut self) {
        let mut facts: Vec<Fact<SMALL>> = Vec::new();
        let mut recorder = Recorder::new(self.tables.clone(), self.header.clone(), &mut facts).expect("it can start");
        let lines = self.entries.iter().flat_map(|entry| match entry {
            TableEntry::Step { lines, .. } => lines.clone(),
            _ => Vec::new(),
        });
        for line in lines.collect::<Vec<_>>() {
            let input = parse_input(self.edition(), &self.header.setup.colors, &line).expect("a line of the record");
            facts.clear();
            recorder.apply(input, &mut facts).expect("it was played");
            let secret = facts.iter().find_map(|fact| match fact.seen_by(Viewer::Spectator).what() {
                FactData::CardDealt { seat, .. }
                | FactData::CardDrawn { seat, .. }
                | FactData::TicketDealt { seat, .. } => Some(*seat),
                _ => None,
            });
            self.inputs.push(input);
            self.hidden_for.push(secret);
        }
    }

    /// Picks a position somewhere in the game.
    pub fn cut(&self, luck: &mut Stream) -> Option<Cut> {
        let steps = |entries: &[TableEntry]| -> usize {
            let lines =
                entries.iter().map(|entry| if let TableEntry::Step { lines, .. } = entry { lines.len() } else { 0 });
            lines.sum()
        };
        let first = self.entries.iter().position(|entry| matches!(entry, TableEntry::Step { .. }))? + 1;
        let entries = self.entries[..first + luck.below(self.entries.len() - first)].to_vec();
        let inputs = steps(&entries);
        self.goes_on(&self.inputs[..inputs]).then_some(Cut { entries, inputs })
    }

    /// Checks whether all inputs are legal and the game is still in progress afterwards.
    fn goes_on(&self, inputs: &[RecordInput]) -> bool {
        let mut facts: Vec<Fact<SMALL>> = Vec::new();
        let Ok(mut recorder) = Recorder::new(self.tables.clone(), self.header.clone(), &mut facts) else {
            return false;
        };
        let legal = inputs.iter().all(|input| recorder.apply(*input, &mut facts).is_ok());
        let open = recorder.game().open();
        legal && !open.over && !open.campaign.as_ref().is_some_and(|campaign| campaign.ending)
    }

    /// Returns the journal of a position that looks the same to this viewer but has a changed
    /// secret: two cards or tickets dealt to other seats are swapped, or one of them is swapped
    /// with a later deal. If `lively` is set, the game must be able to continue with the same
    /// piles, so only the first kind of swap is used.
    pub fn twin(&self, cut: &Cut, viewer: usize, lively: bool, luck: &mut Stream) -> Option<Vec<TableEntry>> {
        let viewer = Seat::new(viewer);
        let unseen = |at: usize| self.hidden_for[at].is_some_and(|seat| seat != viewer);
        let deals = |at: &usize| matches!(self.inputs[*at], RecordInput::Deal(_));
        let early: Vec<usize> = (0..cut.inputs).filter(deals).filter(|at| unseen(*at)).collect();
        let late: Vec<usize> = (cut.inputs..self.inputs.len()).filter(deals).collect();
        let from = if lively { &early } else { &late };
        let (first, second) = (*early.get(luck.below(early.len().max(1)))?, *from.get(luck.below(from.len().max(1)))?);
        let mut inputs = self.inputs.clone();
        match (inputs[first], inputs[second]) {
            (RecordInput::Deal(Outcome::Ticket(a)), RecordInput::Deal(Outcome::Ticket(b))) if a != b => {
                let deck = |ticket: TicketId| self.edition().tickets[ticket.index()].deck;
                let is = |at: usize| matches!(inputs[at], RecordInput::Deal(Outcome::Ticket(t)) if t == a || t == b);
                if deck(a) != deck(b) || (0..cut.inputs).any(|at| is(at) && !unseen(at)) {
                    return None;
                }
                exchange(&mut inputs[..cut.inputs], viewer, a, b);
            }
            (
                RecordInput::Deal(a @ (Outcome::Card(_) | Outcome::Marked(..))),
                RecordInput::Deal(b @ (Outcome::Card(_) | Outcome::Marked(..))),
            ) if a != b => inputs.swap(first, second),
            _ => return None,
        }
        let inputs = &inputs[..cut.inputs];
        if !self.goes_on(inputs) {
            return None;
        }
        let mut facts: Vec<Fact<SMALL>> = Vec::new();
        let recorder = Recorder::new(self.tables.clone(), self.header.clone(), &mut facts).ok()?;
        let mut next = inputs.iter().map(|input| recorder.record().line(self.edition(), input));
        let mut entries = cut.entries.clone();
        for entry in &mut entries {
            if let TableEntry::Step { lines, .. } = entry {
                lines.iter_mut().for_each(|line| *line = next.next().expect("as many lines"));
            }
        }
        Some(entries)
    }

    /// Returns the request that a worker would receive to decide for this seat.
    pub fn think_request(&self, entries: &[TableEntry], seat: usize) -> String {
        let entries = entries.iter().map(|entry| serde_json::to_string(entry).expect("an entry")).collect();
        let journal = StoredJournal { entries, sum: EMPTY.to_string() };
        let table = Table::load("t".into(), self.book.clone(), &journal).unwrap_or_else(|refusal| panic!("{refusal}"));
        serde_json::to_string(&table.think_request(seat as u8, "hard").expect("a game")).expect("it can be sent")
    }

    /// Saves a journal as a separate table.
    pub async fn keep(&self, table: &str, entries: &[TableEntry]) {
        let entries = entries.iter().map(|entry| serde_json::to_string(entry).expect("an entry")).collect();
        let members = self.people.iter().filter_map(|caller| Some(caller.person.as_ref()?.id.clone())).collect();
        let append = Append {
            table: table.into(),
            from: 0,
            before: EMPTY.to_string(),
            entries,
            head: self.head.clone(),
            members: Some(members),
        };
        self.house.store.write(Write::Append(append)).await.expect("it is kept");
    }
}

/// Swaps two tickets from now on, for everybody except the viewer.
fn exchange(inputs: &mut [RecordInput], viewer: Seat, a: TicketId, b: TicketId) {
    let other = |ticket: TicketId| match ticket {
        ticket if ticket == a => b,
        ticket if ticket == b => a,
        ticket => ticket,
    };
    let swap = |list: &TicketList| -> TicketList { list.as_slice().iter().map(|&ticket| other(ticket)).collect() };
    for input in inputs {
        match input {
            RecordInput::Deal(Outcome::Ticket(ticket)) => *ticket = other(*ticket),
            RecordInput::Act(seat, Action::KeepTickets { kept, returned }) if *seat != viewer => {
                (*kept, *returned) = (swap(kept), swap(returned));
            }
            _ => {}
        }
    }
}
