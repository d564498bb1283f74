//! The expected refusals of actions, computed from the specification (ENG-02) without using the
//! checks of the crate `rules`.

use rules::ability::{Clause, Cost, Effect, Modifier, Scope};
use rules::action::Action;
use rules::agenda::Ask;
use rules::card::{Card, Cards};
use rules::game::Game;
use rules::ids::{Id, RouteId, Seat, TicketId};
use rules::seen::Viewer;
use rules::ticket::Mix;

/// Returns the expected reason for refusing an action; `None` if the action is legal. The result is
/// valid only if the game is over or is waiting for a seat to answer.
pub fn expected<const W: usize>(game: &Game<W>, seat: Seat, action: &Action) -> Option<&'static str> {
    let open = game.open();
    if open.over {
        return Some("wrong_phase");
    }
    let ask = game.asking().expect("seats are asked");
    let opening = matches!(ask, Ask::OpeningMix | Ask::OpeningTickets);
    if seat.index() >= open.seats() || !opening && ask.seat() != Some(seat) {
        return Some("not_your_turn");
    }
    if opening && game.choices(seat).is_empty() {
        return Some("wrong_phase");
    }
    match (ask, action) {
        (Ask::Turn(_), Action::DrawBlind) => draw(game, None, true),
        (Ask::Turn(_), Action::DrawFaceUp(slot)) => draw(game, Some(slot.index()), true),
        (Ask::Take(_), Action::DrawFaceUp(slot)) => draw(game, Some(slot.index()), false),
        (Ask::Use(_, ability), Action::Answer(answer)) => {
            let own = game.view(Viewer::Seat(seat)).own.expect("a seat's view");
            let can = match game.tables().edition().abilities[ability as usize].cost {
                Some(Cost::Locomotives(count)) => own.hand.locomotives() >= count,
                Some(Cost::Cash(coins)) => open.coins(seat) >= i16::from(coins),
                None => true,
            };
            (*answer > u8::from(can)).then_some("bad_answer")
        }
        (Ask::Choose(..), Action::Answer(answer)) => (*answer > 1).then_some("bad_answer"),
        (Ask::SecondCard(_), Action::DrawBlind) => draw(game, None, false),
        (Ask::SecondCard(_), Action::DrawFaceUp(slot)) => draw(game, Some(slot.index()), false),
        (Ask::Turn(_), Action::Claim { route, payment }) => claim(game, seat, *route, payment),
        (Ask::Turn(_), Action::DrawTickets(mix)) => tickets(game, *mix),
        (Ask::Turn(_), Action::Pass) => {
            (game.choices(seat).len() != 1 || game.choices(seat).nth(0) != Action::Pass).then_some("cannot_pass")
        }
        (Ask::OpeningMix, Action::NameMix(mix)) => bad_mix(game, *mix, open.terms.opening_tickets.deal),
        (Ask::Tickets(_) | Ask::OpeningTickets, Action::KeepTickets { kept, returned }) => {
            keep(game, seat, kept.as_slice(), returned.as_slice(), opening)
        }
        (Ask::Passenger(_, place), Action::TakePassenger { place: named, color }) => {
            let waiting = open.waiting_at(game.tables(), place);
            (place != *named || !waiting.contains(&Some(*color))).then_some("bad_passenger")
        }
        _ => Some("wrong_phase"),
    }
}

fn draw<const W: usize>(game: &Game<W>, slot: Option<usize>, first: bool) -> Option<&'static str> {
    let open = game.open();
    let slots = open.market.slots();
    let piles = open.deck + open.deck_newspapers + open.discard.len() + open.discard_newspapers;
    // Newspapers count towards the floor, but cannot be drawn as cards.
    let no_card = open.deck + open.discard.len() == 0;
    let no_locomotive = first && locomotives_barred(game);
    let nothing_open = slots.iter().flatten().all(|card| no_locomotive && *card == Card::Locomotive);
    let barred = no_card && nothing_open || open.terms.draw_floor.is_some_and(|floor| piles <= floor);
    if first && barred {
        return Some("draw_barred");
    }
    match slot {
        Some(slot) => match slots.get(slot).copied().flatten() {
            None => Some("slot_empty"),
            Some(Card::Locomotive) if !first => Some("locomotive_second"),
            Some(Card::Locomotive) if no_locomotive => Some("locomotive_barred"),
            Some(_) => None,
        },
        None => no_card.then_some("deck_empty"),
    }
}

/// Checks whether the current event forbids taking face-up locomotives.
fn locomotives_barred<const W: usize>(game: &Game<W>) -> bool {
    let event = game.open().campaign.as_ref().and_then(|campaign| campaign.event);
    let acts = event.map(|event| &game.tables().edition().abilities[event as usize].clauses);
    acts.is_some_and(|acts| acts.contains(&Clause::Do(Scope::You, Effect::Mod(Modifier::NoLocoUp))))
}

