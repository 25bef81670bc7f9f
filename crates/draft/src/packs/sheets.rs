//! A validated booster description with names resolved and sheets filled from the catalogue.

use std::collections::BTreeMap;

use catalog::Catalog;
use model::{Aspect, Card, CardId, CardNumber, SetCode, Treatment};

use super::collation::{CollationLane, MOST_FROM_LANE, MOST_LANES};
use super::config::{Draw, LaneRule, PackConfig, PackError, SheetRule, SlotRule};
use super::{PACK_SIZE, PackCard, Slot};

/// Maximum number of packs in a box, and of packs between two copies.
const MOST_PACKS: usize = 100;
/// Maximum number of cards in all lanes.
const MOST_COMMONS: usize = 1000;

/// The source of a slot's card, by index in [`Sheets`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    Sheet(usize),
    Mix(usize),
    Lane(usize),
    /// Alternates between the two lanes.
    EitherLane(usize, usize),
}

/// A replacement of the usual card, used if a draw is below `up_to`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SlotChange {
    pub(crate) up_to: u32,
    pub(crate) treatment: Treatment,
    pub(crate) source: Option<Source>,
    /// `true` if a box spreads it evenly.
    pub(crate) spaced: bool,
}

/// One of the 16 places of a pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SheetSlot {
    pub(crate) slot: Slot,
    pub(crate) source: Source,
    pub(crate) treatment: Treatment,
    /// The common denominator of the changes; 0 without changes.
    pub(crate) of: u32,
    /// The part of it for changes that a box spreads evenly.
    pub(crate) spaced: u32,
    pub(crate) changes: Vec<SlotChange>,
}

/// Sheets chosen at random by weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MixedSheets {
    pub(crate) total: u32,
    /// Cumulative weight up to and including each sheet.
    pub(crate) parts: Vec<(u32, usize)>,
}

/// All data that a printer needs for one set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sheets {
    /// The id of the set's first card; card indices in the sheets are relative to it.
    pub(crate) first: u16,
    /// The printed number of each card in each treatment, in [`Treatment::ALL`] order.
    pub(crate) numbers: Vec<[CardNumber; Treatment::ALL.len()]>,
    pub(crate) sheets: Vec<Vec<u16>>,
    pub(crate) mixes: Vec<MixedSheets>,
    pub(crate) lanes: Vec<CollationLane>,
    /// For each lane, the number of cards that a pack takes, depending on the lane that the "either" places use.
    takes: Vec<[usize; 2]>,
    /// `true` if there are "either" places.
    pub(crate) turn_about: bool,
    pub(crate) places: Vec<SheetSlot>,
}

impl Sheets {
    /// Fills the sheets of `set` from the catalogue.
    ///
    /// # Errors
    /// [`PackError`] if the description or the set is invalid.
    pub(crate) fn new(catalog: &Catalog, set: SetCode, config: &PackConfig) -> Result<Sheets, PackError> {
        Maker { catalog, set, config, cards: catalog.cards_of(set).collect() }.sheets()
    }

    /// Returns the number of cards that a pack takes from a lane.
    #[inline]
    pub(crate) fn takes(&self, lane: usize, second: bool) -> usize {
        self.takes[lane][usize::from(second)]
    }

    /// Returns the card at an index of the set's list, printed in a treatment.
    #[inline]
    pub(crate) fn print(&self, card: u16, slot: Slot, treatment: Treatment) -> PackCard {
        let foil = matches!(treatment, Treatment::Foil | Treatment::HyperspaceFoil | Treatment::PrestigeFoil);
        let printing = self.numbers[usize::from(card)][treatment as usize];
        PackCard { card: CardId(self.first + card), printing, slot, treatment, foil }
    }
}

struct Maker<'a> {
    catalog: &'a Catalog,
    set: SetCode,
    config: &'a PackConfig,
    cards: Vec<&'a Card>,
}

