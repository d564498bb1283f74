//! Applies the journal entries that change a table's seats, chat or clocks, but not its game.

use protocol::{ChatLine, FormerHolder, Occupant, PersonId, Phase, SeatChange, TimeOut};

use super::entry::TableEntry;
use super::offers::Offer;
use super::signs::Signs;
use super::state::{SeatState, Table};
use crate::clock::Millis;
use crate::limits::{CHANGES_KEPT, CHAT_KEPT, HANDED_MS};

impl SeatState {
    /// Records activity of the seat's player.
    pub(super) fn sign(&mut self, time: Millis) {
        let quiet_since = self.questions.at().map(|_| time);
        self.signs = Signs { quiet_since, ..Signs::default() };
    }

    /// Records the previous player of a seat that was handed over.
    fn handed(&mut self, before: Occupant, by: Option<&PersonId>, time: Millis) {
        match (before, &self.sitter, by) {
            (_, Occupant::Person { .. }, _) => self.former = None,
            (Occupant::Person { id, name, .. }, _, Some(by)) => {
                self.former = Some(FormerHolder { id, name, until: time + HANDED_MS, by: by.clone() });
            }
            _ => {}
        }
    }
}

impl Table {
    pub(super) fn note(&mut self, entry: &TableEntry) {
        match entry {
            TableEntry::Sat { time, seat, sitter, by } => {
                self.touched = *time;
                self.sat(usize::from(*seat), sitter.clone(), by.as_ref(), *time);
                self.changed(*seat, *time);
            }
            TableEntry::Ready { person, ready } => {
                for seat in &mut self.seats {
                    if let Occupant::Person { id, ready: is, .. } = &mut seat.sitter
                        && id == person
                    {
                        *is = *ready;
                    }
                }
            }
            TableEntry::Nonce { person, nonce } => {
                for seat in self.seats_of(person) {
                    self.seats[usize::from(seat)].nonce = Some(nonce.clone());
                }
            }
            TableEntry::Chat { time, person, name, seated, text } => {
                *self.chat_lines.entry(person.clone()).or_default() += 1;
                self.spectator_lines += usize::from(!seated);
                for seat in self.seats_of(person) {
                    self.seats[usize::from(seat)].sign(*time);
                }
                // A message whose text was deleted still counts, but is not shown.
                if text.is_empty() {
                    return;
                }
                self.chat.push_back(ChatLine {
                    table: self.id.clone(),
                    person: person.clone(),
                    name: name.clone(),
                    seated: *seated,
                    text: text.clone(),
                    time: *time,
                });
                if self.chat.len() > CHAT_KEPT {
                    self.chat.pop_front();
                }
            }
            TableEntry::TimedOut { time, seat } => {
                self.touched = *time;
                self.vacate(usize::from(*seat));
                self.seats[usize::from(*seat)].timing.run_out();
                self.changed(*seat, *time);
            }
            TableEntry::StoodIn { time, seat, bot } => {
                self.touched = *time;
                let state = &mut self.seats[usize::from(*seat)];
                state.stand_in = Some(bot.clone());
                state.signs = Signs::default();
                state.timing.stop();
                self.changed(*seat, *time);
            }
            TableEntry::Back { time, seat } => {
                self.touched = *time;
                self.here_again(usize::from(*seat), *time);
                self.changed(*seat, *time);
            }
            TableEntry::StillThere { seat, until, .. } => {
                self.seats[usize::from(*seat)].signs.still_there = Some(*until)
            }
            TableEntry::Here { time, seat } => self.seats[usize::from(*seat)].sign(*time),
            TableEntry::Agreed { seat, person, .. } => self.seats[usize::from(*seat)].signs.agree(person),
            TableEntry::Offered { time, seat, to, code, expires } => {
                self.touched = *time;
                let offer = Offer { to: to.clone(), code: code.clone(), expires: *expires };
                self.seats[usize::from(*seat)].offer = Some(offer);
            }
            TableEntry::Withdrawn { time, seat } => {
                self.touched = *time;
                self.seats[usize::from(*seat)].offer = None;
            }
            TableEntry::Host { time, person } => {
                self.touched = *time;
                self.hosted_by(person);
            }
            TableEntry::BrokenOff { time } => {
                self.touched = *time;
                self.phase = Phase::BrokenOff;
                self.seats.iter_mut().for_each(|seat| seat.timing.stop());
            }
            TableEntry::Slept { total } => {
                let stood_still = total - self.slept;
                self.seats.iter_mut().for_each(|seat| seat.timing.stand_still(stood_still));
                (self.slept, self.slept_now) = (*total, *total);
            }
            TableEntry::Forgotten { person } => drop(self.forgotten.insert(person.clone())),
            TableEntry::Rematch { table } => self.rematch = Some(table.clone()),
            // These create or advance the game, and are handled elsewhere.
            TableEntry::Opened { .. }
            | TableEntry::Imported { .. }
            | TableEntry::Started { .. }
            | TableEntry::Step { .. } => {}
        }
    }

