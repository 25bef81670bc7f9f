//! Bots: their picks, their decks, and that the fast pod gives the same results as the draft table.

use std::sync::Arc;

use catalog::Catalog;
use decks::{LimitedFormat, Pool, check_limited};
use draft::{
    BotReason, Draft, DraftConfig, DraftRng, DraftSimulator, PackPrinter, Ratings, aspect_fit, bench, bot_deck,
    run_bot_draft, sealed_pool, sets_with_packs,
};
use model::CardId;
use proptest::prelude::*;

fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap()
}

/// The fast pod agrees with a draft at the table in every card.
#[test]
fn the_fast_pod_drafts_the_same_cards_as_a_table() {
    let catalog = catalog();
    for (set, seats) in sets_with_packs().into_iter().zip([8, 2, 5, 8, 3, 16, 8, 7, 8]) {
        let config = DraftConfig::of_bots(set, seats, 77);
        let ratings = Ratings::new(&catalog, set).unwrap();
        let mut draft = Draft::start(&catalog, config.clone()).unwrap();
        draft.play_bots(&ratings).unwrap();
        assert!(draft.is_done());
        let fast = run_bot_draft(&catalog, &config).unwrap();
        for (seat, finished) in fast.seats.iter().enumerate() {
            let slow: Vec<CardId> = draft.picks(seat as u8).iter().map(|pick| pick.taken.card).collect();
            let fast: Vec<CardId> = finished.leaders().chain(finished.cards()).collect();
            assert_eq!(slow, fast, "{set} seat {seat}");
        }
    }
}

/// After a draft, a bot's opinion of each pick is the same as at that time, because it uses only the seat's knowledge
/// (CR 10.3.2B).
#[test]
fn a_bots_later_opinion_of_a_pick_equals_the_pick_it_made() {
    let catalog = catalog();
    let set = "SOR".parse().unwrap();
    let ratings = Ratings::new(&catalog, set).unwrap();
    let mut draft = Draft::start(&catalog, DraftConfig::of_bots(set, 4, 11)).unwrap();
    draft.play_bots(&ratings).unwrap();
    for seat in 0..4 {
        for (nth, pick) in draft.picks(seat).iter().enumerate() {
            let (place, reason) = draft.suggested_pick(seat, nth, &ratings).unwrap();
            assert_eq!((place, Some(reason)), (pick.index, pick.reason), "seat {seat}, pick {nth}");
        }
        assert_eq!(draft.suggested_pick(seat, draft.picks(seat).len(), &ratings), None);
    }
}

/// CR 10.3.4A: bots build legal decks from the cards they draft.
#[test]
fn bots_build_legal_decks_from_drafted_cards() {
    let catalog = catalog();
    for set in sets_with_packs() {
        let ratings = Ratings::new(&catalog, set).unwrap();
        let mut draft = Draft::start(&catalog, DraftConfig::of_bots(set, 8, 5)).unwrap();
        draft.play_bots(&ratings).unwrap();
        for seat in 0..8 {
            let pool = draft.pool(seat);
            let deck = bot_deck(&catalog, &ratings, &pool);
            assert_eq!(check_limited(&catalog, &deck, &pool, LimitedFormat::Draft), []);
            assert_eq!(deck.main.iter().map(|entry| entry.count).sum::<u32>(), 30);
            assert!(aspect_fit(&catalog, &pool) >= 25);
        }
    }
}

