//! Formats administration replies as lines of text. Ids come first, so that they are easy to copy.

use serde_json::Value;

use crate::date::{day, minute};
use crate::words::{Language, message};

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn time(value: &Value, shown: fn(u64) -> String) -> String {
    value.as_u64().map(shown).unwrap_or_default()
}

fn sanctions(person: &Value, language: Language) -> Vec<String> {
    let one = |sanction: &Value| {
        let until = match sanction["until"].as_u64() {
            Some(until) => message!("terminal-admin-until", day = day(until)),
            None => message!("terminal-admin-forever"),
        };
        format!("{} {}: {}", text(&sanction["kind"]), until.text(language), text(&sanction["reason"]))
    };
    person["sanctions"].as_array().into_iter().flatten().map(one).collect()
}

/// Returns the cells of one line.
fn cells(item: &Value, language: Language) -> Vec<String> {
    if item.get("phase").is_some() {
        let people = item["people"].as_array().into_iter().flatten();
        let people: Vec<String> = people.map(|one| format!("{} ({})", text(&one["name"]), text(&one["id"]))).collect();
        let (id, phase, title) = (text(&item["id"]), text(&item["phase"]), text(&item["title"]));
        return [id, phase, title]
            .map(str::to_string)
            .into_iter()
            .chain([time(&item["touched"], day), people.join(", ")])
            .collect();
    }
    if item.get("actor").is_some() {
        let (actor, deed) = (text(&item["actor"]), text(&item["deed"]));
        return vec![
            item["number"].to_string(),
            time(&item["time"], minute),
            actor.to_string(),
            deed.to_string(),
            text(&item["target"]).to_string(),
            text(&item["detail"]).to_string(),
        ];
    }
    if item.get("uses").is_some() {
        let ends = match item["expires"].as_u64() {
            Some(expires) => message!("terminal-admin-until", day = day(expires)),
            None => message!("terminal-admin-forever"),
        };
        let uses = message!("terminal-admin-uses", count = item["uses"].as_u64().unwrap_or(0) as usize);
        return vec![
            text(&item["id"]).to_string(),
            uses.text(language),
            ends.text(language),
            text(&item["label"]).to_string(),
        ];
    }
    let mut cells = vec![
        text(&item["id"]).to_string(),
        text(&item["name"]).to_string(),
        text(&item["account"]).to_string(),
        time(&item["created"], day),
        time(&item["seen"], day),
    ];
    cells.push(sanctions(item, language).join("; "));
    cells
}

/// Formats lines with aligned columns.
fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |at: usize| lines.iter().filter_map(|line| line.get(at)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|at| width(at).unwrap_or(0)).collect();
    let mut shown = String::new();
    for line in lines {
        let padded = line.iter().zip(&widths).filter(|(_, width)| **width > 0);
        let padded: Vec<String> = padded.map(|(cell, width)| format!("{cell:<width$}")).collect();
        shown += padded.join("  ").trim_end();
        shown.push('\n');
    }
    shown
}

/// Formats a server reply as lines of text.
pub fn shown(answer: &Value, language: Language) -> String {
    let said = match answer {
        Value::Array(list) if list.is_empty() => message!("terminal-admin-none"),
        Value::Array(list) => return aligned(&list.iter().map(|item| cells(item, language)).collect::<Vec<_>>()),
        Value::Object(object) if object.contains_key("code") => {
            let link = object["link"].as_str().map(|link| format!("{link}\n")).unwrap_or_default();
            return format!(
                "{}\n{link}",
                message!("terminal-admin-invite", code = text(&answer["code"])).text(language)
            );
        }
        Value::Object(object) if object.contains_key("chat_days") => {
            let days = |key: &str| answer[key].as_u64().unwrap_or(0) as usize;
            let (unplayed, chat, strangers) = (days("unplayed_days"), days("chat_days"), days("strangers_days"));
            message!("terminal-admin-retention", unplayed = unplayed, chat = chat, strangers = strangers)
        }
        Value::Object(object) if object.contains_key("chats") => {
            let number = |key: &str| answer[key].as_u64().unwrap_or(0) as usize;
            let (tables, chats, people) = (number("tables"), number("chats"), number("people"));
            message!("terminal-admin-swept", tables = tables, chats = chats, people = people)
        }
        _ => message!("terminal-admin-done"),
    };
    format!("{}\n", said.text(language))
}
