//! Scenes of the first game of Legends, and of modified editions for rules that it does not use.

use rules::edition::Files;
use rules::fact::FactData;
use rules::ids::{Id, Seat};
use rules::mechanism::{EffectFact, EventFact, MechanismFact};

use crate::rulebook::scene::{Scene, Table};

const EDITION: &str = include_str!("../../../../data/maps/legends/legends.toml");
const CITIES: &str = include_str!("../../../../data/maps/legends/cities.csv");
const ROUTES: &str = include_str!("../../../../data/maps/legends/routes.csv");
const TICKETS: &str = include_str!("../../../../data/maps/legends/tickets.csv");

/// The edition with replaced text, extra routes and a limited number of tickets.
pub struct Near<'a> {
    pub edition: &'a [(&'a str, &'a str)],
    pub routes: &'a str,
    pub tickets: usize,
}

/// The unmodified edition.
pub const SAME: Near<'static> = Near { edition: &[], routes: "", tickets: usize::MAX };

impl Near<'_> {
    /// Returns a scene with these companies, in this order.
    pub fn scene(&self, companies: &[&str]) -> Scene {
        let edition = self.edition.iter().fold(EDITION.to_string(), |text, (from, to)| {
            assert!(text.contains(from), "'{from}' is not in the edition");
            text.replace(from, to)
        });
        let tickets: Vec<&str> = TICKETS.lines().take(self.tickets.saturating_add(1)).collect();
        let files = Files {
            name: "legends",
            edition: &edition,
            cities: CITIES,
            routes: &format!("{ROUTES}{}", self.routes),
            ports: None,
            tickets: &tickets.join("\n"),
        };
        let mut scene = Scene::from_files(&files, companies.len());
        scene.setup.colors = companies.iter().map(ToString::to_string).collect();
        scene.market("r g b y k").deck("wwwwwwwwwwww")
    }
}

/// Returns a scene of the first game with these companies in this order. No white card is face up,
/// and the deck has only white cards.
pub fn legends(companies: &[&str]) -> Scene {
    SAME.scene(companies)
}

/// Returns a scene with some text of the edition replaced.
pub fn edited(edition: &[(&str, &str)], companies: &[&str]) -> Scene {
    Near { edition, ..SAME }.scene(companies)
}

/// Returns a scene with these events instead of the edition's. Each event has an id, a trigger, a
/// condition, a cost and effects.
pub fn with_events(events: &[(&str, [&str; 4])], companies: &[&str]) -> Scene {
    let text = events.iter().map(|(id, [trigger, when, cost, does])| {
        let kind = if *trigger == "REVEAL" { "bolt" } else { "ongoing" };
        format!(
            "[[events]]\nid = \"{id}\"\ntitle = \"{id}\"\ntext = \"{id}\"\nkind = \"{kind}\"\ntrigger = \"{trigger}\"\n\
             when = \"{when}\"\ncost = \"{cost}\"\ndoes = \"{does}\"\n"
        )
    });
    let own = EDITION.find("[[events]]").expect("there are events");
    edited(&[(&EDITION[own..], &text.collect::<String>())], companies)
}

/// Summarizes the main facts since play began in a few words each, with seats by number.
pub fn story(t: &Table) -> Vec<String> {
    let edition = t.game.tables().edition();
    let event = |event: u8| edition.events[event as usize].id.as_str();
    let told = t.log.iter().filter_map(|what| match *what {
        FactData::Claimed { .. } => Some("claimed".to_string()),
        FactData::Reshuffled => Some("reshuffled".to_string()),
        FactData::MarketReset => Some("reset".to_string()),
        FactData::CardLaid { slot, .. } => Some(format!("laid {}", slot.index())),
        FactData::CardTaken { seat, slot, .. } => Some(format!("{} took {}", seat.index(), slot.index())),
        FactData::CardDrawn { seat, .. } => Some(format!("{} drew", seat.index())),
        FactData::Collected { seat, coins } => Some(format!("{} got {coins}", seat.index())),
        FactData::NewspaperTurned => Some("newspaper".to_string()),
        FactData::Mechanism(MechanismFact::Event(EventFact::Turned { event: turned })) => {
            Some(event(turned).to_string())
        }
        FactData::Mechanism(MechanismFact::Event(EventFact::Shuffled)) => Some("events shuffled".to_string()),
        FactData::Mechanism(MechanismFact::Event(EventFact::Retired { event: retired })) => {
            Some(format!("{} retired", event(retired)))
        }
        FactData::Mechanism(MechanismFact::Effect(EffectFact::Paid { seat, coins })) => {
            Some(format!("{} paid {coins}", seat.index()))
        }
        FactData::Mechanism(MechanismFact::Effect(EffectFact::Discarded { seat, .. })) => {
            Some(format!("{} discarded", seat.index()))
        }
        FactData::Mechanism(MechanismFact::Effect(EffectFact::Refreshed { .. })) => Some("refreshed".to_string()),
        _ => None,
    });
    told.collect()
}

/// Returns each seat's dollars.
pub fn coins(t: &Table) -> Vec<i16> {
    t.game.open().all_seats().map(|seat| t.game.open().coins(seat)).collect()
}

/// Returns the id of the current event, if any.
pub fn current(t: &Table) -> Option<&str> {
    let event = t.game.open().campaign.as_ref().and_then(|campaign| campaign.event)?;
    Some(&t.game.tables().edition().events[event as usize].id)
}

/// Counts the newspapers in deck and discard pile.
pub fn newspapers(t: &Table) -> [u8; 2] {
    [t.game.open().deck_newspapers, t.game.open().discard_newspapers]
}

/// Starts the first game of Legends; seat 0 begins.
pub fn opening(seats: usize, seed: u64) -> Table {
    let scene = Scene::new("legends", seats);
    let mut setup = scene.setup;
    setup.first = Some(Seat::ZERO);
    Table::start(scene.tables, setup, seed)
}
