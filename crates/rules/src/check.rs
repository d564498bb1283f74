//! Validation of answers. If there are several reasons to refuse an answer, the first in the order
//! of ENG-02 is returned.

use crate::action::Action;
use crate::agenda::{Ask, Deal, Task};
use crate::choices::{Choices, Mixes, choices};
use crate::ids::{Id, Seat};
use crate::mechanism::{self, check_name, check_payment, second_names};
use crate::open::Open;
use crate::own::Own;
use crate::refused::Refused;
use crate::tables::Tables;
use crate::turn::{claim_route, draw_cards, draw_tickets};

/// Checks a seat's answer to the pending question.
pub(crate) fn check<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    action: &Action,
) -> Result<(), Refused> {
    let top = *open.agenda.top();
    if top == Task::Close {
        return Err(Refused::WrongPhase);
    }
    if !is_asked(open, seat, top) {
        return Err(Refused::NotYourTurn);
    }
    let Task::Ask(ask) = top else {
        return Err(Refused::WrongPhase);
    };
    if ask.seat().is_none() && open.has_answered(seat) {
        return Err(Refused::WrongPhase);
    }
    let menu = &tables.edition.menu;
    match (ask, *action) {
        (Ask::Turn(_), Action::DrawBlind) if menu.draw_cards => draw_cards::check_first(tables, open, seat, None),
        (Ask::Turn(_), Action::DrawFaceUp(slot)) if menu.draw_cards => {
            draw_cards::check_first(tables, open, seat, Some(slot))
        }
        (Ask::SecondCard(_), Action::DrawBlind) => draw_cards::check_second(open, None),
        (Ask::SecondCard(_), Action::DrawFaceUp(slot)) => draw_cards::check_second(open, Some(slot)),
        (Ask::Turn(_), Action::Claim { route, payment }) if menu.claim_route => {
            claim_route::check(tables, open, own, seat, route, &payment)
        }
        (Ask::Turn(_), Action::DrawTickets(mix)) if menu.draw_tickets => draw_tickets::check(tables, open, seat, mix),
        (Ask::Tickets(_), Action::KeepTickets { kept, returned }) => {
            draw_tickets::check_keep(tables, own, &kept, &returned, open.keep(), true)
        }
        (Ask::OpeningTickets, Action::KeepTickets { kept, returned }) => {
            draw_tickets::check_keep(tables, own, &kept, &returned, open.terms.opening_tickets.keep, false)
        }
        (Ask::OpeningMix, Action::NameMix(mix)) => {
            let mixes = Mixes::new(open, open.terms.opening_tickets.deal);
            if mixes.contains(mix) { Ok(()) } else { Err(Refused::BadMix) }
        }
        (Ask::Passenger(_, asked), Action::TakePassenger { place, color }) => {
            let waits = open.waiting_at(tables, asked).contains(&Some(color));
            if place == asked && waits { Ok(()) } else { Err(Refused::BadPassenger) }
        }
        (Ask::Take(_), Action::DrawFaceUp(slot)) => draw_cards::check_second(open, Some(slot)),
        (Ask::Turn(_), Action::Name(route)) if menu.name_route => check_name(tables, open, own, seat, route),
        (Ask::Second(_), Action::Name(route)) => match check_name(tables, open, own, seat, route) {
            Ok(()) if !second_names(tables, open, own, seat).contains(route) => Err(Refused::BadAnswer),
            checked => checked,
        },
        (Ask::Second(_), Action::Answer(0)) => Ok(()),
        (Ask::Pay(_), Action::Pay { cards, snow }) => check_payment(tables, open, own, seat, &cards, snow),
        (_, Action::Answer(answer)) if ask.is_of_card() => {
            let allowed = answer < 16 && mechanism::options(tables, open, own, ask) >> answer & 1 == 1;
            if allowed { Ok(()) } else { Err(Refused::BadAnswer) }
        }
        (Ask::Turn(_), Action::Pass) => match choices(tables, open, own, seat) {
            Choices::Turn(turn) if turn.only_pass() => Ok(()),
            _ => Err(Refused::CannotPass),
        },
        _ => Err(Refused::WrongPhase),
    }
}

/// Checks whether this seat must answer now, or will have to after the pending deals.
fn is_asked<const W: usize>(open: &Open<W>, seat: Seat, top: Task) -> bool {
    if seat.index() >= open.seats() {
        return false;
    }
    if let Some(turn) = open.turn {
        return match top {
            Task::Ask(ask) => ask.seat() == Some(seat),
            _ => turn == seat,
        };
    }
    match top {
        Task::Ask(ask) => ask.seat().is_none_or(|asked| asked == seat),
        Task::Deal(Deal::First) => true,
        Task::Deal(Deal::Ticket(to, _)) => open.terms.names_mix || seat < to,
        _ => false,
    }
}
