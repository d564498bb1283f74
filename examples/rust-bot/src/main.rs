//! A bot that plays at a table on a Highball server, over its WebSocket.
//!
//! ```text
//! HIGHBALL_TOKEN=... cargo run -p rust-bot -- http://127.0.0.1:7878/api/tables/TABLE
//! ```
//!
//! The bot takes an open seat at the table with this link, or continues in its own seat, and plays
//! to the end. It relies only on `docs/server-reference.md` and `docs/bot-protocol.md`. To write
//! another bot, copy this folder and change `brain.rs`.

#![forbid(unsafe_code)]

mod brain;
mod wire;

use std::process::ExitCode;
use std::time::Duration;

use brain::Bot;
use serde_json::{Value, json};
use wire::{Gone, Server, Socket, TRIES};

fn main() -> ExitCode {
    let (link, token) = (std::env::args().nth(1), std::env::var("HIGHBALL_TOKEN"));
    let played = match (link, token) {
        (Some(link), Ok(token)) => run(&link, token),
        _ => Err("Say HIGHBALL_TOKEN=... rust-bot LINK, with a token from POST /api/me/tokens.".to_string()),
    };
    match played {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(link: &str, token: String) -> Result<(), String> {
    let (server, table) = Server::of_link(link, token)?;
    let person = server.ask("GET", "/api/me", &Value::Null)?["id"].clone();
    let info = server.ask("GET", &format!("/api/tables/{table}"), &Value::Null)?;
    let seat = sit_down(&server, &info, &person)?;
    if info["phase"] == "gathering" {
        server.ask("POST", "/api/ready", &json!({ "table": table, "ready": true }))?;
    }
    let edition = info["edition"].as_str().unwrap_or_default();
    let edition = match info["map"].as_str() {
        Some(map) => format!("/api/maps/{map}/editions/{edition}"),
        None => format!("/api/editions/{edition}"),
    };
    let bot = Bot::new(server.ask("GET", &edition, &Value::Null)?);
    let mut player = Player { table, person, seat, bot, said: None };
    for _ in 0..TRIES {
        match player.play(&server) {
            Ok(Ended::Over(standings)) => {
                tell(&standings, seat);
                return Ok(());
            }
            Ok(Ended::Stopped(why)) => return Err(why),
            // The server was restarted, or this bot was too slow or too fast. A new socket
            // continues where the old one stopped.
            Err(Gone) => std::thread::sleep(Duration::from_secs(1)),
        }
    }
    Err("The server does not answer any more.".to_string())
}

/// Returns this person's seat, if there is one.
fn seat_of(table: &Value, person: &Value) -> Option<usize> {
    table["seats"].as_array()?.iter().position(|seat| seat["sitter"]["person"]["id"] == *person)
}

/// Returns to the bot's own seat, or takes an open one. Somebody else may be quicker, so all open seats are tried.
fn sit_down(server: &Server, table: &Value, person: &Value) -> Result<usize, String> {
    if let Some(seat) = seat_of(table, person) {
        return Ok(seat);
    }
    let seats = table["seats"].as_array().cloned().unwrap_or_default();
    let mut open = (0..seats.len()).filter(|at| seats[*at]["sitter"] == "open");
    let sit = |at: &usize| {
        let path = format!("/api/tables/{}/seats/{at}/sit", table["id"].as_str().unwrap_or_default());
        server.ask("POST", &path, &Value::Null).is_ok()
    };
    open.find(sit).ok_or("No seat is open at this table.".to_string())
}

fn tell(standings: &Value, own: usize) {
    let mut lines = standings.as_array().cloned().unwrap_or_default();
    lines.sort_by_key(|line| line["place"].as_u64());
    for line in lines {
        let mark = if line["seat"] == own { " (this bot)" } else { "" };
        println!("{}. seat {}{mark}: {}", line["place"], line["seat"], line["total"]);
    }
}

/// The outcome of a game: final scores, or the reason why there are none.
enum Ended {
    /// The game ended with these final scores.
    Over(Value),
    /// The game ended without a result, for this reason.
    Stopped(String),
}

struct Player {
    table: String,
    person: Value,
    seat: usize,
    bot: Bot,
    /// The number of the last question that the bot answered, and the answer.
    said: Option<(u64, Value)>,
}

impl Player {
    /// Plays over one socket until the game is over or the connection breaks.
    fn play(&mut self, server: &Server) -> Result<Ended, Gone> {
        let mut socket = server.socket()?;
        socket.say(&json!({ "watch": { "table": self.table, "seat": self.seat } }))?;
        loop {
            let message = socket.hear()?;
            if let Some(table) = message.get("table") {
                if table["phase"] == "broken-off" {
                    return Ok(Ended::Stopped("The game was abandoned.".to_string()));
                }
                if seat_of(table, &self.person).is_none() {
                    return Ok(Ended::Stopped("The seat went to somebody else.".to_string()));
                }
                let seat = &table["seats"][self.seat];
                if !seat["stand_in"].is_null() || seat["overdue"] == true {
                    socket.say(&json!({ "back": { "table": self.table, "seat": self.seat } }))?;
                }
            }
            if let Some(refused) = message.get("refused") {
                match refused["code"].as_str() {
                    Some("too-fast") => {
                        std::thread::sleep(Duration::from_secs(1));
                        self.answer(&mut socket)?;
                    }
                    // A stand-in bot was quicker; the next question arrives anyway.
                    Some("stale") => {}
                    _ => return Ok(Ended::Stopped(refused["message"].as_str().unwrap_or_default().to_string())),
                }
            }
            let Some(seeing) = message.get("snapshot").or(message.get("update")) else { continue };
            if !seeing["standings"].is_null() {
                return Ok(Ended::Over(seeing["standings"].clone()));
            }
            // A question may arrive more than once, because others answer in the meantime. On a new
            // socket it is answered again, since the answer may have been lost with the old socket.
            let Some(at) = seeing["at"].as_u64() else { continue };
            if self.said.as_ref().is_none_or(|(said, _)| *said < at) || message.get("snapshot").is_some() {
                self.said = Some((at, self.bot.decide(seeing)));
                self.answer(&mut socket)?;
            }
        }
    }

    /// Sends the last answer; repeating it is harmless.
    fn answer(&self, socket: &mut Socket) -> Result<(), Gone> {
        let Some((at, action)) = &self.said else { return Ok(()) };
        socket.say(&json!({ "act": { "table": self.table, "seat": self.seat, "at": at, "action": action } }))
    }
}
