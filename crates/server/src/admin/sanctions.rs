//! Mutes and bans. Every request checks them, so they are cached in memory.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::{PersonId, Sanction, SanctionKind};
use words::message;

use crate::clock::Millis;
use crate::refusal::Refusal;
use crate::store::admin::SanctionRow;

pub const DAY_MS: u64 = 24 * 3600 * 1000;

/// All sanctions, and the day on which this process last saw each person.
#[derive(Default)]
pub struct Sanctions {
    rows: Mutex<BTreeMap<(PersonId, SanctionKind), SanctionRow>>,
    visits: Mutex<BTreeMap<PersonId, Millis>>,
}

impl Sanctions {
    fn rows(&self) -> MutexGuard<'_, BTreeMap<(PersonId, SanctionKind), SanctionRow>> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces all sanctions with these rows from the store.
    pub fn set_all(&self, rows: Vec<SanctionRow>) {
        *self.rows() = rows.into_iter().map(|row| ((row.person.clone(), row.kind), row)).collect();
    }

    pub fn set(&self, row: SanctionRow) {
        self.rows().insert((row.person.clone(), row.kind), row);
    }

    pub fn lift(&self, person: &PersonId, kind: SanctionKind) {
        self.rows().remove(&(person.clone(), kind));
    }

    /// Returns a person's current sanctions.
    pub fn of(&self, person: &PersonId, now: Millis) -> Vec<Sanction> {
        let rows = self.rows();
        let own = rows.values().filter(|row| row.person == *person && (row.until == 0 || row.until > now));
        let sanction = |row: &SanctionRow| Sanction {
            kind: row.kind,
            until: (row.until > 0).then_some(row.until),
            reason: row.reason.clone(),
            created: row.created,
        };
        own.map(sanction).collect()
    }

    /// Refuses a person who currently has a sanction of this kind.
    pub fn check(&self, kind: SanctionKind, person: &PersonId, now: Millis) -> Result<(), Refusal> {
        let Some(sanction) = self.of(person, now).into_iter().find(|sanction| sanction.kind == kind) else {
            return Ok(());
        };
        let days = sanction.until.map(|until| (until - now).div_ceil(DAY_MS) as usize);
        let reason = sanction.reason;
        Err(match (kind, days) {
            (SanctionKind::Ban, None) => Refusal::Banned(message!("refusal-banned", reason = reason)),
            (SanctionKind::Ban, Some(days)) => {
                Refusal::Banned(message!("refusal-banned-days", days = days, reason = reason))
            }
            (SanctionKind::Mute, None) => Refusal::Muted(message!("refusal-muted", reason = reason)),
            (SanctionKind::Mute, Some(days)) => {
                Refusal::Muted(message!("refusal-muted-days", days = days, reason = reason))
            }
        })
    }

    /// Returns the current day if this process has not seen the person today.
    pub fn first_visit(&self, person: &PersonId, now: Millis) -> Option<Millis> {
        let day = now - now % DAY_MS;
        let mut visits = self.visits.lock().unwrap_or_else(PoisonError::into_inner);
        match visits.get(person) {
            Some(known) if *known == day => None,
            _ => {
                visits.insert(person.clone(), day);
                Some(day)
            }
        }
    }

    pub fn forget_visits(&self, person: &PersonId) {
        self.visits.lock().unwrap_or_else(PoisonError::into_inner).remove(person);
    }
}
