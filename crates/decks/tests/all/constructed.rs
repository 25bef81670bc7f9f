//! Premier, Eternal and Twin Suns decks, rule by rule (CR 1.2, 9.2, 12.2, 12.3).

use crate::support;

use decks::ConstructedFormat::{Eternal, Premier, TwinSuns};
use decks::{CopyScope, DeckList, ProblemCode, constructed_minimum};
use support::*;

/// CR 9.2.2A: one leader, one base, fifty cards.
#[test]
fn fifty_cards_with_leader_and_base_are_legal() {
    for format in [Premier, Eternal] {
        let list = premier();
        assert_eq!((list.leaders.len(), list.bases.len(), copies(&list.main)), (1, 1, 50));
        assert_legal(&list, format, TODAY);
    }
}

/// CR 9.2.2A, 1.2.1: 49 cards are too few, and there is no maximum.
#[test]
fn a_deck_has_at_least_fifty_cards_and_no_maximum() {
    let mut list = premier();
    list.main[0].count = 2;
    assert_eq!(rules(&list, Premier, TODAY), [("too_few_cards", "CR 9.2.2A")]);
    assert_eq!(only(&list, Premier, TODAY, "too_few_cards").what, ProblemCode::TooFewCards { have: 49, need: 50 });
    list.main = twin_suns().main;
    assert_legal(&list, Premier, TODAY);
}

/// CR 9.2.2A: exactly one leader and one base.
#[test]
fn a_deck_needs_exactly_one_leader_and_one_base() {
    let mut list = premier();
    list.leaders.push(row("JTL_001", 1));
    list.bases.clear();
    assert_eq!(rules(&list, Premier, TODAY), [("leader_count", "CR 9.2.2A"), ("base_count", "CR 9.2.2A")]);
    assert_eq!(only(&list, Premier, TODAY, "leader_count").what, ProblemCode::LeaderCount { have: 2, need: 1 });
    assert_eq!(only(&list, Premier, TODAY, "base_count").what, ProblemCode::BaseCount { have: 0 });
    list = premier();
    list.bases[0].count = 2;
    list.leaders[0].count = 3;
    assert_eq!(codes(&list, Premier, TODAY), ["leader_count", "base_count"]);
}

/// CR 9.2.2A: leader and base must have the right card type.
#[test]
fn a_unit_is_refused_as_leader_and_a_leader_as_base() {
    let mut list = premier();
    std::mem::swap(&mut list.leaders, &mut list.bases);
    assert_eq!(codes(&list, Premier, TODAY), ["not_a_leader", "not_a_base"]);
    assert_eq!(only(&list, Premier, TODAY, "not_a_base").what, ProblemCode::NotABase { kind: model::CardType::Leader });
}

/// CR 9.2.2A, 1.2.3: only units, events and upgrades are cards of the deck; tokens never are.
#[test]
fn leaders_bases_and_tokens_are_refused_as_cards_of_the_deck() {
    let mut list = premier();
    list.main.extend([row("JTL_001", 1), row("JTL_021", 1), row("SOR_T01", 3)]);
    list.sideboard.push(row("SOR_T02", 1));
    assert_eq!(
        rules(&list, Premier, TODAY),
        [
            ("not_a_deck_card", "CR 9.2.2A"),
            ("not_a_deck_card", "CR 9.2.2A"),
            ("not_a_deck_card", "CR 1.2.3"),
            ("not_a_deck_card", "CR 1.2.3")
        ]
    );
    assert!(matches!(problems(&list, Premier, TODAY)[2].what, ProblemCode::NotADeckCard { kind } if kind.is_token()));
}

/// An unknown number is reported in any section.
#[test]
fn unknown_card_numbers_are_reported() {
    let mut list = premier();
    list.sideboard.push(row("SOR_999", 1));
    list.leaders[0] = row("XYZ_001", 1);
    assert_eq!(codes(&list, Premier, TODAY), ["unknown_card", "unknown_card"]);
    assert_eq!(problems(&list, Premier, TODAY)[0].what, ProblemCode::UnknownCard("XYZ_001".parse().unwrap()));
}

