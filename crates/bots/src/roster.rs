//! Every bot by its name.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use dealer::game_seed;
use rules::action::Action;
use rules::game::Game;
use rules::ids::Seat;
use rules::limits::{LARGE, SMALL};
use rules::record::{Record, Recorder};
use rules::tables::Tables;

use crate::analysis::{self, Course, Follower, Hint, Judge, Weighed};
use crate::atlas::Atlas;
use crate::cast::{self, Human, Member};
use crate::net::{self, Chart, Evaluator, Network, Policy};
use crate::planner::Planner;
use crate::search::playout::Playout;
use crate::search::{Budget, Search};
use crate::steady::{Faulty, Steady};
use crate::style::Style;
use crate::{Player, archetypes, policies};

/// Seats bots at tables of one edition. What they all look up about its board is worked out once.
///
/// The bots are behind a pointer so that their code is generated in this crate, once for each capacity. Otherwise every crate
/// that seats one would compile all of them again, about a minute each.
#[derive(Clone)]
pub struct Roster<const W: usize> {
    bots: Arc<dyn Seating<W>>,
}

trait Seating<const W: usize>: Send + Sync {
    fn seat(&self, name: &str, seed: u64) -> Result<Box<dyn Player<W>>, UnknownBot>;
    fn win_shares(&self, game: &Game<W>, games: u32, seed: u64) -> Vec<f64>;
    fn course(&self, record: &Record) -> Option<Course>;
    fn weigh(&self, record: &Record, at: usize, nodes: u32) -> Option<Weighed>;
    fn hint(&self, game: &Recorder<W>, seat: Seat, nodes: u32) -> Option<Hint>;
    fn chance(&self, game: &Recorder<W>, seat: Seat, action: &Action, nodes: u32) -> Option<f64>;
}

struct Everyone<const W: usize> {
    atlas: Arc<Atlas<W>>,
    /// The network for this edition, if there is one; looked for when a bot first asks.
    learned: OnceLock<Option<Learned<W>>>,
}

/// A network with what it looks up.
struct Learned<const W: usize> {
    chart: Arc<Chart<W>>,
    network: Arc<Network>,
}

fn small(tables: &Arc<Tables<SMALL>>) -> Arc<dyn Seating<SMALL>> {
    Arc::new(Everyone { atlas: Arc::new(Atlas::new(tables)), learned: OnceLock::new() })
}

fn large(tables: &Arc<Tables<LARGE>>) -> Arc<dyn Seating<LARGE>> {
    Arc::new(Everyone { atlas: Arc::new(Atlas::new(tables)), learned: OnceLock::new() })
}

/// What is told about a bot before it plays.
pub struct Listing {
    pub name: &'static str,
    /// How strong it is: 1 for `easy` to 5 for `master`, 0 for bots that are no company.
    pub level: u8,
    /// The id of its portrait. Levels and characters have one each; all others share one.
    pub portrait: &'static str,
    /// One sentence for people: how it plays.
    pub about: &'static str,
    /// Settings it takes behind a colon, as `name:setting`; none where it takes none.
    pub setting: Option<fn(&str) -> bool>,
}

/// The portrait of bots without one of their own.
const MACHINE: &str = "machine";

const fn plain(level: u8, name: &'static str, about: &'static str) -> Listing {
    Listing { name, level, portrait: MACHINE, about, setting: None }
}

const fn of_cast(member: &'static Member) -> Listing {
    Listing { portrait: member.name, ..plain(member.level, member.name, member.about) }
}

/// A bot that takes a budget.
const fn thinker(level: u8, name: &'static str, about: &'static str) -> Listing {
    Listing { setting: Some(is_budget), ..plain(level, name, about) }
}

/// A look at a network tells as much as so many games played out, about.
const PLAYED_OUT: u32 = 3;
/// Settles the guesses of analysis.
const JUDGING_SEED: u64 = 1;

/// Whether this says how long a search thinks.
fn is_budget(setting: &str) -> bool {
    Budget::parse(setting).is_some()
}

