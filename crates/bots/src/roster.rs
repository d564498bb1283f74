//! Every bot by its name.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use rules::game::Game;
use rules::limits::{LARGE, SMALL};
use rules::tables::Tables;

use crate::atlas::Atlas;
use crate::cast::{self, Human, Member};
use crate::net::{self, Chart, Network, Policy};
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
    /// One sentence for people: how it plays.
    pub about: &'static str,
    /// Settings it takes behind a colon, as `name:setting`; none where it takes none.
    pub setting: Option<fn(&str) -> bool>,
}

const fn plain(name: &'static str, about: &'static str) -> Listing {
    Listing { name, about, setting: None }
}

const fn of_cast(member: &'static Member) -> Listing {
    plain(member.name, member.about)
}

/// Whether this says how long a search thinks.
fn is_budget(setting: &str) -> bool {
    Budget::parse(setting).is_some()
}

/// Every bot that [`Roster::seat`] knows, in the order in which people are told of them.
pub const BOTS: &[Listing] = &[
    of_cast(&cast::CAST[0]),
    of_cast(&cast::CAST[1]),
    plain("hard", "the third level: a blocker that thinks less."),
    Listing {
        name: "expert",
        about: "the fourth level: searches with a network for a quarter of a second; expert:100ms or expert:256n say how long.",
        setting: Some(is_budget),
    },
    Listing {
        name: "master",
        about: "the fifth level: an expert that thinks for a second; master:3000ms or master:2048n say how long.",
        setting: Some(is_budget),
    },
    Listing {
        name: "expert-1",
        about: "the expert as it was before it learned: plans and plays games out; expert-1:300n says how long.",
        setting: Some(is_budget),
    },
    plain("policy", "does what its network likes best at first sight; on boards it has not learned, a planner."),
    of_cast(&cast::CAST[2]),
    of_cast(&cast::CAST[3]),
    of_cast(&cast::CAST[4]),
    of_cast(&cast::CAST[5]),
    of_cast(&cast::CAST[6]),
    plain("random", "takes any choice, all alike."),
    plain("greedy", "claims whenever it can, the longer the better; otherwise draws."),
    plain("path", "builds the shortest paths of the tickets it was dealt, and draws no more of them."),
    plain("hungry", "collects tickets that go well together, as many as its trains allow, and completes them."),
    plain("one-step", "thinks of the next route to its best ticket and no further."),
    plain("long-route", "keeps few and cheap tickets, and builds the longest routes there are."),
    plain("planner", "joins its tickets by one plan, counts turns and cards, and fills up with the best routes left."),
    plain("blocker", "plans, reads from your routes which tickets you hold, and takes what you need most."),
    Listing {
        name: "search",
        about: "plays the best choices on in games that could be this one; search:100ms or search:500n say how long.",
        setting: Some(is_budget),
    },
    plain("one-colour", "hoards one colour and locomotives, and claims last of all."),
    plain("hoarder", "takes every card, then every ticket, and claims last of all."),
    plain("tickets", "draws tickets while there are any and keeps as few as it may."),
    plain("resets", "leaves open locomotives lying, so that the open cards are replaced often."),
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
