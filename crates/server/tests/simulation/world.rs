//! A simulated world determined by one seed: one disk, one server at a time that uses it, and a
//! network that can be cut.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::connect_info::MockConnectInfo;
use protocol::calls::ServiceCall;
use serde_json::Value;
use server::clock::TokioClock;
use server::entropy::Entropy;
use server::http::{Connections, Reach, router};
use server::refusal::Refusal;
use server::service::{Caller, Cookie, Request, Service, ServiceSettings};
use server::workers::OnTheSpot;
use tokio::io::DuplexStream;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::simulation::Fault;
use crate::simulation::disk::{Cable, Disk, START};
use crate::simulation::gate::{Gate, Gated};

/// The address of all clients.
const ADDRESS: ([u8; 4], u16) = ([127, 0, 0, 1], 7878);

/// A listener for simulated connections, which are pairs of buffers.
struct Door(mpsc::UnboundedReceiver<DuplexStream>, Arc<Gate>);

impl axum::serve::Listener for Door {
    type Io = Gated;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Gated, SocketAddr) {
        match self.0.recv().await {
            Some(stream) => (Gated::new(stream, Arc::clone(&self.1)), ADDRESS.into()),
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        Ok(ADDRESS.into())
    }
}

/// A channel through which clients connect to a server.
pub type Entrance = mpsc::UnboundedSender<DuplexStream>;

/// The entrance to the current server at some position. It changes when a server is killed, which
/// closes all connections.
pub type Way = watch::Receiver<Entrance>;

/// Serves connections; returns the entrance and the task.
pub fn open(service: &Arc<Service>, gate: &Arc<Gate>) -> (Entrance, JoinHandle<()>) {
    let (to, door) = mpsc::unbounded_channel();
    // The task owns the sender of the stop signal and never uses it, since servers in this world
    // are only killed.
    let (stop, stopping) = watch::channel(false);
    let router = router(Arc::clone(service), Reach::default(), stopping);
    let connection = Connections::new(1).admit(None).expect("the first one");
    let router = router.layer(MockConnectInfo(SocketAddr::from(ADDRESS))).layer(Extension(connection));
    let door = Door(door, Arc::clone(gate));
    let task = tokio::spawn(async move {
        let _ = axum::serve(door, router).await;
        drop(stop);
    });
    (to, task)
}

/// Creates a person with a name: the caller, and the secret of the cookie.
pub async fn person(service: &Service, name: &str) -> (Caller, String) {
    let body = protocol::Name { name: name.to_string(), invite: None };
    let request = Request::Service(ServiceCall::NewPerson { body });
    let reply = service.call(&Caller::default(), request).await.expect("a name is enough");
    let Some(Cookie::Set(secret)) = reply.cookie else { panic!("a cookie") };
    (service.caller(Some(&secret)).await.expect("a caller"), secret)
}

/// Makes a call, and returns the reply as JSON.
pub async fn ask(service: &Service, caller: &Caller, method: &str, path: &str, body: Value) -> Result<Value, Refusal> {
    let (row, words) = server::api::at(path).find(|(row, _)| row.method == method).expect("there is such a call");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let request = Request::parse(row.call, &words, body.as_bytes()).expect("a request");
    let reply = service.call(caller, request).await?;
    Ok(serde_json::from_str(reply.text()).unwrap_or_default())
}

pub async fn post(service: &Service, caller: &Caller, path: &str, body: Value) -> Value {
    ask(service, caller, "POST", path, body).await.unwrap_or_else(|refusal| panic!("{refusal}"))
}

pub struct World {
    pub disk: Arc<Disk>,
    pub service: Arc<Service>,
    clock: Arc<TokioClock>,
    seed: u64,
    servers: u64,
    fault: Fault,
    gate: Arc<Gate>,
    tasks: Vec<JoinHandle<()>>,
    door: Entrance,
    /// One per guest: a channel with several waiters wakes them in an order that the seed
    /// does not determine.
    ways: Vec<watch::Sender<Entrance>>,
}

impl World {
    pub fn new(seed: u64, fault: Fault) -> World {
        let disk = Arc::new(Disk::new(seed ^ 1, fault));
        let clock = Arc::new(TokioClock::starting(START));
        let (service, gate) = new_hall(&disk, &clock, seed);
        let (door, _) = mpsc::unbounded_channel();
        let (tasks, ways) = (Vec::new(), Vec::new());
        let mut world = World { disk, service, clock, seed, servers: 0, fault, gate, tasks, door, ways };
        world.open();
        world
    }

    fn open(&mut self) {
        let (to, task) = open(&self.service, &self.gate);
        self.tasks.push(task);
        if self.fault != Fault::NoAlarm {
            self.tasks.push(tokio::spawn(Arc::clone(&self.service).keep_time()));
        }
        for way in &self.ways {
            way.send_replace(to.clone());
        }
        self.door = to;
    }

    /// Kills the server, wherever its tasks are at the moment, and starts another one.
    pub fn kill(&mut self) {
        self.gate.kill();
        self.tasks.drain(..).for_each(|task| task.abort());
        self.servers += 1;
        (self.service, self.gate) = new_hall(&self.disk, &self.clock, self.seed + self.servers);
        self.open();
    }

    pub fn way(&mut self) -> Way {
        let (way, told) = watch::channel(self.door.clone());
        self.ways.push(way);
        told
    }
}

fn new_hall(disk: &Arc<Disk>, clock: &Arc<TokioClock>, seed: u64) -> (Arc<Service>, Arc<Gate>) {
    let gate: Arc<Gate> = Arc::default();
    let cable = Cable::new(disk, &gate, "");
    let clock: Arc<TokioClock> = Arc::clone(clock);
    let service =
        Service::new(Arc::new(cable), clock, Entropy::seeded(seed), Arc::new(OnTheSpot), ServiceSettings::default());
    (Arc::new(service), gate)
}
