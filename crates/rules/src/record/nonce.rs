//! Nonces, which players add to the dealer's seed. They are stored in the header of a record.

use super::text::Damage;
use crate::ids::{Id, Seat};

/// Random bytes that a player adds after the hash of the seed has been published, so that nobody
/// can choose the deals in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nonce {
    pub seat: Seat,
    pub bytes: [u8; Nonce::BYTES],
}

impl Nonce {
    pub const BYTES: usize = 16;

    /// Parses a nonce as written in a record: 32 hexadecimal digits.
    pub fn read(text: &str) -> Option<[u8; Nonce::BYTES]> {
        hex::decode(text).ok()?.try_into().ok()
    }
}

/// Dealers that do not support nonces: one has no seed, the other a seed of only 64 bits.
const PLAIN_DEALERS: [&str; 2] = ["none", "fast-1"];

/// The nonces parsed from a header, in any order.
#[derive(Default)]
pub(super) struct Nonces(Vec<(usize, String, [u8; Nonce::BYTES])>);

impl Nonces {
    /// Parses a line such as `nonce red 000102030405060708090a0b0c0d0e0f`.
    pub fn read(&mut self, line: usize, words: &[&str]) -> Result<(), Damage> {
        let bad = |what: &str| Damage { line, reason: format!("this nonce is invalid: {what}") };
        let [color, text] = words else {
            return Err(bad("write 'nonce COLOUR' and 32 hexadecimal digits"));
        };
        let bytes = Nonce::read(text).ok_or_else(|| bad("write 32 hexadecimal digits"))?;
        if self.0.iter().any(|(_, of, _)| of == color) {
            return Err(bad("this seat already has one"));
        }
        self.0.push((line, color.to_string(), bytes));
        Ok(())
    }

    /// Returns the nonces in seat order, after checking that the dealer supports them.
    pub fn in_order(self, colors: &[String], dealer: &str) -> Result<Vec<Nonce>, Damage> {
        if let Some((line, color, _)) = self.0.iter().find(|(_, color, _)| !colors.contains(color)) {
            return Err(Damage { line: *line, reason: format!("no seat is {color}") });
        }
        if let Some((line, ..)) = self.0.first().filter(|_| PLAIN_DEALERS.contains(&dealer)) {
            return Err(Damage { line: *line, reason: format!("the dealer '{dealer}' takes no nonces") });
        }
        let of = |(at, color): (usize, &String)| {
            let (_, _, bytes) = self.0.iter().find(|(_, of, _)| of == color)?;
            Some(Nonce { seat: Seat::new(at), bytes: *bytes })
        };
        Ok(colors.iter().enumerate().filter_map(of).collect())
    }
}
