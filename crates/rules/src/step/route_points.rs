use super::Plan;
use crate::agenda::Claim;
use crate::fact::What;
use crate::limits::LENGTH_MAX;
use crate::tables::Tables;

/// BASE-32, GER-14: the points for the length are added at once.
#[inline(always)]
pub(super) fn plan<const W: usize>(tables: &Tables<W>, points: &[u8; LENGTH_MAX], claim: Claim) -> Plan<W> {
    let length = tables.route(claim.route).length as usize;
    Plan { happens: Some(What::Scored { seat: claim.seat, points: i16::from(points[length - 1]) }), ..Plan::NOTHING }
}
