//! The state that survives between games, computed from facts.

use std::collections::{BTreeMap, BTreeSet};

use rules::card::Color;

use crate::audit::FinalAudit;
use crate::fact::{CampaignFact, Cause, Slip};
use crate::input::Operator;
use crate::location::{CardId, Location, first_places, story_card};
use crate::pack::{Pack, PostcardSource, RuleSlot, StoryFacts, Target, Who};

/// The state that survives between games. It contains the ids of cards but not their texts.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct CampaignProgress {
    pub places: BTreeMap<CardId, Location>,
    /// The participating companies.
    pub firms: BTreeMap<Color, Firm>,
    /// The games so far; the last may still be in progress.
    pub games: Vec<Played>,
    /// The row of the next story side to read; the first of its rows if it has several versions.
    pub next_side: usize,
    /// The rows of the sides that have been read. For a side with several versions, this is the row
    /// of the version that was read.
    pub read: Vec<usize>,
    /// Board pieces on the table, in order of arrival.
    pub boards: Vec<String>,
    pub boxes: BTreeSet<String>,
    /// The slots of the rules in play.
    pub rules: BTreeSet<RuleSlot>,
    pub retired_rules: BTreeSet<RuleSlot>,
    /// For each fork, the chosen board followed by the other board.
    pub forks: BTreeMap<String, [String; 2]>,
    /// Events that everyone has seen, because the story mentioned them or a game turned them up.
    pub events_seen: BTreeSet<String>,
    /// Events retired by a story card, which cannot be recalled.
    pub barred_events: BTreeSet<String>,
    /// The event discard pile of the game being put away.
    pub discarded: Vec<String>,
    /// Remaining uses of postcards in offices.
    pub uses_left: BTreeMap<u8, u8>,
    /// For each postcard in an office, the number of games that had begun when it was drawn.
    pub drawn_after: BTreeMap<u8, u8>,
    /// Postcards whose private side has been revealed.
    pub shown: BTreeSet<u8>,
    /// Crew cards on display, which can be hired.
    pub display: Vec<String>,
    /// Crew cards under the crew deck, in the order in which they are drawn.
    pub crew_under: Vec<String>,
    /// Cut-offs with their builders, in building order.
    pub cut_offs: Vec<(String, Color)>,
    /// Number of marks of evidence so far.
    pub evidence: u8,
    /// Number of times that each company has taken the caboose.
    pub cabooses: BTreeMap<Color, usize>,
    /// The boards chosen at forks, each with the company that chose it.
    pub pens: Vec<(Color, String)>,
    /// The suspect whom each company accused.
    pub accusations: BTreeMap<Color, String>,
    /// The suspect whom the table accuses.
    pub verdict: Option<String>,
    pub audit: Option<FinalAudit>,
    /// The companies whose epilogues were read.
    pub epilogues: Vec<Color>,
    pub over: bool,
}

/// A participating company. The contents of its office are derived from the locations of the cards.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Firm {
    pub player: Operator,
    /// The contents of the vault, which are not added up before the audit (CAM-05).
    pub vault: Vec<Paper>,
    /// The postcards that the company has completed.
    pub completed: Vec<u8>,
}

/// A bank slip or certificate in a vault.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Paper {
    pub game: u8,
    pub kind: PaperKind,
    pub dollars: u16,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PaperKind {
    Slip,
    Certificate,
}

/// A finished or current game, with its seats and bank slips.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Played {
    /// The companies in the game, clockwise.
    pub seats: Vec<Color>,
    /// Slips from first place to last; empty until the game is over.
    pub slips: Vec<Slip>,
    pub closed: bool,
}

impl CampaignProgress {
    pub fn new(pack: &Pack) -> CampaignProgress {
        CampaignProgress {
            places: first_places(pack),
            firms: BTreeMap::new(),
            games: Vec::new(),
            next_side: 0,
            read: Vec::new(),
            boards: pack.boards.iter().filter(|board| board.start).map(|board| board.id.clone()).collect(),
            boxes: BTreeSet::new(),
            rules: BTreeSet::new(),
            retired_rules: BTreeSet::new(),
            forks: BTreeMap::new(),
            events_seen: BTreeSet::new(),
            barred_events: BTreeSet::new(),
            discarded: Vec::new(),
            uses_left: BTreeMap::new(),
            drawn_after: BTreeMap::new(),
            shown: BTreeSet::new(),
            display: Vec::new(),
            crew_under: Vec::new(),
            cut_offs: Vec::new(),
            evidence: 0,
            accusations: BTreeMap::new(),
            verdict: None,
            audit: None,
            epilogues: Vec::new(),
            cabooses: BTreeMap::new(),
            pens: Vec::new(),
            over: false,
        }
    }

