//! Answers as sequences of indices. All questions share one index space.
//!
//! A claim consists of a route and then, if there are several payments, a payment. Tickets are
//! chosen one by one in ascending order. A [`Pending`] stores the steps so far; the game never sees
//! it.

use rules::action::Action;
use rules::agenda::Ask;
use rules::card::{Card, Cards, Color, Face, Mark};
use rules::choices::Choices;
use rules::ids::{Id, RouteId, Slot, TicketId};
use rules::limits::MARKET_SLOTS;
use rules::set::Set;
use rules::ticket::{Mix, TicketList};
use rules::view::Sight;

use super::chart::Chart;
use crate::planner::marks;

/// The index that ends a choice of tickets, declines a second claim, or passes.
pub const DONE: usize = 0;
/// Index for drawing the top card of the deck.
pub const DECK: usize = 1;
/// First index for taking face-up cards, by face: unmarked cards, then cards with a pickaxe, then
/// cards with a skull.
pub const FACE: usize = 2;
/// First index for drawing tickets, by the number of long tickets. If the seat does not choose a
/// mix, only this index is used.
pub const MIX: usize = FACE + 25;
/// First index for payments. The offset of a payment with coloured cards is 8 × colour +
/// locomotives.
pub const PAYMENT: usize = MIX + 7;
/// Index of the payment with locomotives alone.
pub const ALONE: usize = PAYMENT + 64;
/// First index for taking passengers, by colour.
pub const PASSENGER: usize = ALONE + 1;
/// First index for answers to questions from cards and mechanisms, by answer number.
pub const ANSWER: usize = PASSENGER + Color::COUNT;
/// Number of indices before the routes.
pub const FIXED: usize = ANSWER + 16;
/// Number of 64-bit words in the widest mask.
pub const MASK_WORDS: usize = 10;

/// The steps taken so far towards an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pending {
    #[default]
    Nothing,
    /// The chosen route. Its payment has not been chosen yet.
    Claim(RouteId),
    /// Tickets chosen so far, one bit each.
    Tickets(u8),
}

/// The result of choosing an index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionStep {
    /// Another step is needed.
    Pending(Pending),
    /// The answer is complete.
    Answer(Action),
}

/// The payments that are offered for a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PaymentDetail {
    /// The payment with the fewest locomotives for each colour, and the payment with locomotives
    /// alone.
    #[default]
    Thrifty,
    /// Payments with every possible number of locomotives.
    All,
}

/// Legal indices, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mask(pub [u64; MASK_WORDS]);

impl Mask {
    #[inline(always)]
    fn set(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Adds index `from` + *n* for every bit *n* that is set in `words`.
    #[inline]
    fn set_words(&mut self, from: usize, words: &[u64]) {
        let (at, shift) = (from / 64, from % 64);
        for (number, &word) in words.iter().enumerate() {
            self.0[at + number] |= word << shift;
            if shift > 0 && word >> (64 - shift) != 0 {
                self.0[at + number + 1] |= word >> (64 - shift);
            }
        }
    }

    /// Checks whether this index is legal.
    #[inline(always)]
    pub fn has(&self, index: usize) -> bool {
        index < 64 * MASK_WORDS && self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Returns the number of legal indices.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; MASK_WORDS]
    }

    /// Returns the legal index with this number, counted from 0 in ascending order; `None` if there
    /// are fewer.
    pub fn nth(&self, mut number: usize) -> Option<usize> {
        for (at, &word) in self.0.iter().enumerate() {
            let here = word.count_ones() as usize;
            if number < here {
                let left = (0..number).fold(word, |left, _| left & (left - 1));
                return Some(64 * at + left.trailing_zeros() as usize);
            }
            number -= here;
        }
        None
    }

    /// Iterates over the legal indices in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            std::iter::successors(Some(word), |left| Some(left & left.wrapping_sub(1)))
                .take_while(|left| *left != 0)
                .map(move |left| 64 * at + left.trailing_zeros() as usize)
        })
    }

    /// Writes the mask as bytes, lowest bits first. The length of the slice must be a multiple of
    /// eight.
    pub fn write(&self, bytes: &mut [u8]) {
        for (to, word) in bytes.chunks_exact_mut(8).zip(self.0) {
            to.copy_from_slice(&word.to_le_bytes());
        }
    }
}

/// The action indices of one seat in one position.
pub struct Actions<'a, const W: usize> {
    pub chart: &'a Chart<W>,
    pub sight: &'a Sight<'a, W>,
    pub pending: Pending,
    pub payments: PaymentDetail,
}

