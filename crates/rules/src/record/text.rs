//! The text format of records, one input per line; `docs/record.md` specifies it.

use std::fmt::Write;

use super::nonce::Nonces;
use super::office::{Offices, office_line, postcards};
use super::{Record, RecordHeader, RecordInput, VERSION};
use crate::action::Action;
use crate::card::{Cards, Color, Face};
use crate::chance::Outcome;
use crate::edition::Edition;
use crate::ids::{Id, PlaceId, PostcardId, RouteId, Seat, Slot, TicketId};
use crate::limits::INPUTS_MAX;
use crate::setup::Setup;
use crate::ticket::{Mix, TicketList};

/// The reason why a text is not a valid record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The line number, counted from 1; 0 if the error concerns the whole text.
    pub line: usize,
    /// A message that says what is wrong.
    pub reason: String,
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => f.write_str(&self.reason),
            line => write!(f, "line {line}: {}", self.reason),
        }
    }
}

impl std::error::Error for Damage {}

fn damage<T>(line: usize, reason: impl Into<String>) -> Result<T, Damage> {
    Err(Damage { line, reason: reason.into() })
}

/// Splits a file into records. Each record is returned with the number of lines before it. Any text
/// before the first header belongs to the first record.
pub fn split_records(text: &str) -> Vec<(usize, &str)> {
    let mut starts = vec![(0, 0)];
    let (mut at, mut headers) = (0, 0);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let line_begins = if number == 0 { unmarked(line) } else { line };
        if line_begins.starts_with("highball ") {
            headers += 1;
            if headers > 1 {
                starts.push((number, at));
            }
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|&(_, at)| at).chain([text.len()]);
    starts.iter().zip(ends).map(|(&(lines, from), to)| (lines, &text[from..to])).collect()
}

/// Checks whether a word has a special meaning at the beginning of a line or in place of a seat,
/// and so cannot be a seat's name.
pub(crate) fn is_reserved(word: &str) -> bool {
    HEADER_WORDS.contains(&word) || ["deal", "seed", "final-hash", "none", "random"].contains(&word)
}

