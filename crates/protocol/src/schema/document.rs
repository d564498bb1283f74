//! Complete schema documents for the socket and the lines for bots.

use serde_json::{Value, json};

use super::{Definitions, PREFIX, definitions, name_variants, reachable};

/// Returns the schema of socket messages.
pub fn socket() -> Value {
    document(
        "Messages of the Highball socket",
        "A client opens a WebSocket at /socket, sends ClientMessage and receives ServerMessage, one message in each text \
         frame.",
        &["ClientMessage", "ServerMessage"],
    )
}

/// Returns the schema of the lines that a game sends to a program. The program answers with an
/// `Action` or with the number of a choice.
pub fn bot_lines() -> Value {
    document(
        "Lines for Highball bots",
        "A game writes BotLine, one in each line. The program answers each decide line with the number of a choice, counted \
         from 0, or with an Action.",
        &["BotLine", "Action"],
    )
}

fn document(title: &str, description: &str, roots: &[&str]) -> Value {
    let mut all = definitions();
    name_variants(&mut all);
    let all: Definitions = reachable(&all, roots.iter().map(|root| root.to_string()));
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": description,
        "anyOf": roots.iter().map(|root| json!({ "$ref": format!("{PREFIX}{root}") })).collect::<Vec<_>>(),
        "$defs": all,
    })
}

/// Replaces the prefix of all references, for example with `#/components/schemas/`.
pub fn rename_references(schema: &mut Value, prefix: &str) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(|item| rename_references(item, prefix)),
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get_mut("$ref") {
                *reference = reference.replacen(PREFIX, prefix, 1);
            }
            fields.values_mut().for_each(|field| rename_references(field, prefix));
        }
        _ => {}
    }
}
