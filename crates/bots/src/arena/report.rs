//! The results of a tournament, computed from its blocks.

use super::block::Block;
use super::plan::TournamentPlan;
use super::rating::{Duel, rate};
use super::stats::{Blocks, Estimate};

pub struct ArenaReport {
    pub games: u64,
    pub blocks: u64,
    /// Mean score of the winners.
    pub winning_score: f64,
    /// Results of the bots, in plan order.
    pub bots: Vec<Scored>,
    /// All pairs of bots that played against each other.
    pub pairs: Vec<Pair>,
}

/// The results of one bot. If the bot has several seats in a game, each seat counts separately.
pub struct Scored {
    pub name: String,
    pub games: u64,
    /// Number of seats that the bot had in all its games.
    pub chairs: u64,
    /// Win share per seat, with shared wins divided equally. For equally strong bots, it is 1 /
    /// seats.
    pub win_share: Estimate,
    /// Share of games won per seat. A shared win counts in full for each winner.
    pub wins: f64,
    pub score: Estimate,
    /// Mean points on each line of the score sheet.
    pub lines: Vec<f64>,
    /// Completed tickets as a share of all tickets held at the end; `None` if the bot held none.
    pub completion: Option<f64>,
    /// Mean number of decisions per seat and game.
    pub decisions: f64,
    /// Mean thinking time per decision, in nanoseconds.
    pub thinking: f64,
    /// Duration of the longest decision, in nanoseconds.
    pub longest: u64,
    /// Mean winning score in the games of this bot.
    pub winning_score: f64,
    pub rating: Estimate,
}

/// Two bots, and how often the first one finished ahead. A shared place counts as half.
pub struct Pair {
    pub bots: [usize; 2],
    /// Number of comparisons: one for each game and each pair of seats that these bots occupy.
    pub of: u64,
    pub ahead: Estimate,
}

/// The totals of one bot.
#[derive(Clone, Default)]
struct Sums {
    games: u64,
    chairs: u64,
    wins: u64,
    lines: Vec<i64>,
    completed: u64,
    failed: u64,
    decisions: u64,
    thought: u64,
    longest: u64,
    winning_score: i64,
}

impl ArenaReport {
    /// Computes the report from all blocks of the plan, in order.
    pub fn new(plan: &TournamentPlan, blocks: &[Block]) -> ArenaReport {
        let sums: Vec<Sums> = (0..plan.bots.len()).map(|bot| sums(bot, blocks)).collect();
        let mut duels: Vec<Vec<Vec<Duel>>> = vec![Vec::new(); plan.matches.len()];
        for block in blocks {
            duels[plan.match_of(block.block)].push(duels_of(block, plan.players));
        }
        let ratings = rate(plan.bots.len(), &duels);
        let games = blocks.iter().flat_map(|block| &block.games);
        let winning: i64 = games.clone().filter_map(|game| game.winning_score()).map(i64::from).sum();
        let bots = sums.into_iter().zip(ratings).enumerate().map(|(bot, (sums, rating))| {
            let share = over_chairs(plan, blocks, bot, |game, seat| game.share(seat));
            let score = over_chairs(plan, blocks, bot, |game, seat| f64::from(game.seats[seat].total));
            scored(&plan.bots[bot], sums, share.share(), score.estimate(), rating)
        });
        ArenaReport {
            games: games.clone().count() as u64,
            blocks: blocks.len() as u64,
            winning_score: winning as f64 / games.count() as f64,
            bots: bots.collect(),
            pairs: pairs(plan, &duels),
        }
    }

    /// Returns the indices of the bots, from strongest to weakest.
    pub fn by_strength(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.bots.len()).collect();
        order.sort_by(|&a, &b| self.bots[b].rating.value.total_cmp(&self.bots[a].rating.value));
        order
    }
}

