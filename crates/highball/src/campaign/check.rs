//! Everything a campaign's file claims, checked: every input, every deal, and every game of which there is a record.

use std::path::Path;
use std::sync::Arc;

use campaign::Campaign;
use campaign::edition::OpenGame;
use campaign::input::{Input, Waiting};
use campaign::log::{Kept, Ledger, Log};
use campaign::pack::Pack;
use dealer::{Revealed, game_seed};
use rules::edition::Edition;
use rules::record::{Damage, Header};

use super::Content;
use crate::fail::Failed;
use crate::replay::{Reader, Source, Verified, verify};
use crate::seeds::number_of;
use crate::table::{AnyTables, with_tables};
use crate::words::{Language, Message, Value, message};

/// A campaign that holds what its file claims.
pub struct Checked {
    pub ledger: Ledger,
    pub pack: Arc<Pack>,
    /// Who deals on; none where the file keeps no seed.
    pub dealer: Option<Revealed>,
    /// What is kept of the game in play.
    pub kept: Option<Kept>,
}

/// Checks the text of a campaign.
pub fn check(path: &Path, text: &str, content: &Content, language: Language) -> Result<Checked, Failed> {
    let name = path.display().to_string();
    let wrong = |line: usize, reason: Value| {
        Failed::input(match line {
            0 => message!("terminal-damage-of", name = &name, reason = reason),
            line => message!("terminal-damage-at", name = &name, line = line, reason = reason),
        })
    };
    let damaged = |damage: Damage| wrong(damage.line, damage.reason.into());
    let log = Log::import(text).map_err(damaged)?;
    let pack = content.find(&log.header().pack)?;
    log.check_pack(&pack).map_err(damaged)?;
    let dealer = dealer(&log).map_err(|reason| wrong(0, reason.into()))?;
    let mut campaign = Campaign::new(Arc::clone(&pack));
    let mut kept = None;
    for entry in log.entries() {
        let wrong = |reason: Value| wrong(entry.line, reason);
        if let Some(record) = entry.record {
            let Some(open) = campaign.open_game() else {
                return Err(wrong(message!("terminal-damage-record-alone").into()));
            };
            let table =
                Table::new(open, dealer.as_ref(), campaign.games_closed() + 1, Spoken { pack: &pack, language })?;
            let torn = entry.input.is_none() && table.is_torn(record);
            let result = if torn { None } else { table.result(&name, record, &pack)? };
            match entry.input {
                None => kept = Some(record.clone()),
                Some(Input::Result(told)) if result.as_ref() != Some(told) => {
                    return Err(wrong(message!("terminal-damage-other-result").into()));
                }
                Some(_) => {}
            }
        }
        let Some(input) = entry.input else { continue };
        if let (Input::Deal(outcome), Waiting::Chance(_), Some(dealer)) = (input, campaign.waiting(), &dealer) {
            let outcomes = campaign.outcomes();
            let dealt = &outcomes[dealer.below(campaign.deals(), outcomes.len() as u32) as usize];
            if dealt != outcome {
                let input = Input::Deal(dealt.clone()).to_string();
                return Err(wrong(message!("terminal-damage-deals-otherwise", input = input).into()));
            }
        }
        campaign.apply(input).map_err(|refused| wrong(refused.to_string().into()))?;
    }
    let ledger = Ledger::resume(Arc::clone(&pack), log).map_err(damaged)?;
    Ok(Checked { ledger, pack, dealer, kept })
}

/// The dealer of the seed that is kept, once it is found to be the one that the header had fixed.
fn dealer(log: &Log) -> Result<Option<Revealed>, Message> {
    let header = log.header();
    let Some(seed) = &header.seed else { return Ok(None) };
    let dealer = Revealed::new(&header.dealer, seed)
        .map_err(|_| message!("terminal-damage-no-seed", seed = seed, dealer = &header.dealer))?;
    match &header.seed_hash {
        Some(hash) if !hash.eq_ignore_ascii_case(&dealer.hash()) => {
            Err(message!("terminal-damage-seed-hash", named = hash, here = dealer.hash()))
        }
        _ => Ok(Some(dealer)),
    }
}

/// A pack, and the language in which its words are wanted.
#[derive(Clone, Copy)]
pub struct Spoken<'a> {
    pub pack: &'a Pack,
    pub language: Language,
}

