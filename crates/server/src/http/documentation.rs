//! The API documentation, generated from the list of calls: OpenAPI, the schema of the socket, and a page to read.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use protocol::schema;
use serde_json::{Map, Value, json};

use super::examples::example;
use super::headers::COOKIE;
use crate::api::{self, Call, Row};
use crate::permit::Needs;

fn needs(needs: Needs) -> &'static str {
    match needs {
        Needs::Anyone => "Anybody may.",
        Needs::Person => "Needs a name or a token.",
        Needs::Seated => "Needs a seat at the table.",
        Needs::OwnSeat => "Needs the very seat.",
        Needs::OwnSeatOrHost => "Needs the very seat, or being host.",
        Needs::Host => "Needs to be host of the table.",
        Needs::Admin => "Needs the administration token.",
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

/// Returns the group of a call by its path.
fn tag(path: &str) -> &'static str {
    let parts: Vec<&str> = path.split('/').skip(2).collect();
    match parts[..] {
        ["admin", ..] => "administration",
        ["campaigns", ..] | ["me", "campaigns"] | ["packs"] => "campaigns",
        ["maps", ..] | ["me", "maps"] | ["editions", ..] | ["bots"] => "library",
        ["tables", _, "edition" | "drawing"] => "library",
        ["tables", _, "record" | "replay" | "chances" | "picture" | "bundle", ..] | ["records"] | ["verify"] => {
            "records"
        }
        ["act" | "undo" | "settle"] | ["tables", _, "game" | "history", ..] => "play",
        ["tables", _, "seats", _, "game" | "history" | "hint", ..] => "play",
        ["me", "tables", ..] | ["tables", ..] | ["lesson" | "ready" | "chat" | "back"] => "tables",
        _ => "people",
    }
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("{COMPONENTS}{name}") })
}

fn schema(name: &str) -> Value {
    match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        Some(one) => json!({ "type": "array", "items": schema(one) }),
        // Both were plain objects before they had schemas, and existing clients rely on that.
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

/// Describes the query parameter of calls whose replies can describe questions or cards.
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

/// Describes the required credentials: none, or a token or cookie.
fn security(needs: Needs) -> Value {
    match needs {
        Needs::Anyone => json!([{}, { "token": [] }, { "cookie": [] }]),
        Needs::Admin => json!([{ "token": [] }]),
        _ => json!([{ "token": [] }, { "cookie": [] }]),
    }
}

fn operation(row: &Row) -> Value {
    let words = row.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let mut responses = match row.gives {
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
    let mut operation = json!({
        "operationId": row.call.name(),
        "tags": [tag(row.path)],
        "summary": row.says,
        "description": needs(row.needs),
        "security": security(row.needs),
        "parameters": words.map(parameter).chain(describe_parameter(row.call)).collect::<Vec<_>>(),
        "responses": responses,
    });
    if !row.takes.is_empty() {
        operation["requestBody"] = json!({ "required": true, "content": body(row.takes) });
    }
    operation
}

/// The path of references within the document.
const COMPONENTS: &str = "#/components/schemas/";

/// Types of the socket, the stream and webhooks that no call uses.
const BESIDE: [&str; 4] = ["ClientMessage", "ServerMessage", "HookCall", "Problem"];

/// Returns the schemas of all messages between clients and the server.
fn components() -> Map<String, Value> {
    let mut all = schema::definitions();
    schema::name_variants(&mut all);
    let named = api::all().flat_map(|row| [row.takes, row.gives]).chain(BESIDE);
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

/// Returns the whole document.
pub fn openapi() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for row in api::all() {
        let path = paths.entry(row.path).or_insert_with(|| json!({}));
        path[row.method.to_lowercase()] = operation(row);
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

/// Returns the JSON Schema of the socket.
pub fn socket_json() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| schema::socket().to_string());
    served(&TEXT)
}

/// Returns the JSON Schema of the lines for bots.
pub fn bot_lines_json() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(|| schema::bot_lines().to_string());
    served(&TEXT)
}

const HEAD: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Highball</title><body>";

/// Returns a page to read, without scripts.
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
    for row in api::all() {
        let _ = write!(
            text,
            "<tr><td><code>{} {}</code><td>{}<td>{}<td>{}<td>{}",
            row.method,
            row.path,
            row.takes,
            row.gives,
            row.says,
            needs(row.needs)
        );
    }
    text.push_str("</table>");
    Html(text).into_response()
}
