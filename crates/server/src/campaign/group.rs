//! A campaign with its people, computed from its journal. It changes only when an entry is added or
//! loaded.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::company;
use campaign::Campaign;
use campaign::input::{CampaignInput, CampaignWaiting};
use campaign::log::{CampaignLog, LogHeader, LogWriter};
use campaign::pack::Pack;
use dealer::{Chacha, Revealed};
use protocol::{CampaignId, FormerHolder, GameTerms, Occupant, PersonId, TableId};
use rules::card::Color;

use super::entry::CampaignEntry;
use super::journal_id;
use super::packs::Packs;
use crate::clock::Millis;
use crate::hands::Hands;
use crate::journal::PendingJournal;
use crate::limits::HANDED_MS;
use crate::refusal::Refusal;
use crate::store::{Append, StoredJournal};
use crate::table::Signs;

/// A company with its holder and its stand-in.
#[derive(Clone)]
pub struct CompanyPlace {
    pub color: Color,
    pub holder: Occupant,
    /// The stand-in bot, if any.
    pub away: Option<String>,
    /// The previous holder, who can reclaim the company for a while.
    pub former: Option<FormerHolder>,
    /// Signs that the holder may be gone, recorded between games.
    pub signs: Signs,
}

impl CompanyPlace {
    fn new(color: Color, holder: Occupant) -> CompanyPlace {
        CompanyPlace { color, holder, away: None, former: None, signs: Signs::default() }
    }

    /// Sets a new holder. A person whose company goes to a bot or becomes vacant can reclaim it for
    /// a while.
    fn held(&mut self, holder: &Occupant, by: Option<&PersonId>, time: Millis) {
        let former = std::mem::replace(&mut self.holder, holder.clone());
        self.away = None;
        self.former = match (former, holder, by) {
            (_, Occupant::Person { .. }, _) => None,
            (Occupant::Person { id, name, .. }, _, Some(by)) => {
                Some(FormerHolder { id, name, until: time + HANDED_MS, by: by.clone() })
            }
            _ => self.former.take(),
        };
    }
}

/// A proposal to rewind, with the people who agree.
#[derive(Clone, PartialEq)]
pub struct Wish {
    pub game: u8,
    pub agreed: Vec<PersonId>,
}

/// A campaign and the people who play it.
pub struct CampaignGroup {
    pub id: CampaignId,
    pub name: String,
    pub host: PersonId,
    pub pack: Arc<Pack>,
    pub terms: GameTerms,
    pub(super) ledger: LogWriter,
    /// The companies, in seating order.
    pub(super) companies: Vec<CompanyPlace>,
    /// The table of each game, by game number.
    pub(super) tables: BTreeMap<u8, TableId>,
    /// Start time of each game, by game number.
    pub(super) begun: BTreeMap<u8, Millis>,
    pub(super) told: u32,
    /// Number of lines opened on the card of the first fact that has not been shown yet.
    pub(super) lines: u32,
    /// Whether there have been inputs since the campaign was created on this server.
    has_secrets: bool,
    /// The offices that each person has seen.
    pub(super) offices: Hands<Color>,
    pub(super) read: BTreeMap<PersonId, u32>,
    pub(super) wish: Option<Wish>,
    pub(super) created: Millis,
    pub(super) touched: Millis,
    dealer: Revealed,
    journal: PendingJournal<CampaignEntry>,
}

