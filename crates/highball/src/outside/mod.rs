//! External bot programs. Each seat has a child process, which reads and writes lines of JSON. The
//! process exits after one game, unless it announces that it can play more.
//!
//! `docs/bot-protocol.md` describes the lines. If a program exits, does not reply, or sends an
//! illegal or invalid answer, the command that started it fails with an error that quotes the
//! answer.

mod process;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::Player;
use bots::arena::Seated;
use protocol::bot;
use rules::action::Action;
use rules::edition::Edition;
use rules::ids::Id;
use rules::score::Standings;
use rules::seen::Seen;
use rules::tables::Tables;
use rules::view::Sight;

use crate::words::{Language, TableWords};
use process::{Ended, Process};

/// Prefix of an external bot's name. The rest of the name is the command to run.
pub const PREFIX: &str = "program:";

/// Returns the program and its arguments; `None` if the bot is not an external program or its name
/// contains no valid command.
pub fn command(name: &str) -> Option<Vec<String>> {
    name.strip_prefix(PREFIX).and_then(split).filter(|words| !words.is_empty())
}

/// Splits text into words at spaces, respecting quotes; `None` if a quote is not closed.
fn split(text: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote): (Vec<String>, Option<String>, Option<char>) = (Vec::new(), None, None);
    for letter in text.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

/// Programs that are waiting for their next game, by command. The programs are ended when the last
/// clone of this value is dropped.
#[derive(Clone, Default)]
pub struct IdlePrograms(Arc<Mutex<HashMap<String, Vec<Process>>>>);

impl IdlePrograms {
    fn take(&self, name: &str) -> Option<Process> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_mut(name)?.pop()
    }

    fn add(&self, name: &str, process: Process) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(name.to_string()).or_default().push(process);
    }
}

/// A player whose decisions are made by an external program.
pub struct ProgramSeat<const W: usize> {
    name: String,
    edition: Arc<Edition>,
    colors: Vec<String>,
    /// The program's process; `None` once the game is over.
    process: Option<Process>,
    waiting: IdlePrograms,
    patience: Duration,
    /// The facts that the seat has seen since its last question.
    seen: Vec<Seen<W>>,
    trouble: Option<String>,
}

impl<const W: usize> ProgramSeat<W> {
    /// Starts the program or takes an idle one, and sends it the game's setup.
    pub fn start(
        name: &str,
        tables: &Tables<W>,
        seated: &Seated<'_>,
        patience: Duration,
        waiting: &IdlePrograms,
    ) -> Result<Self, String> {
        let words = command(name).ok_or_else(|| format!("'{name}' does not name a program; use {PREFIX}COMMAND."))?;
        let mut process = match waiting.take(name) {
            Some(process) => process,
            None => Process::start(&words).map_err(|error| {
                format!("The bot '{name}' cannot be started: {error}; name a command that runs here.")
            })?,
        };
        process.tell(&bot::hello(tables.edition(), seated.setup, seated.seat, seated.seed));
        Ok(ProgramSeat {
            name: name.to_string(),
            edition: Arc::clone(tables.edition()),
            colors: seated.setup.colors.clone(),
            process: Some(process),
            waiting: waiting.clone(),
            patience,
            seen: Vec::new(),
            trouble: None,
        })
    }

    /// Returns the formatter for messages to the program's developer, which are in English.
    fn words(&self) -> TableWords<'_> {
        TableWords {
            edition: &self.edition,
            colors: &self.colors,
            offices: &[],
            you: None,
            language: Language::English,
            texts: None,
        }
    }

    /// Asks the program for an action. An error explains why the program gave no valid answer.
    fn ask(&mut self, sight: &Sight<'_, W>, choices: &[Action]) -> Result<Action, String> {
        let Some(process) = &mut self.process else { return Err("It was asked after the end.".to_string()) };
        if let Some(line) = process.early() {
            return Err(format!("It said {}, although nothing had been asked.", said(&line)));
        }
        process.tell(&bot::decide(sight, &self.seen, choices));
        self.seen.clear();
        let line = process.answer(self.patience).map_err(|ended| match ended {
            Ended::Silent => format!("It was silent for {} seconds.", self.patience.as_secs_f64()),
            Ended::Long => format!("Its answer was longer than {} characters.", process::LINE_MAX),
            Ended::Gone { status, last } => {
                let last = if last.is_empty() { String::new() } else { format!("; its last words: {}", said(&last)) };
                format!("It ended without an answer, {status}{last}.")
            }
        })?;
        let action =
            bot::answer(&line, choices).map_err(|wrong| format!("It answered {}, but {wrong}.", said(&line)))?;
        let refused = |reason| format!("It answered {}, but {}.", said(&line), self.words().refusal(reason));
        sight.check(&action).map_err(refused)?;
        Ok(action)
    }
}

impl<const W: usize> Player<W> for ProgramSeat<W> {
    fn hears(&self) -> bool {
        true
    }

    fn notice(&mut self, _tables: &Tables<W>, seen: &Seen<W>) {
        self.seen.push(*seen);
    }

    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        let choices: Vec<Action> = sight.choices().iter().collect();
        if self.trouble.is_none() {
            match self.ask(sight, &choices) {
                Ok(action) => return action,
                Err(wrong) => {
                    let asked = sight.open.asking().map_or(String::new(), |ask| self.words().question(ask));
                    let seat = &self.colors[sight.seat.index()];
                    self.trouble = Some(format!("The bot '{}' was asked as {seat}: {asked} {wrong}", self.name));
                }
            }
        }
        choices[0]
    }

    fn over(&mut self, standings: &Standings) {
        let Some(mut process) = self.process.take() else { return };
        process.tell(&bot::over(&self.edition, &self.seen, standings));
        if process.stays() && self.trouble.is_none() {
            self.waiting.add(&self.name, process);
        }
    }

    fn trouble(&self) -> Option<String> {
        self.trouble.clone()
    }
}

/// Maximum number of characters quoted from a line of a program's output.
const SAID_MAX: usize = 200;

/// Quotes a line, shortened if necessary.
fn said(line: &str) -> String {
    let mut short: String = line.chars().take(SAID_MAX).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    format!("'{short}'")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_in_a_shell() {
        for (name, expected) in [
            ("program:python3 examples/bot.py", Some(vec!["python3", "examples/bot.py"])),
            ("program:  run  it ", Some(vec!["run", "it"])),
            ("program:run 'two words' a\"b c\"d ''", Some(vec!["run", "two words", "ab cd", ""])),
            ("program:run 'open", None),
            ("program:", None),
            ("program: ", None),
            ("random", None),
        ] {
            let found = command(name);
            assert_eq!(found.as_ref().map(|words| words.iter().map(String::as_str).collect()), expected, "{name}");
        }
    }
}
