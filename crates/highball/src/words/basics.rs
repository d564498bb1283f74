//! Short phrases used in many sentences.

use ::words::{Language, Message, Value, capital, message, single_stops};
use rules::card::{Card, Cards, Color, Face, Mark};

/// Formats a count with its noun, for reports that exist only in English.
pub use protocol::words::count;

/// Formats a list: `a, b and c`.
pub fn listed<V: Into<Value>>(parts: impl IntoIterator<Item = V>) -> Value {
    let mut parts: Vec<Value> = parts.into_iter().map(Into::into).collect();
    let Some(last) = parts.pop() else { return message!("terminal-word-nothing").into() };
    let joined = |before: Value, last: Value| message!("terminal-word-comma", before = before, last = last).into();
    match parts.into_iter().reduce(joined) {
        Some(before) => message!("terminal-word-and", before = before, last = last).into(),
        None => last,
    }
}

/// Formats a number of tickets from one of several decks: `3 long tickets`.
pub fn in_deck(number: impl Into<Value>, deck: &str) -> Message {
    message!("word-tickets-of", count = number, deck = deck)
}

/// Formats a range: `2 to 5`, or a single number.
pub fn range(from: usize, to: usize) -> Value {
    if from == to { from.into() } else { message!("terminal-word-range", from = from, to = to).into() }
}

/// Formats an ordinal: `1st`, `2nd`, and so on.
pub fn ordinal(place: u8) -> Message {
    message!("terminal-word-place", place = place)
}

/// Converts text to a sentence with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    single_stops(&format!("{}.", capital(text)))
}

/// Quotes a shell argument if necessary.
pub fn quoted(argument: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_./:,=+@%".contains(letter);
    if !argument.is_empty() && argument.chars().all(plain) {
        return argument.to_string();
    }
    format!("'{}'", argument.replace('\'', "'\\''"))
}

/// Formats points with a plus or minus sign, unless they are 0.
pub fn signed(points: i16) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string() }
}

/// Returns the name of a colour, for cards, routes or passengers.
pub fn color(color: Color) -> Message {
    match color {
        Color::Purple => message!("word-purple"),
        Color::Red => message!("word-red"),
        Color::Orange => message!("word-orange"),
        Color::Yellow => message!("word-yellow"),
        Color::Green => message!("word-green"),
        Color::Blue => message!("word-blue"),
        Color::White => message!("word-white"),
        Color::Black => message!("word-black"),
    }
}

/// Returns the translated name of a seat or company, given the word for its colour. Other words,
/// which custom maps can define, are returned unchanged.
pub fn known_seat(word: &str) -> Value {
    let Some(color) = Color::named(word) else { return word.into() };
    let known = match color {
        Color::Purple => message!("word-seat-purple"),
        Color::Red => message!("word-seat-red"),
        Color::Orange => message!("word-seat-orange"),
        Color::Yellow => message!("word-seat-yellow"),
        Color::Green => message!("word-seat-green"),
        Color::Blue => message!("word-seat-blue"),
        Color::White => message!("word-seat-white"),
        Color::Black => message!("word-seat-black"),
    };
    known.into()
}

/// Returns the name of a kind of card.
pub fn card(card: Card) -> Message {
    match card {
        Card::Color(of) => color(of),
        Card::Locomotive => message!("word-locomotive"),
    }
}

/// Returns the name of a card with an article: `a green card`, `a locomotive`.
pub fn a_card(card: Card) -> Message {
    message!("terminal-word-a-card", color = card.name())
}

/// Iterates over the kinds of cards with their counts: `2 green`, `1 green with pickaxe`,
/// `1 locomotive`.
pub fn card_kinds(cards: &Cards) -> impl Iterator<Item = Message> + '_ {
    cards.faces().map(|(face, number)| match face {
        Face::Card(Card::Locomotive) => message!("word-locomotives", count = number),
        face => message!("word-cards-of", count = number, color = self::face(face)),
    })
}

/// Returns the name of a card, including its mark.
pub fn face(face: Face) -> Message {
    match face {
        Face::Card(of) => card(of),
        Face::Newspaper => message!("terminal-word-newspaper"),
        Face::Marked(of, mark) => {
            let mark = match mark {
                Mark::Pickaxe => message!("word-pickaxe"),
                Mark::Skull => message!("word-skull"),
            };
            message!("word-marked", color = color(of), mark = mark)
        }
    }
}

/// Formats cards: `2 green and 1 locomotive`.
pub fn cards(cards: &Cards, language: Language) -> String {
    listed(card_kinds(cards)).text(language)
}
