//! Importing campaign files, and forking campaigns.

use campaign::Campaign;
use campaign::input::Operator;
use campaign::log::{CampaignLog, LogFault};
use dealer::Chacha;
use protocol::{ForkCampaign, ImportCampaign, Occupant};
use rules::card::Color;
use words::message;

use super::{Caller, Reply, Service};
use crate::campaign::{CampaignEntry, Packs, ReadBranch};
use crate::limits::CAMPAIGN_BYTES_MAX;
use crate::owner::Query;
use crate::refusal::Refusal;
use crate::table::commands::{Writing, check_bot, check_terms, clean};

impl Service {
    pub(super) async fn import_campaign(
        &self,
        caller: &Caller,
        import: ImportCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&import.name, Writing::Name)?;
        check_terms(import.terms.pace, &import.terms.time_out)?;
        if import.text.len() > CAMPAIGN_BYTES_MAX {
            return Err(Refusal::Bad(message!("refusal-campaign-size", most = CAMPAIGN_BYTES_MAX)));
        }
        let (text, packs) = (import.text, self.shared.settings.packs.clone());
        let (log, campaign) = self.shared.work_out(move || checked(&text, &packs)).await??;
        let companies = signed(&campaign);
        let header = log.header();
        let (dealer, seed) = match &header.seed {
            Some(seed) => (header.dealer.clone(), seed.clone()),
            None => (Chacha::NAME.to_string(), self.shared.luck.secret()),
        };
        let first = CampaignEntry::Founded {
            time: self.shared.clock.now(),
            host: actor.id.clone(),
            name,
            pack: campaign.pack().name.clone(),
            pack_version: campaign.pack().version,
            terms: import.terms,
            companies,
            dealer,
            seed,
            log: Some(log.export()),
        };
        self.found(&actor, first, language).await
    }

    pub(super) async fn fork_campaign(
        &self,
        caller: &Caller,
        query: Query,
        fork: ForkCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&fork.name, Writing::Name)?;
        let reading = ReadBranch {
            game: fork.game,
            time: self.shared.clock.now(),
            host: actor.id.clone(),
            name,
            seed: self.shared.luck.secret(),
        };
        let first = self.read_campaign(query, reading).await?;
        self.found(&actor, first, language).await
    }
}

/// Validates a campaign file. The game in progress is omitted, because its table is on another
/// server.
fn checked(text: &str, packs: &Packs) -> Result<(CampaignLog, Campaign), Refusal> {
    let log = CampaignLog::import(text).map_err(LogFault::from)?;
    let (name, version) = (&log.header().pack, log.header().pack_version);
    // A file from an unknown edition is refused by `verify`, which gives the reason.
    let pack = packs.edition(name, version).or_else(|_| packs.newest(name))?;
    let ledger = campaign::log::verify(log, pack)?.ledger;
    Ok((ledger.log().clone().without_open_game(), ledger.campaign().clone()))
}

/// Returns the companies of an imported campaign. Bots keep theirs; people must claim theirs.
fn signed(campaign: &Campaign) -> Vec<(Color, Occupant)> {
    let view = campaign.view(campaign::reveal::CampaignViewer::Spectator);
    let companies = view.companies.into_iter().filter_map(|seen| {
        Some((
            seen.company,
            match seen.player? {
                Operator::Person(_) => Occupant::Open,
                Operator::Bot(bot) if check_bot(&bot).is_ok() => Occupant::Bot { bot },
                Operator::Bot(_) => Occupant::Open,
            },
        ))
    });
    companies.collect()
}
