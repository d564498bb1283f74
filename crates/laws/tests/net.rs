//! Observations and action indices of networks: every index leads to a legal answer, every answer
//! has exactly one path, and nothing that is hidden from a seat is in its observation.

use std::collections::HashSet;
use std::sync::Arc;

use bots::net::actions::{ActionStep, Actions, Mask, PaymentDetail, Pending};
use bots::net::{Chart, Known, Outlook, Paths, PublicMemory, SeatMemory, encode, observe};
use dealer::{Fast, Stream, game_seed};
use laws::twins::{self, Witness};
use laws::{EDITIONS, embedded, lands, linked};
use rayon::prelude::*;
use rules::action::Action;
use rules::card::{Card, Cards};
use rules::edition::Edition;
use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::{LARGE, SEATS_MAX, SMALL};
use rules::seen::Seen;
use rules::setup::Setup;
use rules::tables::Tables;
use rules::view::Sight;

fn games() -> u64 {
    std::env::var("HIGHBALL_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(600)
}

/// Lists all answers that indices can reach, each with its path.
fn reached<const W: usize>(actions: &Actions<'_, W>, way: &mut Vec<usize>, found: &mut Vec<(Action, Vec<usize>)>) {
    for index in actions.mask().iter() {
        way.push(index);
        match actions.step(index).unwrap_or_else(|| panic!("{index} is in the mask and leads nowhere")) {
            ActionStep::Answer(action) => found.push((action, way.clone())),
            ActionStep::Pending(pending) => reached(&Actions { pending, ..*actions }, way, found),
        }
        way.pop();
    }
}

/// Returns a key that is equal for answers with the same indices. Among these answers, the slot of
/// equal face-up cards, the order of returned tickets, locomotives beyond the minimum (unless all
/// payments are offered), marks and the card for snow can differ.
fn class<const W: usize>(sight: &Sight<'_, W>, action: &Action) -> String {
    match *action {
        Action::DrawFaceUp(slot) => format!("{:?}", sight.open.market.faces()[slot.index()]),
        Action::KeepTickets { kept, .. } => format!("{kept:?}"),
        Action::Pay { cards, .. } => format!("pay {:?} {}", color(&cards), cards.locomotives()),
        other => format!("{other:?}"),
    }
}

fn color(cards: &Cards) -> Option<Card> {
    cards.kinds().map(|(card, _)| card).find(|card| *card != Card::Locomotive)
}

/// Checks that no other choice is the same claim or payment in the same colour with fewer
/// locomotives.
fn is_thrifty(action: &Action, all: &[Action]) -> bool {
    let paid = |action: &Action| match *action {
        Action::Claim { route, payment } => Some((Some(route), payment)),
        Action::Pay { cards, .. } => Some((None, cards)),
        _ => None,
    };
    let Some((route, cards)) = paid(action) else { return true };
    let fewer = |other: &Action| {
        paid(other).is_some_and(|(other, others)| {
            other == route && color(&others) == color(&cards) && others.locomotives() < cards.locomotives()
        })
    };
    color(&cards).is_none() || !all.iter().any(fewer)
}

/// Cached state that is kept from one decision of a game to the next.
struct Kept<const W: usize> {
    outlooks: [Outlook<W>; SEATS_MAX],
    paths: Paths<W>,
    bytes: [Vec<u8>; 2],
}

impl<const W: usize> Kept<W> {
    fn new(chart: &Chart<W>) -> Kept<W> {
        let bytes = vec![0; chart.layout.bytes()];
        Kept { outlooks: Default::default(), paths: Paths::default(), bytes: [bytes.clone(), bytes] }
    }

    /// Checks that an observation updated from the cache equals one computed from scratch.
    fn check(&mut self, chart: &Chart<W>, sight: &Sight<'_, W>, seed: u64) {
        let (ledger, memory, pending) = (PublicMemory::default(), SeatMemory::default(), Pending::Nothing);
        let outlook = &mut self.outlooks[sight.seat.index()];
        outlook.refresh(chart, sight);
        self.paths.refresh(chart, sight.open);
        let [kept, anew] = &mut self.bytes;
        let known = Known { sight, ledger: &ledger, memory: &memory, pending, outlook, paths: &self.paths };
        encode(chart, &known, kept);
        observe(chart, sight, &ledger, &memory, pending, anew);
        assert!(kept == anew, "{} seed {seed}: something was kept too long", chart.tables().edition().name);
    }
}

/// Checks every index and the observation at every decision of a random game.
fn check<const W: usize>(edition: Arc<Edition>, setup: &Setup, payments: PaymentDetail, seed: u64) {
    let tables = Tables::<W>::new(edition).expect("it fits");
    let chart = Chart::new(&tables);
    let mut game = Game::new(tables.clone(), setup, &mut NoListener).expect("the table can start");
    let (mut dealer, mut stream) = (Fast::new(seed, 0), Stream::new(seed));
    game.deal_all(&mut dealer, &mut NoListener);
    let mut kept = Kept::new(&chart);
    while let Some(seat) = game.to_move() {
        let sight = game.sight(seat);
        kept.check(&chart, &sight, seed);
        let actions = Actions { chart: &chart, sight: &sight, pending: Pending::Nothing, payments };
        let mut found = Vec::new();
        reached(&actions, &mut Vec::new(), &mut found);
        let listed: Vec<Action> = sight.choices().iter().collect();
        let canonical = listed.iter().filter(|action| payments == PaymentDetail::All || is_thrifty(action, &listed));
        let wanted: HashSet<String> = canonical.map(|action| class(&sight, action)).collect();
        let classes: HashSet<String> = found.iter().map(|(action, _)| class(&sight, action)).collect();
        assert_eq!(classes, wanted, "{} seed {seed}", tables.edition().name);
        assert_eq!(found.len(), wanted.len(), "{} seed {seed}: two ways to one answer", tables.edition().name);
        for (action, way) in &found {
            assert_eq!(game.check(seat, action), Ok(()), "{} seed {seed}: {action:?}", tables.edition().name);
            let mut pending = Pending::Nothing;
            for &index in way {
                let actions = Actions { pending, ..actions };
                assert_eq!(actions.toward(action), Some(index), "{action:?} by {way:?}");
                if let Some(ActionStep::Pending(next)) = actions.step(index) {
                    pending = next;
                }
            }
        }
        let outside = (0..64 * bots::net::actions::MASK_WORDS).find(|&index| !actions.mask().has(index));
        assert!(outside.is_some_and(|index| actions.step(index).is_none()));
        let action = found[stream.below(found.len())].0;
        game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
    }
    for seat in game.open().all_seats() {
        let sight = game.sight(seat);
        let actions = Actions { chart: &chart, sight: &sight, pending: Pending::Nothing, payments };
        assert_eq!(actions.mask(), Mask::default());
    }
}

#[test]
fn every_index_leads_to_an_answer_and_every_answer_has_one_path() {
    (0..games() / 10).into_par_iter().for_each(|number| {
        let mut stream = Stream::new(game_seed(41, number));
        let payments = if number % 3 == 0 { PaymentDetail::All } else { PaymentDetail::Thrifty };
        let (edition, setup) = match number % 8 {
            6 => {
                let edition = linked::generated(game_seed(42, number));
                let setup = linked::setup(&edition, &mut stream);
                (edition, setup)
            }
            7 => {
                let edition = lands::generated(number);
                let setup = Setup::of(&edition, 2);
                (edition, setup)
            }
            at => {
                let edition = embedded(EDITIONS[at as usize]);
                let setup = Setup::of(&edition, 2 + stream.below(4));
                (edition, setup)
            }
        };
        if number % 2 == 0 && Tables::<SMALL>::new(Arc::clone(&edition)).is_some() {
            check::<SMALL>(edition, &setup, payments, number);
        } else {
            check::<LARGE>(edition, &setup, payments, number);
        }
    });
}

/// The observation that a witness encodes: an honest one, or one with something that the seat must
/// not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encodes {
    Honest,
    /// The next seat's hand, as if its cards had been taken openly.
    RivalHand,
    /// The next seat's tickets, as if this seat had returned them.
    RivalTickets,
    /// The next seat's private state instead of this seat's, which changes masks and counts.
    RivalSide,
    /// The cards in the deck, leaked through the number of passes.
    Deck,
}

