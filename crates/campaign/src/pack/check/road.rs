//! The roads of a campaign. A road is the course of the story for one outcome of the forks.

use std::collections::{BTreeMap, BTreeSet};

use crate::pack::{Instruction, Pack, ReadAt, RuleSlot, StorySide, Target};

/// Maximum number of fork outcomes to examine. If a pack has more, the check is incomplete.
const ROADS_MAX: usize = 64;

/// The course of the story for one outcome of all forks.
pub(super) struct Road<'a> {
    /// The story's changes to board and rules, in order.
    pub milestones: Vec<Done<'a>>,
    /// The boards on the table in each game.
    pub boards: Vec<BTreeSet<&'a str>>,
}

/// A change that the story makes, with the row of the side that makes it.
pub(super) struct Done<'a> {
    pub side: usize,
    pub what: Milestone<'a>,
}

/// A change to the board or the rules.
pub(super) enum Milestone<'a> {
    Board(&'a str),
    Tickets(&'a str),
    Box(&'a str),
    /// A rule, with the box or side that places it.
    Rule(RuleSlot, &'a str),
    RetireRule(RuleSlot),
}

/// Lists the roads for all outcomes of the forks. Unknown names are skipped, since other checks
/// report them.
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
        let mut milestones = Vec::new();
        for (side, text) in pack.story.iter().enumerate() {
            // All versions of a side make the same changes, apart from retiring rules.
            let again = side > 0 && pack.story[side - 1].id == text.id;
            for instruction in &text.instructions {
                let changes = done(pack, text, instruction, decided).into_iter();
                let changes = changes.filter(|what| !again || matches!(what, Milestone::RetireRule(_)));
                milestones.extend(changes.map(|what| Done { side, what }));
            }
        }
        let boards = pack.games.iter().map(|game| {
            let mut boards: BTreeSet<&str> = starts(pack).collect();
            boards.extend(milestones.iter().filter_map(|done| match done.what {
                Milestone::Board(board) => there(&pack.story[done.side], game.number).then_some(board),
                _ => None,
            }));
            boards
        });
        let boards = boards.collect();
        Road { milestones, boards }
    }

    /// Returns the boards on the table once this side and all others of the same reading have been
    /// read. Returns `None` for a side that is read after the last game.
    pub fn boards_after(&self, side: &StorySide) -> Option<&BTreeSet<&'a str>> {
        let before = usize::from(side.game) - usize::from(side.read_at == ReadAt::Setup).min(side.game.into());
        self.boards.get(before)
    }
}

/// Checks whether a change that this side makes is already in effect in this game.
fn there(side: &StorySide, game: u8) -> bool {
    side.game < game || side.game == game && side.read_at == ReadAt::Setup
}

/// Returns the ids of the first game's boards.
pub(super) fn starts(pack: &Pack) -> impl Iterator<Item = &str> {
    pack.boards.iter().filter(|board| board.start).map(|board| board.id.as_str())
}

fn done<'a>(
    pack: &'a Pack,
    side: &'a StorySide,
    instruction: &'a Instruction,
    decided: &BTreeMap<&'a str, [&'a str; 2]>,
) -> Vec<Milestone<'a>> {
    let board = |target: &'a Target| match target {
        Target::Named(id) => Some(id.as_str()),
        Target::Chosen(fork) => decided.get(fork.as_str()).map(|boards| boards[0]),
        Target::Other(fork) => decided.get(fork.as_str()).map(|boards| boards[1]),
    };
    match instruction {
        Instruction::AddBoard(target) => board(target).map(Milestone::Board).into_iter().collect(),
        Instruction::AddTickets(target) => board(target).map(Milestone::Tickets).into_iter().collect(),
        Instruction::OpenBox(target) => {
            let chest = match target {
                Target::Named(id) => pack.chest(id),
                _ => board(target).and_then(|board| pack.chest_of(board)),
            };
            let rules =
                chest.into_iter().flat_map(|chest| chest.places.iter().map(|slot| Milestone::Rule(*slot, &chest.id)));
            chest.into_iter().map(|chest| Milestone::Box(&chest.id)).chain(rules).collect()
        }
        Instruction::PlaceRule(slot) => vec![Milestone::Rule(*slot, &side.id)],
        Instruction::RetireRule(slot) => vec![Milestone::RetireRule(*slot)],
        _ => Vec::new(),
    }
}
