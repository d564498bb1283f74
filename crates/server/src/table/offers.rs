//! Seats that change hands from one person to another, and the host who does.

use protocol::{PersonId, Phase, Sitter};
use words::message;

use super::deeds::{Writing, clean};
use super::entry::Entry;
use super::state::Table;
use crate::authority::{Decision, may_decide};
use crate::clock::Millis;
use crate::limits::OFFER_LIFE_MS;
use crate::owner::Actor;
use crate::refusal::Refusal;

/// Who may take a seat besides whoever has it now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// A person by name; none where a code is enough.
    pub to: Option<PersonId>,
    /// SHA-256 of the code.
    pub code: Option<String>,
    pub expires: Millis,
}

impl Table {
    /// Whether somebody may give a seat away: the own one, and as host those where nobody answers.
    pub(super) fn may_give(&self, actor: &Actor, seat: u8) -> Result<(), Refusal> {
        let state = self.seat(seat)?;
        may_decide(&actor.id, &state.sitter, state.overdue.then_some(Decision::Give), Decision::Give)
    }

    /// Offers a seat. It stays with whoever has it until the offer is taken. Gives the time at which it is void.
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
        self.happen(Entry::Offered { time, seat, to, code, expires });
        Ok(expires)
    }

    pub fn withdraw(&mut self, actor: &Actor, seat: u8, time: Millis) -> Result<(), Refusal> {
        self.may_give(actor, seat)?;
        if self.seat(seat)?.offer.is_none() {
            return Err(Refusal::Bad(message!("refusal-no-offer")));
        }
        self.happen(Entry::Withdrawn { time, seat });
        Ok(())
    }

    /// Takes a seat that was offered, with the hash of its code or as the person it is for.
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

    /// Whether somebody can take a seat back that was handed over. Whoever sits there now keeps it.
    pub(super) fn can_take_back(&self, actor: &Actor, seat: u8, time: Millis) -> Result<bool, Refusal> {
        let state = self.seat(seat)?;
        let is_former = state.former.as_ref().is_some_and(|former| former.id == actor.id && former.until > time);
        Ok(is_former && !matches!(state.sitter, Sitter::Person { .. }))
    }

    /// Whether an open seat is kept for somebody else.
    pub(super) fn is_kept_from(&self, actor: &Actor, seat: u8, time: Millis) -> Result<bool, Refusal> {
        let offer = self.seat(seat)?.offer.as_ref().filter(|offer| offer.expires > time);
        Ok(offer.is_some_and(|offer| offer.to.as_ref() != Some(&actor.id)))
    }

    /// Sits somebody down. In the middle of a game nobody gets a second hand to look into.
    pub(super) fn seat_down(
        &mut self,
        actor: &Actor,
        seat: u8,
        name: Option<&str>,
        time: Millis,
    ) -> Result<(), Refusal> {
        let name = clean(name.unwrap_or(&actor.name), Writing::Name)?;
        self.hands.may_look(actor.people(), &seat)?;
        let sitter = Sitter::Person { id: actor.id.clone(), name, ready: actor.id == self.host };
        self.happen(Entry::Sat { time, seat, sitter, by: None });
        Ok(())
    }

    /// The person who sits next behind the seats of somebody, clockwise.
    pub(super) fn next_person(&self, before: &PersonId) -> Option<PersonId> {
        let from = self.seats_of(before).last().map_or(0, |seat| usize::from(*seat) + 1);
        let around = self.seats.iter().cycle().skip(from).take(self.seats.len());
        let mut people = around.filter_map(|seat| match &seat.sitter {
            Sitter::Person { id, .. } if id != before => Some(id.clone()),
            _ => None,
        });
        people.next()
    }

    /// Somebody is host now, and whoever begins the game is ready for it.
    pub(super) fn hosted_by(&mut self, person: &PersonId) {
        self.host = person.clone();
        for seat in &mut self.seats {
            if let Sitter::Person { id, ready, .. } = &mut seat.sitter
                && id == person
            {
                *ready = true;
            }
        }
    }
}
