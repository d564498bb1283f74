//! Campaigns: how one is founded, what people do between its games, and what everybody may know of it.

use ::campaign::input::Answer;
use ::campaign::view::CampaignView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::ids::{CampaignId, PersonId, TableId};
use crate::table::{ChatRule, NewSeat, Pace, Phase, Sitter, TimeOut};

/// A campaign to be founded.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// What the group calls it.
    pub name: String,
    /// The name of the pack; the first of the house where nothing is said.
    #[serde(default)]
    pub pack: Option<String>,
    /// Two to five companies, clockwise.
    pub companies: Vec<NewCompany>,
    #[serde(default)]
    pub terms: GameTerms,
}

/// A company that is to take part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCompany {
    /// Its colour.
    pub company: String,
    /// Who runs it; an open one is claimed by whoever has the link.
    pub holder: NewSeat,
}

/// How the games of a campaign are played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameTerms {
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub time_out: TimeOut,
    /// Whether answers can be taken back as the rules allow.
    #[serde(default = "yes")]
    pub undo: bool,
    #[serde(default)]
    pub chat: ChatRule,
}

fn yes() -> bool {
    true
}

impl Default for GameTerms {
    fn default() -> GameTerms {
        GameTerms { pace: Pace::default(), time_out: TimeOut::default(), undo: true, chat: ChatRule::default() }
    }
}

/// A campaign brought from elsewhere.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportCampaign {
    pub name: String,
    /// The text of its file.
    pub text: String,
    #[serde(default)]
    pub terms: GameTerms,
}

/// A company, for everybody to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CompanyInfo {
    /// Its colour.
    pub company: String,
    pub holder: Sitter,
    /// The bot that stands in while the person is away.
    pub away: Option<String>,
    /// Who ran it before it was handed over, and can take it back.
    #[serde(default)]
    pub former: Option<FormerHolder>,
    /// People who want a bot to stand in for the person, who is away. It does once all who are there want it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<PersonId>,
    /// Set if the person was asked whether they are still there: until when they can answer, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub still_there: Option<u64>,
}

/// Somebody whose company or seat was handed over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FormerHolder {
    pub id: PersonId,
    pub name: String,
    /// Until when they can take it back, in milliseconds since 1970. If somebody else handed it over, it is kept for them
    /// until then.
    pub until: u64,
    /// Who handed it over.
    pub by: PersonId,
}

/// A game of a campaign that was begun, and the table where it is or was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameInfo {
    pub game: u8,
    /// Null for a game that was played elsewhere.
    pub table: Option<TableId>,
}

/// The wish to go back to the end of an earlier game; it is done once all agree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rewind {
    /// The game after whose end the campaign would go on; 0 for the very beginning.
    pub game: u8,
    pub agreed: Vec<PersonId>,
    /// Those who have not said anything yet.
    pub missing: Vec<PersonId>,
}

/// A campaign, for everybody who has its link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignInfo {
    pub id: CampaignId,
    pub name: String,
    pub pack: String,
    pub host: PersonId,
    pub phase: Phase,
    /// In the order in which they sit.
    pub companies: Vec<CompanyInfo>,
    pub terms: GameTerms,
    /// How many inputs the log has: the number of what is asked now.
    pub at: u32,
    /// The games so far, in order.
    pub games: Vec<GameInfo>,
    /// How much of the journal was turned over at the table: entries behind it are still to be shown.
    pub told: u32,
    pub rewind: Option<Rewind>,
    /// Where it branched off, if it did.
    pub forked: Option<u8>,
    /// SHA-256 of the seed that deals between games; null for one that was brought in.
    pub seed_hash: Option<String>,
    /// The seed itself, after the end.
    pub seed: Option<String>,
    pub created: u64,
}

/// A campaign as one viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignSeeing {
    pub info: CampaignInfo,
    /// The company whose side this is; null for everybody's.
    pub company: Option<String>,
    /// How much of the journal this person has read; null for those who run no company.
    pub read: Option<u32>,
    #[schemars(with = "CampaignView")]
    pub view: Box<RawValue>,
}

/// A campaign in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignCard {
    pub id: CampaignId,
    pub name: String,
    pub pack: String,
    pub phase: Phase,
    pub companies: Vec<CompanyInfo>,
    /// The game that is played or comes next; 13 after the last of twelve.
    pub game: u8,
    /// The table of the game in play.
    pub table: Option<TableId>,
    /// The company that is asked between games.
    pub asked: Option<String>,
    pub touched: u64,
}

/// Something about a campaign has changed, or who is there: look again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignNews {
    pub campaign: CampaignId,
    /// Grows with every change.
    pub entries: u32,
    pub told: u32,
    /// People with a company who are connected.
    pub people: Vec<PersonId>,
    /// Companies for which the host, or all who are there, can let a bot stand in: their people have been away for so long,
    /// or nobody runs them and everything waits for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<String>,
    /// Companies whose people are there but have not answered for so long that they can be asked whether they still are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quiet: Vec<String>,
    /// Companies whose people are asked that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WatchCampaign {
    pub campaign: CampaignId,
}

/// A company answers.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignAnswer {
    /// The number of what is asked. Sending the same answer again is harmless.
    pub at: u32,
    #[schemars(with = "Answer")]
    pub answer: Value,
}

/// The next game is called.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallGame {
    /// The number of what is asked. Calling the same game again is harmless.
    pub at: u32,
    /// The companies that play, at least two, in the order in which they sit; all where nothing is said.
    #[serde(default)]
    pub companies: Option<Vec<String>>,
}

/// How far the journal was turned over, or read.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ToldTo {
    pub to: u32,
}

/// A bot stands in while a person is away.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// The usual one where nothing is said.
    #[serde(default)]
    pub bot: Option<String>,
}

/// Going back to the end of a game, or agreeing to it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RewindTo {
    pub game: u8,
}

/// A campaign of its own that goes on from the end of a game.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkCampaign {
    pub game: u8,
    pub name: String,
}

/// A pack, as far as it is known before a campaign is founded.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PackInfo {
    pub name: String,
    pub title: String,
    pub companies: Vec<PackCompany>,
    /// The year of each game.
    pub years: Vec<u16>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PackCompany {
    /// Its colour.
    pub company: String,
    pub name: String,
    pub motto: String,
    pub bonus: String,
}

/// Claiming a company.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimCompany {
    /// Another name than the person's own, for a second company on one device.
    #[serde(default)]
    pub name: Option<String>,
}
