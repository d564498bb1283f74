//! Claiming routes, drawing cards and drawing tickets, one file each. Each file has both validation
//! and execution.

pub(crate) mod claim_route;
pub(crate) mod draw_cards;
pub(crate) mod draw_tickets;
