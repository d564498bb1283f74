//! The verifier of campaign files. It checks inputs, deals, and the records of games with their
//! results. The server and the command line share it, so both accept the same files.

use std::sync::Arc;

use dealer::verify::{Checked, Gap, RecordFault};
use dealer::{Revealed, SeedFlaw};
use rules::capacity::AnyTables;
use rules::edition::Edition;
use rules::record::Damage;
use rules::tables::Tables;
use rules::with_capacity;

use super::{CampaignLog, Kept, LogWriter};
use crate::campaign::Campaign;
use crate::input::{CampaignInput, CampaignWaiting};
use crate::pack::Pack;
use crate::refused::CampaignRefusal;
use crate::result::GameResult;
use crate::table::GameStart;

/// A verified campaign, which can be continued.
pub struct VerifiedLog {
    pub ledger: LogWriter,
    pub pack: Arc<Pack>,
    /// The dealer for the next deal; `None` if the file contains no seed.
    pub dealer: Option<Revealed>,
    /// The record of the game in progress, which may be incomplete.
    pub kept: Option<Kept>,
    pub checked: LogChecked,
}

/// The optional checks that were possible for a campaign file. The legality of every input is
/// always checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LogChecked {
    /// Whether the header contains a seed that produces every deal between games.
    pub seed: bool,
    /// Whether the header contains both the seed and its hash.
    pub seed_hash: bool,
    /// Whether the campaign is over.
    pub over: bool,
    /// Number of results without a game record.
    pub unrecorded: u32,
    /// The checks that were possible for each game's record, in order.
    pub records: Vec<Checked>,
}

/// A reason why some part of a campaign file could not be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogGap {
    /// The campaign is not over.
    Unfinished,
    /// The header contains no seed, so no deal between games was checked.
    Seed,
    /// The header contains no hash of the seed, so the seed may have been chosen after the first
    /// deal.
    SeedHash,
    /// This many results have no record.
    Unrecorded { games: u32 },
    /// The records of this many games have this gap.
    Records { games: u32, gap: Gap },
}

impl LogGap {
    /// Returns the machine-readable code of the gap.
    pub fn code(self) -> &'static str {
        match self {
            LogGap::Unfinished => "unfinished",
            LogGap::Seed => "no-seed",
            LogGap::SeedHash => "no-seed-hash",
            LogGap::Unrecorded { .. } => "unrecorded",
            LogGap::Records { gap: Gap::Unfinished, .. } => "record-unfinished",
            LogGap::Records { gap: Gap::EditionHash, .. } => "record-no-edition-hash",
            LogGap::Records { gap: Gap::FinalHash, .. } => "record-no-final-hash",
            LogGap::Records { gap: Gap::Seed, .. } => "record-no-seed",
            LogGap::Records { gap: Gap::SeedHash, .. } => "record-no-seed-hash",
            LogGap::Records { gap: Gap::Forked { .. }, .. } => "record-forked",
        }
    }
}

impl LogChecked {
    /// Lists the reasons why parts of the file could not be checked. The list is empty for a
    /// finished campaign if the file contains the seed, its hash and complete records of all games.
    pub fn gaps(&self) -> Vec<LogGap> {
        let gaps = [
            (!self.over, LogGap::Unfinished),
            (!self.seed, LogGap::Seed),
            (self.seed && !self.seed_hash, LogGap::SeedHash),
            (self.unrecorded > 0, LogGap::Unrecorded { games: self.unrecorded }),
        ];
        let mut gaps: Vec<LogGap> = gaps.into_iter().filter(|(open, _)| *open).map(|(_, gap)| gap).collect();
        let mut records: Vec<(Gap, u32)> = Vec::new();
        for gap in self.records.iter().flat_map(Checked::gaps) {
            match records.iter_mut().find(|(known, _)| *known == gap) {
                Some((_, games)) => *games += 1,
                None => records.push((gap, 1)),
            }
        }
        gaps.extend(records.into_iter().map(|(gap, games)| LogGap::Records { games, gap }));
        gaps
    }
}

/// The first error in a campaign file, with its line number.
#[derive(Clone)]
pub struct LogFault {
    /// The line number, counted from 1; 0 if the fault concerns the whole file.
    pub line: usize,
    pub flaw: LogFlaw,
}

/// An error in a campaign file. The type does not implement `Debug`, because the edition in
/// `Record` contains sealed cards.
#[derive(Clone)]
pub enum LogFlaw {
    /// The text cannot be parsed as a log. The reason is in English.
    Unreadable { reason: String },
    /// The campaign uses a different pack. The reason is in English.
    OtherPack { reason: String },
    /// The seed is malformed or does not match the hash in the header.
    Seed(SeedFlaw),
    /// A record appears at a point where no game is in progress.
    Misplaced,
    /// The edition of this game cannot be played. The flaws are in English.
    Flawed { game: u8, flaws: String },
    /// The record belongs to a game other than the one in progress.
    OtherGame,
    /// The record of a game with this edition is faulty. Line numbers in `fault` are relative to
    /// the start of the record.
    Record { edition: Arc<Edition>, fault: RecordFault },
    /// The game in the preceding record does not end with this result.
    OtherResult,
    /// The seed yields `expected` instead of this input.
    Deal { expected: CampaignInput },
    /// The input is illegal.
    Input(CampaignRefusal),
}

