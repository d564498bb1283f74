//! Campaigns: creation, actions between games, and public information.

use ::campaign::edition::LeftoverRules;
use ::campaign::input::CompanyAnswer;
use ::campaign::view::CampaignView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::ids::{CampaignId, PersonId, TableId};
use crate::table::{ChatRule, NewSeat, Occupant, Pace, Phase, TimeOut};

/// A campaign to create.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// The campaign's name, chosen by the group.
    pub name: String,
    /// The name of the pack; the server's first pack by default.
    #[serde(default)]
    pub pack: Option<String>,
    /// Two to five companies, clockwise.
    pub companies: Vec<NewCompany>,
    #[serde(default)]
    pub terms: GameTerms,
}

/// A company in a new campaign.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCompany {
    /// The company's colour.
    pub company: String,
    /// The person or bot that runs the company. Anybody with the link can claim an open company.
    pub holder: NewSeat,
}

/// Settings for a campaign's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameTerms {
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub time_out: TimeOut,
    /// Whether players may undo answers as far as the rules allow.
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

/// A campaign to import.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportCampaign {
    pub name: String,
    /// The text of the campaign file.
    pub text: String,
    #[serde(default)]
    pub terms: GameTerms,
}

/// Public information about a company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CompanyInfo {
    /// The company's colour.
    pub company: String,
    pub holder: Occupant,
    /// The bot that stands in while the person is away.
    pub away: Option<String>,
    /// The previous holder, who can reclaim the company.
    #[serde(default)]
    pub former: Option<FormerHolder>,
    /// People who agree to a stand-in bot for the absent person. The bot takes over once everybody present agrees.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<PersonId>,
    /// Deadline for the person to confirm that they are still there, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub still_there: Option<u64>,
}

/// A person whose company or seat was handed over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FormerHolder {
    pub id: PersonId,
    pub name: String,
    /// Deadline for reclaiming the company or seat, in milliseconds since 1970. If somebody else
    /// handed it over, it stays reserved until then.
    pub until: u64,
    /// The person who handed over the company or seat.
    pub by: PersonId,
}

/// A game in a campaign, and its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameInfo {
    pub game: u8,
    /// The table of the game; null if it was played elsewhere.
    pub table: Option<TableId>,
    /// The start of the game, in milliseconds since 1970; missing if it was played elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<u64>,
}

/// A request to return to the end of an earlier game. It takes effect once everybody agrees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rewind {
    /// The last game to keep; 0 returns to the very beginning.
    pub game: u8,
    pub agreed: Vec<PersonId>,
    /// People who have not responded yet.
    pub missing: Vec<PersonId>,
}

/// Public information about a campaign, for everybody who has its link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignInfo {
    pub id: CampaignId,
    pub name: String,
    pub pack: String,
    pub host: PersonId,
    pub phase: Phase,
    /// The companies, in seating order.
    pub companies: Vec<CompanyInfo>,
    pub terms: GameTerms,
    /// Number of inputs in the log, which is also the number of the current question.
    pub at: u32,
    /// The games so far, in order.
    pub games: Vec<GameInfo>,
    /// Number of journal entries that have been shown at the table.
    pub told: u32,
    /// Number of lines opened on the next card, if that card opens line by line.
    #[serde(default)]
    pub lines: u32,
    pub rewind: Option<Rewind>,
    /// The number of the game in another campaign after which this campaign branched off, if it
    /// did.
    pub forked: Option<u8>,
    /// SHA-256 of the seed for deals between games. An imported campaign has the hash from its
    /// file, if any.
    pub seed_hash: Option<String>,
    /// The seed itself, once the campaign is over.
    pub seed: Option<String>,
    pub created: u64,
}

/// A campaign as one viewer sees it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignSnapshot {
    pub info: CampaignInfo,
    /// The viewer's company; null for the public view.
    pub company: Option<String>,
    /// Number of journal entries this person has read; null for people without a company.
    pub read: Option<u32>,
    #[schemars(with = "CampaignView")]
    pub view: Box<RawValue>,
}

/// A summary of a campaign, for lists.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignCard {
    pub id: CampaignId,
    pub name: String,
    pub pack: String,
    pub phase: Phase,
    pub companies: Vec<CompanyInfo>,
    /// The number of the current or next game; 13 once all 12 games are over.
    pub game: u8,
    /// The table of the game in progress.
    pub table: Option<TableId>,
    /// The company that must answer between games.
    pub asked: Option<String>,
    pub touched: u64,
}

/// A notice that a campaign has changed, or that somebody who runs a company has connected or
/// disconnected. Clients then fetch the campaign again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignNews {
    pub campaign: CampaignId,
    /// A counter that increases with every change.
    pub entries: u32,
    pub told: u32,
    /// Connected people who run a company.
    pub people: Vec<PersonId>,
    /// Companies that the host, or all players present together, may give to a stand-in bot: either
    /// the player has been away too long, or the campaign is waiting for the company and nobody
    /// runs it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<String>,
    /// Companies whose people are connected but have not answered for so long that they can be
    /// asked whether they are still there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quiet: Vec<String>,
    /// Companies whose people have been asked whether they are still there and have not replied
    /// yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WatchCampaign {
    pub campaign: CampaignId,
}

/// A company's answer to a question between games.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignAnswer {
    /// The number of the question. Repeating the same answer is harmless.
    pub at: u32,
    #[schemars(with = "CompanyAnswer")]
    pub answer: Value,
}

/// A request to start the next game.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallGame {
    /// The number of the question. Repeating the request is harmless.
    pub at: u32,
    /// The companies that play, at least two, in seating order; all by default.
    #[serde(default)]
    pub companies: Option<Vec<String>>,
}

/// The part of the journal that the whole table has been shown.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShownTo {
    /// The number of entries.
    pub to: u32,
    /// The number of lines opened on the next card.
    #[serde(default)]
    pub lines: u32,
}

/// A position in the journal: the number of entries that a person has read.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ToldTo {
    pub to: u32,
}

/// A request to let a bot stand in for an absent person.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// The name of the bot; the default bot if omitted.
    #[serde(default)]
    pub bot: Option<String>,
}

/// A proposal to return to the end of a game, or an acceptance of that proposal.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RewindTo {
    pub game: u8,
}

/// A request to save the board of a finished campaign as a map.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeftoverBoard {
    #[serde(default)]
    pub rules: LeftoverRules,
}

/// A request to continue from the end of a game in a new campaign.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForkCampaign {
    pub game: u8,
    pub name: String,
}

/// Public information about a pack, available before a campaign starts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PackInfo {
    pub name: String,
    pub title: String,
    pub companies: Vec<CompanyOffer>,
    #[serde(default)]
    pub games: u8,
    /// Years known before the campaign starts: only the year of the first game.
    pub years: Vec<u16>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CompanyOffer {
    /// The company's colour.
    pub company: String,
    pub name: String,
    pub motto: String,
    pub bonus: String,
    /// Value of the founding bond at the audit with two, three, four and five companies, in dollars.
    /// Empty if the company has none.
    pub bond: Vec<u16>,
}

/// A request to run an open company.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimCompany {
    /// A different display name, for a second company on the same device.
    #[serde(default)]
    pub name: Option<String>,
}
