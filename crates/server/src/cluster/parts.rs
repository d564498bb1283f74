//! Messages that are too long for the bus travel in parts.

use std::collections::BTreeMap;

/// The longest text that PostgreSQL passes on in one notification is below 8,000 bytes.
pub const LONGEST: usize = 7_900;
/// Room for the line before each part.
const HEADER: usize = 100;
/// Messages of which parts are missing that are remembered; more have lost some.
const UNFINISHED: usize = 256;

/// Splits a text into parts that fit, each after a line with the sender's name for it, its number and how many there are.
pub fn split(name: &str, text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = text;
    loop {
        let mut end = rest.len().min(LONGEST - HEADER);
        while !rest.is_char_boundary(end) {
            end -= 1;
        }
        let (part, more) = rest.split_at(end);
        parts.push(part);
        rest = more;
        if rest.is_empty() {
            break;
        }
    }
    let of = parts.len();
    parts.iter().enumerate().map(|(at, part)| format!("{name} {at} {of}\n{part}")).collect()
}

/// Puts parts together again, in whatever order they come, doubled or not.
#[derive(Default)]
pub struct Joiner {
    unfinished: BTreeMap<String, Vec<Option<String>>>,
    /// Their names, the oldest first.
    order: Vec<String>,
}

impl Joiner {
    /// Messages of which parts are missing.
    pub fn unfinished(&self) -> usize {
        self.unfinished.len()
    }

    /// Takes a part; gives the message once all of its parts are there.
    pub fn take(&mut self, part: &str) -> Option<String> {
        let (header, text) = part.split_once('\n')?;
        let mut words = header.split(' ');
        let (name, at, of) =
            (words.next()?, words.next()?.parse::<usize>().ok()?, words.next()?.parse::<usize>().ok()?);
        if of == 1 {
            return Some(text.to_string());
        }
        let parts = self.unfinished.entry(name.to_string()).or_insert_with(|| {
            self.order.push(name.to_string());
            vec![None; of]
        });
        *parts.get_mut(at)? = Some(text.to_string());
        if parts.iter().all(Option::is_some) {
            let parts = self.unfinished.remove(name)?;
            self.order.retain(|known| known != name);
            return Some(parts.into_iter().flatten().collect());
        }
        if self.order.len() > UNFINISHED {
            let oldest = self.order.remove(0);
            self.unfinished.remove(&oldest);
        }
        None
    }
}
