//! Twin games, which differ only in what a seat must not see. To that seat, they must look the same
//! byte for byte (ENG-05.a).

use std::sync::Arc;

use bots::Player;
use dealer::{Fast, Stream, game_seed};
use rules::action::Action;
use rules::chance::{Dealer, Outcome};
use rules::edition::Edition;
use rules::fact::{Fact, FactData};
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat, TicketId};
use rules::limits::SMALL;
use rules::record::{RecordHeader, RecordInput, Recorder};
use rules::seen::{Seen, Viewer};
use rules::setup::Setup;
use rules::tables::Tables;
use rules::ticket::TicketList;

use crate::{EDITIONS, embedded, linked};

/// A function that renders what a seat receives after an input. An honest function shows only what
/// the seat may see. A function with a leak proves that the test works.
pub type Eye = fn(&Game<SMALL>, Seat) -> String;

/// Renders exactly what the seat may see.
pub fn honest(game: &Game<SMALL>, seat: Seat) -> String {
    serde_json::to_string(&game.view(Viewer::Seat(seat))).expect("a view can be sent")
}

/// An observer of a game for one seat. It receives the facts that the seat sees, and the game after
/// every input.
pub trait Witness {
    /// Receives a fact as the seat saw it.
    fn hear(&mut self, _seen: &Seen<SMALL>) {}

    /// Renders what the seat sees now, given the whole game.
    fn look(&mut self, game: &Game<SMALL>, seat: Seat) -> String;
}

impl Witness for Eye {
    fn look(&mut self, game: &Game<SMALL>, seat: Seat) -> String {
        self(game, seat)
    }
}

/// A function that creates a witness for a game with these tables.
pub type Summon<'a> = &'a dyn Fn(&Arc<Tables<SMALL>>) -> Box<dyn Witness>;

/// A finished game, with the seat that saw each deal. The players received positions but no facts.
#[derive(Clone)]
pub(crate) struct Play {
    pub header: RecordHeader,
    pub inputs: Vec<RecordInput>,
    /// For each input, the only seat that saw its outcome; `None` if no seat or several seats saw
    /// it.
    hidden_for: Vec<Option<Seat>>,
}

pub(crate) fn play(tables: &Arc<Tables<SMALL>>, seed: u64, players: &mut [Box<dyn Player<SMALL>>]) -> Play {
    play_as(tables, Setup::of(tables.edition(), players.len()), seed, players)
}

fn play_as(tables: &Arc<Tables<SMALL>>, setup: Setup, seed: u64, players: &mut [Box<dyn Player<SMALL>>]) -> Play {
    let edition = tables.edition();
    let header = RecordHeader::new(edition, setup, Fast::NAME, None);
    let mut facts: Vec<Fact<SMALL>> = Vec::new();
    let mut recorder = Recorder::new(tables.clone(), header.clone(), &mut facts).expect("the table can start");
    let mut dealer = Fast::new(seed, 0);
    let (mut inputs, mut hidden_for) = (Vec::new(), Vec::new());
    loop {
        let game = recorder.game();
        let input = match game.waiting() {
            Waiting::Over => break,
            Waiting::Chance(draw) => RecordInput::Deal(dealer.pick(&draw)),
            Waiting::Seat(_) | Waiting::Seats(_) => {
                let seat = game.to_move().expect("a seat is asked");
                RecordInput::Act(seat, players[seat.index()].decide(&game.sight(seat)))
            }
        };
        facts.clear();
        recorder.apply(input, &mut facts).expect("it is legal");
        let secret = facts.iter().find_map(|fact| match fact.seen_by(Viewer::Spectator).what() {
            FactData::CardDealt { seat, .. }
            | FactData::CardDrawn { seat, .. }
            | FactData::TicketDealt { seat, .. } => Some(*seat),
            _ => None,
        });
        inputs.push(input);
        hidden_for.push(secret);
    }
    Play { header, inputs, hidden_for }
}

/// Creates a twin by swapping two cards or tickets that were dealt to other seats and that the
/// viewer did not see.
pub(crate) fn twin(tables: &Tables<SMALL>, play: &Play, viewer: Seat, stream: &mut Stream) -> Option<Vec<RecordInput>> {
    let tickets = stream.below(3) == 0;
    let unseen: Vec<usize> = (0..play.inputs.len())
        .filter(|&at| play.hidden_for[at].is_some_and(|seat| seat != viewer))
        .filter(|&at| matches!(play.inputs[at], RecordInput::Deal(Outcome::Ticket(_))) == tickets)
        .collect();
    let (first, second) = (*unseen.get(stream.below(unseen.len().max(1)))?, *unseen.get(stream.below(unseen.len()))?);
    let mut inputs = play.inputs.clone();
    match (inputs[first], inputs[second]) {
        (
            RecordInput::Deal(a @ (Outcome::Card(_) | Outcome::Marked(..))),
            RecordInput::Deal(b @ (Outcome::Card(_) | Outcome::Marked(..))),
        ) if a != b => {
            inputs.swap(first, second);
        }
        (RecordInput::Deal(Outcome::Ticket(a)), RecordInput::Deal(Outcome::Ticket(b))) if a != b => {
            let deck = |ticket: TicketId| tables.edition().tickets[ticket.index()].deck;
            let shown = |at: usize| {
                let seen = play.hidden_for[at].is_none_or(|seat| seat == viewer);
                seen && matches!(play.inputs[at], RecordInput::Deal(Outcome::Ticket(t)) if t == a || t == b)
            };
            if deck(a) != deck(b) || (0..play.inputs.len()).any(shown) {
                return None;
            }
            let other = |ticket: TicketId| {
                if ticket == a {
                    b
                } else if ticket == b {
                    a
                } else {
                    ticket
                }
            };
            let swap =
                |list: &TicketList| -> TicketList { list.as_slice().iter().map(|&ticket| other(ticket)).collect() };
            for input in &mut inputs {
                match input {
                    RecordInput::Deal(Outcome::Ticket(ticket)) => *ticket = other(*ticket),
                    RecordInput::Act(seat, Action::KeepTickets { kept, returned }) if *seat != viewer => {
                        (*kept, *returned) = (swap(kept), swap(returned));
                    }
                    _ => {}
                }
            }
        }
        _ => return None,
    }
    Some(inputs)
}