fn scored(name: &str, sums: Sums, win_share: Estimate, score: Estimate, rating: Estimate) -> Scored {
    let a_chair = |sum: f64| sum / sums.chairs as f64;
    let held = sums.completed + sums.failed;
    Scored {
        name: name.to_string(),
        games: sums.games,
        chairs: sums.chairs,
        win_share,
        wins: a_chair(sums.wins as f64),
        score,
        lines: sums.lines.iter().map(|&line| a_chair(line as f64)).collect(),
        completion: (held > 0).then(|| sums.completed as f64 / held as f64),
        decisions: a_chair(sums.decisions as f64),
        thinking: sums.thought as f64 / sums.decisions.max(1) as f64,
        longest: sums.longest,
        winning_score: sums.winning_score as f64 / sums.games as f64,
        rating,
    }
}

fn sums(bot: usize, blocks: &[Block]) -> Sums {
    let mut sums = Sums::default();
    for game in blocks.iter().flat_map(|block| &block.games) {
        let mut present = false;
        for chair in game.seats.iter().filter(|chair| chair.bot == bot) {
            present = true;
            sums.chairs += 1;
            sums.wins += u64::from(chair.place == 1);
            sums.lines.resize(chair.lines.len(), 0);
            sums.lines.iter_mut().zip(&chair.lines).for_each(|(sum, &points)| *sum += i64::from(points));
            sums.completed += u64::from(chair.completed);
            sums.failed += u64::from(chair.failed);
            sums.decisions += u64::from(chair.decisions);
            sums.thought += chair.thought;
            sums.longest = sums.longest.max(chair.longest);
        }
        if present {
            sums.games += 1;
            sums.winning_score += i64::from(game.winning_score().unwrap_or(0));
        }
    }
    sums
}

/// Averages a value over a bot's seats, block by block.
fn over_chairs(
    plan: &TournamentPlan,
    blocks: &[Block],
    bot: usize,
    of: impl Fn(&super::Played, usize) -> f64,
) -> Blocks {
    let mut means = Blocks::new(plan.matches.len());
    for block in blocks {
        let (mut sum, mut chairs) = (0.0, 0);
        for game in &block.games {
            for seat in (0..game.seats.len()).filter(|&seat| game.seats[seat].bot == bot) {
                sum += of(game, seat);
                chairs += 1;
            }
        }
        if chairs > 0 {
            means.add(plan.match_of(block.block), sum / f64::from(chairs));
        }
    }
    means
}

/// Adds up the results of all pairs of seats with different bots. In each pair, the bot with the
/// lower index comes first, and the weight is 1 / (seats - 1).
fn duels_of(block: &Block, players: usize) -> Vec<Duel> {
    let weight = 1.0 / (players - 1) as f64;
    let mut duels: Vec<Duel> = Vec::new();
    for game in &block.games {
        for (at, a) in game.seats.iter().enumerate() {
            for b in &game.seats[at + 1..] {
                let (a, b) = if a.bot < b.bot { (a, b) } else { (b, a) };
                if a.bot == b.bot {
                    continue;
                }
                let ahead = match a.place.cmp(&b.place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                let bots = [a.bot, b.bot];
                let at = duels.iter().position(|duel| duel.bots == bots).unwrap_or(duels.len());
                if at == duels.len() {
                    duels.push(Duel { bots, ahead: 0.0, of: 0.0 });
                }
                duels[at].ahead += weight * ahead;
                duels[at].of += weight;
            }
        }
    }
    duels
}

fn pairs(plan: &TournamentPlan, duels: &[Vec<Vec<Duel>>]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for a in 0..plan.bots.len() {
        for b in a + 1..plan.bots.len() {
            let (mut blocks, mut of) = (Blocks::new(duels.len()), 0.0);
            for (of_match, all) in duels.iter().enumerate() {
                for duel in all.iter().flatten().filter(|duel| duel.bots == [a, b]) {
                    blocks.add(of_match, duel.ahead / duel.of);
                    of += duel.of * (plan.players - 1) as f64;
                }
            }
            if of > 0.0 {
                pairs.push(Pair { bots: [a, b], of: of.round() as u64, ahead: blocks.share() });
            }
        }
    }
    pairs
}
