//! The text format of inputs, which `Display` writes and `FromStr` parses.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use rules::card::Color;
use rules::record::{BLANKS, split_words};

use crate::input::{CampaignInput, CampaignOutcome, CompanyAnswer, Operator};
use crate::result::{GameResult, SeatResult};

impl Display for CampaignInput {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            CampaignInput::Sign { company, player: Operator::Person(name) } => {
                write!(f, "sign {} person {name}", company.name())
            }
            CampaignInput::Sign { company, player: Operator::Bot(name) } => {
                write!(f, "sign {} bot {name}", company.name())
            }
            CampaignInput::Play { seats } => write!(f, "play{}", words(seats.iter().map(|company| company.name()))),
            CampaignInput::Deal(CampaignOutcome::Caboose(company)) => write!(f, "deal caboose {}", company.name()),
            CampaignInput::Deal(CampaignOutcome::Postcard(number)) => write!(f, "deal postcard {number}"),
            CampaignInput::Deal(CampaignOutcome::Crew(crew)) => write!(f, "deal crew {crew}"),
            CampaignInput::Result(result) => f.write_str(&result_line(result)),
            CampaignInput::Answer { company, answer } => write!(f, "{} {}", company.name(), answer_text(answer)),
        }
    }
}

/// Concatenates words, each with a leading space.
fn words<T: Display>(words: impl IntoIterator<Item = T>) -> String {
    words.into_iter().map(|word| format!(" {word}")).collect()
}

/// Writes a keyword and its values, or nothing if there are no values.
fn part<T: Display>(keyword: &str, values: impl IntoIterator<Item = T>) -> String {
    let values = words(values);
    if values.is_empty() { values } else { format!(" {keyword}{values}") }
}

fn some(number: u16) -> Option<u16> {
    Some(number).filter(|&number| number > 0)
}

fn result_line(result: &GameResult) -> String {
    let mut line = String::from("result");
    line += &part("evidence", some(result.evidence.into()));
    line += &part("discarded", &result.discarded);
    line += &part("retired", &result.retired);
    for seat in &result.seats {
        line += &format!(" seat {} slip {}", seat.company.name(), seat.slip);
        line += &part("completed", &seat.completed);
        line += &part("stakes", some(seat.stakes));
        line += &part("used", seat.used.iter().map(|(number, left)| format!("{number}:{left}")));
        line += &part("drawn", &seat.drawn);
        line += &part("certificates", some(seat.certificates));
    }
    line
}

fn answer_text(answer: &CompanyAnswer) -> String {
    match answer {
        CompanyAnswer::RetireEvent(event) => format!("retire-event {event}"),
        CompanyAnswer::Fork(board) => format!("fork {board}"),
        CompanyAnswer::RecallEvent(event) => format!("recall-event {event}"),
        CompanyAnswer::TakePostcards(numbers) => format!("take-postcards{}", words(numbers)),
        CompanyAnswer::RetirePostcard(number) => format!("retire-postcard {number}"),
        CompanyAnswer::Build(cut_off) => format!("build {cut_off}"),
        CompanyAnswer::Hire { crew, instead: None } => format!("hire {crew}"),
        CompanyAnswer::Hire { crew, instead: Some(leaving) } => format!("hire {crew} instead {leaving}"),
        CompanyAnswer::HireNobody => "hire nobody".to_string(),
        CompanyAnswer::Accuse(suspect) => format!("accuse {suspect}"),
    }
}

impl FromStr for CampaignInput {
    type Err = String;

    fn from_str(line: &str) -> Result<CampaignInput, String> {
        let line = line.trim_matches(BLANKS);
        let words: Vec<&str> = split_words(line).collect();
        Ok(match words[..] {
            ["sign", company, kind, _, ..] => {
                // The name is the rest of the line, including spaces.
                let name = ["sign", company, kind]
                    .iter()
                    .fold(line, |rest: &str, word| rest[word.len()..].trim_start_matches(BLANKS));
                let player = match kind {
                    "person" => Operator::Person(name.to_string()),
                    "bot" => Operator::Bot(name.to_string()),
                    _ => return Err(format!("a player is a 'person' or a 'bot', not a '{kind}'")),
                };
                CampaignInput::Sign { company: color(company)?, player }
            }
            ["play", ref seats @ ..] => {
                CampaignInput::Play { seats: seats.iter().map(|word| color(word)).collect::<Result<_, _>>()? }
            }
            ["deal", "caboose", company] => CampaignInput::Deal(CampaignOutcome::Caboose(color(company)?)),
            ["deal", "postcard", postcard] => CampaignInput::Deal(CampaignOutcome::Postcard(number(postcard)?)),
            ["deal", "crew", crew] => CampaignInput::Deal(CampaignOutcome::Crew(crew.to_string())),
            ["result", ref parts @ ..] => CampaignInput::Result(parse_result(parts)?),
            [company, ref answer @ ..] if Color::named(company).is_some() => {
                CampaignInput::Answer { company: color(company)?, answer: parse_answer(answer)? }
            }
            _ => return Err("this is not an input; see docs/campaign-log.md for the forms".to_string()),
        })
    }
}

