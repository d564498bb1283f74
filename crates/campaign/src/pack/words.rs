//! Error messages about unknown words.

/// Minimum similarity at which a known word is suggested.
const ALIKE: f64 = 0.6;

/// Describes an unknown word and suggests the most similar known word. If none is similar, all
/// known words are listed.
pub(super) fn unknown(word: &str, known: &[&str]) -> String {
    let alike = |known: &str| strsim::normalized_damerau_levenshtein(word, known);
    let best = known.iter().copied().max_by(|a, b| alike(a).total_cmp(&alike(b)));
    match best.filter(|best| alike(best) >= ALIKE) {
        Some(best) => format!("'{word}' is unknown here; write {best}."),
        None => format!("'{word}' is unknown here; write one of {}.", known.join(", ")),
    }
}

/// Returns the value of a word. If the word is unknown, the error suggests a known one.
pub(super) fn one_of<T: Copy>(word: &str, words: &[(&str, T)]) -> Result<T, String> {
    let found = words.iter().find(|(known, _)| *known == word);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
        unknown(word, &known)
    })
}
