//! The setup of a table, from the empty table to the first turn, in the order of R-04.

use serde::{Deserialize, Serialize};

use crate::agenda::{Ask, Deal, Task};
use crate::chance::Chance;
use crate::fact::{FactData, Listener};
use crate::ids::{Id, PlaceId, Seat};
use crate::limits::{CREW_MAX, OFFICE_MAX, SEATS_MAX, SEATS_MIN};
use crate::set::Set;
use crate::state::Transition;
use crate::ticket::Mix;

/// The seats and settings of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Each seat's colour, clockwise.
    pub colors: Vec<String>,
    /// The starting seat, if it is fixed in advance. Otherwise, a seat is drawn at random after the
    /// choice of opening tickets.
    pub first: Option<Seat>,
    /// Whether face-up cards can be drawn while the piles are empty, in editions that otherwise
    /// forbid it.
    pub open_cards: bool,
    /// The office of each seat in a campaign. The list is empty if there are no offices.
    pub offices: Vec<Office>,
    /// Postcards in general delivery, from which seats draw during play.
    pub delivery: Vec<u8>,
}

/// A company's trains and cards from earlier games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Office {
    pub trains: u8,
    /// Postcards by number, each with its remaining uses.
    pub postcards: Vec<(u8, u8)>,
    /// Crew cards by id.
    pub crew: Vec<String>,
}

