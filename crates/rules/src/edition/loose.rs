//! A parser for TOML values that continues after a flaw, so that many flaws are reported at once.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::parse::Flaws;

/// Minimum similarity at which a known word is suggested.
const ALIKE: f64 = 0.6;

/// Describes an unknown name and suggests the most similar known name. If none is similar, all
/// known names are listed.
pub(super) fn unknown<'k>(name: &str, known: impl IntoIterator<Item = &'k str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    let offer = nearest(name, &known).map_or_else(|| known.join(", "), str::to_string);
    format!("'{name}' is unknown here; write {offer}.")
}

/// Returns the known name that the author probably meant, if one is similar enough.
pub(super) fn nearest<'k>(name: &str, known: &[&'k str]) -> Option<&'k str> {
    let alike = |known: &str| strsim::normalized_damerau_levenshtein(name, known);
    let best = known.iter().copied().max_by(|a, b| alike(a).total_cmp(&alike(b)))?;
    (alike(best) >= ALIKE).then_some(best)
}

/// The line numbers of a file's values, and the paths of values that were replaced by defaults.
/// Path segments are joined by dots; list entries use their index.
#[derive(Default)]
pub(super) struct Spots {
    lines: BTreeMap<String, usize>,
    mended: BTreeSet<String>,
}

impl Spots {
    /// Returns the line number of the value at this path, or of the nearest enclosing part that
    /// exists; 0 if there is none.
    pub fn line(&self, path: &[&str]) -> usize {
        let parts = (1..=path.len()).rev();
        parts.filter_map(|len| self.lines.get(&path[..len].join("."))).copied().next().unwrap_or(0)
    }

    /// Checks whether the value at this path, or one that contains it, was replaced by a default.
    pub fn made_up(&self, path: &[&str]) -> bool {
        (1..=path.len()).any(|len| self.mended.contains(&path[..len].join(".")))
    }

    /// Checks whether any part of the value at this path was replaced by a default.
    pub fn unsure(&self, path: &[&str]) -> bool {
        let inside = format!("{}.", path.join("."));
        self.made_up(path) || self.mended.iter().any(|mended| mended.starts_with(&inside))
    }
}

/// A value in the file. If the value is omitted or has already been reported, the node is empty and
/// yields defaults.
#[derive(Clone)]
pub(super) struct Node<'t, 'i> {
    path: String,
    start: usize,
    value: Option<&'t Spanned<DeValue<'i>>>,
}

/// An integer type to which a TOML integer can be converted.
pub(super) trait Whole: TryFrom<i64> {
    const WORDS: &'static str;
}

impl Whole for u8 {
    const WORDS: &'static str = "a whole number from 0 to 255";
}

impl Whole for i16 {
    const WORDS: &'static str = "a whole number from -32768 to 32767";
}

impl Whole for u32 {
    const WORDS: &'static str = "a whole number from 0 to 4294967295";
}

/// A parser of nodes that collects flaws.
pub(super) struct Loose<'a> {
    pub file: &'a str,
    pub text: &'a str,
    pub flaws: &'a mut Flaws,
    pub spots: Spots,
}

impl<'a> Loose<'a> {
    fn flaw(&mut self, start: usize, message: String) {
        let line = line_at(self.text, start);
        self.flaws.add(self.file, line, message);
    }

    /// Reports a value of the wrong kind; `wanted` describes a correct one.
    pub fn wrong(&mut self, node: &Node<'_, '_>, wanted: &str) {
        let Some(value) = node.value else { return };
        let given = match value.get_ref() {
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
            _ => self.text.get(value.span()).and_then(|given| given.lines().next()).unwrap_or_default(),
        };
        self.spots.mended.insert(node.path.clone());
        self.flaw(node.start, format!("write {wanted}, not {given}."));
    }

    fn child<'t, 'i>(
        &mut self,
        node: &Node<'t, 'i>,
        name: &str,
        start: usize,
        value: &'t Spanned<DeValue<'i>>,
    ) -> Node<'t, 'i> {
        let path = join(&node.path, name);
        self.spots.lines.insert(path.clone(), line_at(self.text, start));
        Node { path, start, value: Some(value) }
    }

