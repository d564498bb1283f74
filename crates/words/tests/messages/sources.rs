//! A text search over the crates' sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the sources of all crates, without their tests and without this crate.
pub fn all() -> String {
    let crates = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let mut text = String::new();
    for folder in fs::read_dir(crates).expect("the folder of the crates") {
        let folder = folder.expect("a crate");
        if folder.file_name() != "words" {
            gather(&folder.path().join("src"), &mut text);
        }
    }
    text
}

fn gather(folder: &Path, text: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            // Skip serialized words, which look like ids but are not.
            let lines = source.split_inclusive('\n').filter(|line| !line.trim_start().starts_with("#[serde("));
            text.extend(lines);
        }
    }
}

/// A piece of source text without comments, with strings separated from code.
enum Part<'a> {
    Code(&'a str),
    Literal(&'a str),
}

fn parts(text: &str) -> Vec<Part<'_>> {
    let (mut parts, mut rest) = (Vec::new(), text);
    while let Some(at) = rest.find(['"', '/', '\'']) {
        let (code, from) = rest.split_at(at);
        parts.push(Part::Code(code));
        rest = if from.starts_with("//") {
            from.find('\n').map_or("", |end| &from[end..])
        } else if let Some(string) = from.strip_prefix('"') {
            let (end, after) = end_of_string(code, string);
            parts.push(Part::Literal(&string[..end]));
            string.get(after..).unwrap_or_default()
        } else if from.starts_with("'\"'") || from.starts_with("'\\\"'") {
            &from[from[1..].find('\'').map_or(1, |end| end + 2)..]
        } else {
            &from[1..]
        };
    }
    parts.push(Part::Code(rest));
    parts
}

/// Finds the end of a string, and the start of the code after it.
fn end_of_string(before: &str, text: &str) -> (usize, usize) {
    let hashes = &before[before.trim_end_matches('#').len()..];
    if before.strip_suffix(hashes).is_some_and(|code| code.ends_with('r')) {
        let closes = format!("\"{hashes}");
        return text.find(&closes).map_or((text.len(), text.len()), |end| (end, end + closes.len()));
    }
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' if !escaped => return (at, at + 1),
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    (text.len(), text.len())
}

/// Checks whether a word looks like an id: lower-case words joined by hyphens.
fn is_id(word: &str) -> bool {
    let plain =
        |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    word.contains('-') && word.split('-').all(plain)
}

/// Returns every string that looks like an id.
pub fn ids(text: &str) -> BTreeSet<&str> {
    let literals = parts(text).into_iter().filter_map(|part| match part {
        Part::Literal(word) => Some(word),
        Part::Code(_) => None,
    });
    literals.filter(|word| is_id(word)).collect()
}

/// Lists the ids used in macros, each with the names of its arguments.
pub fn said(text: &str) -> Vec<(&str, BTreeSet<String>)> {
    let parts = parts(text);
    let mut found = Vec::new();
    for (at, pair) in parts.windows(2).enumerate() {
        if let [Part::Code(code), Part::Literal(id)] = pair
            && opens(code)
        {
            found.push((*id, given(&parts[at + 2..])));
        }
    }
    found
}

/// Checks whether the next token is a macro's message id: the first argument of `message!`, or the
/// one after the language in `say!`.
fn opens(code: &str) -> bool {
    let code = code.trim_end();
    let language = code.rfind("say!(").map(|at| &code[at + "say!(".len()..]);
    let balanced = |text: &str| text.matches('(').count() == text.matches(')').count();
    code.ends_with("message!(") || language.is_some_and(|text| text.ends_with(',') && balanced(text))
}

/// Returns the argument names: those before `=`, up to the closing bracket of the macro and outside
/// nested brackets.
fn given(rest: &[Part<'_>]) -> BTreeSet<String> {
    let (mut depth, mut in_value) = (0, false);
    let (mut names, mut name) = (BTreeSet::new(), String::new());
    for part in rest {
        let Part::Code(code) = part else { continue };
        for letter in code.chars() {
            match letter {
                '(' | '[' | '{' => depth += 1,
                ')' if depth == 0 => return names,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => in_value = false,
                '=' if depth == 0 && !in_value => {
                    in_value = true;
                    names.insert(std::mem::take(&mut name).trim().to_string());
                }
                letter if !in_value && depth == 0 => name.push(letter),
                _ => {}
            }
        }
    }
    names
}
