//! The web page: the build output of `web/`, embedded in the binary. The page handles its own
//! routing, so its document is returned for every path that is not a file.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use sha2::{Digest, Sha256};
use words::{Language, message, say};

use super::preview::Preview;
use super::{answer, percent_decoded};
use crate::editions::gzip;
use crate::refusal::Refusal;

/// The document that is returned for every path of the page.
const FIRST: &str = "index.html";
/// The path of the offline page.
const OFFLINE: &str = "/offline";
/// A folder of files that never change, since their names contain a hash of their content.
const NAMED_BY_CONTENT: &str = "assets/";
/// First segments of paths that do not belong to the page.
const NO_PAGES: [&str; 4] = ["api", "socket", "health", "metrics"];

/// Returns the response of a server that was built without the page.
fn not_built(language: Language) -> Html<String> {
    let without = say!(language, "refusal-no-page", command = "<code>cargo play</code>");
    let programs = say!(language, "refusal-no-page-programs", link = "<a href=\"/api\">GET /api</a>");
    Html(format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\"><title>Highball</title><body><h1>Highball</h1>\
         <p>{without}</p><p>{programs}</p>"
    ))
}

/// Returns the page that the service worker shows offline. It loads only its style sheet and the
/// icon.
fn offline(language: Language) -> Response {
    let (title, why) = (say!(language, "outside-offline-title"), say!(language, "outside-offline-why"));
    let again = say!(language, "outside-offline-again");
    let text = format!(
        "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>{title} · Highball</title>\
         <link rel=\"stylesheet\" href=\"/offline.css\"></head><body><main><img src=\"/icon.svg\" alt=\"\">\
         <h1>{title}</h1><p>{why}</p><p><a href=\"\">{again}</a></p></main></body></html>"
    );
    ([(header::CACHE_CONTROL, "no-cache")], Html(text)).into_response()
}

#[derive(rust_embed::Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// A file of the page, with a hash of its content.
pub struct File {
    pub bytes: Cow<'static, [u8]>,
    /// SHA-256 of the bytes.
    pub hash: [u8; 32],
}

/// The source of the page's files.
#[derive(Clone, Debug, Default)]
pub enum PageFiles {
    /// The embedded page; with debug assertions, the current `web/dist`.
    #[default]
    BuiltIn,
    /// A folder with the build output of `web/`.
    Folder(PathBuf),
    Function(fn(&str) -> Option<File>),
}

impl PageFiles {
    /// Returns the file with this name. Callers must ensure that the name does not lead out of the
    /// folder.
    fn get(&self, name: &str) -> Option<File> {
        match self {
            PageFiles::BuiltIn => {
                let file = Built::get(name)?;
                Some(File { hash: file.metadata.sha256_hash(), bytes: file.data })
            }
            PageFiles::Folder(folder) => {
                let bytes = std::fs::read(folder.join(name)).ok()?;
                Some(File { hash: Sha256::digest(&bytes).into(), bytes: bytes.into() })
            }
            PageFiles::Function(get) => get(name),
        }
    }
}

/// The page's files, with a cache of compressed files by content hash.
pub struct Pages {
    page: PageFiles,
    packed: Mutex<BTreeMap<[u8; 32], Bytes>>,
}

/// Checks whether this path belongs to the page rather than to the API.
pub fn is_for(method: &Method, path: &str) -> bool {
    let first = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    (method == Method::GET || method == Method::HEAD) && !NO_PAGES.contains(&first)
}

impl Pages {
    pub fn new(page: PageFiles) -> Pages {
        Pages { page, packed: Mutex::default() }
    }

    /// Checks whether this path is a screen of the page. The document for a screen contains a
    /// preview.
    pub fn is_screen(&self, path: &str) -> bool {
        is_page(path) && path != OFFLINE && self.file(path.strip_prefix('/').unwrap_or(path)).is_none()
    }

    /// Returns the file at this path or, for a screen of the page, the document with its link
    /// preview.
    pub fn answer(&self, path: &str, headers: &HeaderMap, language: Language, preview: Option<&Preview>) -> Response {
        let name = path.strip_prefix('/').unwrap_or(path);
        if path == OFFLINE {
            return offline(language);
        }
        if let Some(file) = self.file(name) {
            return self.send(name, file, headers);
        }
        if !is_page(path) {
            return answer::refusal(&Refusal::NoSuchThing(message!("refusal-no-such-address")), language);
        }
        match self.file(FIRST) {
            Some(file) => self.first(file, headers, preview),
            None => not_built(language).into_response(),
        }
    }

