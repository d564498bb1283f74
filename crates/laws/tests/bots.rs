//! Bots never peek and never fail. Planted faults prove that these tests detect both.
//!
//! `HIGHBALL_GAMES` sets the amount of work: the number of twin pairs is about a tenth of it, and
//! the number of games with mixed bots a fifth. Soak tests do more.

use std::sync::{Arc, Mutex};

use bots::{BOTS, BotListing, NAMES, Player, Roster, by_name};
use campaign::pack::Pack;
use laws::peeking::{self, Leak, PAIRS_EACH, Stage, Watched};
use laws::{EDITIONS, embedded, lands, mixed_tables, saga};
use rayon::prelude::*;
use rules::action::Action;
use rules::game::Game;
use rules::ids::{Id, Seat, Slot};
use rules::limits::{LARGE, SMALL, TICKETS_MAX};
use rules::tables::Tables;
use rules::view::Sight;

fn games() -> u64 {
    std::env::var("HIGHBALL_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(600)
}

/// Every bot makes the same decisions in games that differ only in what its seat must not see.
#[test]
fn bots_do_not_peek() {
    let stage = Stage::new();
    let groups = (games() / 10).div_ceil(PAIRS_EACH);
    let reports: Vec<peeking::PeekReport> = (0..groups).into_par_iter().map(|at| stage.honest(5, at)).collect();
    let mut sum = peeking::PeekReport::default();
    reports.iter().for_each(|report| sum.add(report));
    assert_eq!(sum.peeked, Vec::<String>::new());
    assert!(sum.searched > 0 && sum.decisions > 10 * sum.pairs);
    println!("{} pairs, {} with search, {} decisions", sum.pairs, sum.searched, sum.decisions);
}

/// A bot that plays the choice whose number it receives in secret.
struct Cheat {
    told: Arc<Mutex<usize>>,
}

impl Player<SMALL> for Cheat {
    fn decide(&mut self, sight: &Sight<'_, SMALL>) -> Action {
        let choices = sight.choices();
        choices.nth(*self.told.lock().expect("nobody panicked") % choices.len())
    }
}

/// A bot that receives a secret is caught. A bot that receives only public facts is not.
#[test]
fn cheating_bot_is_caught() {
    type Secret = fn(&Game<SMALL>, Seat) -> usize;
    fn next(game: &Game<SMALL>, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % game.open().seats())
    }
    let secrets: [(&str, bool, Secret); 4] = [
        ("locomotives of the next seat", true, |game, seat| game.sight(next(game, seat)).own.hand.locomotives().into()),
        ("tickets of the next seat", true, |game, seat| {
            game.sight(next(game, seat)).own.tickets.iter().map(|ticket| ticket.index()).sum()
        }),
        ("the hash of the whole game", true, |game, _| {
            let colors: Vec<String> = (0..game.open().seats()).map(|seat| seat.to_string()).collect();
            rules::hash::state_hash(game, &colors).bytes().map(usize::from).sum()
        }),
        ("cards in the next seat's hand", false, |game, seat| game.open().hands[next(game, seat).index()].into()),
    ];
    let stage = Stage::new();
    for (name, is_secret, secret) in secrets {
        let sit = |_: &Roster<SMALL>, _| {
            let told = Arc::new(Mutex::new(0));
            let player = Box::new(Cheat { told: Arc::clone(&told) });
            let leak: Leak = Box::new(move |game, seat| *told.lock().expect("nobody panicked") = secret(game, seat));
            Watched { player, leak }
        };
        let caught = (0..8).into_par_iter().any(|number| !stage.compare(3, number, PAIRS_EACH, &sit).peeked.is_empty());
        assert_eq!(caught, is_secret, "{name}");
    }
}

/// With mixed bots on all editions and on generated maps, every decision is legal and every game
/// ends.
#[test]
fn bots_do_not_fail() {
    let reports: Result<Vec<mixed_tables::TableReport>, String> =
        (0..games() / 5).into_par_iter().map(|number| mixed_tables::game(6, number)).collect();
    let mut sum = mixed_tables::TableReport::default();
    reports.unwrap_or_else(|failed| panic!("{failed}")).iter().for_each(|report| sum.add(report));
    assert!(sum.large > 0 && sum.generated > 0);
    println!("{} games, {} decisions, {} in the large capacity", sum.games, sum.decisions, sum.large);
}

