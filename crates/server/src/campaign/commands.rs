//! Actions in a campaign, each with its preconditions.

use campaign::input::{CampaignInput, CampaignWaiting, CompanyAnswer, Operator};
use campaign::result::GameResult;
use protocol::{Occupant, PersonId, SeatTaker, TableId};
use rules::card::Color;
use rules::limits::{SEATS_MAX, SEATS_MIN};
use words::message;

use super::entry::CampaignEntry;
use super::group::{CampaignGroup, CompanyPlace};
use crate::authority::{Absence, SharedDecision, may_decide};
use crate::clock::Millis;
use crate::limits::LINES_MAX;
use crate::owner::Actor;
use crate::permit::Role;
use crate::refusal::Refusal;
use crate::table::commands::{Writing, check_bot, clean};

/// The circumstances of a decision about a company: the people present, and the holder's absence.
pub struct Around {
    /// The strongest decision that the holder's absence allows.
    pub absence: Absence,
    /// Time from which the holder can be asked whether they are still there.
    pub ask_from: Option<Millis>,
    /// Time limit for the holder's answer, in milliseconds.
    pub answer_ms: Millis,
    /// The people present who run companies.
    pub here: Vec<PersonId>,
}

impl CompanyPlace {
    /// Checks whether a company may be claimed. Its former holder can reclaim it for a while. If
    /// another person handed it over, nobody else can claim it during that time.
    fn may_be_claimed(&self, actor: &Actor, time: Millis) -> Result<(), Refusal> {
        match self.former.as_ref().filter(|former| former.until > time) {
            Some(former) if former.id == actor.id => Ok(()),
            Some(former) if former.id != former.by => Err(Refusal::Reserved),
            _ if self.holder != Occupant::Open => Err(Refusal::SeatTaken),
            _ => Ok(()),
        }
    }
}

impl CampaignGroup {
    pub(super) fn company(&self, color: Color) -> Result<&CompanyPlace, Refusal> {
        self.companies.iter().find(|own| own.color == color).ok_or_else(Refusal::no_such_company)
    }

    pub fn is_run_by(&self, color: Color, person: &PersonId) -> bool {
        let own = self.companies.iter().find(|own| own.color == color);
        own.is_some_and(|own| matches!(&own.holder, Occupant::Person { id, .. } if id == person))
    }

    /// Returns the caller's relation to the campaign and to `company`, if one is given.
    pub fn role(&self, actor: Option<&Actor>, company: Option<Color>) -> Role {
        Role {
            person: actor.is_some(),
            seated: actor.is_some_and(|actor| self.runners().contains(&actor.id)),
            own_seat: actor.zip(company).is_some_and(|(actor, company)| self.is_run_by(company, &actor.id)),
            host: actor.is_some_and(|actor| actor.id == self.host),
            admin: false,
        }
    }

    /// Claims an open company, reclaims one that was handed over, or founds a new one.
    pub fn claim(&mut self, actor: &Actor, company: Color, name: Option<&str>, time: Millis) -> Result<(), Refusal> {
        let known = self.companies.iter().find(|own| own.color == company);
        if let Some(own) = known {
            own.may_be_claimed(actor, time)?;
            self.offices.may_look(actor.people(), &company)?;
        }
        let of_pack = self.pack.companies.iter().any(|known| known.color == company);
        if !of_pack || (known.is_none() && self.companies.len() >= SEATS_MAX) {
            return Err(Refusal::no_such_company());
        }
        let name = clean(name.unwrap_or(&actor.name), Writing::Name)?;
        let holder = Occupant::Person { id: actor.id.clone(), name, ready: true };
        self.happen(CampaignEntry::Held { time, company, holder, by: None });
        Ok(())
    }

    /// Gives a company to a bot, or opens it for others to claim. If a game is running, its table
    /// hands over the company's seat once the change is committed.
    pub fn hand(
        &mut self,
        actor: &Actor,
        company: Color,
        to: &SeatTaker,
        absence: Absence,
        time: Millis,
    ) -> Result<(), Refusal> {
        may_decide(&actor.id, &self.company(company)?.holder, absence, SharedDecision::Give)?;
        let holder = match to {
            SeatTaker::Bot { bot } => {
                check_bot(bot)?;
                Occupant::Bot { bot: bot.clone() }
            }
            SeatTaker::Open => Occupant::Open,
        };
        self.happen(CampaignEntry::Held { time, company, holder, by: Some(actor.id.clone()) });
        Ok(())
    }

    /// Lets a bot play for a company at its holder's request. If the holder is absent or the
    /// company is vacant, the host can also request a bot, or everybody present can agree to one.
    pub fn lend(
        &mut self,
        actor: &Actor,
        company: Color,
        bot: &str,
        Around { absence, here, .. }: &Around,
        time: Millis,
    ) -> Result<(), Refusal> {
        let own = self.company(company)?;
        may_decide(&actor.id, &own.holder, *absence, SharedDecision::Lend)?;
        check_bot(bot)?;
        if !matches!(own.holder, Occupant::Person { .. }) && !self.is_vacant(own) {
            return Err(Refusal::Phase(message!("refusal-nobody-away")));
        }
        if actor.id == self.host || self.is_run_by(company, &actor.id) {
            return self.replace(company, bot, time);
        }
        if own.away.is_some() {
            return Ok(());
        }
        if !own.signs.agreed.contains(&actor.id) {
            self.happen(CampaignEntry::Lent { time, company, person: actor.id.clone() });
        }
        let own = self.company(company)?.clone();
        if self.is_agreed(&own, here, Some(&actor.id)) { self.replace(company, bot, time) } else { Ok(()) }
    }

