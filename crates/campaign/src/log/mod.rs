//! The campaign file, which contains a log of inputs and the records of the games.
//! `docs/campaign-log.md` specifies the format.

mod line;
mod text;
mod verify;
mod writer;

pub use verify::{LogChecked, LogFault, LogFlaw, LogGap, VerifiedLog, verify};
pub use writer::LogWriter;

use std::collections::BTreeMap;
use std::sync::Arc;

use rules::record::Damage;
use sha2::{Digest, Sha256};

use crate::campaign::Campaign;
use crate::input::{CampaignInput, CampaignWaiting};
use crate::pack::Pack;

/// Version of the text format.
pub const VERSION: u32 = 1;
/// Maximum number of inputs in a log; a campaign needs a few hundred.
pub const INPUTS_MAX: usize = 10_000;

/// The part of a log before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogHeader {
    /// The pack's name.
    pub pack: String,
    pub pack_version: u32,
    /// SHA-256 of the pack's data.
    pub pack_hash: String,
    /// The dealer's name, or `none` for a campaign entered by hand.
    pub dealer: String,
    /// SHA-256 of the seed, if the dealer uses one.
    pub seed_hash: Option<String>,
    /// The seed itself, from which a host can continue dealing.
    pub seed: Option<String>,
    /// The campaign from which this one was forked.
    pub forked: Option<LogFork>,
}

impl LogHeader {
    /// Creates the header of a campaign with this pack and without a dealer.
    pub fn new(pack: &Pack) -> LogHeader {
        LogHeader {
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

/// The point at which a campaign was forked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogFork {
    /// SHA-256 of the original campaign's log.
    pub log: String,
    /// The last game that both campaigns share.
    pub game: u8,
}

/// The log of a campaign.
///
/// A log implements neither `Debug` nor `Serialize`, because it may contain the record of a game in
/// progress.
#[derive(Clone, PartialEq, Eq)]
pub struct CampaignLog {
    pub(crate) header: LogHeader,
    pub(crate) inputs: Vec<CampaignInput>,
    /// The line number of each input, or 0 for inputs that were not parsed from text.
    pub(crate) lines: Vec<usize>,
    /// Records of games, keyed by the number of inputs before them.
    pub(crate) records: BTreeMap<usize, Kept>,
}

/// The record of a game as stored in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// Number of lines in the log before the record.
    pub before: usize,
    pub text: String,
}

/// An entry in a log: an input, and the record that precedes it, if any. The last entry has no
/// input.
pub struct LogEntry<'a> {
    /// The line number of the input, or 0 if it was not parsed from text.
    pub line: usize,
    pub record: Option<&'a Kept>,
    pub input: Option<&'a CampaignInput>,
}

impl CampaignLog {
    /// Creates a log without inputs.
    pub fn new(header: LogHeader) -> CampaignLog {
        CampaignLog { header, inputs: Vec::new(), lines: Vec::new(), records: BTreeMap::new() }
    }

    pub fn header(&self) -> &LogHeader {
        &self.header
    }

    /// Adds an input. If the input is a game's result, `record` is the record of that game, if any.
    pub fn add(&mut self, record: Option<&Kept>, input: CampaignInput) {
        if let Some(record) = record {
            self.records.insert(self.inputs.len(), record.clone());
        }
        self.inputs.push(input);
        self.lines.push(0);
    }

    /// Writes the seed into the header. Call this only once the seed may be made public.
    pub fn reveal(&mut self, seed: String) {
        self.header.seed = Some(seed);
    }

    pub fn inputs(&self) -> &[CampaignInput] {
        &self.inputs
    }

    /// Iterates over the records of games, in order. The game of the last record may still be in
    /// progress.
    pub fn records(&self) -> impl Iterator<Item = &str> {
        self.records.values().map(|kept| kept.text.as_str())
    }

