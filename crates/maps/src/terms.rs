//! How an edition is played, in words: a sentence for each rule that editions differ in.

use rules::card::Card;
use rules::edition::{Edition, Returned, TicketDeal};
use rules::limits::{LENGTH_MAX, SEATS_MIN};
use rules::line::{Line, Tie};
use rules::step::Step;

use crate::deeds::deed_words;

/// So many of something.
pub(crate) fn count(number: usize, what: &str) -> String {
    let many = if number == 1 { "" } else { "s" };
    format!("{number} {what}{many}")
}

/// How many can play.
pub fn seats(edition: &Edition) -> String {
    match edition.seat_colors.len() {
        SEATS_MIN => SEATS_MIN.to_string(),
        most => format!("{SEATS_MIN} to {most}"),
    }
}

/// The sentences, in the order of a game.
pub(crate) fn words(edition: &Edition) -> Vec<String> {
    let terms = &edition.terms;
    let mut words = vec![
        format!("Seats: {} ({}).", seats(edition), edition.seat_colors.join(", ")),
        format!(
            "Each seat begins with {} and {}.",
            count(terms.trains.into(), "train"),
            count(terms.hand.into(), "card")
        ),
        format!("Train cards: {}.", cards(edition)),
    ];
    if terms.coins != 0 {
        words.push(format!("Each seat begins with ${}.", terms.coins));
    }
    if !edition.newspapers.is_empty() {
        let numbers: Vec<String> = edition.newspapers.iter().map(u8::to_string).collect();
        words.push(format!("Newspapers in the deck with {SEATS_MIN} and more seats: {}.", numbers.join(", ")));
    }
    if !edition.passengers.is_empty() {
        let colors: Vec<&str> = edition.passenger_colors().map(|color| color.name()).collect();
        words.push(format!(
            "{} wait on the board, in {}.",
            count(edition.passengers.len().into(), "passenger"),
            colors.join(", ")
        ));
    }
    let returned = match terms.opening_returned {
        Returned::ShuffledUnder => "the others go under the deck, shuffled",
        Returned::ShuffledIn => "the others are shuffled into their deck",
    };
    words.push(format!("Opening tickets: {}; {returned}.", deal(terms.opening_tickets)));
    if terms.fewer_tickets {
        words.push("With too few tickets all are offered the same lower number, at least 1 kept.".to_string());
    }
    words.push(format!("A ticket turn: {}.", deal(terms.drawn_tickets)));
    if terms.names_mix {
        words.push("A seat says how many tickets of which deck it draws.".to_string());
    }
    let seats = edition.seat_colors.len();
    words.push(second_owner("double", terms.double_from, seats));
    words.push(second_owner("triple", terms.triple_from, seats));
    words.push(match terms.draw_floor {
        None => "Cards may be drawn as long as one can be taken, open ones included.".to_string(),
        Some(0) => "No cards may be drawn while deck and discards are empty.".to_string(),
        Some(floor) => format!("No cards may be drawn while deck and discards hold {floor} or fewer."),
    });
    words.push(format!(
        "{} among the open cards replace them all, at most {} in a row.",
        count(terms.reset_at.into(), "locomotive"),
        count(terms.resets_max.into(), "time")
    ));
    words.extend(edition.claim_steps.iter().flatten().map(|step| claimed(edition, step)));
    for company in &edition.companies {
        let does = deed_words(&edition.deeds[usize::from(company.deed)]);
        words.push(format!("The bonus of {} for {} routes: {does}.", company.seat, company.color.name()));
    }
    for event in &edition.events {
        words.push(format!("Event {}: {}", event.title, event.text));
    }
    words.push(format!(
        "The last round begins when a seat has {} or fewer at the end of its turn.",
        count(terms.end_at.into(), "train")
    ));
    words.push(format!("Score: {}.", joined(edition.lines.iter().map(line))));
    if let Some(floor) = edition.floor {
        words.push(format!("No total is lower than {floor}."));
    }
    if !edition.ties.is_empty() {
        words.push(format!("Ties: {}; else shared.", joined(edition.ties.iter().map(tie))));
    }
    words
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

fn cards(edition: &Edition) -> String {
    joined((edition.cards.kinds()).map(|(card, number)| match card {
        Card::Locomotive => count(number.into(), "locomotive"),
        Card::Color(color) => format!("{number} {}", color.name()),
    }))
}

fn deal(deal: TicketDeal) -> String {
    format!("{} offered, at least {} kept", deal.deal, deal.keep)
}

fn second_owner(kind: &str, from: u8, seats: usize) -> String {
    let from = usize::from(from);
    if from <= SEATS_MIN {
        format!("Routes of a {kind} may have different owners with any number of seats.")
    } else if from > seats {
        format!("Only one route of a {kind} is ever used.")
    } else {
        format!("Only one route of a {kind} is used with fewer than {from} seats.")
    }
}

fn claimed(edition: &Edition, step: &Step) -> String {
    match step {
        Step::RoutePoints(points) => {
            let longest = (edition.routes.iter().map(|route| usize::from(route.length))).max();
            let shown = &points[..longest.unwrap_or(LENGTH_MAX)];
            let points: Vec<String> = shown.iter().map(u8::to_string).collect();
            format!("A claim gives points by length from 1 on: {}.", points.join(", "))
        }
        Step::Passengers => "A claim takes one passenger from each end.".to_string(),
        Step::Collect(coins) => format!("A claim gives ${coins}."),
        Step::LargeCity => "A claim with an end in a large city gives a card from the deck.".to_string(),
        Step::CompanyBonus => "A route in the colour of one's company gives its bonus.".to_string(),
        Step::Load | Step::EatingHouses | Step::Trade(_) => {
            format!("A claim is followed by the step {}.", step.trade_word().unwrap_or("none"))
        }
    }
}

fn line(line: &Line) -> String {
    match line {
        Line::Routes => "points of routes".to_string(),
        Line::Tickets => "tickets".to_string(),
        Line::LongestPath(points) => format!("{points} for the longest path"),
        Line::Globetrotter(points) => format!("{points} for the most tickets"),
        Line::Passengers { most, second } => {
            format!("{most} and {second} for the most and second most passengers of each colour")
        }
        Line::Coins => "dollars".to_string(),
        Line::Bookings => "sets of three bands".to_string(),
        Line::TrainsLeft { table, len } => {
            let table: Vec<String> = table[..usize::from(*len)].iter().map(i16::to_string).collect();
            format!("by trains left from 0 on ({})", table.join(" "))
        }
    }
}

fn tie(tie: &Tie) -> String {
    match tie {
        Tie::TicketsCompleted => "more completed tickets",
        Tie::LongestPath => "a longest path",
        Tie::Passengers => "more passengers",
        Tie::LaterInTurnOrder => "later in turn order",
    }
    .to_string()
}
