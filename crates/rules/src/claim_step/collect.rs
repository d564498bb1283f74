use super::Plan;

/// Plans money for every claim.
pub(super) fn plan(coins: u8) -> Plan {
    Plan::Coins(i16::from(coins))
}
