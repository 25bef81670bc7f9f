//! Legality of cards by date: releases, rotation, reprints, suspensions (CR 9.2.2D).

use crate::support;

use decks::ConstructedFormat::{self, Eternal, Premier, TwinSuns};
use decks::{CardPool, PoolStatus, ProblemCode};
use support::*;

/// Returns the legality codes for one card in an otherwise empty deck.
fn about(card: &str, format: ConstructedFormat, on: &str) -> Vec<&'static str> {
    let mut list = decks::DeckList::default();
    match catalog().card(catalog().by_number(number(card)).unwrap()).kind {
        model::CardType::Leader => list.leaders.push(row(card, 1)),
        model::CardType::Base => list.bases.push(row(card, 1)),
        _ => list.main.push(row(card, 1)),
    }
    let legality = ["not_released", "rotated", "not_in_card_pool", "suspended"];
    codes(&list, format, on).into_iter().filter(|code| legality.contains(code)).collect()
}

const NOTHING: [&str; 0] = [];

/// CR 9.2.2D: each set becomes legal on its release date in every format, except TS26 in Premier.
#[test]
fn a_set_is_legal_from_its_release() {
    // A card printed only in the set, the day before the release, and the release date.
    for (card, before, of) in [
        ("SOR_040", "2024-03-07", "2024-03-08"),
        ("SHD_040", "2024-07-11", "2024-07-12"),
        ("TWI_040", "2024-11-07", "2024-11-08"),
        ("JTL_040", "2025-03-13", "2025-03-14"),
        ("LOF_040", "2025-07-10", "2025-07-11"),
        ("SEC_040", "2025-11-06", "2025-11-07"),
        ("IBH_013", "2025-11-06", "2025-11-07"),
        ("LAW_040", "2026-03-12", "2026-03-13"),
        ("ASH_040", "2026-07-16", "2026-07-17"),
        ("HMW_040", "2026-10-08", "2026-10-09"),
    ] {
        for format in ConstructedFormat::ALL {
            assert_eq!(about(card, format, before), ["not_released"], "{card} in {format}");
            assert_eq!(about(card, format, of), NOTHING, "{card} in {format}");
        }
    }
    for format in [Eternal, TwinSuns] {
        assert_eq!(about("TS26_020", format, "2026-05-03"), ["not_released"]);
        assert_eq!(about("TS26_020", format, "2026-05-04"), NOTHING);
    }
    assert_eq!(about("TS26_020", Premier, "2026-05-04"), ["not_in_card_pool"]);
}

/// Leaders and bases become legal and rotate with their sets.
#[test]
fn leaders_and_bases_rotate_with_their_sets() {
    for card in ["TWI_015", "TWI_023"] {
        assert_eq!(about(card, Premier, "2024-11-07"), ["not_released"]);
        assert_eq!(about(card, Premier, "2026-03-12"), NOTHING);
        assert_eq!(about(card, Premier, "2026-03-13"), ["rotated"]);
        assert_eq!(about(card, Eternal, "2026-03-13"), NOTHING);
    }
}

/// CR 9.2.2D: the two latest rotation symbols; the first rotation was on 2026-03-13.
#[test]
fn the_first_three_sets_rotate_out_of_premier_on_2026_03_13() {
    for card in ["SOR_040", "SHD_040", "TWI_040"] {
        assert_eq!(about(card, Premier, "2026-03-12"), NOTHING, "{card}");
        assert_eq!(about(card, Premier, "2026-03-13"), ["rotated"], "{card}");
        for format in [Eternal, TwinSuns] {
            assert_eq!(about(card, format, "2026-03-13"), NOTHING, "{card}");
        }
    }
    for card in ["JTL_040", "LOF_040", "SEC_040", "IBH_013", "LAW_040"] {
        assert_eq!(about(card, Premier, "2026-03-13"), NOTHING, "{card}");
        assert_eq!(about(card, Premier, TODAY), NOTHING, "{card}");
    }
}

/// An old printing is legal while a newer one is: Death Trooper is in SOR, SHD and SEC, Vanquish in SOR and TWI.
#[test]
fn a_reprint_keeps_every_printing_legal() {
    for printing in ["SOR_033", "SHD_030", "SEC_030"] {
        assert_eq!(about(printing, Premier, TODAY), NOTHING, "{printing}");
        assert_eq!(about(printing, Premier, "2024-03-08"), NOTHING, "{printing}");
        assert_eq!(about(printing, Premier, "2024-03-07"), ["not_released"], "{printing}");
    }
    for printing in ["SOR_078", "TWI_077"] {
        assert_eq!(about(printing, Premier, TODAY), ["rotated"], "{printing}");
    }
    // Chopper Base, a base of SOR and JTL.
    assert_eq!(about("SOR_030", Premier, TODAY), NOTHING);
}

