//! Campaign texts that a game's edition does not contain.

use std::collections::BTreeMap;

use campaign::Campaign;
use campaign::reveal::{CampaignViewer, CrewSeen};
use rules::ids::{Id, PostcardId, Seat, TicketId};

use super::{Language, TableWords};

/// Campaign texts that the players already know, in one language.
#[derive(Clone, Default)]
pub struct CampaignTexts {
    /// Title and text of each rule in play.
    pub rules: Vec<[String; 2]>,
    /// Company names, by the colour of their seat.
    companies: BTreeMap<String, String>,
    /// Texts of crew cards, by id.
    crew: BTreeMap<String, String>,
    /// Opening words of each ticket's story, by the ids of the ticket's two cities.
    stories: BTreeMap<[String; 2], String>,
    /// Private sides of postcards, by number, each with the colour of the only seat that may read
    /// it.
    private: BTreeMap<usize, (String, String)>,
}

impl CampaignTexts {
    pub fn new(campaign: &Campaign, language: Language) -> CampaignTexts {
        let pack = campaign.pack().in_language(language.tag());
        let common = campaign.view_in(pack, CampaignViewer::Spectator);
        let crew = common.companies.iter().flat_map(|company| &company.crew).chain(&common.crew_display);
        let text = |crew: &CrewSeen| (crew.words.id.clone(), crew.words.text.clone());
        let stories = common.tickets.iter().filter(|ticket| ticket.entry.is_some()).filter_map(|seen| {
            let ticket = pack.tickets.iter().find(|ticket| ticket.id == seen.id)?;
            Some((sorted(ticket.ends.clone()), seen.narrative.clone()))
        });
        let private = common.companies.iter().flat_map(|seen| {
            let own = campaign.view_in(pack, CampaignViewer::Company(seen.company)).companies;
            let color = seen.company.name().to_string();
            let held = own.into_iter().filter(|other| other.company == seen.company).flat_map(|own| own.postcards);
            held.filter_map(|card| Some((usize::from(card.number), card.private?.text)))
                .map(move |(number, text)| (number, (color.clone(), text)))
                .collect::<Vec<_>>()
        });
        CampaignTexts {
            rules: common.rules.iter().map(|rule| [rule.title.clone(), rule.text.clone()]).collect(),
            companies: common.companies.iter().map(|seen| (seen.company.name().into(), seen.name.clone())).collect(),
            crew: crew.map(text).collect(),
            stories: stories.collect(),
            private: private.collect(),
        }
    }
}

/// Returns the two ends of a ticket in alphabetical order, so that they can be used as a key.
fn sorted(mut ends: [String; 2]) -> [String; 2] {
    ends.sort();
    ends
}

impl TableWords<'_> {
    /// Returns the text of a crew card, by its index in the edition; empty outside campaigns.
    pub fn crew_text(&self, crew: u8) -> &str {
        let id = &self.edition.crew[usize::from(crew)].id;
        self.texts.and_then(|texts| texts.crew.get(id)).map_or("", |text| text)
    }

    /// Returns the private side of a postcard, if the reader holds it.
    pub fn private_side(&self, number: PostcardId) -> Option<&str> {
        let (color, text) = self.texts?.private.get(&number.index())?;
        self.you.is_some_and(|you| self.colors[you.index()] == *color).then_some(text.as_str())
    }

    /// Returns the opening words of a ticket's story, if it has one.
    pub fn story(&self, ticket: TicketId) -> Option<&str> {
        let ends = self.edition.tickets[ticket.index()].ends;
        let ends = sorted(ends.map(|place| self.edition.places[place.index()].id.clone()));
        self.texts?.stories.get(&ends).map(|text| text.as_str()).filter(|text| !text.is_empty())
    }

    /// Returns the name of a seat's company, or the seat's colour outside campaigns.
    pub fn company_name(&self, seat: Seat) -> String {
        let known = self.texts.and_then(|texts| texts.companies.get(&self.colors[seat.index()]));
        known.cloned().unwrap_or_else(|| self.subject(seat))
    }

    /// Returns the rules in play, each with its title and text.
    pub fn rules(&self) -> &[[String; 2]] {
        self.texts.map_or(&[][..], |texts| &texts.rules[..])
    }
}
