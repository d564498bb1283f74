//! Editions, those of the house and those of own maps, with what play and bots look up about them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Roster;
use maps::Map;
use rules::edition::Edition;
use rules::limits::{LARGE, SMALL};
use rules::tables::Tables;
use sha2::{Digest, Sha256};

use crate::limits::{LIBRARY_MAX, MAP_BYTES_MAX, MAP_FILES_MAX};
use crate::refusal::Refusal;

/// An edition in the smaller capacity that holds it.
#[derive(Clone)]
pub enum Book {
    Small(Arc<Shelf<SMALL>>),
    Large(Arc<Shelf<LARGE>>),
}

/// Tables, and the bots that know them.
pub struct Shelf<const W: usize> {
    pub tables: Arc<Tables<W>>,
    pub roster: Roster<W>,
}

impl Book {
    pub fn new(edition: &Arc<Edition>) -> Book {
        if let Some(tables) = Tables::<SMALL>::new(Arc::clone(edition)) {
            return Book::Small(Arc::new(Shelf { roster: Roster::new(&tables), tables }));
        }
        let tables = Tables::<LARGE>::new(Arc::clone(edition)).expect("an edition that is too large fails its check");
        Book::Large(Arc::new(Shelf { roster: Roster::new(&tables), tables }))
    }

    pub fn edition(&self) -> &Arc<Edition> {
        match self {
            Book::Small(shelf) => shelf.tables.edition(),
            Book::Large(shelf) => shelf.tables.edition(),
        }
    }
}

/// The editions in use. Own maps are brought by whoever has them.
#[derive(Default)]
pub struct Library(Mutex<BTreeMap<(Option<String>, String), Book>>);

impl Library {
    /// An edition of the house.
    pub fn house(&self, name: &str) -> Result<Book, Refusal> {
        self.find(None, name, || maps::edition(name).map_err(|unknown| Refusal::Bad(format!("No edition: {unknown}."))))
    }

    /// An edition of an own map, known by the hash of its content.
    pub fn own(&self, hash: &str, files: &BTreeMap<String, String>, name: &str) -> Result<Book, Refusal> {
        self.find(Some(hash), name, || {
            let map = check_map("map", files)?;
            map.edition(name).map_err(|unknown| Refusal::Bad(format!("No edition: {unknown}.")))
        })
    }

    fn find(
        &self,
        hash: Option<&str>,
        name: &str,
        make: impl FnOnce() -> Result<Arc<Edition>, Refusal>,
    ) -> Result<Book, Refusal> {
        let key = (hash.map(str::to_string), name.to_string());
        let mut books = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(book) = books.get(&key) {
            return Ok(book.clone());
        }
        let book = Book::new(&make()?);
        if books.len() >= LIBRARY_MAX {
            books.retain(|(hash, _), _| hash.is_none());
        }
        books.insert(key, book.clone());
        Ok(book)
    }
}

/// The map of these files, or every flaw of it.
pub fn check_map(name: &str, files: &BTreeMap<String, String>) -> Result<Map, Refusal> {
    if files.len() > MAP_FILES_MAX {
        return Err(Refusal::Bad(format!("A map has at most {MAP_FILES_MAX} files.")));
    }
    if files.iter().map(|(name, text)| name.len() + text.len()).sum::<usize>() > MAP_BYTES_MAX {
        return Err(Refusal::Bad(format!("The files of a map have at most {MAP_BYTES_MAX} bytes together.")));
    }
    maps::files(name, files).map_err(|error| Refusal::Bad(error.to_string()))
}

/// The name of a map by its content.
pub fn content_hash(files: &BTreeMap<String, String>) -> String {
    let mut digest = Sha256::new();
    for (name, text) in files {
        digest.update(format!("{} {}\n{name}{text}", name.len(), text.len()));
    }
    hex::encode(digest.finalize())
}
