//! Fast drafts among bots: the same picks as at the draft table, without its log.

use std::sync::Arc;

use catalog::Catalog;
use model::CardId;

use super::deck::{ChosenDeck, choose};
use super::drafter::{DrafterState, nearness};
use super::ratings::Ratings;
use crate::packs::{PACK_SIZE, Pack, PackPrinter};
use crate::rng::DraftRng;
use crate::table::{DraftConfig, DraftError};

/// Number of packs opened by each seat.
const PACKS: usize = 3;
/// Maximum number of cards that a seat drafts, without leaders.
const MOST_CARDS: usize = PACKS * PACK_SIZE;
/// Maximum number of seats in a pod.
const SEATS: usize = DraftConfig::MOST_SEATS;

/// One seat's picks and deck after a draft among bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinishedSeat {
    leaders: [u16; PACKS],
    cards: [u16; MOST_CARDS],
    count: usize,
    first: u16,
    deck: ChosenDeck,
}

impl FinishedSeat {
    /// Returns the leaders in draft order.
    pub fn leaders(&self) -> impl Iterator<Item = CardId> + '_ {
        self.leaders.iter().map(|place| CardId(self.first + place))
    }

    /// Returns the other cards in draft order.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards[..self.count].iter().map(|place| CardId(self.first + place))
    }

    /// Returns a Common base of the deck's colour, if the set has one.
    pub fn deck_base(&self, ratings: &Ratings) -> Option<CardId> {
        ratings.bases[self.deck.colour]
    }

    /// Returns the leader of the deck.
    pub fn deck_leader(&self) -> CardId {
        CardId(self.first + self.leaders[self.deck.leader])
    }

    /// Returns the cards of the deck.
    pub fn deck_cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards().enumerate().filter(|(at, _)| self.deck.played >> at & 1 == 1).map(|(_, card)| card)
    }
}

/// All seats after a draft among bots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedDraft {
    /// The seats in order, from 0.
    pub seats: Vec<FinishedSeat>,
}

/// The group of cards in a seat's hand.
#[derive(Clone, Copy)]
struct Hand {
    cards: [u16; PACK_SIZE],
    count: usize,
}

impl Hand {
    const EMPTY: Hand = Hand { cards: [0; PACK_SIZE], count: 0 };

    fn cards(&self) -> &[u16] {
        &self.cards[..self.count]
    }

    fn put(&mut self, card: u16) {
        self.cards[self.count] = card;
        self.count += 1;
    }

    fn take(&mut self, place: usize) -> u16 {
        let card = self.cards[place];
        self.cards.copy_within(place + 1..self.count, place);
        self.count -= 1;
        card
    }
}

/// Plays drafts among bots sequentially without allocating.
pub struct DraftSimulator {
    printer: PackPrinter,
    /// The ratings of the seats: seat 0 uses the first, seat 1 the second, and so on, starting over at the end.
    ratings: Vec<Ratings>,
    pack: Pack,
    unopened: [[Hand; PACKS]; SEATS],
    hands: [Hand; SEATS],
    minds: [DrafterState; SEATS],
    seats: [FinishedSeat; SEATS],
}

impl DraftSimulator {
    /// Creates a pod for a set.
    ///
    /// # Errors
    /// [`DraftError::Packs`] if the set has no boosters.
    pub fn new(catalog: &Arc<Catalog>, set: model::SetCode) -> Result<DraftSimulator, DraftError> {
        DraftSimulator::among(catalog, Ratings::new(catalog, set)?, Vec::new())
    }

    /// Creates a pod of bots with different ratings. Seat 0 uses the first, seat 1 the next, and so on, starting over
    /// at the end. All ratings must be for the same set.
    ///
    /// # Errors
    /// [`DraftError::Packs`] if the set has no boosters.
    pub fn among(catalog: &Arc<Catalog>, first: Ratings, more: Vec<Ratings>) -> Result<DraftSimulator, DraftError> {
        let set = first.set.ok_or(DraftError::NoSets)?;
        let printer = PackPrinter::new(catalog, set)?;
        let mut ratings = vec![first];
        ratings.extend(more);
        let deck = ChosenDeck { leader: 0, colour: 0, played: 0 };
        let first = ratings[0].first;
        let seat = FinishedSeat { leaders: [0; PACKS], cards: [0; MOST_CARDS], count: 0, first, deck };
        Ok(DraftSimulator {
            pack: printer.blank(),
            printer,
            ratings,
            unopened: [[Hand::EMPTY; PACKS]; SEATS],
            hands: [Hand::EMPTY; SEATS],
            minds: [DrafterState::new(); SEATS],
            seats: [seat; SEATS],
        })
    }

    /// Returns the ratings used by the bot at a seat.
    pub fn ratings(&self, seat: usize) -> &Ratings {
        &self.ratings[seat % self.ratings.len()]
    }

    /// Plays a draft of loose packs with this seed, including deck building; at most 16 seats take part.
    pub fn play(&mut self, seats: usize, seed: u64) -> &[FinishedSeat] {
        let seats = seats.min(SEATS);
        let mut rng = DraftRng::seeded(seed);
        for seat in 0..seats {
            self.hands[seat] = Hand::EMPTY;
            for pack in 0..PACKS {
                self.printer.loose_into(&mut rng, &mut self.pack);
                self.open(seat, pack);
            }
        }
        self.draft(seats);
        &self.seats[..seats]
    }

