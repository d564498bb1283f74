//! Who meets whom, on which deals, on which chairs.

use dealer::game_seed;

use super::block::Block;

/// How many bots become tables of so many seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// The bots sit down together; fewer than there are seats are repeated round the table.
    Tables,
    /// Every two bots meet; at a larger table their seats alternate.
    RoundRobin,
}

impl Format {
    /// The format as it is typed.
    pub fn name(self) -> &'static str {
        match self {
            Format::Tables => "tables",
            Format::RoundRobin => "round-robin",
        }
    }

    /// The format of this name.
    pub fn named(name: &str) -> Option<Format> {
        [Format::Tables, Format::RoundRobin].into_iter().find(|format| format.name() == name)
    }
}

/// The bot of each seat, by its number in [`Plan::bots`].
pub type Seating = Vec<usize>;

/// Bots that sit down together, and all their seatings: a block plays each of them once on one deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub seatings: Vec<Seating>,
}

impl Match {
    /// These bots at a table of so many seats: where the numbers do not come out even, each bot has its turn to sit
    /// more often. Seatings that are alike are played once.
    fn new(bots: &[usize], players: usize) -> Match {
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
        Match { seatings }
    }

    /// Whether every bot sits on every chair equally often, so that no chair favours anyone.
    pub fn is_fair(&self) -> bool {
        let seats = self.seatings.first().map_or(0, Vec::len);
        let at = |bot: usize, seat: usize| self.seatings.iter().filter(|seating| seating[seat] == bot).count();
        let bots = self.seatings.iter().flatten().copied();
        bots.into_iter().all(|bot| (1..seats).all(|seat| at(bot, seat) == at(bot, 0)))
    }
}

/// A whole tournament, before it is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The bots as they were named; at one table a bot can be named twice.
    pub named: Vec<String>,
    /// Each bot's name once, in the order given.
    pub bots: Vec<String>,
    pub players: usize,
    pub format: Format,
    /// The number all chance comes from.
    pub seed: u64,
    /// How often every match is played.
    pub rounds: u64,
    pub matches: Vec<Match>,
}

/// Why there can be no such tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPlan {
    /// Nobody was named.
    Nobody,
    /// More bots than seats cannot sit down together.
    TooMany { bots: usize, players: usize },
    /// A bot does not meet itself.
    Twice(String),
    /// One bot has nobody to meet.
    Alone(String),
    /// More blocks than can be counted.
    Endless,
}

impl Plan {
    /// At least so many games, rounded up to whole rounds. Without a format: all together if they fit at one table,
    /// else every two.
    pub fn new(
        named: &[String],
        players: usize,
        format: Option<Format>,
        games: u64,
        seed: u64,
    ) -> Result<Plan, BadPlan> {
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
            (Format::Tables, all) => vec![Match::new(all, players)],
            (Format::RoundRobin, all) => {
                let pairs = all.iter().flat_map(|&a| all[a + 1..].iter().map(move |&b| [a, b]));
                pairs.map(|pair| Match::new(&pair, players)).collect()
            }
        };
        let round: u64 = matches.iter().map(|match_| match_.seatings.len() as u64).sum();
        let rounds = games.div_ceil(round).max(1);
        if rounds.checked_mul(round).is_none() {
            return Err(BadPlan::Endless);
        }
        Ok(Plan { named: named.to_vec(), bots, players, format, seed, rounds, matches })
    }

    /// Blocks in all, numbered from 0.
    pub fn blocks(&self) -> u64 {
        self.rounds * self.matches.len() as u64
    }

    /// Games in all.
    pub fn games(&self) -> u64 {
        self.rounds * self.matches.iter().map(|match_| match_.seatings.len() as u64).sum::<u64>()
    }

    /// The number of the match that this block plays.
    pub fn match_of(&self, block: u64) -> usize {
        (block % self.matches.len() as u64) as usize
    }

    /// The seed of the deal of this block: no two blocks share one, or they would not be independent.
    pub fn deal(&self, block: u64) -> u64 {
        game_seed(self.seed, block)
    }

    /// Whether these can be the results of a block of this plan, or of one with more rounds: each game with the bots on
    /// the chairs where the plan wants them, the games in order, and places that belong to the table.
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
