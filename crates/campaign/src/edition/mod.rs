//! From a campaign to the game that is played next: an ordinary edition as text, and who sits down with what.
//!
//! The texts are those of a map's folder (`docs/maps.md`), so the board that is left after a campaign is a map like any
//! other. They name every card that may come up in the game, private sides too: they are for the engine, not for players.

use std::collections::BTreeMap;

use rules::card::Color;
use serde::{Deserialize, Serialize};

use crate::campaign::Campaign;
use crate::input::Waiting;
use crate::pack::{Mechanism, Pack, Step, Zone};
use crate::place::{Card, Place};
use crate::state::State;

mod cards;
mod tables;

/// The files of an edition. Whoever keeps a game in play keeps them too; they name sealed cards and are shown to nobody.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameText {
    /// The edition's name.
    pub name: String,
    pub edition: String,
    pub cities: String,
    pub routes: String,
    pub tickets: String,
}

impl GameText {
    /// The files as those of a map's folder.
    pub fn files(&self) -> BTreeMap<String, String> {
        let named = |(name, text): (&str, &String)| (name.to_string(), text.clone());
        let tables = [("cities.csv", &self.cities), ("routes.csv", &self.routes), ("tickets.csv", &self.tickets)];
        let edition = (format!("{}.toml", self.name), self.edition.clone());
        tables.map(named).into_iter().chain([edition]).collect()
    }
}

/// The next game: an edition, and what a table needs to sit down.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenGame {
    pub text: GameText,
    /// Clockwise.
    pub seats: Vec<SeatSetup>,
    /// The holder of the caboose begins (LEG-11): a number of a seat, from 0 on.
    pub first: usize,
    /// Postcards that can be drawn in play.
    pub delivery: Vec<u8>,
}

/// What a company brings to the table: its trains and its office (LEG-02, LEG-09).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    pub company: Color,
    pub trains: u8,
    /// With the uses that are left.
    pub postcards: Vec<(u8, u8)>,
    pub crew: Vec<String>,
}

/// Tickets dealt to each seat at the opening, and how many of them must be kept: four and two, or an equal share of a
/// small deck and one (LEG-06, R-51).
pub fn opening_tickets(tickets: usize, seats: usize) -> (u8, u8) {
    match (tickets / seats).min(4) {
        4 => (4, 2),
        0 => (0, 0),
        share => (share as u8, 1),
    }
}

impl Campaign {
    /// The game that waits to be played.
    pub fn open_game(&self) -> Option<OpenGame> {
        let state = &self.state;
        let played = state.current().filter(|_| self.waiting() == Waiting::Game)?;
        let game = self.pack.games.get(state.games.len() - 1)?;
        let trains = game.trains.min(self.pack.numbers.trains_max);
        let seats = played.seats.iter().map(|&company| SeatSetup {
            company,
            trains,
            postcards: state.postcards(company).into_iter().map(|number| (number, state.uses_left[&number])).collect(),
            crew: state.crew(company),
        });
        Some(OpenGame {
            text: self.text(&format!("{}-{}", self.pack.name, game.number), played.seats.len()),
            seats: seats.collect(),
            first: played.seats.iter().position(|&company| state.caboose() == Some(company))?,
            delivery: if self.plays(Mechanism::Cards) { state.general_delivery(&self.pack) } else { Vec::new() },
        })
    }

    /// The board as it lies on the table now, with the rules in force.
    pub fn board(&self) -> GameText {
        self.text(&self.pack.name, self.pack.companies.len())
    }

    /// The board and the rules that are left when the campaign is over, as a map of its own.
    pub fn leftover(&self) -> Option<GameText> {
        self.state.over.then(|| self.board())
    }

    fn text(&self, name: &str, seats: usize) -> GameText {
        GameText {
            name: name.to_string(),
            edition: self.edition_text(seats),
            cities: tables::cities(&self.pack, &self.state),
            routes: tables::routes(&self.pack, &self.state),
            tickets: tables::tickets(&self.pack, &self.state),
        }
    }

