//! Join requests by player name: each phone shows a code, and the desk approves.
//!
//! The desk compares the codes, or types the one that the player reads out. Nothing is stored. Phone and desk agree
//! on the secret with X25519, so that an eavesdropper learns the code but not the secret. There is no phone before
//! the desk has approved its request.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use app::contract::JoinStatus;
use app::phones::PublicPlayer;
use app::{AppError, Cause};
use sha2::{Digest, Sha256};
use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

use crate::sign::digest;
use app::hexadecimal::hex;

/// Prefix of the hashed input of the secret.
pub(crate) const DOMAIN: &str = "cantina join 1";
/// Time until an unanswered request expires.
const WAITS: Duration = Duration::from_secs(3 * 60);
/// Time that requests of an address are counted and responses kept.
const COUNTED: Duration = Duration::from_secs(10 * 60);
/// Maximum number of pending requests per address.
const AT_ONCE: usize = 2;
/// Maximum number of addresses with pending requests for the same player.
const FOR_ONE: usize = 3;

/// A join request waiting for the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinRequest {
    /// Number of the request at the desk.
    pub number: u32,
    /// Number of the player in the event.
    pub player: u32,
    /// Name of the player at the time of the request.
    pub name: String,
    /// Four digits shown on the phone.
    pub code: String,
}

#[derive(Clone, Copy)]
enum State {
    Waiting,
    Refused,
    Approved { phone: u32 },
}

struct Asking {
    request: JoinRequest,
    /// Token for status requests, known only to this phone.
    token: String,
    theirs: [u8; 32],
    ours: [u8; 32],
    /// SHA-256 of the secret.
    key: [u8; 32],
    from: IpAddr,
    began: Instant,
    state: State,
}

impl Asking {
    fn waits(&self, now: Instant) -> bool {
        matches!(self.state, State::Waiting) && now.duration_since(self.began) < WAITS
    }

    fn seen(&self, now: Instant) -> JoinStatus {
        match self.state {
            State::Waiting if self.waits(now) => JoinStatus::Waiting {
                token: self.token.clone(),
                name: self.request.name.clone(),
                code: self.request.code.clone(),
            },
            State::Waiting => JoinStatus::Over,
            State::Refused => JoinStatus::Refused,
            State::Approved { phone } => JoinStatus::Approved { phone, desk: hex(&self.ours) },
        }
    }
}

#[derive(Default)]
struct Book {
    asking: Vec<Asking>,
    asked: HashMap<IpAddr, Vec<Instant>>,
    last: u32,
    /// `true` if the desk accepts no requests at present.
    closed: bool,
}

impl Book {
    /// Returns `true` if an address may ask for a player now. All requests of an address count once.
    fn has_room(&self, from: IpAddr, player: u32, now: Instant, per_address: usize, in_all: usize) -> bool {
        let waiting = || self.asking.iter().filter(|asking| asking.waits(now));
        let others = || waiting().filter(|asking| asking.from != from);
        let addresses = others().map(|asking| asking.from).collect::<HashSet<_>>().len();
        let for_player = others().filter(|asking| asking.request.player == player);
        let for_player = for_player.map(|asking| asking.from).collect::<HashSet<_>>().len();
        waiting().filter(|asking| asking.from == from).count() < AT_ONCE
            && self.asked.get(&from).map_or(0, Vec::len) < per_address
            && addresses < in_all
            && for_player < FOR_ONE
    }
}

/// All join requests of a server.
pub(crate) struct JoinQueue {
    book: Mutex<Book>,
    per_address: usize,
    in_all: usize,
}

impl JoinQueue {
    pub(crate) fn new(per_address: usize, in_all: usize) -> JoinQueue {
        JoinQueue { book: Mutex::default(), per_address, in_all }
    }

