//! Calls to webhooks. Each call resolves the host name, checks the resulting address, and connects
//! to exactly that address.

use std::net::SocketAddr;
use std::sync::Arc;

use hmac::{Hmac, KeyInit, Mac};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use sha2::Sha256;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::OnceCell;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};
use words::{Message, message};

use super::is_public;
use crate::limits::{HOOK_PATIENCE, HOOK_URL_MAX};
use crate::store::HookRow;

/// The header with the signature: `sha256=` and the HMAC of the body in hexadecimal.
const SIGNATURE: &str = "x-highball-signature";

/// The reason why a call to a webhook failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HookFailure {
    /// The address is not a URL that can be called.
    NoAddress,
    NotHttps,
    /// The address is not public, for example on this machine or its network.
    Private,
    /// The host name cannot be resolved.
    Unknown,
    Unreachable,
    /// The webhook replied with a status other than success.
    Status(u16),
}

impl HookFailure {
    /// Returns the word that is logged.
    pub fn code(self) -> &'static str {
        match self {
            HookFailure::NoAddress => "no-address",
            HookFailure::NotHttps => "not-https",
            HookFailure::Private => "private",
            HookFailure::Unknown => "unknown",
            HookFailure::Unreachable => "unreachable",
            HookFailure::Status(300..=399) => "redirect",
            HookFailure::Status(_) => "status",
        }
    }

    /// Checks whether the failure may be temporary, so that a retry can help.
    pub fn may_pass(self) -> bool {
        matches!(self, HookFailure::Unknown | HookFailure::Unreachable | HookFailure::Status(429 | 500..))
    }
}

impl HookFailure {
    /// Returns advice for the owner of the webhook.
    pub fn message(&self) -> Message {
        match self {
            HookFailure::NoAddress => message!("refusal-hook-address"),
            HookFailure::NotHttps => message!("refusal-hook-https"),
            HookFailure::Private => message!("refusal-hook-private"),
            HookFailure::Unknown => message!("refusal-hook-nowhere"),
            HookFailure::Unreachable | HookFailure::Status(_) => message!("refusal-hook-silent"),
        }
    }
}

/// Describes the failure in English, for logs.
impl std::fmt::Display for HookFailure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message().fmt(f)
    }
}

/// The client that calls webhooks.
pub struct Sender {
    allow_private: bool,
    roots: Option<Arc<RootCertStore>>,
    tls: OnceCell<TlsConnector>,
}

impl Sender {
    /// Creates a sender that trusts these certificates, or those of the system.
    pub fn new(allow_private: bool, roots: Option<Arc<RootCertStore>>) -> Sender {
        Sender { allow_private, roots, tls: OnceCell::new() }
    }

    fn read(&self, address: &str) -> Result<Url, HookFailure> {
        let url = Url::parse(address).ok().filter(|_| address.len() <= HOOK_URL_MAX).ok_or(HookFailure::NoAddress)?;
        let plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
        match url.scheme() {
            _ if !plain || url.host().is_none() => Err(HookFailure::NoAddress),
            "https" => Ok(url),
            "http" if self.allow_private => Ok(url),
            "http" => Err(HookFailure::NotHttps),
            _ => Err(HookFailure::NoAddress),
        }
    }

    /// Resolves the host name. If any result is private, none is used.
    async fn resolve(&self, url: &Url) -> Result<SocketAddr, HookFailure> {
        let port = url.port_or_known_default().ok_or(HookFailure::NoAddress)?;
        let found: Vec<SocketAddr> = match url.host().ok_or(HookFailure::NoAddress)? {
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
            Host::Domain(name) => {
                let found = timeout(HOOK_PATIENCE, tokio::net::lookup_host((name, port))).await;
                found.map_err(|_| HookFailure::Unknown)?.map_err(|_| HookFailure::Unknown)?.collect()
            }
        };
        if !self.allow_private && !found.iter().all(|address| is_public(address.ip())) {
            return Err(HookFailure::Private);
        }
        found.first().copied().ok_or(HookFailure::Unknown)
    }

    /// Checks whether a webhook address can be called.
    pub async fn check(&self, address: &str) -> Result<(), HookFailure> {
        let url = self.read(address)?;
        self.resolve(&url).await.map(|_| ())
    }

    /// Calls a webhook once. The host name is resolved again, and the call goes to the checked
    /// address.
    pub async fn send(&self, row: &HookRow, body: &str) -> Result<(), HookFailure> {
        let url = self.read(&row.url)?;
        let address = self.resolve(&url).await?;
        let called = timeout(HOOK_PATIENCE, self.call(&url, address, &row.secret, body)).await;
        match called.map_err(|_| HookFailure::Unreachable)?? {
            200..=299 => Ok(()),
            status => Err(HookFailure::Status(status)),
        }
    }

    async fn call(&self, url: &Url, address: SocketAddr, secret: &str, body: &str) -> Result<u16, HookFailure> {
        let request = request(url, secret, body).map_err(|_| HookFailure::NoAddress)?;
        let stream = TcpStream::connect(address).await.map_err(|_| HookFailure::Unreachable)?;
        if url.scheme() == "http" {
            return exchange(stream, request).await;
        }
        let name = url.host_str().unwrap_or_default().trim_start_matches('[').trim_end_matches(']').to_string();
        let name = ServerName::try_from(name).map_err(|_| HookFailure::NoAddress)?;
        let tls = self.tls.get_or_try_init(|| connector(self.roots.clone())).await?;
        let stream = tls.connect(name, stream).await.map_err(|_| HookFailure::Unreachable)?;
        exchange(stream, request).await
    }
}

/// Returns a TLS connector that trusts these certificates, or those of the system.
pub(crate) async fn connector(roots: Option<Arc<RootCertStore>>) -> Result<TlsConnector, HookFailure> {
    // Reading the system's certificates blocks.
    let made = tokio::task::spawn_blocking(move || {
        let roots = roots.unwrap_or_else(|| {
            let mut roots = RootCertStore::empty();
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            Arc::new(roots)
        });
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|_| HookFailure::Unreachable)?;
        Ok(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
    });
    made.await.map_err(|_| HookFailure::Unreachable)?
}

/// Returns the value of the signature header for a body.
pub fn signature(secret: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length will do");
    mac.update(body.as_bytes());
    format!("sha256={}", hex::encode(mac.finalize().into_bytes()))
}

fn request(url: &Url, secret: &str, body: &str) -> Result<Request<Full<Bytes>>, hyper::http::Error> {
    let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
    let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
    Request::builder()
        .method(Method::POST)
        .uri(format!("{}{query}", url.path()))
        .header(header::HOST, format!("{}{port}", url.host_str().unwrap_or_default()))
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, concat!("highball/", env!("CARGO_PKG_VERSION")))
        .header(header::CONNECTION, "close")
        .header(SIGNATURE, signature(secret, body))
        .body(Full::new(Bytes::from(body.to_string())))
}

/// Sends the request and returns the status. The rest of the reply is not read, and redirects are
/// not followed.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<u16, HookFailure> {
    let io = TokioIo::new(stream);
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(io).await.map_err(|_| HookFailure::Unreachable)?;
    let mut answer = std::pin::pin!(sender.send_request(request));
    // Polling the connection drives the request; it may finish at the same time as the reply.
    let answer = tokio::select! {
        answer = &mut answer => answer,
        _ = connection => answer.await,
    };
    answer.map(|answer| answer.status().as_u16()).map_err(|_| HookFailure::Unreachable)
}
