//! Transcripts of everything that viewers receive, stored as edits and compared with the frozen
//! transcripts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::fixture;
use super::json::{Limit, differences, edit, general, without_sentences};

/// Depth to which the paths of a reply are listed.
const REPLY_DEPTH: usize = 2;
/// Maximum number of kinds of differences in a report.
const SHOWN: usize = 12;

/// A transcript in its stored form. Each line is `[step, viewer, kind, content]`; the content is
/// `{"is": value}`, or `{"edits": …}` to the last message of the same kind to the same viewer.
pub struct Transcript {
    limit: Limit,
    text: String,
    /// Last message to each viewer, by kind.
    before: BTreeMap<(String, String), Arc<Value>>,
    /// Number and hash of each viewer's lines.
    sums: BTreeMap<String, (usize, Sha256)>,
    /// Path and type of every stored value.
    pub paths: BTreeSet<String>,
}

impl Transcript {
    pub fn new(limit: Limit) -> Transcript {
        let (before, sums, paths) = (BTreeMap::new(), BTreeMap::new(), BTreeSet::new());
        Transcript { limit, text: String::new(), before, sums, paths }
    }

    /// Adds a message sent to a viewer.
    pub fn add(&mut self, step: usize, to: &str, kind: &str, value: &Arc<Value>) {
        self.add_to_depth(step, to, kind, value, usize::MAX);
    }

    fn add_to_depth(&mut self, step: usize, to: &str, kind: &str, value: &Arc<Value>, depth: usize) {
        let key = (to.to_string(), kind.to_string());
        let place = general_kind(kind);
        let content = match self.before.get(&key) {
            Some(before) => {
                let edits = self.limit.edits(before, value);
                edits.iter().for_each(|step| walk_edit(&place, step, depth, &mut self.paths));
                json!({ "edits": edits })
            }
            None => {
                let value = self.limit.shortened(value);
                walk(&mut place.clone(), &value, depth, &mut self.paths);
                json!({ "is": value })
            }
        };
        let line = format!("{}\n", json!([step, to, kind, content]));
        let (count, sum) = self.sums.entry(to.to_string()).or_default();
        *count += 1;
        sum.update(&line);
        self.text += &line;
        self.before.insert(key, Arc::clone(value));
    }

    /// Adds the reply to a call without its sentences. Lists only short paths, since most replies
    /// repeat messages.
    pub fn add_reply(&mut self, step: usize, to: &str, kind: &str, mut value: Value) -> Arc<Value> {
        without_sentences(&mut value);
        let value = Arc::new(value);
        self.add_to_depth(step, to, kind, &value, REPLY_DEPTH);
        value
    }

    /// Returns one line per viewer: the number of messages and their SHA-256.
    pub fn sums(&self, game: &str) -> String {
        let lines = self.sums.iter().map(|(to, (count, sum))| {
            let sum = hex::encode(sum.clone().finalize());
            format!("{game}, {to}: {count} {sum}\n")
        });
        lines.collect()
    }

    /// Compares the transcript with the fixture of this name, or rewrites the fixture. The error
    /// reports the differences.
    pub fn check(&self, name: &str) -> Result<(), String> {
        let file = format!("{name}.jsonl.gz");
        if fixture::is_blessing() {
            fixture::write(&file, self.text.as_bytes());
            return Ok(());
        }
        let frozen = fixture::text(&file).ok_or_else(|| format!("there is no {file}"))?;
        difference(name, &frozen, &self.text).map_or(Ok(()), Err)
    }

    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Returns the kind of a message. In calls, a star replaces every id and number in the address.
fn general_kind(kind: &str) -> String {
    let Some((method, address)) = kind.split_once(' ') else { return kind.to_string() };
    let parts: Vec<&str> = address.split('/').collect();
    let general = parts.iter().enumerate().map(|(at, part)| match at.checked_sub(1).map(|before| parts[before]) {
        Some("tables" | "campaigns" | "companies") => "*",
        _ => general(part),
    });
    format!("{method} {}", general.collect::<Vec<_>>().join("/"))
}

/// Adds the paths of whatever an edit sets or inserts.
fn walk_edit(place: &str, step: &Value, depth: usize, found: &mut BTreeSet<String>) {
    let Some([path, rest @ ..]) = step.as_array().map(Vec::as_slice) else { return };
    let parts: Vec<&str> = path.as_str().unwrap_or("").split('/').map(general).collect();
    if let Some(value) = rest.last().filter(|_| parts.len() <= depth) {
        walk(&mut format!("{place}{}", parts.join("/")), value, depth.saturating_sub(parts.len() - 1), found);
    }
}

/// Adds the path and type of everything in a value, down to a depth.
fn walk(path: &mut String, value: &Value, depth: usize, found: &mut BTreeSet<String>) {
    let length = path.len();
    match value {
        Value::Array(items) if depth > 0 => {
            path.push_str("/*");
            items.iter().for_each(|item| walk(path, item, depth - 1, found));
        }
        Value::Object(fields) if depth > 0 => {
            for (key, field) in fields {
                path.push('/');
                path.push_str(key);
                walk(path, field, depth - 1, found);
                path.truncate(length);
            }
        }
        plain => {
            path.push_str(match plain {
                Value::Null => " null",
                Value::Bool(_) => " boolean",
                Value::Number(_) => " number",
                Value::String(_) => " text",
                Value::Array(_) => " list",
                Value::Object(_) => " object",
            });
            if !found.contains(path.as_str()) {
                found.insert(path.clone());
            }
        }
    }
    path.truncate(length);
}

/// Lists paths and types as text, one per line.
pub fn listed(paths: &BTreeSet<String>) -> String {
    paths.iter().map(|path| format!("{path}\n")).collect()
}

/// One message of a stored transcript.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub step: usize,
    pub to: String,
    pub kind: String,
    pub value: Value,
}

