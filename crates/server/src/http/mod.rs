//! HTTP and sockets. This module translates requests, sets headers and enforces limits; the service
//! answers the requests.

mod answer;
pub mod buckets;
mod connections;
pub mod documentation;
mod examples;
mod headers;
mod page;
mod preview;
mod requests;
mod socket;
mod stream;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use words::{Language, message};

use crate::api;
use crate::limits::{BODY_MAX, BODY_PATIENCE, CONNECTIONS_MAX, NETWORK_PATIENCE};
use crate::refusal::Refusal;
use crate::service::{Caller, Request as ApiRequest, Service};
use crate::store::PersonRow;
use buckets::Buckets;
use connections::Connection;
use page::Pages;

pub use buckets::Rates;
pub use connections::Connections;
pub use documentation::openapi;
pub use examples::example;
pub use page::{File, PageFiles};

/// Suffixes of host names that nobody can register publicly.
const INSIDE: [&str; 6] = [".home.arpa", ".internal", ".lan", ".local", ".localhost", ".test"];

/// Settings for access over the network: addresses, limits, and the source of the page.
#[derive(Clone, Debug)]
pub struct Reach {
    /// The public URL if the server is behind a proxy, such as `https://play.example.org`.
    pub public_url: Option<String>,
    pub rates: Rates,
    pub page: PageFiles,
    /// Maximum number of simultaneous connections.
    pub connections: usize,
    /// Timeout for silent connections.
    pub network_patience: Duration,
    /// Whether metrics have a separate address.
    pub metrics_elsewhere: bool,
}

impl Default for Reach {
    fn default() -> Reach {
        Reach {
            public_url: None,
            rates: Rates::default(),
            page: PageFiles::default(),
            connections: CONNECTIONS_MAX,
            network_patience: NETWORK_PATIENCE,
            metrics_elsewhere: false,
        }
    }
}

/// The state shared by all requests.
pub struct Http {
    pub service: Arc<Service>,
    reach: Reach,
    buckets: Buckets,
    pages: Pages,
    /// Signals that the server is stopping, so that sockets close.
    stopping: tokio::sync::watch::Receiver<bool>,
    sockets: std::sync::atomic::AtomicU64,
}

/// Returns the routes of the API, the socket, the page and the health checks.
pub fn router(service: Arc<Service>, reach: Reach, stopping: tokio::sync::watch::Receiver<bool>) -> Router {
    let buckets = Buckets::new(Arc::clone(&service.shared.clock), reach.rates);
    let pages = Pages::new(reach.page.clone());
    // Behind a proxy, metrics would be public.
    let shows_metrics = !reach.metrics_elsewhere && reach.public_url.is_none();
    let http = Arc::new(Http { service, reach, buckets, pages, stopping, sockets: Default::default() });
    let metrics = match shows_metrics {
        true => Router::new().route("/metrics", get(metrics)),
        false => Router::new(),
    };
    Router::new()
        .merge(metrics)
        .route("/health", get(ready))
        .route("/health/ready", get(ready))
        .route("/health/live", get(|| async { "ok\n" }))
        .route("/socket", get(open_socket))
        .route("/api/tables/{table}/stream", get(stream::of_table))
        .route("/api", get(|| async { documentation::page() }))
        .route("/api/openapi.json", get(|| async { documentation::json() }))
        .route("/api/socket.json", get(|| async { documentation::socket_json() }))
        .route("/api/bot-lines.json", get(|| async { documentation::bot_lines_json() }))
        .fallback(any)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&http), headers::around))
        .with_state(http)
}

/// Checks whether moves can be saved, by committing a write and reading it through another
/// connection. An error gives the reason.
async fn readiness(service: &Service) -> Result<(), &'static str> {
    if service.is_leaving() {
        return Err("this node stops");
    }
    service.shared.store.ready().await.map_err(|_| "the database keeps nothing")
}

