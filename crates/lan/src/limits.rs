//! Rate limits and capacity, per address and in total.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::MonotonicClock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::addresses;
use crate::places::{Place, Places};

/// Rate and size limits. The defaults suit a few hundred phones on one laptop.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Sustained number of page and unsigned requests per second from one address.
    pub requests_per_second: NonZeroU32,
    /// Burst of such requests from one address.
    pub burst: NonZeroU32,
    /// Sustained number of requests per second from one phone, identified by a valid signature.
    pub phone_per_second: NonZeroU32,
    /// Burst of requests from one phone.
    pub phone_burst: NonZeroU32,
    /// Sustained number of signed requests (by any phone) and script requests per second from one address. Allows a
    /// whole room behind one router, but not a flood.
    pub light_per_second: NonZeroU32,
    /// Burst of such requests from one address.
    pub light_burst: NonZeroU32,
    /// Divisor for the share of free connections, and of free streams, that one address may hold: 2 is half.
    pub share: usize,
    /// Maximum number of open connections.
    pub connections: usize,
    /// Maximum number of open event streams.
    pub streams: usize,
    /// Number of wrong signatures for one phone after which an address must wait a minute.
    pub wrong_signatures: u32,
    /// Maximum number of join requests per address in ten minutes. Approved ones do not count.
    pub joins_per_address: usize,
    /// Maximum number of addresses with pending join requests.
    pub joins: usize,
    /// Maximum size of a request body, in bytes.
    pub body: usize,
    /// Maximum size of a request body from a scorekeeper's page, where player lists are pasted, in bytes.
    pub desk_body: usize,
    /// Maximum number of oversized bodies in transit at a time.
    pub desk_bodies: usize,
    /// Timeout for a client's request head, for the start of a response, and for a blocked write.
    pub patience: Duration,
}

/// Waiting time of an address after too many wrong signatures.
const PAUSE: Duration = Duration::from_secs(60);

const fn number(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: number(10),
            burst: number(60),
            phone_per_second: number(10),
            phone_burst: number(60),
            light_per_second: number(200),
            light_burst: number(600),
            share: 2,
            connections: 2_800,
            streams: 2_500,
            wrong_signatures: 5,
            joins_per_address: 5,
            joins: 32,
            body: 16 * 1024,
            desk_body: 2 << 20,
            desk_bodies: 16,
            patience: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// Removes all rate limits, for tests and measurements whose requests all come from one machine.
    pub fn unlimited(self) -> Limits {
        let any = NonZeroU32::MAX;
        Limits {
            requests_per_second: any,
            burst: any,
            phone_per_second: any,
            phone_burst: any,
            light_per_second: any,
            light_burst: any,
            ..self
        }
    }
}

type Buckets<K> = RateLimiter<K, HashMapStateStore<K>, MonotonicClock, NoOpMiddleware<std::time::Instant>>;

fn buckets<K: Clone + std::hash::Hash + Eq>(per_second: NonZeroU32, burst: NonZeroU32) -> Buckets<K> {
    RateLimiter::new(Quota::per_second(per_second).allow_burst(burst), HashMapStateStore::default(), MonotonicClock)
}

/// Counters of a running server.
pub(crate) struct Counters {
    pages: Buckets<IpAddr>,
    light: Buckets<IpAddr>,
    phones: Buckets<u32>,
    connections: Arc<Places>,
    streams: Arc<Places>,
    desk_bodies: Arc<Semaphore>,
    /// Number of wrong signatures by address and phone, with the time of the latest.
    failures: Mutex<HashMap<(IpAddr, u32), (u32, Instant)>>,
    /// `true` once another machine has connected.
    reached: AtomicBool,
    most_failures: u32,
}

/// Maximum number of pairs of address and phone whose wrong signatures are counted. Others are rejected without being
/// counted.
const MOST_FAILING: usize = 10_000;

impl Counters {
    pub(crate) fn new(limits: &Limits) -> Counters {
        Counters {
            pages: buckets(limits.requests_per_second, limits.burst),
            light: buckets(limits.light_per_second, limits.light_burst),
            phones: buckets(limits.phone_per_second, limits.phone_burst),
            connections: Places::new(limits.connections, limits.share),
            streams: Places::new(limits.streams, limits.share),
            desk_bodies: Arc::new(Semaphore::new(limits.desk_bodies)),
            failures: Mutex::default(),
            reached: AtomicBool::new(false),
            most_failures: limits.wrong_signatures,
        }
    }

    /// Returns `true` if this address is within its rate limit for light requests or for pages.
    pub(crate) fn allow_request(&self, from: IpAddr, light: bool) -> bool {
        let buckets = if light { &self.light } else { &self.pages };
        buckets.check_key(&from).is_ok()
    }

