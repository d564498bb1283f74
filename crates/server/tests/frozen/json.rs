//! Compares JSON values path by path, shortens them, and stores them as edits to an earlier value.

use std::fmt::{self, Write};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Keys whose values are sentences for people. Programs do not depend on their wording.
const SENTENCES: [&str; 3] = ["message", "about", "rulings"];
/// Maximum length of a text that is stored in full, in bytes.
const TEXT_MAX: usize = 160;
/// Number of hexadecimal digits of the hash that replaces a long value.
const SHORT_HASH: usize = 16;
/// Maximum length of a value in a report, in characters.
const SHOWN_MAX: usize = 240;

/// Returns the text of a value with sorted keys, so that equal values have equal texts.
pub fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write_canonical(&mut text, value);
    text
}

fn write_canonical(text: &mut String, value: &Value) {
    match value {
        Value::Array(items) => {
            text.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                write_canonical(text, item);
            }
            text.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(key, _)| *key);
            text.push('{');
            for (at, (key, field)) in fields.into_iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                let _ = write!(text, "{}:", json!(key));
                write_canonical(text, field);
            }
            text.push('}');
        }
        plain => {
            let _ = write!(text, "{plain}");
        }
    }
}

/// Returns the SHA-256 of a text in hexadecimal.
pub fn sha256(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

/// Replaces sentences for people with a placeholder.
pub fn without_sentences(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(without_sentences),
        Value::Object(fields) => {
            for (key, field) in fields.iter_mut() {
                match field {
                    Value::String(text) if SENTENCES.contains(&key.as_str()) => *text = "(sentence)".to_string(),
                    Value::Array(events) if key == "events" => events.iter_mut().for_each(without_event_text),
                    field => without_sentences(field),
                }
            }
        }
        _ => {}
    }
}

/// Replaces the text of an edition's event, which people read.
fn without_event_text(event: &mut Value) {
    without_sentences(event);
    if let Some(text @ Value::String(_)) = event.get_mut("text") {
        *text = json!("(sentence)");
    }
}

/// Size above which a list is stored as its length and hash.
#[derive(Clone, Copy, PartialEq)]
pub struct Limit {
    /// Largest [`weight`] of a list that is stored in full.
    pub list_max: usize,
}

impl Limit {
    pub const WHOLE: Limit = Limit { list_max: usize::MAX };

    /// Checks whether a list is stored as its length and hash.
    fn folds(self, list: &Value) -> bool {
        self.list_max < usize::MAX && weight(list) > self.list_max
    }

    /// Returns the value with long texts and lists replaced.
    pub fn shortened(self, value: &Value) -> Value {
        let hash = |text: &str| sha256(text)[..SHORT_HASH].to_string();
        match value {
            Value::String(text) if text.len() > TEXT_MAX => {
                json!({ "characters": text.chars().count(), "sha256": hash(text) })
            }
            Value::Array(items) if self.folds(value) => {
                json!({ "items": items.len(), "sha256": hash(&canonical(value)) })
            }
            Value::Array(items) => items.iter().map(|item| self.shortened(item)).collect(),
            Value::Object(fields) => fields.iter().map(|(key, field)| (key.clone(), self.shortened(field))).collect(),
            plain => plain.clone(),
        }
    }

    /// Returns the edits that turn one stored value into another: `[path]` removes a key, `[path,
    /// value]` sets a value, and `[path, from, removed, inserted]` replaces a part of a list.
    pub fn edits(self, old: &Value, new: &Value) -> Vec<Value> {
        let mut found = Vec::new();
        self.collect("", old, new, &mut found);
        found
    }

