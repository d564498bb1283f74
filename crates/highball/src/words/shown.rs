//! Editions for display, with names of places, titles and events in the reader's language. Play,
//! hashes and records use the original edition.

use std::sync::Arc;

use ::words::{Language, Message, message};
use maps::Names;
use protocol::words::edition_title;
use rules::edition::Edition;

/// Returns the title and the text of an event in a built-in edition.
fn event(edition: &str, event: &str) -> Option<[Message; 2]> {
    Some(match (edition, event) {
        ("legends", "ev01") => [message!("event-legends-ev01-title"), message!("event-legends-ev01-text")],
        ("legends", "ev02") => [message!("event-legends-ev02-title"), message!("event-legends-ev02-text")],
        ("legends", "ev03") => [message!("event-legends-ev03-title"), message!("event-legends-ev03-text")],
        ("legends", "ev04") => [message!("event-legends-ev04-title"), message!("event-legends-ev04-text")],
        ("legends", "ev05") => [message!("event-legends-ev05-title"), message!("event-legends-ev05-text")],
        ("legends", "ev06") => [message!("event-legends-ev06-title"), message!("event-legends-ev06-text")],
        ("legends", "ev07") => [message!("event-legends-ev07-title"), message!("event-legends-ev07-text")],
        _ => return None,
    })
}

/// Returns an edition for display. `own` has the place names of a custom map; `None` means that the
/// edition is built in.
pub fn edition(edition: &Arc<Edition>, own: Option<&Names>, language: Language) -> Arc<Edition> {
    let mut shown = Edition::clone(edition);
    match own {
        Some(names) => rename(&mut shown, names, language),
        None => {
            let map =
                maps::map(&edition.name).ok().filter(|map| map.editions.iter().any(|own| own.hash == edition.hash));
            let Some(map) = map else { return Arc::clone(edition) };
            rename(&mut shown, &map.names, language);
            retitle(&mut shown, language);
        }
    }
    Arc::new(shown)
}

fn rename(shown: &mut Edition, names: &Names, language: Language) {
    for place in &mut shown.places {
        if let Some(name) = names.get(&place.id).and_then(|names| names.get(language.tag())) {
            place.name.clone_from(name);
        }
    }
}

fn retitle(shown: &mut Edition, language: Language) {
    if let Some(title) = edition_title(&shown.name) {
        shown.title = title.text(language);
    }
    for card in &mut shown.events {
        if let Some([title, text]) = event(&shown.name, &card.id) {
            (card.title, card.text) = (title.text(language), text.text(language));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that the English texts of the built-in maps are the same in the maps and in the messages.
    #[test]
    fn english_titles_match_the_built_in_maps() {
        for name in maps::names() {
            let own = maps::edition(name).expect("it is built in");
            let shown = edition(&own, None, Language::English);
            assert_eq!((&shown.title, &shown.events), (&own.title, &own.events));
            let german = edition(&own, None, Language::German);
            assert!(
                edition_title(name).is_some() && own.events.iter().all(|card| event(name, &card.id).is_some()),
                "{name}"
            );
            assert!(own.events.iter().zip(&german.events).all(|(own, german)| own.title != german.title), "{name}");
        }
    }

    #[test]
    fn places_have_the_names_of_the_language() {
        let own = maps::edition("germany").expect("it is built in");
        let names = |language| {
            let shown = edition(&own, None, language);
            let cologne = shown.places.iter().find(|place| place.id == "koeln").expect("a city");
            (cologne.name.clone(), shown.hash)
        };
        assert_eq!(names(Language::English), ("Cologne".to_string(), own.hash));
        assert_eq!(names(Language::German), ("Köln".to_string(), own.hash));
        assert_eq!(names(Language::French), ("Cologne".to_string(), own.hash));
    }
}