    /// Returns `true` if a phone with a valid signature is within its rate limit.
    pub(crate) fn may_phone_ask(&self, phone: u32) -> bool {
        self.phones.check_key(&phone).is_ok()
    }

    /// Takes a place for a connection. Returns `None` if this address has its share, or if all connections are busy.
    pub(crate) fn connect(&self, from: IpAddr) -> Option<Place> {
        let place = self.connections.take(from)?;
        if !self.reached.load(Ordering::Relaxed) && is_elsewhere(from) {
            self.reached.store(true, Ordering::Relaxed);
        }
        Some(place)
    }

    /// Takes a place for an event stream. Returns `None` if this address has its share, or if all places are taken.
    pub(crate) fn stream(&self, from: IpAddr) -> Option<Place> {
        self.streams.take_for_stream(from)
    }

    /// Takes a place for an oversized body. Returns `None` if all places are taken.
    pub(crate) fn desk_body(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.desk_bodies).try_acquire_owned().ok()
    }

    /// Returns the number of connected addresses.
    pub(crate) fn connected(&self) -> usize {
        self.connections.addresses()
    }

    /// Returns `true` if another machine has connected since the start. `false` may mean that a firewall blocks
    /// phones.
    pub(crate) fn was_reached(&self) -> bool {
        self.reached.load(Ordering::Relaxed)
    }

    /// Counts a wrong signature of an address for a phone. Returns `true` if there were too many and the address must
    /// wait. Requests with a valid signature never wait.
    pub(crate) fn fails_too_often(&self, from: IpAddr, phone: u32) -> bool {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() >= MOST_FAILING && !failures.contains_key(&(from, phone)) {
            return true;
        }
        let (count, newest) = failures.entry((from, phone)).or_insert((0, Instant::now()));
        if newest.elapsed() >= PAUSE {
            *count = 0;
        }
        (*count, *newest) = (count.saturating_add(1), Instant::now());
        *count > self.most_failures
    }

    /// Removes addresses that have been idle for a while.
    pub(crate) fn forget_idle(&self) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (_, newest)| newest.elapsed() < PAUSE);
        self.pages.retain_recent();
        self.light.retain_recent();
        self.phones.retain_recent();
    }
}

/// Returns `true` if an address does not belong to this machine.
fn is_elsewhere(from: IpAddr) -> bool {
    !from.is_loopback() && !addresses().iter().any(|own| own.ip == from)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 7));
    const BEN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 8));

    #[test]
    fn an_address_over_its_rate_limit_is_refused_and_others_are_not() {
        let counters = Counters::new(&Limits { burst: number(3), ..Limits::default() });
        let allowed = (0..10).filter(|_| counters.allow_request(ADA, false)).count();
        assert_eq!(allowed, 3);
        assert!(counters.allow_request(BEN, false));
    }

    /// In a room behind one address, each phone has its own limit, and the address has one for all of them together.
    #[test]
    fn phones_behind_one_address_have_separate_rate_limits() {
        let limits = Limits { burst: number(3), phone_burst: number(3), light_burst: number(20), ..Limits::default() };
        let counters = Counters::new(&limits);
        for phone in 1..=5 {
            let allowed = (0..4).filter(|_| counters.allow_request(ADA, true) && counters.may_phone_ask(phone)).count();
            assert_eq!(allowed, 3, "phone {phone}");
        }
        assert!(!counters.allow_request(ADA, true), "twenty from one address");
        assert!(counters.allow_request(ADA, false), "the board is another matter");
    }

    #[test]
    fn connections_of_this_machine_do_not_count_as_phones() {
        let counters = Counters::new(&Limits::default());
        let _own = counters.connect(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST)).expect("a place");
        for own in addresses() {
            let _own = counters.connect(own.ip).expect("a place");
        }
        assert!(!counters.was_reached());
    }

    #[test]
    fn wrong_signatures_are_limited_by_address_and_phone() {
        let counters = Counters::new(&Limits { wrong_signatures: 2, ..Limits::default() });
        let tries = |from, phone| [(); 4].map(|()| counters.fails_too_often(from, phone));
        assert_eq!(tries(ADA, 1), [false, false, true, true]);
        assert_eq!(tries(ADA, 2), [false, false, true, true], "another phone behind the address");
        assert_eq!(tries(BEN, 1), [false, false, true, true], "another address");
    }

    #[test]
    fn connections_are_counted_by_address() {
        let counters = Counters::new(&Limits { connections: 9, ..Limits::default() });
        let first = counters.connect(ADA).expect("a place");
        let _second = counters.connect(ADA).expect("a place");
        let _third = counters.connect(BEN).expect("a place");
        assert!(counters.was_reached(), "these are the addresses of other machines");
        assert_eq!(counters.connected(), 2);
        drop(first);
        assert_eq!(counters.connected(), 2);
    }
}
