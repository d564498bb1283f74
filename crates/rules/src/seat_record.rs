//! A record of what one seat has seen of a game. With it, another machine can make the seat's
//! decisions.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::agenda::{Agenda, Task};
use crate::fact::Fact;
use crate::ids::{Id, Seat};
use crate::record::{Recorder, ReplayError};
use crate::seen::{Seen, Viewer};
use crate::setup::Setup;
use crate::tables::Tables;
use crate::view::View;

/// Everything a seat has seen of a game, from which its view can be rebuilt.
///
/// The record consists of redacted facts and public data, so it does not contain the other seats'
/// secrets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRecord<const W: usize> {
    pub setup: Setup,
    pub seat: Seat,
    /// The facts as the seat saw them, without facts that were undone.
    pub seen: Vec<Seen<W>>,
    /// The pending tasks, which are public and not part of any fact.
    agenda: Vec<Task>,
    /// Tasks moved from the bottom of the agenda's stack to make room.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    spilled: Vec<Task>,
}

impl<const W: usize> SeatRecord<W> {
    /// Collects everything that a seat has seen of a game.
    ///
    /// # Errors
    /// Fails if the record of the game does not replay.
    pub fn of(recorder: &Recorder<W>, seat: Seat) -> Result<SeatRecord<W>, ReplayError> {
        let (record, game) = (recorder.record(), recorder.game());
        let mut facts: Vec<Fact<W>> = Vec::new();
        let again = Recorder::new(Arc::clone(game.tables()), record.header.clone(), &mut facts);
        let mut again = again.map_err(ReplayError::Setup)?;
        for (at, input) in record.standing().into_iter().enumerate() {
            again.apply(input, &mut facts).map_err(|refused| ReplayError::Refused { at, refused })?;
        }
        let open = game.open();
        Ok(SeatRecord {
            setup: record.header.setup.clone(),
            seat,
            seen: facts.iter().map(|fact| fact.seen_by(Viewer::Seat(seat))).collect(),
            agenda: open.agenda.tasks().collect(),
            spilled: open.campaign.iter().flat_map(|campaign| campaign.spilled.clone()).collect(),
        })
    }

    /// Rebuilds the seat's view; `None` if the setup or the agenda is invalid for these tables.
    ///
    /// # Panics
    /// May panic if the facts contradict each other.
    pub fn view(&self, tables: &Tables<W>) -> Option<View<W>> {
        self.setup.check(tables.edition()).ok()?;
        if self.seat.index() >= self.setup.colors.len() {
            return None;
        }
        let mut view = View::new(tables, &self.setup, Viewer::Seat(self.seat));
        self.seen.iter().for_each(|seen| view.note(tables, seen));
        view.open.agenda = Agenda::of(&self.agenda)?;
        if let Some(campaign) = &mut view.open.campaign {
            campaign.spilled.clone_from(&self.spilled);
        }
        Some(view)
    }
}
