//! Keeps the players of companies consistent between a campaign and the table of its game. The
//! campaign decides who runs a company and notifies the table; during a game the table decides
//! whether a bot stands in and notifies the campaign. If the server stops in between, the two are
//! compared when the campaign is next loaded.

use std::sync::Arc;

use protocol::{Occupant, PersonId, Phase, TableId};
use rules::card::Color;

use super::entry::CampaignEntry;
use super::group::CampaignGroup;
use crate::clock::Millis;
use crate::service::Dependencies;
use crate::table::state::Table;
use crate::table::{TableOrder, TableTask};

/// Checks whether two holders are the same, ignoring the name shown at the seat.
fn is_same(one: &Occupant, other: &Occupant) -> bool {
    match (one, other) {
        (Occupant::Person { id: one, .. }, Occupant::Person { id: other, .. }) => one == other,
        _ => one == other,
    }
}

/// A seat with a new holder, and the person who handed it over.
pub(super) struct Moved {
    seat: u8,
    sitter: Occupant,
    by: Option<PersonId>,
}

impl CampaignGroup {
    /// Returns the seat of a company at the table of the current game.
    pub fn seat_of(&self, company: Color) -> Option<(TableId, u8)> {
        let table = self.table()?.clone();
        let at = self.campaign().seated()?.iter().position(|&seated| seated == company)?;
        Some((table, at as u8))
    }

    /// Copies stand-in changes from the table to the campaign, and returns the seats that the table
    /// must give to new holders.
    pub(super) fn compare(&mut self, table: &Table, time: Millis) -> Vec<Moved> {
        let Some(seated) = self.campaign().seated().filter(|_| table.phase == Phase::Playing) else {
            return Vec::new();
        };
        let companies = seated.to_vec();
        let mut moved = Vec::new();
        for ((company, state), seat) in companies.into_iter().zip(&table.seats).zip(0..) {
            let (holder, away) = self.holder(company);
            if !is_same(&holder, &state.sitter) {
                let own = self.companies.iter().find(|own| own.color == company);
                let by = own.and_then(|own| own.former.as_ref()).map(|former| former.by.clone());
                moved.push(Moved { seat, sitter: holder, by });
            } else if matches!(holder, Occupant::Person { .. }) && away != state.stand_in {
                self.happen(CampaignEntry::Away { time, company, bot: state.stand_in.clone() });
            }
        }
        moved
    }
}

impl Dependencies {
    /// Notifies the table of a campaign's game about new holders.
    pub(super) async fn tell_table(self: &Arc<Dependencies>, table: &TableId, moved: Vec<Moved>) {
        for Moved { seat, sitter, by } in moved {
            self.notify::<TableTask>(table, TableOrder::Seat { seat, sitter, by }).await;
        }
    }
}
