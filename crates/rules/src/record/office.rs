//! The contents of offices from earlier games, as stored in the header of a record.

use super::text::Damage;
use crate::setup::Office;

/// The offices parsed from a header, in any order.
#[derive(Default)]
pub(super) struct Offices(Vec<(usize, String, Office)>);

impl Offices {
    /// Parses a line such as `office red trains 23 postcards 63:1 64:2 crew cr01`.
    pub fn read(&mut self, line: usize, words: &[&str]) -> Result<(), Damage> {
        let bad = |what: &str| Damage { line, reason: format!("this office is invalid: {what}") };
        let [color, "trains", trains, rest @ ..] = words else {
            return Err(bad("write 'office COLOUR trains N', then postcards and crew, if any"));
        };
        let mut office =
            Office { trains: number(trains).ok_or_else(|| bad("write a number of trains"))?, ..Office::default() };
        let mut crew = false;
        for word in rest {
            match (*word, crew) {
                ("postcards", false) => {}
                ("crew", false) => crew = true,
                (id, true) => office.crew.push(id.to_string()),
                (held, false) => {
                    let parts = held.split_once(':').and_then(|(card, uses)| Some((number(card)?, number(uses)?)));
                    office.postcards.push(parts.ok_or_else(|| bad("write postcards as 'number:uses'"))?);
                }
            }
        }
        if self.0.iter().any(|(_, of, _)| of == color) {
            return Err(bad("this seat already has one"));
        }
        self.0.push((line, color.to_string(), office));
        Ok(())
    }

    /// Returns the offices in seat order. The list is empty if the header has none.
    pub fn in_order(self, colors: &[String]) -> Result<Vec<Office>, Damage> {
        if let Some((line, color, _)) = self.0.iter().find(|(_, color, _)| !colors.contains(color)) {
            return Err(Damage { line: *line, reason: format!("no seat is {color}") });
        }
        let of = |color: &String| self.0.iter().find(|(_, of, _)| of == color).map(|(_, _, office)| office.clone());
        Ok(colors.iter().filter_map(of).collect())
    }
}

/// Parses the numbers of postcards, such as `63 64`. The line number is for the error.
pub(super) fn postcards(line: usize, words: &[&str]) -> Result<Vec<u8>, Damage> {
    let numbers = words.iter().map(|word| number(word)).collect::<Option<Vec<u8>>>();
    numbers.ok_or_else(|| Damage { line, reason: "write postcards by their numbers".to_string() })
}

/// Formats an office as a line of the header.
pub(super) fn office_line(color: &str, office: &Office) -> String {
    let mut line = format!("office {color} trains {}", office.trains);
    if !office.postcards.is_empty() {
        line += " postcards";
        office.postcards.iter().for_each(|(number, uses)| line += &format!(" {number}:{uses}"));
    }
    if !office.crew.is_empty() {
        line += &format!(" crew {}", office.crew.join(" "));
    }
    line + "\n"
}

fn number(word: &str) -> Option<u8> {
    if word.bytes().all(|byte| byte.is_ascii_digit()) { word.parse().ok() } else { None }
}
