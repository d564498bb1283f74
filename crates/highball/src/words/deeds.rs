//! Card effects in words.

use ::words::{Message, Value, message};
use rules::ability::{Ability, Clause, Effect};
use rules::edition::Company;
use rules::ids::{Id, Seat};
use rules::mechanism::{ClaimFact, EffectFact, EventFact, MechanismFact, TurnFact};

use super::{TableWords, cards, color, known_seat};

/// Describes all effects of a card, in order: `draw the top train card, then collect $2`.
fn deed_words(deed: &Ability) -> Value {
    let acts = deed.clauses.iter().map(clause_words);
    let then = |before: Value, last: Value| message!("terminal-act-then", before = before, last = last).into();
    acts.reduce(then).unwrap_or_else(|| message!("terminal-word-nothing").into())
}

/// Describes a clause, without the seats to which it applies.
pub(super) fn clause_words(clause: &Clause) -> Value {
    match clause {
        Clause::Do(_, effect) => effect_words(*effect).into(),
        Clause::Choose(one, other) => {
            message!("terminal-act-or", one = effect_words(*one), other = effect_words(*other)).into()
        }
    }
}

/// Describes an effect on a seat.
pub(super) fn effect_words(effect: Effect) -> Message {
    match effect {
        Effect::Gain(coins) => message!("terminal-act-gain", coins = coins),
        Effect::Pay(coins) => message!("terminal-act-pay", coins = coins),
        Effect::Pool(coins) => message!("terminal-act-pool", coins = coins),
        Effect::Draw(number) => message!("terminal-act-draw", count = number),
        Effect::Take(number) => message!("terminal-act-take", count = number),
        Effect::Tickets { draw, keep } => message!("terminal-act-tickets", count = draw, keep = keep),
        Effect::Free(number) => message!("terminal-act-free", count = number),
        Effect::AnyColor => message!("terminal-act-any-color"),
        Effect::Unlock => message!("terminal-act-unlock"),
        Effect::TicketValue(coins) => message!("terminal-act-ticket-value", coins = coins),
        Effect::Vault(coins) => message!("terminal-act-vault", coins = coins),
        Effect::Trains(number) => message!("terminal-act-trains", count = number),
        Effect::Stakes(number) => message!("terminal-act-stakes", count = number),
        Effect::Evidence(number) => message!("terminal-act-evidence", count = number),
        Effect::Postcards(number) => message!("terminal-act-postcards", count = number),
        Effect::Refresh => message!("terminal-act-refresh"),
        Effect::RetireCurrent => message!("terminal-act-retire-current"),
        Effect::ExtraTurn => message!("terminal-act-extra-turn"),
        Effect::GainByLength([a, b, c]) => message!("terminal-act-gain-by-length", a = a, b = b, c = c),
        Effect::DrawByLength([a, b, c]) => message!("terminal-act-draw-by-length", a = a, b = b, c = c),
        Effect::Mod(_) => message!("terminal-act-mod"),
    }
}

impl TableWords<'_> {
    /// Describes the ability with this number.
    pub fn does(&self, deed: u8) -> String {
        deed_words(&self.edition.abilities[usize::from(deed)]).text(self.language)
    }

    /// Returns the name of the card that has the ability with this number.
    pub fn card(&self, deed: u8) -> String {
        match self.edition.events.get(usize::from(deed)) {
            Some(event) => event.title.clone(),
            None => self.office_card(deed).unwrap_or_else(|| {
                self.say(message!("terminal-act-bonus-of", company = known_seat(self.edition.card_id(deed))))
            }),
        }
    }

    /// Returns the title of the crew card or postcard that has the ability with this number.
    fn office_card(&self, deed: u8) -> Option<String> {
        let crew = self.edition.crew.iter().find(|crew| crew.ability == deed).map(|crew| &crew.title);
        let postcard = self.edition.postcards.iter().find(|card| card.ability == deed).map(|card| &card.title);
        crew.or(postcard).cloned()
    }

    /// Returns the company that a seat runs.
    pub fn company(&self, seat: Seat) -> Option<&Company> {
        self.edition.companies.iter().find(|company| company.seat == self.colors[seat.index()])
    }

    /// Describes a company's bonus as a sentence.
    pub fn bonus(&self, company: &Company) -> String {
        let (color, does) = (color(company.color), self.does(company.ability));
        self.say(message!("terminal-act-every-route", color = color, does = does))
    }

    /// Describes a fact from a campaign mechanism.
    pub fn extra(&self, extra: &MechanismFact) -> Option<String> {
        let who = |seat: Seat| self.who(seat);
        Some(self.say(match *extra {
            MechanismFact::Event(EventFact::Turned { event }) => {
                let event = &self.edition.events[usize::from(event)];
                message!("fact-event-turned", title = &event.title, text = &event.text)
            }
            MechanismFact::Event(EventFact::Shuffled) => message!("fact-events-shuffled"),
            MechanismFact::Event(EventFact::Retired { event }) => {
                message!("fact-event-retired", title = self.card(event))
            }
            MechanismFact::Effect(EffectFact::Paid { seat, coins }) => {
                message!("fact-paid", who = who(seat), coins = coins)
            }
            MechanismFact::Effect(EffectFact::Discarded { seat, cards: given }) => {
                message!("fact-discarded", who = who(seat), cards = cards(&given, self.language))
            }
            MechanismFact::Effect(EffectFact::Refreshed { seat }) => message!("fact-refreshed", who = who(seat)),
            MechanismFact::Effect(EffectFact::ExtraTurn { seat }) => {
                message!("fact-extra-turn", who = who(seat))
            }
            MechanismFact::Effect(EffectFact::TicketsGiven { seat, .. }) => {
                message!("fact-tickets-given", who = who(seat))
            }
            MechanismFact::Effect(EffectFact::TicketValue { seat, value }) => {
                message!("fact-ticket-value", who = who(seat), coins = value)
            }
            MechanismFact::Effect(EffectFact::Vault { seat, value }) => {
                message!("fact-vault", who = who(seat), coins = value)
            }
            MechanismFact::Effect(EffectFact::TrainsAdded { seat, trains }) => {
                message!("fact-trains-added", who = who(seat), count = trains)
            }
            MechanismFact::Turn(TurnFact::Began { again: true }) => message!("fact-turn-again"),
            MechanismFact::Turn(TurnFact::Ending) => message!("fact-ending"),
            MechanismFact::Claim(ClaimFact::Helped { free, .. }) => message!("fact-helped", free = free),
            MechanismFact::Effect(EffectFact::MoreTickets { .. }) | MechanismFact::Effect(EffectFact::TicketsDone) => {
                return None;
            }
            ref other => return self.trade_fact(other),
        }))
    }
}
