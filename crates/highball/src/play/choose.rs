//! Asks for answers with a few short lists instead of one list of all legal actions.

use rules::action::Action;
use rules::agenda::Ask;
use rules::claim_step::ClaimStep;
use rules::game::Game;
use rules::ids::{Id, RouteId, Seat, Slot, StopId, TicketId};
use rules::limits::MARKET_SLOTS;
use rules::refused::Refused;
use rules::ticket::TicketList;

use super::office;
use super::prompt::{Item, Left, Pick, Prompt, PromptInput, numbers};
use crate::look::waiting;
use crate::words::{Message, TableWords, message};

/// An answer at the prompt: an action, or undo.
pub enum PromptAnswer {
    Act(Action),
    TakeBack,
}

/// Keeps asking the player until they choose a legal action or undo their last one.
pub fn answer<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &TableWords<'_>,
) -> Result<PromptAnswer, Left> {
    let actions: Vec<Action> = game.choices(words.reader()).iter().collect();
    let list = |prompt: &mut Prompt<'_>, title: &str| plain(prompt, game, words, title, &actions);
    let turn = |prompt: &mut Prompt<'_>, title: Message| turn(prompt, game, words, &words.say(title), &actions);
    match game.asking() {
        Some(Ask::OpeningTickets) => keep(prompt, game, words, game.open().terms.opening_tickets.keep, false),
        Some(Ask::Tickets(_)) => keep(prompt, game, words, game.open().keep(), true),
        Some(ask @ (Ask::Take(_) | Ask::SecondCard(_))) => turn(prompt, words.asks(ask)),
        Some(Ask::Turn(_)) | None => turn(prompt, message!("terminal-choose-turn")),
        Some(ask) => {
            let question = game.sight(words.reader()).question();
            let asks = || words.say(words.asks(ask));
            list(prompt, &question.map_or_else(asks, |question| words.asked(&question)))
        }
    }
}

/// If a card or mechanism asks a question to which only answer 0 is possible, returns that answer
/// and a message for the player. Answer 0 usually declines.
///
/// Even players who cannot use a card are asked whether to use one, so that nobody can tell who
/// holds one.
pub fn forced<const W: usize>(game: &Game<W>, seat: Seat) -> Option<(Action, Message)> {
    let asked = game.asking()?;
    let choices = game.choices(seat);
    let mut actions = choices.iter();
    match (actions.next()?, actions.next(), asked) {
        (action @ Action::Answer(0), None, Ask::Cards(..)) => Some((action, message!("question-cards-forced"))),
        (action @ Action::Answer(0), None, _) => Some((action, message!("question-forced"))),
        _ => None,
    }
}

/// Asks whether to keep an action that can still be undone.
pub fn stands(prompt: &mut Prompt<'_>) -> Result<bool, Left> {
    loop {
        prompt.tell(message!("terminal-choose-stands"))?;
        match prompt.entry()? {
            PromptInput::Looked => {}
            PromptInput::TakeBack => return Ok(false),
            PromptInput::Line(line) if line.is_empty() => return Ok(true),
            PromptInput::Line(line) => {
                let neither = message!("terminal-choose-neither", line = line).text(prompt.language);
                prompt.say(&format!("{neither}\n"))?;
            }
        }
    }
}

/// Offers a list in which every item is a complete answer.
fn plain<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &TableWords<'_>,
    title: &str,
    actions: &[Action],
) -> Result<PromptAnswer, Left> {
    let sight = game.sight(words.reader());
    let items: Vec<Item> = actions.iter().map(|action| Item::Offered(words.answer(&sight, action))).collect();
    Ok(match prompt.pick(title, &items, false)? {
        Pick::Number(at) | Pick::Among(at, _) => PromptAnswer::Act(actions[at]),
        Pick::Back | Pick::TakeBack => PromptAnswer::TakeBack,
    })
}

