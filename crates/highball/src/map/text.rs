//! A map as readable text: places with their routes, tickets, and the rules of each edition.

use std::path::Path;
use std::sync::Arc;

use maps::Map;
use rules::board::Route;
use rules::edition::Edition;
use rules::ids::{Id, PlaceId, StopId};

use super::{terms, title};
use crate::words::{Language, Message, TableWords, message, shown_edition};

/// Describes a map in readable text. Rulings are quoted as written.
pub fn text(map: &Map, folder: Option<&Path>, language: Language) -> String {
    let editions: Vec<Arc<Edition>> =
        map.editions.iter().map(|edition| shown_edition(edition, folder.map(|_| &map.names), language)).collect();
    let board = Board { map, shown: &editions[0], language };
    let mut lines = vec![format!("{} ({})", title(map, folder, language), map.name)];
    lines.extend(board.lines());
    for edition in &editions {
        let words =
            TableWords { edition, colors: &edition.seat_colors, offices: &[], you: None, language, texts: None };
        lines.push(format!("\n{} ({})", edition.title, edition.name));
        lines.extend(terms::sentences(&words).into_iter().map(|sentence| format!("  {}", words.say(sentence))));
        lines.extend(tickets(&words));
    }
    if !map.rulings.is_empty() {
        lines.push(format!("\n{}", map.rulings.trim_end()));
    }
    lines.join("\n") + "\n"
}

/// The board of a map, with display names.
struct Board<'a> {
    map: &'a Map,
    shown: &'a Edition,
    language: Language,
}

impl Board<'_> {
    fn say(&self, message: Message) -> String {
        message.text(self.language)
    }

    fn lines(&self) -> Vec<String> {
        let edition = self.shown;
        let spaces: usize = edition.routes.iter().map(|route| usize::from(route.length)).sum();
        let size = [
            message!("terminal-map-places", count = edition.places.len()),
            message!("terminal-chart-routes", count = edition.routes.len()),
            message!("terminal-chart-spaces", count = spaces),
        ];
        let mut lines = vec![
            size.map(|part| self.say(part)).join(", "),
            format!("\n{}", self.say(message!("terminal-map-and-routes"))),
        ];
        (0..edition.places.len()).for_each(|at| lines.extend(self.place(PlaceId::new(at))));
        lines
    }

    /// Describes a place with its properties and routes.
    fn place(&self, id: PlaceId) -> Vec<String> {
        let (edition, words) = (self.shown, self.words());
        let (place, own) = (&edition.places[id.index()], &self.map.editions[0].places[id.index()].name);
        let mut about = Vec::new();
        about.extend((*own != place.name).then(|| own.clone()));
        about.extend(place.country.then(|| self.say(message!("terminal-map-country"))));
        about.extend(place.large.then(|| self.say(message!("terminal-map-large"))));
        let waiting = place.passengers;
        about.extend((waiting > 0).then(|| self.say(message!("terminal-map-passengers", count = waiting))));
        let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
        let mut lines = vec![format!("  {}{about}", place.name)];
        for (at, route) in edition.routes.iter().enumerate() {
            for (here, there) in [(0, 1), (1, 0)] {
                if edition.stops[route.ends[here].index()].place == id {
                    let (stop, color) = (self.stop_name(route.ends[there]), words.route_color(Id::new(at)));
                    lines.push(format!("    {stop:<24} {} {color}{}", route.length, self.kind(route)));
                }
            }
        }
        lines
    }

    fn words(&self) -> TableWords<'_> {
        TableWords {
            edition: self.shown,
            colors: &self.shown.seat_colors,
            offices: &[],
            you: None,
            language: self.language,
            texts: None,
        }
    }

    /// Returns the name of a stop: the city, or the country with the port's town.
    fn stop_name(&self, stop: StopId) -> String {
        let stop = &self.shown.stops[stop.index()];
        let place = &self.shown.places[stop.place.index()];
        let town = self.map.other_names.iter().find(|(known, _)| *known == stop.id).filter(|_| place.country);
        town.map_or_else(|| place.name.clone(), |(_, town)| format!("{} ({town})", place.name))
    }

    /// Describes a double or triple route; the text for a single route is empty.
    fn kind(&self, route: &Route) -> String {
        let same = |other: &&Route| route.group.is_some() && other.group == route.group;
        match self.shown.routes.iter().filter(same).count() {
            0 | 1 => String::new(),
            2 => format!(", {}", self.say(message!("terminal-map-double"))),
            _ => format!(", {}", self.say(message!("terminal-map-triple"))),
        }
    }
}

/// Lists each deck with its tickets, by ascending value.
fn tickets(words: &TableWords<'_>) -> Vec<String> {
    let edition = words.edition;
    let mut lines = Vec::new();
    for (at, deck) in edition.decks.iter().enumerate() {
        let mut tickets: Vec<_> = edition.tickets.iter().filter(|ticket| usize::from(ticket.deck) == at).collect();
        tickets.sort_by_key(|ticket| ticket.value);
        let points: u32 = tickets.iter().map(|ticket| u32::from(ticket.value)).sum();
        lines.push(format!(
            "  {}",
            words.say(message!(
                "terminal-map-deck",
                deck = words.deck(deck),
                tickets = message!("word-tickets", count = tickets.len()),
                points = message!("word-points", count = points)
            ))
        ));
        lines.extend(tickets.into_iter().map(|ticket| {
            let [a, b] = ticket.ends.map(|end| words.place(end));
            format!("    {:>3}  {a} – {b}", ticket.value)
        }));
    }
    lines
}
