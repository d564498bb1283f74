//! The whole table in the middle of a game. A record hides nothing, so all hands are shown.

use std::fmt::Write;

use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use serde_json::{Value, json};

use crate::look::{current_event, passengers, tickets, waiting};
use crate::screen::{width, wrapped};
use crate::words::{Words, cards, count, has_points, listed};

/// What the game waits for.
fn waits<const W: usize>(game: &Game<W>, words: &Words<'_>) -> String {
    match (game.asking(), game.waiting()) {
        (Some(ask), Waiting::Seats(open)) => {
            let missing = words.colors.iter().enumerate().filter(|(at, _)| open >> at & 1 == 1);
            let missing: Vec<String> = missing.map(|(_, color)| color.clone()).collect();
            format!("{} Still to answer: {}.", words.question(ask), listed(&missing))
        }
        (Some(ask), _) => words.question(ask),
        (None, _) => game.deal_due().map_or("The game is over.".to_string(), |deal| words.deal(deal)),
    }
}

/// The table for people.
pub fn text<const W: usize>(game: &Game<W>, words: &Words<'_>) -> String {
    let mut out = String::new();
    write_text(&mut out, game, words).expect("writing to a string does not fail");
    out
}

fn write_text<const W: usize>(out: &mut String, game: &Game<W>, words: &Words<'_>) -> std::fmt::Result {
    let open = game.open();
    writeln!(out, "{}", waits(game, words))?;
    if let Some(turns) = open.turns_left {
        writeln!(out, "The last round is on; turns still to begin: {turns}.")?;
    }
    let market = open.market.slots().map(|slot| slot.map_or("-", |card| card.name()));
    writeln!(out, "Open cards: {}", market.join(", "))?;
    if let Some(event) = current_event(game) {
        writeln!(out, "Current event: {}. {}", event.title, event.text)?;
    }
    writeln!(out, "Deck: {}; discard pile: {}", count(open.deck, "card"), cards(&open.discard))?;
    for (at, deck) in words.edition.decks.iter().enumerate() {
        let name = if words.edition.decks.len() == 1 { "" } else { &format!(" ({deck})") };
        writeln!(out, "Tickets left to draw{name}: {}", open.tickets_left(at))?;
    }
    let waiting: Vec<String> =
        (waiting(game).iter()).map(|(place, colors)| format!("{} {}", words.place(*place), colors.join(" "))).collect();
    if !waiting.is_empty() {
        writeln!(out, "{}", wrapped(&format!("Passengers waiting: {}", waiting.join("; ")), width()))?;
    }
    for seat in open.all_seats() {
        write_seat(out, game, words, seat)?;
    }
    Ok(())
}

fn write_seat<const W: usize>(out: &mut String, game: &Game<W>, words: &Words<'_>, seat: Seat) -> std::fmt::Result {
    let (open, at, own) = (game.open(), seat.index(), game.sight(seat).own);
    let mut has = Vec::new();
    if has_points(words.edition) {
        has.push(count(open.score[at], "point"));
    }
    if open.extras.is_some() {
        has.push(format!("${}", open.coins(seat)));
    }
    has.push(format!("{} left", count(open.trains[at], "train")));
    writeln!(out, "\n{}: {}", words.subject(seat), has.join(", "))?;
    writeln!(out, "  hand: {}", cards(&own.hand))?;
    for (ticket, done) in tickets(game, seat) {
        writeln!(out, "  ticket: {}, {}", words.ticket(ticket), if done { "done" } else { "open" })?;
    }
    for &ticket in own.offer.as_slice() {
        writeln!(out, "  offered: {}", words.ticket(ticket))?;
    }
    for route in open.owned[at].iter() {
        writeln!(out, "  route: {}", words.route(route))?;
    }
    let held = passengers(game, seat).into_iter().filter(|(_, number)| *number > 0);
    let held: Vec<String> = held.map(|(color, number)| format!("{number} {}", color.name())).collect();
    if !held.is_empty() {
        writeln!(out, "  passengers: {}", listed(&held))?;
    }
    Ok(())
}

/// The table as data.
pub fn json<const W: usize>(game: &Game<W>, words: &Words<'_>) -> Value {
    let (open, edition) = (game.open(), words.edition);
    let seats = open.all_seats().map(|seat| {
        let (at, own) = (seat.index(), game.sight(seat).own);
        let routes: Vec<&str> = open.owned[at].iter().map(|route| &*edition.routes[route.index()].id).collect();
        let held = tickets(game, seat).into_iter().map(|(ticket, done)| {
            let ticket = &edition.tickets[ticket.index()];
            json!({ "ticket": ticket.id, "value": ticket.value, "completed": done })
        });
        let offer = own.offer.as_slice().iter().map(|ticket| &edition.tickets[ticket.index()].id);
        let passengers = passengers(game, seat).into_iter().map(|(color, number)| (color.name().to_string(), number));
        json!({
            "seat": words.seat(seat),
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
    let waiting = waiting.map(|(place, colors)| (edition.places[place.index()].id.clone(), colors));
    json!({
        "waits": waits(game, words),
        "asked": game.asking(),
        "deal_due": game.deal_due(),
        "first": open.first.map(|seat| words.seat(seat)),
        "turn": open.turn.map(|seat| words.seat(seat)),
        "turns_left": open.turns_left,
        "market": open.market,
        "deck": open.deck,
        "discard": open.discard,
        "tickets_left": decks.collect::<std::collections::BTreeMap<_, _>>(),
        "event": current_event(game).map(|event| &event.id),
        "passengers_waiting": waiting.collect::<std::collections::BTreeMap<_, _>>(),
        "seats": seats.collect::<Vec<_>>(),
    })
}