/// CR 9.2.2B: three copies, counted over deck and sideboard.
#[test]
fn a_fourth_copy_in_the_sideboard_is_reported() {
    let mut list = premier();
    let card = list.main[0].card;
    list.sideboard.push(decks::Entry::new(card, 1));
    assert_eq!(rules(&list, Premier, TODAY), [("too_many_copies", "CR 9.2.2B")]);
    let what = ProblemCode::TooManyCopies { have: 4, most: 3, over: CopyScope::DeckAndSideboard };
    assert_eq!(problems(&list, Premier, TODAY)[0].what, what);
    list.main[0].count = 2;
    list.main[16].count = 3;
    assert_eq!(codes(&list, Premier, TODAY), [] as [&str; 0]);
}

/// CR 9.2.2B, 8.5.1: printings of three sets are copies of one card, named once in the problem.
#[test]
fn reprints_are_copies_of_each_other() {
    let mut list = premier();
    list.main.extend([row("SOR_033", 1), row("SHD_030", 1), row("SEC_030", 1)]);
    assert_eq!(codes(&list, Premier, TODAY), [] as [&str; 0]);
    list.main.last_mut().unwrap().count = 2;
    let found = problems(&list, Premier, TODAY);
    assert_eq!(found.len(), 1);
    assert_eq!((short(&found[0]), found[0].names.clone()), ("too_many_copies", vec!["Death Trooper".to_owned()]));
    assert_eq!(found[0].cards.len(), 3);
    assert_legal(&DeckList { main: list.main[..19].to_vec(), ..list.clone() }, Premier, TODAY);
}

/// A hyperspace number is the same card, and its copies count with the plain ones.
#[test]
fn treatments_are_copies_of_each_other() {
    let mut list = premier();
    let plain = catalog().by_number(list.main[0].card).unwrap();
    let hyperspace = catalog().number_in(plain, model::Treatment::Hyperspace).unwrap();
    list.main.push(decks::Entry::new(hyperspace, 1));
    assert_eq!(codes(&list, Premier, TODAY), ["too_many_copies"]);
    list.main[0].count = 2;
    assert_legal(&list, Premier, TODAY);
}

/// CR 9.2.2C: a sideboard of up to ten cards.
#[test]
fn a_sideboard_has_at_most_ten_cards() {
    let mut list = premier();
    list.sideboard = twin_suns().main[30..40].to_vec();
    assert_eq!(codes(&list, Premier, TODAY), [] as [&str; 0]);
    assert_eq!((copies(&list.main), copies(&list.sideboard)), (50, 10));
    assert_legal(&list, Eternal, TODAY);
    list.sideboard[0].count = 2;
    assert_eq!(rules(&list, Premier, TODAY), [("sideboard_too_large", "CR 9.2.2C")]);
    let what = ProblemCode::SideboardTooLarge { have: 11, most: 10 };
    assert_eq!(only(&list, Premier, TODAY, "sideboard_too_large").what, what);
}

/// CR 1.2.4: cards of every aspect are legal with any leader and base.
#[test]
fn off_aspect_cards_are_legal() {
    let mut list = premier();
    list.leaders[0] = row("SEC_016", 1); // Cunning and Heroism
    assert_eq!(codes(&list, Premier, TODAY), [] as [&str; 0]);
}

/// CR 12.2.1A, 12.2.2: two leaders, a base, eighty different cards.
#[test]
fn eighty_different_cards_with_two_leaders_are_a_twin_suns_deck() {
    let mut list = twin_suns();
    assert_eq!((copies(&list.main), list.leaders.len()), (80, 2));
    assert_legal(&list, TwinSuns, TODAY);
    list.main.pop();
    assert_eq!(rules(&list, TwinSuns, TODAY), [("too_few_cards", "CR 12.2.1A")]);
    list.leaders.pop();
    assert_eq!(rules(&list, TwinSuns, TODAY)[0], ("leader_count", "CR 12.2.1A"));
}

/// CR 12.2.1A since Jump to Lightspeed: until 2025-03-13, 50 cards were enough.
#[test]
fn twin_suns_requires_eighty_cards_since_2025_03_14() {
    let minimum = |base: &str, on| {
        let base = catalog().by_number(number(base));
        constructed_minimum(&catalog(), &formats(), base, TwinSuns, day(on))
    };
    assert_eq!((minimum("JTL_020", "2025-03-13"), minimum("JTL_020", "2025-03-14")), (50, 80));
    assert_eq!((minimum("JTL_024", "2025-03-13"), minimum("JTL_024", "2025-03-14")), (60, 90));
    let set = "SOR".parse().unwrap();
    let cards = catalog();
    let list = DeckList {
        leaders: vec![row("SOR_001", 1), row("SOR_002", 1)],
        bases: vec![row("SOR_020", 1)],
        main: cards
            .cards_of(set)
            .filter(|card| card.kind.is_deck_card())
            .take(50)
            .map(|card| decks::Entry::new(card.number, 1))
            .collect(),
        ..DeckList::default()
    };
    assert_legal(&list, TwinSuns, "2025-03-13");
    assert_eq!(codes(&list, TwinSuns, "2025-03-14"), ["too_few_cards"]);
}

