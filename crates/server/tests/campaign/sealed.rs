//! Texts that are sealed for the owner of a view: every text of the pack, in every language, that
//! no instruction has opened.

use std::collections::BTreeSet;

use aho_corasick::{AhoCorasick, MatchKind};
use campaign::pack::Pack;
use serde_json::Value;

/// Minimum length of a text to search for; shorter ones occur in ordinary sentences.
const LEAST: usize = 12;

/// Returns the values under this key in all facts of this kind in the journal.
fn named(view: &Value, fact: &str, key: &str) -> BTreeSet<String> {
    let journal = view["journal"].as_array().expect("a journal").iter();
    let values = journal.filter_map(|entry| entry["fact"].get(fact)).map(|fact| &fact[key]);
    let words = values.flat_map(|value| match value {
        Value::Array(list) => list.clone(),
        one => vec![one.clone()],
    });
    words.map(|word| word.as_str().map_or(word.to_string(), str::to_string)).collect()
}

/// Sealed texts, ready to be searched for.
#[derive(Default)]
pub struct Sealed {
    pub texts: Vec<String>,
    search: Option<AhoCorasick>,
}

impl Sealed {
    pub fn of(view: &Value) -> Sealed {
        Sealed::searching(secrets(view))
    }

    /// Removes the events of the first game. Their names also occur in the edition `legends`, which
    /// anybody can play.
    pub fn without_first_events(self) -> Sealed {
        let main = Pack::embedded("meridian").expect("the built-in pack");
        let packs = || std::iter::once(&*main).chain(main.languages.values());
        let first = packs().flat_map(|pack| pack.events.iter().filter(|event| event.added_by.is_none()));
        let known: BTreeSet<&String> = first.flat_map(|event| [&event.title, &event.text]).collect();
        Sealed::searching(self.texts.into_iter().filter(|text| !known.contains(text)).collect())
    }

    fn searching(texts: Vec<String>) -> Sealed {
        let spellings = texts.iter().flat_map(|text| [text.clone(), quoted(text)]);
        let search = AhoCorasick::builder().match_kind(MatchKind::LeftmostLongest).build(spellings);
        Sealed { texts, search: Some(search.expect("the texts fit")) }
    }

    /// Returns the first sealed text that a message contains.
    pub fn leak(&self, message: &str) -> Option<&str> {
        let found = self.search.as_ref().expect("made of a view").find(message)?;
        Some(&self.texts[found.pattern().as_usize() / 2])
    }
}

/// Returns all sealed texts, in no particular order.
fn secrets(view: &Value) -> Vec<String> {
    let main = Pack::embedded("meridian").expect("the built-in pack");
    let mut secrets = BTreeSet::new();
    let mut open = BTreeSet::new();
    let read = read(&main, view);
    for pack in std::iter::once(&*main).chain(main.languages.values()) {
        let rows = pack.story.iter().enumerate();
        for (row, side) in rows {
            let into = if read.contains(&row) { &mut open } else { &mut secrets };
            into.extend([side.title.clone(), side.text.clone()]);
        }
        collect(pack, view, &mut secrets, &mut open);
    }
    let secrets: Vec<String> = secrets.into_iter().filter(|text| text.chars().count() >= LEAST).collect();
    // A text that is part of an open text is not secret.
    let open = open.into_iter().collect::<Vec<_>>().join("\n");
    let search = AhoCorasick::new(&secrets).expect("the texts fit");
    let known: BTreeSet<usize> = search.find_overlapping_iter(&open).map(|found| found.pattern().as_usize()).collect();
    (0..).zip(secrets).filter(|(at, _)| !known.contains(at)).map(|(_, text)| text).collect()
}

/// Returns a text as it appears inside a JSON string.
fn quoted(text: &str) -> String {
    let json = serde_json::to_string(text).expect("a text can be written");
    json[1..json.len() - 1].to_string()
}

