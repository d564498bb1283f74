use std::any::Any;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use dealer::game_seed;
use rules::action::Action;
use rules::game::Game;
use rules::ids::Seat;
use rules::limits::{LARGE, SMALL};
use rules::record::{Record, Recorder};
use rules::tables::Tables;

use crate::analysis::{self, Follower, GameAnalysis, Judge, Suggestion, Weighed};
use crate::atlas::Atlas;
use crate::cast::{self, Human, Member};
use crate::net::{self, Chart, Evaluator, NeuralNetwork, Policy};
use crate::planner::Planner;
use crate::search::playout::Playout;
use crate::search::{Budget, Search};
use crate::steady::{Faulty, Steady};
use crate::style::Style;
use crate::{Player, archetypes, policies};

/// A factory that creates bots for one edition. It computes the lookup tables for the board only
/// once.
///
/// The bots are behind a pointer so that their code is generated in this crate, once per capacity.
/// Otherwise, every crate that creates a bot would compile all bots again, which takes about a
/// minute.
#[derive(Clone)]
pub struct Roster<const W: usize> {
    bots: Arc<dyn Seating<W>>,
}

trait Seating<const W: usize>: Send + Sync {
    fn seat(&self, name: &str, seed: u64) -> Result<Box<dyn Player<W>>, UnknownBot>;
    fn win_shares(&self, game: &Game<W>, games: u32, seed: u64) -> Vec<f64>;
    fn course(&self, record: &Record) -> Option<GameAnalysis>;
    fn weigh(&self, record: &Record, at: usize, nodes: u32) -> Option<Weighed>;
    fn hint(&self, game: &Recorder<W>, seat: Seat, nodes: u32) -> Option<Suggestion>;
    fn chance(&self, game: &Recorder<W>, seat: Seat, action: &Action, nodes: u32) -> Option<f64>;
}

struct Everyone<const W: usize> {
    atlas: Arc<Atlas<W>>,
    /// The network for the edition, if there is one. It is loaded on first use.
    learned: OnceLock<Option<Learned<W>>>,
}

/// A network with its lookup tables.
struct Learned<const W: usize> {
    chart: Arc<Chart<W>>,
    network: Arc<NeuralNetwork>,
}

fn small(tables: &Arc<Tables<SMALL>>) -> Arc<dyn Seating<SMALL>> {
    Arc::new(Everyone { atlas: Arc::new(Atlas::new(tables)), learned: OnceLock::new() })
}

fn large(tables: &Arc<Tables<LARGE>>) -> Arc<dyn Seating<LARGE>> {
    Arc::new(Everyone { atlas: Arc::new(Atlas::new(tables)), learned: OnceLock::new() })
}

/// A bot in the list of bots, with its strength and a description.
pub struct BotListing {
    pub name: &'static str,
    /// Strength, from 1 for `easy` to 5 for `master`. Bots that are not offered as opponents have
    /// 0.
    pub level: u8,
    /// Id of the bot's portrait. Each level and character has a portrait of its own; all other bots
    /// share one.
    pub portrait: &'static str,
    /// A sentence about the bot, or something that the bot says.
    pub about: &'static str,
    /// Function that validates the setting in `name:setting`; `None` if the bot takes no setting.
    pub setting: Option<fn(&str) -> bool>,
}

/// The portrait of all bots without one of their own.
const MACHINE: &str = "machine";

const fn plain(level: u8, name: &'static str, about: &'static str) -> BotListing {
    BotListing { name, level, portrait: MACHINE, about, setting: None }
}

const fn of_cast(member: &'static Member) -> BotListing {
    BotListing { portrait: member.name, ..plain(member.level, member.name, member.about) }
}

/// Creates the listing of a bot whose setting is a budget.
const fn thinker(level: u8, name: &'static str, about: &'static str) -> BotListing {
    BotListing { setting: Some(is_budget), ..plain(level, name, about) }
}

/// Number of playouts that are about as good as one network evaluation.
const PLAYED_OUT: u32 = 3;
/// Time to allow for each trial of a search.
const NODE_TIME: Duration = Duration::from_millis(5);
/// Seed of the guesses in analyses.
const JUDGING_SEED: u64 = 1;

/// Checks whether this is a valid budget for a search.
fn is_budget(setting: &str) -> bool {
    Budget::parse(setting).is_some()
}

