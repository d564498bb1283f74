//! The public table. Apart from its agenda, it changes only through facts that spectators see.

use serde::Serialize;

use crate::agenda::{Agenda, Ask, Deal, Task};
use crate::card::{Cards, Color};
use crate::edition::{Edition, Returned, Terms};
use crate::fact::FactData;
use crate::ids::{Id, PlaceId, RouteId, Seat};
use crate::limits::{PASSENGERS_MAX, SEATS_MAX, TICKET_DECKS_MAX};
use crate::market::Market;
use crate::mechanism::{self, CampaignState};
use crate::payment::RouteCounts;
use crate::set::Set;
use crate::setup::Setup;
use crate::tables::Tables;
use crate::ticket::Mix;

/// The public table. After the setup, only `Open::note` writes to fields other than the agenda, and
/// it receives only what a spectator sees, so these fields cannot depend on a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Open<const W: usize> {
    /// The current terms.
    pub terms: Terms,
    /// Active claim steps, one bit each; bit 0 is step 1.
    pub(crate) steps: u16,
    pub(crate) seats: u8,
    /// The starting seat; `None` until it is determined.
    pub first: Option<Seat>,
    /// The seat whose turn it is; `None` before the first turn.
    pub turn: Option<Seat>,
    /// The face-up cards.
    pub market: Market,
    /// Number of market resets in a row.
    pub(crate) resets: u8,
    /// Whether resets are suspended until a face-up card changes or a claim discards cards.
    pub stands: bool,
    /// Number of train cards in the deck, excluding newspapers.
    pub deck: u8,
    pub deck_newspapers: u8,
    /// Train cards in the discard pile.
    pub discard: Cards,
    /// Newspapers in the discard pile.
    pub discard_newspapers: u8,
    /// Number of cards in each hand.
    pub hands: [u8; SEATS_MAX],
    /// Number of trains each seat has left.
    pub trains: [u8; SEATS_MAX],
    /// Points scored during play.
    pub score: [i16; SEATS_MAX],
    /// Routes each seat owns.
    pub owned: [Set<RouteId, W>; SEATS_MAX],
    /// Unowned routes, except those that are closed because another route of their group is owned.
    pub free: Set<RouteId, W>,
    /// For each seat, the other routes of the groups in which it owns a route.
    pub(crate) twins: [Set<RouteId, W>; SEATS_MAX],
    /// Numbers of routes in `free`, by payment row and length.
    #[serde(skip)]
    pub(crate) counts: RouteCounts,
    /// Number of tickets each seat holds, by deck.
    pub held: [Mix; SEATS_MAX],
    /// Number of tickets each seat is choosing from, by deck.
    pub offered: [Mix; SEATS_MAX],
    /// Sizes of the layers of each ticket deck: shuffled, returned at the opening, returned during
    /// play.
    pub layers: [[u16; 3]; TICKET_DECKS_MAX],
    /// Opening mixes, revealed once all seats have chosen.
    pub mixes: [Mix; SEATS_MAX],
    /// Bit set of the seats that have answered a question put to all seats.
    pub(crate) answered: u8,
    /// Passengers not yet placed.
    pub(crate) bag: [u8; Color::COUNT],
    /// Waiting passengers, place by place. Within a place they are sorted, with empty slots last.
    #[serde(serialize_with = "as_list")]
    #[cfg_attr(feature = "wire", schemars(with = "Vec<Option<Color>>"))]
    waiting: [Option<Color>; PASSENGERS_MAX],
    /// Passengers each seat has, by colour.
    pub passengers: [[u8; Color::COUNT]; SEATS_MAX],
    /// Number of forced passes in a row.
    pub(crate) passes: u8,
    /// Number of turns in the last round that have not begun; `None` before the last round.
    pub turns_left: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
    /// The pending tasks.
    pub(crate) agenda: Agenda,
    /// Money, events and other campaign state, in editions that have it.
    #[serde(rename = "extras", skip_serializing_if = "Option::is_none")]
    pub campaign: Option<Box<CampaignState<W>>>,
}

