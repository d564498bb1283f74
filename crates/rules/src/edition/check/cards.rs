//! Checks the cards, goods, setup steps and mechanisms of an edition.

use super::Draft;
use super::found::Found;
use crate::ability::{self, Ability, Atom, Clause, Condition, Effect, Resolved, Resolver, Scope, Trigger};
use crate::board::Place as BoardPlace;
use crate::card::Color;
use crate::edition::loose::unknown;
use crate::edition::schema::AbilityText;
use crate::edition::{Company, Crew, Event, Good, Pavilion, Postcard};
use crate::ids::{Id, PieceId, PlaceId};
use crate::limits::{EVENTS_MAX, PAVILIONS_MAX, SMALL};
use crate::mechanism::{Mechanism, Mechanisms};

/// The names that cards may use: places and pieces on the table, and names listed under
/// `elsewhere`, which are not on the table yet.
struct Names<'a> {
    places: &'a [BoardPlace],
    pieces: &'a [String],
    elsewhere: &'a [String],
}

impl Names<'_> {
    fn find<T>(&self, id: &str, at: Option<usize>, new: fn(usize) -> T) -> Resolved<T> {
        match at {
            Some(at) => Resolved::Here(new(at)),
            None if self.elsewhere.iter().any(|name| name.eq_ignore_ascii_case(id)) => Resolved::Elsewhere,
            None => Resolved::Unknown,
        }
    }
}

impl Resolver for Names<'_> {
    fn place(&self, id: &str) -> Resolved<PlaceId> {
        self.find(id, self.places.iter().position(|place| place.id.eq_ignore_ascii_case(id)), PlaceId::new)
    }

    fn piece(&self, id: &str) -> Resolved<PieceId> {
        self.find(id, self.pieces.iter().position(|piece| piece.eq_ignore_ascii_case(id)), PieceId::new)
    }
}

/// The cards of an edition, with its goods, setup steps and mechanisms. The abilities of all cards
/// form a single list, in which the abilities of events come first.
#[derive(Default)]
pub(super) struct Cards {
    pub events: Vec<Event>,
    pub companies: Vec<Company>,
    pub postcards: Vec<Postcard>,
    pub crew: Vec<Crew>,
    pub pavilions: Vec<Pavilion>,
    pub abilities: Vec<Ability>,
    pub goods: Vec<Good>,
    pub setup_steps: [Option<Mechanism>; 4],
    pub mechanisms: Mechanisms,
}

pub(super) fn cards(draft: &Draft, places: &[BoardPlace], pieces: &[String], found: &mut Found<'_>) -> Cards {
    let text = &draft.edition;
    let names = Names { places, pieces, elsewhere: &text.elsewhere };
    let mut cards = Cards::default();
    let active = |needs: &str| needs.is_empty() || text.slots.iter().any(|slot| slot == needs);
    for (at, event) in text.events.iter().enumerate() {
        let path = ["events", &at.to_string()];
        if text.events[..at].iter().any(|other| other.id == event.id) {
            found.at(&path, format!("the event {} appears twice; give each its own id.", event.id));
        }
        let Some(ability) = read(&event.ability, &names, &path, found) else { continue };
        if event.bolt != (ability.trigger == Trigger::Reveal) {
            let message = "a bolt has the trigger REVEAL, and an ongoing event any other; change one of them.";
            found.at(&path, message);
        }
        cards.events.push(Event {
            id: event.id.clone(),
            title: event.title.clone(),
            text: event.text.clone(),
            bolt: event.bolt,
            active: active(&event.needs),
            kept: event.kept,
        });
        cards.abilities.push(ability);
    }
    if text.events.len() > EVENTS_MAX {
        found.at(&["events"], format!("an edition can have at most {EVENTS_MAX} events; remove some."));
    }
    for company in &text.companies {
        let path = ["companies", company.seat.as_str()];
        if !text.seats.contains(&company.seat) {
            found.at(&path, format!("there is no seat {}; name a company after one of the seats.", company.seat));
        }
        let color = Color::named(&company.color);
        if color.is_none() {
            found.at(&path, format!("'{}' is not a colour of routes; write one that is.", company.color));
        }
        let ability = read(&company.ability, &names, &path, found);
        if let (Some(color), Some(ability)) = (color, ability) {
            cards.companies.push(Company { seat: company.seat.clone(), color, ability: cards.abilities.len() as u8 });
            cards.abilities.push(ability);
        }
    }
    more_cards(draft, &names, active, &mut cards, found);
    cards.goods = (text.goods.iter()).map(|(name, price)| Good { name: name.clone(), price: *price }).collect();
    cards.setup_steps = setup_steps(draft, found);
    let switches = Mechanism::SWITCHES;
    for word in text.beside.iter().filter(|word| !switches.iter().any(|(key, _)| key == word)) {
        found.at(&["rules", word], unknown(word, switches.map(|(key, _)| key)));
    }
    let is_on = |key: &str| text.beside.iter().any(|word| word == key);
    cards.mechanisms = switches.into_iter().filter(|(key, _)| is_on(key)).map(|(_, mechanism)| mechanism).collect();
    if cards.abilities.len() > usize::from(u8::MAX) {
        found.at(&["postcards"], "an edition can have at most 255 cards with effects; remove some.");
    }
    cards
}

