//! A campaign as one viewer sees it. A view owns its data, so it has no reference to sealed
//! content.

use rules::card::Color;
use serde::Serialize;

use crate::audit::FinalAudit;
use crate::campaign::Campaign;
use crate::fact::CampaignFact;
use crate::input::{CampaignWaiting, CompanyAnswer, Operator};
use crate::location::{CardId, Location};
use crate::pack::Pack;
use crate::reveal::{
    BoardSeen, CampaignViewer, CardText, CrewSeen, CutOffSeen, ForkSide, PavilionSeen, PostcardSeen, Reveal, TicketSeen,
};

/// A campaign as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct CampaignView {
    pub title: String,
    /// The current or next game; `None` after the last game.
    pub game: Option<GameSeen>,
    /// The number of games in the campaign.
    pub games: u8,
    /// All games up to the current or next one, with their years.
    pub calendar: Vec<GameSeen>,
    /// The companies in the current game, clockwise.
    pub seats: Vec<Color>,
    pub waiting: CampaignWaiting,
    /// The viewer's legal answers.
    pub choices: Vec<CompanyAnswer>,
    /// The boards that a pending fork offers. Empty if no fork is pending.
    pub fork: Vec<ForkSide>,
    pub companies: Vec<CompanySeen>,
    /// Board pieces on the table, in order of arrival.
    pub boards: Vec<BoardSeen>,
    /// Cut-offs that have been revealed.
    pub cut_offs: Vec<CutOffSeen>,
    pub rules: Vec<CardText>,
    pub boxes: Vec<CardText>,
    pub tickets: Vec<TicketSeen>,
    /// The events in the deck that have already been revealed.
    pub events: Vec<CardText>,
    /// The number of events in the deck.
    pub event_count: usize,
    /// Crew for hire.
    pub crew_display: Vec<CrewSeen>,
    pub pavilions: Vec<PavilionSeen>,
    pub retired: Retired,
    /// Number of postcards left in general delivery.
    pub general_delivery: usize,
    /// Number of story cards with an unread side, not counting event cards.
    pub story_left: usize,
    /// Number of marks of evidence so far.
    pub evidence: u8,
    /// The suspects that companies can accuse, once a card has asked about them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suspects: Vec<CardText>,
    /// The suspect whom the table accuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// All facts so far, each with the text that belongs to it.
    pub journal: Vec<JournalEntry>,
    /// The final audit. No other part of a view contains the total of a vault.
    pub audit: Option<FinalAudit>,
    /// The texts for the lines of the audit, after it has taken place. `{}` stands for a value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub audit_texts: Vec<CardText>,
}

/// A game's number and year, and the number of trains each company has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct GameSeen {
    pub number: u8,
    pub year: u16,
    pub trains: u8,
}

/// A company, without the contents of its vault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct CompanySeen {
    pub company: Color,
    pub name: String,
    pub motto: String,
    /// The bonus in words.
    pub bonus: String,
    /// Value of the founding bond at the audit with two, three, four and five companies, in dollars.
    /// Empty if the company has none.
    pub bond: Vec<u16>,
    /// The person or bot that runs the company; `None` if the company has no player.
    pub player: Option<Operator>,
    pub caboose: bool,
    pub postcards: Vec<PostcardSeen>,
    pub crew: Vec<CrewSeen>,
    pub games_won: usize,
}

/// The retired tickets, events, postcards and rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Retired {
    pub tickets: Vec<TicketSeen>,
    pub events: Vec<CardText>,
    pub postcards: Vec<PostcardSeen>,
    pub rules: Vec<CardText>,
}

/// A fact in the journal, with its game and text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "wire", schemars(rename = "JournalEntry"))]
pub struct JournalEntry {
    /// The game to which the entry belongs; 0 before the first game.
    pub game: u8,
    pub fact: CampaignFact,
    /// The text of the card, rule or other item to which the fact refers.
    pub words: Option<CardText>,
}

impl Campaign {
    /// Returns the campaign as seen by a viewer.
    pub fn view(&self, viewer: CampaignViewer) -> CampaignView {
        self.view_in(&self.pack, viewer)
    }

