//! The decision help is correct: ticket progress matches the final count, suggested paths can be
//! built, and every route is owned, offered or barred for a reason.

use std::sync::Arc;

use rules::action::Action;
use rules::agenda::Ask;
use rules::fact::NoListener;
use rules::game::{Game, Waiting};
use rules::hints::TicketStatus;
use rules::ids::{Id, RouteId, Seat};
use rules::limits::SMALL;
use rules::network::Network;
use rules::set::Set;
use rules::setup::Setup;
use rules::tables::Tables;

const GAMES: u64 = 5;

#[test]
fn help_is_correct_in_every_position() {
    for name in maps::names() {
        let tables = Tables::<SMALL>::new(maps::edition(name).expect("it is embedded")).expect("it fits");
        for seed in 0..GAMES {
            let seats = 2 + seed as usize % 3;
            let mut game =
                Game::new(Arc::clone(&tables), &Setup::of(tables.edition(), seats), &mut NoListener).expect("starts");
            let (mut dealer, mut luck) = (dealer::Fast::new(seed, 0), dealer::Stream::new(seed));
            loop {
                game.deal_all(&mut dealer, &mut NoListener);
                (0..seats).for_each(|seat| check(&game, Seat::new(seat)));
                let seat = match game.waiting() {
                    Waiting::Seat(seat) => seat,
                    Waiting::Seats(open) => Seat::new(open.trailing_zeros() as usize),
                    Waiting::Chance(_) | Waiting::Over => break,
                };
                let choices = game.choices(seat);
                let action = choices.nth(luck.below(choices.len()));
                game.act_unchecked(seat, &action, &mut NoListener);
            }
        }
    }
}

fn check(game: &Game<SMALL>, seat: Seat) {
    let (sight, edition) = (game.sight(seat), game.tables().edition());
    let own = sight.open.owned[seat.index()];
    for progress in sight.progress() {
        let ends = edition.tickets[progress.ticket.index()].ends;
        let joins = |routes: Set<RouteId, SMALL>| Network::new(game.tables(), routes).joins(game.tables(), ends);
        match progress.state {
            TicketStatus::Done { way } => {
                assert!(joins(way) && (way - own).is_empty());
                for route in way.iter() {
                    assert!(!joins(way - Set::from_iter([route])), "{route:?} is of no use");
                }
            }
            TicketStatus::Open { way, trains } => {
                assert!(!joins(own) && joins(own | way));
                let lengths = way.iter().map(|route| u16::from(edition.routes[route.index()].length));
                assert_eq!(lengths.sum::<u16>(), trains);
                assert!(trains <= u16::from(sight.open.trains[seat.index()]));
                assert!((way - sight.open.claimable(seat)).is_empty());
            }
            TicketStatus::CutOff => assert!(!joins(own)),
        }
    }
    if sight.open.asking() != Some(Ask::Turn(seat)) {
        assert!(sight.barred().is_empty());
        return;
    }
    let barred: Set<RouteId, SMALL> = sight.barred().into_iter().map(|(route, _)| route).collect();
    for route in (0..edition.routes.len()).map(RouteId::new) {
        let offered = sight.choices().iter().any(|choice| match choice {
            Action::Claim { route: on, .. } | Action::Name(on) => on == route,
            _ => false,
        });
        let owned = sight.open.owner(route).is_some();
        assert_eq!([owned, offered, barred.contains(route)].iter().filter(|is| **is).count(), 1, "{route:?}");
    }
}
