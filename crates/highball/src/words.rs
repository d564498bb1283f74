//! Words for people: seats, routes, cards, refusals, and what happened, in plain English.

pub use protocol::words::{count, line_name, route_points};
use rules::action::Action;
use rules::agenda::{Ask, Deal};
use rules::card::{Card, Cards, Color};
use rules::chance::Outcome;
use rules::edition::Edition;
use rules::fact::What;
use rules::ids::{Id, PlaceId, RouteId, Seat, TicketId};
use rules::line::{Line, Tie};
use rules::refused::Refused;
use rules::step::Step;
use rules::ticket::Mix;

/// The words of one table.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub edition: &'a Edition,
    pub colors: &'a [String],
    /// The seat of the reader, who is called "you".
    pub you: Option<Seat>,
}

impl Words<'_> {
    /// The seat of the reader; the first where nobody in particular reads.
    pub fn reader(&self) -> Seat {
        self.you.unwrap_or(Seat::ZERO)
    }
}

/// `a, b and c`.
pub fn listed(parts: &[String]) -> String {
    match parts {
        [] => "nothing".to_string(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

/// With a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Words that stand alone, with a capital and a full stop.
pub fn sentence(text: &str) -> String {
    format!("{}.", capital(text))
}

/// One argument of a command, so that a shell takes it as one.
pub fn quoted(argument: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_./:,=+@%".contains(letter);
    if !argument.is_empty() && argument.chars().all(plain) {
        return argument.to_string();
    }
    format!("'{}'", argument.replace('\'', "'\\''"))
}

/// `2 green and 1 locomotive`.
pub fn cards(cards: &Cards) -> String {
    let kinds: Vec<String> = (cards.kinds())
        .map(|(card, number)| match card {
            Card::Locomotive => count(number, "locomotive"),
            Card::Color(color) => format!("{number} {}", color.name()),
        })
        .collect();
    listed(&kinds)
}

/// `a green card`, `a locomotive`.
pub fn a_card(card: Card) -> String {
    match card {
        Card::Locomotive => "a locomotive".to_string(),
        Card::Color(color) => format!("{} {} card", if color == Color::Orange { "an" } else { "a" }, color.name()),
    }
}

/// A number with its sign.
pub fn signed(points: i16) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string() }
}

/// What a tie-break compares.
pub fn tie_name(tie: &Tie) -> &'static str {
    match tie {
        Tie::TicketsCompleted => "completed tickets",
        Tie::LongestPath => "the longest path",
        Tie::Passengers => "passengers",
        Tie::LaterInTurnOrder => "the later turn",
    }
}

