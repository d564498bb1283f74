//! Checks the number of companies, events, postcards, crew, pavilions, boxes and rules, and that
//! the tables and the story agree on where each card comes from.

use super::{Found, frame};
use crate::pack::files::{BOXES, COMPANIES, CREW, EVENTS, PACK, PAVILIONS, POSTCARDS, RULES, STORY, TICKETS};
use crate::pack::words::unknown;
use crate::pack::{Instruction, Pack, PackPostcard, PostcardSource, RuleSlot, RuleStep};

pub(super) fn check(pack: &Pack, found: &mut Found<'_>) {
    companies(pack, found);
    boxes(pack, found);
    rules(pack, found);
    counts(pack, found);
    known_events(pack, found);
}

/// Checks that references from cards to the story and from the story to cards agree.
pub(super) fn sources(pack: &Pack, found: &mut Found<'_>) {
    events(pack, found);
    postcards(pack, found);
    awards(pack, found);
    added(pack, found);
}

fn companies(pack: &Pack, found: &mut Found<'_>) {
    found.twice(COMPANIES, pack.companies.iter().map(|company| company.color.name()));
    if pack.companies.len() != frame::COMPANIES {
        found.whole(COMPANIES, format!("there are {} companies, not {}.", frame::COMPANIES, pack.companies.len()));
    }
    for (row, company) in pack.companies.iter().enumerate() {
        if !pack.numbers.cards.iter().any(|(color, _)| *color == company.color) {
            found.row(
                COMPANIES,
                row,
                format!("there are no {} train cards; add some to {PACK}.", company.color.name()),
            );
        }
    }
}

/// Iterates over all instructions in the story, each with the row of the side that contains it.
fn told(pack: &Pack) -> impl Iterator<Item = (usize, &Instruction)> {
    let sides = pack.story.iter().enumerate();
    sides.flat_map(|(row, side)| side.instructions.iter().map(move |instruction| (row, instruction)))
}

fn events(pack: &Pack, found: &mut Found<'_>) {
    for (row, event) in pack.events.iter().enumerate() {
        let adds = told(pack).filter(|(_, told)| matches!(told, Instruction::AddEvent(id) if *id == event.id));
        let mut sides: Vec<&str> = adds.map(|(row, _)| pack.story[row].id.as_str()).collect();
        sides.dedup();
        let message = match (&event.added_by, &sides[..]) {
            (None, []) => continue,
            (Some(by), [side]) if by == side => continue,
            (None, _) => format!("{} adds this event; set added_by to it.", sides.join(" and ")),
            (Some(_), []) => format!("no card of {STORY} adds {}; add ADD_EVENT to one.", event.id),
            (Some(_), [side]) => format!("write {side} as added_by: that side adds {}.", event.id),
            (Some(_), _) => format!("{} add {}; leave one.", sides.join(" and "), event.id),
        };
        found.row(EVENTS, row, message);
    }
}

/// Checks that the events named in the story exist, and are not retired before they are added.
fn known_events(pack: &Pack, found: &mut Found<'_>) {
    let known: Vec<&str> = pack.events.iter().map(|event| event.id.as_str()).collect();
    for (row, instruction) in told(pack) {
        let (Instruction::AddEvent(id) | Instruction::RetireEvent(id)) = instruction else { continue };
        if !known.contains(&id.as_str()) {
            found.broken(STORY, row, format!("{EVENTS}: {}", unknown(id, &known)));
        } else if matches!(instruction, Instruction::RetireEvent(_)) {
            let added = told(pack).find(|(_, told)| matches!(told, Instruction::AddEvent(other) if other == id));
            if added.is_some_and(|(added, _)| added > row) {
                found.row(STORY, row, format!("{id} is added later; retire it after that."));
            }
        }
    }
}

