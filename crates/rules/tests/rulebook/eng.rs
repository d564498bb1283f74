//! ENG-01 to ENG-06: rules common to every edition.

use std::collections::VecDeque;

use dealer::{Chacha, Fast, Stream};
use rules::action::Action;
use rules::agenda::{Ask, Deal};
use rules::card::{Card, Cards, Color, Face};
use rules::chance::{Dealer, Draw, Outcome};
use rules::fact::{Fact, FactData};
use rules::game::{Game, Waiting};
use rules::ids::{Id, PlaceId, RouteId, Seat, Slot, TicketId};
use rules::limits::SMALL;
use rules::record::{RecordHeader, RecordInput, Recorder, parse_input, parse_record};
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::tables::Tables;
use rules::ticket::{Mix, TicketList};

use crate::rulebook::scene::{Scene, Table, face, ticket};

/// A game recorded from the beginning, in which seat 0 starts. Deals first use the scripted cards
/// and tickets, then a seeded dealer.
pub struct Desk {
    pub recorder: Recorder<SMALL>,
    dealer: Fast,
    cards: VecDeque<Face>,
    tickets: VecDeque<TicketId>,
    facts: Vec<Fact<SMALL>>,
}

impl Desk {
    /// Creates a game in which a seed determines all deals.
    pub fn new(edition: &str, seats: usize, seed: u64) -> Desk {
        Desk::written(&Scene::new(edition, seats), seed, "", &[])
    }

    /// Creates a game in which cards and tickets come up in this order.
    pub fn written(scene: &Scene, seed: u64, cards: &str, tickets: &[&str]) -> Desk {
        let setup = Setup { first: Some(Seat::ZERO), ..scene.setup.clone() };
        let header = RecordHeader::new(scene.tables.edition(), setup, Fast::NAME, None);
        let mut facts = Vec::new();
        let mut desk = Desk {
            recorder: Recorder::new(scene.tables.clone(), header, &mut facts).expect("the table can start"),
            dealer: Fast::new(seed, 0),
            cards: cards.chars().filter(|c| !c.is_whitespace()).map(face).collect(),
            tickets: tickets.iter().map(|id| ticket(&scene.tables, id)).collect(),
            facts,
        };
        desk.settle();
        desk
    }

    pub fn game(&self) -> &Game<SMALL> {
        self.recorder.game()
    }

    /// Returns the number of inputs recorded so far.
    fn inputs(&self) -> u32 {
        self.recorder.record().inputs.len() as u32
    }

    fn input(&mut self, input: RecordInput) -> Result<(), &'static str> {
        self.recorder.apply(input, &mut self.facts).map_err(|refused| refused.code())
    }

    fn settle(&mut self) {
        while let Waiting::Chance(draw) = self.game().waiting() {
            let written = match draw {
                Draw::Card { .. } => self.cards.pop_front().map(Outcome::of),
                Draw::Ticket(_) => self.tickets.pop_front().map(Outcome::Ticket),
                _ => None,
            };
            let outcome = written.unwrap_or_else(|| self.dealer.pick(&draw));
            self.input(RecordInput::Deal(outcome)).expect("it can be dealt");
        }
    }

    /// Acts without resolving the deals that follow.
    fn act_alone(&mut self, seat: usize, words: &str) -> Result<(), &'static str> {
        let colors = &self.recorder.record().header.setup.colors;
        let line = format!("{} {words}", colors[seat]);
        let input = parse_input(self.game().tables().edition(), colors, &line);
        self.input(input.unwrap_or_else(|reason| panic!("'{words}': {reason}")))
    }

    /// Acts, and resolves the deals that follow.
    pub fn act(&mut self, seat: usize, words: &str) -> Result<(), &'static str> {
        self.act_alone(seat, words)?;
        self.settle();
        Ok(())
    }

    fn undo(&mut self, seat: usize, to: u32) -> Result<(), &'static str> {
        self.act_alone(seat, &format!("undo to {to}"))
    }

    fn undo_points(&self, seat: usize) -> Vec<u32> {
        self.recorder.undo_points(Seat::new(seat))
    }

    /// Keeps all opening tickets of all seats. In GER, every seat first requests only short
    /// tickets.
    pub fn keep_all(&mut self) {
        for seat in 0..self.game().open().seats() {
            if self.game().open().terms.names_mix {
                self.act(seat, "mix 4 0").expect("the mix can be named");
            }
        }
        for seat in self.game().open().all_seats() {
            let action = self.game().choices(seat).nth(0);
            self.input(RecordInput::Act(seat, action)).expect("all can be kept");
        }
        self.settle();
    }

    /// Plays at random until an action fits. That action is not taken. Returns whether one fitted.
    fn play_until(&mut self, seed: u64, fits: impl Fn(&Desk, Seat, &Action) -> bool) -> bool {
        let mut numbers = Stream::new(seed);
        while let Waiting::Seat(seat) = self.game().waiting() {
            let choices = self.game().choices(seat);
            let action = choices.nth(numbers.below(choices.len()));
            if fits(self, seat, &action) {
                return true;
            }
            self.input(RecordInput::Act(seat, action)).expect("a choice is legal");
            self.settle();
        }
        false
    }

    /// Returns everything that a viewer was sent.
    fn stream(&self, viewer: Viewer) -> String {
        let lines = self.facts.iter().map(|fact| serde_json::to_string(&fact.seen_by(viewer)).expect("it can be sent"));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Returns what a viewer sees now, in the form in which it is sent.
    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.game().view(viewer)).expect("it can be sent")
    }
}

