//! Deck building from a pool: the best leader and base, and the cards that fit them.

use catalog::Catalog;
use decks::{DeckList, Entry, Pool, minimum_deck_size};
use model::{Aspect, Card, CardId, CardType};

use super::ratings::{CardRating, LeaderRow, Ratings};
use super::weights::COST_BUCKETS;

/// Maximum number of cards considered; a pool of three packs is far smaller.
const MOST: usize = 128;

/// Maximum number of uncovered aspect icons that are distinguished; no card has this many.
const MOST_ICONS: u8 = 6;

/// The cards of a pool to play, by index in the list passed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ChosenDeck {
    /// The leader, by index in the list passed in.
    pub(crate) leader: usize,
    /// The base's colour, in [`Aspect::COLOURS`] order.
    pub(crate) colour: usize,
    /// Bit `n` is set if card `n` is played.
    pub(crate) played: u128,
}

/// The data of one card that deck building needs, in compact form.
#[derive(Clone, Copy, Default)]
struct Candidate {
    place: u8,
    class: u8,
    bucket: u8,
    non_unit: bool,
    rating: i32,
    /// Rating minus aspect penalty in the chosen plan.
    value: i32,
}

/// Chooses a leader, a base colour and `size` cards. Leaders and cards are indices into the set's list; only the first
/// 128 cards are considered.
pub(crate) fn choose(
    ratings: &Ratings,
    bases: [Option<CardId>; 4],
    leaders: &[u16],
    cards: &[u16],
    size: usize,
) -> ChosenDeck {
    let cards = &cards[..cards.len().min(MOST)];
    let mut room = [Candidate::default(); MOST];
    let mut count = 0;
    for (card, place) in cards.iter().zip(0..) {
        let CardRating { rating, class, bucket, non_unit, deck_card, .. } = ratings.cards[usize::from(*card)];
        // A drafted base is not a deck card.
        if deck_card {
            room[count] = Candidate { place, class, bucket, non_unit, rating: i32::from(rating), value: 0 };
            count += 1;
        }
    }
    let candidates = &mut room[..count];
    candidates.sort_unstable_by_key(|candidate| (-candidate.rating, candidate.place));
    let mut best = (i32::MIN, ChosenDeck { leader: 0, colour: 0, played: 0 });
    for (leader, card) in leaders.iter().enumerate() {
        let worth = &ratings.cards[usize::from(*card)];
        let Some(row) = worth.leader else { continue };
        let values = plan_values(ratings, &ratings.leaders[usize::from(row)], candidates, size);
        for colour in (0..4).filter(|colour| bases[*colour].is_some()) {
            let value = i32::from(worth.rating) + values[colour];
            if value > best.0 {
                best = (value, ChosenDeck { leader, colour, played: 0 });
            }
        }
    }
    let mut chosen = best.1;
    let row = leaders.get(chosen.leader).and_then(|card| ratings.cards[usize::from(*card)].leader);
    for candidate in candidates.iter_mut() {
        let missing = |row: u16| ratings.leaders[usize::from(row)].missing[usize::from(candidate.class)][chosen.colour];
        candidate.value = candidate.rating - ratings.weights.penalty * row.map_or(0, |row| i32::from(missing(row)));
    }
    chosen.played = fill(ratings, candidates, size);
    chosen
}

/// Returns the value of the best `size` cards with a leader, for a base of each colour. Cards without penalty are
/// counted first, then the rest minus the penalty for their icons. The candidates must be sorted by rating.
fn plan_values(ratings: &Ratings, row: &LeaderRow, candidates: &[Candidate], size: usize) -> [i32; 4] {
    let lacks = |candidate: &Candidate| row.missing[usize::from(candidate.class)].map(|icons| icons.min(MOST_ICONS));
    let mut counts = [[0; MOST_ICONS as usize + 1]; 4];
    for candidate in candidates {
        for (counts, icons) in counts.iter_mut().zip(lacks(candidate)) {
            counts[usize::from(icons)] += 1;
        }
    }
    // The number of cards played for each number of uncovered icons.
    for counts in &mut counts {
        let mut left = size;
        for count in counts {
            *count = left.min(*count);
            left -= *count;
        }
    }
    let mut values = [0; 4];
    for candidate in candidates {
        for ((value, counts), icons) in values.iter_mut().zip(&mut counts).zip(lacks(candidate)) {
            let left = &mut counts[usize::from(icons)];
            if *left > 0 {
                *left -= 1;
                *value += candidate.rating - ratings.weights.penalty * i32::from(icons);
            }
        }
    }
    values
}

