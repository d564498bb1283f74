//! Checks inputs against the state of the campaign.

use std::collections::BTreeSet;

use rules::limits::SEATS_MIN;

use crate::campaign::Campaign;
use crate::input::{CampaignInput, CampaignWaiting, Operator};
use crate::location::{CardId, Location};
use crate::refused::CampaignRefusal;
use crate::result::{GameResult, SeatResult};

/// Maximum length of a player's name, in characters.
const NAME_MAX: usize = 60;

pub(crate) fn check(campaign: &Campaign, input: &CampaignInput) -> Result<(), CampaignRefusal> {
    match (input, campaign.waiting()) {
        (CampaignInput::Sign { company, player }, CampaignWaiting::Table) => {
            if !campaign.pack.companies.iter().any(|known| known.color == *company) {
                return Err(CampaignRefusal::UnknownCompany { company: *company });
            }
            let (Operator::Person(name) | Operator::Bot(name)) = player;
            let plain = name.trim() == name && !name.chars().any(char::is_control);
            if plain && (1..=NAME_MAX).contains(&name.chars().count()) { Ok(()) } else { Err(CampaignRefusal::BadName) }
        }
        (CampaignInput::Play { seats }, CampaignWaiting::Table) => {
            let max = campaign.pack.companies.len();
            if !(SEATS_MIN..=max).contains(&seats.len()) {
                return Err(CampaignRefusal::SeatCount { seats: seats.len(), min: SEATS_MIN, max });
            }
            for (at, company) in seats.iter().enumerate() {
                if !campaign.state.firms.contains_key(company) {
                    return Err(CampaignRefusal::NotSigned { company: *company });
                }
                if seats[..at].contains(company) {
                    return Err(CampaignRefusal::SeatTwice { company: *company });
                }
            }
            Ok(())
        }
        (CampaignInput::Deal(outcome), CampaignWaiting::Chance(_)) => {
            if campaign.outcomes().contains(outcome) {
                Ok(())
            } else {
                Err(CampaignRefusal::BadDeal)
            }
        }
        (CampaignInput::Result(result), CampaignWaiting::Game) => check_result(campaign, result),
        (CampaignInput::Answer { company, answer }, CampaignWaiting::Company(asked, _)) => match *company == asked {
            false => Err(CampaignRefusal::NotAsked { asked }),
            true if campaign.choices().contains(answer) => Ok(()),
            true => Err(CampaignRefusal::NotOffered),
        },
        _ => Err(CampaignRefusal::NotNow),
    }
}

fn check_result(campaign: &Campaign, result: &GameResult) -> Result<(), CampaignRefusal> {
    let state = &campaign.state;
    let seats = state.current().map(|played| &played.seats[..]).unwrap_or_default();
    if !seats.iter().eq(result.seats.iter().map(|seat| &seat.company)) {
        return Err(CampaignRefusal::OtherSeats);
    }
    let mut tickets = BTreeSet::new();
    for ticket in result.seats.iter().flat_map(|seat| &seat.completed) {
        if state.places.get(&CardId::Ticket(ticket.clone())) != Some(&Location::Tickets) || !tickets.insert(ticket) {
            return Err(CampaignRefusal::BadTicket { ticket: ticket.clone() });
        }
    }
    let mut events = BTreeSet::new();
    for event in result.discarded.iter().chain(&result.retired) {
        if state.places.get(&CardId::Event(event.clone())) != Some(&Location::Events) || !events.insert(event) {
            return Err(CampaignRefusal::BadEvent { event: event.clone() });
        }
    }
    let delivery = state.general_delivery(&campaign.pack);
    let mut drawn = BTreeSet::new();
    for &postcard in result.seats.iter().flat_map(|seat| &seat.drawn) {
        if !delivery.contains(&postcard) || !drawn.insert(postcard) {
            return Err(CampaignRefusal::BadPostcard { postcard });
        }
    }
    result.seats.iter().try_for_each(|seat| check_used(campaign, seat))
}

/// Checks the postcards that a seat used. Each must be in this seat's office, be listed only once,
/// and have fewer uses left than before.
fn check_used(campaign: &Campaign, seat: &SeatResult) -> Result<(), CampaignRefusal> {
    let state = &campaign.state;
    for (at, &(postcard, left)) in seat.used.iter().enumerate() {
        let held = state.places.get(&CardId::Postcard(postcard)) == Some(&Location::Office(seat.company));
        let fewer = state.uses_left.get(&postcard).is_some_and(|&before| left < before);
        if !held || !fewer || seat.used[..at].iter().any(|&(other, _)| other == postcard) {
            return Err(CampaignRefusal::BadPostcard { postcard });
        }
    }
    Ok(())
}
