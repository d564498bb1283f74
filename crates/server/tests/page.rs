//! The page over real sockets: addresses and caching. No file outside the page can be read.

use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use crate::support::browser::{Answer, Browser, Server};
use flate2::read::GzDecoder;
use serde_json::json;
use server::http::{File, PageFiles, Reach};
use server::store::MemoryStore;
use sha2::{Digest, Sha256};

const INDEX: &str = "<!doctype html><title>a page</title><script type=module src=/assets/index-1a2b.js></script>";
const SCRIPT: &str = "console.log('a script that says the same again and again, again and again, again and again')";
const FILES: [(&str, &[u8]); 6] = [
    ("index.html", INDEX.as_bytes()),
    ("manifest.webmanifest", b"{}"),
    ("icon.png", b"\x89PNG"),
    ("assets/index-1a2b.js", SCRIPT.as_bytes()),
    ("assets/index-3c4d.css", b"body { margin: 0 }"),
    ("assets/maps/usa-5e6f.json", b"{}"),
];

/// Returns a file of a page that has only a few files.
fn small(name: &str) -> Option<File> {
    let (_, bytes) = FILES.iter().find(|(known, _)| *known == name)?;
    Some(File { bytes: (*bytes).into(), hash: Sha256::digest(bytes).into() })
}

async fn serving(page: PageFiles) -> (Server, Browser) {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach { page, ..Reach::default() }).await;
    let browser = Browser::new(server.address);
    (server, browser)
}

fn with(browser: &Browser, name: &str, value: &str) -> Browser {
    let mut other = browser.clone();
    other.headers.push((name.to_string(), value.to_string()));
    other
}

