//! Candidate actions, legal or not: a systematic list for small boards, and random actions for any
//! board.

use dealer::Stream;
use rules::action::Action;
use rules::card::{Card, Cards, Color};
use rules::game::Game;
use rules::ids::{Id, PlaceId, RouteId, Seat, Slot, TicketId};
use rules::seen::Viewer;
use rules::ticket::{Mix, TicketList};

/// Lists the actions to try on a small board, legal or not. Actions that exist only in campaign
/// games are not among them.
pub fn all<const W: usize>(game: &Game<W>, seat: Seat) -> Vec<Action> {
    let edition = game.tables().edition();
    let mut actions = vec![Action::DrawBlind, Action::Pass, Action::DrawTickets(None)];
    actions.extend((0..6).map(|slot| Action::DrawFaceUp(Slot::new(slot))));
    actions.extend((0..3).map(Action::Answer));
    let mixes = (0..6).flat_map(|first| (0..6).map(move |second| Mix([first, second])));
    actions.extend(mixes.clone().map(Action::NameMix));
    actions.extend(mixes.map(|mix| Action::DrawTickets(Some(mix))));
    for route in 0..=edition.routes.len() {
        let length = edition.routes.get(route).map_or(1, |route| route.length);
        for payment in payments(length) {
            actions.push(Action::Claim { route: RouteId::new(route), payment });
        }
    }
    let offer = game.view(Viewer::Seat(seat)).own.expect("a seat's view").offer;
    for kept in 0..1u8 << offer.len() {
        let mut orders = Vec::new();
        permutations(offer.chosen(!kept).as_slice(), &mut Vec::new(), &mut orders);
        for returned in orders.into_iter().chain([Vec::new()]) {
            let action = Action::KeepTickets { kept: offer.chosen(kept), returned: returned.into_iter().collect() };
            if !actions.contains(&action) {
                actions.push(action);
            }
        }
    }
    for place in 0..edition.places.len() {
        let place = PlaceId::new(place);
        actions.extend(Color::ALL.map(|color| Action::TakePassenger { place, color }));
    }
    actions
}

/// Lists all payments of `length - 1` to `length + 1` cards that consist of at most two colours and
/// any number of locomotives.
fn payments(length: u8) -> Vec<Cards> {
    let mut found = Vec::new();
    for total in [length - 1, length, length + 1] {
        for locomotives in 0..=total {
            for (at, first) in Color::ALL.into_iter().enumerate() {
                for second in &Color::ALL[at..] {
                    for split in 0..=total - locomotives {
                        let mut cards = Cards::of(Card::Locomotive, locomotives);
                        cards.add_all(&Cards::of(Card::Color(first), split));
                        cards.add_all(&Cards::of(Card::Color(*second), total - locomotives - split));
                        if !found.contains(&cards) {
                            found.push(cards);
                        }
                    }
                }
            }
        }
    }
    found
}

fn permutations(left: &[TicketId], taken: &mut Vec<TicketId>, found: &mut Vec<Vec<TicketId>>) {
    if left.is_empty() {
        return found.push(taken.clone());
    }
    for (at, &ticket) in left.iter().enumerate() {
        let rest: Vec<TicketId> = left.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, &t)| t).collect();
        taken.push(ticket);
        permutations(&rest, taken, found);
        taken.pop();
    }
}

/// Returns a random action, which may be legal, almost legal, or far from legal.
pub fn random<const W: usize>(game: &Game<W>, seat: Seat, stream: &mut Stream) -> Action {
    let edition = game.tables().edition();
    let own = game.view(Viewer::Seat(seat)).own.expect("a seat's view");
    match stream.below(13) {
        12 => Action::Answer(stream.below(4) as u8),
        0 => Action::DrawBlind,
        1 => Action::DrawFaceUp(Slot::new(stream.below(7))),
        2 => Action::Pass,
        3 => Action::NameMix(Mix([stream.below(6) as u8, stream.below(6) as u8])),
        4 => Action::DrawTickets([None, Some(Mix([stream.below(5) as u8, stream.below(5) as u8]))][stream.below(2)]),
        5 => Action::TakePassenger {
            place: PlaceId::new(stream.below(edition.places.len() + 1)),
            color: Color::ALL[stream.below(Color::COUNT)],
        },
        6 | 7 => {
            let mut list = || -> TicketList {
                let offer = own.offer.as_slice();
                let pick = |stream: &mut Stream| match stream.below(8) {
                    0 => TicketId::new(stream.below(edition.tickets.len())),
                    at => offer.get(at % offer.len().max(1)).copied().unwrap_or(TicketId::ZERO),
                };
                (0..stream.below(5)).map(|_| pick(stream)).collect()
            };
            Action::KeepTickets { kept: list(), returned: list() }
        }
        _ => {
            let route = stream.below(edition.routes.len() + 1);
            let length = edition.routes.get(route).map_or(2, |route| route.length as usize);
            let total = (length + stream.below(5)).saturating_sub(stream.below(3)).min(length + 1);
            let main = Color::ALL[stream.below(Color::COUNT)];
            let kind = edition.routes.get(route).and_then(|route| route.color).unwrap_or(main);
            let card = |stream: &mut Stream| match stream.below(8) {
                0 => Card::Color(main),
                1 | 2 => Card::Locomotive,
                _ => Card::Color(kind),
            };
            let payment = (0..total).map(|_| card(stream)).collect();
            Action::Claim { route: RouteId::new(route), payment }
        }
    }
}
