//! Tests of single parts. They are not next to the code, because unit tests would compile the whole
//! crate a second time.

mod roster {
    use std::sync::Arc;

    use bots::{Atlas, BOTS, Planner, Player, Roster, Style, by_clock, known};
    use rules::fact::NoListener;
    use rules::game::Game;
    use rules::limits::SMALL;
    use rules::setup::Setup;
    use rules::tables::Tables;

    #[test]
    fn win_shares_add_up_repeat_and_match_the_result() {
        for name in maps::names() {
            let tables = Tables::<SMALL>::new(maps::edition(name).expect("embedded")).expect("it fits");
            let (roster, atlas) = (Roster::new(&tables), Arc::new(Atlas::new(&tables)));
            let mut game =
                Game::new(Arc::clone(&tables), &Setup::of(tables.edition(), 3), &mut NoListener).expect("it starts");
            let mut dealer = dealer::Fast::new(5, 0);
            let mut players: Vec<_> = (0..3).map(|_| Planner::light(&atlas, Style::PLANNER)).collect();
            let mut answers = 0;
            loop {
                if answers % 60 == 0 {
                    let shares = roster.win_shares(&game, 6, 9);
                    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{name}: {shares:?}");
                    assert_eq!(shares, roster.win_shares(&game, 6, 9), "{name}");
                }
                game.deal_all(&mut dealer, &mut NoListener);
                let Some(seat) = game.to_move() else { break };
                let action = players[rules::ids::Id::index(seat)].decide(&game.sight(seat));
                game.act(seat, &action, &mut NoListener).expect("it was offered");
                answers += 1;
            }
            let standings = game.standings().expect("it is over");
            let shares = roster.win_shares(&game, 2, 9);
            for (result, share) in standings.results().iter().zip(shares) {
                assert_eq!(result.place == 1, share > 0.0, "{name}");
            }
        }
    }

    #[test]
    fn list_and_roster_know_the_same_names() {
        let edition = maps::names().next().and_then(|name| maps::edition(name).ok()).expect("a map is embedded");
        let roster = Roster::<SMALL>::new(&Tables::new(edition).expect("it fits"));
        for bot in BOTS {
            assert!(known(bot.name) && roster.seat(bot.name, 1).is_ok(), "{}", bot.name);
            assert!(bot.about.ends_with('.'), "{}", bot.about);
        }
        for name in ["", "rando", "random:", "random:5", "program:true"] {
            assert!(!known(name) && roster.seat(name, 1).is_err(), "{name}");
        }
        assert!(by_clock("search") && by_clock("search:50ms") && !by_clock("search:50n") && !by_clock("random"));
    }
}

mod stats {
    use bots::arena::stats::{Blocks, student};

