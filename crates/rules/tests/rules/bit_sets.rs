//! Bits of the flags, traits and restrictions of cards. Saved games contain the first two, so they never change.

use ability::UnitRule;
use model::Trait;
use rules::{Flags, Restrictions, Traits};

/// Every flag with its bit.
const FLAGS: [(Flags, u32); 25] = [
    (Flags::EXHAUSTED, 0),
    (Flags::DEPLOYED, 1),
    (Flags::EPIC_USED, 2),
    (Flags::IN_SPACE, 3),
    (Flags::ENTERED_PHASE, 4),
    (Flags::ENTERED_ROUND, 5),
    (Flags::PLAYED_PHASE, 6),
    (Flags::ATTACKED_PHASE, 7),
    (Flags::DEFEATED_PHASE, 8),
    (Flags::HEALED_PHASE, 9),
    (Flags::DAMAGED_PHASE, 10),
    (Flags::DISCARDED_PHASE, 11),
    (Flags::FROM_HAND, 12),
    (Flags::SMUGGLED, 13),
    (Flags::REVEALED, 14),
    (Flags::FLIPPED, 15),
    (Flags::COPY, 16),
    (Flags::LED, 17),
    (Flags::PLOT, 18),
    (Flags::HIT_PHASE, 19),
    (Flags::DAMAGED_BASE, 20),
    (Flags::FELL_ATTACKING, 22),
    (Flags::RESCUED_PHASE, 23),
    (Flags::CREDITED, 24),
    (Flags::FELL_IN_COMBAT, 25),
];

#[test]
fn each_flag_is_saved_as_the_number_of_its_bit() {
    for (flag, bit) in FLAGS {
        let saved = serde_json::to_value(flag).unwrap();
        assert_eq!(saved, 1_u32 << bit, "bit {bit}");
        assert_eq!(serde_json::from_value::<Flags>(saved).unwrap(), flag);
    }
    let all = FLAGS.into_iter().fold(Flags::DAMAGED_BASES, |all, (flag, _)| all | flag);
    assert_eq!(all, Flags::all(), "a flag is missing in the table above");
}

#[test]
fn the_end_of_a_phase_clears_the_flags_about_the_phase_and_no_other() {
    let of_phase = [4, 6, 7, 8, 9, 10, 11, 19, 20, 23, 26, 27, 28, 29];
    assert_eq!(Flags::OF_PHASE.bits(), of_phase.into_iter().fold(0, |all, bit| all | 1 << bit));
    assert_eq!(Flags::ENTERED.bits(), 1 << 4 | 1 << 5);
}

#[test]
fn a_saved_set_keeps_bits_without_a_name() {
    let saved = serde_json::json!(u32::MAX);
    let flags: Flags = serde_json::from_value(saved.clone()).unwrap();
    assert_eq!(serde_json::to_value(flags).unwrap(), saved);
    let mut rest = flags;
    rest.remove(Flags::OF_PHASE);
    assert_eq!(rest.bits(), !Flags::OF_PHASE.bits());
}

#[test]
fn traits_are_saved_as_two_numbers_with_the_low_half_first() {
    for (at, one) in Trait::ALL.iter().enumerate() {
        let saved = serde_json::to_value(Traits::of([*one])).unwrap();
        let expected = if at < 64 { [1_u64 << at, 0] } else { [0, 1 << (at - 64)] };
        assert_eq!(saved, serde_json::json!(expected), "{one:?}");
        assert!(serde_json::from_value::<Traits>(saved).unwrap().has(*one));
    }
}

#[test]
fn each_unit_rule_has_a_bit_of_its_own() {
    let derived = [
        (Restrictions::NO_ABILITIES, 31),
        (Restrictions::CANT_ATTACK, 30),
        (Restrictions::CANT_ATTACK_SOME, 29),
        (Restrictions::ATTACKS_GROUND, 28),
        (Restrictions::ATTACKS_SPACE, 27),
    ];
    for (rule, bit) in derived {
        assert_eq!(rule.bits(), 1 << bit);
    }
    // The last rule in declaration order: all others have lower bits.
    let last = Restrictions::of(UnitRule::AttacksTwoUnits).bits();
    assert!(last < Restrictions::ATTACKS_SPACE.bits());
    let both = Restrictions::CANT_ATTACK | Restrictions::of(UnitRule::CantReady);
    assert!(both.has(UnitRule::CantReady) && !both.has(UnitRule::CantBeHealed));
}
