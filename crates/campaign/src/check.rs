//! Validation of inputs.

use std::collections::BTreeSet;

use rules::limits::SEATS_MIN;

use crate::campaign::Campaign;
use crate::input::{Input, Player, Waiting};
use crate::place::{Card, Place};
use crate::refused::Refused;
use crate::result::{GameResult, SeatResult};

/// Maximum length of a player's name, in characters.
const NAME_MAX: usize = 60;

pub(crate) fn check(campaign: &Campaign, input: &Input) -> Result<(), Refused> {
    match (input, campaign.waiting()) {
        (Input::Sign { company, player }, Waiting::Table) => {
            if !campaign.pack.companies.iter().any(|known| known.color == *company) {
                return Err(Refused::UnknownCompany { company: *company });
            }
            let (Player::Person(name) | Player::Bot(name)) = player;
            let plain = name.trim() == name && !name.chars().any(char::is_control);
            if plain && (1..=NAME_MAX).contains(&name.chars().count()) { Ok(()) } else { Err(Refused::BadName) }
        }
        (Input::Play { seats }, Waiting::Table) => {
            let max = campaign.pack.companies.len();
            if !(SEATS_MIN..=max).contains(&seats.len()) {
                return Err(Refused::SeatCount { seats: seats.len(), min: SEATS_MIN, max });
            }
            for (at, company) in seats.iter().enumerate() {
                if !campaign.state.firms.contains_key(company) {
                    return Err(Refused::NotSigned { company: *company });
                }
                if seats[..at].contains(company) {
                    return Err(Refused::SeatTwice { company: *company });
                }
            }
            Ok(())
        }
        (Input::Deal(outcome), Waiting::Chance(_)) => {
            if campaign.outcomes().contains(outcome) {
                Ok(())
            } else {
                Err(Refused::BadDeal)
            }
        }
        (Input::Result(result), Waiting::Game) => check_result(campaign, result),
        (Input::Answer { company, answer }, Waiting::Company(asked, _)) => match *company == asked {
            false => Err(Refused::NotAsked { asked }),
            true if campaign.choices().contains(answer) => Ok(()),
            true => Err(Refused::NotOffered),
        },
        _ => Err(Refused::NotNow),
    }
}

fn check_result(campaign: &Campaign, result: &GameResult) -> Result<(), Refused> {
    let state = &campaign.state;
    let seats = state.current().map(|played| &played.seats[..]).unwrap_or_default();
    if !seats.iter().eq(result.seats.iter().map(|seat| &seat.company)) {
        return Err(Refused::OtherSeats);
    }
    let mut tickets = BTreeSet::new();
    for ticket in result.seats.iter().flat_map(|seat| &seat.completed) {
        if state.places.get(&Card::Ticket(ticket.clone())) != Some(&Place::Tickets) || !tickets.insert(ticket) {
            return Err(Refused::BadTicket { ticket: ticket.clone() });
        }
    }
    let mut events = BTreeSet::new();
    for event in result.discarded.iter().chain(&result.retired) {
        if state.places.get(&Card::Event(event.clone())) != Some(&Place::Events) || !events.insert(event) {
            return Err(Refused::BadEvent { event: event.clone() });
        }
    }
    let delivery = state.general_delivery(&campaign.pack);
    let mut drawn = BTreeSet::new();
    for &postcard in result.seats.iter().flat_map(|seat| &seat.drawn) {
        if !delivery.contains(&postcard) || !drawn.insert(postcard) {
            return Err(Refused::BadPostcard { postcard });
        }
    }
    result.seats.iter().try_for_each(|seat| check_used(campaign, seat))
}

/// Checks that each used postcard is in the office, is listed once, and has fewer uses left than
/// before.
fn check_used(campaign: &Campaign, seat: &SeatResult) -> Result<(), Refused> {
    let state = &campaign.state;
    for (at, &(postcard, left)) in seat.used.iter().enumerate() {
        let held = state.places.get(&Card::Postcard(postcard)) == Some(&Place::Office(seat.company));
        let fewer = state.uses_left.get(&postcard).is_some_and(|&before| left < before);
        if !held || !fewer || seat.used[..at].iter().any(|&(other, _)| other == postcard) {
            return Err(Refused::BadPostcard { postcard });
        }
    }
    Ok(())
}
