//! Descriptions of the questions and facts of campaign games.

use ::words::{Message, message};
use rules::agenda::Ask;
use rules::card::{Card, Face, Mark};
use rules::ids::{Id, PlaceId, Seat};
use rules::mechanism::{
    CrewFact, EffectFact, FreightFact, HazardFact, HouseFact, MechanismFact, PavilionFact, PoolFact, PostcardFact,
    SnowFact, StakesFact, WatchFact, WindowFact,
};

use super::{TableWords, color};

impl TableWords<'_> {
    /// Returns the text of a question in general terms, without numbers from the current position.
    pub fn asks(&self, ask: Ask) -> Message {
        let card = |text: Message, deed: u8| message!("fact-by", text = text, title = self.card(deed));
        match ask {
            Ask::OpeningMix => message!("question-opening-mix"),
            Ask::SecondCard(_) => message!("question-second-card"),
            Ask::Passenger(_, place) => message!("question-passenger", place = self.place(place)),
            Ask::Use(_, deed) => card(message!("question-use"), deed),
            Ask::Choose(_, deed) => card(message!("question-choose"), deed),
            Ask::Take(_) => message!("question-take"),
            Ask::Crew(..) => message!("question-crew"),
            Ask::Cards(..) => message!("question-cards"),
            Ask::Wage(..) => message!("question-wage"),
            Ask::Privilege(_) => message!("question-privilege"),
            Ask::Stakes(_) => message!("question-stakes"),
            Ask::Pay(_) => message!("question-pay"),
            Ask::Second(_) => message!("question-second"),
            Ask::Hazard(_) => message!("question-hazard"),
            Ask::Deliver(_) => message!("question-deliver"),
            Ask::Load(_, city) => message!("question-load", place = self.place(city)),
            Ask::Telegraph(_) => message!("question-wire"),
            Ask::TelegraphKeep(_) => message!("question-wire-keep"),
            Ask::HouseMeal(_) => message!("question-dine"),
            Ask::HouseSite(_) => message!("question-house"),
            Ask::Window(_) => message!("question-window"),
            Ask::Turn(_) | Ask::OpeningTickets | Ask::Tickets(_) => message!("terminal-choose-turn"),
        }
    }

    /// Returns the name of the good that a city supplies.
    fn supply(&self, city: PlaceId) -> String {
        self.edition.places[city.index()].supply.map_or_else(String::new, |good| self.good(good))
    }

    /// Returns the name of a card that was turned up, with its mark.
    fn turned(&self, card: Card, mark: Option<Mark>) -> String {
        self.face(match (card, mark) {
            (Card::Color(of), Some(mark)) => Face::Marked(of, mark),
            _ => Face::Card(card),
        })
    }

    /// Returns the name of the line between this zone and the next.
    pub fn line(&self, zone: usize) -> String {
        let name = |at: usize| match self.edition.zones[at].as_str() {
            "E" => self.say(message!("office-zone-e")),
            "C" => self.say(message!("office-zone-c")),
            "M" => self.say(message!("office-zone-m")),
            "P" => self.say(message!("office-zone-p")),
            other => other.to_string(),
        };
        self.say(message!("office-line", from = name(zone), to = name(zone + 1)))
    }

    /// Returns the title of the crew card in this slot of a seat's office; `None` if the offices
    /// are unknown.
    fn crew(&self, seat: Seat, slot: u8) -> Option<String> {
        let id = self.offices.get(seat.index())?.crew.get(usize::from(slot))?;
        self.edition.crew.iter().find(|crew| crew.id == *id).map(|crew| crew.title.clone())
    }

    /// Describes a fact from a mechanism of campaign games; `None` for facts that the table shows
    /// anyway.
    pub(super) fn trade_fact(&self, extra: &MechanismFact) -> Option<String> {
        let who = |seat| self.who(seat);
        Some(self.say(match *extra {
            MechanismFact::Stakes(StakesFact::Gained { seat, stakes }) => {
                message!("fact-staked", who = who(seat), count = stakes)
            }
            MechanismFact::Stakes(StakesFact::Spent { seat, stakes }) => {
                message!("fact-stakes-spent", who = who(seat), count = stakes)
            }
            MechanismFact::Effect(EffectFact::Evidence { count }) => message!("fact-evidence", count = count),
            MechanismFact::Postcard(PostcardFact::Drawn { seat, number }) => {
                message!("fact-postcard-drawn", who = who(seat), postcard = self.postcard(number))
            }
            MechanismFact::Postcard(PostcardFact::Used { seat, number }) => {
                message!("fact-postcard-used", who = who(seat), postcard = self.postcard(number))
            }
            MechanismFact::Crew(CrewFact::Paid { seat, slot, coins }) => {
                let paid = message!("fact-crew-paid", who = who(seat), coins = coins);
                match self.crew(seat, slot) {
                    Some(title) => message!("fact-by", text = paid, title = title),
                    None => paid,
                }
            }
            MechanismFact::Crew(CrewFact::Used { seat, slot }) => {
                let title = self.crew(seat, slot);
                let title = title.unwrap_or_else(|| self.say(message!("terminal-fact-a-crew-card")));
                message!("terminal-fact-used", who = who(seat), title = title)
            }
            MechanismFact::Freight(FreightFact::Loaded { seat, city }) => {
                message!("fact-loaded", who = who(seat), good = self.supply(city), place = self.place(city))
            }
            MechanismFact::Freight(FreightFact::Delivered { seat, city, coins }) => {
                let (good, place) = (self.supply(city), self.place(city));
                message!("fact-delivered", who = who(seat), good = good, place = place, coins = coins)
            }
            MechanismFact::Pool(PoolFact::Posted { color: of, coins }) => {
                message!("fact-posted", color = color(of), coins = coins)
            }
            MechanismFact::Pool(PoolFact::Pooled { seat, coins }) => {
                message!("fact-pooled", who = who(seat), coins = coins)
            }
            MechanismFact::Pool(PoolFact::ChestTaken { seat: Some(seat) }) => {
                message!("fact-chest-taken", who = who(seat))
            }
            MechanismFact::Pool(PoolFact::ChestTaken { seat: None }) => message!("fact-chest-back"),
            MechanismFact::Snow(SnowFact::Fell { route }) => {
                message!("fact-snow-fell", route = self.route(route))
            }
            MechanismFact::Snow(SnowFact::Cleared { seat, route, coins }) => {
                message!("fact-snow-cleared", who = who(seat), route = self.route(route), coins = coins)
            }
            MechanismFact::Hazard(HazardFact::Turned { card, mark }) => {
                message!("fact-turned", card = self.turned(card, mark))
            }
            MechanismFact::House(HouseFact::Dined { seat, owner, paid, got }) => {
                let (you, owner) = (self.is_you(owner), self.name(owner));
                message!("fact-dined", who = who(seat), you = you, owner = owner, paid = paid, got = got)
            }
            MechanismFact::House(HouseFact::Built { seat, city, coins }) => {
                message!("fact-house-built", who = who(seat), place = self.place(city), coins = coins)
            }
            MechanismFact::Watch(WatchFact::Stamped { seat, line, coins }) => {
                message!("fact-stamped", who = who(seat), line = self.line(usize::from(line)), coins = coins)
            }
            MechanismFact::Pavilion(PavilionFact::Met { seat, pavilion, coins }) => {
                let pavilion = &self.edition.pavilions[usize::from(pavilion)].name;
                message!("fact-pavilion-met", who = who(seat), pavilion = pavilion, coins = coins)
            }
            MechanismFact::Window(WindowFact::Shown { ticket, .. }) => {
                message!("fact-window-shown", ticket = self.ticket(ticket))
            }
            MechanismFact::Window(WindowFact::Taken { seat, ticket, .. }) => {
                message!("fact-window-taken", who = who(seat), ticket = self.ticket(ticket))
            }
            _ => return None,
        }))
    }
}