/// Every bot that [`Roster::seat`] knows, in the order in which people are told of them.
pub const BOTS: &[Listing] = &[
    of_cast(&cast::CAST[0]),
    of_cast(&cast::CAST[1]),
    Listing {
        portrait: "hard",
        ..plain(
            3,
            "hard",
            "the third level: builds as it goes, reads from your routes what you need, and plays a few games on.",
        )
    },
    Listing {
        portrait: "expert",
        ..thinker(
            4,
            "expert",
            "the fourth level: searches with a network for a quarter of a second; expert:100ms or expert:256n say how long.",
        )
    },
    Listing {
        portrait: "master",
        ..thinker(
            5,
            "master",
            "the fifth level: an expert that thinks for a second; master:3000ms or master:2048n say how long.",
        )
    },
    thinker(
        4,
        "expert-1",
        "the expert as it was before it learned: plans and plays games out; expert-1:300n says how long.",
    ),
    plain(4, "policy", "does what its network likes best at first sight; on boards it has not learned, a planner."),
    of_cast(&cast::CAST[2]),
    of_cast(&cast::CAST[3]),
    of_cast(&cast::CAST[4]),
    of_cast(&cast::CAST[5]),
    of_cast(&cast::CAST[6]),
    plain(0, "random", "takes any choice, all alike."),
    plain(0, "greedy", "claims whenever it can, the longer the better; otherwise draws."),
    plain(1, "path", "builds the shortest paths of the tickets it was dealt, and draws no more of them."),
    plain(1, "hungry", "collects tickets that go well together, as many as its trains allow, and completes them."),
    plain(1, "one-step", "thinks of the next route to its best ticket and no further."),
    plain(1, "long-route", "keeps few and cheap tickets, and builds the longest routes there are."),
    plain(
        3,
        "planner",
        "joins its tickets by one plan, counts turns and cards, and fills up with the best routes left.",
    ),
    plain(3, "blocker", "plans, reads from your routes which tickets you hold, and takes what you need most."),
    thinker(
        3,
        "search",
        "plays the best choices on in games that could be this one; search:100ms or search:500n say how long.",
    ),
    plain(0, "one-colour", "hoards one colour and locomotives, and claims last of all."),
    plain(0, "hoarder", "takes every card, then every ticket, and claims last of all."),
    plain(0, "tickets", "draws tickets while there are any and keeps as few as it may."),
    plain(0, "resets", "leaves open locomotives lying, so that the open cards are replaced often."),
];

/// Whether a bot has this name, with a setting behind a colon where it takes one.
pub fn known(name: &str) -> bool {
    if Faulty::named(name).is_some() {
        return true;
    }
    let (name, setting) = name.split_once(':').map_or((name, None), |(name, setting)| (name, Some(setting)));
    BOTS.iter().any(|bot| bot.name == name && setting.is_none_or(|given| bot.setting.is_some_and(|fits| fits(given))))
}