    /// Iterates over inputs and records in order, for checkers that need both.
    pub fn entries(&self) -> impl Iterator<Item = LogEntry<'_>> {
        (0..=self.inputs.len()).map(|at| LogEntry {
            line: self.lines.get(at).copied().unwrap_or(0),
            record: self.records.get(&at),
            input: self.inputs.get(at),
        })
    }

    /// Returns the log without the record of the game in progress.
    pub fn without_open_game(mut self) -> CampaignLog {
        self.records.remove(&self.inputs.len());
        self
    }

    /// Returns the log with this many inputs removed from its end.
    pub fn without_last(mut self, inputs: usize) -> CampaignLog {
        let left = self.inputs.len().saturating_sub(inputs);
        self.inputs.truncate(left);
        self.lines.truncate(left);
        self
    }

    /// Checks whether a text begins like a log, as opposed to the record of a game.
    pub fn is_meant(text: &str) -> bool {
        text::begins_log(text)
    }

    /// Parses a log. This does not check whether the inputs are legal; replaying the log does.
    pub fn import(text: &str) -> Result<CampaignLog, Damage> {
        text::parse(text)
    }

    /// Writes the log as text.
    pub fn export(&self) -> String {
        text::write(self)
    }

    /// Returns the SHA-256 of the log's text.
    pub fn hash(&self) -> String {
        hex::encode(Sha256::digest(self.export()))
    }

    /// Replays all inputs from the start, and returns the resulting campaign.
    pub fn replay(&self, pack: Arc<Pack>) -> Result<Campaign, Damage> {
        self.replay_until(pack, |_, _| false).map(|(campaign, _)| campaign)
    }

    /// Returns the log up to the end of this game. For game 0, the log ends after the companies
    /// have signed, just before the first game starts.
    pub fn rewind(&self, pack: Arc<Pack>, game: u8) -> Result<CampaignLog, Damage> {
        let founding = |next: &CampaignInput| game == 0 && matches!(next, CampaignInput::Sign { .. });
        let back = |campaign: &Campaign, next: &CampaignInput| campaign.games_closed() == game && !founding(next);
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

    /// Creates the log of a new campaign that continues from the end of this game.
    pub fn fork(&self, pack: Arc<Pack>, game: u8) -> Result<CampaignLog, Damage> {
        let mut log = self.rewind(pack, game)?;
        log.header.forked = Some(LogFork { log: self.hash(), game });
        Ok(log)
    }

    /// Checks that the log belongs to a campaign with this pack.
    pub fn check_pack(&self, pack: &Pack) -> Result<(), Damage> {
        let LogHeader { pack: name, pack_version: version, pack_hash: hash, .. } = &self.header;
        let reason = if (&pack.name, pack.version) != (name, *version) {
            format!("this campaign is played with {name} {version}, not {} {}", pack.name, pack.version)
        } else if !pack.hash.eq_ignore_ascii_case(hash) {
            format!("this campaign uses different data for {name} {version}")
        } else {
            return Ok(());
        };
        Err(Damage { line: 0, reason })
    }

    /// Replays inputs until `done` returns true for the campaign and its next input. Returns the
    /// campaign and the number of replayed inputs.
    fn replay_until(
        &self,
        pack: Arc<Pack>,
        done: impl Fn(&Campaign, &CampaignInput) -> bool,
    ) -> Result<(Campaign, usize), Damage> {
        let damage = |line, reason| Err(Damage { line, reason });
        self.check_pack(&pack)?;
        let mut campaign = Campaign::new(pack);
        for (at, input) in self.inputs.iter().enumerate() {
            if done(&campaign, input) {
                return Ok((campaign, at));
            }
            let line = self.lines[at];
            if self.records.contains_key(&at) && campaign.waiting() != CampaignWaiting::Game {
                return damage(line, "the record above does not belong to a game".to_string());
            }
            campaign.apply(input).map_err(|refused| Damage { line, reason: refused.to_string() })?;
        }
        if self.records.contains_key(&self.inputs.len()) && campaign.waiting() != CampaignWaiting::Game {
            return damage(0, "the last record does not belong to a game".to_string());
        }
        Ok((campaign, self.inputs.len()))
    }
}