impl CampaignGroup {
    fn new(id: CampaignId, first: &CampaignEntry, packs: &Packs) -> Result<CampaignGroup, Refusal> {
        let CampaignEntry::Founded { time, host, name, pack, pack_version, terms, companies, dealer, seed, log } =
            first
        else {
            return Err(Refusal::damaged_campaign(&id, "the journal does not begin with its founding"));
        };
        let damaged = |what: String| Refusal::damaged_campaign(&id, what);
        let pack = packs.edition(pack, *pack_version)?;
        let revealed = Revealed::new(dealer, seed).map_err(|_| damaged("its seed is none".to_string()))?;
        let ledger = match log {
            Some(text) => {
                let log = CampaignLog::import(text).map_err(|damage| damaged(damage.to_string()))?;
                LogWriter::resume(Arc::clone(&pack), log).map_err(|damage| damaged(damage.to_string()))?
            }
            None => {
                let (dealer, seed_hash) = (Chacha::NAME.to_string(), Some(revealed.hash()));
                LogWriter::new(Arc::clone(&pack), LogHeader { dealer, seed_hash, ..LogHeader::new(&pack) })
            }
        };
        let company = |(color, holder): &(Color, Occupant)| CompanyPlace::new(*color, holder.clone());
        // Facts that were shown on another server are not shown again.
        let told = ledger.campaign().facts().len() as u32;
        Ok(CampaignGroup {
            id,
            name: name.clone(),
            host: host.clone(),
            pack,
            terms: terms.clone(),
            ledger,
            companies: companies.iter().map(company).collect(),
            tables: BTreeMap::new(),
            begun: BTreeMap::new(),
            told,
            lines: 0,
            has_secrets: false,
            offices: Hands::default(),
            read: BTreeMap::new(),
            wish: None,
            created: *time,
            touched: *time,
            dealer: revealed,
            journal: PendingJournal::new(),
        })
    }

    /// Creates a campaign that is not saved yet.
    pub fn found(id: CampaignId, first: CampaignEntry, packs: &Packs) -> Result<CampaignGroup, Refusal> {
        let mut group = CampaignGroup::new(id, &first, packs)?;
        group.journal.fresh.push(first);
        Ok(group)
    }

    /// Loads a saved campaign from its journal.
    pub fn load(id: CampaignId, journal: &StoredJournal, packs: &Packs) -> Result<CampaignGroup, Refusal> {
        let damaged =
            |number: usize, why: &str| Refusal::damaged_campaign(&id, format!("entry {number} cannot be read: {why}"));
        let mut group: Option<CampaignGroup> = None;
        for (number, text) in journal.entries.iter().enumerate() {
            let entry: CampaignEntry =
                serde_json::from_str(text).map_err(|error| damaged(number, &error.to_string()))?;
            match &mut group {
                None => group = Some(CampaignGroup::new(id.clone(), &entry, packs)?),
                Some(group) => group.note(&entry).map_err(|why| damaged(number, &why))?,
            }
        }
        let mut group = group.ok_or_else(|| damaged(0, "there is none"))?;
        group.journal = PendingJournal::kept(journal, group.people());
        Ok(group)
    }

    pub fn campaign(&self) -> &Campaign {
        self.ledger.campaign()
    }

    /// Applies a new entry, which the next commit saves.
    pub(super) fn happen(&mut self, entry: CampaignEntry) {
        self.note(&entry).expect("only what is legal happens");
        self.journal.fresh.push(entry);
    }

