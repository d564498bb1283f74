//! The menu: the kinds of turn, one file each, with validation next to execution.

pub(crate) mod claim_route;
pub(crate) mod draw_cards;
pub(crate) mod draw_tickets;