/// Every bot plays on a custom map, in both capacities.
#[test]
fn every_bot_plays_custom_maps() {
    fn plays<const W: usize>(bot: &BotListing, map: u64) {
        let tables = Tables::<W>::new(lands::generated(map)).expect("it fits");
        let roster = Roster::new(&tables);
        let sit = |name: &str| roster.seat(name, map).expect("the bot is listed");
        let players = vec![sit(&mixed_tables::thrifty(bot)), sit("greedy")];
        mixed_tables::play(&tables, players, map)
            .unwrap_or_else(|failed| panic!("{} on map {map}: {failed}", bot.name));
    }
    let small = |map: &u64| Tables::<SMALL>::new(lands::generated(*map)).is_some();
    let maps: Vec<u64> = (0..).filter(small).take(3).collect();
    BOTS.par_iter().for_each(|bot| maps.iter().for_each(|&map| plays::<SMALL>(bot, map)));
    BOTS.par_iter().for_each(|bot| maps.iter().for_each(|&map| plays::<LARGE>(bot, map)));
}

/// Every bot can play campaign games with every mechanism: marked cards, telegrams, face-up
/// tickets, and extra cards in a payment.
#[test]
fn every_bot_plays_linked_games() {
    let games: Vec<(&BotListing, u64)> = BOTS.iter().flat_map(|bot| (0..6).map(move |number| (bot, number))).collect();
    let played: Result<Vec<u64>, String> =
        games.into_par_iter().map(|(bot, number)| saga::generated(bot, number)).collect();
    let decisions: u64 = played.unwrap_or_else(|failed| panic!("{failed}")).iter().sum();
    println!("{decisions} decisions");
}

/// Bots of all kinds play a whole campaign, and then two games on the board that remains.
#[test]
fn every_bot_plays_campaigns() {
    let pack = Pack::embedded("meridian").expect("it is embedded");
    let decisions = saga::campaign(&pack, 2, 3).unwrap_or_else(|failed| panic!("{failed}"));
    assert!(decisions > 1000, "{decisions}");
    println!("{decisions} decisions");
}

/// A bot that fails in a given way after a few decisions. Until then, it takes the first choice.
struct Broken {
    left: u32,
    how: fn(&Sight<'_, SMALL>) -> Action,
}

impl Player<SMALL> for Broken {
    fn decide(&mut self, sight: &Sight<'_, SMALL>) -> Action {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 { (self.how)(sight) } else { sight.choices().nth(0) }
    }
}

/// Bots that answer illegally or not at all are reported with their seat. A table without faulty
/// bots is not reported.
#[test]
fn broken_bots_are_reported() {
    type How = fn(&Sight<'_, SMALL>) -> Action;
    let tables = Tables::<SMALL>::new(embedded(EDITIONS[0])).expect("it fits");
    let ways: [(How, Option<&str>); 3] = [
        (|_| Action::DrawFaceUp(Slot::new(6)), Some("is refused")),
        (|_| panic!("lost its way"), Some("it panicked: lost its way")),
        (|sight| sight.choices().nth(0), None),
    ];
    for (how, expected) in ways {
        let sound = NAMES[..2].iter().map(|name| by_name(name, 1).expect("the policy exists"));
        let mut players: Vec<Box<dyn Player<SMALL>>> = sound.collect();
        players.insert(1, Box::new(Broken { left: 9, how }));
        let told = mixed_tables::play(&tables, players, 4).err();
        let matches = match (&told, expected) {
            (Some(told), Some(expected)) => told.contains("Seat(1)") && told.contains(expected),
            (told, expected) => told.is_none() && expected.is_none(),
        };
        assert!(matches, "{told:?}, expected {expected:?}");
    }
}

/// Generated maps reach both extremes of all numbers: cities, routes, tickets, decks, countries and
/// passengers.
#[test]
fn generated_maps_are_of_all_kinds() {
    let maps: Vec<_> = (0..400).into_par_iter().map(lands::generated).collect();
    let cities = |map: &rules::edition::Edition| map.places.iter().filter(|place| !place.country).count();
    assert_eq!(maps.iter().map(|map| cities(map)).min(), Some(5));
    assert!(maps.iter().any(|map| cities(map) > 55) && maps.iter().all(|map| cities(map) <= 60));
    assert!(maps.iter().any(|map| map.routes.len() > 128));
    assert!(maps.iter().any(|map| map.tickets.len() > 128));
    assert!(maps.iter().all(|map| map.tickets.len() <= TICKETS_MAX));
    assert!(maps.iter().any(|map| map.decks.len() == 2) && maps.iter().any(|map| map.decks.len() == 1));
    assert!(maps.iter().any(|map| map.places.iter().any(|place| place.country)));
    assert!(maps.iter().any(|map| !map.passengers.is_empty()));
    assert!(maps.iter().any(|map| map.routes.iter().any(|route| route.length == 8)));
}
