//! The state hash: the SHA-256 of a canonical text, not of bytes in memory. The text covers the
//! public table, every seat's private state and the piles; `docs/record.md` specifies it.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::agenda::{Ask, Deal, Task};
use crate::card::{Cards, Face};
use crate::game::Game;
use crate::ids::{Id, PlaceId, Seat, TicketId};
use crate::mechanism;
use crate::ticket::Mix;

/// Returns the SHA-256 of the canonical text of a game, in hexadecimal.
pub fn state_hash<const W: usize>(game: &Game<W>, colors: &[String]) -> String {
    hex::encode(Sha256::digest(state_text(game, colors).as_bytes()))
}

/// Returns the canonical text of a whole game. It contains every secret, so use it only for
/// hashing.
pub(crate) fn state_text<const W: usize>(game: &Game<W>, colors: &[String]) -> String {
    let mut text = String::with_capacity(2048);
    write(&mut text, game, colors).expect("writing to a string does not fail");
    text
}

fn write<const W: usize>(out: &mut String, game: &Game<W>, colors: &[String]) -> std::fmt::Result {
    let (open, edition) = (&game.state.open, &game.tables.edition);
    let seat = |seat: Seat| colors[seat.index()].as_str();
    let place = |place: PlaceId| edition.places[place.index()].id.as_str();
    let deck = |deck: u8| edition.decks[deck as usize].as_str();
    let ability = |ability: u8| edition.card_id(ability);
    let maybe_seat = |found: Option<Seat>| found.map_or("none", seat);
    match *open.agenda.top() {
        Task::Close => writeln!(out, "over")?,
        Task::Ask(ask) => match ask {
            Ask::OpeningMix => writeln!(out, "asked mix")?,
            Ask::OpeningTickets => writeln!(out, "asked opening-tickets")?,
            Ask::Turn(on) => writeln!(out, "asked turn {}", seat(on))?,
            Ask::SecondCard(on) => writeln!(out, "asked second-card {}", seat(on))?,
            Ask::Tickets(on) => writeln!(out, "asked tickets {}", seat(on))?,
            Ask::Passenger(on, at) => writeln!(out, "asked passenger {} {}", seat(on), place(at))?,
            Ask::Use(on, card) => writeln!(out, "asked use {} {}", seat(on), ability(card))?,
            Ask::Choose(on, card) => writeln!(out, "asked choose {} {}", seat(on), ability(card))?,
            Ask::Take(on) => writeln!(out, "asked take {}", seat(on))?,
            Ask::Crew(on, slot) => writeln!(out, "asked crew {} {slot}", seat(on))?,
            Ask::Cards(on, trigger) => writeln!(out, "asked cards {} {}", seat(on), trigger.word())?,
            Ask::Wage(on, slot) => writeln!(out, "asked wage {} {slot}", seat(on))?,
            Ask::Privilege(on) => writeln!(out, "asked privilege {}", seat(on))?,
            Ask::Stakes(on) => writeln!(out, "asked stakes {}", seat(on))?,
            Ask::Pay(on) => writeln!(out, "asked pay {}", seat(on))?,
            Ask::Second(on) => writeln!(out, "asked second-claim {}", seat(on))?,
            Ask::Hazard(on) => writeln!(out, "asked hazard {}", seat(on))?,
            Ask::Deliver(on) => writeln!(out, "asked deliver {}", seat(on))?,
            Ask::Load(on, at) => writeln!(out, "asked load {} {}", seat(on), place(at))?,
            Ask::Telegraph(on) => writeln!(out, "asked wire {}", seat(on))?,
            Ask::TelegraphKeep(on) => writeln!(out, "asked wire-keep {}", seat(on))?,
            Ask::HouseMeal(on) => writeln!(out, "asked dine {}", seat(on))?,
            Ask::HouseSite(on) => writeln!(out, "asked house {}", seat(on))?,
            Ask::Window(on) => writeln!(out, "asked window {}", seat(on))?,
        },
        Task::Deal(deal) => match deal {
            Deal::Passenger(at) => writeln!(out, "deal passenger {}", place(at))?,
            Deal::OpeningCard(to) => writeln!(out, "deal opening-card {}", seat(to))?,
            Deal::Card(to) => writeln!(out, "deal card {}", seat(to))?,
            Deal::Market(slot) => writeln!(out, "deal market {}", slot.index())?,
            Deal::Ticket(to, from) => writeln!(out, "deal ticket {} {}", seat(to), deck(from))?,
            Deal::First => writeln!(out, "deal first")?,
            Deal::Event(_) => writeln!(out, "deal event")?,
            Deal::Window(slot) => writeln!(out, "deal window {slot}")?,
            Deal::Rate => writeln!(out, "deal rate")?,
            Deal::Snow => writeln!(out, "deal snow")?,
            Deal::Pavilion => writeln!(out, "deal pavilion")?,
            Deal::Postcard(to) => writeln!(out, "deal postcard {}", seat(to))?,
            Deal::Telegraph(to) => writeln!(out, "deal wire {}", seat(to))?,
            Deal::Hazard(to) => writeln!(out, "deal hazard {}", seat(to))?,
        },
        _ => unreachable!("the agenda is worked off after every answer"),
    }
    writeln!(out, "first {}", maybe_seat(open.first))?;
    writeln!(out, "turn {}", maybe_seat(open.turn))?;
    writeln!(out, "turns-left {}", open.turns_left.map_or("none".to_string(), |left| left.to_string()))?;
    writeln!(out, "passes {}", open.passes)?;
    let slots = open.market.faces().map(|face| face.map_or("-", Face::name));
    writeln!(out, "market {}", slots.join(" "))?;
    writeln!(out, "stands {}", if open.stands { "yes" } else { "no" })?;
    writeln!(out, "resets {}", open.resets)?;
    writeln!(out, "deck {}", game.state.hidden.deck)?;
    writeln!(out, "discard {}", open.discard)?;
    writeln!(out, "newspapers {} {}", open.deck_newspapers, open.discard_newspapers)?;
    let ids = |tickets: &mut dyn Iterator<Item = TicketId>| -> String {
        tickets.map(|ticket| format!(" {}", edition.tickets[ticket.index()].id)).collect()
    };
    for (at, name) in edition.decks.iter().enumerate() {
        let [top, under] = game.state.hidden.tickets.shuffled(at);
        writeln!(out, "pile {name} top{}", ids(&mut top.iter()))?;
        writeln!(out, "pile {name} under{}", ids(&mut under.iter()))?;
        writeln!(out, "pile {name} bottom{}", ids(&mut game.state.hidden.tickets.in_order(at)))?;
    }
    for (at, here) in edition.places.iter().enumerate() {
        let waiting: Vec<&str> =
            open.waiting_at(&game.tables, PlaceId::new(at)).iter().flatten().map(|c| c.name()).collect();
        if !waiting.is_empty() {
            writeln!(out, "waiting {} {}", here.id, waiting.join(" "))?;
        }
    }
    for on in open.all_seats() {
        let (name, at) = (seat(on), on.index());
        let own = &game.state.own[at];
        writeln!(out, "seat {name} trains {} score {} coins {}", open.trains[at], open.score[at], open.coins(on))?;
        writeln!(out, "hand {name} {}", own.hand)?;
        let routes: String =
            open.owned[at].iter().map(|route| format!(" {}", edition.routes[route.index()].id)).collect();
        writeln!(out, "routes {name}{routes}")?;
        writeln!(out, "tickets {name}{}", ids(&mut own.tickets.iter()))?;
        writeln!(out, "offer {name}{}", ids(&mut own.offer.as_slice().iter().copied()))?;
        let passengers = Cards::of_colors(open.passengers[at]);
        writeln!(out, "passengers {name} {passengers}")?;
        if open.turn.is_none() {
            let answered = open.answered >> at & 1 == 1;
            let Mix(mix) = own.sealed_mix.unwrap_or(open.mixes[at]);
            writeln!(out, "mix {name} {} {}", mix[0], mix[1])?;
            let chosen = own.offer.chosen(own.sealed_choice);
            let sealed = if answered { ids(&mut chosen.as_slice().iter().copied()) } else { " none".to_string() };
            writeln!(out, "sealed {name}{sealed}")?;
        }
    }
    // Only editions with abilities or two-step claims have campaign lines, so the text of other
    // editions never changes.
    match &open.campaign {
        Some(campaign) if !edition.abilities.is_empty() || edition.menu.name_route => {
            mechanism::canon(out, game, campaign, colors)
        }
        _ => Ok(()),
    }
}
