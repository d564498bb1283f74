//! The levels are increasingly strong, and the characters have the habits that their descriptions
//! promise.

use std::sync::Arc;
use std::time::Duration;

use bots::arena::{ArenaReport, Host, Seated, TournamentPlan, play_block};
use bots::{CAST, Player, Roster, play};
use dealer::{Fast, game_seed};
use rules::fact::{Fact, FactData, Listener, NoListener};
use rules::game::Game;
use rules::ids::{Id, Seat, TicketId};
use rules::limits::SMALL;
use rules::network::Network;
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;

/// Number of games in which habits are counted.
const GAMES: u64 = 60;

struct Hall(Roster<SMALL>);

impl Host<SMALL> for Hall {
    fn sit(&self, bot: &str, seated: &Seated<'_>) -> Result<Box<dyn Player<SMALL>>, String> {
        self.0.seat(bot, seated.seed).map_err(|unknown| unknown.0)
    }

    fn clock(&self, _bot: &str) -> Duration {
        Duration::ZERO
    }
}

/// The editions for which the habits are tuned. Their score is in points; the cast does not play
/// well for money yet.
fn editions() -> impl Iterator<Item = &'static str> {
    ["usa-new", "usa-classic", "germany"].into_iter()
}

fn tables(edition: &str) -> Arc<Tables<SMALL>> {
    Tables::new(maps::edition(edition).expect("it is embedded")).expect("it fits")
}

/// Returns each bot's win share.
fn shares(edition: &str, players: usize, names: &[&str], games: u64) -> Vec<f64> {
    let tables = tables(edition);
    let service = Hall(Roster::new(&tables));
    let named: Vec<String> = names.iter().map(|name| name.to_string()).collect();
    let plan = TournamentPlan::new(&named, players, None, games, 1).expect("the plan is sound");
    let setup = Setup::of(tables.edition(), players);
    let blocks: Result<Vec<_>, _> =
        (0..plan.blocks()).map(|block| play_block(&plan, block, &tables, &setup, &service)).collect();
    let report = ArenaReport::new(&plan, &blocks.expect("no bot is in trouble"));
    report.bots.iter().map(|bot| bot.win_share.value).collect()
}

#[test]
fn levels_form_a_ladder() {
    for edition in editions() {
        let against = |a, b| shares(edition, 2, &[a, b], 120)[0];
        let (normal, planner) = (against("normal", "easy"), against("planner", "normal"));
        println!("{edition}: normal wins {normal:.3} against easy, planner {planner:.3} against normal");
        assert!((0.5..0.85).contains(&normal) && planner > 0.75, "{edition}: {normal} and {planner}");
        assert!(against("easy", "random") > 0.95, "{edition}: easy is not a fool");
        let three = shares(edition, 3, &["easy", "normal", "planner"], 96);
        println!("{edition}: easy, normal, planner at one table {three:.3?}");
        // Tolerance for the noise of so few games.
        let near = 0.05;
        assert!(three[0] < three[1] + near && three[1] < three[2] + near, "{edition}: {three:?}");
        assert!(three[0] + near < three[2], "{edition}: {three:?}");
        let hard = shares(edition, 2, &["hard", "normal"], 6);
        assert!(hard[0] > 0.3, "{edition}: hard wins only {hard:.2?} against normal");
    }
}

/// Averages for one seat.
#[derive(Default, Debug)]
struct Habits {
    tickets: f64,
    /// Total points of the tickets kept.
    value: f64,
    /// Largest number of cards in hand.
    most_cards: f64,
    /// Trains per route.
    length: f64,
    /// Share of cards drawn from the deck.
    blind: f64,
    /// Share of the rival's tickets that the rival completed.
    rival: f64,
}

/// Counts the cards that the first seat draws, and tracks the size of its hand.
#[derive(Default)]
struct Watch {
    hand: u8,
    most: u8,
    blind: f64,
    open: f64,
}

