//! Four simple characters from published playtests of the game: path, hungry, one-step and
//! long-route.
//!
//! The characters and their results against each other are described in "AI-based Playtesting of
//! Contemporary Board Games" (de Mesentier Silva, Lee, Togelius, Nealen; 2017). The versions here
//! are our own, tuned to give similar results; `docs/bot-design.md` compares the results.

mod goal;
mod hungry;
mod long_route;
mod look;
mod one_step;
mod path;

use std::sync::Arc;

use dealer::Stream;
use rules::action::Action;
use rules::choices::Choices;
use rules::ids::Id;
use rules::view::Sight;

use crate::Player;
use crate::atlas::Atlas;
use crate::cards;
use look::{Look, most};

pub fn by_name<const W: usize>(atlas: &Arc<Atlas<W>>, name: &str, seed: u64) -> Option<Box<dyn Player<W>>> {
    fn seated<const W: usize>(
        atlas: &Arc<Atlas<W>>,
        seed: u64,
        nature: impl Nature<W> + 'static,
    ) -> Box<dyn Player<W>> {
        Box::new(Archetype { atlas: Arc::clone(atlas), stream: Stream::new(seed), nature })
    }
    Some(match name {
        "path" => seated(atlas, seed, path::Path::default()),
        "hungry" => seated(atlas, seed, hungry::Hungry::default()),
        "one-step" => seated(atlas, seed, one_step::OneStep::default()),
        "long-route" => seated(atlas, seed, long_route::LongRoute::default()),
        _ => return None,
    })
}

/// The behaviour of an archetype: how it acts, and which tickets it prefers.
trait Nature<const W: usize>: Send {
    /// Chooses an action for a turn or a second card. Returns `None` if none of the actions that
    /// the archetype wants is legal.
    fn act(&mut self, look: &Look<'_, W>) -> Option<Action>;

    /// Chooses the tickets to keep, one bit each. If these are too few, the caller adds the
    /// cheapest of the others.
    fn keep(&mut self, look: &Look<'_, W>) -> u8;

    /// Returns the preferred mix of tickets, from 0 (all from the first deck) to 1 (all from the
    /// second).
    fn mix(&self) -> f32 {
        0.5
    }
}

/// A player that follows an archetype's behaviour.
struct Archetype<const W: usize, N> {
    atlas: Arc<Atlas<W>>,
    stream: Stream,
    nature: N,
}

impl<const W: usize, N: Nature<W>> Player<W> for Archetype<W, N> {
    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        let choices = sight.choices();
        let look = Look::new(&self.atlas, sight, &choices, self.nature.mix());
        match choices {
            Choices::Turn(_) | Choices::SecondCard { .. } => {
                let wish = self.nature.act(&look).map(|wish| named(sight, wish));
                wish.unwrap_or_else(|| look.anything(&mut self.stream))
            }
            Choices::Keep(_) => look.keep(self.nature.keep(&look)),
            Choices::Passenger { place, colors } => {
                let mine = sight.open.passengers[sight.seat.index()];
                Action::TakePassenger { place, color: most(colors, |color| mine[color as usize]) }
            }
            Choices::Answers(answers) => cards::answer(sight, answers),
            Choices::Payments(_) => cards::pay(&choices),
            Choices::Second(_) => Action::Answer(0),
            Choices::Mixes(_) | Choices::Nothing => choices.nth(look.mix_number(choices.len())),
        }
    }
}

/// Replaces a claim with a `Name` action in games that ask for the route before the payment.
fn named<const W: usize>(sight: &Sight<'_, W>, wish: Action) -> Action {
    match wish {
        Action::Claim { route, .. } if sight.check(&Action::Name(route)).is_ok() => Action::Name(route),
        _ => wish,
    }
}
