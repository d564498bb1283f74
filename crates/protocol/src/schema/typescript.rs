//! Generates TypeScript declarations of the wire types and the API calls.

use std::fmt::Write;

use serde_json::{Map, Value};

use super::{definitions, referred};
use crate::calls::{CALLS, CallSpec};

/// Maximum length of a list that becomes a tuple. Longer lists have an entry for each seat or
/// colour.
const TUPLE_MAX: u64 = 3;

/// Maximum length of an object type that is written on one line.
const LINE_MAX: usize = 100;

/// Returns the declarations of all wire types and API calls.
pub fn typescript() -> String {
    let mut text = String::from(
        "// Generated from crates/protocol; do not edit.\n\
         // Regenerate: HIGHBALL_BLESS=1 cargo test --workspace --all-features --test protocol-tests\n",
    );
    for (name, schema) in definitions() {
        let _ = write!(text, "\n{}export type {name} ={}\n", comment(&schema, ""), declared(&schema));
    }
    text.push_str(
        "\n/** Every call of the API by its method and path: the words of the path with the body, and the answer. */\n\
         export interface ApiCalls {\n",
    );
    CALLS.iter().for_each(|spec| text.push_str(&call(spec)));
    text.push_str("}\n");
    text
}

/// Declares a call: its method, path, parameters and answer.
fn call(spec: &CallSpec) -> String {
    let mark = if spec.is_body_optional { "?" } else { "" };
    let body = (!spec.takes.is_empty()).then(|| format!("body{mark}: {}", spec.takes));
    let words = spec.words.iter().map(|word| match *word {
        "table" => "table: TableId".to_string(),
        "campaign" => "campaign: CampaignId".to_string(),
        "person" => "person: PersonId".to_string(),
        "kind" => "kind: SanctionKind".to_string(),
        "seat" | "inputs" | "number" => format!("{word}: number"),
        word => format!("{word}: string"),
    });
    let takes: Vec<String> = words.chain(body).collect();
    let takes = if takes.is_empty() { "object".to_string() } else { format!("{{ {} }}", takes.join("; ")) };
    let gives = match spec.gives {
        "" => "void".to_string(),
        "text" => "string".to_string(),
        "png" => "Blob".to_string(),
        gives => gives.strip_prefix('[').map_or(gives.to_string(), |one| one.replace(']', "[]")),
    };
    let CallSpec { method, path, says, .. } = spec;
    format!("  /** {says} */\n  '{method} {path}': {{\n    takes: {takes}\n    gives: {gives}\n  }}\n")
}

/// Declares a type; each variant has its own line.
fn declared(schema: &Value) -> String {
    match schema["oneOf"].as_array() {
        Some(variants) => variants
            .iter()
            .map(|variant| format!("\n{}  | {}", comment(variant, "  "), written(variant, "    ")))
            .collect(),
        None => format!(" {}", written(schema, "")),
    }
}

/// Returns the description of a schema as a comment.
fn comment(schema: &Value, indent: &str) -> String {
    let Some(text) = schema["description"].as_str() else { return String::new() };
    match text.contains('\n') {
        false => format!("{indent}/** {text} */\n"),
        true => {
            let lines = text.lines().map(|line| format!("{indent} * {line}").trim_end().to_string() + "\n");
            format!("{indent}/**\n{}{indent} */\n", lines.collect::<String>())
        }
    }
}

/// Returns a type as it is written inside another type.
fn written(schema: &Value, indent: &str) -> String {
    if let Some(name) = referred(schema) {
        return name.to_string();
    }
    if let Some(options) = schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
        return options.iter().map(|option| written(option, indent)).collect::<Vec<_>>().join(" | ");
    }
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<String> = words.iter().map(quoted).collect();
        return words.join(" | ") + nullable(schema);
    }
    if let Some(only) = schema.get("const") {
        return quoted(only);
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        kind => vec![kind.clone()],
    };
    let kinds: Vec<String> = kinds.iter().map(|kind| of_kind(kind.as_str(), schema, indent)).collect();
    kinds.join(" | ")
}

fn nullable(schema: &Value) -> &'static str {
    let is_null = schema["type"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == "null"));
    if is_null { " | null" } else { "" }
}

fn quoted(word: &Value) -> String {
    word.as_str().map_or_else(|| word.to_string(), |word| format!("'{word}'"))
}

fn of_kind(kind: Option<&str>, schema: &Value, indent: &str) -> String {
    match kind {
        Some("integer" | "number") => "number".to_string(),
        Some("array") => list(schema, indent),
        Some("object") => match schema["properties"].as_object() {
            Some(properties) => object(properties, schema, indent),
            None => format!("Record<string, {}>", written(&schema["additionalProperties"], indent)),
        },
        Some(other) => other.to_string(),
        None => "unknown".to_string(),
    }
}

fn list(schema: &Value, indent: &str) -> String {
    if let Some(items) = schema["prefixItems"].as_array() {
        let items: Vec<String> = items.iter().map(|item| written(item, indent)).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = written(&schema["items"], indent);
    let [least, most] = ["minItems", "maxItems"].map(|limit| schema[limit].as_u64());
    match least.filter(|least| most == Some(*least) && *least <= TUPLE_MAX) {
        Some(count) => format!("[{}]", vec![item; count as usize].join(", ")),
        None if item.contains(" | ") => format!("({item})[]"),
        None => format!("{item}[]"),
    }
}

/// Returns an object type, on one line if it is short and its fields have no descriptions.
fn object(properties: &Map<String, Value>, schema: &Value, indent: &str) -> String {
    let required = schema["required"].as_array();
    let inside = format!("{indent}  ");
    let fields = properties.iter().map(|(name, property)| {
        let optional = !required.is_some_and(|required| required.iter().any(|known| known == name));
        let mark = if optional { "?" } else { "" };
        let key = if name.contains('-') { format!("'{name}'") } else { name.clone() };
        (comment(property, &inside), format!("{key}{mark}: {}", written(property, &inside)))
    });
    let fields: Vec<(String, String)> = fields.collect();
    let line = fields.iter().map(|(_, field)| field.as_str()).collect::<Vec<_>>().join("; ");
    let is_short = indent.len() + line.len() < LINE_MAX && !line.contains('\n');
    if is_short && !indent.is_empty() && fields.iter().all(|(comment, _)| comment.is_empty()) {
        return format!("{{ {line} }}");
    }
    let lines: String = fields.iter().map(|(comment, field)| format!("\n{comment}{inside}{field}")).collect();
    format!("{{{lines}\n{indent}}}")
}
