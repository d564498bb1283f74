//! Built-in and custom editions with their lookup tables and bots, and cached resources.

use std::collections::BTreeMap;
use std::future::Future;
use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bots::Roster;
use flate2::Compression;
use flate2::write::GzEncoder;
use maps::Map;
use rules::capacity::{AnyTables, Capacity};
use rules::edition::Edition;
use rules::limits::{LARGE, SMALL};
use rules::tables::Tables;
use rules::with_capacity;
use sha2::{Digest, Sha256};
use tokio::sync::OnceCell;
use words::message;

use crate::limits::{LIBRARY_MAX, MAP_BYTES_MAX, MAP_FILES_MAX, PICTURES_MAX};
use crate::refusal::Refusal;

/// A loaded edition, in the smallest [`Capacity`] that can hold it.
#[derive(Clone)]
pub struct LoadedEdition(pub Capacity<Arc<SizedEdition<SMALL>>, Arc<SizedEdition<LARGE>>>);

/// The lookup tables of an edition, and its bots.
pub struct SizedEdition<const W: usize> {
    pub tables: Arc<Tables<W>>,
    pub roster: Roster<W>,
}

impl<const W: usize> SizedEdition<W> {
    fn new(tables: Arc<Tables<W>>) -> Arc<SizedEdition<W>> {
        Arc::new(SizedEdition { roster: Roster::new(&tables), tables })
    }
}

impl LoadedEdition {
    pub fn new(edition: &Arc<Edition>) -> LoadedEdition {
        LoadedEdition(AnyTables::of(edition).map(SizedEdition::new, SizedEdition::new))
    }

    pub fn edition(&self) -> &Arc<Edition> {
        with_capacity!(&self.0, |sized| sized.tables.edition())
    }
}

/// A cached text with its entity tag.
#[derive(Clone)]
pub struct CachedText {
    pub text: Arc<str>,
    /// A hash of the text, sent as its entity tag.
    pub tag: Arc<str>,
    packed: Arc<OnceLock<Arc<[u8]>>>,
}

impl CachedText {
    pub fn new(text: String) -> CachedText {
        let hash = Sha256::digest(text.as_bytes());
        CachedText { text: text.into(), tag: hex::encode(&hash[..16]).into(), packed: Arc::default() }
    }

    /// Returns the text compressed with gzip. The result of the first call is cached.
    pub fn packed(&self) -> Arc<[u8]> {
        Arc::clone(self.packed.get_or_init(|| gzip(self.text.as_bytes()).into()))
    }
}

/// Compresses bytes with gzip at the highest level.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("memory can be written")
}

/// A cached PNG picture with its entity tag.
#[derive(Clone)]
pub struct Picture {
    pub png: Arc<[u8]>,
    /// A hash of the picture's content, known before the picture is drawn.
    pub tag: Arc<str>,
}

/// Cached values by content hash and name. Values of custom maps and campaign boards have a hash;
/// only they are evicted.
type Kept<T> = Mutex<BTreeMap<(Option<String>, String), T>>;

/// Evicts all values of custom maps and campaign boards if the cache is full.
fn make_room<T>(kept: &mut BTreeMap<(Option<String>, String), T>) {
    if kept.len() >= LIBRARY_MAX {
        kept.retain(|(hash, _), _| hash.is_none());
    }
}

/// A cache of editions and resources. Callers load custom maps and add them to the cache.
#[derive(Default)]
pub struct EditionCache {
    editions: Kept<LoadedEdition>,
    pages: Kept<Arc<OnceCell<CachedText>>>,
    /// Pictures by their tags.
    pictures: Mutex<BTreeMap<Arc<str>, Arc<OnceCell<Picture>>>>,
}

impl EditionCache {
    /// Returns the built-in edition with this name.
    pub fn house(&self, name: &str) -> Result<LoadedEdition, Refusal> {
        if let Some(loaded) = self.known(None, name) {
            return Ok(loaded);
        }
        let edition = maps::edition(name).map_err(Refusal::no_edition)?;
        Ok(self.keep(None, name, LoadedEdition::new(&edition)))
    }

    /// Returns an edition if it is cached. Built-in editions have no hash.
    pub fn known(&self, hash: Option<&str>, name: &str) -> Option<LoadedEdition> {
        let editions = self.editions.lock().unwrap_or_else(PoisonError::into_inner);
        editions.get(&(hash.map(str::to_string), name.to_string())).cloned()
    }

    pub fn keep(&self, hash: Option<&str>, name: &str, loaded: LoadedEdition) -> LoadedEdition {
        let mut editions = self.editions.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut editions);
        editions.entry((hash.map(str::to_string), name.to_string())).or_insert(loaded).clone()
    }

    /// Returns a resource from the cache, or computes it. Concurrent requests share one
    /// computation.
    pub async fn page<F>(&self, hash: Option<&str>, name: &str, make: F) -> Result<CachedText, Refusal>
    where
        F: Future<Output = Result<String, Refusal>>,
    {
        let cell = {
            let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
            let key = (hash.map(str::to_string), name.to_string());
            if !pages.contains_key(&key) {
                make_room(&mut pages);
            }
            Arc::clone(pages.entry(key).or_default())
        };
        cell.get_or_try_init(|| async { make.await.map(CachedText::new) }).await.cloned()
    }
}

impl EditionCache {
    /// Returns the picture with this tag from the cache, or draws it. Concurrent requests share one
    /// drawing, and a full cache is cleared.
    pub async fn picture<F>(&self, tag: &str, draw: F) -> Result<Picture, Refusal>
    where
        F: Future<Output = Result<Vec<u8>, Refusal>>,
    {
        let tag: Arc<str> = tag.into();
        let cell = {
            let mut pictures = self.pictures.lock().unwrap_or_else(PoisonError::into_inner);
            if pictures.len() >= PICTURES_MAX && !pictures.contains_key(&tag) {
                pictures.clear();
            }
            Arc::clone(pictures.entry(Arc::clone(&tag)).or_default())
        };
        let drawn = || async { draw.await.map(|png| Picture { png: png.into(), tag }) };
        cell.get_or_try_init(drawn).await.cloned()
    }
}

/// Builds an edition from the files of a custom map.
pub fn own_edition(files: &BTreeMap<String, String>, name: &str) -> Result<LoadedEdition, Refusal> {
    let map = check_map("map", files)?;
    let edition = map.edition(name).map_err(Refusal::no_edition)?;
    Ok(LoadedEdition::new(&edition))
}

/// Builds a map from these files, or returns a refusal that explains why they are not accepted.
pub fn check_map(name: &str, files: &BTreeMap<String, String>) -> Result<Map, Refusal> {
    if files.len() > MAP_FILES_MAX {
        return Err(Refusal::Bad(message!("refusal-map-files", most = MAP_FILES_MAX)));
    }
    if files.iter().map(|(name, text)| name.len() + text.len()).sum::<usize>() > MAP_BYTES_MAX {
        return Err(Refusal::Bad(message!("refusal-map-size", most = MAP_BYTES_MAX)));
    }
    maps::files(name, files).map_err(|error| Refusal::Flawed(error.to_string()))
}

/// Returns the id of a map, a hash of its content.
pub fn content_hash(files: &BTreeMap<String, String>) -> String {
    let mut digest = Sha256::new();
    for (name, text) in files {
        digest.update(format!("{} {}\n{name}{text}", name.len(), text.len()));
    }
    hex::encode(digest.finalize())
}
