//! The cast: levels of increasing strength, and characters with their own habits.
//!
//! All members are planners. They differ in the weights of their [`Style`] and in their lapses.
//! Lapses are seeded: the same seed gives the same game.

use std::sync::Arc;

use dealer::Stream;
use rules::action::Action;
use rules::card::Card;
use rules::choices::Choices;
use rules::ids::{Id, Slot};
use rules::view::Sight;

use crate::Player;
use crate::atlas::Atlas;
use crate::planner::{Judged, Planner};
use crate::style::Style;

/// A bot of the cast: a level or a character.
pub struct Member {
    /// The name used on the command line.
    pub name: &'static str,
    /// Strength from 1 to 5.
    pub level: u8,
    /// A sentence about the bot, or something that the bot says.
    pub about: &'static str,
    pub style: Style,
    pub lapses: Lapses,
}

/// A bot's lapses: the probability of each kind, from 0 to 1, and the maximum cost of a slip.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lapses {
    /// Probability of taking the second- or third-best choice.
    pub slips: f32,
    /// Probability of drawing from the deck without looking at the face-up cards.
    pub unseeing: f32,
    /// Probability of taking the face-up card that matches the most cards in the bot's hand,
    /// regardless of its plan.
    pub fond: f32,
    /// Maximum cost of a slip in points, by the bot's own estimate. This limit prevents a single
    /// slip from losing the game.
    pub cost: f32,
}

impl Lapses {
    const NONE: Lapses = Lapses { slips: 0.0, unseeing: 0.0, fond: 0.0, cost: 0.0 };
}

/// The weakest level. The three lowest levels build routes early, as people do: with more than
/// `hand` cards, they claim a route of the plan, or spend cards that they do not need on a nearby
/// route. Levels from `hard` upwards also search.
const EASY: Member = Member {
    name: "easy",
    level: 1,
    about: "the first level: claims routes as soon as it can, likes the colours it collects, and often overlooks the face-up cards.",
    style: Style {
        hand: 8.0,
        burst: 12.0,
        astray: 1.0,
        claim: 3.0,
        passenger: 0.0,
        globetrotter: -0.4,
        lay: 0.0,
        ..Style::PLANNER
    },
    lapses: Lapses { slips: 0.12, unseeing: 0.25, fond: 0.2, cost: 4.0 },
};
const NORMAL: Member = Member {
    name: "normal",
    level: 2,
    about: "the second level: claims routes as it goes, and misses the best choice now and then.",
    style: Style { hand: 12.0, burst: 17.0, claim: 3.0, passenger: 0.15, globetrotter: -0.1, ..Style::PLANNER },
    lapses: Lapses { slips: 0.2, unseeing: 0.2, fond: 0.1, cost: 8.0 },
};

const ADA: Member = Member {
    name: "ada",
    level: 3,
    about: "Ada, the ticket collector. Every ticket finds its train, dear, so do deal me three more.",
    style: Style { appetite: 10.0, faith: 0.5, leisure: 2.5, claim: 4.0, ..Style::PLANNER },
    lapses: Lapses::NONE,
};
const BRUNO: Member = Member {
    name: "bruno",
    level: 3,
    about: "Bruno, the long-hauler. Short hops are for trams; I lay six at a time and let the points come to me.",
    style: Style { stretch: 1.0, faith: -0.1, appetite: -10.0, ..Style::PLANNER },
    lapses: Lapses::NONE,
};
const MIRA: Member = Member {
    name: "mira",
    level: 3,
    about: "Mira, the gatekeeper. You meant to go through there? What a pity, I have just put up a fence.",
    style: Style { wary: 0.5, block: 1.6, aside: 5.0, claim: 3.0, ..Style::PLANNER },
    lapses: Lapses::NONE,
};
const OTTO: Member = Member {
    name: "otto",
    level: 3,
    about: "Otto, who waits. No hurry: first the cards, all of them, and then the whole line in one go.",
    style: Style { claim: -0.4, ..Style::PLANNER },
    lapses: Lapses::NONE,
};
const FELIX: Member = Member {
    name: "felix",
    level: 3,
    about: "Felix, the gambler. The far side of the map or nothing, and I never look at a card before it is mine.",
    style: Style { faith: 0.6, slack: 3.0, long_opening: 1.0, long_later: 1.0, claim: 4.0, ..Style::PLANNER },
    lapses: Lapses { unseeing: 0.8, ..Lapses::NONE },
};

/// All members of the cast, in display order.
pub const CAST: [Member; 7] = [EASY, NORMAL, ADA, BRUNO, MIRA, OTTO, FELIX];

pub fn member(name: &str) -> Option<&'static Member> {
    CAST.iter().find(|member| member.name == name)
}

/// A planner with lapses.
pub struct Human<const W: usize> {
    planner: Planner<W>,
    lapses: Lapses,
    stream: Stream,
}

impl<const W: usize> Human<W> {
    /// Creates a player in the style of this cast member. The seed determines its lapses.
    pub fn new(atlas: &Arc<Atlas<W>>, member: &Member, seed: u64) -> Human<W> {
        Human { planner: Planner::new(atlas, member.style), lapses: member.lapses, stream: Stream::new(seed) }
    }

    fn lapses(&mut self, chance: f32) -> bool {
        chance > 0.0 && (self.stream.below(1 << 20) as f32) < chance * (1 << 20) as f32
    }
}

impl<const W: usize> Player<W> for Human<W> {
    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        if self.lapses == Lapses::NONE {
            return self.planner.decide(sight);
        }
        let (slips, unseeing) = (self.lapses(self.lapses.slips), self.lapses(self.lapses.unseeing));
        let fond = self.lapses(self.lapses.fond);
        let third = self.stream.below(2);
        let judged = self.planner.judge(sight);
        let best = judged[0];
        if unseeing && matches!(best.action, Action::DrawFaceUp(_)) && draws_blind(judged) {
            return Action::DrawBlind;
        }
        if fond
            && draws(&best)
            && let Some(slot) = favourite(sight, judged)
        {
            return Action::DrawFaceUp(slot);
        }
        // In the last round, a slip would look as if the bot wanted an opponent to win.
        if !slips || sight.open.turns_left.is_some() || matches!(sight.choices(), Choices::Mixes(_)) {
            return best.action;
        }
        let near = judged[1..].iter().take_while(|other| best.worth - other.worth <= self.lapses.cost).take(1 + third);
        near.last().unwrap_or(&best).action
    }
}

fn draws(judged: &Judged) -> bool {
    matches!(judged.action, Action::DrawBlind | Action::DrawFaceUp(_))
}

/// Returns the slot of the face-up card that matches the most cards in the seat's hand, if it
/// matches at least two.
fn favourite<const W: usize>(sight: &Sight<'_, W>, judged: &[Judged]) -> Option<Slot> {
    let market = sight.open.market.slots();
    let held = |slot: &Slot| match market[slot.index()] {
        Some(Card::Color(color)) => sight.own.hand.of_color(color),
        _ => 0,
    };
    let slots = judged.iter().filter_map(|judged| match judged.action {
        Action::DrawFaceUp(slot) => Some(slot),
        _ => None,
    });
    slots.max_by_key(held).filter(|slot| held(slot) >= 2)
}

fn draws_blind(judged: &[Judged]) -> bool {
    judged.iter().any(|judged| judged.action == Action::DrawBlind)
}
