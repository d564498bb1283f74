//! Creating and finding campaigns, and all actions between their games.

use std::sync::Arc;

use campaign::input::Answer;
use campaign::pack::Pack;
use dealer::Chacha;
use protocol::{CampaignCard, CampaignId, Hand, NewCampaign, PackCompany, PackInfo, Sitter};
use rules::card::Color;
use rules::limits::{SEATS_MAX, SEATS_MIN};
use serde_json::Value;
use words::message;

use super::{Caller, Hall, Reply};
use crate::api;
use crate::campaign::{Around, Chronicle, Entry, SIGN, STAND_IN, is_campaign, journal_id};
use crate::clock::Millis;
use crate::limits::{CAMPAIGNS_PER_PERSON, LIST_MAX, TABLE_LETTERS};
use crate::permit::permit;
use crate::refusal::Refusal;
use crate::store::Which;
use crate::table::Deed;
use crate::table::deeds::{Doer, Writing, check_seats, check_terms, clean};

/// An action in a campaign.
#[derive(Clone)]
pub enum CampaignDeed {
    See,
    SeeAs(Color),
    Claim(Color, Option<String>),
    Hand(Color, Hand),
    Away(Color, Option<String>),
    Back(Color),
    /// Asks the person of a company whether they are still there.
    StillThere(Color),
    Answer(Color, u32, Value),
    CallGame(u32, Option<Vec<String>>),
    Told(u32),
    Read(u32),
    Rewind(u8),
    Decline,
}

impl CampaignDeed {
    /// Returns the API call of this action.
    pub fn call(&self) -> api::Call {
        match self {
            CampaignDeed::See => api::Call::Campaign,
            CampaignDeed::SeeAs(_) => api::Call::CompanyView,
            CampaignDeed::Claim(..) => api::Call::Claim,
            CampaignDeed::Hand(..) => api::Call::HandCompany,
            CampaignDeed::Away(..) => api::Call::Away,
            CampaignDeed::Back(_) => api::Call::CompanyBack,
            CampaignDeed::StillThere(_) => api::Call::CompanyStillThere,
            CampaignDeed::Answer(..) => api::Call::CompanyAnswer,
            CampaignDeed::CallGame(..) => api::Call::CallGame,
            CampaignDeed::Told(_) => api::Call::Told,
            CampaignDeed::Read(_) => api::Call::ReadTo,
            CampaignDeed::Rewind(_) => api::Call::Rewind,
            CampaignDeed::Decline => api::Call::DeclineRewind,
        }
    }

    fn company(&self) -> Option<Color> {
        match self {
            CampaignDeed::SeeAs(company)
            | CampaignDeed::Claim(company, _)
            | CampaignDeed::Hand(company, _)
            | CampaignDeed::Away(company, _)
            | CampaignDeed::Back(company)
            | CampaignDeed::StillThere(company)
            | CampaignDeed::Answer(company, ..) => Some(*company),
            _ => None,
        }
    }

    fn done(self, chronicle: &mut Chronicle, doer: &Doer, around: &Around, time: Millis) -> Result<(), Refusal> {
        match self {
            CampaignDeed::See | CampaignDeed::SeeAs(_) => Ok(()),
            CampaignDeed::Claim(company, name) => chronicle.claim(doer, company, name.as_deref(), time),
            CampaignDeed::Hand(company, to) => chronicle.hand(doer, company, &to, around.absence, time),
            CampaignDeed::Away(company, bot) => {
                chronicle.lend(doer, company, bot.as_deref().unwrap_or(STAND_IN), around, time)
            }
            CampaignDeed::Back(company) => chronicle.stand_in(company, None, time),
            CampaignDeed::StillThere(company) => chronicle.still_there(doer, company, around, time),
            CampaignDeed::Answer(company, at, answer) => {
                let answer: Answer = serde_json::from_value(answer)
                    .map_err(|error| Refusal::Bad(message!("refusal-body", detail = error.to_string())))?;
                chronicle.answer(company, at, answer, time)?;
                // A person who answers is present.
                chronicle.stand_in(company, None, time)
            }
            CampaignDeed::CallGame(at, seats) => {
                let colors = seats.map(|seats| seats.iter().map(|seat| company(seat)).collect::<Result<Vec<_>, _>>());
                chronicle.call_game(at, colors.transpose()?, time)
            }
            CampaignDeed::Told(to) => chronicle.tell(to),
            CampaignDeed::Read(to) => chronicle.read(&doer.id, to),
            CampaignDeed::Rewind(game) => chronicle.agree(&doer.id, game, time),
            CampaignDeed::Decline => chronicle.decline(time),
        }
    }
}

/// Parses the colour of a company.
pub fn company(word: &str) -> Result<Color, Refusal> {
    Color::named(word).ok_or_else(Refusal::no_such_company)
}

/// Returns the pack with this name.
pub(super) fn pack(name: &str) -> Result<Arc<Pack>, Refusal> {
    Pack::embedded(name).ok_or_else(Refusal::no_such_pack)
}

