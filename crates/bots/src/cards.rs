//! Questions that cards put: every optional cost is compared in money.

use rules::action::Action;
use rules::agenda::Ask;
use rules::deed::{Act, Cost, Effect};
use rules::view::Sight;

/// What a train card is worth while tickets are open, and in the last round.
const CARD: f32 = 2.0;
const LAST_CARD: f32 = 0.0;
/// What a locomotive is worth beside that.
const LOCOMOTIVE: f32 = 3.0;

/// The answer to a question of a card; `answers` has a bit for each that may be given.
pub(crate) fn answer<const W: usize>(sight: &Sight<'_, W>, answers: u16) -> Action {
    let deeds = &sight.tables.edition().deeds;
    let last = sight.open.turns_left.is_some();
    let card = if last { LAST_CARD } else { CARD };
    let wanted = match sight.open.asking() {
        Some(Ask::Use(_, deed)) => {
            let deed = &deeds[deed as usize];
            let price = match deed.cost {
                Some(Cost::Locomotives(count)) => f32::from(count) * if last { 0.0 } else { LOCOMOTIVE },
                Some(Cost::Cash(coins)) => f32::from(coins),
                None => 0.0,
            };
            let brings: f32 = deed.acts.iter().map(|act| act_worth(act, card)).sum();
            u8::from(brings > price)
        }
        Some(Ask::Choose(_, deed)) => {
            let [one, other] =
                deeds[deed as usize].either().expect("only such cards ask").map(|effect| worth(&effect, card));
            u8::from(one < other)
        }
        _ => 0,
    };
    let allowed = answers >> wanted & 1 == 1;
    Action::Answer(if allowed { wanted } else { answers.trailing_zeros() as u8 })
}

fn act_worth(act: &Act, card: f32) -> f32 {
    match act {
        Act::Do(_, effect) => worth(effect, card),
        Act::Choose(one, other) => worth(one, card).max(worth(other, card)),
    }
}

/// What an effect is worth to the seat it meets.
fn worth(effect: &Effect, card: f32) -> f32 {
    match *effect {
        Effect::Gain(coins) | Effect::TicketValue(coins) | Effect::Vault(coins) => f32::from(coins),
        Effect::Pay(coins) | Effect::Pool(coins) => -f32::from(coins),
        Effect::Draw(cards) | Effect::Take(cards) | Effect::Free(cards) => f32::from(cards) * card,
        Effect::Stakes(stakes) => f32::from(stakes),
        Effect::GainByLength([_, coins, _]) => f32::from(coins),
        Effect::DrawByLength([_, cards, _]) => f32::from(cards) * card,
        Effect::Postcards(count) => 4.0 * f32::from(count),
        Effect::ExtraTurn => 2.0 * card,
        Effect::Tickets { .. }
        | Effect::AnyColor
        | Effect::Unlock
        | Effect::Trains(_)
        | Effect::Evidence(_)
        | Effect::Refresh
        | Effect::RetireCurrent
        | Effect::Mod(_) => 1.0,
    }
}