    fn collect(self, path: &str, old: &Value, new: &Value, found: &mut Vec<Value>) {
        match (old, new) {
            (old, new) if old == new => {}
            (Value::Object(old), Value::Object(new)) => {
                let gone = old.keys().filter(|key| !new.contains_key(*key));
                found.extend(gone.map(|key| json!([format!("{path}/{}", escaped(key))])));
                for (key, field) in new {
                    let path = format!("{path}/{}", escaped(key));
                    match old.get(key) {
                        Some(before) => self.collect(&path, before, field, found),
                        None => found.push(json!([path, self.shortened(field)])),
                    }
                }
            }
            (Value::Array(_), Value::Array(_)) if self.folds(old) || self.folds(new) => {
                found.push(json!([path, self.shortened(new)]));
            }
            (Value::Array(before), Value::Array(after)) if before.len() == after.len() => {
                let mut inside = Vec::new();
                for (at, (before, after)) in before.iter().zip(after).enumerate() {
                    self.collect(&format!("{path}/{at}"), before, after, &mut inside);
                }
                match inside.iter().map(weight).sum::<usize>() > weight(new) {
                    true => found.push(json!([path, self.shortened(new)])),
                    false => found.extend(inside),
                }
            }
            (Value::Array(before), Value::Array(after)) => {
                let shorter = before.len().min(after.len());
                let head = before.iter().zip(after).take_while(|(before, after)| before == after).count();
                let ends = before.iter().rev().zip(after.iter().rev()).take(shorter - head);
                let tail = ends.take_while(|(before, after)| before == after).count();
                let inserted = after[head..after.len() - tail].iter().map(|item| self.shortened(item));
                let inserted: Vec<Value> = inserted.collect();
                found.push(json!([path, head, before.len() - head - tail, inserted]));
            }
            (_, new) => found.push(json!([path, self.shortened(new)])),
        }
    }
}

/// Returns the approximate length of the text of a value.
fn weight(value: &Value) -> usize {
    match value {
        Value::String(text) => text.len() + 2,
        Value::Array(items) => 2 + items.iter().map(|item| weight(item) + 1).sum::<usize>(),
        Value::Object(fields) => 2 + fields.iter().map(|(key, field)| key.len() + 4 + weight(field)).sum::<usize>(),
        _ => 3,
    }
}

/// One place where two values differ; `None` if that side has no such path.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    pub path: String,
    pub frozen: Option<Value>,
    pub now: Option<Value>,
}

impl Difference {
    /// Returns the kind of change, in a word.
    pub fn kind(&self) -> &'static str {
        match (&self.frozen, &self.now) {
            (None, _) => "added",
            (_, None) => "removed",
            _ => "changed",
        }
    }

    /// Returns the path with a star in place of each index, to count differences of the same kind.
    pub fn general_path(&self) -> String {
        self.path.split('/').map(general).collect::<Vec<_>>().join("/")
    }
}

/// Replaces an index with a star.
pub fn general(part: &str) -> &str {
    if !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()) { "*" } else { part }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |value: &Option<Value>| match value {
            None => "nothing".to_string(),
            Some(value) => clipped(&canonical(value)),
        };
        write!(f, "{}: frozen {}, now {}", self.path, shown(&self.frozen), shown(&self.now))
    }
}

/// Cuts a text that is too long to read.
pub fn clipped(text: &str) -> String {
    match text.char_indices().nth(SHOWN_MAX) {
        Some((end, _)) => format!("{}… ({} bytes)", &text[..end], text.len()),
        None => text.to_string(),
    }
}

/// Finds every place where two values differ, in text order.
pub fn differences(frozen: &Value, now: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    compare("", Some(frozen), Some(now), &mut found);
    found
}

fn compare(path: &str, frozen: Option<&Value>, now: Option<&Value>, found: &mut Vec<Difference>) {
    match (frozen, now) {
        (frozen, now) if frozen == now => {}
        (Some(Value::Object(frozen)), Some(Value::Object(now))) => {
            let mut keys: Vec<&String> = frozen.keys().chain(now.keys()).collect();
            keys.sort_unstable();
            keys.dedup();
            for key in keys {
                compare(&format!("{path}/{}", escaped(key)), frozen.get(key), now.get(key), found);
            }
        }
        (Some(Value::Array(frozen)), Some(Value::Array(now))) => {
            for at in 0..frozen.len().max(now.len()) {
                compare(&format!("{path}/{at}"), frozen.get(at), now.get(at), found);
            }
        }
        (frozen, now) => {
            let path = if path.is_empty() { "/" } else { path }.to_string();
            found.push(Difference { path, frozen: frozen.cloned(), now: now.cloned() });
        }
    }
}

/// Escapes a key for a JSON pointer.
fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// Applies edits; the error names the one that does not fit.
pub fn edit(value: &mut Value, edits: &[Value]) -> Result<(), String> {
    for step in edits {
        apply(value, step).ok_or_else(|| format!("{step} does not fit"))?;
    }
    Ok(())
}

