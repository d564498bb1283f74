//! Rewinding by agreement, forking, and exporting a campaign to a file.

use std::sync::Arc;

use campaign::log::CampaignLog;
use protocol::{Occupant, PersonId, Rewind};
use rules::card::Color;
use words::message;

use super::entry::CampaignEntry;
use super::group::CampaignGroup;
use crate::clock::Millis;
use crate::refusal::Refusal;

impl CampaignGroup {
    /// Proposes a rewind to the end of a game, or agrees to one. It takes effect once everybody who
    /// runs a company agrees.
    pub fn agree(&mut self, person: &PersonId, game: u8, time: Millis) -> Result<(), Refusal> {
        let (closed, begun) = (self.campaign().games_closed(), self.campaign().games_begun());
        if game > closed || game == begun {
            return Err(Refusal::Phase(message!("refusal-no-way-back")));
        }
        if self.wish.as_ref().is_some_and(|wish| wish.game != game) {
            return Err(Refusal::Phase(message!("refusal-other-way-back")));
        }
        if !self.wish.as_ref().is_some_and(|wish| wish.agreed.contains(person)) {
            self.happen(CampaignEntry::Agreed { time, person: person.clone(), game });
        }
        if self.missing().is_empty() {
            self.happen(CampaignEntry::Rewound { time, game });
        }
        Ok(())
    }

    pub fn decline(&mut self, time: Millis) -> Result<(), Refusal> {
        if self.wish.is_none() {
            return Err(Refusal::Phase(message!("refusal-nobody-goes-back")));
        }
        self.happen(CampaignEntry::Declined { time });
        Ok(())
    }

    /// Returns the people who have not agreed yet.
    fn missing(&self) -> Vec<PersonId> {
        let agreed = self.wish.as_ref().map(|wish| &wish.agreed[..]).unwrap_or_default();
        self.runners().into_iter().filter(|person| !agreed.contains(person)).collect()
    }

    pub(super) fn wish(&self) -> Option<Rewind> {
        let wish = self.wish.as_ref()?;
        Some(Rewind { game: wish.game, agreed: wish.agreed.clone(), missing: self.missing() })
    }

    /// Returns the campaign file. The file omits sealed accusations, and contains the seed only
    /// after the campaign has ended. The moves of a game in progress are stored only at its table.
    pub fn export(&self) -> String {
        let mut log = self.ledger.log().clone().without_last(self.campaign().sealed_inputs());
        if let Some(seed) = self.seed() {
            log.reveal(seed);
        }
        log.export()
    }

    /// Returns the log of a new campaign that continues from the end of a game.
    pub fn fork(&self, game: u8) -> Result<CampaignLog, Refusal> {
        let fork = self.ledger.log().fork(Arc::clone(&self.pack), game);
        fork.map_err(|_| Refusal::Phase(message!("refusal-not-played-out")))
    }

    /// Returns the company holders for a fork of the campaign. Bots keep their companies; people
    /// must claim theirs again.
    pub fn companies_left(&self) -> Vec<(Color, Occupant)> {
        let left = self.companies.iter().map(|own| match &own.holder {
            bot @ Occupant::Bot { .. } => (own.color, bot.clone()),
            Occupant::Open | Occupant::Person { .. } => (own.color, Occupant::Open),
        });
        left.collect()
    }
}
