//! What a table does when it is called, and what can be read of it. Permission comes first.

use protocol::calls::{Call, TableCall};
use protocol::{Hint, ImportRecord, NewTable, Phase, Position, RecordInfo, SeatOffer, Seeing, Sitter, TableId, Told};
use rules::card::Color;
use words::message;

use super::course::Course;
use super::deeds::check_nonce;
use super::entry::Fork;
use super::order::TableAnswer;
use super::play::{Recalling, nothing};
use super::state::Table;
use super::task::TableTask;
use crate::hall::code_hash;
use crate::limits::CODE_LETTERS;
use crate::owner::{Actor, Query};
use crate::permit::{Role, permit};
use crate::refusal::Refusal;

/// Calls that make no sense for a game that belongs to a campaign.
const SINGLE_GAMES_ONLY: [Call; 7] =
    [Call::Offer, Call::Withdraw, Call::TakeSeat, Call::BreakOff, Call::Rematch, Call::Fork, Call::Bundle];
/// Calls that give or take a seat. In a game of a campaign that is decided there, for the company.
const FOR_COMPANIES: [Call; 3] = [Call::Sit, Call::Leave, Call::Hand];

impl TableTask {
    /// Checks whether somebody may make a call here.
    pub(super) fn check(&self, Query { actor, call, subject }: &Query) -> Result<(), Refusal> {
        let spec = call.spec();
        if let (Some(actor), true) = (actor, spec.is_writing()) {
            self.shared.presence.heard(&self.table.id, &actor.id, self.now());
        }
        permit(spec.permission, &self.role(actor.as_ref(), subject.seat))?;
        if self.table.chapter.is_some() && SINGLE_GAMES_ONLY.contains(call) {
            return Err(Refusal::OfCampaign);
        }
        subject.seat.map_or(Ok(()), |seat| self.table.seat(seat).map(|_| ()))
    }

    /// Applies a call to the table in memory.
    pub(super) fn call(&mut self, actor: Option<Actor>, call: TableCall) -> Result<TableAnswer, Refusal> {
        use TableCall as C;
        let query = Query { actor, call: call.call(), subject: call.subject() };
        self.check(&query)?;
        let (now, actor) = (self.now(), &query.actor.unwrap_or_else(Actor::nobody));
        if let (Some(chapter), true) = (&self.table.chapter, FOR_COMPANIES.contains(&query.call)) {
            self.table.only(&[Phase::Playing], message!("refusal-over"))?;
            let companies = self.companies_of(actor, query.subject.seat);
            return Ok(TableAnswer::InCampaign(chapter.campaign.clone(), companies));
        }
        let table = &mut self.table;
        match call {
            C::Sit { seat, body, .. } => table.sit(actor, seat, body.name.as_deref(), body.nonce.as_deref(), now)?,
            C::Leave { .. } => table.leave(actor, now)?,
            C::Ready { body } => table.ready(actor, body.ready, body.nonce.as_deref())?,
            C::Start { .. } => table.start(now)?,
            C::Hand { seat, body, .. } => table.hand(actor, seat, &body, now)?,
            C::Offer { seat, body, .. } => {
                let code = body.person.is_none().then(|| self.shared.luck.word(CODE_LETTERS));
                let expires = table.offer(actor, seat, body.person, code.as_deref().map(code_hash), now)?;
                return Ok(TableAnswer::Offer(SeatOffer { table: table.id.clone(), seat, code, expires }));
            }
            C::Withdraw { seat, .. } => table.withdraw(actor, seat, now)?,
            C::TakeSeat { seat, body, .. } => {
                let nonce = check_nonce(body.nonce.as_deref())?;
                let code = body.code.as_deref().map(code_hash);
                table.take(actor, seat, code.as_deref(), body.name.as_deref(), now)?;
                table.add_nonce(actor, nonce);
            }
            C::Remove { seat, .. } => table.remove(seat, now)?,
            C::BreakOff { .. } => table.break_off(now)?,
            C::SeatAway { seat, body, .. } => self.lend(actor, seat, body.bot)?,
            C::StillThere { seat, .. } => self.still_there(actor, seat)?,
            C::Back { body } => table.back(body.seat, now)?,
            C::Act { body } => {
                return table.act_in_person(body.seat, body.at, body.action, now).map(TableAnswer::Accepted);
            }
            C::Undo { body } => return table.undo(body.seat, body.at, now).map(TableAnswer::Accepted),
            C::Settle { body } => {
                if table.undo_at(body.seat).is_some() {
                    self.settle();
                }
                return Ok(TableAnswer::Nothing);
            }
            C::Say { body } => {
                table.say(actor, &body.text, now)?;
                return Ok(TableAnswer::Nothing);
            }
            C::Forget { .. } => {
                table.forget(actor)?;
                return Ok(TableAnswer::Nothing);
            }
        }
        Ok(TableAnswer::Info(Box::new(self.table.info())))
    }