    /// Applies an entry. An error explains why the entry is impossible.
    fn note(&mut self, entry: &CampaignEntry) -> Result<(), String> {
        match entry {
            CampaignEntry::Founded { .. } => return Err("a campaign is founded once".to_string()),
            CampaignEntry::Held { time, company, holder, by } => {
                self.touched = *time;
                let own = self.companies.iter_mut().find(|own| own.color == *company);
                match own {
                    Some(own) => own.held(holder, by.as_ref(), *time),
                    None => self.companies.push(CompanyPlace::new(*company, holder.clone())),
                }
                if self.has_secrets {
                    self.offices_are_seen();
                }
                self.sign(*company, *time);
            }
            CampaignEntry::Away { time, company, bot } => {
                self.touched = *time;
                let own = self.companies.iter_mut().filter(|own| own.color == *company);
                own.for_each(|own| own.away = bot.clone());
                self.sign(*company, *time);
            }
            CampaignEntry::Lent { time, company, person } => {
                self.touched = *time;
                let own = self.companies.iter_mut().filter(|own| own.color == *company);
                own.for_each(|own| own.signs.agree(person));
            }
            CampaignEntry::StillThere { company, until, .. } => {
                let own = self.companies.iter_mut().filter(|own| own.color == *company);
                own.for_each(|own| own.signs.still_there = Some(*until));
            }
            CampaignEntry::Here { time, company } => self.sign(*company, *time),
            CampaignEntry::Input { time, line } => {
                self.touched = *time;
                self.give(line)?;
                self.has_secrets = true;
                self.offices_are_seen();
                self.asks(*time);
            }
            CampaignEntry::Table { time, game, table } => {
                self.touched = *time;
                self.tables.insert(*game, table.clone());
                self.begun.insert(*game, *time);
                // From now on, the table determines which people are awaited.
                self.companies.iter_mut().for_each(|own| own.signs = Signs::default());
            }
            CampaignEntry::Played { time, line, record } => {
                self.touched = *time;
                self.ledger.keep_record(record).map_err(|refused| refused.to_string())?;
                self.give(line)?;
                self.asks(*time);
            }
            CampaignEntry::Told { to } => (self.told, self.lines) = (*to, 0),
            CampaignEntry::Lines { lines } => self.lines = *lines,
            CampaignEntry::Read { person, to } => {
                self.read.insert(person.clone(), *to);
            }
            CampaignEntry::Agreed { time, person, game } => {
                self.touched = *time;
                let wish = self.wish.get_or_insert(Wish { game: *game, agreed: Vec::new() });
                wish.agreed.push(person.clone());
            }
            CampaignEntry::Declined { time } => {
                self.touched = *time;
                self.wish = None;
            }
            CampaignEntry::Rewound { time, game } => {
                self.touched = *time;
                self.go_back(*game)?;
                self.asks(*time);
            }
        }
        Ok(())
    }

    fn is_asked(&self, company: Color) -> bool {
        matches!(self.campaign().waiting(), CampaignWaiting::Company(asked, _) if asked == company)
    }

    /// Starts or stops waiting for each company, depending on whether it must answer the current
    /// question.
    fn asks(&mut self, time: Millis) {
        for at in 0..self.companies.len() {
            let is_asked = self.is_asked(self.companies[at].color);
            self.companies[at].signs.asked(is_asked.then_some(time));
        }
    }

    /// Resets the signs that a company's holder may be gone.
    fn sign(&mut self, company: Color, time: Millis) {
        let quiet_since = self.is_asked(company).then_some(time);
        let own = self.companies.iter_mut().filter(|own| own.color == company);
        own.for_each(|own| own.signs = Signs { quiet_since, ..Signs::default() });
    }

    /// Records that every person who runs a company has seen its office.
    fn offices_are_seen(&mut self) {
        for company in &self.companies {
            if let Occupant::Person { id, .. } = &company.holder {
                self.offices.seen_by(id, company.color);
            }
        }
    }

    fn give(&mut self, line: &str) -> Result<(), String> {
        let input: CampaignInput = line.parse()?;
        self.ledger.apply(input).map(|_| ()).map_err(|refused| format!("'{line}' is refused: {refused}"))
    }

    fn go_back(&mut self, game: u8) -> Result<(), String> {
        let log = self.ledger.log().rewind(Arc::clone(&self.pack), game).map_err(|damage| damage.to_string())?;
        self.ledger = LogWriter::resume(Arc::clone(&self.pack), log).map_err(|damage| damage.to_string())?;
        self.tables.retain(|number, _| *number <= game);
        self.begun.retain(|number, _| *number <= game);
        let facts = self.campaign().facts().len() as u32;
        (self.told, self.lines) = (self.told.min(facts), 0);
        self.read.values_mut().for_each(|read| *read = (*read).min(facts));
        self.wish = None;
        Ok(())
    }

