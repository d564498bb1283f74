//! Everything has a named limit; `docs/map-reference.md` lists those a map maker meets.

/// The most seats at a table, and the fewest.
pub const SEATS_MAX: usize = 5;
/// The fewest seats at a table.
pub const SEATS_MIN: usize = 2;
/// Face-up slots of the market.
pub const MARKET_SLOTS: usize = 5;
/// The longest route.
pub const LENGTH_MAX: usize = 8;
/// The most train cards of one deck, newspapers included. Up to here a weighted pick works on one machine word.
pub const TRAIN_CARDS_MAX: usize = 127;
/// The most tickets in one offer.
pub const OFFER_MAX: usize = 6;
/// The most passengers on a board.
pub const PASSENGERS_MAX: usize = 64;
/// The most routes between the same two stops that can form a group.
pub const GROUP_MAX: usize = 3;
/// Claim steps are numbered 1 to this.
pub const CLAIM_STEPS_MAX: usize = 12;
/// Ticket decks of an edition.
pub const TICKET_DECKS_MAX: usize = 2;
/// Words of 64 bits in the sets of a small board: 128 stops, routes and tickets.
pub const SMALL: usize = 2;
/// Words of 64 bits in the sets of a large board: 256 stops, routes and tickets.
pub const LARGE: usize = 4;
/// The most tickets of an edition. A seat holds one fewer at most, which fits a byte: everyone keeps one at the opening.
pub const TICKETS_MAX: usize = 64 * LARGE;
/// Postcards in an office, crew in an office, freight tokens of a seat with what adds to them, its eating houses.
pub const OFFICE_MAX: usize = 6;
pub const CREW_MAX: usize = 2;
pub const FREIGHT_MAX: usize = 4;
pub const HOUSES_MAX: usize = 2;
/// The most pavilions, goods and kinds of zones.
pub const PAVILIONS_MAX: usize = 8;
/// The most kinds of goods.
pub const GOODS_MAX: usize = 8;
/// The most events of an edition.
pub const EVENTS_MAX: usize = 32;
/// Inputs after which a record is refused; INV-14 shows that no game comes near.
pub const INPUTS_MAX: usize = 200_000;
/// The most entries of a table by trains left.
pub const TRAINS_TABLE_MAX: usize = 16;