const ONE_OF_EACH: [&str; 8] =
    ["mix 2 2", "keep K", "draw", "take 0", "claim C", "board berlin red", "tickets", "pass"];

/// Returns the reply to one action of each kind, in the order of ENG-01. `keep` and `claim` are the
/// details of two of these actions.
fn answers(t: &Table, seat: usize, keep: &str, claim: &str) -> [&'static str; 8] {
    let ger = t.game.open().terms.names_mix;
    ONE_OF_EACH.map(|words| {
        let words = words.replace('K', keep).replace('C', claim);
        // A passenger needs a place on the map, and drawing tickets in GER needs a mix.
        let words = if ger { words.replace("tickets", "tickets 2 2") } else { words.replace("berlin", "boston") };
        let refused = t.game.check(Seat::new(seat), &t.action(words.trim()));
        refused.map_or_else(|refused| refused.code(), |()| "ok")
    })
}

#[test]
fn eng_01() {
    const NO: &str = "wrong_phase";
    let claim = "denver-santa_fe with red 2";
    let t = Table::new("usa-new", 2, 1);
    assert_eq!(answers(&t, 0, &t.offer(0).join(" "), claim), [NO, "ok", NO, NO, NO, NO, NO, NO]);
    let mut t = Scene::new("usa-new", 2).market("r g b y k").deck("wwww").hand(0, "rr").play();
    assert_eq!(answers(&t, 0, "", claim), [NO, NO, "ok", "ok", "ok", NO, "ok", "cannot_pass"]);
    assert_eq!(answers(&t, 1, "", claim), ["not_your_turn"; 8]);
    t.act(0, "draw");
    assert_eq!(answers(&t, 0, "", claim), [NO, NO, "ok", "ok", NO, NO, NO, NO]);
    t.act(0, "draw").act(1, "tickets");
    assert_eq!(answers(&t, 1, &t.offer(1).join(" "), claim), [NO, "ok", NO, NO, NO, NO, NO, NO]);
    let mut t = Scene::new("usa-new", 2).bare().play();
    assert_eq!(
        answers(&t, 0, "", claim),
        [NO, NO, "draw_barred", "draw_barred", "not_enough_cards", NO, "tickets_empty", "ok"]
    );
    t.act(0, "pass");
    t.random_play(1, 0, |_| {});
    assert_eq!([answers(&t, 0, "", claim), answers(&t, 1, "", claim)], [[NO; 8]; 2]);

    let claim = "berlin-leipzig with orange 4";
    let t = Table::new("germany", 2, 1);
    assert_eq!(answers(&t, 0, "", claim), ["ok", NO, NO, NO, NO, NO, NO, NO]);
    let mut t =
        Scene::new("germany", 2).market("r g b y k").deck("wwww").hand(0, "oooo").waiting("berlin", "rg").play();
    assert_eq!(answers(&t, 0, "", claim), [NO, NO, "ok", "ok", "ok", NO, "ok", "cannot_pass"]);
    t.claim(0, "berlin-leipzig", "oooo");
    assert_eq!(answers(&t, 0, "", claim), [NO, NO, NO, NO, NO, "ok", NO, NO]);
}