impl Listener<SMALL> for Watch {
    fn hear(&mut self, fact: Fact<SMALL>) {
        match *fact.seen_by(Viewer::Spectator).what() {
            FactData::CardDrawn { seat: Seat::ZERO, .. } => {
                self.blind += 1.0;
                self.hand += 1;
            }
            FactData::CardTaken { seat: Seat::ZERO, .. } => {
                self.open += 1.0;
                self.hand += 1;
            }
            FactData::CardDealt { seat: Seat::ZERO, .. } => self.hand += 1,
            FactData::Claimed { seat: Seat::ZERO, payment, .. } => self.hand -= payment.len(),
            _ => {}
        }
        self.most = self.most.max(self.hand);
    }
}

/// Returns the habits of a bot that plays against a planner.
fn habits(edition: &str, name: &str) -> Habits {
    let tables = tables(edition);
    let roster = Roster::new(&tables);
    let mut sum = Habits::default();
    for number in 0..GAMES {
        let seed = game_seed(3, number);
        let mut players = [roster.seat(name, seed).expect("known"), roster.seat("planner", seed).expect("known")];
        let mut game = Game::new(tables.clone(), &Setup::of(tables.edition(), 2), &mut NoListener).expect("it starts");
        let mut watch = Watch::default();
        play(&mut game, &mut players, &mut Fast::new(seed, 0), &mut watch);
        let held = |seat| game.view(Viewer::Seat(seat)).own.expect("a seat has its own").tickets;
        let ticket = |id: TicketId| &tables.edition().tickets[id.index()];
        let routes = game.open().owned;
        let trains: u32 = routes[0].iter().map(|id| u32::from(tables.edition().routes[id.index()].length)).sum();
        let rival = Network::new(&tables, routes[1]);
        let theirs = held(Seat::new(1));
        let done = theirs.iter().filter(|&id| rival.joins(&tables, ticket(id).ends)).count();
        sum.tickets += held(Seat::ZERO).len() as f64;
        sum.value += held(Seat::ZERO).iter().map(|id| f64::from(ticket(id).value)).sum::<f64>();
        sum.most_cards += f64::from(watch.most);
        sum.length += f64::from(trains) / routes[0].len() as f64;
        sum.blind += watch.blind / (watch.blind + watch.open);
        sum.rival += done as f64 / theirs.len() as f64;
    }
    let mean = |sum: f64| sum / GAMES as f64;
    Habits {
        tickets: mean(sum.tickets),
        value: mean(sum.value),
        most_cards: mean(sum.most_cards),
        length: mean(sum.length),
        blind: mean(sum.blind),
        rival: mean(sum.rival),
    }
}

#[test]
fn characters_show_their_habits() {
    for edition in editions() {
        let of = |name: &str| {
            let habits = habits(edition, name);
            println!("{edition} {name}: {habits:.2?}");
            habits
        };
        let plain = of("planner");
        let (ada, bruno, mira, otto, felix) = (of("ada"), of("bruno"), of("mira"), of("otto"), of("felix"));
        assert!(ada.tickets > plain.tickets + 0.8, "{edition}: Ada collects tickets");
        assert!(bruno.length > plain.length + 0.15 && bruno.tickets < plain.tickets, "{edition}: Bruno builds long");
        assert!(mira.rival < plain.rival, "{edition}: Mira is in the way");
        assert!(
            otto.most_cards > plain.most_cards + 1.0 && otto.most_cards > ada.most_cards + 6.0,
            "{edition}: Otto waits"
        );
        assert!(felix.blind > plain.blind + 0.05 && felix.value > plain.value + 2.0, "{edition}: Felix gambles");
    }
}

#[test]
fn equal_seeds_give_equal_lapses() {
    let tables = tables("usa-new");
    let roster = Roster::new(&tables);
    let hash = |seed: u64| {
        let mut players: Vec<_> = CAST[..2].iter().map(|of| roster.seat(of.name, seed).expect("known")).collect();
        let mut game = Game::new(tables.clone(), &Setup::of(tables.edition(), 2), &mut NoListener).expect("it starts");
        play(&mut game, &mut players, &mut Fast::new(1, 0), &mut NoListener);
        rules::hash::state_hash(&game, &Setup::of(tables.edition(), 2).colors)
    };
    assert!(hash(1) == hash(1) && hash(1) != hash(2));
}
