//! Custom packs, read from a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use maps::{folder_name, text_of};
use rules::edition::Flaw;

use super::files::{NEEDED, OPTIONAL};
use super::read::{Texts, read};
use super::translated::TRANSLATED;
use super::{Pack, check};

/// The page that documents the files of a pack.
const PAGE: &str = "docs/pack-reference.md";

impl Pack {
    /// Reads a pack and its translations from a folder, or returns the flaws. Each stage of checks
    /// runs only if the previous one passed, so repairing flaws can reveal more.
    pub fn folder(path: &Path) -> Result<Pack, Vec<Flaw>> {
        let mut flaws = Vec::new();
        let name = folder_name(path, "pack");
        if !path.is_dir() {
            return Err(vec![flaw(&path.display().to_string(), "there is no such folder; name the folder of a pack.")]);
        }
        let mut texts: BTreeMap<&str, String> = BTreeMap::new();
        for file in NEEDED {
            if let Some(text) = text_of(path, file, PAGE, &mut flaws) {
                texts.insert(file, text);
            }
        }
        for file in OPTIONAL.into_iter().filter(|file| path.join(file).exists()) {
            if let Some(text) = text_of(path, file, PAGE, &mut flaws) {
                texts.insert(file, text);
            }
        }
        strange(path, &mut flaws);
        let unread: Vec<String> = flaws.iter().map(|flaw| flaw.file.clone()).collect();
        let whole = NEEDED.iter().all(|file| texts.contains_key(file));
        let texts = Texts { name: &name, files: texts.iter().map(|(file, text)| (*file, text.as_str())).collect() };
        let (draft, more) = read(&texts);
        // Further flaws in unreadable files are not reported.
        flaws.extend(more.into_iter().filter(|flaw| !unread.contains(&flaw.file)));
        match draft.filter(|_| whole) {
            Some(draft) => check::check(draft, flaws).and_then(|pack| with_languages(pack, path)),
            None => {
                flaws.sort();
                Err(flaws)
            }
        }
    }
}

/// Adds translations from subfolders that are named after two-letter language codes.
fn with_languages(mut pack: Pack, path: &Path) -> Result<Pack, Vec<Flaw>> {
    let mut flaws = Vec::new();
    let entries = fs::read_dir(path).into_iter().flatten().flatten().filter(|entry| entry.path().is_dir());
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    for language in names.filter(|name| name.len() == 2 && name.bytes().all(|byte| byte.is_ascii_lowercase())) {
        let (folder, mut unread) = (path.join(&language), Vec::new());
        let texts = TRANSLATED.iter().filter(|file| !OPTIONAL.contains(file) || folder.join(file).exists());
        let files: BTreeMap<&str, String> =
            texts.filter_map(|file| Some((*file, text_of(&folder, file, PAGE, &mut unread)?))).collect();
        let (translated, more) = pack.translated(&language, &files);
        // An unreadable file is reported only once, with the reason.
        let told: Vec<String> = unread.iter().map(|flaw| format!("{language}/{}", flaw.file)).collect();
        flaws.extend(unread.into_iter().map(|flaw| Flaw { file: format!("{language}/{}", flaw.file), ..flaw }));
        flaws.extend(more.into_iter().filter(|flaw| !told.contains(&flaw.file)));
        pack.languages.insert(language, translated);
    }
    flaws.sort();
    if flaws.is_empty() { Ok(pack) } else { Err(flaws) }
}

fn flaw(file: &str, message: &str) -> Flaw {
    Flaw { file: file.to_string(), line: 0, message: message.to_string() }
}

/// Reports `.csv` and `.toml` files with unknown names, which are probably misspelt.
fn strange(path: &Path, flaws: &mut Vec<Flaw>) {
    for entry in fs::read_dir(path).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let table = name.ends_with(".csv") || name.ends_with(".toml");
        if table && !NEEDED.contains(&name.as_str()) && !OPTIONAL.contains(&name.as_str()) {
            flaws.push(flaw(&name, "packs have no file of this name; rename it, or remove it."));
        }
    }
}