/// Tests the codes of ENG-02 that have no lettered line. The first reason that applies is given.
#[test]
fn eng_02() {
    let scene = || Scene::new("usa-new", 2).market("L g b y k").deck("wwww");
    // Claims: each later reason also applies.
    let double = ["boston-new_york:1"];
    let mut t = scene().hand(0, "r").trains(0, 1).owns(0, &double).play();
    assert_eq!(t.refuses(0, &Action::Claim { route: RouteId::new(200), payment: Cards::NONE }), "no_such_route");
    assert_eq!(t.refused_claim(0, "boston-new_york:1", "k"), "route_taken");
    assert_eq!(t.refused_claim(0, "boston-new_york:2", "k"), "twin_owned");
    let mut t = scene().hand(0, "r").trains(0, 1).owns(1, &double).play();
    assert_eq!(t.refused_claim(0, "boston-new_york:2", "k"), "route_closed");
    assert_eq!(t.refused_claim(0, "denver-santa_fe", "k"), "not_enough_trains");
    assert_eq!(t.refused_claim(0, "atlanta-nashville", "kw"), "wrong_payment");
    assert_eq!(t.refused_claim(0, "atlanta-nashville", "k"), "not_enough_cards");
    // Draws.
    let mut t = Scene::new("usa-new", 2).market("L - b y k").deck("").play();
    assert_eq!(t.refused(0, "draw"), "deck_empty");
    t.act(0, "take 2");
    assert_eq!(
        ["take 1", "take 7", "take 0", "draw"].map(|words| t.refused(0, words)),
        ["slot_empty", "slot_empty", "locomotive_second", "deck_empty"]
    );
    // Tickets.
    let mut t = scene().pile(0, &[]).play();
    assert_eq!(t.refused(0, "tickets 1 1"), "tickets_empty");
    let mut t = scene().play();
    assert_eq!(t.refused(0, "tickets 3 0"), "bad_mix");
    let mut t = Scene::new("germany", 2).market("r g b y k").deck("wwww").play();
    assert_eq!(["tickets", "tickets 2 1", "tickets 5 0"].map(|words| t.refused(0, words)), ["bad_mix"; 3]);
    let three = ["boston-miami", "calgary-phoenix", "chicago-santa_fe"];
    let mut t = scene().pile(0, &three).play();
    t.act(0, "tickets");
    assert_eq!(t.refused(0, "keep under boston-miami boston-miami toronto-miami"), "bad_ticket_set");
    assert_eq!(t.refused(0, "keep under boston-miami boston-miami"), "keep_too_few");
    assert_eq!(t.refused(0, "keep boston-miami under calgary-phoenix calgary-phoenix"), "bad_return_order");
    // A single ticket can go back in only one order, so it need not be listed.
    assert!(t.allows(0, "keep boston-miami calgary-phoenix"));
    assert!(t.allows(0, "keep calgary-phoenix boston-miami under chicago-santa_fe"));
    let mut t = Table::new("usa-new", 2, 1);
    let offer = t.offer(0);
    let listed = format!("keep {} {} {} under {}", offer[0], offer[1], offer[2], offer[3]);
    assert_eq!(t.refused(0, &listed), "bad_return_order");
    while_chance_is_due();
}

/// While a deal is pending, a seat that will answer next gets `wrong_phase`, any other seat gets
/// `not_your_turn`, and an impossible outcome is refused.
fn while_chance_is_due() {
    let mut t = Scene::new("usa-new", 2).market("L g b y k").deck("wwww").play();
    let wrong = Outcome::First(Seat::ZERO);
    assert_eq!(t.game.deal(wrong, &mut rules::fact::NoListener).map_err(|refused| refused.code()), Err("bad_deal"));
    t.act_alone(0, "draw");
    assert_eq!([t.refused(0, "draw"), t.refused(1, "draw")], ["wrong_phase", "not_your_turn"]);
    let before = t.hash();
    for wrong in [wrong, Outcome::of(face('r')), Outcome::Newspaper, Outcome::Ticket(TicketId::ZERO)] {
        assert_eq!(t.game.deal(wrong, &mut rules::fact::NoListener).map_err(|refused| refused.code()), Err("bad_deal"));
    }
    assert_eq!(t.hash(), before);
    // At the opening, only seats that have already been dealt tickets count as asked.
    let phases = |edition: &str, until: &dyn Fn(Deal) -> bool| {
        let edition = maps::edition(edition).expect("it is embedded");
        let setup = Setup::of(&edition, 3);
        let mut t = Table::undealt(Tables::new(edition).expect("it fits"), setup, 1);
        while !t.game.deal_due().is_none_or(until) {
            t.deal_one();
        }
        [0, 1, 2].map(|seat| t.refused(seat, "draw"))
    };
    let (wait, asked) = ("not_your_turn", "wrong_phase");
    assert_eq!(phases("usa-new", &|deal| matches!(deal, Deal::OpeningCard(_))), [wait; 3]);
    assert_eq!(phases("usa-new", &|deal| matches!(deal, Deal::Market(_))), [wait; 3]);
    assert_eq!(phases("usa-new", &|deal| deal == Deal::Ticket(Seat::new(1), 0)), [asked, wait, wait]);
    assert_eq!(phases("usa-new", &|_| false), [asked; 3]);
    assert_eq!(phases("germany", &|deal| matches!(deal, Deal::Passenger(_))), [wait; 3]);
    let mut t = Table::new("germany", 2, 1);
    t.act(0, "mix 2 2");
    assert_eq!([t.refused(0, "mix 2 2"), t.refused(0, "mix 4 0"), t.refused(1, "mix 3 0")], [asked, asked, "bad_mix"]);
    t.act_alone(1, "mix 2 2");
    assert_eq!([t.refused(0, "draw"), t.refused(1, "draw")], [asked; 2]);
}

