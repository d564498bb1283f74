//! The parts of a pack that a viewer may know. Views access sealed content only through this module
//! (CAM-02, CAM-07).

use rules::card::Color;
use serde::Serialize;

use crate::fact::CampaignFact;
use crate::input::{CampaignWaiting, CompanyQuestion};
use crate::location::{CardId, Location, story_card};
use crate::pack::{CutOff, Instruction, Mechanism, Pack, PackPavilion, RuleSlot};
use crate::state::CampaignProgress;

/// The company or spectator viewing a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CampaignViewer {
    Company(Color),
    Spectator,
}

/// The id, title and text of a card, rule or other item.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct CardText {
    pub id: String,
    pub title: String,
    pub text: String,
}

impl CardText {
    pub(crate) fn new(id: &str, title: &str, text: &str) -> CardText {
        CardText { id: id.to_string(), title: title.to_string(), text: text.to_string() }
    }
}

/// A visible board piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct BoardSeen {
    pub words: CardText,
    /// The names of the cities on this board piece.
    pub cities: Vec<String>,
}

/// A board that a pending fork offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct ForkSide {
    pub id: String,
    pub title: String,
    pub text: String,
    /// The names of the cities on this board.
    pub cities: Vec<String>,
}

/// A visible ticket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct TicketSeen {
    pub id: String,
    /// The names of the ticket's two cities.
    pub ends: [String; 2],
    pub value: u8,
    pub band: String,
    /// The number of the postcard named on the ticket.
    pub entry: Option<u8>,
    /// The opening words of the postcard's story, which are printed on the ticket.
    pub narrative: String,
}

/// A postcard that a company has received.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct PostcardSeen {
    pub number: u8,
    pub title: String,
    pub sender: String,
    /// Whether the text describes a picture. If not, it is a message that was read aloud.
    pub picture: bool,
    pub text: String,
    /// The private side. Only its holder sees it until the first use of the postcard; after that,
    /// everyone does.
    pub private: Option<PrivateSeen>,
}

/// The private side of a postcard, which only the holder sees until the postcard is first used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct PrivateSeen {
    pub text: String,
    /// Remaining uses; `None` once the postcard has left the office.
    pub uses_left: Option<u8>,
    /// The number of games for which a lapsing postcard can still be used; 1 in the last of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games_left: Option<u8>,
}

/// A visible crew card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct CrewSeen {
    pub words: CardText,
    pub wage: u8,
}

/// A pavilion on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct PavilionSeen {
    pub id: String,
    pub name: String,
    /// Whether the condition is checked at the end of the game. If not, it is checked after every
    /// claim.
    pub at_end: bool,
    /// The condition, in the card language.
    pub when: String,
    pub first: u8,
    pub second: Option<u8>,
}

/// A cut-off that can be built or has been built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct CutOffSeen {
    pub id: String,
    /// The names of the route's two cities.
    pub ends: [String; 2],
    pub length: u8,
    pub builder: Option<Color>,
}

/// The part of a pack that one viewer is allowed to see. Lookups return `None` for sealed content.
pub(crate) struct Reveal<'a> {
    pub pack: &'a Pack,
    pub state: &'a CampaignProgress,
    pub viewer: CampaignViewer,
}

