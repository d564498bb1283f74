//! Questions on the screen, and answers from the keyboard or a pipe.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use crate::fail::Failed;
use crate::screen::{printable, width, wrapped};
use crate::words::{Language, Message, Value, listed, message};

/// The output stream for questions, and the input stream for answers.
pub struct Prompt<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// The text shown for `m`.
    pub routes: String,
    /// The text shown for `c` in campaign games.
    pub office: String,
    /// The text shown for `?`.
    pub help: String,
    /// The command that draws the board.
    pub picture: String,
    /// Whether `u` is available now.
    pub may_take_back: bool,
    /// Whether a person answers. People may mistype as often as they like.
    person: bool,
    /// Number of entries since the player's last action.
    idle: u32,
    width: usize,
    pub language: Language,
}

/// Maximum number of consecutive useless entries from a file or program.
const IDLE_MAX: u32 = 1000;

/// The reason why play stopped early.
pub enum Left {
    Quit,
    /// Input or output has ended.
    Ended,
    /// Something failed, for example saving the record.
    Trouble(Failed),
}

/// The result of reading a line of input.
pub enum PromptInput {
    Line(String),
    /// The prompt displayed something, so the question must be shown again.
    Looked,
    TakeBack,
}

/// An item of a numbered list.
pub enum Item {
    Offered(String),
    /// A choice that can be followed by words, which filter the next list.
    Searched(String),
    /// A choice that is accepted but not listed, since it is the same as another one.
    Alike,
    /// A choice that is not possible now, with the reason.
    Barred(String),
}

/// A choice from a list.
pub enum Pick {
    /// The index of an item, counted from 0.
    Number(usize),
    /// The index of an item, and lower-case words to filter by.
    Among(usize, String),
    Back,
    TakeBack,
}

impl<'a> Prompt<'a> {
    pub fn new(input: &'a mut dyn BufRead, out: &'a mut dyn Write, person: bool, language: Language) -> Self {
        let (routes, office, help, picture) = Default::default();
        let (may_take_back, idle, width) = (false, 0, width());
        Prompt { input, out, routes, office, help, picture, may_take_back, person, idle, width, language }
    }

    /// Prints text, wrapped to the width of the terminal.
    pub fn say(&mut self, text: &str) -> Result<(), Left> {
        self.say_whole(&wrapped(text, self.width))
    }

    /// Prints a message, followed by a line break.
    pub fn tell(&mut self, message: Message) -> Result<(), Left> {
        self.say(&format!("{}\n", message.text(self.language)))
    }

    /// Prints text without wrapping, because a line break would split a command that people copy.
    pub fn say_whole(&mut self, text: &str) -> Result<(), Left> {
        let shown = self.out.write_all(printable(text).as_bytes()).and_then(|()| self.out.flush());
        shown.map_err(|_| Left::Ended)
    }

    /// Resets the count of useless entries after an action.
    pub fn acted(&mut self) {
        self.idle = 0;
    }

