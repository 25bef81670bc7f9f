//! Odds compared with manual calculation, with enumeration, and with shuffled decks.

use std::sync::Arc;

use catalog::Catalog;
use decks::{DRAWS_PER_ROUND, Odds, OddsError, OddsQuestion, OpeningHand, odds, opening_hand};
use proptest::prelude::*;

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap_or_else(|error| panic!("{error}"))
}

fn question(deck: u32, copies: u32) -> OddsQuestion {
    let hand = OpeningHand::default();
    OddsQuestion { deck, copies, hand, at_least: 1, draws_per_round: DRAWS_PER_ROUND, rounds: 4 }
}

fn answer(question: OddsQuestion) -> Odds {
    odds(&question).unwrap_or_else(|error| panic!("{error}"))
}

fn hand_with(base: &str) -> OpeningHand {
    let catalog = catalog();
    opening_hand(&catalog, catalog.by_number(base.parse().unwrap()))
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

/// CR 5.2.1D, 5.2.1E: 1 - (47*46*45*44*43*42)/(50*49*48*47*46*45) = 1 - 13244/19600 = 32.4 %;
/// with one mulligan 1 - (13244/19600)^2 = 54.3 %.
#[test]
fn odds_of_three_copies_in_fifty_cards_agree_with_hand_calculation() {
    let odds = answer(question(50, 3));
    let missed = 13_244.0 / 19_600.0;
    assert!(close(odds.opening, 1.0 - missed));
    assert!(close(odds.with_mulligan, 1.0 - missed * missed));
    assert_eq!(format!("{:.1} {:.1}", odds.opening * 100.0, odds.with_mulligan * 100.0), "32.4 54.3");
    assert!(close(odds.expected, 0.36));
    // 3 * C(47,5)/C(50,6), 3 * C(47,4)/C(50,6), C(47,3)/C(50,6) with C(50,6) = 15,890,700.
    let ways = [10_737_573.0, 4_601_817.0, 535_095.0, 16_215.0];
    assert_eq!(odds.exactly.len(), 4);
    for (found, ways) in odds.exactly.iter().zip(ways) {
        assert!(close(*found, ways / 15_890_700.0), "{found}");
    }
}

/// CR 5.5.1B: two more cards each regroup phase. 1 - C(47,n)/C(50,n) for n = 6, 8, 10, 12:
/// 1 - (44*43*42)/(50*49*48), 1 - (42*41*40)/..., 1 - (40*39*38)/..., 1 - (38*37*36)/...
#[test]
fn odds_by_round_add_two_cards_per_regroup_phase() {
    let odds = answer(question(50, 3));
    let opening_missed = 79_464.0 / 117_600.0;
    for (round, seen, missed) in [(1, 6, 79_464.0), (2, 8, 68_880.0), (3, 10, 59_280.0), (4, 12, 50_616.0)] {
        let missed = missed / 117_600.0;
        let found = odds.by_round[round - 1];
        assert_eq!((found.round as usize, found.seen), (round, seen));
        assert!(close(found.without_mulligan, 1.0 - missed), "{found:?}");
        // The first hand had no copy and was shuffled back; all cards seen since are from a fresh shuffle.
        assert!(close(found.with_mulligan, 1.0 - opening_missed * missed), "{found:?}");
    }
}

/// As printed on the bases: five cards, even after a mulligan; nine cards without a mulligan, three put on the bottom.
#[test]
fn bases_change_the_opening_hand() {
    assert_eq!(opening_hand(&catalog(), None), OpeningHand { cards: 6, mulligan: true, put_back: 0 });
    assert_eq!(hand_with("SOR_022"), OpeningHand::default());
    assert_eq!(hand_with("JTL_021"), OpeningHand { cards: 5, mulligan: true, put_back: 0 });
    assert_eq!(hand_with("JTL_028"), OpeningHand { cards: 9, mulligan: false, put_back: 3 });
    // Another printing of the base is the same base.
    assert_eq!(hand_with("JTL_525"), hand_with("JTL_021"));

    // 1 - C(47,5)/C(50,5) = 1 - (45*44*43)/117,600 = 27.6 %, and 1 - 0.72398^2 = 47.6 %.
    let colossus = answer(OddsQuestion { hand: hand_with("JTL_021"), ..question(50, 3) });
    let missed = 85_140.0 / 117_600.0;
    assert!(close(colossus.opening, 1.0 - missed));
    assert!(close(colossus.with_mulligan, 1.0 - missed * missed));

    // 1 - (41*40*39)/117,600 = 45.6 %; cards put on the bottom were seen, so eleven are seen in round 2.
    let nabat = answer(OddsQuestion { hand: hand_with("JTL_028"), ..question(50, 3) });
    assert!(close(nabat.opening, 1.0 - 63_960.0 / 117_600.0));
    assert_eq!(nabat.with_mulligan, nabat.opening);
    assert_eq!(nabat.by_round[1].seen, 11);
    assert_eq!(nabat.by_round[1].with_mulligan, nabat.by_round[1].without_mulligan);
    assert!(close(nabat.by_round[1].without_mulligan, 1.0 - (39.0 * 38.0 * 37.0) / 117_600.0));
}

#[test]
fn odds_of_extreme_questions_are_correct() {
    let certain = answer(OddsQuestion { at_least: 0, ..question(50, 3) });
    assert_eq!((certain.opening, certain.with_mulligan), (1.0, 1.0));
    assert_eq!(answer(OddsQuestion { at_least: 4, ..question(50, 3) }).opening, 0.0);
    let none = answer(question(50, 0));
    assert_eq!((none.opening, none.expected, none.exactly.as_slice()), (0.0, 0.0, [1.0].as_slice()));
    assert_eq!(answer(question(50, 50)).opening, 1.0);
    // CR 8.6.1: no more cards can be drawn than the deck has.
    let small = answer(question(4, 1));
    assert_eq!((small.opening, small.by_round[3].seen, small.expected), (1.0, 4, 1.0));
    assert!(answer(OddsQuestion { rounds: 0, ..question(50, 3) }).by_round.is_empty());
    let error = |question| odds(&question).map(drop);
    assert_eq!(error(question(0, 0)), Err(OddsError::EmptyDeck));
    assert_eq!(error(question(2, 3)), Err(OddsError::TooManyCopies { copies: 3, deck: 2 }));
    assert_eq!(error(question(501, 3)), Err(OddsError::DeckTooLarge { deck: 501, most: 500 }));
    let far = OddsQuestion { rounds: u32::MAX, ..question(50, 3) };
    assert_eq!(error(far), Err(OddsError::TooManyRounds { rounds: u32::MAX, most: 100 }));
    assert_eq!(OddsError::EmptyDeck.code(), "odds.empty");
}

/// Returns the distribution of copies over all hands of a small deck, by enumeration.
fn enumerated(deck: u32, copies: u32, hand: u32) -> Vec<f64> {
    let wanted = (1u32 << copies) - 1;
    let mut by_count = vec![0.0; (hand.min(copies) + 1) as usize];
    let mut all = 0.0;
    for cards in 0u32..1 << deck {
        if cards.count_ones() == hand {
            by_count[(cards & wanted).count_ones() as usize] += 1.0;
            all += 1.0;
        }
    }
    by_count.iter().map(|count| count / all).collect()
}

#[test]
fn odds_of_small_decks_agree_with_enumeration() {
    for (deck, hand) in [(1, 1), (5, 2), (8, 8), (10, 6), (12, 5)] {
        for copies in 0..=deck {
            let counted = enumerated(deck, copies, hand);
            for at_least in 0..=copies {
                let hand = OpeningHand { cards: hand, ..OpeningHand::default() };
                let odds = answer(OddsQuestion { hand, at_least, rounds: 1, ..question(deck, copies) });
                let expected: f64 = counted.iter().skip(at_least as usize).sum();
                assert!(close(odds.opening, expected), "{deck} {copies} {at_least}");
                assert!(odds.exactly.iter().zip(&counted).all(|(one, other)| close(*one, *other)));
            }
        }
    }
}

/// A small RNG with a fixed seed (xorshift, Marsaglia 2003): the same decks on every machine.
struct TestRng(u64);

impl TestRng {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    /// Returns a shuffled deck, top card first; `true` marks the wanted copies (Fisher-Yates).
    fn shuffle(&mut self, deck: usize, copies: usize) -> Vec<bool> {
        let mut cards: Vec<bool> = (0..deck).map(|card| card < copies).collect();
        for last in (1..deck).rev() {
            let other = self.below(last + 1);
            cards.swap(last, other);
        }
        cards
    }
}

/// Simulation: draw six cards, exchange a hand with fewer than two of eight copies, draw two per round. 20,000 games
/// with a fixed seed are within four standard deviations (0.5 / sqrt(20,000) * 4 = 1.4 %).
#[test]
fn odds_agree_with_simulated_shuffles() {
    let asked = OddsQuestion { at_least: 2, ..question(50, 8) };
    let odds = answer(asked);
    let mut rng = TestRng(0x5eed_ca27);
    let games = 20_000;
    let (mut opening, mut mulligan, mut rounds) = (0, 0, [0; 4]);
    for _ in 0..games {
        let seen = |cards: &[bool], count: usize| cards[..count].iter().filter(|wanted| **wanted).count() >= 2;
        let first = rng.shuffle(50, 8);
        let kept = seen(&first, 6);
        let cards = if kept { first } else { rng.shuffle(50, 8) };
        opening += usize::from(kept);
        mulligan += usize::from(seen(&cards, 6));
        for (round, count) in rounds.iter_mut().enumerate() {
            *count += usize::from(seen(&cards, 6 + 2 * round));
        }
    }
    let near = |count: usize, odds: f64| (count as f64 / f64::from(games) - odds).abs() < 0.014;
    assert!(near(opening, odds.opening), "{opening}");
    assert!(near(mulligan, odds.with_mulligan), "{mulligan}");
    for (count, round) in rounds.iter().zip(&odds.by_round) {
        assert!(near(*count, round.with_mulligan), "{count} {round:?}");
    }
}

proptest! {
    /// Any parameters give a result or an error. Probabilities are valid and sum to one, up to the largest deck.
    #[test]
    fn odds_of_any_question_are_probabilities_or_an_error(
        deck in 0u32..520, copies in 0u32..520, cards in 0u32..520, at_least in 0u32..20, draws in 0u32..5,
    ) {
        let hand = OpeningHand { cards, mulligan: true, put_back: 0 };
        let Ok(odds) = odds(&OddsQuestion { deck, copies, hand, at_least, draws_per_round: draws, rounds: 12 }) else {
            prop_assert!(deck == 0 || deck > 500 || copies > deck);
            return Ok(());
        };
        prop_assert!((odds.exactly.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let mean: f64 = odds.exactly.iter().zip(0u32..).map(|(likely, count)| likely * f64::from(count)).sum();
        prop_assert!((mean - odds.expected).abs() < 1e-6);
        prop_assert!(odds.opening >= 0.0 && odds.opening <= odds.with_mulligan && odds.with_mulligan <= 1.0);
        prop_assert!(odds.by_round.is_sorted_by(|one, other| one.without_mulligan <= other.without_mulligan + 1e-9));
        prop_assert!(odds.by_round.iter().all(|round| round.without_mulligan <= round.with_mulligan + 1e-9));
    }
}
