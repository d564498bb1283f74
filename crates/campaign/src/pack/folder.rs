//! Own packs, read from a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use maps::{folder_name, text_of};
use rules::edition::Flaw;

use super::files::{NEEDED, RULINGS};
use super::read::{Texts, read};
use super::{Pack, check};

/// The page that describes the files.
const PAGE: &str = "docs/packs.md";

/// Files that may lie beside those of the pack.
const BESIDE: [&str; 3] = [RULINGS, "README.md", "PROVENANCE.md"];

impl Pack {
    /// Reads a pack from its folder. Everything that needs mending is reported at once.
    pub fn folder(path: &Path) -> Result<Pack, Vec<Flaw>> {
        let mut flaws = Vec::new();
        let name = folder_name(path, "pack");
        if !path.is_dir() {
            return Err(vec![flaw(&path.display().to_string(), "there is no such folder; name that of a pack.")]);
        }
        let mut texts: BTreeMap<&str, String> = BTreeMap::new();
        for file in NEEDED {
            if let Some(text) = text_of(path, file, PAGE, &mut flaws) {
                texts.insert(file, text);
            }
        }
        if path.join(RULINGS).exists()
            && let Some(text) = text_of(path, RULINGS, PAGE, &mut flaws)
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
