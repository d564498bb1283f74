//! The agenda: the pending tasks of a game, stored as a small stack of plain data.

use serde::{Deserialize, Serialize};

use crate::ability::Trigger;
use crate::ids::{PlaceId, RouteId, Seat, Slot};
use crate::mechanism::MechanismStep;

/// A question to one seat, or to all seats at the opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// All seats: how many opening tickets to request from each deck.
    OpeningMix,
    /// All seats: which of the opening tickets to keep.
    OpeningTickets,
    /// Which action to take this turn.
    Turn(Seat),
    /// Which second card to take.
    SecondCard(Seat),
    /// Which of the drawn tickets to keep.
    Tickets(Seat),
    /// Which of the passengers at this place to take.
    Passenger(Seat, PlaceId),
    /// Whether to pay the cost of a card and use it.
    Use(Seat, u8),
    /// Which of a card's two effects to apply.
    Choose(Seat, u8),
    /// Which face-up card to take because of an effect.
    Take(Seat),
    /// Whether to use a crew card.
    Crew(Seat, u8),
    /// Which postcard to use at this moment, if any.
    Cards(Seat, Trigger),
    /// Whether to pay a crew card's wage.
    Wage(Seat, u8),
    /// Before the first turn: whether to take cards or money.
    Privilege(Seat),
    /// Whether to use stakes in place of a card for the named route.
    Stakes(Seat),
    /// How to pay for the named route.
    Pay(Seat),
    /// Which second route to claim by paying a locomotive, if any.
    Second(Seat),
    /// Whether to declare hazard freight.
    Hazard(Seat),
    /// Which token to deliver, if any.
    Deliver(Seat),
    /// Whether to load this city's token.
    Load(Seat, PlaceId),
    /// Whether to send a telegram.
    #[serde(rename = "wire")]
    Telegraph(Seat),
    /// Which card from a telegram to keep.
    #[serde(rename = "wire-keep")]
    TelegraphKeep(Seat),
    /// At which end of the route to dine, if any.
    #[serde(rename = "dine")]
    HouseMeal(Seat),
    /// At which end of the route to build an eating house, if any.
    #[serde(rename = "house")]
    HouseSite(Seat),
    /// Which face-up ticket to take, if any.
    Window(Seat),
}

impl Ask {
    /// Returns the seat that is asked; `None` if all seats are.
    #[inline(always)]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Ask::OpeningMix | Ask::OpeningTickets => None,
            Ask::Turn(seat)
            | Ask::SecondCard(seat)
            | Ask::Tickets(seat)
            | Ask::Passenger(seat, _)
            | Ask::Use(seat, _)
            | Ask::Choose(seat, _)
            | Ask::Take(seat)
            | Ask::Crew(seat, _)
            | Ask::Cards(seat, _)
            | Ask::Wage(seat, _)
            | Ask::Privilege(seat)
            | Ask::Stakes(seat)
            | Ask::Pay(seat)
            | Ask::Second(seat)
            | Ask::Hazard(seat)
            | Ask::Deliver(seat)
            | Ask::Load(seat, _)
            | Ask::Telegraph(seat)
            | Ask::TelegraphKeep(seat)
            | Ask::HouseMeal(seat)
            | Ask::HouseSite(seat)
            | Ask::Window(seat) => Some(seat),
        }
    }
}

impl Ask {
    /// Checks whether players answer this question with
    /// [`Action::Answer`](crate::action::Action::Answer). For [`Ask::Second`], only declining is
    /// such an answer.
    pub fn is_of_card(self) -> bool {
        !matches!(
            self,
            Ask::OpeningMix
                | Ask::OpeningTickets
                | Ask::Turn(_)
                | Ask::SecondCard(_)
                | Ask::Tickets(_)
                | Ask::Passenger(..)
                | Ask::Take(_)
                | Ask::Pay(_)
        )
    }
}

/// A random outcome that the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// The colour of a passenger to place here.
    Passenger(PlaceId),
    /// A card for an opening hand.
    OpeningCard(Seat),
    /// A card from the deck for a seat's hand.
    Card(Seat),
    /// A card from the deck for the market.
    Market(Slot),
    /// A ticket from this deck for a seat's offer.
    Ticket(Seat, u8),
    /// The starting seat.
    First,
    /// An event, and the seat, if any, to which it is credited.
    Event(Option<Seat>),
    /// A face-up ticket for this slot of the window.
    Window(u8),
    /// The colour of the routes that pay into the pool.
    Rate,
    /// A route for snow to fall on.
    Snow,
    /// A pavilion to lay out.
    Pavilion,
    /// A postcard from general delivery.
    Postcard(Seat),
    /// A card for a seat's telegram.
    #[serde(rename = "wire")]
    Telegraph(Seat),
    /// A card turned up for a seat's hazard freight.
    Hazard(Seat),
}

/// A route, and the seat that claims it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Claim {
    pub seat: Seat,
    pub route: RouteId,
}

