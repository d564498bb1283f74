//! A campaign as one file: taken along, brought in, and branched off.

use std::sync::Arc;

use campaign::Campaign;
use campaign::input::{Input, Player};
use campaign::log::Log;
use dealer::Chacha;
use protocol::{CampaignId, ForkCampaign, ImportCampaign, Sitter};
use rules::card::Color;
use words::message;

use super::campaigns::pack;
use super::{Caller, Hall, Reply, ReplyBody};
use crate::api;
use crate::campaign::Entry;
use crate::library::Book;
use crate::limits::CAMPAIGN_BYTES_MAX;
use crate::permit::permit;
use crate::refusal::Refusal;
use crate::table::deeds::{Writing, check_terms, clean};

impl Hall {
    pub(super) async fn import_campaign(
        &self,
        caller: &Caller,
        import: ImportCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&import.name, Writing::Name)?;
        check_terms(import.terms.pace, &import.terms.time_out)?;
        if import.text.len() > CAMPAIGN_BYTES_MAX {
            return Err(Refusal::Bad(message!("refusal-campaign-size", most = CAMPAIGN_BYTES_MAX)));
        }
        let text = import.text;
        let (log, campaign) = self.shared.work_out(move || checked(&text)).await??;
        let companies = signed(&campaign);
        let header = log.header();
        let (dealer, seed) = match &header.seed {
            Some(seed) => (header.dealer.clone(), seed.clone()),
            None => (Chacha::NAME.to_string(), self.shared.luck.secret()),
        };
        let first = Entry::Founded {
            time: self.shared.clock.now(),
            host: doer.id.clone(),
            name,
            pack: campaign.pack().name.clone(),
            terms: import.terms,
            companies,
            dealer,
            seed,
            log: Some(log.export()),
        };
        self.found(&doer, first, language).await
    }

    pub(super) async fn fork_campaign(
        &self,
        caller: &Caller,
        id: &CampaignId,
        fork: ForkCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&fork.name, Writing::Name)?;
        let (time, seed) = (self.shared.clock.now(), self.shared.luck.secret());
        let first = self.shared.look_into(id, |chronicle| {
            permit(api::needs(api::Call::ForkCampaign), &chronicle.standing(Some(&doer), None))?;
            Ok(Entry::Founded {
                time,
                host: doer.id.clone(),
                name,
                pack: chronicle.pack.name.clone(),
                terms: chronicle.terms.clone(),
                companies: chronicle.companies_left(),
                dealer: Chacha::NAME.to_string(),
                seed,
                log: Some(chronicle.fork(fork.game)?.export()),
            })
        });
        self.found(&doer, first.await?, language).await
    }

    pub(super) async fn export_campaign(&self, caller: &Caller, id: &CampaignId) -> Result<Reply, Refusal> {
        let doer = caller.doer();
        let text = self.shared.look_into(id, |chronicle| {
            permit(api::needs(api::Call::ExportCampaign), &chronicle.standing(doer.as_ref(), None))?;
            Ok(chronicle.export())
        });
        Ok(Reply::from(ReplyBody::Text(text.await?)))
    }
}

/// Whether a log holds what it claims: every input, and the result of every game of which there is a record.
fn checked(text: &str) -> Result<(Log, Campaign), Refusal> {
    let bad = |line: usize, reason: &str| {
        Refusal::Bad(match line {
            0 => message!("refusal-campaign", detail = reason),
            line => message!("refusal-campaign-line", line = line, detail = reason),
        })
    };
    let log = Log::import(text).map_err(|damage| bad(damage.line, &damage.reason))?;
    let pack = pack(&log.header().pack)?;
    log.check_pack(&pack).map_err(|damage| bad(damage.line, &damage.reason))?;
    let mut campaign = Campaign::new(Arc::clone(&pack));
    let mut whole = Log::new(log.header().clone());
    for entry in log.entries() {
        if let (Some(record), Some(Input::Result(told))) = (entry.record, entry.input) {
            let open =
                campaign.open_game().ok_or_else(|| bad(entry.line, "a record stands where no game is played"))?;
            let edition = open.text.edition().map_err(|_| bad(entry.line, "the game cannot be laid out"))?;
            let book = Book::new(&edition);
            let wrong = |why| Refusal::Bad(message!("refusal-campaign-record", line = entry.line, why = why));
            super::records::verify(&book, &record.text).map_err(wrong)?;
            let game = crate::table::replayed(&book, &record.text)?;
            if game.result(&open, &pack).as_ref() != Some(told) {
                return Err(bad(entry.line, "the record above it has another result"));
            }
        }
        let Some(input) = entry.input else { continue };
        campaign.apply(input).map_err(|refused| bad(entry.line, &refused.to_string()))?;
        whole.add(entry.record.filter(|_| matches!(input, Input::Result(_))), input.clone());
    }
    Ok((whole, campaign))
}

/// The companies of a campaign that was brought in: bots stay, people have to claim theirs.
fn signed(campaign: &Campaign) -> Vec<(Color, Sitter)> {
    let view = campaign.view(campaign::opened::Viewer::Spectator);
    let companies = view.companies.into_iter().filter_map(|seen| {
        Some((
            seen.company,
            match seen.player? {
                Player::Person(_) => Sitter::Open,
                Player::Bot(bot) if bots::known(&bot) => Sitter::Bot { bot },
                Player::Bot(_) => Sitter::Open,
            },
        ))
    });
    companies.collect()
}
