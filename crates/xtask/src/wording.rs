//! The wording check, which finds phrases to avoid (`wording.txt`) in documents, comments, strings,
//! test names and commit subjects.

use std::fs;

use crate::quick;
use crate::shell::{ShellStep, root};

const LIST: &str = include_str!("wording.txt");
/// Maximum length of a commit subject.
const SUBJECT_MAX: usize = 72;
/// Git option for the number of commits to check on the main branch itself.
const RECENT: &str = "-20";
const ENDINGS: [&str; 9] = [".md", ".ftl", ".rs", ".ts", ".svelte", ".mjs", ".py", ".toml", ".yml"];
/// Files that are not checked: other languages, texts with a deliberate style, generated or frozen
/// files, and this check.
const EXEMPT: [&str; 11] = [
    "crates/protocol/bindings/",
    "crates/xtask/src/wording.",
    "data/maps/",
    "data/packs/",
    "crates/campaign/tests/packs/",
    "data/words/de/",
    "data/words/en/lesson.ftl",
    "data/words/en/rulings.ftl",
    "data/words/fr/",
    "docs/rules.md",
    // These files are frozen and therefore never reworded.
    "crates/server/tests/frozen/",
];

/// Checks the project's files and commit subjects: those of commits that are not on the main branch
/// or, on the main branch itself, those of its latest commits.
pub fn run(base: Option<&str>) -> Result<(), String> {
    let Ok(files) = ShellStep::new("git", &["ls-files", "--cached", "--others", "--exclude-standard"]).output() else {
        println!("skipped: the wording check, which needs git");
        return Ok(());
    };
    let rules = rules();
    let mut found = Vec::new();
    for file in files.lines().filter(|file| is_checked(file)) {
        // Files that git tracks but that do not exist here are skipped, and so are files that are not text.
        let Ok(text) = fs::read_to_string(root().join(file)) else { continue };
        found.extend(findings(&rules, file, &text));
    }
    found.extend(subjects(base)?.lines().flat_map(|subject| subject_findings(&rules, subject)));
    if found.is_empty() {
        return Ok(());
    }
    Err(format!("{}\n{} phrases to reword; the list is crates/xtask/src/wording.txt", found.join("\n"), found.len()))
}

fn subjects(base: Option<&str>) -> Result<String, String> {
    let log = |range: &str| ShellStep::new("git", &["log", "--no-merges", "--format=%s", range]).output();
    let new = log(&format!("{}..HEAD", quick::base(base)))?;
    if new.is_empty() { log(RECENT) } else { Ok(new) }
}

fn is_checked(file: &str) -> bool {
    ENDINGS.iter().any(|ending| file.ends_with(ending)) && !EXEMPT.iter().any(|start| file.starts_with(start))
}

/// A phrase to avoid, and its replacement.
struct Rule {
    opens: bool,
    not_before: Vec<&'static str>,
    words: Vec<Vec<&'static str>>,
    not_after: Vec<&'static str>,
    pattern: &'static str,
    instead: &'static str,
}

fn rules() -> Vec<Rule> {
    let lines = LIST.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" = ")).map(|(pattern, instead)| rule(pattern, instead)).collect()
}

fn exceptions() -> impl Iterator<Item = Rule> {
    LIST.lines().filter_map(|line| line.strip_prefix("allow ")).map(|phrase| rule(phrase, ""))
}

fn rule(pattern: &'static str, instead: &'static str) -> Rule {
    let (mut opens, mut not_before, mut words, mut not_after) = (false, Vec::new(), Vec::new(), Vec::new());
    for token in pattern.split(' ') {
        match token.strip_prefix('!') {
            Some(other) if words.is_empty() => not_before.extend(other.split('/')),
            Some(other) => not_after.extend(other.split('/')),
            None if token == "^" => opens = true,
            None => words.push(token.split('/').collect()),
        }
    }
    Rule { opens, not_before, words, not_after, pattern, instead }
}

/// A passage of prose: a paragraph, a comment, a string or a name.
#[derive(Debug, PartialEq)]
pub struct Passage {
    line: usize,
    pub text: String,
    /// Whether the passage's first word begins a sentence. Headings, table cells and strings may be
    /// fragments.
    opens: bool,
}

struct Word {
    text: String,
    /// Whether this word begins a sentence that is not a question.
    opens: bool,
}

/// Splits prose into lower-case words. A piece of inline code or a placeholder counts as one
/// unknown word.
fn words(passage: &Passage) -> Vec<Word> {
    let mut found: Vec<Word> = Vec::new();
    let (mut opens, mut first, mut word) = (passage.opens, 0, String::new());
    let mut letters = passage.text.chars().chain([' ']);
    while let Some(letter) = letters.next() {
        if letter.is_alphanumeric() || (letter == '\'' && !word.is_empty()) {
            word.extend(letter.to_lowercase());
            continue;
        }
        if let Some((_, end)) = [('`', '`'), ('{', '}')].iter().find(|(start, _)| *start == letter) {
            word.push('`');
            letters.by_ref().find(|letter| letter == end);
        }
        if !word.is_empty() {
            found.push(Word { text: std::mem::take(&mut word), opens });
            opens = false;
        }
        if letter == '?' {
            found[first..].iter_mut().for_each(|word| word.opens = false);
        }
        if ".!?".contains(letter) {
            (opens, first) = (true, found.len());
        }
    }
    found
}

