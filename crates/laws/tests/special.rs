//! Records of rare situations, each with its final hash: secret answers, a game that stops while a
//! deal is pending, undone actions, a forked game, an end by passes, face-up cards with empty
//! piles, and newspapers. Records of editions that are not built in use the map in
//! `special/narrow`.

use std::fs;
use std::path::PathBuf;

use dealer::Revealed;
use rules::chance::Dealer;
use rules::fact::NoListener;
use rules::game::Waiting;
use rules::limits::SMALL;
use rules::record::{Record, RecordInput, Recorder, parse_header, parse_record};
use rules::tables::Tables;

fn special(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/special").join(path)
}

/// Replays a record to its final hash, and returns the game. If the seed is revealed, it must
/// produce every deal.
fn replay(text: &str) -> Result<(Record, Recorder<SMALL>), String> {
    let header = parse_header(text).map_err(|damage| damage.to_string())?;
    let edition = match maps::edition(&header.edition) {
        Ok(edition) => edition,
        Err(_) => {
            let map = maps::folder(&special("narrow")).map_err(|error| error.to_string())?;
            map.edition(&header.edition).map_err(|unknown| unknown.to_string())?
        }
    };
    let hash: String = edition.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    if header.edition_hash.as_deref() != Some(&hash) {
        return Err(format!("{} is now {hash}; old data must stay", edition.name));
    }
    let record = parse_record(text, &edition).map_err(|damage| damage.to_string())?;
    let mut dealer = match &record.seed {
        Some(seed) => {
            let revealed = Revealed::new(&header.dealer, seed).map_err(|bad| format!("{bad:?}"))?;
            Some(revealed.mixed(&header.nonces))
        }
        None => None,
    };
    if dealer.as_ref().is_some_and(|dealer| header.seed_hash != Some(dealer.hash())) {
        return Err("the seed is not the one whose hash the header names".to_string());
    }
    let tables = Tables::new(edition).expect("it fits");
    let mut recorder = Recorder::new(tables, header, &mut NoListener).map_err(|error| error.to_string())?;
    for ((&input, line), at) in record.inputs.iter().zip(&record.lines).zip(0..) {
        if let (Some(dealer), Waiting::Chance(draw)) = (&mut dealer, recorder.game().waiting())
            && RecordInput::Deal(dealer.pick(&draw)) != input
            && at >= record.header.forked
        {
            return Err(format!("line {line}: the seed deals something else"));
        }
        recorder.apply(input, &mut NoListener).map_err(|refused| format!("line {line}: {refused:?}"))?;
    }
    match &record.final_hash {
        Some(named) if *named == recorder.hash() => Ok((record, recorder)),
        _ => Err(format!("the hash is {}", recorder.hash())),
    }
}

/// Returns the record in this file, the replayed game, and the text of the record.
fn played(file: &str) -> (Record, Recorder<SMALL>, String) {
    let text = fs::read_to_string(special(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let (record, recorder) = replay(&text).unwrap_or_else(|broken| panic!("{file}: {broken}"));
    (record, recorder, text)
}

#[test]
fn forked_game_names_its_origin() {
    let (record, _, text) = played("forked.txt");
    assert!(record.header.forked > 50);
    let line = format!("forked {}\n", record.header.forked);
    assert!(replay(&text.replace(&line, "")).is_err(), "the seed has not dealt what was taken over");
    let (more, less) = (record.inputs.len() + 1, record.header.forked - 20);
    assert!(replay(&text.replace(&line, &format!("forked {more}\n"))).is_err());
    assert!(replay(&text.replace(&line, &format!("forked {less}\n"))).is_err());
    assert!(replay(&text.replace(&line, "forked -1\n")).is_err());
}

#[test]
fn special_records_replay_and_changed_ones_are_rejected() {
    let mut count = 0;
    for entry in fs::read_dir(special("")).expect("the folder can be read") {
        let name = entry.expect("it can be read").file_name().to_string_lossy().into_owned();
        if name.ends_with(".txt") {
            let (_, _, text) = played(&name);
            let changed = text.replacen("final-hash ", "final-hash 0", 1);
            assert!(replay(&changed).is_err(), "{name} was changed and nobody noticed");
            count += 1;
        }
    }
    assert_eq!(count, 9);
}

#[test]
fn opening_answers_are_sealed_where_the_record_stops() {
    for (file, answered) in [("opening-mix.txt", 1), ("opening-tickets.txt", 1)] {
        let (record, recorder, _) = played(file);
        let Waiting::Seats(open) = recorder.game().waiting() else { panic!("{file}: all seats are asked") };
        assert_eq!(open.count_ones() as usize, record.header.setup.colors.len() - answered, "{file}");
    }
}

#[test]
fn a_claim_fills_the_market_before_it_scores() {
    let (_, recorder, text) = played("refill-after-claim.txt");
    assert!(matches!(recorder.game().waiting(), Waiting::Chance(_)));
    assert!(text.contains("\nred claim aal-bor:1 with red 2\nfinal-hash "));
    // The earlier claim of a route with a single space scored one point.
    assert_eq!(recorder.game().open().score[0], 1);
}

#[test]
fn actions_can_be_undone_after_the_turn_passed() {
    let (record, _, _) = played("taking-back.txt");
    let undone: Vec<(usize, u32)> = (record.inputs.iter().enumerate())
        .filter_map(|(at, input)| if let RecordInput::Undo(_, to) = input { Some((at, *to)) } else { None })
        .collect();
    assert_eq!(undone, [(89, 88), (91, 87), (94, 86)]);
}

#[test]
fn passes_end_a_game_without_a_last_round() {
    let (_, recorder, text) = played("ended-by-passes.txt");
    assert!(recorder.game().standings().is_some());
    assert_eq!(recorder.game().open().turns_left, None);
    assert!(text.contains("\nblue pass\nred pass\nfinal-hash "));
}

#[test]
fn open_cards_need_the_option() {
    let (_, recorder, text) = played("open-cards.txt");
    assert!(recorder.game().standings().is_some());
    let without = text.replace("option open-cards\n", "");
    assert_eq!(replay(&without).err().as_deref(), Some("line 35: DrawBarred { piles: 0 }"));
}

#[test]
fn table_dealer_deals_a_whole_game() {
    let (record, recorder, text) = played("chacha.txt");
    assert_eq!(record.header.dealer, dealer::Chacha::NAME);
    assert!(recorder.game().standings().is_some());
    let at = |until| Recorder::replay(recorder.game().tables().clone(), &record, until).expect("it was played");
    assert!((0..record.inputs.len()).any(|until| at(until).game().open().stands));
    assert!(text.contains("deal newspaper"));
}

#[test]
fn nonces_count_for_every_deal() {
    let (record, recorder, text) = played("nonces.txt");
    assert_eq!(record.header.nonces.len(), 2);
    assert!(recorder.game().standings().is_some());
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("nonce ")).collect();
    for changed in [text.replacen(lines[0], "", 1), text.replacen(lines[1], lines[1].replace("ff", "fe").as_str(), 1)] {
        let broken = replay(&changed).err().expect("a changed nonce is detected");
        assert!(broken.contains("the seed deals something else"), "{broken}");
    }
}
