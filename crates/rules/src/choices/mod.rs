//! A seat's legal answers, derived from the public table and the seat's own cards. They can be
//! counted and indexed without being stored in a list.

mod keep;
mod turn;

pub use keep::Keep;
pub(crate) use keep::fewest_kept;
pub use turn::TurnChoices;

use crate::ability::{Modifier, modifier};
use crate::action::Action;
use crate::agenda::{Ask, Task};
use crate::card::Color;
use crate::ids::{Id, PlaceId, RouteId, Seat, Slot};
use crate::market::BITS;
use crate::mechanism::{self, MechanismPayments, second_names};
use crate::open::Open;
use crate::own::Own;
use crate::set::Set;
use crate::tables::Tables;
use crate::ticket::Mix;

/// A seat's legal answers to the pending question, in a form that can be counted and indexed.
pub enum Choices<'a, const W: usize> {
    /// The seat has nothing to answer.
    Nothing,
    /// The ticket mixes that the seat may request.
    Mixes(Mixes),
    /// The ways to choose from an offer of tickets.
    Keep(Keep),
    /// The choices for a whole turn.
    Turn(TurnChoices<'a, W>),
    /// The deck and market slots from which to take the second card of a turn, or a card because of
    /// an effect.
    SecondCard { blind: bool, slots: u8 },
    /// The passengers at a place, one bit for each colour.
    Passenger { place: PlaceId, colors: u8 },
    /// Answers to a card's or mechanism's question, as a bit set.
    Answers(u16),
    /// Payments for the named route.
    Payments(MechanismPayments<'a>),
    /// The routes that can be named for a second claim. Declining is also a choice.
    Second(Set<RouteId, W>),
}

/// Returns this seat's legal answers to the pending question.
#[inline(always)]
pub fn choices<'a, const W: usize>(
    tables: &'a Tables<W>,
    open: &'a Open<W>,
    own: &'a Own<W>,
    seat: Seat,
) -> Choices<'a, W> {
    let Task::Ask(ask) = open.agenda.top() else {
        return Choices::Nothing;
    };
    match *ask {
        Ask::Turn(on) if on == seat => Choices::Turn(TurnChoices::new(tables, open, own, seat)),
        Ask::SecondCard(on) if on == seat => {
            Choices::SecondCard { blind: open.card_left(), slots: open.market.colored() }
        }
        Ask::Tickets(on) if on == seat => Choices::Keep(Keep::in_play(tables, open, own)),
        Ask::Passenger(on, place) if on == seat => {
            let waiting = open.waiting_at(tables, place).iter().flatten();
            Choices::Passenger { place, colors: waiting.fold(0, |bits, &color| bits | 1 << color as u8) }
        }
        Ask::OpeningMix if !open.has_answered(seat) => {
            Choices::Mixes(Mixes::new(open, open.terms.opening_tickets.deal))
        }
        Ask::OpeningTickets if !open.has_answered(seat) => Choices::Keep(Keep::at_opening(tables, open, own)),
        Ask::Take(on) if on == seat => Choices::SecondCard { blind: false, slots: open.market.colored() },
        Ask::Pay(on) if on == seat => Choices::Payments(MechanismPayments::new(tables, open, own, seat)),
        Ask::Second(on) if on == seat => Choices::Second(second_names(tables, open, own, seat)),
        ask if ask.is_of_card() && ask.seat() == Some(seat) => {
            Choices::Answers(mechanism::options(tables, open, own, ask))
        }
        _ => Choices::Nothing,
    }
}

