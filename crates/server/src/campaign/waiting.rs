//! The people that a campaign waits for between games: when a bot can stand in for them, and when
//! they can be asked whether they are still there. During a game, its table decides this.

use campaign::input::CampaignWaiting;
use protocol::{Occupant, Pace, PersonId, TableId};
use rules::card::Color;
use words::message;

use super::commands::Around;
use super::entry::CampaignEntry;
use super::group::{CampaignGroup, CompanyPlace};
use super::journal_id;
use crate::authority::{self, Absence, SharedDecision};
use crate::clock::Millis;
use crate::owner::Actor;
use crate::refusal::Refusal;
use crate::service::Dependencies;

/// The default stand-in bot.
pub const STAND_IN: &str = "normal";

/// The companies whose holders may be gone, by colour.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct WaitedCompanies {
    /// Companies for which a bot can stand in.
    pub absent: Vec<String>,
    /// Companies whose holders can be asked whether they are still there.
    pub quiet: Vec<String>,
}

impl CampaignGroup {
    /// Returns the table of the current or last game, where people may still be looking at the
    /// result.
    fn last_table(&self) -> Option<&TableId> {
        self.tables.values().next_back()
    }

    /// Checks whether the campaign is waiting for this company and nobody runs it.
    pub(super) fn is_vacant(&self, own: &CompanyPlace) -> bool {
        let is_needed = match self.campaign().waiting() {
            CampaignWaiting::Company(asked, _) => asked == own.color,
            CampaignWaiting::Game => self.table().is_none() && self.campaign().seats().contains(&own.color),
            CampaignWaiting::Chance(_) | CampaignWaiting::Table | CampaignWaiting::Over => false,
        };
        is_needed && own.holder == Occupant::Open
    }

    /// Checks whether a person runs a company that has no stand-in.
    fn answers(&self, person: &PersonId) -> bool {
        self.companies.iter().any(|own| own.away.is_none() && self.is_run_by(own.color, person))
    }

    /// Checks whether all people present, including the caller, agree to a stand-in for a company.
    /// The company's holder and people replaced by stand-ins do not count; at least one person must
    /// remain.
    pub(super) fn is_agreed(&self, own: &CompanyPlace, here: &[PersonId], actor: Option<&PersonId>) -> bool {
        let counts = |person: &&PersonId| self.answers(person) && !self.is_run_by(own.color, person);
        let mut needed = here.iter().filter(counts).chain(actor).peekable();
        needed.peek().is_some() && needed.all(|person| own.signs.agreed.contains(person))
    }

    /// Lets a bot stand in for a company's holder, or run a vacant company that the campaign is
    /// waiting for.
    pub(super) fn replace(&mut self, company: Color, bot: &str, time: Millis) -> Result<(), Refusal> {
        if !self.is_vacant(self.company(company)?) {
            return self.stand_in(company, Some(bot), time);
        }
        let holder = Occupant::Bot { bot: bot.to_string() };
        self.happen(CampaignEntry::Held { time, company, holder, by: None });
        Ok(())
    }

    /// Asks a company's holder whether they are still there. Asking again before they answer has no
    /// effect.
    pub fn still_there(&mut self, actor: &Actor, company: Color, around: &Around, time: Millis) -> Result<(), Refusal> {
        let own = self.company(company)?;
        match &own.holder {
            Occupant::Person { id, .. } if *id != actor.id && own.away.is_none() => {}
            _ => return Err(Refusal::Bad(message!("refusal-nobody-there"))),
        }
        if own.signs.still_there.is_some() {
            return Ok(());
        }
        if around.ask_from.is_none_or(|from| from > time) {
            return Err(Refusal::Phase(message!("refusal-company-not-quiet")));
        }
        self.happen(CampaignEntry::StillThere { time, company, until: time + around.answer_ms });
        Ok(())
    }

    /// Voids agreements to replace a person who is present again. If the person was asked whether
    /// they are still there, the agreements stay valid until the person acts.
    pub fn arrived(&mut self, person: &PersonId, time: Millis) {
        self.here_again(person, |own| own.signs.still_there.is_none() && !own.signs.agreed.is_empty(), time);
    }

    /// Records that a person acted, which shows that they are still there.
    pub fn acted(&mut self, person: &PersonId, time: Millis) {
        self.here_again(person, |own| own.signs.still_there.is_some() || !own.signs.agreed.is_empty(), time);
    }

