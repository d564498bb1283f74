//! Chances to win are held against ends of games in a way that notices when they are wrong.

use dealer::Stream;
use laws::chances::{Stand, Tally};
use laws::embedded;
use rules::limits::SMALL;
use rules::tables::Tables;

/// A tally of seats that win as often as `truth` says of the chance told.
fn tally(truth: impl Fn(f64) -> f64) -> Tally {
    let (mut stream, mut tally) = (Stream::new(4), Tally::default());
    let mut part = || stream.below(1 << 20) as f64 / (1 << 20) as f64;
    for _ in 0..40_000 {
        let chance = part();
        tally.add(chance, if part() < truth(chance) { 1.0 } else { 0.0 });
    }
    tally
}

#[test]
fn true_chances_have_no_error_and_planted_ones_do() {
    let honest = tally(|chance| chance);
    assert!(
        honest.error() < 0.01 && (honest.brier() - 1.0 / 6.0).abs() < 0.01,
        "{} {}",
        honest.error(),
        honest.brier()
    );
    let bold = tally(|chance| 0.5 + 0.5 * (chance - 0.5));
    assert!((bold.error() - 0.125).abs() < 0.01 && bold.brier() > honest.brier() + 0.01, "{}", bold.error());
    let reversed = tally(|chance| 1.0 - chance);
    assert!(reversed.error() > 0.4, "{}", reversed.error());
}

#[test]
fn the_same_games_tell_the_same() {
    let stand = Stand::new(&Tables::<SMALL>::new(embedded("legends")).expect("it fits")).expect("it has a network");
    for players in [2, 5] {
        let [first, again] = [0, 0].map(|number| stand.game(players, 9, number));
        assert!(first.positions > 0 && first.network.count() == first.positions * players as u64);
        assert_eq!(first.network.brier(), again.network.brier());
        assert_eq!(first.compared.count(), first.playouts.count());
    }
}