/// Removes the byte order mark that some editors put at the beginning of a file.
fn unmarked(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Word separators. Any other Unicode space is treated as a letter and thus makes a line invalid.
pub const BLANKS: [char; 2] = [' ', '\t'];

/// Splits a line at spaces and tabs.
pub fn split_words(line: &str) -> impl Iterator<Item = &str> {
    line.split(BLANKS).filter(|word| !word.is_empty())
}

/// Iterates over the lines that are neither empty nor comments, with their line numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = unmarked(text).lines().enumerate().map(|(at, line)| (at + 1, line.trim_matches(BLANKS)));
    numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Words that begin a line of the header.
const HEADER_WORDS: [&str; 11] =
    ["highball", "edition", "seats", "first", "option", "office", "delivery", "dealer", "seed-hash", "nonce", "forked"];

/// Words that can begin one header line for each seat.
const SEAT_WORDS: [&str; 2] = ["office", "nonce"];

/// Parses the header, which is the part before the first input.
pub fn parse_header(text: &str) -> Result<RecordHeader, Damage> {
    let mut edition = None;
    let mut setup = None;
    let (mut first, mut open_cards) = (None, false);
    let (mut offices, mut delivery, mut nonces) = (Offices::default(), Vec::new(), Nonces::default());
    let (mut dealer, mut seed_hash, mut version, mut forked) = ("none".to_string(), None, None, 0);
    let mut seen: Vec<&str> = Vec::new();
    for (number, line) in lines(text) {
        let words: Vec<&str> = split_words(line).collect();
        if HEADER_WORDS.contains(&words[0]) {
            if seen.contains(&words[0]) && !SEAT_WORDS.contains(&words[0]) {
                return damage(number, format!("the header has a second '{}' line", words[0]));
            }
            seen.push(words[0]);
        }
        match words[..] {
            ["highball", found] => match found == VERSION.to_string() {
                true => version = Some(VERSION),
                false => {
                    return damage(number, format!("this program supports records of version {VERSION}, not {found}"));
                }
            },
            _ if version.is_none() => {
                return damage(number, format!("a record must begin with 'highball {VERSION}'"));
            }
            ["edition", name, found] | ["edition", name, found, _] => {
                let digits = found.bytes().all(|byte| byte.is_ascii_digit());
                let Some(found) = found.parse::<u32>().ok().filter(|_| digits) else {
                    return damage(number, format!("'{found}' is not a version of an edition"));
                };
                edition = Some((name.to_string(), found, words.get(3).map(|hash| hash.to_string())));
            }
            ["seats", ref colors @ ..] => {
                setup = Some(colors.iter().map(|color| color.to_string()).collect::<Vec<_>>())
            }
            ["first", "random"] => first = None,
            ["first", color] => first = Some((number, color.to_string())),
            ["option", "open-cards"] => open_cards = true,
            ["office", ref words @ ..] => offices.read(number, words)?,
            ["delivery", ref numbers @ ..] => delivery = postcards(number, numbers)?,
            ["dealer", name] => dealer = name.to_string(),
            ["seed-hash", hash] => seed_hash = Some(hash.to_string()),
            ["nonce", ref words @ ..] => nonces.read(number, words)?,
            ["forked", inputs] if inputs.bytes().all(|byte| byte.is_ascii_digit()) && inputs.parse::<u32>().is_ok() => {
                forked = inputs.parse().unwrap_or_default();
            }
            [word, ..] if HEADER_WORDS.contains(&word) => {
                return damage(number, format!("this '{word}' line is invalid"));
            }
            _ => break,
        }
    }
    if version.is_none() {
        return damage(0, format!("a record must begin with 'highball {VERSION}'; this text has no such line"));
    }
    let Some((edition, edition_version, edition_hash)) = edition else {
        return damage(0, "the header has no 'edition' line");
    };
    let Some(colors) = setup else {
        return damage(0, "the header has no 'seats' line");
    };
    let first = match first {
        None => None,
        Some((number, color)) => match colors.iter().position(|seat| *seat == color) {
            Some(at) => Some(Seat::new(at)),
            None => return damage(number, format!("no seat is {color}")),
        },
    };
    let nonces = nonces.in_order(&colors, &dealer)?;
    let setup = Setup { offices: offices.in_order(&colors)?, colors, first, open_cards, delivery };
    Ok(RecordHeader { edition, edition_version, edition_hash, setup, dealer, seed_hash, nonces, forked })
}

/// Parses a record of a game of this edition. Parsing does not check whether the inputs are legal;
/// replaying the record does.
pub fn parse_record(text: &str, edition: &Edition) -> Result<Record, Damage> {
    let header = parse_header(text)?;
    let words = Words { edition, colors: &header.setup.colors };
    let mut record =
        Record { inputs: Vec::new(), lines: Vec::new(), final_hash: None, seed: None, header: header.clone() };
    for (number, line) in lines(text) {
        let first = split_words(line).next().unwrap_or("");
        if HEADER_WORDS.contains(&first) {
            if !record.inputs.is_empty() {
                return damage(number, format!("'{first}' belongs before the first input"));
            }
            continue;
        }
        match split_words(line).collect::<Vec<_>>()[..] {
            ["final-hash", hash] => record.final_hash = Some(hash.to_string()),
            ["seed", seed] => record.seed = Some(seed.to_string()),
            _ if record.final_hash.is_some() => {
                return damage(number, "no input can follow the final hash");
            }
            _ if record.inputs.len() == INPUTS_MAX => {
                return damage(number, format!("a record has at most {INPUTS_MAX} inputs"));
            }
            ref line => {
                let input = words.input(line).or_else(|reason| damage(number, reason))?;
                record.inputs.push(input);
                record.lines.push(number as u32);
            }
        }
    }
    let (forked, inputs) = (record.header.forked, record.inputs.len());
    if forked as usize > inputs {
        return damage(0, format!("the header says that {forked} inputs were taken over, but there are only {inputs}"));
    }
    Ok(record)
}

impl Record {
    /// Formats the whole record in the format that [`parse_record`] reads.
    pub fn to_text(&self, edition: &Edition) -> String {
        let mut text = self.header.to_text();
        text.push('\n');
        let words = Words { edition, colors: &self.header.setup.colors };
        for input in &self.inputs {
            text.push_str(&words.line(input));
            text.push('\n');
        }
        for (word, value) in [("final-hash", &self.final_hash), ("seed", &self.seed)] {
            if let Some(value) = value {
                let _ = writeln!(text, "{word} {value}");
            }
        }
        text
    }

    /// Formats one input as a line of the record.
    pub fn line(&self, edition: &Edition, input: &RecordInput) -> String {
        Words { edition, colors: &self.header.setup.colors }.line(input)
    }
}

impl RecordHeader {
    /// Formats the lines of the header.
    pub fn to_text(&self) -> String {
        let hash = self.edition_hash.as_deref().map_or(String::new(), |hash| format!(" {hash}"));
        let first = self.setup.first.map_or("random", |seat| &self.setup.colors[seat.index()]);
        let mut text = format!(
            "highball {VERSION}\nedition {} {}{hash}\nseats {}\nfirst {first}\n",
            self.edition,
            self.edition_version,
            self.setup.colors.join(" ")
        );
        if self.setup.open_cards {
            text.push_str("option open-cards\n");
        }
        for (color, office) in self.setup.colors.iter().zip(&self.setup.offices) {
            text.push_str(&office_line(color, office));
        }
        if !self.setup.delivery.is_empty() {
            let numbers: Vec<String> = self.setup.delivery.iter().map(u8::to_string).collect();
            let _ = writeln!(text, "delivery {}", numbers.join(" "));
        }
        let _ = writeln!(text, "dealer {}", self.dealer);
        if let Some(hash) = &self.seed_hash {
            let _ = writeln!(text, "seed-hash {hash}");
        }
        for nonce in &self.nonces {
            let _ = writeln!(text, "nonce {} {}", self.setup.colors[nonce.seat.index()], hex::encode(nonce.bytes));
        }
        if self.forked > 0 {
            let _ = writeln!(text, "forked {}", self.forked);
        }
        text
    }
}

/// Parses a single input, such as one typed at a prompt, given the edition and the seat colours.
pub fn parse_input(edition: &Edition, colors: &[String], line: &str) -> Result<RecordInput, String> {
    Words { edition, colors }.input(&split_words(line).collect::<Vec<_>>())
}

/// The words of one edition and table, for parsing and formatting inputs.
pub(crate) struct Words<'a> {
    pub edition: &'a Edition,
    pub colors: &'a [String],
}

