//! Checks the numbers in `pack.toml` and the pack's name, with the same limits as for editions.

use rules::limits::{MARKET_SLOTS, SEATS_MAX, TRAIN_CARDS_MAX};

use super::Found;
use crate::pack::Pack;
use crate::pack::files::PACK;

/// Size of the opening hand, as in the rule book.
const HAND: usize = 4;

pub(super) fn check(pack: &Pack, found: &mut Found<'_>) {
    let numbers = &pack.numbers;
    let plain = |text: &str, also: &[u8]| {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || also.contains(&byte))
    };
    if !plain(&pack.name, b"-") || pack.name.bytes().any(|byte| byte.is_ascii_uppercase()) {
        found.whole(PACK, format!("name the folder with lower-case letters, digits and hyphens, not '{}'.", pack.name));
    }
    for (good, _) in numbers.goods.iter().filter(|(good, _)| !plain(good, b"_-")) {
        found.key(&format!("goods.{good}"), format!("write the good '{good}' with letters, digits, _ and - only."));
    }
    for band in numbers.bands.iter().filter(|band| !plain(band, b"_-")) {
        found.key("bands", format!("write the band '{band}' with letters, digits, _ and - only."));
    }
    if numbers.bands.len() < 3 {
        found.key("bands", "there must be at least three bands: through bookings need three different ones.");
    }
    if numbers.newspapers.is_empty() || numbers.newspapers.len() > SEATS_MAX - 1 {
        found.key("newspapers", "write one to four numbers of newspapers, for two, three, four and five players.");
    }
    let cards: usize = numbers.cards.iter().map(|(_, count)| usize::from(*count)).sum();
    let cards = cards + usize::from(numbers.locomotives);
    let papers = usize::from(numbers.newspapers.iter().copied().max().unwrap_or(0));
    let dealt = SEATS_MAX * HAND + MARKET_SLOTS;
    if cards + papers > TRAIN_CARDS_MAX {
        let message =
            format!("there can be at most {TRAIN_CARDS_MAX} train cards and newspapers; there are {}.", cards + papers);
        found.key("cards", message);
    }
    if cards <= dealt {
        found.key("cards", format!("{dealt} train cards are dealt to five players; write more than {cards}."));
    }
    let marked = u16::from(numbers.pickaxes) + u16::from(numbers.skulls);
    for (color, count) in numbers.cards.iter().filter(|(_, count)| u16::from(*count) < marked) {
        let color = color.name();
        found.key(
            &format!("cards.{color}"),
            format!("{marked} cards of each colour have a mark, but there are only {count} {color} cards."),
        );
    }
}
