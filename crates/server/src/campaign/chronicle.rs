//! A campaign with its people: what its journal adds up to. It is changed by entries alone, whether they happen now or are
//! read again.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::company;
use campaign::Campaign;
use campaign::input::{Input, Waiting};
use campaign::log::{Header, Ledger, Log};
use campaign::pack::Pack;
use dealer::{Chacha, Revealed};
use protocol::{CampaignId, FormerHolder, GameTerms, PersonId, Sitter, TableId};
use rules::card::Color;

use super::entry::Entry;
use super::journal_id;
use crate::clock::Millis;
use crate::hands::Hands;
use crate::journal::Growing;
use crate::limits::HANDED_MS;
use crate::refusal::Refusal;
use crate::store::{Append, Journal};
use crate::table::Signs;

/// A company of the group.
#[derive(Clone)]
pub struct Company {
    pub color: Color,
    pub holder: Sitter,
    /// The bot that stands in.
    pub away: Option<String>,
    /// Who ran it before it was handed over, and can take it back for a while.
    pub former: Option<FormerHolder>,
    /// Signs of life of its person between games.
    pub signs: Signs,
}

impl Company {
    fn new(color: Color, holder: Sitter) -> Company {
        Company { color, holder, away: None, former: None, signs: Signs::default() }
    }

    /// Somebody else runs it now.
    fn held(&mut self, holder: &Sitter, by: Option<&PersonId>, time: Millis) {
        let former = std::mem::replace(&mut self.holder, holder.clone());
        self.away = None;
        self.former = match (former, holder, by) {
            (_, Sitter::Person { .. }, _) => None,
            (Sitter::Person { id, name, .. }, _, Some(by)) => {
                Some(FormerHolder { id, name, until: time + HANDED_MS, by: by.clone() })
            }
            _ => self.former.take(),
        };
    }
}

/// The wish to go back.
#[derive(Clone, PartialEq)]
pub struct Wish {
    pub game: u8,
    pub agreed: Vec<PersonId>,
}

/// A campaign with its people.
pub struct Chronicle {
    pub id: CampaignId,
    pub name: String,
    pub host: PersonId,
    pub pack: Arc<Pack>,
    pub terms: GameTerms,
    pub(super) ledger: Ledger,
    /// In the order in which they sit.
    pub(super) companies: Vec<Company>,
    /// The tables of games, by their numbers.
    pub(super) tables: BTreeMap<u8, TableId>,
    pub(super) told: u32,
    /// Whether anything has happened here since the founding.
    has_secrets: bool,
    /// Who has looked into which office since then.
    pub(super) offices: Hands<Color>,
    pub(super) read: BTreeMap<PersonId, u32>,
    pub(super) wish: Option<Wish>,
    pub(super) created: Millis,
    pub(super) touched: Millis,
    dealer: Revealed,
    journal: Growing<Entry>,
}

fn pack_named(name: &str) -> Result<Arc<Pack>, Refusal> {
    Pack::embedded(name).ok_or_else(Refusal::no_such_pack)
}

impl Chronicle {
    fn new(id: CampaignId, first: &Entry) -> Result<Chronicle, Refusal> {
        let Entry::Founded { time, host, name, pack, terms, companies, dealer, seed, log } = first else {
            return Err(Refusal::damaged_campaign(&id, "the journal does not begin with its founding"));
        };
        let damaged = |what: String| Refusal::damaged_campaign(&id, what);
        let pack = pack_named(pack)?;
        let revealed = Revealed::new(dealer, seed).map_err(|_| damaged("its seed is none".to_string()))?;
        let ledger = match log {
            Some(text) => {
                let log = Log::import(text).map_err(|damage| damaged(damage.to_string()))?;
                Ledger::resume(Arc::clone(&pack), log).map_err(|damage| damaged(damage.to_string()))?
            }
            None => {
                let (dealer, seed_hash) = (Chacha::NAME.to_string(), Some(revealed.hash()));
                Ledger::new(Arc::clone(&pack), Header { dealer, seed_hash, ..Header::new(&pack) })
            }
        };
        let company = |(color, holder): &(Color, Sitter)| Company::new(*color, holder.clone());
        // What was read elsewhere is not read to the table again.
        let told = ledger.campaign().facts().len() as u32;
        Ok(Chronicle {
            id,
            name: name.clone(),
            host: host.clone(),
            pack,
            terms: terms.clone(),
            ledger,
            companies: companies.iter().map(company).collect(),
            tables: BTreeMap::new(),
            told,
            has_secrets: false,
            offices: Hands::default(),
            read: BTreeMap::new(),
            wish: None,
            created: *time,
            touched: *time,
            dealer: revealed,
            journal: Growing::new(),
        })
    }

