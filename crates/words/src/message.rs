//! A message that is to be said, and what stands in it.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::Language;
use crate::bundle;

/// The id of a message and its arguments: a sentence that has no language yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    id: &'static str,
    arguments: Vec<(&'static str, Value)>,
}

/// What stands in a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// Words that are the same in every language: names, and what was typed.
    Text(String),
    /// A number, by which a language chooses its plural.
    Number(i64),
    /// Words that are a message themselves.
    Message(Message),
}

impl Message {
    /// A message without arguments. An id is written whole wherever it is said, so that a test can find it.
    pub const fn new(id: &'static str) -> Message {
        Message { id, arguments: Vec::new() }
    }

    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.arguments.push((name, value.into()));
        self
    }

    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The sentence in a language; in English where that language has none.
    pub fn text(&self, language: Language) -> String {
        let mut arguments = FluentArgs::with_capacity(self.arguments.len());
        for (name, value) in &self.arguments {
            arguments.set(*name, value.in_language(language));
        }
        bundle::format(language, self.id, &arguments)
    }
}

impl Value {
    /// As it stands in a sentence of this language.
    pub fn text(&self, language: Language) -> String {
        match self {
            Value::Text(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Message(message) => message.text(language),
        }
    }

    fn in_language(&self, language: Language) -> FluentValue<'_> {
        match self {
            Value::Text(text) => FluentValue::from(text.as_str()),
            Value::Number(number) => FluentValue::from(*number),
            Value::Message(message) => FluentValue::from(message.text(language)),
        }
    }
}

/// In English, for logs.
impl fmt::Display for Message {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text(Language::English))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_string())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(i64::from(number))
            }
        }
    )*};
}

numbers! { u8 i8 u16 i16 u32 i32 i64 }

/// Counts of things in memory, which are far below what does not fit.
impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
