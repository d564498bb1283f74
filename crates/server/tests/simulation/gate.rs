//! A gate around one server, through which a test can kill the server, freeze it for a while, or
//! make it lose its database.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, DuplexStream, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Interval at which a frozen server checks whether it is still frozen.
const LOOK_EVERY: Duration = Duration::from_millis(20);

#[derive(Default)]
pub struct Gate {
    dead: AtomicBool,
    frozen: AtomicBool,
    storeless: AtomicBool,
}

impl Gate {
    pub fn kill(&self) {
        self.dead.store(true, Relaxed);
    }

    pub fn is_dead(&self) -> bool {
        self.dead.load(Relaxed)
    }

    /// Freezes or unfreezes the server. A frozen server exchanges nothing with the database, its
    /// clients or other nodes.
    pub fn freeze(&self, is_frozen: bool) {
        self.frozen.store(is_frozen, Relaxed);
    }

    pub fn is_frozen(&self) -> bool {
        self.frozen.load(Relaxed)
    }

    /// Makes all access to the database fail, or restores it.
    pub fn lose_store(&self, is_lost: bool) {
        self.storeless.store(is_lost, Relaxed);
    }

    pub fn is_storeless(&self) -> bool {
        self.storeless.load(Relaxed)
    }

    /// Waits while the server is frozen, or forever if it is dead.
    pub async fn pass(&self) {
        while self.is_frozen() && !self.is_dead() {
            sleep(LOOK_EVERY).await;
        }
        if self.is_dead() {
            std::future::pending::<()>().await;
        }
    }
}

/// A connection to a server behind a gate.
pub struct Gated {
    stream: DuplexStream,
    gate: Arc<Gate>,
    nap: Option<Pin<Box<Sleep>>>,
}

impl Gated {
    pub fn new(stream: DuplexStream, gate: Arc<Gate>) -> Gated {
        Gated { stream, gate, nap: None }
    }

    /// Returns the stream once the server is no longer frozen, or an error if it is dead.
    fn open(&mut self, cx: &mut Context<'_>) -> Poll<std::io::Result<Pin<&mut DuplexStream>>> {
        while self.gate.is_frozen() && !self.gate.is_dead() {
            ready!(self.nap.get_or_insert_with(|| Box::pin(sleep(LOOK_EVERY))).as_mut().poll(cx));
            self.nap = None;
        }
        match self.gate.is_dead() {
            true => Poll::Ready(Err(std::io::ErrorKind::ConnectionReset.into())),
            false => Poll::Ready(Ok(Pin::new(&mut self.stream))),
        }
    }
}

impl AsyncRead for Gated {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<std::io::Result<()>> {
        ready!(self.open(cx))?.poll_read(cx, buf)
    }
}

impl AsyncWrite for Gated {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<std::io::Result<usize>> {
        ready!(self.open(cx))?.poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        ready!(self.open(cx))?.poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        ready!(self.open(cx))?.poll_shutdown(cx)
    }
}
