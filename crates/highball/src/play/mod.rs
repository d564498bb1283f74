//! `highball play`: a game in the terminal against bots, at a plain numbered prompt.

mod choose;
mod company;
mod prompt;
mod show;

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::next_seat;
use clap::Args;
use dealer::Revealed;
use rules::chance::Dealer;
use rules::game::Waiting;
use rules::ids::Seat;
use rules::record::{Header, Input, Recorder, split_records};
use rules::tables::Tables;

use crate::explain::Explained;
use crate::fail::Failed;
use crate::replay::{Editions, Source, Verified, name_of, read, verify};
use crate::seeds::{fresh, number_of};
use crate::table::{AnyTables, TableArguments, USUAL_RIVAL, with_tables};
use crate::words::{Words, quoted};
use choose::Answer;
use company::{Both, Company, Ears};
use prompt::{Left, Prompt};

/// Play against bots in the terminal.
///
/// You have the first seat. Everything is a numbered choice; ? explains the rest.
#[derive(Args)]
pub struct Play {
    #[command(flatten)]
    table: TableArguments,
    /// The number all chance comes from [default: a new one each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Keep the game in this file; if it holds one that is not finished, go on with it
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// How many players where nothing is said.
const USUAL_PLAYERS: usize = 3;
/// The seat of the person.
const YOU: Seat = Seat::ZERO;

/// A game with a person at the table.
struct Sitting<'a, const W: usize> {
    arguments: &'a Play,
    recorder: Recorder<W>,
    dealer: Revealed,
    company: Company<W>,
    ears: Ears<W>,
    file: Option<PathBuf>,
    /// Whether the game was left before and the person has not seen the table since.
    resumed: bool,
}

