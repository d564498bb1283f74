//! The menu: the kinds of turn, a file each, with what makes one illegal beside what it does.

pub(crate) mod claim_route;
pub(crate) mod draw_cards;
pub(crate) mod draw_tickets;
