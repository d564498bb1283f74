//! Counts of turns and rare states, based on what a spectator sees.

use rules::edition::Edition;
use rules::fact::{Fact, FactData, Listener};
use rules::ids::Id;
use rules::limits::SEATS_MAX;
use rules::mechanism::{EffectFact, MechanismFact};
use rules::seen::Viewer;

/// Names of the rare states, in the order of [`Census::rare`].
pub const RARE: [&str; 16] = [
    "forced_pass",
    "end_by_passes",
    "reset_cap",
    "impossible_second_card",
    "gap_refilled_after_claim",
    "reset_after_claim",
    "deck_emptied_between_cards",
    "ticket_deck_at_0",
    "ticket_deck_at_1",
    "ticket_deck_at_2",
    "locked_double",
    "locked_triple",
    "end_trigger_at_0",
    "end_trigger_at_1",
    "end_trigger_at_2",
    "market_reset",
];

/// Counts of turns and rare states over any number of games.
#[derive(Clone)]
pub struct Census {
    pub turns: u64,
    /// Number of occurrences of each rare state in [`RARE`].
    pub rare: [u64; RARE.len()],
    lengths: Vec<u8>,
    groups: Vec<u8>,
    trains_start: u8,
    tickets_start: [u8; 2],
    locks: [u8; 2],
    // The number of seats in the current game.
    seats: u8,
    trains: [u8; SEATS_MAX],
    tickets: [u8; 2],
    passes: u8,
    turn: Turn,
}

/// The facts of the current turn so far on which rare states depend.
#[derive(Clone, Copy, Default)]
struct Turn {
    claimed: bool,
    reset: bool,
    cards: u8,
    emptied: bool,
}

impl Census {
    pub fn new(edition: &Edition) -> Census {
        let mut sizes = [0; 1 << u8::BITS];
        edition.routes.iter().filter_map(|route| route.group).for_each(|group| sizes[usize::from(group)] += 1);
        let group_size = |group: Option<u8>| group.map_or(1, |group| sizes[usize::from(group)]);
        let of_deck = |deck: u8| edition.tickets.iter().filter(|ticket| ticket.deck == deck).count() as u8;
        Census {
            turns: 0,
            rare: [0; RARE.len()],
            lengths: edition.routes.iter().map(|route| route.length).collect(),
            groups: edition.routes.iter().map(|route| group_size(route.group)).collect(),
            trains_start: edition.terms.trains,
            tickets_start: [of_deck(0), of_deck(1)],
            locks: [edition.terms.double_from, edition.terms.triple_from],
            seats: 0,
            trains: [0; SEATS_MAX],
            tickets: [0; 2],
            passes: 0,
            turn: Turn::default(),
        }
    }

    /// Resets the state of the current game, but not the counts.
    pub fn begin(&mut self, seats: usize) {
        self.seats = seats as u8;
        self.trains = [self.trains_start; SEATS_MAX];
        self.tickets = self.tickets_start;
        self.passes = 0;
        self.turn = Turn::default();
    }

    pub fn add(&mut self, other: &Census) {
        self.turns += other.turns;
        for (count, more) in self.rare.iter_mut().zip(other.rare) {
            *count += more;
        }
    }

    /// Returns the name and the count of each rare state.
    pub fn rare(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        RARE.into_iter().zip(self.rare)
    }

    #[inline(always)]
    fn count<const AT: usize>(&mut self) {
        self.rare[AT] += 1;
    }

    #[inline(always)]
    fn card(&mut self) {
        self.passes = 0;
        self.turn.cards += 1;
        if self.turn.emptied && self.turn.cards == 2 {
            self.count::<{ at("deck_emptied_between_cards") }>();
        }
    }
}

/// Returns the index of a rare state in [`RARE`].
const fn at(name: &str) -> usize {
    let mut at = 0;
    while at < RARE.len() {
        if is_same(RARE[at], name) {
            return at;
        }
        at += 1;
    }
    panic!("the list has no such rare state")
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

impl<const W: usize> Listener<W> for Census {
    /// Counts a fact. The function is inlined where the kind of fact is known, so kinds that are
    /// not counted cost nothing.
    #[inline(always)]
    fn hear(&mut self, fact: Fact<W>) {
        match *fact.seen_by(Viewer::Spectator).what() {
            FactData::TurnBegan { .. } => {
                self.turns += 1;
                self.turn = Turn::default();
            }
            FactData::CardDrawn { .. } | FactData::CardTaken { .. } => self.card(),
            FactData::Reshuffled => self.turn.emptied |= self.turn.cards == 1,
            FactData::MarketReset => {
                self.count::<{ at("market_reset") }>();
                if self.turn.claimed && !self.turn.reset {
                    self.count::<{ at("reset_after_claim") }>();
                }
                self.turn.reset = true;
            }
            FactData::MarketStands => self.count::<{ at("reset_cap") }>(),
            FactData::CardLaid { .. } if self.turn.claimed && !self.turn.reset => {
                self.count::<{ at("gap_refilled_after_claim") }>()
            }
            FactData::NoSecondCard { .. } => self.count::<{ at("impossible_second_card") }>(),
            FactData::Claimed { seat, route, .. } => {
                self.passes = 0;
                self.turn.claimed = true;
                self.trains[seat.index()] -= self.lengths[route.index()];
                match self.groups[route.index()] {
                    2 if self.seats < self.locks[0] => self.count::<{ at("locked_double") }>(),
                    3 if self.seats < self.locks[1] => self.count::<{ at("locked_triple") }>(),
                    _ => {}
                }
            }
            FactData::Mechanism(MechanismFact::Effect(EffectFact::TrainsAdded { seat, trains })) => {
                self.trains[seat.index()] += trains
            }
            FactData::TicketDealt { deck, .. } => self.tickets[deck as usize] -= 1,
            FactData::OpeningKept { returned, .. } => (0..2).for_each(|deck| self.tickets[deck] += returned.0[deck]),
            FactData::TicketsKept { returned, .. } => {
                self.passes = 0;
                (0..2).for_each(|deck| self.tickets[deck] += returned.0[deck]);
                match self.tickets[0] + self.tickets[1] {
                    0 => self.count::<{ at("ticket_deck_at_0") }>(),
                    1 => self.count::<{ at("ticket_deck_at_1") }>(),
                    2 => self.count::<{ at("ticket_deck_at_2") }>(),
                    _ => {}
                }
            }
            FactData::Passed { .. } => {
                self.passes += 1;
                self.count::<{ at("forced_pass") }>();
            }
            FactData::LastRound { seat, .. } => match self.trains[seat.index()] {
                0 => self.count::<{ at("end_trigger_at_0") }>(),
                1 => self.count::<{ at("end_trigger_at_1") }>(),
                _ => self.count::<{ at("end_trigger_at_2") }>(),
            },
            FactData::Ended if self.passes == self.seats => self.count::<{ at("end_by_passes") }>(),
            _ => {}
        }
    }
}
