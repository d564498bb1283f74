//! Encryption of messages between nodes. A bus may also carry the messages of workers that other
//! people run, who must neither read commands and dealt cards nor forge them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, Prk, Salt};

use crate::store::NodeId;

/// The secret that all nodes read from the database.
pub type BusKey = [u8; 32];

/// The first word of a sealed message.
const SEALED: &str = "sealed";
/// Maximum number of senders whose keys are kept. Each start of a node is a new sender.
const SENDERS_MAX: usize = 256;

/// Seals and opens messages. Each node uses a key derived from its name, which is never reused, so
/// a counter is enough to make every nonce unique.
pub struct Seal {
    node: NodeId,
    secret: Prk,
    own: LessSafeKey,
    sent: AtomicU64,
    senders: Mutex<BTreeMap<NodeId, LessSafeKey>>,
}

fn key_of(secret: &Prk, node: &str) -> LessSafeKey {
    let names = [node.as_bytes()];
    let key = secret.expand(&names, &AES_256_GCM).expect("the key has the length that the algorithm needs");
    LessSafeKey::new(UnboundKey::from(key))
}

fn nonce(number: u64) -> Nonce {
    let mut bytes = [0; NONCE_LEN];
    bytes[NONCE_LEN - 8..].copy_from_slice(&number.to_be_bytes());
    Nonce::assume_unique_for_key(bytes)
}

impl Seal {
    pub fn new(node: &NodeId, key: &BusKey) -> Seal {
        let secret = Salt::new(HKDF_SHA256, b"highball bus").extract(key);
        let own = key_of(&secret, node);
        Seal { node: node.clone(), secret, own, sent: AtomicU64::new(0), senders: Mutex::default() }
    }

    /// Encrypts a message.
    pub fn close(&self, text: &str) -> String {
        let number = self.sent.fetch_add(1, Ordering::Relaxed);
        let mut bytes = text.as_bytes().to_vec();
        self.own.seal_in_place_append_tag(nonce(number), Aad::empty(), &mut bytes).expect("the message is short");
        let mut sealed = format!("{SEALED} {} {number} ", self.node);
        STANDARD_NO_PAD.encode_string(&bytes, &mut sealed);
        sealed
    }

    /// Decrypts a message. Returns `None` unless a node with the same key has sealed it.
    pub fn open(&self, sealed: &str) -> Option<String> {
        let [_, node, number, text] = sealed.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let mut bytes = STANDARD_NO_PAD.decode(text).ok()?;
        let mut senders = self.senders.lock().unwrap_or_else(PoisonError::into_inner);
        if senders.len() > SENDERS_MAX {
            senders.clear();
        }
        if !senders.contains_key(node) {
            senders.insert(node.to_string(), key_of(&self.secret, node));
        }
        let key = senders.get(node)?;
        let length = key.open_in_place(nonce(number.parse().ok()?), Aad::empty(), &mut bytes).ok()?.len();
        drop(senders);
        bytes.truncate(length);
        String::from_utf8(bytes).ok()
    }
}

/// Checks whether a message is sealed. Messages from and to workers are not.
pub fn is_sealed(text: &str) -> bool {
    text.split(' ').next() == Some(SEALED)
}
