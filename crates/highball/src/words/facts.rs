//! Facts in words.

use ::words::message;
use rules::card::Cards;
use rules::fact::FactData;
use rules::ids::{Id, RouteId, Seat};

use super::basics::a_card;
use super::{TableWords, cards, color};

impl TableWords<'_> {
    /// Describes a fact as its viewer saw it; `None` if it is visible on the table anyway.
    pub fn fact<const W: usize>(&self, what: &FactData<W>) -> Option<String> {
        let who = |seat: Seat| self.who(seat);
        Some(self.say(match *what {
            FactData::MarketReset => message!("terminal-fact-market-reset"),
            FactData::MarketStands => message!("terminal-fact-market-stands"),
            FactData::Reshuffled => message!("terminal-fact-reshuffled"),
            FactData::NewspapersAdded { count } => message!("terminal-fact-newspapers-added", count = count),
            FactData::NewspaperTurned => message!("terminal-fact-newspaper-turned"),
            FactData::MixesShown { mixes } => {
                let named =
                    (0..self.colors.len()).map(|at| format!("{} {}", self.seat(Seat::new(at)), self.mix(mixes[at])));
                message!("terminal-fact-mixes-shown", mixes = named.collect::<Vec<_>>().join("; "))
            }
            FactData::TicketsDrawn { seat, mix } => {
                message!("terminal-fact-tickets-drawn", who = who(seat), tickets = self.mix(mix))
            }
            FactData::OpeningKept { seat, kept, .. } | FactData::TicketsKept { seat, kept, .. } => {
                message!("terminal-fact-tickets-kept", who = who(seat), tickets = self.mix(kept))
            }
            FactData::FirstFound { seat } => {
                message!("terminal-fact-first", you = self.is_you(seat), subject = self.subject(seat))
            }
            FactData::CardDrawn { seat, card: Some(card), .. } => {
                message!("terminal-fact-card-drawn", who = who(seat), card = a_card(card))
            }
            FactData::CardDrawn { seat, card: None, .. } => {
                message!("terminal-fact-card-drawn-unseen", who = who(seat))
            }
            FactData::CardTaken { seat, card, .. } => {
                message!("terminal-fact-card-taken", who = who(seat), card = a_card(card))
            }
            FactData::NoSecondCard { seat } => {
                message!("terminal-fact-no-second-card", you = self.is_you(seat), name = self.name(seat))
            }
            FactData::Claimed { seat, route, payment } => {
                let (route, cards) = (self.route(route), cards(&payment, self.language));
                message!("terminal-fact-claimed", who = who(seat), route = route, cards = cards)
            }
            FactData::Scored { seat, points } => message!("terminal-fact-scored", who = who(seat), points = points),
            FactData::Collected { seat, coins } => message!("terminal-fact-collected", who = who(seat), coins = coins),
            FactData::TelegramKept { seat, .. } => message!("terminal-fact-wire-kept", who = who(seat)),
            FactData::Mechanism(extra) => return self.extra(&extra),
            FactData::Boarded { seat, place, color: of } => {
                let (you, name) = (self.is_you(seat), self.name(seat));
                message!("terminal-fact-boarded", color = color(of), place = self.place(place), you = you, name = name)
            }
            FactData::Passed { seat } => message!("terminal-fact-passed", who = who(seat)),
            FactData::LastRound { seat, turns } => {
                let (you, subject) = (self.is_you(seat), self.subject(seat));
                message!("terminal-fact-last-round", you = you, subject = subject, turns = turns)
            }
            FactData::Ended => message!("terminal-fact-ended"),
            FactData::TakenBack { seat, .. } => message!("terminal-fact-taken-back", who = who(seat)),
            FactData::TelegramDealt { .. }
            | FactData::PassengerPlaced { .. }
            | FactData::CardDealt { .. }
            | FactData::CardLaid { .. }
            | FactData::MixSealed { .. }
            | FactData::TicketDealt { .. }
            | FactData::ChoiceSealed { .. }
            | FactData::TurnBegan { .. }
            | FactData::TicketsRevealed { .. }
            | FactData::HandShown { .. }
            | FactData::DeckShown { .. }
            | FactData::TicketsShown { .. }
            | FactData::TicketShown { .. } => return None,
        }))
    }

    /// Describes a claim together with its points.
    pub fn claimed_for(&self, seat: Seat, route: RouteId, payment: &Cards, points: i16) -> String {
        let (who, route, cards) = (self.who(seat), self.route(route), cards(payment, self.language));
        self.say(message!("terminal-fact-claimed-points", who = who, route = route, cards = cards, points = points))
    }
}
