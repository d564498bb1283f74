//! Tables that are set up by hand and played with words, for rules that need a certain situation.
//!
//! Cards are letters: `p r o y g b w k` for purple, red, orange, yellow, green, blue, white and
//! black. A capital letter shows a pickaxe, and `!` after the letter a skull. `L` is a locomotive,
//! `N` a newspaper, and `-` an empty slot. A deck is written top first.

use std::collections::VecDeque;
use std::sync::Arc;

use dealer::{Fast, Stream};
use rules::action::Action;
use rules::agenda::{Ask, Deal};
use rules::card::{Card, Cards, Color, Face, Mark};
use rules::chance::{Dealer, Outcome};
use rules::edition::{Edition, Files, check, parse};
use rules::fact::{Fact, FactData};
use rules::game::{Game, Waiting};
use rules::ids::{Id, PlaceId, RouteId, Seat, TicketId};
use rules::limits::SMALL;
use rules::own::Own;
use rules::position::Position;
use rules::record::{RecordInput, parse_input};
use rules::score::Standings;
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;

pub const LETTERS: &str = "proygbwk";

/// Parses a face from its letter.
pub fn face(letter: char) -> Face {
    match letter {
        'L' => Face::Card(Card::Locomotive),
        'N' => Face::Newspaper,
        letter => {
            let at = LETTERS.find(letter.to_ascii_lowercase()).unwrap_or_else(|| panic!("'{letter}' is not a card"));
            let mark = letter.is_ascii_uppercase().then_some(Mark::Pickaxe);
            Face::of(Card::Color(Color::ALL[at]), mark)
        }
    }
}

/// Parses faces from letters, ignoring spaces: `"rR r! N"`.
fn faces<T: FromIterator<Face>>(letters: &str) -> T {
    let mut found: Vec<Face> = Vec::new();
    for letter in letters.chars().filter(|letter| !letter.is_whitespace()) {
        match (letter, found.last_mut()) {
            ('!', Some(last)) => *last = Face::of(last.card().expect("a card shows it").0, Some(Mark::Skull)),
            _ => found.push(face(letter)),
        }
    }
    found.into_iter().collect()
}

/// Returns the cards among these faces, without newspapers.
fn cards_of(faces: &[Face]) -> Cards {
    let mut cards = Cards::NONE;
    for face in faces.iter().filter(|face| **face != Face::Newspaper) {
        cards.add_all(&Cards::of_face(*face, 1));
    }
    cards
}

fn card(letter: char) -> Card {
    match face(letter) {
        Face::Card(card) => card,
        Face::Marked(..) | Face::Newspaper => panic!("not a plain card"),
    }
}

/// Parses cards from letters, ignoring spaces: `"rrL"`.
pub fn cards(letters: &str) -> Cards {
    cards_of(&faces::<Vec<Face>>(letters))
}

/// Formats cards as letters, sorted by kind: `"rrL"`.
pub fn letters(cards: &Cards) -> String {
    cards.faces().map(|(face, count)| self::letters_of(face).repeat(count as usize)).collect()
}

fn letters_of(face: Face) -> String {
    match face.card().expect("a newspaper is not a card") {
        (card, None) => letter(card).to_string(),
        (card, Some(Mark::Pickaxe)) => letter(card).to_ascii_uppercase().to_string(),
        (card, Some(Mark::Skull)) => format!("{}!", letter(card)),
    }
}

fn letter(card: Card) -> char {
    match card {
        Card::Locomotive => 'L',
        Card::Color(color) => LETTERS.chars().nth(color as usize).expect("a letter for each colour"),
    }
}

/// A position that is being set up.
pub struct Scene {
    pub tables: Arc<Tables<SMALL>>,
    pub setup: Setup,
    pub position: Position<SMALL>,
    deck: Option<Vec<Face>>,
    later: Vec<Face>,
    rest: Seat,
    events: VecDeque<u8>,
}

impl Scene {
    /// Creates a scene of an embedded edition. Seat 0 has the turn; seats have no cards or tickets.
    pub fn new(edition: &str, seats: usize) -> Scene {
        Scene::of(maps::edition(edition).expect("the edition is embedded"), seats)
    }

