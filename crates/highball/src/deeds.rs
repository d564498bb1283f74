//! Cards that do things, in words.

use rules::deed::{Act, Cost, Effect};
use rules::extras::Extra;

use crate::words::{Words, cards, count};

impl Words<'_> {
    /// The name of a card by the number of its deed.
    pub fn card(&self, deed: u8) -> String {
        match self.edition.events.get(deed as usize) {
            Some(event) => event.title.clone(),
            None => format!("the bonus of {}", self.edition.card_id(deed)),
        }
    }

    /// What a card asks for, and what it gives.
    pub fn bargain(&self, deed: u8) -> String {
        let deed = &self.edition.deeds[deed as usize];
        let brings: Vec<String> = deed.acts.iter().map(act).collect();
        let price = match deed.cost {
            Some(Cost::Locomotives(number)) => count(number, "locomotive"),
            Some(Cost::Cash(coins)) => format!("${coins}"),
            None => "nothing".to_string(),
        };
        format!("give {price} and {}", brings.join(", then "))
    }

    /// One of the two effects between which a card lets choose.
    pub fn either(&self, deed: u8, answer: u8) -> String {
        let either = self.edition.deeds[deed as usize].either();
        either.map_or(String::new(), |either| effect(&either[usize::from(answer.min(1))]))
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
            Extra::MoreTickets { .. }
            | Extra::TicketsDone
            | Extra::ClaimBegan { .. }
            | Extra::ClaimDone
            | Extra::TurnBegan { again: false }
            | Extra::Replaced { .. }
            | Extra::EndInSight { .. } => return None,
        })
    }
}

fn act(act: &Act) -> String {
    match act {
        Act::Do(_, only) => effect(only),
        Act::Choose(one, other) => format!("{} or {}", effect(one), effect(other)),
    }
}

/// What an effect does for whom it meets.
fn effect(effect: &Effect) -> String {
    match *effect {
        Effect::Gain(coins) => format!("collect ${coins}"),
        Effect::Pay(coins) => format!("pay ${coins}"),
        Effect::Pool(coins) => format!("put ${coins} into the pool"),
        Effect::Draw(number) => format!("draw {} from the deck", count(number, "card")),
        Effect::Take(number) => format!("take {} that lie open", count(number, "card")),
        Effect::Tickets { draw, .. } => format!("draw {}", count(draw, "ticket")),
        Effect::Free(number) => format!("play {} fewer", count(number, "card")),
        Effect::AnyColor => "treat the route as gray".to_string(),
        Effect::Unlock => "ignore the lock on the double route".to_string(),
        Effect::TicketValue(value) => format!("add ${value} to the tickets"),
        Effect::Vault(value) => format!("put a certificate worth ${value} into the vault"),
        Effect::Trains(number) => format!("add {}", count(number, "train")),
        Effect::Stakes(number) => format!("take {}", count(number, "stake")),
        Effect::Evidence(_) => "mark evidence".to_string(),
        Effect::Postcards(number) => format!("draw {}", count(number, "postcard")),
        Effect::Refresh => "replace all open cards".to_string(),
        Effect::RetireCurrent => "retire the current event".to_string(),
        Effect::ExtraTurn => "take another turn".to_string(),
        Effect::GainByLength(_) => "collect money by the length of the route".to_string(),
        Effect::DrawByLength(_) => "draw cards by the length of the route".to_string(),
        Effect::Mod(_) => "change a rule".to_string(),
    }
}
