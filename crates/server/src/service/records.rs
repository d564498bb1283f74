//! Importing and verifying records.

use dealer::verify::{Checked, RecordFault};
use protocol::calls::TableQuery;
use protocol::sentences::{record_checks, record_gaps};
use protocol::{ImportRecord, TableCard, Verdict};
use rules::record::parse_header;
use rules::with_capacity;
use words::{Language, message};

use super::{Caller, Reply, Service};
use crate::editions::{LoadedEdition, content_hash, own_edition};
use crate::limits::{RECORD_BYTES_MAX, RECORDS_PER_PERSON};
use crate::owner::Query;
use crate::refusal::Refusal;
use crate::store::TableFilter;
use crate::table::ReadBundle;
use crate::table::entry::TableEntry;

fn check_size(record: &ImportRecord) -> Result<(), Refusal> {
    match record.text.len() > RECORD_BYTES_MAX {
        true => Err(Refusal::Bad(message!("verdict-size", most = RECORD_BYTES_MAX))),
        false => Ok(()),
    }
}

impl Service {
    async fn edition_of(&self, record: &ImportRecord) -> Result<LoadedEdition, Refusal> {
        check_size(record)?;
        let header = parse_header(&record.text).map_err(RecordFault::from)?;
        let Some(map) = &record.files else {
            return self.shared.loaded_edition(&header.edition, record.map.as_deref()).await;
        };
        if record.map.as_ref().is_some_and(|hash| *hash != content_hash(&map.files)) {
            return Err(Refusal::Bad(message!("verdict-bundle")));
        }
        let files = map.files.clone();
        self.shared.work_out(move || own_edition(&files, &header.edition)).await?
    }

    /// Verifies a record; returns its edition, its number of inputs, and a summary of the checks.
    async fn verified(&self, record: &ImportRecord) -> Result<(LoadedEdition, usize, Checked), Refusal> {
        let (loaded, text) = (self.edition_of(record).await?, record.text.clone());
        let work = move || verify(&loaded, &text).map(|(inputs, checked)| (loaded, inputs, checked));
        self.shared.work_out(work).await?
    }

    pub(super) async fn import(&self, caller: &Caller, record: ImportRecord) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        let (loaded, _, checked) = self.verified(&record).await?;
        if !checked.over {
            return Err(Refusal::Bad(message!("verdict-unfinished")));
        }
        let tables = self.shared.store.list(TableFilter::Of(actor.id.clone()), u32::MAX).await?;
        let brought = tables.iter().filter_map(|listing| serde_json::from_str::<TableCard>(&listing.head.card).ok());
        if brought.filter(|card| card.imported).count() >= RECORDS_PER_PERSON {
            return Err(Refusal::TooMany(message!("refusal-many-records")));
        }
        let map = match record.files {
            Some(map) => Some(self.keep_map(caller, map).await?.hash),
            None => record.map,
        };
        let time = self.shared.clock.now();
        let first = TableEntry::Imported { time, host: actor.id, text: record.text, map };
        let table = self.shared.make(loaded, first).await?;
        self.ask_table(caller, TableQuery::Replay { table: table.id }).await
    }

    pub(super) async fn verify(&self, caller: &Caller, record: ImportRecord) -> Result<Reply, Refusal> {
        Ok(Reply::json(&match self.verified(&record).await {
            Ok((_, inputs, checked)) => verdict(inputs, &checked, caller.language),
            Err(refusal @ (Refusal::Bad(_) | Refusal::Wrong(..) | Refusal::Flawed(_))) => Verdict {
                holds: false,
                message: refusal.text(caller.language),
                inputs: 0,
                seed_checked: false,
                unchecked: Vec::new(),
                fault: refusal.fault(),
            },
            Err(refusal) => return Err(refusal),
        }))
    }

    /// Returns a record together with the files of its custom map, so that any server can replay
    /// it.
    pub(super) async fn bundle(&self, query: Query) -> Result<Reply, Refusal> {
        let mut bundle = self.read_table(query, ReadBundle).await?;
        if let Some(hash) = &bundle.map {
            bundle.files = Some(self.shared.map_files(hash).await?);
        }
        Ok(Reply::json(&bundle))
    }
}

/// Returns the verdict on a valid record.
fn verdict(inputs: usize, checked: &Checked, language: Language) -> Verdict {
    let said = [Some(record_checks(checked, inputs)), record_gaps(checked)].into_iter().flatten();
    Verdict {
        holds: true,
        message: said.map(|said| said.text(language)).collect::<Vec<_>>().join(" "),
        inputs: inputs as u32,
        seed_checked: checked.seed,
        unchecked: checked.gaps().iter().map(|gap| gap.code().to_string()).collect(),
        fault: None,
    }
}

/// Verifies a record; returns its number of inputs, and a summary of the checks.
fn verify(loaded: &LoadedEdition, text: &str) -> Result<(usize, Checked), Refusal> {
    with_capacity!(&loaded.0, |sized| {
        let verified = dealer::verify::verify(&sized.tables, text, None)?;
        Ok((verified.inputs(), verified.checked))
    })
}