    /// Applies a fact. The state changes in no other way.
    pub fn note(&mut self, pack: &Pack, fact: &CampaignFact) {
        match fact {
            CampaignFact::Signed { company, player } => {
                let new = Firm { player: player.clone(), vault: Vec::new(), completed: Vec::new() };
                self.firms.entry(*company).or_insert(new).player = player.clone();
            }
            CampaignFact::Joined { company } => self.put(CardId::Bonus(*company), Location::Office(*company)),
            CampaignFact::GameBegun { seats, .. } => {
                self.games.push(Played { seats: seats.clone(), slips: Vec::new(), closed: false });
            }
            CampaignFact::CabooseTaken { company } => {
                self.put(CardId::Caboose, Location::Office(*company));
                *self.cabooses.entry(*company).or_default() += 1;
            }
            CampaignFact::SideRead { .. } => self.turn_side(pack),
            CampaignFact::EventAdded { event } | CampaignFact::EventRecalled { event, .. } => {
                self.put(CardId::Event(event.clone()), Location::Events);
                self.events_seen.insert(event.clone());
            }
            CampaignFact::EventRetired { event, cause } => {
                self.put(CardId::Event(event.clone()), Location::DeadLetters);
                self.events_seen.insert(event.clone());
                self.discarded.retain(|discarded| discarded != event);
                if *cause == Cause::Story {
                    self.barred_events.insert(event.clone());
                }
            }
            CampaignFact::BoxOpened { chest } => {
                self.boxes.insert(chest.clone());
            }
            CampaignFact::RulePlaced { slot } => {
                self.rules.insert(*slot);
            }
            CampaignFact::RuleRetired { slot } => {
                self.rules.remove(slot);
                self.retired_rules.insert(*slot);
            }
            CampaignFact::BoardAdded { board } => self.boards.push(board.clone()),
            CampaignFact::TicketsAdded { board } => self.add_tickets(pack, board),
            CampaignFact::ForkChosen { fork, chosen, other, by } => {
                self.pens.push((*by, chosen.clone()));
                self.forks.insert(fork.clone(), [chosen.clone(), other.clone()]);
            }
            CampaignFact::PostcardDrawn { company, postcard } => {
                self.put(CardId::Postcard(*postcard), Location::Office(*company));
                let uses = pack.postcard(*postcard).map_or(0, |card| card.private.uses);
                self.uses_left.insert(*postcard, uses);
                self.drawn_after.insert(*postcard, self.game());
            }
            CampaignFact::PostcardUsed { postcard, left, .. } => {
                self.uses_left.insert(*postcard, *left);
                self.shown.insert(*postcard);
            }
            CampaignFact::PostcardCompleted { company, postcard } => {
                self.retire_postcard(*postcard);
                self.shown.insert(*postcard);
                self.firm(*company).completed.push(*postcard);
            }
            CampaignFact::PostcardVoid { company, postcard, dollars } => {
                self.retire_postcard(*postcard);
                self.firm(*company).completed.push(*postcard);
                self.certify(*company, *dollars);
            }
            CampaignFact::PostcardGivenUp { postcard, .. } => self.retire_postcard(*postcard),
            CampaignFact::PostcardLapsed { postcard, .. } => {
                self.retire_postcard(*postcard);
                self.shown.insert(*postcard);
            }
            CampaignFact::Accused { company, suspect } => {
                self.accusations.insert(*company, suspect.clone());
            }
            CampaignFact::VerdictGiven { suspect } => self.verdict = Some(suspect.clone()),
            CampaignFact::Certified { company, dollars } => self.certify(*company, dollars.unwrap_or(0)),
            CampaignFact::EvidenceMarked { marks } => self.evidence = self.evidence.saturating_add(*marks),
            CampaignFact::CrewAdded { crew } => {
                crew.iter().for_each(|crew| self.put(CardId::Crew(crew.clone()), Location::StoreRoom));
            }
            CampaignFact::CrewTurned { crew } => {
                self.crew_under.retain(|under| under != crew);
                self.display.push(crew.clone());
            }
            CampaignFact::CrewHired { company, crew } => {
                self.display.retain(|shown| shown != crew);
                self.crew_under.retain(|under| under != crew);
                self.put(CardId::Crew(crew.clone()), Location::Office(*company));
            }
            CampaignFact::CrewLeft { crew, .. } => {
                self.put(CardId::Crew(crew.clone()), Location::StoreRoom);
                self.crew_under.push(crew.clone());
            }
            CampaignFact::PavilionsAdded { pavilions } => {
                pavilions.iter().for_each(|id| self.put(CardId::Pavilion(id.clone()), Location::StoreRoom));
            }
            CampaignFact::SlipWritten(slip) => {
                self.games.last_mut().expect("a game was played").slips.push(slip.clone())
            }
            CampaignFact::EventsDiscarded { events } => {
                self.discarded = events.clone();
                self.events_seen.extend(events.iter().cloned());
            }
            CampaignFact::CutOffBuilt { company, cut_off } => self.cut_offs.push((cut_off.clone(), *company)),
            CampaignFact::SlipsFiled => self.file_slips(),
            CampaignFact::GameClosed { .. } => {
                self.discarded.clear();
                self.games.last_mut().expect("a game was played").closed = true;
            }
            CampaignFact::Audited(audit) => self.audit = Some(audit.clone()),
            CampaignFact::EpilogueRead { company } => self.epilogues.push(*company),
            CampaignFact::CampaignEnded => self.over = true,
        }
    }

