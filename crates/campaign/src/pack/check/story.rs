//! Checks the order of the story deck, and that each instruction is read at a time when it is
//! allowed.

use std::collections::BTreeSet;

use super::{Found, frame};
use crate::pack::files::{EVENTS, GAMES, STORY};
use crate::pack::{Instruction, Pack, ReadAt, StoryKind, StorySide, Target};

/// A row of the story table: its number, counted from 0, and its side.
type Row<'a> = (usize, &'a StorySide);

pub(super) fn check(pack: &Pack, found: &mut Found<'_>) {
    let all: Vec<Row<'_>> = pack.story.iter().enumerate().collect();
    // The first row represents all versions of a side. The module `versions` checks that they belong together.
    let rows: Vec<Row<'_>> =
        all.iter().copied().filter(|(row, side)| *row == 0 || pack.story[row - 1].id != side.id).collect();
    for pair in rows.windows(2).filter(|pair| pair[1].1.game < pair[0].1.game) {
        let message = format!("put this side before those of game {}; the deck is read in order.", pair[0].1.game);
        found.broken(STORY, pair[1].0, message);
    }
    let mut told = BTreeSet::new();
    for (row, side) in rows.iter().filter(|(_, side)| !pack.games.iter().any(|game| game.number == side.game)) {
        if !told.insert(side.game) {
            continue;
        }
        found.broken(STORY, *row, format!("there is no game {} in {GAMES}; write the number of one.", side.game));
    }
    for (row, game) in pack.games.iter().enumerate() {
        let sides: Vec<Row<'_>> = rows.iter().copied().filter(|(_, side)| side.game == game.number).collect();
        if sides.is_empty() {
            found.row(GAMES, row, format!("add the story cards of game {} to {STORY}.", game.number));
            continue;
        }
        order(game.number, &sides, found);
        if names(game.year, &sides, found) {
            for card in sides.chunks(2) {
                both(card, found);
            }
        }
    }
    events(pack, &all, found);
    timing(pack, &all, found);
    forks(pack, &rows, found);
    ending(pack, &rows, found);
}

