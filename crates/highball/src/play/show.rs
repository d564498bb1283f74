//! The table and the latest facts, as a person's seat sees them.

use rules::agenda::Ask;
use rules::fact::FactData;
use rules::game::Game;
use rules::ids::{Id, RouteId, Seat};
use rules::mechanism::{EffectFact, MechanismFact};
use rules::seen::Seen;

use super::office;
use crate::look::{current_event, passengers, waiting};
use crate::words::{Message, TableWords, cards, has_points, in_deck, message};

/// Describes facts that a person has not seen yet, as a list.
pub fn news<const W: usize>(seen: &[Seen<W>], words: &TableWords<'_>) -> String {
    let mut lines: Vec<(String, u32)> = Vec::new();
    let mut claimed = None;
    let mut doer = None;
    for seen in seen {
        let by = match seen.what() {
            FactData::Mechanism(MechanismFact::Effect(EffectFact::Acted { ability, .. })) => {
                doer = Some(words.card(*ability));
                continue;
            }
            FactData::Collected { .. } | FactData::Mechanism(MechanismFact::Effect(EffectFact::Paid { .. })) => {
                doer.take()
            }
            _ => {
                doer = None;
                None
            }
        };
        let Some(line) = words.fact(seen.what()) else {
            continue;
        };
        let line = match by {
            Some(title) => words.say(message!("fact-by", text = line, title = title)),
            None => line,
        };
        if let (FactData::Scored { points, .. }, Some((seat, route, payment)), Some(last)) =
            (seen.what(), claimed, lines.last_mut())
        {
            last.0 = words.claimed_for(seat, route, &payment, *points);
            continue;
        }
        claimed = match *seen.what() {
            FactData::Claimed { seat, route, payment } => Some((seat, route, payment)),
            _ => None,
        };
        match lines.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => lines.push((line, 1)),
        }
    }
    let told = lines.into_iter().map(|(line, times)| match times {
        1 => format!("* {line}\n"),
        _ => format!("* {}\n", words.say(message!("terminal-fact-times", count = times, line = line))),
    });
    let told: String = told.collect();
    if told.is_empty() { told } else { format!("\n{told}") }
}

/// Describes the table before a decision, or only the hand for a question in the middle of a turn.
pub fn table<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> String {
    let you = words.reader();
    let (open, own) = (game.open(), game.sight(you).own);
    let hand = words.say(message!("terminal-shown-hand", cards = cards(&own.hand, words.language)));
    let within_turn = |ask: Ask| match ask {
        Ask::SecondCard(_) | Ask::Take(_) | Ask::Pay(_) => true,
        // These questions come before the first turn and decide what the seat starts with.
        Ask::Wage(..) | Ask::Privilege(_) => false,
        ask => ask.is_of_card(),
    };
    if game.asking().is_some_and(within_turn) {
        return format!("\n{hand}\n");
    }
    let mut lines = vec![String::new()];
    if let Some(left) = open.turns_left {
        lines.push(words.say(match left {
            _ if open.turn != Some(you) => message!("terminal-shown-last-round"),
            0 => message!("terminal-shown-last-turn"),
            _ => message!("terminal-shown-your-last-turn"),
        }));
    }
    lines.extend(seats(game, words));
    lines.extend(piles(game, words));
    lines.push(hand);
    let held = game.tickets_of(you);
    if !held.is_empty() {
        lines.push(words.say(message!("terminal-shown-your-tickets")));
    }
    lines.extend(
        held.into_iter().map(|(ticket, done)| format!("  {}, {}", words.ticket(ticket), done_word(words, done))),
    );
    lines.extend(office::brief(game, words));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Describes whether a ticket is completed.
pub fn done_word(words: &TableWords<'_>, done: bool) -> String {
    words.say(if done { message!("word-completed") } else { message!("word-open") })
}

/// Minimum width of a column of numbers.
const COLUMN: usize = 6;
/// Minimum width of the column with the seats.
const NAMES: usize = 10;

/// A function that formats one cell of a column, given the column's title and each seat's value.
type Cells<'a> = dyn Fn(&(String, Vec<String>)) -> String + 'a;

/// Formats each seat's holdings, in columns with titles.
fn seats<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> Vec<String> {
    let open = game.open();
    let column = |there: bool, title: Message, number: &dyn Fn(Seat) -> i64| {
        let numbers = open.all_seats().map(|seat| number(seat).to_string());
        there.then(|| (words.say(title), numbers.collect::<Vec<_>>()))
    };
    let columns: Vec<(String, Vec<String>)> = [
        column(has_points(words.edition), message!("terminal-shown-points"), &|seat| open.score[seat.index()].into()),
        column(open.campaign.is_some(), message!("score-of-dollars"), &|seat| open.coins(seat).into()),
        column(true, message!("terminal-shown-trains"), &|seat| open.trains[seat.index()].into()),
        column(true, message!("terminal-shown-cards"), &|seat| open.hands[seat.index()].into()),
        column(true, message!("score-tie-tickets"), &|seat| open.held[seat.index()].total().into()),
    ]
    .into_iter()
    .flatten()
    .collect();
    let name = |seat: Seat| match seat == words.reader() {
        true => words.say(message!("terminal-shown-you", color = words.name(seat))),
        false => words.name(seat),
    };
    let names: Vec<String> = open.all_seats().map(name).collect();
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(NAMES);
    let row = |name: &str, cells: &Cells<'_>, behind: String| {
        let cells =
            columns.iter().map(|column| format!(" {:>1$}", cells(column), column.0.chars().count().max(COLUMN)));
        let behind = if behind.is_empty() { behind } else { format!("  {behind}") };
        format!("{name:<wide$}{}{behind}", cells.collect::<String>())
    };
    let carries = !words.edition.passengers.is_empty();
    let behind = if carries { words.say(message!("score-of-passengers")) } else { String::new() };
    let mut lines = vec![row("", &|(title, _)| title.clone(), behind)];
    for (at, seat) in open.all_seats().enumerate() {
        let held = words.passengers(&passengers(game, seat)).join(", ");
        lines.push(row(&names[at], &|(_, numbers)| numbers[at].clone(), held));
    }
    lines
}

