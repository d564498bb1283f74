//! The answers of bots to the questions that a campaign asks between games. Apart from accusations,
//! they are based on public information and the postcards in the company's office.

use std::collections::BTreeSet;

use crate::ability_gain;
use campaign::Campaign;
use campaign::fact::CampaignFact;
use campaign::input::{CampaignWaiting, CompanyAnswer, CompanyQuestion};
use campaign::pack::{AbilityText, Pack, PackCrew};
use dealer::Revealed;
use rules::card::Color;

/// Assumed number of uses per game of a crew card without a limit.
const CREW_USES: f32 = 2.0;
/// Minimum value of a crew card per game, without deducting its wage. Not every useful effect has a
/// value in money.
const CREW_LEAST: f32 = 2.0;

/// Returns the answer of a bot that runs this company. The campaign's dealer breaks ties at random.
pub fn answer(campaign: &Campaign, company: Color, dealer: &Revealed) -> CompanyAnswer {
    if let CampaignWaiting::Company(_, CompanyQuestion::Accuse { suspects }) = campaign.waiting() {
        return CompanyAnswer::Accuse(accused(campaign, company, dealer, suspects));
    }
    let mut choices = campaign.choices();
    let worth: Vec<f32> = choices.iter().map(|choice| worth(campaign, company, choice)).collect();
    let best = worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equals: Vec<usize> = (0..choices.len()).filter(|&at| worth[at] == best).collect();
    // The campaign never uses this deal number, so the bot's random choices reveal nothing about future deals.
    let number = u64::MAX - campaign.facts().len() as u64;
    let chosen = equals[dealer.below(number, equals.len() as u32) as usize];
    choices.swap_remove(chosen)
}

/// Returns the value of an answer. Only the differences between values are meaningful.
fn worth(campaign: &Campaign, company: Color, answer: &CompanyAnswer) -> f32 {
    let pack = campaign.pack();
    match answer {
        CompanyAnswer::RetireEvent(event) => -event_worth(pack, event),
        CompanyAnswer::RecallEvent(event) => event_worth(pack, event),
        CompanyAnswer::Fork(board) => touched(campaign, company, board),
        // The content of postcards is sealed until they are drawn.
        CompanyAnswer::TakePostcards(_) => 0.0,
        CompanyAnswer::RetirePostcard(number) => -postcard_worth(pack, *number),
        CompanyAnswer::Build(cut_off) => saved(campaign, cut_off),
        CompanyAnswer::Hire { crew, instead } => {
            crew_worth(pack, crew) - instead.as_ref().map_or(0.0, |id| crew_worth(pack, id))
        }
        CompanyAnswer::HireNobody => 0.0,
        CompanyAnswer::Accuse(suspect) => {
            let view = campaign.view(campaign::reveal::CampaignViewer::Company(company));
            let named = view.journal.iter().any(|entry| {
                matches!(&entry.fact, CampaignFact::Accused { company: who, suspect: accused } if *who == company && accused == suspect)
            });
            f32::from(u8::from(named))
        }
    }
}

/// Chance of accusing the guilty suspect, in per cent: base value, increase per mark of evidence,
/// and maximum.
const GUESS: [u32; 3] = [34, 14, 90];

/// Returns the suspect whom a bot accuses. Bots cannot interpret the clues, so the amount of
/// evidence decides how likely they are to be right.
fn accused(campaign: &Campaign, company: Color, dealer: &Revealed, mut suspects: Vec<String>) -> String {
    let evidence: u32 = campaign
        .facts()
        .iter()
        .map(|fact| match fact {
            CampaignFact::EvidenceMarked { marks } => u32::from(*marks),
            _ => 0,
        })
        .sum();
    let [without, each, most] = GUESS;
    // Accusations add no facts until all of them are revealed, so each company needs a deal number of its own.
    let number = u64::MAX - campaign.facts().len() as u64 - ((1 + company as u64) << 32);
    let knows = dealer.below(number, 100) < (without + each * evidence).min(most);
    let guilty = |id: &String| campaign.pack().suspect(id).is_some_and(|suspect| suspect.guilty);
    suspects.retain(|id| guilty(id) == knows);
    suspects.swap_remove(dealer.below(number - (1 << 40), suspects.len() as u32) as usize)
}