    /// Returns the campaign as seen by a viewer in another language. `pack` is the campaign's pack
    /// in that language.
    pub fn view_in(&self, pack: &Pack, viewer: CampaignViewer) -> CampaignView {
        let state = &self.state;
        let opened = Reveal { pack, state, viewer };
        let seen =
            |game: &crate::pack::PackGame| GameSeen { number: game.number, year: game.year, trains: game.trains };
        let waiting = self.waiting();
        let asked =
            matches!((&waiting, viewer), (CampaignWaiting::Company(a, _), CampaignViewer::Company(b)) if *a == b);
        let game = state.games.len() - usize::from(state.current().is_some());
        CampaignView {
            title: pack.title.clone(),
            game: pack.games.get(game).filter(|_| !state.over).map(seen),
            games: pack.games.len() as u8,
            calendar: pack.games.iter().take(game + 1).map(seen).collect(),
            seats: state.current().map(|played| played.seats.clone()).unwrap_or_default(),
            fork: opened.fork(&waiting),
            waiting,
            choices: if asked { self.choices() } else { Vec::new() },
            companies: self.companies(&opened),
            boards: state.boards.iter().filter_map(|id| opened.board(id)).collect(),
            cut_offs: pack.cut_offs.iter().filter_map(|cut_off| opened.cut_off(cut_off)).collect(),
            rules: state.rules.iter().filter_map(|&slot| opened.rule(slot)).collect(),
            boxes: state.boxes.iter().filter_map(|id| opened.chest(id)).collect(),
            tickets: tickets(&opened, Location::Tickets),
            events: state.events(Location::Events).iter().filter_map(|id| opened.event(id)).collect(),
            event_count: state.events(Location::Events).len(),
            crew_display: state.display.iter().filter_map(|id| opened.crew(id)).collect(),
            pavilions: pack.pavilions.iter().filter_map(|pavilion| opened.pavilion(pavilion)).collect(),
            retired: retired(&opened),
            general_delivery: state.general_delivery(&self.pack).len(),
            story_left: opened.story_left(),
            evidence: state.evidence,
            suspects: opened.suspects(),
            verdict: state.verdict.clone(),
            journal: self.journal(&opened),
            audit: state.audit.clone(),
            audit_texts: opened.audit_texts(),
        }
    }

    fn companies(&self, opened: &Reveal<'_>) -> Vec<CompanySeen> {
        let seen = opened.pack.companies.iter().map(|company| CompanySeen {
            company: company.color,
            name: company.name.clone(),
            motto: company.motto.clone(),
            bonus: company.text.clone(),
            bond: company.bond.clone(),
            player: self.state.firms.get(&company.color).map(|firm| firm.player.clone()),
            caboose: self.state.caboose() == Some(company.color),
            postcards: self.state.postcards(company.color).iter().filter_map(|&n| opened.postcard(n)).collect(),
            crew: self.state.crew(company.color).iter().filter_map(|id| opened.crew(id)).collect(),
            games_won: self.state.wins(company.color),
        });
        seen.collect()
    }

    fn journal(&self, opened: &Reveal<'_>) -> Vec<JournalEntry> {
        let mut game = 0;
        let entries = self.facts().iter().map(|fact| {
            if let CampaignFact::GameBegun { game: begun, .. } = fact {
                game = *begun;
            }
            // The amounts of slips and certificates are hidden from the beginning of the next game until the audit
            // (CAM-05).
            let sealed = self.state.audit.is_none() && game < self.state.game();
            let shown = if sealed { fact.without_sums() } else { fact.clone() };
            JournalEntry { game, fact: shown, words: opened.words(fact) }
        });
        entries.collect()
    }
}

fn tickets(opened: &Reveal<'_>, place: Location) -> Vec<TicketSeen> {
    let cards = opened.state.cards(place);
    cards.filter_map(|card| if let CardId::Ticket(id) = card { opened.ticket(id) } else { None }).collect()
}

fn retired(opened: &Reveal<'_>) -> Retired {
    let state = opened.state;
    let postcards = state.cards(Location::DeadLetters).filter_map(|card| match card {
        CardId::Postcard(number) => opened.postcard(*number),
        _ => None,
    });
    Retired {
        tickets: tickets(opened, Location::DeadLetters),
        events: state.events(Location::DeadLetters).iter().filter_map(|id| opened.event(id)).collect(),
        postcards: postcards.collect(),
        rules: state.retired_rules.iter().filter_map(|&slot| opened.rule(slot)).collect(),
    }
}
