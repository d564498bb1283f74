use super::StepPlan;

/// Plans the money that the bank pays for every claim.
pub(super) fn plan(coins: u8) -> StepPlan {
    StepPlan::Coins(i16::from(coins))
}
