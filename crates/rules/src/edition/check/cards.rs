//! Cards that do things: events and companies.

use super::Draft;
use super::found::Found;
use crate::board::Place as BoardPlace;
use crate::card::Color;
use crate::deed::{self, Deed, Effect, Place, Trigger};
use crate::edition::schema::DeedText;
use crate::edition::{Company, Event};
use crate::ids::{Id, PieceId, PlaceId};
use crate::limits::EVENTS_MAX;

/// The names that cards use: places and pieces on the table, and those that are said to be elsewhere.
struct Names<'a> {
    places: &'a [BoardPlace],
    pieces: &'a [String],
    elsewhere: &'a [String],
}

impl Names<'_> {
    fn find<T>(&self, id: &str, at: Option<usize>, new: fn(usize) -> T) -> Place<T> {
        match at {
            Some(at) => Place::Here(new(at)),
            None if self.elsewhere.iter().any(|name| name.eq_ignore_ascii_case(id)) => Place::Elsewhere,
            None => Place::Unknown,
        }
    }
}

impl deed::Names for Names<'_> {
    fn place(&self, id: &str) -> Place<PlaceId> {
        self.find(id, self.places.iter().position(|place| place.id.eq_ignore_ascii_case(id)), PlaceId::new)
    }

    fn piece(&self, id: &str) -> Place<PieceId> {
        self.find(id, self.pieces.iter().position(|piece| piece.eq_ignore_ascii_case(id)), PieceId::new)
    }
}

/// All cards of an edition; their deeds lie in one row, events first.
#[derive(Default)]
pub(super) struct Cards {
    pub events: Vec<Event>,
    pub companies: Vec<Company>,
    pub deeds: Vec<Deed>,
}

pub(super) fn cards(draft: &Draft, places: &[BoardPlace], pieces: &[String], found: &mut Found<'_>) -> Cards {
    let text = &draft.edition;
    let names = Names { places, pieces, elsewhere: &text.elsewhere };
    let mut cards = Cards::default();
    for (at, event) in text.events.iter().enumerate() {
        let path = ["events", &at.to_string()];
        if text.events[..at].iter().any(|other| other.id == event.id) {
            found.at(&path, format!("the event {} is there twice; give each its own id.", event.id));
        }
        let Some(deed) = read(&event.deed, &names, &path, found) else { continue };
        if event.bolt != (deed.trigger == Trigger::Reveal) {
            let message = "a bolt has the trigger REVEAL, and an ongoing event any other; change one of them.";
            found.at(&path, message);
        }
        cards.events.push(Event {
            id: event.id.clone(),
            title: event.title.clone(),
            text: event.text.clone(),
            bolt: event.bolt,
        });
        cards.deeds.push(deed);
    }
    if text.events.len() > EVENTS_MAX {
        found.at(&["events"], format!("an edition has at most {EVENTS_MAX} events; take some out."));
    }
    for company in &text.companies {
        let path = ["companies", company.seat.as_str()];
        if !text.seats.contains(&company.seat) {
            found.at(&path, format!("no seat is {}; name a company after one of the seats.", company.seat));
        }
        let color = Color::named(&company.color);
        if color.is_none() {
            found.at(&path, format!("'{}' is no colour of routes; write one that is.", company.color));
        }
        let deed = read(&company.deed, &names, &path, found);
        if let (Some(color), Some(deed)) = (color, deed) {
            cards.companies.push(Company { seat: company.seat.clone(), color, deed: cards.deeds.len() as u8 });
            cards.deeds.push(deed);
        }
    }
    cards
}

fn read(text: &DeedText, names: &Names<'_>, path: &[&str], found: &mut Found<'_>) -> Option<Deed> {
    let deed = deed::deed(&text.trigger, &text.when, &text.cost, &text.does, names);
    let deed = deed.map_err(|message| found.at(path, message)).ok()?;
    if deed.trigger != Trigger::Claim && deed.effects().any(Effect::looks_at_a_claim) {
        found.at(path, "BYLEN and DRAWLEN look at a route; write them with the trigger CLAIM.");
    }
    Some(deed)
}