/// Plays a game, a new one or one that was left.
pub fn run(arguments: &Play, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failed> {
    let mut prompt = Prompt::new(input, out, std::io::stdin().is_terminal());
    match arguments.record.as_deref().filter(|file| file.exists()) {
        Some(file) => {
            let text = read(file)?;
            let name = name_of(file);
            if split_records(&text).len() > 1 {
                return Err(Failed::input(format!(
                    "{name} holds several records; name a file with one, or a new one."
                )));
            }
            let source = Source { name: &name, before: 0, text: &text };
            let header = source.header()?;
            let mut editions = Editions::new(arguments.table.map.clone());
            with_tables!(editions.tables(&source, &header)?, |tables| {
                Sitting::again(arguments, &name, verify(tables, &source, None)?)?.play(&mut prompt)
            })
        }
        None => {
            let edition = arguments.table.edition()?;
            with_tables!(&AnyTables::new(&edition), |tables| {
                Sitting::new(arguments, Arc::clone(tables))?.play(&mut prompt)
            })
        }
    }
}

impl<'a, const W: usize> Sitting<'a, W> {
    /// A new game.
    fn new(arguments: &'a Play, tables: Arc<Tables<W>>) -> Result<Self, Failed> {
        let edition = Arc::clone(tables.edition());
        let setup = arguments.table.setup(&edition, USUAL_PLAYERS)?;
        let named = arguments.table.seated(setup.colors.len() - 1, USUAL_RIVAL)?;
        let seed = arguments.seed.unwrap_or_else(fresh);
        let dealer = Revealed::fast(seed);
        let header = Header::new(&edition, setup, dealer.name(), Some(dealer.hash()));
        let mut ears = Ears::default();
        let recorder = Recorder::new(tables, header, &mut ears).expect("the set-up was checked before");
        let company = Company::new(named, &recorder, seed, arguments.table.patience()?)?;
        let file = arguments.record.clone();
        let sitting = Sitting { arguments, recorder, dealer, company, ears, file, resumed: false };
        // A file that cannot be written is told before the game, not after it.
        sitting.keep()?;
        Ok(sitting)
    }

    /// A game that was left.
    fn again(arguments: &'a Play, name: &str, verified: Verified<W>) -> Result<Self, Failed> {
        let (edition, players) = (verified.edition(), verified.colors().len());
        if verified.game().open().over {
            return Err(Failed::input(format!("{name} holds a finished game; name another file for a new one.")));
        }
        if let Some(named) = arguments.table.edition.as_ref().filter(|named| **named != edition.name) {
            let held = &edition.name;
            return Err(Failed::input(format!("{name} holds a game of {held}, not of {named}; leave --edition out.")));
        }
        if let Some(named) = arguments.table.players.filter(|&named| named != players) {
            return Err(Failed::input(format!(
                "{name} holds a game of {players}, not of {named}; leave --players out."
            )));
        }
        let named = arguments.table.seated(players - 1, USUAL_RIVAL)?;
        let Verified { recorder, dealer, .. } = verified;
        let Some(dealer) = dealer else {
            return Err(Failed::input(format!("{name} names no seed to deal on from; only games of this command do.")));
        };
        if arguments.seed.is_some_and(|seed| Revealed::fast(seed).seed() != dealer.seed()) {
            return Err(Failed::input(format!("{name} holds a game with another seed; leave --seed out.")));
        }
        let company = Company::new(named, &recorder, number_of(&dealer), arguments.table.patience()?)?;
        let (recorder, ears) = with_last_action(recorder);
        let file = arguments.record.clone();
        Ok(Sitting { arguments, recorder, dealer, company, ears, file, resumed: true })
    }

    fn words(&self) -> Words<'_> {
        let edition = self.recorder.game().tables().edition();
        Words { edition, colors: &self.recorder.record().header.setup.colors, you: Some(YOU) }
    }

    fn play(mut self, prompt: &mut Prompt<'_>) -> Result<(), Failed> {
        prompt.help = show::help(&self.words());
        prompt.picture = self.picture();
        let opening = show::opening(&self.words(), &self.company.names, self.resumed);
        let picture = format!("  {}\n", prompt.picture);
        let opened = prompt.say(&opening).and_then(|()| prompt.say_whole(&picture));
        match opened.and_then(|()| self.go_on(prompt)) {
            Ok(()) => self.close(prompt),
            Err(Left::Trouble(failed)) => Err(failed),
            Err(left) => self.leave(prompt, left),
        }
    }

    fn go_on(&mut self, prompt: &mut Prompt<'_>) -> Result<(), Left> {
        loop {
            let game = self.recorder.game();
            match game.waiting() {
                Waiting::Over => return Ok(()),
                Waiting::Chance(draw) => {
                    let outcome = self.dealer.pick(&draw);
                    self.give(Input::Deal(outcome));
                }
                Waiting::Seat(_) | Waiting::Seats(_) => match next_seat(game) {
                    Some(YOU) => self.your_turn(prompt)?,
                    Some(seat) if self.stands(prompt)? => {
                        let action = self.company.decide(self.recorder.game(), seat).map_err(Left::Trouble)?;
                        self.give(Input::Act(seat, action));
                    }
                    _ => {}
                },
            }
        }
    }

    fn give(&mut self, input: Input) {
        let given = self.recorder.apply(input, &mut Both(&mut self.ears, &mut self.company));
        given.expect("dealer, bots and prompt choose among what is offered");
    }

    /// Tells what happened, asks, and does what was answered.
    fn your_turn(&mut self, prompt: &mut Prompt<'_>) -> Result<(), Left> {
        self.tell(prompt)?;
        prompt.may_take_back = !self.recorder.undo_points(YOU).is_empty();
        prompt.routes = show::routes(self.recorder.game(), &self.words());
        prompt.say(&show::table(self.recorder.game(), &self.words()))?;
        self.resumed = false;
        match choose::answer(prompt, self.recorder.game(), &self.words())? {
            Answer::Act(action) => self.give(Input::Act(YOU, action)),
            Answer::TakeBack => self.take_back().map_err(Left::Trouble)?,
        }
        prompt.acted();
        self.keep().map_err(Left::Trouble)
    }

    /// Before another seat acts, what can be taken back is offered for taking back; whether it stands.
    fn stands(&mut self, prompt: &mut Prompt<'_>) -> Result<bool, Left> {
        if self.recorder.undo_points(YOU).is_empty() {
            return Ok(true);
        }
        self.tell(prompt)?;
        prompt.may_take_back = true;
        prompt.routes = show::routes(self.recorder.game(), &self.words());
        if std::mem::take(&mut self.resumed) {
            prompt.say(&show::table(self.recorder.game(), &self.words()))?;
        }
        let stands = choose::stands(prompt)?;
        prompt.acted();
        if !stands {
            self.take_back().map_err(Left::Trouble)?;
            self.keep().map_err(Left::Trouble)?;
        }
        Ok(stands)
    }

    fn take_back(&mut self) -> Result<(), Failed> {
        if let Some(&to) = self.recorder.undo_points(YOU).last() {
            self.give(Input::Undo(YOU, to));
            let names = std::mem::take(&mut self.company.names);
            let patience = self.arguments.table.patience()?;
            self.company = Company::new(names, &self.recorder, number_of(&self.dealer), patience)?;
        }
        Ok(())
    }

    fn tell(&mut self, prompt: &mut Prompt<'_>) -> Result<(), Left> {
        let seen = std::mem::take(&mut self.ears.0);
        prompt.say(&show::news(&seen, &self.words()))
    }

    /// Writes the record so far, with the seed: who goes on later deals on from it.
    fn keep(&self) -> Result<(), Failed> {
        match &self.file {
            None => Ok(()),
            Some(file) => self.write(file),
        }
    }

    fn write(&self, file: &Path) -> Result<(), Failed> {
        let mut record = self.recorder.record().clone();
        if self.recorder.game().open().over {
            record.final_hash = Some(self.recorder.hash());
        }
        record.seed = Some(self.dealer.seed());
        let text = record.to_text(self.recorder.game().tables().edition());
        std::fs::write(file, text).map_err(|error| Failed::unwritten(file, &error))
    }

    /// The end of the game.
    fn close(mut self, prompt: &mut Prompt<'_>) -> Result<(), Failed> {
        self.keep()?;
        self.company.close(self.recorder.game());
        let mut text = show::news(&std::mem::take(&mut self.ears.0), &self.words());
        let explained = Explained::new(self.recorder.game(), self.words());
        text.push_str(&explained.expect("the game is over").text());
        if let Some(file) = &self.file {
            text.push_str(&format!("\nThe record is in {}; see it again with:\n", file.display()));
        }
        // Whoever is gone by now has no use for the table.
        let _ = prompt.say(&text);
        if let Some(file) = &self.file {
            let _ = prompt.say_whole(&format!("  {}\n", show::typed(&format!("replay {}", file.display()))));
        }
        Ok(())
    }

    /// The person goes before the end.
    fn leave(mut self, prompt: &mut Prompt<'_>, left: Left) -> Result<(), Failed> {
        if self.file.is_none() && matches!(left, Left::Quit) {
            self.file = prompt.file_name();
        }
        self.keep()?;
        let (told, command) = match &self.file {
            None => ("The game ends here and is not kept; this would keep it:", show::typed("play --record FILE")),
            Some(file) => ("The game is kept. Go on with:", self.command(file)),
        };
        // The person may be gone, and the screen with them.
        let _ = prompt.say(&format!("\n{told}\n")).and_then(|()| prompt.say_whole(&format!("  {command}\n")));
        Ok(())
    }

    /// The command that draws the board.
    fn picture(&self) -> String {
        let edition = &self.words().edition.name;
        match (&self.arguments.table.map, maps::map(edition)) {
            (None, Ok(map)) => show::typed(&format!("map show {0} --svg {0}.svg", map.name)),
            (Some(folder), _) => show::typed(&format!("map show {} --svg {edition}.svg", folder.display())),
            (None, Err(_)) => show::typed(&format!("map show {edition} --svg {edition}.svg")),
        }
    }

    /// The command that goes on with the game in this file.
    fn command(&self, file: &Path) -> String {
        let mut command = show::typed(&format!("play --record {}", file.display()));
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

/// A game that was left, and what the person's last action did if it can be taken back: that is asked next, and nobody
/// can answer it from memory.
fn with_last_action<const W: usize>(recorder: Recorder<W>) -> (Recorder<W>, Ears<W>) {
    let mut ears = Ears::default();
    let Some(&before) = recorder.undo_points(YOU).last() else {
        return (recorder, ears);
    };
    let (tables, record) = (Arc::clone(recorder.game().tables()), recorder.record());
    let mut again = Recorder::replay(tables, record, before as usize).expect("the record was verified");
    for &input in &record.inputs[before as usize..] {
        again.apply(input, &mut ears).expect("the record was verified");
    }
    (again, ears)
}
