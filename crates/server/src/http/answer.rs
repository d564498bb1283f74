//! Builds HTTP responses.

use std::sync::Arc;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use words::Language;

use super::headers::{self, BEFORE, COOKIE};
use super::page::{accepts_gzip, is_known};
use super::requests;
use crate::editions::{CachedText, Picture};
use crate::refusal::Refusal;
use crate::service::{Cookie, Reply, ReplyBody};

/// Lifetime of the cookie in seconds: two years.
const REMEMBERED_S: u64 = 2 * 365 * 24 * 3600;

/// Cache policy of content that rarely changes: revalidate after five minutes.
const PAGE_LASTS: &str = "public, max-age=300";
/// Cache policy of content that can change at any time: always revalidate.
const ASK_AGAIN: &str = "no-cache";

/// Returns a cached JSON resource, or status 304 if the client already has it.
fn page(page: &CachedText, asked: &HeaderMap, lasts: &str) -> Response {
    let packs = accepts_gzip(asked);
    let tag = format!("\"{}{}\"", page.tag, if packs { "-gzip" } else { "" });
    let headers = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, lasts), (header::VARY, "accept-encoding")];
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let kind = [(header::CONTENT_TYPE, "application/json")];
    match packs {
        true => (headers, kind, [(header::CONTENT_ENCODING, "gzip")], Bytes::from_owner(page.packed())).into_response(),
        false => (headers, kind, page.text.to_string()).into_response(),
    }
}

/// Returns a picture, or status 304 if the client already has it. Shared caches may store it, since
/// other sites fetch it for previews.
fn picture(picture: &Picture, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", picture.tag);
    let headers =
        [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, PAGE_LASTS), (header::VARY, "accept-language")];
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(header::CONTENT_TYPE, "image/png")], Bytes::from_owner(Arc::clone(&picture.png))).into_response()
}

pub fn reply(reply: Reply, asked: &HeaderMap, secure: bool) -> Response {
    let mut response = match reply.body {
        ReplyBody::Json(text) => ([(header::CONTENT_TYPE, "application/json")], text).into_response(),
        ReplyBody::Text(text) => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response(),
        ReplyBody::Page(found) => page(&found, asked, PAGE_LASTS),
        ReplyBody::Current(found) => page(&found, asked, ASK_AGAIN),
        ReplyBody::Png(found) => picture(&found, asked),
        ReplyBody::Nothing => StatusCode::NO_CONTENT.into_response(),
    };
    if let Some(cookie) = reply.cookie {
        for (name, secret) in cookies(cookie, asked) {
            let age = if secret.is_empty() { 0 } else { REMEMBERED_S };
            let secure = if secure { "; Secure" } else { "" };
            let text = format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
            if let Ok(value) = HeaderValue::from_str(&text) {
                response.headers_mut().append(header::SET_COOKIE, value);
            }
        }
    }
    response
}

/// Returns the cookies to set. When somebody signs in, the secret of the device's previous person
/// moves to the second cookie.
fn cookies(cookie: Cookie, asked: &HeaderMap) -> Vec<(&'static str, String)> {
    let known = |name| headers::cookie(asked, name).unwrap_or_default().to_string();
    match cookie {
        Cookie::Set(secret) => {
            let old = Some(known(COOKIE)).filter(|old| !old.is_empty());
            [(COOKIE, secret)].into_iter().chain(old.map(|old| (BEFORE, old))).collect()
        }
        Cookie::Clear => vec![(COOKIE, String::new())],
        Cookie::Swap => vec![(COOKIE, known(BEFORE)), (BEFORE, known(COOKIE))],
    }
}

pub fn refusal(refusal: &Refusal, language: Language) -> Response {
    let status = StatusCode::from_u16(refusal.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let problem = Problem { request: requests::current(), ..refusal.problem(language) };
    let text = serde_json::to_string(&problem).expect("a problem can be written");
    (status, [(header::CONTENT_TYPE, "application/json")], text).into_response()
}
