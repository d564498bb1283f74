//! What cards do, in words.

use rules::deed::{Act, Deed, Effect, Modifier};

/// All that a card does, in order: `draw the top train card, then collect $2`.
pub fn deed_words(deed: &Deed) -> String {
    let acts = deed.acts.iter().map(|act| match act {
        Act::Do(_, effect) => effect_words(*effect),
        Act::Choose(one, other) => format!("{} or {}", effect_words(*one), effect_words(*other)),
    });
    acts.collect::<Vec<_>>().join(", then ")
}

/// What an effect does for whom it meets.
pub fn effect_words(effect: Effect) -> String {
    let some = |number: u8, one: &str| format!("{number} {one}{}", if number == 1 { "" } else { "s" });
    match effect {
        Effect::Gain(coins) => format!("collect ${coins}"),
        Effect::Pay(coins) => format!("pay ${coins}"),
        Effect::Pool(coins) => format!("put ${coins} into the pool"),
        Effect::Draw(1) => "draw the top train card".to_string(),
        Effect::Draw(number) => format!("draw the top {number} train cards"),
        Effect::Take(1) => "take an open card that is no locomotive".to_string(),
        Effect::Take(number) => format!("take {number} open cards that are no locomotives"),
        Effect::Tickets { draw, keep } => format!("draw {} and keep at least {keep}", some(draw, "ticket")),
        Effect::Free(number) => format!("play {} fewer", some(number, "card")),
        Effect::AnyColor => "treat the route as gray".to_string(),
        Effect::Unlock => "ignore the lock on the double route".to_string(),
        Effect::TicketValue(value) => format!("add ${value} to the tickets"),
        Effect::Vault(value) => format!("put a certificate worth ${value} into the vault"),
        Effect::Trains(number) => format!("add {}", some(number, "train")),
        Effect::Stakes(number) => format!("take {}", some(number, "stake")),
        Effect::Evidence(number) => format!("mark {} of evidence", some(number, "piece")),
        Effect::Postcards(number) => format!("draw {}", some(number, "postcard")),
        Effect::Refresh => "replace all open cards".to_string(),
        Effect::RetireCurrent => "retire the current event".to_string(),
        Effect::ExtraTurn => "take another turn".to_string(),
        Effect::GainByLength([a, b, c]) => format!("collect ${a}, ${b} or ${c} for 1-2, 3-4 or 5-6 spaces"),
        Effect::DrawByLength([a, b, c]) => format!("draw {a}, {b} or {c} train cards for 1-2, 3-4 or 5-6 spaces"),
        Effect::Mod(changed) => {
            let word = Modifier::WORDS.iter().find(|(_, modifier)| *modifier == changed);
            word.map_or(String::new(), |(word, _)| format!("change a rule ({word})"))
        }
    }
}