impl Reveal<'_> {
    fn is_sealed(&self, card: &CardId) -> bool {
        self.state.places.get(card).is_none_or(|&place| place == Location::Sealed)
    }

    /// Returns a side of the story deck, if the side has been read.
    pub fn side(&self, id: &str) -> Option<CardText> {
        let mut read = self.state.read.iter().map(|&row| &self.pack.story[row]);
        read.find(|side| side.id == id).map(|side| CardText::new(&side.id, &side.title, &side.text))
    }

    /// Returns the number of story cards with an unread side, not counting event cards.
    pub fn story_left(&self) -> usize {
        let mut left: Vec<CardId> = self.pack.story[self.state.next_side..].iter().filter_map(story_card).collect();
        left.dedup();
        left.len()
    }

    fn is_on_table(&self, board: &str) -> bool {
        self.state.boards.iter().any(|known| known == board)
    }

    pub fn board(&self, id: &str) -> Option<BoardSeen> {
        let board = self.pack.board(id).filter(|board| self.is_on_table(&board.id))?;
        let words = CardText::new(&board.id, &board.name, &board.note);
        Some(BoardSeen { words, cities: self.cities_of(id) })
    }

    fn cities_of(&self, board: &str) -> Vec<String> {
        let cities = self.pack.cities.iter().filter(|city| city.board == board);
        cities.map(|city| city.name.clone()).collect()
    }

    fn city(&self, id: &str) -> Option<String> {
        self.pack.city(id).filter(|city| self.is_on_table(&city.board)).map(|city| city.name.clone())
    }

    fn ends(&self, [a, b]: &[String; 2]) -> Option<[String; 2]> {
        Some([self.city(a)?, self.city(b)?])
    }

    pub fn ticket(&self, id: &str) -> Option<TicketSeen> {
        if self.is_sealed(&CardId::Ticket(id.to_string())) {
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

    /// Returns an event, if the story has mentioned it or a game has turned it up.
    pub fn event(&self, id: &str) -> Option<CardText> {
        if !self.state.events_seen.contains(id) {
            return None;
        }
        self.pack.event(id).map(|event| CardText::new(&event.id, &event.title, &event.text))
    }

    pub fn postcard(&self, number: u8) -> Option<PostcardSeen> {
        let card = self.pack.postcard(number)?;
        let place = self.state.at(&CardId::Postcard(number));
        if place == Location::PostOffice {
            return None;
        }
        let holds = matches!((place, self.viewer), (Location::Office(a), CampaignViewer::Company(b)) if a == b);
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
                games_left: if let Location::Office(company) = place {
                    self.state.games_left(self.pack, company, number)
                } else {
                    None
                },
            }),
        })
    }

    pub fn crew(&self, id: &str) -> Option<CrewSeen> {
        if self.is_sealed(&CardId::Crew(id.to_string())) {
            return None;
        }
        let crew = self.pack.crew.iter().find(|crew| crew.id == id)?;
        Some(CrewSeen { words: CardText::new(&crew.id, &crew.title, &crew.text), wage: crew.wage })
    }

    pub fn pavilion(&self, pavilion: &PackPavilion) -> Option<PavilionSeen> {
        let PackPavilion { id, name, at_end, when, first, second } = pavilion.clone();
        (!self.is_sealed(&CardId::Pavilion(id.clone()))).then_some(PavilionSeen {
            id,
            name,
            at_end,
            when,
            first,
            second,
        })
    }

    /// Returns the boards that a pending fork offers. Empty if no fork is pending. The fork reveals
    /// the names, notes and cities of these boards, but not their tickets or boxes.
    pub fn fork(&self, waiting: &CampaignWaiting) -> Vec<ForkSide> {
        let CampaignWaiting::Company(_, CompanyQuestion::Fork { boards, .. }) = waiting else { return Vec::new() };
        let sides = boards.iter().filter_map(|id| self.pack.board(id)).map(|board| ForkSide {
            id: board.id.clone(),
            title: board.name.clone(),
            text: board.note.clone(),
            cities: self.cities_of(&board.id),
        });
        sides.collect()
    }

    pub fn rule(&self, slot: RuleSlot) -> Option<CardText> {
        let placed = self.state.rules.contains(&slot) || self.state.retired_rules.contains(&slot);
        let rule = self.pack.rule(slot).filter(|_| placed)?;
        Some(CardText::new(slot.word(), &rule.name, &rule.text))
    }

    pub fn chest(&self, id: &str) -> Option<CardText> {
        let chest = self.pack.chest(id).filter(|chest| self.state.boxes.contains(&chest.id))?;
        Some(CardText::new(&chest.id, &chest.name, &format!("{} {}", chest.text, chest.contents)))
    }

    /// Returns a cut-off, if its cities are on the table and the rule for building has been placed.
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

    /// Returns the suspects, if a card has asked about them.
    pub fn suspects(&self) -> Vec<CardText> {
        let read = self.state.read.iter().map(|&row| &self.pack.story[row]);
        let asked = read.flat_map(|side| &side.instructions).any(|told| matches!(told, Instruction::Accuse { .. }));
        let suspects = self.pack.suspects.iter().filter(|_| asked);
        suspects.map(|suspect| CardText::new(&suspect.id, &suspect.name, &suspect.text)).collect()
    }

    /// Returns the texts for the lines of the audit, if the audit has taken place.
    pub fn audit_texts(&self) -> Vec<CardText> {
        let texts = self.pack.audit_texts.iter().filter(|text| self.state.audit.is_some() && !text.is_deed());
        texts.map(|audit| CardText::new(&audit.line, &audit.title, &audit.text)).collect()
    }

    /// Returns the text of the card, rule or other item to which a fact refers, if the viewer may
    /// see it.
    pub fn words(&self, fact: &CampaignFact) -> Option<CardText> {
        match fact {
            CampaignFact::SideRead { side } => self.side(side),
            CampaignFact::EventAdded { event }
            | CampaignFact::EventRetired { event, .. }
            | CampaignFact::EventRecalled { event, .. } => self.event(event),
            CampaignFact::BoxOpened { chest } => self.chest(chest),
            CampaignFact::RulePlaced { slot } | CampaignFact::RuleRetired { slot } => self.rule(*slot),
            CampaignFact::BoardAdded { board } => self.board(board).map(|board| board.words),
            CampaignFact::PostcardDrawn { postcard, .. }
            | CampaignFact::PostcardUsed { postcard, .. }
            | CampaignFact::PostcardCompleted { postcard, .. }
            | CampaignFact::PostcardVoid { postcard, .. }
            | CampaignFact::PostcardGivenUp { postcard, .. }
            | CampaignFact::PostcardLapsed { postcard, .. } => {
                self.postcard(*postcard).map(|seen| CardText::new(&postcard.to_string(), &seen.title, &seen.text))
            }
            CampaignFact::CrewTurned { crew }
            | CampaignFact::CrewHired { crew, .. }
            | CampaignFact::CrewLeft { crew, .. } => self.crew(crew).map(|crew| crew.words),
            CampaignFact::Accused { suspect, .. } | CampaignFact::VerdictGiven { suspect } => {
                self.suspects().into_iter().find(|seen| seen.id == *suspect)
            }
            CampaignFact::EpilogueRead { company } => self.epilogue(*company),
            CampaignFact::CutOffBuilt { .. }
            | CampaignFact::Signed { .. }
            | CampaignFact::Joined { .. }
            | CampaignFact::GameBegun { .. }
            | CampaignFact::CabooseTaken { .. }
            | CampaignFact::TicketsAdded { .. }
            | CampaignFact::ForkChosen { .. }
            | CampaignFact::Certified { .. }
            | CampaignFact::EvidenceMarked { .. }
            | CampaignFact::CrewAdded { .. }
            | CampaignFact::PavilionsAdded { .. }
            | CampaignFact::SlipWritten(_)
            | CampaignFact::EventsDiscarded { .. }
            | CampaignFact::SlipsFiled
            | CampaignFact::GameClosed { .. }
            | CampaignFact::Audited(_)
            | CampaignFact::CampaignEnded => None,
        }
    }
}
