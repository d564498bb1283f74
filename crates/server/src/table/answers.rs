//! What comes of a deed: permission first, then the table does it or tells something.

use protocol::calls::TableCall;
use protocol::{ImportRecord, Phase, Position, RecordInfo, SeatOffer};
use words::message;

use super::deeds::{Doer, check_nonce};
use super::entry::Fork;
use super::order::{Deed, Outcome};
use super::task::Desk;
use crate::clock::Millis;
use crate::hall::code_hash;
use crate::limits::CODE_LETTERS;
use crate::permit::{Role, permit};
use crate::refusal::Refusal;

impl Desk {
    /// Does it, in memory. It counts once it is kept.
    pub(super) fn deed(&mut self, doer: Option<Doer>, deed: Deed) -> Result<Outcome, Refusal> {
        permit(deed.call().spec().permission, &self.role(doer.as_ref(), deed.seat()))?;
        if self.table.chapter.is_some() && deed.is_for_single_games() {
            return Err(Refusal::OfCampaign);
        }
        if let Some(seat) = deed.seat() {
            self.table.seat(seat)?;
        }
        let (now, doer) = (self.now(), doer.unwrap_or_else(Doer::nobody));
        if deed.is_for_companies()
            && let Some(outcome) = self.of_campaign(&doer, &deed)?
        {
            return Ok(outcome);
        }
        let table = &mut self.table;
        match deed {
            Deed::Call(call) => return self.apply(&doer, call, now),
            Deed::Info => {}
            Deed::Chat => return Ok(Outcome::Chat(table.chat.iter().cloned().collect())),
            Deed::See { seat } => {
                let mut seeing = table.seeing(seat).ok_or_else(|| Refusal::Phase(message!("refusal-not-begun")))?;
                seeing.seen = super::play::nothing();
                return Ok(Outcome::Seeing(Box::new(seeing)));
            }
            Deed::History { seat } => return table.history(seat),
            Deed::Moment { seat, inputs } => return table.moment(seat, inputs),
            Deed::Record => return self.record().map(Outcome::Text),
            Deed::Replay => return self.replay(),
            Deed::Position { inputs } => return self.position(inputs),
            Deed::Curves => {
                let seats = self.table.weighed_seats();
                return self.over().map(|game| Outcome::Curves(Box::new(game.course(seats))));
            }
            Deed::Hint { seat } => return table.hint(seat, self.shared.settings.hint_nodes),
            Deed::Bundle => {
                let (text, map) = (self.record()?, self.table.settings.map.clone());
                return Ok(Outcome::Bundle(Box::new(ImportRecord { text, map, files: None })));
            }
            Deed::Fork { inputs } => return self.fork(inputs),
            Deed::Another => {
                return Ok(match &table.rematch {
                    Some(rematch) => Outcome::Rematch(rematch.clone()),
                    None => Outcome::Another(Box::new(table.another()?)),
                });
            }
            Deed::Rematched(rematch) => table.rematched(rematch),
        }
        Ok(Outcome::Info(Box::new(self.table.info())))
    }

    /// Applies a call to the table in memory.
    fn apply(&mut self, doer: &Doer, call: TableCall, now: Millis) -> Result<Outcome, Refusal> {
        use TableCall as C;
        let table = &mut self.table;
        match call {
            C::Sit { seat, body, .. } => table.sit(doer, seat, body.name.as_deref(), body.nonce.as_deref(), now)?,
            C::Leave { .. } => table.leave(doer, now)?,
            C::Ready { body } => table.ready(doer, body.ready, body.nonce.as_deref())?,
            C::Start { .. } => table.start(now)?,
            C::Hand { seat, body, .. } => table.hand(doer, seat, &body, now)?,
            C::Offer { seat, body, .. } => {
                let code = body.person.is_none().then(|| self.shared.luck.word(CODE_LETTERS));
                let expires = table.offer(doer, seat, body.person, code.as_deref().map(code_hash), now)?;
                return Ok(Outcome::Offered(SeatOffer { table: table.id.clone(), seat, code, expires }));
            }
            C::Withdraw { seat, .. } => table.withdraw(doer, seat, now)?,
            C::TakeSeat { seat, body, .. } => {
                let nonce = check_nonce(body.nonce.as_deref())?;
                let code = body.code.as_deref().map(code_hash);
                table.take(doer, seat, code.as_deref(), body.name.as_deref(), now)?;
                table.add_nonce(doer, nonce);
            }
            C::Remove { seat, .. } => table.remove(seat, now)?,
            C::BreakOff { .. } => table.break_off(now)?,
            C::SeatAway { seat, body, .. } => self.lend(doer, seat, body.bot)?,
            C::StillThere { seat, .. } => self.still_there(doer, seat)?,
            C::Back { body } => table.back(body.seat, now)?,
            C::Act { body } => {
                return table.act_in_person(body.seat, body.at, body.action, now).map(Outcome::Accepted);
            }
            C::Undo { body } => return table.undo(body.seat, body.at, now).map(Outcome::Accepted),
            C::Settle { body } => {
                if table.undo_at(body.seat).is_some() {
                    self.settle();
                }
                return Ok(Outcome::Done);
            }
            C::Say { body } => {
                table.say(doer, &body.text, now)?;
                return Ok(Outcome::Done);
            }
            C::Forget { .. } => {
                table.forget(doer)?;
                return Ok(Outcome::Done);
            }
        }
        Ok(Outcome::Info(Box::new(self.table.info())))
    }

