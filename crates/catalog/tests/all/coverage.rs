//! The number of implemented cards never decreases.

use catalog::{Catalog, texts};

/// Minimum number of implemented cards and cards without abilities per set. Raise it after implementing more cards.
const AT_LEAST: [(&str, usize); 1] = [("SOR", 252)];

#[test]
fn no_playable_card_loses_its_text() {
    let catalog = Catalog::embedded().unwrap();
    let coverage = texts::coverage(&catalog).unwrap();
    for (set, least) in AT_LEAST {
        let of = coverage.iter().find(|of| of.set.to_string() == set).unwrap();
        let playable = of.written + of.vanilla;
        assert!(playable >= least, "{set}: {playable} of {} since {:?} are missing", of.total, of.missing);
        assert_eq!(playable + of.missing.len(), of.total, "{set}: a card is counted twice");
    }
}