impl<const W: usize> Open<W> {
    pub(crate) fn new(tables: &Tables<W>, seats: usize) -> Self {
        let edition: &Edition = &tables.edition;
        let per_seat = |value: u8| std::array::from_fn(|seat| if seat < seats { value } else { 0 });
        let mut open = Open {
            terms: edition.terms_for(seats),
            steps: 0,
            seats: seats as u8,
            first: None,
            turn: None,
            market: Market::default(),
            resets: 0,
            stands: false,
            deck: edition.cards.len(),
            deck_newspapers: 0,
            discard: Cards::NONE,
            discard_newspapers: 0,
            hands: [0; SEATS_MAX],
            trains: per_seat(edition.terms.trains),
            score: [0; SEATS_MAX],
            owned: [Set::EMPTY; SEATS_MAX],
            free: Set::first(edition.routes.len()),
            twins: [Set::EMPTY; SEATS_MAX],
            counts: tables.counts,
            held: [Mix::default(); SEATS_MAX],
            offered: [Mix::default(); SEATS_MAX],
            layers: tables.decks.map(|deck| [deck.len() as u16, 0, 0]),
            mixes: [Mix::default(); SEATS_MAX],
            answered: 0,
            bag: edition.passengers.colors(),
            waiting: [None; PASSENGERS_MAX],
            passengers: [[0; Color::COUNT]; SEATS_MAX],
            passes: 0,
            turns_left: None,
            over: false,
            agenda: Agenda::EMPTY,
            campaign: CampaignState::new(tables, seats),
        };
        for (at, step) in edition.claim_steps.iter().enumerate() {
            open.steps |= u16::from(step.is_some()) << at;
        }
        open
    }

    /// Applies the setup before the first deal.
    pub(crate) fn agree(&mut self, edition: &Edition, setup: &Setup) {
        self.first = setup.first;
        if let Some(campaign) = &mut self.campaign {
            campaign.agree(edition, setup);
            self.trains = campaign.stock;
        }
        if setup.open_cards && self.terms.draw_floor == Some(0) {
            self.terms.draw_floor = None;
        }
    }

    /// Returns the pending question, if there is one.
    pub fn asking(&self) -> Option<Ask> {
        match *self.agenda.top() {
            Task::Ask(ask) => Some(ask),
            _ => None,
        }
    }

    /// Checks whether this seat has answered a question put to all seats.
    pub fn has_answered(&self, seat: Seat) -> bool {
        self.answered >> seat.index() & 1 == 1
    }

