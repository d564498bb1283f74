//! Checks sides with several versions, accusations, and the texts of the audit.
//!
//! Exactly one version of a side must be read, for every combination of forks, evidence and
//! verdict. Instructions that every campaign needs must be on all versions.

use std::collections::BTreeSet;

use rules::limits::EVENTS_MAX;

use super::Found;
use crate::pack::files::{AUDIT, STORY, SUSPECTS};
use crate::pack::words::unknown;
use crate::pack::{AuditText, Instruction, Pack, Payee, ReadAt, StoryFacts, StorySide, StoryTest};

/// Minimum number of suspects in an accusation.
const SUSPECTS_MIN: usize = 3;

pub(super) fn check(pack: &Pack, found: &mut Found<'_>) {
    suspects(pack, found);
    audit(pack, found);
    let mut row = 0;
    while row < pack.story.len() {
        let versions = pack.versions(row);
        row = versions.end;
        if versions.len() > 1 || !pack.story[versions.start].condition.is_empty() {
            let sound = alike(pack, versions.clone(), found) && names(pack, versions.clone(), found);
            if sound {
                one_holds(pack, versions.clone(), found);
                always(pack, versions, found);
            }
        }
    }
    split_versions(pack, found);
    events_fit(pack, found);
}

/// Reports a side whose versions are not on adjacent rows.
fn split_versions(pack: &Pack, found: &mut Found<'_>) {
    let mut seen = BTreeSet::new();
    for (row, side) in pack.story.iter().enumerate() {
        let new = row == 0 || pack.story[row - 1].id != side.id;
        if new && !seen.insert(&side.id) && !side.condition.is_empty() {
            found.row(STORY, row, format!("put all versions of {} next to each other.", side.id));
        }
    }
}

/// Checks that each version of a side has a condition, and that the versions otherwise differ only
/// in texts and instructions.
fn alike(pack: &Pack, versions: std::ops::Range<usize>, found: &mut Found<'_>) -> bool {
    let first = &pack.story[versions.start];
    let place = |side: &StorySide| (side.game, side.read_at, side.kind, side.event.clone());
    let mut fine = true;
    for row in versions.clone() {
        let side = &pack.story[row];
        let message = if side.condition.is_empty() {
            format!("{} has several versions; write in if when this one is read.", side.id)
        } else if place(side) != place(first) {
            format!("write the same game, read_at, kind and event on all versions of {}.", side.id)
        } else if side.evidence.is_some() {
            "a side with if needs no IF in its instructions; write another version of it.".to_string()
        } else {
            continue;
        };
        fine = false;
        found.row(STORY, row, message);
    }
    fine
}

/// Checks that conditions refer only to forks and accusations on earlier cards, to boards that the
/// fork offers, and to known suspects.
fn names(pack: &Pack, versions: std::ops::Range<usize>, found: &mut Found<'_>) -> bool {
    let told = || pack.story[..versions.start].iter().flat_map(|side| &side.instructions);
    let accused = told().any(|told| matches!(told, Instruction::Accuse { .. }));
    let mut fine = true;
    for row in versions.clone() {
        for test in &pack.story[row].condition.0 {
            let message = match test {
                StoryTest::Fork { fork, board } => {
                    let boards = told().find_map(|told| match told {
                        Instruction::Fork { name, boards } if name == fork => Some(boards),
                        _ => None,
                    });
                    match boards {
                        None => format!("no earlier card has FORK {fork}; add it, or name an existing fork."),
                        Some(boards) if !boards.contains(board) => {
                            unknown(board, &boards.iter().map(String::as_str).collect::<Vec<_>>())
                        }
                        Some(_) => continue,
                    }
                }
                StoryTest::Verdict { .. } if !accused => {
                    "there is no verdict yet; ask about it after the card with ACCUSE.".to_string()
                }
                StoryTest::Verdict { suspect, .. } if pack.suspect(suspect).is_none() => {
                    unknown(suspect, &pack.suspects.iter().map(|known| known.id.as_str()).collect::<Vec<_>>())
                }
                _ => continue,
            };
            fine = false;
            found.row(STORY, row, message);
        }
    }
    fine
}

/// Checks that exactly one version is read, whatever the number of marks of evidence, the outcome
/// of the forks, and the verdict.
fn one_holds(pack: &Pack, versions: std::ops::Range<usize>, found: &mut Found<'_>) {
    let sides = &pack.story[versions.clone()];
    let tests = || sides.iter().flat_map(|side| &side.condition.0);
    let marks = tests().filter_map(|test| match test {
        StoryTest::EvidenceFrom(marks) | StoryTest::EvidenceBelow(marks) => Some(*marks),
        _ => None,
    });
    let evidence_max = marks.max().unwrap_or(0);
    let forks: Vec<(&str, &[String; 2])> = (pack.story.iter().flat_map(|side| &side.instructions))
        .filter_map(|told| match told {
            Instruction::Fork { name, boards } => Some((name.as_str(), boards)),
            _ => None,
        })
        .filter(|(name, _)| tests().any(|test| matches!(test, StoryTest::Fork { fork, .. } if fork == name)))
        .collect();
    let verdicts = tests().any(|test| matches!(test, StoryTest::Verdict { .. }));
    let verdicts: Vec<Option<&str>> =
        if verdicts { pack.suspects.iter().map(|known| Some(known.id.as_str())).collect() } else { vec![None] };
    for evidence in 0..=evidence_max {
        for way in 0..1usize << forks.len() {
            let chosen = |name: &str| {
                let (at, (_, boards)) = forks.iter().enumerate().find(|(_, (fork, _))| *fork == name)?;
                Some(boards[way >> at & 1].as_str())
            };
            for &verdict in &verdicts {
                let facts = StoryFacts { evidence, chosen: &chosen, verdict };
                let held = sides.iter().filter(|side| side.condition.holds(&facts)).count();
                if held != 1 {
                    let id = &sides[0].id;
                    let message = match held {
                        0 => format!("in some campaigns no version of {id} holds; add one for those."),
                        _ => format!("in some campaigns {held} versions of {id} hold; let exactly one."),
                    };
                    return found.row(STORY, versions.start, message);
                }
            }
        }
    }
}

