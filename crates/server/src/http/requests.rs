//! Request ids. They appear in the log, in a header of every response, and in refusals, so that a
//! host can find the log line for a refusal.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::http::{HeaderMap, HeaderName};

/// The header that contains the request id.
pub const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// Maximum length of a request id that is accepted from a proxy.
const LENGTH_MAX: usize = 64;

tokio::task_local! {
    /// The id of the request that this task handles.
    pub static REQUEST: String;
}

/// Returns the id of the current request.
pub fn current() -> Option<String> {
    REQUEST.try_with(Clone::clone).ok()
}

/// Returns the proxy's request id, or a new one: a random word for this process, and a number.
pub fn id(headers: &HeaderMap, behind_proxy: bool) -> String {
    static PROCESS: LazyLock<u32> = LazyLock::new(|| RandomState::new().build_hasher().finish() as u32);
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let is_plain = |id: &&str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        !id.is_empty() && id.len() <= LENGTH_MAX && id.bytes().all(plain)
    };
    let given = headers.get(HEADER).filter(|_| behind_proxy).and_then(|id| id.to_str().ok()).filter(is_plain);
    given.map_or_else(|| format!("{:08x}-{:x}", *PROCESS, NEXT.fetch_add(1, Relaxed)), str::to_string)
}
