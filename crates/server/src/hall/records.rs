//! Records that are brought in, and records that are checked.

use dealer::Revealed;
use protocol::{ImportRecord, TableCard, TableId, Verdict};
use rules::chance::Dealer;
use rules::edition::Edition;
use rules::fact::Deaf;
use rules::game::Waiting;
use rules::record::{Input, Record, Recorder, parse_header, parse_record};

use super::{Caller, Hall, Reply};
use crate::library::{Book, Shelf, content_hash, own_book};
use crate::limits::{RECORD_BYTES_MAX, RECORDS_PER_PERSON};
use crate::refusal::Refusal;
use crate::store::Which;
use crate::table::entry::Entry;
use crate::table::{Deed, Outcome};

fn check_size(record: &ImportRecord) -> Result<(), Refusal> {
    match record.text.len() > RECORD_BYTES_MAX {
        true => Err(Refusal::Bad(format!("A record has at most {RECORD_BYTES_MAX} bytes."))),
        false => Ok(()),
    }
}

impl Hall {
    async fn book_of(&self, record: &ImportRecord) -> Result<Book, Refusal> {
        check_size(record)?;
        let header = parse_header(&record.text).map_err(|damage| Refusal::Bad(format!("{damage}.")))?;
        let book = match &record.files {
            None => self.shared.book(&header.edition, record.map.as_deref()).await?,
            Some(map) => {
                if record.map.as_ref().is_some_and(|hash| *hash != content_hash(&map.files)) {
                    let text = "The map in this bundle has another hash than the bundle says; download it again.";
                    return Err(Refusal::Bad(text.to_string()));
                }
                let (files, name) = (map.files.clone(), header.edition.clone());
                self.shared.work_out(move || own_book(&files, &name)).await??
            }
        };
        check_edition(&header, book.edition()).map_err(Refusal::Bad)?;
        Ok(book)
    }

    pub(super) async fn import(&self, caller: &Caller, record: ImportRecord) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let book = self.book_of(&record).await?;
        let (shelf, text) = (book.clone(), record.text.clone());
        self.shared.work_out(move || verify(&shelf, &text)).await?.map_err(Refusal::Bad)?;
        let tables = self.shared.store.list(Which::Of(doer.id.clone()), u32::MAX).await?;
        let brought = tables.iter().filter_map(|listing| serde_json::from_str::<TableCard>(&listing.head.card).ok());
        if brought.filter(|card| card.imported).count() >= RECORDS_PER_PERSON {
            return Err(Refusal::TooMany("records of yours"));
        }
        let map = match record.files {
            Some(map) => Some(self.keep_map(caller, map).await?.hash),
            None => record.map,
        };
        let time = self.shared.clock.now();
        let first = Entry::Imported { time, host: doer.id, text: record.text, map };
        let table = self.shared.make(book, first).await?;
        self.deed(caller, &table.id, Deed::Replay).await.map(Reply::from)
    }

    pub(super) async fn verify(&self, record: ImportRecord) -> Result<Reply, Refusal> {
        let book = match self.book_of(&record).await {
            Ok(book) => book,
            Err(Refusal::Bad(message)) => return Ok(Reply::json(&wrong(message))),
            Err(refusal) => return Err(refusal),
        };
        let verdict = self.shared.work_out(move || verify(&book, &record.text).unwrap_or_else(wrong)).await?;
        Ok(Reply::json(&verdict))
    }

    /// A record with the files of its own map: nothing else is needed to play it again.
    pub(super) async fn bundle(&self, caller: &Caller, table: TableId) -> Result<Reply, Refusal> {
        let Outcome::Bundle(mut bundle) = self.deed(caller, &table, Deed::Bundle).await? else {
            return Err(Refusal::Unavailable);
        };
        if let Some(hash) = &bundle.map {
            bundle.files = Some(self.shared.map_files(hash).await?);
        }
        Ok(Reply::json(&bundle))
    }
}

fn wrong(message: String) -> Verdict {
    Verdict { holds: false, message, inputs: 0, seed_checked: false }
}

fn check_edition(header: &rules::record::Header, edition: &Edition) -> Result<(), String> {
    let hash = hex::encode(edition.hash);
    if header.edition_version != edition.version {
        return Err(format!(
            "The record was made on version {} of {}, and here is version {}.",
            header.edition_version, edition.name, edition.version
        ));
    }
    match &header.edition_hash {
        Some(named) if !named.eq_ignore_ascii_case(&hash) => {
            Err(format!("The record was made on data with the hash {named}, and here it is {hash}."))
        }
        _ => Ok(()),
    }
}

/// Plays a record and checks all it claims; otherwise says what is wrong.
pub fn verify(book: &Book, text: &str) -> Result<Verdict, String> {
    match book {
        Book::Small(shelf) => on(shelf, text),
        Book::Large(shelf) => on(shelf, text),
    }
}

fn on<const W: usize>(shelf: &Shelf<W>, text: &str) -> Result<Verdict, String> {
    let record = parse_record(text, shelf.tables.edition()).map_err(|damage| format!("{damage}."))?;
    let mut dealer = revealed(&record)?;
    let mut recorder = Recorder::new(shelf.tables.clone(), record.header.clone(), &mut Deaf)
        .map_err(|error| format!("The table cannot start: {error}."))?;
    let forked = record.header.forked;
    for ((input, line), at) in record.inputs.iter().zip(&record.lines).zip(0..) {
        // What was taken over was dealt by somebody else, but its deals are counted.
        if let (Some(dealer), Waiting::Chance(draw), Input::Deal(dealt)) =
            (&mut dealer, recorder.game().waiting(), input)
            && dealer.pick(&draw) != *dealt
            && at >= forked
        {
            return Err(format!("Line {line}: the revealed seed deals something else."));
        }
        recorder
            .apply(*input, &mut Deaf)
            .map_err(|refused| format!("Line {line} is not legal ({}).", refused.code()))?;
    }
    let hash = recorder.hash();
    if record.final_hash.as_ref().is_some_and(|named| !named.eq_ignore_ascii_case(&hash)) {
        return Err(format!("The record names another final hash than {hash}, to which the game leads."));
    }
    let inputs = record.inputs.len() as u32;
    let seed_checked = dealer.is_some();
    let seed = match (seed_checked, forked) {
        (false, 0) => String::new(),
        (false, _) => format!("; the first {forked} are those of another game"),
        (true, 0) => ", and the revealed seed gives every deal again".to_string(),
        (true, _) => format!(
            ", and the revealed seed gives every deal again after the first {forked}, which are those of another game"
        ),
    };
    Ok(Verdict { holds: true, message: format!("All {inputs} inputs are legal{seed}."), inputs, seed_checked })
}

fn revealed(record: &Record) -> Result<Option<Revealed>, String> {
    let Some(seed) = &record.seed else { return Ok(None) };
    let dealer = Revealed::new(&record.header.dealer, seed)
        .map_err(|_| "The revealed seed is none of the dealer that the header names.".to_string())?;
    match &record.header.seed_hash {
        Some(named) if !named.eq_ignore_ascii_case(&dealer.hash()) => {
            Err("The revealed seed has another hash than the one published before the game.".to_string())
        }
        _ => Ok(Some(dealer)),
    }
}
