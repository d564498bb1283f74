//! Unit tests. They are here rather than next to the code because unit tests inside the crate would
//! compile all of it a second time.

mod address {
    use server::hooks::address::is_public;

    #[test]
    fn only_public_addresses_are_allowed() {
        let house = [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:a00:1::",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ];
        for address in house {
            assert!(!is_public(address.parse().expect("an address")), "{address}");
        }
        let open = [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "::ffff:8.8.8.8",
            "64:ff9b::8.8.8.8",
            "2002:808:808::",
            "2606:4700::1111",
            "2a00:1450::1",
        ];
        for address in open {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
    }
}

mod send {
    use server::hooks::send::{HookFailure, Sender, signature};
    use server::limits::HOOK_URL_MAX;

    #[test]
    fn signatures_are_the_hmac_of_the_body() {
        // Test case 2 from RFC 4231.
        let known = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert_eq!(signature("Jefe", "what do ya want for nothing?"), known);
    }

    #[tokio::test]
    async fn bad_addresses_are_refused_before_any_call() {
        let strict = Sender::new(false, None);
        for (address, failure) in [
            ("", HookFailure::NoAddress),
            ("example.org", HookFailure::NoAddress),
            ("ftp://example.org", HookFailure::NoAddress),
            ("file:///etc/passwd", HookFailure::NoAddress),
            ("https://name:word@1.1.1.1/", HookFailure::NoAddress),
            ("https://1.1.1.1/#part", HookFailure::NoAddress),
            ("http://1.1.1.1/", HookFailure::NotHttps),
            ("https://127.0.0.1/", HookFailure::Private),
            ("https://2130706433/", HookFailure::Private),
            ("https://0x7f.1/", HookFailure::Private),
            ("https://0177.0.0.1/", HookFailure::Private),
            ("https://[::1]/", HookFailure::Private),
            ("https://[::ffff:127.0.0.1]/", HookFailure::Private),
            ("https://169.254.169.254/latest", HookFailure::Private),
            ("https://10.1.2.3:8443/", HookFailure::Private),
            ("https://localhost/", HookFailure::Private),
            ("https://LOCALHOST/", HookFailure::Private),
        ] {
            assert_eq!(strict.check(address).await, Err(failure), "{address}");
        }
        let long = format!("https://1.1.1.1/{}", "x".repeat(HOOK_URL_MAX));
        assert_eq!(strict.check(&long).await, Err(HookFailure::NoAddress));
        assert_eq!(strict.check("https://1.1.1.1/turn?key=1").await, Ok(()));
        let lenient = Sender::new(true, None);
        assert_eq!(lenient.check("http://127.0.0.1:9/").await, Ok(()));
        assert_eq!(lenient.check("gopher://127.0.0.1/").await, Err(HookFailure::NoAddress));
    }
}

mod buckets {
    use server::http::buckets::Bucket;

    #[test]
    fn buckets_refill_over_time() {
        let mut bucket = Bucket::new(2, 60, 0);
        assert_eq!(
            [0, 0, 0, 999, 1000, 1000, 60_000].map(|now| bucket.take(now)),
            [true, true, false, false, true, false, true]
        );
        assert!(bucket.take(60_000) && !bucket.take(60_000), "it holds no more than two");
    }
}

mod timing {
    use protocol::Pace;
    use server::limits::BACK_RESERVE_MS;
    use server::table::timing::{DAY, Timing};

    #[test]
    fn time_banks_run_down_and_grow_with_turns() {
        let mut timing = Timing::new(Pace::Live { reserve_s: 60, per_move_s: 10 });
        assert_eq!(timing.due(), None);
        timing.asked(1_000, true);
        assert_eq!(timing.due(), Some(71_000));
        timing.answered(31_000, true);
        timing.asked(31_000, false);
        assert_eq!(timing.due(), Some(71_000), "a second card has no time of its own");
        timing.answered(41_000, false);
        assert_eq!((timing.due(), timing.shown().reserve), (None, Some(30_000)));
        timing.run_out();
        timing.back(100_000, true);
        assert_eq!(timing.due(), Some(100_000 + BACK_RESERVE_MS));
    }

    #[test]
    fn days_are_counted_per_turn() {
        let mut timing = Timing::new(Pace::Days { days: 2 });
        timing.asked(0, true);
        timing.answered(5, true);
        timing.asked(5, false);
        assert_eq!(timing.due(), Some(2 * DAY));
        timing.answered(7, false);
        timing.asked(9, true);
        assert_eq!(timing.due(), Some(9 + 2 * DAY));
        assert_eq!(Timing::new(Pace::None).due(), None);
    }
}

mod questions {
    use rules::action::Action;
    use server::table::questions::Questions;

    #[test]
    fn question_numbers_grow_only_with_own_questions() {
        let mut seat = Questions::default();
        assert_eq!(seat.at(), None);
        seat.note(true, false);
        assert_eq!(seat.at(), Some(1));
        seat.note(true, false);
        assert_eq!(seat.at(), Some(1), "somebody else has answered");
        seat.answered(Action::DrawBlind, 10, 12);
        seat.note(true, true);
        assert_eq!(seat.at(), Some(2));
        seat.answered(Action::Pass, 12, 13);
        seat.note(false, true);
        assert_eq!((seat.at(), seat.at_input(12)), (None, Some(2)));
        seat.take_back(12, 14);
        seat.note(true, true);
        assert_eq!((seat.at(), seat.at_input(12)), (Some(3), None));
        assert_eq!(seat.answer(2).and_then(|answer| answer.taken_back), Some(14));
        assert_eq!(seat.answer(1).map(|answer| answer.after), Some(12));
    }
}

mod api {
    use server::api::{CALLS, Call, CallSpec, at};

    #[test]
    fn addresses_are_found_and_differ() {
        let found = |path: &'static str| at(path).map(|(row, words)| (row.call, words)).collect::<Vec<_>>();
        assert_eq!(found("/api/tables/x/seats/2/sit"), [(Call::Sit, vec!["x", "2"])]);
        assert_eq!(found("/api/tables"), [(Call::Lobby, vec![]), (Call::NewTable, vec![])]);
        for nothing in ["", "/", "/api", "/api/tables/", "/api/tables/x/", "/api/tables//chat", "/api/me/keys"] {
            assert!(found(nothing).iter().all(|(call, _)| *call == Call::Keys), "{nothing}");
        }
        for (at, row) in CALLS.iter().enumerate() {
            let same =
                |other: &CallSpec| (other.method, other.path) == (row.method, row.path) || other.call == row.call;
            assert!(!CALLS[..at].iter().any(same), "{}", row.path);
            assert!(row.says.ends_with('.'), "{}", row.says);
        }
    }
}
