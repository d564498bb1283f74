//! Descriptions of questions: the price, the gains and the subject of every legal answer.
//!
//! Descriptions use only what the answering seat sees. Their amounts come from the functions that
//! charge the prices and pay the gains. Descriptions are created on request, and the built-in bots
//! request none.

use serde::Serialize;

use crate::ability::{Ability, Clause, Cost, Effect, Scope};
use crate::action::Action;
use crate::agenda::{Ask, Claim};
use crate::card::{Card, Cards, Color, Face};
use crate::claim_step;
use crate::ids::{Id, PlaceId, PostcardId, RouteId, Seat, TicketId};
use crate::mechanism::{self, Mechanism};
use crate::ticket::Mix;
use crate::view::Sight;

/// A question asked by a card or mechanism, with a description of every legal answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct QuestionInfo {
    pub ask: Ask,
    /// The card or rule that asks the question.
    pub origin: QuestionOrigin,
    /// The subject that all answers have in common, if any.
    pub subject: Option<AnswerSubject>,
    /// The legal answers, in the same order as the seat's choices.
    pub answers: Vec<AnswerInfo>,
}

/// The card or rule that asks a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum QuestionOrigin {
    Mechanism(Mechanism),
    /// An event, by its index in the edition.
    Event(u8),
    /// A company's bonus, by the company's index in the edition.
    Company(u8),
    /// A crew card, by its index in the edition.
    Crew(u8),
    /// A postcard, by its number.
    Postcard(PostcardId),
}

/// The price, the gains and the subject of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct AnswerInfo {
    pub action: Action,
    /// Whether this answer declines the offer.
    pub declines: bool,
    pub price: AnswerPrice,
    pub gains: Vec<AnswerGain>,
    pub subject: Option<AnswerSubject>,
}

/// Everything that a seat pays for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct AnswerPrice {
    /// Cards that the seat pays from its hand.
    pub cards: Cards,
    /// Money that the seat pays.
    pub coins: u8,
    /// Survey stakes that the seat spends.
    pub stakes: u8,
    /// Trains that the seat places on the route.
    pub trains: u8,
}

/// A gain from an answer. The seat gets fewer cards or tickets if a deck runs out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AnswerGain {
    /// An effect on the answering seat. Effects that depend on the length of the claimed route have
    /// been resolved.
    Effect(Effect),
    /// A clause of a card that affects other seats or offers a choice.
    Clause(Clause),
    /// Points, scored immediately.
    Points(i16),
    /// A train card with this face.
    Card(Face),
    /// A known ticket.
    Ticket(TicketId),
    /// A passenger of this colour.
    Passenger(Color),
    /// The right to look at `cards` cards from the deck and keep `keep` of them.
    Look { cards: u8, keep: u8 },
    /// Money that the seat wins or loses, depending on the next card of the deck.
    Wager { win: u8, lose: u8 },
    /// This city's freight token.
    Token(PlaceId),
    /// An eating house in this city.
    House(PlaceId),
    /// Money that another seat receives.
    Rival { seat: Seat, coins: u8 },
    /// The right to use a crew card in this game. The card is given by its index in the edition.
    Crew(u8),
    /// The right to claim a second route this turn.
    SecondClaim,
}

/// The subject of an answer or a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AnswerSubject {
    Place(PlaceId),
    Route(RouteId),
    Ticket(TicketId),
    /// A train card.
    Card(Face),
    /// A crew card, by its index in the edition.
    Crew(u8),
    /// A postcard, by its number.
    Postcard(PostcardId),
    /// A freight token: the city it comes from, and its good.
    Token {
        from: PlaceId,
        good: u8,
    },
    /// The site of an eating house, and the house's owner if the house exists.
    House {
        place: PlaceId,
        owner: Option<Seat>,
    },
}

impl AnswerInfo {
    pub(crate) fn new(action: Action) -> AnswerInfo {
        AnswerInfo { action, declines: false, price: AnswerPrice::default(), gains: Vec::new(), subject: None }
    }

    pub(crate) fn declining(mut self) -> AnswerInfo {
        self.declines = true;
        self
    }

    pub(crate) fn about(mut self, subject: AnswerSubject) -> AnswerInfo {
        self.subject = Some(subject);
        self
    }

    pub(crate) fn gives(mut self, gain: AnswerGain) -> AnswerInfo {
        self.gains.push(gain);
        self
    }

    pub(crate) fn has(self, effect: Effect) -> AnswerInfo {
        self.gives(AnswerGain::Effect(effect))
    }

    pub(crate) fn costs_coins(mut self, coins: u8) -> AnswerInfo {
        self.price.coins += coins;
        self
    }

    pub(crate) fn costs_stakes(mut self, stakes: u8) -> AnswerInfo {
        self.price.stakes += stakes;
        self
    }

    pub(crate) fn costs_cards(mut self, cards: &Cards) -> AnswerInfo {
        self.price.cards.add_all(cards);
        self
    }

    pub(crate) fn costs_trains(mut self, trains: u8) -> AnswerInfo {
        self.price.trains += trains;
        self
    }
}