fn unpacked(answer: &Answer) -> String {
    let mut text = String::new();
    GzDecoder::new(&answer.bytes[..]).read_to_string(&mut text).expect("it is compressed");
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn page_addresses_return_the_document() {
    let (server, browser) = serving(PageFiles::Function(small)).await;
    let addresses =
        ["/", "/t/abc", "/r/abc?at=12", "/new", "/me", "/settings", "/rules/germany", "/maps", "/learn", "/watch"];
    let named_by_people = ["/hand/abc/1", "/rules/my%20map", "/rules/my.map", "/maps/v1.2/three.cities", "/t/..."];
    for path in addresses.into_iter().chain(["/index.html", "/nothing"]).chain(named_by_people) {
        let answer = browser.get(path).await;
        assert_eq!((answer.status, answer.text.as_str()), (200, INDEX), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self'") && policy.contains("style-src 'self'"), "{policy}");
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
    }
    let head = browser.raw("HEAD", "/t/abc", b"").await;
    assert_eq!((head.status, head.text.as_str()), (200, ""));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_have_types_and_cache_headers() {
    let (server, browser) = serving(PageFiles::Function(small)).await;
    let wanted = [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", true),
        ("/assets/index-3c4d.css", "text/css; charset=utf-8", true),
        ("/assets/maps/usa-5e6f.json", "application/json", true),
        ("/manifest.webmanifest", "application/manifest+json", false),
        ("/icon.png", "image/png", false),
    ];
    for (path, kind, for_ever) in wanted {
        let answer = browser.get(path).await;
        let bytes = FILES.iter().find(|(name, _)| path[1..] == **name).expect("it is a file").1;
        assert_eq!((answer.status, &answer.bytes[..]), (200, bytes), "{path}");
        assert_eq!(answer.header("content-type"), Some(kind), "{path}");
        assert_eq!(answer.header("content-encoding"), None, "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        let cache = if for_ever { "public, max-age=31536000, immutable" } else { "no-cache" };
        assert_eq!(answer.header("cache-control"), Some(cache), "{path}");
        // A client with the current version gets no file; a client with another version does.
        let tag = answer.header("etag").expect("a tag");
        let again = with(&browser, "If-None-Match", &format!("\"other\", W/{tag}")).get(path).await;
        assert_eq!((again.status, again.bytes.len(), again.header("etag")), (304, 0, Some(tag)), "{path}");
        assert_eq!(again.header("cache-control"), Some(cache), "{path}");
        assert_eq!(with(&browser, "If-None-Match", "\"other\"").get(path).await.status, 200, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_are_compressed_on_request() {
    let (server, browser) = serving(PageFiles::Function(small)).await;
    let plain = browser.get("/assets/index-1a2b.js").await;
    for accepted in ["gzip", "deflate, gzip;q=0.5, br", "*"] {
        for _ in 0..2 {
            let answer = with(&browser, "Accept-Encoding", accepted).get("/assets/index-1a2b.js").await;
            assert_eq!(answer.header("content-encoding"), Some("gzip"), "{accepted}");
            assert_eq!(answer.header("vary"), Some("accept-encoding"));
            assert_ne!(answer.header("etag"), plain.header("etag"));
            assert_eq!(unpacked(&answer), SCRIPT);
            assert!(answer.bytes.len() < SCRIPT.len(), "{}", answer.bytes.len());
        }
    }
    for other in ["identity", "br", "gzip;q=0", "gzip;q=x", "x-gzip"] {
        let answer = with(&browser, "Accept-Encoding", other).get("/assets/index-1a2b.js").await;
        assert_eq!((answer.header("content-encoding"), answer.text.as_str()), (None, SCRIPT), "{other}");
    }
    let picture = with(&browser, "Accept-Encoding", "gzip").get("/icon.png").await;
    assert_eq!(picture.header("content-encoding"), None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_paths_are_not_found() {
    // The last of these pages is served from a folder, so names are looked up on the disk.
    for page in [PageFiles::Function(small), PageFiles::default(), PageFiles::Folder("../../web/dist".into())] {
        let (server, browser) = serving(page).await;
        for path in [
            "/assets/none.js",
            "/assets/",
            "/assets/maps",
            "/favicon.none",
            "/api/none",
            "/api/",
            "/socket/none",
            "/health/none",
            "/metrics/none",
            "/../Cargo.toml",
            "/assets/../../../Cargo.toml",
            "/assets/..%2f..%2f..%2fCargo.toml",
            "/%2e%2e/%2e%2e/Cargo.toml",
            "/..\\..\\Cargo.toml",
            "/assets/..\\..\\..\\Cargo.toml",
            "/%2e%2e%5cCargo.toml",
            "/./index.html",
            "/index.html%00",
            "/index.html/",
            "/.git/config",
        ] {
            let answer = browser.get(path).await;
            assert_eq!(answer.status, 404, "{path}: {}", answer.text);
            assert_eq!(answer.json()["code"], "not-found", "{path}");
        }
        // Without its first slash, such a path would be an absolute path on the disk.
        for path in ["//etc/mtab", "//proc/self/exe", "//etc/passwd"] {
            let answer = browser.get(path).await;
            let first = browser.get("/").await;
            assert_eq!((answer.status, answer.text), (200, first.text), "{path}");
        }
        assert_eq!(browser.raw("POST", "/t/abc", b"").await.status, 404);
        assert_eq!(browser.raw("DELETE", "/assets/index-1a2b.js", b"").await.status, 404);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_page_is_explained() {
    let (server, browser) = serving(PageFiles::Function(|_| None)).await;
    for path in ["/", "/t/abc"] {
        let answer = browser.get(path).await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
        assert!(answer.text.contains("Install Node 20.19 or newer") && answer.text.contains("cargo play"));
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    }
    server.stop().await;
}

/// Checks the built page, if there is one: every file that its document refers to exists, and no
/// script or style is inline.
#[tokio::test(flavor = "multi_thread")]
async fn the_built_page_is_complete() {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/index.html").exists();
    let (server, browser) = serving(PageFiles::default()).await;
    let first = browser.get("/").await;
    assert_eq!(first.text.contains("cargo play"), !built);
    let named = first.text.split(['"', '\'']).filter(|word| word.starts_with('/') && word.contains('.'));
    let named: Vec<&str> = named.collect();
    assert!(!built || named.iter().any(|path| path.ends_with(".js")), "{}", first.text);
    for path in named {
        let answer = browser.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_ne!(answer.header("content-type"), Some("application/octet-stream"), "{path}");
    }
    let inline =
        first.text.split("<script").skip(1).any(|script| !script.split('>').next().unwrap_or("").contains("src="));
    assert!(!inline && !first.text.contains("<style") && !first.text.contains(" style="), "{}", first.text);
    server.stop().await;
}

/// Returns the document of a page, with a head to which previews can be added.
fn headed(name: &str) -> Option<File> {
    let text: &[u8] = b"<!doctype html><head><title>a page</title></head><body>it</body>";
    (name == "index.html").then(|| File { bytes: text.into(), hash: Sha256::digest(text).into() })
}

/// Returns the content of a tag for previews.
fn property<'a>(text: &'a str, name: &str) -> &'a str {
    let begin = format!("<meta property=\"og:{name}\" content=\"");
    let rest = text.split_once(&begin).unwrap_or_else(|| panic!("no {name} in {text}")).1;
    rest.split('"').next().expect("it ends")
}

#[tokio::test(flavor = "multi_thread")]
async fn links_have_previews_with_a_picture() {
    let (server, nobody) = serving(PageFiles::Function(headed)).await;
    let ada = Browser::named(server.address, "Ada <\"&>").await;
    let seats = json!([{ "me": {} }, { "bot": { "bot": "normal" } }, "open"]);
    let table = ada.post("/api/tables", json!({ "edition": "germany", "seats": seats })).await.json();
    let id = table["id"].as_str().expect("an id");
    let path = format!("/t/{id}");
    let answer = with(&nobody, "Accept-Language", "de").get(&path).await;
    assert!(answer.text.ends_with("</head><body>it</body>"), "{}", answer.text);
    assert_eq!(property(&answer.text, "title"), "Deutschland · Highball");
    let about = "Einladung von Ada &lt;&quot;&amp;&gt;, Nell: 1\u{a0}Platz ist frei.";
    assert_eq!(property(&answer.text, "description"), about);
    let host = format!("http://{}", server.address);
    assert_eq!(property(&answer.text, "url"), format!("{host}{path}"));
    assert_eq!(property(&answer.text, "image"), format!("{host}/api/tables/{id}/picture"));
    // The document is compressed, and its entity tag stays the same until the table changes.
    let packed = with(&nobody, "Accept-Encoding", "gzip").get(&path).await;
    assert_eq!(property(&unpacked(&packed), "title"), "Germany · Highball");
    let tag = packed.header("etag").expect("a tag").to_string();
    let again = with(&with(&nobody, "Accept-Encoding", "gzip"), "If-None-Match", &tag);
    assert_eq!(again.get(&path).await.status, 304);
    ada.post(&format!("/api/tables/{id}/seats/2/hand"), json!({ "bot": { "bot": "easy" } })).await;
    assert_eq!(again.get(&path).await.status, 200);
    for other in ["/", "/rules", "/t/none", "/t/", "/r/none"] {
        let text = nobody.get(other).await.text;
        assert_eq!(property(&text, "title"), "Highball", "{other}");
        assert_eq!(property(&text, "image"), format!("{host}/api/editions/usa-new/picture"), "{other}");
    }
    for (language, title) in [("en", "No connection"), ("de", "Keine Verbindung"), ("fr", "Pas de connexion")] {
        let text = nobody.get(&format!("/offline?language={language}")).await.text;
        assert!(
            text.contains(&format!("<html lang=\"{language}\">")) && text.contains(&format!("<h1>{title}</h1>")),
            "{text}"
        );
    }
    server.stop().await;
}

/// Returns the width and height of a PNG.
fn size(png: &[u8]) -> [u32; 2] {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes")))
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_are_small_and_change_with_the_table() {
    let (server, nobody) = serving(PageFiles::Function(headed)).await;
    let ada = Browser::named(server.address, "Ada").await;
    let seats = json!([{ "me": {} }, { "bot": { "bot": "random" } }]);
    let table = ada.post("/api/tables", json!({ "edition": "usa-new", "seats": seats })).await.json();
    let id = table["id"].as_str().expect("an id");
    let path = format!("/api/tables/{id}/picture");
    let picture = nobody.get(&path).await;
    assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/png")));
    assert_eq!(size(&picture.bytes), [1200, 630]);
    assert!(picture.bytes.len() <= 300_000, "{} bytes", picture.bytes.len());
    let again = with(&nobody, "If-None-Match", picture.header("etag").expect("a tag"));
    assert_eq!(again.get(&path).await.status, 304);
    assert_eq!(again.get(&format!("{path}?language=de")).await.status, 200, "the title is in another language");
    let bare = nobody.get("/api/editions/usa-new/picture").await;
    assert_eq!(size(&bare.bytes), [1200, 630]);
    assert_ne!(bare.bytes, picture.bytes, "names stand on it");
    assert_eq!(nobody.get("/api/tables/none/picture").await.status, 404);
    assert_eq!(nobody.get("/api/editions/none/picture").await.status, 404);
    server.stop().await;
}
