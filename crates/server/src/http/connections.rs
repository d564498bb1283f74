//! Limits on open connections, in total and per address or person.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::PersonId;
use words::message;

use crate::limits::{CONNECTIONS_MAX, CONNECTIONS_PER_ADDRESS, SOCKETS_PER_PERSON};
use crate::refusal::Refusal;

/// The address or person whose limit applies to a connection.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Owner {
    Address(IpAddr),
    Person(PersonId),
}

impl Owner {
    fn most(&self) -> usize {
        match self {
            Owner::Address(_) => CONNECTIONS_PER_ADDRESS,
            Owner::Person(_) => SOCKETS_PER_PERSON,
        }
    }
}

#[derive(Default)]
struct Open {
    all: usize,
    of: BTreeMap<Owner, usize>,
}

impl Open {
    /// Counts another connection; returns false if the owner has reached the limit.
    fn add(&mut self, owner: &Owner) -> bool {
        let count = self.of.entry(owner.clone()).or_default();
        let fits = *count < owner.most();
        *count += usize::from(fits);
        fits
    }

    fn remove(&mut self, owner: &Owner) {
        if let Some(count) = self.of.get_mut(owner) {
            *count -= 1;
            if *count == 0 {
                self.of.remove(owner);
            }
        }
    }
}

pub struct Connections {
    most: usize,
    open: Mutex<Open>,
}

impl Connections {
    /// Creates a counter that allows at most this number of connections, and never more than
    /// `CONNECTIONS_MAX`.
    pub fn new(most: usize) -> Arc<Connections> {
        Arc::new(Connections { most: most.min(CONNECTIONS_MAX), open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a connection; `None` if there are too many. Behind a proxy, where all connections
    /// have the same address, only the total is limited at first.
    pub fn admit(self: &Arc<Self>, address: Option<IpAddr>) -> Option<Arc<Connection>> {
        let owner = address.map(Owner::Address);
        let mut open = self.open();
        if open.all >= self.most || owner.as_ref().is_some_and(|owner| !open.add(owner)) {
            return None;
        }
        open.all += 1;
        Some(Arc::new(Connection { connections: Arc::clone(self), owner: Mutex::new(owner) }))
    }
}

/// An open connection, counted until it is dropped.
pub struct Connection {
    connections: Arc<Connections>,
    owner: Mutex<Option<Owner>>,
}

impl Connection {
    /// Counts the connection towards a person's limit, so that strangers at the same address cannot
    /// lock the person out. Without a person, it counts towards the limit of `address`.
    pub fn belongs_to(&self, person: Option<&PersonId>, address: IpAddr) -> Result<(), Refusal> {
        let owner = person.map_or(Owner::Address(address), |person| Owner::Person(person.clone()));
        let mut own = self.owner.lock().unwrap_or_else(PoisonError::into_inner);
        if own.as_ref() == Some(&owner) {
            return Ok(());
        }
        let mut open = self.connections.open();
        if !open.add(&owner) {
            return Err(Refusal::TooMany(message!("refusal-many-connections")));
        }
        if let Some(before) = own.replace(owner) {
            open.remove(&before);
        }
        Ok(())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.connections.open();
        open.all -= 1;
        if let Some(owner) = self.owner.get_mut().unwrap_or_else(PoisonError::into_inner) {
            open.remove(owner);
        }
    }
}
