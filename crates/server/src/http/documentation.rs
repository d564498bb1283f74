//! The API documentation, generated from the list of calls: the OpenAPI document, the schemas of
//! socket messages and bot lines, and a web page.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use protocol::schema;
use serde_json::{Map, Value, json};

use super::examples::example;
use super::headers::COOKIE;
use crate::api::{CALLS, Call, CallSpec};
use crate::permit::Permission;

fn who_may(permission: Permission) -> &'static str {
    match permission {
        Permission::Anyone => "Anybody may.",
        Permission::Person => "Needs a name or a token.",
        Permission::Seated => "Needs a seat at the table.",
        Permission::OwnSeat => "Needs the very seat.",
        Permission::OwnSeatOrHost => "Needs the very seat, or being host.",
        Permission::Host => "Needs to be host of the table.",
        Permission::Admin => "Needs the administration token.",
    }
}

/// Groups of calls, in reading order.
const TAGS: [(&str, &str); 7] = [
    ("people", "Names, accounts, devices, tokens and webhooks."),
    ("tables", "Making tables, taking seats, and what happens around a game."),
    ("play", "Seeing a game and answering its questions; the socket does the same."),
    ("records", "Replaying, checking and keeping finished games."),
    ("library", "Editions, boards, own maps and bots."),
    ("campaigns", "Campaigns: companies, and everything between their games."),
    ("administration", "For the host of the server."),
];

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("{COMPONENTS}{name}") })
}

fn schema(name: &str) -> Value {
    match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        Some(one) => json!({ "type": "array", "items": schema(one) }),
        // These types were plain objects before they had schemas, and existing clients rely on
        // that.
        None if ["Edition", "Drawing"].contains(&name) => json!({ "type": "object", "allOf": [reference(name)] }),
        None => reference(name),
    }
}

/// Describes a JSON body with its schema and an example.
fn body(name: &str) -> Value {
    let mut content = json!({ "schema": schema(name) });
    if let Some(example) = example(name) {
        content["example"] = example;
    }
    json!({ "application/json": content })
}

/// Describes a path parameter.
fn parameter(name: &str) -> Value {
    let (schema, description) = match name {
        "table" => (reference("TableId"), "A table, by the word in its link."),
        "campaign" => (reference("CampaignId"), "A campaign, by the word in its link."),
        "seat" => (json!({ "type": "integer", "minimum": 0, "maximum": 4 }), "A seat, counted from 0."),
        "inputs" => (json!({ "type": "integer", "minimum": 0 }), "A number of inputs of the game's record."),
        "company" => (reference("Color"), "A company, by its colour."),
        "edition" => (json!({ "type": "string" }), "The name of an edition."),
        "board" => (json!({ "type": "string" }), "A piece of a campaign's board, by its id."),
        "map" => (json!({ "type": "string" }), "The content hash of a custom map."),
        "person" => (reference("PersonId"), "A person."),
        "kind" => (reference("SanctionKind"), "A kind of sanction."),
        "text" => (json!({ "type": "string" }), "A part of an id, name or login."),
        "number" => (json!({ "type": "integer", "minimum": 0 }), "The number of a line of the audit log."),
        "invite" => (json!({ "type": "string" }), "An invitation, by its id."),
        _ => (json!({ "type": "string" }), "The name of a key."),
    };
    json!({ "name": name, "in": "path", "required": true, "description": description, "schema": schema })
}

/// Documents the query parameter that requests descriptions of questions or cards, for calls that
/// accept this parameter.
fn describe_parameter(call: Call) -> Option<Value> {
    let describes = matches!(
        call,
        Call::Watch | Call::See | Call::Edition | Call::MapEdition | Call::TableEdition | Call::CampaignEdition
    );
    let about = "Whether the reply describes questions and cards: what answers cost, give and are about.";
    describes.then(|| {
        let schema = json!({ "type": "boolean", "default": false });
        json!({ "name": "describe", "in": "query", "required": false, "description": about, "schema": schema })
    })
}

/// Describes the accepted credentials: a token, a cookie, or none.
fn security(permission: Permission) -> Value {
    match permission {
        Permission::Anyone => json!([{}, { "token": [] }, { "cookie": [] }]),
        Permission::Admin => json!([{ "token": [] }]),
        _ => json!([{ "token": [] }, { "cookie": [] }]),
    }
}

