//! Cubes: a list of cards that packs are dealt from, each copy at most once.

use std::ops::Range;

use catalog::Catalog;
use model::{CardId, CardNumber, CardType, SetCode, Treatment};
use thiserror::Error;

use super::{Pack, PackCard, Slot};
use crate::rng::DraftRng;

/// The way the leaders of a cube reach the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CubeLeaders {
    /// Each pack has one leader besides its cards; leaders are drafted first (CR 10.3.3A).
    #[default]
    Separate,
    /// Leaders are shuffled into the packs like all other cards.
    Mixed,
}

/// The way the bases of a cube reach the players. Common bases are always free to use (CR 10.3.4C).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CubeBases {
    /// Every player may use any base of the list.
    #[default]
    Shared,
    /// Bases other than Common ones are shuffled into the packs.
    Mixed,
}

/// The rules for dealing packs from a cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CubeRules {
    /// The way the leaders reach the players.
    pub leaders: CubeLeaders,
    /// The way the bases reach the players.
    pub bases: CubeBases,
    /// Number of cards in a pack, not counting a separate leader.
    pub pack_size: u8,
}

impl CubeRules {
    /// Number of cards in a pack unless stated otherwise: as many as in a booster without leader and Common base.
    pub const USUAL_PACK: u8 = 14;
    /// The smallest number of cards in a pack.
    pub const SMALLEST_PACK: u8 = 5;
    /// The largest number of cards in a pack.
    pub const LARGEST_PACK: u8 = 30;
}

impl Default for CubeRules {
    fn default() -> Self {
        CubeRules { leaders: CubeLeaders::default(), bases: CubeBases::default(), pack_size: Self::USUAL_PACK }
    }
}

/// Errors in a cube.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CubeError {
    /// A number is not in the catalogue, or is that of a token.
    #[error("{0} cannot be in a cube")]
    StrangeCard(CardNumber),
    /// The cube has no cards besides leaders and bases.
    #[error("the cube has no cards to deal")]
    Empty,
    /// The cube has too many cards.
    #[error("a cube has at most {} cards, not {have}", Cube::MOST_CARDS)]
    TooLarge {
        /// Number of cards in the list.
        have: u64,
    },
    /// The number of cards in a pack is too low or too high.
    #[error("a pack of a cube has 5 to 30 cards, not {have}")]
    PackSize {
        /// The number requested.
        have: u8,
    },
    /// There are not enough cards for all packs.
    #[error("the packs need {need} cards, but the cube has {have}, enough for {seats} seats")]
    TooFewCards {
        /// Number of cards to deal.
        have: usize,
        /// Number of cards needed.
        need: usize,
        /// Number of seats that the cube is enough for.
        seats: usize,
    },
    /// There are not enough leaders for all packs.
    #[error("the packs need {need} leaders, but the cube has {have}, enough for {seats} seats")]
    TooFewLeaders {
        /// Number of leaders in the cube.
        have: usize,
        /// Number of leaders needed.
        need: usize,
        /// Number of seats that the cube is enough for.
        seats: usize,
    },
}

/// A cube: cards that packs are dealt from without replacement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cube {
    rules: CubeRules,
    /// Leaders of leader packs; empty if leaders are mixed.
    leaders: Vec<CardId>,
    /// The cards to shuffle, with mixed leaders and bases.
    cards: Vec<CardId>,
    /// Bases that every player may use.
    bases: Vec<CardId>,
    /// Sets of the cards, in catalogue order.
    sets: Vec<SetCode>,
    leader_count: usize,
}

impl Cube {
    /// Maximum number of cards in a cube.
    pub const MOST_CARDS: u64 = 5_000;

    /// Creates a cube from a list of cards with their counts; every treatment counts as the plain card.
    ///
    /// # Errors
    /// [`CubeError`] for an unknown card or a token, a list without cards or with too many, or an invalid pack size.
    pub fn new(
        catalog: &Catalog,
        list: impl IntoIterator<Item = (CardNumber, u32)>,
        rules: CubeRules,
    ) -> Result<Cube, CubeError> {
        if !(CubeRules::SMALLEST_PACK..=CubeRules::LARGEST_PACK).contains(&rules.pack_size) {
            return Err(CubeError::PackSize { have: rules.pack_size });
        }
        let mut counted: Vec<(CardId, u32)> = Vec::new();
        for (number, count) in list {
            let card = catalog.by_number(number).filter(|card| !catalog.card(*card).kind.is_token());
            counted.push((card.ok_or(CubeError::StrangeCard(number))?, count));
        }
        let total = counted.iter().fold(0_u64, |total, (_, count)| total.saturating_add(u64::from(*count)));
        if total > Self::MOST_CARDS {
            return Err(CubeError::TooLarge { have: total });
        }
        // The same cards and seed give the same packs, whatever the order of the list, and with other sets installed.
        counted.sort_unstable_by_key(|(card, _)| catalog.card(*card).number);
        let (mut leaders, mut cards, mut bases, mut sets) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut leader_count = 0;
        for (id, count) in counted.into_iter().filter(|(_, count)| *count > 0) {
            let card = catalog.card(id);
            if !sets.contains(&card.number.set) {
                sets.push(card.number.set);
            }
            let is_leader = card.kind == CardType::Leader;
            leader_count += if is_leader { count as usize } else { 0 };
            let shared = card.is_common_base() || card.kind == CardType::Base && rules.bases == CubeBases::Shared;
            if shared {
                bases.push(id);
            } else {
                let separate = is_leader && rules.leaders == CubeLeaders::Separate;
                let pile = if separate { &mut leaders } else { &mut cards };
                pile.extend(std::iter::repeat_n(id, count as usize));
            }
        }
        bases.dedup();
        let released = |set: &SetCode| catalog.sets().iter().position(|known| known.code == *set);
        sets.sort_by_key(released);
        if cards.is_empty() {
            return Err(CubeError::Empty);
        }
        Ok(Cube { rules, leaders, cards, bases, sets, leader_count })
    }