    fn role(&self, doer: Option<&Doer>, seat: Option<u8>) -> Role {
        let seats = doer.map(|doer| self.table.seats_of(&doer.id)).unwrap_or_default();
        Role {
            person: doer.is_some(),
            seated: !seats.is_empty(),
            own_seat: seat.is_some_and(|seat| seats.contains(&seat)),
            host: doer.is_some_and(|doer| doer.id == self.table.host),
        }
    }

    /// Where it is decided who runs a company, and for which ones.
    fn of_campaign(&self, doer: &Doer, deed: &Deed) -> Result<Option<Outcome>, Refusal> {
        let Some(chapter) = &self.table.chapter else { return Ok(None) };
        self.table.only(&[Phase::Playing], message!("refusal-over"))?;
        let seats = deed.seat().map_or_else(|| self.table.seats_of(&doer.id), |seat| vec![seat]);
        let companies = seats.iter().map(|seat| self.table.setup.colors[usize::from(*seat)].clone());
        Ok(Some(Outcome::OfCampaign(chapter.campaign.clone(), companies.collect())))
    }

    fn over(&self) -> Result<&dyn super::Play, Refusal> {
        match (&self.table.game, self.table.phase) {
            (Some(game), Phase::Over) => Ok(&**game),
            _ => Err(Refusal::Secret),
        }
    }

    /// The record of a game that is over, or that was broken off: then nothing in it is a secret any more.
    fn record(&self) -> Result<String, Refusal> {
        let (table, seed) = (&self.table, self.table.seed());
        match (&table.game, &table.imported) {
            (_, Some(text)) => Ok(text.clone()),
            (Some(game), None) if seed.is_some() => Ok(game.record(seed)),
            _ => Err(Refusal::Secret),
        }
    }

    fn replay(&self) -> Result<Outcome, Refusal> {
        let (game, info) = (self.over()?, self.table.info());
        Ok(Outcome::Replay(Box::new(RecordInfo {
            table: info.id,
            edition: info.edition,
            seats: info.seats.into_iter().map(|seat| seat.color).collect(),
            inputs: game.inputs(),
            seed_hash: info.seed_hash,
            seed: info.seed,
            nonces: info.nonces,
            standings: game.standings().unwrap_or_default(),
        })))
    }

    fn fork(&self, inputs: u32) -> Result<Outcome, Refusal> {
        let game = self.over()?;
        if inputs > game.inputs() {
            return Err(Refusal::no_such_move());
        }
        let text = game.fork(inputs).ok_or_else(|| Refusal::Phase(message!("refusal-over-there")))?;
        let fork = Fork { table: self.table.id.clone(), text };
        Ok(Outcome::Fork(Box::new((self.table.settings.clone(), self.table.seats.len(), fork))))
    }

    fn position(&self, inputs: u32) -> Result<Outcome, Refusal> {
        let (game, line) = self.over()?.position(inputs).ok_or_else(Refusal::no_such_move)?;
        let seeing = game.seeing(&self.table.id, None, None, None);
        Ok(Outcome::Position(Box::new(Position { line, seeing, sides: game.sides() })))
    }
}