    fn book(&self, now: Instant) -> MutexGuard<'_, Book> {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        book.asking.retain(|asking| now.duration_since(asking.began) < COUNTED);
        book.asked.retain(|_, times| {
            times.retain(|time| now.duration_since(*time) < COUNTED);
            !times.is_empty()
        });
        book
    }

    /// Registers a phone's request to join as a player; `theirs` is its public key. A repeated request gets the same
    /// response.
    pub(crate) fn ask(&self, from: IpAddr, player: &PublicPlayer, theirs: [u8; 32], now: Instant) -> JoinStatus {
        let mut book = self.book(now);
        if book.closed {
            return JoinStatus::Off;
        }
        let same = |asking: &&Asking| asking.theirs == theirs && asking.from == from;
        if let Some(asking) = book.asking.iter().find(same) {
            return if asking.request.player == player.number { asking.seen(now) } else { JoinStatus::Refused };
        }
        if !book.has_room(from, player.number, now, self.per_address, self.in_all) {
            return JoinStatus::TooMany;
        }
        let ours_secret: [u8; 32] = rand::random();
        let shared = x25519(ours_secret, theirs);
        if shared == [0; 32] {
            // A real phone never sends such a key: it would make the secret predictable.
            return JoinStatus::Refused;
        }
        let code = free_code(&book.asking);
        let ours = x25519(ours_secret, X25519_BASEPOINT_BYTES);
        book.asked.entry(from).or_default().push(now);
        book.last = book.last.wrapping_add(1);
        let request = JoinRequest { number: book.last, player: player.number, name: player.name.clone(), code };
        let key = digest(&secret(&shared, &theirs, &ours));
        let token = hex(&rand::random::<[u8; 16]>());
        let asking = Asking { request, token, theirs, ours, key, from, began: now, state: State::Waiting };
        let seen = asking.seen(now);
        book.asking.push(asking);
        seen
    }

    /// Returns the state of a request.
    pub(crate) fn status(&self, token: &str, now: Instant) -> JoinStatus {
        let book = self.book(now);
        book.asking.iter().find(|asking| asking.token == token).map_or(JoinStatus::Over, |asking| asking.seen(now))
    }

    /// Returns the pending requests, oldest first.
    pub(crate) fn waiting(&self, now: Instant) -> Vec<JoinRequest> {
        let book = self.book(now);
        book.asking.iter().filter(|asking| asking.waits(now)).map(|asking| asking.request.clone()).collect()
    }

    /// Approves a request. `issue` creates the player's phone with a key and returns its number.
    ///
    /// # Errors
    /// `phones.join_gone` if the request is no longer pending; errors of `issue`, which leave the request
    /// pending.
    pub(crate) fn approve(
        &self,
        number: u32,
        now: Instant,
        issue: impl FnOnce(u32, &[u8; 32]) -> Result<u32, AppError>,
    ) -> Result<(), AppError> {
        let from = self.answer(number, now, |asking| {
            let phone = issue(asking.request.player, &asking.key)?;
            Ok(State::Approved { phone })
        })?;
        // Approved requests do not count as guesses, for rooms behind one address.
        if let Some(times) = self.book(now).asked.get_mut(&from) {
            times.pop();
        }
        Ok(())
    }

    /// Rejects all pending requests.
    pub(crate) fn refuse_all(&self, now: Instant) {
        for asking in self.book(now).asking.iter_mut().filter(|asking| asking.waits(now)) {
            asking.state = State::Refused;
        }
    }

    /// Enables or disables join requests. Disabling rejects the pending ones.
    pub(crate) fn set_open(&self, is_open: bool, now: Instant) {
        self.book(now).closed = !is_open;
        if !is_open {
            self.refuse_all(now);
        }
    }

    /// Returns `true` if join requests are enabled.
    pub(crate) fn is_open(&self, now: Instant) -> bool {
        !self.book(now).closed
    }

    /// Rejects a request.
    ///
    /// # Errors
    /// `phones.join_gone` if the request is no longer pending.
    pub(crate) fn refuse(&self, number: u32, now: Instant) -> Result<(), AppError> {
        self.answer(number, now, |_| Ok(State::Refused)).map(drop)
    }

    fn answer(
        &self,
        number: u32,
        now: Instant,
        answer: impl FnOnce(&Asking) -> Result<State, AppError>,
    ) -> Result<IpAddr, AppError> {
        let mut book = self.book(now);
        let asked = |asking: &&mut Asking| asking.request.number == number && asking.waits(now);
        let asking = book.asking.iter_mut().find(asked).ok_or_else(|| AppError::of(Cause::PhonesJoinGone))?;
        asking.state = answer(asking)?;
        Ok(asking.from)
    }
}

/// Returns four digits that no other request shows.
fn free_code(asking: &[Asking]) -> String {
    loop {
        let code = format!("{:04}", rand::random::<u64>() % 10_000);
        if asking.iter().all(|other| other.request.code != code) {
            return code;
        }
    }
}