/// CR 12.2.2: one copy, reprints together.
#[test]
fn twin_suns_allows_one_copy_of_each_card() {
    let mut list = twin_suns();
    list.main[0].count = 2;
    assert_eq!(rules(&list, TwinSuns, TODAY), [("too_many_copies", "CR 12.2.2")]);
    list = twin_suns();
    list.main.extend([row("SOR_033", 1), row("SEC_030", 1)]);
    assert_eq!(codes(&list, TwinSuns, TODAY), ["too_many_copies"]);
}

/// CR 12.2.1A: the contents of a Twin Suns deck do not include a sideboard. CR 9.2.2C is only about Premier and
/// Eternal.
#[test]
fn twin_suns_has_no_sideboard() {
    let mut list = twin_suns();
    list.sideboard.push(row("SEC_030", 1));
    assert_eq!(rules(&list, TwinSuns, TODAY), [("no_sideboard", "CR 12.2.1A")]);
    let what = ProblemCode::NoSideboard { have: 1, format: "Twin Suns" };
    assert_eq!(only(&list, TwinSuns, TODAY, "no_sideboard").what, what);
}

/// CR 12.3.1: the two leaders must not be copies of each other, even as two printings or two rows.
#[test]
fn the_two_leaders_of_a_twin_suns_deck_must_differ() {
    let mut list = twin_suns();
    for leaders in [vec![row("JTL_009", 2)], vec![row("JTL_009", 1), row("JTL_009", 1)]] {
        list.leaders = leaders;
        assert_eq!(rules(&list, TwinSuns, TODAY), [("same_leader", "CR 12.3.1")]);
    }
    let leader = catalog().by_number(number("JTL_009")).unwrap();
    let showcase = catalog().number_in(leader, model::Treatment::Showcase).unwrap();
    list.leaders = vec![row("JTL_009", 1), decks::Entry::new(showcase, 1)];
    assert_eq!(codes(&list, TwinSuns, TODAY), ["same_leader"]);
}

/// CR 12.3.1: leaders of the same name with different subtitles are allowed (Boba Fett of SOR and of JTL).
#[test]
fn two_twin_suns_leaders_may_share_a_name() {
    let mut list = twin_suns();
    list.leaders = vec![row("JTL_009", 1), row("SOR_015", 1)];
    assert_eq!(codes(&list, TwinSuns, TODAY), [] as [&str; 0]);
}

/// CR 12.3.1: the front faces must not show both Heroism and Villainy. Leaders with neither fit all others.
#[test]
fn a_heroism_and_a_villainy_leader_are_refused_together() {
    let mut list = twin_suns();
    list.leaders = vec![row("JTL_009", 1), row("SEC_016", 1)];
    assert_eq!(rules(&list, TwinSuns, TODAY), [("opposed_leaders", "CR 12.3.1")]);
    let found = problems(&list, TwinSuns, TODAY);
    assert_eq!(found[0].names.len(), 2);
    for neutral in ["SEC_018", "LAW_001", "LAW_002", "ASH_001", "ASH_002"] {
        for sided in ["JTL_009", "SEC_016", "LAW_001"] {
            if neutral != sided {
                list.leaders = vec![row(neutral, 1), row(sided, 1)];
                assert_eq!(codes(&list, TwinSuns, TODAY), [] as [&str; 0], "{neutral} {sided}");
            }
        }
    }
}

/// CR 12.3.1 uses the faces at the start of the game: TWI_017 starts with Heroism and turns to Villainy.
#[test]
fn the_starting_face_of_a_leader_decides_its_alignment() {
    let mut list = twin_suns();
    list.leaders = vec![row("TWI_017", 1), row("SEC_016", 1)];
    assert_eq!(codes(&list, TwinSuns, TODAY), [] as [&str; 0]);
    list.leaders = vec![row("TWI_017", 1), row("JTL_009", 1)];
    assert_eq!(codes(&list, TwinSuns, TODAY), ["opposed_leaders"]);
}

