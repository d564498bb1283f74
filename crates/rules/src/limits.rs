//! Limits of editions and games. `docs/map-reference.md` lists those that concern map makers.

pub const SEATS_MAX: usize = 5;
pub const SEATS_MIN: usize = 2;
/// Number of face-up slots in the market.
pub const MARKET_SLOTS: usize = 5;
/// Maximum number of spaces on a route.
pub const LENGTH_MAX: usize = 8;
/// Maximum number of train cards in a deck, newspapers included. Up to this limit, a weighted pick
/// needs only one machine word.
pub const TRAIN_CARDS_MAX: usize = 127;
/// Maximum number of tickets in one offer.
pub const OFFER_MAX: usize = 6;
pub const PASSENGERS_MAX: usize = 64;
/// Maximum number of parallel routes in a group.
pub const GROUP_MAX: usize = 3;
/// Highest number that a claim step can have.
pub const CLAIM_STEPS_MAX: usize = 12;
/// Maximum number of ticket decks, for example one for short and one for long tickets.
pub const TICKET_DECKS_MAX: usize = 2;
/// Number of 64-bit words in the sets of a small board: up to 128 stops, 128 routes and 128
/// tickets.
pub const SMALL: usize = 2;
/// Number of 64-bit words in the sets of a large board: up to 256 stops, 256 routes and 256
/// tickets.
pub const LARGE: usize = 4;
/// Maximum number of tickets in an edition. Every seat keeps at least one at the opening, so no
/// seat can hold all 256, and the number of tickets that a seat holds fits in a byte.
pub const TICKETS_MAX: usize = 64 * LARGE;
/// Maximum number of postcards in an office.
pub const OFFICE_MAX: usize = 6;
/// Maximum number of crew cards in an office.
pub const CREW_MAX: usize = 2;
/// Maximum number of freight tokens a seat can hold, including the extra ones that cards allow.
pub const FREIGHT_MAX: usize = 4;
/// Maximum number of eating houses a seat can have.
pub const HOUSES_MAX: usize = 2;
/// Maximum number of pavilions; a byte holds one bit for each.
pub const PAVILIONS_MAX: usize = 8;
/// Maximum number of kinds of goods; a place's demand is a byte with one bit for each.
pub const GOODS_MAX: usize = 8;
/// Maximum number of events in an edition; a set of events is a 32-bit word.
pub const EVENTS_MAX: usize = 32;
/// Maximum number of inputs in a record. A game has at most 40,000 actions (INV-14), but deals and
/// undos count as inputs too.
pub const INPUTS_MAX: usize = 200_000;
/// Maximum number of entries in a table of points for trains left.
pub const TRAINS_TABLE_MAX: usize = 16;
