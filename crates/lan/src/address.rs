//! Under which addresses a phone reaches this machine, and how an address is shown as a QR code.

use std::net::{IpAddr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::{svg, unicode};

/// An address of this machine on one of its networks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// The address as other machines on that network reach it.
    pub ip: IpAddr,
    /// The system's name of the network: "wlan0", "Ethernet".
    pub network: String,
    /// Whether it is a network that machines of flesh and plastic are on, as far as the name shows.
    pub likely: bool,
}

/// How the names of networks begin that exist only inside of this machine.
const INSIDE: [&str; 7] = ["br-", "docker", "vbox", "veth", "virbr", "vEthernet", "vmnet"];

/// The addresses of this machine by which others may reach it, the likeliest first. IPv6 addresses that hold only on one
/// link are left out: no browser opens them.
pub fn addresses() -> Vec<Address> {
    // Without a list of networks there is nothing to offer; this machine itself is always reached by its own name.
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

/// The address as it is typed into a browser.
pub fn url(ip: IpAddr, port: u16) -> String {
    format!("http://{}/", SocketAddr::new(ip, port))
}

/// A QR code as an SVG picture, dark on light in every theme; none when the text is too long for one.
pub fn qr_svg(text: &str) -> Option<String> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(240, 240).build())
}

/// A QR code in the letters of a terminal; none when the text is too long for one.
pub fn qr_text(text: &str) -> Option<String> {
    let code = QrCode::new(text.as_bytes()).ok()?;
    // Most terminals are light on dark.
    let mut render = code.render::<unicode::Dense1x2>();
    Some(render.dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_written_as_browsers_take_it() {
        assert_eq!(url([192, 168, 1, 7].into(), 8177), "http://192.168.1.7:8177/");
        assert_eq!(url("2001:db8::7".parse().expect("an address"), 8177), "http://[2001:db8::7]:8177/");
    }

    #[test]
    fn qr_codes_are_pictures_and_letters() {
        let url = "http://192.168.1.7:8177/";
        assert!(qr_svg(url).is_some_and(|svg| svg.contains("<svg")));
        assert!(qr_text(url).is_some_and(|text| text.lines().count() > 10));
        assert_eq!(qr_svg(&"x".repeat(5000)), None);
    }
}
