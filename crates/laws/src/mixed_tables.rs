//! Games between different bots on all kinds of maps. Every decision must be legal, and every game
//! must end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bots::{BOTS, BotListing, NAMES, Player, Roster, known, play_with, player_seed};
use dealer::{Fast, Stream, game_seed};
use rules::edition::Edition;
use rules::fact::NoListener;
use rules::game::Game;
use rules::limits::{LARGE, SMALL};
use rules::setup::Setup;
use rules::tables::Tables;

use crate::{EDITIONS, embedded, lands};

/// Small search budget for bots that take one.
const BUDGET: &str = "12n";
/// Fast bots that follow simple rules. Most seats have one of them or a simple policy.
const BRISK: [&str; 4] = ["path", "hungry", "one-step", "long-route"];
/// Bots that search but have no budget setting.
const PONDERING: [&str; 2] = ["hard", "blocker"];
/// On average, one in `PLANS_EVERY` seats has a bot that plans.
const PLANS_EVERY: usize = 16;
/// On average, one in `THINKS_EVERY` seats has a bot that searches.
const THINKS_EVERY: usize = 3000;
/// Number of decisions after which a game is considered endless (INV-14).
const DECISIONS_MAX: u64 = 60_000;

/// The counts from a run of games between different bots.
#[derive(Clone, Default)]
pub struct TableReport {
    pub games: u64,
    pub decisions: u64,
    /// Number of games on generated maps.
    pub generated: u64,
    pub large: u64,
    /// Smallest and largest number of cities on the generated maps.
    pub cities: Option<(usize, usize)>,
    /// Number of seats played by each of [`BOTS`].
    pub seats: Vec<u64>,
}

impl TableReport {
    pub fn add(&mut self, other: &TableReport) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.generated += other.generated;
        self.large += other.large;
        self.cities = match (self.cities, other.cities) {
            (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
            (a, b) => a.or(b),
        };
        self.seats.resize(BOTS.len(), 0);
        self.seats.iter_mut().zip(&other.seats).for_each(|(sum, seats)| *sum += seats);
    }
}

/// Plays the game with this number. Half of the games are on generated maps.
///
/// # Errors
/// Returns a message that names the game, its bots, the seat that failed, and the reason.
pub fn game(seed: u64, number: u64) -> Result<TableReport, String> {
    let stream = &mut Stream::new(game_seed(seed, number));
    let generated = number % 2 == 1;
    let edition = match generated {
        true => lands::generated(stream.next_u64()),
        false => embedded(EDITIONS[(number / 2) as usize % EDITIONS.len()]),
    };
    let cities = edition.places.iter().filter(|place| !place.country).count();
    // Use the large capacity for some small maps too.
    let small = if stream.below(16) == 0 { None } else { Tables::<SMALL>::new(Arc::clone(&edition)) };
    let large = small.is_none();
    let mut report = match small {
        Some(tables) => seated(&tables, stream),
        None => seated(&Tables::<LARGE>::new(Arc::clone(&edition)).expect("a checked map fits"), stream),
    }
    .map_err(|failed| format!("game {number} of seed {seed}, {}: {failed}", about(&edition)))?;
    report.generated = generated.into();
    report.large = large.into();
    report.cities = generated.then_some((cities, cities));
    Ok(report)
}

fn about(edition: &Edition) -> String {
    let Edition { name, stops, routes, tickets, .. } = edition;
    format!("map {name} with {} stops, {} routes and {} tickets", stops.len(), routes.len(), tickets.len())
}

