//! A table as an endless stream of JSON lines, for programs without WebSockets. Each line is empty
//! or a message in the same format as on the socket.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::TableId;
use serde::Deserialize;
use tokio::sync::mpsc;
use words::{Language, message};

use super::{Http, answer, headers};
use crate::refusal::Refusal;
use crate::service::Service;
use crate::table::TableWatcher;
use crate::table::outbox::{Frame, outbox};

/// Silence after which an empty line is sent to keep the connection alive.
const PULSE: Duration = Duration::from_secs(30);

#[derive(Deserialize)]
pub struct StreamQuery {
    /// The seat whose view is sent. Callers with one seat can omit it.
    seat: Option<u8>,
    /// Whether messages include the description of the seat's question.
    #[serde(default)]
    describe: bool,
}

pub async fn of_table(
    State(http): State<Arc<Http>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    which: Result<Query<StreamQuery>, axum::extract::rejection::QueryRejection>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let language = headers::language(&headers, &uri);
    match open(&http, peer, TableId(table), which.ok().map(|Query(which)| which), &headers, language).await {
        Ok(response) => response,
        Err(refusal) => answer::refusal(&refusal, language),
    }
}

async fn open(
    http: &Arc<Http>,
    peer: SocketAddr,
    table: TableId,
    which: Option<StreamQuery>,
    headers: &HeaderMap,
    language: Language,
) -> Result<Response, Refusal> {
    let address = http.address(peer, headers);
    http.buckets.take(address, false)?;
    let which = which.ok_or_else(|| Refusal::Bad(message!("refusal-stream-seat")))?;
    let caller = http.caller(headers, language).await?;
    let (out, frames, _) = outbox();
    let socket = http.sockets.fetch_add(1, Ordering::Relaxed);
    let person = caller.person.as_ref().map(|person| person.id.clone());
    let StreamQuery { seat: uncovered, describe } = which;
    let watcher = TableWatcher { socket, person, address: Some(address), uncovered, describe, language, out };
    http.service.watch(&table, watcher).await;
    let key = caller.key.map(|key| key.id);
    let (revocations, stopping) = (http.service.revocations.subscribe(), http.stopping.clone());
    let tail = Tail { service: Arc::clone(&http.service), table, socket, frames, key, revocations, stopping };
    let lines = futures_util::stream::unfold(tail, |mut tail| async move {
        let line = tail.next().await?;
        Some((Ok::<Bytes, Infallible>(line), tail))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}

/// The receiving end of a stream. It unsubscribes from the table when it is dropped.
struct Tail {
    service: Arc<Service>,
    table: TableId,
    socket: u64,
    frames: mpsc::Receiver<Frame>,
    /// The key with which the stream was opened; revoking the key ends the stream.
    key: Option<String>,
    revocations: tokio::sync::watch::Receiver<u64>,
    stopping: tokio::sync::watch::Receiver<bool>,
}

impl Tail {
    async fn next(&mut self) -> Option<Bytes> {
        while !self.is_revoked() {
            let line = tokio::select! {
                biased;
                _ = self.stopping.changed() => None,
                changed = self.revocations.changed() => match changed {
                    Ok(()) => continue,
                    Err(_) => None,
                },
                frame = self.frames.recv() => frame.map(|frame| Bytes::from(format!("{frame}\n"))),
                () = tokio::time::sleep(PULSE) => Some(Bytes::from_static(b"\n")),
            };
            // The key may have been revoked in the meantime.
            return line.filter(|_| !self.is_revoked());
        }
        None
    }

    fn is_revoked(&self) -> bool {
        self.key.as_ref().is_some_and(|key| self.service.is_revoked(key))
    }
}

impl Drop for Tail {
    fn drop(&mut self) {
        let (service, table, socket) = (Arc::clone(&self.service), self.table.clone(), self.socket);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { service.unwatch(&table, socket).await });
        }
    }
}
