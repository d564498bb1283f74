//! Any text is either a record that replays, or refused with a reason; what was read is written back as it was.

#![no_main]

use std::sync::{Arc, OnceLock};

use libfuzzer_sys::fuzz_target;
use rules::limits::SMALL;
use rules::record::{Recorder, parse_header, parse_record, split_records};
use rules::tables::Tables;

fn editions() -> &'static [Arc<Tables<SMALL>>] {
    static EDITIONS: OnceLock<Vec<Arc<Tables<SMALL>>>> = OnceLock::new();
    EDITIONS.get_or_init(|| {
        let tables = laws::EDITIONS.map(|name| Tables::new(laws::embedded(name)).expect("it fits"));
        tables.into()
    })
}

fuzz_target!(|text: &str| {
    for (_, text) in split_records(text) {
        let Ok(header) = parse_header(text) else { continue };
        let known = editions().iter().find(|tables| tables.edition().name == header.edition);
        let Some(tables) = known else { continue };
        let Ok(record) = parse_record(text, tables.edition()) else { continue };
        let again = parse_record(&record.to_text(tables.edition()), tables.edition()).expect("its own text can be read");
        assert!(again.inputs == record.inputs && again.header == record.header);
        if let Ok(recorder) = Recorder::replay(tables.clone(), &record, usize::MAX) {
            assert_eq!(recorder.game().broken_law(), None);
        }
    }
});
