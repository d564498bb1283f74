//! Checks abilities: they must be valid in the card language, with conditions and effects that make
//! sense for their triggers.

use rules::ability::{Ability, Atom, Clause, Condition, Effect, Modifier, Resolver, Scope, Trigger, parse_condition};

use super::Found;
use crate::pack::files::{COMPANIES, CREW, EVENTS, PAVILIONS, POSTCARDS, STORY};
use crate::pack::{AbilityText, Pack, StoryTest};

pub(super) fn check(pack: &Pack, found: &mut Found<'_>) {
    for (row, company) in pack.companies.iter().enumerate() {
        let text = AbilityText {
            trigger: "CLAIM".to_string(),
            when: "company_color".to_string(),
            cost: "-".to_string(),
            does: company.does.clone(),
        };
        read(pack, COMPANIES, row, &text, found);
    }
    for (row, event) in pack.events.iter().enumerate() {
        let Some(ability) = read(pack, EVENTS, row, &event.ability, found) else { continue };
        if ability.trigger == Trigger::GameEnd {
            found.row(EVENTS, row, "events cannot act after the last turn; use a trigger other than GAME_END.");
        }
        if event.bolt != (ability.trigger == Trigger::Reveal) {
            found.row(
                EVENTS,
                row,
                "a bolt has the trigger REVEAL, an ongoing event another one; change kind or trigger.",
            );
        }
    }
    let mut evidence = 0;
    for (row, card) in pack.postcards.iter().enumerate() {
        let Some(ability) = read(pack, POSTCARDS, row, &card.private.ability, found) else { continue };
        let marks = effects(&ability).map(|effect| if let Effect::Evidence(marks) = effect { marks.into() } else { 0 });
        evidence += marks.sum::<u32>() * u32::from(card.private.uses);
        if ability.trigger == Trigger::Always {
            found.row(POSTCARDS, row, "a postcard is used at a certain moment; use a trigger other than ALWAYS.");
        }
        let holds = |effect| matches!(effect, Effect::Mod(held) if (held, ability.trigger) != (Modifier::DrawTickets, Trigger::Tickets));
        if effects(&ability).any(holds) {
            let message =
                "a postcard's MOD lasts for one action; only draw_tickets+1 with the trigger TICKETS has an effect.";
            found.row(POSTCARDS, row, message);
        }
    }
    for (row, card) in pack.crew.iter().enumerate() {
        read(pack, CREW, row, &card.ability, found);
    }
    for (row, pavilion) in pack.pavilions.iter().enumerate() {
        let trigger = if pavilion.at_end { Trigger::GameEnd } else { Trigger::Claim };
        match parse_condition(&pavilion.when, pack as &dyn Resolver) {
            Err(message) => found.row(PAVILIONS, row, message),
            Ok(when) => moments(PAVILIONS, row, trigger, &when, found),
        }
    }
    for (row, side) in pack.story.iter().enumerate() {
        let asked = side.condition.0.iter().filter_map(|test| match test {
            StoryTest::EvidenceFrom(need) => Some(*need),
            _ => None,
        });
        if asked.chain(side.evidence).any(|need| u32::from(need) > evidence) {
            let message = format!("the postcards can give at most {evidence} pieces of evidence; ask for fewer.");
            found.row(STORY, row, message);
        }
    }
}

fn effects(ability: &Ability) -> impl Iterator<Item = Effect> + '_ {
    ability.clauses.iter().flat_map(|act| match act {
        Clause::Do(_, effect) => vec![*effect],
        Clause::Choose(one, other) => vec![*one, *other],
    })
}

fn read(pack: &Pack, file: &'static str, row: usize, text: &AbilityText, found: &mut Found<'_>) -> Option<Ability> {
    let ability = match text.read(pack) {
        Ok(ability) => ability,
        Err(message) => {
            found.row(file, row, message);
            return None;
        }
    };
    moments(file, row, ability.trigger, &ability.condition, found);
    for act in &ability.clauses {
        if let Clause::Do(Scope::All(when), _) = act {
            seats(file, row, when, found);
        }
    }
    for effect in effects(&ability) {
        let message = match (effect, ability.trigger) {
            (Effect::Free(_) | Effect::AnyColor | Effect::Unlock, trigger) if trigger != Trigger::Pay => {
                "FREE, ANYCOLOR and UNLOCK help to pay for a route; use the trigger PAY."
            }
            (Effect::GainByLength(_) | Effect::DrawByLength(_), trigger) if trigger != Trigger::Claim => {
                "BYLEN and DRAWLEN depend on the claimed route; use the trigger CLAIM."
            }
            (Effect::Mod(_), _) => continue,
            (_, Trigger::Always) => "ALWAYS is only for MOD effects; use the moment at which this happens as trigger.",
            _ => continue,
        };
        found.row(file, row, message);
    }
    if ability.trigger == Trigger::Always && ability.cost.is_some() {
        found.row(file, row, "a permanent effect has no cost; leave the cost empty.");
    }
    Some(ability)
}

/// Reports conditions that can never hold at this trigger.
fn moments(file: &'static str, row: usize, trigger: Trigger, when: &Condition, found: &mut Found<'_>) {
    for atom in &when.0 {
        let (about, fits): (&str, &[Trigger]) = match atom {
            atom if about_route(atom) || matches!(atom, Atom::On(_)) => {
                ("a route; use the trigger PAY or CLAIM", &[Trigger::Pay, Trigger::Claim])
            }
            Atom::Picks(_) | Atom::Skulls(_) => ("the paid cards; use the trigger CLAIM", &[Trigger::Claim]),
            Atom::TicketsDone(_) | Atom::NoneFailed => {
                ("revealed tickets; use the trigger GAME_END", &[Trigger::GameEnd])
            }
            Atom::MyNewspaper => ("a newspaper; use the trigger REVEAL", &[Trigger::Reveal]),
            Atom::EndedByMe => {
                ("the end; use the trigger LAST_ROUND or GAME_END", &[Trigger::LastRound, Trigger::GameEnd])
            }
            _ => continue,
        };
        if !fits.contains(&trigger) {
            found.row(file, row, format!("the condition asks about {about}, or another condition."));
        }
    }
}

/// Reports conditions of `ALL[..]` that do not depend on the seat.
fn seats(file: &'static str, row: usize, when: &Condition, found: &mut Found<'_>) {
    if when.0.iter().any(|atom| about_route(atom) || matches!(atom, Atom::Picks(_) | Atom::Skulls(_))) {
        found.row(
            file,
            row,
            "in ALL[ ] write a condition about a company, such as on(f) or cash<=n, not about a route.",
        );
    }
}

/// Checks whether a condition is about the claimed route. `on` is not included, since it can also
/// be about a company.
fn about_route(atom: &Atom) -> bool {
    matches!(atom, Atom::House) || atom.is_of_route() && !matches!(atom, Atom::On(_))
}
