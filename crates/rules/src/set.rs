//! Sets of ids, stored as bits.

use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use crate::ids::Id;

/// A set of ids below `64 * W`, stored as bits. Sets are copied by value, and their members are
/// always in ascending order.
pub struct Set<I, const W: usize> {
    words: [u64; W],
    of: PhantomData<I>,
}

impl<I, const W: usize> Clone for Set<I, W> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<I, const W: usize> Copy for Set<I, W> {}

impl<I, const W: usize> PartialEq for Set<I, W> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl<I, const W: usize> Eq for Set<I, W> {}

impl<I: Id, const W: usize> Default for Set<I, W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<I: Id + std::fmt::Debug, const W: usize> std::fmt::Debug for Set<I, W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<I: Id + serde::Serialize, const W: usize> serde::Serialize for Set<I, W> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, I: Id + serde::Deserialize<'de>, const W: usize> serde::Deserialize<'de> for Set<I, W> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ids = Vec::<I>::deserialize(deserializer)?;
        match ids.iter().find(|id| id.index() >= 64 * W) {
            Some(id) => Err(serde::de::Error::custom(format!("{} is out of range", id.index()))),
            None => Ok(ids.into_iter().collect()),
        }
    }
}

impl<I: Id, const W: usize> Set<I, W> {
    pub const EMPTY: Self = Set { words: [0; W], of: PhantomData };

    /// Returns the set of the first `count` ids.
    pub fn first(count: usize) -> Self {
        (0..count).map(I::new).collect()
    }

    #[inline(always)]
    pub fn contains(self, id: I) -> bool {
        self.words[id.index() / 64] >> (id.index() % 64) & 1 == 1
    }

    #[inline(always)]
    pub fn insert(&mut self, id: I) {
        self.words[id.index() / 64] |= 1 << (id.index() % 64);
    }

    #[inline(always)]
    pub fn remove(&mut self, id: I) {
        self.words[id.index() / 64] &= !(1 << (id.index() % 64));
    }

    /// Counts the members.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.words == [0; W]
    }

    /// Checks whether the two sets have a common member.
    #[inline(always)]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Returns the member that has exactly `count` smaller members.
    ///
    /// # Panics
    /// Panics if the set has too few members.
    #[inline]
    pub fn nth(self, mut count: usize) -> I {
        for (at, mut word) in self.words.into_iter().enumerate() {
            let here = word.count_ones() as usize;
            if count < here {
                for _ in 0..count {
                    word &= word - 1;
                }
                return I::new(at * 64 + word.trailing_zeros() as usize);
            }
            count -= here;
        }
        panic!("a set has no member of that number")
    }

    /// Returns the bits: id `n` is bit `n % 64` of word `n / 64`.
    #[inline(always)]
    pub fn words(self) -> [u64; W] {
        self.words
    }

    /// Iterates over the members, smallest first.
    #[inline(always)]
    pub fn iter(self) -> Iter<I, W> {
        Iter { left: self, at: 0 }
    }
}

/// An iterator over the members of a set, smallest first.
pub struct Iter<I, const W: usize> {
    left: Set<I, W>,
    at: usize,
}

impl<I: Id, const W: usize> Iterator for Iter<I, W> {
    type Item = I;

    #[inline(always)]
    fn next(&mut self) -> Option<I> {
        while self.at < W {
            let word = &mut self.left.words[self.at];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(I::new(self.at * 64 + bit));
            }
            self.at += 1;
        }
        None
    }
}

impl<I: Id, const W: usize> IntoIterator for Set<I, W> {
    type Item = I;
    type IntoIter = Iter<I, W>;

    #[inline(always)]
    fn into_iter(self) -> Iter<I, W> {
        self.iter()
    }
}

impl<I: Id, const W: usize> FromIterator<I> for Set<I, W> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<I, const W: usize> BitAnd for Set<I, W> {
    type Output = Self;
    #[inline(always)]
    fn bitand(mut self, other: Self) -> Self {
        for at in 0..W {
            self.words[at] &= other.words[at];
        }
        self
    }
}

impl<I, const W: usize> BitOr for Set<I, W> {
    type Output = Self;
    #[inline(always)]
    fn bitor(mut self, other: Self) -> Self {
        for at in 0..W {
            self.words[at] |= other.words[at];
        }
        self
    }
}

impl<I, const W: usize> Sub for Set<I, W> {
    type Output = Self;
    #[inline(always)]
    fn sub(mut self, other: Self) -> Self {
        for at in 0..W {
            self.words[at] &= !other.words[at];
        }
        self
    }
}

impl<I, const W: usize> BitOrAssign for Set<I, W> {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<I, const W: usize> SubAssign for Set<I, W> {
    #[inline(always)]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
