//! Founding campaigns, finding them, and everything people do between their games.

use std::sync::Arc;

use campaign::Campaign;
use campaign::edition::GameText;
use campaign::input::{Answer, Input, Player};
use campaign::log::Log;
use campaign::pack::Pack;
use dealer::Chacha;
use protocol::{
    CampaignCard, CampaignId, ForkCampaign, Hand, ImportCampaign, MapInfo, NewCampaign, NewMap, NewTable, PackCompany,
    PackInfo, Sitter, TableId,
};
use rules::card::Color;
use rules::limits::{SEATS_MAX, SEATS_MIN};
use serde_json::{Value, json};
use words::message;

use super::library::{edition_text, no_such_edition};
use super::{Caller, Hall, Reply, ReplyBody, Shared};
use crate::api;
use crate::campaign::{Chronicle, Entry, SIGN, board, is_campaign};
use crate::clock::Millis;
use crate::library::{Book, content_hash};
use crate::limits::{CAMPAIGN_BYTES_MAX, CAMPAIGNS_PER_PERSON, LIST_MAX, TABLE_LETTERS};
use crate::permit::permit;
use crate::refusal::Refusal;
use crate::store::{Journal, Which};
use crate::table::deeds::{Doer, Writing, check_seats, check_terms, clean};
use crate::table::entry::{Chapter, Entry as TableEntry};

/// Everything that people do in a campaign.
#[derive(Clone)]
pub enum CampaignDeed {
    See,
    SeeAs(Color),
    Claim(Color, Option<String>),
    Hand(Color, Hand),
    Away(Color, Option<String>),
    Back(Color),
    Answer(Color, u32, Value),
    CallGame(u32, Option<Vec<String>>),
    Told(u32),
    Read(u32),
    Rewind(u8),
    Decline,
}

impl CampaignDeed {
    /// The call this belongs to.
    pub fn call(&self) -> api::Call {
        match self {
            CampaignDeed::See => api::Call::Campaign,
            CampaignDeed::SeeAs(_) => api::Call::CompanyView,
            CampaignDeed::Claim(..) => api::Call::Claim,
            CampaignDeed::Hand(..) => api::Call::HandCompany,
            CampaignDeed::Away(..) => api::Call::Away,
            CampaignDeed::Back(_) => api::Call::CompanyBack,
            CampaignDeed::Answer(..) => api::Call::CompanyAnswer,
            CampaignDeed::CallGame(..) => api::Call::CallGame,
            CampaignDeed::Told(_) => api::Call::Told,
            CampaignDeed::Read(_) => api::Call::ReadTo,
            CampaignDeed::Rewind(_) => api::Call::Rewind,
            CampaignDeed::Decline => api::Call::DeclineRewind,
        }
    }

    fn company(&self) -> Option<Color> {
        match self {
            CampaignDeed::SeeAs(company)
            | CampaignDeed::Claim(company, _)
            | CampaignDeed::Hand(company, _)
            | CampaignDeed::Away(company, _)
            | CampaignDeed::Back(company)
            | CampaignDeed::Answer(company, ..) => Some(*company),
            _ => None,
        }
    }

    fn done(self, chronicle: &mut Chronicle, doer: &Doer, time: Millis) -> Result<(), Refusal> {
        match self {
            CampaignDeed::See | CampaignDeed::SeeAs(_) => Ok(()),
            CampaignDeed::Claim(company, name) => chronicle.claim(doer, company, name.as_deref(), time),
            CampaignDeed::Hand(company, to) => chronicle.hand(company, &to, time),
            CampaignDeed::Away(company, bot) => {
                chronicle.stand_in(company, Some(bot.as_deref().unwrap_or(STAND_IN)), time)
            }
            CampaignDeed::Back(company) => chronicle.stand_in(company, None, time),
            CampaignDeed::Answer(company, at, answer) => {
                let answer: Answer = serde_json::from_value(answer)
                    .map_err(|error| Refusal::Bad(message!("refusal-body", detail = error.to_string())))?;
                // Who answers is there.
                chronicle.stand_in(company, None, time)?;
                chronicle.answer(company, at, answer, time)
            }
            CampaignDeed::CallGame(at, seats) => {
                let colors = seats.map(|seats| seats.iter().map(|seat| company(seat)).collect::<Result<Vec<_>, _>>());
                chronicle.call_game(at, colors.transpose()?, time)
            }
            CampaignDeed::Told(to) => chronicle.tell(to),
            CampaignDeed::Read(to) => chronicle.read(&doer.id, to),
            CampaignDeed::Rewind(game) => chronicle.agree(&doer.id, game, time),
            CampaignDeed::Decline => chronicle.decline(time),
        }
    }
}

