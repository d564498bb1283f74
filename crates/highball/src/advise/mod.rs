//! `highball advise`: shows what each level would do at one point in a recorded game, and why; or
//! analyses the whole game.

mod game;

use std::path::PathBuf;
use std::sync::Arc;

use bots::analysis::Judge;
use bots::{Adviser, CAST, LEVELS, Roster, Why, player_seed};
use clap::Args;
use dealer::game_seed;
use rules::action::Action;
use rules::fact::{Fact, Listener, NoListener};
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::record::{Recorder, parse_record, split_records};
use rules::seen::{Seen, Viewer};
use rules::tables::Tables;
use rules::with_capacity;
use serde_json::{Value, json};

use crate::fail::Failed;
use crate::replay::{Editions, Opened, RecordSource, Replayed, chosen, name_of, verify};
use crate::screen::{width, wrapped};
use crate::table::unknown_name;
use crate::words::{Language, TableWords, cards, color, listed, message, sentence};

/// Number of playouts for estimating a win chance if there is no network for the board.
const GAMES: u32 = 300;
/// Number of guesses at hidden cards for which a network estimates a win chance.
const GUESSES: u32 = 64;
/// The expert level, with a search budget in nodes so that the same question gets the same answer.
const EXPERT: &str = "expert:256n";
/// The master level, with a search budget in nodes.
const MASTER: &str = "master:1024n";
/// Random seed for the advisers.
const SEED: u64 = 1;

/// Analyse a game, or show what each level would play at one point, and why.
///
/// Without --at, the whole game is analysed: win chances, the effects of decisions and of luck, and
/// the turning points. With --at, the advice is for the player who must decide at that point, and
/// uses only what that player has seen.
#[derive(Args)]
pub struct Advise {
    /// Game file; - for standard input
    file: PathBuf,
    /// Show advice for the position after N steps, counted as for replay --until [default: analyse
    /// the whole game]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// With --at: show only the advice of this level or character [default: all levels]
    #[arg(long, value_name = "NAME")]
    level: Option<String>,
    /// For a whole game: number of search trials per decision; higher numbers take longer and are
    /// more accurate
    #[arg(long, value_name = "N", default_value_t = game::NODES, conflicts_with = "at", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    nodes: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Number of the game if the file has several; the first is 1
    #[arg(long, value_name = "N")]
    record: Option<usize>,
    /// Folder of the custom map that was played, if it is not in the game file
    #[arg(long, value_name = "DIR")]
    map: Option<PathBuf>,
}

impl Advise {
    /// Returns the levels that give advice.
    fn levels(&self) -> Result<Vec<&str>, Failed> {
        let Some(level) = self.level.as_deref() else { return Ok(LEVELS.to_vec()) };
        let mut known: Vec<String> = LEVELS.iter().map(|name| name.to_string()).collect();
        known.extend(CAST.iter().map(|of| of.name.to_string()).filter(|name| !LEVELS.contains(&name.as_str())));
        match known.iter().any(|name| name == level) {
            true => Ok(vec![level]),
            false => Err(unknown_name("level", level, &known)),
        }
    }
}

/// Runs the command and returns its output.
pub fn run(arguments: &Advise, language: Language) -> Result<String, Failed> {
    let levels = arguments.levels()?;
    if arguments.level.is_some() && arguments.at.is_none() {
        return Err(Failed::input(message!("terminal-advice-level-at")));
    }
    let name = name_of(&arguments.file, language);
    let Opened { text, map } = Opened::new(&arguments.file, arguments.map.as_deref())?;
    let records = chosen(&name, split_records(&text), arguments.record)?;
    let &[(before, text)] = &records[..] else {
        return Err(Failed::input(message!("terminal-record-choose-one", name = name, count = records.len())));
    };
    let source = RecordSource { name: &name, before, text };
    let header = source.header()?;
    let mut editions = Editions::new(map, language);
    let (tables, reader) = editions.tables(&source, &header)?;
    with_capacity!(tables, |tables| {
        let replayed = verify(tables, &reader, &source, arguments.at)?;
        if arguments.at.is_none() {
            let analysed = game::analyse(&replayed, arguments.nodes).expect("the record was verified");
            let told = if arguments.json { game::data(&replayed, &analysed) } else { game::told(&replayed, &analysed) };
            return Ok(told);
        }
        let Some(seat) = replayed.verified.game().to_move() else {
            return Err(nobody(tables, &source, &replayed));
        };
        let advice = ask(&replayed, seat, &levels);
        Ok(if arguments.json { data(&replayed, seat, &advice) } else { told(&replayed, seat, &advice) })
    })
}

/// Returns the error for a position in which no seat must decide. The error names the next position
/// in which a seat must decide, if there is one.
fn nobody<const W: usize>(tables: &Arc<Tables<W>>, source: &RecordSource<'_>, replayed: &Replayed<W>) -> Failed {
    let (name, at, words) = (source.name, replayed.verified.inputs(), replayed.words());
    let Some(deal) = replayed.verified.game().deal_due() else {
        return Failed::input(message!("terminal-advice-over", name = name, count = at));
    };
    let later = parse_record(source.text, tables.edition()).ok().and_then(|record| {
        let mut recorder = Recorder::replay(Arc::clone(tables), &record, at).ok()?;
        let rest = record.inputs[at..].iter().zip(at + 1..);
        rest.map_while(|(&input, number)| {
            recorder.apply(input, &mut NoListener).ok().map(|_| (recorder.game().waiting(), number))
        })
        .find_map(|(waiting, number)| (!matches!(waiting, Waiting::Chance(_) | Waiting::Over)).then_some(number))
    });
    let due = sentence(&words.deal(deal));
    let nobody = message!("terminal-advice-nobody", name = name, count = at, due = due);
    Failed::input(match later {
        Some(number) => message!("terminal-advice-later", nobody = nobody, at = number),
        None => nobody,
    })
}

