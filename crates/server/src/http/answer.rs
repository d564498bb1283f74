//! Answers over HTTP.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::headers::COOKIE;
use crate::hall::{Cookie, Reply, ReplyBody};
use crate::refusal::Refusal;

/// How long a browser remembers who somebody is, in seconds: two years.
const REMEMBERED_S: u64 = 2 * 365 * 24 * 3600;

pub fn reply(reply: Reply, secure: bool) -> Response {
    let mut response = match reply.body {
        ReplyBody::Json(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
        ReplyBody::Text(text) => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response(),
        ReplyBody::Nothing => StatusCode::NO_CONTENT.into_response(),
    };
    if let Some(cookie) = reply.cookie {
        let (value, age) = match cookie {
            Cookie::Set(secret) => (secret, REMEMBERED_S),
            Cookie::Clear => (String::new(), 0),
        };
        let secure = if secure { "; Secure" } else { "" };
        let text = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        if let Ok(value) = HeaderValue::from_str(&text) {
            response.headers_mut().insert(header::SET_COOKIE, value);
        }
    }
    response
}

pub fn refusal(refusal: &Refusal) -> Response {
    let status = StatusCode::from_u16(refusal.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let text = serde_json::to_string(&refusal.problem()).expect("a problem can be written");
    (status, [(header::CONTENT_TYPE, "application/json")], text).into_response()
}
