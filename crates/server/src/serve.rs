//! Runs a server until it is stopped.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::http::{Connections, Reach, router};
use crate::limits::{FAREWELL, HEADER_PATIENCE, WITNESS_EVERY};
use crate::service::Service;
use crate::store::{Store, StoreError};

/// Delay before the next attempt if the system cannot accept a connection.
const BREATH: Duration = Duration::from_millis(50);
/// Minimum interval between log messages about refused connections.
const COMPLAIN_EVERY: Duration = Duration::from_secs(10);

/// Serves requests until `stop` completes, then accepts no more connections, closes sockets, and
/// finishes pending work.
///
/// # Errors
///
/// Fails with [`StoreError::Lost`] if an acknowledged entry is missing, since no further answer
/// could be trusted.
pub async fn serve(
    service: Arc<Service>,
    listener: TcpListener,
    reach: Reach,
    stop: impl Future<Output = ()>,
) -> Result<(), StoreError> {
    service.load_hooks().await;
    service.load_sanctions().await;
    service.beat().await;
    let (stopping, stops) = watch::channel(false);
    let mut open = JoinSet::new();
    let connections = Connections::new(reach.connections);
    let (behind_proxy, patience) = (reach.public_url.is_some(), reach.network_patience);
    let router = router(Arc::clone(&service), reach, stops.clone());
    let alarm = tokio::spawn(Arc::clone(&service).keep_time());
    let store = &*service.shared.store;
    tokio::select! {
        never = accept(&listener, &router, &connections, behind_proxy, patience, &stops, &mut open) => match never {},
        // Other nodes take over while this one still answers.
        () = async { stop.await; service.hand_over_all().await } => {}
        lost = loss(store) => return Err(lost),
    }
    drop(listener);
    let _ = stopping.send(true);
    alarm.abort();
    // Connections that do not close in time are dropped; everything acknowledged is saved.
    let _ = tokio::time::timeout(FAREWELL, open.join_all()).await;
    let _ = tokio::time::timeout(FAREWELL, service.part()).await;
    let witness = tokio::time::timeout(FAREWELL, store.witness()).await;
    let _ = tokio::time::timeout(FAREWELL, store.close()).await;
    match witness {
        Ok(Err(lost @ StoreError::Lost { .. })) => Err(lost),
        _ => Ok(()),
    }
}

/// Checks periodically for the last acknowledged entry, and returns once it is missing.
async fn loss(store: &dyn Store) -> StoreError {
    loop {
        tokio::time::sleep(WITNESS_EVERY).await;
        if let Err(lost @ StoreError::Lost { .. }) = store.witness().await {
            tracing::error!(%lost, "the server stops");
            return lost;
        }
    }
}

/// Makes the operating system close a connection if the other end disappears; on Linux, within
/// twice `patience`.
fn notice_silence(stream: &TcpStream, patience: Duration) {
    let socket = SockRef::from(stream);
    let interval = (patience / 4).max(Duration::from_secs(1));
    let keepalive = TcpKeepalive::new().with_time(patience).with_interval(interval);
    let _ = socket.set_tcp_keepalive(&keepalive);
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(patience));
}

async fn accept(
    listener: &TcpListener,
    router: &Router,
    connections: &Arc<Connections>,
    behind_proxy: bool,
    patience: Duration,
    stops: &watch::Receiver<bool>,
    open: &mut JoinSet<()>,
) -> Infallible {
    let mut complained: Option<Instant> = None;
    let mut complain = |why: &str, peer: Option<SocketAddr>| {
        if complained.is_none_or(|at| at.elapsed() >= COMPLAIN_EVERY) {
            tracing::warn!(peer = peer.map(tracing::field::display), why, "a connection is refused");
            complained = Some(Instant::now());
        }
    };
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                complain(&error.to_string(), None);
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let Some(connection) = connections.admit((!behind_proxy).then_some(peer.ip())) else {
            complain("too many connections", Some(peer));
            continue;
        };
        let app = TowerToHyperService::new(router.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(Arc::clone(&connection));
            app.call(request)
        });
        // Replies are small and should not be delayed.
        let _ = stream.set_nodelay(true);
        notice_silence(&stream, patience);
        // Connections that send the head of a request too slowly, or are idle for as long, are
        // closed.
        let mut server = http1::Builder::new();
        server.timer(TokioTimer::new()).header_read_timeout(HEADER_PATIENCE);
        let served = server.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stops = stops.clone();
        while open.try_join_next().is_some() {}
        open.spawn(async move {
            let mut served = pin!(served);
            // Errors here mean that the client disconnected or was too slow, so they are ignored.
            tokio::select! {
                _ = served.as_mut() => return,
                _ = stops.wait_for(|stops| *stops) => served.as_mut().graceful_shutdown(),
            }
            let _ = served.await;
        });
    }
}
