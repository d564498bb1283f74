//! The introduction to a game, and the help text.

use rules::claim_step::ClaimStep;
use rules::score::ScoreLine;

use crate::words::{TableWords, capital, color, known_seat, listed, message};

/// Returns the command with these arguments as the user must type it: with `highball`, or with
/// cargo if cargo started this program.
pub fn typed(arguments: &str) -> String {
    match arguments.strip_prefix("play ") {
        _ if std::env::var_os("CARGO").is_none() => format!("highball {arguments}"),
        Some(rest) => format!("cargo play terminal {rest}"),
        None => format!("cargo run --release -- {arguments}"),
    }
}

/// Returns the introduction, which names the bots at the table. After it, the caller prints the
/// command that draws the board.
pub fn opening(words: &TableWords<'_>, sits: &[Option<String>], again: bool) -> String {
    let named = |word: &String| known_seat(word).text(words.language);
    let bots = words.colors.iter().zip(sits);
    let bots: Vec<String> =
        bots.filter_map(|(color, bot)| Some(format!("{} ({})", named(color), bot.as_ref()?))).collect();
    let title = &words.edition.title;
    let begin = match again {
        true => message!("terminal-how-again", title = title),
        false => message!("terminal-how-new", title = title),
    };
    let you = words.name(words.reader());
    let seats = message!("terminal-how-you-are", count = bots.len(), color = you, bots = listed(&bots));
    let bonus = words.company(words.reader()).map_or(String::new(), |company| format!("{}\n", words.bonus(company)));
    let ask = words.say(message!("terminal-how-to-ask"));
    format!("{}\n{}\n{bonus}{ask}\n", words.say(begin), words.say(seats))
}

/// Explains how to play this edition. After the explanation, the caller prints the command that
/// draws the board, if there is one.
pub fn help(words: &TableWords<'_>) -> String {
    let edition = words.edition;
    let mut parts = vec![message!("terminal-how-turn")];
    if edition.decks.len() > 1 {
        let decks = listed(edition.decks.iter().map(|deck| words.deck(deck)));
        parts.push(message!("terminal-how-decks", decks = decks));
    }
    if words.in_dollars() {
        parts.push(message!("terminal-how-dollars"));
    }
    for company in &edition.companies {
        let (of, seat) = (capital(&words.say(color(company.color))), known_seat(&company.seat));
        parts.push(message!("terminal-how-bonus", color = of, seat = seat, does = words.does(company.ability)));
    }
    if edition.claim_steps.iter().flatten().any(|step| *step == ClaimStep::LargeCity) {
        let large = listed(edition.places.iter().filter(|place| place.large).map(|place| &place.name));
        parts.push(message!("terminal-how-large", cities = large));
    }
    if !edition.events.is_empty() {
        parts.push(message!("terminal-how-news"));
    }
    for line in &edition.lines {
        if let ScoreLine::Passengers { most, second } = line {
            parts.push(message!("terminal-how-passengers", points = *most, second = *second));
        }
    }
    parts.push(message!("terminal-how-numbers"));
    let text: String = parts.into_iter().map(|part| format!("{}\n", words.say(part))).collect();
    format!("\n{text}{}", keys(words))
}

/// Lists the inputs other than plain numbers.
fn keys(words: &TableWords<'_>) -> String {
    let city = words.edition.places.iter().find(|place| !place.country).map_or("", |place| &*place.name);
    let small = city.to_lowercase();
    let campaign = words.edition.menu.name_route.then(|| ('c', message!("terminal-how-office")));
    let keys = [
        ('m', message!("terminal-how-routes", small = &small, city = city)),
        ('3', message!("terminal-how-claim", small = &small, city = city)),
        ('b', message!("terminal-how-back")),
        ('u', message!("terminal-how-take-back")),
        ('q', message!("terminal-how-leave")),
        ('?', message!("terminal-how-help")),
    ];
    campaign.into_iter().chain(keys).map(|(key, what)| format!("  {key}  {}\n", words.say(what))).collect()
}