/// The bot that stands in where none is named.
const STAND_IN: &str = "normal";

/// The company of this colour.
pub fn company(word: &str) -> Result<Color, Refusal> {
    Color::named(word).ok_or_else(Refusal::no_such_company)
}

fn pack(name: &str) -> Result<Arc<Pack>, Refusal> {
    Pack::embedded(name).map(Arc::new).ok_or_else(Refusal::no_such_pack)
}

impl Shared {
    /// The edition of a campaign's game.
    pub async fn chapter_book(&self, text: &GameText) -> Result<Book, Refusal> {
        let hash = content_hash(&text.files());
        if let Some(book) = self.library.known(Some(&hash), &text.name) {
            return Ok(book);
        }
        let own = text.clone();
        let made = self.work_out(move || own.edition().map(|edition| Book::new(&edition))).await?;
        let flawed = |flaws: Vec<rules::edition::Flaw>| {
            let flaws: Vec<String> = flaws.iter().map(|flaw| flaw.to_string()).collect();
            Refusal::Flawed(flaws.join("\n"))
        };
        Ok(self.library.keep(Some(&hash), &text.name, made.map_err(flawed)?))
    }
}

impl Hall {
    /// Does what is wanted, and answers with what the caller sees then.
    pub(super) async fn campaign(
        &self,
        caller: &Caller,
        id: &CampaignId,
        deed: CampaignDeed,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer();
        let own = deed.company();
        let done = |chronicle: &mut Chronicle, time| {
            permit(api::needs(deed.call()), &chronicle.standing(doer.as_ref(), own))?;
            let nobody = Doer { id: "".into(), name: String::new() };
            deed.done(chronicle, doer.as_ref().unwrap_or(&nobody), time)
        };
        let seeing = |chronicle: &Chronicle| {
            let person = doer.as_ref().map(|doer| &doer.id);
            let own = own.filter(|own| person.is_some_and(|person| chronicle.is_run_by(*own, person)));
            Ok(chronicle.seeing(own, person, language))
        };
        self.shared.with_campaign(id, done, seeing).await.map(|seeing| Reply::json(&seeing))
    }

    async fn found(&self, doer: &Doer, first: Entry, language: &str) -> Result<Reply, Refusal> {
        let all = self.shared.store.list(Which::BusyOf(doer.id.clone()), LIST_MAX).await?;
        if all.iter().filter(|listing| is_campaign(&listing.table)).count() >= CAMPAIGNS_PER_PERSON {
            return Err(Refusal::TooMany(message!("refusal-many-campaigns")));
        }
        let id = CampaignId(format!("{SIGN}{}", self.shared.luck.word(TABLE_LETTERS)));
        let chronicle = self.shared.keep_campaign(Chronicle::found(id, first)?).await?;
        Ok(Reply::json(&chronicle.seeing(None, Some(&doer.id), language)))
    }