/// `1st`, `2nd`, and so on.
pub fn ordinal(place: u8) -> String {
    let ending = match place {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// Why an answer was refused.
pub fn refusal(words: &Words<'_>, refused: Refused) -> String {
    protocol::words::refusal(refused, |seat| words.seat(seat)).to_string()
}

/// Whether a claim gives points.
pub fn has_points(edition: &Edition) -> bool {
    edition.claim_steps.iter().flatten().any(|step| matches!(step, Step::RoutePoints(_)))
}

impl Words<'_> {
    /// What is counted at the end.
    pub fn unit(&self) -> &'static str {
        if self.edition.lines.contains(&Line::Coins) && !has_points(self.edition) { "dollars" } else { "points" }
    }

    /// A total, in what is counted.
    pub fn total(&self, total: i16) -> String {
        if self.unit() == "dollars" { format!("${total}") } else { count(total, "point") }
    }

    /// A seat in the middle of a sentence.
    pub fn seat(&self, seat: Seat) -> &str {
        if self.you == Some(seat) { "you" } else { &self.colors[seat.index()] }
    }

    /// A seat at the beginning of a sentence.
    pub fn subject(&self, seat: Seat) -> String {
        capital(self.seat(seat))
    }

    pub fn place(&self, place: PlaceId) -> &str {
        &self.edition.places[place.index()].name
    }

    /// `Seattle – Portland`.
    pub fn route(&self, route: RouteId) -> String {
        let [a, b] = self.edition.routes[route.index()].ends;
        let [a, b] = [a, b].map(|stop| self.place(self.edition.stops[stop.index()].place));
        format!("{a} – {b}")
    }

    /// The colour of cards a route takes.
    pub fn route_color(&self, route: RouteId) -> &'static str {
        self.edition.routes[route.index()].color.map_or("gray", Color::name)
    }

    /// `Denver – El Paso (4)`.
    pub fn ticket(&self, ticket: TicketId) -> String {
        let ticket = &self.edition.tickets[ticket.index()];
        let [a, b] = ticket.ends.map(|place| self.place(place));
        format!("{a} – {b} ({})", ticket.value)
    }

    /// `2 tickets`, or `1 short and 3 long tickets` where there are two decks.
    pub fn mix(&self, mix: Mix) -> String {
        match &self.edition.decks[..] {
            [first, second] => {
                let parts = [(mix.0[0], first), (mix.0[1], second)];
                let some = parts.iter().filter(|(number, _)| *number > 0 || mix.total() == 0);
                let parts: Vec<String> = some.map(|(number, deck)| format!("{number} {deck}")).collect();
                format!("{} {}", listed(&parts), if mix.total() == 1 { "ticket" } else { "tickets" })
            }
            _ => count(mix.0[0], "ticket"),
        }
    }

    /// What was dealt.
    pub fn outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Card(_) | Outcome::Marked(..) | Outcome::Newspaper => {
                outcome.face().map_or_else(String::new, |face| face.name().to_string())
            }
            Outcome::Ticket(ticket) => format!("the ticket {}", self.ticket(ticket)),
            Outcome::Passenger(color) => format!("a {} passenger", color.name()),
            Outcome::Pavilion(at) => format!("the pavilion {}", self.edition.pavilions[usize::from(at)].name),
            Outcome::Route(route) => format!("snow on {}", self.route(route)),
            Outcome::Postcard(number) => format!("postcard {}", number.index()),
            Outcome::Event(event) => format!("the event {}", self.card(event)),
            Outcome::First(seat) => format!("{} as the first seat", self.seat(seat)),
        }
    }

    /// What is asked.
    pub fn question(&self, ask: Ask) -> String {
        match ask {
            Ask::OpeningMix => "All seats name how many tickets of each deck they want.".to_string(),
            Ask::OpeningTickets => "All seats choose which of their opening tickets to keep.".to_string(),
            Ask::Turn(seat) => format!("{} to choose what to do this turn.", self.has(seat)),
            Ask::SecondCard(seat) => format!("{} to take a second card.", self.has(seat)),
            Ask::Tickets(seat) => format!("{} to choose which of the drawn tickets to keep.", self.has(seat)),
            Ask::Passenger(seat, place) => {
                format!("{} to choose a passenger in {}.", self.has(seat), self.place(place))
            }
            Ask::Use(seat, deed) => format!("{} to say whether to use {}.", self.has(seat), self.card(deed)),
            Ask::Choose(seat, deed) => format!("{} to choose an effect of {}.", self.has(seat), self.card(deed)),
            Ask::Take(seat) => format!("{} to take an open card that is no locomotive.", self.has(seat)),
            _ => {
                let seat = ask.seat().expect("cards ask one seat");
                format!("{} to {}.", self.has(seat), self.trade_question(ask))
            }
        }
    }

    /// Who must do what before anything is dealt, in the middle of a sentence.
    pub fn must_first(&self, ask: Ask, open: u8) -> String {
        let missing = self.colors.iter().enumerate().filter(|(at, _)| open >> at & 1 == 1);
        let missing: Vec<String> = missing.map(|(_, color)| color.clone()).collect();
        let seat = |seat: Seat| self.seat(seat).to_string();
        let (who, what) = match ask {
            Ask::OpeningMix => (listed(&missing), "name how many tickets of each deck to choose from".to_string()),
            Ask::OpeningTickets if missing.len() == 1 => {
                (listed(&missing), "say which opening tickets it keeps".to_string())
            }
            Ask::OpeningTickets => (listed(&missing), "say which opening tickets they keep".to_string()),
            Ask::Turn(who) => (seat(who), "say what it does this turn".to_string()),
            Ask::SecondCard(who) => (seat(who), "take a second card".to_string()),
            Ask::Tickets(who) => (seat(who), "say which of the drawn tickets it keeps".to_string()),
            Ask::Passenger(who, place) => (seat(who), format!("choose a passenger in {}", self.place(place))),
            Ask::Use(who, deed) => (seat(who), format!("say whether it uses {}", self.card(deed))),
            Ask::Choose(who, deed) => (seat(who), format!("choose an effect of {}", self.card(deed))),
            Ask::Take(who) => (seat(who), "take an open card".to_string()),
            _ => (seat(ask.seat().expect("cards ask one seat")), self.trade_question(ask)),
        };
        format!("{who} must first {what}")
    }

    /// What chance has to deal.
    pub fn deal(&self, deal: Deal) -> String {
        match deal {
            Deal::Passenger(place) => format!("A passenger is to be dealt to {}.", self.place(place)),
            Deal::OpeningCard(seat) | Deal::Card(seat) => format!("A card is to be dealt to {}.", self.seat(seat)),
            Deal::Market(slot) => format!("An open card is to be laid in slot {}.", slot.index()),
            Deal::Ticket(seat, _) => format!("A ticket is to be dealt to {}.", self.seat(seat)),
            Deal::First => "Chance is to name the first seat.".to_string(),
            Deal::Event(_) => "An event is to be turned up.".to_string(),
            Deal::Window(_) => "A ticket is to be laid open.".to_string(),
            Deal::Rate => "The colour of the pool is to be posted.".to_string(),
            Deal::Snow => "Snow is to fall on a route.".to_string(),
            Deal::Pavilion => "A pavilion is to be laid out.".to_string(),
            Deal::Postcard(seat) => format!("A postcard is to be dealt to {}.", self.seat(seat)),
            Deal::Wire(seat) => format!("A card of a wire is to be dealt to {}.", self.seat(seat)),
            Deal::Hazard(seat) => format!("A card is to be turned up for {}.", self.seat(seat)),
        }
    }

    fn has(&self, seat: Seat) -> String {
        format!("{} {}", self.subject(seat), if self.you == Some(seat) { "have" } else { "has" })
    }

    /// An answer, as a choice in a list.
    pub fn action(&self, action: &Action, market: &[Option<Card>]) -> String {
        match action {
            Action::NameMix(mix) => self.mix(*mix),
            Action::DrawBlind => "draw a card from the deck".to_string(),
            Action::DrawFaceUp(slot) => match market.get(slot.index()).copied().flatten() {
                Some(Card::Locomotive) => "take a locomotive that lies open, and no second card".to_string(),
                Some(card) => format!("take {} that lies open", a_card(card)),
                None => "take an open card".to_string(),
            },
            Action::DrawTickets(None) => "draw tickets".to_string(),
            Action::DrawTickets(Some(mix)) => format!("draw {}", self.mix(*mix)),
            Action::Claim { payment, .. } => format!("pay {}", cards(payment)),
            Action::TakePassenger { place, color } => {
                format!("the {} passenger of {}", color.name(), self.place(*place))
            }
            Action::KeepTickets { kept, .. } => {
                let kept: Vec<String> = kept.as_slice().iter().map(|&ticket| self.ticket(ticket)).collect();
                format!("keep {}", listed(&kept))
            }
            Action::Answer(number) => format!("answer {number}"),
            Action::Name(_) | Action::Pay { .. } => self.trade_action(action),
            Action::Pass => "pass, since nothing else is possible".to_string(),
        }
    }

    /// An answer to this question, as a choice in a list.
    pub fn answer(&self, asked: Option<Ask>, action: &Action, market: &[Option<Card>]) -> String {
        match (asked, action) {
            (Some(Ask::Use(..)), Action::Answer(0)) => "no".to_string(),
            (Some(Ask::Use(_, deed)), Action::Answer(_)) => self.bargain(deed),
            (Some(Ask::Choose(_, deed)), Action::Answer(answer)) => self.either(deed, *answer),
            _ => self.action(action, market),
        }
    }

    /// What happened, as its viewer saw it; nothing where the table itself shows it well enough.
    pub fn fact<const W: usize>(&self, what: &What<W>) -> Option<String> {
        let who = |seat: Seat| self.subject(seat);
        Some(match *what {
            What::MarketReset => "Too many locomotives lay open: all open cards were replaced.".to_string(),
            What::MarketStands => "The locomotives keep coming back: the open cards stay as they are.".to_string(),
            What::Reshuffled => "The discard pile was shuffled and is the deck now.".to_string(),
            What::NewspapersAdded { count: number } => format!("{} went into the deck.", count(number, "newspaper")),
            What::NewspaperTurned => "A newspaper came off the deck.".to_string(),
            What::MixesShown { mixes } => {
                let named = self.colors.iter().enumerate().map(|(at, _)| {
                    let seat = Seat::new(at);
                    format!("{} {}", self.seat(seat), self.mix(mixes[at]))
                });
                format!("Tickets named: {}.", named.collect::<Vec<_>>().join("; "))
            }
            What::TicketsDrawn { seat, mix } => format!("{} drew {}.", who(seat), self.mix(mix)),
            What::OpeningKept { seat, kept, .. } | What::TicketsKept { seat, kept, .. } => {
                format!("{} kept {}.", who(seat), self.mix(kept))
            }
            What::FirstFound { seat } => {
                format!("{} {}.", who(seat), if self.you == Some(seat) { "begin" } else { "begins" })
            }
            What::CardDrawn { seat, card: Some(card), .. } => {
                format!("{} drew {} from the deck.", who(seat), a_card(card))
            }
            What::CardDrawn { seat, card: None, .. } => format!("{} drew a card from the deck.", who(seat)),
            What::CardTaken { seat, card, .. } => format!("{} took {} that lay open.", who(seat), a_card(card)),
            What::NoSecondCard { seat } => format!("There was no second card for {} to take.", self.seat(seat)),
            What::Claimed { seat, route, payment } => {
                format!("{} claimed {} with {}.", who(seat), self.route(route), cards(&payment))
            }
            What::Scored { seat, points } => format!("{} scored {}.", who(seat), count(points, "point")),
            What::Collected { seat, coins } => format!("{} got ${coins} from the bank.", who(seat)),
            What::Wired { .. } => return None,
            What::WireKept { seat, .. } => format!("{} kept a card of the wire.", who(seat)),
            What::Extra(extra) => return self.extra(&extra),
            What::Boarded { seat, place, color } => {
                format!("A {} passenger of {} joined {}.", color.name(), self.place(place), self.seat(seat))
            }
            What::Passed { seat } => format!("{} had to pass.", who(seat)),
            What::LastRound { seat, turns } => format!(
                "THE LAST ROUND: {} few trains left; everybody has one more turn, {turns} in all.",
                self.has(seat)
            ),
            What::Ended => "The game is over.".to_string(),
            What::TakenBack { seat, .. } => format!("{} took the last action back.", who(seat)),
            What::PassengerPlaced { .. }
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
        })
    }
}
