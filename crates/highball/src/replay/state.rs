//! The state of the whole table in the middle of a game. Records are not secret, so all hands are
//! shown.

use std::fmt::Write;

use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use serde_json::{Value, json};

use crate::look::{current_event, passengers, waiting};
use crate::play::done_word;
use crate::screen::{width, wrapped};
use crate::words::{TableWords, cards, has_points, listed, message, sentence};

/// Describes what the game is waiting for.
fn waits<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> String {
    match (game.asking(), game.waiting()) {
        (Some(ask), Waiting::Seats(open)) => {
            let (question, seats) = (words.question(ask), listed(words.seats_of(open)));
            words.say(message!("terminal-state-still", question = question, seats = seats))
        }
        (Some(ask), _) => words.question(ask),
        (None, _) => match game.deal_due() {
            Some(deal) => sentence(&words.deal(deal)),
            None => words.say(message!("fact-ended")),
        },
    }
}

/// Formats the state of a game as human-readable text.
pub fn text<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> String {
    let mut out = String::new();
    write_text(&mut out, game, words).expect("writing to a string does not fail");
    out
}

fn write_text<const W: usize>(out: &mut String, game: &Game<W>, words: &TableWords<'_>) -> std::fmt::Result {
    let open = game.open();
    writeln!(out, "{}", waits(game, words))?;
    if let Some(turns) = open.turns_left {
        writeln!(out, "{}", words.say(message!("terminal-state-last-round", turns = turns)))?;
    }
    let market = words.market(&open.market.faces());
    writeln!(out, "{}", words.say(message!("terminal-shown-open-cards", cards = market)))?;
    if let Some(event) = current_event(game).and_then(|at| words.edition.events.get(at)) {
        let (title, text) = (&event.title, &event.text);
        writeln!(out, "{}", words.say(message!("terminal-shown-event", title = title, text = text)))?;
    }
    let deck = message!("word-cards", count = open.deck);
    let discards = cards(&open.discard, words.language);
    writeln!(out, "{}", words.say(message!("terminal-state-deck", cards = deck, discards = discards)))?;
    for (at, deck) in words.edition.decks.iter().enumerate() {
        let (left, deck) = (open.tickets_left(at), words.deck(deck));
        let line = match words.edition.decks.len() {
            1 => message!("terminal-state-tickets-left", count = left),
            _ => message!("terminal-state-tickets-left-of", deck = deck, count = left),
        };
        writeln!(out, "{}", words.say(line))?;
    }
    let waiting: Vec<String> = waiting(game).iter().map(|(place, colors)| words.waiting(*place, colors)).collect();
    if !waiting.is_empty() {
        let line = words.say(message!("terminal-state-waiting", waiting = waiting.join("; ")));
        writeln!(out, "{}", wrapped(&line, width()))?;
    }
    for seat in open.all_seats() {
        write_seat(out, game, words, seat)?;
    }
    Ok(())
}

fn write_seat<const W: usize>(
    out: &mut String,
    game: &Game<W>,
    words: &TableWords<'_>,
    seat: Seat,
) -> std::fmt::Result {
    let (open, at, own) = (game.open(), seat.index(), game.sight(seat).own);
    let mut has = Vec::new();
    if has_points(words.edition) {
        has.push(message!("word-points", count = open.score[at]));
    }
    if open.campaign.is_some() {
        has.push(message!("word-dollars", count = open.coins(seat)));
    }
    has.push(message!("terminal-final-trains-left", count = open.trains[at]));
    let has: Vec<String> = has.into_iter().map(|has| words.say(has)).collect();
    let head = message!("terminal-state-seat", name = words.subject(seat), has = has.join(", "));
    writeln!(out, "\n{}", words.say(head))?;
    let mut lines = vec![message!("terminal-state-hand", cards = cards(&own.hand, words.language))];
    lines.extend(game.tickets_of(seat).into_iter().map(|(ticket, done)| {
        message!("terminal-state-ticket", ticket = words.ticket(ticket), state = done_word(words, done))
    }));
    let offered = own.offer.as_slice().iter();
    lines.extend(offered.map(|&ticket| message!("terminal-state-offered", ticket = words.ticket(ticket))));
    let owned = open.owned[at].iter();
    lines.extend(owned.map(|route| message!("terminal-state-route", route = words.route(route))));
    let held = words.passengers(&passengers(game, seat));
    if !held.is_empty() {
        lines.push(message!("terminal-state-passengers", passengers = listed(&held)));
    }
    lines.into_iter().try_for_each(|line| writeln!(out, "  {}", words.say(line)))
}

/// Formats the state of a game as JSON.
pub fn json<const W: usize>(game: &Game<W>, words: &TableWords<'_>) -> Value {
    let (open, edition) = (game.open(), words.edition);
    let seats = open.all_seats().map(|seat| {
        let (at, own) = (seat.index(), game.sight(seat).own);
        let routes: Vec<&str> = open.owned[at].iter().map(|route| &*edition.routes[route.index()].id).collect();
        let held = game.tickets_of(seat).into_iter().map(|(ticket, done)| {
            let ticket = &edition.tickets[ticket.index()];
            json!({ "ticket": ticket.id, "value": ticket.value, "completed": done })
        });
        let offer = own.offer.as_slice().iter().map(|ticket| &edition.tickets[ticket.index()].id);
        let passengers = passengers(game, seat).into_iter().map(|(color, number)| (color.name().to_string(), number));
        json!({
            "seat": words.colors[at],
            "score": open.score[at],
            "coins": open.coins(seat),
            "trains_left": open.trains[at],
            "hand": own.hand,
            "tickets": held.collect::<Vec<_>>(),
            "offer": offer.collect::<Vec<_>>(),
            "routes": routes,
            "passengers": passengers.collect::<std::collections::BTreeMap<_, _>>(),
        })
    });
    let decks = edition.decks.iter().enumerate().map(|(at, deck)| (deck.clone(), open.tickets_left(at)));
    let waiting = waiting(game).into_iter();
    let waiting = waiting.map(|(place, colors)| {
        let colors: Vec<&str> = colors.into_iter().map(|color| color.name()).collect();
        (edition.places[place.index()].id.clone(), colors)
    });
    json!({
        "waits": waits(game, words),
        "asked": game.asking(),
        "deal_due": game.deal_due(),
        "first": open.first.map(|seat| &words.colors[seat.index()]),
        "turn": open.turn.map(|seat| &words.colors[seat.index()]),
        "turns_left": open.turns_left,
        "market": open.market,
        "deck": open.deck,
        "discard": open.discard,
        "tickets_left": decks.collect::<std::collections::BTreeMap<_, _>>(),
        "event": current_event(game).map(|at| &edition.events[at].id),
        "passengers_waiting": waiting.collect::<std::collections::BTreeMap<_, _>>(),
        "seats": seats.collect::<Vec<_>>(),
    })
}
