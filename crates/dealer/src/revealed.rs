//! Seeds that are revealed after a game, their hashes, and the deals that they produce.

use rules::chance::{Dealer, Draw, Outcome};
use rules::record::Nonce;

use crate::{Chacha, Fast, seed_hash};

/// The dealer that a record names, with its revealed seed.
///
/// A seed is written as its bytes in hexadecimal: 32 bytes for `chacha8-1`, or the 8 bytes of the
/// number, most significant first, for `fast-1`. The hash of the seed is the SHA-256 of exactly
/// these bytes.
pub struct Revealed {
    bytes: Vec<u8>,
    dealer: Kind,
}

enum Kind {
    Chacha(Chacha),
    Fast(Fast),
}

/// The reason why a dealer name or a seed is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSeed {
    /// There is no seeded dealer with this name.
    UnknownDealer,
    /// The seed has the wrong length; this is the required number of hexadecimal digits.
    Digits(usize),
}

/// The reason why a revealed seed is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeedFlaw {
    /// There is no seeded dealer with this name.
    UnknownDealer { dealer: String },
    /// The seed has the wrong number of hexadecimal digits for this dealer.
    Digits { dealer: String, digits: usize },
    /// The hash in the header does not match the seed.
    Hash { named: String, here: String },
}

impl SeedFlaw {
    /// Returns the machine-readable code of the flaw.
    pub fn code(&self) -> &'static str {
        match self {
            SeedFlaw::UnknownDealer { .. } => "unknown-dealer",
            SeedFlaw::Digits { .. } => "seed-digits",
            SeedFlaw::Hash { .. } => "seed-hash",
        }
    }
}

impl Revealed {
    /// Parses a dealer's name and seed as [`Revealed::new`] does, then checks the seed against the
    /// published hash, if there is one.
    pub fn sealed(dealer: &str, seed: &str, hash: Option<&str>) -> Result<Revealed, SeedFlaw> {
        let revealed = Revealed::new(dealer, seed).map_err(|bad| match bad {
            BadSeed::UnknownDealer => SeedFlaw::UnknownDealer { dealer: dealer.to_string() },
            BadSeed::Digits(digits) => SeedFlaw::Digits { dealer: dealer.to_string(), digits },
        })?;
        revealed.check_hash(hash).map(|()| revealed)
    }

    /// Checks the seed against the published hash, if there is one.
    pub fn check_hash(&self, hash: Option<&str>) -> Result<(), SeedFlaw> {
        match hash {
            Some(named) if !named.eq_ignore_ascii_case(&self.hash()) => {
                Err(SeedFlaw::Hash { named: named.to_string(), here: self.hash() })
            }
            _ => Ok(()),
        }
    }

    /// Parses a dealer's name and seed as written in a record.
    pub fn new(dealer: &str, seed: &str) -> Result<Revealed, BadSeed> {
        let bytes = hex::decode(seed).unwrap_or_default();
        let dealer = match dealer {
            Chacha::NAME => Kind::Chacha(Chacha::new(bytes.as_slice().try_into().map_err(|_| BadSeed::Digits(64))?, 0)),
            Fast::NAME => {
                let number = bytes.as_slice().try_into().map_err(|_| BadSeed::Digits(16))?;
                Kind::Fast(Fast::new(u64::from_be_bytes(number), 0))
            }
            _ => return Err(BadSeed::UnknownDealer),
        };
        Ok(Revealed { bytes, dealer })
    }

    /// Returns the same dealer with the players' nonces mixed into its seed; `fast-1` ignores them.
    pub fn mixed(mut self, nonces: &[Nonce]) -> Revealed {
        if let (Kind::Chacha(dealer), Ok(seed)) = (&mut self.dealer, self.bytes.as_slice().try_into()) {
            *dealer = Chacha::mixed(seed, nonces, dealer.deals);
        }
        self
    }

    /// Creates the dealer `fast-1` with this seed.
    pub fn fast(seed: u64) -> Revealed {
        Revealed { bytes: seed.to_be_bytes().to_vec(), dealer: Kind::Fast(Fast::new(seed, 0)) }
    }

    /// Returns the 0-based index of the outcome that deal number `deal` draws from `outcomes`
    /// equally likely ones.
    ///
    /// The outcome does not depend on earlier deals.
    pub fn below(&self, deal: u64, outcomes: u32) -> u32 {
        match &self.dealer {
            Kind::Chacha(dealer) => Chacha { key: dealer.key, deals: deal }.below(outcomes),
            Kind::Fast(_) => Fast::new(self.number(), deal).below(outcomes),
        }
    }

