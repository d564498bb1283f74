//! Own packs, read from a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rules::edition::Flaw;

use super::files::{NEEDED, RULINGS};
use super::read::{Texts, read};
use super::{Pack, check};

/// Files that may lie beside those of the pack.
const BESIDE: [&str; 3] = [RULINGS, "README.md", "PROVENANCE.md"];

impl Pack {
    /// Reads a pack from its folder. Everything that needs mending is reported at once.
    pub fn folder(path: &Path) -> Result<Pack, Vec<Flaw>> {
        let mut flaws = Vec::new();
        let name = folder_name(path);
        if !path.is_dir() {
            return Err(vec![flaw(&path.display().to_string(), "there is no such folder; name that of a pack.")]);
        }
        let mut texts: BTreeMap<&str, String> = BTreeMap::new();
        for file in NEEDED {
            if let Some(text) = text(path, file, &mut flaws) {
                texts.insert(file, text);
            }
        }
        if path.join(RULINGS).exists()
            && let Some(text) = text(path, RULINGS, &mut flaws)
        {
            texts.insert(RULINGS, text);
        }
        strange(path, &mut flaws);
        let unread: Vec<String> = flaws.iter().map(|flaw| flaw.file.clone()).collect();
        let whole = NEEDED.iter().all(|file| texts.contains_key(file));
        let texts = Texts { name: &name, files: texts.iter().map(|(file, text)| (*file, text.as_str())).collect() };
        let (draft, more) = read(&texts);
        // Of a file that could not be read, that is all there is to say.
        flaws.extend(more.into_iter().filter(|flaw| !unread.contains(&flaw.file)));
        match draft.filter(|_| whole) {
            Some(draft) => check::check(draft, flaws),
            None => {
                flaws.sort();
                Err(flaws)
            }
        }
    }
}

/// The folder's own name, also where the path ends in dots.
fn folder_name(path: &Path) -> String {
    let whole = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    whole.file_name().map_or_else(|| "pack".to_string(), |name| name.to_string_lossy().into_owned())
}

fn flaw(file: &str, message: &str) -> Flaw {
    Flaw { file: file.to_string(), line: 0, message: message.to_string() }
}

/// Tells tables that no pack has: most likely a misspelt name.
fn strange(path: &Path, flaws: &mut Vec<Flaw>) {
    for entry in fs::read_dir(path).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let table = name.ends_with(".csv") || name.ends_with(".toml");
        if table && !NEEDED.contains(&name.as_str()) && !BESIDE.contains(&name.as_str()) {
            flaws.push(flaw(&name, "no pack has a file of this name; rename it, or take it out."));
        }
    }
}

fn text(folder: &Path, file: &str, flaws: &mut Vec<Flaw>) -> Option<String> {
    let bytes = match fs::read(folder.join(file)) {
        Ok(bytes) => bytes,
        Err(error) => {
            let message = match error.kind() {
                std::io::ErrorKind::NotFound => {
                    "this file is missing; add it, docs/packs.md says what is in it.".into()
                }
                _ => format!("this file cannot be read: {error}."),
            };
            flaws.push(flaw(file, &message));
            return None;
        }
    };
    String::from_utf8(bytes)
        .map_err(|error| {
            let good = error.utf8_error().valid_up_to();
            let line = 1 + error.as_bytes()[..good].iter().filter(|byte| **byte == b'\n').count();
            let message = "this line has a letter that is not UTF-8; save the file as UTF-8.";
            flaws.push(Flaw { line, ..flaw(file, message) });
        })
        .ok()
}