/// The reason why a table cannot start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum SetupError {
    /// The edition does not support this number of seats.
    SeatCount { seats: usize, min: usize, max: usize },
    /// The edition has no seat of this colour.
    UnknownColor { color: String, known: Vec<String> },
    /// Two seats have the same colour.
    ColorTwice { color: String },
    /// The starting seat does not exist.
    NoSuchSeat,
    /// An office is missing, or the contents of the offices or of general delivery are invalid.
    BadOffice { what: String },
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetupError::SeatCount { seats, min, max } => {
                let players = if *seats == 1 { "player" } else { "players" };
                write!(f, "{seats} {players} cannot play this edition; it is for {min} to {max}")
            }
            SetupError::UnknownColor { color, known } => {
                write!(f, "no seat of this edition is {color}; the colours are {}", known.join(", "))
            }
            SetupError::ColorTwice { color } => {
                write!(f, "two seats are {color}; each needs its own colour")
            }
            SetupError::NoSuchSeat => f.write_str("the starting seat is not at the table"),
            SetupError::BadOffice { what } => write!(f, "the offices do not fit this edition: {what}"),
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// Creates a setup with this many seats in the edition's first colours and a random starting
    /// seat.
    pub fn of(edition: &crate::edition::Edition, seats: usize) -> Setup {
        let colors = edition.seat_colors.iter().take(seats).cloned().collect();
        Setup { colors, first: None, open_cards: false, offices: Vec::new(), delivery: Vec::new() }
    }

    /// Checks the seats, their colours, the starting seat and the offices against an edition.
    pub fn check(&self, edition: &crate::edition::Edition) -> Result<(), SetupError> {
        let (seats, max) = (self.colors.len(), edition.seat_colors.len().min(SEATS_MAX));
        if !(SEATS_MIN..=max).contains(&seats) {
            return Err(SetupError::SeatCount { seats, min: SEATS_MIN, max });
        }
        for (at, color) in self.colors.iter().enumerate() {
            if !edition.seat_colors.contains(color) {
                return Err(SetupError::UnknownColor { color: color.clone(), known: edition.seat_colors.clone() });
            }
            if self.colors[..at].contains(color) {
                return Err(SetupError::ColorTwice { color: color.clone() });
            }
        }
        if self.first.is_some_and(|first| first.index() >= seats) {
            return Err(SetupError::NoSuchSeat);
        }
        self.check_offices(edition).map_err(|what| SetupError::BadOffice { what })
    }

    /// Checks that either every seat or no seat has an office, that every postcard and crew card
    /// exists in the edition and appears only once, and that no limit is exceeded.
    fn check_offices(&self, edition: &crate::edition::Edition) -> Result<(), String> {
        if !self.offices.is_empty() && self.offices.len() != self.colors.len() {
            return Err(format!("{} offices for {} seats", self.offices.len(), self.colors.len()));
        }
        let mut seen = std::collections::BTreeSet::new();
        let held = self.offices.iter().flat_map(|office| &office.postcards);
        for number in held.map(|(number, _)| number).chain(&self.delivery) {
            if !edition.postcards.iter().any(|postcard| postcard.number == *number) {
                return Err(format!("there is no postcard {number}"));
            }
            if !seen.insert(*number) {
                return Err(format!("postcard {number} is in two places"));
            }
        }
        let mut hired = std::collections::BTreeSet::new();
        for office in &self.offices {
            if office.postcards.len() > OFFICE_MAX || office.crew.len() > CREW_MAX {
                return Err(format!("an office holds at most {OFFICE_MAX} postcards and {CREW_MAX} crew cards"));
            }
            if office.postcards.iter().any(|(_, uses)| *uses == 0) {
                return Err("a postcard must have uses left".to_string());
            }
            for id in &office.crew {
                if !edition.crew.iter().any(|crew| crew.id == *id) {
                    return Err(format!("there is no crew card {id}"));
                }
                if !hired.insert(id) {
                    return Err(format!("crew card {id} is in two places"));
                }
            }
            if office.trains <= edition.terms.end_at || office.trains > edition.terms.trains_max {
                return Err(format!("the number of trains ({}) is out of range", office.trains));
            }
        }
        Ok(())
    }
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Schedules all tasks of the setup and runs them until a deal or an answer is needed.
    pub fn start(&mut self, setup: &Setup) {
        self.state.open.agree(&self.tables.edition, setup);
        self.push(Task::FindFirst);
        if self.state.open.terms.names_mix {
            self.push(Task::Ask(Ask::OpeningMix));
        } else {
            self.push(Task::OpeningTickets(Seat::ZERO));
        }
        // In editions where cards can be drawn before the first turn, newspapers are added right
        // before that turn.
        if !self.tables.edition.menu.name_route {
            self.push(Task::AddNewspapers);
        }
        self.push(Task::LayMarket);
        self.push(Task::DealHands(Seat::ZERO, 0));
        self.push(Task::PlacePassengers(PlaceId::ZERO, 0));
        self.settle();
    }

    #[inline(never)]
    pub fn set_up(&mut self, task: Task) {
        self.pop();
        let edition = &self.tables.edition;
        match task {
            Task::PlacePassengers(place, placed) => match edition.places.get(place.index()) {
                Some(here) if placed < here.passengers => {
                    self.push(Task::PlacePassengers(place, placed + 1));
                    self.deal(Deal::Passenger(place));
                }
                Some(_) if place.index() + 1 < edition.places.len() => {
                    self.push(Task::PlacePassengers(PlaceId::new(place.index() + 1), 0));
                }
                _ => {}
            },
            Task::DealHands(seat, dealt) if dealt < self.state.open.terms.hand => {
                self.push(Task::DealHands(seat, dealt + 1));
                self.deal(Deal::OpeningCard(seat));
            }
            Task::DealHands(seat, _) if seat.index() + 1 < self.state.open.seats() => {
                self.push(Task::DealHands(Seat::new(seat.index() + 1), 0));
            }
            Task::LayMarket => self.refill_market(),
            Task::AddNewspapers => {
                let count = edition.newspapers_for(self.state.open.seats());
                if count > 0 {
                    self.happen(FactData::NewspapersAdded { count });
                }
            }
            Task::OpeningTickets(seat) if seat.index() < self.state.open.seats() => {
                let mix = if self.state.open.terms.names_mix {
                    self.state.open.mixes[seat.index()]
                } else {
                    Mix([self.state.open.terms.opening_tickets.deal, 0])
                };
                self.push(Task::OpeningTickets(Seat::new(seat.index() + 1)));
                self.push(Task::DealTickets(seat, mix.0));
            }
            Task::OpeningTickets(_) if self.state.open.terms.opening_tickets.deal == 0 => {}
            Task::OpeningTickets(_) => self.push(Task::Ask(Ask::OpeningTickets)),
            Task::FindFirst => match self.state.open.first {
                Some(seat) => self.begin(seat),
                None => self.push(Task::Deal(Deal::First)),
            },
            _ => {}
        }
    }

    /// Announces the starting seat. Then schedules the first turn or, in campaign games, the
    /// campaign setup.
    pub fn begin(&mut self, seat: Seat) {
        self.happen(FactData::FirstFound { seat });
        if self.state.open.campaign.is_some() {
            self.push(Task::Layout(0));
        } else {
            self.push(Task::Turn(seat));
        }
    }

    /// Stores a seat's opening mix in secret. After the last mix, all mixes are revealed and the
    /// tickets are dealt (GER-04).
    pub fn name_mix(&mut self, seat: Seat, mix: Mix) {
        self.happen(FactData::MixSealed { seat, mix: Some(mix) });
        if self.all_answered() {
            self.pop();
            let mixes = self.state.own.map(|own| own.sealed_mix.unwrap_or_default());
            self.happen(FactData::MixesShown { mixes });
            self.push(Task::OpeningTickets(Seat::ZERO));
        }
    }

    /// Stores a seat's choice of opening tickets in secret. After the last choice, all choices take
    /// effect in seat order (BASE-08).
    pub fn keep_opening(&mut self, seat: Seat, kept: Set<crate::ids::TicketId, W>) {
        let offer = self.state.own[seat.index()].offer;
        let mut bits = 0;
        for (at, &ticket) in offer.as_slice().iter().enumerate() {
            bits |= u8::from(kept.contains(ticket)) << at;
        }
        self.happen(FactData::ChoiceSealed { seat, kept: Some(bits) });
        if !self.all_answered() {
            return;
        }
        self.pop();
        for seat in self.state.open.all_seats() {
            let own = &self.state.own[seat.index()];
            let [kept, returned] = [own.sealed_choice, !own.sealed_choice].map(|bits| own.offer.chosen(bits));
            let sets = [kept, returned].map(|list| list.as_slice().iter().copied().collect());
            let [kept, returned] = [kept, returned].map(|list| self.mix_of(list.as_slice().iter().copied()));
            self.happen(FactData::OpeningKept { seat, kept, returned, tickets: Some(sets) });
        }
    }

    fn all_answered(&self) -> bool {
        u32::from(self.state.open.seats) == self.state.open.answered.count_ones()
    }
}