    fn edition_text(&self, seats: usize) -> String {
        let (pack, state) = (&*self.pack, &self.state);
        let game = &pack.games[state.games.len().clamp(1, pack.games.len()) - 1];
        let tickets = state.cards(Place::Tickets).filter(|card| matches!(card, Card::Ticket(_))).count();
        let (deal, keep) = opening_tickets(tickets, seats);
        let colors = pack.companies.iter().map(|company| company.color.name());
        let slots = state.rules.iter().filter(|slot| !matches!(slot.step(), Step::End(_))).map(|slot| slot.word());
        let mut text = format!(
            "version = {}\ntitle = {}\nseats = {}\nmenu = [\"draw-cards\", \"name-route\", \"draw-tickets\"]\n",
            pack.version,
            quoted(&format!("{}, {}", pack.title, game.year)),
            list(colors),
        );
        text += &format!("newspapers = {:?}\nslots = {}\n", pack.numbers.newspapers, list(slots));
        text += &format!("zones = {}\n", list(Zone::WORDS.map(|(letter, _)| letter)));
        text += &format!("elsewhere = {}\n", list(elsewhere(pack, state)));
        text += &cards::train_cards(&pack.numbers, self.reads_marks());
        text += "\n[[decks]]\nname = \"tickets\"\ntickets = [\"main\"]\n";
        text += &format!(
            "\n[terms]\ntrains = {}\ntrains_max = {}\nhand = 4\ncoins = 5\ndraw_floor = 8\n\
             opening_tickets = {{ deal = {deal}, keep = {keep}, returned = \"shuffled-under\" }}\n\
             drawn_tickets = {{ deal = 3, keep = 1 }}\nsecond_owner_from = {{ double = 4, triple = 2 }}\n",
            game.trains.min(pack.numbers.trains_max),
            pack.numbers.trains_max,
        );
        text += &self.rule_text();
        text += "\n[score]\n";
        let bookings = if self.plays(Mechanism::Bookings) { ", \"bookings\"" } else { "" };
        text += "lines = [\"coins\", { trains-left = [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2] }, \"tickets\"";
        text += &format!("{bookings}]\nfloor = 0\nties = [\"tickets-completed\", \"later-in-turn-order\"]\n");
        text + &cards::cards(
            pack,
            state,
            self.plays(Mechanism::Cards) && !state.over,
            self.plays(Mechanism::CrewDuties),
        )
    }

    /// Whether anything in play looks at the marks of train cards (CAM-09).
    fn reads_marks(&self) -> bool {
        let readers = [Mechanism::Survey, Mechanism::Hazard, Mechanism::Snowbound, Mechanism::Cards];
        readers.into_iter().any(|mechanism| self.plays(mechanism))
    }

    /// Steps and other rules in play (CAM-08). The book itself prints claim steps 3 and 12.
    fn rule_text(&self) -> String {
        let placed = self.pack.rules.iter().filter(|rule| self.state.rules.contains(&rule.slot));
        let (mut setup, mut beside) = (Vec::new(), Vec::new());
        let mut claimed = vec![(3, "company-bonus"), (12, "large-city")];
        for rule in placed {
            match rule.slot.step() {
                Step::Setup(number) => setup.push((number, rule.mechanism.word())),
                Step::Claim(number) => claimed.push((number, rule.mechanism.word())),
                // Through bookings are a line of the score sheet, and crew cards stand in the edition once they have
                // duties.
                Step::Beside if matches!(rule.mechanism, Mechanism::Bookings | Mechanism::CrewDuties) => {}
                Step::Beside => beside.push(rule.mechanism.word()),
                Step::End(_) => {}
            }
        }
        let steps = |title: &str, steps: &mut Vec<(u8, &str)>| {
            steps.sort_unstable();
            let lines: String = steps.iter().map(|(number, word)| format!("{number} = {}\n", quoted(word))).collect();
            format!("\n[steps.{title}]\n{lines}")
        };
        let mut text = String::new();
        if !setup.is_empty() {
            text += &steps("setup", &mut setup);
        }
        text += &steps("claimed", &mut claimed);
        if !beside.is_empty() {
            let flags = beside.iter().map(|word| format!("{} = true\n", word.replace('-', "_")));
            text += &format!("\n[rules]\n{}", flags.collect::<String>());
        }
        text
    }
}

/// Places and pieces that cards may name although they are not on the table (CAM-12).
fn elsewhere<'a>(pack: &'a Pack, state: &State) -> Vec<&'a str> {
    let sealed = |board: &String| !state.boards.contains(board);
    let cities = pack.cities.iter().filter(|city| sealed(&city.board)).map(|city| &city.id[..]);
    cities.chain(pack.boards.iter().filter(|board| sealed(&board.id)).map(|board| &board.id[..])).collect()
}

/// A text as TOML.
fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// A list of texts as TOML.
fn list<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    format!("[{}]", texts.into_iter().map(quoted).collect::<Vec<_>>().join(", "))
}
