//! Queries about a table, as values that the table's owner answers.

use protocol::calls::TableQuery;
use protocol::{
    GameSnapshot, Hint, ImportRecord, NewTable, Occupant, Phase, RecordInfo, ReplayPosition, TableId, TableInfo,
};
use words::message;

use super::course::GameCurve;
use super::entry::ForkedFrom;
use super::play::{GameRuntime, Recalling, nothing};
use super::task::TableTask;
use crate::owner::{ReadAnswer, Reading};
use crate::refusal::Refusal;

/// An API call that reads a table.
#[derive(Clone)]
pub struct TableRead {
    pub call: TableQuery,
    /// Whether the reply describes the seat's question.
    pub describe: bool,
}

impl Reading<TableTask> for TableRead {
    type Found = ReadAnswer;

    fn read(self, task: &TableTask) -> Result<ReadAnswer, Refusal> {
        use TableQuery as Q;
        let (table, describe) = (&task.table, self.describe);
        Ok(match self.call {
            Q::Table { .. } => ReadAnswer::json(&table.info()),
            Q::Chat { .. } => ReadAnswer::json(&table.chat),
            Q::Watch { .. } => ReadAnswer::json(&task.seeing(None, describe)?),
            Q::See { seat, .. } => ReadAnswer::json(&task.seeing(Some(seat), describe)?),
            Q::WatchHistory { .. } => ReadAnswer::later(task.begun()?.history(None)),
            Q::SeeHistory { seat, .. } => ReadAnswer::later(task.begun()?.history(Some(seat))),
            Q::WatchMoment { inputs, .. } => ReadAnswer::later(task.moment(None, inputs)?),
            Q::SeeMoment { seat, inputs, .. } => ReadAnswer::later(task.moment(Some(seat), inputs)?),
            Q::Hint { seat, .. } => ReadAnswer::later(task.hint(seat)?),
            Q::Record { .. } => ReadAnswer::Text(task.record()?),
            Q::Replay { .. } => ReadAnswer::json(&task.replay()?),
            Q::Position { inputs, .. } => ReadAnswer::json(&task.position(inputs)?),
        })
    }
}

/// A query for the table as spectators see it, with its game once it has started.
#[derive(Clone)]
pub struct ReadOutside;

impl Reading<TableTask> for ReadOutside {
    type Found = (TableInfo, Option<GameSnapshot>);

    fn read(self, task: &TableTask) -> Result<(TableInfo, Option<GameSnapshot>), Refusal> {
        Ok((task.table.info(), task.seeing(None, false).ok()))
    }
}

/// A query for the ids of the events that have been turned up so far.
#[derive(Clone)]
pub struct ReadEventsTurned;

impl Reading<TableTask> for ReadEventsTurned {
    type Found = Vec<String>;

    fn read(self, task: &TableTask) -> Result<Vec<String>, Refusal> {
        Ok(task.begun().map_or_else(|_| Vec::new(), |game| game.events_turned()))
    }
}

/// A query for the record and the hash of its custom map.
#[derive(Clone)]
pub struct ReadBundle;

impl Reading<TableTask> for ReadBundle {
    type Found = ImportRecord;

    fn read(self, task: &TableTask) -> Result<ImportRecord, Refusal> {
        Ok(ImportRecord { text: task.record()?, map: task.table.settings.map.clone(), files: None })
    }
}

/// A query for the scores of a finished game, and for functions that analyse it.
#[derive(Clone)]
pub struct ReadCourse;

impl Reading<TableTask> for ReadCourse {
    type Found = GameCurve;

    fn read(self, task: &TableTask) -> Result<GameCurve, Refusal> {
        Ok(task.over()?.course(task.table.weighed_seats()))
    }
}

/// A query for the data needed to fork a finished game at a position: its settings, its number of
/// seats, and its record up to that position.
#[derive(Clone)]
pub struct ReadFork {
    pub inputs: u32,
}

impl Reading<TableTask> for ReadFork {
    type Found = (NewTable, usize, ForkedFrom);