async fn ready(State(http): State<Arc<Http>>) -> Response {
    match readiness(&http.service).await {
        Ok(()) => (StatusCode::OK, "ok\n").into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

async fn metrics(State(http): State<Arc<Http>>) -> Response {
    metrics_of(&http.service).await
}

async fn metrics_of(service: &Service) -> Response {
    let is_ready = readiness(service).await.is_ok();
    let text = service.shared.counts.text(service.shared.in_memory(), is_ready);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

/// Serves metrics on a separate address.
pub async fn serve_metrics(service: Arc<Service>, listener: tokio::net::TcpListener) {
    let shown = move || {
        let service = Arc::clone(&service);
        async move { metrics_of(&service).await }
    };
    let routes = Router::new().route("/metrics", get(shown));
    if let Err(error) = axum::serve(listener, routes).await {
        tracing::error!(%error, "metrics are not served any more");
    }
}

/// Handles every API call and every path of the page.
async fn any(
    State(http): State<Arc<Http>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
) -> Response {
    let (method, uri, headers) = (request.method().clone(), request.uri().clone(), request.headers().clone());
    let counts = &http.service.shared.counts;
    counts.add(&counts.requests);
    let language = headers::language(&headers, &uri);
    if page::is_for(&method, uri.path()) {
        let preview = match http.pages.is_screen(uri.path()) {
            true => Some(http.preview(http.address(address, &headers), &headers, uri.path(), language).await),
            false => None,
        };
        return http.pages.answer(uri.path(), &headers, language, preview.as_ref());
    }
    let secure = http.is_secure(&headers);
    let answered = match tokio::time::timeout(BODY_PATIENCE, Bytes::from_request(request, &())).await {
        Err(_) => Err(Refusal::Bad(message!("refusal-body-slow", seconds = BODY_PATIENCE.as_secs() as usize))),
        Ok(Ok(body)) => http.answer(http.address(address, &headers), &method, &uri, &headers, language, &body).await,
        Ok(Err(_)) => Err(Refusal::Bad(message!("refusal-body-size", most = BODY_MAX))),
    };
    match answered {
        Ok(reply) => answer::reply(reply, &headers, secure),
        Err(refusal) => {
            counts.add(&counts.refused);
            tracing::debug!(method = %method, path = uri.path(), code = refusal.code(), "refused");
            answer::refusal(&refusal, language)
        }
    }
}

impl Http {
    async fn answer(
        &self,
        address: IpAddr,
        method: &Method,
        uri: &Uri,
        headers: &HeaderMap,
        language: Language,
        body: &[u8],
    ) -> Result<crate::service::Reply, Refusal> {
        self.buckets.take(address, false)?;
        let mut known = false;
        let found = api::at(uri.path()).inspect(|_| known = true).find(|(spec, _)| spec.method == method.as_str());
        let Some((spec, words)) = found else {
            return Err(match known {
                true => Refusal::Bad(message!("refusal-method", method = method.as_str())),
                false => Refusal::NoSuchThing(message!("refusal-no-such-address")),
            });
        };
        if spec.is_writing() {
            self.check_origin(headers)?;
        }
        if spec.costly {
            self.buckets.take(address, true)?;
        }
        let caller = Caller { describe: headers::describe(uri), ..self.caller(headers, language).await? };
        let words = words.into_iter().map(percent_decoded).collect::<Option<Vec<String>>>();
        let words = words.ok_or_else(|| Refusal::NoSuchThing(message!("refusal-no-such-address")))?;
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        self.service.call(&caller, ApiRequest::parse(spec.call, &words, body)?).await
    }

    /// Identifies the caller by the token, if one is sent, or else by the cookie. An unknown token
    /// is refused, so that programs notice it.
    async fn caller(&self, headers: &HeaderMap, language: Language) -> Result<Caller, Refusal> {
        if let Some(authorization) = headers.get(header::AUTHORIZATION) {
            let token = authorization.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
            let caller = self.service.caller(Some(token.unwrap_or_default().trim())).await?;
            let unknown = || Refusal::NotKnown(message!("refusal-unknown-token"));
            return if caller.person.is_some() || caller.admin.is_some() {
                Ok(Caller { language, ..caller })
            } else {
                Err(unknown())
            };
        }
        let caller = self.service.caller(headers::cookie(headers, headers::COOKIE)).await?;
        let before = self.service.caller(headers::cookie(headers, headers::BEFORE)).await?.person;
        let others = |before: &PersonRow| caller.person.as_ref().is_none_or(|person| person.id != before.id);
        Ok(Caller { language, before: before.filter(others), ..caller })
    }

    /// Prevents DNS rebinding, in which another site points its own name at this machine in order
    /// to read responses. The host must be the public name, or one that nobody else can register:
    /// an IP address, or a name within a local network.
    fn check_host(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else { return Ok(()) };
        let Ok(host) = url::Url::parse(&format!("http://{host}")) else { return Err(Refusal::Host) };
        let public = self.reach.public_url.as_ref().and_then(|url| url::Url::parse(url).ok());
        let own = match host.host() {
            Some(url::Host::Domain(name)) => {
                let inside = !name.contains('.') || INSIDE.iter().any(|end| name.ends_with(end));
                inside || public.is_some_and(|public| public.host_str() == Some(name))
            }
            Some(_) => true,
            None => false,
        };
        if own { Ok(()) } else { Err(Refusal::Host) }
    }

    /// Refuses requests from other origins, as reported by browsers.
    fn check_origin(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
        let origin = origin.to_str().unwrap_or_default();
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let own = match &self.reach.public_url {
            Some(url) => origin.eq_ignore_ascii_case(url.trim_end_matches('/')),
            None => origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host)),
        };
        if own { Ok(()) } else { Err(Refusal::Origin) }
    }

    /// Returns the client's address. Behind a proxy this is the last address in the header, which
    /// the proxy itself added.
    fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
        let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        match (&self.reach.public_url, last) {
            (Some(_), Some(address)) => address,
            _ => peer.ip(),
        }
    }

    /// Checks whether the client uses https, according to the proxy or the public URL.
    fn is_secure(&self, headers: &HeaderMap) -> bool {
        let forwarded = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        forwarded || self.reach.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

async fn open_socket(
    State(http): State<Arc<Http>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Extension(connection): Extension<Arc<Connection>>,
    uri: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let language = headers::language(&headers, &uri);
    let address = http.address(address, &headers);
    let checked = http.check_origin(&headers).and_then(|()| http.buckets.take(address, false));
    let caller = match checked {
        Ok(()) => http.caller(&headers, language).await,
        Err(refusal) => Err(refusal),
    };
    let person = |caller: &Caller| caller.person.as_ref().map(|person| person.id.clone());
    let caller = caller.and_then(|caller| {
        connection.belongs_to(person(&caller).as_ref(), address)?;
        Ok(caller)
    });
    match caller {
        Ok(caller) => socket::upgrade(http, caller, address, connection, upgrade),
        Err(refusal) => answer::refusal(&refusal, language),
    }
}

/// Decodes a path or a segment of one; `None` if it is malformed or not text that a database
/// accepts.
pub fn percent_decoded(word: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(word.len());
    let mut rest = word.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok().filter(|word| !word.contains('\0'))
}