    pub fn of(edition: Arc<Edition>, seats: usize) -> Scene {
        let tables = Tables::new(edition.clone()).expect("it fits the small board");
        let position = Position::new(&tables);
        let setup = Setup::of(&edition, seats);
        Scene {
            tables,
            setup,
            position,
            deck: None,
            later: Vec::new(),
            rest: Seat::new(seats - 1),
            events: VecDeque::new(),
        }
    }

    /// Creates a scene of a toy edition from the texts of its files.
    pub fn toy(edition: &str, cities: &str, routes: &str, tickets: &str, seats: usize) -> Scene {
        let files = Files { name: "toy", edition, cities, routes, ports: None, tickets };
        let (draft, flaws) = parse(&files);
        assert_eq!(flaws, []);
        let edition = check(draft.expect("the toy can be read")).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        Scene::of(Arc::new(edition), seats)
    }

    /// Creates a scene from the texts of an edition's files, including ports.
    pub fn from_files(files: &Files<'_>, seats: usize) -> Scene {
        let (draft, flaws) = parse(files);
        assert_eq!(flaws, []);
        let edition = check(draft.expect("the edition can be read")).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        Scene::of(Arc::new(edition), seats)
    }

    /// Sets a seat's route points.
    pub fn score(mut self, seat: usize, points: i16) -> Scene {
        self.position.score[seat] = points;
        self
    }

    /// Sets a seat's passengers, given as letters.
    pub fn passengers(mut self, seat: usize, colors: &str) -> Scene {
        for letter in colors.chars() {
            let Card::Color(color) = card(letter) else { panic!("passengers have colours") };
            self.position.passengers[seat][color as usize] += 1;
        }
        self
    }

    /// Sets the five slots, as letters or `-`, separated by spaces.
    pub fn market(mut self, slots: &str) -> Scene {
        let found: Vec<Option<Card>> =
            slots.split_whitespace().map(|slot| slot.chars().next().filter(|c| *c != '-').map(card)).collect();
        self.position.market = found.try_into().expect("five slots");
        self
    }

    /// Sets the deck, top first. Cards that are not named anywhere go to the hand of the last seat,
    /// or of the seat that `rest_to` names.
    pub fn deck(mut self, letters: &str) -> Scene {
        self.deck = Some(faces(letters));
        self
    }

    /// Sets the order in which cards are dealt after the deck has run out and been reshuffled.
    pub fn then(mut self, letters: &str) -> Scene {
        self.later = faces(letters);
        self
    }

    pub fn rest_to(mut self, seat: usize) -> Scene {
        self.rest = Seat::new(seat);
        self
    }

    pub fn discard(mut self, letters: &str) -> Scene {
        self.position.discard = cards(letters);
        self
    }

    pub fn hand(mut self, seat: usize, letters: &str) -> Scene {
        self.position.hands[seat] = cards(letters);
        self
    }

    pub fn trains(mut self, seat: usize, trains: u8) -> Scene {
        self.position.trains[seat] = trains;
        self
    }

    /// Gives a seat routes, by their ids.
    pub fn owns(mut self, seat: usize, routes: &[&str]) -> Scene {
        self.position.routes[seat] = routes.iter().map(|id| route(&self.tables, id)).collect();
        self
    }

    pub fn turn(mut self, seat: usize) -> Scene {
        self.position.turn = Seat::new(seat);
        self
    }

    /// Gives a seat tickets by their ids, wherever these tickets were.
    pub fn holds(mut self, seat: usize, tickets: &[&str]) -> Scene {
        for id in tickets {
            let ticket = ticket(&self.tables, id);
            self.position.piles.iter_mut().for_each(|pile| pile.top.remove(ticket));
            self.position.tickets.iter_mut().for_each(|held| held.remove(ticket));
            self.position.tickets[seat].insert(ticket);
        }
        self
    }

