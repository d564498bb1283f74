//! Tests of `suppose`: a game built from a view and a guess looks the same to that viewer and obeys
//! the same laws. A guess that contradicts the view is refused.

use dealer::{Fast, Stream, game_seed};
use laws::{EDITIONS, boards, embedded};
use rules::card::{Card, Cards, Color};
use rules::fact::NoListener;
use rules::game::Game;
use rules::ids::{Id, Seat, TicketId};
use rules::limits::SMALL;
use rules::seen::Viewer;
use rules::setup::Setup;
use rules::suppose::{Contradiction, Guess};
use rules::tables::Tables;
use rules::ticket::TicketList;
use rules::view::View;

/// Returns a guess that is consistent with a view. Unseen cards and tickets are distributed at
/// random.
fn guess(tables: &Tables<SMALL>, view: &View<SMALL>, viewer: Seat, stream: &mut Stream) -> Guess<SMALL> {
    let (open, own) = (&view.open, view.own.as_ref().expect("a seat's view"));
    let mut cards = tables.edition().cards;
    [open.market.cards(), open.discard, own.hand].iter().for_each(|seen| cards.take_all(seen));
    let mut guess = Guess::default();
    let others: Vec<usize> = open.all_seats().map(Seat::index).filter(|&seat| seat != viewer.index()).collect();
    for &seat in &others {
        for _ in 0..open.hands[seat] {
            let card = cards.nth(stream.below(cards.len() as usize) as u8);
            cards.take(card);
            guess.hands[seat].add(card);
        }
    }
    for deck in 0..tables.edition().decks.len() {
        let is_unseen = |ticket: &TicketId| {
            usize::from(tables.edition().tickets[ticket.index()].deck) == deck
                && !own.tickets.contains(*ticket)
                && !own.offer.as_slice().contains(ticket)
        };
        let mut unseen: Vec<TicketId> =
            (0..tables.edition().tickets.len()).map(TicketId::new).filter(is_unseen).collect();
        let mut next = |stream: &mut Stream| unseen.swap_remove(stream.below(unseen.len()));
        for &seat in &others {
            (0..open.held[seat].0[deck]).for_each(|_| guess.tickets[seat].insert(next(stream)));
            for _ in 0..open.offered[seat].0[deck] {
                guess.offers[seat].push(next(stream));
            }
        }
        let [top, under, bottom] = open.layers[deck];
        (0..top).for_each(|_| guess.piles[deck].top.insert(next(stream)));
        (0..under).for_each(|_| guess.piles[deck].under.insert(next(stream)));
        (0..bottom).for_each(|_| guess.piles[deck].bottom.push(next(stream)));
    }
    guess
}

/// Plays a game. At many of its turns, creates another game from one seat's view and plays that
/// game to its end.
fn check(tables: &std::sync::Arc<Tables<SMALL>>, seats: usize, seed: u64) {
    let setup = Setup::of(tables.edition(), seats);
    let (mut dealer, mut stream) = (Fast::new(seed, 0), Stream::new(seed));
    let mut game = Game::new(tables.clone(), &setup, &mut NoListener).expect("the table can start");
    game.deal_all(&mut dealer, &mut NoListener);
    while let Some(seat) = game.to_move() {
        if game.open().turn.is_some() && stream.below(20) == 0 {
            let viewer = Seat::new(stream.below(seats));
            let view = game.view(Viewer::Seat(viewer));
            let guess = guess(tables, &view, viewer, &mut stream);
            let mut other = Game::suppose(tables.clone(), &view, &guess).expect("the guess fits");
            assert!(other.view(Viewer::Seat(viewer)) == view);
            assert_eq!(other.broken_law(), None);
            refused(tables, &view, &guess, viewer);
            play_on(&mut other, &mut stream);
        }
        let action = {
            let choices = game.choices(seat);
            choices.nth(stream.below(choices.len()))
        };
        game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
    }
}

fn play_on(game: &mut Game<SMALL>, stream: &mut Stream) {
    let mut dealer = Fast::new(stream.next_u64(), 0);
    while let Some(seat) = game.to_move() {
        let action = {
            let choices = game.choices(seat);
            choices.nth(stream.below(choices.len()))
        };
        game.act_dealt(seat, &action, &mut dealer, &mut NoListener);
        assert_eq!(game.broken_law(), None);
    }
    assert!(game.standings().is_some());
}

/// Checks that every kind of contradiction is reported as such.
fn refused(tables: &std::sync::Arc<Tables<SMALL>>, view: &View<SMALL>, fits: &Guess<SMALL>, viewer: Seat) {
    let other = (viewer.index() + 1) % view.open.seats();
    let suppose = |guess: &Guess<SMALL>| Game::suppose(tables.clone(), view, guess).err();
    let mut guess = fits.clone();
    guess.hands[other].add(Card::Color(Color::Red));
    assert_eq!(suppose(&guess), Some(Contradiction::Cards));
    let mut guess = fits.clone();
    guess.hands[other] = Cards::of(Card::Locomotive, 120);
    assert_eq!(suppose(&guess), Some(Contradiction::Cards));
    if let Some(held) = fits.tickets[other].iter().next() {
        let mut guess = fits.clone();
        guess.tickets[other].remove(held);
        assert_eq!(suppose(&guess), Some(Contradiction::Tickets(Seat::new(other))));
        let mut guess = fits.clone();
        guess.offers[other] = [held].into_iter().collect::<TicketList>();
        assert_eq!(suppose(&guess), Some(Contradiction::Tickets(Seat::new(other))));
        let mut guess = fits.clone();
        guess.piles[0].bottom.push(held);
        assert_eq!(suppose(&guess), Some(Contradiction::Piles));
    }
    if let Some(top) = fits.piles[0].top.iter().next() {
        let mut guess = fits.clone();
        guess.piles[0].top.remove(top);
        assert_eq!(suppose(&guess), Some(Contradiction::Piles));
    }
}

#[test]
fn supposed_game_looks_the_same_and_can_be_continued() {
    for (at, name) in EDITIONS.into_iter().enumerate() {
        let tables = Tables::new(embedded(name)).expect("it fits");
        (2..=5).for_each(|seats| check(&tables, seats, game_seed(at as u64, seats as u64)));
    }
    for seed in 0..30 {
        let tables = Tables::new(boards::generated(seed)).expect("it fits");
        check(&tables, 2, seed);
    }
}

/// At the opening, the answers of other seats are secret, so a guess must include them.
#[test]
fn a_sealed_answer_must_be_guessed() {
    let tables = Tables::<SMALL>::new(embedded("usa-new")).expect("it fits");
    let mut game = Game::new(tables.clone(), &Setup::of(tables.edition(), 2), &mut NoListener).expect("it starts");
    let mut stream = Stream::new(5);
    game.deal_all(&mut Fast::new(5, 0), &mut NoListener);
    let first = game.choices(Seat::new(0)).nth(0);
    game.act(Seat::new(0), &first, &mut NoListener).expect("it is legal");
    let viewer = Seat::new(1);
    let view = game.view(Viewer::Seat(viewer));
    let mut guess = guess(&tables, &view, viewer, &mut stream);
    assert_eq!(Game::suppose(tables.clone(), &view, &guess).err(), Some(Contradiction::Sealed(Seat::new(0))));
    guess.sealed_choices[0] = 0b11;
    let mut other = Game::suppose(tables.clone(), &view, &guess).expect("the guess fits");
    play_on(&mut other, &mut stream);
}
