//! Finds the API calls for a path. `protocol::calls` declares all calls.

pub use protocol::calls::{CALLS, Call, CallSpec};

/// The values of the path parameters, in order.
pub type PathWords<'a> = Vec<&'a str>;

/// Returns the calls at this path, each with its parameters.
pub fn at(path: &str) -> impl Iterator<Item = (&'static CallSpec, PathWords<'_>)> {
    CALLS.iter().filter_map(move |spec| Some((spec, matched(spec.path, path)?)))
}

fn matched<'a>(pattern: &str, path: &'a str) -> Option<PathWords<'a>> {
    let (mut words, mut parts) = (Vec::new(), path.split('/'));
    for wanted in pattern.split('/') {
        let part = parts.next()?;
        match wanted.starts_with('{') {
            true if part.is_empty() => return None,
            true => words.push(part),
            false if wanted != part => return None,
            false => {}
        }
    }
    parts.next().is_none().then_some(words)
}
