//! Cards that do things, in words.

use maps::{deed_words, effect_words};
use rules::deed::Cost;
use rules::edition::Company;
use rules::extras::Extra;
use rules::ids::{Id, Seat};

use crate::words::{Words, cards, count};

impl Words<'_> {
    /// The name of a card by the number of its deed.
    pub fn card(&self, deed: u8) -> String {
        match self.edition.events.get(deed as usize) {
            Some(event) => event.title.clone(),
            None => format!("the bonus of {}", self.edition.card_id(deed)),
        }
    }

    /// The title of a question that a card puts.
    pub fn card_title(&self, deed: u8) -> String {
        match self.edition.events.get(deed as usize) {
            Some(event) => format!("{}. {}", event.title, event.text),
            None => "The bonus of your company:".to_string(),
        }
    }

    /// The company that a seat runs.
    pub fn company(&self, seat: Seat) -> Option<&Company> {
        self.edition.companies.iter().find(|company| company.seat == self.colors[seat.index()])
    }

    /// The bonus of a company, as a sentence.
    pub fn bonus(&self, company: &Company) -> String {
        let does = deed_words(&self.edition.deeds[usize::from(company.deed)]);
        format!("Every {} route you claim gives the bonus of your company: {does}.", company.color.name())
    }

    /// What a card asks for, and what it gives.
    pub fn bargain(&self, deed: u8) -> String {
        let deed = &self.edition.deeds[deed as usize];
        let price = match deed.cost {
            Some(Cost::Locomotives(number)) => count(number, "locomotive"),
            Some(Cost::Cash(coins)) => format!("${coins}"),
            None => "nothing".to_string(),
        };
        format!("give up {price} and {}", deed_words(deed))
    }

    /// One of the two effects between which a card lets choose.
    pub fn either(&self, deed: u8, answer: u8) -> String {
        let either = self.edition.deeds[deed as usize].either();
        either.map_or(String::new(), |either| effect_words(either[usize::from(answer.min(1))]))
    }

    /// What happened, in an edition with such cards.
    pub fn extra(&self, extra: &Extra) -> Option<String> {
        Some(match *extra {
            Extra::EventTurned { event } => {
                let event = &self.edition.events[event as usize];
                format!("EVENT: {}. {}", event.title, event.text)
            }
            Extra::EventsShuffled => "The old events were shuffled and are the deck of events again.".to_string(),
            Extra::EventRetired { event } => format!("{} left the game.", self.card(event)),
            Extra::Paid { seat, coins } => format!("{} paid ${coins} to the bank.", self.subject(seat)),
            Extra::Discarded { seat, cards: given } => format!("{} gave up {}.", self.subject(seat), cards(&given)),
            Extra::Refreshed { .. } => "All open cards were replaced.".to_string(),
            Extra::ExtraTurn { seat } => format!("{} will have another turn.", self.subject(seat)),
            Extra::TicketsGiven { seat, .. } => format!("{} drew tickets by an event.", self.subject(seat)),
            Extra::TicketValue { seat, value } => format!("{} added ${value} to the tickets.", self.subject(seat)),
            Extra::Vault { seat, value } => format!("{} got a certificate worth ${value}.", self.subject(seat)),
            Extra::TrainsAdded { seat, trains } => format!("{} got {}.", self.subject(seat), count(trains, "train")),
            Extra::TurnBegan { again: true } => "It is another turn of the same seat.".to_string(),
            Extra::MoreTickets { .. } | Extra::TicketsDone => return None,
            ref other => return self.trade_fact(other),
        })
    }
}
