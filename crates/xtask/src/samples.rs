//! Random samples of messages, doc comments and documents, for people who review the wording.

use std::fs;

use crate::shell::{ShellStep, root};
use crate::wording::{document, messages};

/// Number of texts per sample.
const SIZE: usize = 100;
const LANGUAGES: [&str; 3] = ["en", "de", "fr"];

/// Prints a sample of each kind of text. The same seed gives the same samples of unchanged files.
pub fn run(seed: &str) -> Result<(), String> {
    let mut state: u64 = seed.parse().map_err(|_| format!("'{seed}' is not a number"))?;
    let listed = ShellStep::new("git", &["ls-files"]).output()?;
    let read = |name: &str| fs::read_to_string(root().join(name)).unwrap_or_default();
    let files = |fits: &dyn Fn(&str) -> bool, texts: &dyn Fn(&str) -> Vec<String>| -> Vec<String> {
        let chosen = listed.lines().filter(|name| fits(name));
        chosen.flat_map(|name| texts(&read(name)).into_iter().map(move |text| format!("{name}: {text}"))).collect()
    };
    for language in LANGUAGES {
        let folder = format!("data/words/{language}/");
        let all = files(&|name| name.starts_with(&folder), &|text| {
            messages(text).into_iter().map(|message| message.text).filter(|text| text.split(' ').count() > 2).collect()
        });
        print(&format!("messages in {language}"), all, &mut state);
    }
    let in_crates = |name: &str| name.starts_with("crates/") && name.contains("/src/") && name.ends_with(".rs");
    print("doc comments", files(&in_crates, &doc_comments), &mut state);
    let is_document = |name: &str| name.ends_with(".md") && (name.starts_with("docs/") || !name.contains('/'));
    print("sentences of documents", files(&is_document, &sentences), &mut state);
    Ok(())
}

fn print(title: &str, mut all: Vec<String>, state: &mut u64) {
    println!("== {} of {} {title}", SIZE.min(all.len()), all.len());
    for _ in 0..SIZE.min(all.len()) {
        println!("{}", all.swap_remove(next(state) as usize % all.len()));
    }
}

/// Returns the next random number (SplitMix64).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// Returns the first paragraph of each doc comment.
fn doc_comments(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let (mut in_comment, mut in_first) = (false, false);
    for line in text.lines() {
        let comment = line.trim().strip_prefix("///").map(str::trim);
        match comment {
            Some("") => in_first = false,
            Some(more) if in_first => found.last_mut().expect("it continues").extend([" ", more]),
            Some(first) if !in_comment => {
                found.push(first.to_string());
                in_first = true;
            }
            _ => {}
        }
        in_comment = comment.is_some();
        in_first &= in_comment;
    }
    found
}

fn sentences(text: &str) -> Vec<String> {
    let prose = document(text).into_iter().filter(|passage| !passage.text.starts_with(['#', '|', '<', '!']));
    let split = |text: String| text.split(". ").map(str::to_string).collect::<Vec<_>>();
    prose.flat_map(|passage| split(passage.text)).filter(|sentence| sentence.split(' ').count() > 5).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_extracted() {
        let comments = "/// One\n/// comment.\n///\n/// More.\nfn a();\n    /// Two.\n    b: u8,";
        assert_eq!(doc_comments(comments), ["One comment.", "Two."]);
        assert_eq!(
            sentences("# A title\n\nShort. This one is long enough to\ncount. No."),
            ["This one is long enough to count"]
        );
    }

    #[test]
    fn equal_seeds_give_equal_numbers() {
        let (mut one, mut other) = (7, 7);
        assert_eq!([next(&mut one), next(&mut one)], [next(&mut other), next(&mut other)]);
    }
}
