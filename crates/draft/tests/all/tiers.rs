//! Tier lists of all sets.

use std::collections::BTreeSet;

use catalog::Catalog;
use draft::{CardTier, TierReason, sets_with_packs, tier_list};
use model::CardType;

/// Every drafted card of a set is listed once, better ones first, and the tiers have their sizes.
#[test]
fn every_set_has_a_tier_list_with_reasons() {
    let catalog = Catalog::embedded().unwrap();
    for set in sets_with_packs() {
        let list = tier_list(&catalog, set).unwrap();
        let cards: BTreeSet<_> = list.iter().map(|entry| entry.card).collect();
        assert_eq!(cards.len(), list.len(), "{set}");
        let kind = |entry: &draft::TierEntry| catalog.card(entry.card).kind;
        assert!(
            list.iter().all(|entry| !kind(entry).is_token() && !catalog.card(entry.card).is_common_base()),
            "{set}"
        );
        let others: Vec<_> = list.iter().filter(|entry| kind(entry) != CardType::Leader).collect();
        assert!(others.is_sorted_by_key(|entry| (entry.tier, -i32::from(entry.rating))), "{set}");
        let share = |tier: CardTier| 100 * others.iter().filter(|entry| entry.tier == tier).count() / others.len();
        let shares = [CardTier::S, CardTier::A, CardTier::B, CardTier::C, CardTier::D].map(share);
        let expected = [5, 15, 30, 30, 20];
        assert!(shares.iter().zip(expected).all(|(share, wanted)| share.abs_diff(wanted) <= 1), "{set}: {shares:?}");
        let reasoned = others.iter().filter(|entry| !entry.reasons.is_empty()).count();
        // The others are average in every figure, and no text of theirs is one of the known kinds.
        assert!(reasoned * 5 > others.len() * 2, "{set}: {reasoned} of {}", others.len());
    }
}

#[test]
fn reasons_come_from_figures_and_texts() {
    let catalog = Catalog::embedded().unwrap();
    let list = tier_list(&catalog, "SOR".parse().unwrap()).unwrap();
    let reasons = |name: &str| {
        let entry = list.iter().find(|entry| catalog.card(entry.card).full_name() == name);
        entry.unwrap_or_else(|| panic!("{name} is not listed")).reasons.clone()
    };
    // Vanquish defeats a unit; a 4/5 for 4 is larger than most.
    assert!(reasons("Vanquish").contains(&TierReason::Removal));
    assert!(!reasons("Battlefield Marine").contains(&TierReason::Removal));
    assert!(tier_list(&catalog, "ZZZ".parse().unwrap()).is_err());
}