struct Encoder {
    chart: Chart<SMALL>,
    ledger: PublicMemory,
    memory: SeatMemory<SMALL>,
    encodes: Encodes,
}

impl Witness for Encoder {
    fn hear(&mut self, seen: &Seen<SMALL>) {
        self.ledger.notice(seen);
        self.memory.notice(seen);
    }

    fn look(&mut self, game: &Game<SMALL>, seat: Seat) -> String {
        let rival = game.sight(Seat::new((seat.index() + 1) % game.open().seats()));
        let mut sight = game.sight(seat);
        let (mut ledger, mut memory) = (self.ledger, self.memory);
        match self.encodes {
            Encodes::Honest => {}
            Encodes::RivalHand => ledger.known[rival.seat.index()] = rival.own.hand,
            Encodes::RivalTickets => memory.returned |= rival.own.tickets,
            Encodes::RivalSide => sight.own = rival.own,
            Encodes::Deck => {
                let mut left = game.tables().edition().cards;
                game.open().all_seats().for_each(|seat| left.take_all(&game.sight(seat).own.hand));
                ledger.passes = left
                    .kinds()
                    .map(|(card, count)| (card.kind() as u8 + 1).wrapping_mul(count))
                    .fold(0, u8::wrapping_add);
            }
        }
        let mut bytes = vec![0; self.chart.layout.bytes() + self.chart.layout.mask_bytes()];
        let (obs, mask) = bytes.split_at_mut(self.chart.layout.bytes());
        observe(&self.chart, &sight, &ledger, &memory, Pending::Nothing, obs);
        let actions =
            Actions { chart: &self.chart, sight: &sight, pending: Pending::Nothing, payments: PaymentDetail::Thrifty };
        actions.mask().write(mask);
        bytes.into_iter().map(char::from).collect()
    }
}

