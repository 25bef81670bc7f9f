//! Statistics over many opening hands, played without an opponent (goldfishing).

use crate::decks::Decks;
use crate::error::Cause;
use decks::{DeckList, OpeningHand};
use draft::DraftRng;
use model::AspectIcons;

use crate::AppError;
use crate::contract::{DeckContent, OpeningHandStats};
use crate::decks::content;

/// Extra cost for each aspect icon that leader and base do not provide (CR 8.1).
const PENALTY: u32 = 2;
/// Maximum cost of an early card.
const EARLY: u32 = 2;
/// Number of rounds that are played.
const ROUNDS: usize = 4;
/// Maximum number of opening hands per call.
const MOST: u32 = 100_000;

impl Decks {
    /// Deals many opening hands and plays the first rounds without an opponent. A hand without a card that costs at
    /// most 2 is mulliganed; the most expensive cards become resources; each round the most expensive affordable cards
    /// are played. Costs include aspect penalties. The same seed gives the same results.
    ///
    /// # Errors
    /// `deck.unreadable`, `seed.unreadable`; `hands.none` if the deck is smaller than a hand.
    pub fn hand_figures(
        &self,
        content: &DeckContent,
        hands: u32,
        seed: Option<&str>,
    ) -> Result<OpeningHandStats, AppError> {
        let list = content::read(&self.core.catalog, content)?.list;
        let base = list.bases.first().and_then(|row| self.core.catalog.by_number(row.card));
        let rule = decks::opening_hand(&self.core.catalog, base);
        let costs = self.costs(&list);
        let cards = rule.cards as usize;
        if costs.len() < cards.max(1) {
            return Err(AppError::of(Cause::HandsNone { cards: cards.into() }));
        }
        let hands = hands.clamp(1, MOST);
        Ok(figures(costs, rule, hands, &mut DraftRng::seeded(self.core.seed(seed)?)))
    }

    /// Returns the cost of each card of the deck with this leader and base.
    fn costs(&self, list: &DeckList) -> Vec<u32> {
        let card = |row: &decks::Entry| self.core.catalog.by_number(row.card).map(|id| self.core.catalog.card(id));
        let sides = list.leaders.iter().chain(&list.bases).filter_map(card);
        let provided = sides.fold(AspectIcons::default(), |all, card| all.with(&card.aspects));
        let rows = list.main.iter().filter_map(|row| Some((card(row)?, row.count)));
        rows.flat_map(|(card, count)| {
            let missing = card.aspects.missing_from(&provided);
            let cost = card.cost.map_or(0, u32::from) + PENALTY * u32::from(missing);
            std::iter::repeat_n(cost, count as usize)
        })
        .collect()
    }
}

/// Deals the hands and computes the statistics; `costs` are those of the deck's cards.
fn figures(mut costs: Vec<u32>, rule: OpeningHand, hands: u32, rng: &mut DraftRng) -> OpeningHandStats {
    let cards = rule.cards as usize;
    let mut early = vec![0u32; cards + 1];
    let mut plays = [0u32; ROUNDS];
    let (mut total, mut sent_back, mut sent_back_twice) = (0u64, 0, 0);
    for _ in 0..hands {
        rng.shuffle(&mut costs);
        let cheap = |costs: &[u32]| costs[..cards].iter().filter(|cost| **cost <= EARLY).count();
        early[cheap(&costs)] += 1;
        total += costs[..cards].iter().map(|cost| u64::from(*cost)).sum::<u64>();
        if cheap(&costs) == 0 {
            sent_back += 1;
            if rule.mulligan {
                rng.shuffle(&mut costs);
            }
            sent_back_twice += u32::from(cheap(&costs) == 0);
        }
        for (round, played) in alone(&costs, cards).into_iter().enumerate() {
            plays[round] += u32::from(played);
        }
    }
    let share = |count: u32| f64::from(count) / f64::from(hands);
    OpeningHandStats {
        hands,
        cards: rule.cards,
        early: early.into_iter().map(share).collect(),
        cost: total as f64 / (f64::from(hands) * cards as f64),
        sent_back: share(sent_back),
        sent_back_twice: share(sent_back_twice),
        plays: plays.into_iter().map(share).collect(),
    }
}

/// Returns for each of the first rounds whether something is played. The first round has two resources, and each later
/// round one more (CR 5.2.1F, 5.5.1).
fn alone(costs: &[u32], cards: usize) -> [bool; ROUNDS] {
    let (opening, deck) = costs.split_at(cards);
    let mut hand = opening.to_vec();
    let mut deck = deck.iter().copied();
    let resource = |hand: &mut Vec<u32>| -> u32 {
        hand.sort_unstable();
        u32::from(hand.pop().is_some())
    };
    let mut resources = resource(&mut hand) + resource(&mut hand);
    let mut played = [false; ROUNDS];
    for round in &mut played {
        let mut ready = resources;
        hand.sort_unstable();
        while let Some(at) = hand.iter().rposition(|cost| *cost <= ready) {
            ready -= hand.remove(at);
            *round = true;
        }
        hand.extend(deck.by_ref().take(2));
        resources += resource(&mut hand);
    }
    played
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goldfish_hand_plays_what_it_can_pay() {
        // Six cards of cost 1: two are resources, two are played; later rounds continue drawing two and playing them.
        assert_eq!(alone(&[1; 20], 6), [true; ROUNDS]);
        // Nothing costs less than 5: with two resources in round 1, three, four, five in round 4.
        assert_eq!(alone(&[5; 20], 6), [false, false, false, true]);
    }

    #[test]
    fn goldfish_shares_add_up_and_the_mulligan_helps() {
        // 10 early cards of 50. Hypergeometric: no early card among six with C(40,6)/C(50,6) = 0.2415.
        let mut costs = vec![2; 10];
        costs.extend([4; 40]);
        let rule = OpeningHand::default();
        let found = figures(costs, rule, 20_000, &mut DraftRng::seeded(1));
        assert!((found.early.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!((found.sent_back - 0.2415).abs() < 0.012, "{}", found.sent_back);
        assert!((found.early[0] - found.sent_back).abs() < 1e-9);
        assert!((found.sent_back_twice - 0.2415 * 0.2415).abs() < 0.008, "{}", found.sent_back_twice);
    }
}
