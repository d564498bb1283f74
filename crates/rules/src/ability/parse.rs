//! The parser for abilities. Its errors are messages for the authors of cards.

use super::{Ability, Atom, Clause, Condition, Cost, Effect, Modifier, Scope, Trigger};
use crate::card::Color;
use crate::ids::{PieceId, PlaceId};

/// The result of resolving the name of a place or piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resolved<T> {
    /// The name of a place or piece on the table.
    Here(T),
    /// The name of a place or piece that is not on the table yet, so no route can touch it
    /// (CAM-12).
    Elsewhere,
    Unknown,
}

/// Resolves the names used in conditions.
pub trait Resolver {
    fn place(&self, id: &str) -> Resolved<PlaceId>;
    fn piece(&self, id: &str) -> Resolved<PieceId>;
}

/// A word that is followed by a number, and the constructor to call with that number.
type Counted<T> = (&'static str, fn(u8) -> T);

/// Parses an ability from the texts of its four parts. The cost `-` means no cost.
pub fn parse(trigger: &str, when: &str, cost: &str, does: &str, names: &dyn Resolver) -> Result<Ability, String> {
    let clauses = does.split(';').map(|clause| self::clause(clause.trim(), names)).collect::<Result<Vec<_>, _>>()?;
    if clauses.iter().filter(|clause| matches!(clause, Clause::Choose(..))).count() > 1 {
        return Err("a card can have only one CHOOSE; remove the others.".to_string());
    }
    Ok(Ability {
        trigger: word(trigger.trim(), &Trigger::WORDS, "trigger")?,
        condition: parse_condition(when, names)?,
        cost: read_cost(cost.trim())?,
        clauses,
        text: [trigger, when, cost, does].map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")).join(" | "),
    })
}

/// Parses a condition: atoms joined by `&`, or `true`.
pub fn parse_condition(text: &str, names: &dyn Resolver) -> Result<Condition, String> {
    let atoms = text.split('&').map(str::trim).filter(|atom| *atom != "true");
    Ok(Condition(atoms.map(|text| atom(text, names)).collect::<Result<_, _>>()?))
}

fn word<T: Copy>(text: &str, words: &[(&str, T)], kind: &str) -> Result<T, String> {
    let found = words.iter().find(|(word, _)| *word == text);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let all: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        format!("'{text}' is not a valid {kind}; write one of {}.", all.join(", "))
    })
}

fn number(text: &str) -> Result<u8, String> {
    text.trim().parse().map_err(|_| format!("'{text}' is not a number from 0 to 255."))
}

fn numbers<const N: usize>(words: &[&str]) -> Result<[u8; N], String> {
    let read = words.iter().map(|word| number(word)).collect::<Result<Vec<u8>, _>>()?;
    let count = read.len();
    read.try_into().map_err(|_| format!("{N} numbers are needed here, not {count}."))
}

/// Parses `word(a,b)` into its arguments; `None` if the text does not have this form.
fn arguments<'a>(text: &'a str, word: &str) -> Option<Vec<&'a str>> {
    let inside = text.strip_prefix(word)?.trim_start().strip_prefix('(')?.strip_suffix(')')?;
    Some(inside.split(',').map(str::trim).collect())
}

fn known<T>(id: &str, place: Resolved<T>, kind: &str) -> Result<Option<T>, String> {
    match place {
        Resolved::Here(place) => Ok(Some(place)),
        Resolved::Elsewhere => Ok(None),
        Resolved::Unknown => Err(format!("there is no {kind} '{id}'; write the id of one.")),
    }
}

fn atom(text: &str, names: &dyn Resolver) -> Result<Atom, String> {
    let plain = [
        ("gray", Atom::Gray),
        ("company_color", Atom::CompanyColor),
        ("pool_color", Atom::PoolColor),
        ("multi", Atom::Multi),
        ("large", Atom::Large),
        ("joins_boards", Atom::JoinsBoards),
        ("zonecross", Atom::ZoneCross),
        ("house", Atom::House),
        ("tickets_failed=0", Atom::NoneFailed),
        ("cash=least", Atom::CashLeast),
        ("my_newspaper", Atom::MyNewspaper),
        ("event_current", Atom::EventCurrent),
        ("ended_by_me", Atom::EndedByMe),
        ("not_last_round", Atom::NotLastRound),
    ];
    if let Some((_, atom)) = plain.into_iter().find(|(word, _)| *word == text) {
        return Ok(atom);
    }
    let counted: [Counted<Atom>; 14] = [
        ("len>=", Atom::LenAtLeast),
        ("len<=", Atom::LenAtMost),
        ("len=", Atom::LenIs),
        ("pick>=", Atom::Picks),
        ("skull>=", Atom::Skulls),
        ("large>=", Atom::LargeCities),
        ("boards>=", Atom::Boards),
        ("zones>=", Atom::Zones),
        ("routes>=", Atom::Routes),
        ("tickets_done>=", Atom::TicketsDone),
        ("cash<=", Atom::CashAtMost),
        ("hand>=", Atom::HandAtLeast),
        ("trains<=", Atom::TrainsAtMost),
        ("trains>=", Atom::TrainsAtLeast),
    ];
    if let Some((prefix, atom)) = counted.into_iter().find(|(prefix, _)| text.starts_with(prefix)) {
        return Ok(atom(number(&text[prefix.len()..])?));
    }
    if let Some(color) = text.strip_prefix("color=") {
        return Color::named(color)
            .map(Atom::Color)
            .ok_or_else(|| format!("'{color}' is not a colour of train cards."));
    }
    if let Some(ids) = arguments(text, "touch") {
        let places = ids.into_iter().map(|id| known(id, names.place(id), "city")).collect::<Result<Vec<_>, _>>()?;
        return Ok(Atom::Touch(places.into_iter().flatten().collect()));
    }
    if let Some(ids) = arguments(text, "on") {
        let pieces = ids.into_iter().map(|id| known(id, names.piece(id), "board")).collect::<Result<Vec<_>, _>>()?;
        return Ok(Atom::On(pieces.into_iter().flatten().collect()));
    }
    if let Some(ids) = arguments(text, "link") {
        let [a, b] = ids[..] else { return Err(format!("'{text}' must name two cities.")) };
        let ends = [known(a, names.place(a), "city")?, known(b, names.place(b), "city")?];
        return Ok(Atom::Link(ends[0].zip(ends[1]).map(|(a, b)| [a, b])));
    }
    let words = plain_words(&counted);
    Err(format!(
        "'{text}' is not a condition; write true, or one of {words}, color=c, touch(x,..), on(f,..), link(x,y)."
    ))
}

