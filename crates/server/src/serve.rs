//! A server from its start to its stop.

use std::future::{Future, IntoFuture};
use std::net::SocketAddr;
use std::sync::Arc;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::hall::Hall;
use crate::http::{Reach, router};
use crate::limits::FAREWELL;

/// Serves until `stop` comes: then no connection is taken any more, sockets are told, and what was begun is kept.
pub async fn serve(hall: Arc<Hall>, listener: TcpListener, reach: Reach, stop: impl Future<Output = ()>) {
    hall.load_hooks().await;
    let (stopping, told) = watch::channel(false);
    let router = router(Arc::clone(&hall), reach, told.clone());
    let mut graceful = told.clone();
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    // Answers are small and wait for nothing to be sent along with.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let server = axum::serve(listener, service).with_graceful_shutdown(async move {
        let _ = graceful.wait_for(|stops| *stops).await;
    });
    let server = tokio::spawn(server.into_future());
    let alarm = tokio::spawn(Arc::clone(&hall).keep_time());
    stop.await;
    let _ = stopping.send(true);
    alarm.abort();
    // Whoever does not let go in time is left: everything that was answered is kept.
    let _ = tokio::time::timeout(FAREWELL, server).await;
    let _ = tokio::time::timeout(FAREWELL, hall.shared.store.close()).await;
}
