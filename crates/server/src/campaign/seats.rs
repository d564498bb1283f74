//! One truth about who plays a company. Who runs it is decided in the campaign, and the table of its game is told; whether a
//! bot stands in is decided at the table while a game is on, and the campaign hears of it. If the server stops in between,
//! both are brought together when the campaign is next looked at.

use std::sync::Arc;

use protocol::{PersonId, Phase, Sitter, TableId};
use rules::card::Color;

use super::chronicle::Chronicle;
use super::entry::Entry;
use crate::clock::Millis;
use crate::hall::Shared;
use crate::table::state::Table;
use crate::table::{TableOrder, TableTask};

/// Whether two sitters are the same; the name at a seat may be another one.
fn is_same(one: &Sitter, other: &Sitter) -> bool {
    match (one, other) {
        (Sitter::Person { id: one, .. }, Sitter::Person { id: other, .. }) => one == other,
        _ => one == other,
    }
}

/// A seat that somebody else has now, and who has handed it over.
pub(super) struct Moved {
    seat: u8,
    sitter: Sitter,
    by: Option<PersonId>,
}

impl Chronicle {
    /// The seat of a company at the table of the game that is on.
    pub fn seat_of(&self, company: Color) -> Option<(TableId, u8)> {
        let table = self.table()?.clone();
        let at = self.campaign().open_game()?.seats.iter().position(|seat| seat.company == company)?;
        Some((table, at as u8))
    }

    /// Notes who stands in at the table, and gives the seats that somebody else has now.
    pub(super) fn compare(&mut self, table: &Table, time: Millis) -> Vec<Moved> {
        let Some(open) = self.campaign().open_game().filter(|_| table.phase == Phase::Playing) else {
            return Vec::new();
        };
        let companies: Vec<Color> = open.seats.iter().map(|seat| seat.company).collect();
        let mut moved = Vec::new();
        for ((company, state), seat) in companies.into_iter().zip(&table.seats).zip(0..) {
            let (holder, away) = self.holder(company);
            if !is_same(&holder, &state.sitter) {
                let own = self.companies.iter().find(|own| own.color == company);
                let by = own.and_then(|own| own.former.as_ref()).map(|former| former.by.clone());
                moved.push(Moved { seat, sitter: holder, by });
            } else if matches!(holder, Sitter::Person { .. }) && away != state.stand_in {
                self.happen(Entry::Away { time, company, bot: state.stand_in.clone() });
            }
        }
        moved
    }
}

impl Shared {
    /// Tells the table of a campaign's game who plays.
    pub(super) async fn tell_table(self: &Arc<Shared>, table: &TableId, moved: Vec<Moved>) {
        for Moved { seat, sitter, by } in moved {
            self.notify::<TableTask>(table, TableOrder::Seat { seat, sitter, by }).await;
        }
    }
}