fn matches_at(rule: &Rule, words: &[Word], at: usize) -> bool {
    let is_one_of = |word: Option<&Word>, list: &[&str]| word.is_some_and(|word| list.contains(&word.text.as_str()));
    let fits = |(number, wanted): (usize, &Vec<&str>)| {
        words.get(at + number).is_some_and(|word| wanted[..] == ["*"] || wanted.contains(&word.text.as_str()))
    };
    (!rule.opens || words[at].opens)
        && rule.words.iter().enumerate().all(fits)
        && !(at > 0 && is_one_of(words.get(at - 1), &rule.not_before))
        && !is_one_of(words.get(at + rule.words.len()), &rule.not_after)
}

fn broken<'a>(rules: &'a [Rule], passage: &Passage) -> Vec<&'a Rule> {
    let words = words(passage);
    let is_allowed = |at: usize| exceptions().any(|phrase| matches_at(&phrase, &words, at));
    let is_broken = |rule: &Rule| (0..words.len()).any(|at| matches_at(rule, &words, at) && !is_allowed(at));
    rules.iter().filter(|rule| is_broken(rule)).collect()
}

fn findings(rules: &[Rule], file: &str, text: &str) -> Vec<String> {
    let passages = if file.ends_with(".md") {
        document(text)
    } else if file.ends_with(".ftl") {
        messages(text)
    } else {
        source(file, text)
    };
    let finding = |passage: &Passage, rule: &Rule| {
        let shown: String = passage.text.chars().take(90).collect();
        format!("{file}:{}: '{}' → {}: {shown}", passage.line, rule.pattern, rule.instead)
    };
    passages.iter().flat_map(|passage| broken(rules, passage).into_iter().map(|rule| finding(passage, rule))).collect()
}

fn subject_findings(rules: &[Rule], subject: &str) -> Vec<String> {
    let prose = subject.split_once(": ").map_or(subject, |(_, rest)| rest);
    let passage = Passage { line: 0, text: prose.to_string(), opens: true };
    let phrases = broken(rules, &passage).into_iter().map(|rule| format!("'{}' → {}", rule.pattern, rule.instead));
    let length = (subject.chars().count() > SUBJECT_MAX).then(|| format!("longer than {SUBJECT_MAX} characters"));
    phrases.chain(length).map(|fault| format!("commit '{subject}': {fault}")).collect()
}

/// Adds a line to the last passage if the passage continues; otherwise begins a new one.
fn add(passages: &mut Vec<Passage>, continues: bool, line: usize, text: &str, opens: bool) {
    match passages.last_mut().filter(|_| continues) {
        Some(last) => last.text = format!("{} {text}", last.text),
        None => passages.push(Passage { line, text: text.to_string(), opens }),
    }
}

/// Returns the paragraphs, list items, headings and table rows of a document, without code blocks.
pub fn document(text: &str) -> Vec<Passage> {
    let (mut passages, mut is_code, mut continues) = (Vec::new(), false, false);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        if is_fence || is_code || line.is_empty() {
            continues = false;
            continue;
        }
        let is_fragment = line.starts_with(['#', '|']);
        let is_item =
            line.starts_with("- ") || line.starts_with("* ") || line.starts_with(|c: char| c.is_ascii_digit());
        add(&mut passages, continues && !is_fragment && !is_item, number, line, !is_fragment && !is_item);
        continues = !is_fragment;
    }
    passages
}

/// Returns the text on each line of a Fluent file, without ids, comments and empty lines.
pub fn messages(text: &str) -> Vec<Passage> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
    let value = |line: &str| line.split_once(" = ").map_or(line.trim().to_string(), |(_, value)| value.to_string());
    lines.map(|(line, text)| Passage { line, text: value(text), opens: true }).collect()
}