    /// Returns the dealer's name as written in a record's header.
    pub fn name(&self) -> &'static str {
        match self.dealer {
            Kind::Chacha(_) => Chacha::NAME,
            Kind::Fast(_) => Fast::NAME,
        }
    }

    /// Returns the seed as written at the end of a record.
    pub fn seed(&self) -> String {
        hex::encode(&self.bytes)
    }

    /// Returns the first eight bytes of the seed as a number.
    pub fn number(&self) -> u64 {
        let first = self.bytes.first_chunk().expect("every seed has at least eight bytes");
        u64::from_be_bytes(*first)
    }

    /// Returns the seed's hash as written in a record's header.
    pub fn hash(&self) -> String {
        seed_hash(&self.bytes)
    }
}

impl Dealer for Revealed {
    fn pick<const W: usize>(&mut self, draw: &Draw<W>) -> Outcome {
        match &mut self.dealer {
            Kind::Chacha(dealer) => dealer.pick(draw),
            Kind::Fast(dealer) => dealer.pick(draw),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::ids::{Id, Seat};
    use rules::record::Nonce;

    use super::{BadSeed, Revealed};

    #[test]
    fn seed_text_round_trips() {
        let written = Revealed::fast(0x0102_0304_0506_0708);
        assert_eq!(written.seed(), "0102030405060708");
        let read = Revealed::new("fast-1", &written.seed()).expect("sixteen digits are a seed");
        assert_eq!((read.seed(), read.hash(), read.name()), (written.seed(), written.hash(), "fast-1"));
        assert!(Revealed::new("chacha8-1", &"0f".repeat(32)).is_ok());
    }

    #[test]
    fn uniform_deals_depend_only_on_their_number() {
        for dealer in [Revealed::fast(7), Revealed::new("chacha8-1", &"0f".repeat(32)).expect("a seed")] {
            let deals = |outcomes| (0..1000).map(|deal| dealer.below(deal, outcomes)).collect::<Vec<u32>>();
            assert_eq!(deals(5), deals(5));
            let counts = (0..5).map(|outcome| deals(5).iter().filter(|dealt| **dealt == outcome).count());
            assert!(counts.into_iter().all(|count| (150..250).contains(&count)), "{:?}", deals(5));
            assert!(deals(1).iter().all(|dealt| *dealt == 0));
        }
    }

    /// Tests the worked example in docs/record.md.
    #[test]
    fn nonces_change_every_deal_but_not_the_hash() {
        let seed: String = (0..32).map(|byte| format!("{byte:02x}")).collect();
        let plain = || Revealed::new("chacha8-1", &seed).expect("a seed");
        let nonce =
            |seat: usize, from: u8| Nonce { seat: Seat::new(seat), bytes: std::array::from_fn(|at| from + at as u8) };
        let deals = |dealer: &Revealed| {
            [110, 109, 108].iter().zip(0..).map(|(&of, at)| dealer.below(at, of)).collect::<Vec<_>>()
        };
        let mixed = plain().mixed(&[nonce(0, 0), nonce(2, 0xf0)]);
        assert_eq!((deals(&plain()), deals(&mixed)), (vec![46, 104, 70], vec![20, 71, 54]));
        assert_eq!((plain().hash(), plain().seed()), (mixed.hash(), mixed.seed()));
        assert_eq!(deals(&plain().mixed(&[])), deals(&plain()), "without nonces the seed is the key");
        for other in [[nonce(0, 0), nonce(1, 0xf0)], [nonce(0, 1), nonce(2, 0xf0)]] {
            assert_ne!(deals(&plain().mixed(&other)), deals(&mixed), "seats and bytes count");
        }
    }

    #[test]
    fn malformed_seeds_are_refused() {
        for (dealer, seed, why) in [
            ("none", "00", BadSeed::UnknownDealer),
            ("fast-1", "00", BadSeed::Digits(16)),
            ("fast-1", "no number at all", BadSeed::Digits(16)),
            ("chacha8-1", "0102030405060708", BadSeed::Digits(64)),
        ] {
            assert_eq!(Revealed::new(dealer, seed).err(), Some(why), "{dealer} {seed}");
        }
    }
}
