//! The public view of a campaign, and the views of its companies.

use campaign::input::CampaignWaiting;
use campaign::reveal::CampaignViewer;
use protocol::{CampaignCard, CampaignInfo, CampaignNews, CampaignSnapshot, CompanyInfo, GameInfo, PersonId, Phase};
use rules::card::Color;

use super::group::CampaignGroup;
use super::waiting::WaitedCompanies;
use crate::owner::Actor;
use crate::store::Head;

impl CampaignGroup {
    fn phase(&self) -> Phase {
        match self.campaign().waiting() {
            CampaignWaiting::Over => Phase::Over,
            CampaignWaiting::Table if self.campaign().games_closed() == 0 => Phase::Gathering,
            _ => Phase::Playing,
        }
    }

    fn company_infos(&self) -> Vec<CompanyInfo> {
        let infos = self.companies.iter().map(|own| CompanyInfo {
            company: own.color.name().to_string(),
            holder: own.holder.clone(),
            away: own.away.clone(),
            former: own.former.clone(),
            agreed: own.signs.agreed.clone(),
            still_there: own.signs.still_there,
        });
        infos.collect()
    }

    fn game_info(&self, game: u8) -> GameInfo {
        GameInfo { game, table: self.tables.get(&game).cloned(), begun: self.begun.get(&game).copied() }
    }

    pub fn info(&self) -> CampaignInfo {
        let begun = self.campaign().games_begun();
        let header = self.ledger.log().header();
        CampaignInfo {
            id: self.id.clone(),
            name: self.name.clone(),
            pack: self.pack.name.clone(),
            host: self.host.clone(),
            phase: self.phase(),
            companies: self.company_infos(),
            terms: self.terms.clone(),
            at: self.at(),
            games: (1..=begun).map(|game| self.game_info(game)).collect(),
            told: self.told,
            lines: self.lines,
            rewind: self.wish(),
            forked: header.forked.as_ref().map(|forked| forked.game),
            seed_hash: header.seed_hash.clone(),
            seed: self.seed(),
            created: self.created,
        }
    }

    /// Returns a person's view: the view of a company that the person runs, or the public view.
    pub fn seen_by(&self, actor: Option<&Actor>, company: Option<Color>, language: &str) -> CampaignSnapshot {
        let person = actor.map(|actor| &actor.id);
        let own = company.filter(|own| person.is_some_and(|person| self.is_run_by(*own, person)));
        self.seeing(own, person, language)
    }

    /// Returns the view of a company or the public view, in the given language.
    pub fn seeing(&self, company: Option<Color>, person: Option<&PersonId>, language: &str) -> CampaignSnapshot {
        let viewer = company.map_or(CampaignViewer::Spectator, CampaignViewer::Company);
        let view = self.campaign().view_in(self.pack.in_language(language), viewer);
        let read = person.filter(|person| self.runners().contains(person));
        CampaignSnapshot {
            info: self.info(),
            company: company.map(|company| company.name().to_string()),
            read: read.map(|person| self.read.get(person).copied().unwrap_or(0)),
            view: serde_json::value::to_raw_value(&view).expect("a view is plain data"),
        }
    }

    pub fn card(&self) -> CampaignCard {
        let asked = match self.campaign().waiting() {
            CampaignWaiting::Company(company, _) => Some(company.name().to_string()),
            _ => None,
        };
        CampaignCard {
            id: self.id.clone(),
            name: self.name.clone(),
            pack: self.pack.name.clone(),
            phase: self.phase(),
            companies: self.company_infos(),
            game: self.game(),
            table: self.table().cloned(),
            asked,
            touched: self.touched,
        }
    }

    pub(super) fn news(&self, people: Vec<PersonId>, waited: WaitedCompanies) -> CampaignNews {
        let asked = self.companies.iter().filter(|own| own.signs.still_there.is_some());
        CampaignNews {
            campaign: self.id.clone(),
            entries: self.entries(),
            told: self.told,
            people,
            absent: waited.absent,
            quiet: waited.quiet,
            asked: asked.map(|own| own.color.name().to_string()).collect(),
        }
    }

    pub(super) fn head(&self) -> Head {
        Head {
            phase: self.phase(),
            listed: false,
            card: serde_json::to_string(&self.card()).expect("a card can be written"),
            due: 0,
            touched: self.touched,
        }
    }
}
