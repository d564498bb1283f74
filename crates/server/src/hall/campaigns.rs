//! Founding campaigns, finding them, and everything people do between their games.

use std::sync::Arc;

use campaign::input::Answer;
use campaign::pack::Pack;
use dealer::Chacha;
use protocol::calls::{BadRequest, Call, CampaignCall, Subject, TableCall};
use protocol::{Back, CampaignCard, CampaignId, NewCampaign, PackCompany, PackInfo, Sitter};
use rules::card::Color;
use rules::limits::{SEATS_MAX, SEATS_MIN};
use words::message;

use super::{Caller, Hall, Reply};
use crate::campaign::{Around, Chronicle, Entry, SIGN, STAND_IN, is_campaign, journal_id};
use crate::clock::Millis;
use crate::limits::{CAMPAIGNS_PER_PERSON, LIST_MAX, TABLE_LETTERS};
use crate::permit::permit;
use crate::refusal::Refusal;
use crate::store::Which;
use crate::table::Deed;
use crate::table::deeds::{Doer, Writing, check_seats, check_terms, clean};

/// Applies a call to a campaign.
fn apply(
    call: CampaignCall,
    chronicle: &mut Chronicle,
    doer: &Doer,
    around: &Around,
    time: Millis,
) -> Result<(), Refusal> {
    use CampaignCall as C;
    match call {
        C::Claim { company, body, .. } => chronicle.claim(doer, company, body.name.as_deref(), time),
        C::HandCompany { company, body, .. } => chronicle.hand(doer, company, &body, around.absence, time),
        C::Away { company, body, .. } => {
            chronicle.lend(doer, company, body.bot.as_deref().unwrap_or(STAND_IN), around, time)
        }
        C::CompanyBack { company, .. } => chronicle.stand_in(company, None, time),
        C::CompanyStillThere { company, .. } => chronicle.still_there(doer, company, around, time),
        C::CompanyAnswer { company, body, .. } => {
            let answer: Answer =
                serde_json::from_value(body.answer).map_err(|error| BadRequest::Body(error.to_string()))?;
            chronicle.answer(company, body.at, answer, time)?;
            // Who answers is there.
            chronicle.stand_in(company, None, time)
        }
        C::CallGame { body, .. } => {
            let colors = body.companies.map(|all| all.iter().map(|one| company(one)).collect::<Result<Vec<_>, _>>());
            chronicle.call_game(body.at, colors.transpose()?, time)
        }
        C::Told { body, .. } => chronicle.tell(body.to),
        C::ReadTo { body, .. } => chronicle.read(&doer.id, body.to),
        C::Rewind { body, .. } => chronicle.agree(&doer.id, body.game, time),
        C::DeclineRewind { .. } => chronicle.decline(time),
    }
}

/// The company of this colour.
pub fn company(word: &str) -> Result<Color, Refusal> {
    Color::named(word).ok_or_else(Refusal::no_such_company)
}

/// The pack of this name.
pub(super) fn pack(name: &str) -> Result<Arc<Pack>, Refusal> {
    Pack::embedded(name).ok_or_else(Refusal::no_such_pack)
}

impl Hall {
    /// Has a campaign apply a call, and answers with what the caller sees then.
    pub(super) async fn call_campaign(&self, caller: &Caller, call: CampaignCall) -> Result<Reply, Refusal> {
        let Subject { campaign: Some(id), company: own, .. } = call.subject() else {
            return Err(Refusal::no_such_company());
        };
        if self.done_at_table(caller, &id, &call).await? {
            return self.seen_campaign(caller, &id, own, |_, _| Ok(())).await;
        }
        let doer = caller.doer();
        let done = |chronicle: &mut Chronicle, time| {
            permit(call.call().spec().permission, &chronicle.role(doer.as_ref(), own))?;
            let doer = doer.unwrap_or_else(Doer::nobody);
            let around = self.shared.around(chronicle, own);
            self.shared.presence.heard(&journal_id(&id), &doer.id, time);
            chronicle.acted(&doer.id, time);
            apply(call, chronicle, &doer, &around, time)
        };
        self.seen_campaign(caller, &id, own, done).await
    }

    /// A campaign as everybody sees it, or as a company does.
    pub(super) async fn see_campaign(
        &self,
        caller: &Caller,
        id: &CampaignId,
        own: Option<Color>,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer();
        let call = if own.is_some() { Call::CompanyView } else { Call::Campaign };
        let check = |chronicle: &mut Chronicle, _| permit(call.spec().permission, &chronicle.role(doer.as_ref(), own));
        self.seen_campaign(caller, id, own, check).await
    }

    async fn seen_campaign(
        &self,
        caller: &Caller,
        id: &CampaignId,
        own: Option<Color>,
        done: impl FnOnce(&mut Chronicle, Millis) -> Result<(), Refusal>,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer();
        let seeing = |chronicle: &Chronicle| {
            let person = doer.as_ref().map(|doer| &doer.id);
            let own = own.filter(|own| person.is_some_and(|person| chronicle.is_run_by(*own, person)));
            Ok(chronicle.seeing(own, person, caller.language.tag()))
        };
        self.shared.with_campaign(id, done, seeing).await.map(|seeing| Reply::json(&seeing))
    }

    /// While a game is on, its table decides whether a bot stands in. True if it was done there.
    async fn done_at_table(&self, caller: &Caller, id: &CampaignId, call: &CampaignCall) -> Result<bool, Refusal> {
        use CampaignCall::{Away, CompanyBack, CompanyStillThere};
        let (Away { company, .. } | CompanyBack { company, .. } | CompanyStillThere { company, .. }) = call else {
            return Ok(false);
        };
        let doer = caller.doer();
        let seat = self.shared.look_into(id, |chronicle| {
            permit(call.call().spec().permission, &chronicle.role(doer.as_ref(), Some(*company)))?;
            Ok(chronicle.seat_of(*company))
        });
        let Some((table, seat)) = seat.await? else { return Ok(false) };
        let at_table = match call {
            Away { body, .. } => TableCall::SeatAway { table: table.clone(), seat, body: body.clone() },
            CompanyStillThere { .. } => TableCall::StillThere { table: table.clone(), seat },
            _ => TableCall::Back { body: Back { table: table.clone(), seat } },
        };
        self.deed(caller, &table, Deed::Call(at_table)).await?;
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

    /// What is known of packs before a campaign is founded.
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
