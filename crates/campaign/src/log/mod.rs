//! One campaign is one file: the log of its inputs, with the records of its games. `docs/campaign-log.md` specifies it.

mod ledger;
mod line;
mod text;
mod verify;

pub use ledger::Ledger;
pub use verify::{LogChecked, LogFault, LogFlaw, LogGap, VerifiedLog, verify};

use std::collections::BTreeMap;
use std::sync::Arc;

use rules::record::Damage;
use sha2::{Digest, Sha256};

use crate::campaign::Campaign;
use crate::input::{Input, Waiting};
use crate::pack::Pack;

/// The version of the text form.
pub const VERSION: u32 = 1;
/// The most inputs of a log; a campaign needs a few hundred.
pub const INPUTS_MAX: usize = 10_000;

/// What a log says before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The pack's name, version, and the SHA-256 of its data.
    pub pack: String,
    pub pack_version: u32,
    pub pack_hash: String,
    /// Who answers for chance: a dealer's name, or `none` for a campaign typed in.
    pub dealer: String,
    /// SHA-256 of the seed, where a dealer uses one.
    pub seed_hash: Option<String>,
    /// The seed itself, for those who keep the campaign and deal on.
    pub seed: Option<String>,
    /// The campaign this one branched off from.
    pub forked: Option<Forked>,
}

impl Header {
    /// The header of a campaign with this content that nobody has dealt for.
    pub fn new(pack: &Pack) -> Header {
        Header {
            pack: pack.name.clone(),
            pack_version: pack.version,
            pack_hash: pack.hash.clone(),
            dealer: "none".to_string(),
            seed_hash: None,
            seed: None,
            forked: None,
        }
    }
}

/// Where a campaign branched off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forked {
    /// SHA-256 of the other log's text.
    pub log: String,
    /// The last game both share.
    pub game: u8,
}

/// The log of a campaign. It has neither `Debug` nor `Serialize`: a record inside may be that of a game in play.
#[derive(Clone, PartialEq, Eq)]
pub struct Log {
    pub(crate) header: Header,
    pub(crate) inputs: Vec<Input>,
    /// The line of each input, 0 where there was no text.
    pub(crate) lines: Vec<usize>,
    /// Records of games, by the number of inputs before them.
    pub(crate) records: BTreeMap<usize, Kept>,
}

/// The record of a game as it stands in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// Lines of the log's text before it.
    pub before: usize,
    pub text: String,
}

/// An input of a log with what stands before it; behind the last input there is one without.
pub struct Entry<'a> {
    /// The line of the input, 0 where there was no text.
    pub line: usize,
    pub record: Option<&'a Kept>,
    pub input: Option<&'a Input>,
}

impl Log {
    /// A log without inputs.
    pub fn new(header: Header) -> Log {
        Log { header, inputs: Vec::new(), lines: Vec::new(), records: BTreeMap::new() }
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Adds an input, with the record of the game whose result it is.
    pub fn add(&mut self, record: Option<&Kept>, input: Input) {
        if let Some(record) = record {
            self.records.insert(self.inputs.len(), record.clone());
        }
        self.inputs.push(input);
        self.lines.push(0);
    }

    /// Writes the seed into the header, once it may be known.
    pub fn reveal(&mut self, seed: String) {
        self.header.seed = Some(seed);
    }

    pub fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    /// The records of games, in order; the last may be that of a game in play.
    pub fn records(&self) -> impl Iterator<Item = &str> {
        self.records.values().map(|kept| kept.text.as_str())
    }

    /// Everything in order, for those who check records as well as inputs.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        (0..=self.inputs.len()).map(|at| Entry {
            line: self.lines.get(at).copied().unwrap_or(0),
            record: self.records.get(&at),
            input: self.inputs.get(at),
        })
    }

    /// The log without the record of the game in play.
    pub fn without_open_game(mut self) -> Log {
        self.records.remove(&self.inputs.len());
        self
    }

    /// Whether a text is meant as a log, and not as the record of a game.
    pub fn is_meant(text: &str) -> bool {
        text::begins_log(text)
    }

    /// Reads a log. Whether its inputs are legal is for the replay to say.
    pub fn import(text: &str) -> Result<Log, Damage> {
        text::parse(text)
    }

    /// The text of the log.
    pub fn export(&self) -> String {
        text::write(self)
    }

    /// SHA-256 of the text.
    pub fn hash(&self) -> String {
        hex::encode(Sha256::digest(self.export()))
    }

    /// Plays all inputs.
    pub fn replay(&self, pack: Arc<Pack>) -> Result<Campaign, Damage> {
        self.replay_until(pack, |_, _| false).map(|(campaign, _)| campaign)
    }

    /// The log as it was when this game was put away; 0 is before the first, with the companies that were founded.
    pub fn rewind(&self, pack: Arc<Pack>, game: u8) -> Result<Log, Damage> {
        let founding = |next: &Input| game == 0 && matches!(next, Input::Sign { .. });
        let back = |campaign: &Campaign, next: &Input| campaign.games_closed() == game && !founding(next);
        let (campaign, inputs) = self.replay_until(pack, back)?;
        if campaign.games_closed() != game {
            return Err(Damage { line: 0, reason: format!("game {game} was not played to its end") });
        }
        let mut log = self.clone();
        log.inputs.truncate(inputs);
        log.lines.truncate(inputs);
        log.records.retain(|&before, _| before < inputs);
        Ok(log)
    }

    /// A campaign of its own that goes on from the end of this game.
    pub fn fork(&self, pack: Arc<Pack>, game: u8) -> Result<Log, Damage> {
        let mut log = self.rewind(pack, game)?;
        log.header.forked = Some(Forked { log: self.hash(), game });
        Ok(log)
    }

    /// Whether this is the content the campaign is played with.
    pub fn check_pack(&self, pack: &Pack) -> Result<(), Damage> {
        let Header { pack: name, pack_version: version, pack_hash: hash, .. } = &self.header;
        let reason = if (&pack.name, pack.version) != (name, *version) {
            format!("this campaign is played with {name} {version}, not {} {}", pack.name, pack.version)
        } else if !pack.hash.eq_ignore_ascii_case(hash) {
            format!("the data of {name} {version} are not those this campaign is played with")
        } else {
            return Ok(());
        };
        Err(Damage { line: 0, reason })
    }

    /// Plays inputs until this is true of the campaign and its next input, or all of them; says how many.
    fn replay_until(
        &self,
        pack: Arc<Pack>,
        done: impl Fn(&Campaign, &Input) -> bool,
    ) -> Result<(Campaign, usize), Damage> {
        let damage = |line, reason| Err(Damage { line, reason });
        self.check_pack(&pack)?;
        let mut campaign = Campaign::new(pack);
        for (at, input) in self.inputs.iter().enumerate() {
            if done(&campaign, input) {
                return Ok((campaign, at));
            }
            let line = self.lines[at];
            if self.records.contains_key(&at) && campaign.waiting() != Waiting::Game {
                return damage(line, "the record above stands where no game is played".to_string());
            }
            campaign.apply(input).map_err(|refused| Damage { line, reason: refused.to_string() })?;
        }
        if self.records.contains_key(&self.inputs.len()) && campaign.waiting() != Waiting::Game {
            return damage(0, "the last record stands where no game is played".to_string());
        }
        Ok((campaign, self.inputs.len()))
    }
}