fn plain_words(counted: &[Counted<Atom>]) -> String {
    let counted = counted.iter().map(|(prefix, _)| format!("{prefix}n"));
    let plain = "gray, company_color, pool_color, multi, large, joins_boards, zonecross, house, tickets_failed=0, \
                 cash=least, my_newspaper, event_current, ended_by_me, not_last_round";
    counted.chain([plain.to_string()]).collect::<Vec<_>>().join(", ")
}

fn read_cost(text: &str) -> Result<Option<Cost>, String> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [] | ["-"] => Ok(None),
        ["LOCO", count] => Ok(Some(Cost::Locomotives(number(count)?))),
        ["CASH", count] => Ok(Some(Cost::Cash(number(count)?))),
        _ => Err(format!("'{text}' is not a cost; write -, LOCO n or CASH n.")),
    }
}

fn clause(text: &str, names: &dyn Resolver) -> Result<Clause, String> {
    if let Some(either) = text.strip_prefix("CHOOSE ") {
        let (one, other) = either.split_once('|').ok_or("CHOOSE needs two effects with | between them.")?;
        return Ok(Clause::Choose(effect(one.trim())?, effect(other.trim())?));
    }
    let (scope, rest) = match text.split_once(':') {
        None => (Scope::You, text),
        Some((who, rest)) => (scope(who.trim(), names)?, rest.trim()),
    };
    Ok(Clause::Do(scope, effect(rest)?))
}

fn scope(who: &str, names: &dyn Resolver) -> Result<Scope, String> {
    match who {
        "CURRENT" => Ok(Scope::Current),
        "ALL" => Ok(Scope::All(Condition::default())),
        "MOST" => Ok(Scope::Most),
        "LEAST" => Ok(Scope::Least),
        _ => match who.strip_prefix("ALL[").and_then(|rest| rest.strip_suffix(']')) {
            Some(when) => Ok(Scope::All(parse_condition(when, names)?)),
            None => Err(format!("'{who}' is not a scope; write CURRENT, ALL, ALL[condition], MOST or LEAST.")),
        },
    }
}

fn effect(text: &str) -> Result<Effect, String> {
    let counted: [Counted<Effect>; 12] = [
        ("GAIN", Effect::Gain),
        ("PAY", Effect::Pay),
        ("POOL", Effect::Pool),
        ("DRAW", Effect::Draw),
        ("TAKE", Effect::Take),
        ("FREE", Effect::Free),
        ("TVALUE", Effect::TicketValue),
        ("VAULT", Effect::Vault),
        ("TRAINS", Effect::Trains),
        ("STAKE", Effect::Stakes),
        ("EVIDENCE", Effect::Evidence),
        ("POSTCARD", Effect::Postcards),
    ];
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["ANYCOLOR"] => Ok(Effect::AnyColor),
        ["UNLOCK"] => Ok(Effect::Unlock),
        ["REFRESH"] => Ok(Effect::Refresh),
        ["RETIRE_CURRENT"] => Ok(Effect::RetireCurrent),
        ["EXTRA_TURN"] => Ok(Effect::ExtraTurn),
        ["TICKETS", ref rest @ ..] => numbers::<2>(rest).map(|[draw, keep]| Effect::Tickets { draw, keep }),
        ["BYLEN", ref rest @ ..] => numbers(rest).map(Effect::GainByLength),
        ["DRAWLEN", ref rest @ ..] => numbers(rest).map(Effect::DrawByLength),
        ["MOD", modifier] => word(modifier, &Modifier::WORDS, "modifier").map(Effect::Mod),
        [name, count] => match counted.into_iter().find(|(word, _)| *word == name) {
            Some((_, effect)) => Ok(effect(number(count)?)),
            None => Err(no_effect(text)),
        },
        _ => Err(no_effect(text)),
    }
}

fn no_effect(text: &str) -> String {
    format!(
        "'{text}' is not an effect; write GAIN, PAY, POOL, DRAW, TAKE, FREE, TVALUE, VAULT, TRAINS, STAKE, EVIDENCE or \
         POSTCARD with a number, TICKETS with two, BYLEN or DRAWLEN with three, MOD with a modifier, or ANYCOLOR, UNLOCK, \
         REFRESH, RETIRE_CURRENT, EXTRA_TURN."
    )
}
