//! Words for people in their language, for everything but the page: the messages of `data/words` that the server and the
//! terminal say. A message is a value, its id and what stands in it; it becomes a sentence at the edge, where it is known
//! who reads it.

#![forbid(unsafe_code)]

mod bundle;
mod language;
mod message;

pub use bundle::AREAS;
pub use language::{Language, UnknownLanguage};
pub use message::{Message, Value};

/// A message as a value: `message!("refusal-seats", least = 2, most = 5)`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

/// The text of a message in a language: `say!(language, "terminal-trains", number = 3)`.
#[macro_export]
macro_rules! say {
    ($language:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message!($id $(, $name = $value)*).text($language)
    };
}

/// The text without a full stop behind a mark that ends a sentence itself: a message may close with a title such as
/// "Extra! Extra!".
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

/// The text with a capital, where it begins a sentence.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
