//! Beliefs about hidden information: cards that rivals were seen to take, tickets that their routes
//! suggest, and guesses that are consistent with both.

use std::collections::VecDeque;

use dealer::Stream;
use rules::card::{Cards, Face};
use rules::edition::Returned;
use rules::fact::FactData;
use rules::ids::{Id, Seat, TicketId};
use rules::limits::{SEATS_MAX, TICKET_DECKS_MAX};
use rules::mechanism::{EffectFact, MechanismFact, WindowFact};
use rules::seen::Seen;
use rules::set::Set;
use rules::suppose::Guess;
use rules::tables::Tables;
use rules::ticket::TicketList;
use rules::view::Sight;

/// Relative likelihood that a rival holds each ticket.
pub type Odds = Vec<f32>;

/// One seat's knowledge of hidden information.
#[derive(Clone, Default)]
pub struct Belief<const W: usize> {
    /// Cards that each seat was seen to take and has not spent yet, with their marks.
    known: [Cards; SEATS_MAX],
    /// Number of cards in each seat's telegram.
    telegram_cards: [u8; SEATS_MAX],
    /// Face-up tickets that each seat has taken.
    taken: [Set<TicketId, W>; SEATS_MAX],
    /// Opening tickets that this seat has returned.
    refused: Set<TicketId, W>,
    /// Current sizes of the two shuffled layers of each ticket deck; `None` before the first deal.
    shuffled: Option<[[u8; 2]; TICKET_DECKS_MAX]>,
    /// Tickets at the bottom of each deck, in order. `None` stands for a ticket that another seat
    /// returned.
    bottom: [VecDeque<Option<TicketId>>; TICKET_DECKS_MAX],
}

impl<const W: usize> Belief<W> {
    /// Updates the belief with a fact as seen by the seat.
    pub fn notice(&mut self, tables: &Tables<W>, seen: &Seen<W>) {
        match *seen.what() {
            FactData::CardTaken { seat, card, mark, .. } => self.known[seat.index()].add_marked(card, mark),
            FactData::Claimed { seat, payment: cards, .. }
            | FactData::Mechanism(MechanismFact::Effect(EffectFact::Discarded { seat, cards })) => {
                spend(&mut self.known[seat.index()], &cards);
            }
            FactData::TelegramDealt { seat, .. } => self.telegram_cards[seat.index()] += 1,
            FactData::TelegramKept { seat, .. } => self.telegram_cards[seat.index()] = 0,
            FactData::Mechanism(MechanismFact::Window(WindowFact::Shown { ticket, .. })) => {
                self.dealt(tables, deck_of(tables, ticket))
            }
            FactData::Mechanism(MechanismFact::Window(WindowFact::Taken { seat, ticket, .. })) => {
                self.taken[seat.index()].insert(ticket)
            }
            FactData::TicketDealt { deck, .. } => self.dealt(tables, deck as usize),
            FactData::OpeningKept { returned, tickets, .. } => {
                let layer = match tables.edition().terms.opening_returned {
                    Returned::ShuffledUnder => 1,
                    Returned::ShuffledIn => 0,
                };
                let shuffled = self.shuffled.get_or_insert_with(|| whole(tables));
                for (sizes, back) in shuffled.iter_mut().zip(returned.0) {
                    sizes[layer] += back;
                }
                if let Some([_, back]) = tickets {
                    self.refused |= back;
                }
            }
            FactData::TicketsKept { returned, tickets, .. } => match tickets {
                Some((_, back)) => {
                    for &ticket in back.as_slice() {
                        self.bottom[deck_of(tables, ticket)].push_back(Some(ticket));
                    }
                }
                None => {
                    for deck in 0..TICKET_DECKS_MAX {
                        (0..returned.0[deck]).for_each(|_| self.bottom[deck].push_back(None));
                    }
                }
            },
            _ => {}
        }
    }

    fn dealt(&mut self, tables: &Tables<W>, deck: usize) {
        let shuffled = self.shuffled.get_or_insert_with(|| whole(tables));
        match shuffled[deck].iter_mut().find(|size| **size > 0) {
            Some(size) => *size -= 1,
            None => {
                self.bottom[deck].pop_front();
            }
        }
    }

    /// Guesses the hands, telegrams, tickets and ticket decks that this seat does not see. The odds
    /// determine how likely each rival is to be given each ticket.
    pub fn guess(&self, sight: &Sight<'_, W>, odds: &[Odds; SEATS_MAX], stream: &mut Stream) -> Guess<W> {
        let mut guess = Guess::default();
        self.guess_hands(sight, &mut guess, stream);
        self.guess_tickets(sight, odds, &mut guess, stream);
        guess
    }

