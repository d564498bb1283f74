use rules::action::Action;
use rules::card::{Card, Cards};
use rules::ids::{Id, Slot};
use rules::limits::MARKET_SLOTS;
use rules::view::Sight;

use super::Judged;
use super::purse::CardNeeds;
use crate::style::Style;

/// The value of each kind of card to a hand, and the value of a card from the deck. The latter is
/// the mean over all unseen cards.
struct Values {
    kinds: [f32; Card::KINDS],
    blind: f32,
}

impl Values {
    fn new<const W: usize>(style: &Style, sight: &Sight<'_, W>, needs: &CardNeeds) -> Values {
        let hand = &sight.own.hand;
        let kinds = std::array::from_fn(|kind| needs.value(Card::new(kind), hand, style));
        let unseen = unseen(sight);
        let sum: f32 = unseen.kinds().map(|(card, count)| f32::from(count) * kinds[card.kind()]).sum();
        Values { kinds, blind: sum / f32::from(unseen.len().max(1)) }
    }
}

/// Returns the cards that this seat cannot see, which are in the deck and in other hands.
pub fn unseen<const W: usize>(sight: &Sight<'_, W>) -> Cards {
    let mut cards = sight.tables.edition().cards;
    for seen in [&sight.own.hand, &sight.open.market.cards(), &sight.open.discard] {
        cards.take_all(seen);
    }
    cards
}

/// Adds every possible first card. The value of a card includes the expected value of the
/// second card, if one may follow.
pub fn first<const W: usize>(
    judged: &mut Vec<Judged>,
    style: &Style,
    sight: &Sight<'_, W>,
    needs: &CardNeeds,
    blind: bool,
    slots: u8,
    price: f32,
) {
    let values = Values::new(style, sight, needs);
    let market = sight.open.market.slots();
    let colored = |slot: usize| match market[slot] {
        Some(card @ Card::Color(_)) if slots >> slot & 1 == 1 => Some(values.kinds[card.kind()]),
        _ => None,
    };
    // The second card is the best coloured face-up card that remains, or a card from the deck if
    // that is worth more.
    let second = |taken: Option<usize>| {
        let open = (0..MARKET_SLOTS).filter(|&slot| Some(slot) != taken).filter_map(colored);
        open.fold(values.blind, f32::max)
    };
    if blind {
        judged.push(Judged { action: Action::DrawBlind, worth: price * (values.blind + second(None)) });
    }
    for (slot, card) in market.into_iter().enumerate() {
        let Some(card) = card.filter(|_| slots >> slot & 1 == 1) else { continue };
        let first = values.kinds[card.kind()];
        let worth = if card == Card::Locomotive { first } else { first + second(Some(slot)) };
        judged.push(Judged { action: Action::DrawFaceUp(Slot::new(slot)), worth: price * worth });
    }
}

/// Adds every possible second card, with its value.
pub fn second<const W: usize>(
    judged: &mut Vec<Judged>,
    style: &Style,
    sight: &Sight<'_, W>,
    needs: &CardNeeds,
    blind: bool,
    slots: u8,
) {
    let values = Values::new(style, sight, needs);
    if blind {
        judged.push(Judged { action: Action::DrawBlind, worth: values.blind });
    }
    for (slot, card) in sight.open.market.slots().into_iter().enumerate() {
        if let Some(card) = card.filter(|_| slots >> slot & 1 == 1) {
            judged.push(Judged { action: Action::DrawFaceUp(Slot::new(slot)), worth: values.kinds[card.kind()] });
        }
    }
}
