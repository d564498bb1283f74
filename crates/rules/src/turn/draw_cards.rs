//! Drawing train cards, and refilling deck and market.

use crate::ability::Trigger;
use crate::agenda::{Ask, Deal, Task};
use crate::card::Card;
use crate::chance::Chance;
use crate::choices::{draw_barred, first_slots};
use crate::fact::{FactData, Listener};
use crate::ids::{Id, Seat, Slot};
use crate::mechanism::EffectFact;
use crate::open::Open;
use crate::refused::Refused;
use crate::state::Transition;
use crate::tables::Tables;

/// Checks whether the first card can be drawn from a slot, or from the deck if `slot` is `None`.
pub(crate) fn check_first<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    seat: Seat,
    slot: Option<Slot>,
) -> Result<(), Refused> {
    let slots = first_slots(tables, open, seat);
    if draw_barred(open, slots) {
        return Err(Refused::DrawBarred { piles: open.piles() });
    }
    match (check_there(open, slot)?, slot) {
        (Some(_), Some(slot)) if slots >> slot.index() & 1 == 0 => Err(Refused::LocomotiveBarred),
        _ => Ok(()),
    }
}

/// Checks whether the second card can be drawn from a slot, or from the deck if `slot` is `None`.
pub(crate) fn check_second<const W: usize>(open: &Open<W>, slot: Option<Slot>) -> Result<(), Refused> {
    match check_there(open, slot)? {
        Some(Card::Locomotive) => Err(Refused::LocomotiveSecond),
        _ => Ok(()),
    }
}

/// Checks that there is a card in the slot, or in the deck if `slot` is `None`. Returns the face-up
/// card.
fn check_there<const W: usize>(open: &Open<W>, slot: Option<Slot>) -> Result<Option<Card>, Refused> {
    match slot {
        Some(slot) => open.market.card(slot).map(Some).ok_or(Refused::SlotEmpty),
        None if !open.card_left() => Err(Refused::DeckEmpty),
        None => Ok(None),
    }
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Removes the question from the agenda, and returns whether the card being drawn is the first
    /// of the turn.
    #[inline(always)]
    fn answer_draw(&mut self) -> bool {
        let first = matches!(self.state.open.agenda.top(), Task::Ask(Ask::Turn(_)));
        self.pop();
        first
    }

    /// Draws the top card of the deck, which counts as one card even if it is a locomotive
    /// (BASE-12, BASE-17).
    #[inline(always)]
    pub fn draw_blind(&mut self, seat: Seat) {
        if self.answer_draw() {
            if self.state.open.campaign.is_some() {
                self.push(Task::Trigger(Trigger::Draw, seat));
            }
            self.push(Task::Ask(Ask::SecondCard(seat)));
        }
        self.deal(Deal::Card(seat));
    }

    /// Takes a face-up card, which is replaced immediately (BASE-13, BASE-16). If it is a
    /// locomotive, the seat takes no second card.
    #[inline(always)]
    pub fn draw_face_up(&mut self, seat: Seat, slot: Slot) {
        let first = self.answer_draw();
        let card = self.state.open.market.card(slot).expect("the slot was checked");
        let mark = self.state.open.market.mark(slot);
        self.happen(FactData::CardTaken { seat, slot, card, mark });
        if self.state.open.campaign.is_some() {
            self.aside().card_taken(seat, card, first);
        }
        if first && card != Card::Locomotive {
            self.push(Task::Ask(Ask::SecondCard(seat)));
        }
        self.refill_market();
    }

    /// Triggers the abilities that react to taking a face-up card.
    #[inline(never)]
    fn card_taken(&mut self, seat: Seat, card: Card, first: bool) {
        self.fact(EffectFact::Replaced { seat });
        if first {
            self.push(Task::Trigger(Trigger::Draw, seat));
        }
        if first && card == Card::Locomotive {
            self.push(Task::Trigger(Trigger::LocoUp, seat));
        }
    }

    /// Checks whether no second card can be taken (BASE-18).
    #[inline(always)]
    pub fn no_second_card(&self) -> bool {
        let open = &self.state.open;
        !open.card_left() && open.market.colored() == 0
    }

    /// Replaces an empty deck with the shuffled discard pile, if there is one (BASE-20).
    #[inline(always)]
    pub fn reshuffle_if_empty(&mut self) {
        let open = &self.state.open;
        if open.deck + open.deck_newspapers == 0 && !(open.discard.is_empty() && open.discard_newspapers == 0) {
            self.happen(FactData::Reshuffled);
        }
    }

    /// Rebuilds an empty deck, fills empty slots from the lowest, and resets the market if due
    /// (BASE-14, BASE-15, BASE-20, BASE-21). Cards are dealt one at a time. If the outcome of a
    /// deal arrives only with a later input, the refill resumes at that point.
    #[inline(always)]
    pub fn refill_market(&mut self) {
        self.reshuffle_if_empty();
        let open = &self.state.open;
        match open.market.gap() {
            Some(slot) if open.card_left() && !open.gap_waits() => self.push(Task::Deal(Deal::Market(slot))),
            Some(_) => {}
            None if open.market.locomotives() >= open.terms.reset_at => self.aside().reset(),
            None => {}
        }
    }

    /// Discards all face-up cards, because too many are locomotives. The cards stay if nothing
    /// could replace them or the reset limit is reached.
    #[inline(never)]
    fn reset(&mut self) {
        let open = &self.state.open;
        if open.piles() == 0 || open.stands {
            return;
        }
        if open.resets == open.terms.resets_max {
            return self.happen(FactData::MarketStands);
        }
        self.happen(FactData::MarketReset);
        self.reshuffle_if_empty();
        self.push(Task::Deal(Deal::Market(Slot::ZERO)));
    }
}
