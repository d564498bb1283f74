//! The text format of a log: the header, the inputs, and records with a bar at the start of each
//! line.

use std::collections::BTreeMap;

use rules::record::{BLANKS, Damage, split_words};

use super::{CampaignLog, INPUTS_MAX, Kept, LogFork, LogHeader, VERSION};
use crate::input::CampaignInput;

const HEADER_WORDS: [&str; 6] = ["highball-campaign", "pack", "dealer", "seed-hash", "seed", "forked"];

fn damage<T>(line: usize, reason: impl Into<String>) -> Result<T, Damage> {
    Err(Damage { line, reason: reason.into() })
}

/// Iterates over complete lines. A final line without a line break was not written completely, so
/// it is ignored.
fn whole_lines(text: &str) -> impl Iterator<Item = &str> {
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    whole.strip_prefix('\u{feff}').unwrap_or(whole).lines()
}

/// Checks whether the first word of the text, apart from comments, is the word that begins a log.
pub(super) fn begins_log(text: &str) -> bool {
    let words = whole_lines(text).filter_map(|line| split_words(line).next());
    words.into_iter().find(|word| !word.starts_with('#')) == Some(HEADER_WORDS[0])
}

pub(super) fn parse(text: &str) -> Result<CampaignLog, Damage> {
    let mut header = HeaderText::default();
    let (mut inputs, mut lines, mut records) = (Vec::new(), Vec::new(), BTreeMap::<usize, Kept>::new());
    for (at, raw) in whole_lines(text).enumerate() {
        let number = at + 1;
        if let Some(rest) = raw.strip_prefix('|') {
            let kept = records.entry(inputs.len()).or_insert(Kept { before: at, text: String::new() });
            let record = &mut kept.text;
            record.push_str(rest.strip_prefix(' ').unwrap_or(rest));
            record.push('\n');
            continue;
        }
        let line = raw.trim_matches(BLANKS);
        let words: Vec<&str> = split_words(line).collect();
        match words.first() {
            None => {}
            Some(word) if word.starts_with('#') => {}
            Some(word) if !header.begun() && *word != HEADER_WORDS[0] => {
                return damage(number, format!("a campaign must begin with '{} {VERSION}'", HEADER_WORDS[0]));
            }
            Some(word) if HEADER_WORDS.contains(word) && !inputs.is_empty() => {
                return damage(number, format!("'{word}' belongs before the first input"));
            }
            Some(word) if HEADER_WORDS.contains(word) => header.line(&words).or_else(|text| damage(number, text))?,
            Some(_) if inputs.len() == INPUTS_MAX => {
                return damage(number, format!("a campaign has at most {INPUTS_MAX} inputs"));
            }
            Some(_) => {
                inputs.push(line.parse::<CampaignInput>().or_else(|text| damage(number, text))?);
                lines.push(number);
            }
        }
    }
    Ok(CampaignLog { header: header.whole()?, inputs, lines, records })
}

/// A partially parsed header.
#[derive(Default)]
struct HeaderText {
    version: Option<()>,
    pack: Option<(String, u32, String)>,
    dealer: Option<String>,
    seed_hash: Option<String>,
    seed: Option<String>,
    forked: Option<LogFork>,
}

impl HeaderText {
    fn begun(&self) -> bool {
        self.version.is_some()
    }

    fn line(&mut self, words: &[&str]) -> Result<(), String> {
        let unreadable = || format!("this '{}' line is invalid", words[0]);
        let twice = match words {
            ["highball-campaign", found] if *found == VERSION.to_string() => self.version.replace(()).is_some(),
            ["highball-campaign", found] => {
                return Err(format!("this program supports campaigns of version {VERSION}, not {found}"));
            }
            ["pack", name, version, hash] if is_hash(hash) => {
                let version = version.parse().map_err(|_| unreadable())?;
                self.pack.replace((name.to_string(), version, hash.to_string())).is_some()
            }
            ["dealer", name] => self.dealer.replace(name.to_string()).is_some(),
            ["seed-hash", hash] if is_hash(hash) => self.seed_hash.replace(hash.to_string()).is_some(),
            ["seed", seed] => self.seed.replace(seed.to_string()).is_some(),
            ["forked", hash, game] if is_hash(hash) => {
                let game = game.parse().map_err(|_| unreadable())?;
                self.forked.replace(LogFork { log: hash.to_string(), game }).is_some()
            }
            _ => return Err(unreadable()),
        };
        if twice { Err(format!("the header has a second '{}' line", words[0])) } else { Ok(()) }
    }

    fn whole(self) -> Result<LogHeader, Damage> {
        if !self.begun() {
            return damage(
                0,
                format!("a campaign must begin with 'highball-campaign {VERSION}'; this text has no such line"),
            );
        }
        let HeaderText { pack, dealer, seed_hash, seed, forked, .. } = self;
        let Some((pack, pack_version, pack_hash)) = pack else {
            return damage(0, "the header has no 'pack' line");
        };
        let dealer = dealer.unwrap_or_else(|| "none".to_string());
        Ok(LogHeader { pack, pack_version, pack_hash, dealer, seed_hash, seed, forked })
    }
}

fn is_hash(word: &str) -> bool {
    word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

pub(super) fn write(log: &CampaignLog) -> String {
    let header = &log.header;
    let mut text = format!("highball-campaign {VERSION}\n");
    text += &format!("pack {} {} {}\ndealer {}\n", header.pack, header.pack_version, header.pack_hash, header.dealer);
    for (word, value) in [("seed-hash", &header.seed_hash), ("seed", &header.seed)] {
        text += &value.as_ref().map_or_else(String::new, |value| format!("{word} {value}\n"));
    }
    if let Some(LogFork { log, game }) = &header.forked {
        text += &format!("forked {log} {game}\n");
    }
    text.push('\n');
    for at in 0..=log.inputs.len() {
        for line in log.records.get(&at).into_iter().flat_map(|kept| kept.text.lines()) {
            text += format!("| {line}").trim_end();
            text.push('\n');
        }
        if let Some(input) = log.inputs.get(at) {
            text += &format!("{input}\n");
        }
    }
    text
}