/// One level's choice, with the reason for it and the estimated win chance.
struct Advice<'a> {
    level: &'a str,
    action: Action,
    why: Why,
    win_chance: f64,
    judge: Judge,
}

/// A listener that collects the facts that a seat sees.
struct Heard<const W: usize>(Seat, Vec<Seen<W>>);

impl<const W: usize> Listener<W> for Heard<W> {
    fn hear(&mut self, fact: Fact<W>) {
        self.1.push(fact.seen_by(Viewer::Seat(self.0)));
    }
}

/// Gets each level's advice, as if that level had played this seat from the beginning.
fn ask<'a, const W: usize>(replayed: &Replayed<W>, seat: Seat, levels: &[&'a str]) -> Vec<Advice<'a>> {
    let (tables, record) = (replayed.verified.game().tables(), replayed.verified.recorder.record());
    let mut heard = Heard(seat, Vec::new());
    let again = Recorder::new(Arc::clone(tables), record.header.clone(), &mut heard);
    let mut again = again.expect("the game began like this");
    for input in record.standing() {
        again.apply(input, &mut heard).expect("the game went on like this");
    }
    let seed = player_seed(game_seed(SEED, record.inputs.len() as u64), seat.index());
    let mut adviser = Adviser::new(tables, seed);
    heard.1.iter().for_each(|seen| adviser.notice(seen));
    let roster = Roster::new(tables);
    let sight = replayed.verified.game().sight(seat);
    let mut advice: Vec<Advice<'a>> = Vec::new();
    for &level in levels {
        let name = match level {
            "expert" => EXPERT,
            "master" => MASTER,
            _ => level,
        };
        let mut bot = roster.seat(name, seed).expect("the levels are in the roster");
        heard.1.iter().for_each(|seen| bot.notice(tables, seen));
        let action = bot.decide(&sight);
        let known = advice.iter().find(|other| other.action == action).map(|other| (other.win_chance, other.judge));
        let (win_chance, judge) = known.unwrap_or_else(|| {
            let chance = roster.chance(&again, seat, &action, GUESSES).map(|chance| (chance, Judge::Network));
            chance.unwrap_or_else(|| (adviser.win_chance(&sight, &action, GAMES), Judge::Playouts))
        });
        advice.push(Advice { level, action, why: adviser.why(&sight, level, &action), win_chance, judge });
    }
    advice
}

/// Phrases an action as a suggestion.
fn text<const W: usize>(game: &Game<W>, words: &TableWords<'_>, action: &Action) -> String {
    words.say(match action {
        Action::Claim { route, payment } => {
            let (route, cards) = (words.route(*route), cards(payment, words.language));
            message!("terminal-advice-claim", route = route, cards = cards)
        }
        Action::NameMix(mix) => message!("terminal-advice-mix", tickets = words.mix(*mix)),
        Action::TakePassenger { place, color: of } => {
            message!("terminal-advice-passenger", color = color(*of), place = words.place(*place))
        }
        _ => return words.answer(&game.sight(game.to_move().unwrap_or(words.reader())), action),
    })
}

/// Explains the advice in one sentence.
fn why(words: &TableWords<'_>, advice: &Advice<'_>) -> String {
    let aims: Vec<String> = advice.why.aims.iter().map(|&ticket| words.ticket(ticket)).collect();
    let percent = format!("{:.0}", 100.0 * advice.win_chance);
    let won = match advice.judge {
        Judge::Network => message!("terminal-advice-chance", percent = percent),
        Judge::Playouts => message!("terminal-advice-won", percent = percent),
    };
    let plan = match (advice.why.next, advice.why.turns, &advice.action) {
        (_, _, Action::NameMix(_)) => message!("terminal-advice-unknown"),
        _ if aims.is_empty() => message!("terminal-advice-points"),
        (Some(route), turns, _) => {
            let (tickets, route) = (listed(&aims), words.route(route));
            message!("terminal-advice-aims", tickets = tickets, route = route, turns = turns)
        }
        (None, _, _) => message!("terminal-advice-completes", tickets = listed(&aims)),
    };
    sentence(&words.say(message!("terminal-advice-why", plan = plan, won = won)))
}

fn told<const W: usize>(replayed: &Replayed<W>, seat: Seat, advice: &[Advice<'_>]) -> String {
    let (game, words, inputs) = (replayed.verified.game(), replayed.words(), replayed.verified.inputs());
    let question = game.asking().map_or(String::new(), |ask| words.question(ask));
    let head = message!("terminal-advice-for", count = inputs, question = question, seat = words.name(seat));
    let mut out = format!("{}\n", words.say(head));
    for advice in advice {
        let what = text(game, &words, &advice.action);
        let line = words.say(message!("terminal-advice-line", level = advice.level, what = what));
        out.push_str(&format!("\n{line}\n  {}\n", why(&words, advice)));
    }
    wrapped(&out, width())
}

fn data<const W: usize>(replayed: &Replayed<W>, seat: Seat, advice: &[Advice<'_>]) -> String {
    let (game, words) = (replayed.verified.game(), replayed.plain_words());
    let advice: Vec<Value> = (advice.iter())
        .map(|advice| {
            json!({
                "level": advice.level,
                "action": advice.action,
                "text": text(game, &words, &advice.action),
                "why": why(&words, advice),
                "win_chance": advice.win_chance,
                "judge": advice.judge.word(),
            })
        })
        .collect();
    format!("{}\n", json!({ "seat": words.colors[seat.index()], "at": replayed.verified.inputs(), "advice": advice }))
}