impl Line {
    fn head(&self) -> (usize, &str, &str) {
        (self.step, &self.to, &self.kind)
    }
}

/// Reads a stored transcript.
pub fn decoded(text: &str) -> Result<Vec<Line>, String> {
    let (mut before, mut lines) = (BTreeMap::<(String, String), Value>::new(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        let wrong = |why: &str| format!("line {number} of the transcript: {why}");
        let parts: (usize, String, String, Value) =
            serde_json::from_str(line).map_err(|error| wrong(&error.to_string()))?;
        let (step, to, kind, content) = parts;
        let key = (to.clone(), kind.clone());
        let value = match (content.get("is"), content.get("edits").and_then(Value::as_array)) {
            (Some(is), None) => is.clone(),
            (None, Some(edits)) => {
                let mut value = before.remove(&key).ok_or_else(|| wrong("nothing is before these edits"))?;
                edit(&mut value, edits).map_err(|why| wrong(&why))?;
                value
            }
            _ => return Err(wrong("neither a value nor edits")),
        };
        before.insert(key, value.clone());
        lines.push(Line { step, to, kind, value });
    }
    Ok(lines)
}

/// Reports the first difference between two stored transcripts with its path and both values, then
/// counts all differences by kind.
pub fn difference(game: &str, frozen: &str, now: &str) -> Option<String> {
    if frozen == now {
        return None;
    }
    let (frozen, now) = match (decoded(frozen), decoded(now)) {
        (Ok(frozen), Ok(now)) => (frozen, now),
        (frozen, now) => return Some(format!("{game} cannot be read: {:?}", frozen.err().or(now.err()))),
    };
    let mut first = None;
    let mut kinds: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for at in 0..frozen.len().max(now.len()) {
        let (old, new) = match (frozen.get(at), now.get(at)) {
            (Some(old), Some(new)) if old.head() == new.head() => (old, new),
            (old, new) => {
                let shown = |line: Option<&Line>| match line {
                    None => "nothing".to_string(),
                    Some(Line { step, to, kind, .. }) => format!("{kind} to {to} at step {step}"),
                };
                let story = format!("{game}, message {at}: frozen {}, now {}", shown(old), shown(new));
                first.get_or_insert(story);
                break;
            }
        };
        for found in differences(&old.value, &new.value) {
            first.get_or_insert_with(|| format!("{game}, {}, step {}, {} {found}", old.to, old.step, old.kind));
            let place = format!("{} {}", general_kind(&old.kind), found.general_path());
            *kinds.entry((found.kind(), place)).or_default() += 1;
        }
    }
    let mut report = first.unwrap_or_else(|| format!("{game} holds the same messages in another encoding"));
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    for ((kind, path), times) in kinds.iter().take(SHOWN) {
        report += &format!("\n  {kind} {times} times: {path}");
    }
    if kinds.len() > SHOWN {
        report += &format!("\n  and {} more kinds", kinds.len() - SHOWN);
    }
    Some(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines() -> Vec<Line> {
        let line = |step: usize, to: &str, kind: &str, value: Value| Line {
            step,
            to: to.to_string(),
            kind: kind.to_string(),
            value,
        };
        let update = |red: usize| json!({ "inputs": red, "view": { "hand": { "red": red } }, "seen": ["card"] });
        let mut lines = Vec::new();
        for step in 0..4 {
            lines.push(line(step, "seat 0", "update", update(step)));
            lines.push(line(step, "spectator", "update", json!({ "inputs": step, "choices": [1, 2, 3] })));
        }
        lines.push(line(4, "seat 0", "GET /api/me", json!({ "message": "Who are you?", "text": "x".repeat(300) })));
        lines
    }

    fn transcript(lines: &[Line], limit: Limit) -> Transcript {
        let mut transcript = Transcript::new(limit);
        for line in lines {
            transcript.add_reply(line.step, &line.to, &line.kind, line.value.clone());
        }
        transcript
    }

    #[test]
    fn transcripts_survive_storing() {
        let mut wanted = lines();
        wanted.iter_mut().for_each(|line| {
            without_sentences(&mut line.value);
            line.value = Limit::WHOLE.shortened(&line.value);
        });
        assert_eq!(decoded(transcript(&lines(), Limit::WHOLE).text()), Ok(wanted));
        assert!(decoded("[0, \"seat 0\", \"update\", {\"edits\": []}]").is_err(), "nothing is before it");
        assert!(decoded("[0, \"seat 0\"]").is_err());
    }

    #[test]
    fn planted_changes_are_reported_with_viewer_step_and_path() {
        type Plant = fn(&mut Vec<Line>);
        let plants: [(&str, Plant); 8] = [
            ("game, seat 0, step 2, update /view/hand/red: frozen 2, now 9", |lines| {
                lines[4].value["view"]["hand"]["red"] = json!(9);
            }),
            ("step 0, update /sight: frozen nothing, now", |lines| {
                let view = lines[0].value.as_object_mut().expect("fields").remove("view");
                lines[0].value["sight"] = view.expect("a view");
            }),
            ("step 3, update /choices", |lines| lines[7].value["choices"][1] = json!(4)),
            ("/seen/0: frozen \"card\", now \"cards\"", |lines| lines[2].value["seen"][0] = json!("cards")),
            ("message 8: frozen GET /api/me to seat 0 at step 4, now nothing", |lines| drop(lines.pop())),
            ("message 1: frozen update to spectator at step 0, now update to seat 1", |lines| {
                lines[1].to = "seat 1".to_string();
            }),
            ("now snapshot to seat 0", |lines| lines[6].kind = "snapshot".to_string()),
            ("GET /api/me /text/sha256", |lines| {
                lines[8].value["text"] = json!(format!("{}y", "x".repeat(299)));
            }),
        ];
        for limit in [Limit::WHOLE, Limit { list_max: 11 }] {
            let frozen = transcript(&lines(), limit);
            assert_eq!(difference("game", frozen.text(), transcript(&lines(), limit).text()), None);
            for (told, plant) in plants {
                let mut now = lines();
                plant(&mut now);
                let now = transcript(&now, limit);
                let report = difference("game", frozen.text(), now.text()).expect("they differ");
                assert!(report.contains(told), "{told} in:\n{report}");
                assert_ne!(frozen.sums("game"), now.sums("game"), "{told}");
            }
        }
    }

    #[test]
    fn reworded_sentences_are_ignored() {
        let mut now = lines();
        now[8].value["message"] = json!("Tell a name.");
        let [frozen, now] = [lines(), now].map(|lines| transcript(&lines, Limit::WHOLE).text().to_string());
        assert_eq!(difference("game", &frozen, &now), None);
    }

    #[test]
    fn paths_cover_messages_and_replies() {
        let mut transcript = Transcript::new(Limit::WHOLE);
        for Line { step, to, kind, value } in lines() {
            transcript.add(step, &to, &kind, &Arc::new(value.clone()));
            transcript.add_reply(step, &to, "GET /api/tables/x/game", value);
        }
        for path in [
            "update/view/hand/red number",
            "update/choices/* number",
            "GET /api/me/text/sha256 text",
            "GET /api/tables/*/game/view/hand object",
        ] {
            assert!(transcript.paths.contains(path), "{path} in {:?}", transcript.paths);
        }
        assert_eq!(general_kind("GET /api/tables/x7/seats/3/game/12"), "GET /api/tables/*/seats/*/game/*");
    }
}
