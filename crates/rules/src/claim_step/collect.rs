use super::StepPlan;

/// Plans the payment of `coins` from the bank for a claim.
pub(super) fn plan(coins: u8) -> StepPlan {
    StepPlan::Coins(i16::from(coins))
}
