//! The people that a table waits for: when others can let a bot play for them, or ask whether they
//! are still there.

use protocol::{Occupant, Pace, PersonId, Phase, TableId};
use words::message;

use super::entry::TableEntry;
use super::task::TableTask;
use crate::campaign::journal_id;
use crate::clock::Millis;
use crate::owner::Actor;
use crate::refusal::Refusal;

/// The seats whose players may be gone, and the time of the next check.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct WaitedSeats {
    /// Seats for which a bot can play.
    pub absent: Vec<u8>,
    /// Seats whose players can be asked whether they are still there.
    pub quiet: Vec<u8>,
    pub next: Option<Millis>,
}

impl TableTask {
    /// Returns a seat's person during the game, unless a bot stands in for them.
    fn waited_for(&self, seat: u8) -> Option<&PersonId> {
        let state = self.table.seats.get(usize::from(seat))?;
        match &state.sitter {
            Occupant::Person { id, .. } if state.stand_in.is_none() && self.table.phase == Phase::Playing => Some(id),
            _ => None,
        }
    }

    /// Checks whether a seat has neither a person nor a bot.
    fn is_vacant(&self, seat: u8) -> bool {
        let state = &self.table.seats[usize::from(seat)];
        self.table.phase == Phase::Playing && state.sitter == Occupant::Open && state.stand_in.is_none()
    }

    /// Returns the start of a person's absence from both the table and its campaign; `None` while
    /// the person is connected to either.
    fn gone_since(&self, person: &PersonId) -> Option<Millis> {
        let campaign = self.table.campaign_game.as_ref().map(|campaign_game| journal_id(&campaign_game.campaign));
        let places: Vec<&TableId> = std::iter::once(&self.table.id).chain(&campaign).collect();
        self.shared.presence.gone_since(&places, person, self.shared.uptime.since())
    }

    /// Returns the time from which others can let a bot play for a seat; `None` while only its
    /// player may decide.
    fn lend_from(&self, seat: u8) -> Option<Millis> {
        if self.is_vacant(seat) {
            return Some(0);
        }
        let person = self.waited_for(seat)?;
        let state = &self.table.seats[usize::from(seat)];
        let live = !matches!(self.table.settings.pace, Pace::Days { .. });
        if state.overdue && !live {
            return Some(0);
        }
        let (patience, start) = (self.shared.settings.gone_ms, self.shared.uptime.since());
        let silent = state.signs.still_there.map(|until| until.max(start + patience));
        // In a correspondence game the clock decides who is away, not the connection.
        let gone = self.gone_since(person).filter(|_| live).map(|since| since + patience);
        silent.into_iter().chain(gone).min()
    }

    /// Returns the time from which a seat's player can be asked whether they are still there. With
    /// a running clock the question is unnecessary, and people connected only to the campaign would
    /// not see it.
    fn ask_from(&self, seat: u8) -> Option<Millis> {
        let person = self.waited_for(seat)?;
        let state = &self.table.seats[usize::from(seat)];
        let signs = &state.signs;
        let clocked = match self.table.settings.pace {
            Pace::None => false,
            Pace::Live { .. } => !state.overdue,
            Pace::Days { .. } => true,
        };
        if clocked || signs.still_there.is_some() || !self.watchers.has(person) {
            return None;
        }
        Some(signs.quiet_since?.max(self.shared.uptime.since()) + self.shared.settings.quiet_ms)
    }

    pub(super) fn waited(&self) -> WaitedSeats {
        let mut waited = WaitedSeats::default();
        // If a person plays alone with bots, nobody else is waiting.
        if self.table.members_now().len() < 2 {
            return waited;
        }
        let now = self.now();
        let mut next = Vec::new();
        for seat in 0..self.table.seats.len() as u8 {
            match (self.lend_from(seat), self.ask_from(seat)) {
                // Everybody can see that the seat is vacant, so it is not listed.
                (Some(_), _) if self.is_vacant(seat) => {}
                (Some(from), _) if from <= now => waited.absent.push(seat),
                (_, Some(from)) if from <= now => waited.quiet.push(seat),
                (lend, ask) => next.extend(lend.into_iter().chain(ask)),
            }
            // A person may leave the campaign's page without the table being notified.
            if self.table.campaign_game.is_some() && self.waited_for(seat).is_some() {
                next.push(now + self.shared.settings.gone_ms);
            }
        }
        waited.next = next.into_iter().min();
        waited
    }

