//! What comes into a campaign from outside, and what it can wait for.

use rules::card::Color;
use serde::{Deserialize, Serialize};

use crate::result::GameResult;

/// One answer from outside: a line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// The table: this player runs this company from now on.
    Sign { company: Color, player: Player },
    /// The table: these companies play the next game and sit in this order, clockwise.
    Play { seats: Vec<Color> },
    /// Chance answered.
    Deal(Outcome),
    /// The game was played.
    Result(GameResult),
    /// A company answered.
    Answer { company: Color, answer: Answer },
}

/// Who runs a company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    Person(String),
    Bot(String),
}

/// What chance decides; every outcome is equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// Who takes the caboose (CAM-10, LEG-11).
    Caboose,
    /// A postcard from general delivery.
    Postcard(Color),
    /// A crew card for the display.
    CrewDisplay,
    /// A crew card for a newcomer.
    CrewFor(Color),
}

/// What chance decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    Caboose(Color),
    Postcard(u8),
    Crew(String),
}

/// What a company is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which event of the discard pile leaves the campaign (LEG-32).
    RetireEvent,
    /// Which board comes first.
    Fork { name: String, boards: [String; 2] },
    /// Which retired event comes back.
    RecallEvent,
    /// Which of the postcards its tickets name, where they name too many.
    TakePostcards,
    /// Which postcard to give up, where it holds too many.
    RetirePostcard,
    /// Which cut-off to build.
    Build,
    /// Whom to hire.
    Hire,
}

/// What a company answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    RetireEvent(String),
    Fork(String),
    RecallEvent(String),
    /// Rising numbers.
    TakePostcards(Vec<u8>),
    RetirePostcard(u8),
    Build(String),
    /// `instead` leaves a full office.
    Hire {
        crew: String,
        instead: Option<String>,
    },
    HireNobody,
}

/// What a campaign waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// The table: companies may be signed, then the next game is called.
    Table,
    /// Chance must answer.
    Chance(Draw),
    /// A game must be played.
    Game,
    /// A company must answer.
    Company(Color, Question),
    /// Nothing: the campaign is over.
    Over,
}
