//! Administration of people, and the checks for bans and mutes.

use protocol::{AdminPerson, NewSanction, PersonId, SanctionKind};
use words::message;

use super::sanctions::DAY_MS;
use super::{AdminActor, Change, PAGE};
use crate::cluster::note::Note;
use crate::limits::SANCTION_DAYS_MAX;
use crate::refusal::Refusal;
use crate::service::{Caller, Reply, Service};
use crate::store::admin::{AdminWrite, SanctionRow, sanction_word};
use crate::store::{PersonRow, StoreError, Write};
use crate::table::commands::{Writing, clean};

impl Service {
    /// Loads the sanctions from the store, replacing those in memory.
    pub async fn load_sanctions(&self) {
        match self.shared.store.admin().sanctions().await {
            Ok(rows) => self.shared.sanctions.set_all(rows),
            Err(error) => tracing::error!(%error, "mutes and bans could not be read"),
        }
    }

    /// Refuses a banned person; otherwise records the day of the visit.
    pub(crate) fn admit(&self, person: &PersonId) -> Result<(), Refusal> {
        let now = self.shared.clock.now();
        self.shared.sanctions.check(SanctionKind::Ban, person, now)?;
        if let Some(time) = self.shared.sanctions.first_visit(person, now) {
            let (store, person) = (self.shared.store.clone(), person.clone());
            // Not awaited: if this write is lost, the next visit records the day.
            tokio::spawn(async move { store.write(Write::Admin(AdminWrite::Seen { person, time })).await });
        }
        Ok(())
    }

    /// Refuses a person who may not chat.
    pub(crate) fn may_chat(&self, caller: &Caller) -> Result<(), Refusal> {
        let now = self.shared.clock.now();
        let person = caller.person.as_ref();
        person.map_or(Ok(()), |person| self.shared.sanctions.check(SanctionKind::Mute, &person.id, now))
    }

    async fn described(&self, row: PersonRow) -> Result<AdminPerson, Refusal> {
        let store = &self.shared.store;
        let account = store.login_of(&row.id).await?.map(|login| login.login);
        let seen = store.admin().seen(&row.id).await?;
        let sanctions = self.shared.sanctions.of(&row.id, self.shared.clock.now());
        Ok(AdminPerson { account, seen, sanctions, id: row.id, name: row.name, created: row.created })
    }

    async fn all_described(&self, rows: Vec<PersonRow>) -> Result<Reply, Refusal> {
        let mut people = Vec::with_capacity(rows.len());
        for row in rows {
            people.push(self.described(row).await?);
        }
        Ok(Reply::json(&people))
    }

    pub(super) async fn admin_people(&self, after: &PersonId) -> Result<Reply, Refusal> {
        self.all_described(self.shared.store.admin().people_after(after, PAGE).await?).await
    }

    pub(super) async fn admin_find(&self, text: &str) -> Result<Reply, Refusal> {
        self.all_described(self.shared.store.admin().people_like(text, PAGE).await?).await
    }

    pub(super) async fn admin_person(&self, person: &PersonId) -> Result<Reply, Refusal> {
        let row = self.known(person).await?;
        Ok(Reply::json(&self.described(row).await?))
    }

    pub(super) async fn known(&self, person: &PersonId) -> Result<PersonRow, Refusal> {
        let row = self.shared.store.person(person).await?;
        row.ok_or_else(|| Refusal::NoSuchThing(message!("refusal-no-such-person")))
    }

    pub(super) async fn rename_person(
        &self,
        actor: AdminActor,
        person: &PersonId,
        name: &str,
    ) -> Result<Reply, Refusal> {
        let name = clean(name, Writing::Name)?;
        let row = PersonRow { name: name.clone(), ..self.known(person).await? };
        self.audit(actor, "rename", &person.0, "").await?;
        self.shared.store.write(Write::Person(row)).await?;
        let change = Change::Rename { person: person.clone(), name };
        for table in self.shared.store.admin().naming(person).await? {
            self.shared.change(&table, &change).await?;
        }
        Ok(Reply::nothing())
    }

    pub(super) async fn sanction(
        &self,
        actor: AdminActor,
        person: &PersonId,
        new: NewSanction,
    ) -> Result<Reply, Refusal> {
        let NewSanction { kind, days, reason } = new;
        if days.is_some_and(|days| !(1..=SANCTION_DAYS_MAX).contains(&days)) {
            return Err(Refusal::Bad(message!("refusal-sanction-days", most = SANCTION_DAYS_MAX as usize)));
        }
        let reason = clean(&reason, Writing::Line)?;
        let created = self.shared.clock.now();
        let until = days.map_or(0, |days| created + u64::from(days) * DAY_MS);
        let person = self.known(person).await?.id;
        self.audit(actor, sanction_word(kind), &person.0, &reason).await?;
        let row = SanctionRow { person: person.clone(), kind, until, reason, created };
        self.shared.store.write(Write::Admin(AdminWrite::Sanction(row.clone()))).await?;
        self.shared.sanctions.set(row);
        self.tell_nodes(|| Note::Settings);
        if kind == SanctionKind::Ban {
            for key in self.shared.store.keys_of(&person).await? {
                self.revoke(&key.id);
            }
        }
        Ok(Reply::nothing())
    }

    pub(super) async fn lift(
        &self,
        actor: AdminActor,
        person: &PersonId,
        kind: SanctionKind,
    ) -> Result<Reply, Refusal> {
        let none = || Refusal::NoSuchThing(message!("refusal-no-such-sanction"));
        let is_held = |row: &SanctionRow| row.person == *person && row.kind == kind;
        if !self.shared.store.admin().sanctions().await?.iter().any(is_held) {
            return Err(none());
        }
        self.audit(actor, "lift", &person.0, sanction_word(kind)).await?;
        let write = AdminWrite::Lift { person: person.clone(), kind };
        match self.shared.store.write(Write::Admin(write)).await {
            Err(StoreError::Conflict) => return Err(none()),
            done => done?,
        }
        self.shared.sanctions.lift(person, kind);
        self.tell_nodes(|| Note::Settings);
        if kind == SanctionKind::Ban {
            for key in self.shared.store.keys_of(person).await? {
                self.restore_key(&key.id);
            }
        }
        Ok(Reply::nothing())
    }

    pub(super) async fn revoke_keys(&self, actor: AdminActor, person: &PersonId) -> Result<Reply, Refusal> {
        let person = self.known(person).await?.id;
        self.audit(actor, "revoke-keys", &person.0, "").await?;
        self.drop_all_keys(&person, AdminWrite::DropKeys { person: person.clone() }).await?;
        Ok(Reply::nothing())
    }

    /// Performs a write that removes all of a person's keys, and closes the sockets that were
    /// opened with them.
    pub(super) async fn drop_all_keys(&self, person: &PersonId, write: AdminWrite) -> Result<(), Refusal> {
        let keys = self.shared.store.keys_of(person).await?;
        self.shared.store.write(Write::Admin(write)).await?;
        keys.iter().for_each(|key| self.revoke(&key.id));
        Ok(())
    }
}