    /// A campaign that nobody has kept yet.
    pub fn found(id: CampaignId, first: Entry) -> Result<Chronicle, Refusal> {
        let mut chronicle = Chronicle::new(id, &first)?;
        chronicle.journal.fresh.push(first);
        Ok(chronicle)
    }

    /// A campaign as it was kept.
    pub fn load(id: CampaignId, journal: &Journal) -> Result<Chronicle, Refusal> {
        let damaged =
            |number: usize, why: &str| Refusal::damaged_campaign(&id, format!("entry {number} cannot be read: {why}"));
        let mut chronicle: Option<Chronicle> = None;
        for (number, text) in journal.entries.iter().enumerate() {
            let entry: Entry = serde_json::from_str(text).map_err(|error| damaged(number, &error.to_string()))?;
            match &mut chronicle {
                None => chronicle = Some(Chronicle::new(id.clone(), &entry)?),
                Some(chronicle) => chronicle.note(&entry).map_err(|why| damaged(number, &why))?,
            }
        }
        let mut chronicle = chronicle.ok_or_else(|| damaged(0, "there is none"))?;
        chronicle.journal = Growing::kept(journal, chronicle.people());
        Ok(chronicle)
    }

    pub fn campaign(&self) -> &Campaign {
        self.ledger.campaign()
    }

    /// Something happens.
    pub(super) fn happen(&mut self, entry: Entry) {
        self.note(&entry).expect("only what is legal happens");
        self.journal.fresh.push(entry);
    }

