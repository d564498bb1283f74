//! The part of a pack that a viewer may know. Views access sealed content only through this module
//! (CAM-02, CAM-07).

use rules::card::Color;
use serde::Serialize;

use crate::fact::Fact;
use crate::input::{Question, Waiting};
use crate::pack::{CutOff, Mechanism, Pack, Pavilion, Slot};
use crate::place::{Card, Place, story_card};
use crate::state::State;

/// The person looking at a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    Company(Color),
    Spectator,
}

/// A title with its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Words {
    pub id: String,
    pub title: String,
    pub text: String,
}

impl Words {
    fn new(id: &str, title: &str, text: &str) -> Words {
        Words { id: id.to_string(), title: title.to_string(), text: text.to_string() }
    }
}

/// A visible piece of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct BoardSeen {
    pub words: Words,
    /// City names.
    pub cities: Vec<String>,
}

/// A visible ticket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct TicketSeen {
    pub id: String,
    /// City names.
    pub ends: [String; 2],
    pub value: u8,
    pub band: String,
    /// The number of the postcard it names.
    pub entry: Option<u8>,
    /// The opening words of its story.
    pub narrative: String,
}

/// A postcard that was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct PostcardSeen {
    pub number: u8,
    pub title: String,
    pub sender: String,
    /// Whether the text describes a picture; otherwise it was read out.
    pub picture: bool,
    pub text: String,
    /// The private side, visible to its holder, and to everyone after its first use.
    pub private: Option<PrivateSeen>,
}

/// The part of an unused postcard that only its holder knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct PrivateSeen {
    pub text: String,
    /// Remaining uses; `None` once it has left the office.
    pub uses_left: Option<u8>,
}

/// A visible crew card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct CrewSeen {
    pub words: Words,
    pub wage: u8,
}

/// A pavilion on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct PavilionSeen {
    pub id: String,
    pub name: String,
    /// Whether it is checked at the end of the game; otherwise after every claim.
    pub at_end: bool,
    /// The condition, in the language of packs.
    pub when: String,
    pub first: u8,
    pub second: Option<u8>,
}

/// A route that can be built or has been built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct CutOffSeen {
    pub id: String,
    /// City names.
    pub ends: [String; 2],
    pub length: u8,
    pub builder: Option<Color>,
}

/// The part of a pack that one viewer may know. Lookups return `None` for sealed content.
pub(crate) struct Opened<'a> {
    pub pack: &'a Pack,
    pub state: &'a State,
    pub viewer: Viewer,
}