    fn put(&mut self, card: CardId, place: Location) {
        self.places.insert(card, place);
    }

    fn firm(&mut self, company: Color) -> &mut Firm {
        self.firms.get_mut(&company).expect("only a company that takes part holds cards")
    }

    fn certify(&mut self, company: Color, dollars: u16) {
        let paper = Paper { game: self.game(), kind: PaperKind::Certificate, dollars };
        self.firm(company).vault.push(paper);
    }

    fn retire_postcard(&mut self, postcard: u8) {
        self.put(CardId::Postcard(postcard), Location::DeadLetters);
        self.uses_left.remove(&postcard);
        self.drawn_after.remove(&postcard);
    }

    /// Advances the story deck by one side. When both sides of a card have been read, the card is
    /// retired (CAM-06).
    fn turn_side(&mut self, pack: &Pack) {
        let read = story_card(&pack.story[self.next_side]);
        self.read.push(self.next_row(pack));
        self.next_side = pack.versions(self.next_side).end;
        if let Some(card) =
            read.filter(|card| pack.story.get(self.next_side).and_then(story_card).as_ref() != Some(card))
        {
            self.put(card, Location::DeadLetters);
        }
    }

    fn add_tickets(&mut self, pack: &Pack, board: &str) {
        for ticket in &pack.tickets {
            if ticket.pack.as_deref() == Some(board) {
                self.put(CardId::Ticket(ticket.id.clone()), Location::Tickets);
            } else if ticket.retired_by.as_deref() == Some(board) {
                self.put(CardId::Ticket(ticket.id.clone()), Location::DeadLetters);
            }
        }
    }

    fn file_slips(&mut self) {
        let game = self.game();
        for slip in self.games.last().map(|played| played.slips.clone()).unwrap_or_default() {
            self.firm(slip.company).vault.push(Paper { game, kind: PaperKind::Slip, dollars: slip.sum() });
        }
    }
}

impl CampaignProgress {
    /// Returns the number of the latest game; 0 before the first game.
    pub fn game(&self) -> u8 {
        self.games.len() as u8
    }

    /// Returns the game in progress, if there is one.
    pub fn current(&self) -> Option<&Played> {
        self.games.last().filter(|played| !played.closed)
    }

    pub fn at(&self, card: &CardId) -> Location {
        self.places[card]
    }

    /// Iterates over all cards at a location, in order.
    pub fn cards(&self, place: Location) -> impl Iterator<Item = &CardId> {
        self.places.iter().filter(move |(_, at)| **at == place).map(|(card, _)| card)
    }

    /// Lists the events at a location, in order.
    pub fn events(&self, place: Location) -> Vec<String> {
        let ids =
            self.cards(place).filter_map(|card| if let CardId::Event(id) = card { Some(id.clone()) } else { None });
        ids.collect()
    }

