//! Queries about a campaign, as values that the campaign's owner answers.

use campaign::Campaign;
use campaign::edition::LeftoverRules;
use campaign::input::CampaignWaiting;
use campaign::reveal::CampaignViewer;
use campaign::view::CampaignView;
use dealer::Chacha;
use protocol::calls::CampaignQuery;
use protocol::{CampaignSnapshot, NewMap, PersonId, TableId, keepsake};
use rules::card::Color;
use words::{Language, message};

use super::entry::CampaignEntry;
use super::task::CampaignTask;
use crate::clock::Millis;
use crate::owner::{Actor, ReadAnswer, Reading};
use crate::refusal::Refusal;

/// A call that reads the campaign.
#[derive(Clone)]
pub struct CampaignRead {
    pub call: CampaignQuery,
    pub actor: Option<Actor>,
    pub language: String,
}

impl Reading<CampaignTask> for CampaignRead {
    type Found = ReadAnswer;

    fn read(self, task: &CampaignTask) -> Result<ReadAnswer, Refusal> {
        use CampaignQuery as Q;
        let chronicle = task.chronicle()?;
        Ok(match self.call {
            Q::Campaign { .. } => ReadAnswer::json(&chronicle.seen_by(self.actor.as_ref(), None, &self.language)),
            Q::CompanyView { company, .. } => {
                ReadAnswer::json(&chronicle.seen_by(self.actor.as_ref(), Some(company), &self.language))
            }
            Q::ExportCampaign { .. } => ReadAnswer::Text(chronicle.export()),
            Q::Keepsake { .. } => {
                let (name, view) = ReadKeepsake { language: self.language.clone() }.read(task)?;
                let language = Language::of_tag(&self.language).unwrap_or_default();
                ReadAnswer::Text(keepsake::text(&view, &name, language).ok_or_else(no_keepsake)?)
            }
        })
    }
}

/// A person's view: that of a company they run, or the public view.
#[derive(Clone)]
pub struct ReadSide {
    pub actor: Option<Actor>,
    pub company: Option<Color>,
    pub language: String,
}

impl Reading<CampaignTask> for ReadSide {
    type Found = CampaignSnapshot;

    fn read(self, task: &CampaignTask) -> Result<CampaignSnapshot, Refusal> {
        Ok(task.chronicle()?.seen_by(self.actor.as_ref(), self.company, &self.language))
    }
}

/// The public view, in one language.
#[derive(Clone)]
pub struct ReadPublicView {
    pub language: String,
}

impl Reading<CampaignTask> for ReadPublicView {
    type Found = CampaignView;

    fn read(self, task: &CampaignTask) -> Result<CampaignView, Refusal> {
        let chronicle = task.chronicle()?;
        Ok(chronicle.campaign().view_in(chronicle.pack.in_language(&self.language), CampaignViewer::Spectator))
    }
}

/// The name of a finished campaign, and its public view in one language.
#[derive(Clone)]
pub struct ReadKeepsake {
    pub language: String,
}

impl Reading<CampaignTask> for ReadKeepsake {
    type Found = (String, CampaignView);

    fn read(self, task: &CampaignTask) -> Result<Self::Found, Refusal> {
        let name = task.chronicle()?.name.clone();
        let view = ReadPublicView { language: self.language }.read(task)?;
        if view.waiting == CampaignWaiting::Over { Ok((name, view)) } else { Err(no_keepsake()) }
    }
}

fn no_keepsake() -> Refusal {
    Refusal::Phase(message!("refusal-no-keepsake"))
}

/// The table and seat at which a company plays now.
#[derive(Clone)]
pub struct ReadSeat {
    pub company: Color,
}

impl Reading<CampaignTask> for ReadSeat {
    type Found = Option<(TableId, u8)>;

    fn read(self, task: &CampaignTask) -> Result<Self::Found, Refusal> {
        Ok(task.chronicle()?.seat_of(self.company))
    }
}

/// The campaign between games, with the board known so far.
#[derive(Clone)]
pub struct ReadBoard;

impl Reading<CampaignTask> for ReadBoard {
    type Found = Campaign;

    fn read(self, task: &CampaignTask) -> Result<Campaign, Refusal> {
        Ok(task.chronicle()?.campaign().clone())
    }
}

/// The final board as a map.
#[derive(Clone)]
pub struct ReadLeftover {
    pub rules: LeftoverRules,
}

impl Reading<CampaignTask> for ReadLeftover {
    type Found = NewMap;

    fn read(self, task: &CampaignTask) -> Result<NewMap, Refusal> {
        let chronicle = task.chronicle()?;
        let left = chronicle.campaign().leftover(self.rules);
        let left = left.ok_or_else(|| Refusal::Phase(message!("refusal-no-board-left")))?;
        let mut files = left.files();
        files.insert("drawing.toml".to_string(), format!("title = {:?}\n", chronicle.name));
        files.insert("land.json".to_string(), maps::NORTH_AMERICA.to_string());
        Ok(NewMap { name: chronicle.name.clone(), files })
    }
}

/// The start of a second campaign that branches off at the end of a game.
#[derive(Clone)]
pub struct ReadBranch {
    pub game: u8,
    pub time: Millis,
    pub host: PersonId,
    pub name: String,
    pub seed: String,
}

impl Reading<CampaignTask> for ReadBranch {
    type Found = CampaignEntry;

    fn read(self, task: &CampaignTask) -> Result<CampaignEntry, Refusal> {
        let chronicle = task.chronicle()?;
        Ok(CampaignEntry::Founded {
            time: self.time,
            host: self.host,
            name: self.name,
            pack: chronicle.pack.name.clone(),
            pack_version: chronicle.pack.version,
            terms: chronicle.terms.clone(),
            companies: chronicle.companies_left(),
            dealer: Chacha::NAME.to_string(),
            seed: self.seed,
            log: Some(chronicle.fork(self.game)?.export()),
        })
    }
}

/// The companies that a person runs.
#[derive(Clone)]
pub struct ReadCompanies {
    pub person: PersonId,
}

impl Reading<CampaignTask> for ReadCompanies {
    type Found = Vec<Color>;

    fn read(self, task: &CampaignTask) -> Result<Vec<Color>, Refusal> {
        let chronicle = task.chronicle()?;
        let all = chronicle.companies.iter().map(|company| company.color);
        Ok(all.filter(|company| chronicle.is_run_by(*company, &self.person)).collect())
    }
}

/// The tables of all games.
#[derive(Clone)]
pub struct ReadTables;

impl Reading<CampaignTask> for ReadTables {
    type Found = Vec<TableId>;

    fn read(self, task: &CampaignTask) -> Result<Vec<TableId>, Refusal> {
        Ok(task.chronicle()?.tables.values().cloned().collect())
    }
}
