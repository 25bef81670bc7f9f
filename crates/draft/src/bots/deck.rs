//! Building a deck from a pool: the best leader and base, and the cards that go with them.

use catalog::Catalog;
use decks::{DeckList, Entry, Pool, minimum_deck_size};
use model::{Aspect, Card, CardId, CardType};

use super::ratings::{COST_BUCKETS, Ratings};

/// The most cards of a pool that are looked at; no pool of three packs comes near it.
const MOST: usize = 128;

/// Which of a pool's cards to play, by place in the list that was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ChosenDeck {
    /// The leader, by its place among the leaders that were given.
    pub(crate) leader: usize,
    /// The base's colour, in the order of [`Aspect::COLOURS`].
    pub(crate) colour: usize,
    /// Bit `n` is set when card `n` is played.
    pub(crate) played: u128,
}

/// Chooses leader, base colour and `size` cards. Leaders and cards are places in the set's list; cards beyond the
/// 128th are not looked at.
pub(crate) fn choose(ratings: &Ratings, leaders: &[u16], cards: &[u16], size: usize) -> ChosenDeck {
    let cards = &cards[..cards.len().min(MOST)];
    let mut order = [0_u8; MOST];
    let order = &mut order[..cards.len()];
    order.iter_mut().zip(0..).for_each(|(slot, place)| *slot = place);
    let rating = |place: u8| i32::from(ratings.cards[usize::from(cards[usize::from(place)])].rating);
    order.sort_unstable_by_key(|place| (-rating(*place), *place));
    let mut best = (i32::MIN, ChosenDeck { leader: 0, colour: 0, played: 0 });
    for (leader, card) in leaders.iter().enumerate() {
        let worth = &ratings.cards[usize::from(*card)];
        let Some(row) = worth.leader else { continue };
        let row = &ratings.leaders[usize::from(row)];
        for colour in 0..4 {
            if ratings.bases[colour].is_none() {
                continue;
            }
            let missing = |place: u8| {
                row.missing[usize::from(ratings.cards[usize::from(cards[usize::from(place)])].class)][colour]
            };
            let mut left = size;
            let mut value = i32::from(worth.rating);
            // Cards without penalty first, best first; then the rest with what their icons cost.
            for lacking in 0..=6 {
                for place in order.iter().filter(|place| missing(**place) == lacking) {
                    if left == 0 {
                        break;
                    }
                    left -= 1;
                    value += rating(*place) - ratings.weights.penalty * i32::from(lacking);
                }
                if left == 0 {
                    break;
                }
            }
            if value > best.0 {
                best = (value, ChosenDeck { leader, colour, played: 0 });
            }
        }
    }
    best.1.played = fill(ratings, leaders, cards, order, &best.1, size);
    best.1
}

/// The cards: again and again the one that is worth most now, by rating, penalty and curve.
fn fill(ratings: &Ratings, leaders: &[u16], cards: &[u16], order: &[u8], plan: &ChosenDeck, size: usize) -> u128 {
    let row = leaders.get(plan.leader).and_then(|card| ratings.cards[usize::from(*card)].leader);
    let mut value = [0_i32; MOST];
    for place in order {
        let worth = &ratings.cards[usize::from(cards[usize::from(*place)])];
        let missing =
            row.map_or(0, |row| ratings.leaders[usize::from(row)].missing[usize::from(worth.class)][plan.colour]);
        value[usize::from(*place)] = i32::from(worth.rating) - ratings.weights.penalty * i32::from(missing);
    }
    let curve = &ratings.weights.curve;
    let (mut have, mut support, mut played) = ([0_i32; COST_BUCKETS], 0, 0_u128);
    for _ in 0..size.min(order.len()) {
        let mut best = (i32::MIN, 0);
        for place in order.iter().filter(|place| played >> **place & 1 == 0) {
            let worth = &ratings.cards[usize::from(cards[usize::from(*place)])];
            let bucket = usize::from(worth.bucket);
            let short = ((curve.wanted[bucket] - have[bucket]) * curve.point).clamp(-curve.most, curve.most);
            let too_many = if worth.support && support >= ratings.weights.support.most {
                ratings.weights.support.penalty
            } else {
                0
            };
            let value = value[usize::from(*place)] + short - too_many;
            if value > best.0 {
                best = (value, *place);
            }
        }
        let worth = &ratings.cards[usize::from(cards[usize::from(best.1)])];
        played |= 1 << best.1;
        have[usize::from(worth.bucket)] += 1;
        support += i32::from(worth.support);
    }
    played
}

/// A deck for a limited pool: the best leader and base for what it holds, the least number of cards that the rules
/// want, the rest as sideboard. It passes the checks of sealed and draft decks whenever the pool has a leader and
/// enough cards.
pub fn bot_deck(catalog: &Catalog, ratings: &Ratings, pool: &Pool) -> DeckList {
    let mut leaders = Vec::new();
    let mut cards = Vec::new();
    let mut others = Vec::new();
    for (id, count) in pool.cards() {
        let Some(card) = catalog.get(id) else { continue };
        // No pool holds more copies than this of anything.
        let copies = (count as usize).min(MOST);
        match (ratings.place(id), card.kind) {
            (Some(place), CardType::Leader) => leaders.extend(std::iter::repeat_n(place, copies)),
            (Some(place), kind) if kind.is_deck_card() => cards.extend(std::iter::repeat_n(place, copies)),
            (Some(_) | None, kind) if kind.is_deck_card() => others.push((card, count)),
            (Some(_) | None, _) => {}
        }
    }
    let usual = minimum_deck_size(catalog, None) as usize;
    let chosen = choose(ratings, &leaders, &cards, usual);
    let base = base(catalog, ratings, pool, &chosen, cards.len());
    write(catalog, ratings, &leaders, &cards, &others, &chosen, base)
}

/// The base for a plan: a drafted one of the colour that needs no more cards than usual, or a Common one.
fn base(catalog: &Catalog, ratings: &Ratings, pool: &Pool, chosen: &ChosenDeck, cards: usize) -> Option<CardId> {
    let colour = Aspect::COLOURS[chosen.colour];
    let usual = minimum_deck_size(catalog, None);
    let fits = |card: &&Card| {
        let need = minimum_deck_size(catalog, Some(card.id));
        card.kind == CardType::Base && card.aspects.contains(colour) && need <= usual && need as usize <= cards
    };
    let drafted = pool.cards().filter_map(|(card, _)| catalog.get(card)).find(fits).map(|card| card.id);
    let common = ratings.bases[chosen.colour].or_else(|| ratings.bases.iter().flatten().next().copied());
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
