use super::StepPlan;

/// Plans money for every claim.
pub(super) fn plan(coins: u8) -> StepPlan {
    StepPlan::Coins(i16::from(coins))
}
