//! The comparison of win chances with results detects wrong chances.

use bots::net::Calibration;
use dealer::Stream;
use laws::chances::{ChancesReport, ChancesSetup, ChancesTally, JudgedPosition, fit};
use laws::embedded;
use rules::limits::SMALL;
use rules::tables::Tables;

/// Tallies seats whose actual probability of winning is `truth(chance)`.
fn tally(truth: impl Fn(f64) -> f64) -> ChancesTally {
    let (mut stream, mut tally) = (Stream::new(4), ChancesTally::default());
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
fn same_games_give_the_same_report() {
    let stand =
        ChancesSetup::new(&Tables::<SMALL>::new(embedded("legends")).expect("it fits")).expect("it has a network");
    for players in [2, 5] {
        let [first, again] = [0, 0]
            .map(|number| ChancesReport::new(&stand.game(players, 9, number, true), &Calibration::plain(players)));
        for (first, again) in [(&first.view, &again.view), (&first.curve, &again.curve)] {
            assert!(first.network.count() > 0);
            assert_eq!(first.network.brier(), again.network.brier());
            assert_eq!(first.compared.count(), first.playouts.count());
        }
        assert_eq!(first.view.network.count(), first.positions * players as u64);
    }
}

/// Creates positions in which a seat sees chances that are twice as certain as they should be, and
/// overrates itself.
fn boastful() -> Vec<JudgedPosition> {
    let mut stream = Stream::new(8);
    let mut part = move || stream.below(1 << 20) as f64 / (1 << 20) as f64;
    let one = |number: usize| {
        let truth = 2.0 * part() - 1.0;
        let won = part() < 1.0 / (1.0 + (-truth).exp());
        let seat = number % 2;
        let mut view = vec![0.0; 2];
        view[seat] = 2.0 * truth + 0.8;
        let shares = if won == (seat == 0) { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
        JudgedPosition::new(1, seat, vec![view; 2], shares)
    };
    (0..20_000).map(one).collect()
}

#[test]
fn fit_corrects_planted_overconfidence() {
    let positions = boastful();
    let pool = fit(&positions, 2);
    assert!((pool.view[1] - 500).abs() < 40 && (pool.own[1] + 400).abs() < 40, "{pool:?}");
    assert_eq!(pool.view[0], 1000, "there is nothing to fit at the first stage");
    let error = |pool: &Calibration| ChancesReport::new(&positions, pool).view.network.error();
    let (plain, fitted) = (error(&Calibration::plain(2)), error(&pool));
    assert!(plain > 0.08 && fitted < 0.02, "{plain} {fitted}");
}
