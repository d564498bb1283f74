//! Tickets, the mixes in which they are drawn, and offers of tickets.

use serde::{Deserialize, Serialize};

use crate::ids::{PlaceId, TicketId};
use crate::limits::{OFFER_MAX, TICKET_DECKS_MAX};

/// A ticket: two places to connect, and a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// Id in records: `a-b`.
    pub id: String,
    /// The two places to connect.
    pub ends: [PlaceId; 2],
    /// Points gained if the ticket is completed, and lost if it is not.
    pub value: u8,
    /// Index of the deck to which the ticket belongs.
    pub deck: u8,
    /// Index of the ticket's band in [`Edition::bands`](crate::edition::Edition::bands); `None` if
    /// it has no band.
    pub band: Option<u8>,
}

/// The number of tickets from each deck. An edition with one deck uses only the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Mix(pub [u8; TICKET_DECKS_MAX]);

impl Mix {
    /// Counts the tickets from all decks.
    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }
}

/// A short ordered list of tickets.
#[derive(Clone, Copy)]
pub struct TicketList {
    ids: [TicketId; OFFER_MAX],
    len: u8,
}

impl TicketList {
    pub const EMPTY: TicketList = TicketList { ids: [TicketId::ZERO; OFFER_MAX], len: 0 };

    #[inline(always)]
    pub fn as_slice(&self) -> &[TicketId] {
        &self.ids[..self.len as usize]
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Appends a ticket. Returns false and changes nothing if the list is full.
    #[inline(always)]
    pub fn push(&mut self, ticket: TicketId) -> bool {
        let fits = self.len() < OFFER_MAX;
        if fits {
            self.ids[self.len()] = ticket;
            self.len += 1;
        }
        fits
    }

    /// Removes the ticket at this index and closes the gap.
    pub fn remove(&mut self, at: usize) -> TicketId {
        let ticket = self.as_slice()[at];
        self.ids.copy_within(at + 1.., at);
        self.len -= 1;
        ticket
    }

    /// Returns the tickets whose bits are set, in order.
    pub fn chosen(&self, bits: u8) -> TicketList {
        self.as_slice().iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, &ticket)| ticket).collect()
    }
}

/// Collects as many tickets as fit, and drops the rest.
impl FromIterator<TicketId> for TicketList {
    fn from_iter<T: IntoIterator<Item = TicketId>>(tickets: T) -> Self {
        let mut list = TicketList::EMPTY;
        for ticket in tickets {
            list.push(ticket);
        }
        list
    }
}

impl PartialEq for TicketList {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for TicketList {}

impl std::fmt::Debug for TicketList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for TicketList {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for TicketList {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<TicketId>::deserialize(deserializer)?;
        if ids.len() > OFFER_MAX {
            return Err(serde::de::Error::custom(format!("no offer has more than {OFFER_MAX} tickets")));
        }
        Ok(ids.into_iter().collect())
    }
}