    fn play_packs(&mut self, seats: usize, packs: &[Pack]) -> &[FinishedSeat] {
        for (at, pack) in packs.iter().enumerate().take(seats * PACKS) {
            if at % PACKS == 0 {
                self.hands[at / PACKS] = Hand::EMPTY;
            }
            self.pack.clone_from(pack);
            self.open(at / PACKS, at % PACKS);
        }
        self.draft(seats);
        &self.seats[..seats]
    }

    /// Splits a printed pack, without cards that are set aside. The leader goes into the hand, the rest into the
    /// unopened packs.
    fn open(&mut self, seat: usize, pack: usize) {
        let rest = &mut self.unopened[seat][pack];
        rest.count = 0;
        for card in &self.pack.cards {
            let place = card.card.0 - self.ratings[0].first;
            let worth = &self.ratings[0].cards[usize::from(place)];
            if worth.leader.is_some() {
                self.hands[seat].put(place);
            } else if !worth.aside {
                rest.put(place);
            }
        }
    }

    fn draft(&mut self, seats: usize) {
        let opinions = self.ratings.len();
        for seat in 0..seats {
            self.minds[seat] = DrafterState::new();
            self.seats[seat].count = 0;
        }
        for pick in 0..PACKS {
            for seat in 0..seats {
                let ratings = &self.ratings[seat % opinions];
                let chosen = self.minds[seat].pick_leader(ratings, self.hands[seat].cards());
                let card = self.hands[seat].take(chosen);
                self.minds[seat].take_leader(ratings, card);
                self.seats[seat].leaders[pick] = card;
            }
            // Leaders go right (CR 10.3.3A).
            self.hands[..seats].rotate_left(1);
        }
        for seat in 0..seats {
            let others = (0..seats).filter(|other| *other != seat);
            let leaders = others.flat_map(|other| {
                let near = nearness(seat, other, seats);
                self.seats[other].leaders.iter().map(move |leader| (*leader, near))
            });
            self.minds[seat].observe_leaders(&self.ratings[seat % opinions], leaders);
        }
        for pack in 0..PACKS {
            for seat in 0..seats {
                self.hands[seat] = self.unopened[seat][pack];
            }
            self.draft_pack(seats, pack);
        }
        let size = USUAL_DECK;
        for (at, seat) in self.seats[..seats].iter_mut().enumerate() {
            let ratings = &self.ratings[at % opinions];
            seat.deck = choose(ratings, ratings.bases, &seat.leaders, &seat.cards[..seat.count], size);
        }
    }

    fn draft_pack(&mut self, seats: usize, pack: usize) {
        let (mut pick, opinions) = (1, self.ratings.len());
        while self.hands[..seats].iter().any(|hand| hand.count > 0) {
            for seat in 0..seats {
                let hand = &mut self.hands[seat];
                if hand.count == 0 {
                    continue;
                }
                let (mind, ratings) = (&mut self.minds[seat], &self.ratings[seat % opinions]);
                mind.observe_pack(ratings, hand.cards(), pick);
                let chosen = mind.pick(ratings, hand.cards());
                let card = hand.take(chosen);
                mind.take(ratings, card);
                let seat = &mut self.seats[seat];
                seat.cards[seat.count] = card;
                seat.count += 1;
            }
            // Left, right, left (CR 10.3.3B).
            if pack == 1 {
                self.hands[..seats].rotate_left(1)
            } else {
                self.hands[..seats].rotate_right(1)
            }
            pick += 1;
        }
    }

    /// Returns the same value as [`super::discipline`], computed from the tables.
    pub fn discipline(&self, seat: &FinishedSeat) -> u32 {
        // Missing icons do not depend on the ratings.
        let ratings = &self.ratings[0];
        let free = |leader: &u16, colour: usize| {
            let Some(row) = ratings.cards[usize::from(*leader)].leader else { return 0 };
            let row = &ratings.leaders[usize::from(row)];
            let plays = |card: &&u16| {
                let worth = &ratings.cards[usize::from(**card)];
                worth.deck_card && row.free[usize::from(worth.class)] >> colour & 1 == 1
            };
            seat.cards[..seat.count].iter().filter(plays).count() as u32
        };
        let leaders = seat.leaders.iter();
        leaders.flat_map(|leader| (0..4).map(move |colour| free(leader, colour))).max().unwrap_or(0)
    }
}

/// Number of cards in a bot's deck: the usual minimum (CR 10.3.4A).
const USUAL_DECK: usize = 30;

/// Plays a draft with bots in every seat, ignoring the seat kinds of the configuration.
///
/// # Errors
/// [`DraftError`] for a wrong number of seats or a set without boosters.
pub fn run_bot_draft(catalog: &Arc<Catalog>, config: &DraftConfig) -> Result<FinishedDraft, DraftError> {
    config.check_seats()?;
    let mut pod = DraftSimulator::new(catalog, config.set)?;
    let packs = config.print_packs(&pod.printer);
    Ok(FinishedDraft { seats: pod.play_packs(config.seats.len(), &packs).to_vec() })
}