/// Consortium StarViper rotated with SOR and returned with ASH.
#[test]
fn a_card_can_rotate_out_and_return() {
    for printing in ["SOR_112", "ASH_122"] {
        assert_eq!(about(printing, Premier, "2026-03-12"), NOTHING);
        assert_eq!(about(printing, Premier, "2026-03-13"), ["rotated"]);
        assert_eq!(about(printing, Premier, "2026-07-16"), ["rotated"]);
        assert_eq!(about(printing, Premier, "2026-07-17"), NOTHING);
    }
    let mut list = premier();
    list.main.push(row("ASH_122", 1));
    let found = only(&list, Premier, "2026-05-01", "rotated");
    let (on, returns) = (day("2026-03-13"), Some(day("2026-07-17")));
    assert_eq!(found.what, ProblemCode::Rotated { pool: CardPool::Premier, on, returns });
    assert_eq!(found.names, ["Consortium StarViper"]);
}

/// Homeworlds reprints Devotion, and Icons 2027 reprints six cards of the first three sets. Their old printings return
/// to Premier on those dates, although the card list of Icons 2027 is incomplete.
#[test]
fn a_newer_reprint_makes_old_printings_legal_again() {
    for (card, before, of) in [
        ("SOR_070", "2026-10-08", "2026-10-09"),
        ("SOR_128", "2026-11-19", "2026-11-20"),
        ("TWI_137", "2026-11-19", "2026-11-20"),
        ("SOR_172", "2026-11-19", "2026-11-20"),
        ("TWI_174", "2026-11-19", "2026-11-20"),
        ("SHD_196", "2026-11-19", "2026-11-20"),
        ("SOR_238", "2026-11-19", "2026-11-20"),
        ("SOR_246", "2026-11-19", "2026-11-20"),
    ] {
        assert_eq!(about(card, Premier, before), ["rotated"], "{card}");
        assert_eq!(about(card, Premier, of), NOTHING, "{card}");
        assert_eq!(about(card, Eternal, before), NOTHING, "{card}");
    }
}

/// Premier suspensions apply from their first day on, and only in Premier.
#[test]
fn premier_suspensions_apply_from_their_first_day() {
    for (card, before, of) in [
        ("SOR_015", "2024-11-07", "2024-11-08"),
        ("TWI_016", "2025-04-10", "2025-04-11"),
        ("SHD_194", "2025-04-10", "2025-04-11"),
        ("SHD_213", "2025-04-10", "2025-04-11"),
        ("SOR_167", "2025-09-21", "2025-09-22"),
        ("ASH_011", "2026-08-30", "2026-08-31"),
    ] {
        assert_eq!(about(card, Premier, before), NOTHING, "{card}");
        assert_eq!(about(card, Premier, of), ["suspended"], "{card}");
        assert!(about(card, Premier, TODAY).contains(&"suspended"), "{card}");
        for format in [Eternal, TwinSuns] {
            assert_eq!(about(card, format, of), NOTHING, "{card} in {format}");
        }
    }
}

/// Eternal suspensions apply from 2026-04-24 until the release of Homeworlds, and only in Eternal.
#[test]
fn eternal_suspensions_apply_until_their_end() {
    for card in ["JTL_170", "JTL_140"] {
        for (on, expected) in [("2026-04-23", 0), ("2026-04-24", 1), ("2026-10-08", 1), ("2026-10-09", 0)] {
            assert_eq!(about(card, Eternal, on).len(), expected, "{card} on {on}");
            assert_eq!(about(card, Premier, on), NOTHING, "{card} on {on}");
            assert_eq!(about(card, TwinSuns, on), NOTHING, "{card} on {on}");
        }
    }
}

/// A card that rotated while suspended has both problems.
#[test]
fn a_suspended_and_rotated_card_has_both_problems() {
    assert_eq!(about("SOR_167", Premier, "2026-03-12"), ["suspended"]);
    assert_eq!(about("SOR_167", Premier, "2026-03-13"), ["rotated", "suspended"]);
}

/// Every treatment of a suspended card is suspended, such as a showcase Cad Bane.
#[test]
fn every_treatment_of_a_suspended_card_is_suspended() {
    let plain = catalog().by_number(number("ASH_011")).unwrap();
    let showcase = catalog().number_in(plain, model::Treatment::Showcase).unwrap();
    assert_eq!(about(&showcase.to_string(), Premier, TODAY), ["suspended"]);
}

