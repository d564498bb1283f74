//! Tiny boards with a known best move. Search must find it with any seed, and random play must
//! sometimes miss it.

use std::sync::Arc;

use bots::Roster;
use rules::action::Action;
use rules::card::{Card, Cards, Color};
use rules::edition::{Files, check, parse};
use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::{Id, Seat, TicketId};
use rules::limits::SMALL;
use rules::position::Position;
use rules::setup::Setup;
use rules::tables::Tables;

/// A two-player table at the start of the first seat's turn. All tickets are in the given hands,
/// and built routes have been paid for and scored.
struct Toy {
    /// Lines of cities.csv without names.
    cities: &'static str,
    /// Lines of routes.csv without groups.
    routes: &'static str,
    /// Lines of tickets.csv without decks.
    tickets: &'static str,
    cards: &'static str,
    trains: u8,
    points: [u8; 6],
    path_bonus: u8,
    /// The routes that each seat has built, by line number.
    built: [&'static [usize]; 2],
    /// The tickets that each seat holds, by line number.
    held: [&'static [usize]; 2],
    hands: [&'static [(Color, u8)]; 2],
    market: [Color; 5],
    turns_left: Option<u8>,
}

impl Toy {
    fn game(&self) -> Game<SMALL> {
        let tables = Tables::<SMALL>::new(Arc::new(self.edition())).expect("it fits");
        let edition = Arc::clone(tables.edition());
        let mut position = Position::new(&tables);
        position.market = self.market.map(|color| Some(Card::Color(color)));
        position.turns_left = self.turns_left;
        position.piles = Default::default();
        for seat in 0..2 {
            for &line in self.built[seat] {
                let route = rules::ids::RouteId::new(line);
                let length = edition.routes[line].length;
                position.routes[seat].push(route);
                position.trains[seat] -= length;
                position.score[seat] += i16::from(self.points[usize::from(length) - 1]);
            }
            position.tickets[seat] = self.held[seat].iter().map(|&line| TicketId::new(line)).collect();
            for &(color, count) in self.hands[seat] {
                position.hands[seat].add_all(&Cards::of(Card::Color(color), count));
            }
        }
        let game = position.game(tables, &Setup::of(&edition, 2), &mut NoListener).expect("the position is sound");
        assert_eq!(game.broken_law(), None);
        game
    }

    fn edition(&self) -> rules::edition::Edition {
        let text = format!(
            "version = 1\ntitle = \"Toy\"\nseats = [\"red\", \"blue\"]\n\
             menu = [\"draw-cards\", \"claim-route\", \"draw-tickets\"]\n[cards]\n{}\n\
             [[decks]]\nname = \"tickets\"\ntickets = [\"all\"]\n[terms]\ntrains = {}\nhand = 2\n\
             opening_tickets = {{ deal = 1, keep = 1, returned = \"shuffled-under\" }}\n\
             drawn_tickets = {{ deal = 1, keep = 1 }}\nsecond_owner_from = {{ double = 4, triple = 4 }}\n\
             [steps.claimed]\n1 = {{ route-points = {:?} }}\n\
             [score]\nlines = [\"routes\", \"tickets\", {{ longest-path = {} }}]\nties = []\n",
            self.cards, self.trains, self.points, self.path_bonus
        );
        let cities: String = self.cities.split(' ').map(|id| format!("{id},{}\n", id.to_uppercase())).collect();
        let tickets: String = self.tickets.split(' ').map(|line| format!("all,{line}\n")).collect();
        let files = Files {
            name: "toy",
            edition: &text,
            cities: &format!("id,name\n{cities}"),
            routes: &format!("a,b,length,color\n{}\n", self.routes.replace(' ', "\n")),
            ports: None,
            tickets: &format!("deck,a,b,value\n{tickets}"),
        };
        let (draft, flaws) = parse(&files);
        assert!(flaws.is_empty(), "{flaws:?}");
        check(draft.expect("it can be read")).unwrap_or_else(|flaws| panic!("{flaws:?}"))
    }

    /// Checks that search claims the route on this line, and that random play does not always do
    /// so.
    fn best_is(&self, line: usize) {
        self.best_for("search:400n", line);
    }

    fn best_for(&self, bot: &str, line: usize) {
        let game = self.game();
        let roster = Roster::new(game.tables());
        let finds = |bot: &str, seed: u64| {
            let action = roster.seat(bot, seed).expect("the bot is listed").decide(&game.sight(Seat::ZERO));
            matches!(action, Action::Claim { route, .. } if route.index() == line)
        };
        let missed: Vec<u64> = (0..8).filter(|&seed| !finds(bot, seed)).collect();
        assert!(missed.is_empty(), "{bot} missed it with seeds {missed:?}");
        assert!((0..50).any(|seed| !finds("random", seed)), "there is nothing else to do");
    }
}

const PRINTED: [u8; 6] = [1, 2, 4, 7, 10, 15];
const DECK: &str = "red = 8\nyellow = 8\ngreen = 8\nblue = 8\nlocomotive = 2";

/// It is the last turn of the game. With green cards, D-E scores 15 points. With red cards, B-C
/// scores 2 points and completes A-C, which wins 12 points instead of losing 12: 26 points in
/// total.
#[test]
fn search_prefers_a_ticket_to_a_longer_route() {
    Toy {
        cities: "a b c d e",
        routes: "a,b,2,gray b,c,2,red c,d,3,yellow d,e,6,green",
        tickets: "a,c,12 c,d,4",
        cards: DECK,
        trains: 20,
        points: PRINTED,
        path_bonus: 0,
        built: [&[0], &[]],
        held: [&[0], &[1]],
        hands: [&[(Color::Red, 2), (Color::Green, 6)], &[(Color::Yellow, 2)]],
        market: [Color::Blue, Color::Blue, Color::Yellow, Color::Yellow, Color::Blue],
        turns_left: Some(1),
    }
    .best_is(1);
}

/// B-C is the only bridge, and the tickets A-D and E-F, worth 20 points each, both need it. The
/// rival has cards, and any card pays for the bridge. B-G scores 7 points at once, but it can wait,
/// since nobody else needs it. The bridge will be gone after this turn. The plain search is not
/// tested: it assumes that rivals are planners, which are in no hurry.
#[test]
fn search_takes_a_bridge_that_both_need() {
    BRIDGE.best_for("expert:400n", 0);
}

/// The board is the same, but the first seat has no ticket over the bridge, and two turns are left:
/// this one and the rival's. B-G scores 7 points. B-C scores 1 point and makes the rival lose 20
/// points instead of winning them.
#[test]
fn search_takes_a_route_that_only_the_rival_needs() {
    Toy { tickets: "a,b,5 e,f,20", turns_left: Some(2), ..BRIDGE }.best_is(0);
}

const BRIDGE: Toy = Toy {
    cities: "a b c d e f g",
    routes: "b,c,1,gray a,b,2,red c,d,2,red b,e,2,yellow c,f,2,yellow b,g,4,blue",
    tickets: "a,d,20 e,f,20",
    cards: DECK,
    trains: 14,
    points: PRINTED,
    path_bonus: 0,
    built: [&[1, 2], &[3, 4]],
    held: [&[0], &[1]],
    hands: [&[(Color::Red, 1), (Color::Blue, 4)], &[(Color::Green, 3)]],
    market: [Color::Green, Color::Blue, Color::Yellow, Color::Yellow, Color::Blue],
    turns_left: None,
};

/// D-E takes two of four trains and thus triggers the last round: the rival has one turn, and then
/// the first seat has one more for E-F. Claiming E-F first (4 points on this board, against 2)
/// scores the same in the end but gives the rival two turns, in which R-S and S-T complete a ticket
/// of 30 points. The rival can certainly pay: all red and blue cards are visible, and 8 cards out
/// of 6 green and 6 yellow cards include at least two of each.
#[test]
fn search_ends_the_game_when_ahead() {
    Toy {
        cities: "a b c d e f r s t",
        routes: "a,b,4,gray b,c,4,gray c,d,2,gray d,e,2,red e,f,1,blue r,s,2,green s,t,2,yellow",
        tickets: "a,d,5 r,t,30",
        cards: "red = 5\nblue = 3\ngreen = 6\nyellow = 6\nlocomotive = 0",
        trains: 14,
        points: [4, 2, 4, 7, 10, 15],
        path_bonus: 0,
        built: [&[0, 1, 2], &[]],
        held: [&[0], &[1]],
        hands: [&[(Color::Red, 2), (Color::Blue, 1)], &[(Color::Green, 4), (Color::Yellow, 4)]],
        market: [Color::Red, Color::Red, Color::Red, Color::Blue, Color::Blue],
        turns_left: None,
    }
    .best_is(3);
}

/// It is the last turn of the game. The rival's path has length 7, and this seat's has length 6.
/// H-I scores 7 points. C-D scores 2 points, and its path of 8 takes the bonus of 10 points from
/// the rival.
#[test]
fn search_takes_the_route_that_wins_the_longest_path() {
    Toy {
        cities: "a b c d e f g h i",
        routes: "a,b,3,gray b,c,3,gray c,d,2,red e,f,4,gray f,g,3,gray h,i,4,blue",
        tickets: "a,c,1 e,g,1",
        cards: DECK,
        trains: 20,
        points: PRINTED,
        path_bonus: 10,
        built: [&[0, 1], &[3, 4]],
        held: [&[0], &[1]],
        hands: [&[(Color::Red, 2), (Color::Blue, 4)], &[(Color::Yellow, 2)]],
        market: [Color::Green, Color::Green, Color::Yellow, Color::Yellow, Color::Green],
        turns_left: Some(1),
    }
    .best_is(2);
}