    /// Returns the rules for dealing packs.
    pub fn rules(&self) -> CubeRules {
        self.rules
    }

    /// Returns the sets of the cards. Their Common bases are free to use.
    pub fn sets(&self) -> &[SetCode] {
        &self.sets
    }

    /// Returns the bases of the list that every player may use.
    pub fn shared_bases(&self) -> &[CardId] {
        &self.bases
    }

    /// Returns the number of cards that are shuffled into packs.
    pub fn dealt_cards(&self) -> usize {
        self.cards.len()
    }

    /// Returns the number of leaders in the list.
    pub fn leader_count(&self) -> usize {
        self.leader_count
    }

    /// Returns the number of packs that the cube is enough for.
    pub fn packs(&self) -> usize {
        let by_cards = self.cards.len() / usize::from(self.rules.pack_size).max(1);
        match self.rules.leaders {
            CubeLeaders::Separate => by_cards.min(self.leaders.len()),
            CubeLeaders::Mixed => by_cards,
        }
    }

    /// Returns the number of seats that the cube is enough for, with this many packs each.
    pub fn seats(&self, packs: usize) -> usize {
        self.packs() / packs.max(1)
    }

    /// Checks that the cube is large enough for this many seats with this many packs each.
    ///
    /// # Errors
    /// [`CubeError::TooFewCards`], [`CubeError::TooFewLeaders`].
    pub fn check_size(&self, seats: usize, packs: usize) -> Result<(), CubeError> {
        self.check_packs(seats * packs, |most| most / packs.max(1))
    }

    /// Checks that the cube is enough for this many packs. `seats_of` returns the number of seats for a number of
    /// packs.
    ///
    /// # Errors
    /// [`CubeError::TooFewCards`], [`CubeError::TooFewLeaders`].
    pub fn check_packs(&self, packs: usize, seats_of: impl Fn(usize) -> usize) -> Result<(), CubeError> {
        let seats = seats_of(self.packs());
        let (have, need) = (self.cards.len(), packs * usize::from(self.rules.pack_size));
        if have < need {
            return Err(CubeError::TooFewCards { have, need, seats });
        }
        let (have, need) = (self.leaders.len(), packs);
        if self.rules.leaders == CubeLeaders::Separate && have < need {
            return Err(CubeError::TooFewLeaders { have, need, seats });
        }
        Ok(())
    }

    /// Shuffles the cube and deals packs to a range of seats, seat after seat. Calls with the same seed share the cube:
    /// no copy is dealt to two seats.
    ///
    /// # Errors
    /// As [`Cube::check_size`] for all seats up to the last one.
    pub fn deal(
        &self,
        catalog: &Catalog,
        seats: Range<usize>,
        packs: usize,
        seed: u64,
    ) -> Result<Vec<Pack>, CubeError> {
        self.check_size(seats.end, packs)?;
        Ok(self.deal_packs(catalog, seats.start * packs..seats.end * packs, seed))
    }

    /// Shuffles the cube and deals these packs, counted from 0. Packs that the cube is not enough for are left out
    /// ([`Cube::check_packs`]).
    pub(crate) fn deal_packs(&self, catalog: &Catalog, packs: Range<usize>, seed: u64) -> Vec<Pack> {
        let mut rng = DraftRng::seeded(seed);
        let (mut leaders, mut cards) = (self.leaders.clone(), self.cards.clone());
        rng.shuffle(&mut leaders);
        rng.shuffle(&mut cards);
        let printed = |card: &CardId, slot| {
            let printing = catalog.card(*card).number;
            PackCard { card: *card, printing, slot, treatment: Treatment::Normal, foil: false }
        };
        let size = usize::from(self.rules.pack_size);
        let pack = |at: usize| {
            let leader = leaders.get(at).map(|leader| printed(leader, Slot::Leader));
            let rest = cards[at * size..(at + 1) * size].iter().map(|card| printed(card, Slot::Cube));
            Pack { cards: leader.into_iter().chain(rest).collect() }
        };
        packs.take_while(|at| *at < self.packs()).map(pack).collect()
    }
}
