//! Checks cards, tickets and passengers, and whether there are enough cards and tickets for the
//! maximum number of seats.

use std::collections::{BTreeMap, BTreeSet};

use super::found::Found;
use super::{CITIES, Draft, TICKETS, is_id, is_name, place_index};
use crate::board::{Place, Route};
use crate::card::{Card, Cards, Color, Face, Mark};
use crate::edition::Terms;
use crate::edition::loose::{nearest, unknown};
use crate::edition::schema::StepText;
use crate::ids::{Id, PlaceId};
use crate::limits::{
    MARKET_SLOTS, OFFER_MAX, PASSENGERS_MAX, SEATS_MAX, SEATS_MIN, TICKET_DECKS_MAX, TICKETS_MAX, TRAIN_CARDS_MAX,
};
use crate::ticket::Ticket;

/// Maximum value of a ticket.
const VALUE_MAX: u8 = 100;

/// Converts the card counts under `key`. Only the cards in `known` are allowed there.
fn counts(key: &str, counts: &BTreeMap<String, u8>, known: &[Card], limit: usize, found: &mut Found<'_>) -> Cards {
    let mut cards = Cards::NONE;
    let total: usize = counts.values().map(|&count| usize::from(count)).sum();
    if total > limit {
        let message = format!("[{key}] adds up to {total}, but at most {limit} are possible; remove some.");
        found.at(&[key], message);
    }
    for (name, &count) in counts {
        match Card::named(name).filter(|card| known.contains(card)) {
            Some(card) if total <= limit => cards.add_all(&Cards::of(card, count)),
            Some(_) => {}
            None => {
                found.at(&[key, name], unknown(name, known.iter().map(|card| card.name())));
            }
        }
    }
    cards
}

pub(super) fn cards(draft: &Draft, routes: &[Route], found: &mut Found<'_>) -> Cards {
    let text = &draft.edition;
    let known: [Card; Card::KINDS] = std::array::from_fn(Card::new);
    let cards = counts("cards", &text.cards, &known, TRAIN_CARDS_MAX, found);
    let names = known.map(Card::name);
    for color in Color::ALL {
        let name = color.name();
        // A misspelt colour is reported as such, but its cards still count.
        let given = text.cards.iter().any(|(key, &count)| count > 0 && nearest(key, &names) == Some(name));
        if !given && routes.iter().any(|route| route.color == Some(color)) {
            let message = format!("there are {name} routes but no {name} cards; add {name} under [cards].");
            found.at(&["cards"], message);
        }
    }
    let newspapers = text.newspapers.iter().max().copied().unwrap_or(0);
    if usize::from(cards.len()) + usize::from(newspapers) > TRAIN_CARDS_MAX {
        let message = format!("there are more than {TRAIN_CARDS_MAX} cards and newspapers; remove some.");
        found.at(&["newspapers"], message);
    }
    let most = 1 + SEATS_MAX - SEATS_MIN;
    if text.newspapers.len() > most {
        let message = format!("write at most {most} numbers of newspapers, for {SEATS_MIN} to {SEATS_MAX} seats.");
        found.at(&["newspapers"], message);
    }
    cards
}

/// Returns the names of the bands to which tickets belong, in order of appearance.
pub(super) fn bands(draft: &Draft) -> Vec<String> {
    let mut bands: Vec<String> = Vec::new();
    for ticket in draft.tickets.iter().filter(|ticket| !ticket.band.is_empty()) {
        if !bands.contains(&ticket.band) {
            bands.push(ticket.band.clone());
        }
    }
    bands
}

