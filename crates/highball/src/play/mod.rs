//! `highball play`: plays a game against bots in the terminal, with numbered choices.

mod bot_seats;
mod choose;
mod help;
mod office;
mod prompt;
mod show;
mod sitting;

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use dealer::Revealed;
use dealer::verify::Verified;
use rules::capacity::AnyTables;
use rules::fact::NoListener;
use rules::record::{RecordHeader, Recorder, split_records};
use rules::tables::Tables;
use rules::with_capacity;

use crate::explain::Explained;
use crate::fail::Failed;
use crate::replay::{Editions, Reader, RecordSource, Replayed, name_of, read, verify};
use crate::seeds::fresh;
use crate::table::{TableArguments, USUAL_RIVAL};
use crate::words::{Language, message, quoted, shown_edition};
pub use help::{help, typed};
pub use prompt::{Item, Left, Pick, Prompt};
pub use show::done_word;
pub use sitting::{Keeper, Sitting};

/// Play against bots in the terminal.
///
/// You have the first seat. Enter the number of a choice; ? explains the rest.
#[derive(Args)]
pub struct Play {
    #[command(flatten)]
    table: TableArguments,
    /// Random seed [default: a new one each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Save the game in this file; if the file contains an unfinished game, continue it
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

const USUAL_PLAYERS: usize = 3;

/// Plays a new game, or resumes one.
pub fn run(arguments: &Play, language: Language, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failed> {
    let mut prompt = Prompt::new(input, out, std::io::stdin().is_terminal(), language);
    let own = arguments.table.map.as_deref().map(maps::folder).transpose()?;
    match arguments.record.as_deref().filter(|file| file.exists()) {
        Some(file) => {
            let text = read(file)?;
            let name = name_of(file, language);
            if split_records(&text).len() > 1 {
                return Err(Failed::input(message!("terminal-game-several", name = name)));
            }
            let source = RecordSource { name: &name, before: 0, text: &text };
            let header = source.header()?;
            let mut editions = Editions::new(own, language);
            let (tables, reader) = editions.tables(&source, &header)?;
            with_capacity!(tables, |tables| {
                AtTable::again(arguments, &name, verify(tables, &reader, &source, None)?)?.play(&mut prompt)
            })
        }
        None => {
            let edition = arguments.table.edition()?;
            let shown = shown_edition(&edition, own.as_ref().map(|map| &map.names), language);
            let reader = Reader { shown, language, texts: None };
            with_capacity!(&AnyTables::of(&edition), |tables| {
                AtTable::new(arguments, Arc::clone(tables), reader)?.play(&mut prompt)
            })
        }
    }
}

/// A game with a person in the first seat.
struct AtTable<'a, const W: usize> {
    arguments: &'a Play,
    sitting: Sitting<W>,
    keeper: Record,
    resumed: bool,
}

/// The file in which the game is saved, if any, and the seed to save in it.
struct Record {
    file: Option<PathBuf>,
    seed: String,
}

impl Record {
    fn keep<const W: usize>(&self, recorder: &Recorder<W>) -> Result<(), Failed> {
        let Some(file) = &self.file else { return Ok(()) };
        let mut record = recorder.record().clone();
        if recorder.game().open().over {
            record.final_hash = Some(recorder.hash());
        }
        record.seed = Some(self.seed.clone());
        let text = record.to_text(recorder.game().tables().edition());
        std::fs::write(file, text).map_err(|error| Failed::unwritten(file, &error))
    }
}

impl<const W: usize> Keeper<W> for Record {
    /// Does nothing, because `settle` writes the whole file.
    fn note(&mut self, _: &Recorder<W>) -> Result<(), Failed> {
        Ok(())
    }

    fn settle(&mut self, recorder: &Recorder<W>) -> Result<(), Failed> {
        self.keep(recorder)
    }
}

/// Returns the occupants of the seats: first a person (`None`), then the bots.
fn sits(bots: Vec<String>) -> Vec<Option<String>> {
    [None].into_iter().chain(bots.into_iter().map(Some)).collect()
}

impl<'a, const W: usize> AtTable<'a, W> {
    /// Starts a new game and writes its file, so that a write failure is reported before the game.
    fn new(arguments: &'a Play, tables: Arc<Tables<W>>, reader: Reader) -> Result<Self, Failed> {
        let edition = Arc::clone(tables.edition());
        let setup = arguments.table.setup(&edition, USUAL_PLAYERS)?;
        let named = arguments.table.seated(setup.colors.len() - 1, USUAL_RIVAL)?;
        let dealer = Revealed::fast(arguments.seed.unwrap_or_else(fresh));
        let header = RecordHeader::new(&edition, setup, dealer.name(), Some(dealer.hash()));
        let recorder = Recorder::new(tables, header, &mut NoListener).expect("the set-up was checked before");
        let keeper = Record { file: arguments.record.clone(), seed: dealer.seed() };
        let sitting = Sitting::new(recorder, dealer, sits(named), arguments.table.patience()?, reader)?;
        keeper.keep(&sitting.recorder)?;
        Ok(AtTable { arguments, sitting, keeper, resumed: false })
    }

