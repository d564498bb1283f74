//! The largest ticket deck that a map can have. Every ticket is dealt, and kept or put back. None
//! is lost or duplicated.

use std::fmt::Write;
use std::sync::Arc;

use bots::by_name;
use dealer::Fast;
use rules::chance::Dealer;
use rules::edition::{Edition, Files, check, parse};
use rules::fact::NoListener;
use rules::game::Waiting;
use rules::ids::Id;
use rules::limits::{LARGE, TICKETS_MAX};
use rules::record::{RecordHeader, RecordInput, Recorder, parse_record};
use rules::setup::Setup;
use rules::tables::Tables;

const CITIES: usize = 24;

/// Creates a ring of cities whose only deck holds the maximum number of tickets.
fn ring() -> Arc<Edition> {
    let (mut cities, mut routes) = (String::from("id,name\n"), String::from("a,b,length,color\n"));
    for city in 0..CITIES {
        let _ = writeln!(cities, "c{city},City {city}");
        let _ = writeln!(routes, "c{city},c{},2,gray", (city + 1) % CITIES);
    }
    let pairs = (0..CITIES).flat_map(|a| (0..a).map(move |b| format!("all,c{a},c{b},3\n")));
    let tickets: String = std::iter::once("deck,a,b,value\n".to_string()).chain(pairs.take(TICKETS_MAX)).collect();
    let edition = "version = 1\ntitle = \"Ring\"\nseats = [\"blue\", \"red\", \"green\"]\n\
                   menu = [\"draw-cards\", \"claim-route\", \"draw-tickets\"]\n[cards]\nlocomotive = 14\nblue = 60\n\
                   [[decks]]\nname = \"tickets\"\ntickets = [\"all\"]\n[terms]\ntrains = 20\nhand = 4\n\
                   opening_tickets = { deal = 3, keep = 1, returned = \"shuffled-under\" }\n\
                   drawn_tickets = { deal = 3, keep = 1 }\nsecond_owner_from = { double = 4, triple = 4 }\n\
                   [steps.claimed]\n1 = { route-points = [1, 2] }\n[score]\nlines = [\"routes\", \"tickets\"]\n\
                   ties = [\"tickets-completed\"]\n";
    let files = Files { name: "ring", edition, cities: &cities, routes: &routes, ports: None, tickets: &tickets };
    let (draft, flaws) = parse(&files);
    assert!(flaws.is_empty(), "{flaws:?}");
    Arc::new(check(draft.expect("it can be read")).expect("it can be played"))
}

#[test]
fn deck_of_256_tickets_is_fully_dealt() {
    let tables = Tables::<LARGE>::new(ring()).expect("it fits");
    let edition = tables.edition();
    for (seed, company) in [["tickets", "random"], ["tickets", "tickets"], ["random", "greedy"]].iter().enumerate() {
        let header = RecordHeader::new(edition, Setup::of(edition, company.len()), Fast::NAME, None);
        let mut players: Vec<_> = company.iter().map(|name| by_name::<LARGE>(name, 7).expect("it exists")).collect();
        let mut dealer = Fast::new(seed as u64, 0);
        let mut recorder = Recorder::new(tables.clone(), header.clone(), &mut NoListener).expect("the table can start");
        assert_eq!(recorder.game().open().tickets_left(0), 256);
        loop {
            let game = recorder.game();
            assert_eq!(game.broken_law(), None);
            let input = match game.waiting() {
                Waiting::Over => break,
                Waiting::Chance(draw) => RecordInput::Deal(dealer.pick(&draw)),
                Waiting::Seat(_) | Waiting::Seats(_) => {
                    let seat = game.to_move().expect("a seat is asked");
                    RecordInput::Act(seat, players[seat.index()].decide(&game.sight(seat)))
                }
            };
            recorder.apply(input, &mut NoListener).unwrap_or_else(|refused| panic!("{input:?}: {refused:?}"));
        }
        let open = recorder.game().open();
        let held: u16 = open.held.iter().map(|held| held.total()).sum();
        assert_eq!(held + open.tickets_left(0), 256, "{company:?}");
        if company == &["tickets", "tickets"] {
            assert_eq!(open.tickets_left(0), 0, "two who only draw tickets take them all");
        }
        let record = recorder.finish(None);
        let read = parse_record(&record.to_text(edition), edition).expect("its own text");
        let mut again = Recorder::new(tables.clone(), header, &mut NoListener).expect("the table can start");
        read.inputs.iter().for_each(|&input| assert!(again.apply(input, &mut NoListener).is_ok()));
        assert_eq!(Some(again.hash()), record.final_hash);
    }
}
