//! Random dealers: seeded generators, seed hashes, and checks of deals against a revealed seed.
//!
//! Each pick depends only on the seed, the players' nonces and the number of the deal. Deals are
//! never undone, so undoing an action does not change later deals. `docs/record.md` specifies both
//! dealers exactly.

mod revealed;
pub mod verify;

pub use revealed::{BadSeed, Revealed, SeedFlaw};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::chance::{Dealer, Draw, Outcome};
use rules::ids::Id;
use rules::record::Nonce;
use sha2::{Digest, Sha256};

/// The dealer for tables, `chacha8-1`. It has a 256-bit seed, and the probability of every outcome
/// is exactly proportional to its weight.
pub struct Chacha {
    key: [u8; 32],
    deals: u64,
}

impl Chacha {
    /// Name of this dealer in the header of a record.
    pub const NAME: &'static str = "chacha8-1";

    /// Creates a dealer without player nonces. `deals` is the number of deals already made.
    pub fn new(seed: [u8; 32], deals: u64) -> Self {
        Chacha::mixed(seed, &[], deals)
    }

    /// Creates a dealer whose key combines the seed with the players' nonces, in seat order.
    /// `deals` is the number of deals already made.
    ///
    /// A player who adds a nonce after the seed hash was published can be sure that nobody chose
    /// the deals in advance.
    pub fn mixed(seed: [u8; 32], nonces: &[Nonce], deals: u64) -> Self {
        let key = match nonces {
            [] => seed,
            _ => {
                let each = |hash: Sha256, nonce: &Nonce| {
                    hash.chain_update([nonce.seat.index() as u8]).chain_update(nonce.bytes)
                };
                nonces.iter().fold(Sha256::new_with_prefix(seed), each).finalize().into()
            }
        };
        Chacha { key, deals }
    }
}

impl Dealer for Chacha {
    fn pick<const W: usize>(&mut self, draw: &Draw<W>) -> Outcome {
        let outcome = draw.nth(self.below(draw.weight()));
        self.deals += 1;
        outcome
    }
}

impl Chacha {
    /// Returns a uniformly distributed number below `limit` for the next deal.
    fn below(&self, limit: u32) -> u32 {
        let mut stream = ChaCha8Rng::from_seed(self.key);
        stream.set_stream(self.deals);
        let fair = u32::MAX - (u32::MAX % limit + 1) % limit;
        loop {
            let word = stream.next_u32();
            if word <= fair {
                return word % limit;
            }
        }
    }
}

/// The dealer for simulations, `fast-1`. It has a 64-bit seed. Scaling a 64-bit random number
/// to the outcomes of a draw changes no probability by more than one part in 2^56.
pub struct Fast {
    state: u64,
}

impl Fast {
    /// Name of this dealer in the header of a record.
    pub const NAME: &'static str = "fast-1";

    /// Creates a dealer. `deals` is the number of deals already made.
    #[inline(always)]
    pub fn new(seed: u64, deals: u64) -> Self {
        Fast { state: seed.wrapping_add(STRIDE.wrapping_mul(deals)) }
    }
}

impl Dealer for Fast {
    #[inline(always)]
    fn pick<const W: usize>(&mut self, draw: &Draw<W>) -> Outcome {
        let outcome = draw.nth(self.below(draw.weight()));
        self.state = self.state.wrapping_add(STRIDE);
        outcome
    }
}

impl Fast {
    /// Returns a random number below `limit` for the next deal.
    #[inline(always)]
    fn below(&self, limit: u32) -> u32 {
        scale(mix(self.state.wrapping_add(STRIDE)), limit)
    }
}

const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes the bits of a counter by combining both halves of a 128-bit product.
#[inline(always)]
fn mix(state: u64) -> u64 {
    let product = u128::from(state) * u128::from(state ^ 0xd6e8_feb8_6659_fd93);
    (product >> 64) as u64 ^ product as u64
}

/// Scales a random number to the range below `limit`.
#[inline(always)]
fn scale(random: u64, limit: u32) -> u32 {
    ((u128::from(random) * u128::from(limit)) >> 64) as u32
}

/// A fast stream of random numbers for purposes other than deals, for example for policies that
/// choose at random. Records never contain these numbers.
#[derive(Clone)]
pub struct Stream(u64);

impl Stream {
    /// Creates a stream. Different seeds give different streams.
    pub fn new(seed: u64) -> Self {
        Stream(seed)
    }

    #[inline(always)]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STRIDE);
        mix(self.0)
    }

    /// Returns the next random number below `limit`.
    #[inline(always)]
    pub fn below(&mut self, limit: usize) -> usize {
        scale(self.next_u64(), limit as u32) as usize
    }
}

/// Derives a game's seed from the run's seed and the game's number.
pub fn game_seed(run: u64, game: u64) -> u64 {
    mix(mix(run ^ 0x5851_f42d_4c95_7f2d).wrapping_add(game.wrapping_mul(STRIDE)))
}

/// Returns the SHA-256 of a seed's bytes in hexadecimal. The header of a record publishes this hash
/// before the seed is revealed.
pub fn seed_hash(seed: &[u8]) -> String {
    hex::encode(Sha256::digest(seed))
}