    #[inline(always)]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Returns all seats in order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<W> {
        (0..self.seats as usize).map(Seat::new)
    }

    /// Counts the cards in the deck and the discard pile, newspapers included.
    #[inline(always)]
    pub fn piles(&self) -> u8 {
        self.deck + self.deck_newspapers + self.discard.len() + self.discard_newspapers
    }

    /// Checks whether a draw from the deck can yield a train card; newspapers are not train cards
    ///
    #[inline(always)]
    pub fn card_left(&self) -> bool {
        self.deck > 0 || !self.discard.is_empty()
    }

    #[inline(always)]
    pub fn tickets_left(&self, deck: usize) -> u16 {
        self.layers[deck].iter().sum()
    }

    /// Returns the number of tickets that this deck can still deal, up to `deal`.
    #[inline(always)]
    pub(crate) fn tickets_up_to(&self, deal: u8, deck: usize) -> u8 {
        self.tickets_left(deck).min(u16::from(deal)) as u8
    }

    /// Iterates over all tasks, including spilled ones.
    pub(crate) fn tasks(&self) -> impl Iterator<Item = Task> + '_ {
        let spilled = self.campaign.iter().flat_map(|campaign| campaign.spilled.iter().copied());
        spilled.chain(self.agenda.tasks())
    }

    /// Checks whether refilling the market must wait, because a newspaper interrupted the refill or
    /// a named route has not been paid for. In the second case, the refill could turn up an event
    /// that makes the payment impossible.
    #[inline(always)]
    pub(crate) fn gap_waits(&self) -> bool {
        self.campaign.is_some() && self.gap_is_on_agenda()
    }

    #[inline(never)]
    fn gap_is_on_agenda(&self) -> bool {
        self.tasks().any(|task| matches!(task, Task::Deal(Deal::Market(_)) | Task::Ask(Ask::Pay(_))))
    }

    /// Returns the campaign state, mutably.
    ///
    /// # Panics
    /// Panics if the game is not a campaign game.
    pub(crate) fn campaign_mut(&mut self) -> &mut CampaignState<W> {
        self.campaign.as_deref_mut().expect("only campaign games have facts of mechanisms")
    }

    /// Returns a seat's money; 0 in editions without money.
    pub fn coins(&self, seat: Seat) -> i16 {
        self.campaign.as_ref().map_or(0, |campaign| campaign.coins[seat.index()])
    }

    /// Returns the minimum number of drawn tickets that must be kept.
    #[inline(always)]
    pub fn keep(&self) -> u8 {
        let given = self.campaign.as_ref().and_then(|campaign| campaign.keep);
        given.unwrap_or(self.terms.drawn_tickets.keep)
    }

    pub fn owner(&self, route: RouteId) -> Option<Seat> {
        self.all_seats().find(|seat| self.owned[seat.index()].contains(route))
    }

    /// Returns the routes that this seat can claim if it has the cards and trains.
    #[inline(always)]
    pub fn claimable(&self, seat: Seat) -> Set<RouteId, W> {
        self.free - self.twins[seat.index()]
    }

    /// Returns the waiting passengers, place by place. Each place has as many slots as it had
    /// passengers at the start.
    #[inline]
    pub fn all_waiting(&self) -> &[Option<Color>; PASSENGERS_MAX] {
        &self.waiting
    }

    /// Returns the colours of the passengers waiting at a place, sorted.
    #[inline]
    pub fn waiting_at<'a>(&'a self, tables: &Tables<W>, place: PlaceId) -> &'a [Option<Color>] {
        let from = tables.passengers_from[place.index()] as usize;
        let all = &self.waiting[from..from + tables.edition.places[place.index()].passengers as usize];
        &all[..all.iter().take_while(|color| color.is_some()).count()]
    }

    /// Applies the part of a fact that spectators see.
    #[inline(always)]
    pub(crate) fn note(&mut self, tables: &Tables<W>, what: &FactData<W>) {
        match *what {
            FactData::PassengerPlaced { place, color } => {
                self.bag[color as usize] -= 1;
                self.change_waiting(tables, place, |row| {
                    let end = row.iter().take_while(|c| c.is_some_and(|c| c <= color)).count();
                    row[end..].rotate_right(1);
                    row[end] = Some(color);
                });
            }
            FactData::CardDealt { seat, .. } => {
                self.deck -= 1;
                self.hands[seat.index()] += 1;
            }
            FactData::CardLaid { slot, card, mark } => {
                self.deck -= 1;
                self.market.lay(slot, card, mark);
            }
            FactData::MarketReset => {
                self.discard.add_all(&self.market.cards());
                self.market = Market::default();
                self.resets += 1;
            }
            FactData::MarketStands => self.stands = true,
            FactData::Reshuffled => {
                self.deck = self.discard.len();
                self.deck_newspapers = self.discard_newspapers;
                self.discard = Cards::NONE;
                self.discard_newspapers = 0;
            }
            FactData::NewspapersAdded { count } => self.deck_newspapers += count,
            FactData::NewspaperTurned => {
                self.deck_newspapers -= 1;
                self.discard_newspapers += 1;
            }
            FactData::MixSealed { seat, .. } | FactData::ChoiceSealed { seat, .. } => {
                self.answered |= 1 << seat.index()
            }
            FactData::MixesShown { mixes } => {
                self.mixes = mixes;
                self.answered = 0;
            }
            FactData::TicketsDrawn { .. } => self.passes = 0,
            FactData::TicketDealt { seat, deck, .. } => {
                self.leave_pile(deck as usize);
                self.offered[seat.index()].0[deck as usize] += 1;
            }
            FactData::OpeningKept { seat, kept, returned, .. } => {
                let layer = match self.terms.opening_returned {
                    Returned::ShuffledUnder => 1,
                    Returned::ShuffledIn => 0,
                };
                self.settle_offer(seat, kept, returned, layer);
            }
            FactData::TicketsKept { seat, kept, returned, .. } => self.settle_offer(seat, kept, returned, 2),
            FactData::FirstFound { seat } => self.first = Some(seat),
            FactData::TurnBegan { seat } => {
                self.turn = Some(seat);
                self.turns_left = self.turns_left.map(|left| left - 1);
            }
            FactData::CardDrawn { seat, .. } => {
                self.deck -= 1;
                self.hands[seat.index()] += 1;
                self.passes = 0;
                self.resets = 0;
            }
            FactData::CardTaken { seat, slot, .. } => {
                self.market.take(slot);
                self.hands[seat.index()] += 1;
                self.passes = 0;
                self.resets = 0;
                self.stands = false;
            }
            FactData::Claimed { seat, route, payment } => self.claimed(tables, seat, route, &payment),
            FactData::Scored { seat, points } => self.score[seat.index()] += points,
            FactData::Collected { seat, coins } => {
                if let Some(campaign) = &mut self.campaign {
                    campaign.coins[seat.index()] += coins;
                }
            }
            FactData::Mechanism(fact) => mechanism::note(self, &fact),
            FactData::TelegramDealt { .. } => {
                self.deck -= 1;
                if let Some(campaign) = &mut self.campaign {
                    campaign.telegram_cards += 1;
                }
            }
            FactData::TelegramKept { seat, discarded, .. } => {
                self.hands[seat.index()] += 1;
                self.discard.add_all(&discarded);
                if let Some(campaign) = &mut self.campaign {
                    campaign.telegram_cards = 0;
                }
            }
            FactData::Boarded { seat, place, color } => {
                self.passengers[seat.index()][color as usize] += 1;
                self.change_waiting(tables, place, |row| {
                    let at = row.iter().position(|&waits| waits == Some(color)).expect("the passenger waits there");
                    row[at..].rotate_left(1);
                    *row.last_mut().expect("the row is not empty") = None;
                });
            }
            FactData::Passed { .. } => self.passes += 1,
            FactData::LastRound { turns, .. } => self.turns_left = Some(turns),
            FactData::Ended => self.over = true,
            FactData::NoSecondCard { .. }
            | FactData::TicketsRevealed { .. }
            | FactData::HandShown { .. }
            | FactData::DeckShown { .. }
            | FactData::TicketsShown { .. }
            | FactData::TicketShown { .. }
            | FactData::TakenBack { .. } => {}
        }
    }

    #[inline(always)]
    fn claimed(&mut self, tables: &Tables<W>, seat: Seat, route: RouteId, payment: &Cards) {
        let row = tables.route(route);
        self.hands[seat.index()] -= payment.len();
        self.discard.add_all(payment);
        self.trains[seat.index()] -= row.length;
        self.passes = 0;
        self.resets = 0;
        // The payment is now in the discard pile, so a reset may succeed.
        self.stands = false;
        self.owned[seat.index()].insert(route);
        self.no_longer_free(tables, route);
        let group = 1 + row.siblings.iter().flatten().count();
        let fewest = if group == 2 { self.terms.double_from } else { self.terms.triple_from };
        for sibling in row.siblings.into_iter().flatten() {
            self.twins[seat.index()].insert(sibling);
            if self.seats < fewest {
                self.no_longer_free(tables, sibling);
            }
        }
    }

    /// Removes a ticket from the uppermost non-empty layer of a deck.
    #[inline(always)]
    pub(crate) fn leave_pile(&mut self, deck: usize) {
        let layers = &mut self.layers[deck];
        let top = layers.iter().position(|&size| size > 0).unwrap_or(0);
        layers[top] -= 1;
    }

    #[inline(always)]
    fn no_longer_free(&mut self, tables: &Tables<W>, route: RouteId) {
        if self.free.contains(route) {
            let row = tables.route(route);
            self.free.remove(route);
            row.leave(&mut self.counts);
        }
    }

    #[inline(always)]
    fn settle_offer(&mut self, seat: Seat, kept: Mix, returned: Mix, layer: usize) {
        for deck in 0..TICKET_DECKS_MAX {
            self.held[seat.index()].0[deck] += kept.0[deck];
            self.layers[deck][layer] += u16::from(returned.0[deck]);
        }
        self.offered[seat.index()] = Mix::default();
    }

    fn change_waiting(&mut self, tables: &Tables<W>, place: PlaceId, change: impl FnOnce(&mut [Option<Color>])) {
        let from = tables.passengers_from[place.index()] as usize;
        change(&mut self.waiting[from..from + tables.edition.places[place.index()].passengers as usize]);
    }
}

/// Serializes an array as a list; serde does not support arrays of this length.
fn as_list<S: serde::Serializer>(waiting: &[Option<Color>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(waiting)
}
