//! Descriptions of facts.

use ::words::{Value, message};
use rules::card::Cards;
use rules::fact::FactData;
use rules::ids::{Id, RouteId, Seat, TicketId};
use rules::set::Set;
use rules::ticket::Mix;

use super::basics::card;
use super::{TableWords, cards, color, listed};

impl TableWords<'_> {
    /// Describes a fact as its viewer saw it; `None` for facts that the table shows anyway.
    pub fn fact<const W: usize>(&self, what: &FactData<W>) -> Option<String> {
        let who = |seat: Seat| self.who(seat);
        Some(self.say(match *what {
            FactData::MarketReset => message!("fact-market-reset"),
            FactData::MarketStands => message!("fact-market-stands"),
            FactData::Reshuffled => message!("fact-reshuffled"),
            FactData::NewspapersAdded { count } => message!("fact-newspapers-added", count = count),
            FactData::NewspaperTurned => message!("fact-newspaper-turned"),
            FactData::MixesShown { mixes } => {
                let named = (0..self.colors.len()).map(|at| {
                    let (name, mix) = (self.seat(Seat::new(at)), self.mix(mixes[at]));
                    self.say(message!("fact-mix", name = name, mix = mix))
                });
                message!("fact-mixes-shown", mixes = named.collect::<Vec<_>>().join("; "))
            }
            FactData::TicketsDrawn { seat, mix } => {
                message!("fact-drew", who = who(seat), cards = self.mix(mix))
            }
            FactData::OpeningKept { seat, kept, tickets, .. } => {
                let tickets = self.kept(kept, tickets.map(|[kept, _]| kept));
                message!("fact-tickets-kept", who = who(seat), tickets = tickets)
            }
            FactData::TicketsKept { seat, kept, tickets, .. } => {
                let tickets = self.kept(kept, tickets.map(|(kept, _)| kept));
                message!("fact-tickets-kept", who = who(seat), tickets = tickets)
            }
            FactData::FirstFound { seat } => {
                message!("fact-first", you = self.is_you(seat), name = self.subject(seat))
            }
            FactData::CardDrawn { seat, card: drawn, .. } => {
                let cards = match drawn {
                    Some(of) => message!("fact-card-known", color = card(of)),
                    None => message!("fact-card-blind", count = 1),
                };
                message!("fact-drew", who = who(seat), cards = cards)
            }
            FactData::CardTaken { seat, card: taken, .. } => {
                message!("fact-drew", who = who(seat), cards = message!("fact-card-open", color = card(taken)))
            }
            FactData::NoSecondCard { seat } => {
                message!("fact-no-second-card", you = self.is_you(seat), name = self.name(seat))
            }
            FactData::Claimed { seat, route, payment } => {
                let (route, cards) = (self.route(route), cards(&payment, self.language));
                message!("fact-claimed", who = who(seat), route = route, cards = cards)
            }
            FactData::Scored { seat, points } => message!("fact-scored", who = who(seat), points = points),
            FactData::Collected { seat, coins } => message!("fact-collected", who = who(seat), coins = coins),
            FactData::TelegramKept { seat, .. } => message!("fact-wire-kept", who = who(seat)),
            FactData::Mechanism(extra) => return self.extra(&extra),
            FactData::Boarded { seat, place, color: of } => {
                message!("fact-boarded", who = who(seat), color = color(of), place = self.place(place))
            }
            FactData::Passed { seat } => message!("fact-passed", who = who(seat)),
            FactData::LastRound { seat, turns } => {
                let (you, name) = (self.is_you(seat), self.subject(seat));
                message!("fact-last-round", you = you, name = name, turns = turns)
            }
            FactData::Ended => message!("fact-ended"),
            FactData::TakenBack { seat, .. } => message!("fact-taken-back", who = who(seat)),
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

    /// Names the kept tickets, or returns only their number if they are secret.
    fn kept<const W: usize>(&self, number: Mix, tickets: Option<Set<TicketId, W>>) -> Value {
        match tickets {
            Some(tickets) => listed(tickets.iter().map(|ticket| self.ticket(ticket))),
            None => self.mix(number).into(),
        }
    }

    /// Describes a claim together with its points.
    pub fn claimed_for(&self, seat: Seat, route: RouteId, payment: &Cards, points: i16) -> String {
        let (who, route, cards) = (self.who(seat), self.route(route), cards(payment, self.language));
        self.say(message!("fact-claimed-points", who = who, route = route, cards = cards, points = points))
    }
}