impl LogFault {
    /// Returns the machine-readable code of the fault. For a fault in a record, this is the
    /// record's code with the prefix `record-`.
    pub fn code(&self) -> String {
        let code = match &self.flaw {
            LogFlaw::Unreadable { .. } => "unreadable",
            LogFlaw::OtherPack { .. } => "other-pack",
            LogFlaw::Seed(flaw) => flaw.code(),
            LogFlaw::Misplaced => "misplaced-record",
            LogFlaw::Flawed { .. } => "flawed-game",
            LogFlaw::OtherGame => "other-game",
            LogFlaw::Record { fault, .. } => return format!("record-{}", fault.code()),
            LogFlaw::OtherResult => "other-result",
            LogFlaw::Deal { .. } => "deal",
            LogFlaw::Input(_) => "input",
        };
        code.to_string()
    }
}

impl From<Damage> for LogFault {
    fn from(damage: Damage) -> LogFault {
        LogFault { line: damage.line, flaw: LogFlaw::Unreadable { reason: damage.reason } }
    }
}

/// Replays a campaign and checks the pack, the seed, and every input and record in its file.
///
/// # Errors
/// Returns the first fault. The header is checked first, then the lines in order.
pub fn verify(log: CampaignLog, pack: Arc<Pack>) -> Result<VerifiedLog, LogFault> {
    let whole = |flaw: LogFlaw| LogFault { line: 0, flaw };
    log.check_pack(&pack).map_err(|damage| whole(LogFlaw::OtherPack { reason: damage.reason }))?;
    let header = log.header();
    let seed = header.seed.as_ref().map(|seed| Revealed::sealed(&header.dealer, seed, header.seed_hash.as_deref()));
    let dealer = seed.transpose().map_err(|flaw| whole(LogFlaw::Seed(flaw)))?;
    let mut checked = LogChecked {
        seed: dealer.is_some(),
        seed_hash: dealer.is_some() && header.seed_hash.is_some(),
        ..LogChecked::default()
    };
    let (mut campaign, mut kept) = (Campaign::new(Arc::clone(&pack)), None);
    for entry in log.entries() {
        let at = |flaw: LogFlaw| LogFault { line: entry.line, flaw };
        if let Some(record) = entry.record {
            let is_last = entry.input.is_none();
            let result = check_record(&campaign, &pack, dealer.as_ref(), record, is_last, &mut checked)?;
            if let Some(CampaignInput::Result(claimed)) = entry.input
                && result.as_ref() != Some(claimed)
            {
                return Err(at(LogFlaw::OtherResult));
            }
            kept = is_last.then(|| record.clone());
        }
        let Some(input) = entry.input else { continue };
        if entry.record.is_none() && matches!(input, CampaignInput::Result(_)) {
            checked.unrecorded += 1;
        }
        check_deal(&campaign, dealer.as_ref(), input).map_err(at)?;
        campaign.apply(input).map_err(|refused| at(LogFlaw::Input(refused)))?;
    }
    checked.over = campaign.waiting() == CampaignWaiting::Over;
    Ok(VerifiedLog { ledger: LogWriter::played(campaign, log), pack, dealer, kept, checked })
}

/// Checks a deal against the seed.
fn check_deal(campaign: &Campaign, dealer: Option<&Revealed>, input: &CampaignInput) -> Result<(), LogFlaw> {
    let (CampaignInput::Deal(dealt), CampaignWaiting::Chance(_), Some(dealer)) = (input, campaign.waiting(), dealer)
    else {
        return Ok(());
    };
    let mut outcomes = campaign.outcomes();
    let expected = outcomes.swap_remove(dealer.below(campaign.deals(), outcomes.len() as u32) as usize);
    if expected == *dealt { Ok(()) } else { Err(LogFlaw::Deal { expected: CampaignInput::Deal(expected) }) }
}

/// Verifies the record of the game in progress, and returns the result if the game is over.
fn check_record(
    campaign: &Campaign,
    pack: &Pack,
    dealer: Option<&Revealed>,
    kept: &Kept,
    is_last: bool,
    checked: &mut LogChecked,
) -> Result<Option<GameResult>, LogFault> {
    let at = |flaw: LogFlaw| LogFault { line: kept.before + 1, flaw };
    let open = campaign.open_game().ok_or_else(|| at(LogFlaw::Misplaced))?;
    let game = campaign.games_closed() + 1;
    let start = GameStart::new(open, dealer, game).map_err(|flaws| {
        let flaws: Vec<String> = flaws.iter().map(ToString::to_string).collect();
        at(LogFlaw::Flawed { game, flaws: flaws.join("; ") })
    })?;
    if is_last && start.is_torn(kept) {
        return Ok(None);
    }
    let tables = AnyTables::of(&start.edition);
    let (result, of_record) = with_capacity!(&tables, |tables| played(&start, pack, kept, tables))?;
    checked.records.push(of_record);
    Ok(result)
}

fn played<const W: usize>(
    start: &GameStart,
    pack: &Pack,
    kept: &Kept,
    tables: &Arc<Tables<W>>,
) -> Result<(Option<GameResult>, Checked), LogFault> {
    let verified = start.verified(kept, tables)?;
    Ok((start.open.result(pack, verified.game()), verified.checked))
}