pub(super) fn tickets(
    draft: &Draft,
    places: &[Place],
    bands: &[String],
    found: &mut Found<'_>,
) -> (Vec<String>, Vec<Ticket>) {
    let decks = &draft.edition.decks;
    if !(1..=TICKET_DECKS_MAX).contains(&decks.len()) {
        let message = format!("name one or two ticket decks under [[decks]], not {}.", decks.len());
        found.at(&["decks", &TICKET_DECKS_MAX.to_string()], message);
    }
    if draft.edition.terms.names_mix != (decks.len() == 2) && !found.spots.made_up(&["decks"]) {
        let message = "set names_mix = true with two ticket decks, and leave it out with one.";
        found.at(&["terms", "names_mix"], message);
    }
    let mut names = BTreeSet::new();
    for (deck, text) in decks.iter().enumerate() {
        let deck = deck.to_string();
        if !is_name(&text.name) || !names.insert(&text.name) {
            let message = format!(
                "give each deck its own name in lower-case letters, digits and hyphens; change '{}'.",
                text.name
            );
            found.at(&["decks", &deck, "name"], message);
        }
        for (at, name) in text.tickets.iter().enumerate() {
            if !draft.tickets.is_empty() && !draft.has_deck(name) {
                let known: Vec<&str> = draft.tickets.iter().map(|ticket| ticket.deck.as_str()).collect();
                let offer = nearest(name, &known).unwrap_or("an existing deck");
                let message = format!("tickets.csv has no tickets of deck '{name}'; write {offer}.");
                found.at(&["decks", &deck, "tickets", &at.to_string()], message);
            }
        }
    }
    if draft.tickets.is_empty() {
        found.add(TICKETS, 0, "add the tickets, one a line.");
    }
    // Tickets that this edition does not use are checked too: another edition may use them.
    let read: Vec<Option<([usize; 2], u8)>> = (draft.tickets.iter())
        .map(|raw| {
            let ends = raw.ends.each_ref().map(|id| {
                let place = place_index(places, id);
                if place.is_none() && !places.is_empty() {
                    let message = format!("'{id}' is not in cities.csv; write one of its ids, or add it there.");
                    found.add(TICKETS, raw.line, message);
                }
                place
            });
            let value = raw.value.filter(|value| (1..=VALUE_MAX).contains(value));
            if value.is_none() {
                let message = format!("write a value from 1 to {VALUE_MAX}.");
                found.add(TICKETS, raw.line, message);
            }
            if ends[0].is_some() && ends[0] == ends[1] {
                let message = "a ticket must name two different places; change one.";
                found.add(TICKETS, raw.line, message);
                return None;
            }
            // A wrong value has now been reported; the ticket still counts for its deck.
            Some(([ends[0]?, ends[1]?], value.unwrap_or(1)))
        })
        .collect();
    let mut tickets: Vec<Ticket> = Vec::new();
    let mut pairs = BTreeMap::new();
    for (deck, text) in decks.iter().take(TICKET_DECKS_MAX).enumerate() {
        for (raw, read) in draft.tickets.iter().zip(&read) {
            let (true, Some(([a, b], value))) = (text.tickets.contains(&raw.deck), *read) else {
                continue;
            };
            if let Some(line) = pairs.insert([a.min(b), a.max(b)], raw.line) {
                let message = format!(
                    "{} and {} are already on the ticket of line {line}; remove one.",
                    raw.ends[0], raw.ends[1]
                );
                found.add(TICKETS, raw.line, message);
            }
            tickets.push(Ticket {
                id: format!("{}-{}", raw.ends[0], raw.ends[1]),
                ends: [PlaceId::new(a), PlaceId::new(b)],
                value,
                deck: deck as u8,
                band: bands.iter().position(|band| *band == raw.band).map(|band| band as u8),
            });
        }
    }
    if tickets.len() > TICKETS_MAX {
        let message =
            format!("an edition can have at most {TICKETS_MAX} tickets; this one has {}. Remove some.", tickets.len());
        found.at(&["decks"], message);
    }
    let names = decks.iter().map(|deck| deck.name.clone()).collect();
    (names, tickets)
}

/// Adds the marks to the train cards: every colour in the deck gets the same marks.
pub(super) fn marked(draft: &Draft, cards: Cards, found: &mut Found<'_>) -> Cards {
    let marks = &draft.edition.marks;
    for name in marks.keys().filter(|name| *name != "pickaxe" && *name != "skull") {
        found.at(&["marks", name], unknown(name, ["pickaxe", "skull"]));
    }
    let [picks, skulls] = ["pickaxe", "skull"].map(|name| marks.get(name).copied().unwrap_or(0));
    let mut all = cards;
    for color in Color::ALL.into_iter().filter(|&color| cards.of_color(color) > 0) {
        if picks.max(skulls) > Cards::MARKS_MAX || picks + skulls > cards.of_color(color) {
            let most = Cards::MARKS_MAX;
            found
                .at(&["marks"], format!("at most {most} cards of a colour show the same mark, and no card shows two."));
            return cards;
        }
        for (mark, count) in Mark::ALL.into_iter().zip([picks, skulls]) {
            all.take_all(&Cards::of(Card::Color(color), count));
            all.add_all(&Cards::of_face(Face::Marked(color, mark), count));
        }
    }
    all
}

