//! Texts for people in their own language: names of seats, routes and cards, and descriptions of
//! refusals and facts.

mod asked;
mod basics;
mod deeds;
mod facts;
mod question;
mod shown;
mod texts;
mod trade;

pub use ::words::{Language, Message, Value, capital, message};
pub use basics::{
    card_kinds, cards, color, count, in_deck, known_seat, listed, ordinal, quoted, range, sentence, signed,
};
use rules::card::{Color, Face};
use rules::claim_step::ClaimStep;
use rules::edition::Edition;
use rules::ids::{Id, PlaceId, RouteId, Seat, TicketId};
use rules::refused::Refused;
use rules::score::ScoreLine;
use rules::setup::Office;
use rules::ticket::Mix;
pub use shown::edition as shown_edition;
pub use texts::CampaignTexts;

/// A formatter that turns the state and facts of one table into text for one reader.
#[derive(Clone, Copy)]
pub struct TableWords<'a> {
    /// The edition with display names and titles.
    pub edition: &'a Edition,
    pub colors: &'a [String],
    /// Each seat's office; empty outside campaigns.
    pub offices: &'a [Office],
    /// The reader's seat, addressed as "you".
    pub you: Option<Seat>,
    pub language: Language,
    /// The campaign's texts, in a campaign game.
    pub texts: Option<&'a CampaignTexts>,
}

/// Checks whether claims score points in this edition.
pub fn has_points(edition: &Edition) -> bool {
    edition.claim_steps.iter().flatten().any(|step| matches!(step, ClaimStep::RoutePoints(_)))
}

impl TableWords<'_> {
    /// Returns the reader's seat, or the first seat if the reader has none.
    pub fn reader(&self) -> Seat {
        self.you.unwrap_or(Seat::ZERO)
    }

    /// Formats a message in the reader's language.
    pub fn say(&self, message: Message) -> String {
        message.text(self.language)
    }

    /// Checks whether the final score is in dollars rather than points.
    pub fn in_dollars(&self) -> bool {
        self.edition.lines.contains(&ScoreLine::Coins) && !has_points(self.edition)
    }

    /// Formats a total in points or dollars.
    pub fn total(&self, total: i16) -> String {
        self.say(match self.in_dollars() {
            true => message!("word-dollars", count = total),
            false => message!("word-points", count = total),
        })
    }

    /// Returns `yes` if this seat is the reader's and `no` otherwise, for use in messages.
    pub fn is_you(&self, seat: Seat) -> &'static str {
        if self.you == Some(seat) { "yes" } else { "no" }
    }

    /// Returns a seat's name, which is its colour.
    pub fn name(&self, seat: Seat) -> String {
        known_seat(&self.colors[seat.index()]).text(self.language)
    }

    /// Returns a seat's name, capitalized for the start of a sentence.
    pub fn subject(&self, seat: Seat) -> String {
        capital(&self.name(seat))
    }

    /// Returns a seat's name in a list: its colour, or "you".
    pub fn seat(&self, seat: Seat) -> String {
        if self.you == Some(seat) { self.say(message!("word-you")) } else { self.name(seat) }
    }

    /// Returns the subject of a sentence in the past tense, such as `You` or, in German, `Rot hat`.
    pub fn who(&self, seat: Seat) -> String {
        self.say(message!("word-who", you = self.is_you(seat), name = self.subject(seat)))
    }

    pub fn place(&self, place: PlaceId) -> &str {
        &self.edition.places[place.index()].name
    }

    /// Formats a route: `Seattle – Portland`.
    pub fn route(&self, route: RouteId) -> String {
        let [a, b] = self.edition.routes[route.index()].ends;
        let [a, b] = [a, b].map(|stop| self.place(self.edition.stops[stop.index()].place));
        format!("{a} – {b}")
    }

    /// Returns the name of a route's colour; routes that any colour can claim are grey.
    pub fn route_color(&self, route: RouteId) -> String {
        let any = || message!("terminal-word-gray");
        self.say(self.edition.routes[route.index()].color.map_or_else(any, color))
    }

    /// Describes the passengers waiting at a place: `Berlin red blue`.
    pub fn waiting(&self, place: PlaceId, colors: &[Color]) -> String {
        format!("{} {}", self.place(place), self.colors_of(colors, " "))
    }

    /// Joins the names of passengers' colours.
    pub fn colors_of(&self, colors: &[Color], between: &str) -> String {
        colors.iter().map(|&of| self.say(color(of))).collect::<Vec<_>>().join(between)
    }

    /// Describes a seat's passengers: `2 red`, `1 blue`.
    pub fn passengers(&self, held: &[(Color, u8)]) -> Vec<String> {
        let some = held.iter().filter(|(_, number)| *number > 0);
        some.map(|&(of, number)| self.say(message!("word-cards-of", count = number, color = color(of)))).collect()
    }

    /// Describes the face-up cards, with their marks.
    pub fn market(&self, slots: &[Option<Face>]) -> String {
        slots.iter().map(|slot| slot.map_or("-".to_string(), |face| self.face(face))).collect::<Vec<_>>().join(", ")
    }

    /// Formats a ticket: `Denver – El Paso (4)`, with its band if the edition scores bands.
    pub fn ticket(&self, ticket: TicketId) -> String {
        let ticket = &self.edition.tickets[ticket.index()];
        let [a, b] = ticket.ends.map(|place| self.place(place));
        match ticket.band.filter(|_| self.edition.lines.contains(&ScoreLine::Bookings)) {
            Some(band) => format!("{a} – {b} ({}, {})", ticket.value, self.band(band)),
            None => format!("{a} – {b} ({})", ticket.value),
        }
    }

    /// Returns the name of a ticket band.
    fn band(&self, band: u8) -> String {
        let name = self.edition.bands[usize::from(band)].to_lowercase();
        match name.as_str() {
            "saffron" => self.say(message!("office-band-saffron")),
            "teal" => self.say(message!("office-band-teal")),
            "russet" => self.say(message!("office-band-russet")),
            "violet" => self.say(message!("office-band-violet")),
            _ => name,
        }
    }

    /// Describes a ticket draw: `2 tickets`, or `1 short ticket and 3 long tickets` if there are
    /// two decks.
    pub fn mix(&self, mix: Mix) -> String {
        let tickets: Value = match &self.edition.decks[..] {
            [first, second] if mix.total() > 0 => {
                let parts = [(mix.0[0], first), (mix.0[1], second)];
                let some = parts.into_iter().filter(|(number, _)| *number > 0);
                listed(some.map(|(number, deck)| in_deck(number, deck)))
            }
            _ => message!("word-tickets", count = mix.0[0]).into(),
        };
        tickets.text(self.language)
    }

    /// Returns the name of a ticket deck.
    pub fn deck(&self, deck: &str) -> String {
        match deck {
            "short" => self.say(message!("word-short")),
            "long" => self.say(message!("word-long")),
            other => other.to_string(),
        }
    }

    /// Describes why an answer was refused, as a sentence fragment.
    pub fn refusal(&self, refused: Refused) -> String {
        self.say(protocol::words::refusal(refused, |seat| self.word_for(seat)))
    }

    /// Returns a sentence that tells the reader why their answer was refused.
    pub fn refusal_for_you(&self, refused: Refused) -> String {
        sentence(&self.say(protocol::words::refusal_for(refused, true, |seat| self.word_for(seat))))
    }

    fn word_for(&self, seat: Seat) -> &str {
        if self.you == Some(seat) { "you" } else { &self.colors[seat.index()] }
    }
}
