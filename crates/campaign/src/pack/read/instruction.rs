//! The parser for the instructions on story cards.

use crate::pack::words::one_of;
use crate::pack::{Instruction, Payee, RuleSlot, Target, Who};

const FORMS: &str = "ADD_EVENT e, RETIRE_EVENT e, OPEN_BOX b, PLACE_RULE s, RETIRE_RULE s, ADD_BOARD f, ADD_TICKETS f, \
                     FORK k x|y BY CABOOSE, AWARD n TO who, RECALL_EVENT BY who, ACCUSE a|b|c BY ALL, CERTIFY n TO who, ADD_CREW a-b, ADD_PAVILIONS a-b, \
                     FINAL_AUDIT, EPILOGUE, END_CAMPAIGN";

/// The card ids that a range such as `CR01-CR12` can name, in table order.
pub(super) struct Ranges<'a> {
    pub crew: &'a [&'a str],
    pub pavilions: &'a [&'a str],
}

/// Parses a line of instructions. Returns the number of marks of evidence that the line needs, the
/// instructions, and all errors.
pub(super) fn line(text: &str, ranges: &Ranges<'_>) -> (Option<u8>, Vec<Instruction>, Vec<String>) {
    let (mut read, mut wrong) = (Vec::new(), Vec::new());
    let mut evidence = None;
    let mut rest = text;
    if let Some(condition) = text.strip_prefix("IF ") {
        let Some((condition, governed)) = condition.split_once(" THEN ") else {
            return (None, read, vec!["write IF evidence>=n THEN and the instructions it governs.".to_string()]);
        };
        evidence = condition.trim().strip_prefix("evidence>=").and_then(|count| count.trim().parse().ok());
        if evidence.is_none() {
            wrong.push(format!("'{condition}' is not a story condition; write evidence>=n."));
        }
        rest = governed;
    }
    for clause in rest.split(';').map(str::trim).filter(|clause| !clause.is_empty()) {
        match one(clause, ranges) {
            Ok(instruction) => read.push(instruction),
            Err(message) => wrong.push(message),
        }
    }
    (evidence, read, wrong)
}

fn one(text: &str, ranges: &Ranges<'_>) -> Result<Instruction, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["ADD_EVENT", event] => Instruction::AddEvent(event.to_string()),
        ["RETIRE_EVENT", event] => Instruction::RetireEvent(event.to_string()),
        ["OPEN_BOX", chest] => Instruction::OpenBox(target(chest)),
        ["PLACE_RULE", slot] => Instruction::PlaceRule(one_of(slot, &RuleSlot::WORDS)?),
        ["RETIRE_RULE", slot] => Instruction::RetireRule(one_of(slot, &RuleSlot::WORDS)?),
        ["ADD_BOARD", board] => Instruction::AddBoard(target(board)),
        ["ADD_TICKETS", board] => Instruction::AddTickets(target(board)),
        ["FORK", name, boards, "BY", "CABOOSE"] => {
            let (one, other) = boards.split_once('|').ok_or("FORK needs two boards with | between them.")?;
            Instruction::Fork { name: name.to_string(), boards: [one.to_string(), other.to_string()] }
        }
        ["AWARD", postcard, "TO", who] => Instruction::Award {
            postcard: postcard.parse().map_err(|_| format!("'{postcard}' is not the number of a postcard."))?,
            to: one_of(who, &Who::WORDS)?,
        },
        ["RECALL_EVENT", "BY", who] => Instruction::RecallEvent { by: one_of(who, &Who::WORDS)? },
        ["ACCUSE", suspects, "BY", "ALL"] => {
            Instruction::Accuse { suspects: suspects.split('|').map(str::to_string).collect() }
        }
        ["CERTIFY", dollars, "TO", who] => Instruction::Certify {
            dollars: dollars.parse().map_err(|_| format!("'{dollars}' is not a number of dollars."))?,
            to: if who == "RIGHT" { Payee::Right } else { Payee::One(one_of(who, &Who::WORDS)?) },
        },
        ["ADD_CREW", cards] => Instruction::AddCrew(range(cards, ranges.crew)?),
        ["ADD_PAVILIONS", cards] => Instruction::AddPavilions(range(cards, ranges.pavilions)?),
        ["FINAL_AUDIT"] => Instruction::FinalAudit,
        ["EPILOGUE"] => Instruction::Epilogue,
        ["END_CAMPAIGN"] => Instruction::EndCampaign,
        _ => return Err(format!("'{text}' is not an instruction; write one of {FORMS}.")),
    })
}

/// Parses a board or box, given by its id or, after fork `k`, as `k.chosen` or `k.other`.
fn target(text: &str) -> Target {
    match text.split_once('.') {
        Some((fork, "chosen")) => Target::Chosen(fork.to_string()),
        Some((fork, "other")) => Target::Other(fork.to_string()),
        _ => Target::Named(text.to_string()),
    }
}

/// Expands a range of card ids, in table order.
fn range(text: &str, known: &[&str]) -> Result<Vec<String>, String> {
    if known.is_empty() {
        // If there are no cards of this kind at all, another check reports that.
        return Ok(Vec::new());
    }
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let at = |id: &str| known.iter().position(|known| *known == id);
    match (at(first), at(last)) {
        (Some(first), Some(last)) if first <= last => Ok(known[first..=last].iter().map(|id| id.to_string()).collect()),
        _ => Err(format!("'{text}' is not a range of cards; write the ids of the first and the last, first-last.")),
    }
}
