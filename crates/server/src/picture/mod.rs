//! PNG pictures of boards for link previews and shared results, drawn without system fonts.
//!
//! A picture shows the game as spectators see it. It is drawn from the JSON of the board's drawing,
//! which exists for every kind of table.

mod canvas;

use campaign::audit::AuditRow;
use campaign::fact::CampaignFact;
use campaign::view::CampaignView;
use maps::WagonSlot;
use protocol::keepsake::{company_name, president};
use rules::card::Color;
use serde::{Deserialize, Serialize};
use tiny_skia::Transform;

use canvas::{Canvas, Hex, circle, fitted, line, path, rounded, width};

/// Width and height in pixels, as recommended for previews.
pub const SIZE: [u32; 2] = [1200, 630];
/// Maximum width of the board; names and points are drawn next to it.
const BOARD_WIDE: f32 = 816.0;
const MARGIN: f32 = 24.0;

const PAPER: Hex = 0xf6ecd2;
const FRAME: Hex = 0x7a6242;
const INK: Hex = 0x35291c;
const QUIET: Hex = 0x6b573b;
const STRONG: Hex = 0x8c3b1f;
const WAGON_LINE: Hex = 0x241a10;

/// The content of a picture: a title, and the seats with their routes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scene {
    /// The title of the edition, or the name of the campaign.
    pub title: String,
    /// The routes of each seat, as indices into the drawing's routes.
    pub owned: Vec<Vec<usize>>,
    /// The seats, in the same order as `owned`.
    pub seats: Vec<PictureSeat>,
    /// Whether names are long and must therefore be written smaller and in two rows.
    pub long_names: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PictureSeat {
    pub name: String,
    /// The colour of the seat's trains, as a word.
    pub color: String,
    pub points: Option<i32>,
    /// The seat's place in the result; 0 before the end.
    pub place: u8,
}

/// The parts of a drawing that appear in a small picture.
#[derive(Deserialize)]
struct Board {
    size: [f32; 2],
    ground: Ground,
    routes: Vec<Row>,
    stops: Vec<Stop>,
}

#[derive(Deserialize)]
struct Ground {
    land: String,
    heart: String,
    lakes: String,
    borders: String,
}

#[derive(Deserialize)]
struct Row {
    color: Option<String>,
    slots: Vec<Space>,
}

#[derive(Deserialize)]
struct Space {
    at: [f32; 2],
    angle: f32,
    length: f32,
}

#[derive(Deserialize)]
struct Stop {
    at: [f32; 2],
    radius: f32,
}

impl Space {
    fn ends(&self) -> [[f32; 2]; 2] {
        let (sine, cosine) = self.angle.to_radians().sin_cos();
        [-0.5, 0.5].map(|part| [self.at[0] + cosine * self.length * part, self.at[1] + sine * self.length * part])
    }
}

/// Converts a route's colour from a word to the colour in which it is drawn.
fn card(color: Option<&str>) -> Hex {
    match color {
        Some("purple") => 0x7b3a8e,
        Some("red") => 0xad2718,
        Some("orange") => 0xf39a35,
        Some("yellow") => 0xf3d54a,
        Some("green") => 0x45893a,
        Some("blue") => 0x3b8fd2,
        Some("white") => 0xfffdf6,
        Some("black") => 0x2b2625,
        _ => 0x968c7a,
    }
}

/// Converts a seat's colour from a word to the colour in which its trains are drawn.
fn seat(color: &str) -> Hex {
    match color {
        "red" => 0xd6281f,
        "blue" => 0x1f62c9,
        "green" => 0x1d8a3c,
        "yellow" => 0xf3b600,
        "black" => 0x2b2a33,
        "white" => 0xfffcf4,
        "purple" => 0x8a3fa0,
        _ => 0x968c7a,
    }
}