    #[test]
    fn few_blocks_give_wider_intervals() {
        for (freedom, expected) in [(1, 12.706), (4, 2.776), (9, 2.262), (30, 2.042), (1_000_000, 1.96)] {
            assert!((student(freedom) - expected).abs() < 0.01, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn only_the_variance_within_a_match_counts() {
        let (mut apart, mut together) = (Blocks::new(2), Blocks::new(1));
        for at in 0..20 {
            let noise = f64::from(at % 2) * 0.1;
            for of_match in 0..2 {
                apart.add(of_match, 0.2 + 0.5 * of_match as f64 + noise);
                together.add(0, 0.2 + 0.5 * of_match as f64 + noise);
            }
        }
        let width = |blocks: &Blocks| blocks.share().interval.map(|[low, high]| high - low).expect("many blocks");
        assert!(4.0 * width(&apart) < width(&together));
        assert_eq!(apart.share().value, together.share().value);
    }

    #[test]
    fn certainty_is_never_claimed() {
        let mut all = Blocks::new(1);
        all.add(0, 1.0);
        assert_eq!(all.estimate().interval, None);
        (0..9).for_each(|_| all.add(0, 1.0));
        let [low, high] = all.share().interval.expect("shares always have bounds");
        assert!((0.6..0.8).contains(&low) && high > 0.999, "{low} to {high}");
    }
}

mod rating {
    use bots::arena::rating::{CENTER, Duel, POINTS, chance, rate};
    use dealer::Stream;

    /// Creates a match for each pair of bots, with blocks of two games. Bots win as often as their
    /// planted ratings predict.
    fn planted(ratings: &[f64], blocks: usize, stream: &mut Stream) -> Vec<Vec<Vec<Duel>>> {
        let mut matches = Vec::new();
        for a in 0..ratings.len() {
            for b in a + 1..ratings.len() {
                let won = chance((ratings[a] - ratings[b]) / POINTS);
                let mut game = || if (stream.below(1 << 20) as f64) < won * f64::from(1 << 20) { 1.0 } else { 0.0 };
                let block = |_| vec![Duel { bots: [a, b], ahead: game() + game(), of: 2.0 }];
                matches.push((0..blocks).map(block).collect());
            }
        }
        matches
    }

    #[test]
    fn planted_strengths_are_found_and_covered() {
        // The ratings are symmetric, so any fair weights give the same mean.
        let ratings = [1250.0, 1050.0, 950.0, 750.0];
        let mut stream = Stream::new(7);
        let (mut held, mut asked, mut sum) = (0, 0, [0.0; 4]);
        for _ in 0..300 {
            let found = rate(4, &planted(&ratings, 40, &mut stream));
            for (at, estimate) in found.iter().enumerate() {
                let [low, high] = estimate.interval.expect("there are blocks");
                held += usize::from((low..=high).contains(&ratings[at]));
                asked += 1;
                sum[at] += estimate.value / 300.0;
            }
        }
        for (mean, planted) in sum.iter().zip(ratings) {
            assert!((mean - planted).abs() < 10.0, "{mean} instead of {planted}");
        }
        let coverage = held as f64 / asked as f64;
        assert!((0.93..0.975).contains(&coverage), "{coverage}");
    }

    #[test]
    fn repeated_games_in_a_block_do_not_narrow_intervals() {
        let width = |copies: f64| {
            let blocks = (0..100).map(|at| {
                let ahead = f64::from(u8::from(at % 3 > 0));
                vec![Duel { bots: [0, 1], ahead: ahead * copies, of: copies }]
            });
            let [low, high] = rate(2, &[blocks.collect()])[0].interval.expect("there are blocks");
            high - low
        };
        let [once, often] = [1.0, 10.0].map(width);
        assert!((once / often - 1.0).abs() < 0.05, "{once} and {often}");
    }

    #[test]
    fn hopeless_bots_do_not_widen_other_intervals() {
        let width = |ratings: &[f64]| {
            let found = rate(ratings.len(), &planted(ratings, 200, &mut Stream::new(3)));
            let [low, high] = found[0].interval.expect("there are blocks");
            high - low
        };
        assert!(width(&[1100.0, 1000.0, 900.0, -500.0]) < 1.2 * width(&[1100.0, 1000.0, 900.0]));
    }

    #[test]
    fn unbeaten_bots_keep_wide_intervals() {
        let blocks = (0..100).map(|_| vec![Duel { bots: [0, 1], ahead: 2.0, of: 2.0 }]).collect();
        let rated = rate(2, &[blocks]);
        // A hundred wins in a hundred blocks prove no more than a win share of 96 %, which corresponds to a lead of 570
        // points, or 285 points above the mean.
        let [low, high] = rated[0].interval.expect("there are blocks");
        assert!((1200.0..1350.0).contains(&low) && high > 1600.0, "{rated:?}");
        assert!((rated[0].value + rated[1].value - 2.0 * CENTER).abs() < 1e-6);
    }
}

mod company {
    use bots::company::spaces;

    #[test]
    fn shortest_paths_are_found() {
        let rails = [("a", "b", 2), ("b", "c", 2), ("a", "c", 5), ("d", "e", 1)];
        assert_eq!(spaces(&rails, "a", "c"), Some(4));
        assert_eq!(spaces(&rails, "c", "a"), Some(4));
        assert_eq!(spaces(&rails, "a", "e"), None);
    }
}