    /// Leaves only these tickets in a deck, in this order. The others go to the last seat.
    pub fn pile(mut self, deck: usize, tickets: &[&str]) -> Scene {
        let last = self.setup.colors.len() - 1;
        let ids: Vec<TicketId> = tickets.iter().map(|id| ticket(&self.tables, id)).collect();
        let pile = &mut self.position.piles[deck];
        for other in pile.top.iter().filter(|other| !ids.contains(other)) {
            self.position.tickets[last].insert(other);
        }
        pile.top = Default::default();
        pile.bottom = ids;
        self
    }

    /// Sets the passengers waiting at a place, given as letters.
    pub fn waiting(mut self, place: &str, colors: &str) -> Scene {
        let place = self::place(&self.tables, place);
        for letter in colors.chars() {
            let Card::Color(color) = card(letter) else { panic!("passengers have colours") };
            self.position.waiting.push((place, color));
        }
        self
    }

    /// Starts the last round with this many turns left, including this one.
    pub fn turns_left(mut self, turns: u8) -> Scene {
        self.position.turns_left = Some(turns);
        self
    }

    /// Sets the number of consecutive forced passes just before this turn.
    pub fn passes(mut self, passes: u8) -> Scene {
        self.position.passes = passes;
        self
    }

    /// Keeps the market as it is, although it would be reset (BASE-15).
    pub fn stands(mut self) -> Scene {
        self.position.stands = true;
        self
    }

    /// Sets a seat's dollars.
    pub fn coins(mut self, seat: usize, coins: i16) -> Scene {
        self.position.coins[seat] = coins;
        self
    }

    /// Leaves only these events in the deck, in this order. All other events are retired.
    pub fn events(mut self, ids: &[&str]) -> Scene {
        self.events = ids.iter().map(|id| event(&self.tables, id)).collect();
        let deck = self.events.iter().fold(0, |bits, event| bits | 1 << event);
        self.position.events = [deck, self.position.events[1] & !deck];
        self
    }

    /// Sets the events turned up before play began, the current one last. A later call of `events`
    /// does not remove them.
    pub fn turned(mut self, ids: &[&str]) -> Scene {
        for event in ids.iter().map(|id| event(&self.tables, id)) {
            self.position.events[0] &= !(1 << event);
            self.position.events[1] |= 1 << event;
            self.position.event = Some(event);
        }
        self
    }

    /// Removes all face-up cards, all cards in the piles and all tickets to draw, so that a seat
    /// can only claim.
    pub fn bare(self) -> Scene {
        self.market("- - - - -").deck("").pile(0, &[])
    }

    /// Returns the final scores for the routes, tickets and points set here, after seat 0 draws two
    /// cards in the last turn.
    pub fn count(self) -> Standings {
        let mut table = self.turn(0).market("r g b y k").deck("w w").turns_left(1).play();
        table.act(0, "draw").act(0, "draw");
        table.standings()
    }

    /// Starts a game at this position.
    pub fn play(mut self) -> Table {
        let mut script = VecDeque::new();
        if let Some(deck) = self.deck {
            let mut rest = self.tables.edition().cards;
            let position = &mut self.position;
            let in_deck = cards_of(&deck);
            let market: Cards = position.market.iter().flatten().copied().collect();
            rest.take_all(&in_deck);
            rest.take_all(&market);
            rest.take_all(&position.discard);
            position.hands.iter().for_each(|hand| rest.take_all(hand));
            position.hands[self.rest.index()].add_all(&rest);
            position.newspapers[0] = deck.iter().filter(|face| **face == Face::Newspaper).count() as u8;
            script = deck.into();
        }
        script.extend(self.later);
        let mut facts = Vec::new();
        let game = self.position.game(self.tables.clone(), &self.setup, &mut facts);
        let game = game.unwrap_or_else(|contradiction| panic!("the scene contradicts itself: {contradiction:?}"));
        let mut table = Table {
            game,
            setup: self.setup,
            script,
            tickets: VecDeque::new(),
            spare: Fast::new(7, 0),
            facts,
            log: Vec::new(),
            told: Vec::new(),
            opening: VecDeque::new(),
            events: self.events,
            rare: VecDeque::new(),
            excused: Vec::new(),
        };
        while table.deal_one() {}
        table.hear();
        table.excused = table.game.broken_laws().collect();
        table
    }
}

