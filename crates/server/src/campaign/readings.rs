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

/// An API call that reads a campaign.
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
        let group = task.group()?;
        Ok(match self.call {
            Q::Campaign { .. } => ReadAnswer::json(&group.seen_by(self.actor.as_ref(), None, &self.language)),
            Q::CompanyView { company, .. } => {
                ReadAnswer::json(&group.seen_by(self.actor.as_ref(), Some(company), &self.language))
            }
            Q::ExportCampaign { .. } => ReadAnswer::Text(group.export()),
            Q::Keepsake { .. } => {
                let (name, view) = ReadKeepsake { language: self.language.clone() }.read(task)?;
                let language = Language::of_tag(&self.language).unwrap_or_default();
                ReadAnswer::Text(keepsake::text(&view, &name, language).ok_or_else(no_keepsake)?)
            }
        })
    }
}

/// A query for a person's view: the view of a company that the person runs, or the public view.
#[derive(Clone)]
pub struct ReadSide {
    pub actor: Option<Actor>,
    pub company: Option<Color>,
    pub language: String,
}

impl Reading<CampaignTask> for ReadSide {
    type Found = CampaignSnapshot;

    fn read(self, task: &CampaignTask) -> Result<CampaignSnapshot, Refusal> {
        Ok(task.group()?.seen_by(self.actor.as_ref(), self.company, &self.language))
    }
}

/// A query for the public view, in one language.
#[derive(Clone)]
pub struct ReadPublicView {
    pub language: String,
}

impl Reading<CampaignTask> for ReadPublicView {
    type Found = CampaignView;

    fn read(self, task: &CampaignTask) -> Result<CampaignView, Refusal> {
        let group = task.group()?;
        Ok(group.campaign().view_in(group.pack.in_language(&self.language), CampaignViewer::Spectator))
    }
}

/// A query for the name of a finished campaign and its public view in one language.
#[derive(Clone)]
pub struct ReadKeepsake {
    pub language: String,
}

impl Reading<CampaignTask> for ReadKeepsake {
    type Found = (String, CampaignView);

    fn read(self, task: &CampaignTask) -> Result<Self::Found, Refusal> {
        let name = task.group()?.name.clone();
        let view = ReadPublicView { language: self.language }.read(task)?;
        if view.waiting == CampaignWaiting::Over { Ok((name, view)) } else { Err(no_keepsake()) }
    }
}

fn no_keepsake() -> Refusal {
    Refusal::Phase(message!("refusal-no-keepsake"))
}

/// A query for the table and seat at which a company currently plays.
#[derive(Clone)]
pub struct ReadSeat {
    pub company: Color,
}

impl Reading<CampaignTask> for ReadSeat {
    type Found = Option<(TableId, u8)>;

    fn read(self, task: &CampaignTask) -> Result<Self::Found, Refusal> {
        Ok(task.group()?.seat_of(self.company))
    }
}

/// A query for a copy of the campaign, used to draw the part of the board known so far.
#[derive(Clone)]
pub struct ReadBoard;

impl Reading<CampaignTask> for ReadBoard {
    type Found = Campaign;

    fn read(self, task: &CampaignTask) -> Result<Campaign, Refusal> {
        Ok(task.group()?.campaign().clone())
    }
}

/// A query for the final board as a map.
#[derive(Clone)]
pub struct ReadLeftover {
    pub rules: LeftoverRules,
}

impl Reading<CampaignTask> for ReadLeftover {
    type Found = NewMap;

    fn read(self, task: &CampaignTask) -> Result<NewMap, Refusal> {
        let group = task.group()?;
        let left = group.campaign().leftover(self.rules);
        let left = left.ok_or_else(|| Refusal::Phase(message!("refusal-no-board-left")))?;
        let mut files = left.files();
        files.insert("drawing.toml".to_string(), format!("title = {:?}\n", group.name));
        files.insert("land.json".to_string(), maps::NORTH_AMERICA.to_string());
        Ok(NewMap { name: group.name.clone(), files })
    }
}

/// A query for the first journal entry of a new campaign that branches off at the end of a game.
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
        let group = task.group()?;
        Ok(CampaignEntry::Founded {
            time: self.time,
            host: self.host,
            name: self.name,
            pack: group.pack.name.clone(),
            pack_version: group.pack.version,
            terms: group.terms.clone(),
            companies: group.companies_left(),
            dealer: Chacha::NAME.to_string(),
            seed: self.seed,
            log: Some(group.fork(self.game)?.export()),
        })
    }
}

/// A query for the companies that a person runs.
#[derive(Clone)]
pub struct ReadCompanies {
    pub person: PersonId,
}

impl Reading<CampaignTask> for ReadCompanies {
    type Found = Vec<Color>;

    fn read(self, task: &CampaignTask) -> Result<Vec<Color>, Refusal> {
        let group = task.group()?;
        let all = group.companies.iter().map(|company| company.color);
        Ok(all.filter(|company| group.is_run_by(*company, &self.person)).collect())
    }
}

/// A query for the tables of all games.
#[derive(Clone)]
pub struct ReadTables;

impl Reading<CampaignTask> for ReadTables {
    type Found = Vec<TableId>;

    fn read(self, task: &CampaignTask) -> Result<Vec<TableId>, Refusal> {
        Ok(task.group()?.tables.values().cloned().collect())
    }
}
