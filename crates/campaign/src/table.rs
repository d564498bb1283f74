//! Conversion of a campaign game to a table, and of a finished game to its result.

use std::sync::Arc;

use dealer::verify::{RecordFault, Verified, verify_dealt};
use dealer::{Revealed, game_seed};
use rules::edition::{Edition, Files, Flaw, check, parse};
use rules::game::Game;
use rules::ids::{Id, Seat, TicketId};
use rules::network::Network;
use rules::record::{RecordHeader, parse_header};
use rules::seen::Viewer;
use rules::setup::{Office, Setup};
use rules::tables::Tables;

use crate::edition::{GameText, OpenGame};
use crate::log::{Kept, LogFault, LogFlaw};
use crate::pack::Pack;
use crate::result::{GameResult, SeatResult};

impl GameText {
    /// Parses the edition from its texts.
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

/// The start of a campaign game: its edition, and the header that the game's record must have.
pub struct GameStart {
    pub open: OpenGame,
    pub edition: Arc<Edition>,
    pub header: RecordHeader,
    /// The seed of the game; `None` if the campaign's seed is unknown.
    seed: Option<u64>,
}

impl GameStart {
    /// Sets up the game with this number. Its deals follow from the campaign's seed, if known.
    ///
    /// # Errors
    /// Returns the flaws of the edition if it cannot be played.
    pub fn new(open: OpenGame, dealer: Option<&Revealed>, game: u8) -> Result<GameStart, Vec<Flaw>> {
        let edition = open.text.edition()?;
        let seed = dealer.map(|dealer| game_seed(dealer.number(), game.into()));
        let dealer = seed.map(Revealed::fast);
        let (name, hash) = dealer.map_or(("none", None), |dealer| (dealer.name(), Some(dealer.hash())));
        let header = RecordHeader::new(&edition, open.setup(), name, hash);
        Ok(GameStart { open, edition, header, seed })
    }

    /// Returns a dealer for this game that has made no deals yet. Returns `None` if the campaign's
    /// seed is unknown.
    pub fn dealer(&self) -> Option<Revealed> {
        self.seed.map(Revealed::fast)
    }

    /// Checks whether the record ends before its header is complete.
    pub fn is_torn(&self, kept: &Kept) -> bool {
        let header = self.header.to_text();
        header.starts_with(&kept.text) && header != kept.text
    }

    /// Verifies a record of this game. If the campaign's seed is known and the record names the
    /// dealer `fast-1`, the deals must follow from that seed, even if the record reveals no seed.
    ///
    /// # Errors
    /// Returns the fault, with its line in the log.
    pub fn verified<const W: usize>(&self, kept: &Kept, tables: &Arc<Tables<W>>) -> Result<Verified<W>, LogFault> {
        let faulty = |fault: RecordFault| {
            let line = kept.before + fault.line.max(1) as usize;
            LogFault { line, flaw: LogFlaw::Record { edition: Arc::clone(&self.edition), fault } }
        };
        let header = parse_header(&kept.text).map_err(|damage| faulty(damage.into()))?;
        if !self.begins_with(&header) {
            return Err(LogFault { line: kept.before + 1, flaw: LogFlaw::OtherGame });
        }
        let dealer = self.dealer().filter(|dealer| dealer.name() == header.dealer);
        verify_dealt(tables, &kept.text, None, dealer).map_err(faulty)
    }

    /// Checks whether a record with this header belongs to this game.
    ///
    /// The seed hashes must match only if the campaign's seed is known and the record names the
    /// dealer `fast-1`, because a server table deals from its own seed with another dealer.
    fn begins_with(&self, header: &RecordHeader) -> bool {
        let own = &self.header;
        let same = |a: &Option<String>, b: &Option<String>| match (a, b) {
            (Some(a), Some(b)) => a.eq_ignore_ascii_case(b),
            _ => a == b,
        };
        let is_seed_known = self.seed.is_some() && own.dealer == header.dealer;
        own.edition == header.edition
            && own.setup == header.setup
            && own.forked == header.forked
            && own.nonces == header.nonces
            && same(&own.edition_hash, &header.edition_hash)
            && (!is_seed_known || same(&own.seed_hash, &header.seed_hash))
    }
}

impl OpenGame {
    /// Converts the seats, the starting seat and the offices to a table's setup.
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

    /// Returns the result of a finished game, in the form that the campaign needs.
    pub fn result<const W: usize>(&self, pack: &Pack, game: &Game<W>) -> Option<GameResult> {
        let standings = game.standings()?;
        let view = game.view(Viewer::Spectator);
        let (shown, campaign) = (view.shown.as_ref()?, view.open.campaign.as_deref()?);
        let edition = game.tables().edition();
        let events = |bits: u32| {
            let of = edition.events.iter().enumerate().filter(move |(at, _)| bits >> at & 1 == 1);
            of.map(|(_, event)| event.id.clone()).collect::<Vec<String>>()
        };
        // An event that was shuffled back into the deck still counts as turned up (LEG-32).
        let discarded = campaign.event_turned & !campaign.event_retired;
        let current = campaign.event.filter(|event| discarded >> event & 1 == 1);
        let mut discarded = events(discarded & !current.map_or(0, |event| 1 << event));
        discarded.extend(current.map(|event| edition.events[usize::from(event)].id.clone()));
        let seats = self.seats.iter().enumerate().map(|(at, seat)| {
            let network = Network::new(game.tables(), view.open.owned[at]);
            let done = |ticket: &TicketId| network.joins(game.tables(), edition.tickets[ticket.index()].ends);
            let tableau = &campaign.tableaus[at];
            let left = |number: u8| {
                let held = tableau.postcards.iter().flatten().find(|(held, _)| held.index() == usize::from(number));
                held.map_or(0, |(_, uses)| *uses)
            };
            let used = seat.postcards.iter().map(|&(number, uses)| (number, uses, left(number)));
            SeatResult {
                company: seat.company,
                slip: standings.results()[at].total.max(0) as u16,
                completed: (shown.tickets[at].iter().filter(done))
                    .filter_map(|ticket| ticket_id(pack, &edition.tickets[ticket.index()].id))
                    .collect(),
                stakes: tableau.stakes,
                used: used.filter(|(_, before, left)| left < before).map(|(number, _, left)| (number, left)).collect(),
                drawn: tableau.drawn.iter().map(|number| number.index() as u8).collect(),
                certificates: tableau.vault,
            }
        });
        Some(GameResult {
            seats: seats.collect(),
            evidence: campaign.evidence,
            discarded,
            retired: events(campaign.event_retired),
        })
    }
}

/// Returns a ticket's id in the pack. `name` is its id in editions, such as `a-b`.
fn ticket_id(pack: &Pack, name: &str) -> Option<String> {
    let of = |ticket: &&crate::pack::PackTicket| format!("{}-{}", ticket.ends[0], ticket.ends[1]) == name;
    pack.tickets.iter().find(of).map(|ticket| ticket.id.clone())
}
