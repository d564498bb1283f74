//! The part of the canonical text of a game of campaign games; `docs/record.md` specifies it.

use std::fmt::Write;

use super::{CampaignState, ClaimInProgress, Tableau};
use crate::game::Game;
use crate::ids::{Id, PlaceId, Seat};

/// Writes what cards have done, and in games that are linked what companies have.
pub(crate) fn write_extras<const W: usize>(
    out: &mut String,
    game: &Game<W>,
    campaign: &CampaignState<W>,
    colors: &[String],
) -> std::fmt::Result {
    let edition = &game.tables.edition;
    let seat = |found: Option<Seat>| found.map_or("none", |seat| colors[seat.index()].as_str());
    let event = |found: Option<u8>| found.map_or("none", |event| edition.card_id(event));
    let events = |bits: u32| -> String {
        let found = edition.events.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
        found.map(|(_, event)| format!(" {}", event.id)).collect()
    };
    writeln!(out, "events deck{}", events(campaign.event_deck))?;
    writeln!(out, "events discard{}", events(campaign.event_discard))?;
    writeln!(out, "events retired{}", events(campaign.event_retired))?;
    writeln!(out, "events turned{}", events(campaign.event_turned))?;
    if campaign.events_shuffled {
        writeln!(out, "events shuffled")?;
    }
    writeln!(out, "event {}", event(campaign.event))?;
    match campaign.claim {
        None => writeln!(out, "claim none")?,
        Some(ClaimInProgress { claim, event: named, .. }) => {
            let route = &edition.routes[claim.route.index()].id;
            writeln!(out, "claim {} {route} {}", seat(Some(claim.seat)), event(named))?;
        }
    }
    writeln!(out, "refill-by {}", seat(campaign.refill_by))?;
    writeln!(out, "extra-turns {}", campaign.extra_turns)?;
    writeln!(out, "more-tickets {}", campaign.more_tickets)?;
    writeln!(out, "keep {}", campaign.keep.map_or("none".to_string(), |keep| keep.to_string()))?;
    writeln!(out, "ended-by {}", seat(campaign.ended_by))?;
    for (at, name) in colors.iter().enumerate() {
        let Tableau { ticket_value, vault, .. } = campaign.tableaus[at];
        let added = i16::from(campaign.stock[at]) - i16::from(edition.terms.trains);
        writeln!(out, "added {name} ticket-value {ticket_value} vault {vault} trains {added}")?;
    }
    if edition.menu.name_route { write_trade(out, game, campaign, colors) } else { Ok(()) }
}

/// What only linked games have.
fn write_trade<const W: usize>(
    out: &mut String,
    game: &Game<W>,
    campaign: &CampaignState<W>,
    colors: &[String],
) -> std::fmt::Result {
    let edition = &game.tables.edition;
    let seat = |found: Option<Seat>| found.map_or("none", |seat| colors[seat.index()].as_str());
    let place = |place: PlaceId| edition.places[place.index()].id.as_str();
    let places = |places: &mut dyn Iterator<Item = PlaceId>| -> String {
        places.map(|found| format!(" {}", place(found))).collect()
    };
    if let Some(claim) = campaign.claim {
        let [any, unlocked, second] = [claim.any_color, claim.unlocked, claim.second].map(u8::from);
        writeln!(
            out,
            "claim-help {} {any} {unlocked} marks {} {} second {second}",
            claim.free, claim.picks, claim.skulls
        )?;
    }
    writeln!(out, "news-for {}", seat(campaign.news_for))?;
    writeln!(out, "pool {} {}", campaign.pool.map_or("none", |color| color.name()), campaign.chest)?;
    writeln!(out, "evidence {}", campaign.evidence)?;
    let snow: String = campaign.snow.iter().map(|route| format!(" {}", edition.routes[route.index()].id)).collect();
    writeln!(out, "snow{snow}")?;
    writeln!(out, "freight{}", places(&mut campaign.freight.iter()))?;
    let window: String = (campaign.window.iter())
        .map(|ticket| ticket.map_or(" -".to_string(), |ticket| format!(" {}", edition.tickets[ticket.index()].id)))
        .collect();
    writeln!(out, "window{window}")?;
    for (at, pavilion) in edition.pavilions.iter().enumerate().filter(|(at, _)| campaign.pavilions >> at & 1 == 1) {
        let met = colors.iter().enumerate().filter(|(seat, _)| campaign.met[at] >> seat & 1 == 1);
        let met: String = met.map(|(_, color)| format!(" {color}")).collect();
        writeln!(out, "pavilion {}{met}", pavilion.id)?;
    }
    let numbers: String = campaign.delivery.iter().map(|number| format!(" {}", number.index())).collect();
    writeln!(out, "delivery{numbers}")?;
    for (at, name) in colors.iter().enumerate() {
        let desk = &campaign.tableaus[at];
        let held: String = (desk.postcards.iter())
            .map(|held| held.map_or(" -".to_string(), |(number, uses)| format!(" {}:{uses}", number.index())))
            .collect();
        writeln!(out, "postcards {name}{held}")?;
        let drawn: String = desk.drawn.iter().map(|number| format!(" {}", number.index())).collect();
        writeln!(out, "drawn {name}{drawn}")?;
        for hired in desk.crew.iter().flatten() {
            let (id, paid) = (&edition.crew[hired.crew as usize].id, u8::from(hired.paid));
            writeln!(out, "crew {name} {id} {paid} {}", hired.uses)?;
        }
        let (stakes, stamps) = (desk.stakes, desk.stamps);
        writeln!(out, "desk {name} stakes {stakes} stamps {stamps}")?;
        writeln!(out, "tokens {name}{}", places(&mut desk.freight.iter().flatten().copied()))?;
        writeln!(out, "houses {name}{}", places(&mut desk.houses.iter().flatten().copied()))?;
        let wire: String = game.state.own[at].wire.faces().map(|face| format!(" {}", face.name())).collect();
        writeln!(out, "wire {name}{wire}")?;
    }
    writeln!(out, "ending {}", u8::from(campaign.ending))
}