fn apply(value: &mut Value, step: &Value) -> Option<()> {
    match step.as_array()?.as_slice() {
        [path, from, removed, inserted] => {
            let list = value.pointer_mut(path.as_str()?)?.as_array_mut()?;
            let from = from.as_u64()? as usize;
            let until = from.checked_add(removed.as_u64()? as usize)?;
            if until > list.len() {
                return None;
            }
            list.splice(from..until, inserted.as_array()?.iter().cloned());
        }
        [path, set] => match path.as_str()? {
            "" => *value = set.clone(),
            path => {
                let (parent, key) = path.rsplit_once('/')?;
                match value.pointer_mut(parent)? {
                    Value::Array(list) => *list.get_mut(key.parse::<usize>().ok()?)? = set.clone(),
                    parent => drop(parent.as_object_mut()?.insert(unescaped(key), set.clone())),
                }
            }
        },
        [path] => {
            let (parent, key) = path.as_str()?.rsplit_once('/')?;
            value.pointer_mut(parent)?.as_object_mut()?.remove(&unescaped(key))?;
        }
        _ => return None,
    }
    Some(())
}

fn unescaped(key: &str) -> String {
    key.replace("~1", "/").replace("~0", "~")
}

#[test]
fn edits_turn_one_value_into_the_other() {
    let values = [
        json!({ "a": [1, 2, 3], "b": { "x/y": "z", "t~": null }, "c": true }),
        json!({ "a": [1, 9, 2, 3], "b": { "x/y": "other", "new": [] } }),
        json!({ "a": [3], "b": {}, "d": [{ "k": 1 }, { "k": 2 }] }),
        json!({ "a": [], "b": {}, "d": [{ "k": 1 }, { "k": 3, "m": "n" }] }),
        json!([1, "two"]),
        json!("plain"),
    ];
    for old in &values {
        for new in &values {
            let mut value = old.clone();
            edit(&mut value, &Limit::WHOLE.edits(old, new)).unwrap_or_else(|why| panic!("{why} in {old}"));
            assert_eq!(value, *new);
            for list_max in 0..30 {
                let limit = Limit { list_max };
                let mut value = limit.shortened(old);
                edit(&mut value, &limit.edits(old, new)).unwrap_or_else(|why| panic!("{why} in {old}"));
                assert_eq!(value, limit.shortened(new), "{old} {list_max}");
            }
            assert_eq!(differences(old, new).is_empty(), old == new);
        }
    }
    let nonsense = [json!([]), json!(["/q/r", 1]), json!(["/a", 0, 9, []]), json!(["/q"]), json!("x")];
    for step in nonsense {
        assert!(edit(&mut values[0].clone(), std::slice::from_ref(&step)).is_err(), "{step}");
    }
}

#[test]
fn differences_name_their_path_and_both_values() {
    let frozen = json!({ "update": { "view": { "hands": [3, 4], "old": 1 } } });
    let now = json!({ "update": { "view": { "hands": [3, 5], "new": 1 } } });
    let found = differences(&frozen, &now);
    let told: Vec<String> = found.iter().map(Difference::to_string).collect();
    assert_eq!(
        told,
        [
            "/update/view/hands/1: frozen 4, now 5",
            "/update/view/new: frozen nothing, now 1",
            "/update/view/old: frozen 1, now nothing"
        ]
    );
    let kinds: Vec<_> = found.iter().map(|found| (found.kind(), found.general_path())).collect();
    assert_eq!(kinds[0], ("changed", "/update/view/hands/*".to_string()));
    assert_eq!((kinds[1].0, kinds[2].0), ("added", "removed"));
}

#[test]
fn shortened_values_still_show_every_change() {
    let long = "word ".repeat(100);
    let value = json!({ "text": long, "list": [[1, 2, 3], [4, 5, 6]], "message": "Try again." });
    let limit = Limit { list_max: 12 };
    let short = limit.shortened(&value);
    assert_eq!((&short["text"]["characters"], &short["list"]["items"]), (&json!(500), &json!(2)));
    for changed in [json!({ "text": format!("{long}x") }), json!({ "list": [[1, 2, 3], [4, 5, 7]] })] {
        let mut other = value.clone();
        for (key, field) in changed.as_object().expect("fields") {
            other[key] = field.clone();
        }
        assert_ne!(limit.shortened(&other), short, "{changed}");
    }
    let mut reworded = value.clone();
    reworded["message"] = json!("Please try again.");
    let mut plain = value.clone();
    without_sentences(&mut reworded);
    without_sentences(&mut plain);
    assert_eq!(reworded, plain);
}