/// Returns the rows of the story that were read. If a side has several versions, the journal shows
/// which one was read, in the language of the view.
fn read(main: &Pack, view: &Value) -> BTreeSet<usize> {
    let journal = view["journal"].as_array().expect("a journal").iter();
    let told: BTreeSet<(&str, &str)> = journal
        .filter_map(|entry| Some((entry["fact"]["side-read"]["side"].as_str()?, entry["words"]["text"].as_str()?)))
        .collect();
    let packs: Vec<&Pack> = std::iter::once(main).chain(main.languages.values()).collect();
    let is_read =
        |row: &usize| packs.iter().any(|pack| told.contains(&(&*pack.story[*row].id, &*pack.story[*row].text)));
    (0..main.story.len()).filter(is_read).collect()
}

fn collect(pack: &Pack, view: &Value, secrets: &mut BTreeSet<String>, open: &mut BTreeSet<String>) {
    let mut sort = |is_open: bool, texts: &[&String]| {
        let into = if is_open { &mut *open } else { &mut *secrets };
        into.extend(texts.iter().map(|text| text.to_string()));
    };
    let asked = view["suspects"].as_array().is_some_and(|suspects| !suspects.is_empty());
    pack.suspects.iter().for_each(|suspect| sort(asked, &[&suspect.name, &suspect.text]));
    pack.audit_texts.iter().for_each(|audit| sort(view["audit"].is_object(), &[&audit.title, &audit.text]));
    let boxes = named(view, "box-opened", "chest");
    pack.boxes.iter().for_each(|chest| sort(boxes.contains(&chest.id), &[&chest.name, &chest.text, &chest.contents]));
    let rules = named(view, "rule-placed", "slot");
    // The program's own texts may use the name of a rule, for example in a line of the score sheet.
    pack.rules.iter().for_each(|rule| sort(rules.contains(rule.slot.word()), &[&rule.text]));
    let mut events = named(view, "event-added", "event");
    events.extend(named(view, "event-retired", "event"));
    events.extend(named(view, "events-discarded", "events"));
    for event in &pack.events {
        sort(events.contains(&event.id), &[&event.title, &event.text]);
    }
    let drawn = named(view, "postcard-drawn", "postcard");
    let cards: Vec<&Value> = (view["companies"].as_array().into_iter().flatten())
        .flat_map(|company| company["postcards"].as_array().into_iter().flatten())
        .chain(view["retired"]["postcards"].as_array().into_iter().flatten())
        .collect();
    for card in &pack.postcards {
        sort(drawn.contains(&card.number.to_string()), &[&card.public.title, &card.public.text]);
        let shown = cards.iter().any(|seen| seen["number"] == card.number && seen["private"].is_object());
        sort(shown, &[&card.private.text]);
    }
    let crew = named(view, "crew-added", "crew");
    pack.crew.iter().for_each(|card| sort(crew.contains(&card.id), &[&card.title, &card.text]));
    let pavilions = named(view, "pavilions-added", "pavilions");
    pack.pavilions.iter().for_each(|pavilion| sort(pavilions.contains(&pavilion.id), &[&pavilion.name]));
    let mut boards = named(view, "board-added", "board");
    // A pending fork opens both of its boards.
    let offered = view["fork"].as_array().into_iter().flatten();
    boards.extend(offered.filter_map(|board| board["id"].as_str().map(str::to_string)));
    pack.boards.iter().for_each(|board| sort(board.start || boards.contains(&board.id), &[&board.note]));
    let tickets = named(view, "tickets-added", "board");
    for ticket in &pack.tickets {
        sort(ticket.pack.as_ref().is_none_or(|board| tickets.contains(board)), &[&ticket.narrative]);
    }
    let epilogues = named(view, "epilogue-read", "company");
    let winner = &view["audit"]["books"][0]["company"];
    let is_read = |company: &str| winner == company && epilogues.contains(company);
    pack.companies.iter().for_each(|firm| sort(is_read(firm.color.name()), &[&firm.epilogue]));
}
