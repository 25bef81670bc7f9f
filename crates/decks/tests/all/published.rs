//! The published decks, checked on three dates for three formats.

use crate::support;

use std::collections::BTreeMap;

use decks::{ConstructedFormat, check_constructed, house_decks, published_decks};
use support::{catalog, copies, day, formats, short};

/// The expected problems: deck, date, Premier, Eternal, Twin Suns; codes with their number of occurrences. Derived only
/// from the card facts and the sets' dates, independent of the validator.
const VERDICTS: &str = "
    # Two-player starters. Legal in Premier until the first rotation, in Eternal from their release on. Fifty cards with
    # one leader and several copies are no Twin Suns deck; fifty were enough for its first edition.
    SOR-Luke | 2024-09-01 | legal | legal | leader_count 1, too_many_copies 13
    SOR-Luke | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 13
    SOR-Luke | 2026-11-21 | rotated 27 | legal | leader_count 1, too_few_cards 1, too_many_copies 13
    SOR-Vader | 2024-09-01 | legal | legal | leader_count 1, too_many_copies 14
    SOR-Vader | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 14
    SOR-Vader | 2026-11-21 | rotated 26 | legal | leader_count 1, too_few_cards 1, too_many_copies 14
    SHD-Mando | 2024-09-01 | legal | legal | leader_count 1, too_many_copies 15
    SHD-Mando | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 15
    SHD-Mando | 2026-11-21 | rotated 29 | legal | leader_count 1, too_few_cards 1, too_many_copies 15
    SHD-MoffGideon | 2024-09-01 | legal | legal | leader_count 1, too_many_copies 15
    SHD-MoffGideon | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 15
    SHD-MoffGideon | 2026-11-21 | rotated 28 | legal | leader_count 1, too_few_cards 1, too_many_copies 15
    TWI-Ahsoka | 2024-09-01 | not_released 28 | not_released 28 | leader_count 1, not_released 28, too_many_copies 15
    TWI-Ahsoka | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 15
    TWI-Ahsoka | 2026-11-21 | rotated 30 | legal | leader_count 1, too_few_cards 1, too_many_copies 15
    TWI-Grievous | 2024-09-01 | not_released 30 | not_released 30 | leader_count 1, not_released 30, too_many_copies 14
    TWI-Grievous | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 14
    TWI-Grievous | 2026-11-21 | rotated 32 | legal | leader_count 1, too_few_cards 1, too_many_copies 14
    # Spotlight decks of the second symbol with cards of the first: only their reprints outlive the rotation.
    JTL-BobaFett | 2024-09-01 | not_released 17 | not_released 17 | leader_count 1, not_released 17, too_many_copies 16
    JTL-BobaFett | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 16
    JTL-BobaFett | 2026-11-21 | rotated 10 | legal | leader_count 1, too_few_cards 1, too_many_copies 16
    JTL-HanSolo | 2024-09-01 | not_released 19 | not_released 19 | leader_count 1, not_released 19, too_many_copies 16
    JTL-HanSolo | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 16
    JTL-HanSolo | 2026-11-21 | rotated 11 | legal | leader_count 1, too_few_cards 1, too_many_copies 16
    LOF-Maul | 2024-09-01 | not_released 23 | not_released 23 | leader_count 1, not_released 23, too_many_copies 18
    LOF-Maul | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    LOF-Maul | 2026-11-21 | rotated 2 | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    LOF-QuiGon | 2024-09-01 | not_released 23 | not_released 23 | leader_count 1, not_released 23, too_many_copies 18
    LOF-QuiGon | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    LOF-QuiGon | 2026-11-21 | rotated 4 | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    # Decks of cards that are all in Premier still, once they are released.
    SEC-Amidala | 2024-09-01 | not_released 30 | not_released 30 | leader_count 1, not_released 30, too_many_copies 16
    SEC-Amidala | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 16
    SEC-Amidala | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 16
    SEC-Palpatine | 2024-09-01 | not_released 28 | not_released 28 | leader_count 1, not_released 28, too_many_copies 16
    SEC-Palpatine | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 16
    SEC-Palpatine | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 16
    IBH-Leia | 2024-09-01 | not_released 25 | not_released 25 | leader_count 1, not_released 25, too_many_copies 19
    IBH-Leia | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 19
    IBH-Leia | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 19
    IBH-Vader | 2024-09-01 | not_released 26 | not_released 26 | leader_count 1, not_released 26, too_many_copies 19
    IBH-Vader | 2025-12-01 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 19
    IBH-Vader | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 19
    LAW-Jabba | 2024-09-01 | not_released 25 | not_released 25 | leader_count 1, not_released 25, too_many_copies 18
    LAW-Jabba | 2025-12-01 | not_released 21 | not_released 21 | leader_count 1, not_released 21, too_few_cards 1, too_many_copies 18
    LAW-Jabba | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    LAW-Leia | 2024-09-01 | not_released 25 | not_released 25 | leader_count 1, not_released 25, too_many_copies 18
    LAW-Leia | 2025-12-01 | not_released 20 | not_released 20 | leader_count 1, not_released 20, too_few_cards 1, too_many_copies 18
    LAW-Leia | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    ASH-Luke | 2024-09-01 | not_released 25 | not_released 25 | leader_count 1, not_released 25, too_many_copies 18
    ASH-Luke | 2025-12-01 | not_released 23 | not_released 23 | leader_count 1, not_released 23, too_few_cards 1, too_many_copies 18
    ASH-Luke | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    ASH-Palpatine | 2024-09-01 | not_released 25 | not_released 25 | leader_count 1, not_released 25, too_many_copies 18
    ASH-Palpatine | 2025-12-01 | not_released 23 | not_released 23 | leader_count 1, not_released 23, too_few_cards 1, too_many_copies 18
    ASH-Palpatine | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    HMW-Chewbacca | 2024-09-01 | not_released 29 | not_released 29 | leader_count 1, not_released 29, too_many_copies 18
    HMW-Chewbacca | 2025-12-01 | not_released 23 | not_released 23 | leader_count 1, not_released 23, too_few_cards 1, too_many_copies 18
    HMW-Chewbacca | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 18
    HMW-Tarkin | 2024-09-01 | not_released 27 | not_released 27 | leader_count 1, not_released 27, too_many_copies 20
    HMW-Tarkin | 2025-12-01 | not_released 22 | not_released 22 | leader_count 1, not_released 22, too_few_cards 1, too_many_copies 20
    HMW-Tarkin | 2026-11-21 | legal | legal | leader_count 1, too_few_cards 1, too_many_copies 20
    # Twin Suns decks: a leader too many elsewhere, and 35 cards of a set that is not in Premier.
    TS26-against-the-odds | 2024-09-01 | leader_count 1, not_in_card_pool 35, not_released 25 | leader_count 1, not_released 60 | not_released 60
    TS26-against-the-odds | 2025-12-01 | leader_count 1, not_in_card_pool 35, not_released 3 | leader_count 1, not_released 38 | not_released 38
    TS26-against-the-odds | 2026-11-21 | leader_count 1, not_in_card_pool 35, rotated 29 | leader_count 1 | legal
    TS26-aggressive-negotiations | 2024-09-01 | leader_count 1, not_in_card_pool 35, not_released 36 | leader_count 1, not_released 71 | not_released 71
    TS26-aggressive-negotiations | 2025-12-01 | leader_count 1, not_in_card_pool 35, not_released 1 | leader_count 1, not_released 36 | not_released 36
    TS26-aggressive-negotiations | 2026-11-21 | leader_count 1, not_in_card_pool 35, rotated 32 | leader_count 1 | legal
    TS26-blood-brothers | 2024-09-01 | leader_count 1, not_in_card_pool 35, not_released 34 | leader_count 1, not_released 69 | not_released 69
    TS26-blood-brothers | 2025-12-01 | leader_count 1, not_in_card_pool 35, not_released 9 | leader_count 1, not_released 44 | not_released 44
    TS26-blood-brothers | 2026-11-21 | leader_count 1, not_in_card_pool 35, rotated 16 | leader_count 1 | legal
    TS26-master-and-apprentice | 2024-09-01 | leader_count 1, not_in_card_pool 35, not_released 37 | leader_count 1, not_released 72 | not_released 72
    TS26-master-and-apprentice | 2025-12-01 | leader_count 1, not_in_card_pool 35, not_released 1 | leader_count 1, not_released 36 | not_released 36
    TS26-master-and-apprentice | 2026-11-21 | leader_count 1, not_in_card_pool 35, rotated 32 | leader_count 1 | legal
