//! Where phones in the same house find the site.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// An address at which others on the network of the house reach a site that listens here; `None` if only this machine
/// does, or it is on no such network.
pub fn house(listening: SocketAddr) -> Option<SocketAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let found = interfaces.iter().filter_map(|interface| match interface.ip() {
        IpAddr::V4(ip) => Some((interface.name.as_str(), ip)),
        IpAddr::V6(_) => None, // what is read off a screen and typed has to be short
    });
    choose(listening, found)
}

fn choose<'a>(
    listening: SocketAddr,
    interfaces: impl Iterator<Item = (&'a str, Ipv4Addr)>,
) -> Option<SocketAddr> {
    let at = |ip: Ipv4Addr| SocketAddr::new(ip.into(), listening.port());
    match listening.ip() {
        ip if ip.is_unspecified() => {
            // networks of this machine with itself are reached by nobody else
            let own =
                |name: &str| ["docker", "br-", "veth", "virbr"].iter().any(|kind| name.starts_with(kind));
            let house = interfaces.filter(|(_, ip)| ip.is_private());
            house.min_by_key(|(name, _)| own(name)).map(|(_, ip)| at(ip))
        }
        IpAddr::V4(ip) if ip.is_private() => Some(listening),
        _ => None,
    }
}

/// Is whoever asks in the house? The world has no business with its addresses.
pub(crate) fn is_inside(visitor: IpAddr) -> bool {
    match visitor {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phones_are_told_an_address_that_they_can_reach() {
        let interfaces = [
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("wan0", "203.0.113.9"),
            ("wlan0", "192.168.1.20"),
        ];
        let chosen = |listen: &str, known: &[(&str, &str)]| {
            let known = known.iter().map(|(name, ip)| (*name, ip.parse().unwrap()));
            choose(listen.parse().unwrap(), known).map(|address| address.to_string())
        };
        assert_eq!(chosen("0.0.0.0:8080", &interfaces).as_deref(), Some("192.168.1.20:8080"));
        assert_eq!(chosen("[::]:80", &interfaces).as_deref(), Some("192.168.1.20:80"));
        assert_eq!(chosen("0.0.0.0:8080", &interfaces[..2]).as_deref(), Some("172.17.0.1:8080"));
        assert_eq!(chosen("0.0.0.0:8080", &interfaces[..1]), None, "on no network");
        assert_eq!(chosen("127.0.0.1:8080", &interfaces), None, "for this machine alone");
        assert_eq!(chosen("192.168.1.20:8080", &interfaces).as_deref(), Some("192.168.1.20:8080"));
        assert_eq!(chosen("203.0.113.9:80", &interfaces), None, "open to the world");
        for (ip, inside) in
            [("127.0.0.1", true), ("192.168.7.7", true), ("203.0.113.9", false), ("2001:db8::1", false)]
        {
            assert_eq!(is_inside(ip.parse().unwrap()), inside, "{ip}");
        }
    }
}
