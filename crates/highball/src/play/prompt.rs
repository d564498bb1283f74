//! Questions on the screen and answers from the keyboard, or from a pipe.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use crate::fail::Failed;

/// Where questions go and answers come from.
pub struct Prompt<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// What `m` shows.
    pub routes: String,
    /// Whether `u` does something now.
    pub may_take_back: bool,
}

/// The person goes before the end of the game.
pub enum Left {
    Quit,
    /// Nothing more comes in, or nothing more can be shown.
    Ended,
    /// The record cannot be kept.
    Trouble(Failed),
}

/// What was entered.
pub enum Entry {
    Line(String),
    /// Something was looked up, and the question has scrolled away.
    Looked,
    TakeBack,
}

/// A choice from a list.
pub enum Pick {
    /// Counted from 0.
    Number(usize),
    Back,
    TakeBack,
}

const HELP: &str = "
On your turn you do one thing: draw two cards, claim a route, or draw tickets. A route is paid with as many cards
of its colour as it is long, or of any one colour if it is gray; locomotives stand in for any card. A face-up
locomotive is the only card of its turn. Tickets you complete add their value at the end; the others cost it.
Enter the number of a choice. Besides:
  m  all routes with their colours, lengths and owners; m denver for those of Denver
  b  back to the list before
  u  take back your last action, as long as nothing was dealt since and nobody else has acted
  q  leave the game
  ?  this help
'highball map show usa --svg map.svg' draws a board to look at; so does the name of any other map.
";

impl<'a> Prompt<'a> {
    pub fn new(input: &'a mut dyn BufRead, out: &'a mut dyn Write) -> Self {
        Prompt { input, out, routes: String::new(), may_take_back: false }
    }

    /// Shows a text.
    pub fn say(&mut self, text: &str) -> Result<(), Left> {
        let shown = self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush());
        shown.map_err(|_| Left::Ended)
    }

    fn line(&mut self) -> Result<String, Left> {
        self.say("> ")?;
        let mut bytes = Vec::new();
        match self.input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => Err(Left::Ended),
            Ok(_) => Ok(String::from_utf8_lossy(&bytes).trim().to_string()),
        }
    }

    /// The next line, after the commands of the prompt itself.
    pub fn entry(&mut self) -> Result<Entry, Left> {
        let line = self.line()?;
        match line.to_lowercase().as_str() {
            "q" | "quit" => return Err(Left::Quit),
            "?" | "h" | "help" => self.say(HELP)?,
            "u" if self.may_take_back => return Ok(Entry::TakeBack),
            "u" => self.say("There is nothing that you could take back now.\n")?,
            low => match low.strip_prefix('m') {
                Some(place) if place.is_empty() || place.starts_with(' ') => self.look(place.trim())?,
                _ => return Ok(Entry::Line(line)),
            },
        }
        Ok(Entry::Looked)
    }

    /// Shows the routes, or those of one place.
    fn look(&mut self, place: &str) -> Result<(), Left> {
        let found = self.routes.lines().filter(|row| row.to_lowercase().contains(place));
        let found: String = found.map(|row| format!("{row}\n")).collect();
        self.say(if found.is_empty() { "No place is called so.\n" } else { &found })
    }

    /// A choice from a numbered list.
    pub fn pick(&mut self, title: &str, items: &[String], back: bool) -> Result<Pick, Left> {
        let mut text = format!("{title}\n");
        for (at, item) in items.iter().enumerate() {
            text.push_str(&format!("{:>3}  {item}\n", at + 1));
        }
        if back {
            text.push_str("  b  back\n");
        }
        if self.may_take_back {
            text.push_str("  u  take back\n");
        }
        self.say(&text)?;
        loop {
            match self.entry()? {
                Entry::Looked => self.say(&text)?,
                Entry::TakeBack => return Ok(Pick::TakeBack),
                Entry::Line(line) if back && line.eq_ignore_ascii_case("b") => return Ok(Pick::Back),
                Entry::Line(line) => match line.parse::<usize>() {
                    Ok(number) if (1..=items.len()).contains(&number) => return Ok(Pick::Number(number - 1)),
                    _ => {
                        let most = items.len();
                        let range = if most == 1 { "1".to_string() } else { format!("a number from 1 to {most}") };
                        self.say(&format!("'{line}' is none of these; enter {range}, or ? for help.\n"))?;
                    }
                },
            }
        }
    }

    /// Where to keep a game that would be lost; none to let it go.
    pub fn file_name(&mut self) -> Option<PathBuf> {
        loop {
            self.say("Enter the name of a new file to keep the game in, or nothing to let it go.\n").ok()?;
            let name = self.line().ok().filter(|name| !name.is_empty())?;
            let path = Path::new(&name);
            if !path.exists() && std::fs::write(path, "").is_ok() {
                return Some(path.to_path_buf());
            }
            self.say(&format!("'{name}' is there already or cannot be written.\n")).ok()?;
        }
    }
}

/// Numbers of a list as entered, counted from 0, each at most once; a sentence where they are none.
pub fn numbers(line: &str, most: usize) -> Result<Vec<usize>, String> {
    let mut found = Vec::new();
    for word in line.split([' ', ',']).filter(|word| !word.is_empty()) {
        match word.parse::<usize>() {
            Ok(number) if (1..=most).contains(&number) && !found.contains(&(number - 1)) => found.push(number - 1),
            Ok(number) if found.contains(&number.wrapping_sub(1)) => return Err(format!("{number} is there twice.")),
            _ => return Err(format!("'{word}' is none of the numbers from 1 to {most}.")),
        }
    }
    Ok(found)
}
