//! JSON schemas of types with hand-written serialization. The schemas do not depend on the
//! capacity: a set is the list of its members.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::ability::Modifier;
use crate::agenda::{Agenda, Task};
use crate::card::{Card, Cards, Color, Face};
use crate::fact::FactData;
use crate::ids::TicketId;
use crate::limits::MARKET_SLOTS;
use crate::market::Market;
use crate::own::Telegram;
use crate::seen::Seen;
use crate::set::Set;
use crate::ticket::TicketList;

/// Implements `JsonSchema` for types that are serialized in the same way as another type.
macro_rules! written_as {
    ($([$($generics:tt)*] $type:ty => $other:ty;)*) => {$(
        impl<$($generics)*> JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                <$other>::schema_name()
            }

            fn schema_id() -> Cow<'static, str> {
                <$other>::schema_id()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                <$other>::json_schema(generator)
            }
        }
    )*};
}

written_as! {
    [] Agenda => Vec<Task>;
    [] Market => [Option<Face>; MARKET_SLOTS];
    [] TicketList => Vec<TicketId>;
    [] Telegram => Vec<Face>;
    [I: JsonSchema, const W: usize] Set<I, W> => Vec<I>;
}

/// Facts are sent only as a viewer saw them, so `Seen` has the schema of `FactData`.
impl<const W: usize> JsonSchema for Seen<W> {
    fn schema_name() -> Cow<'static, str> {
        "Seen".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = FactData::<W>::json_schema(generator);
        schema.insert("description".to_string(), "Something that happened; secrets of others are null.".into());
        schema
    }
}

/// Implements `JsonSchema` for types that are serialized as one of a fixed set of words.
macro_rules! words {
    ($($(#[doc = $doc:literal])* $type:ident $words:expr;)*) => {$(
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!("rules::", stringify!($type)).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let words: Vec<&str> = $words.collect();
                json_schema!({ "description": concat!($($doc),*).trim(), "type": "string", "enum": words })
            }
        }
    )*};
}

words! {
    /// A colour of train cards, routes, passengers and companies.
    Color Color::ALL.into_iter().map(Color::name);
    /// A rule change, given as the word that packs use for it.
    Modifier Modifier::WORDS.into_iter().map(|(word, _)| word);
    /// A train card without its mark.
    Card (0..Card::KINDS).map(|kind| Card::new(kind).name());
    /// A train card with its mark, if it has one.
    Face Face::all().filter(|face| *face != Face::Newspaper).map(Face::name);
}

impl JsonSchema for Cards {
    fn schema_name() -> Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Number of train cards of each face; faces of which there are none are left out.",
            "type": "object",
            "additionalProperties": generator.subschema_for::<u8>(),
        })
    }
}