    /// Sets the occupant of a seat, or vacates it.
    fn sat(&mut self, at: usize, sitter: Occupant, by: Option<&PersonId>, time: Millis) {
        let before = std::mem::replace(&mut self.seats[at].sitter, sitter);
        self.seats[at].offer = None;
        self.seats[at].nonce = None;
        if self.phase != Phase::Playing {
            return;
        }
        self.seats[at].signs = Signs::default();
        self.seats[at].handed(before, by, time);
        match self.seats[at].sitter {
            Occupant::Open => self.vacate(at),
            Occupant::Bot { .. } => {
                self.seats[at].stand_in = None;
                self.seats[at].overdue = false;
                self.seats[at].timing.stop();
            }
            Occupant::Person { .. } => {
                self.hands_are_seen();
                self.here_again(at, time);
            }
        }
    }

    /// Records that every person with a seat has seen its hand.
    pub(super) fn hands_are_seen(&mut self) {
        for (seat, at) in self.seats.iter().zip(0..) {
            if let Occupant::Person { id, .. } = &seat.sitter {
                self.hands.seen_by(id, at);
            }
        }
    }

    /// Records a public notice about the new player of a seat.
    fn changed(&mut self, seat: u8, time: Millis) {
        if self.phase != Phase::Playing {
            return;
        }
        let state = &self.seats[usize::from(seat)];
        let (sitter, stand_in) = (state.sitter.clone(), state.stand_in.clone());
        let inputs = self.game.as_ref().map_or(0, |game| game.inputs());
        self.changes.push_back(SeatChange { time, seat, sitter, stand_in, inputs });
        if self.changes.len() > CHANGES_KEPT {
            let oldest = (0..self.changes.len()).find(|at| !self.began_to_stand_in(*at));
            self.changes.remove(oldest.unwrap_or(0));
        }
    }

    /// Checks whether this change started the current stand-in. These changes are kept so that the
    /// absent person sees them on returning.
    fn began_to_stand_in(&self, at: usize) -> bool {
        let seat = self.changes[at].seat;
        let own = self.changes.iter().enumerate().filter(|(_, change)| change.seat == seat).rev();
        own.take_while(|(_, change)| change.stand_in.is_some()).last().is_some_and(|(first, _)| first == at)
    }

    /// Handles a seat for which nobody answers, according to the table's settings.
    fn vacate(&mut self, at: usize) {
        let seat = &mut self.seats[at];
        seat.timing.stop();
        // The table keeps waiting for a player whose time is up.
        seat.signs = Signs { quiet_since: seat.signs.quiet_since, ..Signs::default() };
        match &self.settings.time_out {
            TimeOut::StandIn { bot } => seat.stand_in = Some(bot.clone()),
            TimeOut::Wait => seat.overdue = true,
        }
    }

    /// Ends the absence of a seat's player, when that player returns or another person sits down.
    /// Any open offer of the seat becomes void.
    fn here_again(&mut self, at: usize, time: Millis) {
        let seat = &mut self.seats[at];
        if let Occupant::Person { id, .. } = &seat.sitter {
            self.forgotten.remove(id);
        }
        seat.offer = None;
        seat.stand_in = None;
        seat.overdue = false;
        let asked = seat.questions.at().is_some();
        seat.timing.back(time, asked);
        seat.sign(time);
    }
}