pub(super) fn passengers(draft: &Draft, places: &[Place], found: &mut Found<'_>) -> Cards {
    let text = &draft.edition;
    let known = Color::ALL.map(Card::Color);
    let passengers = counts("passengers", &text.passengers, &known, PASSENGERS_MAX, found);
    let named: usize = (text.passengers.values().map(|&count| usize::from(count))).sum();
    let waiting: usize = (places.iter().map(|place| usize::from(place.passengers))).sum();
    let used = text.claimed.values().flatten().any(|step| matches!(step, StepText::Passengers));
    if used && waiting != named && !found.spots.unsure(&["passengers"]) {
        let message =
            format!("[passengers] has {named}, but the places in cities.csv have {waiting}; make them equal.");
        found.at(&["passengers"], message);
    }
    if !used && waiting + named > 0 && !found.spots.unsure(&["steps", "claimed"]) {
        let message = "there are passengers, but no claim step takes them; add \"passengers\" to [steps.claimed].";
        found.at(&["steps", "claimed"], message);
    }
    if waiting > PASSENGERS_MAX {
        let message =
            format!("a board can have at most {PASSENGERS_MAX} passengers; this one has {waiting}. Remove some.");
        found.add(CITIES, 0, message);
    }
    passengers
}

/// Checks the seats and the terms, and that there are enough cards and tickets for all seats.
pub(super) fn dealable(draft: &Draft, terms: &Terms, found: &mut Found<'_>) {
    let text = &draft.edition;
    let seats = text.seats.len();
    if !(SEATS_MIN..=SEATS_MAX).contains(&seats) {
        let message = format!("name {SEATS_MIN} to {SEATS_MAX} seat colours under seats, not {seats}.");
        found.at(&["seats"], message);
    }
    for (at, color) in text.seats.iter().enumerate() {
        if crate::record::is_reserved(color) || !is_id(color) || text.seats[..at].contains(color) {
            let message = format!(
                "seat colours must be different words in lower case that records do not use otherwise; change '{color}'."
            );
            found.at(&["seats", &at.to_string()], message);
        }
    }
    let cards: usize = (text.cards.values().map(|&count| usize::from(count))).sum();
    let needed = seats * usize::from(terms.hand) + MARKET_SLOTS + 1;
    if cards < needed && !found.spots.unsure(&["cards"]) {
        let message = format!(
            "{seats} seats need {needed} train cards for hands, market and a deck, but there are {cards}; add cards, deal smaller hands, or name fewer seats."
        );
        found.at(&["cards"], message);
    }
    for (key, deal) in [("opening_tickets", terms.opening_tickets), ("drawn_tickets", terms.drawn_tickets)] {
        if deal.keep < 1 || deal.keep > deal.deal || usize::from(deal.deal) > OFFER_MAX {
            let message =
                format!("deal at most {OFFER_MAX} tickets, and keep at least 1 and at most as many as are dealt.");
            found.at(&["terms", key], message);
        }
    }
    if terms.fewer_tickets && terms.names_mix {
        let message = "fewer = true is for one ticket deck; leave it out where seats name a mix of two.";
        found.at(&["terms", "opening_tickets"], message);
    }
    let needed = seats * usize::from(terms.opening_tickets.deal);
    for (deck, text) in text.decks.iter().enumerate() {
        // Rows with other flaws count here: once fixed, they can be dealt.
        let have = draft.tickets.iter().filter(|ticket| text.tickets.contains(&ticket.deck)).count();
        let name = &text.name;
        // The missing tickets may belong to a deck whose name is misspelt here.
        let sure = text.tickets.iter().all(|name| draft.has_deck(name))
            && !found.spots.unsure(&["decks", &deck.to_string(), "tickets"]);
        if have < needed && sure && !terms.fewer_tickets {
            let message = format!(
                "{seats} seats may be dealt {needed} tickets of deck {name}, but it has {have}; add tickets, deal fewer, or name fewer seats."
            );
            found.at(&["decks", &deck.to_string()], message);
        }
    }
    if terms.trains <= terms.end_at {
        let message = format!("give each seat more than {} trains, or the game ends after one round.", terms.end_at);
        found.at(&["terms", "trains"], message);
    }
    if terms.reset_at < 1 {
        found.at(&["terms", "reset_at"], "reset_at must be at least 1.");
    }
}
