//! Pairings, deals and seatings of a tournament.

use dealer::game_seed;

use super::block::Block;

/// A rule that assigns bots to tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// All bots play at one table. If there are fewer bots than seats, the bots are repeated around
    /// the table.
    Tables,
    /// Every pair of bots meets. With more than two seats, the two bots alternate around the table;
    /// if the number of seats is odd, one of them has two neighbouring seats.
    RoundRobin,
}

impl Format {
    /// Returns the name used on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::Tables => "tables",
            Format::RoundRobin => "round-robin",
        }
    }

    /// Parses the name of a format.
    pub fn named(name: &str) -> Option<Format> {
        [Format::Tables, Format::RoundRobin].into_iter().find(|format| format.name() == name)
    }
}

/// The bot in each seat, as its index in [`TournamentPlan::bots`].
pub type Seating = Vec<usize>;

/// All seatings of the bots that play at one table. A block plays each seating once, and all of
/// them with the same deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    pub seatings: Vec<Seating>,
}

impl Pairing {
    /// Creates a pairing for this number of seats. If the seats cannot be divided equally, each bot
    /// has one extra seat in some of the seatings. Identical seatings are played only once.
    fn new(bots: &[usize], players: usize) -> Pairing {
        let mut seatings: Vec<Seating> = Vec::new();
        for shift in 0..bots.len() {
            for rotation in 0..players {
                let chair = |seat: usize| bots[(shift + (seat + rotation) % players) % bots.len()];
                let seating: Seating = (0..players).map(chair).collect();
                if !seatings.contains(&seating) {
                    seatings.push(seating);
                }
            }
        }
        Pairing { seatings }
    }

    /// Checks whether every bot plays from every seat equally often.
    pub fn is_fair(&self) -> bool {
        let seats = self.seatings.first().map_or(0, Vec::len);
        let at = |bot: usize, seat: usize| self.seatings.iter().filter(|seating| seating[seat] == bot).count();
        let bots = self.seatings.iter().flatten().copied();
        bots.into_iter().all(|bot| (1..seats).all(|seat| at(bot, seat) == at(bot, 0)))
    }
}

/// The matches of a tournament, with their seed and number of rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentPlan {
    /// The bots as given on the command line. A bot can be given several times for one table.
    pub named: Vec<String>,
    /// The distinct bots, in the order in which they were first given.
    pub bots: Vec<String>,
    pub players: usize,
    pub format: Format,
    /// Seed of all random choices and deals.
    pub seed: u64,
    /// Number of times that each match is played.
    pub rounds: u64,
    pub matches: Vec<Pairing>,
}

/// The reason why a tournament is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPlan {
    /// No bot was given.
    Nobody,
    /// There are more bots than seats.
    TooMany { bots: usize, players: usize },
    /// A bot is listed twice for a round robin, in which no bot plays against itself.
    Twice(String),
    /// Only one bot was given for a round robin.
    Alone(String),
    /// The number of games overflows.
    Endless,
}

impl TournamentPlan {
    /// Plans `games` games, rounded up to whole rounds. Without a format, all bots play at one
    /// table if they fit, and otherwise in pairs.
    pub fn new(
        named: &[String],
        players: usize,
        format: Option<Format>,
        games: u64,
        seed: u64,
    ) -> Result<TournamentPlan, BadPlan> {
        let together = named.len() <= players;
        let format = format.unwrap_or(if together { Format::Tables } else { Format::RoundRobin });
        let mut bots: Vec<String> = Vec::new();
        let mut numbers = Vec::new();
        for name in named {
            let known = bots.iter().position(|bot| bot == name);
            numbers.push(known.unwrap_or(bots.len()));
            if known.is_none() {
                bots.push(name.clone());
            } else if format == Format::RoundRobin {
                return Err(BadPlan::Twice(name.clone()));
            }
        }
        let matches = match (format, &numbers[..]) {
            (_, []) => return Err(BadPlan::Nobody),
            (Format::RoundRobin, &[only]) => return Err(BadPlan::Alone(bots.swap_remove(only))),
            (Format::Tables, _) if !together => return Err(BadPlan::TooMany { bots: named.len(), players }),
            (Format::Tables, all) => vec![Pairing::new(all, players)],
            (Format::RoundRobin, all) => {
                let pairs = all.iter().flat_map(|&a| all[a + 1..].iter().map(move |&b| [a, b]));
                pairs.map(|pair| Pairing::new(&pair, players)).collect()
            }
        };
        let round: u64 = matches.iter().map(|match_| match_.seatings.len() as u64).sum();
        let rounds = games.div_ceil(round).max(1);
        if rounds.checked_mul(round).is_none() {
            return Err(BadPlan::Endless);
        }
        Ok(TournamentPlan { named: named.to_vec(), bots, players, format, seed, rounds, matches })
    }

    /// Returns the number of blocks, which are numbered from 0.
    pub fn blocks(&self) -> u64 {
        self.rounds * self.matches.len() as u64
    }

    pub fn games(&self) -> u64 {
        self.rounds * self.matches.iter().map(|match_| match_.seatings.len() as u64).sum::<u64>()
    }

    /// Returns the index of the match to which a block belongs.
    pub fn match_of(&self, block: u64) -> usize {
        (block % self.matches.len() as u64) as usize
    }

    /// Returns the seed for the deal of a block. No two blocks share a deal, because blocks must be
    /// independent.
    pub fn deal(&self, block: u64) -> u64 {
        game_seed(self.seed, block)
    }

    /// Checks whether a block can belong to this plan, or to the same plan with more rounds. The
    /// games must be in order, the bots in their planned seats, and the places valid.
    pub fn includes(&self, block: &Block, lines: usize) -> bool {
        let seatings = &self.matches[self.match_of(block.block)].seatings;
        block.games.len() == seatings.len()
            && block.games.iter().zip(seatings).all(|(game, seating)| {
                let seats = game.seats.iter();
                let winners = game.seats.iter().filter(|chair| chair.place == 1).count();
                winners > 0
                    && seats.clone().map(|chair| chair.bot).eq(seating.iter().copied())
                    && seats.clone().all(|chair| (1..=self.players).contains(&usize::from(chair.place)))
                    && seats.clone().all(|chair| chair.lines.len() == lines)
            })
    }
}
