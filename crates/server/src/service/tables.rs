//! Creation and listing of tables.

use protocol::calls::{CampaignCall, TableCall, TableQuery};
use protocol::{ClaimCompany, NewFork, NewOffer, NewTable, Occupant, PendingTurn, SeatTaker, TableCard, TableId};
use words::message;

use super::{Caller, Dependencies, Reply, Service};
use crate::campaign::is_campaign;
use crate::editions::{LoadedEdition, own_edition};
use crate::limits::{LIST_MAX, TABLE_LETTERS, TABLES_PER_PERSON};
use crate::owner::{Actor, Query};
use crate::refusal::Refusal;
use crate::store::{TableFilter, TableListing};
use crate::table::commands;
use crate::table::entry::{ForkedFrom, TableEntry};
use crate::table::state::Table;
use crate::table::{ReadFork, ReadRematch, TableAnswer, TableOrder, TableTask};

impl Dependencies {
    /// Returns a built-in edition, or an edition of the custom map with this hash.
    pub async fn loaded_edition(&self, edition: &str, map: Option<&str>) -> Result<LoadedEdition, Refusal> {
        let Some(hash) = map else { return self.library.house(edition) };
        if let Some(loaded) = self.library.known(map, edition) {
            return Ok(loaded);
        }
        let files = self.map_files(hash).await?.files;
        let name = edition.to_string();
        let loaded = self.work_out(move || own_edition(&files, &name)).await??;
        Ok(self.library.keep(map, edition, loaded))
    }

    /// Loads a table by replaying its journal from the store.
    pub async fn load(&self, id: &TableId) -> Result<Table, Refusal> {
        if is_campaign(id) {
            return Err(Refusal::NoSuchTable);
        }
        let journal = self.store.journal(id).await?.ok_or(Refusal::NoSuchTable)?;
        let first = journal.entries.first().and_then(|entry| serde_json::from_str::<TableEntry>(entry).ok());
        let (edition, map) = match &first {
            Some(TableEntry::Opened { campaign_game: Some(campaign_game), .. }) => {
                let loaded = self.campaign_edition(&campaign_game.open.text).await?;
                return Table::load(id.clone(), loaded, &journal);
            }
            Some(TableEntry::Opened { table, .. }) => (table.edition.clone(), table.map.clone()),
            Some(TableEntry::Imported { text, map, .. }) => {
                let header = rules::record::parse_header(text).map_err(|damage| Refusal::damaged(id, damage))?;
                (header.edition, map.clone())
            }
            _ => return Err(Refusal::damaged(id, "the journal has no beginning")),
        };
        let loaded = self.loaded_edition(&edition, map.as_deref()).await?;
        Table::load(id.clone(), loaded, &journal)
    }

    /// Creates a table from its first entry, under a random id, and saves it.
    pub(super) async fn make(&self, loaded: LoadedEdition, first: TableEntry) -> Result<Table, Refusal> {
        let id = TableId(self.luck.word(TABLE_LETTERS));
        let mut table = Table::open(id, loaded, first)?;
        if let Some(append) = table.unkept() {
            self.append(&append).await?;
            table.kept(&append);
        }
        self.counts.made_table();
        Ok(table)
    }
}

fn cards(list: Vec<TableListing>) -> Vec<TableCard> {
    let tables = list.iter().filter(|listing| !is_campaign(&listing.table));
    tables.filter_map(|listing| serde_json::from_str(&listing.head.card).ok()).collect()
}

impl Service {
    /// Checks whether a person may join another table; the table `beside` does not count.
    pub(super) async fn check_number(&self, actor: &Actor, beside: Option<&TableId>) -> Result<(), Refusal> {
        let tables = self.shared.store.list(TableFilter::BusyOf(actor.id.clone()), LIST_MAX).await?;
        let tables = tables.iter().filter(|listing| !is_campaign(&listing.table));
        let busy = tables.filter(|listing| Some(&listing.table) != beside).count();
        if busy >= TABLES_PER_PERSON { Err(Refusal::TooMany(message!("refusal-many-tables"))) } else { Ok(()) }
    }

