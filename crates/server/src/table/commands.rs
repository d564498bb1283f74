//! Actions at a table other than moves, each with its preconditions.

use protocol::{ChatRule, NewSeat, NewTable, Occupant, Pace, Phase, SeatTaker, TableId, TimeOut};
use rules::limits::SEATS_MIN;
use rules::record::Nonce;
use words::{Message, message};

use super::entry::TableEntry;
use super::state::Table;
use crate::clock::Millis;
use crate::editions::LoadedEdition;
use crate::limits::{
    CHAT_MAX, CHAT_OF_SEATED, CHAT_OF_SPECTATOR, CHAT_OF_SPECTATORS, DAYS_MAX, LABEL_MAX, LOGIN_MAX, NAME_MAX,
    PER_MOVE_S_MAX, RESERVE_S_MAX,
};
use crate::owner::Actor;
use crate::refusal::Refusal;

/// The default stand-in bot.
const STAND_IN: &str = "normal";

/// A kind of text that users enter. Each kind has its own length limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writing {
    Name,
    Login,
    Label,
    Line,
}

/// Trims a user's text, removes invisible characters, and checks that the text is not empty, not
/// too long, and free of control characters.
pub fn clean(text: &str, writing: Writing) -> Result<String, Refusal> {
    let (most, refused) = match writing {
        Writing::Name => (NAME_MAX, message!("refusal-write-name", most = NAME_MAX)),
        Writing::Login => (LOGIN_MAX, message!("refusal-write-login", most = LOGIN_MAX)),
        Writing::Label => (LABEL_MAX, message!("refusal-write-label", most = LABEL_MAX)),
        Writing::Line => (CHAT_MAX, message!("refusal-write-line", most = CHAT_MAX)),
    };
    let text: String = text.chars().filter(|sign| !is_invisible(*sign)).collect();
    let text = text.trim();
    let length = text.chars().count();
    let shows = text.chars().any(|sign| !JOINERS.contains(&sign));
    if length > most || !shows || text.chars().any(char::is_control) {
        return Err(Refusal::Bad(refused));
    }
    Ok(text.to_string())
}

