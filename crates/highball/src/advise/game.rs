//! Analysis of a whole recorded game: win chances over time, the effects of decisions and of luck,
//! and the costliest choices.

use std::sync::Arc;

use bots::Roster;
use bots::analysis::{GameAnalysis, Judge, LuckBalance, Weighed, turning_points};
use rules::fact::NoListener;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::record::{Record, Recorder};
use serde_json::{Value, json};

use super::text;
use crate::replay::Replayed;
use crate::screen::{width, wrapped};
use crate::words::{TableWords, message};

/// Number of playouts from each position if there is no network for the board.
const GAMES: u32 = 48;
/// Default number of search trials per decision.
pub const NODES: u32 = 384;
/// Random seed for all playouts.
const SEED: u64 = 0;
/// Minimum loss of win chance for a decision to count as a mistake.
const MISTAKE: f64 = 0.1;
/// Minimum loss of win chance for a decision to count as a blunder.
const BLUNDER: f64 = 0.2;

/// The analysis of a game: win chances, the effects of decisions and luck, and turning points.
pub struct Analysed {
    course: GameAnalysis,
    /// Each seat's result, split into the effects of its decisions and of luck.
    balances: Vec<LuckBalance>,
    /// The turning points of all seats, in game order.
    points: Vec<Weighed>,
}

/// Analyses a game with `nodes` search trials for each evaluated decision. Returns `None` if the
/// game cannot be replayed.
pub fn analyse<const W: usize>(replayed: &Replayed<W>, nodes: u32) -> Option<Analysed> {
    let (tables, record) = (replayed.verified.game().tables(), replayed.verified.recorder.record());
    let roster = Roster::new(tables);
    let mut course = roster.course(record)?;
    if course.judge == Judge::Playouts {
        let mut again = Recorder::new(Arc::clone(tables), record.header.clone(), &mut NoListener).ok()?;
        course.fill(play_out(&roster, &mut again, record)?);
    }
    let (mut balances, mut points) = (Vec::new(), Vec::new());
    for seat in 0..replayed.verified.game().open().seats() {
        let weigh = |at: &usize| roster.weigh(record, *at, nodes);
        let weighed: Vec<Weighed> = course.doubtful(seat).iter().filter_map(weigh).collect();
        balances.push(course.balance(seat, weighed.iter().filter(|of| of.sure).map(|of| of.cost)));
        points.extend(turning_points(&weighed).into_iter().cloned());
    }
    points.sort_by_key(|point| point.at);
    Some(Analysed { course, balances, points })
}

/// Returns the win chances at the start, which are equal, and after each input. They are estimated
/// with playouts whenever a seat must decide; a pending deal leaves them unchanged.
fn play_out<const W: usize>(roster: &Roster<W>, again: &mut Recorder<W>, record: &Record) -> Option<Vec<Vec<f64>>> {
    let seats = again.game().open().seats();
    let mut chances = vec![vec![1.0 / seats as f64; seats]];
    for &input in &record.inputs {
        again.apply(input, &mut NoListener).ok()?;
        let game: &Game<W> = again.game();
        let next = match game.waiting() {
            Waiting::Chance(_) => chances[chances.len() - 1].clone(),
            Waiting::Over => roster.win_shares(game, 1, SEED),
            Waiting::Seat(_) | Waiting::Seats(_) => roster.win_shares(game, GAMES, SEED),
        };
        chances.push(next);
    }
    Some(chances)
}

/// Formats a win chance as a percentage, without the percent sign.
fn percent(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}

/// Formats a change in win chance in percentage points, with a plus or minus sign unless it is 0.
fn signed(share: f64) -> String {
    match percent(share.abs()) {
        zero if zero == "0" => zero,
        value if share < 0.0 => format!("−{value}"),
        value => format!("+{value}"),
    }
}

/// Replays the game up to a turning point.
fn before<const W: usize>(replayed: &Replayed<W>, point: &Weighed) -> Option<Recorder<W>> {
    let recorder = &replayed.verified.recorder;
    Recorder::replay(Arc::clone(recorder.game().tables()), recorder.record(), point.at).ok()
}

/// Formats the analysis as human-readable text.
pub fn told<const W: usize>(replayed: &Replayed<W>, analysed: &Analysed) -> String {
    let words = replayed.words();
    let judge = match analysed.course.judge {
        Judge::Network => message!("analysis-network"),
        Judge::Playouts => message!("analysis-playouts"),
    };
    let mut out = format!("{}\n", words.say(judge));
    for (seat, LuckBalance { choice, luck, accuracy }) in analysed.balances.iter().enumerate() {
        let (seat, choice, luck) = (words.name(Seat::new(seat)), signed(*choice), signed(*luck));
        out.push_str(&words.say(message!("terminal-analysis-balance", seat = seat, choice = choice, luck = luck)));
        if let Some(accuracy) = accuracy.map(|share| format!("{:.1}", 100.0 * share)) {
            out.push(' ');
            out.push_str(&words.say(message!("terminal-analysis-accuracy", accuracy = accuracy)));
        }
        out.push('\n');
    }
    if analysed.points.is_empty() {
        out.push_str(&format!("\n{}\n", words.say(message!("analysis-none"))));
    }
    for point in &analysed.points {
        let Some(game) = before(replayed, point) else { continue };
        out.push_str(&format!("\n{}\n", point_told(game.game(), &words, point)));
    }
    wrapped(&out, width())
}

fn point_told<const W: usize>(game: &Game<W>, words: &TableWords<'_>, point: &Weighed) -> String {
    let grade = words.say(match point.cost {
        cost if cost >= BLUNDER => message!("terminal-analysis-blunder"),
        cost if cost >= MISTAKE => message!("terminal-analysis-mistake"),
        _ => message!("terminal-analysis-inaccuracy"),
    });
    let (chosen, best) = (text(game, words, &point.chosen), text(game, words, &point.best));
    let (cost, chance) = (percent(point.cost), percent(point.chance));
    let (count, seat) = (point.at, words.name(Seat::new(point.seat)));
    words.say(message!(
        "terminal-analysis-point",
        count = count,
        seat = seat,
        grade = grade,
        cost = cost,
        chosen = chosen,
        best = best,
        chance = chance
    ))
}

/// Formats the analysis as JSON.
pub fn data<const W: usize>(replayed: &Replayed<W>, analysed: &Analysed) -> String {
    let words = replayed.plain_words();
    let color = |seat: usize| &words.colors[seat];
    let points = analysed.points.iter().filter_map(|point| {
        let game = before(replayed, point)?;
        Some(json!({
            "at": point.at,
            "seat": color(point.seat),
            "chosen": point.chosen,
            "best": point.best,
            "text": text(game.game(), &words, &point.best),
            "chance": point.chance,
            "cost": point.cost,
        }))
    });
    let balance = |(seat, of): (usize, &LuckBalance)| {
        let LuckBalance { choice, luck, accuracy } = of;
        json!({ "seat": color(seat), "choice": choice, "luck": luck, "accuracy": accuracy })
    };
    let turning_points: Vec<Value> = points.collect();
    let balances: Vec<Value> = analysed.balances.iter().enumerate().map(balance).collect();
    let (judge, chances) = (analysed.course.judge.word(), &analysed.course.chances);
    let told = json!({ "judge": judge, "chances": chances, "balances": balances, "turning_points": turning_points });
    format!("{told}\n")
}