/// Draws a scene on the board with this drawing, given as JSON; `None` if the JSON is invalid.
pub fn png(drawing: &str, scene: &Scene) -> Option<Vec<u8>> {
    let board: Board = serde_json::from_str(drawing).ok()?;
    let mut whole = Canvas::new(SIZE, 0xe9ddbf)?;
    let [wide, high] = SIZE.map(|side| side as f32);
    let room = [BOARD_WIDE, high - 2.0 * MARGIN];
    let scale = (room[0] / board.size[0]).min(room[1] / board.size[1]);
    let size = board.size.map(|side| side * scale);
    let at = [MARGIN, (high - size[1]) / 2.0].map(f32::round);
    let drawn = draw(&board, scene, scale)?;
    whole.block([at[0] - 5.0, at[1] - 5.0], [size[0] + 10.0, size[1] + 10.0], FRAME);
    whole.paste(&drawn, at.map(|side| side as i32));
    let left = at[0] + size[0] + 5.0 + MARGIN;
    beside(&mut whole, scene, [left, wide - MARGIN - left]);
    whole.png()
}

/// Draws the board with its trains.
fn draw(board: &Board, scene: &Scene, scale: f32) -> Option<Canvas> {
    let water = if board.ground.land.is_empty() { PAPER } else { 0xcbdcd9 };
    let mut on = Canvas::new(board.size.map(|side| (side * scale).round() as u32), water)?;
    on.at = Transform::from_scale(scale, scale);
    let Ground { land, heart, lakes, borders } = &board.ground;
    let land = path(land);
    on.stroke(land.as_ref(), 0xb1c9ca, 20.0, 0.6);
    on.fill(land.as_ref(), 0xe9ddbf);
    on.fill(path(heart).as_ref(), PAPER);
    on.stroke(path(borders).as_ref(), 0xb59c6c, 2.4, 1.0);
    on.stroke(land.as_ref(), 0x8d7a58, 2.4, 1.0);
    on.fill(path(lakes).as_ref(), 0xc3d6d4);
    for (number, row) in board.routes.iter().enumerate() {
        let owner = scene.owned.iter().position(|routes| routes.contains(&number));
        match owner.and_then(|owner| scene.seats.get(owner)) {
            Some(place) => wagons(&mut on, row, seat(&place.color)),
            None => bed(&mut on, row),
        }
    }
    for Stop { at, radius } in &board.stops {
        on.fill(circle(*at, radius + 3.0).as_ref(), 0x3f3122);
        on.fill(circle(*at, *radius).as_ref(), 0xb5432f);
        on.fill(circle(*at, radius * 0.45).as_ref(), PAPER);
    }
    Some(on)
}

/// Draws a free route: a pale bed with a line in its colour.
fn bed(on: &mut Canvas, row: &Row) {
    let long = WagonSlot::WIDTH as f32;
    for space in &row.slots {
        let along = line(space.ends());
        on.stroke(along.as_ref(), 0x4b3c2c, long, 0.75);
        on.stroke(along.as_ref(), 0xf1e7cf, long - 3.0, 1.0);
        on.stroke(along.as_ref(), card(row.color.as_deref()), long - 5.0, 1.0);
    }
}

/// Draws a claimed route: a train in each space, larger than the bed, with a light roof.
fn wagons(on: &mut Canvas, row: &Row, color: Hex) {
    let whole = on.at;
    for Space { at: [x, y], angle, length } in &row.slots {
        on.at = whole.pre_translate(*x, *y).pre_concat(Transform::from_rotate(*angle));
        let body = rounded([-length / 2.0 - 1.0, -10.0], [length + 2.0, 20.0], 5.0);
        on.fill(body.as_ref(), color);
        on.stroke(body.as_ref(), WAGON_LINE, 3.0, 1.0);
        on.stroke(line([[-length / 2.0 + 6.0, -4.0], [length / 2.0 - 6.0, -4.0]]).as_ref(), 0xffffff, 4.0, 0.45);
    }
    on.at = whole;
}

/// Splits a text into two rows if it is too long for one.
fn rows(title: &str, size: f32, room: f32) -> Vec<String> {
    let words: Vec<&str> = title.split(' ').collect();
    let most = (1..=words.len()).rev().find(|&count| width(&words[..count].join(" "), size) <= room).unwrap_or(1);
    let (first, second) = words.split_at(most);
    [first, second].into_iter().filter(|row| !row.is_empty()).map(|row| row.join(" ")).collect()
}