/// Describes the current event, the face-up cards, and the cards left to draw.
fn piles<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> Vec<String> {
    let (open, edition) = (game.open(), words.edition);
    let event = match current_event(game).and_then(|at| edition.events.get(at)) {
        Some(event) if event.bolt => Some(message!("terminal-shown-event-acted", title = &event.title)),
        Some(event) => Some(message!("terminal-shown-event", title = &event.title, text = &event.text)),
        None if edition.events.is_empty() => None,
        None => Some(message!("terminal-shown-event-none")),
    };
    let mut left = vec![message!("word-cards", count = open.deck)];
    if open.deck_newspapers > 0 {
        left.push(message!("terminal-word-newspapers", count = open.deck_newspapers));
    }
    left.extend(edition.decks.iter().enumerate().map(|(at, deck)| {
        let number = open.tickets_left(at);
        match (edition.decks.len(), deck.as_str()) {
            (1, _) => message!("word-tickets", count = number),
            (_, deck) => in_deck(number, deck),
        }
    }));
    let left: Vec<String> = left.into_iter().map(|pile| words.say(pile)).collect();
    let market = message!("terminal-shown-open-cards", cards = words.market(&open.market.faces()));
    let from = message!("terminal-shown-draw-from", piles = left.join(", "));
    event.into_iter().chain([market, from]).map(|line| words.say(line)).collect()
}

/// Lists all routes with colour, length, owner and notes, and then the waiting passengers.
pub fn routes<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> String {
    let open = game.open();
    let rows = words.edition.routes.iter().enumerate().map(|(at, route)| {
        let id = RouteId::new(at);
        let owner = match open.owner(id) {
            Some(seat) => words.seat(seat),
            None if !open.free.contains(id) => words.say(message!("terminal-shown-closed")),
            None => String::new(),
        };
        let notes =
            std::iter::once(owner).filter(|owner| !owner.is_empty()).chain(office::route_notes(game, words, id));
        let notes = notes.collect::<Vec<_>>().join(", ");
        format!("  {:<32} {:<7} {}  {notes}", words.route(id), words.route_color(id), route.length)
    });
    let mut text: String = rows.map(|row| format!("{}\n", row.trim_end())).collect();
    for (place, colors) in waiting(game) {
        let colors = words.colors_of(&colors, ", ");
        let row = words.say(message!("terminal-shown-waiting", place = words.place(place), colors = colors));
        text.push_str(&format!("  {row}\n"));
    }
    text
}