    /// Sets or removes a company's stand-in bot.
    pub fn stand_in(&mut self, company: Color, bot: Option<&str>, time: Millis) -> Result<(), Refusal> {
        let own = self.company(company)?;
        if !matches!(own.holder, Occupant::Person { .. }) {
            return Err(Refusal::Phase(message!("refusal-nobody-away")));
        }
        if own.away.as_deref() == bot {
            return Ok(());
        }
        bot.map(check_bot).transpose()?;
        self.happen(CampaignEntry::Away { time, company, bot: bot.map(str::to_string) });
        Ok(())
    }

    /// Removes the stand-in bots of people who are present, so that they answer for themselves
    /// again.
    pub fn returned(&mut self, here: &[PersonId], time: Millis) {
        let is_back =
            |own: &&CompanyPlace| own.away.is_some() && here.iter().any(|person| self.is_run_by(own.color, person));
        let companies: Vec<Color> = self.companies.iter().filter(is_back).map(|own| own.color).collect();
        for company in companies {
            self.happen(CampaignEntry::Away { time, company, bot: None });
        }
    }

    /// Applies a company's answer. Repeating an answer is harmless; a different answer to an old
    /// question is refused as stale.
    pub fn answer(&mut self, company: Color, at: u32, answer: CompanyAnswer, time: Millis) -> Result<(), Refusal> {
        let now = self.at();
        let input = CampaignInput::Answer { company, answer: answer.clone() };
        if at != now {
            let before = self.ledger.log().inputs().get(at as usize);
            return if before == Some(&input) { Ok(()) } else { Err(Refusal::Stale { at, now: Some(now) }) };
        }
        if !matches!(self.campaign().waiting(), CampaignWaiting::Company(asked, _) if asked == company) {
            return Err(Refusal::Phase(message!("refusal-company-unasked")));
        }
        if !self.campaign().choices().contains(&answer) {
            return Err(Refusal::Bad(message!("refusal-no-such-answer")));
        }
        self.happen(CampaignEntry::Input { time, line: input.to_string() });
        Ok(())
    }

    /// Starts the next game with all companies, or with the given ones. Repeating the call has no
    /// effect.
    pub fn call_game(&mut self, at: u32, seats: Option<Vec<Color>>, time: Millis) -> Result<(), Refusal> {
        let now = self.at();
        if at != now {
            let since = self.ledger.log().inputs().get(at as usize..).unwrap_or_default();
            let called = since.iter().any(|input| matches!(input, CampaignInput::Play { .. }));
            return if called { Ok(()) } else { Err(Refusal::Stale { at, now: Some(now) }) };
        }
        if self.campaign().waiting() != CampaignWaiting::Table {
            return Err(Refusal::Phase(message!("refusal-no-next-game")));
        }
        let seats = seats.unwrap_or_else(|| self.companies.iter().map(|own| own.color).collect());
        let twice = seats.iter().enumerate().any(|(at, seat)| seats[..at].contains(seat));
        if twice || !(SEATS_MIN..=SEATS_MAX).contains(&seats.len()) {
            return Err(Refusal::Bad(message!("refusal-companies", least = SEATS_MIN, most = SEATS_MAX)));
        }
        let mut players = Vec::new();
        for seat in &seats {
            players.push(match &self.company(*seat)?.holder {
                Occupant::Open => return Err(Refusal::NotReady),
                Occupant::Person { name, .. } => Operator::Person(name.clone()),
                Occupant::Bot { bot } => Operator::Bot(bot.clone()),
            });
        }
        let signed = self.campaign().view(campaign::reveal::CampaignViewer::Spectator).companies;
        for (company, player) in seats.iter().copied().zip(players) {
            let known = signed.iter().find(|seen| seen.company == company).and_then(|seen| seen.player.as_ref());
            if known != Some(&player) {
                self.happen(CampaignEntry::Input { time, line: CampaignInput::Sign { company, player }.to_string() });
                // A company that joins now is dealt its postcard and crew card before the next
                // input.
                self.settle(time, || TableId(String::new()));
            }
        }
        self.happen(CampaignEntry::Input { time, line: CampaignInput::Play { seats }.to_string() });
        Ok(())
    }

    /// Records that a game ended, with its result and its record.
    pub fn played(&mut self, result: GameResult, record: String, time: Millis) {
        self.happen(CampaignEntry::Played { time, line: CampaignInput::Result(result).to_string(), record });
    }

    /// Marks this many facts as shown to the table, and this many lines of the next fact's card as
    /// opened. Marks never move back.
    pub fn tell(&mut self, to: u32, lines: u32) -> Result<(), Refusal> {
        self.check_mark(to)?;
        if to > self.told {
            self.happen(CampaignEntry::Told { to });
        }
        // Lines of an earlier card are stale: somebody has turned to the next one.
        let is_front = to == self.told && (to as usize) < self.campaign().facts().len();
        if is_front && lines > self.lines && lines <= LINES_MAX {
            self.happen(CampaignEntry::Lines { lines });
        }
        Ok(())
    }

    /// Marks this many facts as read by a person.
    pub fn read(&mut self, person: &PersonId, to: u32) -> Result<(), Refusal> {
        self.check_mark(to)?;
        if to > self.read.get(person).copied().unwrap_or(0) {
            self.happen(CampaignEntry::Read { person: person.clone(), to });
        }
        Ok(())
    }

    fn check_mark(&self, to: u32) -> Result<(), Refusal> {
        let most = self.campaign().facts().len() as u32;
        if to > most { Err(Refusal::NoSuchThing(message!("refusal-no-such-entry"))) } else { Ok(()) }
    }
}
