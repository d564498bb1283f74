//! The tables of an edition, limited to what is on the table.

use crate::location::{CardId, Location};
use crate::pack::{Pack, PackTicket};
use crate::state::CampaignProgress;

pub(super) fn cities(pack: &Pack, state: &CampaignProgress) -> String {
    let mut text = String::from("id,name,lon,lat,size,piece,zone,supply,demand\n");
    for city in pack.cities.iter().filter(|city| state.boards.contains(&city.board)) {
        let (lon, lat) = (city.lon.to_string(), city.lat.to_string());
        let size = if city.large { "large" } else { "" };
        let supply = city.supply.as_deref().unwrap_or("");
        let demand = city.demand.join("|");
        let zone = city.zone.letter();
        text += &row(&[&city.id, &city.name, &lon, &lat, size, &city.board, zone, supply, &demand]);
    }
    text
}

/// Writes printed routes with both ends on the table (LEG-19), then cut-offs in their builders'
/// colours.
pub(super) fn routes(pack: &Pack, state: &CampaignProgress) -> String {
    let mut text = String::from("a,b,length,color,group,snow\n");
    for route in pack.routes.iter().filter(|route| route.needs.iter().all(|board| state.boards.contains(board))) {
        let [a, b] = &route.ends;
        let group = if route.parts > 1 { format!("{a}-{b}") } else { String::new() };
        let color = route.color.map_or("gray", |color| color.name());
        text += &row(&[a, b, &route.length.to_string(), color, &group, if route.snow { "yes" } else { "no" }]);
    }
    for (id, builder) in &state.cut_offs {
        for cut_off in pack.cut_offs.iter().filter(|cut_off| cut_off.id == *id) {
            let [a, b] = &cut_off.ends;
            text += &row(&[a, b, &cut_off.length.to_string(), builder.name(), "", "no"]);
        }
    }
    text
}

pub(super) fn tickets(pack: &Pack, state: &CampaignProgress) -> String {
    let mut text = String::from("deck,a,b,value,band\n");
    let in_deck = |ticket: &&PackTicket| state.at(&CardId::Ticket(ticket.id.clone())) == Location::Tickets;
    for ticket in pack.tickets.iter().filter(in_deck) {
        let [a, b] = &ticket.ends;
        text += &row(&["main", a, b, &ticket.value.to_string(), &ticket.band]);
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
