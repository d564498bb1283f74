//! The editions of campaign games, and the boards of campaigns as data, drawings and exported maps.

use campaign::edition::{GameText, LeftoverRules};
use campaign::pack::Pack;
use protocol::calls::Subject;
use protocol::edition::{CampaignWords, EditionData, EventData};
use protocol::{MapInfo, NewTable, TableId};

use super::library::{edition_data, edition_page, edition_text, no_such_edition};
use super::{Caller, Dependencies, Reply, ReplyBody, Service};
use crate::campaign::{ReadBoard, ReadLeftover, ReadPublicView, board};
use crate::editions::{LoadedEdition, content_hash};
use crate::owner::Query;
use crate::refusal::Refusal;
use crate::store::StoredJournal;
use crate::table::ReadEventsTurned;
use crate::table::entry::{CampaignGameEntry, TableEntry};

impl Dependencies {
    /// Returns the edition of a campaign game, from the cache if possible.
    pub async fn campaign_edition(&self, text: &GameText) -> Result<LoadedEdition, Refusal> {
        let hash = content_hash(&text.files());
        if let Some(loaded) = self.library.known(Some(&hash), &text.name) {
            return Ok(loaded);
        }
        let own = text.clone();
        let made = self.work_out(move || own.edition().map(|edition| LoadedEdition::new(&edition))).await?;
        let flawed = |flaws: Vec<rules::edition::Flaw>| {
            let flaws: Vec<String> = flaws.iter().map(|flaw| flaw.to_string()).collect();
            Refusal::Flawed(flaws.join("\n"))
        };
        Ok(self.library.keep(Some(&hash), &text.name, made.map_err(flawed)?))
    }
}

impl Service {
    /// Returns the board known so far, as data or as a drawing.
    pub(super) async fn campaign_board(&self, query: Query, drawn: bool, describe: bool) -> Result<Reply, Refusal> {
        let campaign = self.read_campaign(query, ReadBoard).await?;
        let (text, name) = (campaign.board(), if drawn { "drawing" } else { edition_page(describe) });
        let hash = content_hash(&text.files());
        let make = move || {
            let map = board::map(campaign.pack(), &text)?;
            Ok(match drawn {
                true => board::drawing(campaign.pack(), &campaign, &map),
                false => {
                    let mut data = edition_data(&map, &map.editions[0], describe);
                    // Nobody plays on this board, so all events in the deck stay hidden.
                    data.events.iter_mut().for_each(hide);
                    edition_text(&data)
                }
            })
        };
        let made = async { self.shared.work_out(make).await? };
        let page = self.shared.library.page(Some(&hash), name, made).await?;
        Ok(Reply::from(ReplyBody::Current(page)))
    }

    /// Returns the drawing of the board with one of the pieces that the pending fork offers.
    pub(super) async fn fork_side(&self, query: Query, side: &str) -> Result<Reply, Refusal> {
        let campaign = self.read_campaign(query, ReadBoard).await?;
        let campaign = campaign.with_fork_side(side).ok_or_else(no_such_edition)?;
        let text = campaign.board();
        let hash = content_hash(&text.files());
        let make = move || {
            let map = board::map(campaign.pack(), &text)?;
            Ok(board::drawing(campaign.pack(), &campaign, &map))
        };
        let made = async { self.shared.work_out(make).await? };
        let page = self.shared.library.page(Some(&hash), "drawing", made).await?;
        Ok(Reply::from(ReplyBody::Current(page)))
    }

    /// Saves the final board as one of the caller's custom maps.
    pub(super) async fn leftover(&self, caller: &Caller, query: Query, rules: LeftoverRules) -> Result<Reply, Refusal> {
        let map = self.read_campaign(query, ReadLeftover { rules }).await?;
        let info: MapInfo = self.keep_map(caller, map).await?;
        Ok(Reply::json(&info))
    }