/// A task on the agenda. Tasks contain no secrets: all viewers may see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// End the turn or the game. This is the bottom of every agenda.
    Close,
    /// Wait for a random outcome.
    Deal(Deal),
    /// Wait for the answer to a question.
    Ask(Ask),
    /// Setup: place passengers, continuing at this place, where this many have already been placed.
    PlacePassengers(PlaceId, u8),
    /// Setup: deal opening hands, continuing at this seat, which already has this many cards.
    DealHands(Seat, u8),
    /// Setup: deal the market.
    LayMarket,
    /// Setup: shuffle the newspapers into the deck.
    AddNewspapers,
    /// Setup: deal opening tickets to this seat and all after it.
    OpeningTickets(Seat),
    /// Setup: determine the starting seat.
    FindFirst,
    /// Begin a turn.
    Turn(Seat),
    /// Deal this many tickets from each deck to this seat.
    DealTickets(Seat, [u8; 2]),
    /// Run the claim steps, starting with this slot, counted from 0.
    Steps(Claim, u8),
    /// Give the seat a passenger from this place, asking first if several colours are waiting.
    Board(Seat, PlaceId),
    /// Give the seat a card from the deck, if there is one.
    Bonus(Seat),
    /// Let all of a seat's cards react to a trigger.
    Trigger(Trigger, Seat),
    /// Apply the event that was current when the route was named.
    ClaimEvent(Seat),
    /// End a claim whose consequences have been processed.
    ClaimDone,
    /// Apply this ability for this seat.
    Begin(u8, Seat),
    /// Apply one clause of an ability to each seat in a bit set.
    #[serde(rename = "act")]
    Clause {
        #[serde(rename = "deed")]
        ability: u8,
        #[serde(rename = "act")]
        clause: u8,
        seats: u8,
    },
    /// Let the seat choose a face-up card other than a locomotive, if there is one.
    Take(Seat),
    /// Turn up the next event, if there is one, and credit it to this seat, if any.
    TurnEvent(Option<Seat>),
    /// Draw the tickets of a ticket turn.
    DrawTickets(Seat),
    /// End a choice of tickets.
    TicketsDone,
    /// Begin a turn of a campaign game; the flag is true for an extra turn.
    TurnBegins(Seat, bool),
    /// Marks that the market is being refreshed.
    Refreshing,
    /// Do nothing: the task was cancelled.
    Nothing,
    /// Let the cards of each seat in a bit set react to a trigger, in turn order.
    All(Trigger, u8),
    /// Let the seat's crew react to a trigger, starting with the crew card in this slot.
    Crew(Trigger, Seat, u8),
    /// Let the seat use postcards at a trigger. The bit set contains the postcards already used.
    Cards(Trigger, Seat, u8),
    /// Credit this seat with the newspaper again, in case the event turned up another newspaper.
    News(Option<Seat>),
    /// Run the step that a mechanism adds to a claim.
    #[serde(rename = "trade")]
    Mechanism(MechanismStep, Seat),
    /// Offer the claimer this city's freight token.
    Load(Seat, PlaceId),
    /// Run one stage of the campaign setup before the first turn.
    Layout(u8),
    /// Ask the seats in a bit set whether to pay their crew's wages, starting with the first seat's
    /// crew card in this slot.
    CrewCall(u8, u8),
    /// Run one stage between the last turn and scoring.
    Ending(u8),
}

/// Capacity of the agenda's stack, including the bottom task. The capacity is a power of two,
/// because the stack wraps its index instead of checking bounds.
const DEPTH: usize = 16;

/// A stack of tasks; the last one runs next.
#[derive(Clone, Copy)]
pub(crate) struct Agenda {
    tasks: [Task; DEPTH],
    top: u8,
}

impl Agenda {
    /// An agenda with only its bottom task.
    pub const EMPTY: Agenda = Agenda { tasks: [Task::Close; DEPTH], top: 0 };

    /// Creates an agenda from a list of tasks, of which the last runs first. Returns `None` if
    /// there are too many.
    pub fn of(tasks: &[Task]) -> Option<Agenda> {
        let mut agenda = Agenda::EMPTY;
        (tasks.len() < DEPTH).then(|| tasks.iter().for_each(|task| agenda.push(*task)))?;
        Some(agenda)
    }

    /// Returns a reference to the top task. Copying the whole task right after its bytes were
    /// written one by one would stall the processor.
    #[inline(always)]
    pub fn top(&self) -> &Task {
        &self.tasks[self.top as usize % DEPTH]
    }

    #[inline(always)]
    pub fn push(&mut self, task: Task) {
        self.top += 1;
        debug_assert!((self.top as usize) < DEPTH);
        self.tasks[self.top as usize % DEPTH] = task;
    }

    #[inline(always)]
    pub fn pop(&mut self) {
        debug_assert!(self.top > 0);
        self.top -= 1;
    }

    /// Moves the lowest tasks to `outside` if the stack is more than half full.
    /// [`refill`](Self::refill) brings them back.
    pub fn spill(&mut self, outside: &mut Vec<Task>) {
        let top = self.top as usize;
        if top > DEPTH / 2 {
            let out = top - DEPTH / 4;
            outside.extend_from_slice(&self.tasks[1..=out]);
            self.tasks.copy_within(out + 1..=top, 1);
            self.top -= out as u8;
        }
    }

    /// Refills the empty stack with the last tasks that [`spill`](Self::spill) moved out.
    pub fn refill(&mut self, outside: &mut Vec<Task>) {
        let back = outside.len().min(DEPTH / 2);
        for task in outside.drain(outside.len() - back..) {
            self.push(task);
        }
    }

    pub fn below_top(&self) -> Task {
        self.tasks[(self.top as usize).wrapping_sub(1) % DEPTH]
    }

    /// Iterates mutably over all tasks above the bottom one.
    pub fn tasks_mut(&mut self) -> impl Iterator<Item = &mut Task> {
        self.tasks[1..=self.top as usize].iter_mut()
    }

    /// Iterates over all tasks above the bottom one; the last one runs next.
    pub fn tasks(&self) -> impl Iterator<Item = Task> + '_ {
        self.tasks[1..=self.top as usize].iter().copied()
    }
}

/// Compares only the entries up to `top`; those above it are stale.
impl PartialEq for Agenda {
    fn eq(&self, other: &Self) -> bool {
        self.tasks().eq(other.tasks())
    }
}

impl Eq for Agenda {}

impl std::fmt::Debug for Agenda {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tasks()).finish()
    }
}

impl Serialize for Agenda {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tasks())
    }
}
