//! Several simulated servers on one disk, each a node of a cluster.

use std::sync::Arc;
use std::time::Duration;

use server::clock::{Clock, DatabaseClock};
use server::cluster::ClusterNode;
use server::entropy::Entropy;
use server::service::{Service, ServiceSettings};
use server::store::Store;
use server::workers::OnTheSpot;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::simulation::bus::Net;
use crate::simulation::disk::{Cable, Disk};
use crate::simulation::gate::Gate;
use crate::simulation::world::{Entrance, Way, open};

/// Delay before a node that cannot reach its store tries again.
const BREATH: Duration = Duration::from_millis(100);

/// A simulated node: a server with its gate and its tasks.
pub struct Node {
    pub name: String,
    pub service: Arc<Service>,
    pub gate: Arc<Gate>,
    tasks: Vec<JoinHandle<()>>,
    door: Entrance,
}

impl Node {
    /// Starts a node, as `highball serve` does.
    async fn start(disk: &Arc<Disk>, net: &Arc<Net>, seed: u64, number: u64) -> Node {
        let (name, gate): (String, Arc<Gate>) = (format!("node-{number:03}"), Arc::default());
        let store: Arc<dyn Store> = Arc::new(Cable::new(disk, &gate, &name));
        let nodes = store.nodes().expect("it can be shared");
        let time = loop {
            match nodes.time().await {
                Ok(time) => break time,
                Err(_) => sleep(BREATH).await,
            }
        };
        let clock = Arc::new(DatabaseClock::starting(time));
        let luck = Entropy::seeded(seed * 1_000 + number);
        let settings = ServiceSettings::default();
        let shown = Arc::clone(&clock) as Arc<dyn Clock>;
        let service = Arc::new(Service::new(Arc::clone(&store), shown, luck, Arc::new(OnTheSpot), settings));
        let inbox = loop {
            let (bus, inbox) = net.join(&name, &gate);
            if service.join(ClusterNode::new(name.clone(), bus)).await.is_ok() {
                break inbox;
            }
            sleep(BREATH).await;
        };
        service.load_hooks().await;
        service.beat().await;
        let (door, serving) = open(&service, &gate);
        let tasks = vec![
            tokio::spawn(Arc::clone(&service).keep_node(inbox, Some(clock))),
            tokio::spawn(Arc::clone(&service).keep_time()),
            serving,
        ];
        Node { name, service, gate, tasks, door }
    }

    /// Kills the node, wherever its tasks are at the moment.
    fn kill(&mut self, net: &Net) {
        self.gate.kill();
        net.leave(&self.name);
        self.tasks.drain(..).for_each(|task| task.abort());
    }
}

/// All nodes, by position. A killed node is replaced by one with another name.
pub struct Cluster {
    pub disk: Arc<Disk>,
    pub net: Arc<Net>,
    pub nodes: Vec<Node>,
    seed: u64,
    started: u64,
    /// The entrances to all nodes, by guest.
    ways: Vec<Vec<watch::Sender<Entrance>>>,
}

impl Cluster {
    pub async fn new(seed: u64, disk: Disk, places: usize) -> Cluster {
        let (disk, net) = (Arc::new(disk), Net::new(seed ^ 2));
        let mut cluster = Cluster { disk, net, nodes: Vec::new(), seed, started: 0, ways: Vec::new() };
        for _ in 0..places {
            let node = cluster.another().await;
            cluster.nodes.push(node);
        }
        cluster
    }

    async fn another(&mut self) -> Node {
        self.started += 1;
        Node::start(&self.disk, &self.net, self.seed, self.started).await
    }

    /// Returns the entrances to all nodes, for one guest.
    pub fn ways(&mut self) -> Vec<Way> {
        let (ways, told) = self.nodes.iter().map(|node| watch::channel(node.door.clone())).unzip();
        self.ways.push(ways);
        told
    }

    /// Kills the node at a position, which closes its connections.
    pub fn kill(&mut self, at: usize) {
        let (nowhere, _) = tokio::sync::mpsc::unbounded_channel();
        self.nodes[at].kill(&self.net);
        self.enter(at, &nowhere);
    }

    /// Starts a new node at a position.
    pub async fn replace(&mut self, at: usize) {
        self.nodes[at] = self.another().await;
        let door = self.nodes[at].door.clone();
        self.enter(at, &door);
    }

    /// Stops a node as SIGTERM does, and starts a new one.
    pub async fn restart(&mut self, at: usize) {
        let service = Arc::clone(&self.nodes[at].service);
        service.hand_over_all().await;
        service.part().await;
        self.kill(at);
        self.replace(at).await;
    }

    fn enter(&self, at: usize, door: &Entrance) {
        self.ways.iter().for_each(|ways| drop(ways[at].send_replace(door.clone())));
    }
}