/// Fixed positions of a turn's choices in the list, so that players can memorize the numbers.
const DECK: usize = 0;
const TICKETS: usize = 1;
const CLAIM: usize = 2;
const OPEN: usize = 3;
const PASS: usize = OPEN + MARKET_SLOTS;

/// Asks for a turn's action or its second card. Each card has its own number; all ticket draws
/// share one number, and so do all claims.
fn turn<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &TableWords<'_>,
    title: &str,
    actions: &[Action],
) -> Result<PromptAnswer, Left> {
    let of_kind = |kind: fn(&&Action) -> bool| -> Vec<Action> { actions.iter().filter(kind).copied().collect() };
    let claims = of_kind(|action| claimed(action).is_some());
    let tickets = of_kind(|action| matches!(action, Action::DrawTickets(_)));
    let routes = routes(words, &claims);
    let items = turn_items(game, words, tickets.len(), routes.len());
    loop {
        let picked = match prompt.pick(title, &items, false)? {
            Pick::Number(DECK) => Some(Action::DrawBlind),
            Pick::Number(TICKETS) => mix(prompt, words, &tickets)?,
            Pick::Number(CLAIM) => claim(prompt, game, words, &claims, &routes, "")?,
            Pick::Number(PASS) => Some(Action::Pass),
            Pick::Number(at) => Some(Action::DrawFaceUp(Slot::new(at - OPEN))),
            Pick::Among(_, part) => claim(prompt, game, words, &claims, &routes, &part)?,
            Pick::Back | Pick::TakeBack => return Ok(PromptAnswer::TakeBack),
        };
        if let Some(action) = picked {
            return Ok(PromptAnswer::Act(action));
        }
    }
}

/// Lists a turn's choices.
fn turn_items<const W: usize>(game: &Game<W>, words: &TableWords<'_>, tickets: usize, routes: usize) -> Vec<Item> {
    let market = game.open().market.slots();
    let barred = |reason: String| {
        Item::Barred(match game.asking() {
            Some(Ask::SecondCard(_)) => words.say(message!("terminal-choose-not-second")),
            Some(Ask::Take(_)) => words.say(message!("question-take")),
            _ => reason,
        })
    };
    let card = |action: Action| match game.check(words.reader(), &action) {
        Ok(()) => Item::Offered(words.action(&action, &market)),
        Err(refused) => Item::Barred(words.refusal_for_you(refused)),
    };
    let mut items = vec![card(Action::DrawBlind)];
    items.push(match tickets {
        0 => barred(words.refusal_for_you(Refused::TicketsEmpty)),
        _ => Item::Offered(words.say(message!("choice-tickets"))),
    });
    items.push(match routes {
        0 => barred(words.say(message!("terminal-choose-no-route"))),
        _ => Item::Searched(words.say(message!("terminal-choice-routes", count = routes))),
    });
    for (at, kind) in market.iter().enumerate() {
        // Equal cards are interchangeable.
        let item = card(Action::DrawFaceUp(Slot::new(at)));
        let again = market[..at].contains(kind) && matches!(item, Item::Offered(_));
        items.push(if again { Item::Alike } else { item });
    }
    if game.check(words.reader(), &Action::Pass).is_ok() {
        items.push(Item::Offered(words.action(&Action::Pass, &market)));
    }
    items
}

/// Returns the route that an action claims, or that it names before the payment.
fn claimed(action: &Action) -> Option<RouteId> {
    match action {
        Action::Claim { route, .. } | Action::Name(route) => Some(*route),
        _ => None,
    }
}

/// Returns the routes of these claims in map order. Of equal routes in a group, only the first is
/// included.
fn routes(words: &TableWords<'_>, claims: &[Action]) -> Vec<RouteId> {
    let mut routes: Vec<RouteId> = claims.iter().filter_map(claimed).collect();
    routes.sort();
    let alike = |a: &mut RouteId, b: &mut RouteId| {
        let [a, b] = [a, b].map(|route| &words.edition.routes[route.index()]);
        a.id == b.id || a.group.is_some() && (a.group, a.color, a.length) == (b.group, b.color, b.length)
    };
    routes.dedup_by(alike);
    routes
}