#[test]
fn eng_02_a() {
    let mut desk = Desk::written(&Scene::new("usa-new", 2), 1, "rrgg bbyy", &[]);
    desk.keep_all();
    let (hash, inputs) = (desk.recorder.hash(), desk.inputs());
    for words in ["claim denver-santa_fe with white 2", "claim denver-santa_fe with red 1", "pass", "take 6", "keep"] {
        let refused = [desk.act(0, words), desk.act(0, words)];
        assert!(refused[0].is_err() && refused[0] == refused[1]);
        assert_eq!((desk.recorder.hash(), desk.inputs()), (hash.clone(), inputs));
    }
    // The refusals have not consumed any random outcomes: a game without them continues in the same way.
    let mut other = Desk::written(&Scene::new("usa-new", 2), 1, "rrgg bbyy", &[]);
    other.keep_all();
    for desk in [&mut desk, &mut other] {
        desk.act(0, "draw").expect("a card can be drawn");
    }
    assert_eq!(desk.recorder.hash(), other.recorder.hash());
}

#[test]
fn eng_02_b() {
    let mut desk = Desk::written(&Scene::new("usa-new", 3), 1, "rrgg bbyy wwkk", &[]);
    desk.keep_all();
    for seat in [1, 2] {
        for words in [
            "draw",
            "take 9",
            "claim denver-santa_fe with red 1",
            "tickets 9 9",
            "keep",
            "pass",
            "mix 1 1",
            "board boston red",
        ] {
            assert_eq!(desk.act(seat, words), Err("not_your_turn"));
        }
        let nowhere = Action::Claim { route: RouteId::new(255), payment: Cards::NONE };
        assert_eq!(desk.input(RecordInput::Act(Seat::new(seat), nowhere)), Err("not_your_turn"));
        assert_eq!(desk.undo(seat, 0), Err("cannot_undo"));
    }
    assert_eq!(desk.input(RecordInput::Act(Seat::new(7), Action::Pass)), Err("not_your_turn"));
}

/// Lists every conceivable claim, with the right number of cards and with one card too many.
fn claims(game: &Game<SMALL>) -> Vec<Action> {
    let edition = game.tables().edition();
    let mut all = Vec::new();
    for (at, route) in edition.routes.iter().enumerate() {
        let route_id = RouteId::new(at);
        for color in Color::ALL {
            for locomotives in 0..=route.length + 1 {
                let mut payment = Cards::of(Card::Locomotive, locomotives);
                payment.add_all(&Cards::of(Card::Color(color), (route.length + 1 - locomotives).max(1)));
                all.push(Action::Claim { route: route_id, payment });
                if locomotives < route.length {
                    payment.take(Card::Color(color));
                    all.push(Action::Claim { route: route_id, payment });
                }
            }
        }
        all.push(Action::Claim { route: route_id, payment: Cards::of(Card::Locomotive, route.length) });
        all.push(Action::Claim { route: route_id, payment: Cards::NONE });
    }
    all
}

/// Lists every conceivable answer other than a claim.
fn others(game: &Game<SMALL>, own: &[TicketId]) -> Vec<Action> {
    let mut all = vec![Action::DrawBlind, Action::DrawTickets(None), Action::Pass];
    all.extend((0..7).map(|slot| Action::DrawFaceUp(Slot::new(slot))));
    for mix in (0..36).map(|number| Mix([number / 6, number % 6])) {
        all.extend([Action::NameMix(mix), Action::DrawTickets(Some(mix))]);
    }
    for place in (0..game.tables().edition().places.len()).map(PlaceId::new) {
        all.extend(Color::ALL.map(|color| Action::TakePassenger { place, color }));
    }
    // Kept tickets are in the order of the offer, as in the choices. Up to two other tickets are listed in every order.
    for bits in 0..1u32 << own.len() {
        let kept: TicketList =
            own.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, &id)| id).collect();
        let rest: Vec<TicketId> = own.iter().copied().filter(|id| !kept.as_slice().contains(id)).collect();
        all.push(Action::KeepTickets { kept, returned: TicketList::EMPTY });
        match rest[..] {
            [] => {}
            [a] => all.push(Action::KeepTickets { kept, returned: [a].into_iter().collect() }),
            [a, b] => {
                all.extend([[a, b], [b, a]].map(|l| Action::KeepTickets { kept, returned: l.into_iter().collect() }))
            }
            _ => all.push(Action::KeepTickets { kept, returned: rest.into_iter().collect() }),
        }
    }
    all
}