    /// Returns the edition of a table's game, or a drawing of its board. In a campaign game, the
    /// edition includes the public text of its cards in the caller's language.
    pub(super) async fn table_page(
        &self,
        caller: &Caller,
        id: &TableId,
        query: Query,
        drawn: bool,
    ) -> Result<Reply, Refusal> {
        let (language, describe) = (caller.language.tag(), caller.describe);
        let journal: StoredJournal = self.shared.store.journal(id).await?.ok_or(Refusal::NoSuchTable)?;
        let first = journal.entries.first().and_then(|entry| serde_json::from_str::<TableEntry>(entry).ok());
        let campaign_game = match first {
            Some(TableEntry::Opened { campaign_game: Some(campaign_game), .. }) => campaign_game,
            Some(TableEntry::Opened { table: NewTable { edition, map, .. }, .. }) => {
                return match (map, drawn) {
                    (None, true) => self.drawing(&edition).await,
                    (None, false) => self.edition(&edition, describe).await,
                    (Some(map), true) => self.map_drawing(&map).await,
                    (Some(map), false) => self.map_edition(&map, &edition, describe).await,
                };
            }
            _ => return Err(no_such_edition()),
        };
        let hash = content_hash(&campaign_game.open.text.files());
        let pack = self.shared.settings.packs.edition(&campaign_game.pack, campaign_game.pack_version)?;
        if drawn {
            let text = campaign_game.open.text.clone();
            let draw = move || board::map(&pack, &text).map(|map| maps::drawing(&map));
            let draw = async { self.shared.work_out(draw).await? };
            return self.shared.library.page(Some(&hash), "drawing", draw).await.map(Reply::from);
        }
        let of_table = Subject { table: Some(id.clone()), ..Subject::default() };
        let turned = self.read_table(Query { subject: of_table, ..query.clone() }, ReadEventsTurned).await?;
        let subject = Subject { campaign: Some(campaign_game.campaign.clone()), ..Subject::default() };
        let reading = ReadPublicView { language: language.to_string() };
        let view = self.read_campaign(Query { subject, ..query }, reading).await?;
        let (own, tongue) = (campaign_game.clone(), language.to_string());
        let data = self
            .shared
            .work_out(move || campaign_edition_data(&pack, &own, &tongue, &view, &turned, describe))
            .await??;
        Ok(Reply::from(ReplyBody::Json(edition_text(&data))))
    }
}

/// Hides an event that nobody has seen yet. Its text is sent once it has been turned up.
fn hide(event: &mut EventData) {
    *event = EventData {
        id: event.id.clone(),
        kept: false,
        bolt: false,
        active: true,
        title: String::new(),
        text: String::new(),
        does: String::new(),
        ability: None,
    };
}

/// Returns the edition of a campaign game as data, with the public text of its cards in the given
/// language.
fn campaign_edition_data(
    pack: &Pack,
    campaign_game: &CampaignGameEntry,
    language: &str,
    view: &campaign::view::CampaignView,
    turned: &[String],
    describe: bool,
) -> Result<EditionData, Refusal> {
    let map = board::map(pack, &campaign_game.open.text)?;
    let mut data = edition_data(&map, &map.editions[0], describe);
    let translated = pack.in_language(language);
    let seen = |id: &str| view.events.iter().chain(&view.retired.events).any(|event| event.id == id);
    for event in &mut data.events {
        match translated.event(&event.id) {
            Some(known) if turned.contains(&event.id) || seen(&event.id) => {
                (event.title, event.text) = (known.title.clone(), known.text.clone());
            }
            _ => hide(event),
        }
    }
    let year = pack.games.iter().find(|game| game.number == campaign_game.game).map(|game| game.year);
    data.title = year.map_or(translated.title.clone(), |year| format!("{}, {year}", translated.title));
    let crew = view.companies.iter().flat_map(|company| &company.crew).chain(&view.crew_display);
    let postcards = view.companies.iter().flat_map(|company| &company.postcards).chain(&view.retired.postcards);
    data.campaign = Some(CampaignWords {
        title: translated.title.clone(),
        year,
        rules: view.rules.clone(),
        pavilions: view.pavilions.clone(),
        crew: crew.cloned().collect(),
        postcards: postcards.cloned().collect(),
        tickets: view.tickets.clone(),
    });
    Ok(data)
}
