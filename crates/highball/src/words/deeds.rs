//! Descriptions of card effects.

use ::words::{Message, Value, message};
use rules::ability::{Ability, Clause, Effect};
use rules::edition::Company;
use rules::ids::{Id, Seat};
use rules::mechanism::{ClaimFact, EffectFact, EventFact, MechanismFact, TurnFact};

use super::{TableWords, cards, color};

/// Describes all effects of a card, in order: `draw the top train card, then collect $2`.
fn deed_words(deed: &Ability) -> Value {
    let acts = deed.clauses.iter().map(clause_words);
    let then = |before: Value, last: Value| message!("effect-then", before = before, last = last).into();
    acts.reduce(then).unwrap_or_else(|| message!("terminal-word-nothing").into())
}

/// Describes a clause, without the seats to which it applies.
pub(super) fn clause_words(clause: &Clause) -> Value {
    match clause {
        Clause::Do(_, effect) => effect_words(*effect).into(),
        Clause::Choose(one, other) => {
            message!("effect-or", one = effect_words(*one), other = effect_words(*other)).into()
        }
    }
}

/// Describes an effect on a seat.
pub(super) fn effect_words(effect: Effect) -> Message {
    match effect {
        Effect::Gain(coins) => message!("effect-gain", count = coins),
        Effect::Pay(coins) => message!("effect-pay", count = coins),
        Effect::Pool(coins) => message!("effect-pool", count = coins),
        Effect::Draw(number) => message!("effect-draw", count = number),
        Effect::Take(number) => message!("effect-take", count = number),
        Effect::Tickets { draw, keep } => message!("effect-tickets", draw = draw, keep = keep),
        Effect::Free(number) => message!("effect-free", count = number),
        Effect::AnyColor => message!("effect-any-color"),
        Effect::Unlock => message!("effect-unlock"),
        Effect::TicketValue(coins) => message!("effect-ticket-value", count = coins),
        Effect::Vault(coins) => message!("effect-vault", count = coins),
        Effect::Trains(number) => message!("effect-trains", count = number),
        Effect::Stakes(number) => message!("effect-stakes", count = number),
        Effect::Evidence(number) => message!("effect-evidence", count = number),
        Effect::Postcards(number) => message!("effect-postcards", count = number),
        Effect::Refresh => message!("effect-refresh"),
        Effect::RetireCurrent => message!("effect-retire-current"),
        Effect::ExtraTurn => message!("effect-extra-turn"),
        Effect::GainByLength(each) => match two_lengths(each) {
            Some((short, up_to, long)) => {
                message!("effect-gain-by-two-lengths", short = short, length = up_to, long = long)
            }
            None => message!("effect-gain-by-length", a = each[0], b = each[1], c = each[2]),
        },
        Effect::DrawByLength(each) => match two_lengths(each) {
            Some((short, up_to, long)) => {
                message!("effect-draw-by-two-lengths", short = short, length = up_to, long = long)
            }
            None => message!("effect-draw-by-length", a = each[0], b = each[1], c = each[2]),
        },
        Effect::Mod(_) => message!("effect-mod"),
    }
}

/// Returns the numbers for short and for longer routes, with the limit between them, if two numbers
/// suffice.
fn two_lengths([a, b, c]: [u8; 3]) -> Option<(u8, u8, u8)> {
    match (a == b, b == c) {
        (_, true) => Some((a, 2, c)),
        (true, _) => Some((a, 4, c)),
        _ => None,
    }
}

impl TableWords<'_> {
    /// Describes the ability with this number.
    pub fn does(&self, deed: u8) -> String {
        deed_words(&self.edition.abilities[usize::from(deed)]).text(self.language)
    }

    /// Returns the name of the card with this ability, or a phrase for a company's bonus.
    pub fn card(&self, deed: u8) -> String {
        match self.edition.events.get(usize::from(deed)) {
            Some(event) => event.title.clone(),
            None => self.office_card(deed).unwrap_or_else(|| self.say(message!("effect-company-bonus"))),
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

    /// Describes a fact from a mechanism; `None` for facts that the table shows anyway.
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
