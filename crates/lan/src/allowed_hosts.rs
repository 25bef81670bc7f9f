//! Host names this machine may be addressed by. A foreign page that points its own name at this address is rejected
//! (DNS rebinding).

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::addresses;

/// Minimum time between two scans of the machine's networks for an unknown address.
const AGAIN: Duration = Duration::from_secs(5);

/// Names and addresses of this machine.
#[derive(Debug)]
pub(crate) struct AllowedHosts {
    names: BTreeSet<String>,
    own: Mutex<(Instant, BTreeSet<IpAddr>)>,
}

fn own() -> BTreeSet<IpAddr> {
    addresses().into_iter().map(|address| address.ip).collect()
}

impl AllowedHosts {
    /// Creates the set of this machine's addresses, `localhost`, and the names entered by the organiser.
    pub(crate) fn new(names: &[String]) -> AllowedHosts {
        let names = names.iter().map(|name| name.to_ascii_lowercase()).chain(["localhost".to_owned()]);
        AllowedHosts { names: names.collect(), own: Mutex::new((Instant::now(), own())) }
    }

    /// Returns `true` if a `Host` header, with or without port, names this machine.
    pub(crate) fn is_allowed(&self, host: &str) -> bool {
        let name = name_of(host);
        if self.names.contains(&name.to_ascii_lowercase()) {
            return true;
        }
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback() || self.has(ip))
    }

    /// Returns `true` if the machine has this address. Scans again if not, since a router may have assigned a new
    /// one.
    fn has(&self, ip: IpAddr) -> bool {
        let mut known = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.1.contains(&ip) && known.0.elapsed() >= AGAIN {
            *known = (Instant::now(), own());
        }
        known.1.contains(&ip)
    }
}

/// Returns a host without its port.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        Some(_) | None => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_and_addresses_of_this_machine_are_accepted_as_host() {
        let hosts = AllowedHosts::new(&["Desk.lan".to_owned()]);
        for ours in ["127.0.0.1:8177", "localhost", "LOCALHOST:8177", "desk.lan:8177", "[::1]:8177"] {
            assert!(hosts.is_allowed(ours), "{ours}");
        }
        for address in addresses() {
            assert!(hosts.is_allowed(&std::net::SocketAddr::new(address.ip, 8177).to_string()));
        }
        for theirs in ["", "evil.example:8177", "localhost.evil.example", "203.0.113.7:8177", "127.0.0.1.evil.example"]
        {
            assert!(!hosts.is_allowed(theirs), "{theirs}");
        }
    }
}
