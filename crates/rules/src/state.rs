//! The whole state of a game as one value, and the loop that processes its agenda.

use crate::action::Action;
use crate::agenda::{Ask, Deal, Task};
use crate::card::{Card, Cards, Color, Mark};
use crate::chance::{Chance, Draw, Outcome};
use crate::fact::{Fact, FactData, Listener};
use crate::hidden::Hidden;
use crate::ids::{Id, PlaceId, Seat};
use crate::limits::SEATS_MAX;
use crate::mechanism;
use crate::open::Open;
use crate::own::Own;
use crate::pile::TicketPiles;
use crate::seen::Viewer;
use crate::tables::Tables;
use crate::ticket::Mix;

/// The state of a game without its edition. All of it except the campaign state is stored inline.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct State<const W: usize> {
    pub open: Open<W>,
    pub own: [Own<W>; SEATS_MAX],
    pub hidden: Hidden<W>,
}

/// The processing of one answer: the state, its lookup tables, the source of chance, and the
/// listener.
pub(crate) struct Transition<'a, const W: usize, C, L: ?Sized> {
    pub tables: &'a Tables<W>,
    pub state: &'a mut State<W>,
    pub chance: &'a mut C,
    pub listener: &'a mut L,
}

impl<const W: usize> State<W> {
    /// Creates the state of a game in which nothing has been dealt.
    pub fn new(tables: &Tables<W>, seats: usize) -> Self {
        State {
            open: Open::new(tables, seats),
            own: [Own::NEW; SEATS_MAX],
            hidden: Hidden { deck: tables.edition.cards, tickets: TicketPiles::new(tables.decks) },
        }
    }

    /// Returns the cards that the train deck can deal next.
    #[inline(always)]
    fn deck(&self) -> Draw<W> {
        Draw::Card { cards: self.hidden.deck, newspapers: self.open.deck_newspapers }
    }