/// Data Vault requires ten more cards, Thermal Oscillator five fewer, in each format (CR 1.3.1).
#[test]
fn two_bases_change_the_minimum_deck_size_in_each_format() {
    let minimum = |base: &str, format| {
        let base = catalog().by_number(number(base));
        constructed_minimum(&catalog(), &formats(), base, format, day(TODAY))
    };
    for (format, usual) in [(Premier, 50), (Eternal, 50), (TwinSuns, 80)] {
        assert_eq!(minimum("JTL_020", format), usual);
        assert_eq!(minimum("JTL_024", format), usual + 10);
        assert_eq!(minimum("JTL_025", format), usual - 5);
        assert_eq!(constructed_minimum(&catalog(), &formats(), None, format, day(TODAY)), usual);
    }
    let mut list = premier();
    list.bases[0] = row("JTL_024", 1);
    let found = only(&list, Premier, TODAY, "too_few_cards");
    assert_eq!(found.what, ProblemCode::TooFewCards { have: 50, need: 60 });
    assert_eq!(found.names, ["Data Vault"]);
    list.bases[0] = row("JTL_025", 1);
    list.main.pop();
    list.main.last_mut().unwrap().count = 0;
    assert_eq!(codes(&list, Premier, TODAY), [] as [&str; 0]);
    list.main[0].count = 2;
    assert_eq!(problems(&list, Premier, TODAY)[0].what, ProblemCode::TooFewCards { have: 44, need: 45 });
}

/// Swarming Vulture Droid allows fifteen copies of itself, even in Twin Suns (CR 1.3.1, 12.2.2).
#[test]
fn fifteen_vulture_droids_are_legal_and_sixteen_are_not() {
    for (mut list, format, rule) in [(premier(), Premier, "CR 9.2.2B"), (twin_suns(), TwinSuns, "CR 12.2.2")] {
        list.main.push(row("JTL_256", 15));
        assert_eq!(codes(&list, format, TODAY), [] as [&str; 0]);
        list.main.push(row("JTL_256", 1));
        assert_eq!(rules(&list, format, TODAY), [("too_many_copies", rule)]);
        let what = ProblemCode::TooManyCopies { have: 16, most: 15, over: CopyScope::DeckAndSideboard };
        assert_eq!(problems(&list, format, TODAY)[0].what, what);
    }
}

/// Rows without copies are ignored; absurd counts do not overflow.
#[test]
fn rows_without_copies_and_absurd_counts_are_handled() {
    let mut list = premier();
    list.main.extend([row("SOR_999", 0), row("SOR_T01", 0)]);
    list.leaders.push(row("JTL_001", 0));
    assert_legal(&list, Premier, TODAY);
    for entry in list.main.iter_mut().chain(&mut list.leaders).chain(&mut list.bases) {
        entry.count = u32::MAX;
    }
    list.sideboard = list.main.clone();
    let found = codes(&list, TwinSuns, TODAY);
    for code in ["leader_count", "same_leader", "base_count", "unknown_card", "too_many_copies", "no_sideboard"] {
        assert!(found.contains(&code), "{code} in {found:?}");
    }
}

/// All problems are reported at the same time, leaders first.
#[test]
fn all_problems_are_reported_at_once() {
    let list = DeckList {
        leaders: vec![row("JTL_050", 1), row("SOR_015", 1)],
        bases: vec![row("SOR_020", 2)],
        main: vec![row("SOR_999", 1), row("JTL_001", 1), row("JTL_051", 4), row("TS26_020", 1)],
        sideboard: vec![row("JTL_052", 3), row("JTL_053", 3), row("JTL_054", 3), row("JTL_055", 3)],
        ..DeckList::default()
    };
    assert_eq!(
        codes(&list, Premier, TODAY),
        [
            "not_a_leader",
            "leader_count",
            "base_count",
            "unknown_card",
            "not_a_deck_card",
            "rotated",
            "suspended",
            "rotated",
            "not_in_card_pool",
            "too_many_copies",
            "too_few_cards",
            "sideboard_too_large"
        ]
    );
}

/// Problems have a deck number only in Trilogy.
#[test]
fn a_problem_of_one_deck_has_no_deck_number() {
    let list = DeckList { main: Vec::new(), ..premier() };
    let found = only(&list, Premier, TODAY, "too_few_cards");
    assert_eq!(found.what, ProblemCode::TooFewCards { have: 0, need: 50 });
    assert_eq!((found.names.len(), found.rule, found.deck), (0, "CR 9.2.2A", None));
}
