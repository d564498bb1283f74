//! From what is asked to one answer, a few short lists at a time.

use rules::action::Action;
use rules::agenda::Ask;
use rules::game::Game;
use rules::ids::{Id, RouteId, TicketId};
use rules::ticket::TicketList;

use super::YOU;
use super::prompt::{Entry, Left, Pick, Prompt, numbers};
use crate::look::waiting;
use crate::words::{Words, count, route_points};

/// What the person wants.
pub enum Answer {
    Act(Action),
    TakeBack,
}

/// Asks until there is an answer that is allowed.
pub fn answer<const W: usize>(prompt: &mut Prompt<'_>, game: &Game<W>, words: &Words<'_>) -> Result<Answer, Left> {
    let actions: Vec<Action> = game.choices(YOU).iter().collect();
    let actions = distinct(game, &actions);
    let list = |prompt: &mut Prompt<'_>, title: &str| plain(prompt, game, words, title, &actions);
    match game.asking() {
        Some(Ask::OpeningTickets) => keep(prompt, game, words, game.open().terms.opening_tickets.keep, false),
        Some(Ask::Tickets(_)) => keep(prompt, game, words, game.open().terms.drawn_tickets.keep, true),
        Some(Ask::OpeningMix) => list(prompt, "Which opening tickets do you want to choose from?"),
        Some(Ask::SecondCard(_)) => list(prompt, "Your second card:"),
        Some(Ask::Passenger(_, place)) => {
            list(prompt, &format!("Which passenger in {} comes with you?", words.place(place)))
        }
        Some(Ask::Turn(_)) | None => turn(prompt, game, words, &actions),
    }
}

/// Whether what can be taken back stands.
pub fn stands(prompt: &mut Prompt<'_>) -> Result<bool, Left> {
    loop {
        prompt.say("Press Enter to end your turn, or u to take it back.\n")?;
        match prompt.entry()? {
            Entry::Looked => {}
            Entry::TakeBack => return Ok(false),
            Entry::Line(_) => return Ok(true),
        }
    }
}

/// The answers without those that take an open card of a kind that is there already: which of two alike makes no
/// difference.
fn distinct<const W: usize>(game: &Game<W>, actions: &[Action]) -> Vec<Action> {
    let market = game.open().market.slots();
    let mut seen = Vec::new();
    let new = |action: &&Action| match action {
        Action::DrawFaceUp(slot) if seen.contains(&market[slot.index()]) => false,
        Action::DrawFaceUp(slot) => {
            seen.push(market[slot.index()]);
            true
        }
        _ => true,
    };
    actions.iter().filter(new).copied().collect()
}

/// A list of whole answers.
fn plain<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &Words<'_>,
    title: &str,
    actions: &[Action],
) -> Result<Answer, Left> {
    let market = game.open().market.slots();
    let items: Vec<String> = actions.iter().map(|action| words.action(action, &market)).collect();
    Ok(match prompt.pick(title, &items, false)? {
        Pick::Number(at) => Answer::Act(actions[at]),
        Pick::Back | Pick::TakeBack => Answer::TakeBack,
    })
}

/// A whole turn: cards one by one, all ticket draws and all claims behind one number each.
fn turn<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &Words<'_>,
    actions: &[Action],
) -> Result<Answer, Left> {
    let market = game.open().market.slots();
    let (claims, others): (Vec<Action>, Vec<Action>) =
        actions.iter().partition(|action| matches!(action, Action::Claim { .. }));
    let (tickets, draws): (Vec<Action>, Vec<Action>) =
        others.iter().partition(|action| matches!(action, Action::DrawTickets(_)));
    let mut items: Vec<String> = draws.iter().map(|action| words.action(action, &market)).collect();
    let ticket_item = items.len();
    if !tickets.is_empty() {
        items.push("draw tickets".to_string());
    }
    let routes = routes(words, &claims);
    if !routes.is_empty() {
        items.push(format!("claim a route ({} you can pay for)", routes.len()));
    }
    loop {
        let picked = match prompt.pick("What do you do?", &items, false)? {
            Pick::Number(at) if at < draws.len() => Some(draws[at]),
            Pick::Number(at) if at == ticket_item && !tickets.is_empty() => mix(prompt, words, &tickets)?,
            Pick::Number(_) => claim(prompt, game, words, &claims, &routes)?,
            Pick::Back | Pick::TakeBack => return Ok(Answer::TakeBack),
        };
        if let Some(action) = picked {
            return Ok(Answer::Act(action));
        }
    }
}

/// The routes of these claims, in the order of the map; of several alike in a group only the first.
fn routes(words: &Words<'_>, claims: &[Action]) -> Vec<RouteId> {
    let mut routes: Vec<RouteId> = claims
        .iter()
        .filter_map(|action| match action {
            Action::Claim { route, .. } => Some(*route),
            _ => None,
        })
        .collect();
    routes.sort();
    let alike = |a: &mut RouteId, b: &mut RouteId| {
        let [a, b] = [a, b].map(|route| &words.edition.routes[route.index()]);
        a.id == b.id || a.group.is_some() && (a.group, a.color, a.length) == (b.group, b.color, b.length)
    };
    routes.dedup_by(alike);
    routes
}

/// How many tickets of which deck, where there is a choice; none to go back.
fn mix(prompt: &mut Prompt<'_>, words: &Words<'_>, tickets: &[Action]) -> Result<Option<Action>, Left> {
    if let [only] = tickets {
        return Ok(Some(*only));
    }
    let items: Vec<String> = tickets.iter().map(|action| words.action(action, &[])).collect();
    Ok(match prompt.pick("Which tickets?", &items, true)? {
        Pick::Number(at) => Some(tickets[at]),
        Pick::Back | Pick::TakeBack => None,
    })
}