fn ability_worth(pack: &Pack, ability: &AbilityText) -> f32 {
    ability.read(pack).map_or(0.0, |ability| ability_gain(&ability))
}

fn event_worth(pack: &Pack, id: &str) -> f32 {
    pack.event(id).map_or(0.0, |event| ability_worth(pack, &event.ability))
}

fn postcard_worth(pack: &Pack, number: u8) -> f32 {
    pack.postcard(number).map_or(0.0, |card| ability_worth(pack, &card.private.ability) * f32::from(card.private.uses))
}

fn crew_worth(pack: &Pack, id: &str) -> f32 {
    let worth = |crew: &PackCrew| {
        let uses = crew.uses.map_or(CREW_USES, f32::from);
        (ability_worth(pack, &crew.ability) * uses).max(CREW_LEAST) - f32::from(crew.wage)
    };
    pack.crew.iter().find(|crew| crew.id == id).map_or(0.0, worth)
}

/// Returns the cities on the tickets that this company has completed.
fn own_cities(campaign: &Campaign, company: Color) -> BTreeSet<&str> {
    let pack = campaign.pack();
    let slips = campaign.facts().iter().filter_map(|fact| match fact {
        CampaignFact::SlipWritten(slip) if slip.company == company => Some(slip),
        _ => None,
    });
    let completed: BTreeSet<&String> = slips.flat_map(|slip| &slip.completed).collect();
    let tickets = pack.tickets.iter().filter(|ticket| completed.contains(&ticket.id));
    tickets.flat_map(|ticket| ticket.ends.iter().map(String::as_str)).collect()
}

/// Counts the routes that lead to a new board from a city on one of the company's completed
/// tickets. The tickets of that board are sealed, but its routes are visible at the edge of the
/// map.
fn touched(campaign: &Campaign, company: Color, board: &str) -> f32 {
    let own = own_cities(campaign, company);
    let to = campaign.pack().routes.iter().filter(|route| route.needs.iter().any(|needed| needed == board));
    to.filter(|route| route.ends.iter().any(|end| own.contains(end.as_str()))).count() as f32
}

/// Returns the number of spaces that a cut-off saves between its cities.
fn saved(campaign: &Campaign, id: &str) -> f32 {
    let pack = campaign.pack();
    let Some(cut_off) = pack.cut_offs.iter().find(|cut_off| cut_off.id == id) else { return 0.0 };
    let view = campaign.view(campaign::reveal::CampaignViewer::Spectator);
    let here = |needs: &[String]| needs.iter().all(|board| view.boards.iter().any(|seen| seen.words.id == *board));
    let rails: Vec<(&str, &str, u32)> = (pack.routes.iter().filter(|route| here(&route.needs)))
        .map(|route| (route.ends[0].as_str(), route.ends[1].as_str(), u32::from(route.length)))
        .collect();
    let way = spaces(&rails, &cut_off.ends[0], &cut_off.ends[1]);
    way.map_or(0.0, |way| way as f32 - f32::from(cut_off.length))
}

/// Returns the number of spaces on the shortest path between two cities, or `None` if there is no
/// path. Uses Dijkstra's algorithm.
pub fn spaces(rails: &[(&str, &str, u32)], from: &str, to: &str) -> Option<u32> {
    let mut edge = BTreeSet::from([(0, from)]);
    let mut done = BTreeSet::new();
    while let Some((far, city)) = edge.pop_first() {
        if city == to {
            return Some(far);
        }
        if done.insert(city) {
            let ways = rails.iter().filter(|(a, b, _)| *a == city || *b == city);
            edge.extend(ways.map(|&(a, b, length)| (far + length, if a == city { b } else { a })));
        }
    }
    None
}
