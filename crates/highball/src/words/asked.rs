//! Descriptions of questions to seats and their answers, and of pending deals and their outcomes.

use ::words::{Message, message};
use rules::action::Action;
use rules::agenda::{Ask, Deal};
use rules::card::{Card, Face};
use rules::chance::Outcome;
use rules::ids::{Id, Seat};
use rules::view::Sight;

use super::basics::a_card;
use super::{TableWords, cards, color, known_seat, listed};

impl TableWords<'_> {
    /// Describes what a seat must do, in words that follow "has to"; `None` for questions that are
    /// quoted instead.
    fn due(&self, ask: Ask) -> Option<Message> {
        Some(match ask {
            Ask::Turn(_) => message!("terminal-due-turn"),
            Ask::SecondCard(_) => message!("terminal-due-second-card"),
            Ask::Tickets(_) => message!("terminal-due-tickets"),
            Ask::Passenger(_, place) => message!("terminal-due-passenger", place = self.place(place)),
            _ => return None,
        })
    }

    pub fn question(&self, ask: Ask) -> String {
        self.say(match ask {
            Ask::OpeningMix => message!("terminal-due-opening-mix"),
            Ask::OpeningTickets => message!("terminal-due-opening-tickets"),
            _ => {
                let seat = ask.seat().expect("such a question is for one seat");
                let (you, subject) = (self.is_you(seat), self.subject(seat));
                match self.due(ask) {
                    Some(what) => message!("terminal-due-of", you = you, subject = subject, what = what),
                    None => message!("terminal-due-asked", you = you, subject = subject, question = self.asks(ask)),
                }
            }
        })
    }

    /// Returns the names of the seats in this set.
    pub fn seats_of(&self, set: u8) -> Vec<String> {
        let those = self.colors.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        those.map(|(_, color)| known_seat(color).text(self.language)).collect()
    }

    /// Describes the answers that must come before the next deal, as a sentence fragment.
    pub fn must_first(&self, ask: Ask, open: u8) -> String {
        let missing = self.seats_of(open);
        let many = missing.len();
        let (count, who, what) = match ask {
            Ask::OpeningMix => (many, listed(&missing), message!("terminal-due-first-mix")),
            Ask::OpeningTickets => (many, listed(&missing), message!("terminal-due-first-tickets", count = many)),
            _ => {
                let who = self.name(ask.seat().expect("such a question is for one seat"));
                let Some(what) = self.due(ask) else {
                    return self.say(message!("terminal-due-first-answer", who = who, question = self.asks(ask)));
                };
                (1, who.into(), what)
            }
        };
        self.say(message!("terminal-due-first", count = count, who = who, what = what))
    }

    /// Describes the pending deal, as a sentence fragment.
    pub fn deal(&self, deal: Deal) -> String {
        let (you, name) = (|seat: Seat| self.is_you(seat), |seat: Seat| self.name(seat));
        self.say(match deal {
            Deal::Passenger(place) => message!("terminal-deal-passenger", place = self.place(place)),
            Deal::OpeningCard(seat) | Deal::Card(seat) => {
                message!("terminal-deal-card", you = you(seat), name = name(seat))
            }
            Deal::Market(slot) => message!("terminal-deal-market", slot = slot.index()),
            Deal::Ticket(seat, _) => message!("terminal-deal-ticket", you = you(seat), name = name(seat)),
            Deal::First => message!("terminal-deal-first"),
            Deal::Event(_) => message!("terminal-deal-event"),
            Deal::Window(_) => message!("terminal-deal-window"),
            Deal::Rate => message!("terminal-deal-rate"),
            Deal::Snow => message!("terminal-deal-snow"),
            Deal::Pavilion => message!("terminal-deal-pavilion"),
            Deal::Postcard(seat) => message!("terminal-deal-postcard", you = you(seat), name = name(seat)),
            Deal::Telegraph(seat) => message!("terminal-deal-wire", you = you(seat), name = name(seat)),
            Deal::Hazard(seat) => message!("terminal-deal-hazard", you = you(seat), name = name(seat)),
        })
    }

    /// Describes the face of a card.
    pub fn face(&self, face: Face) -> String {
        self.say(super::basics::face(face))
    }

    /// Describes what was dealt.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(match outcome {
            Outcome::Card(_) | Outcome::Marked(..) | Outcome::Newspaper => {
                return outcome.face().map_or_else(String::new, |face| self.face(face));
            }
            Outcome::Ticket(ticket) => message!("terminal-out-ticket", ticket = self.ticket(ticket)),
            Outcome::Passenger(of) => message!("terminal-out-passenger", color = color(of)),
            Outcome::Pavilion(at) => {
                message!("terminal-out-pavilion", name = &self.edition.pavilions[usize::from(at)].name)
            }
            Outcome::Route(route) => message!("terminal-out-snow", route = self.route(route)),
            Outcome::Postcard(number) => message!("terminal-out-postcard", number = number.index()),
            Outcome::Event(event) => message!("terminal-out-event", title = self.card(event)),
            Outcome::First(seat) => message!("terminal-out-first", name = self.name(seat)),
        })
    }

    /// Describes an answer as a choice in a list.
    pub fn action(&self, action: &Action, market: &[Option<Card>]) -> String {
        self.say(match action {
            Action::NameMix(mix) => return self.mix(*mix),
            Action::DrawBlind => message!("terminal-choice-draw"),
            Action::DrawFaceUp(slot) => match market.get(slot.index()).copied().flatten() {
                Some(Card::Locomotive) => message!("terminal-choice-take-locomotive"),
                Some(card) => message!("terminal-choice-take", card = a_card(card)),
                None => message!("terminal-choice-take-open"),
            },
            Action::DrawTickets(None) => message!("choice-tickets"),
            Action::DrawTickets(Some(mix)) => message!("terminal-choice-tickets-of", tickets = self.mix(*mix)),
            Action::Claim { payment, .. } => message!("terminal-choice-pay", cards = cards(payment, self.language)),
            Action::TakePassenger { place, color: of } => {
                message!("terminal-choice-passenger", color = color(*of), place = self.place(*place))
            }
            Action::KeepTickets { kept, .. } => {
                let kept = listed(kept.as_slice().iter().map(|&ticket| self.ticket(ticket)));
                message!("choice-keep", tickets = kept)
            }
            Action::Answer(number) => message!("terminal-choice-answer", number = *number),
            Action::Name(route) => message!("choice-claim", route = self.route(*route)),
            Action::Pay { cards: paid, snow: None } => {
                message!("terminal-choice-pay", cards = cards(paid, self.language))
            }
            Action::Pay { cards: paid, snow: Some(face) } => {
                let snow = self.face(*face);
                message!("terminal-choice-pay-snow", cards = cards(paid, self.language), snow = snow)
            }
            Action::Pass => message!("terminal-choice-pass"),
        })
    }

    /// Describes an answer that the seat with this view can give, as a choice in a list.
    pub fn answer<const W: usize>(&self, sight: &Sight<'_, W>, action: &Action) -> String {
        match sight.question() {
            Some(question) => self.described(&question, &sight.describe(action)),
            None => self.action(action, &sight.open.market.slots()),
        }
    }
}
