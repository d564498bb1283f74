//! The questions and facts of linked games, in words.

use rules::action::Action;
use rules::agenda::Ask;
use rules::extras::{Extra, Extras};
use rules::ids::Id;

use crate::words::{Words, cards, count};

impl Words<'_> {
    /// What a seat has to do about such a question, after "has to".
    pub fn trade_question(&self, ask: Ask) -> String {
        match ask {
            Ask::Crew(..) => "say whether to use a crew card".to_string(),
            Ask::Cards(..) => "say which postcard to use, if any".to_string(),
            Ask::Wage(..) => "say whether to pay a wage".to_string(),
            Ask::Privilege(_) => "choose two cards or $3".to_string(),
            Ask::Stakes(_) => "say whether two stakes replace a card".to_string(),
            Ask::Pay(_) => "pay for the route".to_string(),
            Ask::Second(_) => "name a second route for a locomotive, or none".to_string(),
            Ask::Hazard(_) => "say whether to declare hazard freight".to_string(),
            Ask::Deliver(_) => "say which freight to deliver, if any".to_string(),
            Ask::Load(_, city) => format!("say whether to load freight in {}", self.place(city)),
            Ask::Wire(_) => "say whether to send a wire".to_string(),
            Ask::WireKeep(_) => "keep one of the cards of the wire".to_string(),
            Ask::Dine(_) => "say where to dine, if anywhere".to_string(),
            Ask::House(_) => "say where to build an eating house, if anywhere".to_string(),
            Ask::Window(_) => "say which open ticket to take, if any".to_string(),
            _ => "answer".to_string(),
        }
    }

    /// An answer to such a question, as a choice in a list.
    pub fn trade_answer<const W: usize>(&self, ask: Ask, answer: u8, extras: Option<&Extras<W>>) -> String {
        let slot = usize::from(answer.saturating_sub(1));
        let end = |extras: &Extras<W>| {
            let route = extras.claim?.claim.route;
            let stop = self.edition.routes[route.index()].ends.get(slot)?;
            Some(self.place(self.edition.stops[stop.index()].place).to_string())
        };
        let named = extras.and_then(|extras| {
            let desk = |seat: rules::ids::Seat| &extras.desks[seat.index()];
            Some(match ask {
                _ if answer == 0 && !matches!(ask, Ask::Privilege(_) | Ask::WireKeep(_)) => "no".to_string(),
                Ask::Privilege(_) => ["draw two cards", "collect $3"][usize::from(answer.min(1))].to_string(),
                Ask::WireKeep(_) => format!("card {}", answer + 1),
                Ask::Cards(seat, _) => {
                    let (number, _) = (*desk(seat).postcards.get(slot)?)?;
                    let card = self.edition.postcards.iter().find(|card| usize::from(card.number) == number.index())?;
                    format!("{}: {}", card.title, self.bargain(card.deed))
                }
                Ask::Crew(seat, at) | Ask::Wage(seat, at) => {
                    let hired = (*desk(seat).crew.get(usize::from(at))?)?;
                    let crew = &self.edition.crew[usize::from(hired.crew)];
                    match ask {
                        Ask::Wage(..) => format!("pay ${} for the {}", crew.wage, crew.title),
                        _ => format!("{}: {}", crew.title, self.bargain(crew.deed)),
                    }
                }
                Ask::Deliver(seat) => format!("the freight from {}", self.place((*desk(seat).freight.get(slot)?)?)),
                Ask::Dine(_) | Ask::House(_) => format!("in {}", end(extras)?),
                Ask::Window(_) => self.ticket((*extras.window.get(slot)?)?),
                _ => "yes".to_string(),
            })
        });
        named.unwrap_or_else(|| format!("answer {answer}"))
    }

    /// An action of linked games, as a choice in a list.
    pub fn trade_action(&self, action: &Action) -> String {
        match action {
            Action::Name(route) => format!("claim {}", self.route(*route)),
            Action::Pay { cards: paid, snow: None } => format!("pay {}", cards(paid)),
            Action::Pay { cards: paid, snow: Some(face) } => {
                format!("pay {}, and {} for the snow", cards(paid), face.name())
            }
            _ => String::new(),
        }
    }

    /// What happened, in linked games.
    pub fn trade_fact(&self, extra: &Extra) -> Option<String> {
        let who = |seat| self.subject(seat);
        let card = |slot: u8| self.edition.crew.get(usize::from(slot)).map_or("a crew card", |crew| &crew.title);
        Some(match *extra {
            Extra::Staked { seat, stakes } => format!("{} took {}.", who(seat), count(stakes, "stake")),
            Extra::StakesSpent { seat, stakes } => format!("{} gave back {}.", who(seat), count(stakes, "stake")),
            Extra::Evidence { .. } => "Evidence was marked.".to_string(),
            Extra::PostcardDrawn { seat, .. } => format!("{} drew a postcard.", who(seat)),
            Extra::PostcardUsed { seat, number } => {
                let of = |card: &&rules::edition::Postcard| usize::from(card.number) == number.index();
                let title = self.edition.postcards.iter().find(of).map_or("a postcard", |card| &card.title);
                format!("{} used {title}.", who(seat))
            }
            Extra::CrewPaid { seat, coins, .. } => format!("{} paid a wage of ${coins}.", who(seat)),
            Extra::CrewUsed { seat, slot } => format!("{} used {}.", who(seat), card(slot)),
            Extra::Loaded { seat, city } => format!("{} loaded freight in {}.", who(seat), self.place(city)),
            Extra::Delivered { seat, city, coins } => {
                format!("{} delivered freight from {} for ${coins}.", who(seat), self.place(city))
            }
            Extra::Posted { color, coins } => {
                format!("The pool's colour is {}, with ${coins} in the chest.", color.name())
            }
            Extra::Pooled { seat, coins } => format!("{} put ${coins} into the chest.", who(seat)),
            Extra::ChestTaken { seat: Some(seat) } => format!("{} took the chest.", who(seat)),
            Extra::ChestTaken { seat: None } => "The chest went back to the bank.".to_string(),
            Extra::SnowFell { route } => format!("Snow fell on {}.", self.route(route)),
            Extra::SnowCleared { seat, coins, .. } => format!("{} cleared the snow for ${coins}.", who(seat)),
            Extra::Turned { card, .. } => format!("A {} card was turned up.", card.name()),
            Extra::Dined { seat, owner, .. } => format!("{} dined with {}.", who(seat), self.seat(owner)),
            Extra::HouseBuilt { seat, city, .. } => {
                format!("{} built an eating house in {}.", who(seat), self.place(city))
            }
            Extra::Stamped { seat, coins, .. } => format!("{} stamped a line for ${coins}.", who(seat)),
            Extra::PavilionMet { seat, pavilion, coins } => {
                format!("{} met {} for ${coins}.", who(seat), self.edition.pavilions[usize::from(pavilion)].name)
            }
            Extra::WindowShown { ticket, .. } => format!("{} lies open.", self.ticket(ticket)),
            Extra::WindowTaken { seat, ticket, .. } => format!("{} took {}.", who(seat), self.ticket(ticket)),
            _ => return None,
        })
    }
}
