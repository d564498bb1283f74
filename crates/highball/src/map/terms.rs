//! Descriptions of an edition's rules, with a sentence for each rule that differs between editions.

use rules::claim_step::ClaimStep;
use rules::edition::{Edition, Returned};
use rules::limits::{LENGTH_MAX, SEATS_MIN};
use rules::score::{ScoreLine, Tie};

use crate::words::{Message, TableWords, card_kinds, color, known_seat, message, range};

/// Returns the sentences about the setup, the play and the end of a game, in this order.
pub fn sentences(words: &TableWords<'_>) -> Vec<Message> {
    let mut told = setup(words);
    told.extend(in_play(words));
    told.extend(at_the_end(words));
    told
}

fn joined<T: ToString>(numbers: &[T], between: &str) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// Describes the setup: the seats, what each seat starts with, and the opening tickets.
fn setup(words: &TableWords<'_>) -> Vec<Message> {
    let (edition, terms) = (words.edition, &words.edition.terms);
    let colors: Vec<String> = edition.seat_colors.iter().map(|color| known_seat(color).text(words.language)).collect();
    let seats = range(SEATS_MIN, edition.seat_colors.len());
    let cards: Vec<String> = card_kinds(&edition.cards).map(|kind| words.say(kind)).collect();
    let mut told = vec![
        message!("terminal-rule-seats", seats = seats, colors = colors.join(", ")),
        message!("terminal-rule-begin", trains = terms.trains, cards = terms.hand),
        message!("terminal-rule-cards", cards = cards.join(", ")),
    ];
    if terms.coins != 0 {
        told.push(message!("terminal-rule-coins", coins = terms.coins));
    }
    if !edition.newspapers.is_empty() {
        let numbers = joined(&edition.newspapers, ", ");
        told.push(message!("terminal-rule-newspapers", least = SEATS_MIN, numbers = numbers));
    }
    if !edition.passengers.is_empty() {
        let colors: Vec<String> = edition.passenger_colors().map(|of| words.say(color(of))).collect();
        let (count, colors) = (edition.passengers.len(), colors.join(", "));
        told.push(message!("terminal-rule-passengers", count = count, colors = colors));
    }
    let (deal, keep) = (terms.opening_tickets.deal, terms.opening_tickets.keep);
    told.push(match terms.opening_returned {
        Returned::ShuffledUnder => message!("terminal-rule-opening-under", deal = deal, keep = keep),
        Returned::ShuffledIn => message!("terminal-rule-opening-in", deal = deal, keep = keep),
    });
    if terms.fewer_tickets {
        told.push(message!("terminal-rule-fewer"));
    }
    told
}

/// Describes the rules during play.
fn in_play(words: &TableWords<'_>) -> Vec<Message> {
    let (edition, terms) = (words.edition, &words.edition.terms);
    let (deal, keep) = (terms.drawn_tickets.deal, terms.drawn_tickets.keep);
    let mut told = vec![message!("terminal-rule-drawn", deal = deal, keep = keep)];
    if terms.names_mix {
        told.push(message!("terminal-rule-mix"));
    }
    let most = edition.seat_colors.len();
    told.push(match usize::from(terms.double_from) {
        from if from <= SEATS_MIN => message!("rule-double-any"),
        from if from > most => message!("terminal-rule-double-one"),
        from => message!("terminal-rule-double-from", from = from),
    });
    told.push(match usize::from(terms.triple_from) {
        from if from <= SEATS_MIN => message!("rule-triple-any"),
        from if from > most => message!("terminal-rule-triple-one"),
        from => message!("terminal-rule-triple-from", from = from),
    });
    told.push(match terms.draw_floor {
        None => message!("terminal-rule-draw-any"),
        Some(0) => message!("terminal-rule-draw-empty"),
        Some(floor) => message!("terminal-rule-draw-floor", floor = floor),
    });
    told.push(message!("terminal-rule-reset", at = terms.reset_at, times = terms.resets_max));
    told.extend(edition.claim_steps.iter().flatten().map(|step| claimed(edition, step)));
    for company in &edition.companies {
        let (seat, of, does) = (known_seat(&company.seat), color(company.color), words.does(company.ability));
        told.push(message!("terminal-rule-bonus", seat = seat, color = of, does = does));
    }
    let events = edition.events.iter();
    told.extend(events.map(|event| message!("terminal-rule-event", title = &event.title, text = &event.text)));
    told
}

/// Describes the end of the game and the scoring.
fn at_the_end(words: &TableWords<'_>) -> Vec<Message> {
    let edition = words.edition;
    let lines: Vec<String> = edition.lines.iter().map(|of| words.say(line(of))).collect();
    let mut told = vec![
        message!("terminal-rule-end", at = edition.terms.end_at),
        message!("terminal-rule-score", lines = lines.join(", ")),
    ];
    told.extend(edition.floor.map(|floor| message!("terminal-final-floor", floor = floor)));
    if !edition.ties.is_empty() {
        let ties: Vec<String> = edition.ties.iter().map(|of| words.say(tie(of))).collect();
        told.push(message!("terminal-rule-ties", ties = ties.join(", ")));
    }
    told
}

fn claimed(edition: &Edition, step: &ClaimStep) -> Message {
    match step {
        ClaimStep::RoutePoints(points) => {
            let longest = (edition.routes.iter().map(|route| usize::from(route.length))).max();
            let points = joined(&points[..longest.unwrap_or(LENGTH_MAX)], ", ");
            message!("terminal-rule-claim-points", points = points)
        }
        ClaimStep::Passengers => message!("terminal-rule-claim-passengers"),
        ClaimStep::Collect(coins) => message!("terminal-rule-claim-coins", coins = *coins),
        ClaimStep::LargeCity => message!("terminal-rule-claim-large"),
        ClaimStep::CompanyBonus => message!("terminal-rule-claim-bonus"),
        ClaimStep::Load | ClaimStep::EatingHouses | ClaimStep::Mechanism(_) => {
            message!("terminal-rule-claim-step", step = step.mechanism_word().unwrap_or("none"))
        }
    }
}

fn line(line: &ScoreLine) -> Message {
    match line {
        ScoreLine::Routes => message!("terminal-line-routes"),
        ScoreLine::Tickets => message!("score-of-tickets"),
        ScoreLine::LongestPath(points) => message!("terminal-line-longest-path", points = *points),
        ScoreLine::Globetrotter(points) => message!("terminal-line-globetrotter", points = *points),
        ScoreLine::Passengers { most, second } => {
            message!("terminal-line-passengers", most = *most, second = *second)
        }
        ScoreLine::Coins => message!("score-of-dollars"),
        ScoreLine::Bookings => message!("terminal-line-bookings"),
        ScoreLine::TrainsLeft { table, len } => {
            message!("terminal-line-trains-left", table = joined(&table[..usize::from(*len)], " "))
        }
    }
}

fn tie(tie: &Tie) -> Message {
    match tie {
        Tie::TicketsCompleted => message!("terminal-tie-tickets"),
        Tie::LongestPath => message!("score-tie-longest-path"),
        Tie::Passengers => message!("terminal-tie-passengers"),
        Tie::LaterInTurnOrder => message!("score-tie-later"),
    }
}
