//! Administration replies as lines of text. In lists, the id or number of an item comes first, so
//! that it is easy to copy.

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

/// Returns the cells of an item's line.
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

/// Returns the column titles for items of the same kind as `item`.
fn titles(item: &Value, language: Language) -> Vec<String> {
    let titles = match item {
        item if item.get("phase").is_some() => message!("terminal-admin-columns-tables"),
        item if item.get("actor").is_some() => message!("terminal-admin-columns-audit"),
        item if item.get("uses").is_some() => message!("terminal-admin-columns-invites"),
        _ => message!("terminal-admin-columns-people"),
    };
    titles.text(language).split('|').map(str::to_string).collect()
}

/// Formats lines with aligned columns, under titles if there are any. Empty columns are omitted.
fn aligned(titles: Option<Vec<String>>, lines: &[Vec<String>]) -> String {
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let length = |line: &Vec<String>, at: usize| line.get(at).map_or(0, |cell| cell.chars().count());
    let width = |at: usize| match lines.iter().map(|line| length(line, at)).max() {
        None | Some(0) => 0,
        Some(width) => width.max(titles.as_ref().map_or(0, |titles| length(titles, at))),
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut shown = String::new();
    for line in titles.iter().chain(lines) {
        let padded = line.iter().zip(&widths).filter(|(_, width)| **width > 0);
        let padded: Vec<String> = padded.map(|(cell, width)| format!("{cell:<width$}")).collect();
        shown += padded.join("  ").trim_end();
        shown.push('\n');
    }
    shown
}

/// Formats a server reply as lines of text. If a person reads the output (`is_read`), lists get
/// column titles.
pub fn shown(answer: &Value, language: Language, is_read: bool) -> String {
    let said = match answer {
        Value::Array(list) if list.is_empty() => message!("terminal-admin-none"),
        Value::Array(list) => {
            let titles = is_read.then(|| titles(&list[0], language));
            return aligned(titles, &list.iter().map(|item| cells(item, language)).collect::<Vec<_>>());
        }
        Value::Object(object) if object.contains_key("code") => match object["link"].as_str() {
            Some(link) => message!("terminal-admin-invite-link", link = link),
            None => message!("terminal-admin-invite", code = text(&answer["code"])),
        },
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn lists_have_titles_only_for_readers() {
        let people = json!([{ "id": "x1", "name": "Eve", "account": null, "created": 0, "sanctions": [] }]);
        assert_eq!(shown(&people, Language::English, false), "x1  Eve  1970-01-01\n");
        let read = shown(&people, Language::English, true);
        assert_eq!(read, "id  name  first visit\nx1  Eve   1970-01-01\n");
    }

    #[test]
    fn invitations_show_a_link_if_there_is_one() {
        let link = "https://play.example.org/?invite=abc";
        let shown = |invite: &Value| shown(invite, Language::English, true);
        assert!(shown(&json!({ "id": "i", "code": "abc", "link": link })).ends_with(&format!("{link}\n")));
        assert!(shown(&json!({ "id": "i", "code": "abc", "link": null })).contains("/?invite=abc."));
    }
}