    fn guess_hands(&self, sight: &Sight<'_, W>, guess: &mut Guess<W>, stream: &mut Stream) {
        let open = sight.open;
        let rivals = || open.all_seats().filter(|&seat| seat != sight.seat).map(Id::index);
        let mut pool = sight.tables.edition().cards;
        for seen in [&sight.own.hand, &open.market.cards(), &open.discard] {
            pool.take_all(seen);
        }
        sight.own.telegram.faces().for_each(|face| pool.take_all(&Cards::of_face(face, 1)));
        for seat in rivals() {
            guess.hands[seat] = self.known[seat];
            pool.take_all(&self.known[seat]);
        }
        let mut next = || {
            let number = stream.below(pool.len().into()) as u8;
            let face = if pool.is_marked() { pool.nth_face(number) } else { Face::Card(pool.nth(number)) };
            pool.take_all(&Cards::of_face(face, 1));
            face
        };
        for seat in rivals() {
            for _ in self.known[seat].len()..open.hands[seat] {
                guess.hands[seat].add_all(&Cards::of_face(next(), 1));
            }
            guess.telegrams[seat] = (0..self.telegram_cards[seat]).map(|_| next()).collect();
        }
    }

    fn guess_tickets(&self, sight: &Sight<'_, W>, odds: &[Odds; SEATS_MAX], guess: &mut Guess<W>, stream: &mut Stream) {
        let open = sight.open;
        let window = open.campaign.as_ref().map_or([None; 2], |campaign| campaign.window);
        let mut placed: Set<TicketId, W> = sight.own.tickets;
        placed |= sight.own.offer.as_slice().iter().copied().chain(window.into_iter().flatten()).collect();
        placed |= self.bottom.iter().flatten().flatten().copied().collect();
        self.taken.iter().for_each(|&taken| placed |= taken);
        let unplaced = Set::<TicketId, W>::first(sight.tables.edition().tickets.len()) - placed;
        for deck in 0..TICKET_DECKS_MAX {
            let of_deck = |ticket: &TicketId| deck_of(sight.tables, *ticket) == deck;
            let mut unseen: Vec<TicketId> = unplaced.iter().filter(of_deck).collect();
            for seat in open.all_seats().filter(|&seat| seat != sight.seat).map(Id::index) {
                let taken: Set<TicketId, W> = self.taken[seat].iter().filter(of_deck).collect();
                guess.tickets[seat] |= taken;
                for _ in taken.len()..open.held[seat].0[deck].into() {
                    let ticket = self.likely(&mut unseen, &odds[seat], stream);
                    guess.tickets[seat].insert(ticket);
                }
                let mut offered = TicketList::EMPTY;
                guess.offers[seat].as_slice().iter().for_each(|&ticket| _ = offered.push(ticket));
                for _ in 0..open.offered[seat].0[deck] {
                    offered.push(unseen.swap_remove(stream.below(unseen.len())));
                }
                guess.offers[seat] = offered;
                // At the opening, a seat that has answered keeps at least the minimum number of tickets.
                if open.turn.is_none() && open.has_answered(Seat::new(seat)) {
                    let fewest = usize::from(open.terms.opening_tickets.keep).min(guess.offers[seat].len());
                    guess.sealed_choices[seat] = (1 << fewest) - 1;
                }
            }
            let pile = &mut guess.piles[deck];
            let [top, under, _] = open.layers[deck];
            // Tickets that this seat returned at the opening are in the layer of returned tickets,
            // if that layer is large enough.
            let own = unseen.iter().copied().filter(|&ticket| self.refused.contains(ticket));
            pile.under = own.take(under.into()).collect();
            unseen.retain(|&ticket| !pile.under.contains(ticket));
            let mut next = || unseen.swap_remove(stream.below(unseen.len()));
            while pile.under.len() < under.into() {
                pile.under.insert(next());
            }
            (0..top).for_each(|_| pile.top.insert(next()));
            for &ticket in &self.bottom[deck] {
                pile.bottom.push(ticket.unwrap_or_else(&mut next));
            }
        }
    }

    /// Picks a ticket according to the odds, and removes it from the unseen tickets. A ticket that
    /// this seat returned is a last resort, because it is usually at the bottom of the deck.
    fn likely(&self, unseen: &mut Vec<TicketId>, odds: &Odds, stream: &mut Stream) -> TicketId {
        let weight = |ticket: &TicketId| if self.refused.contains(*ticket) { 1e-6 } else { odds[ticket.index()] };
        let sum: f32 = unseen.iter().map(weight).sum();
        let mut rest = sum * (stream.below(1 << 24) as f32 / (1 << 24) as f32);
        let at = unseen.iter().position(|ticket| {
            rest -= weight(ticket);
            rest < 0.0
        });
        unseen.swap_remove(at.unwrap_or(unseen.len() - 1))
    }
}

/// Removes spent cards from the known cards. Spent cards that were not known came from the unknown
/// part of the hand.
fn spend(known: &mut Cards, spent: &Cards) {
    for (face, count) in spent.faces() {
        let held = known.faces().find(|(of, _)| *of == face).map_or(0, |(_, held)| held);
        known.take_all(&Cards::of_face(face, count.min(held)));
    }
}

fn deck_of<const W: usize>(tables: &Tables<W>, ticket: TicketId) -> usize {
    tables.edition().tickets[ticket.index()].deck as usize
}

/// Returns the sizes of the shuffled layers of each ticket deck before the first deal.
fn whole<const W: usize>(tables: &Tables<W>) -> [[u8; 2]; TICKET_DECKS_MAX] {
    let tickets = &tables.edition().tickets;
    std::array::from_fn(|deck| [tickets.iter().filter(|ticket| ticket.deck as usize == deck).count() as u8, 0])
}
