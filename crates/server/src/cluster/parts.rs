//! Splits messages that are too long for the bus into parts, and joins the parts again.

use std::collections::BTreeMap;

/// Maximum length of a part. PostgreSQL accepts notifications of less than 8,000 bytes.
pub const LONGEST: usize = 7_900;
/// Bytes reserved for the header line of each part.
const HEADER: usize = 100;
/// Maximum number of incomplete messages. If there are more, the oldest ones are dropped.
const UNFINISHED: usize = 256;

/// Splits a text into parts of at most `LONGEST` bytes. The header line of each part contains the
/// sender's name for the text, the number of the part, and the number of parts.
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

/// Joins parts, which may arrive in any order and more than once.
#[derive(Default)]
pub struct Joiner {
    unfinished: BTreeMap<String, Vec<Option<String>>>,
    /// The names of the incomplete messages, oldest first.
    order: Vec<String>,
}

impl Joiner {
    /// Returns the number of incomplete messages.
    pub fn unfinished(&self) -> usize {
        self.unfinished.len()
    }

    /// Adds a part. Returns the message once all its parts have arrived.
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