#[test]
fn eng_03() {
    let games =
        [("usa-new", 2, 1, 0), ("usa-new", 3, 2, 5), ("usa-new", 4, 3, 9), ("germany", 2, 4, 3), ("germany", 4, 5, 9)];
    for (edition, seats, seed, hoarding) in games {
        Table::new(edition, seats, seed).random_play(seed, hoarding, |t| {
            let asked: Vec<usize> = match t.game.waiting() {
                Waiting::Chance(_) | Waiting::Over => return,
                Waiting::Seat(seat) => vec![seat.index()],
                Waiting::Seats(bits) => (0..seats).filter(|seat| bits >> seat & 1 == 1).collect(),
            };
            for seat in asked {
                let listed = t.choices(seat);
                let legal = |action: &Action| t.game.check(Seat::new(seat), action).is_ok();
                assert!(!listed.is_empty() && listed.iter().all(legal));
                assert!(!listed.contains(&Action::Pass) || listed.len() == 1);
                let claimed = listed.iter().filter(|action| matches!(action, Action::Claim { .. })).count();
                assert_eq!(claims(&t.game).iter().filter(|action| legal(action)).count(), claimed);
                // The choices list even a single returned ticket; without it, the action is the same (R-23).
                let offer = t.own(seat).offer;
                let short = |action: &Action| match action {
                    Action::KeepTickets { kept, returned } => {
                        t.game.asking() == Some(Ask::Tickets(Seat::new(seat)))
                            && returned.is_empty()
                            && kept.len() + 1 == offer.len()
                    }
                    _ => false,
                };
                for action in others(&t.game, offer.as_slice()).iter().filter(|action| !short(action)) {
                    assert_eq!(legal(action), listed.contains(action), "{action:?}");
                }
            }
        });
    }
}

/// Plays a game with a 256-bit seed for the dealer and a separate seed for the choices.
fn by_chacha(seed: u8, choices: u64) -> Recorder<SMALL> {
    let edition = maps::edition("usa-new").expect("it is embedded");
    let header = RecordHeader::new(&edition, Setup::of(&edition, 3), Chacha::NAME, None);
    let tables = Tables::new(edition).expect("it fits");
    let mut recorder = Recorder::new(tables, header, &mut rules::fact::NoListener).expect("it starts");
    let mut dealer = Chacha::new([seed; 32], 0);
    let mut numbers = Stream::new(choices);
    loop {
        let input = match recorder.game().waiting() {
            Waiting::Over => return recorder,
            Waiting::Chance(draw) => RecordInput::Deal(dealer.pick(&draw)),
            Waiting::Seat(seat) => {
                let choices = recorder.game().choices(seat);
                RecordInput::Act(seat, choices.nth(numbers.below(choices.len())))
            }
            Waiting::Seats(bits) => {
                let seat = Seat::new(bits.trailing_zeros() as usize);
                RecordInput::Act(seat, recorder.game().choices(seat).nth(0))
            }
        };
        recorder.apply(input, &mut rules::fact::NoListener).expect("it is legal");
    }
}

#[test]
fn eng_04() {
    let played = by_chacha(1, 1);
    let edition = played.game().tables().edition().clone();
    let text = played.record().to_text(&edition);
    assert_eq!(by_chacha(1, 1).record().to_text(&edition), text);
    assert_ne!(by_chacha(2, 1).record().to_text(&edition), text);
    // The text alone is enough to replay the game step by step.
    let record = parse_record(&text, &edition).unwrap_or_else(|damage| panic!("{damage}"));
    let tables = played.game().tables().clone();
    let again = Recorder::replay(tables.clone(), &record, record.inputs.len());
    assert_eq!(again.unwrap_or_else(|error| panic!("{error:?}")).hash(), played.hash());
    // Each unit of weight is one unseen card, and the dealers pick each unit with the same probability.
    let mut game = Game::new(tables, &played.record().header.setup, &mut rules::fact::NoListener).expect("it starts");
    game.deal(Outcome::of(face('L')), &mut rules::fact::NoListener).expect("a locomotive can come first");
    let Waiting::Chance(draw) = game.waiting() else { panic!("a card is due") };
    assert_eq!(draw.weight(), 109);
    let outcomes: Vec<Outcome> = (0..109).map(|number| draw.nth(number)).collect();
    for letter in "proygbwkL".chars() {
        let count = outcomes.iter().filter(|outcome| **outcome == Outcome::of(face(letter))).count();
        assert_eq!(count, if letter == 'L' { 13 } else { 12 });
    }
    even(&mut Chacha::new([3; 32], 0));
    even(&mut Fast::new(3, 0));
}

/// Checks that the dealer picks each of four seats about equally often.
fn even(dealer: &mut impl Dealer) {
    let mut counts = [0; 4];
    for _ in 0..8000 {
        let Outcome::First(seat) = dealer.pick(&Draw::<SMALL>::First { seats: 4 }) else { panic!("a seat was asked") };
        counts[seat.index()] += 1;
    }
    assert!(counts.iter().all(|count| (1850..2150).contains(count)), "{counts:?}");
}