";

/// Returns the codes of a deck's problems with their number of occurrences, or "legal".
fn verdict(deck: &str, format: ConstructedFormat, on: &str) -> String {
    let published = published_decks().iter().find(|published| published.key == deck).unwrap();
    let problems = check_constructed(&catalog(), &formats(), &published.list, format, day(on));
    if problems.is_empty() {
        return "legal".into();
    }
    let mut codes: BTreeMap<&str, u32> = BTreeMap::new();
    for problem in &problems {
        *codes.entry(short(problem)).or_default() += 1;
    }
    let all: Vec<String> = codes.iter().map(|(code, times)| format!("{code} {times}")).collect();
    all.join(", ")
}

#[test]
fn every_published_deck_has_the_expected_legality_on_three_days() {
    let rows = VERDICTS.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut judged = 0;
    for line in rows {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [deck, on, expected @ ..] = fields.as_slice() else { panic!("{line}") };
        for (format, expected) in ConstructedFormat::ALL.into_iter().zip(expected) {
            assert_eq!(verdict(deck, format, on), *expected, "{deck} in {format} on {on}");
            judged += 1;
        }
    }
    assert_eq!(judged, 24 * 3 * 3);
}

/// An illegal published deck means an error in its list or in the validator.
#[test]
fn every_published_deck_is_legal_on_its_release_day() {
    assert_eq!(published_decks().len(), 24);
    for deck in published_decks() {
        let leader = deck.list.leaders[0].card;
        let twin = leader.set.as_str() == "TS26";
        let format = if twin { ConstructedFormat::TwinSuns } else { ConstructedFormat::Premier };
        let released = catalog().set(leader.set).unwrap().released.to_string();
        let problems = check_constructed(&catalog(), &formats(), &deck.list, format, day(&released));
        assert_eq!(problems, [], "{}", deck.key);
        assert_eq!(copies(&deck.list.main), if twin { 80 } else { 50 }, "{}", deck.key);
        assert!(!deck.name.is_empty());
    }
}

