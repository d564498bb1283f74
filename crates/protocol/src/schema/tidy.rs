//! Cleans up schemas for readers and client generators. All values on the wire remain valid.

use serde_json::{Map, Value, json};

use super::{Definitions, PREFIX, referred};

/// Removes null from the types of optional properties, because the server omits such a property
/// instead of sending null. Not for types that clients send, which may contain null.
pub fn forget_absent_nulls(schema: &mut Value) {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    if let Some(Value::Object(properties)) = schema.get_mut("properties") {
        for (_, property) in properties.iter_mut().filter(|(name, _)| !required.contains(&json!(name))) {
            forget_null(property);
        }
    }
    each_inside(schema, &mut forget_absent_nulls);
}

fn forget_null(schema: &mut Value) {
    if let Some(Value::Array(kinds)) = schema.get_mut("type") {
        kinds.retain(|kind| kind != "null");
        if let [only] = &kinds[..] {
            schema["type"] = only.clone();
        }
    }
    if let Some(Value::Array(others)) = schema.get_mut("anyOf") {
        others.retain(|other| other["type"] != "null");
        if let [only] = &others[..] {
            let mut only = only.clone();
            if let (Some(only), Some(description)) = (only.as_object_mut(), schema.get("description")) {
                only.insert("description".to_string(), description.clone());
            }
            *schema = only;
        }
    }
}

/// Applies a change to every schema and list of schemas directly inside this one.
fn each_inside(schema: &mut Value, change: &mut impl FnMut(&mut Value)) {
    match schema {
        Value::Array(items) => items.iter_mut().for_each(change),
        Value::Object(fields) => fields.values_mut().for_each(change),
        _ => {}
    }
}

pub fn tidy(all: &mut Definitions) {
    let known = all.clone();
    for schema in all.values_mut() {
        flatten_variants(schema, &known);
        schema_texts(schema);
        gather_words(schema);
    }
}

/// Removes links to source code and null defaults, and keeps only number formats that OpenAPI
/// knows.
fn schema_texts(schema: &mut Value) {
    if let Some(fields) = schema.as_object_mut() {
        if let Some(Value::String(text)) = fields.get_mut("description") {
            *text = without_links(text);
        }
        if fields.get("default").is_some_and(Value::is_null) {
            fields.remove("default");
        }
        // Small integer types already have explicit limits.
        match fields.get("format").and_then(Value::as_str) {
            Some("uint8" | "uint16" | "int8" | "int16") => drop(fields.remove("format")),
            Some("uint" | "uint32" | "uint64" | "int") => drop(fields.insert("format".to_string(), json!("int64"))),
            _ => {}
        }
    }
    each_inside(schema, &mut schema_texts);
}

/// Converts a doc comment to plain text: `[Input](crate::record::Input)` becomes `Input`, and lines
/// are joined.
fn without_links(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, (name, after))) =
        rest.split_once('[').and_then(|(before, link)| Some((before, link.split_once(']')?)))
    {
        let target = after.strip_prefix('(').and_then(|target| target.split_once(')'));
        plain += before;
        plain += name;
        rest = target.map_or(after, |(_, after)| after);
    }
    plain += rest;
    plain.replace("\n\n", "\r").replace('\n', " ").replace('\r', "\n\n")
}

/// Replaces a variant that contains a whole enum with one variant for each of its alternatives.
fn flatten_variants(schema: &mut Value, known: &Definitions) {
    let Some(Value::Array(variants)) = schema.get_mut("oneOf") else { return };
    let flat = variants.drain(..).flat_map(|variant| match variant.get("properties") {
        Some(_) if variant.get("$ref").is_some() => merged(&variant, known),
        _ => vec![variant],
    });
    let flat: Vec<Value> = flat.collect();
    *variants = flat;
}

/// Returns the alternatives of the type that a variant refers to, each with the variant's own
/// properties.
fn merged(variant: &Value, known: &Definitions) -> Vec<Value> {
    let content = referred(variant).and_then(|name| known.get(name)).cloned().unwrap_or_default();
    alternatives(content, known).into_iter().map(|inner| with_properties(inner, variant)).collect()
}

