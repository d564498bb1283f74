//! Payments for routes. They can be counted without being listed.
//!
//! A payment consists of cards of one colour, with or without locomotives, or only of locomotives.
//! There are therefore nine rows of payments: one row for each colour, with the routes that accept
//! it, and one row for locomotives alone, with all routes.

use crate::card::{Card, Cards, Color};
use crate::limits::LENGTH_MAX;

/// Index of the row for payments that consist only of locomotives.
pub(crate) const ALONE: usize = Color::COUNT;
/// Number of payment rows: one for each colour, and one for payments of only locomotives.
pub(crate) const ROWS: usize = Color::COUNT + 1;

/// Number of routes by row and length, starting with length 1.
pub(crate) type RouteCounts = [[u8; LENGTH_MAX]; ROWS];

/// Number of payments for a route of each length. No board has more than 255 routes of one length,
/// and no route has more than 8 payments in one row, so 16 bits can hold every sum of products. A
/// row of 16-bit numbers fits into one vector register.
type Ways = [u16; LENGTH_MAX];

/// Adds to each length's sum the product of its route count and its payment count.
#[inline(always)]
fn add_products(sums: &mut Ways, counts: &[u8; LENGTH_MAX], ways: &Ways) {
    for at in 0..LENGTH_MAX {
        sums[at] += u16::from(counts[at]) * ways[at];
    }
}

/// For each length, the number of payments with at least one card of a given colour. The table is
/// indexed by the number of locomotives, then by the number of cards of this colour, both capped at
/// the maximum length of a route.
static MIXED: [[Ways; LENGTH_MAX + 1]; LENGTH_MAX + 1] = {
    let mut table = [[[0; LENGTH_MAX]; LENGTH_MAX + 1]; LENGTH_MAX + 1];
    let mut colored = 0;
    while colored <= LENGTH_MAX {
        let mut locomotives = 0;
        while locomotives <= LENGTH_MAX {
            let mut length = 1;
            while length <= LENGTH_MAX {
                let most = if colored < length { colored } else { length };
                let fewest = if length > locomotives { length - locomotives } else { 1 };
                if most >= fewest {
                    table[locomotives][colored][length - 1] = (most - fewest + 1) as u16;
                }
                length += 1;
            }
            locomotives += 1;
        }
        colored += 1;
    }
    table
};

/// Number of payments with only locomotives, indexed by the number of locomotives in the hand and
/// then by length. The number is 1 if there are enough locomotives, otherwise 0.
static LOCOMOTIVES: [Ways; LENGTH_MAX + 1] = {
    let mut table = [[0; LENGTH_MAX]; LENGTH_MAX + 1];
    let mut length = 1;
    while length <= LENGTH_MAX {
        table[length] = table[length - 1];
        table[length][length - 1] = 1;
        length += 1;
    }
    table
};

#[inline(always)]
fn capped(count: u8) -> usize {
    (count as usize).min(LENGTH_MAX)
}

/// All payments that a hand can make.
#[derive(Clone, Copy)]
pub(crate) struct Payments {
    hand: Cards,
    mixed: &'static [Ways; LENGTH_MAX + 1],
    alone: &'static Ways,
}

/// One way to claim a route: the payment, and the route, which is given by its row, its length and
/// its index among the routes of that row and length.
pub(crate) struct Way {
    pub row: usize,
    pub length: usize,
    pub route: usize,
    pub payment: Cards,
}

impl Payments {
    #[inline(always)]
    pub fn new(hand: &Cards) -> Payments {
        let locomotives = capped(hand.locomotives());
        Payments { hand: *hand, mixed: &MIXED[locomotives], alone: &LOCOMOTIVES[locomotives] }
    }

    #[inline(always)]
    fn row(&self, row: usize) -> &'static Ways {
        if row == ALONE { self.alone } else { &self.mixed[capped(self.hand.of_color(Color::ALL[row]))] }
    }

    /// Counts all ways to claim a route, given the number of routes by row and length.
    #[inline(always)]
    pub fn total(&self, counts: &RouteCounts) -> usize {
        let mut sums = [0; LENGTH_MAX];
        for (row, counts) in counts.iter().enumerate() {
            add_products(&mut sums, counts, self.row(row));
        }
        sums.iter().sum::<u16>() as usize
    }

    /// Returns the way to claim a route that has this number, counted from 0.
    ///
    /// # Panics
    /// Panics if `number` is out of range.
    pub fn nth_way(&self, counts: &RouteCounts, mut number: usize) -> Way {
        for (row, counts) in counts.iter().enumerate() {
            let ways = self.row(row);
            let mut sums = [0; LENGTH_MAX];
            add_products(&mut sums, counts, ways);
            let here = sums.iter().sum::<u16>() as usize;
            if number >= here {
                number -= here;
                continue;
            }
            for (at, &here) in sums.iter().enumerate() {
                if number < here as usize {
                    let (each, length) = (ways[at] as usize, at + 1);
                    return Way { row, length, route: number / each, payment: self.nth(row, length, number % each) };
                }
                number -= here as usize;
            }
        }
        panic!("there are not that many ways")
    }

    /// Returns the number of ways to pay for one route of this length with the cards of a row.
    pub fn count(&self, row: usize, length: usize) -> usize {
        self.row(row)[length - 1] as usize
    }

    /// Returns the payment with this number for a row and length. Payments are numbered from 0,
    /// starting with the fewest locomotives.
    #[inline(always)]
    pub fn nth(&self, row: usize, length: usize, number: usize) -> Cards {
        if row == ALONE {
            return Cards::of(Card::Locomotive, length as u8);
        }
        let color = Color::ALL[row];
        let colored = (self.hand.of_color(color) as usize).min(length) - number;
        let mut cards = Cards::of(Card::Color(color), colored as u8);
        cards.add_all(&Cards::of(Card::Locomotive, (length - colored) as u8));
        cards
    }
}

/// Checks whether these cards are a valid payment for a route of this colour and length, regardless
/// of who holds them (BASE-24 to BASE-26).
pub(crate) fn fits(color: Option<Color>, length: u8, cards: &Cards) -> bool {
    let total: u16 = cards.kinds().map(|(_, count)| u16::from(count)).sum();
    let mut colors = cards.kinds().filter_map(|(card, _)| card.color());
    let one_color = match (colors.next(), colors.next()) {
        (None, _) => true,
        (Some(paid), None) => color.is_none_or(|color| color == paid),
        (Some(_), Some(_)) => false,
    };
    total == u16::from(length) && one_color
}
