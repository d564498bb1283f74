//! The open table and what happened, as the person's seat sees them.

use rules::agenda::Ask;
use rules::fact::What;
use rules::game::Game;
use rules::ids::{Id, RouteId};
use rules::line::Line;
use rules::seen::Seen;
use rules::step::Step;

use crate::look::{current_event, passengers, tickets, waiting};
use crate::words::{Words, capital, cards, count, has_points, listed};

/// A command of this program as the person can type it: through cargo, if that is how they came here.
pub fn typed(arguments: &str) -> String {
    match arguments.strip_prefix("play ") {
        _ if std::env::var_os("CARGO").is_none() => format!("highball {arguments}"),
        Some(rest) => format!("cargo play terminal {rest}"),
        None => format!("cargo run --release -- {arguments}"),
    }
}

/// The first words of a game, with the bots that sit there; the command that draws the board comes behind them.
pub fn opening(words: &Words<'_>, sits: &[Option<String>], again: bool) -> String {
    let bots = words.colors.iter().zip(sits).filter_map(|(color, bot)| Some(format!("{color} ({})", bot.as_ref()?)));
    let others: Vec<String> = bots.collect();
    let begin = if again { "The game goes on" } else { "A new game begins" };
    let bots = if others.len() == 1 { "the bot is" } else { "the bots are" };
    let bonus = words.company(words.reader()).map_or(String::new(), |company| format!("{}\n", words.bonus(company)));
    format!(
        "{}. {begin}.\nYou are {}; {bots} {}.\n{bonus}? tells how to play.\n",
        words.edition.title,
        words.colors[words.reader().index()],
        listed(&others)
    )
}

/// How to play this edition; the command that draws the board comes behind it, where there is one.
pub fn help(words: &Words<'_>) -> String {
    let edition = words.edition;
    let mut text = String::from(
        "\nOn your turn you do one thing: draw two cards, claim a route, or draw tickets. A route is paid with as many \
         cards of its colour as it is long, or of any one colour if it is gray; locomotives stand in for any card. A \
         face-up locomotive is the only card of its turn. Tickets you complete add their value at the end; the others \
         cost it.\n",
    );
    if edition.decks.len() > 1 {
        let decks = listed(&edition.decks);
        text.push_str(&format!("Tickets lie in decks of their own, {decks}: you say how many you draw of each.\n"));
    }
    text.push_str(&money(words));
    for line in &edition.lines {
        if let Line::Passengers { most, second } = line {
            text.push_str(&format!(
                "Passengers wait in the cities: whoever claims a route takes one along from each end. At the end the \
                 most of a colour give {}, the second most {second}.\n",
                count(*most, "point")
            ));
        }
    }
    let city = edition.places.iter().find(|place| !place.country).map_or("", |place| &*place.name);
    let small = city.to_lowercase();
    text.push_str(&format!(
        "Enter the number of a choice; on your turn each number always means the same. Besides:\n\
         \x20 m  all routes with their colours, lengths and owners; m {small} for those of {city}\n\
         \x20 3  claim a route; 3 {small} for those of {city}\n\
         \x20 b  back to the list before\n\
         \x20 u  take back your last action, as long as nothing was dealt since and nobody else has acted\n\
         \x20 q  leave the game\n\
         \x20 ?  this help\n"
    ));
    text
}

/// What is different where there is money: how it is got, what is counted, and what newspapers do.
fn money(words: &Words<'_>) -> String {
    let edition = words.edition;
    let mut text = String::new();
    if words.unit() == "dollars" {
        text.push_str("Dollars are what counts; at the end there are some for few trains left, and the tickets.\n");
    }
    for company in &edition.companies {
        let does = maps::deed_words(&edition.deeds[usize::from(company.deed)]);
        text.push_str(&format!("{} routes are a bonus for {}: {does}.\n", capital(company.color.name()), company.seat));
    }
    if edition.claim_steps.iter().flatten().any(|step| *step == Step::LargeCity) {
        let large = edition.places.iter().filter(|place| place.large).map(|place| place.name.clone());
        let large = listed(&large.collect::<Vec<_>>());
        text.push_str(&format!("A route to a large city gives the top card of the deck: {large}.\n"));
    }
    if !edition.events.is_empty() {
        text.push_str(
            "A newspaper that comes off the deck turns up an event, and another card is drawn. Some events act once, the \
             others until the next is turned up.\n",
        );
    }
    text
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
    let you = words.reader();
    let (open, own) = (game.open(), game.sight(you).own);
    let hand = format!("Your hand: {}\n", cards(&own.hand));
    if matches!(game.asking(), Some(Ask::SecondCard(_) | Ask::Take(_) | Ask::Use(..) | Ask::Choose(..))) {
        return format!("\n{hand}");
    }
    let mut text = String::from("\n");
    if let Some(left) = open.turns_left {
        text.push_str(match left {
            _ if open.turn != Some(you) => "--- The last round is on. ---\n",
            0 => "--- This is the last turn of the game. ---\n",
            _ => "--- The last round: this is your last turn. ---\n",
        });
    }
    let columns: Vec<&str> = [
        (has_points(words.edition), "points"),
        (open.extras.is_some(), "dollars"),
        (true, "trains"),
        (true, " cards"),
        (true, "tickets"),
    ]
    .into_iter()
    .filter_map(|(there, column)| there.then_some(column))
    .collect();
    text.push_str(&format!("{:<10}", ""));
    columns.iter().for_each(|column| text.push_str(&format!(" {column}")));
    let carries = !words.edition.passengers.is_empty();
    text.push_str(if carries { "  passengers\n" } else { "\n" });
    for seat in open.all_seats() {
        let at = seat.index();
        let name = if seat == you { format!("you, {}", words.colors[at]) } else { words.colors[at].clone() };
        text.push_str(&format!("{name:<10}"));
        for column in &columns {
            let number = match *column {
                "points" => i64::from(open.score[at]),
                "dollars" => open.coins(seat).into(),
                "trains" => open.trains[at].into(),
                "tickets" => open.held[at].total().into(),
                _ => open.hands[at].into(),
            };
            text.push_str(&format!(" {number:>0$}", column.len()));
        }
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
    text.push_str(&match current_event(game) {
        Some(event) if event.bolt => format!("Current event: {}, which has acted.\n", event.title),
        Some(event) => format!("Current event: {}. {}\n", event.title, event.text),
        None if words.edition.events.is_empty() => String::new(),
        None => "Current event: none yet\n".to_string(),
    });
    text.push_str(&format!("Open cards: {}\n", market.join(", ")));
    let newspapers = match open.deck_newspapers {
        0 => String::new(),
        number => format!(", {}", count(number, "newspaper")),
    };
    text.push_str(&format!("To draw from: {}{newspapers}, {}\n", count(open.deck, "card"), left.join(", ")));
    text.push_str(&hand);
    let held = tickets(game, you);
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
