//! Calls are declared consistently, requests and commands survive serialization, and only the
//! owner's code changes a table or campaign.

use std::fs;
use std::path::{Path, PathBuf};

use protocol::calls::{CALLS, CallSpec, Permission, Request};
use serde_json::Value;
use server::admin::Change;
use server::campaign::{CampaignJob, CampaignOrder};
use server::http::openapi;
use server::owner::{Actor, Command};
use server::table::{HostJob, TableOrder};

/// Returns a value for a path parameter.
fn word(name: &str) -> &'static str {
    match name {
        "table" => "k3v9x2m7q4",
        "seat" => "1",
        "inputs" => "3",
        "campaign" => "c-k3v9x2m7q4",
        "company" => "red",
        "board" => "F3",
        "map" => "0a1b",
        "edition" => "usa",
        "key" => "t-51c0",
        "person" => "p-8d1f",
        "kind" => "mute",
        "text" => "ada",
        "number" => "7",
        "invite" => "i-51c0",
        other => panic!("a word for {other}"),
    }
}

/// Builds a request with the body shown in the documentation.
fn request(spec: &CallSpec, document: &Value) -> Request {
    let words: Vec<&str> = spec.words.iter().map(|name| word(name)).collect();
    let body = &document["paths"][spec.path][spec.method.to_lowercase()]["requestBody"];
    let body = body.pointer("/content/application~1json/example").map(Value::to_string).unwrap_or_default();
    let parsed = Request::parse(spec.call, &words, body.as_bytes());
    parsed.unwrap_or_else(|bad| panic!("{:?}: {bad:?}", spec.call))
}

/// Serializes a value, parses the text, and checks that the result serializes to the same text.
fn round_trips<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it can be written");
    let read: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(serde_json::to_string(&read).expect("it can be written"), text);
    read
}

#[test]
fn requests_and_commands_round_trip() {
    let document = openapi();
    let before = Some("p-7".into());
    let actor = Some(Actor { id: "p-8d1f".into(), name: "Ada".to_string(), before });
    let mut commands = 0;
    for spec in CALLS {
        let request = request(spec, &document);
        let read = round_trips(&request);
        assert_eq!((read.call(), read.subject()), (spec.call, request.subject()));
        let (actor, language) = (actor.clone(), "de".to_string());
        match request {
            Request::Table(call) => {
                let command = round_trips(&Command { actor, language, order: TableOrder::Call(call) });
                assert!(command.actor.is_some_and(|actor| actor.name == "Ada"));
            }
            Request::Campaign(call) => {
                let command = round_trips(&Command { actor, language, order: CampaignOrder::Call(call) });
                assert_eq!(command.language, "de");
            }
            Request::Service(_) | Request::ReadTable(_) | Request::ReadCampaign(_) | Request::Admin(_) => continue,
        }
        commands += 1;
    }
    assert!(commands > 25, "{commands}");
    for job in [HostJob::Close, HostJob::Remove { seat: 1 }, HostJob::Rewrite(Change::DropChat), HostJob::Delete] {
        round_trips(&Command::of_server(TableOrder::Admin(job)));
    }
    let change = Change::Rename { person: "p-7".into(), name: "Ada".to_string() };
    for job in [CampaignJob::Rewrite(change), CampaignJob::Delete] {
        round_trips(&Command::of_server(CampaignOrder::Admin(job)));
    }
}

#[test]
fn declarations_are_consistent() {
    let document = openapi();
    for (at, spec) in CALLS.iter().enumerate() {
        assert_eq!(spec.call as usize, at);
        let in_path = spec.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        assert!(in_path.eq(spec.words.iter().copied()), "{}", spec.path);
        let (request, permission) = (request(spec, &document), spec.permission);
        let subject = request.subject();
        let (has_table, has_campaign) = (subject.table.is_some(), subject.campaign.is_some());
        match request {
            Request::Table(_) => assert!(has_table && spec.is_writing(), "{:?}", spec.call),
            Request::Campaign(_) => assert!(has_campaign && spec.is_writing(), "{:?}", spec.call),
            Request::ReadTable(_) => assert!(has_table, "{:?}", spec.call),
            Request::ReadCampaign(_) => assert!(has_campaign, "{:?}", spec.call),
            // Only an owner knows whether somebody has a seat or a company.
            Request::Service(_) if ![Permission::Anyone, Permission::Person].contains(&permission) => {
                assert!(has_table || has_campaign, "{:?}", spec.call);
            }
            Request::Service(_) => {}
            Request::Admin(_) => assert_eq!((permission, spec.tag), (Permission::Admin, "administration")),
        }
        assert_eq!(permission == Permission::Admin, spec.path.starts_with("/api/admin/"), "{}", spec.path);
    }
}

/// Fragments that show that a line of code changes a table or campaign.
const CHANGES: [&str; 6] =
    ["&mut Table", "&mut TableTask", "&mut CampaignGroup", "&mut CampaignTask", ".happen(", "fresh.push("];

fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() { sources(&entry, all) } else { all.push(entry) }
    }
}

/// Returns the lines of a file that change a table or campaign.
fn changes(text: &str) -> Vec<&str> {
    let is_whole = |rest: &str| !rest.starts_with(char::is_alphanumeric);
    let is_change = |line: &str| {
        CHANGES.iter().any(|change| line.split(change).skip(1).any(|rest| change.ends_with('(') || is_whole(rest)))
    };
    text.lines().filter(|line| is_change(line)).collect()
}

#[test]
fn only_owners_change_tables_and_campaigns() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&source, &mut files);
    let (mut owned, mut owners) = (0, Vec::new());
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file");
        let name = file.strip_prefix(&source).expect("below src").to_string_lossy().replace('\\', "/");
        owners.extend(text.lines().filter(|line| line.starts_with("impl Owned for ")).map(str::to_string));
        match name.starts_with("table/") || name.starts_with("campaign/") {
            true => owned += changes(&text).len(),
            false => assert_eq!(changes(&text), [""; 0], "{name}"),
        }
    }
    owners.sort();
    assert_eq!(owners, ["impl Owned for CampaignTask {", "impl Owned for TableTask {"]);
    assert!(owned > 20, "{owned}");
    assert_eq!(changes("    fn sit(table: &mut Table) {").len(), 1, "a planted change");
}