/// Checks that a side of an EVENT card that adds an event ends with the text of that event.
fn events(pack: &Pack, rows: &[Row<'_>], found: &mut Found<'_>) {
    for (row, side) in rows.iter().filter(|(_, side)| side.kind == StoryKind::Event) {
        for instruction in &side.instructions {
            let Instruction::AddEvent(id) = instruction else { continue };
            if let Some(event) = pack.event(id).filter(|event| !side.text.ends_with(&event.text)) {
                found.row(STORY, *row, format!("end the text with that of {id} in {EVENTS}: '{}'", event.text));
            }
        }
    }
}

/// Checks that the id of each side consists of year, card number, and A or B.
///
/// Only the first mismatch in a game is reported, since it causes the others.
fn names(year: u16, sides: &[Row<'_>], found: &mut Found<'_>) -> bool {
    for (at, (row, side)) in sides.iter().enumerate() {
        let name = format!("{year}-{:02}{}", at / 2 + 1, ["A", "B"][at % 2]);
        if side.id != name {
            found.row(STORY, *row, format!("write {name} as side: year, number of the card, and A or B, in order."));
            return false;
        }
    }
    if sides.len() % 2 == 1 {
        found.row(STORY, sides[sides.len() - 1].0, "add the other side of this card.");
    }
    true
}

/// Checks the reading order. Sides up to the front of PAUSE are read before the game, and all
/// others after it. STOP comes last.
fn order(game: u8, sides: &[Row<'_>], found: &mut Found<'_>) {
    for (kind, word) in [(StoryKind::Pause, "PAUSE"), (StoryKind::Stop, "STOP")] {
        let count = sides.iter().filter(|(_, side)| side.kind == kind).count();
        if count != 2 {
            let message = format!("game {game} must have one {word} card, so two such sides, not {count}.");
            found.row(STORY, sides[0].0, message);
        }
    }
    let Some(pause) = sides.iter().position(|(_, side)| side.kind == StoryKind::Pause) else { return };
    for (at, (row, side)) in sides.iter().enumerate() {
        let (read_at, word) = if at <= pause { (ReadAt::Setup, "SETUP") } else { (ReadAt::End, "END") };
        if side.read_at != read_at {
            let message =
                format!("write {word} as read_at: the front of the PAUSE card is the last side before the game.");
            found.row(STORY, *row, message);
        }
        if side.kind == StoryKind::Stop && at + 2 < sides.len() {
            found.row(STORY, *row, "put the STOP card at the end of its game.");
        }
    }
}

/// Checks that both sides of a card have the same kind and event, and that exactly one side of an
/// EVENT card adds the event to the deck.
fn both(card: &[Row<'_>], found: &mut Found<'_>) {
    let [(_, front), (row, back)] = card else { return };
    if front.kind != back.kind {
        found.row(STORY, *row, "write the same kind on both sides of a card.");
    }
    if front.event != back.event {
        found.row(STORY, *row, "write the same event on both sides of a card.");
    }
    let event = front.event.as_ref();
    if event.is_some() != (front.kind == StoryKind::Event) {
        found.row(STORY, card[0].0, "write an event on the sides of an EVENT card, and on no others.");
    }
    let adds = |side: &StorySide| {
        let adds = |instruction: &&Instruction| matches!(instruction, Instruction::AddEvent(id) if Some(id) == event);
        side.instructions.iter().filter(adds).count()
    };
    if let Some(event) = event.filter(|_| adds(front) + adds(back) != 1) {
        found.row(STORY, *row, format!("write ADD_EVENT {event} on one side of this card."));
    }
}

/// Checks that each instruction is read at a time when it makes sense, and that `IF` governs only
/// retirements.
///
/// Instructions that need a finished game are read at the end of one. Instructions for later games
/// cannot be in the last game, and those that end the campaign cannot be in an earlier game.
fn timing(pack: &Pack, rows: &[Row<'_>], found: &mut Found<'_>) {
    for (row, side) in rows {
        for instruction in &side.instructions {
            let (word, later) = match instruction {
                Instruction::AddBoard(_) => ("ADD_BOARD", true),
                Instruction::AddTickets(_) => ("ADD_TICKETS", true),
                Instruction::Fork { .. } => ("FORK", true),
                Instruction::Award { .. } => ("AWARD", true),
                Instruction::RecallEvent { .. } => ("RECALL_EVENT", true),
                Instruction::Accuse { .. } => ("ACCUSE", true),
                Instruction::Certify { .. } => ("CERTIFY", true),
                Instruction::FinalAudit => ("FINAL_AUDIT", false),
                Instruction::Epilogue => ("EPILOGUE", false),
                Instruction::EndCampaign => ("END_CAMPAIGN", false),
                _ => continue,
            };
            let last = usize::from(side.game) == pack.games.len();
            if side.read_at == ReadAt::Setup {
                found.row(STORY, *row, format!("move {word} to a side that is read at the end of a game."));
            } else if later && last {
                found.row(STORY, *row, format!("{word} has no effect in the last game; move it to an earlier one."));
            } else if !later && !last {
                found.row(STORY, *row, format!("move {word} to the last game."));
            }
        }
        let always = |instruction: &Instruction| {
            !matches!(instruction, Instruction::RetireRule(_) | Instruction::RetireEvent(_))
        };
        if side.evidence.is_some() && side.instructions.iter().any(always) {
            let message = "IF can govern RETIRE_RULE and RETIRE_EVENT only: the rest happens in every campaign.";
            found.row(STORY, *row, message);
        }
    }
}

/// Checks that forks have unique names, offer two frontier boards, and come before everything that
/// depends on them.
fn forks(pack: &Pack, rows: &[Row<'_>], found: &mut Found<'_>) {
    let mut known: Vec<&str> = Vec::new();
    for (row, side) in rows {
        for instruction in &side.instructions {
            match instruction {
                Instruction::Fork { name, boards } => {
                    if known.contains(&name.as_str()) {
                        found.broken(
                            STORY,
                            *row,
                            format!("there already is a fork {name}; give this one another name."),
                        );
                    }
                    known.push(name);
                    for id in boards.iter().filter(|id| pack.board(id).is_none_or(|board| board.start)) {
                        found.broken(STORY, *row, format!("'{id}' is not a frontier board; write the id of one."));
                    }
                }
                Instruction::OpenBox(target) | Instruction::AddBoard(target) | Instruction::AddTickets(target) => {
                    let (Target::Chosen(fork) | Target::Other(fork)) = target else { continue };
                    if !known.contains(&fork.as_str()) {
                        let message = format!("no earlier card has FORK {fork}; add it, or name an existing fork.");
                        found.broken(STORY, *row, message);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Checks that the audit, the epilogue and the end each come exactly once, in this order, and that
/// the end is on the last side.
fn ending(pack: &Pack, rows: &[Row<'_>], found: &mut Found<'_>) {
    let mut seen = Vec::new();
    for (row, side) in rows {
        for instruction in &side.instructions {
            match instruction {
                Instruction::FinalAudit => seen.push((*row, "FINAL_AUDIT")),
                Instruction::Epilogue => seen.push((*row, "EPILOGUE")),
                Instruction::EndCampaign => seen.push((*row, "END_CAMPAIGN")),
                _ => {}
            }
        }
    }
    let words: Vec<&str> = seen.iter().map(|(_, word)| *word).collect();
    if words != ["FINAL_AUDIT", "EPILOGUE", "END_CAMPAIGN"] {
        let message = "the last game must have FINAL_AUDIT, EPILOGUE and END_CAMPAIGN, once each and in this order.";
        found.whole(STORY, message);
    } else if pack.games.len() == frame::GAMES && seen[2].0 + 1 != pack.story.len() {
        found.row(STORY, seen[2].0, "move END_CAMPAIGN to the last side of the deck.");
    }
}
