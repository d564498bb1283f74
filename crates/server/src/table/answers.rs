//! Calls to a table: permission checks and effects.

use protocol::calls::{Call, TableCall};
use protocol::{Phase, SeatOffer};
use rules::card::Color;
use words::message;

use super::commands::check_nonce;
use super::order::TableAnswer;
use super::task::TableTask;
use crate::limits::CODE_LETTERS;
use crate::owner::{Actor, Query};
use crate::permit::{Role, permit};
use crate::refusal::Refusal;
use crate::service::code_hash;

/// Calls that are not available in a campaign game.
const SINGLE_GAMES_ONLY: [Call; 7] =
    [Call::Offer, Call::Withdraw, Call::TakeSeat, Call::BreakOff, Call::Rematch, Call::Fork, Call::Bundle];
/// Calls that give or take a seat. In a campaign game, the campaign decides about the seat's
/// company instead.
const FOR_COMPANIES: [Call; 3] = [Call::Sit, Call::Leave, Call::Hand];

impl TableTask {
    /// Checks whether the caller may make this call.
    pub(super) fn check(&self, Query { actor, call, subject }: &Query) -> Result<(), Refusal> {
        let spec = call.spec();
        if let (Some(actor), true) = (actor, spec.is_writing()) {
            self.shared.presence.heard(&self.table.id, &actor.id, self.now());
        }
        permit(spec.permission, &self.role(actor.as_ref(), subject.seat))?;
        if self.table.campaign_game.is_some() && SINGLE_GAMES_ONLY.contains(call) {
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
        if let (Some(campaign_game), true) = (&self.table.campaign_game, FOR_COMPANIES.contains(&query.call)) {
            self.table.only(&[Phase::Playing], message!("refusal-over"))?;
            let companies = self.companies_of(actor, query.subject.seat);
            return Ok(TableAnswer::InCampaign(campaign_game.campaign.clone(), companies));
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

    /// Returns the company of a seat or, without a seat, the companies of all the actor's seats.
    fn companies_of(&self, actor: &Actor, seat: Option<u8>) -> Vec<Color> {
        let seats = seat.map_or_else(|| self.table.seats_of(&actor.id), |seat| vec![seat]);
        seats.iter().filter_map(|seat| Color::named(&self.table.setup.colors[usize::from(*seat)])).collect()
    }
}
