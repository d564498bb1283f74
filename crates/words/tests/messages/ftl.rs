//! The message files in `data/words`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::serializer::serialize;
use words::{AREAS, Language};

/// A parsed message.
#[derive(PartialEq, Debug)]
pub struct Written {
    /// The file that defines the message.
    pub area: String,
    /// The names of the message's arguments.
    pub wants: BTreeSet<String>,
}

fn folder(language: Language) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/words")).join(language.tag())
}

/// Lists a language's files by name, including those that only the page uses.
pub fn names(language: Language) -> Vec<String> {
    let files = fs::read_dir(folder(language)).expect("the folder of a language");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a plain name"));
    names.filter_map(|name| Some(name.strip_suffix(".ftl")?.to_string())).collect()
}

/// Returns every message in a language, except those that only the page uses.
pub fn messages(language: Language) -> BTreeMap<String, Written> {
    let mut found = BTreeMap::new();
    for area in AREAS {
        let path = folder(language).join(format!("{area}.ftl"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for (id, wants) in read(&text, &format!("{language}/{area}.ftl")) {
            let twice = found.insert(id.clone(), Written { area: area.to_string(), wants });
            assert_eq!(twice, None, "{id} stands twice in {language}");
        }
    }
    found
}

/// Returns the file and the text of every message in a language, by id, including messages that
/// only the page uses.
pub fn all_texts(language: Language) -> BTreeMap<String, (String, String)> {
    let mut found = BTreeMap::new();
    for name in names(language) {
        let path = folder(language).join(format!("{name}.ftl"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        found.extend(texts(&text).into_iter().map(|(id, text)| (id, (name.clone(), text))));
    }
    found
}

/// Returns the texts of messages, with numbers in place of the names of their arguments.
pub fn texts(text: &str) -> Vec<(String, String)> {
    let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(text);
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let text = |message: Message<&str>| {
        let id = message.id.name.to_string();
        let alone = Resource { body: vec![Entry::Message(Message { comment: None, ..message })] };
        let written = serialize(&alone).split_whitespace().collect::<Vec<_>>().join(" ");
        (id, numbered(written.split_once('=').map_or("", |(_, text)| text.trim())))
    };
    messages.map(text).collect()
}

/// Replaces the names of arguments with numbers, in the order in which they first appear.
fn numbered(text: &str) -> String {
    let mut names: Vec<&str> = Vec::new();
    let mut parts = text.split("{ $");
    let mut told = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (name, rest) = part.split_at(part.find(' ').unwrap_or(part.len()));
        let at = names.iter().position(|known| *known == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        });
        told.push_str(&format!("{{ ${at}{rest}"));
    }
    told
}

/// Returns the arguments of the only message in a text.
pub fn wanted(text: &str) -> Vec<String> {
    read(text, "a text").into_iter().flat_map(|(_, wants)| wants).collect()
}

fn read(text: &str, place: &str) -> Vec<(String, BTreeSet<String>)> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let wants = |pattern: &Pattern<&str>| {
        let mut names = BTreeSet::new();
        in_pattern(pattern, &mut names);
        names
    };
    messages
        .map(|message| {
            let value = message.value.as_ref().unwrap_or_else(|| panic!("{place}: {} is empty", message.id.name));
            (message.id.name.to_string(), wants(value))
        })
        .collect()
}

fn in_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => in_expression(expression, names),
        }
    }
}

fn in_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            for variant in variants {
                in_pattern(&variant.value, names);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_string());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, names);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        _ => {}
    }
}
