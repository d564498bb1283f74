//! One game of a campaign at the prompt, saved line by line in the campaign file.

use std::sync::Arc;
use std::time::Duration;

use campaign::log::Kept;
use campaign::table::GameStart;
use protocol::sentences::{log_fault, log_fault_info};
use rules::fact::NoListener;
use rules::game::Game;
use rules::record::Recorder;
use rules::tables::Tables;

use super::file::CampaignFile;
use crate::explain::Explained;
use crate::fail::Failed;
use crate::play::{Keeper, Left, Prompt, Sitting, help};
use crate::replay::Reader;
use crate::table::USUAL_PATIENCE;
use crate::words::message;

/// The campaign file to which a game's record is appended, and the part already saved.
pub struct RecordFile<'a> {
    pub file: &'a mut CampaignFile,
    pub name: &'a str,
    pub kept: Option<Kept>,
}

/// Starts or resumes a game and plays it to its end. People play the seats without a bot.
pub fn play<const W: usize>(
    prompt: &mut Prompt<'_>,
    start: &GameStart,
    tables: &Arc<Tables<W>>,
    reader: Reader,
    sits: Vec<Option<String>>,
    record: RecordFile<'_>,
) -> Result<Game<W>, Left> {
    let kept = record.kept.as_ref().map_or("", |kept| &kept.text);
    let closed = |word: &str| kept.lines().any(|line| line.split_whitespace().next() == Some(word));
    let (hashed, seeded) = (closed("final-hash"), closed("seed"));
    let (recorder, dealer) = match record.kept.as_ref().filter(|kept| !start.is_torn(kept)) {
        Some(kept) => {
            let wrong = |fault| Failed::Wrong(log_fault_info(&fault), log_fault(&fault));
            let verified = start.verified(kept, tables).map_err(|fault| Left::Trouble(wrong(fault)))?;
            (verified.recorder, verified.dealer)
        }
        None => {
            let header = start.header.to_text();
            record.file.add(&barred(&header[kept.len()..])).map_err(Left::Trouble)?;
            let recorder = Recorder::new(Arc::clone(tables), start.header.clone(), &mut NoListener);
            (recorder.expect("a campaign lays out games that can begin"), start.dealer())
        }
    };
    let dealer = dealer
        .ok_or_else(|| Left::Trouble(Failed::input(message!("terminal-saga-game-no-seed", name = record.name))))?;
    let seed = dealer.seed();
    let patience = Duration::from_secs_f64(USUAL_PATIENCE);
    let mut sitting = Sitting::new(recorder, dealer, sits, patience, reader).map_err(Left::Trouble)?;
    prompt.help = help(&sitting.words());
    let mut keeper = Lines { file: record.file, noted: sitting.recorder.record().inputs.len() };
    sitting.go_on(prompt, &mut keeper)?;
    let ends = [(hashed, "final-hash", sitting.recorder.hash()), (seeded, "seed", seed)];
    let ends = ends.into_iter().filter(|(there, ..)| !there).map(|(_, word, value)| format!("{word} {value}\n"));
    keeper.file.add(&barred(&ends.collect::<String>())).and_then(|()| keeper.file.sync()).map_err(Left::Trouble)?;
    sitting.company.close(sitting.recorder.game());
    let news = sitting.news();
    let explained = Explained::new(sitting.recorder.game(), sitting.words()).expect("the game is over");
    let told = match sitting.company.sits.contains(&None) {
        true => format!("{news}{}\n", explained.text()),
        false => {
            let ended = message!("terminal-saga-told-ended", result = explained.summary());
            format!("* {}\n", ended.text(prompt.language))
        }
    };
    prompt.say(&told)?;
    Ok(sitting.recorder.game().clone())
}

/// Formats record lines for a campaign file, each prefixed with `|`.
fn barred(lines: &str) -> String {
    lines.lines().map(|line| format!("| {line}\n")).collect()
}

/// A keeper that appends each input of a game to the campaign file as a line.
struct Lines<'a> {
    file: &'a mut CampaignFile,
    /// Number of inputs that are already in the file.
    noted: usize,
}

impl<const W: usize> Keeper<W> for Lines<'_> {
    fn note(&mut self, recorder: &Recorder<W>) -> Result<(), Failed> {
        let (record, edition) = (recorder.record(), recorder.game().tables().edition());
        let fresh = record.inputs[self.noted..].iter().map(|input| record.line(edition, input) + "\n");
        self.noted = record.inputs.len();
        self.file.add(&barred(&fresh.collect::<String>()))
    }

    fn settle(&mut self, _: &Recorder<W>) -> Result<(), Failed> {
        self.file.sync()
    }
}