impl Opened<'_> {
    fn is_sealed(&self, card: &Card) -> bool {
        self.state.places.get(card).is_none_or(|&place| place == Place::Sealed)
    }

    /// Returns a side of the story deck, if it has been read.
    pub fn side(&self, id: &str) -> Option<Words> {
        let read = &self.pack.story[..self.state.next_side];
        read.iter().find(|side| side.id == id).map(|side| Words::new(&side.id, &side.title, &side.text))
    }

    /// Returns the number of story cards not fully read, and nothing more about them.
    pub fn story_left(&self) -> usize {
        let mut left: Vec<Card> = self.pack.story[self.state.next_side..].iter().filter_map(story_card).collect();
        left.dedup();
        left.len()
    }

    fn is_on_table(&self, board: &str) -> bool {
        self.state.boards.iter().any(|known| known == board)
    }

    pub fn board(&self, id: &str) -> Option<BoardSeen> {
        let board = self.pack.board(id).filter(|board| self.is_on_table(&board.id))?;
        let cities = self.pack.cities.iter().filter(|city| city.board == board.id);
        Some(BoardSeen {
            words: Words::new(&board.id, &board.name, &board.note),
            cities: cities.map(|city| city.name.clone()).collect(),
        })
    }

    fn city(&self, id: &str) -> Option<String> {
        self.pack.city(id).filter(|city| self.is_on_table(&city.board)).map(|city| city.name.clone())
    }

    fn ends(&self, [a, b]: &[String; 2]) -> Option<[String; 2]> {
        Some([self.city(a)?, self.city(b)?])
    }

    pub fn ticket(&self, id: &str) -> Option<TicketSeen> {
        if self.is_sealed(&Card::Ticket(id.to_string())) {
            return None;
        }
        let ticket = self.pack.tickets.iter().find(|ticket| ticket.id == id)?;
        Some(TicketSeen {
            id: ticket.id.clone(),
            ends: self.ends(&ticket.ends)?,
            value: ticket.value,
            band: ticket.band.clone(),
            entry: ticket.entry,
            narrative: ticket.narrative.clone(),
        })
    }

    pub fn event(&self, id: &str) -> Option<Words> {
        if self.is_sealed(&Card::Event(id.to_string())) {
            return None;
        }
        self.pack.event(id).map(|event| Words::new(&event.id, &event.title, &event.text))
    }

    pub fn postcard(&self, number: u8) -> Option<PostcardSeen> {
        let card = self.pack.postcard(number)?;
        let place = self.state.at(&Card::Postcard(number));
        if place == Place::PostOffice {
            return None;
        }
        let holds = matches!((place, self.viewer), (Place::Office(a), Viewer::Company(b)) if a == b);
        let knows = holds || self.state.shown.contains(&number);
        Some(PostcardSeen {
            number,
            title: card.public.title.clone(),
            sender: card.public.sender.clone(),
            picture: card.public.picture,
            text: card.public.text.clone(),
            private: knows.then(|| PrivateSeen {
                text: card.private.text.clone(),
                uses_left: self.state.uses_left.get(&number).copied(),
            }),
        })
    }

    pub fn crew(&self, id: &str) -> Option<CrewSeen> {
        if self.is_sealed(&Card::Crew(id.to_string())) {
            return None;
        }
        let crew = self.pack.crew.iter().find(|crew| crew.id == id)?;
        Some(CrewSeen { words: Words::new(&crew.id, &crew.title, &crew.text), wage: crew.wage })
    }

    pub fn pavilion(&self, pavilion: &Pavilion) -> Option<PavilionSeen> {
        let Pavilion { id, name, at_end, when, first, second } = pavilion.clone();
        (!self.is_sealed(&Card::Pavilion(id.clone()))).then_some(PavilionSeen { id, name, at_end, when, first, second })
    }

    /// Returns the boards of a pending fork, which are named by the card that asks.
    pub fn fork(&self, waiting: &Waiting) -> Vec<Words> {
        let Waiting::Company(_, Question::Fork { boards, .. }) = waiting else { return Vec::new() };
        let named = boards.iter().filter_map(|id| self.pack.board(id));
        named.map(|board| Words::new(&board.id, &board.name, "")).collect()
    }

    pub fn rule(&self, slot: Slot) -> Option<Words> {
        let placed = self.state.rules.contains(&slot) || self.state.retired_rules.contains(&slot);
        let rule = self.pack.rule(slot).filter(|_| placed)?;
        Some(Words::new(slot.word(), &rule.name, &rule.text))
    }

    pub fn chest(&self, id: &str) -> Option<Words> {
        let chest = self.pack.chest(id).filter(|chest| self.state.boxes.contains(&chest.id))?;
        Some(Words::new(&chest.id, &chest.name, &format!("{} {}", chest.text, chest.contents)))
    }

    /// Returns a cut-off, which becomes visible with the rule that allows building it and with its
    /// cities.
    pub fn cut_off(&self, cut_off: &CutOff) -> Option<CutOffSeen> {
        let rule = self.pack.rules.iter().find(|rule| rule.mechanism == Mechanism::SurveyorsCouncil)?;
        self.rule(rule.slot)?;
        let built = self.state.cut_offs.iter().find(|(id, _)| *id == cut_off.id);
        Some(CutOffSeen {
            id: cut_off.id.clone(),
            ends: self.ends(&cut_off.ends)?,
            length: cut_off.length,
            builder: built.map(|(_, builder)| *builder),
        })
    }

    /// Returns the winner's epilogue, once it has been read.
    pub fn epilogue(&self) -> Option<Words> {
        let winner = self.state.epilogue?;
        let company = self.pack.companies.iter().find(|company| company.color == winner)?;
        Some(Words::new(winner.name(), &company.name, &company.epilogue))
    }

    /// Returns the text of the card or thing that a fact refers to.
    pub fn words(&self, fact: &Fact) -> Option<Words> {
        match fact {
            Fact::SideRead { side } => self.side(side),
            Fact::EventAdded { event } | Fact::EventRetired { event, .. } | Fact::EventRecalled { event, .. } => {
                self.event(event)
            }
            Fact::BoxOpened { chest } => self.chest(chest),
            Fact::RulePlaced { slot } | Fact::RuleRetired { slot } => self.rule(*slot),
            Fact::BoardAdded { board } => self.board(board).map(|board| board.words),
            Fact::PostcardDrawn { postcard, .. }
            | Fact::PostcardUsed { postcard, .. }
            | Fact::PostcardCompleted { postcard, .. }
            | Fact::PostcardVoid { postcard, .. }
            | Fact::PostcardGivenUp { postcard, .. } => {
                self.postcard(*postcard).map(|seen| Words::new(&postcard.to_string(), &seen.title, &seen.text))
            }
            Fact::CrewTurned { crew } | Fact::CrewHired { crew, .. } | Fact::CrewLeft { crew, .. } => {
                self.crew(crew).map(|crew| crew.words)
            }
            Fact::EpilogueRead { .. } => self.epilogue(),
            Fact::CutOffBuilt { .. }
            | Fact::Signed { .. }
            | Fact::Joined { .. }
            | Fact::GameBegun { .. }
            | Fact::CabooseTaken { .. }
            | Fact::TicketsAdded { .. }
            | Fact::ForkChosen { .. }
            | Fact::Certified { .. }
            | Fact::EvidenceMarked { .. }
            | Fact::CrewAdded { .. }
            | Fact::PavilionsAdded { .. }
            | Fact::SlipWritten(_)
            | Fact::EventsDiscarded { .. }
            | Fact::SlipsFiled
            | Fact::GameClosed { .. }
            | Fact::Audited(_)
            | Fact::CampaignEnded => None,
        }
    }
}