/// Draws the logo, the title and the seats in a column with this left edge and width.
fn beside(on: &mut Canvas, scene: &Scene, [left, room]: [f32; 2]) {
    on.fill(circle([left + 20.0, 66.0], 20.0).as_ref(), 0xb5432f);
    on.stroke(circle([left + 20.0, 66.0], 20.0).as_ref(), 0x5b4328, 3.5, 1.0);
    on.stroke(line([[left + 20.0, 86.0], [left + 20.0, 106.0]]).as_ref(), 0x5b4328, 5.0, 1.0);
    on.write("Highball", [left + 54.0, 84.0], 52.0, STRONG);
    for (at, row) in rows(&scene.title, 30.0, room).iter().enumerate() {
        on.write(&fitted(row, 30.0, room), [left, 148.0 + 36.0 * at as f32], 30.0, QUIET);
    }
    let mut seats: Vec<&PictureSeat> = scene.seats.iter().collect();
    seats.sort_by_key(|row| row.place);
    let high = 74.0;
    for (at, row) in seats.into_iter().enumerate() {
        let top = 214.0 + at as f32 * high;
        if row.place == 1 {
            on.fill(rounded([left - 8.0, top], [room + 16.0, high - 8.0], 12.0).as_ref(), 0xfff6d8);
            on.stroke(rounded([left - 8.0, top], [room + 16.0, high - 8.0], 12.0).as_ref(), 0xc79413, 2.5, 1.0);
        }
        let (middle, points) =
            (top + (high - 8.0) / 2.0, row.points.map(|points| points.to_string().replace('-', "−")));
        let token = rounded([left + 4.0, middle - 14.0], [44.0, 28.0], 7.0);
        on.fill(token.as_ref(), seat(&row.color));
        on.stroke(token.as_ref(), WAGON_LINE, 3.0, 1.0);
        let far = points.as_ref().map_or(0.0, |points| width(points, 36.0) + 16.0);
        name(on, &row.name, scene.long_names, [left + 62.0, middle], room - 62.0 - far);
        if let Some(points) = points {
            on.write(&points, [left + room - width(&points, 36.0), middle + 13.0], 36.0, INK);
        }
    }
}

/// Writes a name, vertically centred in its row.
fn name(on: &mut Canvas, name: &str, is_long: bool, [left, middle]: [f32; 2], room: f32) {
    if !is_long {
        return on.write(&fitted(name, 30.0, room), [left, middle + 11.0], 30.0, INK);
    }
    let size = 18.0;
    let rows = rows(name, size, room);
    let first = middle + 7.0 - 12.0 * (rows.len() as f32 - 1.0);
    for (at, row) in rows.iter().enumerate() {
        on.write(&fitted(row, size, room), [left, first + 24.0 * at as f32], size, INK);
    }
}

/// Returns the content of a finished campaign's keepsake: companies with their totals, and trains
/// on the lines they built. `routes` is the number of routes on the board; new lines come last.
pub fn keepsake(view: &CampaignView, title: &str, routes: usize) -> Option<Scene> {
    let audit = view.audit.as_ref()?;
    let built: Vec<Color> = (view.journal.iter())
        .filter_map(
            |entry| if let CampaignFact::CutOffBuilt { company, .. } = &entry.fact { Some(*company) } else { None },
        )
        .collect();
    let first = routes.saturating_sub(built.len());
    let lines = |company: Color| (0..built.len()).filter(|&at| built[at] == company).map(|at| first + at).collect();
    let name = |company: Color| {
        let president = president(view, company).map(|name| format!(" ({name})"));
        company_name(view, company) + &president.unwrap_or_default()
    };
    let seat = |(at, book): (usize, &AuditRow)| PictureSeat {
        name: name(book.company),
        color: book.company.name().to_string(),
        points: Some(book.total as i32),
        place: at as u8 + 1,
    };
    Some(Scene {
        title: title.to_string(),
        owned: audit.books.iter().map(|book| lines(book.company)).collect(),
        seats: audit.books.iter().enumerate().map(seat).collect(),
        long_names: true,
    })
}
