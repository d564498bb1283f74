//! The facts of all mechanisms, and the hook that applies them.

use serde::{Deserialize, Serialize};

use super::{
    ClaimFact, CrewFact, EffectFact, EventFact, FreightFact, HazardFact, HouseFact, PavilionFact, PoolFact,
    PostcardFact, SnowFact, StakesFact, TurnFact, WatchFact, WindowFact, claim, crew, effect, event, freight, hazard,
    houses, pavilions, pool, postcards, snow, stakes, turns, watch, window,
};
use crate::open::Open;

/// A fact from a mechanism. All of these facts are public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum MechanismFact {
    Claim(ClaimFact),
    Crew(CrewFact),
    Effect(EffectFact),
    Event(EventFact),
    Freight(FreightFact),
    Hazard(HazardFact),
    House(HouseFact),
    Pavilion(PavilionFact),
    Pool(PoolFact),
    Postcard(PostcardFact),
    Snow(SnowFact),
    Stakes(StakesFact),
    Turn(TurnFact),
    Watch(WatchFact),
    Window(WindowFact),
}

macro_rules! facts {
    ($($kind:ident($fact:ty)),+ $(,)?) => {
        $(impl From<$fact> for MechanismFact {
            fn from(fact: $fact) -> Self {
                MechanismFact::$kind(fact)
            }
        })+
    };
}

facts! {
    Claim(ClaimFact),
    Crew(CrewFact),
    Effect(EffectFact),
    Event(EventFact),
    Freight(FreightFact),
    Hazard(HazardFact),
    House(HouseFact),
    Pavilion(PavilionFact),
    Pool(PoolFact),
    Postcard(PostcardFact),
    Snow(SnowFact),
    Stakes(StakesFact),
    Turn(TurnFact),
    Watch(WatchFact),
    Window(WindowFact),
}

/// Applies a mechanism's fact to the table.
#[inline(never)]
pub(crate) fn note<const W: usize>(open: &mut Open<W>, fact: &MechanismFact) {
    match *fact {
        MechanismFact::Claim(fact) => claim::note(open.campaign_mut(), fact),
        MechanismFact::Crew(fact) => crew::note(open.campaign_mut(), fact),
        MechanismFact::Effect(fact) => effect::note(open, fact),
        MechanismFact::Event(fact) => event::note(open.campaign_mut(), fact),
        MechanismFact::Freight(fact) => freight::note(open.campaign_mut(), fact),
        MechanismFact::Hazard(fact) => hazard::note(open, fact),
        MechanismFact::House(fact) => houses::note(open.campaign_mut(), fact),
        MechanismFact::Pavilion(fact) => pavilions::note(open.campaign_mut(), fact),
        MechanismFact::Pool(fact) => pool::note(open.campaign_mut(), fact),
        MechanismFact::Postcard(fact) => postcards::note(open.campaign_mut(), fact),
        MechanismFact::Snow(fact) => snow::note(open.campaign_mut(), fact),
        MechanismFact::Stakes(fact) => stakes::note(open.campaign_mut(), fact),
        MechanismFact::Turn(fact) => turns::note(open.campaign_mut(), fact),
        MechanismFact::Watch(fact) => watch::note(open.campaign_mut(), fact),
        MechanismFact::Window(fact) => window::note(open, fact),
    }
}
