//! From the game that waits to a table of the engine, and from a finished game back to its result.

use std::sync::Arc;

use rules::edition::{Edition, Files, Flaw, check, parse};
use rules::game::Game;
use rules::ids::{Id, Seat, TicketId};
use rules::network::Network;
use rules::seen::Viewer;
use rules::setup::{Office, Setup};

use crate::edition::{GameText, OpenGame};
use crate::pack::Pack;
use crate::result::{GameResult, SeatResult};

impl GameText {
    /// The edition these texts describe.
    pub fn edition(&self) -> Result<Arc<Edition>, Vec<Flaw>> {
        let files = Files {
            name: &self.name,
            edition: &self.edition,
            cities: &self.cities,
            routes: &self.routes,
            ports: None,
            tickets: &self.tickets,
        };
        let (draft, flaws) = parse(&files);
        match draft {
            Some(draft) if flaws.is_empty() => check(draft).map(Arc::new),
            _ => Err(flaws),
        }
    }
}

impl OpenGame {
    /// Who sits down with what.
    pub fn setup(&self) -> Setup {
        let office = |seat: &crate::edition::SeatSetup| Office {
            trains: seat.trains,
            postcards: seat.postcards.clone(),
            crew: seat.crew.clone(),
        };
        Setup {
            colors: self.seats.iter().map(|seat| seat.company.name().to_string()).collect(),
            first: Some(Seat::new(self.first)),
            open_cards: false,
            offices: self.seats.iter().map(office).collect(),
            delivery: self.delivery.clone(),
        }
    }

    /// What the campaign hears of the game once it is over.
    pub fn result<const W: usize>(&self, pack: &Pack, game: &Game<W>) -> Option<GameResult> {
        let standings = game.standings()?;
        let view = game.view(Viewer::Spectator);
        let (shown, extras) = (view.shown.as_ref()?, view.open.extras.as_deref()?);
        let edition = game.tables().edition();
        let events = |bits: u32| {
            let of = edition.events.iter().enumerate().filter(move |(at, _)| bits >> at & 1 == 1);
            of.map(|(_, event)| event.id.clone()).collect::<Vec<String>>()
        };
        let current = extras.event.filter(|event| extras.event_discard >> event & 1 == 1);
        let mut discarded = events(extras.event_discard & !current.map_or(0, |event| 1 << event));
        discarded.extend(current.map(|event| edition.events[usize::from(event)].id.clone()));
        let seats = self.seats.iter().enumerate().map(|(at, seat)| {
            let network = Network::new(game.tables(), view.open.owned[at]);
            let done = |ticket: &TicketId| network.joins(game.tables(), edition.tickets[ticket.index()].ends);
            let desk = &extras.desks[at];
            let left = |number: u8| {
                let held = desk.postcards.iter().flatten().find(|(held, _)| held.index() == usize::from(number));
                held.map_or(0, |(_, uses)| *uses)
            };
            let used = seat.postcards.iter().map(|&(number, uses)| (number, uses, left(number)));
            SeatResult {
                company: seat.company,
                slip: standings.results()[at].total.max(0) as u16,
                completed: (shown.tickets[at].iter().filter(done))
                    .filter_map(|ticket| ticket_id(pack, &edition.tickets[ticket.index()].id))
                    .collect(),
                stakes: desk.stakes,
                used: used.filter(|(_, before, left)| left < before).map(|(number, _, left)| (number, left)).collect(),
                drawn: desk.drawn.iter().map(|number| number.index() as u8).collect(),
                certificates: desk.vault,
            }
        });
        Some(GameResult {
            seats: seats.collect(),
            evidence: extras.evidence,
            discarded,
            retired: events(extras.event_retired),
        })
    }
}

/// The ticket of the pack that a game calls `a-b`.
fn ticket_id(pack: &Pack, name: &str) -> Option<String> {
    let of = |ticket: &&crate::pack::Ticket| format!("{}-{}", ticket.ends[0], ticket.ends[1]) == name;
    pack.tickets.iter().find(of).map(|ticket| ticket.id.clone())
}
