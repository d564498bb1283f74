//! Tests of the final audit.

use std::sync::Arc;

use campaign::Campaign;
use campaign::audit::{AuditRow, Awards};
use campaign::pack::Pack;
use campaign::result::GameResult;
use campaign::reveal::CampaignViewer;
use rules::card::Color;

use crate::rulebook::scene::{PACK, Scene, seat, slips};

/// Plays a whole campaign. `game` changes each result before the result is applied. Returns the
/// accounts from first place to last.
fn audit(companies: &str, seats: impl Fn(u8) -> &'static str, game: impl Fn(u8, &mut GameResult)) -> Vec<AuditRow> {
    let mut scene = Scene::new(companies);
    for number in 1..=12 {
        scene.play(seats(number));
        let mut result = scene.plain_result();
        slips(&mut result, &[10, 10, 10, 10, 10]);
        game(number, &mut result);
        scene.game(&result);
        scene.finish();
    }
    scene.view().audit.expect("the books are audited").books
}

fn book<'a>(books: &'a [AuditRow], company: &str) -> &'a AuditRow {
    books.iter().find(|book| book.company.name() == company).expect("it takes part")
}

#[test]
fn slips_certificates_and_awards_add_up() {
    let books = audit(
        "blue red",
        |_| "blue red",
        |number, result| {
            seat(result, "blue").slip = 20;
            if number == 3 {
                seat(result, "red").certificates = 7;
            }
        },
    );
    let blue = book(&books, "blue");
    let awards = Awards { games_won: 15, tickets: 0, postcards: 0, cut_offs: 0 };
    assert_eq!((blue.slips, blue.certificates, blue.missed, blue.awards), (240, 0, 0, awards));
    assert_eq!(blue.total, 255);
    let red = book(&books, "red");
    // Red got postcard 71 after game 6, and gets a certificate for it when the pool ends.
    assert_eq!((red.slips, red.certificates, red.awards.postcards), (120, 10, 10));
    assert_eq!(books[0].company, Color::Blue);
}

#[test]
fn r_52_a_missed_game_is_worth_four_fifths_of_its_mean() {
    let seats = |number| if number == 5 { "blue red" } else { "blue red green" };
    let books = audit("blue red green", seats, |number, result| {
        if number == 5 {
            slips(result, &[33, 30]);
        }
    });
    // 80 % of 31.5 is 25.2.
    assert_eq!(book(&books, "green").missed, 25);
    assert_eq!(book(&books, "blue").missed, 0);
}

#[test]
fn newcomers_missed_all_earlier_games() {
    let mut scene = Scene::after("blue red", 11);
    scene.give("sign green person late");
    scene.finish();
    scene.play("blue red green");
    scene.game(&scene.plain_result());
    scene.finish();
    let books = scene.view().audit.unwrap().books;
    // The slips are 30 and 29, and 80 % of 29.5 is 23.6.
    assert_eq!(book(&books, "green").missed, 11 * 23);
    assert_eq!(book(&books, "green").slips, 28);
}

#[test]
fn tied_awards_go_to_every_leader() {
    let tickets: Vec<String> =
        PACK.tickets.iter().filter(|t| t.pack.is_none() && t.entry.is_none()).map(|t| t.id.clone()).collect();
    let books = audit(
        "blue red green",
        |_| "blue red green",
        |number, result| {
            if number == 1 {
                seat(result, "blue").completed = tickets[..1].to_vec();
                seat(result, "green").completed = tickets[1..2].to_vec();
            }
            if number == 5 {
                seat(result, "red").stakes = 2;
            }
        },
    );
    assert_eq!(["blue", "red", "green"].map(|company| book(&books, company).awards.tickets), [10, 0, 10]);
    assert_eq!(["blue", "red", "green"].map(|company| book(&books, company).awards.cut_offs), [0, 10, 0]);
}

/// Plays the same campaign of blue and red twice. The second time, a certificate makes the totals
/// equal. Returns the winner.
fn tied(game: impl Fn(u8, &mut GameResult) + Copy) -> &'static str {
    let first = audit("blue red", |_| "blue red", game);
    let [rich, poor] = [&first[0], &first[1]];
    let even = audit(
        "blue red",
        |_| "blue red",
        |number, result| {
            game(number, result);
            if number == 1 {
                seat(result, poor.company.name()).certificates = (rich.total - poor.total) as u16;
            }
        },
    );
    assert_eq!(even[0].total, even[1].total);
    even[0].company.name()
}

/// Lets blue or red win a game.
fn won_by(result: &mut GameResult, blue: bool) {
    slips(result, if blue { &[20, 10] } else { &[10, 20] });
}

#[test]
fn tied_books_rank_by_games_won() {
    assert_eq!(tied(|number, result| won_by(result, number < 8)), "blue");
    assert_eq!(tied(|number, result| won_by(result, number >= 8)), "red");
}

#[test]
fn tied_wins_rank_by_tickets() {
    let ticket = |company: &'static str| {
        move |number: u8, result: &mut GameResult| {
            won_by(result, number % 2 == 1);
            if number == 1 {
                seat(result, company).completed = vec!["T002".into()];
            }
        }
    };
    assert_eq!(tied(ticket("blue")), "blue");
    assert_eq!(tied(ticket("red")), "red");
}

#[test]
fn tied_tickets_rank_by_place_in_the_last_game() {
    assert_eq!(tied(|number, result| won_by(result, number % 2 == 1)), "red");
    assert_eq!(tied(|number, result| won_by(result, number % 2 == 0)), "blue");
}

#[test]
fn r_61() {
    // Numbers that the rulings leave open come from the pack.
    let mut pack = Pack::clone(&PACK);
    pack.numbers.audit.games_won = 1;
    let mut campaign = Campaign::new(Arc::new(pack));
    let plain = Scene::after("blue red", 12);
    for input in plain.ledger.log().inputs() {
        campaign.apply(input).unwrap();
    }
    let books = campaign.view(CampaignViewer::Spectator).audit.unwrap().books;
    assert_eq!(book(&books, "blue").awards.games_won, 1);
}

#[test]
fn founding_bonds_pay_once_by_the_number_of_companies() {
    for (companies, paid) in [("blue red", 9), ("blue red green", 6), ("blue red green yellow black", 0)] {
        let mut pack = Pack::clone(&PACK);
        let red = pack.companies.iter_mut().find(|company| company.color == Color::Red);
        red.expect("it is in the pack").bond = vec![9, 6, 3, 0];
        let mut campaign = Campaign::new(Arc::new(pack));
        let plain = Scene::after(companies, 12);
        for input in plain.ledger.log().inputs() {
            campaign.apply(input).unwrap();
        }
        let before = plain.view().audit.expect("the books are audited").books;
        let after = campaign.view(CampaignViewer::Spectator).audit.expect("the books are audited").books;
        for company in companies.split(' ') {
            let more = if company == "red" { paid } else { 0 };
            assert_eq!(book(&after, company).certificates, book(&before, company).certificates + more, "{company}");
            assert_eq!(book(&after, company).total, book(&before, company).total + more, "{company}");
        }
    }
}