    fn role(&self, actor: Option<&Actor>, seat: Option<u8>) -> Role {
        let seats = actor.map(|actor| self.table.seats_of(&actor.id)).unwrap_or_default();
        Role {
            person: actor.is_some(),
            seated: !seats.is_empty(),
            own_seat: seat.is_some_and(|seat| seats.contains(&seat)),
            host: actor.is_some_and(|actor| actor.id == self.table.host),
            admin: false,
        }
    }

    /// The companies of a seat, or of all seats that somebody has.
    fn companies_of(&self, actor: &Actor, seat: Option<u8>) -> Vec<Color> {
        let seats = seat.map_or_else(|| self.table.seats_of(&actor.id), |seat| vec![seat]);
        seats.iter().filter_map(|seat| Color::named(&self.table.setup.colors[usize::from(*seat)])).collect()
    }

    fn over(&self) -> Result<&dyn super::Play, Refusal> {
        match (&self.table.game, self.table.phase) {
            (Some(game), Phase::Over) => Ok(&**game),
            _ => Err(Refusal::Secret),
        }
    }

    fn begun(&self) -> Result<&dyn super::Play, Refusal> {
        self.table.game.as_deref().ok_or_else(|| Refusal::Phase(message!("refusal-not-begun")))
    }
}

/// What can be read of a table.
impl TableTask {
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The game as a seat or the spectators see it, with a description of the question to the seat if it is wanted.
    pub fn seeing(&self, seat: Option<u8>, describe: bool) -> Result<Seeing, Refusal> {
        let seeing = self.table.seeing(seat, describe).ok_or_else(|| Refusal::Phase(message!("refusal-not-begun")))?;
        Ok(Seeing { seen: nothing(), ..seeing })
    }

    /// All that a seat or the spectators were told.
    pub fn history(&self, viewer: Option<u8>) -> Result<Recalling<Vec<Told>>, Refusal> {
        Ok(self.begun()?.history(viewer))
    }

    /// What a seat or the spectators saw after N inputs.
    pub fn moment(&self, viewer: Option<u8>, inputs: u32) -> Result<Recalling<Seeing>, Refusal> {
        self.begun()?.moment(&self.table.id, viewer, inputs).ok_or_else(Refusal::no_such_move)
    }

    /// A hint for a seat that is asked. Games between people have none.
    pub fn hint(&self, seat: u8) -> Result<Recalling<Hint>, Refusal> {
        let others = self.table.seats.iter().enumerate().filter(|(at, _)| *at != usize::from(seat));
        if others.into_iter().any(|(_, other)| !matches!(other.sitter, Sitter::Bot { .. })) {
            return Err(Refusal::Phase(message!("refusal-hint-people")));
        }
        let game = self.table.game.as_deref().filter(|_| self.table.to_move().contains(&seat));
        let game = game.ok_or_else(|| Refusal::Phase(message!("refusal-hint-turn")))?;
        Ok(game.hint(seat, self.shared.settings.hint_nodes))
    }

    /// The record of a game that is over, or that was broken off: then nothing in it is a secret any more.
    pub fn record(&self) -> Result<String, Refusal> {
        let (table, seed) = (&self.table, self.table.seed());
        match (&table.game, &table.imported) {
            (_, Some(text)) => Ok(text.clone()),
            (Some(game), None) if seed.is_some() => Ok(game.record(seed)),
            _ => Err(Refusal::Secret),
        }
    }

    /// The record and the name of its map.
    pub fn bundle(&self) -> Result<ImportRecord, Refusal> {
        Ok(ImportRecord { text: self.record()?, map: self.table.settings.map.clone(), files: None })
    }

    pub fn replay(&self) -> Result<RecordInfo, Refusal> {
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

    /// A finished game after N inputs.
    pub fn position(&self, inputs: u32) -> Result<Position, Refusal> {
        let (game, line) = self.over()?.position(inputs).ok_or_else(Refusal::no_such_move)?;
        let seeing = game.seeing(&self.table.id, None, None, None);
        Ok(Position { line, seeing, sides: game.sides() })
    }

    /// The scores of a finished game, and its positions.
    pub fn course(&self) -> Result<Course, Refusal> {
        Ok(self.over()?.course(self.table.weighed_seats()))
    }

    /// What a game that continues from there needs: settings, number of seats, and the record up to there.
    pub fn fork(&self, inputs: u32) -> Result<(NewTable, usize, Fork), Refusal> {
        let game = self.over()?;
        if inputs > game.inputs() {
            return Err(Refusal::no_such_move());
        }
        let text = game.fork(inputs).ok_or_else(|| Refusal::Phase(message!("refusal-over-there")))?;
        let fork = Fork { table: self.table.id.clone(), text };
        Ok((self.table.settings.clone(), self.table.seats.len(), fork))
    }

    /// The table of another game with the same people if there is one, otherwise how to make it.
    pub fn rematch(&self) -> Result<Result<TableId, (NewTable, Vec<Sitter>)>, Refusal> {
        self.table.rematch.clone().map_or_else(|| self.table.another().map(Err), |table| Ok(Ok(table)))
    }
}
