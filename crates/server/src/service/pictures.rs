//! Pictures of tables and boards, for link previews and for sharing a result.

use protocol::calls::Call;
use protocol::keepsake::bot_name;
use protocol::words::edition_title;
use protocol::{GameSnapshot, Occupant, TableId, TableInfo};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use words::{Language, capital};

use super::{Caller, Reply, ReplyBody, Service};
use crate::campaign::{ReadBoard, ReadKeepsake};
use crate::owner::Query;
use crate::picture::{self, PictureSeat, Scene};
use crate::refusal::Refusal;
use crate::table::ReadOutside;

/// The part of a spectator's view that a picture shows.
#[derive(Deserialize)]
struct View {
    open: Open,
}

#[derive(Deserialize)]
struct Open {
    owned: Vec<Vec<usize>>,
}

/// The public view of a table.
pub struct TableOutline {
    pub info: TableInfo,
    /// The game as spectators see it; `None` before it starts.
    pub seeing: Option<GameSnapshot>,
}

impl TableOutline {
    /// Returns the names and results of all seats. Open seats have no name, or that of their colour
    /// if they have a result.
    pub fn places(&self) -> Vec<PictureSeat> {
        let standings = self.seeing.as_ref().and_then(|seeing| seeing.standings.as_deref()).unwrap_or_default();
        let place = |(at, seat): (usize, &protocol::SeatInfo)| {
            let standing = standings.iter().find(|standing| usize::from(standing.seat) == at);
            // The seats of imported records have no occupants.
            let nobody = if standing.is_some() { capital(&seat.color) } else { String::new() };
            PictureSeat {
                name: self.name(at).unwrap_or(nobody),
                color: seat.color.clone(),
                points: standing.map(|standing| i32::from(standing.total)),
                place: standing.map_or(0, |standing| standing.place),
            }
        };
        self.info.seats.iter().enumerate().map(place).collect()
    }

    /// Returns the name of the person or bot in a seat. Bots of the same level have different
    /// names, as on the page.
    fn name(&self, seat: usize) -> Option<String> {
        let kind = |sitter: &Occupant| match sitter {
            Occupant::Bot { bot } => bot.split(':').next().map(str::to_string),
            _ => None,
        };
        let seats = &self.info.seats;
        match &seats[seat].sitter {
            Occupant::Open => None,
            Occupant::Person { name, .. } => Some(name.clone()),
            own @ Occupant::Bot { bot } => {
                let before = seats[..seat].iter().filter(|other| kind(&other.sitter) == kind(own)).count();
                Some(bot_name(bot, before))
            }
        }
    }

    /// Returns the title of the edition. For a custom map, this is the title that its author wrote.
    pub fn title(&self, language: Language) -> String {
        let built_in = self.info.map.is_none().then(|| edition_title(&self.info.edition)).flatten();
        built_in.map_or_else(|| self.info.edition_title.clone(), |title| title.text(language))
    }

    fn scene(&self, language: Language) -> Scene {
        let view = self.seeing.as_ref().and_then(|seeing| serde_json::from_str::<View>(seeing.view.get()).ok());
        let owned = view.map_or_else(Vec::new, |view| view.open.owned);
        Scene { title: self.title(language), owned, seats: self.places(), long_names: false }
    }
}

impl Service {
    /// Returns a table's public view.
    pub async fn outside(&self, caller: &Caller, table: &TableId) -> Result<TableOutline, Refusal> {
        let query = caller.query_table(Call::Watch, table.clone());
        let (info, seeing) = self.read_table(query, ReadOutside).await?;
        Ok(TableOutline { info, seeing })
    }

    pub(super) async fn picture(&self, caller: &Caller, table: &TableId, query: Query) -> Result<Reply, Refusal> {
        let scene = self.outside(caller, table).await?.scene(caller.language);
        let board = self.table_page(caller, table, query, true).await?;
        self.drawn(&board, scene).await
    }

    pub(super) async fn edition_picture(&self, edition: &str) -> Result<Reply, Refusal> {
        let board = self.drawing(edition).await?;
        let title = maps::edition(edition).map_err(Refusal::no_edition)?.title.clone();
        self.drawn(&board, Scene { title, owned: Vec::new(), seats: Vec::new(), long_names: false }).await
    }

    /// Draws the keepsake of a finished campaign.
    pub(super) async fn keepsake_picture(&self, query: Query, language: &str) -> Result<Reply, Refusal> {
        let reading = ReadKeepsake { language: language.to_string() };
        let (name, view) = self.read_campaign(query.clone(), reading).await?;
        let campaign = self.read_campaign(query.clone(), ReadBoard).await?;
        let routes = campaign.board().routes.lines().count() - 1;
        let scene = picture::keepsake(&view, &name, routes).ok_or(Refusal::Unavailable)?;
        let board = self.campaign_board(query, true, false).await?;
        self.drawn(&board, scene).await
    }

    /// Draws a scene on a board, or returns the picture from the cache.
    async fn drawn(&self, board: &Reply, scene: Scene) -> Result<Reply, Refusal> {
        let (ReplyBody::Page(board) | ReplyBody::Current(board)) = &board.body else {
            return Err(Refusal::Unavailable);
        };
        let shown = serde_json::to_string(&scene).expect("a scene can be written");
        let tag = hex::encode(&Sha256::digest(format!("{} {shown}", board.tag))[..16]);
        let text = board.text.clone();
        let draw = async {
            let png = self.shared.work_out(move || picture::png(&text, &scene)).await?;
            png.ok_or(Refusal::Unavailable)
        };
        self.shared.library.picture(&tag, draw).await.map(|picture| Reply::from(ReplyBody::Png(picture)))
    }
}