/// Plays a game between randomly chosen bots.
fn seated<const W: usize>(tables: &Arc<Tables<W>>, stream: &mut Stream) -> Result<TableReport, String> {
    let edition = tables.edition();
    let count = 2 + stream.below(edition.seat_colors.len() - 1);
    let (roster, seed) = (Roster::new(tables), stream.next_u64());
    let (mut names, mut seats) = (Vec::new(), vec![0; BOTS.len()]);
    for _ in 0..count {
        let (bot, name) = pick(stream);
        seats[bot] += 1;
        names.push(name);
    }
    let sit = |(seat, name): (usize, &String)| roster.seat(name, player_seed(seed, seat)).expect("the bot is listed");
    let players = names.iter().enumerate().map(sit).collect();
    let decisions = play(tables, players, seed).map_err(|failed| format!("{failed} (at the table: {names:?})"))?;
    Ok(TableReport { games: 1, decisions, seats, ..TableReport::default() })
}

/// Picks a bot at random, and returns its index in [`BOTS`] and its full name. Slower bots are
/// picked less often.
fn pick(stream: &mut Stream) -> (usize, String) {
    let effort = match (stream.below(THINKS_EVERY), stream.below(PLANS_EVERY)) {
        (0, _) => 2,
        (_, 0) => 1,
        _ => 0,
    };
    let fitting: Vec<usize> = (0..BOTS.len()).filter(|&bot| self::effort(&BOTS[bot]) == effort).collect();
    let bot = fitting[stream.below(fitting.len())];
    (bot, thrifty(&BOTS[bot]))
}

/// Returns the name of a bot. If the bot takes a budget, the name includes a small one.
pub fn thrifty(bot: &BotListing) -> String {
    let name = format!("{}:{BUDGET}", bot.name);
    if known(&name) { name } else { bot.name.to_string() }
}

/// Returns 0 for simple policies and bots that follow simple rules, 2 for bots that search, and 1
/// for all others, such as planners.
pub(crate) fn effort(bot: &BotListing) -> usize {
    match bot.setting {
        Some(_) => 2,
        None if PONDERING.contains(&bot.name) => 2,
        None => usize::from(!NAMES.contains(&bot.name) && !BRISK.contains(&bot.name)),
    }
}

/// Plays a game to its end. Returns the number of decisions, or the seat that failed and the
/// reason.
pub fn play<const W: usize>(
    tables: &Arc<Tables<W>>,
    players: Vec<Box<dyn Player<W>>>,
    seed: u64,
) -> Result<u64, String> {
    let setup = Setup::of(tables.edition(), players.len());
    play_from(tables, &setup, players, seed).map(|(_, decisions)| decisions)
}

/// Plays a game like [`play`], but from a given setup. Also returns the finished game.
pub fn play_from<const W: usize>(
    tables: &Arc<Tables<W>>,
    setup: &Setup,
    mut players: Vec<Box<dyn Player<W>>>,
    seed: u64,
) -> Result<(Game<W>, u64), String> {
    let mut game = Game::new(Arc::clone(tables), setup, &mut NoListener).map_err(|error| error.to_string())?;
    let (mut decisions, mut deciding, mut failed) = (0, None, None);
    let whole = catch_unwind(AssertUnwindSafe(|| {
        play_with(&mut game, &mut players, &mut Fast::new(seed, 0), &mut NoListener, |seat, player, sight| {
            deciding = Some(seat);
            let action = player.decide(sight);
            decisions += 1;
            if let Err(refused) = sight.check(&action) {
                failed = Some(format!("{action:?} is refused: {refused:?}"));
            } else if let Some(failure) = player.failure() {
                failed = Some(failure.why);
            } else if let Some(trouble) = player.trouble() {
                failed = Some(trouble);
            } else if decisions > DECISIONS_MAX {
                failed = Some("the game does not end".to_string());
            }
            failed.is_none().then_some(action)
        });
    }));
    if let Err(panic) = whole {
        failed = Some(format!("it panicked: {}", bots::reason(&*panic)));
    }
    if let Some(failed) = failed {
        return Err(format!("after {decisions} decisions {deciding:?}: {failed}"));
    }
    match game.broken_law() {
        _ if !game.open().over => Err("the game stopped before its end".to_string()),
        Some(law) => Err(format!("{law} is broken at the end")),
        None => Ok((game, decisions)),
    }
}
