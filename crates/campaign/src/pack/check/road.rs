//! The ways a campaign can go: the story, read once for every way the forks can be decided.

use std::collections::{BTreeMap, BTreeSet};

use crate::pack::{Instruction, Pack, ReadAt, Side, Slot, Target};

/// The most ways that are looked at; more forks than that are not checked to the end.
const ROADS_MAX: usize = 64;

/// One way the forks can be decided.
pub(super) struct Road<'a> {
    /// What the story does to board and rules, in order.
    pub deeds: Vec<Done<'a>>,
    /// The boards on the table in each game.
    pub boards: Vec<BTreeSet<&'a str>>,
}

/// Something the story does, and the row of the side that does it.
pub(super) struct Done<'a> {
    pub side: usize,
    pub what: What<'a>,
}

/// What the story does to board and rules.
pub(super) enum What<'a> {
    Board(&'a str),
    Tickets(&'a str),
    Box(&'a str),
    /// A rule, and the box or side that places it.
    Rule(Slot, &'a str),
    RetireRule(Slot),
}

/// All ways the forks can be decided. What names nothing is passed over; the checks tell it elsewhere.
pub(super) fn roads(pack: &Pack) -> Vec<Road<'_>> {
    let forks: Vec<(&str, &[String; 2])> = (pack.story.iter())
        .flat_map(|side| &side.instructions)
        .filter_map(|instruction| match instruction {
            Instruction::Fork { name, boards } => Some((name.as_str(), boards)),
            _ => None,
        })
        .collect();
    let ways = (1usize << forks.len().min(usize::BITS as usize - 1)).min(ROADS_MAX);
    (0..ways)
        .map(|way| {
            let decided = forks.iter().enumerate().map(|(at, (name, boards))| {
                let first = way >> at & 1;
                (*name, [boards[first].as_str(), boards[1 - first].as_str()])
            });
            Road::new(pack, &decided.collect())
        })
        .collect()
}

impl<'a> Road<'a> {
    fn new(pack: &'a Pack, decided: &BTreeMap<&'a str, [&'a str; 2]>) -> Road<'a> {
        let mut deeds = Vec::new();
        for (side, text) in pack.story.iter().enumerate() {
            for instruction in &text.instructions {
                for what in done(pack, text, instruction, decided) {
                    deeds.push(Done { side, what });
                }
            }
        }
        let boards = pack.games.iter().map(|game| {
            let mut boards: BTreeSet<&str> = starts(pack).collect();
            boards.extend(deeds.iter().filter_map(|done| match done.what {
                What::Board(board) => there(&pack.story[done.side], game.number).then_some(board),
                _ => None,
            }));
            boards
        });
        let boards = boards.collect();
        Road { deeds, boards }
    }

    /// The boards on the table once the reading of this side is over; none after the last game.
    pub fn boards_after(&self, side: &Side) -> Option<&BTreeSet<&'a str>> {
        let before = usize::from(side.game) - usize::from(side.read_at == ReadAt::Setup).min(side.game.into());
        self.boards.get(before)
    }
}

/// Whether what this side did is there when this game is played.
fn there(side: &Side, game: u8) -> bool {
    side.game < game || side.game == game && side.read_at == ReadAt::Setup
}

/// The ids of the boards of the first game.
pub(super) fn starts(pack: &Pack) -> impl Iterator<Item = &str> {
    pack.boards.iter().filter(|board| board.start).map(|board| board.id.as_str())
}

fn done<'a>(
    pack: &'a Pack,
    side: &'a Side,
    instruction: &'a Instruction,
    decided: &BTreeMap<&'a str, [&'a str; 2]>,
) -> Vec<What<'a>> {
    let board = |target: &'a Target| match target {
        Target::Named(id) => Some(id.as_str()),
        Target::Chosen(fork) => decided.get(fork.as_str()).map(|boards| boards[0]),
        Target::Other(fork) => decided.get(fork.as_str()).map(|boards| boards[1]),
    };
    match instruction {
        Instruction::AddBoard(target) => board(target).map(What::Board).into_iter().collect(),
        Instruction::AddTickets(target) => board(target).map(What::Tickets).into_iter().collect(),
        Instruction::OpenBox(target) => {
            let chest = match target {
                Target::Named(id) => pack.chest(id),
                _ => board(target).and_then(|board| pack.chest_of(board)),
            };
            let rules =
                chest.into_iter().flat_map(|chest| chest.places.iter().map(|slot| What::Rule(*slot, &chest.id)));
            chest.into_iter().map(|chest| What::Box(&chest.id)).chain(rules).collect()
        }
        Instruction::PlaceRule(slot) => vec![What::Rule(*slot, &side.id)],
        Instruction::RetireRule(slot) => vec![What::RetireRule(*slot)],
        _ => Vec::new(),
    }
}