/// Every bot that [`Roster::seat`] can create, except those that fail on purpose, in display order.
pub const BOTS: &[BotListing] = &[
    of_cast(&cast::CAST[0]),
    of_cast(&cast::CAST[1]),
    BotListing {
        portrait: "hard",
        ..plain(
            3,
            "hard",
            "the third level: builds as it goes, reads from your routes what you need, and plays a few games on.",
        )
    },
    BotListing {
        portrait: "expert",
        ..thinker(
            4,
            "expert",
            "the fourth level: searches with a network for a quarter of a second; expert:100ms or expert:256n set the thinking time.",
        )
    },
    BotListing {
        portrait: "master",
        ..thinker(
            5,
            "master",
            "the fifth level: an expert that thinks for a second; master:3000ms or master:2048n set the thinking time.",
        )
    },
    thinker(
        4,
        "expert-1",
        "the expert before it learned: plans and plays games out; expert-1:300n sets the thinking time.",
    ),
    plain(4, "policy", "follows its network without thinking ahead; on unknown boards, it plays as the planner."),
    of_cast(&cast::CAST[2]),
    of_cast(&cast::CAST[3]),
    of_cast(&cast::CAST[4]),
    of_cast(&cast::CAST[5]),
    of_cast(&cast::CAST[6]),
    plain(0, "random", "picks any choice at random."),
    plain(0, "greedy", "claims whenever it can, the longer the better; otherwise draws."),
    plain(1, "path", "builds the shortest paths of the tickets it was dealt, and draws no more of them."),
    plain(1, "hungry", "collects tickets that go well together, as many as its trains allow, and completes them."),
    plain(1, "one-step", "thinks only of the next route to its best ticket."),
    plain(1, "long-route", "keeps few and cheap tickets, and builds the longest routes there are."),
    plain(
        3,
        "planner",
        "connects its tickets with one plan, counts turns and cards, and fills up with the best routes left.",
    ),
    plain(3, "blocker", "plans, reads from your routes which tickets you hold, and takes what you need most."),
    thinker(
        3,
        "search",
        "plays the best choices on in games that could be this one; search:100ms or search:500n set the thinking time.",
    ),
    plain(0, "one-colour", "hoards one colour and locomotives, and claims only if it must."),
    plain(0, "hoarder", "takes every card, then every ticket, and claims only if it must."),
    plain(0, "tickets", "draws tickets while there are any and keeps as few as possible."),
    plain(0, "resets", "never takes face-up locomotives, so that the face-up cards are often replaced."),
];

/// Checks whether a bot with this name exists. The name can include a setting after a colon.
pub fn known(name: &str) -> bool {
    if Faulty::named(name).is_some() {
        return true;
    }
    let (name, setting) = name.split_once(':').map_or((name, None), |(name, setting)| (name, Some(setting)));
    BOTS.iter().any(|bot| bot.name == name && setting.is_none_or(|given| bot.setting.is_some_and(|fits| fits(given))))
}

/// Checks whether this bot has a time limit, which makes its games unrepeatable. A bot that takes a
/// budget has a time limit unless its budget is a number of trials.
pub fn by_clock(name: &str) -> bool {
    let (name, setting) = name.split_once(':').map_or((name, None), |(name, setting)| (name, Some(setting)));
    let counted = setting.is_some_and(|setting| matches!(Budget::parse(setting), Some(Budget::Nodes(_))));
    !counted && BOTS.iter().any(|bot| bot.name == name && bot.setting.is_some())
}

/// Returns the time to allow for one decision of a searching bot. Returns `None` for bots that do
/// not search.
pub fn thinking_time(name: &str) -> Option<Duration> {
    match (searches(name)?, name) {
        (Some(Budget::Time(time)), _) => Some(time),
        (Some(Budget::Nodes(nodes)), _) => Some(NODE_TIME * nodes),
        (None, "master") => Some(Duration::from_secs(2)),
        (None, _) => Some(Duration::from_secs(1)),
    }
}

/// Returns the name of the same bot with a smaller budget, usually about a quarter. The name is
/// unchanged if it contains no budget, unless the bot is an expert or the master.
pub fn hurried(name: &str) -> String {
    let plain = name.split_once(':').map_or(name, |(plain, _)| plain);
    match (searches(name).flatten(), plain) {
        (Some(Budget::Time(time)), plain) => format!("{plain}:{}ms", (time.as_millis() / 4).max(1)),
        (Some(Budget::Nodes(nodes)), plain) => format!("{plain}:{}n", (nodes / 4).max(1)),
        (None, "expert" | "expert-1") => format!("{plain}:60ms"),
        (None, "master") => format!("{plain}:250ms"),
        _ => name.to_string(),
    }
}

/// Returns the budget, if any, in the name of a bot that searches. Returns `None` for all other
/// bots.
fn searches(name: &str) -> Option<Option<Budget>> {
    let (plain, setting) = name.split_once(':').map_or((name, None), |(plain, setting)| (plain, Some(setting)));
    let is_search =
        matches!(plain, "hard" | "blocker") || BOTS.iter().any(|bot| bot.name == plain && bot.setting.is_some());
    is_search.then(|| setting.and_then(Budget::parse))
}

