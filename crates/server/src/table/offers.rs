//! Seat offers from one person to another, and changes of host.

use protocol::{Occupant, PersonId, Phase};
use words::message;

use super::commands::{Writing, clean};
use super::entry::TableEntry;
use super::state::Table;
use crate::authority::{SharedDecision, may_decide};
use crate::clock::Millis;
use crate::limits::OFFER_LIFE_MS;
use crate::owner::Actor;
use crate::refusal::Refusal;

/// An offer of a seat to one person, or to anybody with a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The person who may accept it; `None` for anybody with the code.
    pub to: Option<PersonId>,
    /// SHA-256 of the code.
    pub code: Option<String>,
    pub expires: Millis,
}

impl Table {
    /// Checks whether the actor may give a seat away. People may give away their own seats; hosts
    /// may also give away seats where nobody answers.
    pub(super) fn may_give(&self, actor: &Actor, seat: u8) -> Result<(), Refusal> {
        let state = self.seat(seat)?;
        may_decide(&actor.id, &state.sitter, state.overdue.then_some(SharedDecision::Give), SharedDecision::Give)
    }

    /// Offers a seat, which its player keeps until the offer is accepted. Returns the expiry of the
    /// offer.
    pub fn offer(
        &mut self,
        actor: &Actor,
        seat: u8,
        to: Option<PersonId>,
        code: Option<String>,
        time: Millis,
    ) -> Result<Millis, Refusal> {
        self.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
        self.may_give(actor, seat)?;
        let expires = time + OFFER_LIFE_MS;
        self.happen(TableEntry::Offered { time, seat, to, code, expires });
        Ok(expires)
    }

    pub fn withdraw(&mut self, actor: &Actor, seat: u8, time: Millis) -> Result<(), Refusal> {
        self.may_give(actor, seat)?;
        if self.seat(seat)?.offer.is_none() {
            return Err(Refusal::Bad(message!("refusal-no-offer")));
        }
        self.happen(TableEntry::Withdrawn { time, seat });
        Ok(())
    }

    /// Takes an offered seat, either with the hash of the offer's code or as the person to whom it
    /// was offered.
    pub fn take(
        &mut self,
        actor: &Actor,
        seat: u8,
        code: Option<&str>,
        name: Option<&str>,
        time: Millis,
    ) -> Result<(), Refusal> {
        self.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
        let offer = self.seat(seat)?.offer.as_ref().filter(|offer| offer.expires > time);
        let fits = |offer: &Offer| match &offer.to {
            Some(person) => *person == actor.id,
            None => offer.code.is_some() && offer.code.as_deref() == code,
        };
        if !offer.is_some_and(fits) {
            return Err(Refusal::NotOffered);
        }
        self.seat_down(actor, seat, name, time)
    }

    /// Checks whether the actor can reclaim a seat that was handed over and that no other person
    /// has taken yet.
    pub(super) fn can_take_back(&self, actor: &Actor, seat: u8, time: Millis) -> Result<bool, Refusal> {
        let state = self.seat(seat)?;
        let is_former = state.former.as_ref().is_some_and(|former| former.id == actor.id && former.until > time);
        Ok(is_former && !matches!(state.sitter, Occupant::Person { .. }))
    }

    /// Checks whether an open seat is reserved for somebody else.
    pub(super) fn is_kept_from(&self, actor: &Actor, seat: u8, time: Millis) -> Result<bool, Refusal> {
        let offer = self.seat(seat)?.offer.as_ref().filter(|offer| offer.expires > time);
        Ok(offer.is_some_and(|offer| offer.to.as_ref() != Some(&actor.id)))
    }

    /// Seats a person. During a game, nobody who has seen a hand may take a seat with a different
    /// hand.
    pub(super) fn seat_down(
        &mut self,
        actor: &Actor,
        seat: u8,
        name: Option<&str>,
        time: Millis,
    ) -> Result<(), Refusal> {
        let name = clean(name.unwrap_or(&actor.name), Writing::Name)?;
        self.hands.may_look(actor.people(), &seat)?;
        let sitter = Occupant::Person { id: actor.id.clone(), name, ready: actor.id == self.host };
        self.happen(TableEntry::Sat { time, seat, sitter, by: None });
        Ok(())
    }

    /// Returns the next other person, clockwise from this person's last seat.
    pub(super) fn next_person(&self, before: &PersonId) -> Option<PersonId> {
        let from = self.seats_of(before).last().map_or(0, |seat| usize::from(*seat) + 1);
        let around = self.seats.iter().cycle().skip(from).take(self.seats.len());
        let mut people = around.filter_map(|seat| match &seat.sitter {
            Occupant::Person { id, .. } if id != before => Some(id.clone()),
            _ => None,
        });
        people.next()
    }

    /// Makes a person the host. A host is always ready.
    pub(super) fn hosted_by(&mut self, person: &PersonId) {
        self.host = person.clone();
        for seat in &mut self.seats {
            if let Occupant::Person { id, ready, .. } = &mut seat.sitter
                && id == person
            {
                *ready = true;
            }
        }
    }
}
