//! Orders to a table, and their results. Both are values that can be sent between nodes.

use protocol::calls::TableCall;
use protocol::{Accepted, CampaignId, Occupant, PersonId, SeatOffer, TableId, TableInfo};
use rules::card::Color;
use serde::{Deserialize, Serialize};

use super::admin::HostJob;

/// A change to a table.
#[derive(Clone, Serialize, Deserialize)]
pub enum TableOrder {
    Call(TableCall),
    /// Record that a table for a rematch was created.
    Rematched(TableId),
    /// Give the seat of a company to its new holder.
    Seat {
        seat: u8,
        sitter: Occupant,
        by: Option<PersonId>,
    },
    /// Abandon the game, because the campaign was rewound to an earlier game.
    Abandon,
    /// Close a table that has waited for players for too long, unless somebody is present.
    Expire,
    /// Check clocks and bots.
    Wake,
    /// Make an administrative change.
    Admin(HostJob),
}

impl TableOrder {
    /// Checks whether executing the order twice has the same effect as executing it once.
    pub fn can_repeat(&self) -> bool {
        use TableCall as C;
        match self {
            TableOrder::Call(call) => matches!(
                call,
                C::Act { .. } | C::Undo { .. } | C::Ready { .. } | C::Back { .. } | C::Settle { .. } | C::Forget { .. }
            ),
            TableOrder::Rematched(_) | TableOrder::Abandon | TableOrder::Expire | TableOrder::Wake => true,
            TableOrder::Seat { .. } | TableOrder::Admin(_) => false,
        }
    }
}

/// The result of an order.
#[derive(Clone, Serialize, Deserialize)]
pub enum TableAnswer {
    Info(Box<TableInfo>),
    Accepted(Accepted),
    Offer(SeatOffer),
    /// The table's campaign must decide about these companies.
    InCampaign(CampaignId, Vec<Color>),
    Nothing,
}