    /// Returns the possible outcomes of this deal, with their weights.
    pub fn draw(&self, tables: &Tables<W>, deal: Deal) -> Draw<W> {
        match deal {
            Deal::Card(_) | Deal::Market(_) | Deal::OpeningCard(_) | Deal::Telegraph(_) | Deal::Hazard(_) => {
                self.deck()
            }
            Deal::Ticket(_, deck) => Draw::Ticket(self.hidden.tickets.next(deck as usize)),
            Deal::Passenger(_) => Draw::Passenger(Cards::of_colors(self.open.bag)),
            Deal::First => Draw::First { seats: self.open.seats },
            _ => mechanism::draw(tables, &self.open, &self.hidden.tickets, deal),
        }
    }
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Reborrows the transition for rare operations. Frequent operations are inlined into one
    /// function, and there the transition stays in registers only if it is not passed to other
    /// functions.
    #[inline(always)]
    pub fn aside(&mut self) -> Transition<'_, W, C, L> {
        Transition { tables: self.tables, state: self.state, chance: self.chance, listener: self.listener }
    }

    /// Applies a fact. Once a game has started, only this function changes its state, except for
    /// the agenda. Each part of the state receives only the information that belongs to it.
    #[inline(always)]
    pub fn happen(&mut self, what: FactData<W>) {
        let State { open, own, hidden } = &mut *self.state;
        hidden.note(open, |ticket| self.tables.ticket(ticket).deck as usize, &what);
        open.note(self.tables, &what.redacted(Viewer::Spectator));
        if let Some(seat) = what.changes_own() {
            own[seat.index()].note(&what.redacted(Viewer::Seat(seat)));
        }
        self.listener.hear(Fact(what));
    }

    #[inline(always)]
    pub fn push(&mut self, task: Task) {
        self.state.open.agenda.push(task);
    }

    #[inline(always)]
    pub fn pop(&mut self) {
        self.state.open.agenda.pop();
    }

    /// Runs the tasks on the agenda until a seat must answer, a deal is needed, or the game is
    /// over.
    #[inline(always)]
    pub fn settle(&mut self) {
        loop {
            match *self.state.open.agenda.top() {
                Task::Close if self.state.open.over => return,
                Task::Close if self.state.open.campaign.is_none() => return self.end_turn(),
                Task::Close => self.aside().close(),
                Task::Ask(Ask::SecondCard(seat)) if self.no_second_card() => {
                    self.pop();
                    self.happen(FactData::NoSecondCard { seat });
                }
                Task::Ask(Ask::TelegraphKeep(_)) if self.telegram_is_empty() => self.pop(),
                Task::Ask(_) => return,
                Task::Deal(Deal::Market(slot)) if self.state.open.card_left() => {
                    match self.chance.answer(|| self.state.deck()) {
                        None => return,
                        Some(outcome) => {
                            self.pop();
                            self.face_dealt(Deal::Market(slot), outcome);
                        }
                    }
                }
                Task::Deal(deal) => {
                    if !self.aside().rare_deal(deal) {
                        return;
                    }
                }
                Task::Turn(seat) if self.state.open.campaign.is_none() => {
                    self.pop();
                    self.begin_turn(seat);
                }
                Task::Steps(claim, from) => {
                    self.pop();
                    self.run_steps(claim, from);
                }
                Task::DealTickets(seat, left) => {
                    self.pop();
                    self.deal_tickets(seat, left);
                }
                Task::Board(seat, place) => {
                    self.pop();
                    self.aside().board(seat, place);
                }
                Task::Bonus(seat) => {
                    self.pop();
                    self.push(Task::Deal(Deal::Card(seat)));
                }
                task @ (Task::PlacePassengers(..)
                | Task::DealHands(..)
                | Task::LayMarket
                | Task::AddNewspapers
                | Task::OpeningTickets(_)
                | Task::FindFirst) => self.aside().set_up(task),
                // All variants are listed, because the jump table needs no range check without a
                // catch-all arm.
                task @ (Task::Turn(_)
                | Task::Trigger(..)
                | Task::ClaimEvent(_)
                | Task::ClaimDone
                | Task::Begin(..)
                | Task::Clause { .. }
                | Task::Take(_)
                | Task::TurnEvent(_)
                | Task::DrawTickets(_)
                | Task::TicketsDone
                | Task::TurnBegins(..)
                | Task::Refreshing
                | Task::Nothing
                | Task::All(..)
                | Task::Crew(..)
                | Task::Cards(..)
                | Task::News(_)
                | Task::Mechanism(..)
                | Task::Load(..)
                | Task::Layout(_)
                | Task::CrewCall(..)
                | Task::Ending(_)) => self.aside().carry(task),
            }
        }
    }

    /// Applies an answer that has been checked.
    #[inline(always)]
    pub fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::DrawBlind => self.draw_blind(seat),
            Action::DrawFaceUp(slot) => self.draw_face_up(seat, slot),
            Action::Claim { route, payment } => self.claim(seat, route, &payment),
            _ => self.aside().act_rarely(seat, action),
        }
        self.settle();
    }

    /// Applies the less frequent answers, whose code is not inlined.
    #[inline(never)]
    fn act_rarely(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::DrawTickets(mix) => self.draw_tickets(seat, mix),
            Action::KeepTickets { kept, returned } => self.keep_tickets(seat, &kept, &returned),
            Action::TakePassenger { place, color } => {
                self.pop();
                self.happen(FactData::Boarded { seat, place, color });
            }
            Action::NameMix(mix) => self.name_mix(seat, mix),
            Action::Answer(answer) => self.answer(seat, answer),
            Action::Name(route) => self.name_route(seat, route),
            Action::Pay { cards, snow } => self.pay_route(seat, &cards, snow),
            Action::Pass => {
                self.pop();
                self.happen(FactData::Passed { seat });
            }
            _ => unreachable!("the others are given often"),
        }
    }

    /// Checks whether the telegram is empty because the deck ran out while events took effect.
    fn telegram_is_empty(&self) -> bool {
        self.state.open.campaign.as_ref().is_some_and(|campaign| campaign.telegram_cards == 0)
    }

    /// Makes a pending deal, or cancels it if no train card is left for it. Returns false if the
    /// outcome will come with a later input.
    #[inline(never)]
    fn rare_deal(&mut self, deal: Deal) -> bool {
        let of_card = matches!(deal, Deal::Card(_) | Deal::Market(_) | Deal::Telegraph(_) | Deal::Hazard(_));
        if of_card && !self.state.open.card_left() {
            self.pop();
            return true;
        }
        let Some(outcome) = self.answer_of_chance(deal) else { return false };
        self.pop();
        self.dealt(deal, outcome);
        true
    }

    /// Returns the outcome of a deal; `None` if it will come with a later input. Frequent deals
    /// have their own match arms, so that the compiler knows the kind of draw.
    #[inline(always)]
    fn answer_of_chance(&mut self, deal: Deal) -> Option<Outcome> {
        match deal {
            Deal::Card(_) | Deal::Market(_) | Deal::OpeningCard(_) => self.chance.answer(|| self.state.deck()),
            Deal::Ticket(_, deck) => self.chance.answer(|| Draw::Ticket(self.state.hidden.tickets.next(deck as usize))),
            Deal::Passenger(_) => self.chance.answer(|| Draw::<W>::Passenger(Cards::of_colors(self.state.open.bag))),
            _ => self.aside().rare_answer_of_chance(deal),
        }
    }

    #[inline(never)]
    fn rare_answer_of_chance(&mut self, deal: Deal) -> Option<Outcome> {
        self.chance.answer(|| self.state.draw(self.tables, deal))
    }

    /// Deals immediately if the outcome is available. Otherwise, schedules the deal.
    #[inline(always)]
    pub fn deal(&mut self, deal: Deal) {
        match self.answer_of_chance(deal) {
            None => self.push(Task::Deal(deal)),
            Some(outcome) => self.dealt(deal, outcome),
        }
    }

    /// Applies the outcome of the pending deal and continues.
    pub fn deal_now(&mut self, deal: Deal, outcome: Outcome) {
        self.pop();
        self.dealt(deal, outcome);
        self.settle();
    }

    /// Applies a deal that has been checked.
    #[inline(always)]
    pub fn dealt(&mut self, deal: Deal, outcome: Outcome) {
        match (deal, outcome) {
            (Deal::Card(_) | Deal::Market(_) | Deal::OpeningCard(_) | Deal::Telegraph(_) | Deal::Hazard(_), _) => {
                self.face_dealt(deal, outcome);
            }
            (Deal::Ticket(seat, deck), Outcome::Ticket(ticket)) => {
                self.happen(FactData::TicketDealt { seat, deck, ticket: Some(ticket) });
            }
            (Deal::Passenger(place), Outcome::Passenger(color)) => {
                self.happen(FactData::PassengerPlaced { place, color });
            }
            (Deal::First, Outcome::First(seat)) => self.aside().begin(seat),
            _ => self.aside().mechanism_dealt(deal, outcome),
        }
    }

    /// Handles the top card of the deck, which may be a newspaper.
    #[inline(always)]
    fn face_dealt(&mut self, deal: Deal, outcome: Outcome) {
        match outcome {
            Outcome::Card(card) => self.card_dealt(deal, card, None),
            Outcome::Marked(color, mark) => self.aside().marked_card_dealt(deal, color, mark),
            Outcome::Newspaper => self.aside().newspaper(deal),
            _ => unreachable!("the deal was checked"),
        }
    }

    /// Puts a card into a hand or the market, or passes it to a mechanism.
    #[inline(always)]
    fn card_dealt(&mut self, deal: Deal, card: Card, mark: Option<Mark>) {
        match deal {
            Deal::Card(seat) => {
                self.happen(FactData::CardDrawn { seat, card: Some(card), mark });
                self.refill_market();
            }
            Deal::Market(slot) => {
                self.happen(FactData::CardLaid { slot, card, mark });
                self.refill_market();
            }
            Deal::OpeningCard(seat) => self.happen(FactData::CardDealt { seat, card: Some(card), mark }),
            _ => self.aside().mechanism_card_dealt(deal, card, mark),
        }
    }

    #[cold]
    fn marked_card_dealt(&mut self, deal: Deal, color: Color, mark: Mark) {
        self.card_dealt(deal, Card::Color(color), Some(mark));
    }

    /// Discards a newspaper and repeats the draw. In campaign games, the newspaper turns up an
    /// event first.
    fn newspaper(&mut self, deal: Deal) {
        self.happen(FactData::NewspaperTurned);
        self.reshuffle_if_empty();
        self.push(Task::Deal(deal));
        if self.state.open.campaign.is_some() {
            let by = self.news_by(deal);
            self.push(Task::TurnEvent(by));
            self.make_room();
        }
    }

    /// Gives the seat a passenger, after asking which one if several colours are waiting (GER-13).
    fn board(&mut self, seat: Seat, place: PlaceId) {
        let waiting = self.state.open.waiting_at(self.tables, place);
        match *waiting {
            [] => {}
            [Some(color), .., last] if last != Some(color) => self.push(Task::Ask(Ask::Passenger(seat, place))),
            [color, ..] => {
                if let Some(color) = color {
                    self.happen(FactData::Boarded { seat, place, color });
                }
            }
        }
    }

    /// Ends the game, or passes the turn to the next seat, beginning the last round if it is due
    /// (BASE-38 to BASE-40).
    #[inline(always)]
    fn end_turn(&mut self) {
        if let Some(seat) = self.turn_over() {
            self.begin_turn(self.next_seat(seat));
        }
    }

    /// Ends the game if it is due to end. Otherwise, begins the last round if that is due, and
    /// returns the seat whose turn it was.
    #[inline(always)]
    pub fn turn_over(&mut self) -> Option<Seat> {
        if self.is_over() {
            self.aside().finish();
            return None;
        }
        let open = &self.state.open;
        let seat = open.turn.expect("a turn has begun");
        if open.turns_left.is_none() && open.trains[seat.index()] <= open.terms.end_at {
            let turns = open.seats;
            self.happen(FactData::LastRound { seat, turns });
        }
        Some(seat)
    }

    /// Checks whether the last turn has been taken, or all seats have passed in a row.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        let open = &self.state.open;
        open.turns_left == Some(0) || open.passes == open.seats
    }

    /// Returns the seat that follows this one clockwise.
    #[inline(always)]
    pub fn next_seat(&self, seat: Seat) -> Seat {
        Seat::new(if seat.index() + 1 == self.state.open.seats() { 0 } else { seat.index() + 1 })
    }

    #[inline(always)]
    fn begin_turn(&mut self, seat: Seat) {
        self.happen(FactData::TurnBegan { seat });
        self.push(Task::Ask(Ask::Turn(seat)));
    }

    /// Ends the game and reveals everything.
    #[inline(never)]
    fn finish(&mut self) {
        self.happen(FactData::Ended);
        for seat in self.state.open.all_seats() {
            let own = &self.state.own[seat.index()];
            let (hand, tickets) = (own.hand, own.tickets);
            self.happen(FactData::HandShown { seat, hand, tickets });
        }
        let cards: Cards = self.state.hidden.deck;
        self.happen(FactData::DeckShown { cards });
        let piles = self.state.hidden.tickets;
        for deck in 0..self.tables.edition.decks.len() as u8 {
            self.happen(FactData::TicketsShown { deck, layers: piles.shuffled(deck as usize) });
            for ticket in piles.in_order(deck as usize) {
                self.happen(FactData::TicketShown { deck, ticket });
            }
        }
    }

    /// Deals a seat's next ticket, from the first deck before the second, and schedules the rest.
    #[inline(always)]
    fn deal_tickets(&mut self, seat: Seat, mut left: [u8; 2]) {
        if let Some(deck) = left.iter().position(|&count| count > 0) {
            left[deck] -= 1;
            self.push(Task::DealTickets(seat, left));
            self.deal(Deal::Ticket(seat, deck as u8));
        }
    }

    /// Counts the tickets in a list, by deck.
    pub fn mix_of(&self, tickets: impl IntoIterator<Item = crate::ids::TicketId>) -> Mix {
        let mut mix = Mix::default();
        for ticket in tickets {
            mix.0[self.tables.ticket(ticket).deck as usize] += 1;
        }
        mix
    }
}
