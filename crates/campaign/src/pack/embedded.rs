//! The packs of `data/packs`, embedded in the program.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::files::{
    AUDIT, BOARDS, BOXES, CITIES, COMPANIES, CREW, CUT_OFFS, EVENTS, GAMES, PACK, PAVILIONS, POSTCARDS, ROUTES, RULES,
    RULINGS, STORY, SUSPECTS, TICKETS,
};
use super::read::{Texts, read};
use super::{Pack, check};

type File = (&'static str, &'static str);

macro_rules! file {
    ($path:expr) => {
        include_str!(concat!("../../../../data/packs/", $path))
    };
}

const EMBEDDED: [(&str, &[File]); 1] = [(
    "meridian",
    &[
        (PACK, file!("meridian/pack.toml")),
        (GAMES, file!("meridian/games.csv")),
        (BOARDS, file!("meridian/boards.csv")),
        (CITIES, file!("meridian/cities.csv")),
        (ROUTES, file!("meridian/routes.csv")),
        (CUT_OFFS, file!("meridian/cutoffs.csv")),
        (TICKETS, file!("meridian/tickets.csv")),
        (COMPANIES, file!("meridian/companies.csv")),
        (EVENTS, file!("meridian/events.csv")),
        (POSTCARDS, file!("meridian/postcards.csv")),
        (CREW, file!("meridian/crew.csv")),
        (PAVILIONS, file!("meridian/pavilions.csv")),
        (STORY, file!("meridian/story.csv")),
        (BOXES, file!("meridian/boxes.csv")),
        (RULES, file!("meridian/rules.csv")),
        (SUSPECTS, file!("meridian/suspects.csv")),
        (AUDIT, file!("meridian/audit.csv")),
        (RULINGS, file!("meridian/rulings.md")),
    ],
)];

macro_rules! tongue {
    ($folder:literal) => {
        &[
            (PACK, file!(concat!($folder, "/pack.toml"))),
            (BOARDS, file!(concat!($folder, "/boards.csv"))),
            (BOXES, file!(concat!($folder, "/boxes.csv"))),
            (CITIES, file!(concat!($folder, "/cities.csv"))),
            (COMPANIES, file!(concat!($folder, "/companies.csv"))),
            (CREW, file!(concat!($folder, "/crew.csv"))),
            (EVENTS, file!(concat!($folder, "/events.csv"))),
            (PAVILIONS, file!(concat!($folder, "/pavilions.csv"))),
            (POSTCARDS, file!(concat!($folder, "/postcards.csv"))),
            (RULES, file!(concat!($folder, "/rules.csv"))),
            (STORY, file!(concat!($folder, "/story.csv"))),
            (SUSPECTS, file!(concat!($folder, "/suspects.csv"))),
            (AUDIT, file!(concat!($folder, "/audit.csv"))),
            (TICKETS, file!(concat!($folder, "/tickets.csv"))),
            (RULINGS, file!(concat!($folder, "/rulings.md"))),
        ]
    };
}

/// The files of all translations, by pack and language.
const TONGUES: [(&str, &str, &[File]); 2] =
    [("meridian", "de", tongue!("meridian/de")), ("meridian", "fr", tongue!("meridian/fr"))];

impl Pack {
    /// Lists the names of all embedded packs.
    pub fn names() -> impl Iterator<Item = &'static str> {
        EMBEDDED.iter().map(|(name, _)| *name)
    }

    /// Returns the embedded pack with this name. The pack is parsed and checked on first use. Tests
    /// ensure that every embedded pack is valid.
    pub fn embedded(name: &str) -> Option<Arc<Pack>> {
        // Each pack is parsed only once, because parsing and checking a pack takes as long as playing several games.
        static READ: Mutex<BTreeMap<&str, Arc<Pack>>> = Mutex::new(BTreeMap::new());
        let (name, files) = EMBEDDED.iter().find(|(known, _)| *known == name)?;
        let mut packs = READ.lock().unwrap_or_else(PoisonError::into_inner);
        Some(Arc::clone(packs.entry(name).or_insert_with(|| Arc::new(parse(name, files)))))
    }
}

fn parse(name: &str, files: &[File]) -> Pack {
    let (draft, flaws) = read(&Texts { name, files: files.iter().copied().collect() });
    let pack = draft.map(|draft| check::check(draft, flaws));
    let mut pack = pack.and_then(Result::ok).expect("the tests read every embedded pack");
    for (_, language, files) in TONGUES.iter().filter(|(of, ..)| *of == name) {
        let files: BTreeMap<&str, String> = files.iter().map(|(file, text)| (*file, text.to_string())).collect();
        pack.languages.insert(language.to_string(), pack.translated(language, &files).0);
    }
    pack
}
