//! Terminal output: line wrapping, and escaping of control characters.

use std::fmt::Write;

/// Default width if the terminal does not report its own.
const USUAL_WIDTH: usize = 80;
/// Allowed line widths. Narrower terminals get the minimum; lines longer than the maximum would be
/// hard to read.
const WIDTHS: std::ops::RangeInclusive<usize> = 40..=120;

/// Returns the number of characters per line: from COLUMNS, or else from the terminal.
pub fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let measured = || console::Term::stdout().size_checked().map(|(_, columns)| usize::from(columns));
    let width = told.or_else(measured).filter(|&width| width > 0).unwrap_or(USUAL_WIDTH);
    width.clamp(*WIDTHS.start(), *WIDTHS.end())
}

/// Wraps lines between words. Continuation lines are aligned with the text after the choice number
/// or list mark.
pub fn wrapped(text: &str, width: usize) -> String {
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        wrap_line(&mut out, line, width);
    }
    out
}

fn wrap_line(out: &mut String, line: &str, width: usize) {
    let indent = " ".repeat(hanging(line).min(width / 2));
    let mut rest = line.to_string();
    while let Some(at) = break_at(&rest, width, indent.len()) {
        out.push_str(rest[..at].trim_end());
        out.push('\n');
        rest = format!("{indent}{}", rest[at..].trim_start_matches(' '));
    }
    out.push_str(&rest);
}

/// Returns the column at which the text after a mark begins, as in `  3  claim`, `* You drew` and
/// `  m  all routes`.
fn hanging(line: &str) -> usize {
    let blanks = |text: &str| text.chars().take_while(|letter| *letter == ' ').count();
    let before = blanks(line);
    let mark = line.trim_start().split(' ').next().unwrap_or("");
    let behind = blanks(&line[before + mark.len()..]);
    match mark {
        "*" => before + 2,
        _ if behind > 1 && mark.chars().count() <= 3 => before + mark.chars().count() + behind,
        _ if before == 2 => 4,
        _ => before,
    }
}

/// Returns the byte index of the space at which to break a line: the last one that fits, or else
/// the first one. `None` if the line fits or is a single word.
fn break_at(line: &str, width: usize, indent: usize) -> Option<usize> {
    let trimmed = line.trim_end();
    if trimmed.chars().count() <= width {
        return None;
    }
    let start = trimmed.len() - trimmed.trim_start().len();
    let blanks =
        trimmed.char_indices().enumerate().filter(|(_, (at, letter))| *letter == ' ' && *at > start.max(indent));
    let mut found = None;
    for (column, (at, _)) in blanks {
        if column > width && found.is_some() {
            break;
        }
        found = Some(at);
    }
    found
}

/// Escapes control characters other than line breaks and tabs, as in JSON. Names in records and
/// maps are untrusted, and the terminal would interpret control characters in them.
pub fn printable(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' | '\t' => out.push(letter),
            _ if letter.is_control() => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{printable, wrapped};

    #[test]
    fn lines_break_between_words_and_hang_under_their_text() {
        let cases = [
            ("a line of words\n", "a line of words\n"),
            ("one two three four five six\n", "one two three\nfour five six\n"),
            ("  3  one two three four\n", "  3  one two\n     three four\n"),
            ("* one two three four\n", "* one two three\n  four\n"),
            ("averylongwordthatfitsnowhere\n", "averylongwordthatfitsnowhere\n"),
            ("no averylongwordthatfitsnowhere no\n", "no\naverylongwordthatfitsnowhere\nno\n"),
            ("größer größer größer", "größer größer\ngrößer"),
        ];
        for (text, expected) in cases {
            assert_eq!(wrapped(text, 15), expected);
        }
    }

    #[test]
    fn control_characters_are_written_out() {
        assert_eq!(printable("Köln\u{1b}[2J\u{9b}\n"), "Köln\\u001b[2J\\u009b\n");
    }
}
