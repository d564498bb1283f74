//! The next game of a campaign: an ordinary edition as text, and the setup for each seat.
//!
//! The texts have the format of a map folder (`docs/maps.md`), so the board that remains after a
//! campaign is an ordinary map. The texts contain every card that can appear in the game, including
//! private sides, so they must not be shown to players.

use std::collections::BTreeMap;

use rules::card::Color;
use rules::edition::Privilege;
use serde::{Deserialize, Serialize};

use crate::campaign::Campaign;
use crate::input::{CampaignWaiting, CompanyQuestion};
use crate::location::{CardId, Location};
use crate::pack::{Mechanism, Pack, RuleSlot, RuleStep, Zone};
use crate::state::CampaignProgress;

mod cards;
mod plain;
mod tables;

/// The rules for playing on the final board of a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LeftoverRules {
    /// The rules that are in play at the end of the campaign.
    #[default]
    Campaign,
    /// Points for routes, tickets and the longest path, without companies, dollars or events.
    Plain,
}

/// The files of an edition. Until the campaign is over, they contain sealed cards, so they must not
/// be shown to anyone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameText {
    pub name: String,
    pub edition: String,
    pub cities: String,
    pub routes: String,
    pub tickets: String,
}

impl GameText {
    /// Returns the files, laid out as in a map folder.
    pub fn files(&self) -> BTreeMap<String, String> {
        let named = |(name, text): (&str, &String)| (name.to_string(), text.clone());
        let tables = [("cities.csv", &self.cities), ("routes.csv", &self.routes), ("tickets.csv", &self.tickets)];
        let edition = (format!("{}.toml", self.name), self.edition.clone());
        tables.map(named).into_iter().chain([edition]).collect()
    }
}

/// The game that is waiting to be played: its edition and the setup of the table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenGame {
    pub text: GameText,
    /// The seats, clockwise.
    pub seats: Vec<SeatSetup>,
    /// Index of the starting seat, whose company holds the caboose (LEG-11).
    pub first: usize,
    /// Numbers of the postcards that can be drawn from general delivery during play.
    pub delivery: Vec<u8>,
}

/// A company's trains and office at the start of a game (LEG-02, LEG-09).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    pub company: Color,
    pub trains: u8,
    /// Postcards with their remaining uses.
    pub postcards: Vec<(u8, u8)>,
    pub crew: Vec<String>,
}

/// Returns the number of opening tickets dealt to each seat, and the minimum number to keep.
///
/// Normally, four tickets are dealt and two must be kept. If the deck is too small, each seat gets
/// an equal share and must keep one (LEG-06, R-51).
pub fn opening_tickets(tickets: usize, seats: usize) -> (u8, u8) {
    match (tickets / seats).min(4) {
        4 => (4, 2),
        0 => (0, 0),
        share => (share as u8, 1),
    }
}

impl Campaign {
    /// Returns the companies of the game that is waiting to be played, in seat order.
    pub fn seated(&self) -> Option<&[Color]> {
        let played = self.state.current().filter(|_| self.waiting() == CampaignWaiting::Game)?;
        Some(&played.seats)
    }

    /// Returns the game that is waiting to be played, if there is one.
    pub fn open_game(&self) -> Option<OpenGame> {
        let (state, seated) = (&self.state, self.seated()?);
        let game = self.pack.games.get(state.games.len() - 1)?;
        let trains = game.trains.min(self.pack.numbers.trains_max);
        let seats = seated.iter().map(|&company| SeatSetup {
            company,
            trains,
            postcards: state.postcards(company).into_iter().map(|number| (number, state.uses_left[&number])).collect(),
            crew: state.crew(company),
        });
        Some(OpenGame {
            text: self.text(&format!("{}-{}", self.pack.name, game.number), seated.len()),
            seats: seats.collect(),
            first: seated.iter().position(|&company| state.caboose() == Some(company))?,
            delivery: if self.plays(Mechanism::Cards) { state.general_delivery(&self.pack) } else { Vec::new() },
        })
    }

    /// Returns the campaign as if this board of the pending fork were on the table, so that the
    /// board can be displayed. Returns `None` if no fork offers the board.
    pub fn with_fork_side(&self, board: &str) -> Option<Campaign> {
        let CampaignWaiting::Company(_, CompanyQuestion::Fork { boards, .. }) = self.waiting() else { return None };
        let board = boards.into_iter().find(|offered| offered == board)?;
        let mut campaign = self.clone();
        campaign.state.boards.push(board);
        Some(campaign)
    }

