//! Messages and their arguments.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};
use serde::{Deserialize, Serialize};

use crate::Language;
use crate::bundle;

/// The id of a message with its arguments, independent of any language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Message {
    id: Cow<'static, str>,
    arguments: Vec<(Cow<'static, str>, Value)>,
}

/// A message argument.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Value {
    /// Text that is the same in every language, such as names and user input.
    Text(String),
    /// A number, which selects the plural form.
    Number(i64),
    /// A nested message.
    Message(Message),
}

impl Message {
    /// Creates a message without arguments. Ids are always written out in full, so that tests can
    /// find them.
    pub const fn new(id: &'static str) -> Message {
        Message { id: Cow::Borrowed(id), arguments: Vec::new() }
    }

    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.arguments.push((Cow::Borrowed(name), value.into()));
        self
    }

    pub fn id(&self) -> &str {
        &self.id
    }

    /// Formats the message in the given language, falling back to English.
    pub fn text(&self, language: Language) -> String {
        let mut arguments = FluentArgs::with_capacity(self.arguments.len());
        for (name, value) in &self.arguments {
            arguments.set(name.as_ref(), value.in_language(language));
        }
        bundle::format(language, &self.id, &arguments)
    }
}

impl Value {
    /// Formats the argument as part of a sentence in this language.
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

/// Formats the message in English, for logs.
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

/// Converts the size of a collection in memory, which always fits into an `i64`.
impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
