use crate::agenda::Claim;
use crate::limits::LENGTH_MAX;
use crate::tables::Tables;

/// Returns the points that the claimed route scores immediately for its length (BASE-32, GER-14).
#[inline(always)]
pub(super) fn points<const W: usize>(tables: &Tables<W>, points: &[u8; LENGTH_MAX], claim: Claim) -> i16 {
    let length = tables.route(claim.route).length as usize;
    i16::from(points[length - 1])
}
