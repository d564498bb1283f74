//! The ways to choose from an offer of tickets.

use crate::action::Action;
use crate::market::BITS;
use crate::open::Open;
use crate::own::Own;
use crate::tables::Tables;
use crate::ticket::TicketList;

/// The ways to choose from an offer: which tickets to keep and, in play, the order in which the
/// others go under the decks.
pub struct Keep {
    offer: TicketList,
    /// Bit set of the tickets in `offer` that come from the second deck.
    second: u8,
    fewest: u32,
    ordered: bool,
}

impl Keep {
    pub(super) fn in_play<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>) -> Self {
        let offer = own.offer;
        let second = offer.as_slice().iter().rev().fold(0, |bits, &ticket| bits << 1 | tables.ticket(ticket).deck);
        Keep { offer, second, fewest: fewest_kept(open.keep(), &offer), ordered: true }
    }

    pub(super) fn at_opening<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>) -> Self {
        let fewest = fewest_kept(open.terms.opening_tickets.keep, &own.offer);
        Keep { fewest, ordered: false, ..Self::in_play(tables, open, own) }
    }

    /// Returns a bit set of all tickets in the offer.
    #[inline(always)]
    fn all(&self) -> u8 {
        (1 << self.offer.len()) - 1
    }

    /// Iterates over the legal choices of kept tickets, as bit sets in descending numerical order.
    #[inline(always)]
    fn patterns(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=self.all()).rev().filter(|&bits| u32::from(BITS[bits as usize]) >= self.fewest)
    }

    /// Returns the tickets that go back under the decks, as one bit set per deck.
    #[inline(always)]
    fn returned(&self, kept: u8) -> [u8; 2] {
        let back = self.all() & !kept;
        [back & !self.second, back & self.second]
    }

    /// Counts the orders in which the tickets not kept can be returned; 1 if order does not matter.
    #[inline(always)]
    fn orders(&self, kept: u8) -> usize {
        let [first, second] = self.returned(kept).map(|bits| FACTORIAL[BITS[bits as usize] as usize % 8]);
        if self.ordered { first * second } else { 1 }
    }

    /// Counts all choices. In play, there are `a!/i! * b!/j!` ways to keep `i` of `a` tickets from
    /// one deck and `j` of `b` from the other.
    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        let [first, second] = self.returned(0).map(|bits| bits.count_ones() as usize);
        let mut sum = 0;
        for i in 0..=first {
            for j in (self.fewest as usize).saturating_sub(i)..=second {
                let orders = (FACTORIAL[first - i], FACTORIAL[second - j]);
                let patterns =
                    FACTORIAL[first] * FACTORIAL[second] / (FACTORIAL[i] * FACTORIAL[j] * orders.0 * orders.1);
                sum += if self.ordered { patterns * orders.0 * orders.1 } else { patterns };
            }
        }
        sum
    }

    pub(super) fn nth(&self, mut number: usize) -> Action {
        for kept in self.patterns() {
            let orders = self.orders(kept);
            if number >= orders {
                number -= orders;
                continue;
            }
            let mut returned = TicketList::EMPTY;
            if self.ordered {
                for bits in self.returned(kept) {
                    let orders = FACTORIAL[bits.count_ones() as usize];
                    permute(self.offer.chosen(bits), number % orders, &mut returned);
                    number /= orders;
                }
            }
            return Action::KeepTickets { kept: self.offer.chosen(kept), returned };
        }
        panic!("there are not that many ways to choose")
    }
}

/// Returns the minimum number of tickets to keep, limited to the size of the offer.
pub(crate) fn fewest_kept(keep: u8, offer: &TicketList) -> u32 {
    u32::from(keep).min(offer.len() as u32)
}

const FACTORIAL: [usize; 8] = [1, 1, 2, 6, 24, 120, 720, 5040];

/// Appends permutation `number` of `list` to `onto`; permutation 0 keeps the order.
fn permute(mut list: TicketList, mut number: usize, onto: &mut TicketList) {
    while !list.is_empty() {
        let block = FACTORIAL[list.len() - 1];
        onto.push(list.remove(number / block));
        number %= block;
    }
}
