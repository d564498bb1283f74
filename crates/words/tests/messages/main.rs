//! Every message exists in every language with the same arguments, is used somewhere, and receives
//! the arguments that it needs.

mod ftl;
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use words::{AREAS, Language, Message};

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = ftl::messages(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let here = ftl::messages(language);
        let missing: Vec<_> = english.keys().filter(|id| !here.contains_key(*id)).collect();
        let too_many: Vec<_> = here.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language} has no {missing:?}");
        assert!(too_many.is_empty(), "English has no {too_many:?}, but {language} has");
        for (id, wanted) in &english {
            assert_eq!(wanted, &here[id], "{id} in English and {language}");
        }
    }
}

#[test]
fn every_file_is_embedded() {
    for language in Language::ALL {
        let mine = ftl::names(language).into_iter().filter(|name| {
            let first = name.split('-').next().unwrap_or_default();
            AREAS.iter().any(|area| area.split('-').next() == Some(first))
        });
        let carried: BTreeSet<String> = AREAS.iter().map(|area| area.to_string()).collect();
        assert_eq!(mine.collect::<BTreeSet<_>>(), carried, "the files of {language}");
    }
}

/// In the files listed in [`AREAS`], each message id begins with the first word of its file's name.
#[test]
fn every_id_begins_with_the_first_word_of_its_file() {
    for (id, message) in ftl::messages(Language::English) {
        let first = message.area.split('-').next().unwrap_or_default();
        assert!(id.starts_with(&format!("{first}-")), "{id} stands in {}.ftl", message.area);
    }
}

#[test]
fn every_message_is_used_and_every_used_id_exists() {
    let english = ftl::messages(Language::English);
    let text = sources::all();
    let literals = sources::ids(&text);
    let unused: Vec<_> = english.keys().filter(|id| !literals.contains(id.as_str())).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
    let begins = |id: &str| AREAS.iter().any(|area| id.split('-').next() == area.split('-').next());
    let unknown: Vec<_> = literals.into_iter().filter(|id| begins(id) && !english.contains_key(*id)).collect();
    assert!(unknown.is_empty(), "nowhere written: {unknown:?}");
}

#[test]
fn every_message_gets_its_arguments() {
    let english = ftl::messages(Language::English);
    let text = sources::all();
    let said = sources::said(&text);
    assert!(!said.is_empty());
    for (id, given) in said {
        let message = english.get(id).unwrap_or_else(|| panic!("{id} is used but not defined"));
        assert_eq!(message.wants, given, "what {id} wants, and what it is given somewhere");
    }
}

#[test]
fn every_message_can_be_formatted() {
    for (id, message) in ftl::messages(Language::English) {
        let id: &'static str = id.leak();
        for language in Language::ALL {
            for number in [0, 1, 2, 5, 1_000_000] {
                let whole = message
                    .wants
                    .iter()
                    .fold(Message::new(id), |so_far, name| so_far.with(String::leak(name.clone()), number));
                let text = whole.text(language);
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{id} in {language}: {text:?}");
            }
        }
    }
}

/// Finds messages of the server and the terminal that have the same text as one of the page's
/// messages in every language. Messages whose texts differ in any language are not doubles.
fn doubles(languages: &[BTreeMap<String, (String, String)>]) -> Vec<[String; 2]> {
    let mut page = BTreeMap::new();
    let mut own = Vec::new();
    for (id, (file, text)) in &languages[0] {
        let texts: Vec<&String> =
            languages.iter().filter_map(|messages| messages.get(id)).map(|(_, text)| text).collect();
        // Texts with only placeholders and punctuation are skipped.
        if !text.split(['{', '}']).step_by(2).any(|part| part.contains(char::is_alphabetic)) && !text.contains("->") {
            continue;
        }
        match file.split('-').next() {
            Some("outside" | "refusal" | "terminal" | "verdict") => own.push((id, texts)),
            _ => drop(page.insert(texts, id)),
        }
    }
    own.into_iter().filter_map(|(id, texts)| Some([id.clone(), page.get(&texts)?.to_string()])).collect()
}

#[test]
fn no_sentence_exists_for_the_terminal_and_for_the_page() {
    let mut languages = Language::ALL.map(ftl::all_texts);
    assert_eq!(doubles(&languages), [[""; 2]; 0], "use the page's message in the terminal");
    // A planted double is found, whatever the names of its arguments are.
    let planted = "terminal-planted = { $somebody } claimed { $what } with { $these }.";
    let (_, text) = ftl::texts(planted).remove(0);
    let english = languages[0]["fact-claimed"].1.clone();
    assert_eq!(text, english);
    for messages in &mut languages {
        let same = messages["fact-claimed"].1.clone();
        messages.insert("terminal-planted".into(), ("terminal".into(), same));
    }
    assert_eq!(doubles(&languages), [["terminal-planted", "fact-claimed"]]);
}

/// Proves that the searches above find planted ids.
#[test]
fn source_searches_find_planted_ids() {
    let text = r##"
        let a = message!("area-one", first = a("area-quoted", b = 1), second = x == y,);
        say!(language, "area-two"); // say!(language, "area-comment", x = 1)
        let id = "area-three"; let other = r"two-words\"; let long = r#"a "b-c" d"#; message!(
            "area-four",
            number = match x { Some(y) => y, None => 0 },
        );
    "##;
    let said: BTreeMap<&str, BTreeSet<String>> = sources::said(text).into_iter().collect();
    let given = |id: &str| said[id].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(said.len(), 3);
    assert_eq!(given("area-one"), ["first", "second"]);
    assert_eq!(given("area-two"), [""; 0]);
    assert_eq!(given("area-four"), ["number"]);
    let ids = sources::ids(text);
    assert_eq!(ids, BTreeSet::from(["area-one", "area-two", "area-three", "area-four", "area-quoted"]));
    assert_eq!(
        ftl::wanted("a = { $n ->\n [one] { $x }\n *[other] { DATETIME($y) } { -term(z: 1) }\n }"),
        ["n", "x", "y"]
    );
}

#[test]
fn titles_that_end_with_a_mark_get_no_full_stop() {
    let told =
        |title: &str, language| words::message!("fact-event-turned", title = title, text = "All draw.").text(language);
    assert_eq!(told("Extra! Extra!", Language::English), "News: Extra! Extra! All draw.");
    assert_eq!(told("Fog", Language::English), "News: Fog. All draw.");
    assert!(Language::ALL.into_iter().all(|language| !told("Who?", language).contains("?.")));
    // File names and numbers are left alone.
    assert_eq!(words::single_stops("a!.txt ... 3.5 ../b?"), "a!.txt ... 3.5 ../b?");
}