/// Checks postcards, crew and pavilions, and adds them to `cards`.
fn more_cards(
    draft: &Draft,
    names: &Names<'_>,
    active: impl Fn(&str) -> bool,
    cards: &mut Cards,
    found: &mut Found<'_>,
) {
    let text = &draft.edition;
    for (at, card) in text.postcards.iter().enumerate() {
        let path = ["postcards", &at.to_string()];
        let Some(ability) = read(&card.ability, names, &path, found) else { continue };
        if card.number == 0 || usize::from(card.number) >= 64 * SMALL {
            found.at(&path, "number postcards from 1 to 127.");
            continue;
        }
        if text.postcards[..at].iter().any(|other| other.number == card.number) {
            found.at(&path, format!("postcard {} appears twice; give each its own number.", card.number));
        }
        cards.postcards.push(Postcard {
            number: card.number,
            title: card.title.clone(),
            active: active(&card.needs),
            ability: cards.abilities.len() as u8,
        });
        cards.abilities.push(ability);
    }
    for (at, card) in text.crew.iter().enumerate() {
        let path = ["crew", &at.to_string()];
        let Some(ability) = read(&card.ability, names, &path, found) else { continue };
        cards.crew.push(Crew {
            id: card.id.clone(),
            title: card.title.clone(),
            wage: card.wage,
            uses: card.uses,
            ability: cards.abilities.len() as u8,
        });
        cards.abilities.push(ability);
    }
    if text.pavilions.len() > PAVILIONS_MAX {
        found.at(&["pavilions"], format!("an edition can have at most {PAVILIONS_MAX} pavilions; remove some."));
    }
    for (at, card) in text.pavilions.iter().enumerate().take(PAVILIONS_MAX) {
        let path = ["pavilions", &at.to_string()];
        let check = match card.check.as_str() {
            "CLAIM" => Trigger::Claim,
            "GAME_END" => Trigger::GameEnd,
            _ => {
                found.at(&path, "write CLAIM or GAME_END as check.");
                continue;
            }
        };
        let when = match ability::parse_condition(&card.when, names) {
            Ok(when) => when,
            Err(message) => {
                found.at(&path, message);
                continue;
            }
        };
        keeps_tickets_secret(check, &when, &path, found);
        cards.pavilions.push(Pavilion {
            id: card.id.clone(),
            name: card.name.clone(),
            check,
            when,
            text: card.when.clone(),
            first: card.first,
            second: card.second,
        });
    }
}

/// Parses the setup steps, which are numbered 10 to 13.
fn setup_steps(draft: &Draft, found: &mut Found<'_>) -> [Option<Mechanism>; 4] {
    let mut steps = [None; 4];
    for (slot, word) in &draft.edition.setup {
        let path = ["steps", "setup", slot.as_str()];
        let at = (10..14).position(|number: usize| number.to_string() == *slot);
        let step = Mechanism::SETUP.into_iter().find(|step| step.word() == word);
        match (at, step) {
            (Some(at), Some(step)) => steps[at] = Some(step),
            (None, _) => found.at(&path, format!("number the setup steps from 10 to 13, not '{slot}'.")),
            (_, None) => found.at(&path, unknown(word, Mechanism::SETUP.map(Mechanism::word))),
        }
    }
    steps
}

fn read(text: &AbilityText, names: &Names<'_>, path: &[&str], found: &mut Found<'_>) -> Option<Ability> {
    let ability = ability::parse(&text.trigger, &text.when, &text.cost, &text.does, names);
    let ability = ability.map_err(|message| found.at(path, message)).ok()?;
    if ability.trigger != Trigger::Claim && ability.effects().any(Effect::looks_at_a_claim) {
        found.at(path, "BYLEN and DRAWLEN depend on a route; use the trigger CLAIM.");
    }
    if ability.trigger == Trigger::Pay && ability.effects().any(Effect::turns_up_cards) {
        found.at(path, "no card can be revealed while a route is paid for; use another trigger or effect.");
    }
    let scopes = ability.clauses.iter().filter_map(|clause| match clause {
        Clause::Do(Scope::All(condition), _) => Some(condition),
        _ => None,
    });
    for condition in [&ability.condition].into_iter().chain(scopes) {
        keeps_tickets_secret(ability.trigger, condition, path, found);
    }
    Some(ability)
}

/// Checks that a condition depends on tickets only at the end of the game, when they are revealed.
fn keeps_tickets_secret(trigger: Trigger, when: &Condition, path: &[&str], found: &mut Found<'_>) {
    let asks = |atom: &Atom| matches!(atom, Atom::TicketsDone(_) | Atom::NoneFailed);
    if trigger != Trigger::GameEnd && when.0.iter().any(asks) {
        found.at(path, "tickets are secret until the end; write tickets_done and tickets_failed with GAME_END.");
    }
}