impl<const W: usize> Actions<'_, W> {
    fn route(route: RouteId) -> usize {
        FIXED + route.index()
    }

    fn ticket(ticket: TicketId) -> usize {
        FIXED + 64 * W + ticket.index()
    }

    /// Returns the legal indices. The mask is empty if the seat has nothing to decide.
    pub fn mask(&self) -> Mask {
        let mut mask = Mask::default();
        if let Pending::Claim(route) = self.pending {
            self.each_payment(route, |index, _| mask.set(index));
            return mask;
        }
        let choices = self.sight.choices();
        match &choices {
            Choices::Nothing => {}
            Choices::Mixes(_) => choices.iter().for_each(|action| mask.set(MIX + long(&action))),
            Choices::Keep(_) => self.mask_tickets(&mut mask),
            Choices::Turn(turn) => {
                if turn.blind() {
                    mask.set(DECK);
                }
                self.mask_faces(&mut mask, turn.slots());
                let draws = usize::from(turn.blind()) + turn.slots().count_ones() as usize;
                if turn.tickets() {
                    let draws = (draws..choices.len()).map(|number| choices.nth(number));
                    let tickets = draws.take_while(|action| matches!(action, Action::DrawTickets(_)));
                    tickets.for_each(|action| mask.set(MIX + long(&action)));
                }
                if turn.claims() {
                    mask.set_words(FIXED, &self.claims(&choices).words());
                }
                if mask.is_empty() {
                    mask.set(DONE);
                }
            }
            Choices::SecondCard { blind, slots } => {
                if *blind {
                    mask.set(DECK);
                }
                self.mask_faces(&mut mask, *slots);
            }
            Choices::Passenger { colors, .. } => mask.set_words(PASSENGER, &[u64::from(*colors)]),
            Choices::Answers(answers) => mask.set_words(ANSWER, &[u64::from(*answers)]),
            Choices::Payments(payments) => payments.iter().for_each(|action| {
                if let Action::Pay { cards, .. } = action
                    && (self.payments == PaymentDetail::All || self.is_thrifty(&cards, payments.iter()))
                {
                    mask.set(payment(&cards));
                }
            }),
            Choices::Second(routes) => {
                mask.set(DONE);
                mask.set_words(FIXED, &routes.words());
            }
        }
        mask
    }

    /// Returns the routes that can be claimed or named. With immediate payment, these are the
    /// routes that the hand can pay for; otherwise, the routes in the list of choices.
    fn claims(&self, choices: &Choices<'_, W>) -> Set<RouteId, W> {
        let (open, seat) = (self.sight.open, self.sight.seat);
        if self.chart.tables().edition().menu.claim_route {
            let trains = open.trains[seat.index()];
            let [paid] = self.chart.within(&self.sight.own.hand);
            return paid & self.chart.in_reach(trains) & open.claimable(seat);
        }
        let named = |action| if let Action::Name(route) = action { Some(route) } else { None };
        choices.iter().filter_map(named).collect()
    }

    fn mask_faces(&self, mask: &mut Mask, slots: u8) {
        for slot in (0..MARKET_SLOTS).filter(|slot| slots >> slot & 1 == 1) {
            if let Some(face) = self.face(slot) {
                mask.set(FACE + face);
            }
        }
    }

    /// Returns the number of the face in a slot; `None` if the slot is empty.
    fn face(&self, slot: usize) -> Option<usize> {
        let market = &self.sight.open.market;
        let slot = Slot::new(slot);
        Some(face_number(market.card(slot)?, market.mark(slot)))
    }

    /// Marks the tickets that can be chosen next. Tickets are chosen in ascending order, so a
    /// ticket is legal only if enough tickets follow it to reach the minimum.
    fn mask_tickets(&self, mask: &mut Mask) {
        let chosen = self.chosen();
        let (count, fewest) = (chosen.count_ones() as usize, self.fewest());
        if count >= fewest {
            mask.set(DONE);
        }
        let offer = self.sight.own.offer;
        let last = offer.chosen(chosen).as_slice().iter().map(|ticket| ticket.index()).max();
        for &ticket in offer.as_slice() {
            let above = offer.as_slice().iter().filter(|other| other.index() > ticket.index()).count();
            if last.is_none_or(|last| ticket.index() > last) && count + 1 + above >= fewest {
                mask.set(Self::ticket(ticket));
            }
        }
    }

    fn chosen(&self) -> u8 {
        if let Pending::Tickets(chosen) = self.pending { chosen } else { 0 }
    }

    fn opening(&self) -> bool {
        self.sight.open.asking() == Some(Ask::OpeningTickets)
    }

    /// Returns the minimum number of tickets to keep.
    fn fewest(&self) -> usize {
        let open = self.sight.open;
        let keep = if self.opening() { open.terms.opening_tickets.keep } else { open.keep() };
        usize::from(keep).min(self.sight.own.offer.len())
    }

    /// Calls `found` with the index and the cards of every payment for a route, in games with
    /// immediate payment.
    fn each_payment(&self, route: RouteId, mut found: impl FnMut(usize, Cards)) {
        let mut last = None;
        for (color, wild) in self.chart.payments(&self.sight.own.hand, route) {
            if self.payments == PaymentDetail::Thrifty && color.is_some() && color == last {
                continue;
            }
            last = color;
            let index = color.map_or(ALONE, |color| PAYMENT + 8 * color as usize + usize::from(wild));
            found(index, self.chart.paid(route, color, wild));
        }
    }

    /// Checks that no payment in the same colour uses fewer locomotives.
    fn is_thrifty(&self, cards: &Cards, all: impl Iterator<Item = Action>) -> bool {
        let color = color_of(cards);
        color.is_none()
            || all
                .filter_map(|action| if let Action::Pay { cards, .. } = action { Some(cards) } else { None })
                .all(|other| color_of(&other) != color || other.locomotives() >= cards.locomotives())
    }

    /// Returns the result of choosing an index. Returns `None` if the index is not legal.
    pub fn step(&self, index: usize) -> Option<ActionStep> {
        if self.mask().has(index) { self.follow(index) } else { None }
    }

    /// Returns the result of choosing an index that the caller knows to be legal. For other
    /// indices, the result is meaningless.
    pub fn follow(&self, index: usize) -> Option<ActionStep> {
        if let Pending::Claim(route) = self.pending {
            return self.paid(route, index).map(ActionStep::Answer);
        }
        let choices = self.sight.choices();
        if let Choices::Keep(_) = choices {
            return Some(self.step_tickets(index));
        }
        let action = match index {
            DONE if matches!(choices, Choices::Second(_)) => Action::Answer(0),
            DONE => Action::Pass,
            DECK => Action::DrawBlind,
            FACE..MIX => {
                let slots = match &choices {
                    Choices::Turn(turn) => turn.slots(),
                    Choices::SecondCard { slots, .. } => *slots,
                    _ => 0,
                };
                let shows = |slot: &usize| slots >> slot & 1 == 1 && self.face(*slot) == Some(index - FACE);
                Action::DrawFaceUp(Slot::new((0..MARKET_SLOTS).find(shows)?))
            }
            MIX..PAYMENT => choices.iter().find(|action| is_mix(action) && MIX + long(action) == index)?,
            PAYMENT..PASSENGER => self.canonical_payment(&choices, index)?,
            PASSENGER..ANSWER => choices.iter().find(
                |action| matches!(action, Action::TakePassenger { color, .. } if *color as usize == index - PASSENGER),
            )?,
            ANSWER..FIXED => Action::Answer((index - ANSWER) as u8),
            _ => return self.step_route(RouteId::new(index - FIXED)),
        };
        Some(ActionStep::Answer(action))
    }

    fn step_route(&self, route: RouteId) -> Option<ActionStep> {
        if !self.chart.tables().edition().menu.claim_route {
            return Some(ActionStep::Answer(Action::Name(route)));
        }
        let (mut count, mut only) = (0, None);
        self.each_payment(route, |_, payment| {
            count += 1;
            only = Some(payment);
        });
        match (count, only) {
            (1, Some(payment)) => Some(ActionStep::Answer(Action::Claim { route, payment })),
            (0, _) => None,
            _ => Some(ActionStep::Pending(Pending::Claim(route))),
        }
    }

    fn paid(&self, route: RouteId, index: usize) -> Option<Action> {
        let mut payment = None;
        self.each_payment(route, |at, cards| {
            if at == index {
                payment = Some(cards);
            }
        });
        Some(Action::Claim { route, payment: payment? })
    }

    /// Adds a ticket, or ends the choice of tickets. The choice ends automatically after the last
    /// ticket that can be chosen.
    fn step_tickets(&self, index: usize) -> ActionStep {
        let offer = self.sight.own.offer;
        let mut chosen = self.chosen();
        if index != DONE {
            let at = offer.as_slice().iter().position(|&ticket| Self::ticket(ticket) == index);
            chosen |= 1 << at.expect("the mask names tickets of the offer");
            let next = Actions { pending: Pending::Tickets(chosen), ..*self };
            let mut mask = Mask::default();
            next.mask_tickets(&mut mask);
            if mask.len() > 1 || !mask.has(DONE) {
                return ActionStep::Pending(next.pending);
            }
        }
        ActionStep::Answer(self.kept(chosen))
    }

    fn kept(&self, chosen: u8) -> Action {
        let offer = self.sight.own.offer;
        let back = !chosen & ((1u16 << offer.len()) - 1) as u8;
        let returned = if self.opening() { TicketList::EMPTY } else { self.returned(offer.chosen(back)) };
        Action::KeepTickets { kept: offer.chosen(chosen), returned }
    }

    /// Sorts the returned tickets by deck, and within each deck in the order dealt.
    fn returned(&self, back: TicketList) -> TicketList {
        let deck = |ticket: &TicketId| self.chart.atlas.errand(*ticket).deck;
        let of = |wanted: u8| back.as_slice().iter().copied().filter(move |ticket| deck(ticket) == wanted);
        of(0).chain(of(1)).collect()
    }

    /// Chooses the payment with the most valuable marks among payments with the same index. Ties go
    /// to the payment whose snow card is of the most frequent kind in the hand.
    fn canonical_payment(&self, choices: &Choices<'_, W>, index: usize) -> Option<Action> {
        let mut best: Option<(f32, u8, Action)> = None;
        for action in choices.iter() {
            let Action::Pay { cards, snow } = action else { continue };
            if payment(&cards) != index {
                continue;
            }
            let left = snow.and_then(Face::card).map_or(0, |(card, mark)| match (card, mark) {
                (Card::Locomotive, _) => 0,
                (card, None) => 2 * self.sight.own.hand.count(card),
                (card, Some(_)) => 2 * self.sight.own.hand.count(card) - 1,
            });
            let worth = marks(self.sight, &cards);
            if best.is_none_or(|(most, cards_left, _)| (worth, left) > (most, cards_left)) {
                best = Some((worth, left, action));
            }
        }
        best.map(|(_, _, action)| action)
    }

    /// Returns the next index on the way to this answer. Returns `None` if no step leads to it.
    /// Answers that indices cannot distinguish have the same steps.
    pub fn toward(&self, action: &Action) -> Option<usize> {
        self.toward_within(&self.mask(), action)
    }

    /// Does the same as [`Actions::toward`], but takes the legal indices as an argument.
    pub fn toward_within(&self, mask: &Mask, action: &Action) -> Option<usize> {
        let index = match (*action, self.pending) {
            (Action::Claim { route, .. }, Pending::Nothing) => Self::route(route),
            (Action::Claim { route, payment: paid }, Pending::Claim(chosen)) if route == chosen => payment(&paid),
            (_, Pending::Claim(_)) | (Action::Claim { .. }, Pending::Tickets(_)) => return None,
            (Action::KeepTickets { kept, .. }, _) => {
                let offer = self.sight.own.offer;
                let chosen: Set<TicketId, W> = offer.chosen(self.chosen()).as_slice().iter().copied().collect();
                let kept: Set<TicketId, W> = kept.as_slice().iter().copied().collect();
                if !(chosen - kept).is_empty() {
                    return None;
                }
                (kept - chosen).iter().next().map_or(DONE, Self::ticket)
            }
            (Action::NameMix(_) | Action::DrawTickets(_), _) => MIX + long(action),
            (Action::DrawBlind, _) => DECK,
            (Action::DrawFaceUp(slot), _) => FACE + self.face(slot.index())?,
            (Action::TakePassenger { color, .. }, _) => PASSENGER + color as usize,
            (Action::Name(route), _) => Self::route(route),
            (Action::Pay { cards, .. }, _) => payment(&cards),
            (Action::Answer(_), _) if matches!(self.sight.choices(), Choices::Second(_)) => DONE,
            (Action::Answer(number), _) => ANSWER + usize::from(number),
            (Action::Pass, _) => DONE,
        };
        mask.has(index).then_some(index)
    }
}

/// Returns the number of a face. Unmarked cards come first, then cards with a pickaxe, then cards
/// with a skull.
pub fn face_number(card: Card, mark: Option<Mark>) -> usize {
    match (card.color(), mark) {
        (Some(color), Some(mark)) => Card::KINDS + Color::COUNT * mark as usize + color as usize,
        _ => card.kind(),
    }
}

fn color_of(cards: &Cards) -> Option<Color> {
    cards.kinds().find_map(|(card, _)| card.color())
}

fn payment(cards: &Cards) -> usize {
    color_of(cards).map_or(ALONE, |color| PAYMENT + 8 * color as usize + usize::from(cards.locomotives()))
}

fn is_mix(action: &Action) -> bool {
    matches!(action, Action::NameMix(_) | Action::DrawTickets(_))
}

/// Returns the number of long tickets in a mix, or 0 if the action has no mix.
fn long(action: &Action) -> usize {
    match action {
        Action::NameMix(Mix([_, long])) | Action::DrawTickets(Some(Mix([_, long]))) => usize::from(*long),
        _ => 0,
    }
}
