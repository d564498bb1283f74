//! The open table and what happened, as the person's seat sees them.

use rules::agenda::Ask;
use rules::fact::What;
use rules::game::Game;
use rules::ids::{Id, RouteId};
use rules::seen::Seen;

use super::YOU;
use crate::look::{passengers, tickets, waiting};
use crate::words::{Words, cards, count};

/// The first words of a game.
pub fn opening(words: &Words<'_>, again: bool) -> String {
    let others = words.colors[1..].join(", ");
    let begin = if again { "The game goes on" } else { "A new game begins" };
    format!(
        "{}. {begin}.\nYou are {}; the bots are {others}. ? tells how to play.\n",
        words.edition.title, words.colors[0]
    )
}

/// What happened since the person was last told.
pub fn news<const W: usize>(seen: &[Seen<W>], words: &Words<'_>) -> String {
    let mut lines: Vec<(String, u32)> = Vec::new();
    let mut claimed = false;
    for seen in seen {
        let Some(mut line) = words.fact(seen.what()) else {
            continue;
        };
        if let (What::Scored { points, .. }, true, Some(last)) = (seen.what(), claimed, lines.last_mut()) {
            last.0 = format!("{}, for {}.", last.0.trim_end_matches('.'), count(*points, "point"));
            continue;
        }
        claimed = matches!(seen.what(), What::Claimed { .. });
        match lines.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => lines.push((std::mem::take(&mut line), 1)),
        }
    }
    let told = lines.into_iter().map(|(line, times)| match times {
        1 => format!("* {line}\n"),
        2 => format!("* {line} Twice.\n"),
        times => format!("* {line} {times} times.\n"),
    });
    let told: String = told.collect();
    if told.is_empty() { told } else { format!("\n{told}") }
}

/// The table before a decision. Between the two cards of one turn nothing but cards has changed.
pub fn table<const W: usize>(game: &Game<W>, words: &Words<'_>) -> String {
    let (open, own) = (game.open(), game.sight(YOU).own);
    let hand = format!("Your hand: {}\n", cards(&own.hand));
    if matches!(game.asking(), Some(Ask::SecondCard(_))) {
        return format!("\n{hand}");
    }
    let mut text = String::from("\n");
    if let Some(left) = open.turns_left {
        text.push_str(match left {
            0 => "--- This is the last turn of the game. ---\n",
            _ => "--- The last round: this is your last turn. ---\n",
        });
    }
    text.push_str(&format!("{:<10} {:>6} {:>6} {:>6} {:>7}", "", "points", "trains", "cards", "tickets"));
    let carries = !words.edition.passengers.is_empty();
    text.push_str(if carries { "  passengers\n" } else { "\n" });
    for seat in open.all_seats() {
        let at = seat.index();
        let name = if seat == YOU { format!("you, {}", words.colors[at]) } else { words.colors[at].clone() };
        let held = open.held[at].total();
        text.push_str(&format!(
            "{name:<10} {:>6} {:>6} {:>6} {held:>7}",
            open.score[at], open.trains[at], open.hands[at]
        ));
        let held = passengers(game, seat).into_iter().filter(|(_, number)| *number > 0);
        let held: Vec<String> = held.map(|(color, number)| format!("{number} {}", color.name())).collect();
        if !held.is_empty() {
            text.push_str(&format!("  {}", held.join(", ")));
        }
        text.push('\n');
    }
    let market = open.market.slots().map(|slot| slot.map_or("-", |card| card.name()));
    let left: Vec<String> = (words.edition.decks.iter().enumerate())
        .map(|(at, deck)| match words.edition.decks.len() {
            1 => count(open.tickets_left(at), "ticket"),
            _ => count(open.tickets_left(at), &format!("{deck} ticket")),
        })
        .collect();
    text.push_str(&format!("Open cards: {}\n", market.join(", ")));
    text.push_str(&format!("To draw from: {}, {}\n", count(open.deck, "card"), left.join(", ")));
    text.push_str(&hand);
    let held = tickets(game, YOU);
    if !held.is_empty() {
        text.push_str("Your tickets:\n");
    }
    for (ticket, done) in held {
        text.push_str(&format!("  {}, {}\n", words.ticket(ticket), if done { "done" } else { "open" }));
    }
    text
}

/// All routes with their colours, lengths and owners, and the passengers that wait: a row for each.
pub fn routes<const W: usize>(game: &Game<W>, words: &Words<'_>) -> String {
    let open = game.open();
    let rows = words.edition.routes.iter().enumerate().map(|(at, route)| {
        let id = RouteId::new(at);
        let owner = match open.owner(id) {
            Some(seat) => words.seat(seat),
            None if !open.free.contains(id) => "closed",
            None => "",
        };
        format!("  {:<32} {:<7} {}  {owner}", words.route(id), words.route_color(id), route.length)
    });
    let mut text: String = rows.map(|row| format!("{}\n", row.trim_end())).collect();
    for (place, colors) in waiting(game) {
        text.push_str(&format!("  Waiting in {}: {}\n", words.place(place), colors.join(", ")));
    }
    text
}
