//! Descriptions of the questions that cards and mechanisms ask.

use ::words::{Message, Value, message};
use rules::agenda::Ask;
use rules::ids::{Id, PlaceId, PostcardId};
use rules::question::{AnswerGain, AnswerInfo, AnswerPrice, AnswerSubject, QuestionInfo, QuestionOrigin};

use super::deeds::{clause_words, effect_words};
use super::{TableWords, cards, listed, sentence};

impl TableWords<'_> {
    /// Returns the question with the text of the card or freight token that it is about. For an
    /// event, the text of the event replaces the question.
    pub fn asked(&self, question: &QuestionInfo) -> String {
        let asks = self.say(self.asks_about(question));
        let about = match (question.origin, question.subject) {
            (QuestionOrigin::Event(event), _) => {
                let event = &self.edition.events[usize::from(event)];
                return format!("{} {}", sentence(&event.title), event.text);
            }
            (QuestionOrigin::Company(_), _) => return self.say(message!("question-choose-company")),
            (QuestionOrigin::Crew(crew), _) | (_, Some(AnswerSubject::Crew(crew))) => self.crew_text(crew).to_string(),
            (QuestionOrigin::Postcard(number), _) => self.private_side(number).unwrap_or_default().to_string(),
            (_, Some(AnswerSubject::Token { from, good })) => self.wanted(good, from),
            _ => String::new(),
        };
        if about.is_empty() { asks } else { format!("{asks}\n{about}") }
    }

    /// Returns a question with its subject and its price.
    fn asks_about(&self, question: &QuestionInfo) -> Message {
        let coins = question.answers.iter().map(|answer| answer.price.coins).max().unwrap_or_default();
        let title = |crew: u8| &self.edition.crew[usize::from(crew)].title;
        match (question.ask, question.subject) {
            (Ask::Crew(..), Some(AnswerSubject::Crew(crew))) => message!("question-crew-of", name = title(crew)),
            (Ask::Wage(..), Some(AnswerSubject::Crew(crew))) => {
                message!("question-wage-of", name = title(crew), coins = coins)
            }
            (Ask::Load(..), Some(AnswerSubject::Token { from, good })) => {
                message!("question-load-of", good = self.good(good), place = self.place(from))
            }
            (Ask::Telegraph(_), _) => message!("question-wire-for", coins = coins),
            (ask, _) => self.asks(ask),
        }
    }

    /// Describes an answer with its subject, its price and its gains.
    pub fn described(&self, question: &QuestionInfo, answer: &AnswerInfo) -> String {
        if answer.declines {
            return self.say(match question.ask {
                Ask::Window(_) => message!("terminal-choice-none"),
                _ => message!("word-no"),
            });
        }
        let gains = answer.gains.iter().map(|gain| self.gain(gain));
        let then = |before: Value, last: Value| message!("effect-then", before = before, last = last).into();
        let does = gains.reduce(then).unwrap_or_else(|| message!("terminal-word-nothing").into());
        let does = match self.price(&answer.price) {
            Some(price) => message!("effect-bargain", price = price, does = does).into(),
            None => does,
        };
        let text = match self.subject_words(question, answer) {
            Some(title) => message!("terminal-choice-card", title = title, does = does),
            None => return does.text(self.language),
        };
        let text = self.say(text);
        match answer.subject {
            Some(AnswerSubject::Postcard(number)) => match self.private_side(number) {
                Some(side) => format!("{text}. {side}"),
                None => text,
            },
            _ => text,
        }
    }

    /// Returns an answer's subject, unless it is also the question's.
    fn subject_words(&self, question: &QuestionInfo, answer: &AnswerInfo) -> Option<Value> {
        Some(match answer.subject.filter(|subject| question.subject != Some(*subject))? {
            AnswerSubject::Postcard(number) => self.postcard(number).into(),
            AnswerSubject::Crew(crew) => self.edition.crew[usize::from(crew)].title.clone().into(),
            AnswerSubject::Token { from, good } => self.token(good, from).into(),
            AnswerSubject::Route(route) => self.route(route).into(),
            AnswerSubject::House { place, owner: Some(_) } => {
                message!("terminal-choice-in", place = self.place(place)).into()
            }
            _ => return None,
        })
    }

    fn price(&self, price: &AnswerPrice) -> Option<Value> {
        let coins = (price.coins > 0).then(|| message!("word-dollars", count = price.coins).into());
        let stakes = (price.stakes > 0).then(|| message!("office-stakes", count = price.stakes).into());
        let cards = (!price.cards.is_empty()).then(|| Value::from(cards(&price.cards, self.language)));
        let all: Vec<Value> = [coins, stakes, cards].into_iter().flatten().collect();
        (!all.is_empty()).then(|| listed(all))
    }

    fn gain(&self, gain: &AnswerGain) -> Value {
        let said: Message = match gain {
            AnswerGain::Effect(effect) => effect_words(*effect),
            AnswerGain::Clause(clause) => return clause_words(clause),
            AnswerGain::Points(points) => message!("word-points", count = *points),
            AnswerGain::Card(face) => message!("terminal-choice-keep-card", card = self.face(*face)),
            AnswerGain::Ticket(ticket) => message!("terminal-choice-take-ticket", ticket = self.ticket(*ticket)),
            AnswerGain::Passenger(of) => message!("terminal-out-passenger", color = super::color(*of)),
            AnswerGain::Look { cards, keep } => message!("terminal-choice-look", cards = *cards, keep = *keep),
            AnswerGain::Wager { win, lose } => message!("terminal-choice-wager", win = *win, lose = *lose),
            AnswerGain::Token(place) => {
                let good = self.edition.places[place.index()].supply.unwrap_or_default();
                message!("terminal-choice-token", good = self.good(good), place = self.place(*place))
            }
            AnswerGain::House(place) => message!("terminal-choice-house", place = self.place(*place)),
            AnswerGain::Rival { seat, coins } => {
                message!("terminal-choice-rival", name = self.company_name(*seat), coins = *coins)
            }
            AnswerGain::Crew(crew) => {
                message!("terminal-choice-crew", title = &self.edition.crew[usize::from(*crew)].title)
            }
            AnswerGain::SecondClaim => message!("terminal-choice-second"),
        };
        said.into()
    }

    /// Returns the title of a postcard, or a phrase with its number if the edition lacks it.
    pub fn postcard(&self, number: PostcardId) -> String {
        let found = self.edition.postcards.iter().find(|card| usize::from(card.number) == number.index());
        found.map_or_else(|| self.say(message!("word-postcard", number = number.index())), |card| card.title.clone())
    }

    /// Returns the name of a good.
    pub fn good(&self, good: u8) -> String {
        let Some(known) = self.edition.goods.get(usize::from(good)) else { return String::new() };
        match known.name.to_lowercase().as_str() {
            "grain" => self.say(message!("office-good-grain")),
            "lumber" => self.say(message!("office-good-lumber")),
            "coal" => self.say(message!("office-good-coal")),
            "tools" => self.say(message!("office-good-tools")),
            other => other.to_string(),
        }
    }

    /// Describes a freight token: `grain from Omaha`.
    pub fn token(&self, good: u8, from: PlaceId) -> String {
        self.say(message!("office-freight", good = self.good(good), place = self.place(from)))
    }

    /// Lists the other places that demand a good.
    pub fn wanted(&self, good: u8, from: PlaceId) -> String {
        let places = self.edition.places.iter().enumerate();
        let wanting = places.filter(|(at, place)| place.demand >> good & 1 == 1 && *at != from.index());
        self.say(message!("office-wanted", places = listed(wanting.map(|(_, place)| &place.name))))
    }
}
