//! Checks the course of the story: every board, box and rule is added exactly once, for every
//! outcome of the forks.

use std::collections::{BTreeMap, BTreeSet};

use super::Found;
use super::road::{Milestone, Road};
use crate::pack::files::{BOARDS, BOXES, RULES, STORY};
use crate::pack::words::unknown;
use crate::pack::{Instruction, Mechanism, Pack, ReadAt, RuleSlot, Target};

/// Checks boxes and rules. The board checks must already have passed.
pub(super) fn rest(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    boxes(pack, roads, found);
    rules(pack, roads, found);
    readings(pack, roads, found);
}

/// Checks that the frontier boards and boxes named in the story exist.
pub(super) fn targets(pack: &Pack, found: &mut Found<'_>) {
    let frontier: Vec<&str> = pack.boards.iter().filter(|board| !board.start).map(|board| board.id.as_str()).collect();
    let boxes: Vec<&str> = pack.boxes.iter().map(|chest| chest.id.as_str()).collect();
    for (row, side) in pack.story.iter().enumerate() {
        for instruction in &side.instructions {
            let (target, known) = match instruction {
                Instruction::AddBoard(target) | Instruction::AddTickets(target) => (target, &frontier),
                Instruction::OpenBox(target) => (target, &boxes),
                _ => continue,
            };
            if let Target::Named(id) = target
                && !known.contains(&id.as_str())
            {
                found.broken(STORY, row, unknown(id, known));
            }
        }
    }
}

/// The sides that make a certain change, and their games. Depending on the outcome of the forks,
/// the change happens `fewest` to `most` times.
struct Times<'a> {
    sides: Vec<&'a str>,
    games: Vec<u8>,
    fewest: usize,
    most: usize,
}

fn times<'a>(pack: &'a Pack, roads: &[Road<'_>], wanted: impl Fn(&Milestone<'_>) -> bool) -> Times<'a> {
    let mut rows: BTreeSet<usize> = BTreeSet::new();
    let counts = roads.iter().map(|road| {
        let sides: Vec<usize> =
            road.milestones.iter().filter(|done| wanted(&done.what)).map(|done| done.side).collect();
        rows.extend(&sides);
        sides.len()
    });
    let counts: Vec<usize> = counts.collect();
    Times {
        sides: rows.iter().map(|row| pack.story[*row].id.as_str()).collect(),
        games: rows.iter().map(|row| pack.story[*row].game).collect(),
        fewest: counts.iter().copied().min().unwrap_or(0),
        most: counts.iter().copied().max().unwrap_or(0),
    }
}

impl Times<'_> {
    /// Returns a flaw unless the change happens exactly once in every outcome of the forks.
    fn once(&self, what: &str) -> Option<String> {
        match (self.fewest, self.most) {
            (1, 1) => None,
            (0, 0) => Some(format!("no story card has {what}; add it to one in {STORY}.")),
            (0, _) => Some(format!("{what} is missing in one branch of a fork; both branches need it.")),
            (_, most) => Some(format!("{what} appears {most} times; keep one.")),
        }
    }

    /// Returns a flaw unless the column lists exactly the sides that make the change.
    fn named(&self, column: &str, given: &[String]) -> Option<String> {
        let given: BTreeSet<&str> = given.iter().map(String::as_str).collect();
        let sides: BTreeSet<&str> = self.sides.iter().copied().collect();
        let all = self.sides.join("|");
        (given != sides).then(|| format!("write {all} as {column}: that is where {STORY} does it."))
    }
}

pub(super) fn boards(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    for (row, board) in pack.boards.iter().enumerate() {
        if board.start {
            if !board.added_by.is_empty() || board.first_game != 1 {
                found.row(BOARDS, row, "leave added_by of a start piece empty and write 1 as first_game.");
            }
            continue;
        }
        let id = &board.id;
        let added = times(pack, roads, |what| matches!(what, Milestone::Board(board) if board == id));
        let tickets = times(pack, roads, |what| matches!(what, Milestone::Tickets(board) if board == id));
        let wrong = [added.once(&format!("ADD_BOARD {id}")), tickets.once(&format!("ADD_TICKETS {id}"))];
        for message in wrong.iter().flatten() {
            found.broken(BOARDS, row, message);
        }
        if wrong.iter().any(Option::is_some) {
            continue;
        }
        if let Some(message) = added.named("added_by", &board.added_by) {
            found.row(BOARDS, row, message);
        }
        if added.sides != tickets.sides {
            found.row(BOARDS, row, format!("the side that has ADD_BOARD {id} must have ADD_TICKETS {id} too."));
        }
        let first = added.games.iter().min().map_or(0, |game| game + 1);
        if board.first_game != first {
            found.row(
                BOARDS,
                row,
                format!("write {first} as first_game: {id} comes at the end of game {}.", first - 1),
            );
        }
    }
}

