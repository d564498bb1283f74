//! The messages embedded in the binary.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Language;

type Bundle = FluentBundle<FluentResource>;

macro_rules! areas {
    ($($area:literal)*) => {
        /// The files in `data/words` that Rust code uses. The web page uses all other files, and
        /// some of these.
        pub const AREAS: &[&str] = &[$($area),*];

        const fn texts(language: Language) -> &'static [&'static str] {
            match language {
                Language::English => &[$(include_str!(concat!("../../../data/words/en/", $area, ".ftl"))),*],
                Language::German => &[$(include_str!(concat!("../../../data/words/de/", $area, ".ftl"))),*],
                Language::French => &[$(include_str!(concat!("../../../data/words/fr/", $area, ".ftl"))),*],
            }
        }
    };
}

areas! {
    "analysis" "camp-ask" "camp-told" "choice" "edition" "effect" "event" "fact" "office" "outside" "question"
    "refusal" "refused" "rule" "score" "terminal" "terminal-campaign" "terminal-charter" "terminal-house"
    "terminal-map" "terminal-prompt" "terminal-record" "terminal-told" "verdict" "word"
}

fn bundle(language: Language) -> &'static Bundle {
    static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| read(Language::English));
    static GERMAN: LazyLock<Bundle> = LazyLock::new(|| read(Language::German));
    static FRENCH: LazyLock<Bundle> = LazyLock::new(|| read(Language::French));
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::French => &FRENCH,
    }
}

/// Parses the messages of a language. Messages that cannot be parsed fall back to English; tests
/// report them.
fn read(language: Language) -> Bundle {
    let tag = language.tag().parse().expect("a tag of ours is a tag");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Isolation marks are only needed for mixed writing directions, and a terminal would show them.
    bundle.set_use_isolating(false);
    for text in texts(language) {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_string());
        let _ = bundle.add_resource(resource);
    }
    bundle
}

/// Formats a message in the given language, or in English if that language lacks the message. If
/// English lacks it too, returns its id. Tests ensure that no message is missing.
pub fn format(language: Language, id: &str, arguments: &FluentArgs<'_>) -> String {
    for bundle in [bundle(language), bundle(Language::English)] {
        if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
            debug_assert!(errors.is_empty(), "{id} cannot be formatted in {language}: {errors:?}");
            return crate::single_stops(&text);
        }
    }
    debug_assert!(false, "there is no message {id}");
    id.to_string()
}