/// Characters that control whether letters or emoji are joined. Some languages need them.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Checks whether a character is invisible or changes the writing direction. Such characters can
/// make one name look like another.
fn is_invisible(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Parses a player's contribution to the seed, and converts it to lower case.
pub fn check_nonce(text: Option<&str>) -> Result<Option<String>, Refusal> {
    let read = |text: &str| Nonce::read(text).ok_or(Refusal::Bad(message!("refusal-nonce", digits = 2 * Nonce::BYTES)));
    Ok(text.map(read).transpose()?.map(hex::encode))
}

/// Checks that a bot with this name exists. Names with a setting after a colon are refused.
pub fn check_bot(name: &str) -> Result<(), Refusal> {
    // Settings after a colon would let anybody request hours of computation.
    if name.contains(':') || !bots::known(name) {
        let known: Vec<&str> = bots::BOTS.iter().map(|bot| bot.name).collect();
        return Err(Refusal::Bad(message!("refusal-no-such-bot", known = known.join(", "))));
    }
    Ok(())
}

/// Validates a new table; returns the occupants of its seats.
pub fn check(table: &NewTable, loaded: &LoadedEdition, host: &Actor) -> Result<Vec<Occupant>, Refusal> {
    let most = loaded.edition().seat_colors.len();
    if !(SEATS_MIN..=most).contains(&table.seats.len()) {
        return Err(Refusal::Bad(message!("refusal-seats", least = SEATS_MIN, most = most)));
    }
    if table.first.is_some_and(|first| usize::from(first) >= table.seats.len()) {
        return Err(Refusal::Bad(message!("refusal-first-seat")));
    }
    check_terms(table.pace, &table.time_out)?;
    check_seats(&table.seats, host)
}

/// Validates the time control.
pub fn check_terms(pace: Pace, time_out: &TimeOut) -> Result<(), Refusal> {
    match pace {
        Pace::Live { reserve_s, per_move_s }
            if !(1..=RESERVE_S_MAX).contains(&reserve_s) || per_move_s > PER_MOVE_S_MAX =>
        {
            let (reserve, turn) = (RESERVE_S_MAX, PER_MOVE_S_MAX);
            return Err(Refusal::Bad(message!("refusal-reserve", reserve = reserve, turn = turn)));
        }
        Pace::Days { days } if !(1..=DAYS_MAX).contains(&days) => {
            return Err(Refusal::Bad(message!("refusal-days", most = DAYS_MAX)));
        }
        _ => {}
    }
    match time_out {
        TimeOut::StandIn { bot } => check_bot(bot),
        TimeOut::Wait => Ok(()),
    }
}

/// Validates the seats; returns their occupants.
pub fn check_seats(seats: &[NewSeat], host: &Actor) -> Result<Vec<Occupant>, Refusal> {
    let sitter = |seat: &NewSeat| {
        Ok(match seat {
            NewSeat::Open => Occupant::Open,
            NewSeat::Bot { bot } => {
                check_bot(bot)?;
                Occupant::Bot { bot: bot.clone() }
            }
            NewSeat::Me { name } => {
                let name = clean(name.as_deref().unwrap_or(&host.name), Writing::Name)?;
                Occupant::Person { id: host.id.clone(), name, ready: true }
            }
        })
    };
    seats.iter().map(sitter).collect()
}

impl Table {
    pub(super) fn only(&self, phases: &[Phase], otherwise: Message) -> Result<(), Refusal> {
        if phases.contains(&self.phase) { Ok(()) } else { Err(Refusal::Phase(otherwise)) }
    }

    pub fn seat(&self, seat: u8) -> Result<&super::state::SeatState, Refusal> {
        self.seats.get(usize::from(seat)).ok_or(Refusal::NoSuchSeat)
    }

    /// Takes an open seat, before the start or after somebody left, or reclaims a seat that was
    /// handed over.
    pub fn sit(
        &mut self,
        actor: &Actor,
        seat: u8,
        name: Option<&str>,
        nonce: Option<&str>,
        time: Millis,
    ) -> Result<(), Refusal> {
        let nonce = check_nonce(nonce)?;
        self.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
        if !self.can_take_back(actor, seat, time)? {
            if self.seat(seat)?.sitter != Occupant::Open {
                return Err(Refusal::SeatTaken);
            }
            if self.is_kept_from(actor, seat, time)? {
                return Err(Refusal::Reserved);
            }
        }
        self.seat_down(actor, seat, name, time)?;
        self.add_nonce(actor, nonce);
        Ok(())
    }

    /// Gives up all the actor's seats. If the host leaves, the next person becomes host; if the
    /// last person leaves before the start, the table is closed.
    pub fn leave(&mut self, actor: &Actor, time: Millis) -> Result<(), Refusal> {
        self.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
        let next = self.next_person(&actor.id);
        for seat in self.seats_of(&actor.id) {
            self.happen(TableEntry::Sat { time, seat, sitter: Occupant::Open, by: Some(actor.id.clone()) });
        }
        if actor.id == self.host {
            match next {
                Some(person) => self.happen(TableEntry::Host { time, person }),
                None if self.phase == Phase::Gathering => self.happen(TableEntry::BrokenOff { time }),
                // A game in progress stays as it is, so that the person can return to it.
                None => {}
            }
        }
        Ok(())
    }

    /// Lets a bot play for an absent person, who keeps the seat.
    pub fn away(&mut self, seat: u8, bot: Option<String>, time: Millis) -> Result<(), Refusal> {
        self.only(&[Phase::Playing], message!("refusal-not-playing"))?;
        let bot = self.checked_bot(bot)?;
        self.stand_in(seat, &bot, time);
        Ok(())
    }

    /// Returns the stand-in bot: the given one, the one from the table's settings, or the default.
    pub(super) fn checked_bot(&self, bot: Option<String>) -> Result<String, Refusal> {
        let usual = match &self.settings.time_out {
            TimeOut::StandIn { bot } => bot,
            TimeOut::Wait => STAND_IN,
        };
        let bot = bot.unwrap_or_else(|| usual.to_string());
        check_bot(&bot)?;
        Ok(bot)
    }

    /// Removes the table from the actor's list, if the actor no longer plays there.
    pub fn forget(&mut self, actor: &Actor) -> Result<(), Refusal> {
        let away = |seat: &u8| self.seats[usize::from(*seat)].stand_in.is_some();
        let left = self.phase == Phase::Playing && self.seats_of(&actor.id).iter().all(away);
        if !left {
            self.only(&[Phase::Over, Phase::BrokenOff], message!("refusal-no-forgetting"))?;
        }
        // The list is also used to count imported records.
        if self.imported.is_some() {
            return Err(Refusal::Phase(message!("refusal-record-stays")));
        }
        if !self.forgotten.contains(&actor.id) {
            self.happen(TableEntry::Forgotten { person: actor.id.clone() });
        }
        Ok(())
    }

    pub fn ready(&mut self, actor: &Actor, ready: bool, nonce: Option<&str>) -> Result<(), Refusal> {
        let nonce = check_nonce(nonce)?;
        self.only(&[Phase::Gathering], message!("refusal-begun"))?;
        self.happen(TableEntry::Ready { person: actor.id.clone(), ready });
        self.add_nonce(actor, nonce);
        Ok(())
    }

    /// Records a player's contribution to the seed. Does nothing once the game has begun.
    pub(super) fn add_nonce(&mut self, actor: &Actor, nonce: Option<String>) {
        if let Some(nonce) = nonce.filter(|_| self.phase == Phase::Gathering) {
            self.happen(TableEntry::Nonce { person: actor.id.clone(), nonce });
        }
    }

    /// Gives a seat to a bot, or opens it for anyone to take. The host may do this to another
    /// person's seat only if nobody answers there.
    pub fn hand(&mut self, actor: &Actor, seat: u8, to: &SeatTaker, time: Millis) -> Result<(), Refusal> {
        self.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
        self.may_give(actor, seat)?;
        let sitter = match to {
            SeatTaker::Open => Occupant::Open,
            SeatTaker::Bot { bot } => {
                check_bot(bot)?;
                Occupant::Bot { bot: bot.clone() }
            }
        };
        self.happen(TableEntry::Sat { time, seat, sitter, by: Some(actor.id.clone()) });
        Ok(())
    }

    /// Removes a player before the start.
    pub fn remove(&mut self, seat: u8, time: Millis) -> Result<(), Refusal> {
        self.only(&[Phase::Gathering], message!("refusal-no-sending-away"))?;
        match &self.seat(seat)?.sitter {
            Occupant::Person { id, .. } if *id != self.host => {
                self.happen(TableEntry::Sat { time, seat, sitter: Occupant::Open, by: None });
                Ok(())
            }
            _ => Err(Refusal::Bad(message!("refusal-nobody-there"))),
        }
    }

    /// Closes the table before the start, or abandons a game that is stuck or has no other people.
    pub fn break_off(&mut self, time: Millis) -> Result<(), Refusal> {
        self.only(&[Phase::Gathering, Phase::Playing], message!("refusal-over"))?;
        let others = self.members_now().len() > 1;
        let stuck = self.seats.iter().any(|seat| seat.overdue);
        if self.phase == Phase::Playing && others && !stuck {
            return Err(Refusal::Phase(message!("refusal-no-breaking-off")));
        }
        self.happen(TableEntry::BrokenOff { time });
        Ok(())
    }

    pub fn say(&mut self, actor: &Actor, text: &str, time: Millis) -> Result<(), Refusal> {
        let seated = !self.seats_of(&actor.id).is_empty() || actor.id == self.host;
        match self.settings.chat {
            ChatRule::Everybody => {}
            ChatRule::Seated if seated => {}
            ChatRule::Seated | ChatRule::Nobody => return Err(Refusal::ChatOff),
        }
        let own = self.chat_lines.get(&actor.id).copied().unwrap_or_default();
        let full = match seated {
            true => own >= CHAT_OF_SEATED,
            false => own >= CHAT_OF_SPECTATOR || self.spectator_lines >= CHAT_OF_SPECTATORS,
        };
        if full {
            return Err(Refusal::TooMany(message!("refusal-many-lines")));
        }
        let text = clean(text, Writing::Line)?;
        let (person, name) = (actor.id.clone(), actor.name.clone());
        self.happen(TableEntry::Chat { time, person, name, seated, text });
        Ok(())
    }

    /// Returns the settings and seats of a rematch with the same players, each moved to the next
    /// seat.
    pub fn another(&self) -> Result<(NewTable, Vec<Occupant>), Refusal> {
        self.only(&[Phase::Over, Phase::BrokenOff], message!("refusal-not-over"))?;
        if self.imported.is_some() {
            return Err(Refusal::Phase(message!("refusal-nobody-played")));
        }
        let mut sitters: Vec<Occupant> = self.seats.iter().map(|seat| seat.sitter.clone()).collect();
        sitters.rotate_right(1);
        for sitter in &mut sitters {
            if let Occupant::Person { id, ready, .. } = sitter {
                *ready = *id == self.host;
            }
        }
        Ok((self.settings.clone(), sitters))
    }

    pub fn rematched(&mut self, table: TableId) {
        self.happen(TableEntry::Rematch { table });
    }
}