/// Whether this bot thinks by the clock: then a game with it may come out differently each time. Bots that take a budget
/// do, unless it is given as a number of games to play out.
pub fn by_clock(name: &str) -> bool {
    let (name, setting) = name.split_once(':').map_or((name, None), |(name, setting)| (name, Some(setting)));
    let counted = setting.is_some_and(|setting| matches!(Budget::parse(setting), Some(Budget::Nodes(_))));
    !counted && BOTS.iter().any(|bot| bot.name == name && bot.setting.is_some())
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl<const W: usize> Roster<W> {
    /// For games on these tables.
    pub fn new(tables: &Arc<Tables<W>>) -> Roster<W> {
        let tables: &dyn Any = tables;
        let bots: Box<dyn Any> = match (tables.downcast_ref(), tables.downcast_ref()) {
            (Some(tables), _) => Box::new(small(tables)),
            (_, Some(tables)) => Box::new(large(tables)),
            (None, None) => unreachable!("tables have one of two capacities"),
        };
        let bots: Box<Arc<dyn Seating<W>>> = bots.downcast().expect("they have the capacity of the tables");
        Roster { bots: *bots }
    }

    /// The bot with this name, for one game; the seed decides whatever it leaves to chance. If it fails at a decision, a
    /// simpler bot makes that one, and [`Player::failure`] says so.
    pub fn seat(&self, name: &str, seed: u64) -> Result<Box<dyn Player<W>>, UnknownBot> {
        self.bots.seat(name, seed)
    }

    /// Each seat's share of the wins when light planners play `games` games on from here. They know the whole game, hidden
    /// cards included, and only future deals are left to chance: use it for games that are over.
    pub fn win_shares(&self, game: &Game<W>, games: u32, seed: u64) -> Vec<f64> {
        self.bots.win_shares(game, games, seed)
    }

    /// Chances to win along a recorded game, and its decisions; none if it does not replay. On a board without a network
    /// the chances are left to [`Roster::win_shares`] and [`Course::fill`].
    pub fn course(&self, record: &Record) -> Option<Course> {
        self.bots.course(record)
    }

    /// Weighs the answer that a record has after so many inputs, from what its seat had seen; none if there is none. So many
    /// choices are tried, three times as many without a network; the same question has the same answer.
    pub fn weigh(&self, record: &Record, at: usize, nodes: u32) -> Option<Weighed> {
        self.bots.weigh(record, at, nodes)
    }

    /// What a strong player would do for a seat that is asked, from what the seat has seen, with so many choices tried.
    pub fn hint(&self, game: &Recorder<W>, seat: Seat, nodes: u32) -> Option<Hint> {
        self.bots.hint(game, seat, nodes)
    }

    /// The chance to win of a seat that does this now, by the network, with so many guesses at what it does not see; none on a
    /// board without a network.
    pub fn chance(&self, game: &Recorder<W>, seat: Seat, action: &Action, nodes: u32) -> Option<f64> {
        self.bots.chance(game, seat, action, nodes)
    }
}

impl<const W: usize> Seating<W> for Everyone<W> {
    fn seat(&self, name: &str, seed: u64) -> Result<Box<dyn Player<W>>, UnknownBot> {
        // Policies only pick from the choices: nothing simpler could stand in for them.
        if let Some(policy) = policies::by_name(name, seed) {
            return Ok(policy);
        }
        let player = (archetypes::by_name(&self.atlas, name, seed))
            .or_else(|| self.planner(name, seed))
            .or_else(|| Some(Box::new(Faulty::named(name)?)));
        let player = player.ok_or_else(|| UnknownBot(name.to_string()))?;
        Ok(Box::new(Steady::new(&self.atlas, player, seed)))
    }

    fn win_shares(&self, game: &Game<W>, games: u32, seed: u64) -> Vec<f64> {
        Playout::new(&self.atlas).shares(game, games, seed)
    }

    fn course(&self, record: &Record) -> Option<Course> {
        let seats = record.header.setup.colors.len();
        let evaluator = self.learned().and_then(|of| Some((Evaluator::new(&of.chart, &of.network)?, of)));
        let network = evaluator.map(|(evaluator, of)| (evaluator, net::pool(&of.network, seats)));
        Follower { atlas: &self.atlas, network }.follow(record)
    }

    fn weigh(&self, record: &Record, at: usize, nodes: u32) -> Option<Weighed> {
        analysis::weigh(&self.atlas, record, at, self.judging(nodes, at))
    }

    fn hint(&self, game: &Recorder<W>, seat: Seat, nodes: u32) -> Option<Hint> {
        let search = self.judging(nodes, game.record().inputs.len());
        let judge = if self.learned().is_some() { Judge::Network } else { Judge::Playouts };
        analysis::hint(&self.atlas, game, seat, search).map(|(action, chance)| Hint { action, chance, judge })
    }

    fn chance(&self, game: &Recorder<W>, seat: Seat, action: &Action, nodes: u32) -> Option<f64> {
        self.learned()?;
        analysis::chance(&self.atlas, game, (seat, action), self.judging(nodes, game.record().inputs.len()))
    }
}

impl<const W: usize> Everyone<W> {
    /// The network that fits this edition, if there is one.
    fn learned(&self) -> Option<&Learned<W>> {
        let find = || {
            let edition = self.atlas.tables.edition();
            let network = net::network(edition)?;
            let chart = Arc::new(Chart::of(&self.atlas));
            network.fits(edition, &chart.layout).then_some(Learned { chart, network })
        };
        self.learned.get_or_init(find).as_ref()
    }

    /// A search that judges choices for people; the number of inputs settles its luck.
    fn judging(&self, nodes: u32, inputs: usize) -> Search<W> {
        let of = self.learned();
        let nodes = if of.is_some() { nodes } else { PLAYED_OUT * nodes };
        Search::judge(&self.atlas, of.map(|of| (&of.chart, &of.network)), nodes, game_seed(JUDGING_SEED, inputs as u64))
    }

    /// A search for as long as the setting says, or for the first of the usual times with a network and the second without.
    fn searcher(&self, setting: Option<&str>, usual: [&str; 2], seed: u64) -> Option<Box<dyn Player<W>>> {
        let learned = self.learned();
        let budget = Budget::parse(setting.unwrap_or(usual[usize::from(learned.is_none())]))?;
        let learned = learned.and_then(|of| Search::learned(&of.chart, &of.network, budget, seed));
        Some(Box::new(learned.unwrap_or_else(|| Search::expert(&self.atlas, budget, seed))))
    }

    fn planner(&self, name: &str, seed: u64) -> Option<Box<dyn Player<W>>> {
        let (name, setting) = name.split_once(':').map_or((name, None), |(name, setting)| (name, Some(setting)));
        if let (Some(member), None) = (cast::member(name), setting) {
            return Some(Box::new(Human::new(&self.atlas, member, seed)));
        }
        match (name, setting) {
            // Games played out tell less than a network: without one they take more time.
            ("expert", setting) => self.searcher(setting, ["250ms", "1000ms"], seed),
            ("master", setting) => self.searcher(setting, ["1000ms", "2000ms"], seed),
            ("expert-1", setting) => {
                let budget = Budget::parse(setting.unwrap_or("1000ms"))?;
                Some(Box::new(Search::expert(&self.atlas, budget, seed)))
            }
            ("policy", None) => match self.learned().and_then(|of| Policy::new(&of.chart, &of.network)) {
                Some(policy) => Some(Box::new(policy)),
                None => Some(Box::new(Planner::new(&self.atlas, Style::PLANNER))),
            },
            ("planner", None) => Some(Box::new(Planner::new(&self.atlas, Style::PLANNER))),
            ("blocker", None) => Some(Box::new(Search::blocker(&self.atlas, seed))),
            ("hard", None) => Some(Box::new(Search::hard(&self.atlas, seed))),
            ("search", setting) => {
                let budget = Budget::parse(setting.unwrap_or("100ms"))?;
                Some(Box::new(Search::new(&self.atlas, budget, seed)))
            }
            _ => None,
        }
    }
}
