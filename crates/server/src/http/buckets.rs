//! Rate limits per address, as token buckets.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::clock::{Clock, Millis};
use crate::limits::{ADDRESS_BURST, ADDRESS_PER_SECOND, ADDRESSES_MAX, COSTLY_BURST, COSTLY_PER_MINUTE};
use crate::refusal::Refusal;

/// A token bucket with a capacity and a refill rate per minute.
#[derive(Clone, Copy)]
pub struct Bucket {
    drops: f64,
    most: f64,
    per_ms: f64,
    at: Millis,
}

impl Bucket {
    pub fn new(most: u32, per_minute: u32, now: Millis) -> Bucket {
        Bucket { drops: f64::from(most), most: f64::from(most), per_ms: f64::from(per_minute) / 60_000.0, at: now }
    }

    /// Takes a token; returns false if there is none.
    pub fn take(&mut self, now: Millis) -> bool {
        self.fill(now);
        let some = self.drops >= 1.0;
        if some {
            self.drops -= 1.0;
        }
        some
    }

    fn fill(&mut self, now: Millis) {
        let passed = now.saturating_sub(self.at) as f64;
        self.drops = (self.drops + passed * self.per_ms).min(self.most);
        self.at = now;
    }

    fn is_full(&self, now: Millis) -> bool {
        let mut filled = *self;
        filled.fill(now);
        filled.drops >= filled.most
    }
}

/// The rate limits for one address.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    pub burst: u32,
    pub per_minute: u32,
    /// Burst size for calls that create something or are costly in other ways.
    pub costly_burst: u32,
    pub costly_per_minute: u32,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            burst: ADDRESS_BURST,
            per_minute: ADDRESS_PER_SECOND * 60,
            costly_burst: COSTLY_BURST,
            costly_per_minute: COSTLY_PER_MINUTE,
        }
    }
}

impl Rates {
    /// No rate limits, for measurements.
    pub const NONE: Rates =
        Rates { burst: u32::MAX, per_minute: u32::MAX, costly_burst: u32::MAX, costly_per_minute: u32::MAX };
}

/// The token buckets of all addresses.
pub struct Buckets {
    clock: Arc<dyn Clock>,
    rates: Rates,
    of: Mutex<BTreeMap<IpAddr, [Bucket; 2]>>,
}

impl Buckets {
    pub fn new(clock: Arc<dyn Clock>, rates: Rates) -> Buckets {
        Buckets { clock, rates, of: Mutex::default() }
    }

    /// Takes a token from one of an address's two buckets: the one for all calls or, if `costly` is
    /// set, the one for costly calls.
    pub fn take(&self, address: IpAddr, costly: bool) -> Result<(), Refusal> {
        let now = self.clock.now();
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if of.len() >= ADDRESSES_MAX {
            of.retain(|_, buckets| !buckets.iter().all(|bucket| bucket.is_full(now)));
        }
        let Rates { burst, per_minute, costly_burst, costly_per_minute } = self.rates;
        let buckets = of.entry(address).or_insert_with(|| {
            [Bucket::new(burst, per_minute, now), Bucket::new(costly_burst, costly_per_minute, now)]
        });
        if buckets[usize::from(costly)].take(now) { Ok(()) } else { Err(Refusal::TooFast) }
    }
}