    /// Passes a call to its table. In a campaign, the campaign decides who runs a company and
    /// notifies the table.
    pub(super) async fn call_table(&self, caller: &Caller, call: TableCall) -> Result<Reply, Refusal> {
        let Some(table) = call.subject().table else { return Err(Refusal::NoSuchTable) };
        match &call {
            TableCall::Sit { .. } | TableCall::TakeSeat { .. } => {
                if let Some(actor) = caller.actor() {
                    self.check_number(&actor, Some(&table)).await?;
                }
            }
            TableCall::Offer { body: NewOffer { person: Some(person) }, .. } => {
                let missing = || Refusal::NoSuchThing(message!("refusal-no-such-person"));
                self.shared.store.person(person).await?.ok_or_else(missing)?;
            }
            _ => {}
        }
        let (campaign, companies) = match self.order_table(caller, call.clone()).await? {
            TableAnswer::InCampaign(campaign, companies) => (campaign, companies),
            answer => return Ok(Reply::from(answer)),
        };
        for company in companies {
            let campaign = campaign.clone();
            let call = match &call {
                TableCall::Sit { body, .. } => {
                    CampaignCall::Claim { campaign, company, body: ClaimCompany { name: body.name.clone() } }
                }
                TableCall::Hand { body, .. } => CampaignCall::HandCompany { campaign, company, body: body.clone() },
                _ => CampaignCall::HandCompany { campaign, company, body: SeatTaker::Open },
            };
            self.call_campaign(caller, call).await?;
        }
        self.info(caller, table).await
    }

    /// Replies with the public information about a table.
    async fn info(&self, caller: &Caller, table: TableId) -> Result<Reply, Refusal> {
        self.ask_table(caller, TableQuery::Table { table }).await
    }

    async fn make_table(
        &self,
        actor: &Actor,
        table: NewTable,
        seats: Vec<Occupant>,
        forked: Option<ForkedFrom>,
    ) -> Result<Table, Refusal> {
        self.check_number(actor, None).await?;
        let loaded = self.shared.loaded_edition(&table.edition, table.map.as_deref()).await?;
        let time = self.shared.clock.now();
        let seed = self.shared.luck.secret();
        let (host, slept) = (actor.id.clone(), self.shared.slept());
        let first = TableEntry::Opened { time, host, table, seats, seed, forked, campaign_game: None, slept };
        self.shared.make(loaded, first).await
    }

    pub(super) async fn new_table(&self, caller: &Caller, table: NewTable) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        let loaded = self.shared.loaded_edition(&table.edition, table.map.as_deref()).await?;
        let seats = commands::check(&table, &loaded, &actor)?;
        let table = self.make_table(&actor, table, seats, None).await?;
        Ok(Reply::json(&table.info()))
    }

    /// Creates a table that continues from a position in a finished game.
    pub(super) async fn fork(
        &self,
        caller: &Caller,
        query: Query,
        inputs: u32,
        fork: NewFork,
    ) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        let (settings, number, forked) = self.read_table(query, ReadFork { inputs }).await?;
        if fork.seats.len() != number {
            return Err(Refusal::Bad(message!("refusal-seats-of-game", number = number)));
        }
        let NewFork { seats, listed, pace, time_out, undo, chat } = fork;
        let table = NewTable { seats, listed, pace, time_out, undo, chat, ..settings };
        let loaded = self.shared.loaded_edition(&table.edition, table.map.as_deref()).await?;
        let sitters = commands::check(&table, &loaded, &actor)?;
        let table = self.make_table(&actor, table, sitters, Some(forked)).await?;
        Ok(Reply::json(&table.info()))
    }

    /// Creates a rematch; repeating the call returns the same table.
    pub(super) async fn rematch(&self, caller: &Caller, old: TableId, query: Query) -> Result<Reply, Refusal> {
        let new = match self.read_table(query, ReadRematch).await? {
            Ok(table) => table,
            Err((settings, seats)) => {
                let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
                let table = self.make_table(&actor, settings, seats, None).await?;
                let rematched = caller.command(TableOrder::Rematched(table.id.clone()));
                self.shared.command::<TableTask>(&old, rematched).await?;
                table.id
            }
        };
        self.info(caller, new).await
    }

    pub(super) async fn lobby(&self) -> Result<Reply, Refusal> {
        Ok(Reply::json(&cards(self.shared.store.list(TableFilter::Listed, LIST_MAX).await?)))
    }

    pub(super) async fn my_tables(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        Ok(Reply::json(&cards(self.shared.store.list(TableFilter::Of(actor.id), LIST_MAX).await?)))
    }

    /// Lists the tables where it is this person's turn.
    pub(super) async fn turns(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        let list = self.shared.store.list(TableFilter::Of(actor.id.clone()), LIST_MAX).await?;
        let turn = |listing: TableListing| {
            let card: TableCard = serde_json::from_str(&listing.head.card).ok()?;
            let own = |at: &&u8| {
                let seat = card.seats.get(usize::from(**at));
                seat.is_some_and(|seat| {
                    seat.stand_in.is_none() && matches!(&seat.sitter, Occupant::Person { id, .. } if *id == actor.id)
                })
            };
            let seats: Vec<u8> = card.to_move.iter().filter(own).copied().collect();
            // While a bot must move, the table is due at once, but that time is not a deadline.
            let due = (listing.head.due > listing.head.touched).then_some(listing.head.due);
            (!seats.is_empty()).then_some(PendingTurn { table: listing.table, card, seats, due })
        };
        Ok(Reply::json(&list.into_iter().filter_map(turn).collect::<Vec<_>>()))
    }
}
