//! Creation and listing of campaigns, and all actions between their games.

use campaign::pack::Pack;
use dealer::Chacha;
use protocol::calls::{Call, CampaignCall, TableCall};
use protocol::{Back, CampaignCard, CampaignId, CompanyOffer, NewCampaign, Occupant, PackInfo};
use rules::card::Color;
use rules::limits::{SEATS_MAX, SEATS_MIN};
use words::message;

use super::{Caller, Reply, Service};
use crate::campaign::{
    CampaignEntry, CampaignGroup, CampaignOrder, CampaignTask, ReadSeat, ReadSide, SIGN, company, is_campaign,
};
use crate::limits::{CAMPAIGNS_PER_PERSON, LIST_MAX, TABLE_LETTERS};
use crate::owner::{Actor, Query};
use crate::refusal::Refusal;
use crate::store::TableFilter;
use crate::table::commands::{Writing, check_seats, check_terms, clean};

impl Service {
    /// Passes a call to its campaign, and replies with the caller's new view.
    pub(crate) async fn call_campaign(&self, caller: &Caller, call: CampaignCall) -> Result<Reply, Refusal> {
        let query = caller.query(call.call(), call.subject());
        let Some(id) = query.subject.campaign.clone() else { return Err(Refusal::no_such_company()) };
        if self.done_at_table(caller, &call, query.clone()).await? {
            self.shared.advance_campaign(&id).await;
            let (actor, company) = (query.actor.clone(), query.subject.company);
            let reading = ReadSide { actor, company, language: caller.language.tag().to_string() };
            let seeing = self.read_campaign(Query { call: Call::Campaign, ..query }, reading).await?;
            return Ok(Reply::json(&seeing));
        }
        let seeing = self.shared.command::<CampaignTask>(&id, caller.command(CampaignOrder::Call(call))).await?;
        Ok(Reply::json(&seeing))
    }

    /// Forwards stand-in decisions to the table while a game is in progress. Returns whether the
    /// table handled the call.
    async fn done_at_table(&self, caller: &Caller, call: &CampaignCall, query: Query) -> Result<bool, Refusal> {
        use CampaignCall::{Away, CompanyBack, CompanyStillThere};
        let &(Away { company, .. } | CompanyBack { company, .. } | CompanyStillThere { company, .. }) = call else {
            return Ok(false);
        };
        let seat = self.read_campaign(query, ReadSeat { company }).await?;
        let Some((table, seat)) = seat else { return Ok(false) };
        let at_table = match call {
            Away { body, .. } => TableCall::SeatAway { table, seat, body: body.clone() },
            CompanyStillThere { .. } => TableCall::StillThere { table, seat },
            _ => TableCall::Back { body: Back { table, seat } },
        };
        self.order_table(caller, at_table).await?;
        Ok(true)
    }

    pub(super) async fn found(&self, actor: &Actor, first: CampaignEntry, language: &str) -> Result<Reply, Refusal> {
        let all = self.shared.store.list(TableFilter::BusyOf(actor.id.clone()), LIST_MAX).await?;
        if all.iter().filter(|listing| is_campaign(&listing.table)).count() >= CAMPAIGNS_PER_PERSON {
            return Err(Refusal::TooMany(message!("refusal-many-campaigns")));
        }
        let id = CampaignId(format!("{SIGN}{}", self.shared.luck.word(TABLE_LETTERS)));
        let group = self.shared.keep_campaign(CampaignGroup::found(id, first, &self.shared.settings.packs)?).await?;
        Ok(Reply::json(&group.seeing(None, Some(&actor.id), language)))
    }

    pub(super) async fn new_campaign(
        &self,
        caller: &Caller,
        new: NewCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&new.name, Writing::Name)?;
        let first = Pack::names().next().unwrap_or_default();
        let pack = self.shared.settings.packs.newest(new.pack.as_deref().unwrap_or(first))?;
        check_terms(new.terms.pace, &new.terms.time_out)?;
        if !(SEATS_MIN..=SEATS_MAX).contains(&new.companies.len()) {
            return Err(Refusal::Bad(message!("refusal-companies", least = SEATS_MIN, most = SEATS_MAX)));
        }
        let holders: Vec<_> = new.companies.iter().map(|new| new.holder.clone()).collect();
        let mut companies: Vec<(Color, Occupant)> = Vec::new();
        for (new, holder) in new.companies.iter().zip(check_seats(&holders, &actor)?) {
            let color = company(&new.company)?;
            if !pack.companies.iter().any(|known| known.color == color) {
                return Err(Refusal::no_such_company());
            }
            if companies.iter().any(|(known, _)| *known == color) {
                return Err(Refusal::Bad(message!("refusal-company-twice")));
            }
            companies.push((color, holder));
        }
        let first = CampaignEntry::Founded {
            time: self.shared.clock.now(),
            host: actor.id.clone(),
            name,
            pack: pack.name.clone(),
            pack_version: pack.version,
            terms: new.terms,
            companies,
            dealer: Chacha::NAME.to_string(),
            seed: self.shared.luck.secret(),
            log: None,
        };
        self.found(&actor, first, language).await
    }

    pub(super) async fn my_campaigns(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        let all = self.shared.store.list(TableFilter::Of(actor.id), LIST_MAX).await?;
        let own = all.iter().filter(|listing| is_campaign(&listing.table));
        let cards: Vec<CampaignCard> = own.filter_map(|own| serde_json::from_str(&own.head.card).ok()).collect();
        Ok(Reply::json(&cards))
    }

    /// Lists all packs with their public information.
    pub(super) fn packs(&self, language: &str) -> Reply {
        let info = |name: &str| {
            let pack = Pack::embedded(name)?;
            let pack = pack.in_language(language);
            let company = |company: &campaign::pack::PackCompany| CompanyOffer {
                company: company.color.name().to_string(),
                name: company.name.clone(),
                motto: company.motto.clone(),
                bonus: company.text.clone(),
                bond: company.bond.clone(),
            };
            Some(PackInfo {
                name: pack.name.clone(),
                title: pack.title.clone(),
                companies: pack.companies.iter().map(company).collect(),
                games: pack.games.len() as u8,
                years: pack.games.iter().take(1).map(|game| game.year).collect(),
            })
        };
        Reply::json(&Pack::names().filter_map(info).collect::<Vec<_>>())
    }
}