fn alternatives(schema: Value, known: &Definitions) -> Vec<Value> {
    let several = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array);
    match (several, referred(&schema)) {
        (Some(several), _) => several.iter().flat_map(|one| alternatives(one.clone(), known)).collect(),
        (None, Some(_)) if schema.get("properties").is_some() => merged(&schema, known),
        (None, Some(name)) => known.get(name).map_or(Vec::new(), |named| alternatives(named.clone(), known)),
        (None, None) => vec![schema],
    }
}

fn with_properties(mut inner: Value, outer: &Value) -> Value {
    let own = outer["properties"].as_object().cloned().unwrap_or_default();
    let names: Vec<Value> = own.keys().map(|name| json!(name)).collect();
    if let Some(properties) = inner["properties"].as_object_mut() {
        properties.extend(own);
    }
    if let Some(required) = inner["required"].as_array_mut() {
        required.splice(0..0, names);
    }
    inner
}

/// Merges variants that are plain words into one enumeration.
fn gather_words(schema: &mut Value) {
    let Some(Value::Array(variants)) = schema.get("oneOf") else { return };
    let is_word = |variant: &Value| variant["const"].is_string() || variant["enum"].is_array();
    let (words, others): (Vec<Value>, Vec<Value>) = variants.iter().cloned().partition(is_word);
    if words.is_empty() {
        return;
    }
    let mut list = Vec::new();
    let mut texts = Vec::new();
    for variant in &words {
        let here: Vec<Value> = variant["enum"].as_array().cloned().unwrap_or(vec![variant["const"].clone()]);
        if let (Some(text), [word]) = (variant["description"].as_str(), &here[..]) {
            texts.push(format!("- `{}`: {text}", word.as_str().unwrap_or_default()));
        }
        list.extend(here);
    }
    let mut words = json!({ "type": "string", "enum": list });
    let said = schema["description"].as_str().map(str::to_string);
    let text: Vec<String> = said.filter(|_| others.is_empty()).into_iter().chain([texts.join("\n")]).collect();
    let text: Vec<&str> = text.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
    if !text.is_empty() {
        words["description"] = json!(text.join("\n\n"));
    }
    match others.is_empty() {
        true => *schema = words,
        false => schema["oneOf"] = std::iter::once(words).chain(others).collect(),
    }
}

/// Gives every variant its own definition, named after its type and tag. Client generators derive
/// class names from these names; otherwise they would number the classes.
pub fn name_variants(all: &mut Definitions) {
    let mut named = Map::new();
    for (owner, schema) in all.iter_mut() {
        let Some(Value::Array(variants)) = schema.get_mut("oneOf") else { continue };
        for variant in variants {
            let Some(name) = tag(variant).map(|tag| format!("{owner}{}", pascal(&tag))) else { continue };
            let mut whole = std::mem::replace(variant, json!({ "$ref": format!("{PREFIX}{name}") }));
            for field in whole["properties"].as_object_mut().into_iter().flat_map(Map::values_mut) {
                if field.get("properties").is_some() {
                    let inner = format!("{name}Fields");
                    let fields = std::mem::replace(field, json!({ "$ref": format!("{PREFIX}{inner}") }));
                    named.insert(inner, fields);
                }
            }
            named.insert(name, whole);
        }
    }
    for (name, schema) in named {
        assert!(!all.contains_key(&name), "two types are called {name}");
        all.insert(name, schema);
    }
    for (name, schema) in all.iter_mut() {
        if let Some(fields) = schema.as_object_mut() {
            fields.insert("title".to_string(), json!(name));
        }
    }
}

/// Returns a name for a variant: its tags, its only key, or `word` for an enumeration.
fn tag(variant: &Value) -> Option<String> {
    if variant["enum"].is_array() {
        return Some("word".to_string());
    }
    let properties = variant["properties"].as_object()?;
    let required = variant["required"].as_array()?.iter().filter_map(Value::as_str);
    let tags: Vec<&str> = required.clone().filter_map(|name| properties[name]["const"].as_str()).collect();
    let alone = required.clone().next().filter(|_| properties.len() == 1);
    if tags.is_empty() { alone.map(str::to_string) } else { Some(tags.join("-")) }
}

fn pascal(word: &str) -> String {
    let parts = word.split(['-', '_']).map(|part| {
        let mut letters = part.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    });
    parts.collect()
}
