//! Inputs to a campaign, and the kinds of input that it can wait for.

use rules::card::Color;
use serde::{Deserialize, Serialize};

use crate::result::GameResult;

/// One input, which is a line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CampaignInput {
    /// A player takes over a company.
    Sign { company: Color, player: Operator },
    /// The next game starts with these companies, seated clockwise in this order.
    Play { seats: Vec<Color> },
    /// The outcome of a draw.
    Deal(CampaignOutcome),
    /// The result of the finished game.
    Result(GameResult),
    /// A company's answer.
    Answer { company: Color, answer: CompanyAnswer },
}

/// The player who runs a company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Operator {
    Person(String),
    Bot(String),
}

/// A random draw; every outcome is equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CampaignDraw {
    /// The new holder of the caboose (CAM-10, LEG-11).
    Caboose,
    /// A postcard from general delivery.
    Postcard(Color),
    /// A crew card for the display.
    CrewDisplay,
    /// A crew card for a newcomer.
    CrewFor(Color),
}

/// The outcome of a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CampaignOutcome {
    Caboose(Color),
    Postcard(u8),
    Crew(String),
}

/// A question to a company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CompanyQuestion {
    /// Which event in the discard pile leaves the campaign (LEG-32).
    RetireEvent,
    /// Which board to play first.
    Fork { name: String, boards: [String; 2] },
    /// Which retired event to bring back.
    RecallEvent,
    /// Which postcards to take, if the company's tickets name more than it may take.
    TakePostcards,
    /// Which postcard to give up, if the company holds too many.
    RetirePostcard,
    /// Which cut-off to build.
    Build,
    /// Which crew card to hire, if any.
    Hire,
    /// Which suspect to accuse. All companies' answers are revealed together.
    Accuse { suspects: Vec<String> },
    /// Which of the suspects tied for the most votes becomes the table's verdict.
    Verdict { suspects: Vec<String> },
}

/// A company's answer to a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CompanyAnswer {
    RetireEvent(String),
    Fork(String),
    RecallEvent(String),
    /// The numbers of the postcards, in ascending order.
    TakePostcards(Vec<u8>),
    RetirePostcard(u8),
    Build(String),
    /// The crew card to hire. If the office is full, `instead` is the card that leaves it.
    Hire {
        crew: String,
        instead: Option<String>,
    },
    HireNobody,
    /// The suspect to accuse, or the suspect chosen to break a tie.
    Accuse(String),
}

/// The kind of input that a campaign is waiting for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CampaignWaiting {
    /// The table must sign companies or start the next game.
    Table,
    /// A draw needs an outcome.
    Chance(CampaignDraw),
    /// A game must be played.
    Game,
    /// A company must answer.
    Company(Color, CompanyQuestion),
    /// The campaign is over and waits for nothing.
    Over,
}