/// Returns everything that a seat sees while a record is replayed to the end of play. Returns
/// `None` if an input is illegal.
fn watch(
    tables: &Arc<Tables<SMALL>>,
    header: &RecordHeader,
    inputs: &[RecordInput],
    viewer: Seat,
    summon: Summon<'_>,
) -> Option<Vec<String>> {
    let mut witness = summon(tables);
    let mut facts: Vec<Fact<SMALL>> = Vec::new();
    let mut recorder = Recorder::new(tables.clone(), header.clone(), &mut facts).ok()?;
    let mut stream = Vec::new();
    for &input in inputs {
        recorder.apply(input, &mut facts).ok()?;
        let open = recorder.game().open();
        if open.over || open.campaign.as_ref().is_some_and(|campaign| campaign.ending) {
            break;
        }
        for fact in facts.drain(..) {
            let seen = fact.seen_by(Viewer::Seat(viewer));
            witness.hear(&seen);
            stream.push(serde_json::to_string(&seen).expect("what is seen can be sent"));
        }
        stream.push(witness.look(recorder.game(), viewer));
    }
    Some(stream)
}

/// Compares at least this many pairs of twin games, made from games between `random` bots. Returns
/// the number of pairs that looked different to the viewer.
pub fn compare(pairs: usize, seed: u64, eye: Eye) -> Result<usize, String> {
    compare_by(pairs, seed, &|_| Box::new(eye))
}

/// Does the same as [`compare`], but with a witness that also receives facts.
pub fn compare_by(pairs: usize, seed: u64, summon: Summon<'_>) -> Result<usize, String> {
    let edition = |number: u64, stream: &mut Stream| {
        let edition = embedded(EDITIONS[number as usize % EDITIONS.len()]);
        let setup = Setup::of(&edition, 2 + stream.below(4));
        (edition, setup)
    };
    compare_in(pairs, seed, summon, edition)
}

/// Does the same as [`compare_by`], but in games of one edition.
pub fn compare_edition_by(name: &str, pairs: usize, seed: u64, summon: Summon<'_>) -> Result<usize, String> {
    let edition = |_: u64, stream: &mut Stream| {
        let edition = embedded(name);
        let setup = Setup::of(&edition, 2 + stream.below(4));
        (edition, setup)
    };
    compare_in(pairs, seed, summon, edition)
}

/// Does the same as [`compare`], but in campaign games.
pub fn compare_linked(pairs: usize, seed: u64, eye: Eye) -> Result<usize, String> {
    compare_linked_by(pairs, seed, &|_| Box::new(eye))
}

/// Does the same as [`compare_by`], but in campaign games.
pub fn compare_linked_by(pairs: usize, seed: u64, summon: Summon<'_>) -> Result<usize, String> {
    let edition = |number: u64, stream: &mut Stream| {
        let edition = linked::generated(game_seed(seed, number));
        let setup = linked::setup(&edition, stream);
        (edition, setup)
    };
    compare_in(pairs, seed, summon, edition)
}

fn compare_in(
    pairs: usize,
    seed: u64,
    summon: Summon<'_>,
    edition: impl Fn(u64, &mut Stream) -> (Arc<Edition>, Setup),
) -> Result<usize, String> {
    let mut stream = Stream::new(seed);
    let (mut compared, mut different, mut number) = (0, 0, 0);
    while compared < pairs {
        number += 1;
        let (edition, setup) = edition(number, &mut stream);
        let tables = Tables::<SMALL>::new(edition).expect("it fits");
        let mut players: Vec<_> = (setup.colors.iter())
            .map(|_| bots::by_name("random", stream.next_u64()).expect("the policy exists"))
            .collect();
        let play = play_as(&tables, setup, game_seed(seed, number), &mut players);
        let viewer = Seat::new(stream.below(play.header.setup.colors.len()));
        let original = watch(&tables, &play.header, &play.inputs, viewer, summon).ok_or("a record must replay")?;
        for _ in 0..12 {
            let Some(inputs) = twin(&tables, &play, viewer, &mut stream) else { continue };
            let Some(twin) = watch(&tables, &play.header, &inputs, viewer, summon) else { continue };
            compared += 1;
            different += usize::from(twin != original);
        }
    }
    Ok(different)
}