    /// Lists the postcards in an office, by number.
    pub fn postcards(&self, company: Color) -> Vec<u8> {
        let cards = self.cards(Location::Office(company));
        cards.filter_map(|card| if let CardId::Postcard(number) = card { Some(*number) } else { None }).collect()
    }

    /// Lists the crew in an office.
    pub fn crew(&self, company: Color) -> Vec<String> {
        let cards = self.cards(Location::Office(company));
        cards.filter_map(|card| if let CardId::Crew(id) = card { Some(id.clone()) } else { None }).collect()
    }

    /// Lists the postcards left in general delivery.
    pub fn general_delivery(&self, pack: &Pack) -> Vec<u8> {
        let general = pack.postcards.iter().filter(|postcard| postcard.source == PostcardSource::General);
        let numbers = general.map(|postcard| postcard.number);
        numbers.filter(|&number| self.at(&CardId::Postcard(number)) == Location::PostOffice).collect()
    }

    /// Lists the crew cards that can be drawn next: all cards in the deck or, if the deck is empty,
    /// the first card under the deck.
    pub fn crew_next(&self) -> Vec<String> {
        let deck = self.cards(Location::StoreRoom).filter_map(|card| match card {
            CardId::Crew(id) if !self.display.contains(id) && !self.crew_under.contains(id) => Some(id.clone()),
            _ => None,
        });
        let deck: Vec<String> = deck.collect();
        if deck.is_empty() { self.crew_under.first().cloned().into_iter().collect() } else { deck }
    }

    /// Returns the row of the side to read next. If the side has several versions, this is the row
    /// of the version whose condition holds.
    ///
    /// # Panics
    /// Panics if no version's condition holds. This cannot happen with a checked pack.
    pub fn next_row(&self, pack: &Pack) -> usize {
        let chosen = |fork: &str| self.forks.get(fork).map(|[chosen, _]| chosen.as_str());
        let facts = StoryFacts { evidence: self.evidence, chosen: &chosen, verdict: self.verdict.as_deref() };
        let mut versions = pack.versions(self.next_side);
        versions.find(|&row| pack.story[row].condition.holds(&facts)).expect("checked: one version holds")
    }

    /// Returns the number of games for which a company can still use a postcard. Returns `None` if
    /// the postcard does not lapse.
    pub fn games_left(&self, pack: &Pack, company: Color, postcard: u8) -> Option<u8> {
        let lapses = pack.postcard(postcard)?.private.lapses?;
        let drawn = usize::from(*self.drawn_after.get(&postcard)?);
        let over = self.games.get(drawn..).unwrap_or_default().iter().filter(|played| !played.slips.is_empty());
        let played = over.filter(|played| played.seats.contains(&company)).count();
        Some(lapses.saturating_sub(played as u8))
    }

    /// Returns the holder of the caboose, if there is one.
    pub fn caboose(&self) -> Option<Color> {
        if let Location::Office(company) = self.at(&CardId::Caboose) { Some(company) } else { None }
    }

    /// Returns the id of the board that a target names or that a fork decided.
    pub fn board(&self, target: &Target) -> String {
        match target {
            Target::Named(id) => id.clone(),
            Target::Chosen(fork) => self.forks[fork][0].clone(),
            Target::Other(fork) => self.forks[fork][1].clone(),
        }
    }

    /// Counts the games this company won.
    pub fn wins(&self, company: Color) -> usize {
        let winners = self.games.iter().filter_map(|played| played.slips.first());
        winners.filter(|slip| slip.company == company).count()
    }

    /// Resolves a selector to a company, based on the places in the game just played.
    pub fn who(&self, who: Who) -> Color {
        let slips = &self.games.last().expect("places need a game").slips;
        let last = slips.len() - 1;
        // Ties go to the lower place, which is later in the ranking.
        let place = match who {
            Who::Winner => 0,
            Who::Second => 1,
            Who::Last => last,
            Who::Caboose => return self.caboose().expect("somebody holds the caboose after a game"),
            Who::MostTickets => (0..=last).max_by_key(|&at| slips[at].completed.len()).unwrap_or(last),
            Who::FewestWins => (0..=last).rev().min_by_key(|&at| self.wins(slips[at].company)).unwrap_or(last),
        };
        slips[place].company
    }
}