fn claim<const W: usize>(game: &Game<W>, seat: Seat, route: RouteId, payment: &Cards) -> Option<&'static str> {
    let (open, edition) = (game.open(), game.tables().edition());
    let Some(row) = edition.routes.get(route.index()) else { return Some("no_such_route") };
    if open.owner(route).is_some() {
        return Some("route_taken");
    }
    let group: Vec<usize> = (0..edition.routes.len())
        .filter(|&other| row.group.is_some() && edition.routes[other].group == row.group && other != route.index())
        .collect();
    let owners: Vec<Seat> = group.iter().filter_map(|&other| open.owner(RouteId::new(other))).collect();
    if owners.contains(&seat) {
        return Some("twin_owned");
    }
    let fewest = if group.len() == 1 { open.terms.double_from } else { open.terms.triple_from };
    if !owners.is_empty() && open.seats() < fewest as usize {
        return Some("route_closed");
    }
    if open.trains[seat.index()] < row.length {
        return Some("not_enough_trains");
    }
    let kinds: Vec<(Card, u8)> = payment.kinds().collect();
    let total: usize = kinds.iter().map(|(_, count)| *count as usize).sum();
    let colors: Vec<Card> = kinds.iter().map(|(card, _)| *card).filter(|card| *card != Card::Locomotive).collect();
    let fits = match (&colors[..], row.color) {
        ([], _) => true,
        ([paid], Some(color)) => *paid == Card::Color(color),
        ([_], None) => true,
        _ => false,
    };
    if total != row.length as usize || !fits {
        return Some("wrong_payment");
    }
    let hand = game.view(Viewer::Seat(seat)).own.expect("a seat's view").hand;
    kinds.iter().any(|(card, count)| hand.count(*card) < *count).then_some("not_enough_cards")
}

fn left<const W: usize>(game: &Game<W>) -> [u16; 2] {
    [0, 1].map(|deck| game.open().layers[deck].iter().sum())
}

fn tickets<const W: usize>(game: &Game<W>, mix: Option<Mix>) -> Option<&'static str> {
    if left(game) == [0, 0] {
        return Some("tickets_empty");
    }
    match (mix, game.tables().edition().decks.len()) {
        (None, 1) => None,
        (Some(mix), 2) => bad_mix(game, mix, game.open().terms.drawn_tickets.deal),
        _ => Some("bad_mix"),
    }
}

fn bad_mix<const W: usize>(game: &Game<W>, mix: Mix, deal: u8) -> Option<&'static str> {
    let left = left(game);
    let sum = u32::from(mix.0[0]) + u32::from(mix.0[1]);
    let wanted = u32::from(deal).min(u32::from(left[0]) + u32::from(left[1]));
    (sum != wanted || mix.0.iter().zip(left).any(|(&drawn, left)| u16::from(drawn) > left)).then_some("bad_mix")
}

fn keep<const W: usize>(
    game: &Game<W>,
    seat: Seat,
    kept: &[TicketId],
    returned: &[TicketId],
    opening: bool,
) -> Option<&'static str> {
    let offer = game.view(Viewer::Seat(seat)).own.expect("a seat's view").offer;
    let offer = offer.as_slice();
    let double = |list: &[TicketId]| list.iter().any(|ticket| list.iter().filter(|other| *other == ticket).count() > 1);
    if kept.iter().chain(returned).any(|ticket| !offer.contains(ticket)) || double(kept) {
        return Some("bad_ticket_set");
    }
    let keep = match (opening, &game.open().campaign) {
        (true, _) => game.open().terms.opening_tickets.keep,
        (false, Some(campaign)) if campaign.keep.is_some() => campaign.keep.expect("an effect drew them"),
        (false, _) => game.open().terms.drawn_tickets.keep,
    };
    if kept.len() < (keep as usize).min(offer.len()) {
        return Some("keep_too_few");
    }
    if opening {
        return (!returned.is_empty()).then_some("bad_return_order");
    }
    let rest: Vec<TicketId> = offer.iter().copied().filter(|ticket| !kept.contains(ticket)).collect();
    if rest.len() == 1 && returned.is_empty() {
        return None;
    }
    let deck = |ticket: &TicketId| game.tables().edition().tickets[ticket.index()].deck;
    let (mut listed, mut wanted) = (returned.to_vec(), rest);
    let sorted = returned.windows(2).all(|pair| deck(&pair[0]) <= deck(&pair[1]));
    listed.sort();
    wanted.sort();
    (listed != wanted || !sorted).then_some("bad_return_order")
}
