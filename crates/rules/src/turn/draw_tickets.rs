//! Drawing tickets, and choosing from an offer.

use crate::ability::Trigger;
use crate::agenda::{Ask, Task};
use crate::chance::Chance;
use crate::choices::{Mixes, fewest_kept};
use crate::fact::{FactData, Listener};
use crate::ids::{Id, Seat, TicketId};
use crate::mechanism::window_open;
use crate::open::Open;
use crate::own::Own;
use crate::refused::Refused;
use crate::set::Set;
use crate::state::Transition;
use crate::tables::Tables;
use crate::ticket::{Mix, TicketList};

/// Checks whether tickets can be drawn in this mix.
pub(crate) fn check<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    seat: Seat,
    mix: Option<Mix>,
) -> Result<(), Refused> {
    let mixes = Mixes::new(open, open.terms.drawn_tickets.deal);
    if open.tickets_left(0) == 0 && open.tickets_left(1) == 0 && !window_open(tables, open, seat) {
        return Err(Refused::TicketsEmpty);
    }
    match (mix, open.terms.names_mix) {
        (None, false) => Ok(()),
        (Some(mix), true) if mixes.contains(mix) => Ok(()),
        _ => Err(Refused::BadMix),
    }
}

/// Checks a choice from an offer. During play, `ordered` is true: the seat chooses the order of the
/// returned tickets. A single returned ticket need not be listed.
pub(crate) fn check_keep<const W: usize>(
    tables: &Tables<W>,
    own: &Own<W>,
    kept: &TicketList,
    returned: &TicketList,
    keep: u8,
    ordered: bool,
) -> Result<(), Refused> {
    let offer = own.offer.as_slice();
    let offered = |ticket: &TicketId| offer.contains(ticket);
    let twice = |list: &[TicketId]| (1..list.len()).any(|at| list[..at].contains(&list[at]));
    let (kept, returned) = (kept.as_slice(), returned.as_slice());
    if !kept.iter().chain(returned).all(offered) || twice(kept) {
        return Err(Refused::BadTicketSet);
    }
    let fewest = fewest_kept(keep, &own.offer);
    if (kept.len() as u32) < fewest {
        return Err(Refused::KeepTooFew { keep: fewest as u8 });
    }
    let rest = if ordered { offer.len() - kept.len() } else { 0 };
    let deck = |ticket: &TicketId| tables.ticket(*ticket).deck;
    let in_order = (returned.len() == rest || returned.is_empty() && rest == 1)
        && !twice(returned)
        && !returned.iter().any(|ticket| kept.contains(ticket))
        && returned.windows(2).all(|pair| deck(&pair[0]) <= deck(&pair[1]));
    if in_order { Ok(()) } else { Err(Refused::BadReturnOrder) }
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Draws the requested tickets, or as many as are left (BASE-33, BASE-35, GER-15). In campaign
    /// games, cards react first.
    pub fn draw_tickets(&mut self, seat: Seat, mix: Option<Mix>) {
        let open = &self.state.open;
        if open.campaign.is_some() && mix.is_none() {
            self.pop();
            self.push(Task::DrawTickets(seat));
            return self.push(Task::Trigger(Trigger::Tickets, seat));
        }
        let mix = mix.unwrap_or(Mix([open.tickets_up_to(open.terms.drawn_tickets.deal, 0), 0]));
        self.pop();
        self.happen(FactData::TicketsDrawn { seat, mix });
        self.push(Task::Ask(Ask::Tickets(seat)));
        self.push(Task::DealTickets(seat, mix.0));
    }

    /// Keeps the chosen tickets, and puts the others under their decks in the player's order
    /// (BASE-34). At the opening, only stores the choice.
    pub fn keep_tickets(&mut self, seat: Seat, kept: &TicketList, returned: &TicketList) {
        let set: Set<TicketId, W> = kept.as_slice().iter().copied().collect();
        if *self.state.open.agenda.top() == Task::Ask(Ask::OpeningTickets) {
            return self.keep_opening(seat, set);
        }
        self.pop();
        let rest =
            self.state.own[seat.index()].offer.as_slice().iter().copied().filter(|&ticket| !set.contains(ticket));
        let returned = if returned.is_empty() { &rest.collect() } else { returned };
        let [kept, back] = [kept, returned].map(|list| self.mix_of(list.as_slice().iter().copied()));
        self.happen(FactData::TicketsKept { seat, kept, returned: back, tickets: Some((set, *returned)) });
        debug_assert!(self.state.own[seat.index()].offer.is_empty());
    }
}