fn boxes(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    for (row, chest) in pack.boxes.iter().enumerate() {
        let id = &chest.id;
        let opened = times(pack, roads, |what| matches!(what, Milestone::Box(chest) if chest == id));
        let wrong = opened.once(&format!("OPEN_BOX {id}"));
        if let Some(message) = wrong.or_else(|| opened.named("opened_by", &chest.opened_by)) {
            found.row(BOXES, row, message);
        }
        let at = |road: &Road<'_>, wanted: &dyn Fn(&Milestone<'_>) -> bool| {
            road.milestones.iter().position(|done| wanted(&done.what))
        };
        let Some(board) = &chest.board else { continue };
        let early = roads.iter().any(|road| {
            let there = at(road, &|what| matches!(what, Milestone::Board(id) if id == board));
            let open = at(road, &|what| matches!(what, Milestone::Box(chest) if chest == id));
            open.zip(there).is_some_and(|(open, there)| open < there)
        });
        if early {
            found.row(BOXES, row, format!("{id} is opened before {board} is on the table; open it later."));
        }
    }
}

fn rules(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    for (row, rule) in pack.rules.iter().enumerate() {
        let slot = rule.slot;
        let placed = times(pack, roads, |what| matches!(what, Milestone::Rule(placed, _) if *placed == slot));
        if let Some(message) = placed.once(&format!("rule {}", slot.word())) {
            let hint = "A rule is placed by PLACE_RULE, or by OPEN_BOX of a box that names it.";
            found.row(RULES, row, format!("{message} {hint}"));
            continue;
        }
        let by = roads.iter().flat_map(|road| &road.milestones).find_map(|done| match done.what {
            Milestone::Rule(placed, by) if placed == slot => Some(by),
            _ => None,
        });
        if let Some(by) = by.filter(|by| *by != rule.placed_by) {
            found.row(RULES, row, format!("write {by} as placed_by: that places rule {}.", slot.word()));
        }
    }
    retired(pack, roads, found);
    partners(pack, roads, found);
}

/// Checks that a rule is retired only after it has been placed.
fn retired(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    for road in roads {
        let mut placed = BTreeSet::new();
        for done in &road.milestones {
            match done.what {
                Milestone::Rule(slot, _) => drop(placed.insert(slot)),
                Milestone::RetireRule(slot) if !placed.contains(&slot) && pack.rule(slot).is_some() => {
                    let message = format!("rule {} is not in play yet; retire it later.", slot.word());
                    found.row(STORY, done.side, message);
                }
                _ => {}
            }
        }
    }
}

/// Groups of rules that depend on each other and must therefore be placed together.
const PARTNERS: [&[Mechanism]; 6] = [
    &[Mechanism::FreightYard, Mechanism::Deliver, Mechanism::Load],
    &[Mechanism::CrewCall, Mechanism::CrewDuties, Mechanism::PersonnelOffice],
    &[Mechanism::PostedRate, Mechanism::PoolDues],
    &[Mechanism::FirstSnow, Mechanism::Snowbound],
    &[Mechanism::Survey, Mechanism::CutOffs, Mechanism::SurveyorsCouncil],
    &[Mechanism::Cards, Mechanism::PostOffice],
];

fn partners(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    for group in PARTNERS {
        let rules = pack.rules.iter().enumerate().filter(|(_, rule)| group.contains(&rule.mechanism));
        let mut placed: Vec<(usize, &RuleSlot, Vec<&str>)> = Vec::new();
        for (row, rule) in rules {
            let sides = times(pack, roads, |what| matches!(what, Milestone::Rule(slot, _) if *slot == rule.slot)).sides;
            placed.push((row, &rule.slot, sides));
        }
        let Some((_, first, sides)) = placed.first() else { continue };
        for (row, slot, others) in placed.iter().filter(|(_, _, others)| others != sides) {
            if !others.is_empty() && !sides.is_empty() {
                let message = format!("rules {} and {} work together; place both at once.", first.word(), slot.word());
                found.row(RULES, *row, message);
            }
        }
    }
}

/// Checks that at most one box or side places rules in each reading of the story, so that players
/// learn one thing at a time.
fn readings(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    for road in roads {
        let mut readings: BTreeMap<(u8, ReadAt), &str> = BTreeMap::new();
        for done in &road.milestones {
            let Milestone::Rule(_, by) = done.what else { continue };
            let side = &pack.story[done.side];
            let first = *readings.entry((side.game, side.read_at)).or_insert(by);
            if first != by {
                let message = format!("{first} already adds rules in this reading; move those of {by} to another.");
                found.row(STORY, done.side, message);
            }
        }
    }
}