/// Problems contain the dates.
#[test]
fn legality_problems_contain_the_dates() {
    let mut list = premier();
    list.leaders[0] = row("ASH_011", 1);
    let found = only(&list, Premier, TODAY, "suspended");
    let since = day("2026-08-31");
    assert_eq!(found.what, ProblemCode::Suspended { list: CardPool::Premier, since, until: None });
    assert_eq!(found.names, ["Cad Bane, Still Faster than You"]);
    let what = ProblemCode::NotReleased { on: day("2026-07-17") };
    assert_eq!(only(&list, Premier, "2026-07-16", "not_released").what, what);
    list = premier();
    list.main.push(row("JTL_170", 1));
    let (since, until) = (day("2026-04-24"), Some(day("2026-10-09")));
    let what = ProblemCode::Suspended { list: CardPool::Eternal, since, until };
    assert_eq!(only(&list, Eternal, "2026-05-01", "suspended").what, what);
    list.main = vec![row("TS26_020", 1)];
    let what = ProblemCode::NotInCardPool { pool: CardPool::Premier };
    assert_eq!(only(&list, Premier, TODAY, "not_in_card_pool").what, what);
}

/// CR 9.2.2D; in Twin Suns the rules of constructed decks (CR 9.1.2).
#[test]
fn legality_problems_cite_their_rule() {
    let mut list = premier();
    list.main.push(row("SOR_040", 1));
    assert_eq!(rules(&list, Premier, TODAY), [("rotated", "CR 9.2.2D")]);
    let mut list = twin_suns();
    list.main.push(row("ASH_040", 1));
    assert_eq!(rules(&list, TwinSuns, "2026-07-16"), [("not_released", "CR 9.1.2")]);
}

/// The status shown in a deck builder agrees with the validator.
#[test]
fn the_shown_status_of_a_card_agrees_with_the_check() {
    let formats = formats();
    let card = |text| catalog().by_number(number(text)).unwrap();
    let standing = |text, pool, on| formats.standing(card(text), pool, day(on));
    assert_eq!(standing("SOR_033", CardPool::Premier, TODAY), PoolStatus::Legal);
    let left = PoolStatus::Left { on: day("2026-03-13"), returns: None };
    assert_eq!(standing("SOR_040", CardPool::Premier, TODAY), left);
    assert_eq!(standing("ASH_040", CardPool::Eternal, "2026-01-01"), PoolStatus::NotReleased { on: day("2026-07-17") });
    assert_eq!(standing("TS26_020", CardPool::Premier, TODAY), PoolStatus::Never);
    assert!(formats.is_legal(card("ASH_011"), Eternal, day(TODAY)));
    assert!(!formats.is_legal(card("ASH_011"), Premier, day(TODAY)));
    let days = formats.suspension(card("ASH_011"), CardPool::Premier, day(TODAY)).unwrap();
    assert_eq!((days.since, days.until), (day("2026-08-31"), None));
    assert_eq!(formats.most_copies(card("JTL_256"), TwinSuns, day(TODAY)), 15);
    assert_eq!(formats.most_copies(card("SOR_033"), TwinSuns, day(TODAY)), 1);
    assert_eq!(formats.most_copies(card("SOR_033"), Premier, day(TODAY)), 3);
}

/// Before the first release nothing is legal, and extreme dates do not panic.
#[test]
fn extreme_dates_are_handled() {
    for on in [chrono::NaiveDate::MIN, chrono::NaiveDate::MAX] {
        for format in ConstructedFormat::ALL {
            let found = decks::check_constructed(&catalog(), &formats(), &premier(), format, on);
            let early = on == chrono::NaiveDate::MIN;
            let codes: Vec<ProblemCode> = found.into_iter().map(|problem| problem.what).collect();
            assert_eq!(codes.iter().any(|code| matches!(code, ProblemCode::NotReleased { .. })), early, "{format}");
        }
    }
}

/// The words of formats and pools parse to themselves, and unknown words are rejected by name.
#[test]
fn formats_and_pools_parse_from_their_words() {
    for format in ConstructedFormat::ALL {
        assert_eq!(format.to_string().to_uppercase().parse(), Ok(format));
    }
    for pool in CardPool::ALL {
        assert_eq!(pool.to_string().parse(), Ok(pool));
    }
    assert!("trilogy".parse::<ConstructedFormat>().unwrap_err().to_string().contains("twin-suns"));
    assert!("limited".parse::<CardPool>().unwrap_err().to_string().contains("premier, eternal"));
}