impl<const W: usize> Choices<'_, W> {
    #[inline(always)]
    pub fn len(&self) -> usize {
        match self {
            Choices::Nothing => 0,
            Choices::Mixes(mixes) => mixes.len(),
            Choices::Keep(keep) => keep.len(),
            Choices::Turn(turn) => turn.len(),
            Choices::SecondCard { blind, slots } => usize::from(*blind) + BITS[*slots as usize] as usize,
            Choices::Passenger { colors, .. } => colors.count_ones() as usize,
            Choices::Answers(answers) => answers.count_ones() as usize,
            Choices::Payments(payments) => payments.iter().count(),
            Choices::Second(routes) => 1 + routes.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the choice with this number, counted from 0.
    ///
    /// # Panics
    /// May panic, or return an illegal action, if `number` is out of range.
    #[inline(always)]
    pub fn nth(&self, number: usize) -> Action {
        match self {
            Choices::Nothing => panic!("there are no choices"),
            Choices::Mixes(mixes) => Action::NameMix(mixes.nth(number)),
            Choices::Keep(keep) => keep.nth(number),
            Choices::Turn(turn) => turn.nth(number),
            Choices::SecondCard { blind, slots } => draw(*blind, *slots, number),
            Choices::Payments(payments) => payments.iter().nth(number).expect("there are not that many payments"),
            Choices::Second(_) if number == 0 => Action::Answer(0),
            Choices::Second(routes) => Action::Name(routes.nth(number - 1)),
            Choices::Answers(answers) => {
                let left = (0..number).fold(*answers, |left, _| left & (left - 1));
                Action::Answer(left.trailing_zeros() as u8)
            }
            Choices::Passenger { place, colors } => {
                let bit = nth_bit(*colors, number);
                Action::TakePassenger { place: *place, color: Color::ALL[bit] }
            }
        }
    }

    /// Iterates over all choices in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        // Claims are enumerated; all other choices are looked up by number.
        let (turn, claims) = match self {
            Choices::Turn(turn) => (Some(turn), turn.claim_numbers()),
            _ => (None, 0..0),
        };
        let before = (0..claims.start).map(|number| self.nth(number));
        let after = (claims.end..self.len()).map(|number| self.nth(number));
        before.chain(turn.into_iter().flat_map(TurnChoices::all_claims)).chain(after)
    }
}

#[inline(always)]
fn nth_bit(mut bits: u8, number: usize) -> usize {
    for _ in 0..number {
        bits &= bits - 1;
    }
    bits.trailing_zeros() as usize
}

/// Returns the card draw with this number. The deck comes first, then the market slots.
#[inline(always)]
fn draw(blind: bool, slots: u8, number: usize) -> Action {
    match number.checked_sub(usize::from(blind)) {
        None => Action::DrawBlind,
        Some(number) => Action::DrawFaceUp(Slot::new(nth_bit(slots, number))),
    }
}

/// The mixes of short and long tickets that can be drawn. Every mix has the full number of tickets,
/// or all tickets that are left.
#[derive(Clone, Copy)]
pub struct Mixes {
    total: u8,
    fewest: u8,
    most: u8,
}

impl Mixes {
    #[inline(always)]
    pub(crate) fn new<const W: usize>(open: &Open<W>, deal: u8) -> Mixes {
        let left = [0, 1].map(|deck| open.tickets_up_to(deal, deck));
        let total = deal.min(left[0] + left[1]);
        Mixes { total, fewest: total.saturating_sub(left[1]), most: total.min(left[0]) }
    }

    #[inline(always)]
    fn len(self) -> usize {
        if self.total == 0 { 0 } else { usize::from(self.most - self.fewest) + 1 }
    }

    fn nth(self, number: usize) -> Mix {
        let first = self.most - number as u8;
        Mix([first, self.total - first])
    }

    /// Checks whether this mix can be drawn.
    pub fn contains(self, mix: Mix) -> bool {
        mix.total() == u16::from(self.total) && (self.fewest..=self.most).contains(&mix.0[0])
    }
}

/// Checks whether drawing is barred because the piles hold too few cards or no card can be taken
/// (BASE-22, R-12).
#[inline(always)]
pub(crate) fn draw_barred<const W: usize>(open: &Open<W>, slots: u8) -> bool {
    let too_few = open.terms.draw_floor.is_some_and(|floor| open.piles() <= floor);
    too_few || !open.card_left() && slots == 0
}

/// Returns a bit set of the slots from which the first card can be taken. An effect can exclude
/// locomotives.
#[inline(always)]
pub(crate) fn first_slots<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat) -> u8 {
    if open.campaign.is_some() && modifier(tables, open, seat, Modifier::NoLocoUp) > 0 {
        return open.market.colored();
    }
    open.market.filled()
}
