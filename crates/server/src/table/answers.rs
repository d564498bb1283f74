//! Handles requests to a table: checks the permission, then acts or replies.

use protocol::{ImportRecord, Phase, Position, RecordInfo};
use words::message;

use super::deeds::{Doer, check_nonce};
use super::entry::Fork;
use super::order::{Deed, Outcome};
use super::task::Desk;
use crate::api;
use crate::permit::{Standing, permit};
use crate::refusal::Refusal;

impl Desk {
    /// Applies a request in memory. It counts once it is saved.
    pub(super) fn deed(&mut self, doer: Option<Doer>, deed: Deed) -> Result<Outcome, Refusal> {
        let standing = self.standing(doer.as_ref(), deed.seat());
        permit(api::needs(deed.call()), &standing)?;
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
            Deed::Sit { seat, name, nonce } => table.sit(&doer, seat, name.as_deref(), nonce.as_deref(), now)?,
            Deed::Leave => table.leave(&doer, now)?,
            Deed::Ready { ready, nonce } => table.ready(&doer, ready, nonce.as_deref())?,
            Deed::Start => table.start(now)?,
            Deed::Hand { seat, to } => table.hand(&doer, seat, &to, now)?,
            Deed::Offer { seat, to, code } => return table.offer(&doer, seat, to, code, now).map(Outcome::Offered),
            Deed::Withdraw { seat } => table.withdraw(&doer, seat, now)?,
            Deed::Take { seat, code, name, nonce } => {
                let nonce = check_nonce(nonce.as_deref())?;
                table.take(&doer, seat, code.as_deref(), name.as_deref(), now)?;
                table.add_nonce(&doer, nonce);
            }
            Deed::Remove { seat } => table.remove(seat, now)?,
            Deed::BreakOff => table.break_off(now)?,
            Deed::Say { text } => {
                table.say(&doer, &text, now)?;
                return Ok(Outcome::Done);
            }
            Deed::Act { seat, at, action } => {
                return table.act_in_person(seat, at, action, now).map(Outcome::Accepted);
            }
            Deed::Undo { seat, at } => return table.undo(seat, at, now).map(Outcome::Accepted),
            Deed::Settle { seat } => {
                if table.undo_at(seat).is_some() {
                    self.settle();
                }
                return Ok(Outcome::Done);
            }
            Deed::Away { seat, bot } => self.lend(&doer, seat, bot)?,
            Deed::StillThere { seat } => self.still_there(&doer, seat)?,
            Deed::Back { seat } => table.back(seat, now)?,
            Deed::Forget => {
                table.forget(&doer)?;
                return Ok(Outcome::Done);
            }
            Deed::Info => {}
            Deed::Chat => return Ok(Outcome::Chat(table.chat.iter().cloned().collect())),
            Deed::See { seat, describe } => {
                let seeing = table.seeing(seat, describe);
                let mut seeing = seeing.ok_or_else(|| Refusal::Phase(message!("refusal-not-begun")))?;
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

    fn standing(&self, doer: Option<&Doer>, seat: Option<u8>) -> Standing {
        let seats = doer.map(|doer| self.table.seats_of(&doer.id)).unwrap_or_default();
        Standing {
            person: doer.is_some(),
            seated: !seats.is_empty(),
            own_seat: seat.is_some_and(|seat| seats.contains(&seat)),
            host: doer.is_some_and(|doer| doer.id == self.table.host),
            admin: false,
        }
    }

    /// Returns the campaign and companies that decide about this request, if any.
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

    /// Returns the record of a finished or abandoned game, in which nothing is secret any more.
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