/// Checks that all versions of a side contain the instructions that every campaign needs.
fn always(pack: &Pack, versions: std::ops::Range<usize>, found: &mut Found<'_>) {
    let may_differ = |told: &Instruction| {
        use Instruction::{AddEvent, Certify, RetireEvent, RetireRule};
        matches!(told, AddEvent(_) | RetireEvent(_) | RetireRule(_) | Certify { .. })
    };
    let fixed = |row: usize| pack.story[row].instructions.iter().filter(move |told| !may_differ(told));
    for row in versions.clone().skip(1) {
        if !fixed(row).eq(fixed(versions.start)) {
            let message = "only ADD_EVENT, RETIRE_EVENT, RETIRE_RULE and CERTIFY may differ between versions: the rest \
                           happens in every campaign.";
            found.row(STORY, row, message);
        }
    }
}

/// Checks that no game can have more events than an edition allows, even if players never retire
/// one.
fn events_fit(pack: &Pack, found: &mut Found<'_>) {
    let mut ways = vec![BTreeSet::<&str>::new()];
    ways[0].extend(pack.events.iter().filter(|event| event.added_by.is_none()).map(|event| event.id.as_str()));
    let mut row = 0;
    while row < pack.story.len() {
        let versions = pack.versions(row);
        let mut next = BTreeSet::new();
        for way in &ways {
            for side in &pack.story[versions.clone()] {
                let mut way = way.clone();
                for told in &side.instructions {
                    match told {
                        Instruction::AddEvent(id) => drop(way.insert(id)),
                        // An event whose retirement depends on the evidence may stay in the game.
                        Instruction::RetireEvent(id) if side.evidence.is_none() => drop(way.remove(id.as_str())),
                        _ => {}
                    }
                }
                next.insert(way);
            }
        }
        ways = next.into_iter().collect();
        row = versions.end;
        let most = ways.iter().map(BTreeSet::len).max().unwrap_or(0);
        if most > EVENTS_MAX && pack.story.get(row).is_none_or(|next| next.read_at != pack.story[row - 1].read_at) {
            let message = format!("a game can have at most {EVENTS_MAX} events, but here up to {most}; retire some.");
            return found.row(STORY, row - 1, message);
        }
    }
}

/// Checks that a pack with suspects has one accusation that names them all, that exactly one
/// suspect is guilty, and that `RIGHT` is used only after the accusation.
fn suspects(pack: &Pack, found: &mut Found<'_>) {
    found.twice(SUSPECTS, pack.suspects.iter().map(|suspect| suspect.id.as_str()));
    let (mut accused, mut last) = (None, "");
    for (row, side) in pack.story.iter().enumerate() {
        for told in &side.instructions {
            match told {
                Instruction::Accuse { .. } if accused.is_some() && last != side.id => {
                    found.row(STORY, row, "there is an ACCUSE already; a campaign has one.");
                }
                Instruction::Accuse { suspects } => {
                    (accused, last) = (Some(row), &side.id);
                    if side.read_at == ReadAt::Setup {
                        continue;
                    }
                    let known: BTreeSet<&str> = pack.suspects.iter().map(|suspect| suspect.id.as_str()).collect();
                    if suspects.iter().map(String::as_str).collect::<BTreeSet<_>>() != known
                        || suspects.len() != known.len()
                    {
                        let all: Vec<&str> = pack.suspects.iter().map(|suspect| suspect.id.as_str()).collect();
                        found.row(STORY, row, format!("name every suspect of {SUSPECTS} once: {}.", all.join("|")));
                    }
                }
                Instruction::Certify { to: Payee::Right, .. } if accused.is_none() => {
                    found.row(STORY, row, "nobody is right yet; write CERTIFY to RIGHT after the card with ACCUSE.");
                }
                _ => {}
            }
        }
    }
    if pack.suspects.is_empty() && accused.is_none() {
        return;
    }
    if accused.is_none() {
        found.whole(SUSPECTS, format!("nobody is asked about them; add ACCUSE to a card in {STORY}."));
    }
    if pack.suspects.len() < SUSPECTS_MIN {
        found.whole(SUSPECTS, format!("there must be at least {SUSPECTS_MIN} suspects."));
    }
    let guilty = pack.suspects.iter().filter(|suspect| suspect.guilty).count();
    if guilty != 1 {
        found.whole(SUSPECTS, format!("one suspect must be guilty; write yes there once, not {guilty} times."));
    }
}

/// Checks that every line of the audit has a text with a placeholder for each of its values.
fn audit(pack: &Pack, found: &mut Found<'_>) {
    found.twice(AUDIT, pack.audit_texts.iter().map(|audit| audit.line.as_str()));
    for (row, audit) in pack.audit_texts.iter().enumerate() {
        let values = AuditText::LINES.iter().find(|(line, _)| *line == audit.line).map_or(0, |(_, values)| *values);
        let given = audit.text.matches("{}").count();
        if given != values {
            found.row(AUDIT, row, format!("write {{}} {values} times in the text of {}, not {given}.", audit.line));
        }
    }
    for (line, _) in AuditText::LINES.iter().filter(|_| !pack.audit_texts.is_empty()) {
        if !pack.audit_texts.iter().any(|audit| audit.line == *line) {
            found.whole(AUDIT, format!("add the line {line}."));
        }
    }
}
