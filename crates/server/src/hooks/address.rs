//! Checks the addresses of webhooks, so that nobody can make a server call its own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Checks whether this is a public address: not on this machine or its network, and not reserved.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => public_v4(address),
        IpAddr::V6(address) => public_v6(address),
    }
}

fn public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let set_aside = match (a, b, c) {
        (0, ..) | (240.., ..) => true,
        // Carrier-grade NAT.
        (100, 64..=127, _) => true,
        (192, 0, 0) | (192, 88, 99) => true,
        // Benchmarking networks.
        (198, 18..=19, _) => true,
        _ => false,
    };
    !(set_aside
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || address.is_broadcast())
}

fn public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let last_v4 = Ipv4Addr::from((u32::from(parts[6]) << 16) | u32::from(parts[7]));
    match parts {
        [0, 0, 0, 0, 0, 0xffff, ..] => public_v4(last_v4),
        // NAT64 addresses, which are translated to IPv4.
        [0x64, 0xff9b, 0, 0, 0, 0, ..] => public_v4(last_v4),
        [0x2002, high, low, ..] => public_v4(Ipv4Addr::from((u32::from(high) << 16) | u32::from(low))),
        // Tunnels and other special uses, and documentation.
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => (0x2000..=0x3fff).contains(&first),
    }
}
