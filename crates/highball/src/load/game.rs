//! One game of a load test, with its players and their sockets.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use dealer::Stream;
use futures_util::stream::{SelectAll, SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

use super::client::{MessagePart, Requests, Socket, socket};
use super::figures::Figures;

pub const SEATS: usize = 4;
/// Time limit for the next server message. If it takes longer, the load test is aborted.
const PATIENCE: Duration = Duration::from_secs(60);

/// A game with a socket for each seat.
pub struct LoadGame {
    pub number: usize,
    /// The node that each seat uses.
    nodes: [SocketAddr; SEATS],
    from: Option<Ipv4Addr>,
    table: String,
    cookies: Vec<String>,
    says: Vec<SplitSink<Socket, Message>>,
    hears: SelectAll<Numbered>,
    /// The pending question of each seat: its number and its choices.
    asked: Vec<Option<(u32, Box<RawValue>)>>,
    inputs: Vec<u32>,
    luck: Stream,
}

type Numbered = futures_util::stream::Map<SplitStream<Socket>, Box<dyn FnMut(Received) -> (usize, Received) + Send>>;
type Received = Result<Message, tokio_tungstenite::tungstenite::Error>;

/// Returns the loopback address that the clients of a game use.
pub fn address(number: usize) -> Ipv4Addr {
    Ipv4Addr::new(127, 10, (number / 250) as u8, (number % 250 + 1) as u8)
}

fn word(value: &serde_json::Value, name: &str) -> Result<String, String> {
    value[name].as_str().map(str::to_string).ok_or(format!("the server did not send the {name}"))
}

impl LoadGame {
    /// Creates four people, seats them at a new table, starts the game, and opens their sockets.
    pub async fn begin(number: usize, nodes: [SocketAddr; SEATS]) -> Result<LoadGame, String> {
        let from = nodes.iter().all(|node| node.ip().is_loopback()).then(|| address(number));
        let mut requests = Requests::open(nodes[0], from).await?;
        let mut cookies = Vec::new();
        for seat in 0..SEATS {
            cookies.push(requests.person(&format!("Load {number}-{seat}")).await?);
        }
        let table = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open", "open", "open"] });
        let (made, _) = requests.post(&cookies[0], "/api/tables", &table.to_string()).await?;
        let table = word(&made, "id")?;
        for (seat, cookie) in cookies.iter().enumerate().skip(1) {
            requests.post(cookie, &format!("/api/tables/{table}/seats/{seat}/sit"), "").await?;
            let ready = json!({ "table": table, "ready": true }).to_string();
            requests.post(cookie, "/api/ready", &ready).await?;
        }
        requests.post(&cookies[0], &format!("/api/tables/{table}/start"), "").await?;
        let mut game = LoadGame {
            number,
            nodes,
            from,
            table,
            cookies,
            says: Vec::new(),
            hears: SelectAll::new(),
            asked: vec![None; SEATS],
            inputs: vec![0; SEATS],
            luck: Stream::new(number as u64),
        };
        game.connect().await?;
        Ok(game)
    }

    /// Opens all sockets, and waits until each has received the state of the game.
    pub async fn connect(&mut self) -> Result<(), String> {
        for seat in 0..SEATS {
            let (mut says, hears) = socket(self.nodes[seat], self.from, &self.cookies[seat]).await?.split();
            let watch = json!({ "watch": { "table": self.table } }).to_string();
            says.send(Message::text(watch)).await.map_err(|error| error.to_string())?;
            self.says.push(says);
            let number: Box<dyn FnMut(Received) -> (usize, Received) + Send> =
                Box::new(move |received| (seat, received));
            self.hears.push(hears.map(number));
        }
        let mut known = [false; SEATS];
        while !known.iter().all(|known| *known) {
            let (seat, heard) = self.hear().await?;
            known[seat] |= heard == What::State;
        }
        Ok(())
    }

    /// Drops all sockets without a closing handshake, as if the network failed.
    pub fn cut(&mut self) {
        self.says.clear();
        self.hears = SelectAll::new();
    }

    async fn hear(&mut self) -> Result<(usize, What), String> {
        let received = tokio::time::timeout(PATIENCE, self.hears.next()).await;
        let received = received.map_err(|_| format!("table {} was silent for a minute", self.table))?;
        let Some((seat, received)) = received else { return Err("all sockets are closed".to_string()) };
        let Message::Text(text) = received.map_err(|error| error.to_string())? else {
            return Ok((seat, What::Other));
        };
        let heard: MessagePart = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        if let Some(refused) = heard.refused {
            return Err(format!("table {}: {}", self.table, refused.code));
        }
        if let Some(accepted) = heard.accepted {
            return Ok((seat, What::Accepted(accepted.at)));
        }
        let Some(seen) = heard.update.or(heard.snapshot) else { return Ok((seat, What::Other)) };
        self.inputs[seat] = seen.inputs;
        self.asked[seat] = seen.at.map(|at| (at, seen.choices.to_owned()));
        Ok((seat, What::State))
    }

    /// Makes one move and waits until all seats have received the update. Returns false if the game
    /// is over.
    pub async fn step(&mut self, figures: &Mutex<Figures>) -> Result<bool, String> {
        let Some(seat) = self.asked.iter().position(Option::is_some) else { return Ok(false) };
        let Some((at, choices)) = self.asked[seat].take() else { return Ok(false) };
        let choices: Vec<&RawValue> = serde_json::from_str(choices.get()).map_err(|error| error.to_string())?;
        let action = choices[self.luck.below(choices.len())].get();
        let table = &self.table;
        let act = format!(r#"{{"act":{{"table":"{table}","seat":{seat},"at":{at},"action":{action}}}}}"#);
        let before = self.inputs.clone();
        let begun = Instant::now();
        self.says[seat].send(Message::text(act)).await.map_err(|error| error.to_string())?;
        let (mut accepted, mut told) = (None, None);
        while accepted.is_none() || told.is_none() {
            let (_, what) = self.hear().await?;
            if what == What::Accepted(at) {
                accepted = Some(begun.elapsed());
            }
            let all = self.inputs.iter().zip(&before).all(|(now, before)| now > before);
            if told.is_none() && all {
                told = Some(begun.elapsed());
            }
        }
        figures.lock().expect("nobody panics").moved(accepted.unwrap_or_default(), told.unwrap_or_default());
        Ok(true)
    }

    /// Makes a move at every signal, until the game is over or the sender of the signals is
    /// dropped.
    pub async fn play(
        mut self,
        mut go: mpsc::UnboundedReceiver<()>,
        ready: mpsc::UnboundedSender<usize>,
        figures: Arc<Mutex<Figures>>,
    ) -> Result<LoadGame, String> {
        let _ = ready.send(self.number);
        while go.recv().await.is_some() {
            if !self.step(&figures).await? {
                break;
            }
            let _ = ready.send(self.number);
        }
        Ok(self)
    }
}

/// A server message, reduced to what the load test needs. A move is complete once it is accepted
/// and every seat has received the new state.
#[derive(Clone, Copy, PartialEq)]
enum What {
    State,
    Accepted(u32),
    Other,
}
