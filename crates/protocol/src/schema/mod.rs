//! JSON Schemas of all wire types, derived from the types themselves.
//!
//! The same definitions become the OpenAPI document, the schema of the socket, and the TypeScript
//! types of the browser client.

mod check;
mod document;
mod tidy;
mod typescript;

pub use check::check;
pub use document::{bot_lines, rename_references, socket};
pub use tidy::name_variants;
pub use typescript::typescript;

use std::collections::BTreeSet;

use rules::limits::LARGE;
use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value};

use crate::bot::BotLine;
use crate::*;

/// Schemas by type name.
pub type Definitions = Map<String, Value>;

/// Prefix of references between schemas.
pub const PREFIX: &str = "#/$defs/";

fn named(schemas: &[Schema]) -> impl Iterator<Item = String> {
    schemas.iter().filter_map(|schema| referred(schema.as_value()).map(str::to_string))
}

/// Registers the types that clients send, and returns references to them.
fn add_requests(generator: &mut SchemaGenerator) -> Vec<Schema> {
    let mut all = calls::bodies(generator);
    all.push(generator.subschema_for::<ClientMessage>());
    all
}

/// Registers the types that clients receive, and returns references to them.
fn add_replies(generator: &mut SchemaGenerator) -> Vec<Schema> {
    let mut all = calls::answers(generator);
    all.push(generator.subschema_for::<ServerMessage>());
    all.push(generator.subschema_for::<HookCall>());
    all.push(generator.subschema_for::<Problem>());
    all.push(generator.subschema_for::<BotLine<LARGE>>());
    all
}

/// Returns all wire types. A type that is both sent and received is described in the form that
/// clients may send.
pub fn definitions() -> Definitions {
    let mut taken = SchemaSettings::draft2020_12().into_generator();
    let requests = add_requests(&mut taken);
    let mut given = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let replies = add_replies(&mut given);
    let mut all = given.take_definitions(true);
    all.values_mut().for_each(tidy::forget_absent_nulls);
    all.extend(taken.take_definitions(true));
    tidy::tidy(&mut all);
    // Types that were flattened into others are no longer referenced.
    reachable(&all, named(&requests).chain(named(&replies)))
}

/// Returns the definitions that can be reached from these names.
pub fn reachable(all: &Definitions, from: impl IntoIterator<Item = String>) -> Definitions {
    let mut wanted: Vec<String> = from.into_iter().collect();
    let mut found = BTreeSet::new();
    while let Some(name) = wanted.pop() {
        if let Some(schema) = all.get(&name).filter(|_| found.insert(name.clone())) {
            references(schema, &mut wanted);
        }
    }
    all.iter().filter(|(name, _)| found.contains(*name)).map(|(name, schema)| (name.clone(), schema.clone())).collect()
}

/// Collects the names of the types that a schema refers to.
fn references(schema: &Value, found: &mut Vec<String>) {
    match schema {
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        Value::Object(fields) => {
            found.extend(referred(schema).map(str::to_string));
            fields.values().for_each(|field| references(field, found));
        }
        _ => {}
    }
}

/// Returns the name of the type that this schema refers to.
fn referred(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.strip_prefix(PREFIX)
}