impl<const W: usize> Sight<'_, W> {
    /// Describes the question that this seat must answer, if a card or mechanism asks it. To
    /// describe an answer to any other question, use [`describe`](Self::describe).
    ///
    /// ```
    /// use rules::{fact::NoListener, game::Game, setup::Setup, tables::Tables};
    ///
    /// let edition = maps::find(Some("legends"), None)?;
    /// let tables = Tables::<2>::new(edition.clone()).expect("its ids fit");
    /// let setup = Setup::of(&edition, 2);
    /// let question = (0..100).find_map(|seed| {
    ///     let mut game = Game::new(tables.clone(), &setup, &mut NoListener).expect("the setup is valid");
    ///     let mut dealer = dealer::Fast::new(seed, 0);
    ///     game.deal_all(&mut dealer, &mut NoListener);
    ///     while let Some(seat) = game.to_move() {
    ///         if let Some(question) = game.sight(seat).question() {
    ///             return Some(question);
    ///         }
    ///         let choices = game.choices(seat);
    ///         let action = choices.nth(choices.len() / 2);
    ///         game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
    ///     }
    ///     None
    /// });
    /// let question = question.expect("a card asks in one of these games");
    /// assert!(question.answers.iter().any(|answer| answer.declines));
    /// # Ok::<(), maps::MapError>(())
    /// ```
    pub fn question(&self) -> Option<QuestionInfo> {
        let ask = self.open.asking().filter(|ask| ask.is_of_card() && ask.seat() == Some(self.seat))?;
        let origin = mechanism::origin(self, ask)?;
        let answers = self.choices().iter().map(|action| self.describe(&action)).collect();
        Some(QuestionInfo { ask, origin, subject: mechanism::subject(self, ask), answers })
    }

    /// Describes one of this seat's legal answers.
    pub fn describe(&self, action: &Action) -> AnswerInfo {
        let info = AnswerInfo::new(*action);
        match *action {
            Action::NameMix(mix) => info.has(tickets(mix.total(), self.open.terms.opening_tickets.keep)),
            Action::KeepTickets { kept, .. } => {
                kept.as_slice().iter().fold(info, |info, &ticket| info.gives(AnswerGain::Ticket(ticket)))
            }
            Action::DrawBlind => info.has(Effect::Draw(1)),
            Action::DrawFaceUp(slot) => match self.open.market.faces().get(slot.index()).copied().flatten() {
                Some(face) => info.gives(AnswerGain::Card(face)).about(AnswerSubject::Card(face)),
                None => info,
            },
            Action::Claim { route, payment } => self.claim_info(info.costs_cards(&payment), route, &payment),
            Action::TakePassenger { place, color } => {
                info.gives(AnswerGain::Passenger(color)).about(AnswerSubject::Place(place))
            }
            Action::DrawTickets(mix) => {
                let drawn = self.open.terms.drawn_tickets;
                let all = Mix([self.open.tickets_up_to(drawn.deal, 0), 0]);
                info.has(tickets(mix.unwrap_or(all).total(), drawn.keep))
            }
            Action::Name(route) => self.with_gains(mechanism::describe_name(self, info), route, &Cards::NONE),
            Action::Pay { cards, snow } => {
                let snow = snow.map_or(Cards::NONE, |face| Cards::of_face(face, 1));
                let claim = self.open.campaign.as_ref().and_then(|campaign| campaign.claim);
                let info = info.costs_cards(&cards).costs_cards(&snow);
                claim.map_or(info.clone(), |claim| self.claim_info(info, claim.claim.route, &cards))
            }
            Action::Answer(answer) => match self.open.asking() {
                Some(ask) => mechanism::describe(self, info, ask, answer),
                None => info,
            },
            Action::Pass => info.declining(),
        }
    }

    /// Adds the number of trains that a claim needs, and the gains from the claim.
    fn claim_info(&self, info: AnswerInfo, route: RouteId, cards: &Cards) -> AnswerInfo {
        self.with_gains(info.costs_trains(self.tables.route(route).length), route, cards)
    }

    /// Adds the gains from the claim steps for a route paid for with these cards, except gains that
    /// depend on a further question.
    fn with_gains(&self, info: AnswerInfo, route: RouteId, cards: &Cards) -> AnswerInfo {
        let gains = claim_step::gains(self, Claim { seat: self.seat, route }, cards);
        gains.into_iter().fold(info.about(AnswerSubject::Route(route)), AnswerInfo::gives)
    }

    /// Adds the cost and the effects of an ability.
    pub(crate) fn with_ability(&self, info: AnswerInfo, ability: u8) -> AnswerInfo {
        let ability = &self.tables.edition.abilities[ability as usize];
        let info = match ability.cost {
            None => info,
            Some(Cost::Cash(coins)) => info.costs_coins(coins),
            Some(Cost::Locomotives(count)) => info.costs_cards(&Cards::of(Card::Locomotive, count)),
        };
        self.ability_gains(ability, self.claim_length()).into_iter().fold(info, AnswerInfo::gives)
    }

    /// Returns the clauses of an ability as gains for this seat. If the length of a route is given,
    /// effects that depend on it are resolved.
    pub(crate) fn ability_gains(&self, ability: &Ability, length: Option<u8>) -> Vec<AnswerGain> {
        let is_own = |scope: &Scope| match scope {
            Scope::You => true,
            Scope::Current => self.open.turn == Some(self.seat),
            Scope::All(_) | Scope::Most | Scope::Least => false,
        };
        let gain = |clause: &Clause| match clause {
            Clause::Do(scope, effect) if is_own(scope) => {
                AnswerGain::Effect(length.map_or(*effect, |length| effect.for_length(length)))
            }
            clause => AnswerGain::Clause(clause.clone()),
        };
        ability.clauses.iter().map(gain).collect()
    }

    /// Resolves an effect that depends on the length of the route being claimed.
    pub(crate) fn resolved(&self, effect: Effect) -> Effect {
        self.claim_length().map_or(effect, |length| effect.for_length(length))
    }

    fn claim_length(&self) -> Option<u8> {
        let claim = self.open.campaign.as_ref()?.claim?;
        Some(self.tables.route(claim.claim.route).length)
    }
}

fn tickets(draw: u16, keep: u8) -> Effect {
    Effect::Tickets { draw: draw as u8, keep }
}