pub fn route(tables: &Tables<SMALL>, id: &str) -> RouteId {
    let at = tables.edition().routes.iter().position(|route| route.id == id);
    RouteId::new(at.unwrap_or_else(|| panic!("no route {id}")))
}

pub fn ticket(tables: &Tables<SMALL>, id: &str) -> TicketId {
    let at = tables.edition().tickets.iter().position(|ticket| ticket.id == id);
    TicketId::new(at.unwrap_or_else(|| panic!("no ticket {id}")))
}

pub fn event(tables: &Tables<SMALL>, id: &str) -> u8 {
    let at = tables.edition().events.iter().position(|event| event.id == id);
    at.unwrap_or_else(|| panic!("no event {id}")) as u8
}

pub fn place(tables: &Tables<SMALL>, id: &str) -> PlaceId {
    let at = tables.edition().places.iter().position(|place| place.id == id);
    PlaceId::new(at.unwrap_or_else(|| panic!("no place {id}")))
}

/// A game in play. Deals first use the scripted cards, then a seeded dealer.
pub struct Table {
    pub game: Game<SMALL>,
    pub setup: Setup,
    script: VecDeque<Face>,
    tickets: VecDeque<TicketId>,
    spare: Fast,
    facts: Vec<Fact<SMALL>>,
    /// Facts since play began, as a spectator saw them.
    pub log: Vec<FactData<SMALL>>,
    /// The same facts as each seat saw them.
    pub told: Vec<Vec<FactData<SMALL>>>,
    opening: VecDeque<Face>,
    events: VecDeque<u8>,
    /// Outcomes other than cards, tickets and events.
    pub rare: VecDeque<Outcome>,
    /// Laws that a scene breaks from the start, because it sets trains, points and newspapers
    /// without restrictions.
    excused: Vec<&'static str>,
}

impl Table {
    /// Starts a game from the beginning, dealt by a seed.
    pub fn new(edition: &str, seats: usize, seed: u64) -> Table {
        let edition = maps::edition(edition).expect("the edition is embedded");
        let setup = Setup::of(&edition, seats);
        Table::start(Tables::new(edition).expect("it fits"), setup, seed)
    }

    pub fn start(tables: Arc<Tables<SMALL>>, setup: Setup, seed: u64) -> Table {
        let mut table = Table::undealt(tables, setup, seed);
        table.settle();
        table
    }

    /// Starts a game with these opening hands, from seat 0 on, and this first market.
    pub fn opening(edition: &str, seats: usize, hands: &str, market: &str) -> Table {
        let edition = maps::edition(edition).expect("the edition is embedded");
        let setup = Setup::of(&edition, seats);
        let mut table = Table::undealt(Tables::new(edition).expect("it fits"), setup, 7);
        table.opening = faces(hands);
        table.script = faces(market);
        table.settle();
        table
    }

    /// Creates a game from the beginning, before anything is dealt.
    pub fn undealt(tables: Arc<Tables<SMALL>>, setup: Setup, seed: u64) -> Table {
        let mut facts = Vec::new();
        let game = Game::new(tables, &setup, &mut facts).expect("the table can start");
        Table {
            game,
            setup,
            script: VecDeque::new(),
            tickets: VecDeque::new(),
            spare: Fast::new(seed, 0),
            facts,
            log: Vec::new(),
            told: Vec::new(),
            opening: VecDeque::new(),
            events: VecDeque::new(),
            rare: VecDeque::new(),
            excused: Vec::new(),
        }
    }

    /// Sets the tickets to be dealt next, which the pile must be able to deal.
    pub fn deal_tickets(&mut self, tickets: &[&str]) {
        self.tickets = tickets.iter().map(|id| ticket(self.game.tables(), id)).collect();
    }

    fn settle(&mut self) {
        while self.deal_one() {}
        self.hear();
        self.assert_lawful();
    }