/// Returns the comments, strings and test names of a source file.
fn source(file: &str, text: &str) -> Vec<Passage> {
    let uses_hash = [".py", ".toml", ".yml"].iter().any(|ending| file.ends_with(ending));
    let (mut passages, mut continues, mut is_docstring, mut is_test) = (Vec::new(), false, false, false);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        let comment = if uses_hash {
            line.strip_prefix('#')
        } else {
            let marks = ["///", "//!", "//", "/**", "/*", "* ", "<!--"];
            marks.iter().find_map(|mark| line.strip_prefix(mark))
        };
        let quotes = if uses_hash { line.matches("\"\"\"").count() } else { 0 };
        let docstring = (is_docstring || quotes > 0).then(|| line.trim_matches('"'));
        is_docstring ^= quotes == 1;
        if let Some(prose) = comment.or(docstring).map(str::trim) {
            let continues_here = continues && !prose.starts_with(['-', '#']);
            if !prose.is_empty() {
                add(&mut passages, continues_here, number, prose, true);
            }
            continues = !prose.is_empty();
            continue;
        }
        continues = false;
        let (code, remark) = line.split_once(" // ").unwrap_or((line, ""));
        let is_title = ["test(", "it(", "describe("].iter().any(|start| code.starts_with(start));
        let pieces = strings(code).into_iter().map(|text| (text, is_title)).chain([(remark, true)]);
        for (prose, opens) in pieces.filter(|(prose, _)| prose.split(' ').count() > 2) {
            passages.push(Passage { line: number, text: prose.to_string(), opens });
        }
        if let Some(name) = test_name(code, is_test) {
            passages.push(Passage { line: number, text: name.replace('_', " "), opens: true });
        }
        is_test = line.starts_with("#[") && (is_test || line.contains("test]"));
    }
    passages
}

/// Returns the strings in quotation marks on a line of code.
fn strings(code: &str) -> Vec<&str> {
    let mark = if code.contains('"') { '"' } else { '\'' };
    code.split(mark).skip(1).step_by(2).collect()
}

fn test_name(code: &str, is_test: bool) -> Option<&str> {
    let name = |mark: &str| code.strip_prefix(mark)?.split('(').next();
    name("def test_").or_else(|| name("fn ").or_else(|| name("async fn ")).filter(|_| is_test))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patterns(file: &str, text: &str) -> usize {
        findings(&rules(), file, text).len()
    }

    #[test]
    fn old_dialect_is_found() {
        let cases = [
            ("a.md", "Who is away can be back at any time."),
            ("a.md", "A page.\n\nWhat lies above the top is left over.\n"),
            ("a.md", "The table is\ntold of it."),
            ("a.ftl", "id = Tickets: so many are left."),
            ("a.rs", "    /// What a table is waiting for."),
            ("a.rs", "// The journal goes\n// on by itself."),
            ("a.rs", "let x = \"'pink' is no colour\";"),
            ("a.rs", "#[test]\nfn what_cannot_be_served_is_refused() {"),
            ("a.rs", "#[tokio::test]\nasync fn a_missing_test_is_noticed() {"),
            ("a.ts", "const a = 'b'; // written anew each time"),
            ("a.mjs", "test('who is away can be back', async () => {"),
            ("a.svelte", "<!-- The last move can be taken back. -->"),
            ("a.py", "\"\"\"Plays a game.\n\nWhoever wins is first.\n\"\"\""),
            ("a.py", "def test_what_is_hidden():"),
        ];
        for (file, text) in cases {
            assert_eq!(patterns(file, text), 1, "{file}: {text}: {:?}", findings(&rules(), file, text));
        }
    }

    #[test]
    fn plain_english_passes() {
        let cases = [
            (
                "a.md",
                "## What it is\n\n| what | who |\n\nWhat is this? There is no limit, so many that it is no longer told apart.",
            ),
            ("a.md", "```\nWho is told what\n```\n\nA field `so many` is fine."),
            ("a.ftl", "# Who is told\nid = Who may watch?"),
            (
                "a.rs",
                "/// The table reports\n/// what it did. What if? { $who } passes, {what} and `so many` are code.",
            ),
            ("a.rs", "fn what_is_told() {\n    let told = so_many;"),
            ("a.rs", "assert!(same, \"what was restored is the same\");"),
            ("a.py", "told = who[\"is told\"]"),
        ];
        for (file, text) in cases {
            let found = findings(&rules(), file, text);
            assert!(found.is_empty(), "{file}: {text}: {found:?}");
        }
    }

    #[test]
    fn commit_subjects_are_checked() {
        let count = |subject: &str| subject_findings(&rules(), subject).len();
        assert_eq!(count("tests: skip timing assertions on slow machines"), 0);
        assert_eq!(count("What a machine is too slow for is not a fault"), 1);
        assert_eq!(count("campaign: who is away can be back at any time"), 1);
        assert_eq!(count(&format!("server: {}", "long ".repeat(20))), 1);
    }

    #[test]
    fn every_pattern_finds_itself() {
        for rule in rules() {
            let prose: Vec<&str> = rule.words.iter().map(|words| words[0].trim_matches('*')).collect();
            let text = prose.iter().map(|word| if word.is_empty() { "x" } else { word }).collect::<Vec<_>>().join(" ");
            let passage = Passage { line: 1, text, opens: true };
            assert!(broken(&rules(), &passage).iter().any(|found| found.pattern == rule.pattern), "{}", rule.pattern);
        }
    }
}
