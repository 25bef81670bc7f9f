//! Network addresses of this machine, and QR codes.

use std::net::{IpAddr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::{svg, unicode};

/// An address of this machine on one of its networks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// IP address, as reachable from that network.
    pub ip: IpAddr,
    /// The system's name of the network, such as "wlan0" or "Ethernet".
    pub network: String,
    /// `true` if the network probably connects to physical machines, judging by its name.
    pub likely: bool,
}

/// Name prefixes of networks that exist only inside this machine.
const INSIDE: [&str; 7] = ["br-", "docker", "vbox", "veth", "virbr", "vEthernet", "vmnet"];

/// Returns the addresses others may reach this machine at, most likely first. Link-local addresses are left out: no
/// browser opens the IPv6 ones.
pub fn addresses() -> Vec<Address> {
    // Without a list of networks there is nothing to offer. This machine itself is always reachable by its own name.
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let others = found.into_iter().filter(|network| !network.is_loopback() && !network.is_link_local());
    let mut all: Vec<Address> = others
        .map(|network| Address {
            ip: network.ip(),
            likely: !INSIDE.iter().any(|inside| network.name.starts_with(inside)),
            network: network.name,
        })
        .collect();
    all.sort_by_key(|address| (!address.likely, address.ip.is_ipv6(), address.network.clone()));
    all
}

/// Returns the URL of an address and port.
pub fn url(ip: IpAddr, port: u16) -> String {
    format!("http://{}/", SocketAddr::new(ip, port))
}

/// Returns a QR code as SVG, dark on light in every theme, or `None` if the text is too long.
pub fn qr_svg(text: &str) -> Option<String> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(240, 240).build())
}

/// Returns a QR code in Unicode characters for a terminal, or `None` if the text is too long.
pub fn qr_text(text: &str) -> Option<String> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    // Most terminals show light text on dark.
    let mut render = code.render::<unicode::Dense1x2>();
    Some(render.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_written_as_browsers_accept_them() {
        assert_eq!(url([192, 168, 1, 7].into(), 8177), "http://192.168.1.7:8177/");
        assert_eq!(url("2001:db8::7".parse().expect("an address"), 8177), "http://[2001:db8::7]:8177/");
    }

    #[test]
    fn qr_codes_are_drawn_as_svg_and_as_text() {
        let url = "http://192.168.1.7:8177/";
        assert!(qr_svg(url).is_some_and(|svg| svg.contains("<svg")));
        assert!(qr_text(url).is_some_and(|text| text.lines().count() > 10));
        assert_eq!(qr_svg(&"x".repeat(5000)), None);
    }
}
