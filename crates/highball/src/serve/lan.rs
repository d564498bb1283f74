//! Access from the local network: the server's address, and a QR code for it.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};
use std::process::{Command, Stdio};

use qrcode::render::unicode;
use qrcode::{EcLevel, QrCode};

/// An address reserved for documentation. Nothing is ever sent to it.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// Returns the address of this machine on its network: the source address of connections to other
/// machines.
pub fn address() -> IpAddr {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    let found = socket.and_then(|socket| {
        socket.connect(ELSEWHERE)?;
        socket.local_addr()
    });
    found.map_or(Ipv4Addr::LOCALHOST.into(), |address| address.ip())
}

/// Returns a QR code for a URL, as text.
pub fn picture(url: &str) -> String {
    let Ok(code) = QrCode::with_error_correction_level(url, EcLevel::L) else {
        return String::new();
    };
    let mut picture = code.render::<unicode::Dense1x2>();
    // Most terminals are dark, but cameras need a dark code on a light background.
    let picture = picture.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark);
    format!("{}\n", picture.quiet_zone(true).build())
}

/// Opens the page in the browser. Failures are ignored, since the address is also printed.
pub fn show(url: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    let _ = command.args(arguments).arg(url).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