/// Checks the cards' ids, how many of each kind there are, and the uses, games and dollars on them.
fn counts(pack: &Pack, found: &mut Found<'_>) {
    found.twice(EVENTS, pack.events.iter().map(|event| event.id.as_str()));
    found.twice(CREW, pack.crew.iter().map(|card| card.id.as_str()));
    found.twice(PAVILIONS, pack.pavilions.iter().map(|card| card.id.as_str()));
    let first = pack.events.iter().filter(|event| event.added_by.is_none()).count();
    if first != frame::START_EVENTS {
        let need = frame::START_EVENTS;
        found
            .whole(EVENTS, format!("the first game must have {need} events (those without added_by); it has {first}."));
    }
    let [entry, general, story] = frame::POSTCARDS;
    let count = |wanted: fn(&PostcardSource) -> bool| pack.postcards.iter().filter(|card| wanted(&card.source)).count();
    for (name, need, have) in [
        ("ENTRY", entry, count(|source| matches!(source, PostcardSource::Entry(_)))),
        ("GENERAL", general, count(|source| matches!(source, PostcardSource::General))),
        ("STORY", story, count(|source| matches!(source, PostcardSource::Story(_)))),
    ] {
        if need != have {
            found.whole(POSTCARDS, format!("there must be {need} postcards with source {name}; there are {have}."));
        }
    }
    // Only the first wrong number is reported, because it shifts all later ones.
    if let Some(row) = (0..pack.postcards.len()).find(|row| usize::from(pack.postcards[*row].number) != row + 1) {
        found.row(POSTCARDS, row, format!("postcards must be numbered from 1; this one should be {}.", row + 1));
    }
    for (row, _) in pack.postcards.iter().enumerate().filter(|(_, card)| card.private.uses == 0) {
        found.row(POSTCARDS, row, "a postcard must have at least one use.");
    }
    for (row, _) in pack.postcards.iter().enumerate().filter(|(_, card)| card.private.lapses == Some(0)) {
        found.row(POSTCARDS, row, "a postcard must last for at least one game; write 1 or more as lapses.");
    }
    let waits = |card: &PackPostcard| card.private.lapses.is_some() && card.private.needs.is_some();
    for (row, _) in pack.postcards.iter().enumerate().filter(|(_, card)| waits(card)) {
        found.row(POSTCARDS, row, "a postcard that waits for a rule cannot lapse; leave needs or lapses empty.");
    }
    for (file, have, need) in
        [(CREW, pack.crew.len(), frame::CREW_MIN), (PAVILIONS, pack.pavilions.len(), frame::PAVILIONS_MIN)]
    {
        if have < need {
            found.whole(file, format!("there must be at least {need} cards to lay out; there are {have}."));
        }
    }
    for (row, card) in pack.crew.iter().enumerate().filter(|(_, card)| card.uses == Some(0)) {
        found.row(CREW, row, format!("{} has 0 uses; write at least 1, or leave uses empty.", card.id));
    }
    for (row, pavilion) in pack.pavilions.iter().enumerate() {
        match pavilion.second {
            Some(_) if pavilion.at_end => {
                found.row(PAVILIONS, row, "at the end of the game there is no second; leave that cell empty.");
            }
            Some(second) if second > pavilion.first => {
                found.row(PAVILIONS, row, "the second must not earn more than the first.");
            }
            _ => {}
        }
    }
}

fn postcards(pack: &Pack, found: &mut Found<'_>) {
    for (row, card) in pack.postcards.iter().enumerate() {
        let number = card.number;
        match &card.source {
            PostcardSource::Entry(id) => {
                let ticket = pack.tickets.iter().find(|ticket| ticket.id == *id);
                if ticket.is_none() {
                    found.row(POSTCARDS, row, format!("{id} is not in {TICKETS}; write the id of a ticket."));
                } else if ticket.is_some_and(|ticket| ticket.entry != Some(number)) {
                    found.row(
                        POSTCARDS,
                        row,
                        format!("write {number} as entry of {id} in {TICKETS}, or another ticket."),
                    );
                }
            }
            PostcardSource::Story(id) => {
                let awards = told(pack)
                    .filter(|(_, told)| matches!(told, Instruction::Award { postcard, .. } if *postcard == number));
                let mut sides: Vec<&str> = awards.map(|(row, _)| pack.story[row].id.as_str()).collect();
                sides.dedup();
                if sides != [id.as_str()] {
                    found.row(POSTCARDS, row, format!("{id} must award postcard {number}, and no other side."));
                }
            }
            PostcardSource::General => {}
        }
    }
}