fn parse_answer(words: &[&str]) -> Result<CompanyAnswer, String> {
    Ok(match *words {
        ["retire-event", event] => CompanyAnswer::RetireEvent(event.to_string()),
        ["fork", board] => CompanyAnswer::Fork(board.to_string()),
        ["recall-event", event] => CompanyAnswer::RecallEvent(event.to_string()),
        ["take-postcards", ref postcards @ ..] => {
            let mut postcards = postcards.iter().map(|word| number(word)).collect::<Result<Vec<u8>, _>>()?;
            postcards.sort_unstable();
            CompanyAnswer::TakePostcards(postcards)
        }
        ["retire-postcard", postcard] => CompanyAnswer::RetirePostcard(number(postcard)?),
        ["build", cut_off] => CompanyAnswer::Build(cut_off.to_string()),
        ["accuse", suspect] => CompanyAnswer::Accuse(suspect.to_string()),
        ["hire", "nobody"] => CompanyAnswer::HireNobody,
        ["hire", crew] => CompanyAnswer::Hire { crew: crew.to_string(), instead: None },
        ["hire", crew, "instead", leaving] => {
            CompanyAnswer::Hire { crew: crew.to_string(), instead: Some(leaving.to_string()) }
        }
        _ => return Err(format!("'{}' is not an answer; see docs/campaign-log.md for the forms", words.join(" "))),
    })
}

/// Keywords of a `result` line: first for the whole table, then for each seat.
const KEYWORDS: [&str; 10] =
    ["evidence", "discarded", "retired", "seat", "slip", "completed", "stakes", "used", "drawn", "certificates"];

fn parse_result(words: &[&str]) -> Result<GameResult, String> {
    let mut result = GameResult { seats: Vec::new(), evidence: 0, discarded: Vec::new(), retired: Vec::new() };
    let mut rest = words;
    let mut seen: Vec<&str> = Vec::new();
    while let [keyword, after @ ..] = rest {
        let end = after.iter().position(|word| KEYWORDS.contains(word)).unwrap_or(after.len());
        let (values, next) = after.split_at(end);
        rest = next;
        if *keyword == "seat" {
            seen.clear();
        } else if seen.contains(keyword) {
            return Err(format!("'{keyword}' appears twice"));
        }
        seen.push(keyword);
        let texts = || values.iter().map(|word| word.to_string()).collect::<Vec<_>>();
        match (*keyword, values, result.seats.last_mut()) {
            ("evidence", [marks], None) => result.evidence = number(marks)?,
            ("discarded", [_, ..], None) => result.discarded = texts(),
            ("retired", [_, ..], None) => result.retired = texts(),
            ("seat", [company], _) => result.seats.push(SeatResult {
                company: color(company)?,
                slip: 0,
                completed: Vec::new(),
                stakes: 0,
                used: Vec::new(),
                drawn: Vec::new(),
                certificates: 0,
            }),
            ("slip", [dollars], Some(seat)) => seat.slip = number(dollars)?,
            ("completed", [_, ..], Some(seat)) => seat.completed = texts(),
            ("stakes", [stakes], Some(seat)) => seat.stakes = number(stakes)?,
            ("used", [_, ..], Some(seat)) => {
                seat.used = values.iter().map(|word| uses(word)).collect::<Result<_, _>>()?
            }
            ("drawn", [_, ..], Some(seat)) => {
                seat.drawn = values.iter().map(|word| number(word)).collect::<Result<_, _>>()?;
            }
            ("certificates", [dollars], Some(seat)) => seat.certificates = number(dollars)?,
            _ => return Err(format!("the result is invalid from '{keyword}' on")),
        }
    }
    Ok(result)
}

/// Parses a postcard with its remaining uses, such as `63:1`.
fn uses(word: &str) -> Result<(u8, u8), String> {
    let (postcard, left) = word.split_once(':').ok_or_else(|| format!("write '{word}' as 63:1"))?;
    Ok((number(postcard)?, number(left)?))
}

fn color(word: &str) -> Result<Color, String> {
    Color::named(word).ok_or_else(|| format!("no company is {word}"))
}

fn number<T: FromStr>(word: &str) -> Result<T, String> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    let number = if digits { word.parse().ok() } else { None };
    number.ok_or_else(|| format!("'{word}' is not a valid number here"))
}
