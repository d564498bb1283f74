//! Invariants that must hold after every input.

use std::collections::BTreeSet;

use crate::campaign::Campaign;
use crate::input::CampaignWaiting;
use crate::location::{CardId, Location, first_places};
use crate::state::PaperKind;

impl Campaign {
    /// Returns the first violated invariant, if any.
    pub fn broken_law(&self) -> Option<&'static str> {
        let state = &self.state;
        let numbers = &self.pack.numbers;
        let between = matches!(self.waiting(), CampaignWaiting::Table | CampaignWaiting::Over);
        let firms = || state.firms.keys().copied();
        let broken = [
            (!self.places_fit(), "every card is in one place that is meant for its kind (CAM-03)"),
            (
                state.games.iter().any(|played| played.closed || !played.slips.is_empty())
                    && !matches!(state.at(&CardId::Caboose), Location::Office(_)),
                "the caboose is in exactly one office after a game (LEG-31)",
            ),
            (
                firms().any(|company| state.crew(company).len() > usize::from(numbers.crew_max)),
                "no office holds more crew than it may",
            ),
            (
                between
                    && state.audit.is_none()
                    && firms()
                        .any(|company| state.postcards(company).len() > usize::from(numbers.post_office.keep_max)),
                "no office keeps more postcards than it may",
            ),
            (
                firms().any(|company| {
                    let built = state.cut_offs.iter().filter(|(_, builder)| *builder == company);
                    built.count() > usize::from(numbers.cut_offs_max)
                }),
                "no company builds more cut-offs than it may",
            ),
            (between && !self.slips_filed(), "each slip is in its vault, and no other is (CAM-05)"),
            (!self.uses_fit(), "postcards in offices, and no others, have uses left"),
            (!self.crew_fits(), "crew on display or under the deck is in the store room, once"),
            (
                state.games.last().is_some_and(|played| played.closed && state.discarded != Vec::<String>::new()),
                "the event discard pile is cleared (LEG-33)",
            ),
            (state.games.len() > self.pack.games.len(), "no more games than the campaign has (CAM-01)"),
            (state.rules.intersection(&state.retired_rules).next().is_some(), "a rule is in play or retired, not both"),
            (state.boards.iter().collect::<BTreeSet<_>>().len() != state.boards.len(), "a board comes once"),
            (state.over != matches!(self.waiting(), CampaignWaiting::Over), "it ends exactly when the story says so"),
        ];
        broken.into_iter().find(|(broken, _)| *broken).map(|(_, law)| law)
    }

    fn places_fit(&self) -> bool {
        let state = &self.state;
        let fits = state.places.iter().all(|(card, place)| match (card, place) {
            (CardId::Ticket(_), Location::Sealed | Location::Tickets | Location::DeadLetters) => true,
            (CardId::Event(_), Location::Sealed | Location::Events | Location::DeadLetters) => true,
            (CardId::Postcard(_), Location::PostOffice | Location::DeadLetters) => true,
            (CardId::Crew(_) | CardId::Pavilion(_), Location::Sealed | Location::StoreRoom) => true,
            (CardId::Story(_), Location::Sealed | Location::DeadLetters) => true,
            (CardId::Bonus(_) | CardId::Caboose, Location::StoreRoom) => true,
            (CardId::Bonus(company), Location::Office(owner)) => owner == company && state.firms.contains_key(owner),
            (CardId::Postcard(_) | CardId::Crew(_) | CardId::Caboose, Location::Office(owner)) => {
                state.firms.contains_key(owner)
            }
            _ => false,
        });
        fits && state.places.keys().eq(first_places(&self.pack).keys())
    }

    fn slips_filed(&self) -> bool {
        self.state.firms.iter().all(|(company, firm)| {
            let filed = firm.vault.iter().filter(|paper| paper.kind == PaperKind::Slip);
            let written = self.state.games.iter().enumerate().flat_map(|(at, played)| {
                let own = played.slips.iter().filter(|slip| slip.company == *company);
                own.map(move |slip| (at as u8 + 1, slip.sum()))
            });
            filed.map(|paper| (paper.game, paper.dollars)).eq(written)
        })
    }

    fn uses_fit(&self) -> bool {
        let held = self.state.firms.keys().flat_map(|&company| self.state.postcards(company));
        let held: BTreeSet<u8> = held.collect();
        held.iter().eq(self.state.drawn_after.keys())
            && held.iter().eq(self.state.uses_left.keys())
            && self.state.uses_left.values().all(|&left| left > 0)
    }

    fn crew_fits(&self) -> bool {
        let waiting: Vec<&String> = self.state.display.iter().chain(&self.state.crew_under).collect();
        let once = waiting.iter().collect::<BTreeSet<_>>().len() == waiting.len();
        once && waiting.iter().all(|id| self.state.at(&CardId::Crew(id.to_string())) == Location::StoreRoom)
    }
}