    /// Checks that no train card is lost or duplicated, and that the game breaks no law except
    /// those it broke at the start.
    fn assert_lawful(&self) {
        let open = self.game.open();
        let held = open.hands.iter().sum::<u8>() + open.market.cards().len();
        let telegram = open.campaign.as_ref().map_or(0, |campaign| campaign.telegram_cards);
        assert_eq!(open.deck + open.discard.len() + held + telegram, self.game.tables().edition().cards.len());
        let broken: Vec<&str> = self.game.broken_laws().filter(|law| !self.excused.contains(law)).collect();
        assert!(broken.is_empty(), "{broken:?}");
    }

    /// Resolves the pending deal. Returns false if there is none.
    pub fn deal_one(&mut self) -> bool {
        let Waiting::Chance(draw) = self.game.waiting() else { return false };
        let scripted = match self.game.deal_due() {
            Some(Deal::OpeningCard(_)) => self.opening.pop_front().map(Outcome::of),
            Some(Deal::Card(_) | Deal::Market(_) | Deal::Telegraph(_) | Deal::Hazard(_)) => {
                self.script.pop_front().map(Outcome::of)
            }
            Some(Deal::Ticket(..)) => self.tickets.pop_front().map(Outcome::Ticket),
            Some(Deal::Event(_)) => self.events.pop_front().map(Outcome::Event),
            Some(Deal::Window(_)) => self.tickets.pop_front().map(Outcome::Ticket),
            _ => self.rare.pop_front(),
        };
        let outcome = scripted.unwrap_or_else(|| self.spare.pick(&draw));
        self.game.deal(outcome, &mut self.facts).expect("the written deck can be dealt");
        self.hear();
        true
    }

    /// Logs the latest facts, as a spectator and as each seat saw them.
    fn hear(&mut self) {
        self.told.resize(self.setup.colors.len(), Vec::new());
        for fact in self.facts.drain(..) {
            self.log.push(*fact.seen_by(Viewer::Spectator).what());
            for (seat, told) in self.told.iter_mut().enumerate() {
                told.push(*fact.seen_by(Viewer::Seat(Seat::new(seat))).what());
            }
        }
    }

    /// Parses an action in the words of records, without the seat: `"take 0"`, `"claim a-b with red
    /// 2"`.
    pub fn action(&self, words: &str) -> Action {
        let line = format!("{} {words}", self.setup.colors[0]);
        match parse_input(self.game.tables().edition(), &self.setup.colors, &line) {
            Ok(RecordInput::Act(_, action)) => action,
            Ok(_) => panic!("'{words}' is not an action"),
            Err(reason) => panic!("'{words}': {reason}"),
        }
    }

    /// Acts, and resolves the deals that follow.
    pub fn act(&mut self, seat: usize, words: &str) -> &mut Table {
        let action = self.action(words);
        if let Err(refused) = self.game.act(Seat::new(seat), &action, &mut self.facts) {
            panic!("seat {seat} '{words}' was refused: {refused:?}");
        }
        self.settle();
        self
    }

    /// Acts without resolving the deals that follow.
    pub fn act_alone(&mut self, seat: usize, words: &str) -> &mut Table {
        let action = self.action(words);
        self.game.act(Seat::new(seat), &action, &mut self.facts).expect("the action is legal");
        self.hear();
        self
    }

    /// Creates a claim from the route's id and the letters of the cards paid.
    pub fn claiming(&self, route: &str, paid: &str) -> Action {
        Action::Claim { route: self::route(self.game.tables(), route), payment: cards(paid) }
    }

    /// Claims a route, and resolves the deals that follow.
    pub fn claim(&mut self, seat: usize, route: &str, paid: &str) -> &mut Table {
        let action = self.claiming(route, paid);
        if let Err(refused) = self.game.act(Seat::new(seat), &action, &mut self.facts) {
            panic!("seat {seat} claims {route} with {paid}: {refused:?}");
        }
        self.settle();
        self
    }

