//! The use of a hand: missing cards, the value of each card, and the choice of payments.

use rules::card::{Card, Cards, Color};
use rules::ids::RouteId;
use rules::set::Set;

use crate::atlas::{Atlas, Rail};
use crate::style::Style;

/// Returns the number of cards, without locomotives, that a hand can contribute to a route. For a
/// grey route, these are cards of the most frequent colour.
pub fn fitting(hand: &Cards, rail: &Rail) -> f32 {
    let count = match rail.color {
        Some(color) => hand.of_color(color),
        None => hand.colors().into_iter().max().unwrap_or(0),
    };
    f32::from(count.min(rail.length))
}

/// Checks whether a hand has too few cards for a route, even if all suitable cards are used.
#[inline(always)]
pub fn cannot_pay(hand: &Cards, rail: &Rail) -> bool {
    let colored = match rail.color {
        Some(color) => hand.of_color(color),
        None => hand.colors().into_iter().max().unwrap_or(0),
    };
    colored + hand.locomotives() < rail.length
}

/// The cards that are missing or spare after a hand has been assigned to the wanted routes.
#[derive(Clone, Default)]
pub struct CardNeeds {
    /// Cards missing for coloured routes, by colour.
    pub short: [u8; Color::COUNT],
    /// Cards missing for grey routes.
    pub short_gray: u8,
    /// Cards of each colour that no wanted route needs.
    pub spare: [u8; Color::COUNT],
    /// The colour to collect for grey routes; `None` if they need no more cards.
    pub gray: Option<Color>,
}

impl CardNeeds {
    /// Assigns a hand to the wanted routes: first to coloured routes, then to grey ones, longest
    /// first.
    pub fn new<const W: usize>(atlas: &Atlas<W>, hand: &Cards, wanted: Set<RouteId, W>) -> CardNeeds {
        let mut needs = CardNeeds { spare: hand.colors(), ..CardNeeds::default() };
        let mut gray = [0u8; 8];
        let mut grays = 0;
        for route in wanted {
            let rail = atlas.rail(route);
            match needs.color_of(atlas, rail) {
                Some(color) => {
                    let have = &mut needs.spare[color as usize];
                    let used = rail.length.min(*have);
                    *have -= used;
                    needs.short[color as usize] += rail.length - used;
                }
                None if grays < gray.len() => {
                    gray[grays] = rail.length;
                    grays += 1;
                }
                None => needs.short_gray = needs.short_gray.saturating_add(rail.length),
            }
        }
        gray[..grays].sort_unstable_by(|a, b| b.cmp(a));
        for &length in &gray[..grays] {
            let most = (0..Color::COUNT).max_by_key(|&color| needs.spare[color]).unwrap_or(0);
            let used = length.min(needs.spare[most]);
            needs.spare[most] -= used;
            needs.short_gray += length - used;
            if used < length {
                needs.gray = Some(Color::ALL[most]);
            }
        }
        needs
    }

    /// Returns the best colour for a route; `None` if the route or a parallel one is grey. Among
    /// parallel routes, this is the colour with the most spare cards.
    fn color_of<const W: usize>(&self, atlas: &Atlas<W>, rail: &Rail) -> Option<Color> {
        let siblings = rail.siblings.into_iter().flatten().map(|sibling| atlas.rail(sibling).color);
        let mut best = rail.color?;
        for color in siblings {
            let color = color?;
            if self.spare[color as usize] > self.spare[best as usize] {
                best = color;
            }
        }
        Some(best)
    }

    /// Returns the number of missing cards, before locomotives are used.
    pub fn total(&self) -> u8 {
        self.short.iter().sum::<u8>() + self.short_gray
    }

    /// Returns the value of one more card. A needed card is worth 1.
    pub fn value(&self, card: Card, hand: &Cards, style: &Style) -> f32 {
        let locomotives = hand.locomotives();
        match card {
            Card::Locomotive if self.total() > locomotives => style.wild_needed,
            Card::Locomotive => style.wild_idle,
            Card::Color(color) => {
                let short = self.short[color as usize];
                if short > locomotives {
                    1.0
                } else if short > 0 {
                    style.covered
                } else if self.short_gray > 0 && self.gray == Some(color) {
                    style.gray
                } else if self.short_gray > 0 {
                    style.any + style.run * f32::from(hand.of_color(color).min(5))
                } else {
                    style.idle + style.run * f32::from(hand.of_color(color).min(5))
                }
            }
        }
    }
}

/// Returns the number of cards missing for these routes, after locomotives are used.
pub fn missing<const W: usize>(atlas: &Atlas<W>, hand: &Cards, routes: Set<RouteId, W>) -> f32 {
    let needs = CardNeeds::new(atlas, hand, routes);
    f32::from(needs.total().saturating_sub(hand.locomotives()))
}

/// Returns the cheapest payment for a route and its cost in cards; `None` if the hand cannot pay.
/// Locomotives and colours that are needed elsewhere cost more. `meant` is true if the planner
/// wants this route. If the route is coloured, the cards reserved for it then count as spare.
pub fn payment(hand: &Cards, rail: &Rail, needs: &CardNeeds, style: &Style, meant: bool) -> Option<(Cards, f32)> {
    let length = rail.length;
    let locomotives = hand.locomotives();
    let mut best: Option<(u8, u8, Color, f32)> = None;
    let mut consider = |color: Color| {
        let have = hand.of_color(color);
        if have + locomotives < length {
            return;
        }
        let colored = have.min(length);
        let wild = length - colored;
        let own = if meant && rail.color.is_some() { colored } else { needs.spare[color as usize].min(colored) };
        let loss = style.spare * f32::from(own) + f32::from(colored - own) + style.wild * f32::from(wild);
        if best.is_none_or(|(_, _, _, least)| loss < least) {
            best = Some((colored, wild, color, loss));
        }
    };
    match rail.color {
        Some(color) => consider(color),
        None => Color::ALL.into_iter().for_each(consider),
    }
    let (colored, wild, color, loss) = best?;
    let mut cards = Cards::of(Card::Color(color), colored);
    cards.add_all(&Cards::of(Card::Locomotive, wild));
    Some((cards, loss))
}