    pub(super) async fn new_campaign(
        &self,
        caller: &Caller,
        new: NewCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&new.name, Writing::Name)?;
        let first = Pack::names().next().unwrap_or_default();
        let pack = pack(new.pack.as_deref().unwrap_or(first))?;
        check_terms(new.terms.pace, &new.terms.time_out)?;
        if !(SEATS_MIN..=SEATS_MAX).contains(&new.companies.len()) {
            return Err(Refusal::Bad(message!("refusal-companies", least = SEATS_MIN, most = SEATS_MAX)));
        }
        let holders: Vec<_> = new.companies.iter().map(|new| new.holder.clone()).collect();
        let mut companies: Vec<(Color, Sitter)> = Vec::new();
        for (new, holder) in new.companies.iter().zip(check_seats(&holders, &doer)?) {
            let color = company(&new.company)?;
            if !pack.companies.iter().any(|known| known.color == color) {
                return Err(Refusal::no_such_company());
            }
            if companies.iter().any(|(known, _)| *known == color) {
                return Err(Refusal::Bad(message!("refusal-company-twice")));
            }
            companies.push((color, holder));
        }
        let first = Entry::Founded {
            time: self.shared.clock.now(),
            host: doer.id.clone(),
            name,
            pack: pack.name.clone(),
            terms: new.terms,
            companies,
            dealer: Chacha::NAME.to_string(),
            seed: self.shared.luck.secret(),
            log: None,
        };
        self.found(&doer, first, language).await
    }

    pub(super) async fn import_campaign(
        &self,
        caller: &Caller,
        import: ImportCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&import.name, Writing::Name)?;
        check_terms(import.terms.pace, &import.terms.time_out)?;
        if import.text.len() > CAMPAIGN_BYTES_MAX {
            return Err(Refusal::Bad(message!("refusal-campaign-size", most = CAMPAIGN_BYTES_MAX)));
        }
        let text = import.text;
        let (log, campaign) = self.shared.work_out(move || checked(&text)).await??;
        let companies = signed(&campaign);
        let header = log.header();
        let (dealer, seed) = match &header.seed {
            Some(seed) => (header.dealer.clone(), seed.clone()),
            None => (Chacha::NAME.to_string(), self.shared.luck.secret()),
        };
        let first = Entry::Founded {
            time: self.shared.clock.now(),
            host: doer.id.clone(),
            name,
            pack: campaign.pack().name.clone(),
            terms: import.terms,
            companies,
            dealer,
            seed,
            log: Some(log.export()),
        };
        self.found(&doer, first, language).await
    }

    pub(super) async fn fork_campaign(
        &self,
        caller: &Caller,
        id: &CampaignId,
        fork: ForkCampaign,
        language: &str,
    ) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&fork.name, Writing::Name)?;
        let (time, seed) = (self.shared.clock.now(), self.shared.luck.secret());
        let first = self.shared.look_into(id, |chronicle| {
            permit(api::needs(api::Call::ForkCampaign), &chronicle.standing(Some(&doer), None))?;
            Ok(Entry::Founded {
                time,
                host: doer.id.clone(),
                name,
                pack: chronicle.pack.name.clone(),
                terms: chronicle.terms.clone(),
                companies: chronicle.companies_left(),
                dealer: Chacha::NAME.to_string(),
                seed,
                log: Some(chronicle.fork(fork.game)?.export()),
            })
        });
        self.found(&doer, first.await?, language).await
    }

    pub(super) async fn my_campaigns(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let doer = caller.doer().ok_or(Refusal::WhoAreYou)?;
        let all = self.shared.store.list(Which::Of(doer.id), LIST_MAX).await?;
        let own = all.iter().filter(|listing| is_campaign(&listing.table));
        let cards: Vec<CampaignCard> = own.filter_map(|own| serde_json::from_str(&own.head.card).ok()).collect();
        Ok(Reply::json(&cards))
    }

    pub(super) async fn export_campaign(&self, caller: &Caller, id: &CampaignId) -> Result<Reply, Refusal> {
        let doer = caller.doer();
        let text = self.shared.look_into(id, |chronicle| {
            permit(api::needs(api::Call::ExportCampaign), &chronicle.standing(doer.as_ref(), None))?;
            Ok(chronicle.export())
        });
        Ok(Reply::from(ReplyBody::Text(text.await?)))
    }

    /// What is known of packs before a campaign is founded.
    pub(super) fn packs(&self, language: &str) -> Reply {
        let info = |name: &str| {
            let pack = Pack::embedded(name)?;
            let pack = pack.in_language(language);
            let company = |company: &campaign::pack::Company| PackCompany {
                company: company.color.name().to_string(),
                name: company.name.clone(),
                motto: company.motto.clone(),
                bonus: company.text.clone(),
            };
            Some(PackInfo {
                name: pack.name.clone(),
                title: pack.title.clone(),
                companies: pack.companies.iter().map(company).collect(),
                years: pack.games.iter().map(|game| game.year).collect(),
            })
        };
        Reply::json(&Pack::names().filter_map(info).collect::<Vec<_>>())
    }

    /// The board that is known now, as data or drawn.
    pub(super) async fn campaign_board(&self, id: &CampaignId, drawn: bool) -> Result<Reply, Refusal> {
        let campaign = self.shared.look_into(id, |chronicle| Ok(chronicle.campaign().clone())).await?;
        let (text, name) = (campaign.board(), if drawn { "drawing" } else { "edition" });
        let hash = content_hash(&text.files());
        let make = move || {
            let map = board::map(campaign.pack(), &text)?;
            Ok(match drawn {
                true => board::drawing(campaign.pack(), &campaign, &map),
                false => edition_text(&map, &map.editions[0]),
            })
        };
        let made = async { self.shared.work_out(make).await? };
        let page = self.shared.library.page(Some(&hash), name, made).await?;
        Ok(Reply::from(ReplyBody::Current(page)))
    }

    /// The board that is left after the end, as an own map of the caller.
    pub(super) async fn leftover(&self, caller: &Caller, id: &CampaignId) -> Result<Reply, Refusal> {
        let doer = caller.doer();
        let map = self.shared.look_into(id, |chronicle| {
            permit(api::needs(api::Call::LeftoverMap), &chronicle.standing(doer.as_ref(), None))?;
            let left = chronicle.campaign().leftover();
            let left = left.ok_or_else(|| Refusal::Phase(message!("refusal-no-board-left")))?;
            let mut files = left.files();
            files.insert("drawing.toml".to_string(), format!("title = {:?}\n", chronicle.name));
            files.insert("land.json".to_string(), maps::NORTH_AMERICA.to_string());
            Ok(NewMap { name: chronicle.name.clone(), files })
        });
        let info: MapInfo = self.keep_map(caller, map.await?).await?;
        Ok(Reply::json(&info))
    }

    /// The edition of a campaign's game, with what everybody may know of its cards, in a language; or its board, drawn.
    pub(super) async fn table_page(&self, id: &TableId, drawn: bool, language: &str) -> Result<Reply, Refusal> {
        let journal: Journal = self.shared.store.journal(id).await?.ok_or(Refusal::NoSuchTable)?;
        let first = journal.entries.first().and_then(|entry| serde_json::from_str::<TableEntry>(entry).ok());
        let chapter = match first {
            Some(TableEntry::Opened { chapter: Some(chapter), .. }) => chapter,
            Some(TableEntry::Opened { table: NewTable { edition, map, .. }, .. }) => {
                return match (map, drawn) {
                    (None, true) => self.drawing(&edition).await,
                    (None, false) => self.edition(&edition).await,
                    (Some(map), true) => self.map_drawing(&map).await,
                    (Some(map), false) => self.map_edition(&map, &edition).await,
                };
            }
            _ => return Err(no_such_edition()),
        };
        let hash = content_hash(&chapter.open.text.files());
        let pack = pack(&chapter.pack)?;
        if drawn {
            let text = chapter.open.text.clone();
            let draw = move || board::map(&pack, &text).map(|map| maps::drawing(&map));
            let draw = async { self.shared.work_out(draw).await? };
            return self.shared.library.page(Some(&hash), "drawing", draw).await.map(Reply::from);
        }
        let seeing = self.shared.look_into(&chapter.campaign, |chronicle| {
            Ok(chronicle.campaign().view_in(chronicle.pack.in_language(language), campaign::opened::Viewer::Spectator))
        });
        let view = seeing.await?;
        let (own, tongue) = (chapter.clone(), language.to_string());
        let data = self.shared.work_out(move || chapter_edition(&pack, &own, &tongue, &view)).await??;
        Ok(Reply::from(ReplyBody::Json(data.to_string())))
    }
}