/// The error for a name that no bot has. It contains the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl<const W: usize> Roster<W> {
    /// Creates a roster for games of one edition.
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

    /// Creates the bot with this name for one game. The seed determines the bot's random choices.
    /// If the bot fails to decide, a simpler bot decides in its place, and [`Player::failure`]
    /// reports the failure.
    pub fn seat(&self, name: &str, seed: u64) -> Result<Box<dyn Player<W>>, UnknownBot> {
        self.bots.seat(name, seed)
    }

    /// Returns each seat's share of wins when light planners play `games` games from this position.
    /// Only future deals are random: the games start with the real hidden cards, so use this only
    /// for finished games.
    pub fn win_shares(&self, game: &Game<W>, games: u32, seed: u64) -> Vec<f64> {
        self.bots.win_shares(game, games, seed)
    }

    /// Returns the win chances and decisions of a recorded game. Returns `None` if the record is
    /// invalid. On a board without a network, fill in the chances with [`Roster::win_shares`] and
    /// [`GameAnalysis::fill`].
    pub fn course(&self, record: &Record) -> Option<GameAnalysis> {
        self.bots.course(record)
    }

    /// Compares the answer after the first `at` inputs with the best choice, given what the seat
    /// had seen. Returns `None` if the next input is not an answer or the record is invalid. The
    /// search makes about `nodes` trials, or three times as many without a network. The result is
    /// repeatable.
    pub fn weigh(&self, record: &Record, at: usize, nodes: u32) -> Option<Weighed> {
        self.bots.weigh(record, at, nodes)
    }

    /// Returns the choice that a search considers best for this seat, given what the seat has seen.
    /// Returns `None` if the seat has nothing to decide. The search makes about `nodes` trials, or
    /// three times as many without a network.
    pub fn hint(&self, game: &Recorder<W>, seat: Seat, nodes: u32) -> Option<Suggestion> {
        self.bots.hint(game, seat, nodes)
    }

    /// Returns a seat's win chance after this action, according to the network and averaged over
    /// guesses about hidden cards. Returns `None` on a board without a network.
    pub fn chance(&self, game: &Recorder<W>, seat: Seat, action: &Action, nodes: u32) -> Option<f64> {
        self.bots.chance(game, seat, action, nodes)
    }
}

impl<const W: usize> Seating<W> for Everyone<W> {
    fn seat(&self, name: &str, seed: u64) -> Result<Box<dyn Player<W>>, UnknownBot> {
        // Policies only pick from the choices, so they need no stand-in.
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

    fn course(&self, record: &Record) -> Option<GameAnalysis> {
        let seats = record.header.setup.colors.len();
        let evaluator = self.learned().and_then(|of| Some((Evaluator::new(&of.chart, &of.network)?, of)));
        let network = evaluator.map(|(evaluator, of)| (evaluator, net::pool(&of.network, seats)));
        Follower { atlas: &self.atlas, network }.follow(record)
    }

    fn weigh(&self, record: &Record, at: usize, nodes: u32) -> Option<Weighed> {
        analysis::weigh(&self.atlas, record, at, self.judging(nodes, at))
    }

    fn hint(&self, game: &Recorder<W>, seat: Seat, nodes: u32) -> Option<Suggestion> {
        let search = self.judging(nodes, game.record().inputs.len());
        let judge = if self.learned().is_some() { Judge::Network } else { Judge::Playouts };
        analysis::hint(&self.atlas, game, seat, search).map(|(action, chance)| Suggestion { action, chance, judge })
    }

    fn chance(&self, game: &Recorder<W>, seat: Seat, action: &Action, nodes: u32) -> Option<f64> {
        self.learned()?;
        analysis::chance(&self.atlas, game, (seat, action), self.judging(nodes, game.record().inputs.len()))
    }
}

impl<const W: usize> Everyone<W> {
    /// Returns the network that fits this edition, if there is one.
    fn learned(&self) -> Option<&Learned<W>> {
        let find = || {
            let edition = self.atlas.tables.edition();
            let network = net::network(edition)?;
            let chart = Arc::new(Chart::of(&self.atlas));
            network.fits(edition, &chart.layout).then_some(Learned { chart, network })
        };
        self.learned.get_or_init(find).as_ref()
    }

    /// Creates a search for analyses shown to users, seeded with the number of inputs.
    fn judging(&self, nodes: u32, inputs: usize) -> Search<W> {
        let of = self.learned();
        let nodes = if of.is_some() { nodes } else { PLAYED_OUT * nodes };
        Search::judge(&self.atlas, of.map(|of| (&of.chart, &of.network)), nodes, game_seed(JUDGING_SEED, inputs as u64))
    }

    /// Creates a search with the given budget. Without one, the budget is the first element of
    /// `usual` if there is a network, and otherwise the second.
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
            // Playouts are less accurate than a network, so the search needs more time if there is no network.
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
