//! Places for connections and event streams: the share per address, and eviction when all are taken.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

/// Places of one kind. An address with a place gets another while it has fewer than its share of the free ones, so
/// that a room behind one address gets in and no machine can take all places.
pub(crate) struct Places {
    most: usize,
    /// Divisor for the share of free places that one address may hold: 2 is half.
    share: usize,
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    taken: HashMap<u64, Taken>,
    by_address: HashMap<IpAddr, usize>,
    last: u64,
}

struct Taken {
    from: IpAddr,
    /// Reason that the connection is not idle.
    work: Work,
    /// Time it became idle or blocked, or was opened.
    since: Instant,
    ended: Arc<Notify>,
}

/// Activity of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Work {
    /// `true` if a request is being answered.
    answering: bool,
    /// `true` if a response waits for a slow reader.
    blocked: bool,
}

impl Book {
    /// Returns the connection that has been in a state for the longest time.
    fn oldest(&self, work: Work) -> Option<u64> {
        let found = self.taken.iter().filter(|(_, taken)| taken.work == work);
        found.map(|(number, taken)| (taken.since, *number)).min().map(|(_, number)| number)
    }

    fn remove(&mut self, number: u64) -> Option<Taken> {
        let taken = self.taken.remove(&number)?;
        if let Some(count) = self.by_address.get_mut(&taken.from) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.by_address.remove(&taken.from);
            }
        }
        Some(taken)
    }
}

/// A taken place. It becomes free when this is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    number: u64,
    ended: Arc<Notify>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.book().remove(self.number);
    }
}

impl Place {
    /// Waits until another connection gets this place.
    pub(crate) async fn ended(&self) {
        self.ended.notified().await;
    }

    /// Marks the connection as busy until the returned guard is dropped.
    pub(crate) fn busy(self: &Arc<Self>) -> Busy {
        self.work(|work| work.answering = true);
        Busy(Arc::clone(self))
    }

    /// Sets whether a response waits for its reader.
    pub(crate) fn set_blocked(&self, blocked: bool) {
        self.work(|work| work.blocked = blocked);
    }

    fn work(&self, change: impl FnOnce(&mut Work)) {
        if let Some(taken) = self.places.book().taken.get_mut(&self.number) {
            change(&mut taken.work);
            taken.since = Instant::now();
        }
    }
}

/// A request being answered.
pub(crate) struct Busy(Arc<Place>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.work(|work| work.answering = false);
    }
}

impl Places {
    pub(crate) fn new(most: usize, share: usize) -> Arc<Places> {
        Arc::new(Places { most, share: share.max(1), book: Mutex::default() })
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place for an address. When all are taken, evicts the connection that has been idle for longest, or
    /// else the one blocked by its reader for longest. Returns `None` if the address has its share, or if all
    /// connections are busy.
    pub(crate) fn take(self: &Arc<Self>, from: IpAddr) -> Option<Place> {
        let mut book = self.book();
        let free = self.most.saturating_sub(book.taken.len());
        let own = book.by_address.get(&from).copied().unwrap_or(0);
        if own > 0 && own >= free / self.share {
            return None;
        }
        if free == 0 {
            let oldest = book.oldest(Work::default());
            let oldest = oldest.or_else(|| book.oldest(Work { answering: false, blocked: true }))?;
            if let Some(taken) = book.remove(oldest) {
                taken.ended.notify_one();
            }
        }
        book.last += 1;
        let (number, ended) = (book.last, Arc::new(Notify::new()));
        let (work, since) = (Work::default(), Instant::now());
        book.taken.insert(number, Taken { from, work, since, ended: Arc::clone(&ended) });
        *book.by_address.entry(from).or_default() += 1;
        Some(Place { places: Arc::clone(self), number, ended })
    }

    /// Takes a place for a stream, which is never idle. Returns `None` if the address has its share, or all are
    /// taken.
    pub(crate) fn take_for_stream(self: &Arc<Self>, from: IpAddr) -> Option<Place> {
        let place = self.take(from)?;
        place.work(|work| work.answering = true);
        Some(place)
    }

    /// Returns the number of addresses with a place.
    pub(crate) fn addresses(&self) -> usize {
        self.book().by_address.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, last))
    }

    #[test]
    fn one_address_gets_only_a_share_of_the_free_connections() {
        let places = Places::new(90, 2);
        let greedy: Vec<Place> = std::iter::from_fn(|| places.take(address(1))).collect();
        assert_eq!(greedy.len(), 30);
        let many: Vec<Vec<Place>> =
            (2..40).map(|last| std::iter::from_fn(|| places.take(address(last))).collect()).collect();
        assert!(many.iter().all(|taken: &Vec<Place>| !taken.is_empty()));
        assert_eq!(places.addresses(), 39);
        assert!(places.take(address(200)).is_some(), "a machine that comes last");
        drop((greedy, many));
        assert_eq!(places.addresses(), 0);
    }

    #[tokio::test]
    async fn an_idle_connection_is_closed_first_and_then_a_blocked_one() {
        let places = Places::new(3, 2);
        let [first, second, third] = [1, 2, 3].map(|last| Arc::new(places.take(address(last)).expect("a place")));
        let answering = first.busy();
        let fourth = places.take(address(4)).expect("the place of the second");
        second.ended().await;
        let (busy, stays) = (third.busy(), Arc::new(fourth));
        let also_busy = stays.busy();
        assert!(places.take(address(5)).is_none(), "no device is idle");
        drop(answering);
        first.set_blocked(true);
        let _fifth = places.take(address(5)).expect("the place of the first, whose reader does not read");
        first.ended().await;
        drop((busy, also_busy, second));
        assert_eq!(places.addresses(), 3, "who has lost a place gives back no other");
    }

    #[test]
    fn a_stream_is_never_idle() {
        let places = Places::new(1, 2);
        let _stream = places.take_for_stream(address(1)).expect("a place");
        assert!(places.take_for_stream(address(2)).is_none());
    }
}