/// Asks how many tickets to draw from each deck, if there is a choice; `None` to go back.
fn mix(prompt: &mut Prompt<'_>, words: &TableWords<'_>, tickets: &[Action]) -> Result<Option<Action>, Left> {
    if let [only] = tickets {
        return Ok(Some(*only));
    }
    let items: Vec<Item> = tickets.iter().map(|action| Item::Offered(words.action(action, &[]))).collect();
    Ok(match prompt.pick(&words.say(message!("terminal-choose-tickets")), &items, true)? {
        Pick::Number(at) | Pick::Among(at, _) => Some(tickets[at]),
        Pick::Back | Pick::TakeBack => None,
    })
}

/// Describes the passengers waiting at the ends of a route.
fn passengers<const W: usize>(game: &Game<W>, words: &TableWords<'_>, route: RouteId) -> String {
    let ends = words.edition.routes[route.index()].ends.map(|stop| words.edition.stops[stop.index()].place);
    let waiting = waiting(game).into_iter().filter(|(place, _)| ends.contains(place));
    let waiting: Vec<String> = waiting.map(|(place, colors)| words.waiting(place, &colors)).collect();
    if waiting.is_empty() { String::new() } else { format!("; {}", waiting.join(", ")) }
}

/// Describes the points, dollars and bonuses that the player gains by claiming the route.
fn gains(words: &TableWords<'_>, route: RouteId) -> String {
    let row = &words.edition.routes[route.index()];
    let large = |stop: StopId| words.edition.places[words.edition.stops[stop.index()].place.index()].large;
    let gain = |step: &ClaimStep| match step {
        ClaimStep::RoutePoints(_) => Some(message!("word-points", count = words.edition.route_points(row.length))),
        ClaimStep::Collect(coins) => Some(message!("word-dollars", count = *coins)),
        ClaimStep::LargeCity if row.ends.into_iter().any(large) => Some(message!("terminal-choice-large-city")),
        ClaimStep::CompanyBonus
            if words.company(words.reader()).is_some_and(|company| row.color == Some(company.color)) =>
        {
            Some(message!("terminal-choice-bonus"))
        }
        _ => None,
    };
    let gains = words.edition.claim_steps.iter().flatten().filter_map(gain);
    gains.map(|gain| format!(", {}", words.say(gain))).collect()
}

/// Asks for one of the routes whose list entry contains `part`, then for a payment if several are
/// possible. Returns `None` if there is no such route or the player goes back.
fn claim<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &TableWords<'_>,
    claims: &[Action],
    routes: &[RouteId],
    part: &str,
) -> Result<Option<Action>, Left> {
    let rows = (routes.iter())
        .map(|&route| {
            let length = words.edition.routes[route.index()].length;
            let (color, gains) = (words.route_color(route), gains(words, route));
            let passengers = passengers(game, words, route);
            let notes = office::route_notes(game, words, route);
            let notes: String = notes.iter().map(|note| format!("; {note}")).collect();
            let row = format!("{}, {color} {length}{gains}{passengers}{notes}", words.route(route));
            (route, row)
        })
        .filter(|(_, row)| row.to_lowercase().contains(part));
    let (routes, items): (Vec<RouteId>, Vec<Item>) = rows.map(|(route, row)| (route, Item::Offered(row))).unzip();
    if routes.is_empty() {
        prompt.tell(message!("terminal-choose-no-such-route", part = part))?;
        return Ok(None);
    }
    loop {
        let route = match prompt.pick(&words.say(message!("terminal-choose-route")), &items, true)? {
            Pick::Number(at) | Pick::Among(at, _) => routes[at],
            Pick::Back | Pick::TakeBack => return Ok(None),
        };
        let ways: Vec<Action> = (claims.iter().copied()).filter(|action| claimed(action) == Some(route)).collect();
        if let [only] = ways[..] {
            return Ok(Some(only));
        }
        let items: Vec<Item> = ways.iter().map(|action| Item::Offered(words.action(action, &[]))).collect();
        let title = words.say(message!("terminal-choose-payment", route = words.route(route)));
        if let Pick::Number(at) = prompt.pick(&title, &items, true)? {
            return Ok(Some(ways[at]));
        }
    }
}

