//! Localized messages for the server and the terminal, from `data/words`.
//!
//! A message is a value that consists of an id and arguments. Only code that knows the reader's
//! language turns it into a sentence.

#![forbid(unsafe_code)]

mod bundle;
mod language;
mod message;

pub use bundle::AREAS;
pub use language::{Language, UnknownLanguage};
pub use message::{Message, Value};

/// Creates a message, for example `message!("refusal-seats", least = 2, most = 5)`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

/// Formats a message in the given language, for example
/// `say!(language, "terminal-trains", number = 3)`.
#[macro_export]
macro_rules! say {
    ($language:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message!($id $(, $name = $value)*).text($language)
    };
}

/// Removes the full stop of a sentence that already ends with `!`, `?` or `…`, as happens if its
/// last word belongs to a title such as "Extra! Extra!".
pub fn single_stops(text: &str) -> String {
    let mut single = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let ends = letters.peek().is_none_or(|next| next.is_whitespace());
        if !(letter == '.' && ends && single.ends_with(['!', '?', '…'])) {
            single.push(letter);
        }
    }
    single
}

/// Capitalizes the first letter of a text.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