impl Words<'_> {
    fn input(&self, words: &[&str]) -> Result<RecordInput, String> {
        match *words {
            ["deal", "ticket", id] => Ok(RecordInput::Deal(Outcome::Ticket(self.ticket(id)?))),
            ["deal", "passenger", color] => Ok(RecordInput::Deal(Outcome::Passenger(self.color(color)?))),
            ["deal", "first", seat] => Ok(RecordInput::Deal(Outcome::First(self.seat(seat)?))),
            ["deal", "snow", id] => Ok(RecordInput::Deal(Outcome::Route(self.route(id)?))),
            ["deal", "postcard", number] => {
                Ok(RecordInput::Deal(Outcome::Postcard(PostcardId::new(self.number::<u8>(number)? as usize))))
            }
            ["deal", "pavilion", id] => {
                let at = self.edition.pavilions.iter().position(|pavilion| pavilion.id == id);
                let pavilion = at.ok_or_else(|| format!("{} has no pavilion '{id}'", self.edition.name))?;
                Ok(RecordInput::Deal(Outcome::Pavilion(pavilion as u8)))
            }
            ["deal", "event", id] => {
                let at = self.edition.events.iter().position(|event| event.id == id);
                let event = at.ok_or_else(|| format!("{} has no event '{id}'", self.edition.name))?;
                Ok(RecordInput::Deal(Outcome::Event(event as u8)))
            }
            ["deal", face] => {
                let face = Face::named(face).ok_or_else(|| format!("no train card is called '{face}'"))?;
                Ok(RecordInput::Deal(Outcome::of(face)))
            }
            [seat, "undo", "to", number] => Ok(RecordInput::Undo(self.seat(seat)?, self.number(number)?)),
            [seat, ref action @ ..] if !action.is_empty() => {
                Ok(RecordInput::Act(self.seat(seat)?, self.action(action)?))
            }
            _ => Err("this is not an input; see docs/record.md for the forms".to_string()),
        }
    }

    fn action(&self, words: &[&str]) -> Result<Action, String> {
        Ok(match *words {
            ["mix", first, second] => Action::NameMix(Mix([self.number(first)?, self.number(second)?])),
            ["keep", ref tickets @ ..] => {
                let under = tickets.iter().position(|word| *word == "under").unwrap_or(tickets.len());
                let returned = tickets.get(under + 1..).unwrap_or(&[]);
                Action::KeepTickets { kept: self.tickets(&tickets[..under])?, returned: self.tickets(returned)? }
            }
            ["draw"] => Action::DrawBlind,
            ["take", slot] => Action::DrawFaceUp(Slot::new(self.number::<u8>(slot)? as usize)),
            ["claim", route, "with", ref cards @ ..] => {
                Action::Claim { route: self.route(route)?, payment: self.cards(cards)? }
            }
            ["board", place, color] => Action::TakePassenger { place: self.place(place)?, color: self.color(color)? },
            ["tickets"] => Action::DrawTickets(None),
            ["tickets", first, second] => Action::DrawTickets(Some(Mix([self.number(first)?, self.number(second)?]))),
            ["name", route] => Action::Name(self.route(route)?),
            ["pay", ref words @ ..] => {
                let at = words.iter().position(|word| *word == "snow").unwrap_or(words.len());
                let snow = match words.get(at + 1..) {
                    None => None,
                    Some(&[name]) => {
                        Some(Face::named(name).ok_or_else(|| format!("no train card is called '{name}'"))?)
                    }
                    Some(_) => return Err("write one card after 'snow'".to_string()),
                };
                Action::Pay { cards: self.cards(&words[..at])?, snow }
            }
            ["answer", number] => Action::Answer(self.number(number)?),
            ["pass"] => Action::Pass,
            _ => {
                return Err(format!("'{}' is not an action; see docs/record.md for the forms", words.join(" ")));
            }
        })
    }

    fn number<T: std::str::FromStr>(&self, word: &str) -> Result<T, String> {
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { word.parse().ok() } else { None };
        number.ok_or_else(|| format!("'{word}' is not a valid number here"))
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let at = self.colors.iter().position(|color| color == word);
        at.map(Seat::new).ok_or_else(|| format!("no seat is {word}; the seats are {}", self.colors.join(", ")))
    }

    fn color(&self, word: &str) -> Result<Color, String> {
        Color::named(word).ok_or_else(|| format!("'{word}' is not a colour"))
    }

    fn place(&self, word: &str) -> Result<PlaceId, String> {
        let at = self.edition.places.iter().position(|place| place.id == word);
        at.map(PlaceId::new).ok_or_else(|| format!("{} has no place '{word}'", self.edition.name))
    }

    fn route(&self, word: &str) -> Result<RouteId, String> {
        let at = self.edition.routes.iter().position(|route| route.id == word);
        at.map(RouteId::new).ok_or_else(|| format!("{} has no route '{word}'", self.edition.name))
    }

    fn ticket(&self, word: &str) -> Result<TicketId, String> {
        let at = self.edition.tickets.iter().position(|ticket| ticket.id == word);
        at.map(TicketId::new).ok_or_else(|| format!("{} has no ticket '{word}'", self.edition.name))
    }

    fn tickets(&self, words: &[&str]) -> Result<TicketList, String> {
        let mut list = TicketList::EMPTY;
        for word in words {
            if !list.push(self.ticket(word)?) {
                return Err("no offer has that many tickets".to_string());
            }
        }
        Ok(list)
    }

    /// Parses cards such as `red 2, locomotive 1`.
    fn cards(&self, words: &[&str]) -> Result<Cards, String> {
        let mut cards = Cards::NONE;
        for part in words.join(" ").split(',') {
            let &[name, count] = &split_words(part).collect::<Vec<_>>()[..] else {
                return Err(format!("write cards as 'red 2, locomotive 1', not '{}'", part.trim()));
            };
            let face = Face::named(name).filter(|face| *face != Face::Newspaper);
            let face = face.ok_or_else(|| format!("no train card is called '{name}'"))?;
            let count: u8 = self.number(count)?;
            if cards.faces().any(|(other, _)| other == face) || count == 0 || count > 64 {
                return Err(format!("write each card once with a number from 1 to 64, not '{}'", part.trim()));
            }
            if matches!(face, Face::Marked(..)) && count > Cards::MARKS_MAX {
                return Err(format!("no deck has more than {} of {name}", Cards::MARKS_MAX));
            }
            cards.add_all(&Cards::of_face(face, count));
        }
        Ok(cards)
    }

    pub fn line(&self, input: &RecordInput) -> String {
        match input {
            RecordInput::Act(seat, action) => {
                format!("{} {}", self.colors[seat.index()], self.action_text(action))
            }
            RecordInput::Undo(seat, to) => format!("{} undo to {to}", self.colors[seat.index()]),
            RecordInput::Deal(outcome @ (Outcome::Card(_) | Outcome::Marked(..) | Outcome::Newspaper)) => {
                format!("deal {}", outcome.face().map_or("", Face::name))
            }
            RecordInput::Deal(Outcome::Ticket(ticket)) => {
                format!("deal ticket {}", self.ticket_id(*ticket))
            }
            RecordInput::Deal(Outcome::Route(route)) => format!("deal snow {}", self.edition.routes[route.index()].id),
            RecordInput::Deal(Outcome::Postcard(number)) => format!("deal postcard {}", number.index()),
            RecordInput::Deal(Outcome::Pavilion(pavilion)) => {
                format!("deal pavilion {}", self.edition.pavilions[*pavilion as usize].id)
            }
            RecordInput::Deal(Outcome::Event(event)) => {
                format!("deal event {}", self.edition.events[*event as usize].id)
            }
            RecordInput::Deal(Outcome::Passenger(color)) => format!("deal passenger {}", color.name()),
            RecordInput::Deal(Outcome::First(seat)) => {
                format!("deal first {}", self.colors[seat.index()])
            }
        }
    }

    pub fn ticket_id(&self, ticket: TicketId) -> &str {
        &self.edition.tickets[ticket.index()].id
    }

    fn action_text(&self, action: &Action) -> String {
        let ids =
            |list: &TicketList| list.as_slice().iter().map(|&t| format!(" {}", self.ticket_id(t))).collect::<String>();
        match action {
            Action::NameMix(mix) => format!("mix {} {}", mix.0[0], mix.0[1]),
            Action::KeepTickets { kept, returned } if returned.is_empty() => {
                format!("keep{}", ids(kept))
            }
            Action::KeepTickets { kept, returned } => {
                format!("keep{} under{}", ids(kept), ids(returned))
            }
            Action::DrawBlind => "draw".to_string(),
            Action::DrawFaceUp(slot) => format!("take {}", slot.index()),
            Action::Claim { route, payment } => {
                format!("claim {} with {payment}", self.edition.routes[route.index()].id)
            }
            Action::TakePassenger { place, color } => {
                format!("board {} {}", self.edition.places[place.index()].id, color.name())
            }
            Action::DrawTickets(None) => "tickets".to_string(),
            Action::DrawTickets(Some(mix)) => format!("tickets {} {}", mix.0[0], mix.0[1]),
            Action::Answer(number) => format!("answer {number}"),
            Action::Name(route) => format!("name {}", self.edition.routes[route.index()].id),
            Action::Pay { cards, snow: None } => format!("pay {cards}"),
            Action::Pay { cards, snow: Some(face) } => format!("pay {cards} snow {}", face.name()),
            Action::Pass => "pass".to_string(),
        }
    }
}
