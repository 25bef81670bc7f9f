//! How much one address and all together may ask for.

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

/// How much may be asked for. The defaults suit an event of some hundred phones on a laptop.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Requests for pages and whatever is not signed that one address may make each second, over a longer time.
    pub requests_per_second: NonZeroU32,
    /// Such requests that one address may make at once.
    pub burst: NonZeroU32,
    /// Requests that one phone may make each second, once its signature has proved which it is.
    pub phone_per_second: NonZeroU32,
    /// Requests that one phone may make at once.
    pub phone_burst: NonZeroU32,
    /// Requests with a signature, whoever signed them, and for the scripts of pages that one address may send each second: a
    /// router that hides a whole room behind one address is let through, a flood is not.
    pub light_per_second: NonZeroU32,
    /// Such requests that one address may send at once.
    pub light_burst: NonZeroU32,
    /// The part of the free places for connections, and of those for streams, that one address may hold: 2 is a half.
    pub share: usize,
    /// Connections that may be open in all.
    pub connections: usize,
    /// Streams of news that may be open in all.
    pub streams: usize,
    /// Wrong signatures for the same phone after which an address has to wait a minute before its next wrong one.
    pub wrong_signatures: u32,
    /// Requests to join by name that an address may make in ten minutes. Those that were approved are not counted.
    pub joins_per_address: usize,
    /// Addresses whose requests to join by name may wait for the desk at a time.
    pub joins: usize,
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of the body of a request from a scorekeeper's page, where lists of players are pasted.
    pub desk_body: usize,
    /// Such bodies over the usual size that may be on their way at a time.
    pub desk_bodies: usize,
    /// Time that a client has to send its head, that a response may take to begin, and that writing may wait for a reader.
    pub patience: Duration,
}

/// How long an address has to wait after too many wrong signatures.
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
    /// The same, however often anybody asks: for tests and measurements, whose requests all come from one machine.
    pub fn at_any_rate(self) -> Limits {
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

/// What is counted while the server runs.
pub(crate) struct Counters {
    pages: Buckets<IpAddr>,
    light: Buckets<IpAddr>,
    phones: Buckets<u32>,
    connections: Arc<Places>,
    streams: Arc<Places>,
    desk_bodies: Arc<Semaphore>,
    /// Wrong signatures by address and phone, and when the newest came.
    failures: Mutex<HashMap<(IpAddr, u32), (u32, Instant)>>,
    /// Whether another machine has reached this one.
    reached: AtomicBool,
    most_failures: u32,
}

/// The most pairs of address and phone whose wrong signatures are counted; more are refused without being counted.
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

    /// Whether this address may ask now, for what costs little as it stands or for a page.
    pub(crate) fn may_ask(&self, from: IpAddr, light: bool) -> bool {
        let buckets = if light { &self.light } else { &self.pages };
        buckets.check_key(&from).is_ok()
    }

    /// Whether a phone may ask now that has signed its request.
    pub(crate) fn may_phone_ask(&self, phone: u32) -> bool {
        self.phones.check_key(&phone).is_ok()
    }

    /// Takes a place for a connection. Returns `None` when this address has its share, or when all places are taken by
    /// connections that are being answered.
    pub(crate) fn connect(&self, from: IpAddr) -> Option<Place> {
        let place = self.connections.take(from)?;
        if !self.reached.load(Ordering::Relaxed) && is_elsewhere(from) {
            self.reached.store(true, Ordering::Relaxed);
        }
        Some(place)
    }

    /// Takes a place for a stream of news. Returns `None` when this address has its share, or all places are taken.
    pub(crate) fn stream(&self, from: IpAddr) -> Option<Place> {
        self.streams.take_for_stream(from)
    }

    /// Takes a place for a large body. Returns `None` when as many are on their way as there may be.
    pub(crate) fn desk_body(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.desk_bodies).try_acquire_owned().ok()
    }

    /// Returns how many addresses are connected now.
    pub(crate) fn connected(&self) -> usize {
        self.connections.addresses()
    }

    /// Whether another machine has connected since the start: a firewall that holds phones up shows by this.
    pub(crate) fn was_reached(&self) -> bool {
        self.reached.load(Ordering::Relaxed)
    }

    /// Counts a wrong signature of an address for a phone. Returns `true` if there were so many that the address has to
    /// wait. Only wrong ones wait: who has the secret of the phone is let through.
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

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn forget_idle(&self) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (_, newest)| newest.elapsed() < PAUSE);
        self.pages.retain_recent();
        self.light.retain_recent();
        self.phones.retain_recent();
    }
}

/// Whether an address is not one of this machine's own.
fn is_elsewhere(from: IpAddr) -> bool {
    !from.is_loopback() && !addresses().iter().any(|own| own.ip == from)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 7));
    const BEN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 8));

    #[test]
    fn an_address_that_asks_too_often_is_refused_and_others_are_not() {
        let counters = Counters::new(&Limits { burst: number(3), ..Limits::default() });
        let allowed = (0..10).filter(|_| counters.may_ask(ADA, false)).count();
        assert_eq!(allowed, 3);
        assert!(counters.may_ask(BEN, false));
    }

    /// A room behind one address: each phone has its own limit, and the address has one for all of them together.
    #[test]
    fn phones_behind_one_address_do_not_use_up_each_others_requests() {
        let limits = Limits { burst: number(3), phone_burst: number(3), light_burst: number(20), ..Limits::default() };
        let counters = Counters::new(&limits);
        for phone in 1..=5 {
            let allowed = (0..4).filter(|_| counters.may_ask(ADA, true) && counters.may_phone_ask(phone)).count();
            assert_eq!(allowed, 3, "phone {phone}");
        }
        assert!(!counters.may_ask(ADA, true), "twenty from one address");
        assert!(counters.may_ask(ADA, false), "the board is another matter");
    }

    #[test]
    fn the_own_machine_is_no_phone() {
        let counters = Counters::new(&Limits::default());
        let _own = counters.connect(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST)).expect("a place");
        for own in addresses() {
            let _own = counters.connect(own.ip).expect("a place");
        }
        assert!(!counters.was_reached());
    }

    #[test]
    fn wrong_signatures_wait_by_address_and_phone() {
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
