//! The bot's preferences: it claims the longest route it can pay for, or else draws cards.

use serde_json::Value;

pub struct Bot {
    edition: Value,
}

impl Bot {
    pub fn new(edition: Value) -> Bot {
        Bot { edition }
    }

    /// Returns the bot's favourite choice; in a tie, the first one.
    pub fn decide(&self, seeing: &Value) -> Value {
        let choices = seeing["choices"].as_array().cloned().unwrap_or_default();
        let liking = |choice: &Value| self.liking(choice, &seeing["view"]);
        choices.into_iter().rev().max_by_key(liking).unwrap_or_default()
    }

    fn liking(&self, choice: &Value, view: &Value) -> i64 {
        let number = |value: &Value| value.as_i64().unwrap_or_default();
        if choice == "draw-blind" {
            return 5;
        }
        if choice == "pass" {
            return 0;
        }
        if let Some(claim) = choice.get("claim") {
            // Prefer long routes, and avoid locomotives if coloured cards are enough.
            let route = &self.edition["routes"][number(&claim["route"]) as usize];
            return 10 * number(&route["length"]) - number(&claim["payment"]["locomotive"]);
        }
        if let Some(slot) = choice.get("draw-face-up") {
            // Prefer the colour of which the bot holds the most cards.
            let card = view["open"]["market"][number(slot) as usize].as_str().unwrap_or_default();
            return 5 + number(&view["own"]["hand"][card]).min(4);
        }
        if let Some(kept) = choice["keep-tickets"]["kept"].as_array() {
            // Keep as few tickets as possible, and the cheapest: this bot does not build for them.
            let value = |ticket: &Value| number(&self.edition["tickets"][number(ticket) as usize]["value"]);
            return -kept.iter().map(value).sum::<i64>();
        }
        1
    }
}
