//! A world under one seed: one disk, one server at a time on it, and a network that can be cut.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Extension;
use axum::extract::connect_info::MockConnectInfo;
use protocol::calls::ServiceCall;
use server::clock::TokioClock;
use server::entropy::Entropy;
use server::http::{Connections, Reach, router};
use server::service::{Caller, Cookie, Request, Service, ServiceSettings};
use server::workers::OnTheSpot;
use tokio::io::DuplexStream;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::simulation::Fault;
use crate::simulation::disk::{Cable, Disk};

/// The start time: a day in 2026.
const START: u64 = 1_767_225_600_000;
/// The address that all clients have.
const ADDRESS: ([u8; 4], u16) = ([127, 0, 0, 1], 7878);

/// Accepts connections that are pairs of buffers.
struct Door(mpsc::UnboundedReceiver<DuplexStream>);

impl axum::serve::Listener for Door {
    type Io = DuplexStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (DuplexStream, SocketAddr) {
        match self.0.recv().await {
            Some(stream) => (stream, ADDRESS.into()),
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        Ok(ADDRESS.into())
    }
}

/// The route to the current server. It changes when a server is killed, which ends all connections.
pub type Way = watch::Receiver<mpsc::UnboundedSender<DuplexStream>>;

pub struct World {
    pub disk: Arc<Disk>,
    pub service: Arc<Service>,
    clock: Arc<TokioClock>,
    seed: u64,
    servers: u64,
    fault: Fault,
    cut: Arc<AtomicBool>,
    tasks: Vec<JoinHandle<()>>,
    door: mpsc::UnboundedSender<DuplexStream>,
    /// One per guest: a channel with several waiters wakes them in an order that the seed does not determine.
    ways: Vec<watch::Sender<mpsc::UnboundedSender<DuplexStream>>>,
}

impl World {
    pub fn new(seed: u64, fault: Fault) -> World {
        let disk = Arc::new(Disk::new(seed ^ 1, fault));
        let clock = Arc::new(TokioClock::starting(START));
        let (service, cut) = new_hall(&disk, &clock, seed);
        let (door, _) = mpsc::unbounded_channel();
        let (tasks, ways) = (Vec::new(), Vec::new());
        let mut world = World { disk, service, clock, seed, servers: 0, fault, cut, tasks, door, ways };
        world.open();
        world
    }

    fn open(&mut self) {
        let (to, door) = mpsc::unbounded_channel();
        // The sender of the stop signal lives as long as the task: a server in this world is only
        // ever killed.
        let (stop, stopping) = watch::channel(false);
        let router = router(Arc::clone(&self.service), Reach::default(), stopping);
        let connection = Connections::new(1).admit(None).expect("the first one");
        let router = router.layer(MockConnectInfo(SocketAddr::from(ADDRESS))).layer(Extension(connection));
        self.tasks.push(tokio::spawn(async move {
            let _ = axum::serve(Door(door), router).await;
            drop(stop);
        }));
        if self.fault != Fault::NoAlarm {
            self.tasks.push(tokio::spawn(Arc::clone(&self.service).keep_time()));
        }
        for way in &self.ways {
            way.send_replace(to.clone());
        }
        self.door = to;
    }

    /// Kills the server at any point, and starts another one.
    pub fn kill(&mut self) {
        self.cut.store(true, Ordering::Relaxed);
        self.tasks.drain(..).for_each(|task| task.abort());
        self.servers += 1;
        (self.service, self.cut) = new_hall(&self.disk, &self.clock, self.seed + self.servers);
        self.open();
    }

    pub fn way(&mut self) -> Way {
        let (way, told) = watch::channel(self.door.clone());
        self.ways.push(way);
        told
    }

    /// Creates a person with a name: the caller, and the secret of the cookie.
    pub async fn person(&self, name: &str) -> (Caller, String) {
        let body = protocol::Name { name: name.to_string(), invite: None };
        let request = Request::Service(ServiceCall::NewPerson { body });
        let reply = self.service.call(&Caller::default(), request).await.expect("a name is enough");
        let Some(Cookie::Set(secret)) = reply.cookie else { panic!("a cookie") };
        (self.service.caller(Some(&secret)).await.expect("a caller"), secret)
    }

    pub async fn post(&self, caller: &Caller, path: &str, body: serde_json::Value) -> serde_json::Value {
        let (row, words) = server::api::at(path).find(|(row, _)| row.method == "POST").expect("there is such a call");
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = Request::parse(row.call, &words, body.as_bytes()).expect("a request");
        let reply = self.service.call(caller, request).await.unwrap_or_else(|refusal| panic!("{refusal}"));
        serde_json::from_str(reply.text()).expect("JSON")
    }
}

fn new_hall(disk: &Arc<Disk>, clock: &Arc<TokioClock>, seed: u64) -> (Arc<Service>, Arc<AtomicBool>) {
    let cut = Arc::new(AtomicBool::new(false));
    let cable = Cable { disk: Arc::clone(disk), cut: Arc::clone(&cut) };
    let clock: Arc<TokioClock> = Arc::clone(clock);
    let service =
        Service::new(Arc::new(cable), clock, Entropy::seeded(seed), Arc::new(OnTheSpot), ServiceSettings::default());
    (Arc::new(service), cut)
}
