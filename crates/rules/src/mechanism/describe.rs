//! Descriptions of questions. Each mechanism describes the questions that it asks.

use super::{
    ClaimInProgress, Mechanism, MechanismFact, MechanismStep, Moment, Next, PoolFact, SnowFact, StakesFact, WatchFact,
    caboose, cards, crew, double_heading, freight, hazard, houses, postcards, stakes, telegraph, window,
};
use crate::ability::Effect;
use crate::agenda::{Ask, Claim};
use crate::card::{Cards, Mark};
use crate::question::{AnswerGain, AnswerInfo, AnswerSubject, QuestionOrigin};
use crate::view::Sight;

/// Returns the card or mechanism that asks this question; `None` if neither does.
pub(crate) fn origin<const W: usize>(sight: &Sight<'_, W>, ask: Ask) -> Option<QuestionOrigin> {
    let mechanism = match ask {
        Ask::Use(_, ability) | Ask::Choose(_, ability) => return Some(cards::owner(&sight.tables.edition, ability)),
        Ask::Crew(seat, slot) => return crew::hired(sight.open, seat, slot).map(QuestionOrigin::Crew),
        Ask::Cards(..) => Mechanism::Cards,
        Ask::Wage(..) => Mechanism::CrewCall,
        Ask::Privilege(_) => Mechanism::CaboosePrivilege,
        Ask::Stakes(_) => Mechanism::CutOffs,
        Ask::Second(_) => Mechanism::DoubleHeading,
        Ask::Hazard(_) => Mechanism::Hazard,
        Ask::Deliver(_) => Mechanism::Deliver,
        Ask::Load(..) => Mechanism::Load,
        Ask::Telegraph(_) | Ask::TelegraphKeep(_) => Mechanism::Telegraph,
        Ask::HouseMeal(_) | Ask::HouseSite(_) => Mechanism::EatingHouses,
        Ask::Window(_) => Mechanism::Window,
        Ask::OpeningMix
        | Ask::OpeningTickets
        | Ask::Turn(_)
        | Ask::SecondCard(_)
        | Ask::Tickets(_)
        | Ask::Passenger(..)
        | Ask::Take(_)
        | Ask::Pay(_) => return None,
    };
    Some(QuestionOrigin::Mechanism(mechanism))
}

/// Returns the subject that all answers to a question have in common, if any.
pub(crate) fn subject<const W: usize>(sight: &Sight<'_, W>, ask: Ask) -> Option<AnswerSubject> {
    match ask {
        Ask::Wage(seat, slot) | Ask::Crew(seat, slot) => crew::hired(sight.open, seat, slot).map(AnswerSubject::Crew),
        Ask::Use(_, ability) | Ask::Choose(_, ability) => cards::subject(&sight.tables.edition, ability),
        Ask::Load(_, city) => Some(freight::token(sight.tables, city)),
        Ask::Stakes(_) | Ask::Second(_) | Ask::Hazard(_) | Ask::Telegraph(_) => {
            let claim = sight.open.campaign.as_ref()?.claim?;
            Some(AnswerSubject::Route(claim.claim.route))
        }
        _ => None,
    }
}

/// Describes an answer that is given as a number.
pub(crate) fn describe<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo, ask: Ask, answer: u8) -> AnswerInfo {
    match (ask, answer) {
        (Ask::Choose(_, ability), _) => cards::describe_choice(sight, info, ability, answer),
        (Ask::Privilege(_), _) => caboose::describe(sight.tables.edition.privilege, info, answer),
        (Ask::TelegraphKeep(_), _) => telegraph::describe_keep(sight, info, answer),
        (Ask::Window(_), _) => window::describe(sight, info, answer),
        (_, 0) => info.declining(),
        (Ask::Use(_, ability), _) => sight.with_ability(info, ability),
        (Ask::Crew(_, slot), _) => crew::describe(sight, info, slot),
        (Ask::Cards(..), _) => postcards::describe(sight, info, answer),
        (Ask::Wage(_, slot), _) => crew::describe_wage(sight, info, slot),
        (Ask::Stakes(_), _) => stakes::describe(info),
        (Ask::Hazard(_), _) => hazard::describe(sight, info),
        (Ask::Deliver(_), _) => freight::describe_delivery(sight, info, answer),
        (Ask::Load(_, city), _) => freight::describe_load(sight, info, city),
        (Ask::Telegraph(_), _) => telegraph::describe(sight, info),
        (Ask::HouseMeal(_), _) => houses::describe_meal(sight, info, answer),
        (Ask::HouseSite(_), _) => houses::describe_site(sight, info, answer),
        _ => info,
    }
}

/// Describes the naming of a route, either as the action of a turn or for a second claim.
pub(crate) fn describe_name<const W: usize>(sight: &Sight<'_, W>, info: AnswerInfo) -> AnswerInfo {
    match sight.open.asking() {
        Some(Ask::Second(_)) => double_heading::describe(info),
        _ => info,
    }
}

/// Returns the immediate gain, if any, from a mechanism's step for a claim paid for with these
/// cards.
pub(crate) fn step_gain<const W: usize>(
    sight: &Sight<'_, W>,
    step: MechanismStep,
    claim: Claim,
    cards: &Cards,
) -> Option<AnswerGain> {
    let campaign = sight.open.campaign.as_deref()?;
    let claim = ClaimInProgress {
        picks: cards.showing(Mark::Pickaxe),
        skulls: cards.showing(Mark::Skull),
        ..ClaimInProgress::new(claim, campaign.event, false)
    };
    let at = Moment { tables: sight.tables, open: sight.open, campaign, claim, seat: sight.seat };
    let Next::Fact(fact) = super::plan(&at, step) else { return None };
    let effect = match fact {
        MechanismFact::Pool(PoolFact::Pooled { coins, .. }) => Effect::Pool(coins),
        MechanismFact::Snow(SnowFact::Cleared { coins, .. })
        | MechanismFact::Watch(WatchFact::Stamped { coins, .. }) => Effect::Gain(coins),
        MechanismFact::Stakes(StakesFact::Gained { stakes, .. }) => Effect::Stakes(stakes),
        _ => return None,
    };
    Some(AnswerGain::Effect(effect))
}