fn operation(spec: &CallSpec) -> Value {
    let mut responses = match spec.gives {
        "" => json!({ "204": { "description": "Done." } }),
        "text" => {
            json!({ "200": { "description": "Text.", "content": { "text/plain": { "schema": { "type": "string" } } } } })
        }
        "png" => {
            let png = json!({ "image/png": { "schema": { "type": "string", "format": "binary" } } });
            json!({ "200": { "description": "A picture.", "content": png } })
        }
        gives => json!({ "200": { "description": gives, "content": body(gives) } }),
    };
    responses["default"] = json!({ "description": "Why not.", "content": body("Problem") });
    let words = spec.words.iter().map(|word| parameter(word));
    let mut operation = json!({
        "operationId": format!("{:?}", spec.call),
        "tags": [spec.tag],
        "summary": spec.says,
        "description": who_may(spec.permission),
        "security": security(spec.permission),
        "parameters": words.chain(describe_parameter(spec.call)).collect::<Vec<_>>(),
        "responses": responses,
    });
    if !spec.takes.is_empty() {
        operation["requestBody"] = json!({ "required": true, "content": body(spec.takes) });
    }
    operation
}

/// The prefix of references within the document.
const COMPONENTS: &str = "#/components/schemas/";

/// Types that no call takes or returns on success: messages of the socket, the stream and webhooks,
/// and refusals.
const BESIDE: [&str; 4] = ["ClientMessage", "ServerMessage", "HookCall", "Problem"];

/// Returns the schemas of all request and response bodies and messages, and of the types they use.
fn components() -> Map<String, Value> {
    let mut all = schema::definitions();
    schema::name_variants(&mut all);
    let named = CALLS.iter().flat_map(|spec| [spec.takes, spec.gives]).chain(BESIDE);
    let named = named.map(|name| name.trim_matches(['[', ']']).to_string());
    let mut found = schema::reachable(&all, named);
    found.values_mut().for_each(|schema| schema::rename_references(schema, COMPONENTS));
    found
}

const ABOUT: &str = "Everything the page can do, a program can. Programs send a token as 'Authorization: Bearer TOKEN'; a \
    person makes tokens in the settings or with NewToken. Sentences come in the language of Accept-Language, or of the query \
    parameter 'language'. With the query parameter 'describe=true', games describe their questions and editions their cards: \
    what each answer costs, gives and is about.\n\nBesides there is one WebSocket at /socket: a client sends ClientMessage and receives \
    ServerMessage, each an object with one key; /api/socket.json is its JSON Schema. GET /api/tables/{table}/stream?seat=N \
    gives the ServerMessages about a table as lines of JSON.";

/// Returns the OpenAPI document, with every call and every type.
pub fn openapi() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for spec in CALLS {
        let path = paths.entry(spec.path).or_insert_with(|| json!({}));
        path[spec.method.to_lowercase()] = operation(spec);
    }
    let hook = json!({
        "summary": "It is your turn somewhere. Sent to the address of your webhook.",
        "requestBody": { "content": body("HookCall") },
        "responses": { "2XX": { "description": "Received; anything else is tried again." } },
    });
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Highball",
            "version": env!("CARGO_PKG_VERSION"),
            "description": ABOUT,
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/", "description": "This server" }],
        "tags": TAGS.map(|(name, description)| json!({ "name": name, "description": description })),
        "paths": paths,
        "webhooks": { "turn": { "post": hook } },
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer", "description": "For programs. NewToken makes one." },
                "cookie": { "type": "apiKey", "in": "cookie", "name": COOKIE, "description": "For browsers." },
            },
        },
    })
}

fn served(text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

pub fn json() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| openapi().to_string());
    served(&TEXT)
}

/// Returns the JSON Schema of the socket's messages.
pub fn socket_json() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| schema::socket().to_string());
    served(&TEXT)
}

/// Returns the JSON Schema of the lines exchanged with external bots.
pub fn bot_lines_json() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| schema::bot_lines().to_string());
    served(&TEXT)
}

const HEAD: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Highball</title><body>";

/// Returns the documentation as a web page without scripts.
pub fn page() -> Response {
    let mut text = format!(
        "{HEAD}<h1>Highball, the API</h1>\
         <p>Everything the page can do, a program can. As data: <a href=\"/api/openapi.json\">openapi.json</a>, and \
         <a href=\"/api/socket.json\">socket.json</a> for the socket, \
         <a href=\"/api/bot-lines.json\">bot-lines.json</a> for programs that the command line starts.</p>\
         <p>Send a token as <code>Authorization: Bearer TOKEN</code>. One WebSocket at <code>/socket</code> tells of tables: \
         send <code>{{\"watch\": {{\"table\": \"ID\"}}}}</code>, and answer with \
         <code>{{\"act\": {{\"table\": \"ID\", \"seat\": 0, \"at\": 1, \"action\": \"draw-blind\"}}}}</code>.</p>\
         <table><tr><th>call<th>takes<th>gives<th>what it does<th>who may"
    );
    for (tag, _) in TAGS {
        for spec in CALLS.iter().filter(|spec| spec.tag == tag) {
            let CallSpec { method, path, takes, gives, says, .. } = spec;
            let who = who_may(spec.permission);
            let _ = write!(text, "<tr><td><code>{method} {path}</code><td>{takes}<td>{gives}<td>{says}<td>{who}");
        }
    }
    text.push_str("</table>");
    Html(text).into_response()
}