    /// Returns all keys and values of a table.
    pub fn entries<'t, 'i>(&mut self, node: &Node<'t, 'i>) -> Vec<(String, Node<'t, 'i>)> {
        match node.value.map(|value| value.get_ref()) {
            Some(DeValue::Table(table)) => self.children(node, table),
            _ => {
                self.wrong(node, "a table of names and values");
                Vec::new()
            }
        }
    }

    fn children<'t, 'i>(&mut self, node: &Node<'t, 'i>, table: &'t DeTable<'i>) -> Vec<(String, Node<'t, 'i>)> {
        (table.iter())
            .map(|(key, value)| {
                let name = key.get_ref().to_string();
                let child = self.child(node, &name, key.span().start, value);
                (name, child)
            })
            .collect()
    }

    /// Returns the values of these keys at the top level of the file.
    pub fn root<'t, 'i, const N: usize, const M: usize>(
        &mut self,
        table: &'t DeTable<'i>,
        needed: [&'static str; N],
        optional: [&'static str; M],
    ) -> ([Node<'t, 'i>; N], [Node<'t, 'i>; M]) {
        let root = Node { path: String::new(), start: 0, value: None };
        let entries = self.children(&root, table);
        self.keyed(&root, true, entries, needed, optional)
    }

    /// Returns the values of these keys in a table. A misspelt key is reported, then treated as the
    /// known key it resembles.
    pub fn table<'t, 'i, const N: usize, const M: usize>(
        &mut self,
        node: &Node<'t, 'i>,
        needed: [&'static str; N],
        optional: [&'static str; M],
    ) -> ([Node<'t, 'i>; N], [Node<'t, 'i>; M]) {
        let entries = self.entries(node);
        let there = matches!(node.value.map(|value| value.get_ref()), Some(DeValue::Table(_)));
        self.keyed(node, there, entries, needed, optional)
    }

    fn keyed<'t, 'i, const N: usize, const M: usize>(
        &mut self,
        node: &Node<'t, 'i>,
        there: bool,
        entries: Vec<(String, Node<'t, 'i>)>,
        needed: [&'static str; N],
        optional: [&'static str; M],
    ) -> ([Node<'t, 'i>; N], [Node<'t, 'i>; M]) {
        let known: Vec<&'static str> = needed.into_iter().chain(optional).collect();
        let mut named: BTreeMap<&str, Node<'t, 'i>> = BTreeMap::new();
        let mut strange = Vec::new();
        for (name, child) in entries {
            match known.iter().find(|known| **known == name) {
                Some(known) => drop(named.insert(known, child)),
                None => strange.push((name, child)),
            }
        }
        for (name, child) in strange {
            self.flaw(child.start, unknown(&name, known.iter().copied()));
            if let (Some(meant), Some(value)) = (nearest(&name, &known), child.value)
                && !named.contains_key(meant)
            {
                let child = self.child(node, meant, child.start, value);
                named.insert(meant, child);
            }
        }
        let missing: Vec<&str> = needed.into_iter().filter(|key| !named.contains_key(key)).collect();
        for key in missing {
            self.spots.mended.insert(join(&node.path, key));
            if there {
                let mut parts = node.path.rsplit('.');
                let table = parts.find(|part| !part.is_empty() && part.parse::<usize>().is_err());
                let table = table.map_or_else(String::new, |table| format!("to {table} "));
                self.flaw(node.start, format!("add {key} {table}here."));
            }
        }
        let mut take = |key: &'static str| {
            let absent = Node { path: join(&node.path, key), start: node.start, value: None };
            named.remove(key).unwrap_or(absent)
        };
        (needed.map(&mut take), optional.map(&mut take))
    }

    pub fn list<'t, 'i>(&mut self, node: &Node<'t, 'i>) -> Vec<Node<'t, 'i>> {
        let Some(DeValue::Array(list)) = node.value.map(|value| value.get_ref()) else {
            self.wrong(node, "a list in [ ]");
            return Vec::new();
        };
        let items = list.iter().enumerate();
        items.map(|(at, value)| self.child(node, &at.to_string(), value.span().start, value)).collect()
    }

    /// Parses an integer. If the value is missing or invalid, the result is `made_up`.
    pub fn number<T: Whole>(&mut self, node: &Node<'_, '_>, made_up: T) -> T {
        let number = node.value.and_then(|value| value.get_ref().as_integer());
        let number = number.and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
        number.and_then(|number| T::try_from(number).ok()).unwrap_or_else(|| {
            self.wrong(node, T::WORDS);
            made_up
        })
    }

    /// Parses an optional integer. If a value is present but invalid, the result is `made_up`.
    pub fn maybe<T: Whole>(&mut self, node: &Node<'_, '_>, made_up: T) -> Option<T> {
        node.value.map(|_| self.number(node, made_up))
    }

    pub fn numbers<T: Whole>(&mut self, node: &Node<'_, '_>, made_up: fn() -> T) -> Vec<T> {
        self.list(node).iter().map(|item| self.number(item, made_up())).collect()
    }

    pub fn text(&mut self, node: &Node<'_, '_>) -> String {
        let text = node.value.and_then(|value| value.get_ref().as_str());
        text.map(str::to_string).unwrap_or_else(|| {
            self.wrong(node, "a text in quotes");
            String::new()
        })
    }

    /// Parses an optional string, which defaults to `missing`.
    pub fn text_or(&mut self, node: &Node<'_, '_>, missing: &str) -> String {
        if node.value.is_some() { self.text(node) } else { missing.to_string() }
    }

    pub fn texts(&mut self, node: &Node<'_, '_>) -> Vec<String> {
        self.list(node).iter().map(|item| self.text(item)).collect()
    }

    /// Parses an optional flag, which defaults to false.
    pub fn flag(&mut self, node: &Node<'_, '_>) -> bool {
        node.value.and_then(|value| value.get_ref().as_bool()).unwrap_or_else(|| {
            self.wrong(node, "true or false");
            false
        })
    }

    /// Parses a choice, which is either a word in quotes or a table with a word and its value.
    /// Returns the word, and the value if there is one.
    pub fn choice<'t, 'i>(
        &mut self,
        node: &Node<'t, 'i>,
        forms: &[&'static str],
    ) -> Option<(&'static str, Node<'t, 'i>)> {
        let value = node.value?;
        let (name, inner) = match value.get_ref() {
            DeValue::String(name) => (name.to_string(), None),
            DeValue::Table(table) if table.len() == 1 => {
                let (name, inner) = self.entries(node).pop()?;
                (name, Some(inner))
            }
            _ => {
                self.wrong(node, &format!("one of {}", forms.join(", ")));
                return None;
            }
        };
        let words: Vec<&'static str> = forms.iter().map(|form| word(form)).collect();
        let Some(at) = words.iter().position(|word| *word == name) else {
            let meant = nearest(&name, &words).and_then(|meant| words.iter().position(|word| *word == meant));
            let offer = meant.map_or_else(|| forms.join(", "), |at| forms[at].to_string());
            self.spots.mended.insert(node.path.clone());
            self.flaw(node.start, format!("'{name}' is unknown here; write {offer}."));
            return None;
        };
        if inner.is_some() != forms[at].starts_with('{') {
            self.wrong(node, forms[at]);
        }
        Some((words[at], inner.unwrap_or(Node { value: None, ..node.clone() })))
    }
}

/// Returns the first word in the notation of a choice, such as `collect` in `{ collect = 2 }`.
fn word(form: &'static str) -> &'static str {
    form.trim_start_matches(['{', ' ', '"']).split([' ', '"']).next().unwrap_or(form)
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_string() } else { format!("{path}.{name}") }
}

pub(super) fn line_at(text: &str, start: usize) -> usize {
    1 + text.as_bytes()[..start.min(text.len())].iter().filter(|byte| **byte == b'\n').count()
}
