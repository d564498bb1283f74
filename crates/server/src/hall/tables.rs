//! Creating, finding and listing tables.

use protocol::{Hand, NewFork, NewOffer, NewTable, SeatOffer, Sitter, TableCard, TableId, Turn};
use words::message;

use super::campaigns::{CampaignDeed, company};
use super::people::code_hash;
use super::{Caller, Hall, Reply, Shared};
use crate::campaign::is_campaign;
use crate::library::{Book, own_book};
use crate::limits::{CODE_LETTERS, LIST_MAX, TABLE_LETTERS, TABLES_PER_PERSON};
use crate::refusal::Refusal;
use crate::store::{Listing, Which, Write};
use crate::table::deeds::{self, Doer};
use crate::table::entry::{Entry, Fork};
use crate::table::state::Table;
use crate::table::{Deed, Outcome};

impl Shared {
    /// Returns the edition of a table.
    pub async fn book(&self, edition: &str, map: Option<&str>) -> Result<Book, Refusal> {
        let Some(hash) = map else { return self.library.house(edition) };
        if let Some(book) = self.library.known(map, edition) {
            return Ok(book);
        }
        let files = self.map_files(hash).await?.files;
        let name = edition.to_string();
        let book = self.work_out(move || own_book(&files, &name)).await??;
        Ok(self.library.keep(map, edition, book))
    }

    /// Loads a table from the store.
    pub async fn load(&self, id: &TableId) -> Result<Table, Refusal> {
        if is_campaign(id) {
            return Err(Refusal::NoSuchTable);
        }
        let journal = self.store.journal(id).await?.ok_or(Refusal::NoSuchTable)?;
        let first = journal.entries.first().and_then(|entry| serde_json::from_str::<Entry>(entry).ok());
        let (edition, map) = match &first {
            Some(Entry::Opened { chapter: Some(chapter), .. }) => {
                let book = self.chapter_book(&chapter.open.text).await?;
                return Table::load(id.clone(), book, &journal);
            }
            Some(Entry::Opened { table, .. }) => (table.edition.clone(), table.map.clone()),
            Some(Entry::Imported { text, map, .. }) => {
                let header = rules::record::parse_header(text).map_err(|damage| Refusal::damaged(id, damage))?;
                (header.edition, map.clone())
            }
            _ => return Err(Refusal::damaged(id, "the journal has no beginning")),
        };
        let book = self.book(&edition, map.as_deref()).await?;
        Table::load(id.clone(), book, &journal)
    }

    /// Saves a new table.
    pub(super) async fn make(&self, book: Book, first: Entry) -> Result<Table, Refusal> {
        let id = TableId(self.luck.word(TABLE_LETTERS));
        let mut table = Table::open(id, book, first)?;
        if let Some(append) = table.unkept() {
            self.store.write(Write::Append(append.clone())).await?;
            table.kept(&append);
        }
        self.counts.made_table();
        Ok(table)
    }
}

fn cards(list: Vec<Listing>) -> Vec<TableCard> {
    let tables = list.iter().filter(|listing| !is_campaign(&listing.table));
    tables.filter_map(|listing| serde_json::from_str(&listing.head.card).ok()).collect()
}

impl Hall {
    /// Checks whether a person may join another table, not counting the named one.
    pub(super) async fn check_number(&self, doer: &Doer, beside: Option<&TableId>) -> Result<(), Refusal> {
        let tables = self.shared.store.list(Which::BusyOf(doer.id.clone()), LIST_MAX).await?;
        let tables = tables.iter().filter(|listing| !is_campaign(&listing.table));
        let busy = tables.filter(|listing| Some(&listing.table) != beside).count();
        if busy >= TABLES_PER_PERSON { Err(Refusal::TooMany(message!("refusal-many-tables"))) } else { Ok(()) }
    }

    /// Takes a seat.
    pub(super) async fn join(&self, caller: &Caller, table: &TableId, deed: Deed) -> Result<Reply, Refusal> {
        if let Some(doer) = caller.doer() {
            self.check_number(&doer, Some(table)).await?;
        }
        self.at_table(caller, table, deed).await
    }

    /// Performs an action at a table. In a campaign game, the campaign decides who runs a company
    /// and notifies the table.
    pub(super) async fn at_table(&self, caller: &Caller, table: &TableId, deed: Deed) -> Result<Reply, Refusal> {
        let (campaign, companies) = match self.deed(caller, table, deed.clone()).await? {
            Outcome::OfCampaign(campaign, companies) => (campaign, companies),
            outcome => return Ok(Reply::from(outcome)),
        };
        for word in companies {
            let company = company(&word)?;
            let deed = match &deed {
                Deed::Sit { name, .. } => CampaignDeed::Claim(company, name.clone()),
                Deed::Hand { to, .. } => CampaignDeed::Hand(company, to.clone()),
                _ => CampaignDeed::Hand(company, Hand::Open),
            };
            self.campaign(caller, &campaign, deed, caller.language.tag()).await?;
        }
        self.deed(caller, table, Deed::Info).await.map(Reply::from)
    }

