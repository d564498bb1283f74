//! The location of every card (CAM-03). A single map has one entry for each card, so no card can be
//! in two places.

use std::collections::BTreeMap;

use rules::card::Color;
use serde::Serialize;

use crate::pack::{Pack, StoryKind, StorySide};

/// The id of a card whose location is tracked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum CardId {
    Ticket(String),
    /// An event card. A story card that becomes an event is tracked only as that event.
    Event(String),
    Postcard(u8),
    Crew(String),
    Pavilion(String),
    /// A story card, by its id without the side.
    Story(String),
    /// A company's bonus card.
    Bonus(Color),
    Caboose,
}

/// A card's location between games. Train cards never leave their deck, so they are not tracked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub enum Location {
    /// The story deck, and everything that is still sealed (CAM-02).
    Sealed,
    /// The ticket deck.
    Tickets,
    /// The event deck.
    Events,
    /// The store room, which holds the unsealed pavilions and crew cards that are in no office, the
    /// bonus cards of companies that have not joined, and the caboose until a company takes it.
    StoreRoom,
    /// The post office, which holds the postcards that no company has received yet.
    PostOffice,
    /// The dead letter office, which holds all retired cards (CAM-04).
    DeadLetters,
    /// A company's office.
    Office(Color),
}

/// Returns the story card to which a side belongs. Returns `None` for a side of an event card,
/// which is tracked as an event.
pub fn story_card(side: &StorySide) -> Option<CardId> {
    (side.kind != StoryKind::Event).then(|| CardId::Story(side.id[..side.id.len() - 1].to_string()))
}

/// Returns the location of every card before the first game.
pub fn first_places(pack: &Pack) -> BTreeMap<CardId, Location> {
    let tickets = pack.tickets.iter().map(|ticket| {
        (CardId::Ticket(ticket.id.clone()), if ticket.pack.is_none() { Location::Tickets } else { Location::Sealed })
    });
    let events = pack.events.iter().map(|event| {
        (CardId::Event(event.id.clone()), if event.added_by.is_none() { Location::Events } else { Location::Sealed })
    });
    let postcards = pack.postcards.iter().map(|postcard| (CardId::Postcard(postcard.number), Location::PostOffice));
    let crew = pack.crew.iter().map(|crew| (CardId::Crew(crew.id.clone()), Location::Sealed));
    let pavilions = pack.pavilions.iter().map(|pavilion| (CardId::Pavilion(pavilion.id.clone()), Location::Sealed));
    let story = pack.story.iter().filter_map(story_card).map(|card| (card, Location::Sealed));
    let bonuses = pack.companies.iter().map(|company| (CardId::Bonus(company.color), Location::StoreRoom));
    let cards = tickets.chain(events).chain(postcards).chain(crew).chain(pavilions).chain(story).chain(bonuses);
    cards.chain([(CardId::Caboose, Location::StoreRoom)]).collect()
}