impl Spoken<'_> {
    /// Who reads of a game of this edition: with names and cards in that language. What is played stays as it is.
    fn reader(self, edition: &Arc<Edition>) -> Reader {
        let (pack, mut shown) = (self.pack.in_language(self.language.tag()), Edition::clone(edition));
        for event in &mut shown.events {
            if let Some(known) = pack.event(&event.id) {
                (event.title, event.text) = (known.title.clone(), known.text.clone());
            }
        }
        for place in &mut shown.places {
            if let Some(known) = pack.city(&place.id) {
                place.name = known.name.clone();
            }
        }
        for card in &mut shown.postcards {
            if let Some(known) = pack.postcard(card.number) {
                card.title = known.public.title.clone();
            }
        }
        for card in &mut shown.crew {
            if let Some(known) = pack.crew.iter().find(|known| known.id == card.id) {
                card.title = known.title.clone();
            }
        }
        for pavilion in &mut shown.pavilions {
            if let Some(known) = pack.pavilions.iter().find(|known| known.id == pavilion.id) {
                pavilion.name = known.name.clone();
            }
        }
        Reader { shown: Arc::new(shown), language: self.language }
    }
}

/// The game that waits, laid out: what a record of it must begin with.
pub struct Table {
    pub open: OpenGame,
    pub tables: AnyTables,
    pub header: Header,
    pub reader: Reader,
    /// None where the campaign keeps no seed.
    seed: Option<u64>,
}

impl Table {
    /// The game of this number. Its seed comes from that of the campaign.
    pub fn new(open: OpenGame, dealer: Option<&Revealed>, game: u8, spoken: Spoken<'_>) -> Result<Table, Failed> {
        let edition: Arc<Edition> = open.text.edition().map_err(|flaws| {
            let flaws: Vec<String> = flaws.iter().map(|flaw| flaw.to_string()).collect();
            Failed::input(message!("terminal-saga-flawed", game = game, flaws = flaws.join("; ")))
        })?;
        let seed = dealer.map(|dealer| game_seed(number_of(dealer), game.into()));
        let dealer = seed.map(Revealed::fast);
        let (name, hash) = dealer.map_or(("none", None), |dealer| (dealer.name(), Some(dealer.hash())));
        let header = Header::new(&edition, open.setup(), name, hash);
        let (tables, reader) = (AnyTables::new(&edition), spoken.reader(&edition));
        Ok(Table { open, tables, header, reader, seed })
    }

    /// The dealer of this game, before its first deal.
    pub fn dealer(&self) -> Option<Revealed> {
        self.seed.map(Revealed::fast)
    }

    /// Whether not even the header of the record was written to its end.
    pub fn is_torn(&self, kept: &Kept) -> bool {
        let header = self.header.to_text();
        header.starts_with(&kept.text) && header != kept.text
    }

    /// Checks a record of this game, and gives its result if it is over.
    fn result(&self, name: &str, kept: &Kept, pack: &Pack) -> Result<Option<campaign::result::GameResult>, Failed> {
        with_tables!(&self.tables, |tables| {
            let verified: Verified<_> = self.verified(name, kept, tables)?;
            Ok(self.open.result(pack, verified.game()))
        })
    }

    /// The record played again. What is not finished names no seed yet, but is dealt from the same one.
    pub fn verified<const W: usize>(
        &self,
        name: &str,
        kept: &Kept,
        tables: &Arc<rules::tables::Tables<W>>,
    ) -> Result<Verified<W>, Failed> {
        let mut text = kept.text.clone();
        let source = Source { name, before: kept.before, text: &kept.text };
        let header = source.header()?;
        let own = |header: &Header| (header.edition.clone(), header.edition_hash.clone(), header.setup.clone());
        if own(&header) != own(&self.header) {
            let line = kept.before + 1;
            let reason = message!("terminal-damage-other-game");
            return Err(Failed::input(message!("terminal-damage-at", name = name, line = line, reason = reason)));
        }
        let seeded = text.lines().any(|line| line.trim_start().starts_with("seed "));
        if let (false, Some(dealer)) = (seeded, self.dealer().filter(|_| header.dealer == self.header.dealer)) {
            text.push_str(&format!("seed {}\n", dealer.seed()));
        }
        verify(tables, &self.reader, &Source { text: &text, ..source }, None)
    }
}