fn encoder(encodes: Encodes) -> impl Fn(&Arc<Tables<SMALL>>) -> Box<dyn Witness> {
    move |tables| {
        let (ledger, memory) = (PublicMemory::default(), SeatMemory::default());
        Box::new(Encoder { chart: Chart::new(tables), ledger, memory, encodes })
    }
}

/// Returns the number of twin pairs per edition: `HIGHBALL_TWINS` in nightly runs, otherwise a
/// share of the games.
fn pairs() -> usize {
    let wanted = std::env::var("HIGHBALL_TWINS").ok().and_then(|text| text.parse().ok());
    wanted.unwrap_or((games() / 20) as usize)
}

#[test]
fn observations_of_twins_are_equal() {
    EDITIONS.into_par_iter().for_each(|edition| {
        let different = twins::compare_edition_by(edition, pairs(), 51, &encoder(Encodes::Honest));
        assert_eq!(different, Ok(0), "{edition}");
    });
    assert_eq!(twins::compare_linked_by(pairs(), 52, &encoder(Encodes::Honest)), Ok(0));
}

/// Number of pairs that is enough to detect every planted leak in every edition. If all 60 pairs
/// come from one seed, at least 8 of them show the leak.
const LEAK_PAIRS: usize = 60;
/// Number of twins that are made from one game.
const OF_ONE_GAME: usize = 12;

#[test]
fn leaks_into_observations_are_found() {
    EDITIONS.into_par_iter().for_each(|edition| {
        for encodes in [Encodes::RivalHand, Encodes::RivalTickets, Encodes::RivalSide, Encodes::Deck] {
            let is_found = (0..LEAK_PAIRS / OF_ONE_GAME).any(|game| {
                let different = twins::compare_edition_by(edition, OF_ONE_GAME, 53 + game as u64, &encoder(encodes));
                different.expect("records replay") > 0
            });
            assert!(is_found, "{encodes:?} in {edition}");
        }
    });
}

/// A lane caches values from one decision to the next. Its observations equal those that are
/// computed from scratch.
#[test]
fn lanes_match_a_seat_computed_from_scratch() {
    use bots::net::{Casting, Lane, Run};
    for name in EDITIONS {
        let tables = Tables::<SMALL>::new(embedded(name)).expect("it fits");
        let seats = vec![(2, 1.0), (4, 1.0)];
        let casting = Casting::Mixed { seats, bots: vec![("greedy".into(), 0.2), ("planner".into(), 0.1)] };
        let run = Arc::new(Run::new(&tables, casting, PaymentDetail::Thrifty, 7).expect("it can be cast"));
        let mut lane = Lane::new(&run, 0, 1);
        let mut stream = Stream::new(3);
        let (mut bytes, mut anew) = (vec![0; run.chart.layout.bytes()], vec![0; run.chart.layout.bytes()]);
        let mut ended = 0;
        while ended < 6 {
            lane.observe(&mut bytes);
            lane.observe_anew(&mut anew);
            assert_eq!(bytes, anew, "{name} game {}", lane.number());
            let index = lane.mask().nth(stream.below(lane.mask().len())).expect("there is a choice");
            ended += u32::from(lane.step(index).is_some());
        }
    }
}
