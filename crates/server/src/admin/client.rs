//! A client for administration, which sends one request to a server over HTTP or HTTPS.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Request, header};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::rustls::pki_types::ServerName;
use url::Url;

use crate::hooks::connector;

/// Timeout of a request. Deletions and searches may scan the whole database.
const PATIENCE: Duration = Duration::from_secs(120);

/// Sends a request, with the token if one is given, and returns the status and the body. The error
/// explains what failed.
pub async fn ask(
    server: &str,
    token: Option<&str>,
    method: &str,
    path: &str,
    body: &str,
) -> Result<(u16, String), String> {
    let url = Url::parse(server).map_err(|error| error.to_string())?;
    let host = url.host_str().ok_or("it has no host name")?.to_string();
    let port = url.port_or_known_default().ok_or("it has no port")?;
    let shown = url.port().map(|port| format!(":{port}")).unwrap_or_default();
    let request = Request::builder()
        .method(method)
        .uri(format!("{}{path}", url.path().trim_end_matches('/')))
        .header(header::HOST, format!("{host}{shown}"))
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::CONNECTION, "close");
    let request = match token {
        Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
        None => request,
    };
    let request = request.body(Full::new(Bytes::from(body.to_string()))).map_err(|error| error.to_string())?;
    let name = host.trim_start_matches('[').trim_end_matches(']').to_string();
    let asking = async {
        let stream = TcpStream::connect((name.as_str(), port)).await.map_err(|error| error.to_string())?;
        if url.scheme() == "http" {
            return exchange(stream, request).await;
        }
        let tls = connector(None).await.map_err(|failure| failure.to_string())?;
        let name = ServerName::try_from(name.clone()).map_err(|error| error.to_string())?;
        let stream = tls.connect(name, stream).await.map_err(|error| error.to_string())?;
        exchange(stream, request).await
    };
    tokio::time::timeout(PATIENCE, asking).await.map_err(|_| "it does not answer".to_string())?
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<(u16, String), String> {
    let words = |error: hyper::Error| error.to_string();
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(words)?;
    let driven = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(words)?;
    let status = answer.status().as_u16();
    let body = answer.into_body().collect().await.map_err(words)?.to_bytes();
    driven.abort();
    Ok((status, String::from_utf8_lossy(&body).into_owned()))
}