    /// What an entry changes; says why it cannot be.
    fn note(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Founded { .. } => return Err("a campaign is founded once".to_string()),
            Entry::Held { time, company, holder, by } => {
                self.touched = *time;
                let own = self.companies.iter_mut().find(|own| own.color == *company);
                match own {
                    Some(own) => own.held(holder, by.as_ref(), *time),
                    None => self.companies.push(Company::new(*company, holder.clone())),
                }
                if self.has_secrets {
                    self.offices_are_seen();
                }
                self.sign(*company, *time);
            }
            Entry::Away { time, company, bot } => {
                self.touched = *time;
                let own = self.companies.iter_mut().filter(|own| own.color == *company);
                own.for_each(|own| own.away = bot.clone());
                self.sign(*company, *time);
            }
            Entry::Lent { time, company, person } => {
                self.touched = *time;
                let own = self.companies.iter_mut().filter(|own| own.color == *company);
                own.for_each(|own| own.signs.agree(person));
            }
            Entry::StillThere { company, until, .. } => {
                let own = self.companies.iter_mut().filter(|own| own.color == *company);
                own.for_each(|own| own.signs.still_there = Some(*until));
            }
            Entry::Here { time, company } => self.sign(*company, *time),
            Entry::Input { time, line } => {
                self.touched = *time;
                self.give(line)?;
                self.has_secrets = true;
                self.offices_are_seen();
                self.asks(*time);
            }
            Entry::Table { time, game, table } => {
                self.touched = *time;
                self.tables.insert(*game, table.clone());
                // From now on the table decides.
                self.companies.iter_mut().for_each(|own| own.signs = Signs::default());
            }
            Entry::Played { time, line, record } => {
                self.touched = *time;
                self.ledger.keep_record(record).map_err(|refused| refused.to_string())?;
                self.give(line)?;
                self.asks(*time);
            }
            Entry::Told { to } => self.told = *to,
            Entry::Read { person, to } => {
                self.read.insert(person.clone(), *to);
            }
            Entry::Agreed { time, person, game } => {
                self.touched = *time;
                let wish = self.wish.get_or_insert(Wish { game: *game, agreed: Vec::new() });
                wish.agreed.push(person.clone());
            }
            Entry::Declined { time } => {
                self.touched = *time;
                self.wish = None;
            }
            Entry::Rewound { time, game } => {
                self.touched = *time;
                self.go_back(*game)?;
                self.asks(*time);
            }
        }
        Ok(())
    }

    fn is_asked(&self, company: Color) -> bool {
        matches!(self.campaign().waiting(), Waiting::Company(asked, _) if asked == company)
    }

    /// From now on something else is asked.
    fn asks(&mut self, time: Millis) {
        for at in 0..self.companies.len() {
            let is_asked = self.is_asked(self.companies[at].color);
            self.companies[at].signs.asked(is_asked.then_some(time));
        }
    }

    /// The person of a company is there.
    fn sign(&mut self, company: Color, time: Millis) {
        let quiet_since = self.is_asked(company).then_some(time);
        let own = self.companies.iter_mut().filter(|own| own.color == company);
        own.for_each(|own| own.signs = Signs { quiet_since, ..Signs::default() });
    }

    /// Everybody who runs a company knows its office.
    fn offices_are_seen(&mut self) {
        for company in &self.companies {
            if let Sitter::Person { id, .. } = &company.holder {
                self.offices.seen_by(id, company.color);
            }
        }
    }

    fn give(&mut self, line: &str) -> Result<(), String> {
        let input: Input = line.parse()?;
        self.ledger.apply(input).map(|_| ()).map_err(|refused| format!("'{line}' is refused: {refused}"))
    }

    fn go_back(&mut self, game: u8) -> Result<(), String> {
        let log = self.ledger.log().rewind(Arc::clone(&self.pack), game).map_err(|damage| damage.to_string())?;
        self.ledger = Ledger::resume(Arc::clone(&self.pack), log).map_err(|damage| damage.to_string())?;
        self.tables.retain(|number, _| *number <= game);
        let facts = self.campaign().facts().len() as u32;
        self.told = self.told.min(facts);
        self.read.values_mut().for_each(|read| *read = (*read).min(facts));
        self.wish = None;
        Ok(())
    }

    /// Goes on as far as nobody is needed: chance deals, bots answer, and the next table is named.
    pub(super) fn settle(&mut self, time: Millis, table: impl Fn() -> TableId) {
        loop {
            let campaign = self.ledger.campaign();
            let input = match campaign.waiting() {
                Waiting::Chance(_) => {
                    let mut outcomes = campaign.outcomes();
                    let dealt = self.dealer.below(campaign.deals(), outcomes.len() as u32);
                    Input::Deal(outcomes.swap_remove(dealt as usize))
                }
                Waiting::Company(company, _) if self.is_played_by_bot(company) => {
                    Input::Answer { company, answer: company::answer(campaign, company, &self.dealer) }
                }
                Waiting::Game if self.table().is_none() && self.is_manned() => {
                    let game = self.game();
                    return self.happen(Entry::Table { time, game, table: table() });
                }
                Waiting::Company(..) | Waiting::Game | Waiting::Table | Waiting::Over => return,
            };
            self.happen(Entry::Input { time, line: input.to_string() });
        }
    }

    fn is_played_by_bot(&self, company: Color) -> bool {
        let own = self.companies.iter().find(|own| own.color == company);
        own.is_none_or(|own| own.away.is_some() || matches!(own.holder, Sitter::Bot { .. }))
    }

    /// Whether somebody runs every company of the game that waits; after a move to another house people come back first.
    fn is_manned(&self) -> bool {
        self.campaign().seats().iter().all(|&seat| self.holder(seat).0 != Sitter::Open)
    }

    /// The game that is played or comes next.
    pub fn game(&self) -> u8 {
        self.campaign().games_closed() + 1
    }

    /// The table of the game that waits to be played.
    pub fn table(&self) -> Option<&TableId> {
        self.tables.get(&self.game()).filter(|_| self.campaign().waiting() == Waiting::Game)
    }

    pub(super) fn has_table(&self, table: &TableId) -> bool {
        self.tables.values().any(|known| known == table)
    }

    /// Who sits at a table for a company, and the bot that stands in.
    pub(super) fn holder(&self, company: Color) -> (Sitter, Option<String>) {
        let own = self.companies.iter().find(|own| own.color == company);
        own.map_or((Sitter::Open, None), |own| (own.holder.clone(), own.away.clone()))
    }

    /// The number of what is asked now.
    pub fn at(&self) -> u32 {
        self.ledger.log().inputs().len() as u32
    }

    /// Everybody who belongs to it.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people = self.runners();
        people.push(self.host.clone());
        people.sort();
        people.dedup();
        people
    }

    /// The people who run companies.
    pub fn runners(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = (self.companies.iter())
            .filter_map(|company| match &company.holder {
                Sitter::Person { id, .. } => Some(id.clone()),
                _ => None,
            })
            .collect();
        people.sort();
        people.dedup();
        people
    }

    /// The seed that deals between games, once it is no secret any more, where the log was dealt from it.
    pub(super) fn seed(&self) -> Option<String> {
        let header = self.ledger.log().header();
        let own = header.seed_hash.as_deref() == Some(&self.dealer.hash());
        (own && self.campaign().waiting() == Waiting::Over).then(|| self.dealer.seed())
    }

    /// Whether the store knows everything that has happened.
    pub fn is_kept(&self) -> bool {
        self.journal.fresh.is_empty()
    }

    /// How many things have happened: it grows with every change.
    pub fn entries(&self) -> u32 {
        self.journal.len()
    }

    /// What has happened and is not kept yet.
    pub fn unkept(&self) -> Option<Append> {
        self.journal.unkept(&journal_id(&self.id), || self.head(), self.people())
    }

    /// The store has kept it.
    pub fn kept(&mut self, append: &Append) {
        let people = self.people();
        self.journal.note(append, people);
    }
}
