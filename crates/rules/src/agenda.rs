//! What is still to be done before the next answer: a small stack of plain data.

use serde::Serialize;

use crate::deed::Trigger;
use crate::ids::{PlaceId, RouteId, Seat, Slot};

/// A question to one seat, or at the opening to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// All seats: name a mix of tickets.
    OpeningMix,
    /// All seats: which of the opening tickets to keep.
    OpeningTickets,
    /// What to do this turn.
    Turn(Seat),
    /// Which second card to take.
    SecondCard(Seat),
    /// Which of the drawn tickets to keep.
    Tickets(Seat),
    /// Which passenger to take at this place.
    Passenger(Seat, PlaceId),
    /// Whether to use a card at its cost.
    Use(Seat, u8),
    /// Which of the two effects between which a card lets choose.
    Choose(Seat, u8),
    /// Which face-up card to take that an effect gives.
    Take(Seat),
}

impl Ask {
    /// The seat that is asked, unless all are.
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
            | Ask::Take(seat) => Some(seat),
        }
    }
}

/// Something chance must answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deal {
    /// The colour of a passenger to wait here.
    Passenger(PlaceId),
    /// A card of an opening hand.
    OpeningCard(Seat),
    /// A card from the deck to a hand.
    Card(Seat),
    /// A card from the deck to the market.
    Market(Slot),
    /// A ticket of this deck for a seat's offer.
    Ticket(Seat, u8),
    /// Who begins.
    First,
    /// An event.
    Event,
}

/// A claim whose consequences are being worked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Claim {
    /// Who claimed.
    pub seat: Seat,
    /// What was claimed.
    pub route: RouteId,
}

/// One thing to be done. Plain data planned from the open table, so it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Nothing is left to be done: the turn is over, or the game. The bottom of every agenda.
    Close,
    /// Wait for chance.
    Deal(Deal),
    /// Wait for a player.
    Ask(Ask),
    /// Set-up: passengers for this place (so many lie already) and the ones after it.
    PlacePassengers(PlaceId, u8),
    /// Set-up: cards for this seat (so many dealt) and the ones after it.
    DealHands(Seat, u8),
    /// Set-up: lay the market.
    LayMarket,
    /// Set-up: shuffle the newspapers in.
    AddNewspapers,
    /// Set-up: the opening tickets of this seat and the ones after it.
    OpeningTickets(Seat),
    /// Set-up: settle who begins.
    FindFirst,
    /// Begin a turn.
    Turn(Seat),
    /// Deal so many tickets of each deck to this seat.
    DealTickets(Seat, [u8; 2]),
    /// Run the claim steps from this number on.
    Steps(Claim, u8),
    /// A passenger for the claimer at this place, asked about where several colours wait.
    Board(Seat, PlaceId),
    /// A card from the deck for this seat, if there is one.
    Bonus(Seat),
    /// What cards have to say at this moment of a seat.
    Trigger(Trigger, Seat),
    /// What the event has to say that was current when the route was claimed.
    ClaimEvent(Seat),
    /// A claim and all that followed is over.
    ClaimDone,
    /// A deed of a card for this seat.
    Begin(u8, Seat),
    /// One act of a deed on these seats, a bit each.
    Act { deed: u8, act: u8, seats: u8 },
    /// A face-up card for this seat, if there is one that is no locomotive.
    Take(Seat),
    /// The next event, if there is one.
    TurnEvent,
    /// Draw the tickets of a ticket turn.
    DrawTickets(Seat),
    /// Tickets have been chosen.
    TicketsDone,
    /// Begin a turn, one beyond the usual ones or not.
    TurnBegins(Seat, bool),
    /// The action of a turn is over.
    TurnEnd(Seat),
    /// The market is being refreshed.
    Refreshing,
    /// What stood here has become needless.
    Nothing,
}

/// The deepest the agenda gets, with room for rules of editions to come. A power of two: the stack wraps its index
/// instead of checking it.
const DEPTH: usize = 16;

/// The stack of tasks; the one to be done next is the last.
#[derive(Clone, Copy)]
pub(crate) struct Agenda {
    tasks: [Task; DEPTH],
    top: u8,
}

impl Agenda {
    /// Only the bottom.
    pub const EMPTY: Agenda = Agenda { tasks: [Task::Close; DEPTH], top: 0 };

    /// The task on top. Looked at where it lies: copied as a whole right after its bytes were written one by one, it
    /// would stall the processor.
    #[inline(always)]
    pub fn top(&self) -> &Task {
        &self.tasks[self.top as usize % DEPTH]
    }

    /// Puts a task on top.
    #[inline(always)]
    pub fn push(&mut self, task: Task) {
        self.top += 1;
        debug_assert!((self.top as usize) < DEPTH);
        self.tasks[self.top as usize % DEPTH] = task;
    }

    /// Takes the top task off.
    #[inline(always)]
    pub fn pop(&mut self) {
        debug_assert!(self.top > 0);
        self.top -= 1;
    }

    /// Moves the lower half out when there is little room left; it comes back when the rest is done.
    pub fn spill(&mut self, outside: &mut Vec<Task>) {
        if self.top as usize > DEPTH / 2 {
            let half = DEPTH / 2;
            outside.extend_from_slice(&self.tasks[1..=half]);
            self.tasks.copy_within(half + 1.., 1);
            self.top -= half as u8;
        }
    }

    /// Brings tasks back that were moved out.
    pub fn refill(&mut self, outside: &mut Vec<Task>) {
        let back = outside.len().min(DEPTH / 2);
        for task in outside.drain(outside.len() - back..) {
            self.push(task);
        }
    }

    /// All tasks above the bottom, to be changed.
    pub fn tasks_mut(&mut self) -> impl Iterator<Item = &mut Task> {
        self.tasks[1..=self.top as usize].iter_mut()
    }

    /// All tasks above the bottom, the one to be done next last.
    pub fn tasks(&self) -> impl Iterator<Item = Task> + '_ {
        self.tasks[1..=self.top as usize].iter().copied()
    }
}

/// What lies above the top is left over and means nothing.
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