#[cfg(test)]
mod tests {
    use ::words::Language;
    use rules::edition::{Crew, Edition};
    use rules::setup::Office;

    use super::*;

    /// Checks that a slot is treated as an index into the crew of an office, not into the crew of
    /// the edition.
    #[test]
    fn crew_slots_count_the_desk() {
        let crew = |id: &str| Crew { id: id.into(), title: format!("Crew {id}"), wage: 1, uses: Some(2), ability: 0 };
        let own = maps::edition("legends").expect("it is built in");
        let edition = Edition { crew: ["C1", "C2", "C3"].map(crew).to_vec(), ..(*own).clone() };
        let colors = ["blue".to_string(), "red".to_string()];
        let office =
            |hired: &[&str]| Office { crew: hired.iter().map(|id| id.to_string()).collect(), ..Office::default() };
        let offices = [office(&["C3"]), office(&["C2", "C1"])];
        let words = TableWords {
            edition: &edition,
            colors: &colors,
            offices: &offices,
            you: None,
            language: Language::English,
            texts: None,
        };
        let used = |seat, slot| words.trade_fact(&MechanismFact::Crew(CrewFact::Used { seat: Seat::new(seat), slot }));
        assert_eq!(used(0, 0).as_deref(), Some("Blue used Crew C3."));
        assert_eq!(used(1, 1).as_deref(), Some("Red used Crew C1."));
        let paid = words.trade_fact(&MechanismFact::Crew(CrewFact::Paid { seat: Seat::new(1), slot: 0, coins: 1 }));
        assert_eq!(paid.as_deref(), Some("Red paid $1 in wages. (Crew C2)"));
        let unknown = TableWords { offices: &[], ..words };
        assert_eq!(
            unknown.trade_fact(&MechanismFact::Crew(CrewFact::Used { seat: Seat::ZERO, slot: 0 })).as_deref(),
            Some("Blue used a crew card.")
        );
    }
}