/// An edition as data, with the words of its cards in a language.
fn chapter_edition(
    pack: &Pack,
    chapter: &Chapter,
    language: &str,
    view: &campaign::view::CampaignView,
) -> Result<Value, Refusal> {
    let map = board::map(pack, &chapter.open.text)?;
    let mut data: Value = serde_json::from_str(&edition_text(&map, &map.editions[0])).expect("an edition is JSON");
    let translated = pack.in_language(language);
    translate_events(&mut data, translated);
    let year = pack.games.iter().find(|game| game.number == chapter.game).map(|game| game.year);
    data["title"] = json!(year.map_or(translated.title.clone(), |year| format!("{}, {year}", translated.title)));
    let crew: Vec<_> = view.companies.iter().flat_map(|company| &company.crew).chain(&view.crew_display).collect();
    let postcards: Vec<_> = view.companies.iter().flat_map(|company| &company.postcards).collect();
    let retired: Vec<_> = view.retired.postcards.iter().collect();
    data["campaign"] = json!({
        "title": translated.title,
        "year": year,
        "rules": view.rules,
        "pavilions": view.pavilions,
        "crew": crew,
        "postcards": postcards.into_iter().chain(retired).collect::<Vec<_>>(),
        "tickets": view.tickets,
    });
    Ok(data)
}

