//! Public information about a table, and metadata for lists and alarms.

use std::collections::BTreeSet;

use protocol::{GamePosition, Occupant, Offered, PendingTurn, PersonId, SeatInfo, TableCard, TableInfo};

use super::state::Table;
use crate::store::Head;

impl Table {
    fn seat_infos(&self) -> Vec<SeatInfo> {
        let infos = self.seats.iter().zip(&self.setup.colors).map(|(seat, color)| SeatInfo {
            color: color.clone(),
            sitter: seat.sitter.clone(),
            stand_in: seat.stand_in.clone(),
            overdue: seat.overdue,
            offered: seat.offer.as_ref().map(|offer| Offered { to: offer.to.clone(), expires: offer.expires }),
            still_there: seat.signs.still_there,
            agreed: seat.signs.agreed.clone(),
            former: seat.former.clone(),
        });
        infos.collect()
    }

    /// Returns the public information about the table.
    pub fn info(&self) -> TableInfo {
        let (edition, settings) = (self.loaded.edition(), &self.settings);
        TableInfo {
            id: self.id.clone(),
            phase: self.phase,
            host: self.host.clone(),
            edition: edition.name.clone(),
            edition_title: edition.title.clone(),
            edition_hash: hex::encode(edition.hash),
            map: settings.map.clone(),
            seats: self.seat_infos(),
            listed: settings.listed,
            pace: settings.pace,
            time_out: settings.time_out.clone(),
            first: settings.first,
            undo: settings.undo,
            chat: settings.chat,
            open_cards: settings.open_cards,
            seed_hash: self.seed_hash(),
            seed: self.seed(),
            nonces: self.nonces(),
            rematch: self.rematch.clone(),
            changes: self.changes.iter().cloned().collect(),
            forked: self
                .forked
                .as_ref()
                .map(|(table, record)| GamePosition { table: table.clone(), inputs: record.inputs.len() as u32 }),
            campaign_game: self.campaign_game.as_ref().map(|campaign_game| campaign_game.name()),
            to_move: self.to_move(),
            created: self.created,
        }
    }

    /// Returns the table's entry in lists.
    fn card(&self) -> TableCard {
        TableCard {
            id: self.id.clone(),
            phase: self.phase,
            host: self.host.clone(),
            edition: self.loaded.edition().name.clone(),
            seats: self.seat_infos(),
            pace: self.settings.pace,
            to_move: self.to_move(),
            created: self.created,
            imported: self.imported.is_some(),
            campaign_game: self.campaign_game.as_ref().map(|campaign_game| campaign_game.name()),
        }
    }

    /// Returns the people who must answer, with their seats.
    pub fn asked(&self) -> BTreeSet<(PersonId, u8)> {
        let seats = self.to_move().into_iter().filter_map(|at| {
            let seat = &self.seats[usize::from(at)];
            match &seat.sitter {
                Occupant::Person { id, .. } if seat.stand_in.is_none() => Some((id.clone(), at)),
                _ => None,
            }
        });
        seats.collect()
    }

    /// Returns a pending turn for these seats of one person.
    pub fn turn(&self, seats: Vec<u8>) -> PendingTurn {
        let due = seats.iter().filter_map(|seat| self.timing(&self.seats[usize::from(*seat)]).due()).min();
        PendingTurn { table: self.id.clone(), card: self.card(), seats, due }
    }

    pub(super) fn head(&self) -> Head {
        let card = self.card();
        // If a bot must move, the table must be woken soon, even if everybody has left.
        let bot = self.bot_to_move().map(|_| self.touched.max(1));
        let due = bot.or(self.next_due().map(|(_, due)| due)).unwrap_or(0);
        Head {
            phase: self.phase,
            listed: self.settings.listed,
            card: serde_json::to_string(&card).expect("a card can be written"),
            due,
            touched: self.touched,
        }
    }
}
