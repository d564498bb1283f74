//! The source of randomness for game seeds, ids and secrets.

use std::sync::{Mutex, PoisonError};

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A shared random number generator: unpredictable if seeded from the system, repeatable if seeded
/// from a number.
pub struct Entropy(Mutex<ChaCha20Rng>);

/// Letters and digits for ids that people read aloud, without the easily confused `i`, `l`, `o` and
/// `1`.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

impl Entropy {
    /// Creates a generator seeded from the system. The error explains what failed.
    pub fn from_system() -> Result<Entropy, String> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|error| error.to_string())?;
        Ok(Entropy(Mutex::new(ChaCha20Rng::from_seed(seed))))
    }

    /// Creates a repeatable generator.
    pub fn seeded(seed: u64) -> Entropy {
        Entropy(Mutex::new(ChaCha20Rng::seed_from_u64(seed)))
    }

    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut bytes);
        bytes
    }

    /// Returns a random word with this number of letters, at most 64. Each letter encodes five
    /// bits.
    pub fn word(&self, letters: usize) -> String {
        let bytes: [u8; 64] = self.bytes();
        bytes.iter().take(letters).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
    }

    /// Returns 256 random bits in hexadecimal.
    pub fn secret(&self) -> String {
        hex::encode(self.bytes::<32>())
    }
}