/// The house decks: one for each pair of aspects of the first three sets together and of each set from Jump to
/// Lightspeed to Homeworlds, legal in Eternal and, when their sets were released, in Premier; four for Twin Suns.
#[test]
fn every_house_deck_is_legal() {
    assert_eq!(house_decks().len(), 74);
    for deck in house_decks() {
        let twin = deck.list.leaders.len() == 2;
        let formats_of = |day: &'static str| match (twin, day) {
            (true, _) => ConstructedFormat::TwinSuns,
            (false, "2026-11-21") => ConstructedFormat::Eternal,
            (false, _) => ConstructedFormat::Premier,
        };
        let first = match deck.key.get(..9) {
            Some("house-jtl") => "2025-04-01",
            Some("house-lof") => "2025-08-01",
            Some("house-sec") => "2025-12-01",
            Some("house-law") => "2026-04-01",
            Some("house-ash") => "2026-08-01",
            Some("house-hmw") => "2026-10-09",
            _ => "2024-12-01",
        };
        for on in [first, "2026-11-21"] {
            let problems = check_constructed(&catalog(), &formats(), &deck.list, formats_of(on), day(on));
            assert_eq!(problems, [], "{} on {on}", deck.key);
            assert_eq!(copies(&deck.list.main), if twin { 80 } else { 50 }, "{}", deck.key);
        }
    }
}
