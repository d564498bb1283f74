//! Writes the tables of an edition, with only the cities, routes and tickets in play. The last
//! columns of each table are for campaign mechanisms, so plain maps omit them.

use crate::location::{CardId, Location};
use crate::pack::{Pack, PackTicket};
use crate::state::CampaignProgress;

/// Number of columns in the tables of a plain map: cities, routes and tickets.
pub(super) const PLAIN: [usize; 3] = [4, 5, 4];
/// Number of columns in the tables of a campaign game: cities, routes and tickets.
pub(super) const WHOLE: [usize; 3] = [9, 6, 5];

pub(super) fn cities(pack: &Pack, state: &CampaignProgress, columns: usize) -> String {
    let mut text = row(&["id", "name", "lon", "lat", "size", "piece", "zone", "supply", "demand"][..columns]);
    for city in pack.cities.iter().filter(|city| state.boards.contains(&city.board)) {
        let (lon, lat) = (city.lon.to_string(), city.lat.to_string());
        let size = if city.large { "large" } else { "" };
        let supply = city.supply.as_deref().unwrap_or("");
        let demand = city.demand.join("|");
        let zone = city.zone.letter();
        text += &row(&[&city.id, &city.name, &lon, &lat, size, &city.board, zone, supply, &demand][..columns]);
    }
    text
}

/// Writes the printed routes that have both ends on the table (LEG-19), then the cut-offs in the
/// colours of their builders.
pub(super) fn routes(pack: &Pack, state: &CampaignProgress, columns: usize) -> String {
    let mut text = row(&["a", "b", "length", "color", "group", "snow"][..columns]);
    for route in pack.routes.iter().filter(|route| route.needs.iter().all(|board| state.boards.contains(board))) {
        let [a, b] = &route.ends;
        let group = if route.parts > 1 { format!("{a}-{b}") } else { String::new() };
        let color = route.color.map_or("gray", |color| color.name());
        let snow = if route.snow { "yes" } else { "no" };
        text += &row(&[a, b, &route.length.to_string(), color, &group, snow][..columns]);
    }
    for (id, builder) in &state.cut_offs {
        for cut_off in pack.cut_offs.iter().filter(|cut_off| cut_off.id == *id) {
            let [a, b] = &cut_off.ends;
            text += &row(&[a, b, &cut_off.length.to_string(), builder.name(), "", "no"][..columns]);
        }
    }
    text
}

pub(super) fn tickets(pack: &Pack, state: &CampaignProgress, columns: usize) -> String {
    let mut text = row(&["deck", "a", "b", "value", "band"][..columns]);
    let in_deck = |ticket: &&PackTicket| state.at(&CardId::Ticket(ticket.id.clone())) == Location::Tickets;
    for ticket in pack.tickets.iter().filter(in_deck) {
        let [a, b] = &ticket.ends;
        text += &row(&["main", a, b, &ticket.value.to_string(), &ticket.band][..columns]);
    }
    text
}

/// Formats a line of CSV.
fn row(cells: &[&str]) -> String {
    let quoted = cells.iter().map(|cell| match cell.contains([',', '"', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_string(),
    });
    quoted.collect::<Vec<_>>().join(",") + "\n"
}