/// Checks that tickets and story cards award only postcards that name them as their source.
fn awards(pack: &Pack, found: &mut Found<'_>) {
    for (row, ticket) in pack.tickets.iter().enumerate() {
        let Some(entry) = ticket.entry else { continue };
        let named = |source: &PostcardSource| matches!(source, PostcardSource::Entry(id) if *id == ticket.id);
        if !pack.postcard(entry).is_some_and(|card| named(&card.source)) {
            let id = &ticket.id;
            found.row(
                TICKETS,
                row,
                format!("postcard {entry} does not name {id}; write ENTRY {id} there, or another entry."),
            );
        }
    }
    for (row, instruction) in told(pack) {
        let Instruction::Award { postcard, .. } = instruction else { continue };
        let id = &pack.story[row].id;
        let named = |source: &PostcardSource| matches!(source, PostcardSource::Story(side) if side == id);
        if !pack.postcard(*postcard).is_some_and(|card| named(&card.source)) {
            let message = format!("postcard {postcard} does not name {id}; write STORY {id} there, or award another.");
            found.row(STORY, row, message);
        }
    }
}

/// Checks that the story adds each crew card and each pavilion exactly once.
fn added(pack: &Pack, found: &mut Found<'_>) {
    let ids: Vec<&str> = pack.crew.iter().map(|card| card.id.as_str()).collect();
    let crew = told(pack).filter_map(|(_, told)| match told {
        Instruction::AddCrew(ids) => Some(ids),
        _ => None,
    });
    once(CREW, "ADD_CREW", &ids, &crew.flatten().collect::<Vec<_>>(), found);
    let ids: Vec<&str> = pack.pavilions.iter().map(|card| card.id.as_str()).collect();
    let pavilions = told(pack).filter_map(|(_, told)| match told {
        Instruction::AddPavilions(ids) => Some(ids),
        _ => None,
    });
    once(PAVILIONS, "ADD_PAVILIONS", &ids, &pavilions.flatten().collect::<Vec<_>>(), found);
}

fn once(file: &'static str, word: &str, ids: &[&str], added: &[&String], found: &mut Found<'_>) {
    for (row, id) in ids.iter().enumerate() {
        let times = added.iter().filter(|added| added.as_str() == *id).count();
        if times != 1 {
            found.row(file, row, format!("{word} must add {id} exactly once in {STORY}; it does so {times} times."));
        }
    }
}

fn boxes(pack: &Pack, found: &mut Found<'_>) {
    found.twice(BOXES, pack.boxes.iter().map(|chest| chest.id.as_str()));
    for board in pack.boards.iter().filter(|board| !board.start) {
        let own = pack.boxes.iter().filter(|chest| chest.board.as_ref() == Some(&board.id)).count();
        if own != 1 {
            found.whole(
                BOXES,
                format!("{} must have exactly one box; it has {own}. Name it as board in one row.", board.id),
            );
        }
    }
    let toolboxes = pack.boxes.iter().filter(|chest| chest.board.is_none()).count();
    if toolboxes != 1 {
        found.whole(
            BOXES,
            format!("there must be exactly one box without a board, the toolbox; there are {toolboxes}."),
        );
    }
    for (row, chest) in pack.boxes.iter().enumerate() {
        if let Some(board) = &chest.board
            && pack.board(board).is_none_or(|board| board.start)
        {
            found.row(BOXES, row, format!("'{board}' is not a frontier board; write the id of one."));
        }
        if chest.places.is_empty() {
            found.row(BOXES, row, format!("a box must add a rule; write the slots of {} as places.", chest.id));
        }
    }
}

/// Checks that every slot of the rule book is filled exactly once, by a mechanism that can be
/// played in that slot.
fn rules(pack: &Pack, found: &mut Found<'_>) {
    found.twice(RULES, pack.rules.iter().map(|rule| rule.slot.word()));
    found.twice(RULES, pack.rules.iter().map(|rule| rule.mechanism.word()));
    for (word, slot) in RuleSlot::WORDS {
        if pack.rule(slot).is_none() {
            found.whole(RULES, format!("add a rule for slot {word}; every slot of the book is used."));
        }
    }
    for (row, rule) in pack.rules.iter().enumerate() {
        if rule.slot.step() != RuleStep::of(rule.mechanism) {
            let (word, place) = (rule.mechanism.word(), place(RuleStep::of(rule.mechanism)));
            found.row(RULES, row, format!("{word} is played {place}; choose the slot for that."));
        }
    }
}

fn place(step: RuleStep) -> String {
    match step {
        RuleStep::Setup(number) => format!("in setup step {number}"),
        RuleStep::Claim(number) => format!("in claim step {number}"),
        RuleStep::End(number) => format!("in end step {number}"),
        RuleStep::Beside => "outside the numbered steps".to_string(),
    }
}