    fn read(self, task: &TableTask) -> Result<(NewTable, usize, ForkedFrom), Refusal> {
        let (table, game) = (&task.table, task.over()?);
        if self.inputs > game.inputs() {
            return Err(Refusal::no_such_move());
        }
        let text = game.fork(self.inputs).ok_or_else(|| Refusal::Phase(message!("refusal-over-there")))?;
        Ok((table.settings.clone(), table.seats.len(), ForkedFrom { table: table.id.clone(), text }))
    }
}

/// A query for the rematch's table or, if there is none, for the settings to create one.
#[derive(Clone)]
pub struct ReadRematch;

impl Reading<TableTask> for ReadRematch {
    type Found = Result<TableId, (NewTable, Vec<Occupant>)>;

    fn read(self, task: &TableTask) -> Result<Self::Found, Refusal> {
        task.table.rematch.clone().map_or_else(|| task.table.another().map(Err), |table| Ok(Ok(table)))
    }
}

impl TableTask {
    fn begun(&self) -> Result<&dyn GameRuntime, Refusal> {
        self.table.game.as_deref().ok_or_else(|| Refusal::Phase(message!("refusal-not-begun")))
    }

    fn over(&self) -> Result<&dyn GameRuntime, Refusal> {
        match (&self.table.game, self.table.phase) {
            (Some(game), Phase::Over) => Ok(&**game),
            _ => Err(Refusal::Secret),
        }
    }

    /// Returns the game as a seat or spectators see it, with a description of the question on
    /// request.
    fn seeing(&self, seat: Option<u8>, describe: bool) -> Result<GameSnapshot, Refusal> {
        let seeing = self.table.seeing(seat, describe).ok_or_else(|| Refusal::Phase(message!("refusal-not-begun")))?;
        Ok(GameSnapshot { seen: nothing(), ..seeing })
    }

    /// Returns the game as a seat or spectators saw it after this number of inputs.
    fn moment(&self, viewer: Option<u8>, inputs: u32) -> Result<Recalling<GameSnapshot>, Refusal> {
        self.begun()?.moment(&self.table.id, viewer, inputs).ok_or_else(Refusal::no_such_move)
    }

    /// Returns a hint for a seat that must answer. There are no hints in games between people.
    fn hint(&self, seat: u8) -> Result<Recalling<Hint>, Refusal> {
        let others = self.table.seats.iter().enumerate().filter(|(at, _)| *at != usize::from(seat));
        if others.into_iter().any(|(_, other)| !matches!(other.sitter, Occupant::Bot { .. })) {
            return Err(Refusal::Phase(message!("refusal-hint-people")));
        }
        let game = self.table.game.as_deref().filter(|_| self.table.to_move().contains(&seat));
        let game = game.ok_or_else(|| Refusal::Phase(message!("refusal-hint-turn")))?;
        Ok(game.hint(seat, self.shared.settings.hint_nodes))
    }

    /// Returns the record of a finished or abandoned game, which no longer contains secrets.
    fn record(&self) -> Result<String, Refusal> {
        let (table, seed) = (&self.table, self.table.seed());
        match (&table.game, &table.imported) {
            (_, Some(text)) => Ok(text.clone()),
            (Some(game), None) if seed.is_some() => Ok(game.record(seed)),
            _ => Err(Refusal::Secret),
        }
    }

    fn replay(&self) -> Result<RecordInfo, Refusal> {
        let (game, info) = (self.over()?, self.table.info());
        Ok(RecordInfo {
            table: info.id,
            edition: info.edition,
            seats: info.seats.into_iter().map(|seat| seat.color).collect(),
            inputs: game.inputs(),
            seed_hash: info.seed_hash,
            seed: info.seed,
            nonces: info.nonces,
            standings: game.standings().unwrap_or_default(),
        })
    }

    /// Returns the position in a finished game after this number of inputs.
    fn position(&self, inputs: u32) -> Result<ReplayPosition, Refusal> {
        let (game, line) = self.over()?.position(inputs).ok_or_else(Refusal::no_such_move)?;
        let seeing = game.seeing(&self.table.id, None, None, None);
        Ok(ReplayPosition { line, seeing, sides: game.sides() })
    }
}
