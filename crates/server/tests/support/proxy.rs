//! A connection to a database server that can be stalled or cut.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The way in which the proxy handles connections.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Open,
    /// Connections stay open, but data is not forwarded.
    Stalled,
    /// Connections end at once.
    Cut,
}

pub struct Proxy {
    pub address: SocketAddr,
    way: watch::Sender<Way>,
}

impl Proxy {
    pub async fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (way, ways) = watch::channel(Way::Open);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(forward(client, port, ways.clone()));
            }
        });
        Proxy { address, way }
    }

    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

async fn forward(mut client: TcpStream, port: u16, mut ways: watch::Receiver<Way>) {
    let Ok(mut server) = TcpStream::connect(("127.0.0.1", port)).await else { return };
    loop {
        let way = *ways.borrow_and_update();
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut server), if way == Way::Open => return,
            changed = ways.changed() => if changed.is_err() { return },
            () = std::future::ready(()), if way == Way::Cut => return,
        }
    }
}