    /// Returns the code with which a claim is refused, and checks that nothing changes.
    pub fn refused_claim(&mut self, seat: usize, route: &str, paid: &str) -> &'static str {
        let action = self.claiming(route, paid);
        self.refuses(seat, &action)
    }

    /// Plays legal actions at random to the end, and calls `look` after every input, deals
    /// included.
    ///
    /// In `hoarding` out of ten actions, the seat draws a card if it can, which empties the piles.
    pub fn random_play(&mut self, seed: u64, hoarding: usize, mut look: impl FnMut(&Table)) -> &mut Table {
        let mut numbers = Stream::new(seed);
        loop {
            let seat = match self.game.waiting() {
                Waiting::Over => return self,
                Waiting::Chance(_) => {
                    self.deal_one();
                    look(self);
                    continue;
                }
                Waiting::Seat(seat) => seat,
                Waiting::Seats(waiting) => {
                    let asked: Vec<usize> = (0..5).filter(|seat| waiting >> seat & 1 == 1).collect();
                    Seat::new(asked[numbers.below(asked.len())])
                }
            };
            let all: Vec<Action> = self.game.choices(seat).iter().collect();
            let draws = all.iter().filter(|action| matches!(action, Action::DrawBlind | Action::DrawFaceUp(_))).count();
            let hoards = draws > 0 && numbers.below(10) < hoarding;
            let action = all[numbers.below(if hoards { draws } else { all.len() })];
            self.game.act(seat, &action, &mut self.facts).expect("a choice is legal");
            self.hear();
            look(self);
        }
    }

    /// Returns the code with which an action is refused, and checks that nothing changes.
    pub fn refused(&mut self, seat: usize, words: &str) -> &'static str {
        let action = self.action(words);
        self.refuses(seat, &action)
    }

    pub fn refuses(&mut self, seat: usize, action: &Action) -> &'static str {
        let before = self.hash();
        let refused = self.game.act(Seat::new(seat), action, &mut self.facts).expect_err("it must be refused");
        assert!(self.facts.is_empty());
        assert_eq!(self.hash(), before);
        refused.code()
    }

    /// Checks whether an action would be accepted.
    pub fn allows(&self, seat: usize, words: &str) -> bool {
        self.game.check(Seat::new(seat), &self.action(words)).is_ok()
    }

    pub fn hash(&self) -> String {
        rules::hash::state_hash(&self.game, &self.setup.colors)
    }

    pub fn own(&self, seat: usize) -> Own<SMALL> {
        self.game.view(Viewer::Seat(Seat::new(seat))).own.expect("a seat has its own side")
    }

    /// Returns a hand as letters.
    pub fn hand(&self, seat: usize) -> String {
        letters(&self.own(seat).hand)
    }

    /// Returns the market as letters.
    pub fn market(&self) -> String {
        let slots = self.game.open().market.slots();
        slots.map(|card| card.map_or('-', letter).to_string()).join(" ")
    }

    pub fn trains(&self, seat: usize) -> u8 {
        self.game.open().trains[seat]
    }

    pub fn score(&self, seat: usize) -> i16 {
        self.game.open().score[seat]
    }

    /// Counts the tickets left in a deck.
    pub fn left(&self, deck: usize) -> u16 {
        self.game.open().tickets_left(deck)
    }

    /// Counts the cards in the deck and in the discard pile.
    pub fn piles(&self) -> [u8; 2] {
        [self.game.open().deck, self.game.open().discard.len()]
    }

    /// Returns what the game is waiting for: `turn 0`, `second 0` (a second claim is `heading 0`),
    /// `tickets 0`, `passenger 0 berlin`, `mix`, `opening` or `over`. For a card's question, returns
    /// `use 0 ev01` or `cards 0 CLAIM`; for any other question, its word and the seat.
    pub fn asks(&self) -> String {
        match self.game.asking() {
            None => "over".to_string(),
            Some(Ask::OpeningMix) => "mix".to_string(),
            Some(Ask::OpeningTickets) => "opening".to_string(),
            Some(Ask::Turn(seat)) => format!("turn {}", seat.index()),
            Some(Ask::SecondCard(seat)) => format!("second {}", seat.index()),
            Some(Ask::Tickets(seat)) => format!("tickets {}", seat.index()),
            Some(Ask::Passenger(seat, place)) => {
                format!("passenger {} {}", seat.index(), self.game.tables().edition().places[place.index()].id)
            }
            Some(Ask::Use(seat, ability)) => {
                format!("use {} {}", seat.index(), self.game.tables().edition().card_id(ability))
            }
            Some(Ask::Choose(seat, ability)) => {
                format!("choose {} {}", seat.index(), self.game.tables().edition().card_id(ability))
            }
            Some(Ask::Take(seat)) => format!("take {}", seat.index()),
            Some(Ask::Second(seat)) => format!("heading {}", seat.index()),
            Some(Ask::Cards(seat, trigger)) => format!("cards {} {}", seat.index(), trigger.word()),
            Some(Ask::Load(seat, place)) => {
                format!("load {} {}", seat.index(), self.game.tables().edition().places[place.index()].id)
            }
            Some(ask) => {
                let name: String = format!("{ask:?}").chars().take_while(char::is_ascii_alphabetic).collect();
                format!("{} {}", name.to_lowercase(), ask.seat().map_or(0, Id::index))
            }
        }
    }

    /// Lists all legal answers of a seat.
    pub fn choices(&self, seat: usize) -> Vec<Action> {
        self.game.choices(Seat::new(seat)).iter().collect()
    }

    /// Returns the payments among a seat's choices for one route, as letters.
    pub fn payments(&self, seat: usize, id: &str) -> Vec<String> {
        let wanted = route(self.game.tables(), id);
        let payments = self.choices(seat).into_iter().filter_map(|action| match action {
            Action::Claim { route, payment } if route == wanted => Some(letters(&payment)),
            _ => None,
        });
        payments.collect()
    }

    /// Returns the ids of the tickets that a seat is offered.
    pub fn offer(&self, seat: usize) -> Vec<String> {
        let edition = self.game.tables().edition();
        self.own(seat).offer.as_slice().iter().map(|ticket| edition.tickets[ticket.index()].id.clone()).collect()
    }

    pub fn tickets(&self, seat: usize) -> Vec<String> {
        let edition = self.game.tables().edition();
        self.own(seat).tickets.iter().map(|ticket| edition.tickets[ticket.index()].id.clone()).collect()
    }

    /// Keeps the first `count` opening tickets of each seat.
    pub fn keep_all(&mut self, count: usize) -> &mut Table {
        for seat in 0..self.setup.colors.len() {
            let kept = self.offer(seat)[..count].join(" ");
            self.act(seat, &format!("keep {kept}"));
        }
        self
    }

    /// Draws cards, from the deck or else the lowest slot, until the game asks something else.
    pub fn end_turn_by_drawing(&mut self, seat: usize) -> &mut Table {
        while self.asks() == format!("turn {seat}") || self.asks() == format!("second {seat}") {
            let words =
                if self.allows(seat, "draw") { "draw".to_string() } else { format!("take {}", self.slot(seat)) };
            self.act(seat, &words);
        }
        self
    }

    fn slot(&self, seat: usize) -> usize {
        (0..5).find(|slot| self.allows(seat, &format!("take {slot}"))).expect("a card can be taken")
    }

    /// Returns the passengers waiting at a place, as letters.
    pub fn waiting(&self, id: &str) -> String {
        let tables = self.game.tables();
        let waiting = self.game.open().waiting_at(tables, place(tables, id));
        waiting.iter().flatten().map(|&color| letter(Card::Color(color))).collect()
    }

    /// Returns a seat's passengers, as letters.
    pub fn pool(&self, seat: usize) -> String {
        let counts = self.game.open().passengers[seat];
        Color::ALL.iter().map(|&c| letter(Card::Color(c)).to_string().repeat(counts[c as usize] as usize)).collect()
    }

    pub fn standings(&self) -> Standings {
        self.game.standings().expect("the game is over")
    }

    /// Counts the logged facts of the given kind.
    pub fn count(&self, kind: impl Fn(&FactData<SMALL>) -> bool) -> usize {
        self.log.iter().filter(|what| kind(what)).count()
    }
}