    /// Lets a bot play for a seat at its player's request. If the player is absent or the seat is
    /// vacant, the host can also request a bot, or all players present can agree to one.
    pub(super) fn lend(&mut self, actor: &Actor, seat: u8, bot: Option<String>) -> Result<(), Refusal> {
        let now = self.now();
        if self.table.seats_of(&actor.id).contains(&seat) {
            return self.table.away(seat, bot, now);
        }
        self.table.only(&[Phase::Playing], message!("refusal-not-playing"))?;
        let bot = self.table.checked_bot(bot)?;
        let state = self.table.seat(seat)?;
        if matches!(state.sitter, Occupant::Bot { .. }) {
            return Err(Refusal::Bad(message!("refusal-nobody-there")));
        }
        if state.stand_in.is_some() {
            return Ok(());
        }
        if self.lend_from(seat).is_none_or(|from| from > now) {
            return Err(Refusal::StillHere);
        }
        if actor.id == self.table.host {
            self.lend_all(seat, &bot, now);
            return Ok(());
        }
        let person = actor.id.clone();
        self.table.happen(TableEntry::Agreed { time: now, seat, person });
        if self.is_agreed(seat, Some(&actor.id)) {
            self.lend_all(seat, &bot, now);
        }
        Ok(())
    }

    /// Lets a bot play for all seats of the player in this seat. If the seat is vacant, only this
    /// seat is affected.
    fn lend_all(&mut self, seat: u8, bot: &str, now: Millis) {
        if self.is_vacant(seat) {
            return self.table.stand_in(seat, bot, now);
        }
        let Some(person) = self.waited_for(seat).cloned() else { return };
        for seat in self.table.seats_of(&person) {
            if self.waited_for(seat).is_some() {
                self.table.stand_in(seat, bot, now);
            }
        }
    }

    /// Checks whether all other players who are present, at the table or in its campaign, agree to
    /// a bot for a seat. At least one of them, possibly the caller, must be present.
    fn is_agreed(&self, seat: u8, actor: Option<&PersonId>) -> bool {
        let agreed = &self.table.seats[usize::from(seat)].signs.agreed;
        if agreed.is_empty() {
            return false;
        }
        let (whose, members) = (self.waited_for(seat), self.table.members_now());
        let plays = |person: &PersonId| self.table.seats_of(person).iter().any(|seat| self.waited_for(*seat).is_some());
        let is_here = |person: &PersonId| plays(person) && self.gone_since(person).is_none();
        let here =
            members.iter().filter(|person| Some(*person) != whose && (is_here(person) || actor == Some(*person)));
        let mut here = here.peekable();
        here.peek().is_some() && here.all(|person| agreed.contains(person))
    }

    /// Applies stand-ins once everybody still present has agreed to them.
    pub(super) fn lend_agreed(&mut self) {
        if self.table.seats.iter().all(|seat| seat.signs.agreed.is_empty()) {
            return;
        }
        let now = self.now();
        for seat in 0..self.table.seats.len() as u8 {
            if self.lend_from(seat).is_some_and(|from| from <= now)
                && self.is_agreed(seat, None)
                && let Ok(bot) = self.table.checked_bot(None)
            {
                self.lend_all(seat, &bot, now);
            }
        }
    }

    /// Asks a seat's player whether they are still there. While they have not answered, asking
    /// again has no effect.
    pub(super) fn still_there(&mut self, actor: &Actor, seat: u8) -> Result<(), Refusal> {
        self.table.only(&[Phase::Playing], message!("refusal-not-playing"))?;
        let person = self.waited_for(seat).filter(|person| **person != actor.id);
        let person = person.ok_or_else(|| Refusal::Bad(message!("refusal-nobody-there")))?;
        if self.table.seats[usize::from(seat)].signs.still_there.is_some() {
            return Ok(());
        }
        if !self.watchers.has(person) {
            return Err(Refusal::Phase(message!("refusal-not-connected")));
        }
        let time = self.now();
        if self.ask_from(seat).is_none_or(|from| from > time) {
            return Err(Refusal::Phase(message!("refusal-not-quiet")));
        }
        let until = time + self.shared.settings.answer_ms;
        self.table.happen(TableEntry::StillThere { time, seat, until });
        Ok(())
    }

    /// Voids agreements to replace a person who is present again. If the person was asked whether
    /// they are still there, the agreements stay valid until the person acts.
    pub(super) fn arrived(&mut self, person: &PersonId) {
        for seat in self.table.seats_of(person) {
            let signs = &self.table.seats[usize::from(seat)].signs;
            if signs.still_there.is_none() && !signs.agreed.is_empty() {
                self.table.happen(TableEntry::Here { time: self.now(), seat });
            }
        }
    }
}
