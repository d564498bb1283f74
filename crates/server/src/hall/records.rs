//! Records that are brought in, and records that are checked.

use dealer::Revealed;
use protocol::{ImportRecord, TableCard, TableId, Verdict};
use rules::chance::Dealer;
use rules::edition::Edition;
use rules::fact::Deaf;
use rules::game::Waiting;
use rules::record::{Input, Record, Recorder, parse_header, parse_record};
use words::{Language, Message, message};

use super::{Caller, Hall, Reply};
use crate::library::{Book, Shelf, content_hash, own_book};
use crate::limits::{RECORD_BYTES_MAX, RECORDS_PER_PERSON};
use crate::refusal::Refusal;
use crate::store::Which;
use crate::table::entry::Entry;
use crate::table::{Deed, Outcome};

fn check_size(record: &ImportRecord) -> Result<(), Refusal> {
    match record.text.len() > RECORD_BYTES_MAX {
        true => Err(Refusal::Bad(message!("verdict-size", most = RECORD_BYTES_MAX))),
        false => Ok(()),
    }
}

impl Hall {
    async fn book_of(&self, record: &ImportRecord) -> Result<Book, Refusal> {
        check_size(record)?;
        let header = parse_header(&record.text).map_err(Refusal::unreadable)?;
        let book = match &record.files {
            None => self.shared.book(&header.edition, record.map.as_deref()).await?,
            Some(map) => {
                if record.map.as_ref().is_some_and(|hash| *hash != content_hash(&map.files)) {
                    return Err(Refusal::Bad(message!("verdict-bundle")));
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
            return Err(Refusal::TooMany(message!("refusal-many-records")));
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

    pub(super) async fn verify(&self, caller: &Caller, record: ImportRecord) -> Result<Reply, Refusal> {
        let language = caller.language;
        let wrong = |message: String| Verdict { holds: false, message, inputs: 0, seed_checked: false };
        let book = match self.book_of(&record).await {
            Ok(book) => book,
            Err(refusal @ (Refusal::Bad(_) | Refusal::Flawed(_))) => {
                return Ok(Reply::json(&wrong(refusal.text(language))));
            }
            Err(refusal) => return Err(refusal),
        };
        let found = self.shared.work_out(move || verify(&book, &record.text)).await?;
        Ok(Reply::json(&match found {
            Ok(holds) => holds.verdict(language),
            Err(message) => wrong(message.text(language)),
        }))
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

/// A record that holds.
pub(super) struct Holds {
    inputs: u32,
    /// So many of them are those of another game.
    forked: u32,
    seed_checked: bool,
}

impl Holds {
    fn verdict(&self, language: Language) -> Verdict {
        let Holds { inputs, forked, seed_checked } = *self;
        let message = match (seed_checked, forked) {
            (false, 0) => message!("verdict-holds", inputs = inputs),
            (false, _) => message!("verdict-holds-forked", inputs = inputs, forked = forked),
            (true, 0) => message!("verdict-holds-seed", inputs = inputs),
            (true, _) => message!("verdict-holds-seed-forked", inputs = inputs, forked = forked),
        };
        Verdict { holds: true, message: message.text(language), inputs, seed_checked }
    }
}

fn check_edition(header: &rules::record::Header, edition: &Edition) -> Result<(), Message> {
    let hash = hex::encode(edition.hash);
    if header.edition_version != edition.version {
        let (made, here) = (header.edition_version, edition.version);
        return Err(message!("verdict-version", made = made, edition = &*edition.name, here = here));
    }
    match &header.edition_hash {
        Some(named) if !named.eq_ignore_ascii_case(&hash) => {
            Err(message!("verdict-edition", made = named, here = hash))
        }
        _ => Ok(()),
    }
}

/// Plays a record and checks all it claims; otherwise says what is wrong.
pub(super) fn verify(book: &Book, text: &str) -> Result<Holds, Message> {
    match book {
        Book::Small(shelf) => on(shelf, text),
        Book::Large(shelf) => on(shelf, text),
    }
}

fn on<const W: usize>(shelf: &Shelf<W>, text: &str) -> Result<Holds, Message> {
    let record = parse_record(text, shelf.tables.edition())
        .map_err(|damage| message!("verdict-unreadable", detail = damage.to_string()))?;
    let mut dealer = revealed(&record)?;
    let mut recorder = Recorder::new(shelf.tables.clone(), record.header.clone(), &mut Deaf)
        .map_err(|error| message!("verdict-start", detail = error.to_string()))?;
    let forked = record.header.forked;
    for ((input, line), at) in record.inputs.iter().zip(&record.lines).zip(0..) {
        // What was taken over was dealt by somebody else, but its deals are counted.
        if let (Some(dealer), Waiting::Chance(draw), Input::Deal(dealt)) =
            (&mut dealer, recorder.game().waiting(), input)
            && dealer.pick(&draw) != *dealt
            && at >= forked
        {
            return Err(message!("verdict-deal", line = *line));
        }
        recorder
            .apply(*input, &mut Deaf)
            .map_err(|refused| message!("verdict-line", line = *line, code = refused.code()))?;
    }
    let hash = recorder.hash();
    if record.final_hash.as_ref().is_some_and(|named| !named.eq_ignore_ascii_case(&hash)) {
        return Err(message!("verdict-end", hash = hash));
    }
    Ok(Holds { inputs: record.inputs.len() as u32, forked, seed_checked: dealer.is_some() })
}

fn revealed(record: &Record) -> Result<Option<Revealed>, Message> {
    let Some(seed) = &record.seed else { return Ok(None) };
    let dealer = Revealed::new(&record.header.dealer, seed).map_err(|_| message!("verdict-dealer"))?;
    match &record.header.seed_hash {
        Some(named) if !named.eq_ignore_ascii_case(&dealer.hash()) => Err(message!("verdict-seed")),
        _ => Ok(Some(dealer)),
    }
}