    fn line(&mut self) -> Result<String, Left> {
        if !self.person && self.idle == IDLE_MAX {
            return Err(Left::Trouble(Failed::input(message!("terminal-prompt-idle"))));
        }
        self.idle += 1;
        self.say("> ")?;
        let mut bytes = Vec::new();
        match self.input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => Err(Left::Ended),
            Ok(_) => Ok(String::from_utf8_lossy(&bytes).trim().to_string()),
        }
    }

    /// Explains how to play, and how to see the board.
    fn explain(&mut self) -> Result<(), Left> {
        self.say(&self.help.clone())?;
        self.say_picture()
    }

    /// Prints the command that draws the board, if there is one.
    pub fn say_picture(&mut self) -> Result<(), Left> {
        if self.picture.is_empty() {
            return Ok(());
        }
        self.tell(message!("terminal-prompt-picture"))?;
        self.say_whole(&format!("  {}\n", self.picture))
    }

    /// Prints text and waits until the person presses Enter.
    pub fn pause(&mut self, text: &str) -> Result<(), Left> {
        loop {
            self.say(text)?;
            match self.entry()? {
                PromptInput::Line(_) => return Ok(()),
                PromptInput::Looked | PromptInput::TakeBack => {}
            }
        }
    }

    /// Calls a person to the prompt before it shows something that only they may see.
    pub fn call(&mut self, who: &str) -> Result<(), Left> {
        let called = message!("terminal-prompt-call", who = who).text(self.language);
        self.pause(&format!("\n{called}\n"))
    }

    /// Scrolls one person's view off the screen before the next person sits down. The view is not
    /// erased, so that public information can be read by scrolling back.
    pub fn hide(&mut self) -> Result<(), Left> {
        let rows = console::Term::stdout().size_checked().map_or(0, |(rows, _)| rows);
        if self.person { self.say_whole(&"\n".repeat(rows.into())) } else { Ok(()) }
    }

    /// Reads a line, and handles it if it is one of the prompt's own commands.
    pub fn entry(&mut self) -> Result<PromptInput, Left> {
        let line = self.line()?;
        match line.to_lowercase().as_str() {
            "q" | "quit" => return Err(Left::Quit),
            "?" | "h" | "help" => self.explain()?,
            "u" if self.may_take_back => return Ok(PromptInput::TakeBack),
            "u" => self.tell(message!("terminal-prompt-nothing-to-take-back"))?,
            "c" if !self.office.is_empty() => self.say(&self.office.clone())?,
            low => match low.strip_prefix('m') {
                Some(place) if place.is_empty() || place.starts_with(' ') => self.look(place.trim())?,
                _ => return Ok(PromptInput::Line(line)),
            },
        }
        Ok(PromptInput::Looked)
    }

    /// Shows those lines of the route list that contain this text, or the whole list if the text is
    /// empty.
    fn look(&mut self, place: &str) -> Result<(), Left> {
        let found = self.routes.lines().filter(|row| row.to_lowercase().contains(place));
        let found: String = found.map(|row| format!("{row}\n")).collect();
        if found.is_empty() { self.tell(message!("terminal-prompt-no-place")) } else { self.say(&found) }
    }

    /// Asks for a choice from a numbered list.
    pub fn pick(&mut self, title: &str, items: &[Item], back: bool) -> Result<Pick, Left> {
        let mut text = format!("{title}\n");
        for (at, item) in items.iter().enumerate() {
            if let Item::Offered(words) | Item::Searched(words) = item {
                text.push_str(&format!("{:>3}  {words}\n", at + 1));
            }
        }
        if back {
            text.push_str(&format!("  b  {}\n", message!("terminal-prompt-back").text(self.language)));
        }
        if self.may_take_back {
            text.push_str(&format!("  u  {}\n", message!("terminal-prompt-take-back").text(self.language)));
        }
        self.say(&text)?;
        loop {
            let line = match self.entry()? {
                PromptInput::Looked => {
                    self.say(&text)?;
                    continue;
                }
                PromptInput::TakeBack => return Ok(Pick::TakeBack),
                PromptInput::Line(line) => line,
            };
            if back && line.eq_ignore_ascii_case("b") {
                return Ok(Pick::Back);
            }
            let (word, part) = line.split_once(' ').unwrap_or((&line, ""));
            let at = word.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match at.and_then(|at| Some((at, items.get(at)?))) {
                Some((at, Item::Searched(_))) if !part.is_empty() => {
                    return Ok(Pick::Among(at, part.trim().to_lowercase()));
                }
                Some((_, Item::Barred(reason))) => self.say(&format!("{reason}\n"))?,
                Some((at, _)) if part.is_empty() => return Ok(Pick::Number(at)),
                _ => self.tell(message!("terminal-prompt-none-of-these", line = &line, range = range(items)))?,
            }
        }
    }

    /// Asks for the file in which to save a game that would otherwise be lost; `None` to discard it.
    pub fn file_name(&mut self) -> Option<PathBuf> {
        loop {
            self.tell(message!("terminal-prompt-file")).ok()?;
            let name = self.line().ok().filter(|name| !name.is_empty())?;
            let path = Path::new(&name);
            if !path.exists() && std::fs::write(path, "").is_ok() {
                return Some(path.to_path_buf());
            }
            self.tell(message!("terminal-prompt-file-not", name = &name)).ok()?;
        }
    }
}

/// Describes which numbers can be entered now.
fn range(items: &[Item]) -> Value {
    let offered = items.iter().enumerate().filter(|(_, item)| matches!(item, Item::Offered(_) | Item::Searched(_)));
    let offered: Vec<String> = offered.map(|(at, _)| (at + 1).to_string()).collect();
    match &offered[..] {
        [only] => only.into(),
        _ if offered.len() == items.len() => message!("terminal-prompt-numbers", most = items.len()).into(),
        _ => message!("terminal-prompt-one-of", numbers = listed(&offered)).into(),
    }
}

/// Parses a list of distinct item numbers and converts them to indices. Errors are messages for the
/// player.
pub fn numbers(line: &str, most: usize) -> Result<Vec<usize>, Message> {
    let mut found = Vec::new();
    for word in line.split([' ', ',']).filter(|word| !word.is_empty()) {
        match word.parse::<usize>() {
            Ok(number) if (1..=most).contains(&number) && !found.contains(&(number - 1)) => found.push(number - 1),
            Ok(number) if found.contains(&number.wrapping_sub(1)) => {
                return Err(message!("terminal-prompt-twice", number = number));
            }
            _ => return Err(message!("terminal-prompt-no-number", word = word, most = most)),
        }
    }
    Ok(found)
}
