//! Compares values with schemas, so that tests can check that servers and schemas agree.

use serde_json::Value;

use super::{Definitions, referred};

/// Checks whether a value matches the schema with this name.
///
/// # Errors
/// Returns the first mismatch. Unknown keys are mismatches.
pub fn check(all: &Definitions, name: &str, value: &Value) -> Result<(), String> {
    let schema = all.get(name).ok_or_else(|| format!("there is no schema of {name}"))?;
    fits(all, schema, value).map_err(|why| format!("{name}{why}"))
}

fn fits(all: &Definitions, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(name) = referred(schema) {
        let named = all.get(name).ok_or_else(|| format!(": there is no schema of {name}"))?;
        return fits(all, named, value).map_err(|why| format!(" ({name}){why}"));
    }
    for several in ["oneOf", "anyOf"] {
        if let Some(options) = schema[several].as_array() {
            return one_of(all, options, value);
        }
    }
    if !is_kind(schema, value) {
        return Err(format!(": {value} is not of type {}", schema["type"]));
    }
    if let Some(words) = schema["enum"].as_array().filter(|words| !words.contains(value)) {
        return Err(format!(": {value} is not one of {words:?}"));
    }
    if let Some(only) = schema.get("const").filter(|only| *only != value) {
        return Err(format!(": {value} is not {only}"));
    }
    match value {
        Value::Object(fields) => object(all, schema, fields),
        Value::Array(items) => list(all, schema, items),
        _ => Ok(()),
    }
}

fn one_of(all: &Definitions, options: &[Value], value: &Value) -> Result<(), String> {
    // Describing why an alternative does not match is slow, so a quick check excludes most of them first.
    if options.iter().any(|option| may_fit(all, option, value) && fits(all, option, value).is_ok()) {
        return Ok(());
    }
    let meant = options.iter().find(|option| is_meant(option, value)).and_then(|option| fits(all, option, value).err());
    Err(meant.unwrap_or_else(|| format!(": nothing fits {value}")))
}

/// Checks only whether the outermost level of a value matches, to save time.
fn may_fit(all: &Definitions, schema: &Value, value: &Value) -> bool {
    if let Some(named) = referred(schema).and_then(|name| all.get(name)) {
        return may_fit(all, named, value);
    }
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    is_kind(schema, value)
        && schema.get("const").is_none_or(|only| only == value)
        && schema["enum"].as_array().is_none_or(|words| words.contains(value))
        && value.as_object().is_none_or(|fields| required.into_iter().all(|name| fields.contains_key(name)))
}

/// Checks whether an alternative has the same tags as a value. Only then is a mismatch between the
/// two worth reporting.
fn is_meant(option: &Value, value: &Value) -> bool {
    let properties = option["properties"].as_object().into_iter().flatten();
    let tags: Vec<_> = properties.filter_map(|(name, property)| Some((name, property.get("const")?))).collect();
    let is_only = |name: &Value| name.as_str().is_some_and(|name| value.get(name).is_some());
    match option["required"].as_array().map_or(&[][..], Vec::as_slice) {
        [only] if tags.is_empty() => is_only(only),
        _ => !tags.is_empty() && tags.iter().all(|(name, tag)| value.get(name) == Some(tag)),
    }
}

fn is_kind(schema: &Value, value: &Value) -> bool {
    let is = |kind: &Value| match kind.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some("number") => value.is_number(),
        Some("integer") => value.is_u64() || value.is_i64(),
        _ => false,
    };
    let fits = match &schema["type"] {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(is),
        kind => is(kind),
    };
    let within = |limit: &str, beyond: fn(f64, f64) -> bool| {
        let limit = schema[limit].as_f64().zip(value.as_f64());
        !limit.is_some_and(|(limit, value)| beyond(value, limit))
    };
    fits && within("minimum", |value, limit| value < limit) && within("maximum", |value, limit| value > limit)
}

fn object(all: &Definitions, schema: &Value, fields: &serde_json::Map<String, Value>) -> Result<(), String> {
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(missing) = required.into_iter().find(|name| !fields.contains_key(*name)) {
        return Err(format!(": {missing} is missing"));
    }
    for (name, field) in fields {
        let own = schema["properties"].get(name);
        let others = schema.get("additionalProperties").filter(|others| others.is_object());
        let known = own.or(others).ok_or_else(|| format!(": {name} is not described"))?;
        fits(all, known, field).map_err(|why| format!(".{name}{why}"))?;
    }
    Ok(())
}

fn list(all: &Definitions, schema: &Value, items: &[Value]) -> Result<(), String> {
    let count = items.len() as u64;
    let [least, most] = ["minItems", "maxItems"].map(|limit| schema[limit].as_u64());
    if least.is_some_and(|least| count < least) || most.is_some_and(|most| count > most) {
        return Err(format!(": {count} items are too few or too many"));
    }
    let first = schema["prefixItems"].as_array();
    for (at, item) in items.iter().enumerate() {
        let known = first.and_then(|first| first.get(at)).or(schema.get("items"));
        let known = known.ok_or_else(|| format!("[{at}] is not described"))?;
        fits(all, known, item).map_err(|why| format!("[{at}]{why}"))?;
    }
    Ok(())
}
