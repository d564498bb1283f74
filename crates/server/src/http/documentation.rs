//! What the API offers, made of the list of calls: as OpenAPI, and as a page to read.

use std::fmt::Write;

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use crate::api::{CALLS, Row};
use crate::permit::Needs;

/// The schemas of everything that travels.
#[derive(OpenApi)]
#[openapi(components(schemas(
    protocol::Accepted,
    protocol::Account,
    protocol::Act,
    protocol::Back,
    protocol::Away,
    protocol::BotInfo,
    protocol::CallGame,
    protocol::CampaignAnswer,
    protocol::CampaignCard,
    protocol::CampaignSeeing,
    protocol::ChatLine,
    protocol::ChatHistory,
    protocol::ClaimCompany,
    protocol::ClientMessage,
    protocol::Code,
    protocol::Curves,
    protocol::Balance,
    protocol::TurningPoint,
    protocol::Hint,
    protocol::EditionInfo,
    protocol::ForkCampaign,
    protocol::Hand,
    protocol::HookCall,
    protocol::HookInfo,
    protocol::HookSecret,
    protocol::ImportCampaign,
    protocol::ImportRecord,
    protocol::KeyInfo,
    protocol::Login,
    protocol::MapInfo,
    protocol::Me,
    protocol::Name,
    protocol::NewCampaign,
    protocol::NewFork,
    protocol::NewHook,
    protocol::NewMap,
    protocol::NewOffer,
    protocol::NewTable,
    protocol::NewToken,
    protocol::PackInfo,
    protocol::Person,
    protocol::Position,
    protocol::Problem,
    protocol::Ready,
    protocol::RecordInfo,
    protocol::Redeem,
    protocol::RewindTo,
    protocol::Say,
    protocol::SeatOffer,
    protocol::Secret,
    protocol::Side,
    protocol::Seeing,
    protocol::ServerMessage,
    protocol::Settle,
    protocol::SitDown,
    protocol::TableCard,
    protocol::TableInfo,
    protocol::TakeSeat,
    protocol::Told,
    protocol::ToldTo,
    protocol::Turn,
    protocol::Undo,
    protocol::Verdict,
    protocol::FaultInfo,
    protocol::Visitor,
)))]
struct Schemas;

/// Types that have no schema of their own: editions are described in `docs/bot-protocol.md`, drawings in `web/src/board/drawing.ts`.
const PLAIN: [&str; 2] = ["Edition", "Drawing"];

fn needs(needs: Needs) -> &'static str {
    match needs {
        Needs::Anyone => "Anybody may.",
        Needs::Person => "Needs a name or a token.",
        Needs::Seated => "Needs a seat at the table.",
        Needs::OwnSeat => "Needs the very seat.",
        Needs::OwnSeatOrHost => "Needs the very seat, or being host.",
        Needs::Host => "Needs to be host of the table.",
    }
}

fn schema(name: &str) -> Value {
    if let Some(one) = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        return json!({ "type": "array", "items": schema(one) });
    }
    if PLAIN.contains(&name) {
        return json!({ "type": "object" });
    }
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn operation(row: &Row) -> Value {
    let words = row.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameters: Vec<Value> = words
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
        .collect();
    let done = match row.gives {
        "" => json!({ "204": { "description": "Done." } }),
        "text" => {
            json!({ "200": { "description": "Text.", "content": { "text/plain": { "schema": { "type": "string" } } } } })
        }
        gives => {
            json!({ "200": { "description": gives, "content": { "application/json": { "schema": schema(gives) } } } })
        }
    };
    let problem =
        json!({ "description": "Why not.", "content": { "application/json": { "schema": schema("Problem") } } });
    let mut responses = done;
    responses["default"] = problem;
    let mut operation = json!({
        "operationId": format!("{:?}", row.call),
        "summary": row.says,
        "description": needs(row.needs),
        "parameters": parameters,
        "responses": responses,
    });
    if !row.takes.is_empty() {
        operation["requestBody"] = json!({ "content": { "application/json": { "schema": schema(row.takes) } } });
    }
    operation
}

/// The whole document.
pub fn openapi() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for row in CALLS {
        let path = paths.entry(row.path).or_insert_with(|| json!({}));
        path[row.method.to_lowercase()] = operation(row);
    }
    let components = serde_json::to_value(Schemas::openapi().components).unwrap_or_default();
    let socket = "Besides there is one WebSocket at /socket: a client sends ClientMessage and hears ServerMessage, each an \
                  object with one key. GET /api/tables/{table}/stream?seat=N gives what a table tells as lines of JSON. Programs send their token as 'Authorization: Bearer TOKEN', here and there.";
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Highball", "version": env!("CARGO_PKG_VERSION"), "description": socket },
        "paths": paths,
        "components": components,
    })
}

pub fn json() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], openapi().to_string()).into_response()
}

const HEAD: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Highball</title><body>";

/// A page to read, without a script.
pub fn page() -> Response {
    let mut text = format!(
        "{HEAD}<h1>Highball, the API</h1>\
         <p>Everything the page can do, a program can. As data: <a href=\"/api/openapi.json\">openapi.json</a>.</p>\
         <p>Send a token as <code>Authorization: Bearer TOKEN</code>. One WebSocket at <code>/socket</code> tells of tables: \
         send <code>{{\"watch\": {{\"table\": \"ID\"}}}}</code>, and answer with \
         <code>{{\"act\": {{\"table\": \"ID\", \"seat\": 0, \"at\": 1, \"action\": \"draw-blind\"}}}}</code>.</p>\
         <table><tr><th>call<th>takes<th>gives<th>what it does<th>who may"
    );
    for row in CALLS {
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