impl Maker<'_> {
    fn sheets(self) -> Result<Sheets, PackError> {
        let first = self.cards.first().ok_or(PackError::UnknownSet(self.set))?.id.0;
        let numbers = self.cards.iter().map(|card| self.numbers(card)).collect();
        let sheets = self.config.sheets.values().map(|rule| self.sheet(rule)).collect::<Vec<_>>();
        let mixes =
            self.config.mixes.iter().map(|(name, mix)| self.mix(name, &mix.of)).collect::<Result<Vec<_>, _>>()?;
        let places = self.places()?;
        self.check_box(&places)?;
        self.check_room(&sheets, &mixes, &places)?;
        let takes = (0..self.config.lanes.lanes.len()).map(|lane| takes(lane, &places)).collect::<Vec<_>>();
        let lanes = self.lanes(&sheets, &takes)?;
        let turn_about = places.iter().any(|place| matches!(place.source, Source::EitherLane(..)));
        Ok(Sheets { first, numbers, sheets, mixes, lanes, takes, turn_about, places })
    }

    /// Checks that every sheet has more cards than a pack takes from it. Otherwise packs would have repeats.
    fn check_room(&self, sheets: &[Vec<u16>], mixes: &[MixedSheets], places: &[SheetSlot]) -> Result<(), PackError> {
        let draws = |source: Source, sheet: usize| match source {
            Source::Sheet(drawn) => drawn == sheet,
            Source::Mix(mix) => mixes[mix].parts.iter().any(|(_, drawn)| *drawn == sheet),
            Source::Lane(_) | Source::EitherLane(..) => false,
        };
        for ((sheet, cards), name) in sheets.iter().enumerate().zip(self.config.sheets.keys()) {
            let may_draw = |place: &&SheetSlot| {
                draws(place.source, sheet)
                    || place.changes.iter().any(|change| change.source.is_some_and(|source| draws(source, sheet)))
            };
            // Lanes share the commons with their sheet, in the same treatment if a change has no other.
            let laned = *name == self.config.lanes.sheet;
            let from_lane = |place: &&SheetSlot| matches!(place.source, Source::Lane(_) | Source::EitherLane(..));
            let drawn = places.iter().filter(may_draw).count();
            let need = drawn + if laned { places.iter().filter(from_lane).count() } else { 0 };
            if drawn > 0 && cards.len() < need {
                return Err(PackError::TooFewCards { set: self.set, name: name.clone(), have: cards.len(), need });
            }
        }
        Ok(())
    }

    /// Checks the values that a box is printed from.
    fn check_box(&self, places: &[SheetSlot]) -> Result<(), PackError> {
        let bad = |what: &'static str| Err(PackError::BadBox { set: self.set, what });
        let rule = &self.config.boxed;
        if !(1..=MOST_PACKS).contains(&rule.packs) {
            return bad("it has at least one and at most 100 packs");
        }
        for gaps in [&rule.common_gaps, &rule.leader_gaps] {
            let weights = gaps.iter().try_fold(0_u32, |sum, (_, weight)| sum.checked_add(*weight));
            if weights.is_none_or(|sum| sum == 0) {
                return bad("the weights of the gaps add up to nothing, or are too large");
            }
            if gaps.iter().any(|(gap, _)| *gap == 0 || *gap as usize > MOST_PACKS) {
                return bad("a gap is at least one and at most 100 packs");
            }
        }
        for name in &rule.spaced {
            if !self.config.slots.iter().flat_map(|slot| &slot.changes).any(|change| change.chance == *name) {
                return Err(self.missing("chance", name));
            }
        }
        let (n, of) = rule.uncommon_repeats;
        if of == 0 || n >= of {
            return bad("the repeats of uncommons are not a fraction below 1");
        }
        let is_leader = |place: &&SheetSlot| place.slot == Slot::Leader;
        if places.iter().filter(is_leader).count() > 1 {
            return bad("a pack has more than one leader");
        }
        if places
            .iter()
            .find(is_leader)
            .is_some_and(|leader| matches!(leader.source, Source::Lane(_) | Source::EitherLane(..)))
        {
            return bad("the leader comes from a lane");
        }
        Ok(())
    }

    fn numbers(&self, card: &Card) -> [CardNumber; Treatment::ALL.len()] {
        let mut numbers = [card.number; Treatment::ALL.len()];
        for (number, treatment) in numbers.iter_mut().zip(Treatment::ALL) {
            *number = self.catalog.number_in(card.id, *treatment).unwrap_or(card.number);
        }
        numbers
    }

    fn sheet(&self, rule: &SheetRule) -> Vec<u16> {
        let stands = |card: &Card| {
            rule.kinds.contains(&card.kind)
                && rule.rarity.is_none_or(|rarity| card.rarity == rarity)
                && rule.numbered_in.is_none_or(|treatment| self.catalog.number_in(card.id, treatment).is_some())
        };
        (0..).zip(&self.cards).filter(|(_, card)| stands(card)).map(|(place, _)| place).collect()
    }

    fn missing(&self, kind: &'static str, name: &str) -> PackError {
        PackError::Missing { set: self.set, kind, name: name.to_owned() }
    }

    fn bad(&self, name: &str, what: &'static str) -> PackError {
        PackError::BadChance { set: self.set, name: name.to_owned(), what }
    }

    fn find<V>(&self, map: &BTreeMap<String, V>, kind: &'static str, name: &str) -> Result<usize, PackError> {
        map.keys().position(|key| key == name).ok_or_else(|| self.missing(kind, name))
    }

    fn lane_named(&self, name: &str) -> Result<usize, PackError> {
        let lanes = &self.config.lanes.lanes;
        lanes.iter().position(|lane| lane.name == name).ok_or_else(|| self.missing("lane", name))
    }

    fn mix(&self, name: &str, of: &[(String, u32)]) -> Result<MixedSheets, PackError> {
        let mut mixed = MixedSheets { total: 0, parts: Vec::new() };
        for (sheet, weight) in of {
            mixed.total =
                mixed.total.checked_add(*weight).ok_or_else(|| self.bad(name, "the weights are too large"))?;
            mixed.parts.push((mixed.total, self.find(&self.config.sheets, "sheet", sheet)?));
        }
        if mixed.total == 0 { Err(self.bad(name, "the weights add up to nothing")) } else { Ok(mixed) }
    }

    fn source(&self, draw: &Draw) -> Result<Source, PackError> {
        Ok(match draw {
            Draw::Sheet(name) => Source::Sheet(self.find(&self.config.sheets, "sheet", name)?),
            Draw::Mix(name) => Source::Mix(self.find(&self.config.mixes, "mix", name)?),
            Draw::Lane(name) => Source::Lane(self.lane_named(name)?),
            Draw::EitherLane(one, other) => Source::EitherLane(self.lane_named(one)?, self.lane_named(other)?),
        })
    }

    fn places(&self) -> Result<Vec<SheetSlot>, PackError> {
        let mut places = Vec::new();
        for rule in &self.config.slots {
            let place = self.place(rule)?;
            // Limit absurd counts, which are rejected below, so that they do not fill the memory.
            places.extend(std::iter::repeat_n(place, rule.count.min(PACK_SIZE + 1)));
        }
        match places.len() {
            PACK_SIZE => Ok(places),
            have => Err(PackError::WrongSize { set: self.set, have }),
        }
    }

    fn place(&self, rule: &SlotRule) -> Result<SheetSlot, PackError> {
        let slot = rule.slot.word();
        let mut of: u32 = 1;
        for change in &rule.changes {
            let chance = self.config.chance(&change.chance).ok_or_else(|| self.missing("chance", &change.chance))?;
            if chance.of == 0 {
                return Err(self.bad(&change.chance, "out of nothing"));
            }
            let lcm = u64::from(of) / gcd(u64::from(of), u64::from(chance.of)) * u64::from(chance.of);
            of = u32::try_from(lcm).map_err(|_| self.bad(slot, "the common denominator is too large"))?;
        }
        let mut up_to = 0_u32;
        let mut changes = Vec::new();
        for rule in &rule.changes {
            let chance = self.config.chance(&rule.chance).ok_or_else(|| self.missing("chance", &rule.chance))?;
            up_to = (of / chance.of)
                .checked_mul(chance.n)
                .and_then(|part| up_to.checked_add(part))
                .filter(|sum| *sum <= of)
                .ok_or_else(|| self.bad(slot, "the changes together come more often than always"))?;
            let source = rule.draw.as_ref().map(|draw| self.source(draw)).transpose()?;
            if matches!(source, Some(Source::Lane(_) | Source::EitherLane(..))) {
                return Err(self.bad(slot, "a change cannot draw from a lane"));
            }
            let spaced = self.config.boxed.spaced.contains(&rule.chance);
            changes.push(SlotChange { up_to, treatment: rule.treatment, source, spaced });
        }
        let of = if changes.is_empty() { 0 } else { of };
        let starts = [0].into_iter().chain(changes.iter().map(|change: &SlotChange| change.up_to));
        let weights = changes.iter().zip(starts).filter(|(change, _)| change.spaced);
        let spaced = weights.map(|(change, start)| change.up_to - start).sum();
        let source = self.source(&rule.draw)?;
        Ok(SheetSlot { slot: rule.slot, source, treatment: rule.treatment, of, spaced, changes })
    }

    /// Splits the commons over the lanes and prepares the lanes for the numbers of cards that packs take.
    fn lanes(&self, sheets: &[Vec<u16>], takes: &[[usize; 2]]) -> Result<Vec<CollationLane>, PackError> {
        let rules = &self.config.lanes;
        if rules.lanes.len() > MOST_LANES {
            return Err(PackError::TooManyLanes { set: self.set, have: rules.lanes.len() });
        }
        let commons = &sheets[self.find(&self.config.sheets, "sheet", &rules.sheet)?];
        if commons.len() > MOST_COMMONS {
            return Err(self.bad(&rules.sheet, "the lanes have more than 1000 cards"));
        }
        let mut left = commons.clone();
        let mut shares: Vec<Vec<u16>> = Vec::new();
        for rule in &rules.lanes {
            let (share, rest) =
                left.iter().partition(|card| self.first(**card).is_some_and(|a| rule.first.contains(&a)));
            shares.push(share);
            left = rest;
        }
        // The remaining cards are neutral, or no lane lists their first aspect.
        for (place, rule) in rules.lanes.iter().enumerate() {
            self.fill_up(place, rule, commons.len(), &mut shares, &mut left);
        }
        let mut lanes = Vec::new();
        for (place, (rule, share)) in rules.lanes.iter().zip(shares).enumerate() {
            let most = takes[place].into_iter().max().unwrap_or(0);
            if share.len() < most.max(1) || most > MOST_FROM_LANE {
                let (name, have) = (rule.name.clone(), share.len());
                return Err(PackError::TooFewCards { set: self.set, name, have, need: most });
            }
            let kinds = Aspect::ALL.into_iter().map(Some).chain([None]);
            let group = |kind| share.iter().copied().filter(|card| self.first(*card) == kind).collect::<Vec<u16>>();
            lanes.push(CollationLane::new(kinds.map(group).collect(), &takes[place]));
        }
        Ok(lanes)
    }

    /// Fills a lane up to its part of the commons. It first takes remaining cards, by number, then alternately cards of
    /// one alignment from later lanes.
    fn fill_up(&self, place: usize, rule: &LaneRule, commons: usize, shares: &mut [Vec<u16>], left: &mut Vec<u16>) {
        let Some((n, of)) = rule.share.filter(|(_, of)| *of > 0) else {
            shares[place].append(left);
            return;
        };
        let target = commons.saturating_mul(n) / of;
        let wanted = target.saturating_sub(shares[place].len());
        shares[place].extend(left.drain(..wanted.min(left.len())));
        let (before, later) = shares.split_at_mut(place + 1);
        for turn in 0.. {
            if before[place].len() >= target {
                return;
            }
            let alignment = if turn % 2 == 0 { Aspect::Villainy } else { Aspect::Heroism };
            let taken = later.iter_mut().find_map(|lane| {
                let at = lane.iter().position(|card| self.first(*card) == Some(alignment))?;
                Some(lane.remove(at))
            });
            match taken {
                Some(card) => before[place].push(card),
                None if turn > commons => return,
                None => {}
            }
        }
    }

    fn first(&self, card: u16) -> Option<Aspect> {
        self.cards[usize::from(card)].aspects.first()
    }
}

/// Returns the number of places that take from a lane. The second number is with the "either" places using their second
/// lane.
fn takes(lane: usize, places: &[SheetSlot]) -> [usize; 2] {
    let count = |takes: &dyn Fn(Source) -> bool| places.iter().filter(|place| takes(place.source)).count();
    let fixed = count(&|source| source == Source::Lane(lane));
    let first = count(&|source| matches!(source, Source::EitherLane(one, _) if one == lane));
    let second = count(&|source| matches!(source, Source::EitherLane(_, other) if other == lane));
    [fixed + first, fixed + second]
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
