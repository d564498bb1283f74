//! Support code shared by the tests.

#![allow(dead_code, reason = "each file of tests uses its own part")]

pub mod browser;
pub mod house;
pub mod nats;
pub mod postgres;
pub mod proxy;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use server::store::{BackupError, Sql, backup, restore_file};

/// A folder that is removed when this value is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("highball-test-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Returns everything in a database, as the lines of a backup.
pub async fn backup_lines(store: &Sql) -> Vec<String> {
    let mut bytes = Vec::new();
    backup(store, &mut bytes).await.expect("a backup");
    String::from_utf8(bytes).expect("text").lines().map(str::to_string).collect()
}

/// Restores backup lines to a new file.
pub async fn restore_lines(lines: &[String], file: &Path) -> Result<usize, BackupError> {
    restore_file(lines.join("\n").as_bytes(), file).await
}

/// Returns the example map in the form in which clients upload a map.
pub fn three_cities() -> Value {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/examples/three-cities");
    let files = std::fs::read_dir(folder).expect("the example").map(|entry| {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).expect("text"))
    });
    json!({ "name": "three-cities", "files": files.collect::<BTreeMap<_, _>>() })
}