/// Puts the words of a translated pack onto the events of an edition.
fn translate_events(data: &mut Value, pack: &Pack) {
    for event in data["events"].as_array_mut().into_iter().flatten() {
        if let Some(known) = event["id"].as_str().and_then(|id| pack.event(id)) {
            (event["title"], event["text"]) = (json!(known.title), json!(known.text));
        }
    }
}

/// Whether a log holds what it claims: every input, and the result of every game of which there is a record.
fn checked(text: &str) -> Result<(Log, Campaign), Refusal> {
    let bad = |line: usize, reason: &str| {
        Refusal::Bad(match line {
            0 => message!("refusal-campaign", detail = reason),
            line => message!("refusal-campaign-line", line = line, detail = reason),
        })
    };
    let log = Log::import(text).map_err(|damage| bad(damage.line, &damage.reason))?;
    let pack = pack(&log.header().pack)?;
    log.check_pack(&pack).map_err(|damage| bad(damage.line, &damage.reason))?;
    let mut campaign = Campaign::new(Arc::clone(&pack));
    let mut whole = Log::new(log.header().clone());
    for entry in log.entries() {
        if let (Some(record), Some(Input::Result(told))) = (entry.record, entry.input) {
            let open =
                campaign.open_game().ok_or_else(|| bad(entry.line, "a record stands where no game is played"))?;
            let edition = open.text.edition().map_err(|_| bad(entry.line, "the game cannot be laid out"))?;
            let book = Book::new(&edition);
            let wrong = |why| Refusal::Bad(message!("refusal-campaign-record", line = entry.line, why = why));
            super::records::verify(&book, &record.text).map_err(wrong)?;
            let game = crate::table::replayed(&book, &record.text)?;
            if game.result(&open, &pack).as_ref() != Some(told) {
                return Err(bad(entry.line, "the record above it has another result"));
            }
        }
        let Some(input) = entry.input else { continue };
        campaign.apply(input).map_err(|refused| bad(entry.line, &refused.to_string()))?;
        whole.add(entry.record.filter(|_| matches!(input, Input::Result(_))), input.clone());
    }
    Ok((whole, campaign))
}

/// The companies of a campaign that was brought in: bots stay, people have to claim theirs.
fn signed(campaign: &Campaign) -> Vec<(Color, Sitter)> {
    let view = campaign.view(campaign::opened::Viewer::Spectator);
    let companies = view.companies.into_iter().filter_map(|seen| {
        Some((
            seen.company,
            match seen.player? {
                Player::Person(_) => Sitter::Open,
                Player::Bot(bot) if bots::known(&bot) => Sitter::Bot { bot },
                Player::Bot(_) => Sitter::Open,
            },
        ))
    });
    companies.collect()
}