    /// Returns the board that is on the table, with the rules in play.
    pub fn board(&self) -> GameText {
        self.text(&self.pack.name, self.pack.companies.len())
    }

    /// Returns the final board of a finished campaign as a map, with the chosen rules.
    pub fn leftover(&self, rules: LeftoverRules) -> Option<GameText> {
        self.state.over.then(|| match rules {
            LeftoverRules::Campaign => self.board(),
            LeftoverRules::Plain => plain::text(&self.pack, &self.state),
        })
    }

    fn text(&self, name: &str, seats: usize) -> GameText {
        let [cities, routes, tickets] = tables::WHOLE;
        GameText {
            name: name.to_string(),
            edition: self.edition_text(seats),
            cities: tables::cities(&self.pack, &self.state, cities),
            routes: tables::routes(&self.pack, &self.state, routes),
            tickets: tables::tickets(&self.pack, &self.state, tickets),
        }
    }

    fn edition_text(&self, seats: usize) -> String {
        let (pack, state) = (&*self.pack, &self.state);
        let game = &pack.games[state.games.len().clamp(1, pack.games.len()) - 1];
        let tickets = state.cards(Location::Tickets).filter(|card| matches!(card, CardId::Ticket(_))).count();
        let (deal, keep) = opening_tickets(tickets, seats);
        let colors = pack.companies.iter().map(|company| company.color.name());
        let slots = state.rules.iter().filter(|slot| !matches!(slot.step(), RuleStep::End(_))).map(|slot| slot.word());
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

    /// Checks whether any rule or card in play uses the marks on train cards (CAM-09).
    fn reads_marks(&self) -> bool {
        let readers = [Mechanism::Survey, Mechanism::Hazard, Mechanism::Snowbound];
        let in_play = |needs: Option<RuleSlot>| needs.is_none_or(|slot| self.state.rules.contains(&slot));
        let cards = || {
            let mut postcards = self.pack.postcards.iter().filter(|card| in_play(card.private.needs));
            self.plays(Mechanism::Cards) && postcards.any(|card| card.private.ability.reads_marks())
        };
        readers.into_iter().any(|mechanism| self.plays(mechanism)) || cards()
    }

    /// Writes the setup steps, claim steps and other rules in play (CAM-08). Claim steps 3 and 12
    /// are part of the rule book, so they are always in play.
    fn rule_text(&self) -> String {
        let placed = self.pack.rules.iter().filter(|rule| self.state.rules.contains(&rule.slot));
        let (mut setup, mut beside) = (Vec::new(), Vec::new());
        let mut claimed = vec![(3, "company-bonus"), (12, "large-city")];
        for rule in placed {
            match rule.slot.step() {
                RuleStep::Setup(number) => setup.push((number, rule.mechanism.word())),
                RuleStep::Claim(number) => claimed.push((number, rule.mechanism.word())),
                // In an edition, through bookings are a line of the score sheet, and crew duties
                // are defined by the crew cards.
                RuleStep::Beside if matches!(rule.mechanism, Mechanism::Bookings | Mechanism::CrewDuties) => {}
                RuleStep::Beside => beside.push(rule.mechanism.word()),
                RuleStep::End(_) => {}
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
        let Privilege { cards, coins } = self.pack.numbers.privilege;
        if self.plays(Mechanism::CaboosePrivilege) && self.pack.numbers.privilege != Privilege::default() {
            text += &format!("\n[privilege]\ncards = {cards}\ncoins = {coins}\n");
        }
        text
    }
}

/// Lists the cities and boards that cards may name although they are not on the table yet (CAM-12).
fn elsewhere<'a>(pack: &'a Pack, state: &CampaignProgress) -> Vec<&'a str> {
    let sealed = |board: &String| !state.boards.contains(board);
    let cities = pack.cities.iter().filter(|city| sealed(&city.board)).map(|city| &city.id[..]);
    cities.chain(pack.boards.iter().filter(|board| sealed(&board.id)).map(|board| &board.id[..])).collect()
}

/// Formats a text as a TOML string.
fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// Formats a list of texts as a TOML array.
fn list<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    format!("[{}]", texts.into_iter().map(quoted).collect::<Vec<_>>().join(", "))
}
