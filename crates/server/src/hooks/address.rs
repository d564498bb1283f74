//! Which addresses a webhook may have. A server must not be made to knock at the doors of its own house.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether this address is somewhere out in the open: not this machine, not its neighbours, nothing set aside.
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
        // Shared by the customers of a carrier.
        (100, 64..=127, _) => true,
        (192, 0, 0) | (192, 88, 99) => true,
        // For measuring networks.
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
        // Translated to IPv4 on the way.
        [0x64, 0xff9b, 0, 0, 0, 0, ..] => public_v4(last_v4),
        [0x2002, high, low, ..] => public_v4(Ipv4Addr::from((u32::from(high) << 16) | u32::from(low))),
        // Tunnels and other special uses, and what documents name.
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => (0x2000..=0x3fff).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_out_in_the_open_is_public() {
        let house = [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:a00:1::",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ];
        for address in house {
            assert!(!is_public(address.parse().expect("an address")), "{address}");
        }
        let open = [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "::ffff:8.8.8.8",
            "64:ff9b::8.8.8.8",
            "2002:808:808::",
            "2606:4700::1111",
            "2a00:1450::1",
        ];
        for address in open {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
    }
}
