//! docs/observations.md matches the code. After an intended change, which needs a new version
//! number, `HIGHBALL_BLESS=1` rewrites the tables.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use bots::net::actions::{ALONE, ANSWER, DECK, DONE, FACE, FIXED, MIX, PASSENGER, PAYMENT, PaymentDetail};
use bots::net::{Casting, Lane, ObservationLayout, Run, VERSION};
use rules::limits::SMALL;
use rules::tables::Tables;

/// Number of steps in the hashed game.
const STEPS: usize = 200;
/// The position of the chosen action among the legal ones moves on by this number at each step.
const APART: usize = 7;

fn tables(edition: &str) -> Arc<Tables<SMALL>> {
    Tables::new(maps::edition(edition).expect("it is embedded")).expect("it fits")
}

/// Hashes all observations and masks in a fixed game.
fn checksum(edition: &str) -> String {
    let casting = Casting::Mixed { seats: vec![(4, 1.0)], bots: Vec::new() };
    let run = Arc::new(Run::new(&tables(edition), casting, PaymentDetail::All, 1).expect("it can be cast"));
    let mut lane = Lane::new(&run, 0, 1);
    let layout = &run.chart.layout;
    let (mut obs, mut mask, mut shown) = (vec![0; layout.bytes()], vec![0; layout.mask_bytes()], Vec::new());
    for step in 0..STEPS {
        lane.observe(&mut obs);
        lane.mask().write(&mut mask);
        shown.extend_from_slice(&obs);
        shown.extend_from_slice(&mask);
        let index = lane.mask().nth(APART * step % lane.mask().len()).expect("there is a choice");
        lane.step(index);
    }
    dealer::seed_hash(&shown)[..16].to_string()
}

fn shapes() -> String {
    let mut table = String::from(
        "| edition | routes | tickets | bytes | bytes of bits | counts | inputs | mask bytes | actions | can be offered | \
         checksum |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|\n",
    );
    for name in maps::names() {
        let layout = ObservationLayout::new(&tables(name));
        let _ = writeln!(
            table,
            "| `{name}` | {} | {} | {} | {} | {} | {} | {} | {} | {} | `{}` |",
            layout.routes,
            layout.tickets,
            layout.bytes(),
            layout.bit_bytes(),
            layout.counts,
            layout.live_bits().len() + layout.counts,
            layout.mask_bytes(),
            layout.actions(),
            layout.live_actions().len(),
            checksum(name),
        );
    }
    table
}

fn actions() -> String {
    let width = 64 * SMALL;
    let rows = [
        (DONE, DECK, "the end of a ticket choice; no second claim; a pass"),
        (DECK, FACE, "the top card of the deck"),
        (FACE, MIX, "a face-up card, by its face"),
        (MIX, PAYMENT, "drawing tickets: 27 plus the number of long tickets in the mix (27 without a mix)"),
        (PAYMENT, ALONE, "a payment, by colour and number of locomotives"),
        (ALONE, PASSENGER, "a payment of locomotives alone"),
        (PASSENGER, ANSWER, "a passenger, by colour"),
        (ANSWER, FIXED, "an answer to the question of a card, by its number"),
        (FIXED, FIXED + width, "a route: claimed, named, or claimed second"),
        (FIXED + width, FIXED + 2 * width, "a ticket to keep"),
    ];
    let mut table = String::from("| indices | answer |\n|---|---|\n");
    for (from, to, what) in rows {
        let indices = if to == from + 1 { from.to_string() } else { format!("{from} to {}", to - 1) };
        let _ = writeln!(table, "| {indices} | {what} |");
    }
    table
}

/// Returns the document with its tables regenerated.
fn renewed(document: &str) -> String {
    let mut text = document.to_string();
    for (name, table) in [("<!--shapes-->\n", shapes()), ("<!--actions-->\n", actions())] {
        let from = text.find(name).expect("the mark is there") + name.len();
        let to = from + text[from..].find("<!--end-->").expect("it has an end");
        text.replace_range(from..to, &table);
    }
    text
}

#[test]
fn documented_tables_match_the_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/observations.md");
    let document = std::fs::read_to_string(&path).expect("it can be read");
    let renewed = renewed(&document);
    if std::env::var_os("HIGHBALL_BLESS").is_some() {
        std::fs::write(&path, &renewed).expect("it can be written");
        return;
    }
    assert!(document.contains(&format!("version {VERSION}, `highball.ENCODER`")), "the document is of another version");
    assert_eq!(document, renewed, "observations or actions changed: count VERSION up and bless this document");
}

#[test]
fn changed_observations_are_detected() {
    let sum = checksum("usa-classic");
    assert_eq!(sum, checksum("usa-classic"));
    assert_ne!(sum, checksum("usa-new"), "other tickets are seen");
}