/// The passengers that wait at the ends of a route.
fn passengers<const W: usize>(game: &Game<W>, words: &Words<'_>, route: RouteId) -> String {
    let ends = words.edition.routes[route.index()].ends.map(|stop| words.edition.stops[stop.index()].place);
    let waiting = waiting(game).into_iter().filter(|(place, _)| ends.contains(place));
    let waiting: Vec<String> =
        waiting.map(|(place, colors)| format!("{} {}", words.place(place), colors.join(" "))).collect();
    if waiting.is_empty() { String::new() } else { format!("; {}", waiting.join(", ")) }
}

/// A route, and then how to pay for it if there is more than one way; none to go back.
fn claim<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &Words<'_>,
    claims: &[Action],
    routes: &[RouteId],
) -> Result<Option<Action>, Left> {
    let items: Vec<String> = (routes.iter())
        .map(|&route| {
            let length = words.edition.routes[route.index()].length;
            let points = count(route_points(words.edition, length), "point");
            let passengers = passengers(game, words, route);
            format!("{}, {} {length}, {points}{passengers}", words.route(route), words.route_color(route))
        })
        .collect();
    loop {
        let route = match prompt.pick("Which route?", &items, true)? {
            Pick::Number(at) => routes[at],
            Pick::Back | Pick::TakeBack => return Ok(None),
        };
        let ways: Vec<Action> = (claims.iter().copied())
            .filter(|action| matches!(action, Action::Claim { route: claimed, .. } if *claimed == route))
            .collect();
        if let [only] = ways[..] {
            return Ok(Some(only));
        }
        let items: Vec<String> = ways.iter().map(|action| words.action(action, &[])).collect();
        if let Pick::Number(at) = prompt.pick(&format!("How do you pay for {}?", words.route(route)), &items, true)? {
            return Ok(Some(ways[at]));
        }
    }
}

/// Which tickets to keep and, in play, how the others go under the deck.
fn keep<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &Words<'_>,
    keep: u8,
    in_play: bool,
) -> Result<Answer, Left> {
    let offer = game.sight(YOU).own.offer;
    let offer = offer.as_slice();
    let fewest = usize::from(keep).min(offer.len());
    let mut text = "You are offered these tickets:\n".to_string();
    for (at, &ticket) in offer.iter().enumerate() {
        text.push_str(&format!("{:>3}  {}\n", at + 1, words.ticket(ticket)));
    }
    let example = (1..=fewest).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    let least = count(fewest as i64, "ticket");
    text.push_str(&format!("Enter the numbers of those you keep, at least {least}; for example: {example}\n"));
    prompt.say(&text)?;
    let kept: Vec<usize> = loop {
        let line = match prompt.entry()? {
            Entry::Line(line) => line,
            Entry::TakeBack => return Ok(Answer::TakeBack),
            Entry::Looked => {
                prompt.say(&text)?;
                continue;
            }
        };
        match numbers(&line, offer.len()) {
            Ok(kept) if kept.len() >= fewest => break kept,
            Ok(_) => prompt.say(&format!("Keep at least {least}: enter that many numbers, such as {example}.\n"))?,
            Err(reason) => {
                prompt.say(&format!("{reason} Enter the numbers of those you keep, such as {example}.\n"))?
            }
        }
    };
    let chosen = |keep: bool| -> Vec<TicketId> {
        let chosen = offer.iter().enumerate().filter(|(at, _)| kept.contains(at) == keep);
        chosen.map(|(_, &ticket)| ticket).collect()
    };
    let returned = if in_play { order(prompt, words, chosen(false))? } else { Some(Vec::new()) };
    let Some(returned) = returned else {
        return Ok(Answer::TakeBack);
    };
    let kept: TicketList = chosen(true).into_iter().collect();
    Ok(Answer::Act(Action::KeepTickets { kept, returned: returned.into_iter().collect() }))
}

/// The order in which tickets go under their decks, asked only where it makes a difference; the first deck's come
/// first. None to take something back.
fn order(
    prompt: &mut Prompt<'_>,
    words: &Words<'_>,
    mut returned: Vec<TicketId>,
) -> Result<Option<Vec<TicketId>>, Left> {
    let deck = |ticket: &TicketId| words.edition.tickets[ticket.index()].deck;
    returned.sort_by_key(deck);
    if !returned.windows(2).any(|pair| deck(&pair[0]) == deck(&pair[1])) {
        return Ok(Some(returned));
    }
    let mut text = "These go under the deck:\n".to_string();
    for (at, &ticket) in returned.iter().enumerate() {
        text.push_str(&format!("{:>3}  {}\n", at + 1, words.ticket(ticket)));
    }
    text.push_str("Enter the order in which they go, or just Enter to leave it so; the last lies lowest.\n");
    prompt.say(&text)?;
    loop {
        let line = match prompt.entry()? {
            Entry::Line(line) => line,
            Entry::TakeBack => return Ok(None),
            Entry::Looked => {
                prompt.say(&text)?;
                continue;
            }
        };
        match numbers(&line, returned.len()) {
            Ok(mut first) => {
                let rest: Vec<usize> = (0..returned.len()).filter(|at| !first.contains(at)).collect();
                first.extend(rest);
                let mut ordered: Vec<TicketId> = first.into_iter().map(|at| returned[at]).collect();
                ordered.sort_by_key(deck);
                return Ok(Some(ordered));
            }
            Err(reason) => prompt.say(&format!("{reason} Enter the order, such as 2 1, or just Enter.\n"))?,
        }
    }
}