#[test]
fn eng_05_a_r_32() {
    let edition = maps::edition("usa-new").expect("it is embedded");
    let ids: Vec<&str> = edition.tickets.iter().map(|ticket| ticket.id.as_str()).collect();
    let play = |mine: &str, drawn: &str, opening: &[&str], later: &[&str], back: [usize; 2]| {
        let cards = format!("{mine} gggg rgbyk {drawn} o p");
        let tickets = [opening, &ids[8..12], later].concat();
        let mut desk = Desk::written(&Scene::new("usa-new", 2), 1, &cards, &tickets);
        for (seat, kept) in [(0, &opening[..2]), (1, &ids[8..11])] {
            desk.act(seat, &format!("keep {}", kept.join(" "))).expect("these can be kept");
        }
        for (seat, words) in [(0, "draw"), (0, "draw"), (1, "take 0"), (1, "draw"), (0, "tickets")] {
            desk.act(seat, words).expect("it is legal");
        }
        let [first, second] = back.map(|at| later[at]);
        desk.act(0, &format!("keep {} under {first} {second}", later[0])).expect("these can be kept");
        desk.act(1, "claim denver-helena with green 4").expect("it is paid");
        desk
    };
    let one = play("rrrr", "w L", &ids[..4], &ids[12..15], [1, 2]);
    let two = play("bbkk", "k o", &ids[4..8], &ids[15..18], [2, 1]);
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(one.stream(viewer), two.stream(viewer));
        assert_eq!(one.view(viewer), two.view(viewer));
    }
    assert_ne!(one.stream(Viewer::Seat(Seat::ZERO)), two.stream(Viewer::Seat(Seat::ZERO)));
    // The public state has the numbers of cards and tickets, the market, cards paid and discarded, trains and points.
    let open = one.game().view(Viewer::Spectator).open;
    assert_eq!((open.hands, open.held.map(|held| held.total())), ([6, 2, 0, 0, 0], [3, 3, 0, 0, 0]));
    assert_eq!((open.discard, open.deck, open.tickets_left(0)), (crate::rulebook::scene::cards("gggg"), 93, 27));
    assert_eq!((open.trains[1], open.score[1]), (41, 7));
    let seen: Vec<FactData<SMALL>> = one.facts.iter().map(|fact| *fact.seen_by(Viewer::Spectator).what()).collect();
    assert!(seen.contains(&FactData::CardTaken {
        seat: Seat::new(1),
        slot: Slot::new(0),
        card: Card::Color(Color::Red),
        mark: None
    }));
    assert!(seen.contains(&FactData::CardDrawn { seat: Seat::new(1), card: None, mark: None }));
    let own = one.facts.iter().filter(|fact| {
        let seen = fact.seen_by(Viewer::Seat(Seat::new(1)));
        *seen.what() == FactData::CardDrawn { seat: Seat::new(1), card: Some(Card::Color(Color::Purple)), mark: None }
    });
    assert_eq!(own.count(), 1);
}

#[test]
fn eng_05_b_r_59() {
    for seats in [2, 4] {
        let mut t = Table::new("usa-new", seats, 9);
        t.random_play(9, 3, |t| {
            assert_eq!(t.game.view(Viewer::Spectator).shown.is_some(), t.game.open().over);
        });
        let shown = t.game.view(Viewer::Spectator).shown.expect("it is over");
        let mut hands = 0;
        for told in t.told.iter().chain([&t.log]) {
            for what in told {
                match *what {
                    FactData::HandShown { seat, hand, tickets } => {
                        let own = t.own(seat.index());
                        assert!((hand, tickets) == (own.hand, own.tickets));
                        assert!(shown.hands[seat.index()] == hand && shown.tickets[seat.index()] == tickets);
                        hands += 1;
                    }
                    FactData::DeckShown { cards } => assert_eq!((cards, cards.len()), (shown.deck, t.piles()[0])),
                    FactData::TicketsShown { deck, layers } => {
                        let sizes = t.game.open().layers[deck as usize];
                        assert_eq!(layers.map(|layer| layer.len() as u16), sizes[..2]);
                        let ordered = told.iter().filter(|what| matches!(what, FactData::TicketShown { .. })).count();
                        assert_eq!(ordered as u16, sizes[2]);
                    }
                    _ => {}
                }
            }
        }
        assert_eq!(hands, seats * (seats + 1));
    }
    // The record of a finished game contains the seed.
    let edition = maps::edition("usa-new").expect("it is embedded");
    let text = by_chacha(1, 1).finish(Some("0101".into())).to_text(&edition);
    assert!(text.ends_with("\nseed 0101\n"));
}

