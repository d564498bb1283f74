//! Facts in words.

use ::words::message;
use rules::card::Cards;
use rules::fact::What;
use rules::ids::{Id, RouteId, Seat};

use super::basics::a_card;
use super::{Words, cards, color};

impl Words<'_> {
    /// Describes a fact as its viewer saw it; `None` if the table shows it anyway.
    pub fn fact<const W: usize>(&self, what: &What<W>) -> Option<String> {
        let who = |seat: Seat| self.who(seat);
        Some(self.say(match *what {
            What::MarketReset => message!("terminal-fact-market-reset"),
            What::MarketStands => message!("terminal-fact-market-stands"),
            What::Reshuffled => message!("terminal-fact-reshuffled"),
            What::NewspapersAdded { count } => message!("terminal-fact-newspapers-added", count = count),
            What::NewspaperTurned => message!("terminal-fact-newspaper-turned"),
            What::MixesShown { mixes } => {
                let named =
                    (0..self.colors.len()).map(|at| format!("{} {}", self.seat(Seat::new(at)), self.mix(mixes[at])));
                message!("terminal-fact-mixes-shown", mixes = named.collect::<Vec<_>>().join("; "))
            }
            What::TicketsDrawn { seat, mix } => {
                message!("terminal-fact-tickets-drawn", who = who(seat), tickets = self.mix(mix))
            }
            What::OpeningKept { seat, kept, .. } | What::TicketsKept { seat, kept, .. } => {
                message!("terminal-fact-tickets-kept", who = who(seat), tickets = self.mix(kept))
            }
            What::FirstFound { seat } => {
                message!("terminal-fact-first", you = self.is_you(seat), subject = self.subject(seat))
            }
            What::CardDrawn { seat, card: Some(card), .. } => {
                message!("terminal-fact-card-drawn", who = who(seat), card = a_card(card))
            }
            What::CardDrawn { seat, card: None, .. } => message!("terminal-fact-card-drawn-unseen", who = who(seat)),
            What::CardTaken { seat, card, .. } => {
                message!("terminal-fact-card-taken", who = who(seat), card = a_card(card))
            }
            What::NoSecondCard { seat } => {
                message!("terminal-fact-no-second-card", you = self.is_you(seat), name = self.name(seat))
            }
            What::Claimed { seat, route, payment } => {
                let (route, cards) = (self.route(route), cards(&payment, self.language));
                message!("terminal-fact-claimed", who = who(seat), route = route, cards = cards)
            }
            What::Scored { seat, points } => message!("terminal-fact-scored", who = who(seat), points = points),
            What::Collected { seat, coins } => message!("terminal-fact-collected", who = who(seat), coins = coins),
            What::WireKept { seat, .. } => message!("terminal-fact-wire-kept", who = who(seat)),
            What::Mechanism(extra) => return self.extra(&extra),
            What::Boarded { seat, place, color: of } => {
                let (you, name) = (self.is_you(seat), self.name(seat));
                message!("terminal-fact-boarded", color = color(of), place = self.place(place), you = you, name = name)
            }
            What::Passed { seat } => message!("terminal-fact-passed", who = who(seat)),
            What::LastRound { seat, turns } => {
                let (you, subject) = (self.is_you(seat), self.subject(seat));
                message!("terminal-fact-last-round", you = you, subject = subject, turns = turns)
            }
            What::Ended => message!("terminal-fact-ended"),
            What::TakenBack { seat, .. } => message!("terminal-fact-taken-back", who = who(seat)),
            What::Wired { .. }
            | What::PassengerPlaced { .. }
            | What::CardDealt { .. }
            | What::CardLaid { .. }
            | What::MixSealed { .. }
            | What::TicketDealt { .. }
            | What::ChoiceSealed { .. }
            | What::TurnBegan { .. }
            | What::TicketsRevealed { .. }
            | What::HandShown { .. }
            | What::DeckShown { .. }
            | What::TicketsShown { .. }
            | What::TicketShown { .. } => return None,
        }))
    }

    /// Describes a claim together with its points.
    pub fn claimed_for(&self, seat: Seat, route: RouteId, payment: &Cards, points: i16) -> String {
        let (who, route, cards) = (self.who(seat), self.route(route), cards(payment, self.language));
        self.say(message!("terminal-fact-claimed-points", who = who, route = route, cards = cards, points = points))
    }
}