impl Hall {
    /// Performs an action and returns the caller's new view.
    pub(crate) async fn campaign(
        &self,
        caller: &Caller,
        id: &CampaignId,
        deed: CampaignDeed,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer();
        let own = deed.company();
        let deed = if self.done_at_table(caller, id, &deed).await? { CampaignDeed::See } else { deed };
        let done = |chronicle: &mut Chronicle, time| {
            permit(api::needs(deed.call()), &chronicle.standing(doer.as_ref(), own))?;
            let doer = doer.clone().unwrap_or_else(Doer::nobody);
            let around = self.shared.around(chronicle, own);
            if api::row(deed.call()).method != "GET" {
                self.shared.presence.heard(&journal_id(id), &doer.id, time);
                chronicle.acted(&doer.id, time);
            }
            deed.done(chronicle, &doer, &around, time)
        };
        let seeing = |chronicle: &Chronicle| {
            let person = doer.as_ref().map(|doer| &doer.id);
            let own = own.filter(|own| person.is_some_and(|person| chronicle.is_run_by(*own, person)));
            Ok(chronicle.seeing(own, person, language))
        };
        self.shared.with_campaign(id, done, seeing).await.map(|seeing| Reply::json(&seeing))
    }

    /// Forwards stand-in decisions to the table while a game is in progress. Returns whether it
    /// did.
    async fn done_at_table(&self, caller: &Caller, id: &CampaignId, deed: &CampaignDeed) -> Result<bool, Refusal> {
        use CampaignDeed::{Away, Back, StillThere};
        let (Away(company, _) | Back(company) | StillThere(company)) = deed else { return Ok(false) };
        let doer = caller.doer();
        let seat = self.shared.look_into(id, |chronicle| {
            permit(api::needs(deed.call()), &chronicle.standing(doer.as_ref(), Some(*company)))?;
            Ok(chronicle.seat_of(*company))
        });
        let Some((table, seat)) = seat.await? else { return Ok(false) };
        let deed = match deed {
            Away(_, bot) => Deed::Away { seat, bot: bot.clone() },
            StillThere(_) => Deed::StillThere { seat },
            _ => Deed::Back { seat },
        };
        self.deed(caller, &table, deed).await?;
        self.shared.look_at(id).await;
        Ok(true)
    }

    pub(super) async fn found(&self, doer: &Doer, first: Entry, language: &str) -> Result<Reply, Refusal> {
        let all = self.shared.store.list(Which::BusyOf(doer.id.clone()), LIST_MAX).await?;
        if all.iter().filter(|listing| is_campaign(&listing.table)).count() >= CAMPAIGNS_PER_PERSON {
            return Err(Refusal::TooMany(message!("refusal-many-campaigns")));
        }
        let id = CampaignId(format!("{SIGN}{}", self.shared.luck.word(TABLE_LETTERS)));
        let chronicle = self.shared.keep_campaign(Chronicle::found(id, first)?).await?;
        Ok(Reply::json(&chronicle.seeing(None, Some(&doer.id), language)))
    }

    pub(super) async fn new_campaign(
        &self,
        caller: &Caller,
        new: NewCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&new.name, Writing::Name)?;
        let first = Pack::names().next().unwrap_or_default();
        let pack = pack(new.pack.as_deref().unwrap_or(first))?;
        check_terms(new.terms.pace, &new.terms.time_out)?;
        if !(SEATS_MIN..=SEATS_MAX).contains(&new.companies.len()) {
            return Err(Refusal::Bad(message!("refusal-companies", least = SEATS_MIN, most = SEATS_MAX)));
        }
        let holders: Vec<_> = new.companies.iter().map(|new| new.holder.clone()).collect();
        let mut companies: Vec<(Color, Sitter)> = Vec::new();
        for (new, holder) in new.companies.iter().zip(check_seats(&holders, &doer)?) {
            let color = company(&new.company)?;
            if !pack.companies.iter().any(|known| known.color == color) {
                return Err(Refusal::no_such_company());
            }
            if companies.iter().any(|(known, _)| *known == color) {
                return Err(Refusal::Bad(message!("refusal-company-twice")));
            }
            companies.push((color, holder));
        }
        let first = Entry::Founded {
            time: self.shared.clock.now(),
            host: doer.id.clone(),
            name,
            pack: pack.name.clone(),
            terms: new.terms,
            companies,
            dealer: Chacha::NAME.to_string(),
            seed: self.shared.luck.secret(),
            log: None,
        };
        self.found(&doer, first, language).await
    }

    pub(super) async fn my_campaigns(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let all = self.shared.store.list(Which::Of(doer.id), LIST_MAX).await?;
        let own = all.iter().filter(|listing| is_campaign(&listing.table));
        let cards: Vec<CampaignCard> = own.filter_map(|own| serde_json::from_str(&own.head.card).ok()).collect();
        Ok(Reply::json(&cards))
    }

    /// Lists the public information about packs.
    pub(super) fn packs(&self, language: &str) -> Reply {
        let info = |name: &str| {
            let pack = Pack::embedded(name)?;
            let pack = pack.in_language(language);
            let company = |company: &campaign::pack::Company| PackCompany {
                company: company.color.name().to_string(),
                name: company.name.clone(),
                motto: company.motto.clone(),
                bonus: company.text.clone(),
            };
            Some(PackInfo {
                name: pack.name.clone(),
                title: pack.title.clone(),
                companies: pack.companies.iter().map(company).collect(),
                years: pack.games.iter().map(|game| game.year).collect(),
            })
        };
        Reply::json(&Pack::names().filter_map(info).collect::<Vec<_>>())
    }
}