/// Asks which tickets to keep and, during play, in which order to put the others under the deck.
fn keep<const W: usize>(
    prompt: &mut Prompt<'_>,
    game: &Game<W>,
    words: &TableWords<'_>,
    keep: u8,
    in_play: bool,
) -> Result<PromptAnswer, Left> {
    let offer = game.sight(words.reader()).own.offer;
    let offer = offer.as_slice();
    let fewest = usize::from(keep).min(offer.len());
    let example = (1..=fewest).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    let title = message!("terminal-choose-offered");
    let ask = message!("terminal-choose-keep", count = fewest, example = &example);
    let text = listing(words, title, offer, ask);
    prompt.say(&text)?;
    let kept: Vec<usize> = loop {
        let line = match prompt.entry()? {
            PromptInput::Line(line) => line,
            PromptInput::TakeBack => return Ok(PromptAnswer::TakeBack),
            PromptInput::Looked => {
                prompt.say(&text)?;
                continue;
            }
        };
        match numbers(&line, offer.len()) {
            Ok(kept) if kept.len() >= fewest => break kept,
            Ok(_) => prompt.tell(message!("terminal-choose-keep-more", count = fewest, example = &example))?,
            Err(reason) => {
                prompt.tell(message!("terminal-choose-keep-again", reason = reason, example = &example))?;
            }
        }
    };
    let chosen = |keep: bool| -> Vec<TicketId> {
        let chosen = offer.iter().enumerate().filter(|(at, _)| kept.contains(at) == keep);
        chosen.map(|(_, &ticket)| ticket).collect()
    };
    let returned = if in_play { order(prompt, words, chosen(false))? } else { Some(Vec::new()) };
    let Some(returned) = returned else {
        return Ok(PromptAnswer::TakeBack);
    };
    let kept: TicketList = chosen(true).into_iter().collect();
    Ok(PromptAnswer::Act(Action::KeepTickets { kept, returned: returned.into_iter().collect() }))
}

/// Lists tickets with numbers, between a title and a prompt.
fn listing(words: &TableWords<'_>, title: Message, tickets: &[TicketId], ask: Message) -> String {
    let rows = tickets.iter().enumerate().map(|(at, &ticket)| format!("{:>3}  {}\n", at + 1, words.ticket(ticket)));
    format!("{}\n{}{}\n", words.say(title), rows.collect::<String>(), words.say(ask))
}

/// Asks in which order to put tickets under their decks, if the order matters; `None` to undo. The
/// result is sorted by deck.
fn order(
    prompt: &mut Prompt<'_>,
    words: &TableWords<'_>,
    mut returned: Vec<TicketId>,
) -> Result<Option<Vec<TicketId>>, Left> {
    let deck = |ticket: &TicketId| words.edition.tickets[ticket.index()].deck;
    returned.sort_by_key(deck);
    if !returned.windows(2).any(|pair| deck(&pair[0]) == deck(&pair[1])) {
        return Ok(Some(returned));
    }
    let text = listing(words, message!("terminal-choose-returned"), &returned, message!("terminal-choose-order"));
    prompt.say(&text)?;
    loop {
        let line = match prompt.entry()? {
            PromptInput::Line(line) => line,
            PromptInput::TakeBack => return Ok(None),
            PromptInput::Looked => {
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
            Err(reason) => prompt.tell(message!("terminal-choose-order-again", reason = reason))?,
        }
    }
}