/// Fills the deck greedily: each step takes the card with the highest rating after penalty and curve.
fn fill(ratings: &Ratings, candidates: &mut [Candidate], size: usize) -> u128 {
    let (curve, limit) = (&ratings.weights.curve, &ratings.weights.non_unit);
    let (mut have, mut non_unit, mut played) = ([0_i32; COST_BUCKETS], 0, 0_u128);
    for taken in 0..size.min(candidates.len()) {
        let mut short = [0; COST_BUCKETS];
        for (bucket, short) in short.iter_mut().enumerate() {
            *short = ((curve.wanted[bucket] - have[bucket]) * curve.point).clamp(-curve.most, curve.most);
        }
        let too_many = if non_unit >= limit.most { limit.penalty } else { 0 };
        let mut best = (i32::MIN, taken);
        for (at, candidate) in candidates.iter().enumerate().skip(taken) {
            let value =
                candidate.value + short[usize::from(candidate.bucket)] - too_many * i32::from(candidate.non_unit);
            if value > best.0 {
                best = (value, at);
            }
        }
        candidates.swap(taken, best.1);
        let candidate = &candidates[taken];
        played |= 1 << candidate.place;
        have[usize::from(candidate.bucket)] += 1;
        non_unit += i32::from(candidate.non_unit);
    }
    played
}

/// Builds a deck from a limited pool. It has the best leader and base, the minimum number of cards, and the rest as
/// sideboard. The deck is legal in sealed and draft if the pool has a leader and enough cards.
pub fn bot_deck(catalog: &Catalog, ratings: &Ratings, pool: &Pool) -> DeckList {
    let mut leaders = Vec::new();
    let mut cards = Vec::new();
    let mut others = Vec::new();
    for (id, count) in pool.cards() {
        let Some(card) = catalog.get(id) else { continue };
        // No pool holds more copies than this.
        let copies = (count as usize).min(MOST);
        match (ratings.place(id), card.kind) {
            (Some(place), CardType::Leader) => leaders.extend(std::iter::repeat_n(place, copies)),
            (Some(place), kind) if kind.is_deck_card() => cards.extend(std::iter::repeat_n(place, copies)),
            (Some(_) | None, kind) if kind.is_deck_card() => others.push((card, count)),
            (Some(_) | None, _) => {}
        }
    }
    let usual = minimum_deck_size(catalog, None) as usize;
    let of_colour =
        |colour| pool.free_bases(catalog).find(|base| base.is_common_base() && base.aspects.contains(colour));
    let bases = Aspect::COLOURS.map(|colour| of_colour(colour).map(|base| base.id));
    let chosen = choose(ratings, bases, &leaders, &cards, usual);
    let base = base(catalog, bases, pool, &chosen, cards.len());
    write(catalog, ratings, &leaders, &cards, &others, &chosen, base)
}

/// Returns the base for a plan. It is a drafted one of the colour that needs no more cards than usual, or a Common one.
fn base(
    catalog: &Catalog,
    bases: [Option<CardId>; 4],
    pool: &Pool,
    chosen: &ChosenDeck,
    cards: usize,
) -> Option<CardId> {
    let colour = Aspect::COLOURS[chosen.colour];
    let usual = minimum_deck_size(catalog, None);
    let fits = |card: &&Card| {
        let need = minimum_deck_size(catalog, Some(card.id));
        card.kind == CardType::Base && card.aspects.contains(colour) && need <= usual && need as usize <= cards
    };
    let drafted = pool.cards().filter_map(|(card, _)| catalog.get(card)).find(fits).map(|card| card.id);
    let common = bases[chosen.colour].or_else(|| bases.iter().flatten().next().copied());
    drafted.or(common)
}

fn write(
    catalog: &Catalog,
    ratings: &Ratings,
    leaders: &[u16],
    cards: &[u16],
    others: &[(&Card, u32)],
    chosen: &ChosenDeck,
    base: Option<CardId>,
) -> DeckList {
    let number = |place: u16| catalog.card(CardId(ratings.first + place)).number;
    let mut list = DeckList::default();
    list.leaders.extend(leaders.get(chosen.leader).map(|place| Entry::new(number(*place), 1)));
    list.bases.extend(base.map(|base| Entry::new(catalog.card(base).number, 1)));
    let add = |entries: &mut Vec<Entry>, card| match entries.iter_mut().find(|entry| entry.card == card) {
        Some(entry) => entry.count += 1,
        None => entries.push(Entry::new(card, 1)),
    };
    for (at, place) in cards.iter().enumerate() {
        let played = at < MOST && chosen.played >> at & 1 == 1;
        add(if played { &mut list.main } else { &mut list.sideboard }, number(*place));
    }
    list.sideboard.extend(others.iter().map(|(card, count)| Entry::new(card.number, *count)));
    list
}
