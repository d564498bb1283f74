//! Chance as an input: the game requests a deal, a dealer picks the outcome, and the record stores
//! it.

use crate::card::{Card, Cards, Color, Face, Mark};
use crate::ids::{Id, PostcardId, RouteId, Seat, TicketId};
use crate::limits::SMALL;
use crate::set::Set;

/// A pending draw, with the weight of every outcome. The weight of an outcome is the number of
/// cards, tickets or other items that produce it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Draw<const W: usize> {
    /// A train card or a newspaper; each card in the deck is equally likely.
    Card {
        cards: Cards,
        newspapers: u8,
    },
    /// One of these tickets, which a ticket deck can deal next.
    Ticket(Set<TicketId, W>),
    /// The colour of a passenger or of the pool, weighted by the count of each colour.
    Passenger(Cards),
    /// The starting seat, out of this many seats.
    First {
        seats: u8,
    },
    /// One of these events, one bit each.
    Event(u32),
    Pavilion(u32),
    /// One of these routes, on which snow will fall.
    Route(Set<RouteId, W>),
    /// A postcard from general delivery.
    Postcard(Set<PostcardId, SMALL>),
}

/// The outcome of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// A train card that shows no mark.
    Card(Card),
    /// A train card that shows a mark.
    Marked(Color, Mark),
    Newspaper,
    Ticket(TicketId),
    /// The colour of a passenger or of the pool.
    Passenger(Color),
    /// The starting seat.
    First(Seat),
    Event(u8),
    Pavilion(u8),
    /// The route on which snow falls.
    Route(RouteId),
    Postcard(PostcardId),
}

impl Outcome {
    /// Returns the outcome in which the train deck deals this face.
    pub fn of(face: Face) -> Outcome {
        match face {
            Face::Card(card) => Outcome::Card(card),
            Face::Marked(color, mark) => Outcome::Marked(color, mark),
            Face::Newspaper => Outcome::Newspaper,
        }
    }

    /// Returns the face of the dealt train card or newspaper; `None` for any other outcome.
    pub fn face(self) -> Option<Face> {
        match self {
            Outcome::Card(card) => Some(Face::Card(card)),
            Outcome::Marked(color, mark) => Some(Face::Marked(color, mark)),
            Outcome::Newspaper => Some(Face::Newspaper),
            _ => None,
        }
    }
}

impl<const W: usize> Draw<W> {
    /// Returns the sum of all weights.
    #[inline(always)]
    pub fn weight(&self) -> u32 {
        match self {
            Draw::Card { cards, newspapers } => u32::from(cards.len()) + u32::from(*newspapers),
            Draw::Ticket(tickets) => tickets.len() as u32,
            Draw::Passenger(colors) => u32::from(colors.len()),
            Draw::First { seats } => u32::from(*seats),
            Draw::Event(bits) | Draw::Pavilion(bits) => bits.count_ones(),
            Draw::Route(routes) => routes.len() as u32,
            Draw::Postcard(numbers) => numbers.len() as u32,
        }
    }

    /// Returns the outcome at index `number` in a list where each outcome's weight is the number of
    /// times that it appears. Train cards are ordered by colour, followed by locomotives and
    /// newspapers. All other outcomes are ordered by number.
    ///
    /// # Panics
    /// May panic, or return an impossible outcome, if `number` is not below the weight.
    #[inline(always)]
    pub fn nth(&self, number: u32) -> Outcome {
        match self {
            Draw::Card { cards, newspapers } => {
                if *newspapers > 0 && number >= u32::from(cards.len()) {
                    return Outcome::Newspaper;
                }
                if cards.is_marked() {
                    return Outcome::of(cards.nth_face(number as u8));
                }
                Outcome::Card(cards.nth(number as u8))
            }
            Draw::Ticket(tickets) => Outcome::Ticket(tickets.nth(number as usize)),
            Draw::Passenger(colors) => {
                let color = colors.nth(number as u8).color().expect("passengers have colours");
                Outcome::Passenger(color)
            }
            Draw::First { .. } => Outcome::First(Seat::new(number as usize)),
            Draw::Event(events) => Outcome::Event(nth_bit(*events, number)),
            Draw::Pavilion(pavilions) => Outcome::Pavilion(nth_bit(*pavilions, number)),
            Draw::Route(routes) => Outcome::Route(routes.nth(number as usize)),
            Draw::Postcard(numbers) => Outcome::Postcard(numbers.nth(number as usize)),
        }
    }

    /// Checks whether the weight of this outcome is above 0.
    pub fn allows(&self, outcome: Outcome) -> bool {
        match (self, outcome) {
            (Draw::Card { newspapers, .. }, Outcome::Newspaper) => *newspapers > 0,
            (Draw::Card { cards, .. }, Outcome::Card(card)) => cards.holds(&Cards::of(card, 1)),
            (Draw::Card { cards, .. }, Outcome::Marked(color, mark)) => cards.marked(color, mark) > 0,
            (Draw::Ticket(tickets), Outcome::Ticket(ticket)) => ticket.index() < 64 * W && tickets.contains(ticket),
            (Draw::Passenger(colors), Outcome::Passenger(color)) => colors.of_color(color) > 0,
            (Draw::First { seats }, Outcome::First(seat)) => seat.index() < *seats as usize,
            (Draw::Event(bits), Outcome::Event(at)) | (Draw::Pavilion(bits), Outcome::Pavilion(at)) => {
                at < 32 && bits >> at & 1 == 1
            }
            (Draw::Route(routes), Outcome::Route(route)) => route.index() < 64 * W && routes.contains(route),
            (Draw::Postcard(numbers), Outcome::Postcard(number)) => {
                number.index() < 64 * SMALL && numbers.contains(number)
            }
            _ => false,
        }
    }
}

/// Returns the index of the set bit with exactly `number` set bits below it.
fn nth_bit(bits: u32, number: u32) -> u8 {
    let left = (0..number).fold(bits, |left, _| left & (left - 1));
    left.trailing_zeros() as u8
}

/// A source of random outcomes.
pub trait Dealer {
    /// Picks an outcome with a weight above 0.
    fn pick<const W: usize>(&mut self, draw: &Draw<W>) -> Outcome;
}

/// A source of outcomes that either provides each one immediately or leaves it to a later input.
pub(crate) trait Chance {
    /// Returns the outcome of a draw; `None` if a later input will provide it.
    fn answer<const W: usize>(&mut self, draw: impl FnOnce() -> Draw<W>) -> Option<Outcome>;
}

/// A source that leaves every outcome to a later input.
pub(crate) struct Later;

impl Chance for Later {
    #[inline(always)]
    fn answer<const W: usize>(&mut self, _: impl FnOnce() -> Draw<W>) -> Option<Outcome> {
        None
    }
}

/// A dealer provides every outcome immediately.
impl<D: Dealer> Chance for D {
    #[inline(always)]
    fn answer<const W: usize>(&mut self, draw: impl FnOnce() -> Draw<W>) -> Option<Outcome> {
        Some(self.pick(&draw()))
    }
}
