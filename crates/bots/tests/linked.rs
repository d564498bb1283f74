//! Planners in games whose score is money: the board of the first campaign game with added
//! mechanisms.

use std::sync::Arc;

use bots::{Roster, play_with};
use dealer::Fast;
use rules::action::Action;
use rules::agenda::Ask;
use rules::edition::{Edition, Files, check, parse};
use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::SMALL;
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;

const EDITION: &str = include_str!("../../../data/maps/legends/legends.toml");
const CITIES: &str = include_str!("../../../data/maps/legends/cities.csv");
const ROUTES: &str = include_str!("../../../data/maps/legends/routes.csv");
const TICKETS: &str = include_str!("../../../data/maps/legends/tickets.csv");
const SEATS: usize = 4;
const GAMES: u64 = 8;

/// Returns the first campaign game with freight, telegrams, eating houses, second claims and
/// face-up tickets.
fn edition() -> Edition {
    let steps = "5 = \"deliver\"\n6 = \"load\"\n8 = \"telegraph\"\n9 = \"eating-houses\"\n12 = \"large-city\"";
    let text = EDITION
        // More trains leave time for more tickets.
        .replace("trains = 20", "trains = 26")
        .replace("\"claim-route\"", "\"name-route\"")
        .replace("12 = \"large-city\"", steps)
        .replace(
            "[score]",
            "[steps.setup]\n10 = \"freight-yard\"\n\n[rules]\ndouble_heading = true\nwindow = true\n\n[score]",
        )
        .replace("[[decks]]", "[goods]\ncoal = 4\n\n[[decks]]");
    // A third of the cities supply coal, and another third demand it.
    let freight = |(at, line): (usize, &str)| match at {
        0 => format!("{line},supply,demand\n"),
        at if at % 3 == 1 => format!("{line},coal,\n"),
        at if at % 3 == 2 => format!("{line},,coal\n"),
        _ => format!("{line},,\n"),
    };
    let cities: String = CITIES.lines().enumerate().map(freight).collect();
    let files =
        Files { name: "linked", edition: &text, cities: &cities, routes: ROUTES, ports: None, tickets: TICKETS };
    let (draft, flaws) = parse(&files);
    assert!(flaws.is_empty(), "{flaws:?}");
    check(draft.expect("it can be read")).expect("it is sound")
}

/// A question to a planner, its answer, and the state of the table at that time.
struct Asked {
    ask: Ask,
    action: Action,
    last_round: bool,
    /// Whether any seat has placed more than two thirds of its trains.
    late: bool,
    /// Whether each end of the claimed route is a large city.
    large: [bool; 2],
    may_draw: bool,
    hand: u8,
}

impl Asked {
    fn agreed(&self) -> bool {
        self.action != Action::Answer(0)
    }
}

/// Returns all answers in some games between planners, and the largest number of tickets that a
/// seat held at the end of each game.
fn games() -> (Vec<Asked>, Vec<usize>) {
    let tables = Tables::<SMALL>::new(Arc::new(edition())).expect("it fits");
    let roster = Roster::new(&tables);
    let (mut asked, mut held) = (Vec::new(), Vec::new());
    for seed in 0..GAMES {
        let mut players: Vec<_> = (0..SEATS).map(|_| roster.seat("planner", seed).expect("it is listed")).collect();
        let setup = Setup::of(tables.edition(), SEATS);
        let mut game = Game::new(Arc::clone(&tables), &setup, &mut NoListener).expect("it can begin");
        play_with(&mut game, &mut players, &mut Fast::new(seed, 0), &mut NoListener, |_, player, sight| {
            let action = player.decide(sight);
            let campaign = sight.open.campaign.as_ref().expect("it has money");
            let large = campaign.claim.map_or([false; 2], |claim| {
                let ends = tables.edition().routes[claim.claim.route.index()].ends;
                ends.map(|end| tables.edition().places[tables.edition().stops[end.index()].place.index()].large)
            });
            let laid = |seat: Seat| 3 * sight.open.trains[seat.index()] < campaign.stock[seat.index()];
            asked.extend(sight.open.asking().map(|ask| Asked {
                ask,
                action,
                last_round: sight.open.turns_left.is_some(),
                late: sight.open.all_seats().any(laid),
                large,
                may_draw: sight.check(&Action::DrawBlind).is_ok(),
                hand: sight.own.hand.len(),
            }));
            Some(action)
        });
        let view = game.view(Viewer::Spectator);
        let shown = view.shown.expect("the game is over");
        held.extend(shown.tickets.iter().map(|tickets| tickets.len()).max());
    }
    (asked, held)
}

#[test]
fn planners_trade_if_it_pays() {
    let (asked, held) = games();
    let of = |wanted: fn(&Ask) -> bool| asked.iter().filter(move |asked| wanted(&asked.ask));
    let houses = || of(|ask| matches!(ask, Ask::HouseSite(_))).filter(|asked| asked.agreed());
    assert!(houses().count() > 0, "nobody builds a house");
    for house in houses() {
        let Action::Answer(end) = house.action else { panic!("a house is answered by a number") };
        assert!(house.large[usize::from(end) - 1] && !house.late, "a house where no guests come");
    }
    let loads = || of(|ask| matches!(ask, Ask::Load(..)));
    assert!(loads().any(Asked::agreed) && loads().any(|asked| !asked.agreed()), "all freight is alike to them");
    assert!(loads().all(|asked| !asked.last_round || !asked.agreed()), "freight that cannot be delivered any more");
    assert!(of(|ask| matches!(ask, Ask::Deliver(_))).all(Asked::agreed), "a delivery is left lying");
    let telegraph = || of(|ask| matches!(ask, Ask::Telegraph(_)));
    assert!(telegraph().any(Asked::agreed), "nobody uses the telegraph");
    let meals = || of(|ask| matches!(ask, Ask::HouseMeal(_)));
    for asks in [telegraph().collect::<Vec<_>>(), meals().collect()] {
        assert!(asks.iter().all(|asked| !asked.late || !asked.agreed()), "a card is bought that comes too late");
    }
    assert!(meals().any(Asked::agreed), "nobody dines");
    let second = || of(|ask| matches!(ask, Ask::Second(_)));
    assert!(
        second().any(Asked::agreed) && second().any(|asked| !asked.agreed()),
        "second claims are all alike to them"
    );
    let windows: Vec<&Asked> = of(|ask| matches!(ask, Ask::Window(_))).collect();
    let taken = windows.iter().filter(|asked| asked.agreed()).count();
    assert!(taken > 0, "no open ticket is taken in {} draws", windows.len());
    assert!(held.iter().filter(|most| **most > 3).count() as u64 > GAMES / 2, "they draw too few tickets: {held:?}");
}

#[test]
fn planners_leave_cards_for_others() {
    let (asked, _) = games();
    let turns = || asked.iter().filter(|asked| matches!(asked.ask, Ask::Turn(_)));
    let refused = turns().filter(|asked| !asked.may_draw).count();
    assert!(refused * 100 < turns().count(), "{refused} of {} turns without cards to draw", turns().count());
    let most = turns().map(|asked| asked.hand).max().unwrap_or(0);
    let share = usize::from(edition().cards.len()) / SEATS;
    assert!(usize::from(most) <= share, "a planner holds {most} cards, where an equal share of all is {share}");
}
