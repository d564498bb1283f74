//! The one source of randomness: seeds of games, names of things, secrets.

use std::sync::{Mutex, PoisonError};

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A generator that everybody shares. From the system it cannot be guessed; from a number it repeats itself.
pub struct Luck(Mutex<ChaCha20Rng>);

/// Letters of names that people read to each other: none is like another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

impl Luck {
    /// Fresh from the system, or why the system gives none.
    pub fn from_system() -> Result<Luck, String> {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|error| error.to_string())?;
        Ok(Luck(Mutex::new(ChaCha20Rng::from_seed(seed))))
    }

    /// The same every time.
    pub fn seeded(seed: u64) -> Luck {
        Luck(Mutex::new(ChaCha20Rng::seed_from_u64(seed)))
    }

    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.lock().unwrap_or_else(PoisonError::into_inner).fill_bytes(&mut bytes);
        bytes
    }

    /// A word of so many letters, five bits each.
    pub fn word(&self, letters: usize) -> String {
        let bytes: [u8; 64] = self.bytes();
        bytes.iter().take(letters).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
    }

    /// 256 bits in hexadecimal.
    pub fn secret(&self) -> String {
        hex::encode(self.bytes::<32>())
    }
}
