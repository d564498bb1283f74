//! Ways to pay for a route, counted without listing them.

use crate::card::{Card, Cards, Color};
use crate::limits::LENGTH_MAX;
use crate::tables::{GRAY, ROWS};

/// A number for each length from 1, in the bytes of a word.
type ByLength = u64;

/// For so many cards of one colour and so many locomotives: the payments for each length that use at least one
/// card of the colour. Hands beyond the longest route count as that long.
static MIXED: [[ByLength; LENGTH_MAX + 1]; LENGTH_MAX + 1] = {
    let mut table = [[0; LENGTH_MAX + 1]; LENGTH_MAX + 1];
    let mut colored = 0;
    while colored <= LENGTH_MAX {
        let mut locomotives = 0;
        while locomotives <= LENGTH_MAX {
            let mut length = 1;
            while length <= LENGTH_MAX {
                let most = if colored < length { colored } else { length };
                let fewest = if length > locomotives { length - locomotives } else { 1 };
                if most >= fewest {
                    table[colored][locomotives] |= ((most - fewest + 1) as u64) << (8 * (length - 1));
                }
                length += 1;
            }
            locomotives += 1;
        }
        colored += 1;
    }
    table
};

/// A one for each length up to so many.
static UP_TO: [ByLength; LENGTH_MAX + 1] = {
    let mut table = [0; LENGTH_MAX + 1];
    let mut length = 1;
    while length <= LENGTH_MAX {
        table[length] = table[length - 1] | 1 << (8 * (length - 1));
        length += 1;
    }
    table
};

#[inline(always)]
fn capped(count: u8) -> usize {
    (count as usize).min(LENGTH_MAX)
}

/// The payments a hand allows for one route of each colour row and length.
#[derive(Clone, Copy)]
pub(crate) struct Payments {
    by_row: [ByLength; ROWS],
    hand: Cards,
}

impl Payments {
    /// Counts the payments for routes no longer than the trains at hand.
    #[inline(always)]
    pub fn new(hand: &Cards, trains: u8) -> Payments {
        let lanes = hand.lanes();
        let locomotives = capped(hand.locomotives());
        let reach = UP_TO[capped(trains)] * 0xff;
        let alone = UP_TO[locomotives] & reach;
        let mut by_row = [0; ROWS];
        let mut sum = alone;
        for (color, row) in by_row.iter_mut().take(GRAY).enumerate() {
            let mixed = MIXED[capped((lanes >> (8 * color)) as u8)][locomotives] & reach;
            *row = mixed + alone;
            sum += mixed;
        }
        by_row[GRAY] = sum;
        Payments { by_row, hand: *hand }
    }

    /// The numbers of payments of a row, by length.
    #[inline(always)]
    pub fn row(&self, row: usize) -> [u8; LENGTH_MAX] {
        self.by_row[row].to_le_bytes()
    }

    /// The number of payments for a route.
    #[inline(always)]
    pub fn count(&self, row: usize, length: usize) -> usize {
        (self.by_row[row] >> (8 * (length - 1))) as usize & 0xff
    }

    /// A payment by number: colours in their order, fewest locomotives first, locomotives alone last.
    #[inline(always)]
    pub fn nth(&self, row: usize, length: usize, mut number: usize) -> Cards {
        let locomotives = capped(self.hand.locomotives());
        let colors = if row == GRAY { 0..GRAY } else { row..row + 1 };
        for color in colors.map(|color| Color::ALL[color]) {
            let colored = capped(self.hand.of_color(color));
            let mixed = (MIXED[colored][locomotives] >> (8 * (length - 1))) as usize & 0xff;
            if number < mixed {
                return pay(color, (colored.min(length) - number) as u8, length as u8);
            }
            number -= mixed;
        }
        Cards::of(Card::Locomotive, length as u8)
    }
}

/// So many cards of a colour, and locomotives for the rest.
fn pay(color: Color, colored: u8, length: u8) -> Cards {
    let mut cards = Cards::of(Card::Color(color), colored);
    cards.add_all(&Cards::of(Card::Locomotive, length - colored));
    cards
}

/// Whether these cards are a payment for a route of this row and length, whoever holds them (BASE-24 to BASE-26).
pub(crate) fn fits(row: usize, length: u8, cards: &Cards) -> bool {
    let total: u16 = cards.kinds().map(|(_, count)| u16::from(count)).sum();
    let mut colors = cards.kinds().filter_map(|(card, _)| match card {
        Card::Color(color) => Some(color),
        Card::Locomotive => None,
    });
    let one_color = match (colors.next(), colors.next()) {
        (None, _) => true,
        (Some(color), None) => row == GRAY || row == color as usize,
        (Some(_), Some(_)) => false,
    };
    total == u16::from(length) && one_color
}