/// Derives a phone's secret from the shared secret and both public keys.
pub(crate) fn secret(shared: &[u8; 32], theirs: &[u8; 32], ours: &[u8; 32]) -> [u8; 16] {
    let mut hash = Sha256::new();
    hash.update(DOMAIN.as_bytes());
    hash.update(b"\n");
    for part in [shared, theirs, ours] {
        hash.update(part);
    }
    let whole: [u8; 32] = hash.finalize().into();
    let mut secret = [0; 16];
    secret.copy_from_slice(&whole[..16]);
    secret
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 7));

    fn anna() -> PublicPlayer {
        PublicPlayer { number: 1, name: "Anna".to_owned(), record: String::new() }
    }

    fn waiting(seen: JoinStatus) -> (String, String) {
        match seen {
            JoinStatus::Waiting { token, code, .. } => (token, code),
            other => panic!("it waits: {other:?}"),
        }
    }

    #[test]
    fn a_join_request_expires_after_three_minutes() {
        let (joins, start) = (JoinQueue::new(5, 32), Instant::now());
        let (token, code) = waiting(joins.ask(HERE, &anna(), [9; 32], start));
        assert_eq!(joins.waiting(start)[0].code, code);
        let later = start + WAITS;
        assert_eq!(joins.status(&token, later), JoinStatus::Over);
        assert!(joins.waiting(later).is_empty());
        assert!(joins.approve(1, later, |_, _| panic!("no phone is made")).is_err());
        assert_eq!(joins.status("", start), JoinStatus::Over);
    }

    fn at(last: u8) -> IpAddr {
        IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, last))
    }

    fn player(number: u32) -> PublicPlayer {
        PublicPlayer { number, ..anna() }
    }

    #[test]
    fn an_address_has_two_waiting_and_five_unapproved_join_requests() {
        let (joins, start) = (JoinQueue::new(5, 32), Instant::now());
        let ask = |half: u8, now| joins.ask(HERE, &player(u32::from(half)), [half; 32], now);
        waiting(ask(1, start));
        waiting(ask(2, start));
        assert_eq!(ask(3, start), JoinStatus::TooMany);
        waiting(ask(1, start));
        // In a room behind one address, each approval makes room for the next request.
        for half in 3..=20 {
            joins.approve(u32::from(half) - 2, start, |_, _| Ok(1)).expect("approved");
            waiting(ask(half, start));
        }
        for half in 21..=23 {
            joins.refuse(u32::from(half) - 2, start).expect("refused");
            waiting(ask(half, start));
        }
        joins.refuse(22, start).expect("refused");
        assert_eq!(ask(24, start), JoinStatus::TooMany, "guessing");
        waiting(ask(24, start + COUNTED));
    }

    #[test]
    fn join_requests_of_one_address_do_not_block_others() {
        let (joins, start) = (JoinQueue::new(50, 4), Instant::now());
        let ask = |last: u8, number: u32, half: u8| joins.ask(at(last), &player(number), [half; 32], start);
        waiting(ask(1, 1, 1));
        waiting(ask(1, 1, 2));
        assert_eq!(ask(1, 1, 3), JoinStatus::TooMany);
        waiting(ask(2, 1, 4));
        waiting(ask(3, 1, 5));
        assert_eq!(ask(4, 1, 6), JoinStatus::TooMany, "three other addresses ask for the same player");
        waiting(ask(4, 2, 7));
        waiting(ask(4, 3, 8));
        assert_eq!(ask(5, 4, 9), JoinStatus::TooMany, "four addresses wait");
        assert_eq!(joins.waiting(start).len(), 6);
    }

    #[test]
    fn the_desk_can_refuse_all_requests_and_stop_joining_by_name() {
        let (joins, now) = (JoinQueue::new(5, 32), Instant::now());
        let (first, _) = waiting(joins.ask(at(1), &player(1), [1; 32], now));
        let (second, _) = waiting(joins.ask(at(2), &player(2), [2; 32], now));
        joins.refuse_all(now);
        assert_eq!((joins.status(&first, now), joins.status(&second, now)), (JoinStatus::Refused, JoinStatus::Refused));
        assert!(joins.waiting(now).is_empty() && joins.is_open(now));
        let (third, _) = waiting(joins.ask(at(3), &player(3), [3; 32], now));
        joins.set_open(false, now);
        assert_eq!(
            (joins.status(&third, now), joins.ask(at(4), &player(4), [4; 32], now)),
            (JoinStatus::Refused, JoinStatus::Off)
        );
        assert!(!joins.is_open(now));
        joins.set_open(true, now);
        waiting(joins.ask(at(4), &player(4), [4; 32], now));
    }

    #[test]
    fn a_join_request_is_answered_only_once() {
        let (joins, now) = (JoinQueue::new(5, 32), Instant::now());
        let (token, _) = waiting(joins.ask(HERE, &anna(), [9; 32], now));
        joins.refuse(1, now).expect("refused");
        assert_eq!(joins.status(&token, now), JoinStatus::Refused);
        assert!(joins.approve(1, now, |_, _| panic!("no phone is made")).is_err());
        assert_eq!(joins.ask(HERE, &anna(), [9; 32], now), JoinStatus::Refused, "the same request again");
        assert_eq!(joins.ask(HERE, &anna(), [0; 32], now), JoinStatus::Refused, "a half that gives no secret");
    }

    #[test]
    fn codes_of_waiting_join_requests_differ() {
        let (joins, now) = (JoinQueue::new(1000, 1000), Instant::now());
        let code = |number: u32| {
            let mut half = [9; 32];
            half[..4].copy_from_slice(&number.to_le_bytes());
            let from = IpAddr::V4(std::net::Ipv4Addr::from_bits(number));
            waiting(joins.ask(from, &player(number), half, now)).1
        };
        let codes: std::collections::BTreeSet<String> = (1..=300).map(code).collect();
        assert_eq!(codes.len(), 300);
        assert!(codes.iter().all(|code| code.len() == 4));
    }
}
