//! Reasons for refusing an input. A refused input changes nothing.

use rules::card::Color;
use serde::Serialize;

/// The reason why an input was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum CampaignRefusal {
    /// The campaign is waiting for another kind of input, or its log is full.
    NotNow,
    /// Another company must answer.
    NotAsked { asked: Color },
    /// The pack has no such company.
    UnknownCompany { company: Color },
    /// The company has no player.
    NotSigned { company: Color },
    /// The player's name is not a single line of 1 to 60 characters without spaces at either end.
    BadName,
    /// There are too few or too many companies to play; at least two are required (CAM-11).
    SeatCount { seats: usize, min: usize, max: usize },
    /// A company is listed twice, but a company can have only one seat.
    SeatTwice { company: Color },
    /// The answer is not one of the choices.
    NotOffered,
    /// This outcome of the draw is impossible.
    BadDeal,
    /// The result does not list exactly the companies in the current game, in seat order.
    OtherSeats,
    /// The ticket is not in the deck, or it was completed twice.
    BadTicket { ticket: String },
    /// The event is not in the event deck, or it is named twice.
    BadEvent { event: String },
    /// The postcard is not available, is named twice, or has lost no uses.
    BadPostcard { postcard: u8 },
}

impl std::fmt::Display for CampaignRefusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CampaignRefusal::NotNow => f.write_str("the campaign is waiting for another kind of input"),
            CampaignRefusal::NotAsked { asked } => write!(f, "{} must answer", asked.name()),
            CampaignRefusal::UnknownCompany { company } => {
                write!(f, "the campaign has no {} company", company.name())
            }
            CampaignRefusal::NotSigned { company } => write!(f, "nobody runs the {} company", company.name()),
            CampaignRefusal::BadName => f.write_str("a name is one line of 1 to 60 characters"),
            CampaignRefusal::SeatCount { seats, min, max } => {
                write!(f, "a game has {min} to {max} companies, not {seats}")
            }
            CampaignRefusal::SeatTwice { company } => write!(f, "{} has a seat already", company.name()),
            CampaignRefusal::NotOffered => f.write_str("this answer was not offered"),
            CampaignRefusal::BadDeal => f.write_str("chance cannot give this answer here"),
            CampaignRefusal::OtherSeats => f.write_str("the result names companies that are not in the game"),
            CampaignRefusal::BadTicket { ticket } => {
                write!(f, "{ticket} is not a ticket of this game, or appears twice")
            }
            CampaignRefusal::BadEvent { event } => write!(f, "{event} is not an event of this game, or appears twice"),
            CampaignRefusal::BadPostcard { postcard } => write!(f, "postcard {postcard} cannot have done that"),
        }
    }
}

impl std::error::Error for CampaignRefusal {}
