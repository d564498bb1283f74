//! The supported languages, and how the reader's language is chosen.

use std::fmt;
use std::str::FromStr;

/// A supported language. Each has a folder in `data/words`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Language {
    #[default]
    English,
    German,
    French,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// Returns the tag of this language, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }

    /// Parses a tag such as `de`, `de-AT` or `de_AT.UTF-8`.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let first = tag.split(['-', '_', '.', '@']).next().unwrap_or_default().trim();
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(first))
    }

    /// Returns the preferred supported language in an `Accept-Language` header; English if no
    /// listed language is supported.
    pub fn of_header(header: &str) -> Language {
        let mut best = (Language::English, 0.0);
        for wish in header.split(',') {
            let (tag, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
            let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
            let (Some(language), Some(weight)) = (Language::of_tag(tag.trim()), weight) else { continue };
            if weight > best.1 {
                best = (language, weight);
            }
        }
        best.0
    }

    /// Returns the language named by the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not
    /// empty; English if none is set or the language is not supported.
    pub fn of_environment() -> Language {
        Language::of_variables(|name| std::env::var(name).ok())
    }

    fn of_variables(read: impl Fn(&str) -> Option<String>) -> Language {
        let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(read).find(|value| !value.is_empty());
        said.and_then(|value| Language::of_tag(&value)).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.tag())
    }
}

/// The error for a tag that names no supported language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("use en, de or fr")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(word: &str) -> Result<Language, UnknownLanguage> {
        Language::of_tag(word).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, French, German};

    #[test]
    fn headers() {
        let cases = [
            ("", English),
            ("de", German),
            ("de-AT, fr;q=0.9", German),
            ("es, fr-CA;q=0.8, de;q=0.7", French),
            ("en;q=0.1, DE ; q=0.2", German),
            ("fr;q=0, de;q=0", English),
            ("*, de;q=high", English),
            ("de,fr", German),
            ("den, deutsch", English),
        ];
        for (header, language) in cases {
            assert_eq!(Language::of_header(header), language, "{header:?}");
        }
    }

    #[test]
    fn environments() {
        let of = |said: &[(&str, &str)]| {
            Language::of_variables(|name| said.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string()))
        };
        assert_eq!(of(&[]), English);
        assert_eq!(of(&[("LANG", "de_DE.UTF-8")]), German);
        assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "")]), German);
        assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "fr_FR@euro")]), French);
        assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C.UTF-8")]), English);
        assert_eq!(of(&[("LANG", "pt_BR.UTF-8")]), English);
    }

    #[test]
    fn typed_words() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
            assert_eq!(language.tag().to_uppercase().parse(), Ok(language));
        }
        assert_eq!("klingon".parse::<Language>(), Err(UnknownLanguage));
    }
}
