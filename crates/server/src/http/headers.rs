//! The headers of every response, and the cookies of requests.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;
use words::Language;

use super::requests::{self, REQUEST};
use super::{Http, answer};

/// Name of the cookie for the current person on a device; `BEFORE` is for the previous one.
pub const COOKIE: &str = "highball";
pub const BEFORE: &str = "highball-before";

/// Security headers: no foreign content, no inline scripts, no frames.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Refuses unknown hosts, adds headers to the response, and logs the request and its outcome but
/// never its content.
pub async fn around(State(http): State<Arc<Http>>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let secure = http.is_secure(request.headers());
    let begun = Instant::now();
    let id = requests::id(request.headers(), http.reach.public_url.is_some());
    // An error span adds the request's id to log lines of every level.
    let span = tracing::error_span!("request", id);
    let answered = async {
        match http.check_host(request.headers()) {
            Ok(()) => next.run(request).await,
            Err(refusal) => answer::refusal(&refusal, language(request.headers(), request.uri())),
        }
    };
    let mut response = REQUEST.scope(id.clone(), answered.instrument(span.clone())).await;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(requests::HEADER, id);
    }
    for (name, value) in &HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    let kept = response.headers().get(header::CACHE_CONTROL).is_none();
    if kept {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if secure {
        let value = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    let _in_span = span.enter();
    tracing::info!(%method, path, status = response.status().as_u16(), ms = begun.elapsed().as_millis() as u64, "answered");
    response
}

/// Returns the language of the response: the one in the query, or else the browser's preference.
pub fn language(headers: &HeaderMap, uri: &Uri) -> Language {
    let pairs = uri.query().unwrap_or_default().split('&').filter_map(|pair| pair.split_once('='));
    let asked = pairs.filter(|(name, _)| *name == "language").find_map(|(_, tag)| Language::of_tag(tag));
    let liked = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).map(Language::of_header);
    asked.or_else(liked).unwrap_or_default()
}

/// Checks whether the query requests descriptions of questions and cards.
pub fn describe(uri: &Uri) -> bool {
    uri.query().unwrap_or_default().split('&').any(|pair| matches!(pair, "describe" | "describe=true"))
}

/// Returns the secret in the cookie with this name.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(known, _)| *known == name).map(|(_, value)| value).next()
}