    /// Resumes a game; refuses arguments that contradict its record.
    fn again(arguments: &'a Play, name: &str, replayed: Replayed<W>) -> Result<Self, Failed> {
        let Replayed { verified, reader } = replayed;
        let (edition, players) = (verified.edition(), verified.colors().len());
        if verified.game().open().over {
            return Err(Failed::input(message!("terminal-game-finished", name = name)));
        }
        if let Some(named) = arguments.table.edition.as_ref().filter(|named| **named != edition.name) {
            let message = message!("terminal-game-other-edition", name = name, held = &edition.name, named = named);
            return Err(Failed::input(message));
        }
        if let Some(named) = arguments.table.players.filter(|&named| named != players) {
            let message = message!("terminal-game-other-players", name = name, held = players, named = named);
            return Err(Failed::input(message));
        }
        let named = arguments.table.seated(players - 1, USUAL_RIVAL)?;
        let Verified { recorder, dealer, .. } = verified;
        let Some(dealer) = dealer else {
            return Err(Failed::input(message!("terminal-game-no-seed", name = name)));
        };
        if arguments.seed.is_some_and(|seed| Revealed::fast(seed).seed() != dealer.seed()) {
            return Err(Failed::input(message!("terminal-game-other-seed", name = name)));
        }
        let keeper = Record { file: arguments.record.clone(), seed: dealer.seed() };
        let sitting = Sitting::new(recorder, dealer, sits(named), arguments.table.patience()?, reader)?;
        Ok(AtTable { arguments, sitting, keeper, resumed: true })
    }

    fn play(mut self, prompt: &mut Prompt<'_>) -> Result<(), Failed> {
        prompt.help = help::help(&self.sitting.words());
        prompt.picture = self.picture();
        let opening = help::opening(&self.sitting.words(), &self.sitting.company.sits, self.resumed);
        let opened = prompt.say(&opening).and_then(|()| prompt.say_picture());
        match opened.and_then(|()| self.sitting.go_on(prompt, &mut self.keeper)) {
            Ok(()) => self.close(prompt),
            Err(Left::Trouble(failed)) => Err(failed),
            Err(left) => self.leave(prompt, left),
        }
    }

    fn close(mut self, prompt: &mut Prompt<'_>) -> Result<(), Failed> {
        self.keeper.keep(&self.sitting.recorder)?;
        self.sitting.company.close(self.sitting.recorder.game());
        let mut text = self.sitting.news();
        let explained = Explained::new(self.sitting.recorder.game(), self.sitting.words());
        text.push_str(&explained.expect("the game is over").text());
        if let Some(file) = &self.keeper.file {
            let recorded = message!("terminal-game-recorded", file = file.display().to_string());
            text.push_str(&format!("\n{}\n", recorded.text(prompt.language)));
        }
        // Ignore failures: if the person has left, nobody reads the final scores.
        let _ = prompt.say(&text);
        if let Some(file) = &self.keeper.file {
            let _ = prompt.say_whole(&format!("  {}\n", typed(&format!("replay {}", file.display()))));
        }
        Ok(())
    }

    /// Handles a person leaving before the end: saves the game if there is a file for it, and
    /// prints the command to resume it or to save the next one.
    fn leave(mut self, prompt: &mut Prompt<'_>, left: Left) -> Result<(), Failed> {
        if self.keeper.file.is_none() && matches!(left, Left::Quit) {
            self.keeper.file = prompt.file_name();
        }
        self.keeper.keep(&self.sitting.recorder)?;
        let (told, command) = match &self.keeper.file {
            None => (message!("terminal-game-not-kept"), typed("play --record FILE")),
            Some(file) => (message!("terminal-game-kept"), self.command(file)),
        };
        // Ignore failures, since the person may have closed the terminal.
        let told = told.text(prompt.language);
        let _ = prompt.say(&format!("\n{told}\n")).and_then(|()| prompt.say_whole(&format!("  {command}\n")));
        Ok(())
    }

    /// Returns the command that draws the board.
    fn picture(&self) -> String {
        let edition = &self.sitting.words().edition.name.clone();
        match (&self.arguments.table.map, maps::map(edition)) {
            (None, Ok(map)) => typed(&format!("map show {0} --svg {0}.svg", map.name)),
            (Some(folder), _) => typed(&format!("map show {} --svg {edition}.svg", folder.display())),
            (None, Err(_)) => typed(&format!("map show {edition} --svg {edition}.svg")),
        }
    }

    /// Returns the command that resumes the game in this file.
    fn command(&self, file: &Path) -> String {
        let mut command = typed(&format!("play --record {}", file.display()));
        let bots = self.arguments.table.bots.join(",");
        if !bots.is_empty() {
            command.push_str(&format!(" --bots {}", quoted(&bots)));
        }
        if let Some(map) = &self.arguments.table.map {
            command.push_str(&format!(" --map {}", map.display()));
        }
        command
    }
}