    /// Advances until a person must act: deals are made, bots answer, and the next table gets its
    /// id.
    pub(super) fn settle(&mut self, time: Millis, table: impl Fn() -> TableId) {
        loop {
            let campaign = self.ledger.campaign();
            let input = match campaign.waiting() {
                CampaignWaiting::Chance(_) => {
                    let mut outcomes = campaign.outcomes();
                    let dealt = self.dealer.below(campaign.deals(), outcomes.len() as u32);
                    CampaignInput::Deal(outcomes.swap_remove(dealt as usize))
                }
                CampaignWaiting::Company(company, _) if self.is_played_by_bot(company) => {
                    CampaignInput::Answer { company, answer: company::answer(campaign, company, &self.dealer) }
                }
                CampaignWaiting::Game if self.table().is_none() && self.is_manned() => {
                    let game = self.game();
                    return self.happen(CampaignEntry::Table { time, game, table: table() });
                }
                CampaignWaiting::Company(..)
                | CampaignWaiting::Game
                | CampaignWaiting::Table
                | CampaignWaiting::Over => return,
            };
            self.happen(CampaignEntry::Input { time, line: input.to_string() });
        }
    }

    fn is_played_by_bot(&self, company: Color) -> bool {
        let own = self.companies.iter().find(|own| own.color == company);
        own.is_none_or(|own| own.away.is_some() || matches!(own.holder, Occupant::Bot { .. }))
    }

    /// Checks whether every company of the next game has a holder. After an import, people must
    /// claim their companies first.
    fn is_manned(&self) -> bool {
        self.campaign().seats().iter().all(|&seat| self.holder(seat).0 != Occupant::Open)
    }

    /// Returns the number of the current or next game.
    pub fn game(&self) -> u8 {
        self.campaign().games_closed() + 1
    }

    /// Returns the table of the current game.
    pub fn table(&self) -> Option<&TableId> {
        self.tables.get(&self.game()).filter(|_| self.campaign().waiting() == CampaignWaiting::Game)
    }

    pub(super) fn has_table(&self, table: &TableId) -> bool {
        self.tables.values().any(|known| known == table)
    }

    /// Returns the holder and the stand-in bot of a company.
    pub(super) fn holder(&self, company: Color) -> (Occupant, Option<String>) {
        let own = self.companies.iter().find(|own| own.color == company);
        own.map_or((Occupant::Open, None), |own| (own.holder.clone(), own.away.clone()))
    }

    /// Returns the number of inputs in the log, which is also the number of the current question.
    pub fn at(&self) -> u32 {
        self.ledger.log().inputs().len() as u32
    }

    /// Returns the host and everybody who runs a company.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people = self.runners();
        people.push(self.host.clone());
        people.sort();
        people.dedup();
        people
    }

    /// Returns the people who run companies.
    pub fn runners(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = (self.companies.iter())
            .filter_map(|company| match &company.holder {
                Occupant::Person { id, .. } => Some(id.clone()),
                _ => None,
            })
            .collect();
        people.sort();
        people.dedup();
        people
    }

    /// Returns the seed for deals between games once the campaign is over, provided that all deals
    /// came from that seed.
    pub(super) fn seed(&self) -> Option<String> {
        let header = self.ledger.log().header();
        let own = header.seed_hash.as_deref() == Some(&self.dealer.hash());
        (own && self.campaign().waiting() == CampaignWaiting::Over).then(|| self.dealer.seed())
    }

    /// Checks whether all entries are saved.
    pub fn is_kept(&self) -> bool {
        self.journal.fresh.is_empty()
    }

    /// Returns the number of saved entries and the checksum of the last one.
    pub fn saved(&self) -> (u32, &str) {
        self.journal.saved()
    }

    /// Returns the number of entries, which grows with every change.
    pub fn entries(&self) -> u32 {
        self.journal.len()
    }

    /// Returns an `Append` with the entries that are not saved yet; `None` if there are none.
    pub fn unkept(&self) -> Option<Append> {
        self.journal.unkept(&journal_id(&self.id), || self.head(), self.people())
    }

    /// Marks the entries in an `Append` as saved.
    pub fn kept(&mut self, append: &Append) {
        let people = self.people();
        self.journal.note(append, people);
    }
}
