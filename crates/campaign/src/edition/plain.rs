//! The board that remains after a campaign, with the rules of an ordinary map.

use super::{GameText, cards, list, quoted, tables};
use crate::pack::Pack;
use crate::state::CampaignProgress;

/// The deck, terms, claim steps and score sheet of an ordinary map.
const TERMS: &str = r#"
[[decks]]
name = "tickets"
tickets = ["main"]

[terms]
trains = 45
hand = 4
opening_tickets = { deal = 3, keep = 2, returned = "shuffled-under" }
drawn_tickets = { deal = 3, keep = 1 }
second_owner_from = { double = 4, triple = 2 }
draw_floor = 0

[steps.claimed]
1 = { route-points = [1, 2, 4, 7, 10, 15] }

[score]
lines = ["routes", "tickets", { longest-path = 10 }]
ties = ["tickets-completed", "longest-path"]
"#;

/// Returns the board as an edition with the rules of an ordinary map.
pub(super) fn text(pack: &Pack, state: &CampaignProgress) -> GameText {
    let colors = pack.companies.iter().map(|company| company.color.name());
    let mut edition = format!("version = {}\ntitle = {}\n", pack.version, quoted(&pack.title));
    edition += &format!("seats = {}\nmenu = [\"draw-cards\", \"claim-route\", \"draw-tickets\"]\n", list(colors));
    edition += &cards::train_cards(&pack.numbers, false);
    edition += TERMS;
    let [cities, routes, tickets] = tables::PLAIN;
    GameText {
        name: format!("{}-plain", pack.name),
        edition,
        cities: tables::cities(pack, state, cities),
        routes: tables::routes(pack, state, routes),
        tickets: tables::tickets(pack, state, tickets),
    }
}
