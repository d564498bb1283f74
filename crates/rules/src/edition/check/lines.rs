//! Where a key of an edition's own file stands, so that a flaw can name its line.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::edition::parse::{Flaw, Flaws};

/// The flaws found so far, and the text that flaws in the edition's own file are looked up in.
pub(super) struct Found<'a> {
    file: &'a str,
    text: &'a str,
    root: Option<DeTable<'a>>,
    flaws: Flaws,
}

impl<'a> Found<'a> {
    pub fn new(file: &'a str, text: &'a str) -> Found<'a> {
        Found { file, text, root: DeTable::parse(text).ok().map(Spanned::into_inner), flaws: Flaws(Vec::new()) }
    }

    /// A flaw in one of the tables.
    pub fn add(&mut self, file: &str, line: usize, message: impl Into<String>) {
        self.flaws.add(file, line, message);
    }

    /// A flaw in the edition's own file, at the key with this path.
    pub fn at(&mut self, path: &[&str], message: impl Into<String>) {
        let line = self.line(path);
        self.flaws.add(self.file, line, message);
    }

    /// All of them, each once, in the order of files and lines.
    pub fn into_flaws(mut self) -> Vec<Flaw> {
        self.flaws.0.sort();
        self.flaws.0.dedup();
        self.flaws.0
    }

    /// The line of the deepest key of the path that is there; entries of a list go by their number.
    fn line(&self, path: &[&str]) -> usize {
        let Some((first, rest)) = path.split_first() else {
            return 0;
        };
        let Some((mut at, mut value)) = self.root.as_ref().and_then(|root| entry(root, first)) else {
            return 0;
        };
        for step in rest {
            let next = match value.get_ref() {
                DeValue::Table(table) => entry(table, step),
                DeValue::Array(list) => (step.parse::<usize>().ok())
                    .and_then(|number| list.get(number))
                    .map(|item| (item.span().start, item)),
                _ => None,
            };
            let Some(next) = next else { break };
            (at, value) = next;
        }
        1 + self.text[..at].matches('\n').count()
    }
}

fn entry<'t, 'i>(table: &'t DeTable<'i>, name: &str) -> Option<(usize, &'t Spanned<DeValue<'i>>)> {
    (table.iter()).find(|(key, _)| key.get_ref() == name).map(|(key, value)| (key.span().start, value))
}
