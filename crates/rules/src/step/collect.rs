use super::Plan;
use crate::agenda::Claim;
use crate::fact::What;

/// Money for every claim.
pub(super) fn plan<const W: usize>(coins: u8, claim: Claim) -> Plan<W> {
    Plan { happens: Some(What::Collected { seat: claim.seat, coins: i16::from(coins) }), ..Plan::NOTHING }
}