/// CR 10.2.2A: bots build legal decks from sealed pools.
#[test]
fn bots_build_legal_decks_from_sealed_pools() {
    let catalog = catalog();
    for set in sets_with_packs() {
        let ratings = Ratings::new(&catalog, set).unwrap();
        let printer = PackPrinter::new(&catalog, set).unwrap();
        for packs in [3, 6, 8] {
            let opened = sealed_pool(&printer, &mut DraftRng::seeded(packs), packs as usize);
            let mut pool = Pool::new(set);
            opened.iter().flat_map(|pack| pack.cards.clone()).for_each(|card| pool.add(card.card, 1));
            let deck = bot_deck(&catalog, &ratings, &pool);
            assert_eq!(check_limited(&catalog, &deck, &pool, LimitedFormat::Sealed), [], "{set}, {packs} packs");
            assert_eq!(deck.main.iter().map(|entry| entry.count).sum::<u32>(), 30, "{set}, {packs} packs");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any pool with a leader and 30 cards gives a legal deck.
    #[test]
    fn bots_build_a_legal_deck_from_any_pool(which in 0..8_usize, cards in proptest::collection::vec(0..10_000_u16, 60..140)) {
        let catalog = catalog();
        let set = sets_with_packs()[which];
        let ratings = Ratings::new(&catalog, set).unwrap();
        let all: Vec<_> = catalog.cards_of(set).filter(|card| !card.kind.is_token()).collect();
        let mut pool = Pool::new(set);
        pool.add(all[usize::from(cards[0]) % 18].id, 1);
        for card in &cards {
            pool.add(all[usize::from(*card) % all.len()].id, 1);
        }
        let held: u32 = pool.cards().filter(|(card, _)| catalog.card(*card).kind.is_deck_card()).map(|(_, n)| n).sum();
        prop_assume!(held >= 30);
        let deck = bot_deck(&catalog, &ratings, &pool);
        prop_assert!(check_limited(&catalog, &deck, &pool, LimitedFormat::Draft).is_empty());
    }
}

/// Bots give reasons of every kind, each with the matching word.
#[test]
fn bots_give_reasons_of_every_kind() {
    let catalog = catalog();
    let set = "SOR".parse().unwrap();
    let ratings = Ratings::new(&catalog, set).unwrap();
    let mut words = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let mut draft = Draft::start(&catalog, DraftConfig::of_bots(set, 8, seed)).unwrap();
        draft.play_bots(&ratings).unwrap();
        words.extend((0..8).flat_map(|seat| draft.picks(seat)).filter_map(|pick| pick.reason).map(BotReason::word));
    }
    let kinds: Vec<&str> = words.into_iter().collect();
    assert_eq!(kinds, ["aspect", "curve", "leader", "only_card", "quality", "removal", "signal"]);
}

/// Cards of 42 without aspect penalty: in Spark of Rebellion, random picks have 22.5 and greedy picks 36.8. Bots have
/// 38.2 there and at least 37 in every set (2,500 drafts each). 320 seats have a standard error of about 0.13, so half
/// a card is 4 of them.
#[test]
fn bots_draft_cards_of_their_aspects() {
    for set in sets_with_packs() {
        let played = bench::bot_drafts(&catalog(), set, 40).unwrap();
        let least = if set.as_str() == "SOR" { 37.5 } else { 36.7 };
        assert!(played.in_aspect_mean >= least, "{set} {played:?}");
    }
}

/// Few penalties do not come from bad cards or a bad curve: the decks are better than those of bots that pick by rating
/// alone (45.7 points per card before penalties in Spark of Rebellion), and most cards cost 2 to 4.
#[test]
fn bots_keep_card_quality_and_a_good_curve() {
    let played = bench::bot_drafts(&catalog(), "SOR".parse().unwrap(), 40).unwrap();
    assert!(played.deck_rating_mean > 45.7, "{played:?}");
    let [ones, twos, threes, fours, fives, sixes, more] = played.curve_mean;
    assert!(twos > 6.0 && threes > 5.0 && fours > 3.5 && fives > 2.5, "{played:?}");
    assert!(ones < 5.0 && sixes + more < 6.0, "{played:?}");
}

/// The count from the tables equals the count by the rules.
#[test]
fn the_fast_count_of_aspect_penalties_equals_the_rules() {
    let catalog = catalog();
    for set in sets_with_packs() {
        let mut pod = DraftSimulator::new(&catalog, set).unwrap();
        let seats = pod.play(8, 4).to_vec();
        for seat in &seats {
            let mut pool = Pool::new(set);
            seat.leaders().chain(seat.cards()).for_each(|card| pool.add(card, 1));
            assert_eq!(pod.discipline(seat), aspect_fit(&catalog, &pool), "{set}");
            assert_eq!(seat.deck_cards().count(), 30);
        }
    }
}