    /// Returns the document, with the preview if there is one. Previews differ by path, so
    /// documents with a preview are not cached in compressed form.
    fn first(&self, file: File, headers: &HeaderMap, preview: Option<&Preview>) -> Response {
        let with = |preview: &Preview| {
            let text = String::from_utf8_lossy(&file.bytes);
            let (head, rest) = text.split_once("</head>")?;
            Some(format!("{head}{}</head>{rest}", preview.tags()).into_bytes())
        };
        let Some(bytes) = preview.and_then(with) else { return self.send(FIRST, file, headers) };
        let packs = accepts_gzip(headers);
        let tag = format!("\"{}{}\"", hex::encode(&Sha256::digest(&bytes)[..16]), if packs { "-gzip" } else { "" });
        let about = about(FIRST, &tag);
        if is_known(headers, &tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let kind = [(header::CONTENT_TYPE, kind(FIRST).0)];
        match packs {
            true => (about, kind, [(header::CONTENT_ENCODING, "gzip")], gzip(&bytes)).into_response(),
            false => (about, kind, bytes).into_response(),
        }
    }

    /// Returns the file with this name. Names that point outside the folder match nothing.
    fn file(&self, name: &str) -> Option<File> {
        let plain = name.split('/').all(|part| !matches!(part, "" | "." | "..")) && !name.contains('\\');
        plain.then(|| self.page.get(name)).flatten()
    }

    fn send(&self, name: &str, file: File, headers: &HeaderMap) -> Response {
        let (kind, is_text) = kind(name);
        let packs = is_text && accepts_gzip(headers);
        let tag = format!("\"{}{}\"", hex::encode(&file.hash[..16]), if packs { "-gzip" } else { "" });
        let about = about(name, &tag);
        if is_known(headers, &tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let kind = [(header::CONTENT_TYPE, kind)];
        match packs {
            true => (about, kind, [(header::CONTENT_ENCODING, "gzip")], self.packed(file)).into_response(),
            false => (about, kind, whole(file)).into_response(),
        }
    }

    /// Returns the compressed file. Each file is compressed only once.
    fn packed(&self, file: File) -> Bytes {
        let mut packed = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes = packed.entry(file.hash).or_insert_with(|| Bytes::from(gzip(&file.bytes)));
        bytes.clone()
    }
}

/// Returns the cache headers of a file. Files with a hash in their names are never revalidated.
fn about<'a>(name: &str, tag: &'a str) -> [(HeaderName, &'a str); 3] {
    let cache = match name.starts_with(NAMED_BY_CONTENT) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    [(header::CACHE_CONTROL, cache), (header::ETAG, tag), (header::VARY, "accept-encoding")]
}

/// Checks whether the client already has the content with this tag.
pub fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let same = |known: &str| known.trim() == "*" || known.trim().trim_start_matches("W/") == tag;
    known.flat_map(|tags| tags.split(',')).any(same)
}

fn whole(file: File) -> Bytes {
    match file.bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    }
}

/// Checks whether a path could be a screen of the page. A dot in the first segment means a file.
/// Later segments may contain dots, since some are names that people choose, such as the edition of
/// a custom map.
fn is_page(path: &str) -> bool {
    let Some(path) = percent_decoded(path) else { return false };
    let path = path.trim_start_matches('/');
    let screen = path.split('/').next().unwrap_or_default();
    let leads_elsewhere = path.contains(['\\', '\0']) || path.split('/').any(|part| matches!(part, "." | ".."));
    !path.starts_with(NAMED_BY_CONTENT) && !screen.contains('.') && !leads_elsewhere
}

/// Returns the content type for a file's extension, and whether the file is worth compressing.
fn kind(name: &str) -> (&'static str, bool) {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => ("text/html; charset=utf-8", true),
        "js" | "mjs" => ("text/javascript; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "json" | "map" => ("application/json", true),
        "webmanifest" => ("application/manifest+json", true),
        "svg" => ("image/svg+xml", true),
        "txt" | "ftl" => ("text/plain; charset=utf-8", true),
        "wasm" => ("application/wasm", true),
        "png" => ("image/png", false),
        "ico" => ("image/x-icon", false),
        "webp" => ("image/webp", false),
        "woff2" => ("font/woff2", false),
        _ => ("application/octet-stream", false),
    }
}

pub fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        matches!(name.trim(), "gzip" | "*") && weight.is_some_and(|weight| weight > 0.0)
    })
}
