//! Policies that drive a game into corner cases. Each policy ranks its choices and picks one of the
//! best at random.

use dealer::Stream;
use rules::action::Action;
use rules::card::{Card, Color};
use rules::ids::Id;
use rules::view::Sight;

use crate::Player;

/// A function that ranks a choice.
type Taste = fn(&Wish, &Action, Option<Card>) -> u8;

/// A policy with a single preference.
pub struct Corner {
    stream: Stream,
    wish: Wish,
    taste: Taste,
}

/// The colour that a policy collects, chosen at random.
struct Wish {
    color: Color,
}

impl Corner {
    fn new(mut stream: Stream, taste: Taste) -> Corner {
        let color = Color::ALL[stream.below(Color::COUNT)];
        Corner { stream, wish: Wish { color }, taste }
    }

    /// Creates a policy that claims whenever it can, with as many cards as possible. Otherwise, it
    /// draws.
    pub fn greedy(stream: Stream) -> Corner {
        Corner::new(stream, |_, action, _| match action {
            Action::Claim { payment, .. } => 10 + payment.len(),
            Action::DrawBlind | Action::DrawFaceUp(_) => 5,
            _ => 1,
        })
    }

    /// Creates a policy that hoards one colour and locomotives, and claims only if it must.
    pub fn one_color(stream: Stream) -> Corner {
        Corner::new(stream, |wish, action, card| match (action, card) {
            (Action::DrawFaceUp(_), Some(Card::Color(color))) if color == wish.color => 9,
            (Action::DrawFaceUp(_), Some(Card::Locomotive)) => 8,
            (Action::DrawBlind, _) => 7,
            (Action::DrawFaceUp(_), _) => 6,
            (Action::Claim { .. }, _) => 2,
            _ => 3,
        })
    }

    /// Creates a policy that takes every card, then every ticket. If it must claim, it uses as few
    /// cards as possible.
    pub fn hoarder(stream: Stream) -> Corner {
        Corner::new(stream, |_, action, _| match action {
            Action::DrawBlind => 20,
            Action::DrawFaceUp(_) => 19,
            Action::DrawTickets(_) => 18,
            Action::Claim { payment, .. } => 10 - payment.len(),
            Action::KeepTickets { kept, .. } => kept.len() as u8,
            _ => 1,
        })
    }

    /// Creates a policy that draws tickets as long as there are any, and keeps as few as possible.
    /// After that, it plays at random.
    pub fn tickets(stream: Stream) -> Corner {
        Corner::new(stream, |_, action, _| match action {
            Action::DrawTickets(_) => 9,
            Action::KeepTickets { kept, .. } => 9 - kept.len() as u8,
            _ => 5,
        })
    }

    /// Creates a policy that avoids taking or spending locomotives, so that they fill the market.
    pub fn resets(stream: Stream) -> Corner {
        Corner::new(stream, |_, action, card| match (action, card) {
            (Action::DrawFaceUp(_), Some(Card::Color(_))) => 9,
            (Action::DrawBlind, _) => 7,
            (Action::Claim { payment, .. }, _) => 6 - payment.locomotives().min(5),
            (Action::DrawTickets(_), _) => 3,
            _ => 2,
        })
    }
}

impl<const W: usize> Player<W> for Corner {
    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        let choices = sight.choices();
        let (mut best, mut liking, mut alike) = (None, 0, 0);
        choices.iter().for_each(|action| {
            let card = match action {
                Action::DrawFaceUp(slot) => sight.open.market.slots()[slot.index()],
                _ => None,
            };
            let here = (self.taste)(&self.wish, &action, card);
            if here < liking {
                return;
            }
            alike = if here == liking { alike + 1 } else { 1 };
            liking = here;
            if self.stream.below(alike) == 0 {
                best = Some(action);
            }
        });
        best.expect("a seat that is asked has a choice")
    }
}