#[test]
fn eng_06() {
    a_claim_can_be_taken_back();
    several_actions_can_be_taken_back_together();
    a_ticket_choice_in_play_can_be_taken_back();
    draws_and_opening_choices_cannot();
    a_claim_with_refill_cannot();
    nothing_after_another_seat_acted();
    no_forced_pass();
    nothing_after_the_end();
}

fn with_hands() -> Desk {
    let mut desk = Desk::written(&Scene::new("usa-new", 2), 1, "rrgg bbyy", &[]);
    desk.keep_all();
    desk
}

fn a_claim_can_be_taken_back() {
    let mut desk = with_hands();
    let (before, hash) = (desk.inputs(), desk.recorder.hash());
    desk.act(0, "claim denver-santa_fe with red 2").expect("it is paid");
    assert_eq!(desk.game().asking(), Some(Ask::Turn(Seat::new(1))));
    assert_eq!((desk.undo_points(0), desk.undo_points(1)), (vec![before], vec![]));
    assert_eq!([desk.undo(0, before - 1), desk.undo(0, before + 1), desk.undo(1, before)], [Err("cannot_undo"); 3]);
    let told = desk.facts.len();
    desk.undo(0, before).expect("it can be undone");
    assert_eq!((desk.recorder.hash(), desk.inputs()), (hash, before + 2));
    // All viewers receive the same message.
    let back = FactData::TakenBack { seat: Seat::ZERO, to: before };
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::ZERO), Viewer::Seat(Seat::new(1))] {
        let seen: Vec<_> = desk.facts[told..].iter().map(|fact| *fact.seen_by(viewer).what()).collect();
        assert_eq!(seen, [back]);
    }
    assert_eq!((desk.undo_points(0), desk.undo(0, before)), (vec![], Err("cannot_undo")));
    // The undo is a line of the record, and the game continues from the restored state.
    desk.act(0, "claim denver-santa_fe with green 2").expect("it is paid");
    let edition = desk.game().tables().edition().clone();
    let text = desk.recorder.record().to_text(&edition);
    assert!(text.contains(&format!("\nblue undo to {before}\n")));
    let record = parse_record(&text, &edition).expect("it can be read");
    let again = Recorder::replay(desk.game().tables().clone(), &record, record.inputs.len());
    assert_eq!(again.unwrap_or_else(|error| panic!("{error:?}")).hash(), desk.recorder.hash());
    assert_eq!(desk.undo_points(0), [before + 2]);
}

fn several_actions_can_be_taken_back_together() {
    for to in 0..3 {
        let (mut desk, before) = (1..)
            .find_map(|seed| {
                let mut desk = Desk::written(&Scene::new("germany", 2), seed, "oooo bbyy", &[]);
                desk.keep_all();
                let before = desk.inputs();
                desk.act(0, "claim berlin-leipzig with orange 4").expect("it is paid");
                for _ in 0..2 {
                    let Some(Ask::Passenger(seat, _)) = desk.game().asking() else { return None };
                    let action = desk.game().choices(seat).nth(0);
                    desk.input(RecordInput::Act(seat, action)).expect("the passenger waits");
                }
                Some((desk, before))
            })
            .expect("both ends are asked about with some seed");
        assert_eq!(desk.game().asking(), Some(Ask::Turn(Seat::new(1))));
        assert_eq!(desk.undo_points(0), [before, before + 1, before + 2]);
        desk.undo(0, before + to).expect("they can be undone");
        // The seat can still undo the remaining actions.
        assert_eq!(desk.undo_points(0), (before..before + to).collect::<Vec<_>>());
        let open = desk.game().open();
        let boarded: u8 = open.passengers[0].iter().sum();
        assert_eq!((open.owned[0].len(), u32::from(boarded)), (usize::from(to > 0), to.saturating_sub(1)));
    }
}

fn a_ticket_choice_in_play_can_be_taken_back() {
    let mut desk = with_hands();
    desk.act(0, "tickets").expect("there are tickets");
    let (before, hash) = (desk.inputs(), desk.recorder.hash());
    // The seat cannot undo the draw itself, before or after its choice.
    assert_eq!(desk.undo(0, before - 4), Err("cannot_undo"));
    let choice = desk.game().choices(Seat::ZERO).nth(1);
    desk.input(RecordInput::Act(Seat::ZERO, choice)).expect("it is a choice");
    assert_eq!(desk.undo_points(0), [before]);
    assert_eq!(desk.undo(0, before - 4), Err("cannot_undo"));
    desk.undo(0, before).expect("the choice can be undone");
    assert_eq!((desk.recorder.hash(), desk.game().asking()), (hash, Some(Ask::Tickets(Seat::ZERO))));
}

