//! The pending messages of one socket. Slow readers are disconnected and can reconnect.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use protocol::ServerMessage;
use tokio::sync::{Notify, mpsc};

use crate::limits::OUTBOX;

/// A serialized message. All sockets that send it share its bytes.
pub type Frame = Utf8Bytes;

/// The sending end of a socket's messages, shared by all tables that the socket watches.
#[derive(Clone)]
pub struct Outbox {
    frames: mpsc::Sender<Frame>,
    cut: Arc<Cut>,
}

/// A signal that the socket must disconnect.
#[derive(Default)]
pub struct Cut {
    is: AtomicBool,
    told: Notify,
}

impl Cut {
    /// Waits for the signal.
    pub async fn off(&self) {
        let told = self.told.notified();
        if !self.is.load(Ordering::Acquire) {
            told.await;
        }
    }

    pub fn is_off(&self) -> bool {
        self.is.load(Ordering::Acquire)
    }
}

/// Creates the sending and receiving ends of an outbox, and its disconnect signal.
pub fn outbox() -> (Outbox, mpsc::Receiver<Frame>, Arc<Cut>) {
    let (frames, waiting) = mpsc::channel(OUTBOX);
    let cut = Arc::new(Cut::default());
    (Outbox { frames, cut: Arc::clone(&cut) }, waiting, cut)
}

/// Serializes a message, once for all sockets that send it.
pub fn frame(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).expect("a message can be written").into()
}

impl Outbox {
    /// Queues a message; returns false if the socket is closed or must disconnect.
    pub fn send(&self, frame: &Frame) -> bool {
        if self.cut.is_off() {
            return false;
        }
        match self.frames.try_send(frame.clone()) {
            Ok(()) => true,
            Err(_) => {
                self.cut_off();
                false
            }
        }
    }

    pub fn cut_off(&self) {
        self.cut.is.store(true, Ordering::Release);
        self.cut.told.notify_one();
    }
}