    fn here_again(&mut self, person: &PersonId, void: impl Fn(&CompanyPlace) -> bool, time: Millis) {
        let own = self.companies.iter().filter(|own| void(own) && self.is_run_by(own.color, person));
        let companies: Vec<Color> = own.map(|own| own.color).collect();
        for company in companies {
            self.happen(CampaignEntry::Here { time, company });
        }
    }
}

impl Dependencies {
    /// Returns the start of a person's absence from both the campaign and the table of its last
    /// game; `None` while the person is connected to either.
    fn gone_since(&self, group: &CampaignGroup, person: &PersonId) -> Option<Millis> {
        let own = journal_id(&group.id);
        let places: Vec<&TableId> = group.last_table().into_iter().chain([&own]).collect();
        self.presence.gone_since(&places, person, self.uptime.since())
    }

    /// Returns the strongest decision that others may make because a company's holder is gone or
    /// does not answer.
    fn absence_from(&self, group: &CampaignGroup, own: &CompanyPlace) -> Absence {
        let Occupant::Person { id, .. } = &own.holder else { return None };
        let (patience, now) = (self.settings.gone_ms, self.clock.now());
        let is_silent = |until: &Millis| (*until).max(self.uptime.since() + patience) <= now;
        let silent = own.signs.still_there.filter(is_silent).map(|_| SharedDecision::Lend);
        authority::absence(self.gone_since(group, id), patience, group.terms.pace, now).max(silent)
    }

    /// Returns the time from which a company's holder can be asked whether they are still there.
    /// People are asked only while they have the campaign's page open, and never in a
    /// correspondence campaign.
    fn ask_from(&self, group: &CampaignGroup, own: &CompanyPlace) -> Option<Millis> {
        let Occupant::Person { id, .. } = &own.holder else { return None };
        let place = journal_id(&group.id);
        let is_gone = self.presence.gone_since(&[&place], id, 0).is_some();
        let takes_days = matches!(group.terms.pace, Pace::Days { .. });
        if own.away.is_some() || own.signs.still_there.is_some() || is_gone || takes_days {
            return None;
        }
        let heard = self.presence.last_heard(&place, id);
        Some(own.signs.quiet_since?.max(heard).max(self.uptime.since()) + self.settings.quiet_ms)
    }

    /// Returns the people present who run companies.
    fn here(&self, group: &CampaignGroup) -> Vec<PersonId> {
        group.runners().into_iter().filter(|person| self.gone_since(group, person).is_none()).collect()
    }

    /// Returns the circumstances of a decision about a company.
    pub fn around(&self, group: &CampaignGroup, company: Option<Color>) -> Around {
        let own = company.and_then(|company| group.company(company).ok());
        Around {
            absence: own.and_then(|own| self.absence_from(group, own)),
            ask_from: own.and_then(|own| self.ask_from(group, own)),
            answer_ms: self.settings.answer_ms,
            here: self.here(group),
        }
    }

    /// Returns the companies whose holders may be gone. Companies in a running game are left out,
    /// since its table keeps track of awaited players.
    pub(super) fn waited(&self, group: &CampaignGroup) -> WaitedCompanies {
        let mut waited = WaitedCompanies::default();
        // If a person plays alone with bots, nobody else is waiting.
        if group.people().len() < 2 {
            return waited;
        }
        let now = self.clock.now();
        for own in group.companies.iter().filter(|own| group.seat_of(own.color).is_none()) {
            let is_absent = own.away.is_none() && self.absence_from(group, own).is_some();
            if is_absent || group.is_vacant(own) {
                waited.absent.push(own.color.name().to_string());
            } else if self.ask_from(group, own).is_some_and(|from| from <= now) {
                waited.quiet.push(own.color.name().to_string());
            }
        }
        waited
    }

    /// Applies stand-ins once everybody still present has agreed to them.
    pub(super) fn lend_agreed(&self, group: &mut CampaignGroup) {
        let is_due = |own: &&CompanyPlace| {
            let may_be_lent = group.is_vacant(own) || self.absence_from(group, own).is_some();
            !own.signs.agreed.is_empty() && may_be_lent && group.seat_of(own.color).is_none()
        };
        let due: Vec<CompanyPlace> = group.companies.iter().filter(is_due).cloned().collect();
        for own in due {
            if group.is_agreed(&own, &self.here(group), None) {
                let _ = group.replace(own.color, STAND_IN, self.clock.now());
            }
        }
    }
}