fn draws_and_opening_choices_cannot() {
    let mut desk = Desk::new("usa-new", 2, 1);
    for seat in [0, 1] {
        let before = desk.inputs();
        let choice = desk.game().choices(Seat::new(seat)).nth(0);
        desk.input(RecordInput::Act(Seat::new(seat), choice)).expect("it is a choice");
        assert_eq!(desk.undo(seat, before), Err("cannot_undo"));
    }
    let before = desk.inputs();
    desk.act_alone(0, "draw").expect("there are cards");
    // While the deal is pending, one seat is in the wrong phase, and the other seat has nothing to undo.
    assert_eq!([desk.undo(0, before), desk.undo(1, before)], [Err("wrong_phase"), Err("cannot_undo")]);
    desk.settle();
    assert_eq!(desk.undo(0, before), Err("cannot_undo"));
    let slot = (0..5).find(|slot| desk.act(0, &format!("take {slot}")).is_ok()).expect("a card lies there");
    assert_eq!(desk.undo(0, desk.inputs() - 2), Err("cannot_undo"), "slot {slot}");
}

fn a_claim_with_refill_cannot() {
    let mut desk = Desk::new("usa-new", 2, 1);
    desk.keep_all();
    let seat = |desk: &Desk| desk.game().open().turn.expect("a turn is on").index();
    while desk.game().open().deck > 0 {
        desk.act(seat(&desk), "draw").expect("the deck has cards");
    }
    let on = seat(&desk);
    while seat(&desk) == on {
        assert!((0..5).any(|slot| desk.act(on, &format!("take {slot}")).is_ok()));
    }
    assert!(desk.game().open().market.gap().is_some());
    let claimer = Seat::new(seat(&desk));
    let claim = desk.game().choices(claimer).iter().find(|action| matches!(action, Action::Claim { .. }));
    let before = desk.inputs();
    desk.input(RecordInput::Act(claimer, claim.expect("half the cards pay for something"))).expect("it is legal");
    assert!(desk.game().deal_due().is_some());
    assert_eq!(desk.undo(claimer.index(), before), Err("wrong_phase"));
    desk.settle();
    assert_eq!(desk.undo(claimer.index(), before), Err("cannot_undo"));
    assert!(desk.undo_points(claimer.index()).is_empty());
}

fn nothing_after_another_seat_acted() {
    for takes_back in [false, true] {
        let mut desk = with_hands();
        let before = desk.inputs();
        desk.act(0, "claim denver-santa_fe with red 2").expect("it is paid");
        desk.act(1, "claim el_paso-santa_fe with blue 2").expect("it is paid");
        if takes_back {
            desk.undo(1, before + 1).expect("its own last action");
            assert_eq!(desk.game().asking(), Some(Ask::Turn(Seat::new(1))));
        }
        assert_eq!(desk.undo(0, before), Err("cannot_undo"));
        assert!(desk.undo_points(0).is_empty());
    }
}

fn no_forced_pass() {
    // The seats can pay for one grey route, and then for no other. All tickets are held.
    let scene = crate::rulebook::base_setup::toy_with("red = 1\nblue = 30", "");
    let mut desk = Desk::written(&scene, 1, "bbbb bbbb bbbb", &[]);
    desk.keep_all();
    desk.act(0, "claim a-b:2 with blue 2").expect("it is paid");
    let passes = |_: &Desk, _: Seat, action: &Action| *action == Action::Pass;
    assert!(desk.play_until(1, passes));
    let Waiting::Seat(seat) = desk.game().waiting() else { panic!("a seat is asked") };
    let before = desk.inputs();
    desk.act(seat.index(), "pass").expect("nothing else is possible");
    assert_eq!((desk.undo(seat.index(), before), desk.undo_points(seat.index())), (Err("cannot_undo"), vec![]));
}

fn nothing_after_the_end() {
    let last_claims = |desk: &Desk, _: Seat, action: &Action| {
        desk.game().open().turns_left == Some(0) && matches!(action, Action::Claim { .. })
    };
    let (mut desk, seat) = (1..100)
        .find_map(|seed| {
            let mut desk = Desk::new("usa-new", 2, seed);
            desk.keep_all();
            let found = desk.play_until(seed, last_claims);
            let Waiting::Seat(seat) = desk.game().waiting() else { return None };
            found.then_some((desk, seat))
        })
        .expect("some game ends with a claim");
    let before = desk.inputs();
    let claim = desk.game().choices(seat).iter().find(|action| matches!(action, Action::Claim { .. }));
    desk.input(RecordInput::Act(seat, claim.expect("there is one"))).expect("it is legal");
    desk.settle();
    assert!(desk.game().open().over);
    assert_eq!((desk.undo(seat.index(), before), desk.undo_points(seat.index())), (Err("wrong_phase"), vec![]));
}