    /// Offers a seat to a person, or creates a one-time code for it.
    pub(super) async fn offer(
        &self,
        caller: &Caller,
        table: TableId,
        seat: u8,
        offer: NewOffer,
    ) -> Result<Reply, Refusal> {
        if let Some(person) = &offer.person {
            self.shared
                .store
                .person(person)
                .await?
                .ok_or_else(|| Refusal::NoSuchThing(message!("refusal-no-such-person")))?;
        }
        let code = offer.person.is_none().then(|| self.shared.luck.word(CODE_LETTERS));
        let deed = Deed::Offer { seat, to: offer.person, code: code.as_deref().map(code_hash) };
        match self.deed(caller, &table, deed).await? {
            Outcome::Offered(expires) => Ok(Reply::json(&SeatOffer { table, seat, code, expires })),
            _ => Err(Refusal::Unavailable),
        }
    }

    async fn make_table(
        &self,
        doer: &Doer,
        table: NewTable,
        seats: Vec<Sitter>,
        forked: Option<Fork>,
    ) -> Result<Table, Refusal> {
        self.check_number(doer, None).await?;
        let book = self.shared.book(&table.edition, table.map.as_deref()).await?;
        let time = self.shared.clock.now();
        let seed = self.shared.luck.secret();
        let (host, slept) = (doer.id.clone(), self.shared.slept());
        let first = Entry::Opened { time, host, table, seats, seed, forked, chapter: None, slept };
        self.shared.make(book, first).await
    }

    pub(super) async fn new_table(&self, caller: &Caller, table: NewTable) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let book = self.shared.book(&table.edition, table.map.as_deref()).await?;
        let seats = deeds::check(&table, &book, &doer)?;
        let table = self.make_table(&doer, table, seats, None).await?;
        Ok(Reply::json(&table.info()))
    }

    /// Creates a table that continues from a position of a finished game.
    pub(super) async fn fork(
        &self,
        caller: &Caller,
        old: TableId,
        inputs: u32,
        fork: NewFork,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let Outcome::Fork(found) = self.deed(caller, &old, Deed::Fork { inputs }).await? else {
            return Err(Refusal::Unavailable);
        };
        let (settings, number, forked) = *found;
        if fork.seats.len() != number {
            return Err(Refusal::Bad(message!("refusal-seats-of-game", number = number)));
        }
        let NewFork { seats, listed, pace, time_out, undo, chat } = fork;
        let table = NewTable { seats, listed, pace, time_out, undo, chat, ..settings };
        let book = self.shared.book(&table.edition, table.map.as_deref()).await?;
        let sitters = deeds::check(&table, &book, &doer)?;
        let table = self.make_table(&doer, table, sitters, Some(forked)).await?;
        Ok(Reply::json(&table.info()))
    }

    /// Creates a rematch; repeating the call gives the same table.
    pub(super) async fn rematch(&self, caller: &Caller, old: TableId) -> Result<Reply, Refusal> {
        let new = match self.deed(caller, &old, Deed::Another).await? {
            Outcome::Another(another) => {
                let (settings, seats) = *another;
                let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
                let table = self.make_table(&doer, settings, seats, None).await?;
                self.deed(caller, &old, Deed::Rematched(table.id.clone())).await?;
                table.id
            }
            Outcome::Rematch(table) => table,
            _ => return Err(Refusal::Unavailable),
        };
        self.deed(caller, &new, Deed::Info).await.map(Reply::from)
    }

    pub(super) async fn lobby(&self) -> Result<Reply, Refusal> {
        Ok(Reply::json(&cards(self.shared.store.list(Which::Listed, LIST_MAX).await?)))
    }

    pub(super) async fn my_tables(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        Ok(Reply::json(&cards(self.shared.store.list(Which::Of(doer.id), LIST_MAX).await?)))
    }

    /// Lists the tables where it is this person's turn.
    pub(super) async fn turns(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let list = self.shared.store.list(Which::Of(doer.id.clone()), LIST_MAX).await?;
        let turn = |listing: Listing| {
            let card: TableCard = serde_json::from_str(&listing.head.card).ok()?;
            let own = |at: &&u8| {
                let seat = card.seats.get(usize::from(**at));
                seat.is_some_and(|seat| {
                    seat.stand_in.is_none() && matches!(&seat.sitter, Sitter::Person { id, .. } if *id == doer.id)
                })
            };
            let seats: Vec<u8> = card.to_move.iter().filter(own).copied().collect();
            let due = (listing.head.due > 0).then_some(listing.head.due);
            (!seats.is_empty()).then_some(Turn { table: listing.table, card, seats, due })
        };
        Ok(Reply::json(&list.into_iter().filter_map(turn).collect::<Vec<_>>()))
    }
}
